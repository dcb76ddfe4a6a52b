# Командната линија: страници за помош, одговори, грешки на повикот.


## Страници за помош

cli-about =
    Fishka: „Скрабл“, „Ерудит“ и нивните роднини, во прелистувач и во терминал.

    Страницата се пушта со „fishka serve“, играта овде со „fishka play“.
cli-help-usage = Употреба: { $usage }
cli-help-commands = Наредби
cli-help-arguments = Аргументи
cli-help-options = Опции
cli-help-help = Покажи ја оваа страница.
cli-help-version = Покажи ја верзијата.
cli-help-choices = Едно од: { $choices }.
cli-help-default = Вообичаено: { $value }.
cli-help-epilogue =
    Секоја наредба прима и --language ({ $languages }); без неа одлучува поставката на системот.
    Излезни кодови: 0 готово или да, 1 не, 2 повикот е погрешен, 3 недостасува потребен дел.

cli-serve-about =
    Пушти ја страницата.

    Пример: fishka serve --port 8080 --open
cli-play-about =
    Играј во терминал, против ботови или со пријатели на една тастатура.

    Пример: fishka play mk_scrabble --bots club
cli-editions-about =
    Наброј ги сите изданија.

    Пример: fishka editions --json
cli-edition-about =
    Покажи издание: правила, плочки и табла.

    Пример: fishka edition mk_scrabble
cli-word-about =
    Провери зборови во список: важат ли, и која форма на кој збор се.

    Пример: fishka word mk_general ЖЕНАТА ОРО
cli-score-about =
    Просуди еден потег: поени и зборови, или зошто е одбиен.

    Пример: fishka score ru_scrabble_home "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 АБВГДОР/ 0/0 0" "8H РОД"
    Со „-“ на местото на положбата од стандардниот влез се читаат редови „ПОЛОЖБА <таб> ПОТЕГ“ (ако потегот е
    даден, самите положби), и на секој се одговара со еден ред.
cli-moves-about =
    Наброј ги потезите во положба, најдобриот прв.

    Пример: fishka moves en_home "15/15/15/15/15/15/15/4WORD7/15/15/15/15/15/15/15 STLING?/ 0/0 0" --top 5
    Со „-“ на местото на положбата положбите се читаат од стандардниот влез, по една во ред, секоја со еден ред одговор.
cli-match-about =
    Пушти два бота да одиграат многу игри еден против друг.

    Пример: fishka match strong club --games 100 --edition mk_scrabble
cli-lexicon-about =
    Списоците со зборови: кои ги има, од каде се, што има во нив.
cli-lexicon-list-about =
    Наброј ги списоците.

    Пример: fishka lexicon list
cli-lexicon-info-about =
    Покажи ги верзијата, големината, изворите и лиценцата на список.

    Пример: fishka lexicon info mk_general
cli-lexicon-build-about =
    Изгради ги графовите за пребарување на список (или на сите) сега, а не при првата употреба.

    Пример: fishka lexicon build mk_general
cli-lexicon-export-about =
    Испиши го секој збор од список, по еден во ред.

    Пример: fishka lexicon export mk_general
cli-lexicon-search-about =
    Најди зборови по образец: ? е една буква, * колку било букви.

    Пример: fishka lexicon search mk_general "?О?"

