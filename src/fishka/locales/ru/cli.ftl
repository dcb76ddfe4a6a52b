# Командная строка: справка, ответы, ошибки вызова.


## Справка

cli-about =
    Фишка: скрабл, эрудит и их родня — в браузере и в терминале.

    Сайт запускает «fishka serve», игру прямо здесь — «fishka play».
cli-help-usage = Вызов: { $usage }
cli-help-commands = Команды
cli-help-arguments = Аргументы
cli-help-options = Параметры
cli-help-help = Показать эту справку.
cli-help-version = Показать версию.
cli-help-choices = Одно из: { $choices }.
cli-help-default = По умолчанию: { $value }.
cli-help-epilogue =
    У каждой команды есть ещё --language ({ $languages }); без него язык выбирается по настройкам системы.
    Коды возврата: 0 — сделано или «да», 1 — «нет», 2 — неверный вызов, 3 — не хватает нужной части.

cli-serve-about =
    Запустить сайт.

    Пример: fishka serve --port 8080 --open
cli-play-about =
    Сыграть в терминале: с ботами или с друзьями за одной клавиатурой.

    Пример: fishka play erudit_biplant_131 --bots club
cli-editions-about =
    Перечислить все издания.

    Пример: fishka editions --json
cli-edition-about =
    Показать издание: правила, фишки и поле.

    Пример: fishka edition ru_scrabble_home
cli-word-about =
    Проверить слова по списку: есть ли слово и какая это форма какого слова.

    Пример: fishka word ru_general РОДА ЕЖУ
cli-score-about =
    Рассудить один ход: очки и слова либо причина отказа.

    Пример: fishka score ru_scrabble_home "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 АБВГДОР/ 0/0 0" "8H РОД"
    Если вместо позиции стоит «-», со стандартного ввода читаются строки «ПОЗИЦИЯ <табуляция> ХОД»
    (а если ход задан — просто позиции), и на каждую даётся одна строка ответа.
cli-moves-about =
    Перечислить ходы позиции, лучшие первыми.

    Пример: fishka moves en_home "15/15/15/15/15/15/15/4WORD7/15/15/15/15/15/15/15 STLING?/ 0/0 0" --top 5
    Если вместо позиции стоит «-», позиции читаются со стандартного ввода по одной в строке, и на каждую
    даётся одна строка ответа.
cli-match-about =
    Устроить много партий двух ботов между собой.

    Пример: fishka match strong club --games 100 --edition en_home
cli-train-about =
    Выучить по партиям, чего стоят оставленные на руках фишки, и показать партиями, насколько это сильнее.

    Пример: fishka train en_home --games 20000 --out runs/en
cli-bench-about =
    Насколько быстро эта машина находит ходы, и подпись ответов: она одна на всех машинах с той же
    версией и тем же списком.

    Пример: fishka bench en_home --games 20
cli-lexicon-about =
    Списки слов: какие есть, откуда взяты, что в них.
cli-lexicon-list-about =
    Перечислить списки слов.

    Пример: fishka lexicon list
cli-lexicon-info-about =
    Показать версию, размер, источники и лицензию списка.

    Пример: fishka lexicon info ru_general
cli-lexicon-build-about =
    Построить поисковые графы списка (или всех) сейчас, а не при первом обращении.

    Пример: fishka lexicon build ru_general
cli-lexicon-export-about =
    Вывести все слова списка по одному в строке.

    Пример: fishka lexicon export ru_nouns
cli-lexicon-import-about =
    Сделать свой список из текстового файла, по слову в строке.

    Пример: fishka lexicon import words.txt --id ru_club --language ru
    Списки турнирных федераций защищены: берите свою копию, если вам можно ею пользоваться.
cli-lexicon-search-about =
    Найти слова по образцу: ? — одна буква, * — сколько угодно букв.

    Пример: fishka lexicon search ru_general "?О?"
    fishka lexicon search ru_general КОРАБЛ? --sub --long-first --pos noun

