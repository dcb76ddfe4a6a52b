# Что не так в записи позиции или хода. { $at } — который по счёту знак записи.
notation-field-missing =
    В позиции не хватает: { $field ->
        [board] доски
        [racks] подставок
        [scores] счёта
       *[zero_turns] числа ходов без очков
    } (конец записи).
notation-row-count = Рядов на доске { $found }, а должно быть { $expected } (знак { $at }).
notation-row-length = В ряду { $row } клеток { $found }, а должно быть { $expected } (знак { $at }).
notation-unknown-letter = Фишки «{ $letter }» в этой игре нет (знак { $at }).
notation-lookalike-letter = «{ $letter }» из другой азбуки; похожая буква этой игры — «{ $meant }» (знак { $at }).
notation-bracket-unclosed = Скобка не закрыта (знак { $at }).
notation-bracket-unopened = Скобка закрыта, но не открыта (знак { $at }).
notation-rack-letter = На подставке пустышка без буквы, пишется «?», а не «{ $letter }» (знак { $at }).
notation-not-a-number = «{ $text }» — не число (знак { $at }).
notation-seats-differ = Подставок { $racks }, а счётов { $scores } (знак { $at }).
notation-operation-unclosed = После «{ $operation }» нет точки с запятой (знак { $at }).
notation-rack-too-long = На подставке { $rack } фишек { $found }, а помещается { $most }.
notation-too-many-tiles = Фишек «{ $letter }» { $found }, а в наборе их { $most }.
notation-play-empty = Ход не записан.
notation-coordinate = «{ $text }» — не клетка: нужны номер ряда и латинская буква столбца, 8F или F8 (знак { $at }).
notation-cyrillic-column = Столбцы обозначены латинскими буквами, а «{ $letter }» не похожа ни на одну из них (знак { $at }).
notation-off-board = Клетки { $square } на доске нет (знак { $at }).
notation-runs-off-board = Слово не помещается на доску (знак { $at }).
notation-word-missing = После клетки нет слова (знак { $at }).
notation-nothing-there = На клетке { $square } ничего не лежит (знак { $at }).
notation-square-taken = На клетке { $square } лежит «{ $lies }», а не «{ $given }» (знак { $at }).
notation-square-twice = Клетка { $square } названа дважды (знак { $at }).
notation-set-item = «{ $text }» — не клетка с фишкой, как F9:С (знак { $at }).
notation-set-unclosed = Набор фишек не закрыт скобкой (знак { $at }).
