# Страницата: сѐ што играчот гледа и слуша во прелистувачот.

# ---------- Општо ----------
about = За проектот
cancel = Откажи
close = Затвори
copied = Копирано
copy = Копирај
copy-link = Врска до играта
copy-text = Табла и плочки како текст
keys = Копчиња
language = Јазик
language-bg = бугарски
language-de = германски
language-en = англиски
language-es = шпански
language-fr = француски
language-mk = македонски
language-pl = полски
language-ru = руски
language-uk = украински
loading = Се вчитува…
look = Погледни
menu = Мени
new-game = Нова игра
offline = Нема врска. Вашите плочки се зачувани, повторно се поврзуваме.
theme = Изглед
theme-light = Светол
theme-dark = Темен
theme-contrast = Контрастен
theme-next = Смени го изгледот: { $theme }
to-home = Почетна
you = Вие
guest = Играч { $number }
bot-name = Бот, { $level }
level-beginner = почетник
level-beginner-about = познати зборови
level-club = клупски
level-club-about = бара поени
level-strong = мајстор
level-strong-about = чува добри плочки

# ---------- Грешки ----------
client-fault-no-connection = Серверот не одговара. Проверете ја врската и обидете се повторно.
client-fault-unreadable-answer = Одговорот на серверот не може да се прочита ({ $status }). Обидете се повторно.
client-fault-server-fault = Нешто се расипа на серверот ({ $status }). Обидете се повторно.
client-fault-unknown = Серверот одби: { $code }.
error-title = Нешто се расипа
error-missing = Нема таква страница
error-game = Оваа игра не може да се отвори

# ---------- Почетна ----------
hero-picture = ФИШКА и FISHKA вкрстени во заедничката буква К
hero-title = Збор по збор
hero-text = Скрабл, „Ерудит“ и нивните роднини, на македонски, руски и англиски. Бесплатно, без реклами, веднаш за игра.
ways = Како да играте
play-bot = Играјте со бот
play-bot-about = Почетник, клупски играч или мајстор. Без сметка.
play-bot-level = Со кого ќе играте?
play-friend = Поканете пријател
play-friend-about = Врска или код од екранот.
play-own = Своја маса
play-own-about = Повеќе играчи, ботови, други правила.
edition = Издание
edition-wordless = Списокот со зборови „{ $list }“ го нема на овој сервер
editions-wordless = Јазици без речник
editions-wordless-about = Правилата и плочките за овие игри ги има, но речник не е приложен. Може да го внесе оној што го води серверот.
continue = Продолжи
games-more =
    { $count ->
        [one] Уште { $count } игра
       *[other] Уште { $count } игри
    }
game-waiting = Се чекаат играчи
turn-yours = Вие сте на потег
turn-theirs = На потег е противникот
turn-running = На потег

# ---------- Нова игра и маса ----------
seats = Места на масата
seat-number = Место { $number }
seat-remove = Отстрани го местото { $number }
seat-add = Додај место
seat-friend = Пријател преку врска
seat-open = Слободно место
seat-you = ова сте вие
seats-limit = Од { $least } до { $most } играчи.
casual = Без казна за грешки
casual-on = Програмата не прима зборови што ги нема во речникот: за грешка при пишување не се губи потег.
casual-off = Програмата прима секој збор, но противникот може да го оспори: ако зборот не важи, се вади и потегот се губи.
casual-tag = без казна за грешки
start-game = Почни ја играта
open-table = Отвори ја масата
room-title = Се чекаат играчи
room-invited = Поканети сте да играте
room-cancelled = Масата е откажана
room-full = Нема слободно место
room-host-starts = Играта почнува сама кога сите ќе седнат, или порано ако така реши домаќинот.
room-cancel = Откажи ја масата
room-leave = Стани од масата
room-waiting = Играта почнува сама кога сите ќе седнат.
invite = Поканете ги пријателите
invite-about = Испратете ја врската или покажете го кодот.
qr = Код со врска до оваа маса
host = домаќин
online = тука
away = не е поврзан
name = Вашето име на масата
name-hint = На пример, Маја
name-save = Зачувај го името
sit-down = Седни
start-without =
    { $count ->
        [one] Почни без { $count } место
       *[other] Почни без { $count } места
    }