cli-option-json = Вывести результат как JSON одной строкой.
cli-option-lexicon = Список слов вместо того, что указан в издании.
cli-option-edition = Издание, по которому играть.
cli-option-mod = Домашнее правило поверх издания; можно указать несколько раз.
cli-option-seed = Число, от которого зависит вся случайность.
cli-argument-edition = Имя издания, как в «fishka editions», или свой файл (.toml).
cli-argument-lexicon = Имя списка слов, как в «fishka lexicon list».
cli-argument-words = Слова, которые проверить.
cli-argument-position = Позиция одной строкой CGP или «-», чтобы читать позиции со стандартного ввода.
cli-argument-play = Ход, например «8F РОД».
cli-argument-pattern = Образец всего слова.
cli-argument-bot = Уровень бота.
cli-option-no-lexicon = Проверить только выкладку и очки, без словаря.
cli-option-top = Сколько ходов показать.
cli-option-all = Показать все ходы.
cli-option-count = Только сосчитать ходы.
cli-option-by = Порядок ходов: по очкам, по очкам с ценой оставленных фишек или по перебору (партии доигрываются).
cli-option-deals = Сколько раскладов скрытых фишек доиграть (для --by sim).
cli-option-host = Адрес, на котором отвечать.
cli-option-port = Порт, на котором отвечать.
cli-option-database = База данных игр; без неё — файл в вашей папке данных.
cli-option-open = Открыть сайт в браузере.
cli-option-bots = Уровни ботов за столом, через запятую: beginner, learner, casual, club, seasoned, strong, expert, master.
cli-option-seats = Сколько людей играет за этой клавиатурой.
cli-option-games = Сколько партий.
cli-option-better = Доля очков в процентах, которую последовательный критерий сравнивает с 50.
cli-option-decide = Закончить, как только критерий решит; тогда --games — самое большее.
cli-option-threads = Сколько потоков занять.
cli-option-bench-games = Сколько партий дают позиции для замера.
cli-option-train-games = По скольким партиям учиться, всеми поколениями вместе.
cli-option-generations = Сколько раз начинать заново с тем, что уже выучено.
cli-option-train-out = Папка: в ней хранятся шаги обучения, а в конце итог.
cli-option-resume = Продолжить начатое в папке.
cli-option-cluster = Адрес планировщика Dask, работники которого играют партии.
cli-option-rack = Фишек на руках, если не столько, сколько в правилах.
cli-option-improve = Начать с тех значений, что уже есть у набора, и проверить новые против них.
cli-option-proof = Пар партий против оценки без обучения, самое большее.
cli-argument-list-file = Текстовый файл: UTF-8, UTF-16, windows-1251 или KOI8-R.
cli-option-import-id = Имя списка, например ru_club.
cli-option-import-language = Язык списка, например ru.
cli-option-import-letters = Буквы его слов; если не указать, буквы языка.
cli-option-encoding = Кодировка файла, если по нему её не понять.
cli-option-limit = Сколько слов показать, не больше.
cli-option-edition-words = Судить по правилам этого издания: формы, части речи, длина, Ё.
cli-option-anagram = Слова из всех данных букв (? — пустышка).
cli-option-sub = Слова, которые можно сложить из данных букв (? — пустышка).
cli-option-hooks = Буквы, которые можно приставить к слову спереди, сзади и внутри.
cli-option-letters = Только слова, которые складываются из этих букв (? — пустышка).
cli-option-length = Длина, например 5, 5-7 или 5-.
cli-option-level = Насколько обычное, например 300 (и больше) или 200-350: частота по Ципфу, умноженная на 100.
cli-option-pos = Часть речи: noun, adjective, verb, participle, gerund, adverb, pronoun, numeral, function.
cli-option-tier = Насколько подтверждено; можно указать несколько раз.
cli-option-after = Продолжить после этого слова.
cli-option-long-first = Сначала длинные.

## Неверный вызов

