# Зошто потегот е одбиен: по еден текст за секој код на fishka.referee.Reject.

reject-no-tiles = Не е поставена ниту една плочка.
reject-blank-unnamed = Изберете буква за празната плочка.
reject-swap-not-allowed = Во ова издание оваа плочка не може така да се земе од таблата.
reject-swap-wrong-letter = Оваа плочка не може да се даде за онаа: празна плочка се зема за буквата што ја означува, секоја друга за друга.
reject-swap-without-play = Земањето плочка само по себе не е потег: поставете уште барем една.
reject-not-on-rack = Не се на вашиот држач: { $tiles }.
reject-off-board = Плочка лежи надвор од таблата.
reject-covered-square = Веќе зафатено: { $squares }.
reject-freed-tile-unused = Земената плочка мора да се постави во истиот потег: { $tiles }.
reject-not-in-line = Плочките мора да лежат во еден ред или во една колона.
reject-gap = Има празнина: { $squares }.
reject-one-tile =
    { $needed ->
        [one] За првиот потег треба плочка.
       *[other] За првиот потег треба барем { $needed } плочки.
    }
reject-misses-start = Првиот збор мора да го покрие почетното поле { $squares }.
reject-not-connected = Плочките на таблата мора да се допираат.
reject-unknown-word = Не е во речникот: { $words }.
reject-repeated-word = Веќе одиграно во оваа игра: { $words }.
reject-blank-fixed = Празна плочка на таблата ја задржува својата буква: { $squares }.
reject-second-swap = Во еден потег само една плочка смее да се земе од таблата.
reject-emptied-square = Полето од кое овој потег зема плочка останува празно: { $squares }.
reject-corner-not-forced = Овие плочки се надвор од линијата, а ниедно вкрстување не ги бара: { $squares }.
reject-no-shared-letter = Новиот збор мора да има барем една буква што претходно лежела на таблата.
reject-joker-exhausted = Сите плочки со оваа буква се на таблата, празната не може да ја замени: { $tiles }.
reject-too-short =
    { $needed ->
        [one] Пократко од { $needed } буква: { $words }.
       *[other] Пократко од { $needed } букви: { $words }.
    }
reject-two-extensions =
    { $needed ->
        [one] Потегот смее да продолжи само { $needed } збор; овој ги продолжува: { $words }.
       *[other] Потегот смее да продолжи само { $needed } збора; овој ги продолжува: { $words }.
    }
reject-opening-limit =
    { $limits ->
        [letters]
            { $needed ->
                [one] Првиот збор треба да има барем { $needed } буква.
               *[other] Првиот збор треба да има барем { $needed } букви.
            }
        [syllables]
            { $syllables ->
                [one] Првиот збор треба да има барем { $syllables } слог.
               *[other] Првиот збор треба да има барем { $syllables } слога.
            }
        [both] Првиот збор е прекраток. Треба барем { $needed } букви и барем { $syllables } слога.
       *[either] Првиот збор е прекраток. Треба едно од двете: барем { $needed } букви или барем { $syllables } слога.
    }
