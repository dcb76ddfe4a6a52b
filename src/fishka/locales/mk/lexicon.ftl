# Списоци со зборови: имиња, извори, разбор на збор, грешки.

## Имиња на списоците

lexicon-title-ru-core = Руски, основен
lexicon-title-ru-general = Руски, општ
lexicon-title-ru-wide = Руски, полн
lexicon-title-ru-nouns = Руски именки
lexicon-title-ru-nouns-core = Руски именки, основен
lexicon-title-en-general = Англиски, општ

lexicon-about-ru-core = Зборови што ги има речникот на Лебедев или се рачно проверени: со нив играат ботовите.
lexicon-about-ru-general = Сите форми освен непотврдените: вообичаениот судија на рускиот „Скрабл“.
lexicon-about-ru-wide = Сѐ што е најдено, и ретки и сомнителни форми.
lexicon-about-ru-nouns = Именки во основна форма: судијата на „Ерудит“.
lexicon-about-ru-nouns-core = Од нив оние што ги има речникот на Лебедев или се рачно проверени.
lexicon-about-en-general = Зборови од SCOWL до големина 80: британски, американски и други правописи.

## Од каде е зборот

lexicon-tier-ru-0 = рачно проверено
lexicon-tier-ru-1 = OpenCorpora и речникот на Лебедев
lexicon-tier-ru-2 = OpenCorpora: форма на збор што го има Лебедев
lexicon-tier-ru-3 = само OpenCorpora
lexicon-tier-ru-4 = само речникот на Лебедев
lexicon-tier-ru-5 = рускиот Викиречник, одлучено збор по збор
lexicon-tier-en-0 = рачно проверено
lexicon-tier-en-1 = SCOWL до големина 60
lexicon-tier-en-2 = SCOWL, големина 70
lexicon-tier-en-3 = SCOWL, големина 80
lexicon-tier-mk-0 = рачно проверено
lexicon-tier-mk-1 = hunspell-mk, сретнато во текстови
lexicon-tier-mk-2 = hunspell-mk

lexicon-flag-rude = груб збор
lexicon-flag-slang = жаргон

## Картичка на зборот

lexicon-card-line = { $word }: { $form }
lexicon-card-form-of = форма на зборот { $lemma }
lexicon-card-headword = основна форма
lexicon-card-unread = основната форма и видот не се познати: изворот на списокот не ги дава
lexicon-meaning-none = нема толкување во овој список

lexicon-pos-noun = именка
lexicon-pos-adjf = придавка
lexicon-pos-adjs = кратка придавка
lexicon-pos-comp = компаратив
lexicon-pos-verb = глагол
lexicon-pos-infn = инфинитив
lexicon-pos-prtf = партицип
lexicon-pos-prts = краток партицип
lexicon-pos-grnd = глаголски прилог
lexicon-pos-numr = број
lexicon-pos-advb = прилог
lexicon-pos-npro = заменка
lexicon-pos-pred = предикатив
lexicon-pos-prep = предлог
lexicon-pos-conj = сврзник
lexicon-pos-prcl = честица
lexicon-pos-intj = извик

lexicon-grammeme-subx = како именка
lexicon-grammeme-supr = суперлатив
lexicon-grammeme-cmp2 = со префиксот по-
lexicon-grammeme-actv = актив
lexicon-grammeme-pssv = пасив
lexicon-grammeme-impr = заповеден начин
lexicon-grammeme-past = минато време
lexicon-grammeme-pres = сегашно време
lexicon-grammeme-futr = идно време
lexicon-grammeme-1per = 1. лице
lexicon-grammeme-2per = 2. лице
lexicon-grammeme-3per = 3. лице
lexicon-grammeme-masc = машки род
lexicon-grammeme-femn = женски род
lexicon-grammeme-neut = среден род
lexicon-grammeme-nomn = номинатив
lexicon-grammeme-gent = генитив
lexicon-grammeme-gen1 = генитив
lexicon-grammeme-gen2 = втор генитив
lexicon-grammeme-datv = датив
lexicon-grammeme-accs = акузатив
lexicon-grammeme-acc2 = втор акузатив
lexicon-grammeme-ablt = инструментал
lexicon-grammeme-loct = предлошки падеж
lexicon-grammeme-loc1 = предлошки падеж
lexicon-grammeme-loc2 = локатив
lexicon-grammeme-voct = вокатив
lexicon-grammeme-sing = еднина
lexicon-grammeme-plur = множина
lexicon-grammeme-incl = заедничко дејство
lexicon-grammeme-infr = разговорно
lexicon-grammeme-slng = жаргон
lexicon-grammeme-arch = застарено
lexicon-grammeme-dial = дијалектно
lexicon-grammeme-nstd = нестандардно

