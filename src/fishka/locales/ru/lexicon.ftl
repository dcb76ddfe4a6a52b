# Словари: названия, источники, разбор слов, ошибки.

## Названия списков

lexicon-title-ru-core = Русский, основной
lexicon-title-ru-general = Русский, общий
lexicon-title-ru-wide = Русский, полный
lexicon-title-ru-nouns = Русские существительные
lexicon-title-ru-nouns-core = Русские существительные, основной
lexicon-title-en-general = Английский, общий

lexicon-about-ru-core = Слова, которые есть в словаре Лебедева или проверены вручную: ими играют боты.
lexicon-about-ru-general = Все формы слов, кроме ничем не подтверждённых: обычный судья русского скрабла.
lexicon-about-ru-wide = Всё, что нашлось, и редкие, и сомнительные формы.
lexicon-about-ru-nouns = Существительные в словарной форме: судья эрудита.
lexicon-about-ru-nouns-core = Те из них, что есть в словаре Лебедева или проверены вручную.
lexicon-about-en-general = Слова SCOWL до размера 80: британские, американские и прочие написания.

## Откуда слово

lexicon-tier-ru-0 = проверено вручную
lexicon-tier-ru-1 = OpenCorpora и словарь Лебедева
lexicon-tier-ru-2 = OpenCorpora: форма слова, которое есть у Лебедева
lexicon-tier-ru-3 = только OpenCorpora
lexicon-tier-ru-4 = только словарь Лебедева
lexicon-tier-ru-5 = Викисловарь, решено по слову
lexicon-tier-en-0 = проверено вручную
lexicon-tier-en-1 = SCOWL, до размера 60
lexicon-tier-en-2 = SCOWL, размер 70
lexicon-tier-en-3 = SCOWL, размер 80
lexicon-tier-mk-0 = проверено вручную
lexicon-tier-mk-1 = hunspell-mk, встретилось в текстах
lexicon-tier-mk-2 = hunspell-mk

lexicon-flag-rude = грубое
lexicon-flag-slang = жаргонное

## Карточка слова

lexicon-card-line = { $word }: { $form }
lexicon-card-form-of = форма слова { $lemma }
lexicon-card-headword = словарная форма
lexicon-card-unread = словарная форма и разбор не известны: источник списка их не даёт
lexicon-meaning-none = толкования в этом списке нет

lexicon-pos-noun = существительное
lexicon-pos-adjf = прилагательное
lexicon-pos-adjs = краткое прилагательное
lexicon-pos-comp = сравнительная степень
lexicon-pos-verb = глагол
lexicon-pos-infn = инфинитив
lexicon-pos-prtf = причастие
lexicon-pos-prts = краткое причастие
lexicon-pos-grnd = деепричастие
lexicon-pos-numr = числительное
lexicon-pos-advb = наречие
lexicon-pos-npro = местоимение
lexicon-pos-pred = слово состояния
lexicon-pos-prep = предлог
lexicon-pos-conj = союз
lexicon-pos-prcl = частица
lexicon-pos-intj = междометие

lexicon-grammeme-subx = в роли существительного
lexicon-grammeme-supr = превосходная степень
lexicon-grammeme-cmp2 = с приставкой по-
lexicon-grammeme-actv = действительное
lexicon-grammeme-pssv = страдательное
lexicon-grammeme-impr = повелительное наклонение
lexicon-grammeme-past = прош. вр.
lexicon-grammeme-pres = наст. вр.
lexicon-grammeme-futr = буд. вр.
lexicon-grammeme-1per = 1-е л.
lexicon-grammeme-2per = 2-е л.
lexicon-grammeme-3per = 3-е л.
lexicon-grammeme-masc = муж. р.
lexicon-grammeme-femn = жен. р.
lexicon-grammeme-neut = ср. р.
lexicon-grammeme-nomn = именительный падеж
lexicon-grammeme-gent = родительный падеж
lexicon-grammeme-gen1 = родительный падеж
lexicon-grammeme-gen2 = второй родительный падеж
lexicon-grammeme-datv = дательный падеж
lexicon-grammeme-accs = винительный падеж
lexicon-grammeme-acc2 = второй винительный падеж
lexicon-grammeme-ablt = творительный падеж
lexicon-grammeme-loct = предложный падеж
lexicon-grammeme-loc1 = предложный падеж
lexicon-grammeme-loc2 = местный падеж
lexicon-grammeme-voct = звательная форма
lexicon-grammeme-sing = ед. ч.
lexicon-grammeme-plur = мн. ч.
lexicon-grammeme-incl = совместное действие
lexicon-grammeme-infr = разговорное
lexicon-grammeme-nstd = просторечное
lexicon-grammeme-dial = областное
lexicon-grammeme-slng = жаргонное
lexicon-grammeme-arch = устаревшее