# ---------- Игра ----------
game-title = { $names }
players = Играчи
board = Табла
rack = Држач
hand = Вашите плочки
panels = За играта
sheet = Лист за поени
sheet-now = Размислува…
sheet-now-you = Вашиот потег…
moves = Потези
moves-none = Сѐ уште нема потези.
bag = Торбичка
tab-sheet = Поени
tab-moves = Потези
tab-bag = Торбичка
in-bag = Во торбичката
bag-empty = Торбичката е празна
unseen = не се гледаат
unseen-groups = самогласките одделно
unseen-alphabet = по азбука
unseen-blanks =
    { $count ->
        [one] { $count } празна плочка
       *[other] { $count } празни плочки
    }
opening = Ждрепка: { $draw }. Прв игра: { $name }.
tiles-in-rack =
    { $count ->
        [one] { $count } плочка на држачот
       *[other] { $count } плочки на држачот
    }
resigned-short = се предаде
skips-next = прескокнува потег

premium-letter = { $factor }Б
premium-word = { $factor }З
premium-letter-name =
    { $factor ->
        [2] двојна вредност на буква
        [3] тројна вредност на буква
       *[other] буква по { $factor }
    }
premium-word-name =
    { $factor ->
        [2] двојна вредност на збор
        [3] тројна вредност на збор
       *[other] збор по { $factor }
    }
blank = Празна плочка
tile-name =
    { $value ->
        [one] { $letter }, { $value } поен
       *[other] { $letter }, { $value } поени
    }
tile-blank-as = { $letter }, празна плочка
cell-empty = празно
cell-mine = ваша плочка
cell-last = последен потег
cell-start = почеток

play = Одиграј
pass = Прескокни
exchange = Размени
exchange-off = Сега нема размена, во торбичката има { $bag }
recall = Врати
shuffle = Промешај
key-space = празно место
idle-first = Првиот збор минува преку означеното поле.
idle-yours = Вие сте на потег.
idle-theirs = На потег: { $name }. Дотогаш може да ги редите плочките.
idle-watching = Ја гледате оваа игра.
not-checked = не е проверено
word-good = во речникот:
word-bad = не е во речникот:
typed-blank = Празна плочка за { $letter }
typed-reread = Празната плочка на таблата сега се чита { $letter }
typed-missing = { $letter }: нема таква плочка
typed-physical = Буквите одат по копчињата: не треба да се менува распоредот на тастатурата.

blank-title = Која буква е?
blank-return = Назад на држачот
reread-title = Како да се чита оваа празна плочка?
reread-back = Остави како што е
reread-lay = Сега поставете плочки во збор со оваа празна плочка
exchange-how = Притиснете плочки или напишете букви.
exchange-picked = Избрани { $count }, во торбичката { $bag }.
exchange-most = Сега најмногу { $most }.
exchange-invert = Обратно
exchange-do = Размени { $count }
pass-title = Да се прескокне потегот?
pass-text = Потегот преминува на следниот и не носи поени.
resign = Предај се
resign-title = Да се предадете?
resign-text = Играта за вас завршува. Тоа не може да се врати.
propose-end = Предложи крај
propose-title = Нема повеќе потези?
propose-text = Играта завршува ако сите се согласат дека никој не може да игра.
end-offer = { $name }: нема повеќе потези, да завршиме? Се согласиле { $agreed } од { $total }.
end-yes = Се согласувам
end-no = Играме понатаму

window = Последниот потег може да се оспори
window-theirs = { $name }: { $words }, { $points }. Може да се оспори.
window-mine = Вашиот потег: { $words }, { $points }. Противниците може да го оспорат.
window-held = { $name } размислува за оспорување.
accept = Прифати
touch = Почни го мојот потег
touch-about = Штом почнете, никој повеќе не може да го оспори овој потег.
hold = Задржи
challenge = Оспори
challenge-title = Да се оспори потегот?
challenge-one = { $name }: се сомневате ли во овој збор?
challenge-which = { $name }: означете ги зборовите во кои се сомневате.
challenge-cost-none = За грешка нема казна.
challenge-cost-free = Ако зборот важи, не губите ништо.
challenge-cost-lose-next-turn = Ако зборот важи, го губите својот следен потег.