cli-fault-see-help = Как вызывать, покажет «{ $command } --help».
cli-fault-usage = Неверный вызов: { $detail }
cli-fault-unknown-command = Нет команды «{ $given }». Команды: { $commands }.
cli-fault-unknown-command-near = Нет команды «{ $given }». Может быть, «{ $near }»?
cli-fault-unknown-option = Здесь нет параметра { $given }.
cli-fault-unknown-option-near = Здесь нет параметра { $given }. Может быть, { $near }?
cli-fault-argument-missing = Не хватает: { $name }.
cli-fault-argument-value = { $name }: «{ $given }» сюда не подходит.
cli-fault-argument-twice = { $name }: указано дважды.
cli-fault-argument-extra = Лишний аргумент: «{ $given }».
cli-fault-argument-not-text = Один из аргументов — не текст в UTF-8.
cli-fault-language = Нет языка «{ $given }». Языки: { $languages }.
cli-fault-line-not-text = Стандартный ввод, строка { $line }: не текст в UTF-8.
cli-fault-line-too-long = Стандартный ввод, строка { $line }: длиннее { NUMBER($limit, useGrouping: 0) } знаков.

## Издания

cli-edition-own = Иначе, чем в обычной домашней игре:
cli-edition-usual = Как обычно:
cli-edition-all-usual = Всё как в обычной домашней игре:
cli-edition-no-list = { $lexicon } (нет: загрузите)
cli-edition-players = игроков: { $least }–{ $most }
cli-board-letter = Б
cli-board-word = С
cli-fault-edition =
    { $count ->
        [one] Издание «{ $edition }» не годится:
       *[other] Издание «{ $edition }» не годится, ошибок: { $count }:
    }

## Слова и списки слов

cli-word-valid = есть
cli-word-invalid = нет
cli-word-spelled = пишется { $spelling }
cli-word-source = Откуда: { $source }
cli-word-also = Может стоять и вместо { $spelling }.
cli-word-empty = (пусто)
cli-word-appeal = Не согласны? На сайте («fishka serve», страница «Слова») под словом есть «Это слово должно быть» и «Этого слова быть не должно»; ответит тот, кто держит сайт («fishka lexicon appeals»).
cli-lexicon-count =
    { $count ->
        [one] { $count } слово
        [few] { $count } слова
       *[other] { $count } слов
    }
cli-lexicon-version = Версия: { $version }
cli-lexicon-hash = Отпечаток: { $hash }
cli-lexicon-lengths = По длине: { $lengths }
cli-lexicon-tiers = По надёжности: { $tiers }
cli-lexicon-licence = Лицензия: { $licence }
cli-lexicon-source = Источник: { $name } { $version } ({ $licence })
cli-lexicon-building = Строится: { $edition }, { $vocabulary }…
cli-lexicon-built = { $edition }, { $vocabulary }: { cli-lexicon-count }, { $kilobytes } КБ, { $seconds } с
cli-vocabulary-full = весь список
cli-vocabulary-polite = весь список, кроме грубых слов
cli-vocabulary-core = основа
cli-vocabulary-known = знакомые слова
cli-vocabulary-familiar = привычные слова
cli-vocabulary-everyday = обиходные слова
cli-vocabulary-common = частые слова
cli-import-done = { $id }: слов { $count }, строк { $lines }.
cli-import-encoding = Кодировка: { $encoding }.
cli-import-tally = { $what }: { $count }
cli-import-example = строка { NUMBER($line, useGrouping: 0) }: { $text }
cli-import-replaced = Прежний список с этим именем открывается по хешу { $hash }.
cli-import-rights = Можно ли пользоваться этим списком, решать вам.
cli-fault-import-letters = Буквы языка «{ $given }» неизвестны; назовите их через --letters.
cli-lexicon-more = …всего { $total }; дальше: --after { $after }
cli-lexicon-nothing = Таких слов нет.
cli-fault-lexicon-unknown = Нет списка слов «{ $given }». Есть: { $known }.
cli-fault-lexicon-not-there = Издание { $edition } играет по списку «{ $lexicon }», а его здесь нет. { $offer }
cli-offer-lexicon = Можно взять другой: --lexicon { $lexicon }.
cli-offer-none = Других списков этого языка тоже нет: установите программу заново, со словарями.
cli-fault-lexicon-language = Список «{ $lexicon }» — на языке { $given }, а издание { $edition } — на языке { $wanted }.
cli-fault-lexicon-unused = Ни одно издание не играет по списку «{ $lexicon }».
cli-word-source-band = Откуда: { $source }; { $band }
cli-fault-search-ways = Из --anagram, --sub и --hooks можно указать только одно.
cli-fault-pos = Нет части речи «{ $given }». Есть: { $known }.
cli-fault-pos-unknown = Словарь { $lexicon } не знает частей речи.
search-refused-letters = «{ $pattern }»: эти знаки здесь не годятся: { $signs }. Годятся буквы словаря, ? и *.
search-refused-too-long = В «{ $pattern }» больше букв, чем бывает в слове.{ $signs }
search-refused-empty = Искать нечего.{ $pattern }{ $signs }