cli-option-json = Испиши го резултатот како JSON, во еден ред.
cli-option-lexicon = Список што се користи наместо оној на изданието.
cli-option-edition = Издание што се игра.
cli-option-mod = Домашно правило врз изданието; може повеќепати.
cli-option-seed = Број што ги определува сите случајни исходи.
cli-argument-edition = Ознака на изданието, како што ги набројува „fishka editions“, или своја датотека (.toml).
cli-argument-lexicon = Ознака на списокот, како што ги набројува „fishka lexicon list“.
cli-argument-words = Зборови за проверка.
cli-argument-position = Положба како еден ред CGP, или „-“ за читање од стандардниот влез.
cli-argument-play = Потегот, на пример „8F РОД“.
cli-argument-pattern = Образец на цел збор.
cli-argument-bot = Ниво на бот.
cli-option-no-lexicon = Суди само за поставување и поени.
cli-option-top = Колку потези да се покажат.
cli-option-all = Покажи го секој потег.
cli-option-count = Само изброј ги потезите.
cli-option-by = Редослед на потезите.
cli-option-host = Адреса на која се слуша.
cli-option-port = Порта на која се слуша.
cli-option-database = База на игрите; без неа датотека во вашата папка со податоци.
cli-option-open = Отвори ја страницата во прелистувач.
cli-option-bots = Нивоа на ботовите што играат, одделени со запирки.
cli-option-seats = Колку луѓе играат на оваа тастатура.
cli-option-games = Колку игри.
cli-option-better = Делот од поените, во проценти, што последователниот тест го споредува со 50.
cli-option-decide = Заврши штом тестот ќе одлучи; тогаш --games е најмногу.
cli-option-limit = Колку зборови најмногу да се покажат.

## Погрешен повик

cli-fault-see-help = „{ $command } --help“ покажува како се повикува.
cli-fault-usage = Повикот е погрешен: { $detail }
cli-fault-unknown-command = Нема наредба „{ $given }“. Наредби: { $commands }.
cli-fault-unknown-command-near = Нема наредба „{ $given }“. Мислевте на „{ $near }“?
cli-fault-unknown-option = Тука нема опција { $given }.
cli-fault-unknown-option-near = Тука нема опција { $given }. Мислевте на { $near }?
cli-fault-argument-missing = Недостасува { $name }.
cli-fault-argument-value = { $name }: „{ $given }“ не одговара тука.
cli-fault-argument-twice = { $name } е дадено двапати.
cli-fault-argument-extra = „{ $given }“ е вишок.
cli-fault-argument-not-text = Аргумент не е текст во UTF-8.
cli-fault-language = Нема јазик „{ $given }“. Јазици: { $languages }.
cli-fault-line-not-text = Стандарден влез, ред { $line }: не е текст во UTF-8.
cli-fault-line-too-long = Стандарден влез, ред { $line }: подолг од { NUMBER($limit, useGrouping: 0) } знаци.

## Изданија

cli-edition-own = Се разликува од вообичаената домашна игра:
cli-edition-usual = Како обично:
cli-edition-all-usual = Како во вообичаената домашна игра:
cli-edition-no-list = { $lexicon } (го нема: внесете го)
cli-edition-players = { $least }–{ $most } играчи
cli-board-letter = Б
cli-board-word = З
cli-fault-edition =
    { $count ->
        [one] Изданието „{ $edition }“ не може да се користи:
       *[other] Изданието „{ $edition }“ не може да се користи, грешки: { $count }:
    }

## Зборови и списоци

cli-word-valid = важи
cli-word-invalid = не важи
cli-word-spelled = се пишува { $spelling }
cli-word-source = Од: { $source }
cli-word-also = Може да стои и наместо { $spelling }.
cli-word-empty = (празно)
cli-word-appeal = Не се согласувате? На сајтот („fishka serve“, страница „Зборови“) под зборот има „Ова треба да биде збор“ и „Ова не треба да биде збор“; одговара тој што го одржува сајтот („fishka lexicon appeals“).
cli-lexicon-count =
    { $count ->
        [one] { $count } збор
       *[other] { $count } зборови
    }
