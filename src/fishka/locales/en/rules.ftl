# Editions: what is wrong with a file, names of parameters and of their values.

## Faults: one text for each code of fishka.rules.FaultCode. Rules stand by their names; the file and the
## field are told beside the text.

edition-fault-unreadable-file = the file cannot be read. Is it there, and may you read it?
edition-fault-not-utf8 = not a text in UTF-8 (byte { $byte }). Save it in UTF-8.
edition-fault-toml-syntax = the file cannot be understood at line { $line }, column { $column }: { $text }.
edition-fault-unknown-edition = there is no edition “{ $id }”.
edition-fault-unknown-modifier = there is no house rule “{ $id }”.
edition-fault-unknown-tileset = there is no tile set “{ $id }”.
edition-fault-unknown-layout = there is no board “{ $id }”.
edition-fault-cyclic-extends = editions are made of each other in a circle: { $chain }. Let one of them be made of none.
edition-fault-id-differs = “{ $id }” stands where “{ $expected }” should.
edition-fault-unknown-field = nothing is called “{ $field }” here.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
edition-fault-missing-field = not told; it needs { $kind ->
    [integer] a whole number
    [flag] yes or no
    [choice] one of the choices
    [name] a name of Latin letters and digits, without spaces
    [tag] the tag of a language, such as en
    [text] a text
    [list] a list
    [table] a table of values
    [integer_or_table] a whole number or a table of values
   *[other] something else
}{ $none ->
    [yes] , or “{ value-none }”
   *[no] { "" }
}.
edition-fault-wrong-type = “{ $value }” does not fit here; it needs { $kind ->
    [integer] a whole number
    [flag] yes or no
    [choice] one of the choices
    [name] a name of Latin letters and digits, without spaces
    [tag] the tag of a language, such as en
    [text] a text
    [list] a list
    [table] a table of values
    [integer_or_table] a whole number or a table of values
   *[other] something else
}{ $none ->
    [yes] , or “{ value-none }”
   *[no] { "" }
}.
edition-fault-out-of-range = { $value } is out of range; allowed is { $allowed }.
edition-fault-wrong-length = { $length } is the wrong length; allowed is { $allowed }.
edition-fault-wrong-pattern = “{ $value }” will not do here; it needs { $kind ->
    [tag] the tag of a language, such as en or pt-BR
   *[name] a name of Latin letters and digits, without spaces that begins with a letter
}.
edition-fault-unknown-value = there is no value “{ $value }”{ $names ->
    [none] .
   *[other] ; there are: { $names }.
}
edition-fault-not-played-yet = { $setting } is not played yet; played so far: { $names }.
edition-fault-players-order = “{ parameter-players-min }” ({ $least }) is more than “{ parameter-players-max }” ({ $most }).
edition-fault-capacity = { $players } players with { $rack } tiles each need { $needed } tiles, one over included; the set has { $tiles }. Lower “{ parameter-players-max }” or “{ parameter-rack-size }”, or take a larger set.
edition-fault-bonus-beyond-rack = “{ parameter-bingo-table }” has a bonus for { $count } tiles, but a rack holds { $rack } (“{ parameter-rack-size }”).
edition-fault-first-move-beyond-rack = { $label }: { $count } is more than the { $rack } tiles of a rack (“{ parameter-rack-size }”).
edition-fault-first-move-one-tile = { $label }: { $value } is impossible: a lone tile makes no word, the least is 2.
edition-fault-word-beyond-board = { $label }: { $count } does not fit: the longest line of the board has { $side } squares.
edition-fault-no-vowels = “{ parameter-first-word-min-syllables }”: the tile set has no vowels, so there are no syllables to count. Mark its vowels, or ask for 0 syllables.
edition-fault-removal-beyond-rack = “{ parameter-swap-remove }”: a tile taken off the board comes to the { $rack } of the rack; with removals “{ parameter-rack-size }” is at most { $most }.
edition-fault-override-letter = “{ parameter-letter-overrides }”: the letter “{ $letter }” { $why ->
    [twice] stands twice
   *[unknown] is not in the tile set
}.
edition-fault-theme-word = “{ parameter-theme-bonus }”: the word “{ $word }” cannot be spelt with the tiles.
edition-fault-without-effect = { $setting } changes nothing without { $needed }.
edition-fault-challenge-with-auto-reject = with “{ parameter-validation }: { value-validation-auto-reject }” nobody challenges, so { $setting } is impossible; it must be { $off }.
edition-fault-challenge-impossible = with “{ parameter-validation }: { value-validation-challenge }” there must be a way to challenge, so { $label } cannot be { $off }.
edition-fault-endless-game = nothing would end a game in which nobody moves. Set “{ parameter-end-no-moves }”, “{ parameter-end-pass-rounds }”, “{ parameter-end-exchange-rounds }” or “{ parameter-end-zero-turns }”.
edition-fault-vote-and-challenge = with { $under } the players judge words themselves and nobody challenges, so { $setting } is impossible; it must be { $off }.
edition-fault-no-way-on = with “{ parameter-pass }: { value-no }” and “{ parameter-exchange }: { value-no }” a player who finds no word could not go on.
edition-fault-needs-other = { $setting } means nothing without { $needed }.
edition-fault-target-table = “{ parameter-target-score }”: a table of scores needs at least one row, and every row at least one strength with its points.
edition-fault-unknown-skin = “{ parameter-skin }”: this board has no colours “{ $skin }”.
edition-fault-tileset-language = the language of the tiles is “{ $tiles }”, that of the edition is “{ $language }”.
edition-fault-lexicon-language = “{ parameter-lexicon }”: “{ $lexicon }” is no list of the language “{ $language }”: its name would begin with “{ $prefix }”.
edition-fault-merged-yo-tile = “{ parameter-yo-mode }: { value-yo-mode-merged }” is impossible: the tile set has a tile Ё.
edition-fault-overlay-word = “{ parameter-lexicon-overlay }”: the word “{ $word }” { $why ->
    [short] is too short: the least is { $least }.
    [twice] stands twice.
   *[letters] cannot be spelt with the tiles: are all its letters in the set, and in capitals?
}
edition-fault-letter-twice = the letter “{ $letter }” stands twice.
edition-fault-letter-form = “{ $letter }” is no letter in upper case.
edition-fault-too-many-letters = { $count } letters; at most { $most } are possible.
edition-fault-no-letters = there is no letter.
edition-fault-total-differs = { $declared } tiles are declared, { $counted } counted, blanks included.
edition-fault-points-differ = { $declared } points are declared, { $counted } counted.
edition-fault-rows-ragged = a row has { $count } squares; the first row has { $expected }.
edition-fault-layout-width = { $count } squares in a row; possible are { $least } to { $most }.
edition-fault-unknown-legend-letter = no kind of square is marked “{ $mark }” ({ $square }).
edition-fault-legend-key = the mark “{ $mark }” of a kind of square must be a single character.
edition-fault-not-symmetric = declared as symmetric, but { $square } differs from { $mirror }.
edition-fault-start-missing = the board has no start square, but the first play must cover one (“{ parameter-first-move-covers-start }”).
edition-fault-not-edited = the editor cannot hold { $part ->
    [layout] this board: its squares multiply a letter or a word by 2, 3 or 4, and a start square doubles the word or does nothing
    [tileset] these tiles as they are in the file
   *[parameters] these rules as they are in the file
}.