## Положения и ходы

cli-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
cli-moves-none = Ходов нет.
cli-moves-stage = Раздачи
cli-moves-deals =
    { $all_deals ->
        [true] Все расклады скрытых фишек: { $deals }, позиций { $nodes }.
       *[false] Раскладов скрытых фишек { $deals }, позиций { $nodes }; в скобках: отброшен как безнадёжный после стольких.
    }
cli-moves-end =
    { $proved ->
        [true] Концовка доказана: отсюда до конца { $gain } очков, позиций { $nodes }.
       *[false] Не доказано: лучшее, что найдено за { $nodes } позиций; отсюда до конца { $gain } очков.
    }
cli-fault-position-not-searched = Для перебора нужны два места или больше и не больше фишек, чем в наборе.
cli-fault-rules-not-searched = По этим правилам ходы не перебираются; есть --by score и --by equity.
cli-line = строка { NUMBER($line, useGrouping: 0) }: { $faults }
cli-fault-together = Вместе не указываются: { $names }.
cli-fault-rack-unknown = Не сказано, какие фишки на подставке того, кто ходит.
cli-fault-position-lexicon = Позиция названа для списка слов «{ $lexicon }», а его здесь нет. Другой указывается так: --lexicon ID.

## Игра в терминале

cli-option-casual = Слова проверяет программа, никто не оспаривает (так против ботов, если не сказать --no-casual).
cli-play-edition = ru_scrabble_home
cli-play-you = Вы
cli-play-player = Игрок
cli-play-casual = Слова проверяет программа: опечатка не стоит хода. Играть с оспариванием: --no-casual
cli-play-ask-vote-play = Ход игрока { $name } остаётся? (да / нет)
cli-play-ask-vote-stuck = { $name } не находит слова. Вы тоже не находите? (да / нет, или покажите ход: 8F РОД)
cli-play-ask-vote-theme = Слово игрока { $name } подходит к теме? (да / нет)
cli-stand-in = Списка { $lexicon } этого издания здесь нет; пока его не загрузили, играет { $general }.
cli-play-challenges = Слова проверяются, только если ход оспорят. Чтобы их проверяла программа: --casual
cli-play-hint = Что вводить, покажет слово «помощь».
cli-play-how = Сначала клетка, потом слово: 8H СЛОВО — вправо от H8, H8 СЛОВО — вниз. Остальное покажет «помощь».
cli-play-help-word =
    8F РОД         слово по горизонтали от F8; по вертикали — F8 РОД
cli-play-help-blank =
    8F РОд         строчная буква среди прописных — пустышка; лежащие буквы пишут тоже или точкой: 8F .ОД
cli-play-help-equation =
    8F 2×3=6       равенство по горизонтали от F8; по вертикали — F8 2×3=6; знаки ×, ÷, − можно набрать как *, /, -
cli-play-help-sign =
    8F 2[?×]3=6    пустышка вместо ×; то, что уже на поле, пишут тоже или точкой: 8F .×3=6