cli-lexicon-version = Верзија: { $version }
cli-lexicon-hash = Отпечаток: { $hash }
cli-lexicon-lengths = По должина: { $lengths }
cli-lexicon-tiers = По слој: { $tiers }
cli-lexicon-licence = Лиценца: { $licence }
cli-lexicon-source = Извор: { $name } { $version } ({ $licence })
cli-lexicon-building = Се гради: { $edition }, { $vocabulary }…
cli-lexicon-built = { $edition }, { $vocabulary }: { cli-lexicon-count }, { $kilobytes } KB, { $seconds } s
cli-vocabulary-full = целиот список
cli-vocabulary-core = основа
cli-vocabulary-known = познати зборови
cli-vocabulary-everyday = секојдневни зборови
cli-vocabulary-common = чести зборови
cli-lexicon-more = …и уште (вкупно { $total }); за да ги видите: --limit, или --after { $after }
cli-lexicon-nothing = Нема такви зборови.
cli-fault-lexicon-unknown = Нема список „{ $given }“. Постојат: { $known }.
cli-fault-lexicon-not-there = Изданието { $edition } се игра со списокот „{ $lexicon }“, кој не е тука. { $offer }
cli-offer-lexicon = Може и друг: --lexicon { $lexicon }.
cli-offer-none = Нема ни друг список на тој јазик: поставете ја програмата одново, со списоците.
cli-fault-lexicon-language = Списокот „{ $lexicon }“ е на јазикот { $given }, а изданието { $edition } на { $wanted }.
cli-fault-lexicon-unused = Ниедно издание не се игра со списокот „{ $lexicon }“.

## Положби и потези

cli-points =
    { $count ->
        [one] { $count } поен
       *[other] { $count } поени
    }
cli-moves-none = Нема потег.
cli-line = ред { NUMBER($line, useGrouping: 0) }: { $faults }
cli-fault-together = Овие не може заедно: { $names }.
cli-fault-rack-unknown = Положбата не ги кажува плочките на држачот на потег.
cli-fault-position-lexicon = Положбата го наведува списокот „{ $lexicon }“, кој не е тука. За да земете друг: --lexicon ОЗНАКА.

## Игра во терминал

cli-option-casual = Програмата ги проверува зборовите и никој не оспорува (така е против ботови, ако не се наведе --no-casual).
cli-play-edition = mk_scrabble
cli-play-you = Вие
cli-play-player = Играч
cli-play-casual = Програмата ги проверува зборовите: за грешка при пишување не се губи потег. За игра со оспорување: --no-casual
cli-play-ask-vote-play = Дали потегот на { $name } останува? (да / не)
cli-play-ask-vote-stuck = { $name } не наоѓа збор. Ни вие не наоѓате? (да / не, или покажете потег: 8F ЗБОР)
cli-play-ask-vote-theme = Дали зборот на { $name } одговара на темата? (да / не)
cli-play-challenges = Зборовите се проверуваат само кога потегот се оспорува. За да ги проверува програмата: --casual
cli-play-hint = Зборот „помош“ покажува што се пишува.
cli-play-how = Прво полето, потоа зборот: 8H ЗБОР оди надесно од H8, H8 ЗБОР надолу. Другото го покажува „помош“.
cli-play-help-word =
    8F ЗБОР        збор водоравно од F8; F8 ЗБОР е надолу
cli-play-help-blank =
    8F ЗБОр        мала буква меѓу големи е празна плочка; буквите од таблата се пишуваат исто, или како точка: 8F .БОР
cli-play-help-equation =
    8F 2×3=6       равенство водоравно од F8; F8 2×3=6 е надолу; знаците ×, ÷, − може да се пишуваат како *, /, -
cli-play-help-sign =
    8F 2[?×]3=6    празна плочка наместо ×; она што е на таблата се пишува исто, или како точка: 8F .×3=6
cli-play-help-corner =
    {"{"}F8:З,G9:Б{"}"}    плочки по полиња, кога потегот не лежи во една линија
cli-play-help-swap =
    H6=А 6H .ЛИСТ  стави А на H6, земи ја плочката оттаму и продолжи го потегот
cli-play-help-remove =
    H6= 6H ЛИСТ    тргни ја плочката од H6 и продолжи го потегот
cli-play-help-anew =
    H6~д 6H .ОМ    отсега читај ја празната плочка на H6 како Д и продолжи го потегот
cli-play-help-exchange =
    -АБВ           размени ги овие плочки, празната е ?
cli-play-help-pass =
    прескокни      прескокни (или само -), кога правилата допуштаат
cli-play-help-vowels =
    самогласки 3   со следниот потег: три од новите плочки да бидат самогласки („самогласки“: решава програмата)