## Names of parameters

parameter-engine = Kind of game
parameter-language = Language
parameter-players-min = Players, at least
parameter-players-max = Players, at most
parameter-players-recommended = Players, recommended
parameter-age-min = Age, from
parameter-turn-order = Order of turns
parameter-tileset = Tile set
parameter-rack-size = Tiles on a rack
parameter-bags = Bags
parameter-blank-bag = Bag of the blanks
parameter-yo-mode = Letter Ё
parameter-rack-visibility = Racks
parameter-rack-visibility-on-request = Showing one's rack on request
parameter-layout = Board
parameter-skin = Colours of the board
parameter-word-multiplier-combine = Two word premiums in one word
parameter-premium-lifetime = Premiums work
parameter-first-player = Who begins
parameter-draw-blank-rank = A blank in the opening draw
parameter-draw-tie = A tie in the opening draw
parameter-draw-returned = Drawn tiles go back
parameter-first-move-covers-start = First play covers the start square
parameter-first-move-min-tiles = First play, tiles at least
parameter-first-word-min-letters = First word, letters at least
parameter-first-word-min-syllables = First word, syllables at least
parameter-first-word-logic = How these limits combine
parameter-lexicon = Dictionary
parameter-pos-allowed = Parts of speech
parameter-forms = Forms of words
parameter-noun-plural = Plural of nouns
parameter-number-filter = Grammatical number
parameter-excluded = Not allowed
parameter-lowercase-abbreviations = Abbreviations in lower case
parameter-lexicon-overlay = Words added
parameter-rude-words = Rude words
parameter-foreign-words = Foreign words
parameter-usage-labels-blocked = Dictionary labels that bar a word
parameter-multi-source = Several dictionaries
parameter-repeat-words = The same word again
parameter-min-word-len = Shortest word
parameter-corner-min-word-len = Shortest word in a corner
parameter-validation = Invalid words
parameter-dictionary-access = Looking into the dictionary
parameter-help = Help among players
parameter-placement = Placing tiles
parameter-multi-word = Several words in one play
parameter-max-extended-words = Words lengthened by one play, at most
parameter-connection = Contact with old tiles
parameter-swap = Taking a tile off the board
parameter-swap-remove = Taking a tile without replacing it
parameter-swaps-per-move = Tiles taken in one play
parameter-freed-tile = The tile taken
parameter-blank-scope = A blank may stand for
parameter-blank-designation-fixed = A blank keeps its letter
parameter-exchange = Exchanging tiles
parameter-exchange-count = Tiles in an exchange
parameter-exchange-min-bag = Bag needed for an exchange, tiles
parameter-exchange-order = Order of an exchange
parameter-exchange-gate = When to exchange
parameter-pass = Passing
parameter-pass-gate = When to pass
parameter-blank-value = A blank scores
parameter-bingo-mode = Bonus for many tiles
parameter-bingo-table = Bonus by tiles laid
parameter-bingo-factor = Factor of the bonus
parameter-bingo-condition = Condition of the bonus
parameter-letter-overrides = Other values of letters
parameter-theme-bonus = Bonus for a theme
parameter-swap-changed-words-score = Words changed by a swap score
parameter-challenge-policy = A wrong challenge
parameter-challenge-points = Points of a wrong challenge
parameter-challenge-per = These points are due
parameter-challenge-window = A play may be challenged
parameter-challenge-window-seconds = Time to challenge, seconds
parameter-challenge-hold-seconds = Time of a hold, seconds
parameter-invalid-play = A play that falls
parameter-end-out = Ends when a rack is empty and the bag too
parameter-end-no-moves = Nobody can move
parameter-end-pass-rounds = Ends after passes in a row, each
parameter-end-pass-scope = Passes of whom
parameter-pass-counter-includes-exchange = An exchange counts as a pass
parameter-end-exchange-rounds = Ends after exchanges in a row, each
parameter-end-zero-turns = Ends after turns without points
parameter-target-score = Score that ends the game
parameter-target-finish = When that score is reached
parameter-end-by-agreement = Ends by agreement
parameter-final-adjust = Tiles left at the end
parameter-tie-break = Equal scores
parameter-clock = Clock
parameter-clock-seconds = Time, seconds
parameter-on-move-timeout = Time for a move runs out
parameter-overtime-points = Points for each minute over time
parameter-overtime-limit-minutes = Minutes over time, at most
parameter-dup-vc-early = Duplicate: vowels and consonants early
parameter-dup-vc-late = Duplicate: vowels and consonants later
parameter-dup-early-turns = Duplicate: early turns
parameter-dup-top-source = Duplicate: move laid
parameter-dup-solo-bonus = Duplicate: bonus for the only finder
parameter-dup-solo-min-players = Duplicate: players for that bonus
parameter-dup-declared-score = Duplicate: declared score
parameter-solo-free-exchange = Solo: letters exchanged freely

