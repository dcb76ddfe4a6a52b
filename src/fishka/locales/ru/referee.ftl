# Почему ход не принят: по тексту на каждый код fishka.referee.Reject.

reject-no-tiles = Не выложено ни одной фишки.
reject-blank-unnamed = Выберите букву для пустышки.
reject-swap-not-allowed = В этом издании такую фишку с поля не забирают.
reject-swap-wrong-letter = За эту фишку такую отдать нельзя: забирают пустышку за ту букву, которую она обозначает, или фишку за другую.
reject-swap-without-play = Забрать фишку — ещё не ход: выложите хотя бы одну.
reject-not-on-rack = На подставке нет: { $tiles }.
reject-off-board = Фишка лежит за краем поля.
reject-covered-square = Клетка занята: { $squares }.
reject-freed-tile-unused = Забранную фишку нужно выложить этим же ходом: { $tiles }.
reject-not-in-line = Фишки должны лежать в одном ряду или в одном столбце.
reject-gap = Пропуск между фишками: { $squares }.
reject-one-tile =
    { $needed ->
        [one] Первым ходом нужно выложить фишку.
        [few] Первым ходом нужно выложить не меньше { $needed } фишек.
        [many] Первым ходом нужно выложить не меньше { $needed } фишек.
       *[other] Первым ходом нужно выложить не меньше { $needed } фишек.
    }
reject-misses-start = Первое слово должно пройти через начальную клетку { $squares }.
reject-not-connected = Фишки на поле должны соприкасаться друг с другом.
reject-unknown-word = Нет в словаре: { $words }.
reject-repeated-word = Уже было в этой партии: { $words }.
reject-blank-fixed = Пустышка на поле остаётся той же буквой: { $squares }.
reject-second-swap = За ход можно забрать с поля только одну фишку.
reject-emptied-square = Клетка, с которой фишка забрана этим же ходом, остаётся пустой: { $squares }.
reject-corner-not-forced = Эти фишки лежат вне линии хода, и ни одно пересечение их не требует: { $squares }.
reject-no-shared-letter = В новом слове должна быть хотя бы одна буква, которая уже лежала на поле.
reject-joker-exhausted = Все фишки этой буквы уже на поле, пустышка не может её обозначать: { $tiles }.
reject-too-short =
    { $needed ->
        [one] Слово короче { $needed } буквы: { $words }.
        [few] Слово короче { $needed } букв: { $words }.
        [many] Слово короче { $needed } букв: { $words }.
       *[other] Слово короче { $needed } букв: { $words }.
    }
reject-two-extensions =
    { $needed ->
        [one] За ход можно продлить только { $needed } слово; здесь продлены: { $words }.
        [few] За ход можно продлить только { $needed } слова; здесь продлены: { $words }.
        [many] За ход можно продлить только { $needed } слов; здесь продлены: { $words }.
       *[other] За ход можно продлить только { $needed } слова; здесь продлены: { $words }.
    }
reject-opening-limit =
    { $limits ->
        [letters]
            { $needed ->
                [one] В первом слове должна быть хотя бы { $needed } буква.
                [few] В первом слове должно быть не меньше { $needed } букв.
                [many] В первом слове должно быть не меньше { $needed } букв.
               *[other] В первом слове должно быть не меньше { $needed } букв.
            }
        [syllables]
            { $syllables ->
                [one] В первом слове должен быть хотя бы { $syllables } слог.
                [few] В первом слове должно быть не меньше { $syllables } слогов.
                [many] В первом слове должно быть не меньше { $syllables } слогов.
               *[other] В первом слове должно быть не меньше { $syllables } слогов.
            }
        [both] Первое слово слишком короткое. Букв нужно не меньше { $needed } и слогов не меньше { $syllables }.
       *[either] Первое слово слишком короткое. Нужно одно из двух: букв не меньше { $needed } или слогов не меньше { $syllables }.
    }