cli-play-help-theme =
    тема           со следниот потег: побарај бонус за збор од темата
cli-play-help-explain =
    објасни ТЕКСТ  со следниот потег: кажи што значат зборовите
cli-play-help-challenge =
    оспори         оспори го последниот потег (или !); „оспори 2“: само вториот збор
cli-play-help-stuck =
    заглавив       не наоѓате збор: плочките се отворени, сите размислуваат
cli-play-help-show =
    отвори         отворете ги своите плочки и побарајте помош
cli-play-help-suggest =
    предложи 8F ЗБОР   друг играч му покажува потег на тој што е на ред, додека плочките му се отворени
cli-play-help-hint =
    совет          програмата покажува неколку потези
cli-play-help-end =
    крај           кажи дека никој веќе не може да игра
cli-play-help-enough =
    крај           предложи крај на играта
cli-play-help-look =
    табла, лист, невидени   покажи ја таблата, сите потези, плочките што не ги гледате
cli-play-help-leave =
    предај, излез
cli-play-words-suggest = предложи, suggest
cli-play-words-show = отвори, show
cli-play-words-hint = совет, hint
cli-play-words-vowels = самогласки, vowels
cli-play-words-theme = тема, theme
cli-play-words-explain = објасни, explain
cli-play-bags = Во торбичките: { $count }, од нив самогласки { $vowels }
cli-play-suggestion = { $name } покажува: { $play } — { $points }
cli-play-rack-shown = { $name } ги отвора плочките.
cli-play-theme-claimed = { $name } бара бонус за темата.
cli-play-along-vowels = Со следниот потег: самогласки { $vowels }.
cli-play-along-any = Со следниот потег: самогласките ги избира програмата.
cli-play-along-theme = Со следниот потег: се бара бонус за темата.
cli-play-along-no-theme = Со следниот потег: не се бара бонус за темата.
cli-play-along-explain = Со следниот потег велите: { $explanation }
cli-play-along-no-explain = Со следниот потег ништо не се објаснува.
cli-play-explained = { $name } вели: { $said }
cli-play-no-hint = Програмата не наоѓа потег.
cli-play-suggest-what = Може да се покаже само потег: предложи 8F ЗБОР
cli-play-ask-who-shows = Кој покажува потег? Број ({ $names }; Enter: никој):
cli-play-ask-end-enough = { $name }: се согласувате ли да заврши играта? (да, не)
cli-play-offered-enough = { $name } предлага крај на играта.
cli-play-words-help = помош, help, ?
cli-play-words-challenge = оспори, challenge, !
cli-play-words-accept = прифати, accept, ok
cli-play-words-end = крај, end
cli-play-words-agree = да, yes, y
cli-play-words-disagree = не, no, n
cli-play-words-stuck = заглавив
cli-play-words-resign = предај, resign
cli-play-words-sheet = лист, sheet
cli-play-words-board = табла, board
cli-play-words-unseen = невидени, unseen, bag
cli-play-words-quit = излез, quit, exit
cli-play-words-pass = прескокни, pass
cli-play-rack = Вашите плочки: { $rack }
cli-play-draw = Ждрепката за почеток: { $draws }.
cli-play-starts = Прв игра: { $name }.
cli-play-exchanged = { $name }: размена, плочки: { $count }
cli-play-passed = { $name }: прескокнување
cli-play-lost-turn = { $name }: изгубен потег за погрешно оспорување
cli-play-timed-out = { $name }: времето истече, потегот е изгубен
cli-play-thinks = { $name } размислува…
cli-play-stuck = { $name } не наоѓа збор. Плочките се отворени: мислете заедно.
cli-play-stuck-ended =
    { $found ->
        [found] За { $name } се најде збор.
       *[not_found] Никој не наоѓа збор за { $name }.
    }
cli-play-suggested = { $name } покажува потег за { $points }.
cli-play-voted =
    { $said ->
        [yes] { $name }: да
       *[no] { $name }: не
    }
