# Почему ход не принят: по тексту на каждый код fishka.referee.Reject.

reject-no-tiles = Не выложено ни одной фишки.
reject-blank-unnamed = Выберите букву для пустышки.
reject-swap-not-allowed = В этом издании фишка с поля не забирается.
reject-swap-wrong-letter = Забрать можно только пустышку и только за ту букву, которую она обозначает.
reject-swap-without-play = Забрать фишку — ещё не ход: выложите хотя бы одну.
reject-not-on-rack = На подставке нет: { $tiles }.
reject-off-board = Фишка лежит за краем поля.
reject-covered-square = Клетка занята: { $squares }.
reject-freed-tile-unused = Забранную пустышку нужно выложить этим же ходом.
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
reject-not-connected = Фишки должны соприкасаться с уже лежащими на поле.
reject-unknown-word = Нет в словаре: { $words }.
reject-repeated-word = Уже было в этой партии: { $words }.