## Ошибки

lexicon-fault-unknown-lexicon = Словаря «{ $id }» нет.
lexicon-fault-data-missing = Нет файла словаря { $file }: установите Фишку заново.
lexicon-fault-data-damaged = Файл словаря { $file } повреждён: установите Фишку заново.
lexicon-fault-cache-unwritable = Не удаётся записать распакованный словарь в { $folder }. Освободите место или задайте другую папку переменной FISHKA_CACHE.
lexicon-fault-filter-needs-forms = Словарь { $id } не знает частей речи и форм, а правила требуют { $parameter } = { $value }.
lexicon-fault-filter-needs-rude = В словаре { $id } не отмечены грубые слова, а правила их не допускают.
lexicon-fault-filter-needs-class = В словаре { $id } нет того, что разрешают правила: { $value }.
lexicon-fault-filter-unknown-label = Словарь { $id } не знает пометы { $label }; известны: { $known }.
lexicon-fault-card-refused = Карточка словаря { $file } не в порядке: { $why }
lexicon-fault-card-field = В карточке словаря { $file } не бывает поля «{ $field }».{ $near ->
    [none] { "" }
   *[other] { " " }Может быть, { $near }?
}
lexicon-fault-words-refused =
    { $line ->
        [0] В файле { $file } нет ни одного слова.
       *[other] { $file }, строка { $line }: не слово из букв этого списка: «{ $word }».
    }

overlay-fault-not-composed = «{ $word }»: буква составлена из двух знаков (например, Й или Ё), а нужен один.
overlay-fault-not-capitals = «{ $word }» нужно написать заглавными буквами.
overlay-fault-not-letters = В «{ $word }» есть знаки, которых нет среди букв этого словаря: { $signs }
overlay-fault-too-short = «{ $word }» короче двух букв.
overlay-fault-too-long = «{ $word }» длиннее { $most } букв.
overlay-fault-named-twice = «{ $word }» названо в этом слое больше одного раза.
overlay-fault-no-reason = «{ $word }»: не указана причина.

## Почему это здесь не слово

lookup-sign-space = пробел
lookup-sign-hyphen = дефис
lookup-sign-apostrophe = апостроф
lookup-sign-apostrophe-curly = апостроф ’
lookup-why-empty = ничего не спрошено
lookup-why-look-alike = буквы чужого алфавита ({ $signs }), только похожие на наши; нашими буквами: { $spelling }
lookup-why-letters = нет таких букв в словаре: { $signs }
lookup-why-no-tile = в наборе нет фишек: { $signs }
lookup-why-too-short = короче { $least } букв, а здесь короче нельзя
lookup-why-too-long = длиннее { $most } букв
lookup-why-rude = отмечено как грубое, а грубые слова здесь не допускаются
lookup-why-removed = исключено ({ $layer }): { $reason }
lookup-why-removed-without-reason = исключено ({ $layer })
lookup-why-spelling = пишется { $spelling }
lookup-why-part = слово известно, но это не существительное: по здешним правилам нужны только существительные
lookup-why-form = форма слова «{ $lemma }»: по здешним правилам нужна словарная форма
lookup-why-number =
    { $number ->
        [plural_only] слово известно, но это не множественное число: по здешним правилам нужно только оно
       *[singular_only] слово известно, но это множественное число: по здешним правилам нужно только единственное
    }