cli-play-theme-judged = { $name }: { $points } за темата
cli-play-lost = { $name } ја изгуби играта.
cli-play-challenged =
    { $verdict ->
        [stands] { $name } го оспорува потегот. Потегот останува: зборовите важат.
       *[falls] { $name } го оспорува потегот. Потегот се вади: нема таков збор.
    }
cli-play-offered = { $name }: никој веќе не може да игра.
cli-play-offer-refused = { $name } не се согласува со крај: играта продолжува.
cli-play-resigned = { $name }: се предаде.
cli-play-unseen = Плочки што не ги гледате: { $count }. { $tiles }
cli-play-won =
    { $count ->
        [one] Победник: { $names }.
       *[other] Победници: { $names }.
    }
cli-play-bag = Во торбичката: { $count }
cli-sheet-withdrawn = { $words } — извадено
cli-sheet-exchange = размена, плочки: { $count }
cli-sheet-pass = прескокнување
cli-sheet-lost-turn = изгубен потег
cli-sheet-resigned = се предаде
cli-sheet-adjustment = преостанати плочки { $points }
cli-sheet-challenge-points = оспорување { $points }
cli-sheet-overtime = пречекорување { $points }
cli-sheet-lost-game = ја изгуби играта
cli-play-ask-you = Вашиот потег:
cli-play-ask-move = { $name }, вашиот потег:
cli-play-ask-challenge = Потегот може да се оспори ({ $words }). Enter: нека остане; !: оспори:
cli-play-answer-challenge = Enter: останува; !: оспори ги сите зборови; ! 2: само вториот.
cli-play-ask-who = Кој оспорува? Број ({ $names }; Enter: никој):
cli-play-ask-end = { $name }: се согласувате ли дека никој веќе не може да игра? (да, не)
cli-play-answer-end = Одговорете „да“ или „не“.
cli-play-ask-resign = Навистина се предавате? (да, не)
cli-play-hand-over = Тастатурата ја зема { $name }; другите не гледаат. Притиснете Enter кога ќе бидете подготвени:
cli-play-exchange-which = Наведете ги плочките за размена: -АБВ
cli-play-left = Играта остана незавршена.
cli-fault-level = Нема ниво на бот „{ $given }“. Постојат:
cli-serve-at = Страницата: { $page } (Ctrl-C ја запира)
cli-fault-serve = Страницата не може да се пушти: { $reason }.
cli-match-result =
    { $first } против { $second }: игри { $games }, добиени { $wins }, нерешени { $draws }, { $rate } ({ $low } – { $high }),
    просечна разлика { $spread }, { $speed } игри во секунда; одбиени потези: { $refusals }, различни поени: { $disagreements }.
    { $verdict ->
        [stronger] Покажано е дека { $first } е посилен
        [not_stronger] Не е покажано дека { $first } е посилен
       *[open] Уште не е решено
    } (последователен тест { $ratio }, граници { $lower } и { $upper }).
cli-fault-database-url = База „{ $given }“: потребна е адреса како sqlite+aiosqlite:////path/to/file.
cli-fault-system = Системот не допушта: { $reason }.
cli-lexicon-appeals-about =
    Што бараат играчите на страницата да се смени во списоците.

    На пример: fishka lexicon appeals --state all
cli-lexicon-decide-about =
    Одговори на барање. Прифатеното важи во игрите што ќе започнат потоа.

    На пример: fishka lexicon decide k3v7qd accept --reason "Правопис, стр. 12"
cli-argument-appeal = Бројот на барањето, како што го покажува „appeals“.
cli-argument-decision = accept или reject.
cli-option-appeal-state = Кои барања: open, accepted, rejected или all.
cli-option-reason = Причината; сите ќе ја видат.
cli-appeal-add = додај { $word } во { $lexicon }, гласови: { $count }
cli-appeal-remove = исфрли { $word } од { $lexicon }, гласови: { $count }
cli-appeal-open = чека одговор
cli-appeal-accepted = прифатено
cli-appeal-rejected = одбиено
cli-appeals-none = Нема такви барања.
cli-fault-appeal = Нема барање { $given }.
cli-fault-database = Базата не е достапна: { $reason }.
cli-train-about =
    Учи од игри колку вредат плочките што остануваат на држачот, и покажи со игри колку тоа е посилно.

    Пример: fishka train en_home --games 20000 --out runs/en
