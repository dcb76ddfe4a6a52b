# Отказы игры: почему ход или другое действие не состоялось.
refused-game-over = Игра окончена.
refused-not-a-seat = Это место уже не участвует в игре.
refused-stale-version = Положение на поле изменилось: посмотрите на него ещё раз.
refused-not-your-turn = Сейчас ходите не вы.
refused-window-open = Сначала решается, остаётся ли последний ход на поле: его ещё можно оспорить.
refused-no-window = Оспаривать нечего или уже поздно.
refused-own-play = Это ваш собственный ход.
refused-already-accepted = Вы уже согласились с этим ходом.
refused-already-held = Этот ход уже придержан: каждый может сделать это один раз, и не одновременно с другим.
refused-hold-not-allowed = В этом издании ход не придерживают.
refused-no-such-word =
    { $words ->
        [one] В этом ходе { $words } слово: укажите его.
        [few] В этом ходе { $words } слова: укажите одно или несколько из них.
       *[other] В этом ходе { $words } слов: укажите одно или несколько из них.
    }
refused-exchange-not-allowed = В этом издании фишки не обмениваются.
refused-exchange-nothing = Выберите фишки для обмена.
refused-exchange-not-held = Этих фишек на вашей подставке нет.
refused-exchange-too-many = Обменять можно столько фишек, сколько есть в мешочке, не больше: { $most }.
refused-bag-too-small = Обмен невозможен: фишек в мешочке { $bag }, а нужно не меньше { $needed }.
refused-pass-not-allowed = В этом издании ход не пропускают.
refused-propose-not-allowed = В этом издании игра не кончается по уговору, что ходов больше нет.
refused-offer-open = Закончить игру уже предложено: ждём ответов.
refused-offer-refused = В этом положении закончить игру уже предлагали, и получили отказ.
refused-no-offer = Закончить игру сейчас никто не предлагает.
refused-already-agreed = Вы уже согласились закончить игру.
refused-exchange-too-few =
    { $least ->
        [one] Обменяйте { $least } фишку.
        [few] Обменяйте { $least } фишки, не меньше.
       *[other] Обменяйте { $least } фишек, не меньше.
    }
refused-word-not-sought = Сначала скажите, что не находите слова: остальные поищут его вместе с вами.
refused-pass-with-full-bag = Пока фишки можно обменять, ход не пропускают.
refused-no-vote = Сейчас никого ни о чём не спрашивают.
refused-not-asked = Спрашивают других, а не вас.
refused-already-voted = Вы уже ответили.
refused-one-bag = В этой игре один мешочек: выбирать не из чего.
refused-nothing-to-draw = Добирать сейчас нечего.
refused-draw-choice = Возьмите гласных от { $least } до { $most }: иначе фишек в мешочках не хватит.
refused-help-not-allowed = Такой помощи в этом издании нет.
refused-already-asked = В этот ход остальных уже спрашивали.
refused-nobody-to-help = Фишки того, чей ход, лежат закрытыми.
refused-rack-stays-hidden = В этом издании фишки не показывают.
refused-already-shown = Эти фишки и так открыты.
refused-nothing-is-taken = В этой игре разложенные фишки не засчитываются, когда время вышло.
refused-no-theme = Темы, за которую дают премию, здесь нет.
refused-no-explanations = В этом издании слова не объясняют.
refused-explanation-length = Объяснение не длиннее { $most } знаков.
refused-seat-count = В эту игру играют от { $least } до { $most } игроков, а мест { $seats }.

# Чем кончилась игра.
end-out = Мешочек пуст, и один из игроков выложил все фишки.
end-all-passed = Все игроки подряд пропускали ход.
end-one-passed = Один из игроков пропускал ход за ходом.
end-no-moves = Ни у кого не осталось хода.
end-agreed = Игроки согласились, что ходов больше нет.
end-resigned = Остался один игрок, остальные сдались.
end-exchanged = Все игроки подряд обменивали фишки.
end-zero-turns = Слишком много ходов подряд ничего не принесли.
end-target = Один из игроков набрал победное количество очков.
end-challenge-lost = Игру решило оспаривание.
end-overtime = У одного из игроков вышло время.
end-abandoned = Давно никто не ходил: игра закрыта без победителя.