cli-play-help-corner =
    {"{"}F8:Р,G9:О{"}"}    фишки по клеткам, если ход не лежит в одной линии
cli-play-help-swap =
    H6=Х 6H .ЛЫСТ  положить на H6 Х, забрать лежащую там фишку и продолжить ход
cli-play-help-remove =
    H6= 6H ЛИСТ    снять фишку с H6 и продолжить ход
cli-play-help-anew =
    H6~д 6H .ОМ    читать пустышку на H6 отныне как Д и продолжить ход
cli-play-help-exchange =
    -АБВ           обменять эти фишки, пустышка — ?
cli-play-help-pass =
    пас            пропустить ход (или просто -), когда правила это позволяют
cli-play-help-vowels =
    гласные 3      вместе со следующим ходом: взять три гласные («гласные»: решит программа)
cli-play-help-theme =
    тема           вместе со следующим ходом: попросить премию за слово по теме
cli-play-help-explain =
    объяснить ТЕКСТ   вместе со следующим ходом: сказать, что значат слова
cli-play-help-challenge =
    оспорить       оспорить последний ход (или !); «оспорить 2» — только второе слово
cli-play-help-stuck =
    застрял        вы не находите слова: фишки открываются, думают все
cli-play-help-show =
    открыть        открыть свои фишки и попросить помощи
cli-play-help-suggest =
    подсказать 8F РОД   другой игрок показывает ход тому, чья очередь, пока его фишки открыты
cli-play-help-hint =
    подсказка      программа покажет несколько ходов
cli-play-help-end =
    конец          сказать, что ходов ни у кого больше нет
cli-play-help-enough =
    конец          предложить закончить игру
cli-play-help-look =
    поле, счёт, остаток   показать поле, все ходы, невидимые фишки
cli-play-help-leave =
    сдаться, выход
cli-play-words-suggest = подсказать, подсказываю, suggest
cli-play-words-show = открыть, открываю, show
cli-play-words-hint = подсказка, hint
cli-play-words-vowels = гласные, vowels
cli-play-words-theme = тема, theme
cli-play-words-explain = объяснить, объясняю, explain
cli-play-bags = В мешочках: { $count }, из них гласных { $vowels }
cli-play-suggestion = { $name } показывает: { $play } — { $points }
cli-play-rack-shown = { $name }: фишки открыты.
cli-play-theme-claimed = { $name }: просит премию за слово по теме.
cli-play-along-vowels = Вместе со следующим ходом: гласных { $vowels }.
cli-play-along-any = Вместе со следующим ходом: сколько взять гласных, решит программа.
cli-play-along-theme = Вместе со следующим ходом: просите премию за тему.
cli-play-along-no-theme = Вместе со следующим ходом: премию за тему не просите.
cli-play-along-explain = Вместе со следующим ходом вы скажете: { $explanation }
cli-play-along-no-explain = Со следующим ходом объяснения не будет.
cli-play-explained = { $name } говорит: { $said }
cli-play-no-hint = Программа не находит хода.
cli-play-suggest-what = Показать можно только ход: подсказать 8F РОД
cli-play-ask-who-shows = Кто показывает ход? Номер ({ $names }; Enter — никто):
cli-play-ask-end-enough = { $name }, согласны закончить игру? (да, нет)
cli-play-offered-enough = { $name } предлагает закончить игру.
cli-play-words-help = помощь, справка, help, ?
cli-play-words-challenge = оспорить, оспариваю, challenge, !
cli-play-words-accept = принять, согласен, accept, ok
cli-play-words-end = конец, end
cli-play-words-agree = да, yes, y, д
cli-play-words-disagree = нет, no, n, н
cli-play-words-resign = сдаться, сдаюсь, resign
cli-play-words-stuck = застрял, застряла
cli-play-words-sheet = счёт, счет, ходы, sheet, score
cli-play-words-board = поле, board
cli-play-words-unseen = остаток, мешок, unseen, bag
cli-play-words-quit = выход, выйти, quit, exit
cli-play-words-pass = пас, пропуск, pass
cli-play-rack = Ваши фишки: { $rack }
cli-play-draw = Жребий: { $draws }.
cli-play-starts = Начинает: { $name }.
cli-play-exchanged = { $name }: обмен, фишек { $count }
cli-play-passed = { $name }: пас
cli-play-lost-turn = { $name }: ход пропущен за напрасное оспаривание
cli-play-timed-out = { $name }: время вышло, ход потерян
cli-play-thinks = { $name } думает…
cli-play-stuck = { $name } не находит слова. Фишки открыты: думайте вместе.
cli-play-stuck-ended =
    { $found ->
        [found] Слово для { $name } нашлось.
       *[not_found] Слова для { $name } никто не находит.
    }
