# Word lists: names, sources, word cards, faults.

## Names of the lists

lexicon-title-ru-core = Russian, core
lexicon-title-ru-general = Russian, general
lexicon-title-ru-wide = Russian, wide
lexicon-title-ru-nouns = Russian nouns
lexicon-title-ru-nouns-core = Russian nouns, core
lexicon-title-en-general = English, general

lexicon-about-ru-core = Words that Lebedev's dictionary has or that were reviewed by hand: what bots play with.
lexicon-about-ru-general = All forms but those that nothing attests: the usual judge of Russian Scrabble.
lexicon-about-ru-wide = All that was found, rare and doubtful forms too.
lexicon-about-ru-nouns = Nouns in their dictionary form: the judge of Erudit.
lexicon-about-ru-nouns-core = Those of them that Lebedev's dictionary has or that were reviewed by hand.
lexicon-about-en-general = SCOWL words up to size 80: British, American and other spellings.

## Where a word comes from

lexicon-tier-ru-0 = reviewed by hand
lexicon-tier-ru-1 = OpenCorpora and Lebedev's dictionary
lexicon-tier-ru-2 = OpenCorpora: a form of a word that Lebedev has
lexicon-tier-ru-3 = OpenCorpora alone
lexicon-tier-ru-4 = Lebedev's dictionary alone
lexicon-tier-ru-5 = Russian Wiktionary, decided word by word
lexicon-tier-en-0 = reviewed by hand
lexicon-tier-en-1 = SCOWL up to size 60
lexicon-tier-en-2 = SCOWL size 70
lexicon-tier-en-3 = SCOWL size 80
lexicon-tier-mk-0 = reviewed by hand
lexicon-tier-mk-1 = hunspell-mk, met in texts
lexicon-tier-mk-2 = hunspell-mk

lexicon-flag-rude = rude
lexicon-flag-slang = slang

## Card of a word

lexicon-card-line = { $word }: { $form }
lexicon-card-form-of = form of { $lemma }
lexicon-card-headword = dictionary form
lexicon-card-unread = its headword and form are not known: the source of the list does not give them
lexicon-meaning-none = no definition in this list

lexicon-pos-noun = noun
lexicon-pos-adjf = adjective
lexicon-pos-adjs = short adjective
lexicon-pos-comp = comparative
lexicon-pos-verb = verb
lexicon-pos-infn = infinitive
lexicon-pos-prtf = participle
lexicon-pos-prts = short participle
lexicon-pos-grnd = verbal adverb
lexicon-pos-numr = numeral
lexicon-pos-advb = adverb
lexicon-pos-npro = pronoun
lexicon-pos-pred = predicative
lexicon-pos-prep = preposition
lexicon-pos-conj = conjunction
lexicon-pos-prcl = particle
lexicon-pos-intj = interjection

lexicon-grammeme-subx = used as a noun
lexicon-grammeme-supr = superlative
lexicon-grammeme-cmp2 = with the prefix по-
lexicon-grammeme-actv = active
lexicon-grammeme-pssv = passive
lexicon-grammeme-impr = imperative
lexicon-grammeme-past = past
lexicon-grammeme-pres = present
lexicon-grammeme-futr = future
lexicon-grammeme-1per = 1st person
lexicon-grammeme-2per = 2nd person
lexicon-grammeme-3per = 3rd person
lexicon-grammeme-masc = masculine
lexicon-grammeme-femn = feminine
lexicon-grammeme-neut = neuter
lexicon-grammeme-nomn = nominative
lexicon-grammeme-gent = genitive
lexicon-grammeme-gen1 = genitive
lexicon-grammeme-gen2 = second genitive
lexicon-grammeme-datv = dative
lexicon-grammeme-accs = accusative
lexicon-grammeme-acc2 = second accusative
lexicon-grammeme-ablt = instrumental
lexicon-grammeme-loct = prepositional
lexicon-grammeme-loc1 = prepositional
lexicon-grammeme-loc2 = locative
lexicon-grammeme-voct = vocative
lexicon-grammeme-sing = singular
lexicon-grammeme-plur = plural
lexicon-grammeme-incl = inclusive
lexicon-grammeme-infr = informal
lexicon-grammeme-nstd = non-standard
lexicon-grammeme-dial = regional
lexicon-grammeme-slng = slang
lexicon-grammeme-arch = archaic

## Faults

lexicon-fault-unknown-lexicon = There is no word list "{ $id }".
lexicon-fault-data-missing = The word list file { $file } is missing: install Fishka again.
lexicon-fault-data-damaged = The word list file { $file } is damaged: install Fishka again.
lexicon-fault-cache-unwritable = The unpacked word list cannot be written to { $folder }. Make room, or name another folder in FISHKA_CACHE.
lexicon-fault-filter-needs-forms = The word list { $id } knows no parts of speech and forms, and the rules ask for { $parameter } = { $value }.
lexicon-fault-filter-needs-rude = The word list { $id } does not mark rude words, and the rules refuse them.
lexicon-fault-filter-needs-class = The word list { $id } has none of what the rules let in: { $value }.
lexicon-fault-filter-unknown-label = The word list { $id } knows no label { $label }; known: { $known }.
lexicon-fault-card-refused = The card { $file } of a word list is not in order: { $why }
lexicon-fault-card-field = The card { $file } of a word list has no field “{ $field }”.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
lexicon-fault-words-refused =
    { $line ->
        [0] There is not one word in the file { $file }.
       *[other] { $file }, line { $line }: not a word of the list's letters: "{ $word }".
    }