lookup-why-label = слово известно, но с пометой «{ $labels }», а здешние правила таких не допускают
lookup-why-unattested = форма слова «{ $lemma }», образованная одним словарём по правилу и ничем не подтверждённая; засчитывается в списке { $lists }
lookup-why-unattested-without-lists = форма слова «{ $lemma }», образованная одним словарём по правилу и ничем не подтверждённая
lookup-why-unattested-without-lemma = есть в одном словаре и больше ничем не подтверждено; засчитывается в списке { $lists }
lookup-why-unattested-without-lemma-lists = есть в одном словаре и больше ничем не подтверждено
lookup-why-other-list = в этом списке нет, есть в списках: { $lists }
lookup-why-name =
    { $kind ->
        [given_name] имя
        [surname] фамилия
        [patronymic] отчество
        [place] географическое название
        [organisation] название организации
        [brand] торговая марка
       *[name] имя собственное
    } (форма слова «{ $lemma }»): имена собственные не засчитываются
lookup-why-name-without-lemma =
    { $kind ->
        [given_name] имя
        [surname] фамилия
        [patronymic] отчество
        [place] географическое название
        [organisation] название организации
        [brand] торговая марка
       *[name] имя собственное
    }: имена собственные не засчитываются
lookup-why-abbreviation = сокращение: { $note }
lookup-why-abbreviation-without-note = сокращение
lookup-why-misspelling = ошибка, правильно: { $spelling }
lookup-why-misspelling-without-spelling = написано с ошибкой
lookup-why-distorted = искажённое или старое написание, правильно: { $spelling }
lookup-why-distorted-without-spelling = искажённое или старое написание
lookup-why-fragment = часть других слов, отдельно не употребляется
lookup-why-refused = решено не принимать: { $note }
lookup-why-refused-without-note = решено не принимать
lookup-why-equation = это не равенство, или стороны не равны
lookup-why-unknown = ни в одном списке его нет

lexicon-list-quoted = «{ $title }»
lexicon-ruling-added = Добавлено ({ $layer }): { $reason }
lexicon-ruling-added-without-reason = Добавлено ({ $layer }).

lexicon-layer-project = составители списка
lexicon-layer-server = этот сервер
lexicon-layer-game = этот стол

lexicon-band-everyday = слово на каждый день
lexicon-band-common = обычное слово
lexicon-band-known = слово, которое знают многие
lexicon-band-rare = редкое слово
lexicon-band-unseen = почти не встречается

## Свой список

import-line-taken = взято
import-line-duplicate = повторяются
import-line-blank = пустые строки
import-line-comment = примечания
import-line-too-short = не взято, короче двух букв
import-line-too-long = не взято, длиннее любой строки доски
import-line-hyphen = не взято, с дефисом
import-line-apostrophe = не взято, с апострофом
import-line-digit = не взято, с цифрой
import-line-several-words = не взято, несколько слов
import-line-look-alike = не взято, среди своих букв буквы другого алфавита
import-line-other-letters = не взято, буквы, которых нет в языке
import-line-other-signs = не взято, знаки, которые не буквы

import-change-capitals = строчные буквы стали заглавными
import-change-composed = буквы из двух знаков стали одним (NFC)
import-change-space = отброшены пробелы и возвраты каретки
import-change-definition = отброшено то, что стоит после слова

import-fault-bad-id = «{ $id }» — не имя списка: нужны строчные латинские буквы, цифры и _, первой буква.
import-fault-own-id = Список { $id } идёт с программой и не заменяется; выберите другое имя.
import-fault-unreadable = Файл не читается.
import-fault-too-big = Файл слишком велик: не больше { $most } байт.
import-fault-too-many-lines = В файле слишком много строк: не больше { $most }.
import-fault-encoding = Не понять, в какой кодировке файл. Сохраните его в UTF-8; читаются и: { $known }. В командной строке кодировку называет --encoding.
import-fault-not-in-encoding = Строка { $line }: не текст в { $encoding }.
import-fault-no-words = В файле нет ни одного слова.
import-fault-unwritable = Не удаётся записать список в { $folder }.
