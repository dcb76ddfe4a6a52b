# Изданија: што не е во ред во датотека, имиња на параметрите и на нивните вредности.

## Грешки: по еден текст за секој код на fishka.rules.FaultCode. Правилата се со имиња; датотеката и полето
## се покажуваат покрај текстот.

edition-fault-unreadable-file = датотеката не може да се прочита. Дали постои и смее ли да се чита?
edition-fault-not-utf8 = ова не е текст во UTF-8 (бајт { $byte }). Зачувајте го во UTF-8.
edition-fault-toml-syntax = датотеката не може да се разбере во ред { $line }, колона { $column }: { $text }.
edition-fault-unknown-edition = нема издание „{ $id }“.
edition-fault-unknown-modifier = нема домашно правило „{ $id }“.
edition-fault-unknown-tileset = нема комплет плочки „{ $id }“.
edition-fault-unknown-layout = нема табла „{ $id }“.
edition-fault-cyclic-extends = изданијата се составени едно од друго во круг: { $chain }. Едно од нив нека биде само за себе.
edition-fault-id-differs = стои „{ $id }“, а треба „{ $expected }“.
edition-fault-unknown-field = ништо тука не се вика „{ $field }“.{ $near ->
    [none] { "" }
   *[other] { " " }Можеби { $near }?
}
edition-fault-missing-field = не е кажано; треба: { $kind ->
    [integer] цел број
    [flag] да или не
    [choice] едно од можните
    [name] име од латински букви и цифри, без празнини
    [tag] ознака на јазик, на пример mk
    [text] текст
    [list] список
    [table] табела со вредности
    [integer_or_table] цел број или табела со вредности
   *[other] нешто друго
}{ $none ->
    [yes] {" "}или „{ value-none }“
   *[no] { "" }
}.
edition-fault-wrong-type = „{ $value }“ тука не одговара; треба: { $kind ->
    [integer] цел број
    [flag] да или не
    [choice] едно од можните
    [name] име од латински букви и цифри, без празнини
    [tag] ознака на јазик, на пример mk
    [text] текст
    [list] список
    [table] табела со вредности
    [integer_or_table] цел број или табела со вредности
   *[other] нешто друго
}{ $none ->
    [yes] {" "}или „{ value-none }“
   *[no] { "" }
}.
edition-fault-out-of-range = { $value } е надвор од границите; допуштено е { $allowed }.
edition-fault-wrong-length = должината { $length } не одговара; допуштено е { $allowed }.
edition-fault-wrong-pattern = „{ $value }“ тука не одговара; треба: { $kind ->
    [tag] ознака на јазик, на пример mk или pt-BR
   *[name] име од латински букви и цифри, без празнини што почнува со буква
}.
edition-fault-unknown-value = нема вредност „{ $value }“{ $names ->
    [none] .
   *[other] ; постојат: { $names }.
}
edition-fault-not-played-yet = { $setting } засега не се игра; се игра: { $names }.
edition-fault-players-order = „{ parameter-players-min }“ ({ $least }) е повеќе од „{ parameter-players-max }“ ({ $most }).
edition-fault-capacity = за { $players } играчи со по { $rack } плочки, и уште една, требаат { $needed } плочки, а комплетот има { $tiles }. Намалете „{ parameter-players-max }“ или „{ parameter-rack-size }“ или земете поголем комплет.
edition-fault-bonus-beyond-rack = „{ parameter-bingo-table }“ дава награда за { $count } плочки, а држачот собира { $rack } („{ parameter-rack-size }“).
edition-fault-first-move-beyond-rack = { $label }: { $count }, а држачот собира { $rack } плочки („{ parameter-rack-size }“).
edition-fault-first-move-one-tile = { $label }: { $value } не е можно: една плочка не прави збор, најмалата вредност е 2.
edition-fault-word-beyond-board = { $label }: { $count } не се собира: најдолгиот ред на таблата има { $side } полиња.
edition-fault-no-vowels = „{ parameter-first-word-min-syllables }“: комплетот нема самогласки, па нема слогови за броење. Означете ги самогласките или побарајте 0 слогови.
edition-fault-removal-beyond-rack = „{ parameter-swap-remove }“: плочката земена од таблата се додава на { $rack } од држачот; ако плочки се земаат, „{ parameter-rack-size }“ е најмногу { $most }.
edition-fault-override-letter = „{ parameter-letter-overrides }“: буквата „{ $letter }“ { $why ->
    [twice] е наведена двапати
   *[unknown] ја нема во комплетот
}.
edition-fault-theme-word = „{ parameter-theme-bonus }“: зборот „{ $word }“ не може да се состави од плочките.
edition-fault-without-effect = { $setting } не менува ништо без { $needed }.
edition-fault-challenge-with-auto-reject = со „{ parameter-validation }: { value-validation-auto-reject }“ никој не оспорува, па { $setting } не е можно; мора да биде { $off }.
edition-fault-challenge-impossible = со „{ parameter-validation }: { value-validation-challenge }“ зборовите мора да може да се оспорат, па { $label } не може да биде { $off }.
edition-fault-endless-game = ништо не би ја завршило партијата во која никој не игра. Поставете „{ parameter-end-no-moves }“, „{ parameter-end-pass-rounds }“, „{ parameter-end-exchange-rounds }“ или „{ parameter-end-zero-turns }“.
edition-fault-vote-and-challenge = со { $under } за зборовите судат самите играчи и никој не оспорува, па { $setting } не е можно; мора да биде { $off }.
edition-fault-no-way-on = со „{ parameter-pass }: { value-no }“ и „{ parameter-exchange }: { value-no }“ играч што не нашол збор не би можел да продолжи.
edition-fault-needs-other = { $setting } нема смисла без { $needed }.
edition-fault-target-table = „{ parameter-target-score }“: потребен е барем еден ред, и во секој ред барем една сила на играч со нејзините поени.
edition-fault-unknown-skin = „{ parameter-skin }“: оваа табла нема бои „{ $skin }“.
edition-fault-tileset-language = јазикот на плочките е „{ $tiles }“, а на изданието „{ $language }“.
edition-fault-lexicon-language = „{ parameter-lexicon }“: „{ $lexicon }“ не е список на јазикот „{ $language }“: името би почнувало со „{ $prefix }“.
edition-fault-merged-yo-tile = „{ parameter-yo-mode }: { value-yo-mode-merged }“ не е можно: комплетот има плочка Ё.
edition-fault-overlay-word = „{ parameter-lexicon-overlay }“: зборот „{ $word }“ { $why ->
    [short] е прекраток: најмалата должина е { $least }.
    [twice] е наведен двапати.
   *[letters] не може да се состави од плочките: дали комплетот ги има сите негови букви и дали се големи?
}
edition-fault-letter-twice = буквата „{ $letter }“ стои двапати.
edition-fault-letter-form = „{ $letter }“ не е голема буква.
edition-fault-too-many-letters = има { $count } букви, а можни се најмногу { $most }.
edition-fault-no-letters = нема ниту една буква.
edition-fault-total-differs = наведени се { $declared } плочки, а избројани { $counted }, заедно со празните.
edition-fault-points-differ = наведени се { $declared } поени, а избројани { $counted }.
edition-fault-rows-ragged = еден ред има { $count } полиња, а првиот { $expected }.
edition-fault-layout-width = има { $count } полиња во ред, а може од { $least } до { $most }.
edition-fault-unknown-legend-letter = ниедно поле не се означува со „{ $mark }“ ({ $square }).
edition-fault-legend-key = ознаката на поле „{ $mark }“ мора да биде еден знак.
edition-fault-not-symmetric = таблата е наведена како симетрична, но { $square } не е како { $mirror }.
edition-fault-start-missing = таблата нема почетно поле, а првиот потег мора да го покрие („{ parameter-first-move-covers-start }“).
edition-fault-not-edited = уредникот не може да прими { $part ->
    [layout] ваква табла: неговите полиња множат буква или збор со 2, 3 или 4, а почетното поле го удвојува зборот или не прави ништо
    [tileset] ваков комплет плочки
   *[parameters] вакви правила како во датотеката
}.