## Грешки

lexicon-fault-unknown-lexicon = Нема список „{ $id }“.
lexicon-fault-data-missing = Недостасува датотеката { $file }: поставете ја Fishka одново.
lexicon-fault-data-damaged = Датотеката { $file } е оштетена: поставете ја Fishka одново.
lexicon-fault-cache-unwritable = Отпакуваниот список не може да се запише во { $folder }. Ослободете место или дадете друга папка во FISHKA_CACHE.
lexicon-fault-filter-needs-forms = Списокот { $id } не знае видови зборови и форми, а правилата бараат { $parameter } = { $value }.
lexicon-fault-filter-needs-rude = Списокот { $id } не ги означува грубите зборови, а правилата не ги допуштаат.
lexicon-fault-filter-needs-class = Списокот { $id } го нема она што правилата го допуштаат: { $value }.
lexicon-fault-filter-unknown-label = Списокот { $id } не знае ознака { $label }; познати се: { $known }.
lexicon-fault-card-refused = Картичката { $file } на список не е во ред: { $why }
lexicon-fault-card-field = Картичката { $file } на список нема поле „{ $field }“.{ $near ->
    [none] { "" }
   *[other] { " " }Можеби { $near }?
}
lexicon-fault-words-refused =
    { $line ->
        [0] Во датотеката { $file } нема ниту еден збор.
       *[other] { $file }, ред { $line }: не е збор од буквите на списокот: „{ $word }“.
    }

overlay-fault-not-composed = „{ $word }“: буква е составена од два знака (на пример Ѓ); мора да биде еден.
overlay-fault-not-capitals = „{ $word }“ мора да биде со големи букви.
overlay-fault-not-letters = Во „{ $word }“ има знаци што не се букви на списокот: { $signs }
overlay-fault-too-short = „{ $word }“ е пократко од две букви.
overlay-fault-too-long = „{ $word }“ е подолго од { $most } букви.
overlay-fault-named-twice = „{ $word }“ е повеќепати во овој слој.
overlay-fault-no-reason = „{ $word }“: недостасува причина.
lookup-sign-space = празно место
lookup-sign-hyphen = цртичка
lookup-sign-apostrophe = апостроф
lookup-sign-apostrophe-curly = апостроф ’
lookup-why-empty = ништо не е прашано
lookup-why-look-alike = букви од друга азбука ({ $signs }) што само личат на нашите; со нашите букви: { $spelling }
lookup-why-letters = не се букви на овој список: { $signs }
lookup-why-no-tile = во комплетот нема плочки: { $signs }
lookup-why-too-short = пократко од { $least } букви, колку што тука важи
lookup-why-too-long = подолго од { $most } букви
lookup-why-rude = означен е како груб, а груби зборови тука не се допуштени
lookup-why-removed = исфрлено ({ $layer }): { $reason }
lookup-why-removed-without-reason = исфрлено ({ $layer })
lookup-why-spelling = се пишува { $spelling }
lookup-why-part = познат збор, но не е именка: тукашните правила примаат само именки
lookup-why-form = форма на „{ $lemma }“: тукашните правила ја примаат само основната форма
lookup-why-number =
    { $number ->
        [plural_only] познат збор, но не е множина: тукашните правила примаат само множина
       *[singular_only] познат збор, но е множина: тукашните правила примаат само еднина
    }