## Values

value-yes = yes
value-no = no
value-none = none
value-engine-crossword = crossword
value-engine-equations = arithmetic
value-turn-order-clockwise = clockwise
value-bags-single = one
value-bags-vowel-consonant = two: vowels and consonants
value-blank-bag-consonant = with the consonants
value-blank-bag-vowel = with the vowels
value-blank-bag-split = half in each
value-yo-mode-distinct = a letter of its own
value-yo-mode-e-covers-yo = Е may stand for Ё, not the other way round
value-yo-mode-merged = spelt with Е
value-rack-visibility-hidden = hidden
value-rack-visibility-open = open
value-rack-visibility-open-when-bag-empty = open when the bag is empty
value-word-multiplier-combine-product = multiply each other
value-premium-lifetime-first-cover = once
value-first-player-draw-nearest-A = who draws the letter nearest to A
value-first-player-dice-high = who throws the highest die
value-first-player-random = chance decides
value-first-player-agreed = the first seat
value-draw-blank-rank-before-A = ranks before A
value-draw-blank-rank-redraw = another tile is drawn
value-draw-tie-redraw-tied = those who tie draw again
value-draw-tie-random = chance picks among them
value-first-word-logic-any = one of them is enough
value-pos-allowed-any = all
value-pos-allowed-nouns = nouns
value-forms-all-inflected = all
value-forms-lemma-nom-sg = nominative singular
value-noun-plural-always = allowed
value-noun-plural-pluralia-tantum = only of nouns without a singular
value-noun-plural-if-listed-in-any-source = also of nouns that some dictionary lists so
value-number-filter-any = any
value-number-filter-singular-only = singular only
value-number-filter-plural-only = plural only
value-excluded-capitalised = capitalised words
value-excluded-proper-name = proper names
value-excluded-abbreviation = abbreviations
value-excluded-hyphen = words with a hyphen
value-excluded-apostrophe = words with an apostrophe
value-excluded-bound-prefix = prefixes
value-excluded-bound-suffix = suffixes
value-excluded-nonexistent = invented words
value-rude-words-allowed = allowed
value-rude-words-refused = refused
value-foreign-words-if-in-dictionary = if the dictionary has them
value-multi-source-single = one is agreed on
value-multi-source-any-accepts = a word of any of them counts
value-repeat-words-allowed = allowed
value-repeat-words-forbidden = forbidden
value-validation-auto-reject = refused by the program
value-validation-challenge = players challenge them
value-validation-next-player-approves = the next player judges them
value-validation-explain-and-vote = are explained, and the others vote
value-dictionary-access-adjudication-only = only to settle a challenge
value-dictionary-access-free = at any time
value-help-none = none
value-help-teaching = everybody helps, and the program
value-help-on-request = on request, with open tiles
value-help-mandatory-when-stuck = who is stuck opens his tiles, and all think
value-placement-single-line = in one row or column
value-multi-word-unlimited = as many as come about
value-connection-touch = touching is enough
value-swap-none = no
value-swap-blank-exact = a blank, for the letter it stands for
value-freed-tile-use-now = is laid in the same play
value-blank-scope-any-letter = any letter
value-exchange-count-any = any number
value-exchange-count-one = exactly one
value-exchange-count-all = all, or as many as the bag holds
value-exchange-order-draw-then-return = draw, then return
value-exchange-order-return-then-draw = first return, then draw
value-exchange-gate-always = any turn
value-exchange-gate-group-found-no-word = when nobody has found a word
value-pass-gate-always = any turn
value-pass-gate-stuck-and-bag-empty = when nobody has found a word and nothing can be exchanged
value-blank-value-zero = nothing
value-bingo-mode-add = added
value-bingo-mode-none = none
value-bingo-condition-exact-count = by the number of tiles laid from the rack
value-challenge-policy-none = nobody challenges
value-challenge-policy-free = costs nothing
value-challenge-policy-lose-next-turn = costs the next turn
value-challenge-policy-points-to-opponent = points to the player of the play
value-challenge-policy-points-from-challenger = loses points
value-challenge-policy-triple = loses the game
value-challenge-per-play = once for a play
value-challenge-per-word = for each word named
value-challenge-window-before-score-and-next-turn = until it is scored and the next player moves
value-challenge-window-before-next-turn = until the next player moves
value-challenge-window-none = never
value-invalid-play-tiles-back = tiles back, no points, turn lost
value-end-no-moves-auto = the program ends the game
value-end-no-moves-agreement = the players agree on it
value-end-no-moves-off = the game goes on
value-end-pass-scope-all-players = of all players
value-end-pass-scope-any-single-player = of any one player
value-target-finish-immediate = at once
value-target-finish-finish-round = the round is played to its end
value-final-adjust-none = change nothing
value-final-adjust-subtract-own = are subtracted
value-final-adjust-subtract-and-collect = are subtracted; who went out gains them
value-final-adjust-collect-double = who went out gains twice their value
value-tie-break-none = shared
value-tie-break-pre-adjust = the score before the adjustment decides
value-clock-none = none
value-clock-per-move = for each move
value-clock-per-player = for the whole game, each
value-on-move-timeout-lose-turn = turn lost
value-on-move-timeout-take-pending-if-valid = what is laid out counts, if it can be played
value-dup-top-source-engine = the best there is
value-dup-declared-score-ignored = ignored
value-connection-share-letter = shared letter
value-bingo-mode-multiply-move = multiplies the play
value-blank-value-as-letter = as the letter
value-multi-word-corner-only = in a corner only
value-swap-any-letter = any tile
value-placement-corner-chain = corner chain
value-blank-scope-unexhausted = a letter not all laid
value-first-word-logic-all = all of them
value-word-multiplier-combine-sum = are added
value-freed-tile-keep = may be kept
value-freed-tile-use-now-unless = at once, with exceptions
value-premium-lifetime-always = always
value-bingo-condition-whole-hand = the whole rack
value-theme-bonus-main-word = main word
value-theme-bonus-list-or-vote = list or vote

## Groups of parameters

rules-group-frame = Game and players
rules-group-tiles = Tiles and racks
rules-group-board = Board
rules-group-start = Start
rules-group-words = Words and dictionary
rules-group-moves = Moves
rules-group-scoring = Scoring
rules-group-challenge = Challenge
rules-group-end = End of the game
rules-group-adjustment = Final adjustment
rules-group-clock = Clock
rules-group-duplicate = Duplicate
rules-group-solo = Solo