review = Преглед на потезите
review-start = Почеток на играта
review-at = Потег { $number } од { $total }
review-back = Кон играта
review-first = На почеток
review-previous = Еден потег назад
review-next = Еден потег напред
review-new-move = Нов потег
review-last = На последниот потег

entry-withdrawn = извадено: { $words }
entry-exchange = размена { $count }
entry-pass = прескокнување
entry-lost-turn = изгубен потег
entry-resigned = се предаде
entry-adjustment = преостанати плочки
entry-challenge-points = оспорување
entry-overtime = пречекорување на времето
entry-lost-game = изгубена игра
entry-timed-out = времето истече

news-started = Играта почна. Прв игра: { $name }.
news-play = { $name }: { $words }, { $points }
news-withdrawn = { $name }: потегот се вади
news-exchange =
    { $count ->
        [one] { $name }: размена, { $count } плочка
       *[other] { $name }: размена, { $count } плочки
    }
news-pass = { $name }: прескокнување
news-lost-turn = { $name }: изгубен потег
news-challenge-won = { $name }: оспорувањето е успешно
news-challenge-failed = { $name }: залудно оспорено, зборот важи
news-accepted = { $name }: потегот е прифатен
news-held = { $name } размислува за оспорување
news-end-offer = { $name }: предлог за крај
news-end-refused = { $name }: играме понатаму
news-resigned = { $name }: се предаде
news-bot-fault = { $name } не успеа со потегот и прескокнува
news-voted-yes = { $name }: да
news-voted-no = { $name }: не
news-stuck = { $name } не наоѓа збор: плочките се отворени, мислете заедно
news-found = За { $name } е најден збор
news-not-found = Никој не наоѓа збор за { $name }
news-rack-shown = { $name } ги покажува плочките
news-suggested = { $name } покажува потег за { $points }
news-theme-claimed = { $name } бара { $points } за темата: одговара ли зборот?
news-theme-judged = { $name }: { $points } за темата
news-timed-out = { $name }: времето истече, потегот е изгубен
news-lost = { $name } ја изгуби играта

game-over = Играта е завршена
result = Исход
result-won = Победивте
result-lost = Изгубивте
result-winner = Победник: { $name }
result-shared = Поделена победа: { $names }
result-won-two = Победа: { $mine } на { $theirs }
result-lost-two = Пораз: { $mine } на { $theirs }
result-moves = Од потези
result-left = Остаток
result-total = Вкупно
result-look = Погледни ја таблата
rematch = Уште една игра
rematch-join = Кон новата игра

# ---------- Копчиња ----------
keys-arrows = движете го покажувачот по таблата
keys-toggle = сврти ја стрелката
keys-letter = постави буква
keys-blank = постави буква со празна плочка
keys-reread = прочитај ја празната плочка на таблата како друга буква, каде што правилата дозволуваат
keys-back = извади плочка
keys-escape = сите плочки назад на држачот
keys-shuffle = промешај го држачот
keys-commit = одиграј
keys-acts = прескокни, оспори, размени
keys-review = гледај ги поранешните потези
keys-woogles = Стрелки како во Woogles: ← → вртење, ↑ мешање, ↓ враќање

# ---------- За проектот ----------
about-text = Fishka е страница за „Скрабл“, „Ерудит“ и слични игри со зборови. Играјте со бот или со пријатели преку врска, на телефон или на компјутер. Програмата е отворена и бесплатна, може да ја поставите дома.
about-words = Зборовите се од отворени речници. Изданието одлучува кој список важи во играта; покрај ботови програмата вообичаено не прима зборови што ги нема во списокот.
about-privacy = Не треба сметка: прелистувачот чува само гостинска пропусница и вашите поставки. Без туѓи бројачи и реклами.

