# Сайт: всё, что видит и слышит игрок в браузере.

# ---------- Общее ----------
about = О проекте
cancel = Отмена
close = Закрыть
copied = Скопировано
copy = Копировать
copy-link = Ссылка на партию
copy-text = Поле и фишки текстом
keys = Клавиши
language = Язык
language-bg = болгарский
language-de = немецкий
language-en = английский
language-es = испанский
language-fr = французский
language-mk = македонский
language-pl = польский
language-ru = русский
language-uk = украинский
loading = Загружаем…
look = Смотреть
menu = Меню
new-game = Новая игра
offline = Нет связи. Ваши фишки на месте, соединяемся снова.
theme = Вид
theme-light = Светлый
theme-dark = Тёмный
theme-contrast = Контрастный
theme-next = Включить вид: { $theme }
to-home = На главную
you = Вы
guest = Игрок { $number }
bot-name = Бот-{ $level }
level-beginner = новичок
level-beginner-about = обычные слова, видит короткие
level-learner = ученик
level-learner-about = обычные слова, ищет чуть дольше
level-casual = любитель
level-casual-about = привычные слова, длинных не видит
level-club = разрядник
level-club-about = привычные слова, ищет премии
level-seasoned = кандидат
level-seasoned-about = хороший запас слов, мало пропускает
level-strong = мастер
level-strong-about = хороший запас слов, бережёт фишки
level-expert = эксперт
level-expert-about = большой запас слов, просчитывает концовку
level-master = гроссмейстер
level-master-about = знает все слова, думает на ходы вперёд

# ---------- Неполадки ----------
client-fault-no-connection = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
client-fault-unreadable-answer = Сервер ответил непонятно ({ $status }). Попробуйте ещё раз.
client-fault-server-fault = На сервере что-то сломалось ({ $status }). Попробуйте ещё раз.
client-fault-unknown = Сервер отказал: { $code }.
error-title = Что-то сломалось
error-missing = Такой страницы нет
error-game = Эту партию не открыть

# ---------- Главная ----------
hero-picture = ФИШКА и FISHKA крест-накрест, общая буква К
hero-title = Слово за слово
hero-text = Скрабл, «Эрудит» и их родня, по-русски и по-английски. Бесплатно, без рекламы, играть можно сразу.
ways = Как играть
play-bot = Сыграть с ботом
play-bot-about = Восемь уровней, от новичка до гроссмейстера. Без учётной записи.
play-bot-level = С кем сыграете?
play-friend = Позвать друга
play-friend-about = Ссылка или код с экрана.
play-own = Свой стол
play-own-about = Больше игроков, боты, другие правила.
edition = Издание
edition-wordless = Списка слов «{ $list }» на этом сервере нет
editions-wordless = Языки без словаря
editions-wordless-about = Правила и фишки для этих игр есть, а словаря в поставке нет. Его может загрузить тот, кто держит сервер.
continue = Продолжить
games-more =
    { $count ->
        [one] Ещё { $count } партия
        [few] Ещё { $count } партии
        [many] Ещё { $count } партий
       *[other] Ещё { $count } партии
    }
game-waiting = Ждём игроков
turn-yours = Ваш ход
turn-theirs = Ход соперника
turn-running = Ходит
turn-thinking = думает…

# ---------- Новая игра и стол ----------
seats = Места за столом
seat-number = Место { $number }
seat-remove = Убрать место { $number }
seat-add = Добавить место
seat-friend = Друг по ссылке
seat-open = Свободное место
seat-you = это вы
seats-limit = Игроков может быть от { $least } до { $most }.
casual = Без штрафа за ошибки
casual-on = Программа не примет слово, которого нет в словаре: опечатка не стоит хода.
casual-off = Программа принимает любое слово, но соперник может его оспорить: неверное снимается, и ход пропадает.
casual-tag = без штрафа
start-game = Начать игру
open-table = Открыть стол
room-title = Ждём игроков
room-invited = Вас зовут играть
room-cancelled = Стол отменён
room-full = Мест нет
room-host-starts = Игра начнётся сама, когда все сядут, или раньше, если так решит хозяин стола.
room-cancel = Отменить стол
room-leave = Встать из-за стола
room-waiting = Игра начнётся сама, когда все сядут.
invite = Позовите друзей
invite-about = Отправьте ссылку или покажите код.
qr = Код со ссылкой на этот стол
host = хозяин
online = здесь
away = не на связи
name = Ваше имя за столом
name-hint = Например, Лида
name-save = Сохранить имя
sit-down = Сесть за стол
start-without =
    { $count ->
        [one] Начать без { $count } места
       *[other] Начать без { $count } мест
    }