## Имиња на параметрите

parameter-engine = Вид игра
parameter-language = Јазик
parameter-players-min = Играчи, најмалку
parameter-players-max = Играчи, најмногу
parameter-players-recommended = Играчи, препорачано
parameter-age-min = Возраст, од
parameter-turn-order = Редослед на потезите
parameter-tileset = Комплет плочки
parameter-rack-size = Плочки на држач
parameter-bags = Торбички
parameter-blank-bag = Торбичка на празните
parameter-yo-mode = Буквата Ё
parameter-rack-visibility = Држачи
parameter-rack-visibility-on-request = Покажување на држачот на барање
parameter-layout = Табла
parameter-skin = Бои на таблата
parameter-word-multiplier-combine = Две бонус-полиња за збор во еден збор
parameter-premium-lifetime = Бонус-полињата важат
parameter-first-player = Кој почнува
parameter-draw-blank-rank = Празна плочка во ждрепката
parameter-draw-tie = Изедначени во ждрепката
parameter-draw-returned = Извлечените плочки се враќаат
parameter-first-move-covers-start = Првиот потег го покрива почетното поле
parameter-first-move-min-tiles = Прв потег, плочки најмалку
parameter-first-word-min-letters = Прв збор, букви најмалку
parameter-first-word-min-syllables = Прв збор, слогови најмалку
parameter-first-word-logic = Како се сложуваат тие ограничувања
parameter-lexicon = Речник
parameter-pos-allowed = Видови зборови
parameter-forms = Форми на зборовите
parameter-noun-plural = Множина на именките
parameter-number-filter = Граматички број
parameter-excluded = Не се допуштени
parameter-lowercase-abbreviations = Кратенки со мали букви
parameter-lexicon-overlay = Додадени зборови
parameter-rude-words = Груби зборови
parameter-foreign-words = Туѓи зборови
parameter-usage-labels-blocked = Ознаки во речникот што го исклучуваат зборот
parameter-multi-source = Повеќе речници
parameter-repeat-words = Истиот збор повторно
parameter-min-word-len = Најкраток збор
parameter-corner-min-word-len = Најкраток збор во агол
parameter-validation = Неприфатливи зборови
parameter-dictionary-access = Гледање во речникот
parameter-help = Помош меѓу играчите
parameter-placement = Поставување плочки
parameter-multi-word = Повеќе зборови во еден потег
parameter-max-extended-words = Зборови продолжени со еден потег, најмногу
parameter-connection = Допир со стари плочки
parameter-swap = Земање плочка од таблата
parameter-swap-remove = Земање плочка без замена
parameter-swaps-per-move = Земени плочки во еден потег
parameter-freed-tile = Земената плочка
parameter-blank-scope = Празната плочка може да означува
parameter-blank-designation-fixed = Празната плочка ја задржува буквата
parameter-exchange = Размена на плочки
parameter-exchange-count = Плочки во размена
parameter-exchange-min-bag = Потребно во торбичката за размена, плочки
parameter-exchange-order = Редослед на размената
parameter-exchange-gate = Кога се разменува
parameter-pass = Прескокнување
parameter-pass-gate = Кога се прескокнува
parameter-blank-value = Празната плочка носи
parameter-bingo-mode = Награда за многу плочки
parameter-bingo-table = Награда по поставени плочки
parameter-bingo-factor = Множител на наградата
parameter-bingo-condition = Услов за наградата
parameter-letter-overrides = Други вредности на буквите
parameter-theme-bonus = Награда за тема
parameter-swap-changed-words-score = Зборовите сменети со замена носат поени
parameter-challenge-policy = Погрешно оспорување
parameter-challenge-points = Поени за погрешно оспорување
parameter-challenge-per = Тие поени се
parameter-challenge-window = Потегот може да се оспори
parameter-challenge-window-seconds = Време за оспорување, секунди
parameter-challenge-hold-seconds = Време на задржување, секунди
parameter-invalid-play = Потег што паѓа
parameter-end-out = Завршува кога држачот и торбичката се празни
parameter-end-no-moves = Никој не може да игра
parameter-end-pass-rounds = Завршува по прескокнувања по ред, секој
parameter-end-pass-scope = Чии прескокнувања
parameter-pass-counter-includes-exchange = Размената се брои како прескокнување
parameter-end-exchange-rounds = Завршува по размени по ред, секој
parameter-end-zero-turns = Завршува по потези без поени
parameter-target-score = Резултат што ја завршува играта
parameter-target-finish = Кога тој резултат е достигнат
parameter-end-by-agreement = Завршува со договор
parameter-final-adjust = Преостанати плочки на крајот
parameter-tie-break = Исти поени
parameter-clock = Часовник
parameter-clock-seconds = Време, секунди
parameter-on-move-timeout = Истекува времето за потег
parameter-overtime-points = Поени за секоја минута пречекорување
parameter-overtime-limit-minutes = Минути пречекорување, најмногу
parameter-dup-vc-early = Дупликат: самогласки и согласки на почеток
parameter-dup-vc-late = Дупликат: самогласки и согласки подоцна
parameter-dup-early-turns = Дупликат: почетни потези
parameter-dup-top-source = Дупликат: потегот што се поставува
parameter-dup-solo-bonus = Дупликат: награда за единствениот што нашол
parameter-dup-solo-min-players = Дупликат: играчи за таа награда
parameter-dup-declared-score = Дупликат: пријавен резултат
parameter-solo-free-exchange = Соло: слободно разменети букви