cli-play-suggested = { $name } показывает ход, очков за него: { $points }.
cli-play-voted =
    { $said ->
        [yes] { $name }: да
       *[no] { $name }: нет
    }
cli-play-theme-judged = { $name }: за тему { $points }
cli-play-lost = { $name } проигрывает партию.
cli-play-challenged =
    { $verdict ->
        [stands] { $name } оспаривает ход. Ход остаётся: слова верные.
       *[falls] { $name } оспаривает ход. Ход снят: такого слова нет.
    }
cli-play-offered = { $name }: ходов больше ни у кого нет.
cli-play-offer-refused = { $name } не согласен кончать: играем дальше.
cli-play-resigned = { $name }: сдаётся.
cli-play-unseen = Не видно фишек: { $count }. { $tiles }
cli-play-won =
    { $count ->
        [one] Победа: { $names }.
       *[other] Победу делят: { $names }.
    }
cli-play-bag = В мешочке: { $count }
cli-sheet-withdrawn = { $words } — ход снят
cli-sheet-exchange = обмен, фишек { $count }
cli-sheet-pass = пас
cli-sheet-lost-turn = ход потерян
cli-sheet-resigned = сдался
cli-sheet-adjustment = поправка за остаток { $points }
cli-sheet-challenge-points = оспаривание { $points }
cli-sheet-overtime = просрочка времени { $points }
cli-sheet-lost-game = проигрывает партию
cli-play-ask-you = Ваш ход:
cli-play-ask-move = { $name }, ваш ход:
cli-play-ask-challenge = Ход можно оспорить ({ $words }). Enter — оставить, ! — оспорить:
cli-play-answer-challenge = Enter — ход остаётся; ! — оспорить все слова; ! 2 — только второе.
cli-play-ask-who = Кто оспаривает? Номер ({ $names }; Enter — никто):
cli-play-ask-end = { $name }: согласны, что ходов больше ни у кого нет? (да, нет)
cli-play-answer-end = Ответьте «да» или «нет».
cli-play-ask-resign = Точно сдаться? (да, нет)
cli-play-hand-over = Клавиатуру — { $name }, остальные отворачиваются. Готовы — Enter:
cli-play-exchange-which = Назовите фишки для обмена: -АБВ
cli-play-left = Игра оставлена недоигранной.
cli-fault-level = Нет уровня ботов «{ $given }». Есть:
cli-serve-at = Сайт: { $page } (остановить — Ctrl-C)
cli-fault-serve = Сайт не запускается: { $reason }.
cli-match-result =
    { $first } против { $second }: партий { $games }, побед { $wins }, ничьих { $draws }, { $rate } ({ $low } – { $high }),
    средняя разница { $spread }, партий в секунду { $speed }; отказов { $refusals }, расхождений в очках { $disagreements }.
    { $verdict ->
        [stronger] Показано: { $first } сильнее
        [not_stronger] Не показано, что { $first } сильнее
       *[open] Пока не решено
    } (последовательный критерий { $ratio }, границы { $lower } и { $upper }).
cli-train-result =
    { $file }: против оценки без обучения партий { $games }, { $rate } ({ $low } – { $high }), средняя разница { $spread }.
    { $verdict ->
        [stronger] Показано: сильнее
        [not_stronger] Не показано, что сильнее
       *[open] Пока не решено
    } (последовательный критерий { $ratio }, границы { $lower } и { $upper }).
