# Што не е во ред во записот на положба или потег. { $at } е бројот на знакот.
notation-field-missing =
    На положбата ѝ недостасува { $field ->
        [board] таблата
        [racks] држачите
        [scores] поените
       *[zero_turns] бројот на потези без поени
    } (на крајот).
notation-row-count = Таблата има { $found } реда, а не { $expected } (знак { $at }).
notation-row-length = Редот { $row } има { $found } полиња, а не { $expected } (знак { $at }).
notation-unknown-letter = Оваа игра нема плочка „{ $letter }“ (знак { $at }).
notation-lookalike-letter = „{ $letter }“ е од друга азбука; слична буква во оваа игра е „{ $meant }“ (знак { $at }).
notation-bracket-unclosed = Заграда не е затворена (знак { $at }).
notation-bracket-unopened = Заграда е затворена, а не е отворена (знак { $at }).
notation-rack-letter = Празна плочка на држач нема буква: пишете „?“, а не „{ $letter }“ (знак { $at }).
notation-not-a-number = „{ $text }“ не е број (знак { $at }).
notation-seats-differ = Има { $racks } држачи и { $scores } резултати (знак { $at }).
notation-operation-unclosed = Нема точка-запирка по „{ $operation }“ (знак { $at }).
notation-rack-too-long = Држачот { $rack } има { $found } плочки, а собира { $most }.
notation-too-many-tiles = Има { $found } плочки „{ $letter }“, а комплетот има { $most }.
notation-play-empty = Нема запишан потег.
notation-coordinate = „{ $text }“ не е поле: треба ред и латинична колона, 8F или F8 (знак { $at }).
notation-cyrillic-column = Колоните се латинични букви, а „{ $letter }“ не личи на ниедна (знак { $at }).
notation-off-board = На таблата нема поле { $square } (знак { $at }).
notation-runs-off-board = Зборот излегува од таблата (знак { $at }).
notation-word-missing = По полето нема збор (знак { $at }).
notation-nothing-there = На { $square } не лежи ништо (знак { $at }).
notation-square-taken = На { $square } лежи „{ $lies }“, а не „{ $given }“ (знак { $at }).
notation-square-twice = Полето { $square } е двапати (знак { $at }).
notation-set-item = „{ $text }“ не е поле со плочка, како F9:С (знак { $at }).
notation-set-unclosed = Множеството плочки не е затворено (знак { $at }).