## Вредности

value-yes = да
value-no = не
value-none = нема
value-engine-crossword = крстозбор
value-engine-equations = аритметика
value-turn-order-clockwise = како стрелките на часовникот
value-bags-single = една
value-blank-bag-consonant = со согласките
value-yo-mode-distinct = посебна буква
value-yo-mode-e-covers-yo = Е може наместо Ё, обратно не
value-yo-mode-merged = се пишува со Е
value-rack-visibility-hidden = скриени
value-word-multiplier-combine-product = се множат меѓусебно
value-premium-lifetime-first-cover = еднаш
value-first-player-draw-nearest-A = кој ќе извлече буква најблиску до А
value-draw-blank-rank-before-A = е пред А
value-draw-tie-redraw-tied = изедначените влечат повторно
value-first-word-logic-any = доволно е едното
value-pos-allowed-any = сите
value-pos-allowed-nouns = именки
value-forms-all-inflected = сите
value-forms-lemma-nom-sg = основна форма, нечленувана
value-noun-plural-always = допуштена
value-noun-plural-pluralia-tantum = само на именки без еднина
value-noun-plural-if-listed-in-any-source = ако барем еден речник ја дава
value-number-filter-any = секој
value-number-filter-singular-only = само еднина
value-number-filter-plural-only = само множина
value-excluded-capitalised = зборови со голема буква
value-excluded-proper-name = сопствени имиња
value-excluded-abbreviation = кратенки
value-excluded-hyphen = зборови со цртичка
value-excluded-apostrophe = зборови со апостроф
value-excluded-bound-prefix = претставки
value-excluded-bound-suffix = наставки
value-excluded-nonexistent = измислени зборови
value-rude-words-allowed = допуштени
value-rude-words-refused = недопуштени
value-foreign-words-if-in-dictionary = ако се во речникот
value-multi-source-single = се договара еден
value-multi-source-any-accepts = важи збор од кој било
value-repeat-words-allowed = допуштено
value-repeat-words-forbidden = забрането
value-validation-auto-reject = ги одбива програмата
value-validation-challenge = ги оспоруваат играчите
value-dictionary-access-adjudication-only = само за решавање оспорување
value-help-none = нема
value-placement-single-line = во еден ред или колона
value-multi-word-unlimited = колку што ќе настанат
value-connection-touch = доволен е допир
value-swap-none = не
value-swap-blank-exact = празна плочка, за буквата што ја означува
value-freed-tile-use-now = се поставува во истиот потег
value-blank-scope-any-letter = која било буква
value-exchange-count-any = колку било
value-exchange-order-draw-then-return = се влече, потоа се враќа
value-exchange-gate-always = секој потег
value-pass-gate-always = секој потег
value-blank-value-zero = ништо
value-bingo-mode-add = се додава
value-bingo-mode-none = нема
value-bingo-condition-exact-count = според бројот поставени плочки од држачот
value-challenge-policy-none = никој не оспорува
value-challenge-policy-free = без последици
value-challenge-policy-lose-next-turn = се губи следниот потег
value-challenge-per-play = еднаш за потег
value-challenge-window-before-score-and-next-turn = додека не се запише и не одигра следниот
value-challenge-window-before-next-turn = додека не одигра следниот
value-challenge-window-none = никогаш
value-invalid-play-tiles-back = плочките назад, без поени, потегот изгубен
value-end-no-moves-auto = програмата ја завршува играта
value-end-no-moves-agreement = играчите се согласуваат
value-end-no-moves-off = играта продолжува
value-end-pass-scope-all-players = на сите играчи
value-end-pass-scope-any-single-player = на кој било играч
value-target-finish-immediate = веднаш
value-final-adjust-none = не менуваат ништо
value-final-adjust-subtract-own = се одземаат
value-final-adjust-subtract-and-collect = се одземаат; ги добива оној што излегол
value-final-adjust-collect-double = оној што излегол добива двојно
value-tie-break-none = се дели
value-tie-break-pre-adjust = решаваат поените пред корекцијата
value-clock-none = нема
value-on-move-timeout-lose-turn = изгубен потег
value-dup-top-source-engine = најдобриот можен
value-dup-declared-score-ignored = не се гледа
value-bags-vowel-consonant = две: самогласки и согласки
value-blank-bag-split = по половина во секоја
value-blank-bag-vowel = со самогласките
value-challenge-per-word = за секој наведен збор
value-challenge-policy-points-from-challenger = се губат поени
value-challenge-policy-points-to-opponent = поени за играчот на потегот
value-challenge-policy-triple = се губи играта
value-clock-per-move = за секој потег
value-clock-per-player = за целата игра, на секого
value-dictionary-access-free = во секое време
value-draw-blank-rank-redraw = се влече друга плочка
value-draw-tie-random = меѓу нив решава случајот
value-exchange-count-all = сите, или колку што има во торбичката
value-exchange-count-one = точно една
value-exchange-gate-group-found-no-word = кога никој не нашол збор
value-exchange-order-return-then-draw = прво се враќа, потоа се влече
value-first-player-agreed = првото место
value-first-player-dice-high = кој ќе фрли најмногу на коцка
value-first-player-random = решава случајот
value-help-mandatory-when-stuck = кој не наоѓа збор ги отвора плочките и сите мислат
value-help-on-request = на барање, со отворени плочки
value-help-teaching = сите помагаат, и програмата
value-on-move-timeout-take-pending-if-valid = важи поставеното, ако може да се одигра
value-pass-gate-stuck-and-bag-empty = кога никој не нашол збор и нема што да се размени
value-rack-visibility-open = отворени
value-rack-visibility-open-when-bag-empty = отворени кога торбичката е празна
value-target-finish-finish-round = кругот се доигрува
value-validation-explain-and-vote = се објаснуваат, и другите гласаат
value-validation-next-player-approves = ги одобрува следниот играч
value-connection-share-letter = заедничка буква
value-bingo-mode-multiply-move = го множи потегот
value-blank-value-as-letter = колку буквата
value-multi-word-corner-only = само во агол
value-swap-any-letter = која било плочка
value-placement-corner-chain = низа со агли
value-blank-scope-unexhausted = буква од која уште има плочки надвор од таблата
value-first-word-logic-all = потребни се двете
value-word-multiplier-combine-sum = се собираат
value-freed-tile-keep = смее да се задржи
value-freed-tile-use-now-unless = веднаш, со исклучоци
value-premium-lifetime-always = секогаш
value-bingo-condition-whole-hand = целиот држач
value-theme-bonus-main-word = главен збор
value-theme-bonus-list-or-vote = список или гласање

## Групи параметри

rules-group-frame = Игра и играчи
rules-group-tiles = Плочки и држач
rules-group-board = Табла
rules-group-start = Почеток
rules-group-words = Зборови и речник
rules-group-moves = Потези
rules-group-scoring = Бодување
rules-group-challenge = Оспорување
rules-group-end = Крај на играта
rules-group-adjustment = Корекција на крајот
rules-group-clock = Часовник
rules-group-duplicate = Дупликат
rules-group-solo = Пасијанс