cli-train-gain =
    Против прежних значений: партий { $games }, { $rate } ({ $low } – { $high }), средняя разница { $spread }.
    { $verdict ->
        [stronger] Показано: сильнее
        [not_stronger] Не показано, что сильнее
       *[open] Пока не решено
    } (последовательный критерий { $ratio }, границы { $lower } и { $upper }).
cli-bench-result =
    Подпись { $signature } (позиций { $positions })
    лучший ход { $best } мкс, все ходы { $all } мкс ({ $plays } млн ходов в секунду)
    жадных партий в секунду { $games }, поисков слова { $lookups } млн в секунду, граф слов { $graph } МБ
    доигрывание: позиций { $nodes } в секунду, партий на два хода вперёд { $samples } в секунду
cli-train-stage = поколение { $number }
cli-train-proof = проверка
cli-fault-train-exists = Папка { $folder } не пуста. Продолжить начатое в ней: --resume.
cli-fault-train-untrained = У { $edition } ещё нет выученных значений, которые можно улучшать.
cli-fault-train-differs = В папке { $folder } начато по другому плану: другие партии, поколения, число случайности, правила или список.
cli-fault-cluster = Кластер «{ $given }» недоступен: { $reason }. Нужны Dask (distributed) и планировщик по этому адресу.
cli-fault-database-url = База данных «{ $given }»: нужен адрес вида sqlite+aiosqlite:////путь/к/файлу.
cli-fault-system = Система не даёт сделать это: { $reason }.
cli-lexicon-appeals-about =
    Чего игроки сайта хотят от списков слов.

    Например: fishka lexicon appeals --state all
cli-lexicon-decide-about =
    Ответить на обращение. Принятое действует в партиях, которые начнутся после этого.

    Например: fishka lexicon decide k3v7qd accept --reason "Ушаков, т. 1, с. 12"
cli-argument-appeal = Номер обращения, как его показывает «appeals».
cli-argument-decision = accept — принять, reject — отклонить.
cli-option-appeal-state = Какие обращения: open, accepted, rejected или all.
cli-option-reason = Основание; его увидят все.
cli-appeal-add = добавить { $word } в { $lexicon }, голосов: { $count }
cli-appeal-remove = исключить { $word } из { $lexicon }, голосов: { $count }
cli-appeal-open = ждёт ответа
cli-appeal-accepted = принято
cli-appeal-rejected = отклонено
cli-appeals-none = Таких обращений нет.
cli-fault-appeal = Обращения { $given } нет.
cli-fault-database = База данных недоступна: { $reason }.

## Партия в файле

cli-option-saved = Продолжить партию, которую сохранила команда «сохранить ФАЙЛ».
cli-play-saved = Сохранено: { $path }. В файле все фишки, и скрытые тоже: он только для вас, и заглядывать в него не стоит. Продолжить: fishka play --resume { $path }
cli-play-save-no-name = Скажите куда: сохранить ФАЙЛ.
cli-play-save-exists = { $path } уже есть: возьмите другое имя.
cli-play-save-unwritable = Не удаётся записать { $path }.
cli-play-help-save =
    сохранить ФАЙЛ   оставить партию в своём файле; «fishka play --resume ФАЙЛ» её продолжит
cli-play-words-save = сохранить, сохрани
cli-play-resumed = Партия продолжается с того места, где её сохранили.
cli-fault-resume-unreadable = { $file } не читается. Есть ли он?
cli-fault-resume-not-saved = { $file } — не сохранённая партия.
cli-fault-resume-damaged = { $file } повреждён: сохранено было другое.
cli-fault-resume-newer = { $file } сохранила более новая Фишка.
cli-fault-resume-list = Партия начата с версией словаря { $lexicon }, которой здесь больше нет, а с другой её не продолжить.
cli-fault-resume-alone = При --resume всё остальное известно из файла; уберите: { $given }.
