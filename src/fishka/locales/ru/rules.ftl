# Издания: что не так с файлом, названия параметров и их значений.

## Ошибки: по тексту на каждый код fishka.rules.FaultCode. Правила названы по именам; файл и поле
## показываются рядом с текстом.

edition-fault-unreadable-file = файл не читается. Есть ли он и разрешено ли его читать?
edition-fault-not-utf8 = это не текст в UTF-8 (байт { $byte }). Сохраните его в UTF-8.
edition-fault-toml-syntax = файл непонятен в строке { $line }, столбце { $column }: { $text }.
edition-fault-unknown-edition = нет издания «{ $id }».
edition-fault-unknown-modifier = нет домашнего правила «{ $id }».
edition-fault-unknown-tileset = нет набора фишек «{ $id }».
edition-fault-unknown-layout = нет поля «{ $id }».
edition-fault-cyclic-extends = издания составлены друг из друга по кругу: { $chain }. Пусть одно из них будет само по себе.
edition-fault-id-differs = стоит «{ $id }», а должно быть «{ $expected }».
edition-fault-unknown-field = ничто здесь не называется «{ $field }».{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, { $near }?
}
edition-fault-missing-field = не указано; нужно: { $kind ->
    [integer] целое число
    [flag] да или нет
    [choice] одно из возможных значений
    [name] имя из латинских букв и цифр без пробелов
    [tag] обозначение языка, например ru
    [text] текст
    [list] перечисление
    [table] таблица значений
    [integer_or_table] целое число или таблица значений
   *[other] что-то другое
}{ $none ->
    [yes] {" "}или «{ value-none }»
   *[no] { "" }
}.
edition-fault-wrong-type = «{ $value }» здесь не подходит; нужно: { $kind ->
    [integer] целое число
    [flag] да или нет
    [choice] одно из возможных значений
    [name] имя из латинских букв и цифр без пробелов
    [tag] обозначение языка, например ru
    [text] текст
    [list] перечисление
    [table] таблица значений
    [integer_or_table] целое число или таблица значений
   *[other] что-то другое
}{ $none ->
    [yes] {" "}или «{ value-none }»
   *[no] { "" }
}.
edition-fault-out-of-range = { $value } вне пределов; можно { $allowed }.
edition-fault-wrong-length = длина { $length } не подходит; можно { $allowed }.
edition-fault-wrong-pattern = «{ $value }» здесь не годится; нужно: { $kind ->
    [tag] обозначение языка, например ru или pt-BR
   *[name] имя из латинских букв и цифр без пробелов, которое начинается с буквы
}.
edition-fault-unknown-value = нет значения «{ $value }»{ $names ->
    [none] .
   *[other] ; есть: { $names }.
}
edition-fault-not-played-yet = { $setting } пока не играется; играется: { $names }.
edition-fault-players-order = «{ parameter-players-min }» ({ $least }) больше, чем «{ parameter-players-max }» ({ $most }).
edition-fault-capacity = если игроков { $players } и у каждого { $rack } фишек, то вместе с одной запасной их нужно { $needed }, а в наборе { $tiles }. Уменьшите «{ parameter-players-max }» или «{ parameter-rack-size }» или возьмите набор побольше.
edition-fault-bonus-beyond-rack = «{ parameter-bingo-table }»: есть премия за { $count } фишек, а на подставке их { $rack } («{ parameter-rack-size }»).
edition-fault-first-move-beyond-rack = { $label }: { $count }, а фишек на подставке { $rack } («{ parameter-rack-size }»).
edition-fault-first-move-one-tile = { $label }: { $value } невозможно: одна фишка не составляет слова, наименьшее значение 2.
edition-fault-word-beyond-board = { $label }: { $count } не помещается: в самом длинном ряду поля клеток { $side }.
edition-fault-no-vowels = «{ parameter-first-word-min-syllables }»: в наборе фишек нет гласных, слогов не сосчитать. Отметьте гласные или поставьте 0 слогов.
edition-fault-removal-beyond-rack = «{ parameter-swap-remove }»: снятая с поля фишка прибавляется к { $rack } своим; снимать можно, если «{ parameter-rack-size }» — не больше { $most }.
edition-fault-override-letter = «{ parameter-letter-overrides }»: { $why ->
    [twice] буква «{ $letter }» названа дважды
   *[unknown] буквы «{ $letter }» нет в наборе
}.
edition-fault-theme-word = «{ parameter-theme-bonus }»: слово «{ $word }» не сложить из фишек набора.
edition-fault-without-effect = { $setting } ничего не меняет без { $needed }.
edition-fault-challenge-with-auto-reject = при «{ parameter-validation }: { value-validation-auto-reject }» никто не оспаривает, поэтому { $setting } невозможно; должно быть { $off }.
edition-fault-challenge-impossible = при «{ parameter-validation }: { value-validation-challenge }» слова должно быть можно оспорить, поэтому { $label } не может быть { $off }.
edition-fault-endless-game = партия, в которой никто не ходит, никогда не кончится. Задайте «{ parameter-end-no-moves }», «{ parameter-end-pass-rounds }», «{ parameter-end-exchange-rounds }» или «{ parameter-end-zero-turns }».
edition-fault-vote-and-challenge = при { $under } о словах судят сами игроки и никто не оспаривает, поэтому { $setting } невозможно; должно быть { $off }.
edition-fault-no-way-on = при «{ parameter-pass }: { value-no }» и «{ parameter-exchange }: { value-no }» игрок, не нашедший слова, не сможет продолжать.
edition-fault-needs-other = { $setting } не имеет смысла без { $needed }.
edition-fault-target-table = «{ parameter-target-score }»: в таблице нужна хотя бы одна строка и в каждой строке хотя бы одна сила игрока с её очками.
edition-fault-unknown-skin = «{ parameter-skin }»: у этого поля нет раскраски «{ $skin }».
edition-fault-tileset-language = язык фишек — «{ $tiles }», а язык издания — «{ $language }».
edition-fault-lexicon-language = «{ parameter-lexicon }»: «{ $lexicon }» — не список языка «{ $language }»: его имя начиналось бы с «{ $prefix }».
edition-fault-merged-yo-tile = «{ parameter-yo-mode }: { value-yo-mode-merged }» невозможно: в наборе есть фишка Ё.
edition-fault-overlay-word = «{ parameter-lexicon-overlay }»: слово «{ $word }» { $why ->
    [short] слишком короткое: наименьшая длина { $least }.
    [twice] указано дважды.
   *[letters] не сложить из фишек: все ли его буквы есть в наборе и прописные ли они?
}
edition-fault-letter-twice = буква «{ $letter }» стоит дважды.
edition-fault-letter-form = «{ $letter }» — не прописная буква.
edition-fault-too-many-letters = букв { $count }, а можно не больше { $most }.
edition-fault-no-letters = нет ни одной буквы.
edition-fault-total-differs = заявлено фишек { $declared }, насчитано { $counted } вместе с пустыми.
edition-fault-points-differ = заявлено очков { $declared }, насчитано { $counted }.
edition-fault-rows-ragged = в ряду клеток { $count }, а в первом ряду { $expected }.
edition-fault-layout-width = клеток в ряду { $count }, а можно от { $least } до { $most }.
edition-fault-unknown-legend-letter = знаком «{ $mark }» ({ $square }) не обозначена никакая клетка.
edition-fault-legend-key = обозначение клетки «{ $mark }» — должен быть один знак.
edition-fault-not-symmetric = поле объявлено симметричным, но { $square } не такая, как { $mirror }.
edition-fault-start-missing = у поля нет начальной клетки, а первый ход должен её покрыть («{ parameter-first-move-covers-start }»).
edition-fault-not-edited = в редактор не помещается { $part ->
    [layout] такое поле: его клетки умножают букву или слово на 2, 3 или 4, а клетка начала удваивает слово или не делает ничего
    [tileset] такой набор фишек
   *[parameters] то, что сказано в файле о правилах
}.