# ---------- Зборови ----------
words = Зборови
words-text = Дали зборот е во списокот, што значи и од каде е.
try-again = Прашај повторно
to-game = Кон играта
word-list = Список со зборови
word-field = Збор
word-hint = На пример, плочка
word-ask = Провери
word-yes = Во списокот „{ $list }“
word-no = Не е во списокот „{ $list }“
word-yes-game = Во оваа игра важи
word-no-game = Во оваа игра не важи
word-typed = Напишавте { $word }.
word-meaning = Значење
word-source = Извор
word-band = Честота
word-flags = Ознаки
word-lists = Го има и во
word-also = Може да стои и наместо
word-look = Погледнете
word-lists-only = Го има во списоците
word-look-up = Што значи { $word }?
appeal-add = Ова треба да биде збор
appeal-remove = Ова не треба да биде збор
appeal-hint = Зошто? Најдобро: речник и страница.
appeal-send = Испрати
appeal-add-open =
    { $count ->
        [one] { $count } играч бара да се додаде. Уште нема одговор.
       *[other] { $count } играчи бараат да се додаде. Уште нема одговор.
    }
appeal-remove-open =
    { $count ->
        [one] { $count } играч бара да се исфрли. Уште нема одговор.
       *[other] { $count } играчи бараат да се исфрли. Уште нема одговор.
    }
appeal-add-accepted = Барањето да се додаде е прифатено (гласови: { $count }).
appeal-remove-accepted = Барањето да се исфрли е прифатено (гласови: { $count }).
appeal-add-rejected = Барањето да се додаде е одбиено (гласови: { $count }).
appeal-remove-rejected = Барањето да се исфрли е одбиено (гласови: { $count }).
appeals-mine = Вашите барања
level-learner = ученик
level-learner-about = обични зборови, гледа малку подолго
level-casual = повремен играч
level-casual-about = познати зборови, ги пропушта долгите
level-seasoned = искусен играч
level-seasoned-about = добар речник, малку пропушта
level-expert = експерт
level-expert-about = широк речник, го пресметува крајот
level-master = велемајстор
level-master-about = ги знае сите зборови, мисли однапред
turn-thinking = размислува…
challenge-cost-points-to-opponent = Ако зборот важи, противникот добива { $points ->
        [one] { $points } поен
       *[other] { $points } поени
    }.
challenge-cost-points-from-challenger = Ако зборот важи, губите { $points ->
        [one] { $points } поен
       *[other] { $points } поени
    }.
challenge-cost-triple = Ако зборот важи, ја губите играта; ако не е, ја губи противникот.
challenge-per-word = За секој наведен збор.
clock-left = Преостанато време: { $time }
target = Победува со { $target }
vote = Масата се прашува
vote-spoken = Се изјаснија { $spoken } од { $asked }.
vote-play = { $name }: { $words }, { $points }. Смее ли да остане?
vote-play-mine = Вашиот потег: { $words }, { $points }. Другите одлучуваат.
vote-play-yes = Останува
vote-play-no = Паѓа
vote-stuck = { $name } не наоѓа збор. Плочките се отворени: вие наоѓате ли?
vote-stuck-mine = Не наоѓате збор, и сите мислат со вас.
vote-stuck-yes = Ни јас
vote-stuck-no = Има збор
vote-theme = { $name }: { $words }. Одговара ли на темата „{ $theme }“?
vote-theme-mine = { $words }: другите судат дали одговара на темата „{ $theme }“.
vote-theme-yes = Одговара
vote-theme-no = Не одговара
open-racks = Отворени плочки
rack-shown-mine = Другите ги гледаат вашите плочки до крајот на вашиот следен потег.
help = Помош
helping = Мислите за { $name }: поставете потег и покажете го.
helping-start = Мисли заедно со { $name }
helping-stop = Назад кон моите плочки
suggest = Покажи
suggestions = Потези што ви се покажани
hint-ask = Покажи ми потег
hint-list = Ваши можни потези
hint-none = Не се наоѓа потег.
stuck = Не наоѓам збор
stuck-about = Вашите плочки се отвораат, и сите мислат.
show-rack = Покажи ги моите плочки
show-rack-about = Другите ги гледаат вашите плочки и смеат да помогнат, до крајот на вашиот следен потег.
vowels = Самогласки за влечење
vowels-fitting = колку што треба
in-bags = самогласки { $vowels }, согласки { $consonants }
theme-claim = Одговара на темата „{ $theme }“: +{ $points }
explanation = Што значат зборовите
take-off = Земи плочка од таблата
take-off-short = Земи
exchange-least = Не помалку од { $least }.
propose-enough-title = Да заврши играта?
propose-enough-text = Играта завршува ако сите се согласат дека е доста.
game-words = Зборови на оваа игра
game-words-list = Список
game-words-version = Верзија { $version }
game-words-hash = Отпечаток
game-words-copy = Копирај го целиот отпечаток
game-words-count =
    { $count ->
        [one] { $count } збор
       *[other] { $count } зборови
    }
