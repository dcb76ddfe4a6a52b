# Одбивања на играта: зошто потег или друго дејство не стана.
refused-game-over = Играта е завршена.
refused-not-a-seat = Ова место веќе не учествува во играта.
refused-stale-version = Положбата се смени: погледнете ја повторно.
refused-not-your-turn = Не сте на потег.
refused-window-open = Прво се одлучува дали останува последниот потег: уште може да се оспори.
refused-no-window = Нема што да се оспори, или е предоцна.
refused-own-play = Ова е ваш потег.
refused-already-accepted = Веќе го прифативте овој потег.
refused-already-held = Овој потег веќе е задржан: секој може тоа да го стори еднаш, и не додека друг го држи.
refused-hold-not-allowed = Во ова издание потезите не се задржуваат.
refused-no-such-word =
    { $words ->
        [one] Во овој потег има { $words } збор: наведете го.
       *[other] Во овој потег има { $words } збора: наведете еден или повеќе од нив.
    }
refused-exchange-not-allowed = Во ова издание плочките не се разменуваат.
refused-exchange-nothing = Изберете плочки за размена.
refused-exchange-not-held = Тие плочки не се на вашиот држач.
refused-exchange-too-many = Може да размените колку што има во торбичката, не повеќе: { $most }.
refused-bag-too-small = Нема размена: во торбичката има { $bag }, а треба { $needed } или повеќе.
refused-pass-not-allowed = Во ова издание потезите не се прескокнуваат.
refused-propose-not-allowed = Во ова издание играта не завршува со договор.
refused-offer-open = Веќе е предложено да се заврши: се чекаат одговорите.
refused-offer-refused = Во оваа положба крај веќе беше предложен и одбиен.
refused-no-offer = Никој сега не предлага крај.
refused-already-agreed = Веќе се согласивте играта да заврши.
refused-exchange-too-few =
    { $least ->
        [one] Разменете { $least } плочка.
       *[other] Разменете { $least } плочки, не помалку.
    }
refused-word-not-sought = Прво кажете дека сте заглавени: другите бараат збор со вас.
refused-pass-with-full-bag = Нема прескокнување додека плочките може да се разменат.
refused-no-vote = Сега никој не се прашува.
refused-not-asked = Се прашуваат другите, не вие.
refused-already-voted = Веќе дадовте одговор.
refused-one-bag = Оваа игра има една торбичка: нема што да се бира.
refused-nothing-to-draw = Сега нема што да се влече.
refused-draw-choice = Земете од { $least } до { $most } самогласки: торбичките немаат друг број.
refused-help-not-allowed = Во ова издание нема таква помош.
refused-already-asked = Во овој потег другите веќе се прашани.
refused-nobody-to-help = Плочките на играчот на потег не се отворени.
refused-rack-stays-hidden = Во ова издание никој не ги покажува плочките.
refused-already-shown = Овие плочки веќе се отворени.
refused-nothing-is-taken = Во оваа игра поставените плочки не се играат кога ќе истече времето.
refused-no-theme = Тука нема тема за која се бараат поени.
refused-no-explanations = Во ова издание зборовите не се објаснуваат.
refused-explanation-length = Објаснувањето има најмногу { $most } знаци.
refused-seat-count = Оваа игра е за { $least } до { $most } играчи, а не за { $seats }.

# Како заврши играта.
end-out = Торбичката е празна, а еден играч ги постави сите плочки.
end-all-passed = Сите играчи прескокнаа еден по друг.
end-one-passed = Еден играч прескокнуваше потег по потег.
end-no-moves = Никому не му остана потег.
end-agreed = Играчите се согласија дека никој не може да игра.
end-resigned = Остана еден играч, другите се предадоа.
end-exchanged = Сите играчи разменуваа еден по друг.
end-zero-turns = Премногу потези по ред не донесоа ништо.
end-target = Еден играч го достигна целниот резултат.
end-challenge-lost = Оспорувањето ја реши играта.
end-overtime = Еден играч го потроши времето.
end-abandoned = Долго никој не играше: играта е затворена без победник.