lookup-why-label = познат збор, но со ознака „{ $labels }“, а тукашните правила таква не примаат
lookup-why-unattested = форма на „{ $lemma }“ што еден речник ја прави по правило и ништо не ја потврдува; важи во { $lists }
lookup-why-unattested-without-lists = форма на „{ $lemma }“ што еден речник ја прави по правило и ништо не ја потврдува
lookup-why-unattested-without-lemma = го има во еден речник и ништо друго не го потврдува; важи во { $lists }
lookup-why-unattested-without-lemma-lists = го има во еден речник и ништо друго не го потврдува
lookup-why-other-list = го нема во овој список, но го има во { $lists }
lookup-why-name =
    { $kind ->
        [given_name] лично име
        [surname] презиме
        [patronymic] татково име
        [place] географско име
        [organisation] име на организација
        [brand] трговска марка
       *[name] сопствено име
    } (форма на „{ $lemma }“): сопствените имиња не важат
lookup-why-name-without-lemma =
    { $kind ->
        [given_name] лично име
        [surname] презиме
        [patronymic] татково име
        [place] географско име
        [organisation] име на организација
        [brand] трговска марка
       *[name] сопствено име
    }: сопствените имиња не важат
lookup-why-abbreviation = кратенка: { $note }
lookup-why-abbreviation-without-note = кратенка
lookup-why-misspelling = погрешно напишано, правилно: { $spelling }
lookup-why-misspelling-without-spelling = погрешно напишано
lookup-why-distorted = искривено или старо пишување, правилно: { $spelling }
lookup-why-distorted-without-spelling = искривено или старо пишување
lookup-why-fragment = дел од други зборови, сам не се употребува
lookup-why-refused = одлучено е да не се прими: { $note }
lookup-why-refused-without-note = одлучено е да не се прими
lookup-why-equation = не е равенство, или страните не се еднакви
lookup-why-unknown = ниеден список тука го нема

lexicon-list-quoted = „{ $title }“
lexicon-ruling-added = Додадено ({ $layer }): { $reason }
lexicon-ruling-added-without-reason = Додадено ({ $layer }).
lexicon-layer-project = составувачите на списокот
lexicon-layer-server = овој сервер
lexicon-layer-game = оваа маса
lexicon-band-everyday = секојдневен збор
lexicon-band-common = чест збор
lexicon-band-known = збор што многумина го знаат
lexicon-band-rare = редок збор
lexicon-band-unseen = речиси никогаш сретнат
import-line-taken = земени
import-line-duplicate = двапати
import-line-blank = празни редови
import-line-comment = забелешки
import-line-too-short = не се земени, пократки од две букви
import-line-too-long = не се земени, подолги од секоја линија на таблата
import-line-hyphen = не се земени, со цртичка
import-line-apostrophe = не се земени, со апостроф
import-line-digit = не се земени, со цифра
import-line-several-words = не се земени, повеќе зборови
import-line-look-alike = не се земени, со букви од друга азбука меѓу правите
import-line-other-letters = не се земени, со букви што јазикот ги нема
import-line-other-signs = не се земени, со знаци што не се букви
import-change-capitals = мали букви сменети во големи
import-change-composed = букви од два знака составени во еден (NFC)
import-change-space = отсечени празни места или знаци за нов ред
import-change-definition = изоставено она по зборот
import-fault-bad-id = „{ $id }“ не е ознака: мали латинични букви, цифри и _ по буква.
import-fault-own-id = Списокот { $id } доаѓа со програмата и не се заменува; изберете друга ознака.
import-fault-unreadable = Датотеката не може да се прочита.
import-fault-too-big = Датотеката е преголема: најмногу { $most } бајти.
import-fault-too-many-lines = Датотеката има премногу редови: најмногу { $most }.
import-fault-encoding = Не може да се утврди кодирањето на датотеката. Зачувајте ја како UTF-8; се читаат и: { $known }. Во командната линија го именува --encoding.
import-fault-not-in-encoding = Редот { $line } не е текст во { $encoding }.
import-fault-no-words = Во датотеката нема ниту еден збор.
import-fault-unwritable = Списокот не може да се запише во { $folder }.