# ---------- Игра ----------
game-title = { $names }
players = Игроки
board = Поле
rack = Подставка
hand = Ваша рука
panels = Сведения о партии
sheet = Ведомость
sheet-now = Думает…
sheet-now-you = Ваш ход…
moves = Ходы
moves-none = Ходов ещё не было.
bag = Мешок
tab-sheet = Ведомость
tab-moves = Ходы
tab-bag = Мешок
in-bag = В мешке
bag-empty = Мешок пуст
unseen = не видно
unseen-groups = гласные отдельно
unseen-alphabet = по алфавиту
unseen-blanks =
    { $count ->
        [one] { $count } пустышка
        [few] { $count } пустышки
       *[other] { $count } пустышек
    }
opening = Жребий: { $draw }. Первый ход: { $name }.
tiles-in-rack =
    { $count ->
        [one] На подставке { $count } фишка
        [few] На подставке { $count } фишки
       *[other] На подставке { $count } фишек
    }
resigned-short = игра сдана
skips-next = пропускает ход

premium-letter = { $factor }Б
premium-word = { $factor }С
premium-letter-name =
    { $factor ->
        [2] удвоение буквы
        [3] утроение буквы
       *[other] буква, умноженная на { $factor }
    }
premium-word-name =
    { $factor ->
        [2] удвоение слова
        [3] утроение слова
       *[other] слово, умноженное на { $factor }
    }
blank = Пустышка
tile-name =
    { $value ->
        [one] { $letter }, { $value } очко
        [few] { $letter }, { $value } очка
       *[other] { $letter }, { $value } очков
    }
tile-blank-as = { $letter }, пустышка
cell-empty = пусто
cell-mine = ваша фишка
cell-last = последний ход
cell-start = начало

play = Сходить
pass = Пас
exchange = Обмен
exchange-off = Обмен сейчас невозможен, в мешке { $bag }
recall = Вернуть
shuffle = Смешать
key-space = пробел
idle-first = Первое слово проходит через отмеченную клетку.
idle-yours = Ваш ход.
idle-theirs = Ходит { $name }. Фишки можно раскладывать заранее.
idle-watching = Вы смотрите партию.
not-checked = не проверено
word-good = есть в словаре:
word-bad = нет в словаре:
typed-blank = Пустышка вместо { $letter }
typed-reread = Пустышка на поле теперь читается как { $letter }
typed-missing = { $letter }: такой фишки нет
typed-physical = Буквы идут по клавишам: раскладку переключать не нужно.

blank-title = Какая это буква?
blank-return = Вернуть на подставку
reread-title = Как читать эту пустышку?
reread-back = Оставить как есть
reread-lay = Теперь выложите фишки в слово с этой пустышкой
exchange-how = Нажмите фишки или наберите буквы.
exchange-picked = Выбрано { $count }, в мешке { $bag }.
exchange-most = Сейчас не больше { $most }.
exchange-invert = Наоборот
exchange-do = Обменять { $count }
pass-title = Пропустить ход?
pass-text = Ход перейдёт дальше, очков за него не будет.
resign = Сдаться
resign-title = Сдаться?
resign-text = Партия для вас закончится. Это не отменить.
propose-end = Предложить закончить
propose-title = Ходов больше нет?
propose-text = Партия закончится, если все согласятся, что ходить больше некуда.
end-offer = { $name }: ходов больше нет, закончим? Согласны { $agreed } из { $total }.
end-yes = Согласиться
end-no = Играем дальше