cli-option-deals = Распределби на скриените плочки од кои се игра понатаму, за --by sim.
cli-option-threads = Нишки за работа.
cli-option-train-games = Игри за учење, сите поколенија заедно.
cli-option-generations = Колкупати да се почне одново со претходно научените вредности.
cli-option-train-out = Папка на работата: во неа остануваат чекорите и на крајот вредностите.
cli-option-resume = Продолжи ја работата што е во папката.
cli-option-cluster = Адреса на распоредувач на Dask чии работници ги играат игрите.
cli-option-rack = Плочки на држач, ако треба друг број од оној на изданието.
cli-option-improve = Почни со вредностите што комплетот веќе ги има, и провери ги новите против нив.
cli-option-proof = Парови игри против ненаучената проценка, најмногу.
cli-vocabulary-polite = целиот список без груби зборови
cli-vocabulary-familiar = блиски зборови
cli-moves-stage = Делби
cli-moves-deals =
    { $all_deals ->
        [true] Секој можен распоред на скриените плочки: { $deals } распределби, { $nodes } положби.
       *[false] { $deals } распределби на скриените плочки, { $nodes } положби; во загради: отфрлени како безнадежни по толку.
    }
cli-moves-end =
    { $proved ->
        [true] Завршницата е докажана: { $gain } поени одовде до крајот, { $nodes } положби.
       *[false] Не е докажано: најдоброто најдено во { $nodes } положби, { $gain } поени одовде до крајот.
    }
cli-fault-position-not-searched = За пребарување треба две или повеќе места, и не повеќе плочки отколку што има комплетот.
cli-fault-rules-not-searched = Потези по овие правила не може да се пребаруваат; ги редат --by score и --by equity.
cli-train-result =
    { $file }: против проценката { $games } игри, { $rate } ({ $low } – { $high }), просечна разлика { $spread }.
    { $verdict ->
        [stronger] Покажано е дека е посилно
        [not_stronger] Не е покажано дека е посилно
       *[open] Уште не е решено
    } (последователен тест { $ratio }, граници { $lower } и { $upper }).
cli-train-gain =
    Против вредностите пред нив: { $games } игри, { $rate } ({ $low } – { $high }), просечна разлика { $spread }.
    { $verdict ->
        [stronger] Покажано е дека е посилно
        [not_stronger] Не е покажано дека е посилно
       *[open] Уште не е решено
    } (последователен тест { $ratio }, граници { $lower } и { $upper }).
cli-train-stage = поколение { $number }
cli-train-proof = доказ
cli-fault-train-exists = Папката { $folder } не е празна. За да продолжите со работата во неа: --resume.
cli-fault-train-untrained = { $edition } уште нема научени вредности што би се подобриле.
cli-fault-train-differs = Во папката { $folder } има работа по друг план: други игри, поколенија, зрно, издание или список.
cli-fault-cluster = Кластерот „{ $given }“ не може да се користи: { $reason }. Потребни се Dask (distributed) и распоредувач на адресата.
cli-stand-in = Списокот { $lexicon } на ова издание не е тука; додека не се внесе, го заменува { $general }.
cli-option-edition-words = Суди по правилата на ова издание: форми, видови зборови, должина, Ё.
cli-option-anagram = Зборови што ги користат сите дадени букви (? е празна).
cli-option-sub = Зборови што може да се постават од дадените букви (? е празна).
cli-option-hooks = Букви што може да се стават пред, зад и во дадениот збор.
cli-option-letters = Само зборови што може да се постават од овие букви (? е празна).
cli-option-length = Должина, на пример 5, 5-7 или 5-.
cli-option-level = Колку е чест, на пример 300 (и повеќе) или 200-350: честота по Ципф по 100.
cli-option-pos = Вид збор: noun, adjective, verb, participle, gerund, adverb, pronoun, numeral, function.
cli-option-tier = Колку е посведочен; може повеќепати.
cli-option-after = Продолжи по овој збор.
cli-option-long-first = Прво долгите зборови.
cli-word-source-band = Од: { $source }; { $band }
cli-fault-search-ways = Може само едно од --anagram, --sub и --hooks.
cli-fault-pos = Нема вид збор „{ $given }“. Постојат: { $known }.
cli-fault-pos-unknown = Списокот { $lexicon } не знае видови зборови.
search-refused-letters = „{ $pattern }“: овие знаци немаат место во него: { $signs }. Имаат буквите на списокот, ? и *.
search-refused-too-long = „{ $pattern }“ има повеќе букви од секој збор.{ $signs }
search-refused-empty = Нема што да се бара.{ $pattern }{ $signs }
cli-lexicon-import-about =
    Направи свој список од текстуална датотека, по еден збор во ред.

    Пример: fishka lexicon import words.txt --id mk_club --language mk