overlay-fault-not-composed = "{ $word }": a letter is made of two signs (Й or Ё, for one); it must be one.
overlay-fault-not-capitals = "{ $word }" must be in capitals.
overlay-fault-not-letters = "{ $word }" holds what is no letter of this list: { $signs }
overlay-fault-too-short = "{ $word }" is shorter than two letters.
overlay-fault-too-long = "{ $word }" is longer than { $most } letters.
overlay-fault-named-twice = "{ $word }" is named more than once in this layer.
overlay-fault-no-reason = "{ $word }": the reason is missing.

## Why a string is no word here

lookup-sign-space = a blank
lookup-sign-hyphen = a hyphen
lookup-sign-apostrophe = an apostrophe
lookup-sign-apostrophe-curly = an apostrophe ’
lookup-why-empty = nothing was asked
lookup-why-look-alike = letters of another alphabet ({ $signs }) that only look like the list’s; with the list’s own: { $spelling }
lookup-why-letters = no letters of this list: { $signs }
lookup-why-no-tile = the set of tiles has no { $signs }
lookup-why-too-short = shorter than the { $least } letters that count here
lookup-why-too-long = longer than { $most } letters
lookup-why-rude = marked as rude, and rude words are refused here
lookup-why-removed = taken out by { $layer }: { $reason }
lookup-why-removed-without-reason = taken out by { $layer }
lookup-why-spelling = it is spelled { $spelling }
lookup-why-part = a known word, but no noun: the rules here take nouns only
lookup-why-form = a form of “{ $lemma }”: the rules here take the dictionary form only
lookup-why-number =
    { $number ->
        [plural_only] a known word, but not a plural: the rules here take plurals only
       *[singular_only] a known word, but a plural: the rules here take the singular only
    }
lookup-why-label = a known word, but marked “{ $labels }”, and the rules here bar that
lookup-why-unattested = a form of “{ $lemma }” that one dictionary makes by rule and nothing attests; it counts in { $lists }
lookup-why-unattested-without-lists = a form of “{ $lemma }” that one dictionary makes by rule and nothing attests
lookup-why-unattested-without-lemma = one dictionary has it and nothing else attests it; it counts in { $lists }
lookup-why-unattested-without-lemma-lists = one dictionary has it and nothing else attests it
lookup-why-other-list = not in this list, but in { $lists }
lookup-why-name =
    { $kind ->
        [given_name] a given name
        [surname] a surname
        [patronymic] a patronymic
        [place] a name of a place
        [organisation] a name of an organisation
        [brand] a brand
       *[name] a name
    } (a form of “{ $lemma }”), and proper names do not count
lookup-why-name-without-lemma =
    { $kind ->
        [given_name] a given name
        [surname] a surname
        [patronymic] a patronymic
        [place] a name of a place
        [organisation] a name of an organisation
        [brand] a brand
       *[name] a name
    }, and proper names do not count
lookup-why-abbreviation = an abbreviation: { $note }
lookup-why-abbreviation-without-note = an abbreviation
lookup-why-misspelling = a misspelling of { $spelling }
lookup-why-misspelling-without-spelling = a misspelling
lookup-why-distorted = a distorted or old spelling of { $spelling }
lookup-why-distorted-without-spelling = a distorted or old spelling
lookup-why-fragment = a part of other words that never stands alone
lookup-why-refused = decided against: { $note }
lookup-why-refused-without-note = decided against
lookup-why-equation = no equation, or its sides differ
lookup-why-unknown = no list at hand has it

lexicon-list-quoted = “{ $title }”
lexicon-ruling-added = Added by { $layer }: { $reason }
lexicon-ruling-added-without-reason = Added by { $layer }.

lexicon-layer-project = the makers of the list
lexicon-layer-server = this server
lexicon-layer-game = this table

lexicon-band-everyday = an everyday word
lexicon-band-common = a common word
lexicon-band-known = a word that many know
lexicon-band-rare = a rare word
lexicon-band-unseen = hardly ever seen

## Importing a list

import-line-taken = taken
import-line-duplicate = there twice
import-line-blank = blank lines
import-line-comment = comments
import-line-too-short = not taken, shorter than two letters
import-line-too-long = not taken, longer than any line of a board
import-line-hyphen = not taken, with a hyphen
import-line-apostrophe = not taken, with an apostrophe
import-line-digit = not taken, with a digit
import-line-several-words = not taken, several words
import-line-look-alike = not taken, with letters of another alphabet among the right ones
import-line-other-letters = not taken, with letters that the language has not
import-line-other-signs = not taken, with signs that are no letters

import-change-capitals = small letters raised
import-change-composed = letters of two signs made one (NFC)
import-change-space = space or carriage returns cut off
import-change-definition = what follows the word left out

import-fault-bad-id = "{ $id }" is no id: small Latin letters, digits and _ after a letter.
import-fault-own-id = The list { $id } comes with the program and is not replaced; choose another id.
import-fault-unreadable = The file cannot be read.
import-fault-too-big = The file is too big: { $most } bytes at most.
import-fault-too-many-lines = The file has too many lines: { $most } at most.
import-fault-encoding = The encoding of the file cannot be told. Save it as UTF-8; these are read too: { $known }. On the command line --encoding names it.
import-fault-not-in-encoding = Line { $line } is not { $encoding } text.
import-fault-no-words = There is not one word in the file.
import-fault-unwritable = The list cannot be written to { $folder }.