window = Последний ход можно оспорить
window-theirs = { $name }: { $words }, { $points }. Можно оспорить.
window-mine = Ваш ход: { $words }, { $points }. Соперники могут его оспорить.
window-held = { $name } думает, оспаривать ли.
accept = Принять
touch = Начать свой ход
touch-about = Начнёте ход — оспорить этот уже никто не сможет.
hold = Подумать
challenge = Оспорить
challenge-title = Оспорить ход?
challenge-one = { $name }: сомневаетесь в этом слове?
challenge-which = { $name }: отметьте слова, в которых сомневаетесь.
challenge-cost-none = Ошибка ничего не стоит.
challenge-cost-free = Если слово верное, вы ничего не теряете.
challenge-cost-lose-next-turn = Если слово верное, вы пропустите свой следующий ход.
challenge-cost-points-to-opponent = Если слово верное, соперник получит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
challenge-cost-points-from-challenger = Если слово верное, вы потеряете { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
challenge-cost-triple = Если слово верное, вы проиграли партию; если нет, её проиграл соперник.
challenge-per-word = За каждое названное слово.

review = Просмотр ходов
review-start = Начало партии
review-at = Ход { $number } из { $total }
review-back = К игре
review-first = К началу
review-previous = На ход назад
review-next = На ход вперёд
review-new-move = Новый ход
review-last = К последнему ходу

entry-withdrawn = снято: { $words }
entry-exchange = обмен { $count }
entry-pass = пас
entry-lost-turn = пропуск хода
entry-resigned = игра сдана
entry-adjustment = остаток фишек
entry-challenge-points = оспаривание
entry-overtime = просрочка времени
entry-lost-game = проигрыш
entry-timed-out = время вышло

news-started = Игра началась. Первый ход: { $name }.
news-play = { $name }: { $words }, { $points }
news-withdrawn = { $name }: ход снят
news-exchange =
    { $count ->
        [one] { $name }: обмен, { $count } фишка
        [few] { $name }: обмен, { $count } фишки
       *[other] { $name }: обмен, { $count } фишек
    }
news-pass = { $name }: пас
news-lost-turn = { $name }: пропуск хода
news-challenge-won = { $name }: ход оспорен верно
news-challenge-failed = { $name }: ход оспорен напрасно, слово есть
news-accepted = { $name }: ход принят
news-held = { $name } думает, оспаривать ли
news-end-offer = { $name }: предложение закончить
news-end-refused = { $name }: играем дальше
news-resigned = { $name }: игра сдана
news-bot-fault = { $name } не справился с ходом и пасует
news-voted-yes = { $name }: да
news-voted-no = { $name }: нет
news-stuck = { $name } не находит слова: фишки открыты, думайте вместе
news-found = Слово для { $name } нашлось
news-not-found = Слова для { $name } никто не находит
news-rack-shown = { $name } показывает фишки
news-suggested = { $name } показывает ход, очков за него: { $points }
news-theme-claimed = { $name } просит премию за тему, { $points }: подходит ли слово?
news-theme-judged = { $name }: за тему { $points }
news-timed-out = { $name }: время вышло, ход потерян
news-lost = { $name } проигрывает партию

game-over = Игра окончена
result = Итог
result-won = Вы победили
result-lost = Вы проиграли
result-winner = Победа: { $name }
result-shared = Победа пополам: { $names }
result-won-two = Победа: { $mine } на { $theirs }
result-lost-two = Поражение: { $mine } на { $theirs }
result-moves = За ходы
result-left = Остаток
result-total = Итог
result-look = Посмотреть поле
rematch = Ещё партию
rematch-join = К новой партии

# ---------- Часы, голосования, помощь, мешочки ----------
clock-left = Осталось времени: { $time }
target = Победа при { $target }
vote = Вопрос к столу
vote-spoken = Высказались { $spoken } из { $asked }.
vote-play = { $name }: { $words }, { $points }. Принять ход?
vote-play-mine = Ваш ход: { $words }, { $points }. Решают остальные.
vote-play-yes = Принять
vote-play-no = Не принять
vote-stuck = { $name }: слово не находится. Фишки открыты, а вы находите?
vote-stuck-mine = Вы не нашли слова, теперь думают все.
vote-stuck-yes = Я тоже нет
vote-stuck-no = Слово есть
vote-theme = { $name }: { $words }. Подходит ли к теме «{ $theme }»?
vote-theme-mine = { $words }: остальные решают, подходит ли слово к теме «{ $theme }».
vote-theme-yes = Подходит
vote-theme-no = Не подходит
open-racks = Открытые фишки
rack-shown-mine = Ваши фишки видны всем до конца вашего следующего хода.
help = Помощь
helping = Вы думаете за игрока { $name }: выложите ход и покажите его.
helping-start = Подумать вместе: { $name }
helping-stop = К моим фишкам
suggest = Показать
suggestions = Ходы, которые вам показали
hint-ask = Подсказать ход
hint-list = Ваши возможные ходы
hint-none = Ни одного хода не нашлось.
stuck = Не нахожу слова
stuck-about = Ваши фишки открываются, и думают все.
show-rack = Открыть фишки
show-rack-about = Все увидят ваши фишки и смогут помочь, до конца вашего следующего хода.
vowels = Гласных взять
vowels-fitting = сколько нужно
in-bags = гласных { $vowels }, согласных { $consonants }
theme-claim = По теме «{ $theme }»: +{ $points }
explanation = Что значат эти слова
take-off = Снять фишку с поля
take-off-short = Снять
exchange-least = Не меньше { $least }.
propose-enough-title = Закончить игру?
propose-enough-text = Игра закончится, если все согласны, что хватит.

# ---------- Клавиши ----------
keys-arrows = вести курсор по полю
keys-toggle = повернуть стрелку
keys-letter = поставить букву
keys-blank = поставить букву пустышкой
keys-reread = иначе прочесть пустышку на поле, если правила разрешают
keys-back = снять фишку
keys-escape = вернуть все фишки на подставку
keys-shuffle = смешать подставку
keys-commit = сходить
keys-acts = пас, оспорить, обмен
keys-review = смотреть прежние ходы
keys-woogles = Стрелки, как в Woogles: ← → поворот, ↑ смешать, ↓ вернуть

# ---------- О проекте ----------
about-text = Fishka — сайт для «Скрабла», «Эрудита» и похожих игр в слова. Играйте с ботом, с друзьями по ссылке, на телефоне и на компьютере. Программа открытая и бесплатная, её можно поставить у себя дома.
about-words = Слова берутся из открытых словарей. Какой список действует в партии, решает издание; рядом с ботами программа по умолчанию не принимает слов, которых в списке нет.
about-privacy = Учётной записи не нужно: браузер хранит только пропуск гостя и ваши настройки. Никаких сторонних счётчиков и рекламы.
# ---------- Слова ----------
words = Слова
words-text = Есть ли слово в списке, что оно значит и откуда взято.
try-again = Спросить ещё раз
to-game = К партии
word-list = Список слов
word-field = Слово
word-hint = Например, фишка
word-ask = Проверить
word-yes = Есть в списке «{ $list }»
word-no = Нет в списке «{ $list }»
word-yes-game = В этой партии это слово
word-no-game = В этой партии это не слово
word-typed = Вы написали { $word }.
word-meaning = Значение
word-source = Источник
word-band = Частота
word-flags = Пометы
word-lists = Есть и в списках
word-also = Может стоять и вместо слова
word-look = Посмотреть
word-lists-only = Есть в списках
word-look-up = Что значит { $word }?
appeal-add = Это слово должно быть
appeal-remove = Этого слова быть не должно
appeal-hint = Почему? Лучше всего — словарь и страница.
appeal-send = Отправить
appeal-add-open =
    { $count ->
        [one] Просят добавить: { $count } голос. Ответа ещё нет.
        [few] Просят добавить: { $count } голоса. Ответа ещё нет.
        [many] Просят добавить: { $count } голосов. Ответа ещё нет.
       *[other] Просят добавить: { $count } голоса. Ответа ещё нет.
    }
appeal-remove-open =
    { $count ->
        [one] Просят исключить: { $count } голос. Ответа ещё нет.
        [few] Просят исключить: { $count } голоса. Ответа ещё нет.
        [many] Просят исключить: { $count } голосов. Ответа ещё нет.
       *[other] Просят исключить: { $count } голоса. Ответа ещё нет.
    }
appeal-add-accepted = Просьбу добавить приняли (голосов: { $count }).
appeal-remove-accepted = Просьбу исключить приняли (голосов: { $count }).
appeal-add-rejected = Просьбу добавить отклонили (голосов: { $count }).
appeal-remove-rejected = Просьбу исключить отклонили (голосов: { $count }).
appeals-mine = Ваши обращения
game-words = Слова партии
game-words-list = Список
game-words-version = Версия { $version }
game-words-hash = Отпечаток
game-words-copy = Копировать отпечаток полностью
game-words-count =
    { $count ->
        [one] { $count } слово
        [few] { $count } слова
        [many] { $count } слов
       *[other] { $count } слова
    }
game-words-yo = Буква Ё
yo-distinct = Е и Ё — разные буквы
yo-e-covers-yo = Е может стоять вместо Ё
yo-merged = Ё читается как Е
game-words-licence = Лицензия
game-words-filter = Отбор
game-words-changes = Добавлено и исключено
game-words-edition = Слова издания
game-words-free = В этой партии заглядывать в словарь можно.
game-words-closed = Словарь закрыт до конца партии.
game-words-family = Семейная партия: грубых слов нет.
house-words = Слова за этим столом
house-about = Уговор стола: какие слова добавить к списку, какие исключить. Увидят все до начала партии.
house-add = Добавить слово
house-word = Слово
house-change = Что сделать
house-change-add = добавить
house-change-remove = исключить
house-reason = Почему
house-drop = Убрать строку { $number }
family = Семейная партия
family-about = Грубых слов нет: программа их не принимает, боты не ставят.
family-tag = семейная
list-usual = По правилам издания
list-which = Каким списком играть
list-own = Свой список
find = Найти
find-way = Как искать
find-pattern = По маске
find-pattern-hint = К?Т, *НИК, ?О??А
find-anagram = Анаграммы
find-anagram-hint = КЛЮЧИ?
find-letters = Из этих букв
find-letters-hint = ВОЛШЕБ?
find-hooks = Продолжения
find-hooks-hint = БОР
find-about = «?» — одна любая буква или пустышка, «*» — сколько угодно букв. Е находит и Ё.
find-from = Букв не меньше
find-to = Букв не больше
find-pos = Часть речи
find-band = Насколько известны
find-any = любая
find-any-band = любые
band-from-known = знакомые многим
band-from-common = обычные
pos-noun = существительное
pos-adjective = прилагательное
pos-verb = глагол
pos-participle = причастие
pos-gerund = деепричастие
pos-adverb = наречие
pos-pronoun = местоимение
pos-numeral = числительное
pos-function = служебное слово, междометие
found =
    { $count ->
        [one] Нашлось { $count } слово
        [few] Нашлось { $count } слова
        [many] Нашлось { $count } слов
       *[other] Нашлось { $count } слова
    }
found-none = Ничего не нашлось.
found-more = Показать ещё
hooks-front = Буква впереди
hooks-back = Буква сзади
hooks-inner = Буква внутри
hooks-none = нет
look-word = Узнать слово
about-lists = Списки слов
about-lists-text = Каждый список собран из открытых источников; их лицензии и авторы названы ниже. Программа распространяется по лицензии MIT, списки — по своим.
about-tiers = По источникам
about-lengths = По длине слов
about-sources = Откуда слова
about-licence-text = Лицензии и авторы
about-changes = Изменения этого сервера
about-changes-none = Этот сервер ничего не менял.
about-works = Чей это труд
about-fonts = Шрифты Onest и Literata — SIL Open Font License 1.1.
about-client = Страница: Svelte и SvelteKit (MIT), Fluent (Apache-2.0). Ядро: Rust, PyO3 (MIT или Apache-2.0).
about-server = Сервер:
find-any-length = любое число
lists-own = Свои списки
lists-own-about = Список, который есть у вас или вашего клуба, может судить партии за вашими столами. Слова из него никому не показываются и не скачиваются.
lists-bring = Принести список
lists-name = Название
lists-choose = Выбрать файл
lists-file = Текстовый файл, слово в строке, до 4 МБ
lists-rights = Есть ли у вас право пользоваться списком, решаете и отвечаете вы: списки федераций и словари защищены авторским правом.
lists-do = Прочесть и сохранить
lists-forget = Убрать список «{ $name }»
lists-forget-text = Партии с этим списком продолжатся. Чтобы снова открыть с ним стол, файл придётся принести заново.
lists-taken =
    { $count ->
        [one] «{ $name }»: { $count } слово
        [few] «{ $name }»: { $count } слова
        [many] «{ $name }»: { $count } слов
       *[other] «{ $name }»: { $count } слова
    }
lists-encoding = Кодировка файла: { $encoding }

# ---------- Правила ----------
rules = Правила
rules-text = Правила всех игр, что здесь есть. Можно составить и свои: возьмите готовую редакцию и поменяйте то, во что играете иначе.
rules-read = Прочитать правила
rules-make = Составить свои правила
rules-change = Изменить правила
rules-play = Играть по ним
rules-link = Скопировать ссылку
rules-file = Сохранить в файл
rules-all = Все правила
rules-others = Другие
rules-no-language = Без слов
rules-wordless = Словаря { $list } в поставке нет: чтобы играть, его нужно загрузить.
rules-stand-in = Список { $list } распространять нельзя: пока он не загружен, слова проверяют по общему.
rules-bring = Загрузить список { $list }
rules-open-file = Открыть файл
rules-mine = Мои правила
rules-forget = Убрать правила «{ $name }»
rules-forget-text = Партии и столы с этими правилами останутся, но ссылка на них перестанет открываться, если правил не хранит кто-то ещё. Сохраните их файлом, если они ещё понадобятся.
rules-forget-do = Убрать
rules-hints = Хороший тон
rules-hints-hide = Больше не показывать
rules-sources = Источники
rules-title = Как называются ваши правила
rules-title-hint = Например, «У бабушки по воскресеньям»
rules-title-wanted = Чтобы сохранить правила, назовите их.
rules-from = Взять за основу
rules-modifiers = Домашние правила
rules-outcome = Что получается
rules-faulty = Пока не сходится
rules-usual = обычно { $value }
rules-as-usual = как обычно
rules-none = нет
rules-by-level = по силе игрока
rules-more = Что это значит
rules-source = Откуда: { $source }
rules-words-hint = слова через запятую
rules-unread = Не понято и пропущено: { $text }
rules-overrides-hint = например, Ъ: 20
rules-target-more = { $count } и больше
rules-target-of = Игроков { $count }, { $level }
rules-target-add = Отдельно для { $count } игроков
rules-target-remove = Убрать строку для { $count }
rules-theme = Тема
rules-points = Очки
rules-theme-words = слова темы; без них голосуют
rules-tiles = Фишки
rules-board = Поле
rules-own = свои
rules-tiles-total = Всего фишек: { $total }.
rules-count-of = { $letter }: сколько
rules-value-of = { $letter }: очки
rules-letter-remove = Убрать { $letter }
rules-letter-new = Новая буква
rules-letter-add = Добавить букву
rules-board-how = Выберите клетку внизу и нажмите туда, где ей лежать.
rules-rows = Строк
rules-cols = Столбцов
rules-sides = Сторона поля — от { $least } до { $most } клеток.
rules-brush = Вид клетки
rules-square =
    { $letter ->
        [1] { $word ->
            [1] { $start ->
                [yes] начало
               *[no] простая
            }
           *[other] { $start ->
                [yes] начало, слово ×{ $word }
               *[no] слово ×{ $word }
            }
        }
       *[other] { $start ->
            [yes] начало, буква ×{ $letter }
           *[no] буква ×{ $letter }
        }
    }
rules-mirror = Симметрично
rules-tiles-how = Число фишек × очки.
rules-tiles-points = Сумма очков: { $points }.
rules-vowel = гласная
rules-vowel-of = { $letter }: гласная
rules-keep = Сохранить правила
yes = да
no = нет
strength = Насколько вы сильны?
strength-of-seat = Сила игрока { $number }
strength-beginner = новичок
strength-intermediate = средний игрок
strength-expert = мастер
editions-all = Все редакции: { $count }
rules-differences =
    { $count ->
        [0] Всё как обычно
        [one] { $count } отличие
        [few] { $count } отличия
       *[other] { $count } отличий
    }