cli-argument-list-file = Текстуална датотека: UTF-8, UTF-16, windows-1251 или KOI8-R.
cli-option-import-id = Ознака на списокот, на пример mk_club.
cli-option-import-language = Јазик на списокот, на пример mk.
cli-option-import-letters = Букви на неговите зборови; вообичаено оние на јазикот.
cli-option-encoding = Кодирање на датотеката, кога не се гледа од неа.
cli-import-done = { $id }: { $count } зборови од { $lines } реда.
cli-import-encoding = Прочитано како { $encoding }.
cli-import-tally = { $what }: { $count }
cli-import-example = ред { NUMBER($line, useGrouping: 0) }: { $text }
cli-import-replaced = Списокот што ја имаше оваа ознака се отвора по отпечатокот { $hash }.
cli-import-rights = Дали смеете да го користите овој список, треба вие да внимавате.
cli-fault-import-letters = Буквите на јазикот „{ $given }“ не се познати; наведете ги со --letters.
cli-bench-about =
    Колку брзо оваа машина наоѓа потези, и потпис што е ист на секоја машина со истата верзија и ист список.

    Пример: fishka bench en_home --games 20
cli-bench-result =
    Потпис { $signature } ({ $positions } положби)
    најдобар потег { $best } µs, сите потези { $all } µs ({ $plays } милиони потези во секунда)
    { $games } алчни игри во секунда, { $lookups } милиони проверки во секунда, граф на зборови { $graph } MB
    доигрување: { $nodes } положби во секунда, { $samples } партии на два потега напред во секунда
cli-option-bench-games = Игри чии положби се мерат.

## Партија во датотека

cli-option-saved = Продолжи партија што ја зачувала „зачувај ДАТОТЕКА“.
cli-play-saved = Зачувано: { $path }. Во датотеката се сите плочки, и скриените: таа е само за вас, и во неа не се гледа. За продолжување: fishka play --resume { $path }
cli-play-save-no-name = Кажете каде: зачувај ДАТОТЕКА.
cli-play-save-exists = { $path } веќе постои: изберете друго име.
cli-play-save-unwritable = { $path } не може да се запише.
cli-play-help-save =
    зачувај ДАТОТЕКА   ја чува партијата во ваша датотека; „fishka play --resume ДАТОТЕКА“ ја продолжува
cli-play-words-save = зачувај
cli-play-resumed = Партијата продолжува од каде што е зачувана.
cli-fault-resume-unreadable = { $file } не може да се прочита. Дали постои?
cli-fault-resume-not-saved = { $file } не е зачувана партија.
cli-fault-resume-damaged = { $file } е оштетена: тоа не е она што е зачувано.
cli-fault-resume-newer = { $file } е зачувана од понова Фишка.
cli-fault-resume-list = Партијата е почната со верзија на списокот { $lexicon } што веќе ја нема тука, а со друга не може да се продолжи.
cli-fault-resume-alone = Со --resume сѐ друго се знае од датотеката; тргнете: { $given }.
