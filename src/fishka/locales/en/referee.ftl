# Why a play is refused: one text for each code of fishka.referee.Reject.

reject-no-tiles = No tile is laid.
reject-blank-unnamed = Choose a letter for the blank.
reject-swap-not-allowed = In this edition this tile cannot be taken off the board so.
reject-swap-wrong-letter = This tile cannot be given for that one: a blank is taken for the letter that it stands for, any other tile for another one.
reject-swap-without-play = Taking a tile is no play by itself: lay at least one more tile.
reject-not-on-rack = Not on your rack: { $tiles }.
reject-off-board = A tile lies outside the board.
reject-covered-square = Already taken: { $squares }.
reject-freed-tile-unused = The tile you took must be laid in the same play: { $tiles }.
reject-not-in-line = The tiles must lie in one row or one column.
reject-gap = There is a gap: { $squares }.
reject-one-tile =
    { $needed ->
        [one] The first play needs a tile.
       *[other] The first play needs at least { $needed } tiles.
    }
reject-misses-start = The first word must cover the start square { $squares }.
reject-not-connected = The tiles on the board must touch each other.
reject-unknown-word = Not in the dictionary: { $words }.
reject-repeated-word = Already played in this game: { $words }.
reject-blank-fixed = A blank on the board keeps its letter: { $squares }.
reject-second-swap = Only one tile may be taken off the board in a play.
reject-emptied-square = A square from which this play takes the tile stays empty: { $squares }.
reject-corner-not-forced = These tiles lie off the line and no crossing asks for them: { $squares }.
reject-no-shared-letter = The new word must hold at least one letter that lay on the board before.
reject-joker-exhausted = Every tile of this letter is on the board, a blank cannot stand for it: { $tiles }.
reject-too-short =
    { $needed ->
        [one] Shorter than { $needed } letter: { $words }.
       *[other] Shorter than { $needed } letters: { $words }.
    }
reject-two-extensions =
    { $needed ->
        [one] A play may lengthen only { $needed } word; this one lengthens: { $words }.
       *[other] A play may lengthen only { $needed } words; this one lengthens: { $words }.
    }
reject-opening-limit =
    { $limits ->
        [letters]
            { $needed ->
                [one] The first word needs at least { $needed } letter.
               *[other] The first word needs at least { $needed } letters.
            }
        [syllables]
            { $syllables ->
                [one] The first word needs at least { $syllables } syllable.
               *[other] The first word needs at least { $syllables } syllables.
            }
        [both] The first word is too short. It needs at least { $needed } letters and at least { $syllables } syllables.
       *[either] The first word is too short. It needs one of the two: at least { $needed } letters or at least { $syllables } syllables.
    }