game-words-yo = Буквата Ё
yo-distinct = Е и Ё се различни букви
yo-e-covers-yo = Е може наместо Ё
yo-merged = Ё се чита како Е
game-words-licence = Лиценца
game-words-filter = Избор
game-words-changes = Додадено и исфрлено
game-words-edition = Зборови на изданието
game-words-free = Во оваа игра смее да се гледа во речникот.
game-words-closed = Речникот е затворен до крајот на играта.
game-words-family = Семејна игра: без груби зборови.
house-words = Зборови на оваа маса
house-about = За што се договара масата: зборови што се додаваат и зборови што се исфрлаат. Сите ги гледаат пред играта.
house-add = Додај збор
house-word = Збор
house-change = Што да се стори
house-change-add = додај
house-change-remove = исфрли
house-reason = Зошто
house-drop = Отстрани го редот { $number }
family = Семејна игра
family-about = Без груби зборови: програмата не ги прима и ботовите не ги играат.
family-tag = семејна
list-usual = Како што го има изданието
list-which = Со кој список се игра
list-own = Свој список
find = Пребарување
find-way = Како се бара
find-pattern = По образец
find-pattern-hint = К?Т, *НИК, ?О??Е
find-anagram = Анаграми
find-anagram-hint = КАТАН?
find-letters = Од овие букви
find-letters-hint = КАТАНЕ?
find-hooks = Додадени букви
find-hooks-hint = ОРО
find-about = „?“ е која било буква или празна плочка, „*“ колку било букви. Во рускиот Е го наоѓа и Ё.
find-from = Букви најмалку
find-to = Букви најмногу
find-pos = Вид збор
find-band = Колку е познат
find-any = сеедно
find-any-band = сеедно
find-any-length = колку било
band-from-known = познати на мнозина
band-from-common = обични
pos-noun = именка
pos-adjective = придавка
pos-verb = глагол
pos-participle = партицип
pos-gerund = глаголски прилог
pos-adverb = прилог
pos-pronoun = заменка
pos-numeral = број
pos-function = службен збор, извик
found =
    { $count ->
        [one] Најден { $count } збор
       *[other] Најдени { $count } зборови
    }
found-none = Ништо не е пронајдено.
found-more = Покажи уште
hooks-front = Буква пред
hooks-back = Буква зад
hooks-inner = Буква внатре
hooks-none = нема
look-word = Провери збор
about-lists = Списоци со зборови
about-lists-text = Секој список е направен од отворени извори; нивните лиценци и автори се наведени подолу. Програмата е под лиценцата MIT, списоците под свои.
about-tiers = По извор
about-lengths = По должина
about-sources = Од каде се зборовите
about-licence-text = Лиценци и автори
about-changes = Што менува овој сервер
about-changes-none = Овој сервер ништо не сменил.
about-works = Чие е ова дело
about-fonts = Писмата Onest и Literata: SIL Open Font License 1.1.
about-client = Страницата: Svelte и SvelteKit (MIT), Fluent (Apache-2.0). Јадрото: Rust, PyO3 (MIT или Apache-2.0).
about-server = Серверот:
lists-own = Свои списоци
lists-own-about = Список што го имате вие или вашиот клуб може да суди на вашите маси. Зборовите од него никому не се покажуваат и не се преземаат.
lists-bring = Донеси список
lists-name = Назив
lists-choose = Избери датотека
lists-file = Текстуална датотека, збор во ред, до 4 MB
lists-rights = За тоа дали имате право да го користите списокот одговарате вие: списоците на федерациите и речниците се заштитени со авторско право.
lists-do = Прочитај и зачувај
lists-forget = Отстрани го списокот „{ $name }“
lists-forget-text = Партиите со овој список продолжуваат. За повторно да се отвори маса со него, датотеката треба да се донесе одново.
lists-taken =
    { $count ->
        [one] „{ $name }“: { $count } збор
       *[other] „{ $name }“: { $count } зборови
    }
