# What is wrong with the text of a position or a move. { $at } is the number of the character.
notation-field-missing =
    The position lacks { $field ->
        [board] the board
        [racks] the racks
        [scores] the scores
       *[zero_turns] the number of turns without points
    } (at its end).
notation-row-count = The board has { $found } rows, not { $expected } (character { $at }).
notation-row-length = Row { $row } has { $found } squares, not { $expected } (character { $at }).
notation-unknown-letter = This game has no tile “{ $letter }” (character { $at }).
notation-lookalike-letter = “{ $letter }” is of another alphabet; this game’s letter like it is “{ $meant }” (character { $at }).
notation-bracket-unclosed = A bracket is not closed (character { $at }).
notation-bracket-unopened = A bracket is closed and was not opened (character { $at }).
notation-rack-letter = A blank on a rack has no letter: write “?”, not “{ $letter }” (character { $at }).
notation-not-a-number = “{ $text }” is no number (character { $at }).
notation-seats-differ = There are { $racks } racks and { $scores } scores (character { $at }).
notation-operation-unclosed = No semicolon after “{ $operation }” (character { $at }).
notation-rack-too-long = Rack { $rack } has { $found } tiles and takes { $most }.
notation-too-many-tiles = There are { $found } tiles “{ $letter }”, and the set has { $most }.
notation-play-empty = No move is written.
notation-coordinate = “{ $text }” is no square: a row and a Latin column, 8F or F8 (character { $at }).
notation-cyrillic-column = Columns are Latin letters, and “{ $letter }” looks like none of them (character { $at }).
notation-off-board = There is no square { $square } on the board (character { $at }).
notation-runs-off-board = The word runs off the board (character { $at }).
notation-word-missing = No word after the square (character { $at }).
notation-nothing-there = Nothing lies on { $square } (character { $at }).
notation-square-taken = On { $square } lies “{ $lies }”, not “{ $given }” (character { $at }).
notation-square-twice = The square { $square } is there twice (character { $at }).
notation-set-item = “{ $text }” is no square with a tile, such as F9:S (character { $at }).
notation-set-unclosed = The set of tiles is not closed (character { $at }).