## Названия параметров

parameter-engine = Вид игры
parameter-language = Язык
parameter-players-min = Игроков, не меньше
parameter-players-max = Игроков, не больше
parameter-players-recommended = Игроков, лучше всего
parameter-age-min = Возраст, от
parameter-turn-order = Порядок ходов
parameter-tileset = Набор фишек
parameter-rack-size = Фишек на подставке
parameter-bags = Мешочков
parameter-blank-bag = Мешочек для пустышек
parameter-yo-mode = Буква Ё
parameter-rack-visibility = Подставки
parameter-rack-visibility-on-request = Показать свою подставку по желанию
parameter-layout = Поле
parameter-skin = Раскраска поля
parameter-word-multiplier-combine = Две премии слова в одном слове
parameter-premium-lifetime = Премии действуют
parameter-first-player = Кто начинает
parameter-draw-blank-rank = Пустышка в жеребьёвке
parameter-draw-tie = Ничья в жеребьёвке
parameter-draw-returned = Фишки жеребьёвки возвращаются
parameter-first-move-covers-start = Первый ход покрывает начальную клетку
parameter-first-move-min-tiles = Первый ход, фишек не меньше
parameter-first-word-min-letters = Первое слово, букв не меньше
parameter-first-word-min-syllables = Первое слово, слогов не меньше
parameter-first-word-logic = Как сочетаются эти пределы
parameter-lexicon = Словарь
parameter-pos-allowed = Части речи
parameter-forms = Формы слов
parameter-noun-plural = Множественное число существительных
parameter-number-filter = Грамматическое число
parameter-excluded = Не допускаются
parameter-lowercase-abbreviations = Сокращения строчными буквами
parameter-lexicon-overlay = Добавленные слова
parameter-rude-words = Грубые слова
parameter-foreign-words = Иностранные слова
parameter-usage-labels-blocked = Пометы словаря, с которыми слово не годится
parameter-multi-source = Несколько словарей
parameter-repeat-words = То же слово ещё раз
parameter-min-word-len = Самое короткое слово
parameter-corner-min-word-len = Самое короткое слово в уголке
parameter-validation = Неверные слова
parameter-dictionary-access = Заглядывать в словарь
parameter-help = Помощь игроков друг другу
parameter-placement = Выкладка
parameter-multi-word = Несколько слов за ход
parameter-max-extended-words = Удлиняется слов за ход, не больше
parameter-connection = Связь с лежащими фишками
parameter-swap = Забрать фишку с поля
parameter-swap-remove = Забрать фишку без замены
parameter-swaps-per-move = Забирается фишек за ход
parameter-freed-tile = Забранная фишка
parameter-blank-scope = Пустышка обозначает
parameter-blank-designation-fixed = Пустышка не меняет букву
parameter-exchange = Обмен фишек
parameter-exchange-count = Фишек в обмене
parameter-exchange-min-bag = Для обмена нужно фишек в мешочке
parameter-exchange-order = Порядок обмена
parameter-exchange-gate = Когда можно менять
parameter-pass = Пропуск хода
parameter-pass-gate = Когда можно пропустить
parameter-blank-value = Пустышка стоит
parameter-bingo-mode = Премия за много фишек
parameter-bingo-table = Премия по числу фишек
parameter-bingo-factor = Множитель премии
parameter-bingo-condition = Условие премии
parameter-letter-overrides = Другая цена букв
parameter-theme-bonus = Премия за тему
parameter-swap-changed-words-score = Слова, изменённые заменой, приносят очки
parameter-challenge-policy = Зря оспорил
parameter-challenge-points = Очки за зря оспоренное
parameter-challenge-per = Эти очки начисляются
parameter-challenge-window = Ход можно оспорить
parameter-challenge-window-seconds = Время на оспаривание, секунд
parameter-challenge-hold-seconds = Время придержки, секунд
parameter-invalid-play = Снятый ход
parameter-end-out = Конец, когда пусты подставка и мешочек
parameter-end-no-moves = Никто не может ходить
parameter-end-pass-rounds = Конец после пропусков подряд, у каждого
parameter-end-pass-scope = Чьи пропуски
parameter-pass-counter-includes-exchange = Обмен считается пропуском
parameter-end-exchange-rounds = Конец после обменов подряд, у каждого
parameter-end-zero-turns = Конец после ходов без очков
parameter-target-score = Счёт, на котором партия кончается
parameter-target-finish = Когда этот счёт набран
parameter-end-by-agreement = Конец по уговору
parameter-final-adjust = Оставшиеся фишки
parameter-tie-break = Равный счёт
parameter-clock = Часы
parameter-clock-seconds = Время, секунд
parameter-on-move-timeout = Время на ход вышло
parameter-overtime-points = Очки за каждую минуту сверх времени
parameter-overtime-limit-minutes = Минут сверх времени, не больше
parameter-dup-vc-early = Дубликат: гласных и согласных в начале
parameter-dup-vc-late = Дубликат: гласных и согласных потом
parameter-dup-early-turns = Дубликат: начальных ходов
parameter-dup-top-source = Дубликат: какой ход на поле
parameter-dup-solo-bonus = Дубликат: премия единственному нашедшему
parameter-dup-solo-min-players = Дубликат: игроков для этой премии
parameter-dup-declared-score = Дубликат: объявленные очки
parameter-solo-free-exchange = Соло: букв меняется без потерь