lists-encoding = Кодирање на датотеката: { $encoding }

# ---------- Правила ----------
rules = Правила
rules-text = Прочитајте ги правилата на сите игри што се тука или составете свои: земете готово издание и сменете го она што вашата маса го игра поинаку.
rules-read = Прочитај ги правилата
rules-make = Состави свои правила
rules-change = Смени ги правилата
rules-play = Играј по овие правила
rules-link = Копирај врска
rules-file = Зачувај во датотека
rules-all = Сите правила
rules-others = Други
rules-no-language = Без зборови
rules-wordless = Списокот { $list } не е приложен: за да играте, внесете го.
rules-stand-in = Списокот { $list } не смее да се приложи: додека не се внесе, зборовите се проверуваат во општиот.
rules-bring = Внеси го списокот { $list }
rules-open-file = Отвори датотека
rules-mine = Мои правила
rules-forget = Отстрани ги правилата „{ $name }“
rules-forget-text = Партиите и масите со овие правила продолжуваат, но врската до нив повеќе не води никаде, освен ако ги чува некој друг. Зачувајте ги како датотека ако уште ќе ви требаат.
rules-forget-do = Отстрани
rules-hints = Бонтон
rules-hints-hide = Не прикажувај повеќе
rules-sources = Извори
rules-title = Како се викаат вашите правила
rules-title-hint = На пример, Недела кај баба
rules-title-wanted = За да се зачуваат правилата, дајте им име.
rules-from = Земи за основа
rules-modifiers = Домашни правила
rules-outcome = Што излегува
rules-faulty = Сè уште не се сложува
rules-usual = обично { $value }
rules-as-usual = како обично
rules-none = нема
rules-by-level = според силата на играчот
rules-more = Што значи тоа
rules-source = Од: { $source }
rules-words-hint = зборови одделени со запирка
rules-unread = Не е разбрано и е изоставено: { $text }
rules-overrides-hint = на пример, Ѕ: 20
rules-target-more = { $count } и повеќе
rules-target-of = { $count } играчи, { $level }
rules-target-add = Посебно за { $count } играчи
rules-target-remove = Отстрани го редот за { $count }
rules-theme = Тема
rules-points = Поени
rules-theme-words = зборови на темата; без нив се гласа
rules-tiles = Плочки
rules-board = Табла
rules-own = свои
rules-tiles-total = Вкупно плочки: { $total }.
rules-count-of = { $letter }: колку
rules-value-of = { $letter }: поени
rules-letter-remove = Отстрани { $letter }
rules-letter-new = Нова буква
rules-letter-add = Додај буква
rules-board-how = Изберете поле подолу и притиснете каде да лежи.
rules-rows = Редови
rules-cols = Колони
rules-sides = Страната на таблата има од { $least } до { $most } полиња.
rules-brush = Вид поле
rules-square =
    { $letter ->
        [1] { $word ->
            [1] { $start ->
                [yes] почеток
               *[no] обично
            }
           *[other] { $start ->
                [yes] почеток, збор ×{ $word }
               *[no] збор ×{ $word }
            }
        }
       *[other] { $start ->
            [yes] почеток, буква ×{ $letter }
           *[no] буква ×{ $letter }
        }
    }
rules-mirror = Симетрично
rules-tiles-how = Број на плочки × поени.
rules-tiles-points = Вкупно поени: { $points }.
rules-vowel = самогласка
rules-vowel-of = { $letter }: самогласка
rules-keep = Зачувај ги правилата
yes = да
no = не
strength = Колку сте силни?
strength-of-seat = Колку е силен играчот { $number }
strength-beginner = почетник
strength-intermediate = среден
strength-expert = експерт
editions-all = Сите изданија: { $count }
rules-differences =
    { $count ->
        [0] Сè е како обично
        [one] { $count } разлика
       *[other] { $count } разлики
    }