## Значения

value-yes = да
value-no = нет
value-none = нет
value-engine-crossword = кроссворд
value-engine-equations = арифметика
value-turn-order-clockwise = по часовой стрелке
value-bags-single = один
value-bags-vowel-consonant = два: гласные и согласные
value-blank-bag-consonant = с согласными
value-blank-bag-vowel = вместе с гласными
value-blank-bag-split = поровну в обоих
value-yo-mode-distinct = отдельная буква
value-yo-mode-e-covers-yo = Е может стоять вместо Ё, но не наоборот
value-yo-mode-merged = пишется как Е
value-rack-visibility-hidden = закрыты
value-rack-visibility-open = открыты
value-rack-visibility-open-when-bag-empty = открыты, когда мешочек пуст
value-word-multiplier-combine-product = перемножаются
value-premium-lifetime-first-cover = один раз
value-first-player-draw-nearest-A = кто вытянул букву ближе к А
value-first-player-dice-high = у кого больше на кубике
value-first-player-random = решает жребий
value-first-player-agreed = первое место
value-draw-blank-rank-before-A = старше А
value-draw-blank-rank-redraw = тянут ещё раз
value-draw-tie-redraw-tied = сравнявшиеся тянут ещё раз
value-draw-tie-random = решает жребий
value-first-word-logic-any = достаточно одного
value-pos-allowed-any = все
value-pos-allowed-nouns = существительные
value-forms-all-inflected = все
value-forms-lemma-nom-sg = именительный падеж единственного числа
value-noun-plural-always = допускается
value-noun-plural-pluralia-tantum = только у слов без единственного числа
value-noun-plural-if-listed-in-any-source = и у слов, которые так стоят в каком-нибудь словаре
value-number-filter-any = любое
value-number-filter-singular-only = только единственное
value-number-filter-plural-only = только множественное
value-excluded-capitalised = слова с прописной буквы
value-excluded-proper-name = имена собственные
value-excluded-abbreviation = сокращения
value-excluded-hyphen = слова с дефисом
value-excluded-apostrophe = слова с апострофом
value-excluded-bound-prefix = приставки
value-excluded-bound-suffix = суффиксы
value-excluded-nonexistent = выдуманные слова
value-rude-words-allowed = допускаются
value-rude-words-refused = не допускаются
value-foreign-words-if-in-dictionary = если есть в словаре
value-multi-source-single = уговорились об одном
value-multi-source-any-accepts = годится слово из любого
value-repeat-words-allowed = можно
value-repeat-words-forbidden = нельзя
value-validation-auto-reject = не принимает программа
value-validation-challenge = оспаривают игроки
value-validation-next-player-approves = судит следующий игрок
value-validation-explain-and-vote = объясняют, решают голосованием
value-dictionary-access-adjudication-only = только чтобы разрешить спор
value-dictionary-access-free = можно в любое время
value-help-none = нет
value-help-teaching = подсказывают все и программа
value-help-on-request = по просьбе, открыв фишки
value-help-mandatory-when-stuck = кто застрял, открывает фишки, думают все
value-placement-single-line = в одном ряду или столбце
value-multi-word-unlimited = сколько получится
value-connection-touch = достаточно соприкосновения
value-swap-none = нельзя
value-swap-blank-exact = пустышку — за букву, которую она обозначает
value-freed-tile-use-now = выкладывается этим же ходом
value-blank-scope-any-letter = любую букву
value-exchange-count-any = сколько угодно
value-exchange-count-one = ровно одна
value-exchange-count-all = все, или сколько есть в мешочке
value-exchange-order-draw-then-return = сначала взять, потом вернуть
value-exchange-order-return-then-draw = сначала возвращают, потом берут
value-exchange-gate-always = в любой свой ход
value-exchange-gate-group-found-no-word = когда никто не нашёл слова
value-pass-gate-always = в любой свой ход
value-pass-gate-stuck-and-bag-empty = когда слова никто не нашёл и менять нечего
value-blank-value-zero = ничего
value-bingo-mode-add = прибавляется
value-bingo-mode-none = нет
value-bingo-condition-exact-count = по числу фишек, выложенных с подставки
value-challenge-policy-none = никто не оспаривает
value-challenge-policy-free = без последствий
value-challenge-policy-lose-next-turn = пропускает следующий ход
value-challenge-policy-points-to-opponent = очки тому, чей ход
value-challenge-policy-points-from-challenger = теряет очки
value-challenge-policy-triple = проигрывает партию
value-challenge-per-play = один раз за ход
value-challenge-per-word = за каждое названное слово
value-challenge-window-before-score-and-next-turn = пока он не записан и не пошёл следующий
value-challenge-window-before-next-turn = пока не пошёл следующий
value-challenge-window-none = никогда
value-invalid-play-tiles-back = фишки назад, без очков, ход потерян
value-end-no-moves-auto = партию кончает программа
value-end-no-moves-agreement = игроки договариваются
value-end-no-moves-off = партия продолжается
value-end-pass-scope-all-players = всех игроков
value-end-pass-scope-any-single-player = любого одного игрока
value-target-finish-immediate = сразу
value-target-finish-finish-round = круг доигрывают
value-final-adjust-none = ничего не меняют
value-final-adjust-subtract-own = вычитаются
value-final-adjust-subtract-and-collect = вычитаются; их получает тот, кто вышел
value-final-adjust-collect-double = тот, кто вышел, получает двойную их цену
value-tie-break-none = победа общая
value-tie-break-pre-adjust = решает счёт до поправки
value-clock-none = нет
value-clock-per-move = на каждый ход
value-clock-per-player = на всю партию каждому
value-on-move-timeout-lose-turn = ход потерян
value-on-move-timeout-take-pending-if-valid = выложенное засчитывают, если можно
value-dup-top-source-engine = лучший из возможных
value-dup-declared-score-ignored = не важны
value-connection-share-letter = общая буква
value-bingo-mode-multiply-move = умножает ход
value-blank-value-as-letter = как у буквы
value-multi-word-corner-only = только уголком
value-swap-any-letter = любая фишка
value-placement-corner-chain = уголком
value-blank-scope-unexhausted = буква, у которой не все фишки на поле
value-first-word-logic-all = все условия
value-word-multiplier-combine-sum = складываются
value-freed-tile-keep = можно оставить
value-freed-tile-use-now-unless = сразу, с исключениями
value-premium-lifetime-always = всегда
value-bingo-condition-whole-hand = вся подставка
value-theme-bonus-main-word = главное слово
value-theme-bonus-list-or-vote = список или голосование

## Группы параметров

rules-group-frame = Игра и игроки
rules-group-tiles = Фишки и подставки
rules-group-board = Поле
rules-group-start = Начало
rules-group-words = Слова и словарь
rules-group-moves = Ходы
rules-group-scoring = Счёт
rules-group-challenge = Оспаривание
rules-group-end = Конец игры
rules-group-adjustment = Поправка в конце
rules-group-clock = Часы
rules-group-duplicate = Дубликат
rules-group-solo = Пасьянс
