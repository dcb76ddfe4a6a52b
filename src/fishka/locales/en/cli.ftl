# The command line: help pages, answers, faults of a call.


## Help pages

cli-about =
    Fishka: Scrabble, Erudit and their family, played in the browser and in the terminal.

    Start the site with "fishka serve", a game right here with "fishka play".
cli-help-usage = Usage: { $usage }
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = Show this page.
cli-help-version = Show the version.
cli-help-choices = One of: { $choices }.
cli-help-default = Default: { $value }.
cli-help-epilogue =
    Every command also takes --language ({ $languages }); without it the locale decides.
    Exit codes: 0 done or yes, 1 no, 2 the call is wrong, 3 a needed part is missing.

cli-serve-about =
    Start the site.

    Example: fishka serve --port 8080 --open
cli-play-about =
    Play a game in the terminal, against bots or with friends on one keyboard.

    Example: fishka play erudit_biplant_131 --bots club
cli-editions-about =
    List every edition.

    Example: fishka editions --json
cli-edition-about =
    Show an edition: its rules, tiles and board.

    Example: fishka edition ru_scrabble_home
cli-word-about =
    Look words up in a list: valid or not, which form of which word.

    Example: fishka word ru_general РОДА ЕЖУ
cli-score-about =
    Judge one play: its points and words, or why it is refused.

    Example: fishka score ru_scrabble_home "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 АБВГДОР/ 0/0 0" "8H РОД"
    With "-" as the position, lines "POSITION <tab> PLAY" are read from standard input (with a PLAY given,
    plain positions), and each gets one line of answer.
cli-moves-about =
    List the plays of a position, the best first.

    Example: fishka moves en_home "15/15/15/15/15/15/15/4WORD7/15/15/15/15/15/15/15 STLING?/ 0/0 0" --top 5
    With "-" as the position, positions are read from standard input, one a line, each answered by one line.
cli-match-about =
    Let two bots play many games against each other.

    Example: fishka match strong club --games 100 --edition en_home
cli-train-about =
    Learn from games what the tiles kept on a rack are worth, and show by games how much stronger that is.

    Example: fishka train en_home --games 20000 --out runs/en
cli-bench-about =
    How fast this machine finds moves, and a signature that is the same on every machine with the same
    version and list.

    Example: fishka bench en_home --games 20
cli-lexicon-about =
    The word lists: what there is, where it comes from, what it holds.
cli-lexicon-list-about =
    List the word lists.

    Example: fishka lexicon list
cli-lexicon-info-about =
    Show a list's version, size, sources and licence.

    Example: fishka lexicon info ru_general
cli-lexicon-build-about =
    Build the search graphs of a list (or of all) now, not on first use.

    Example: fishka lexicon build ru_general
cli-lexicon-export-about =
    Write every word of a list, one a line.

    Example: fishka lexicon export ru_nouns
cli-lexicon-import-about =
    Make a list of your own from a text file, one word a line.

    Example: fishka lexicon import words.txt --id en_club --language en
    The lists of tournament federations are protected: bring your own copy, if you may use one.
cli-lexicon-search-about =
    Find words by a pattern: ? is one letter, * any number of letters.

    Example: fishka lexicon search ru_general "?О?"
    fishka lexicon search ru_general КОРАБЛ? --sub --long-first --pos noun

cli-option-json = Print the result as JSON, on one line.
cli-option-lexicon = Word list to use in place of the edition's own.
cli-option-edition = Edition to play.
cli-option-mod = House rule laid over the edition; may be given several times.
cli-option-seed = Number that fixes all chance.
cli-argument-edition = Edition id, as "fishka editions" lists them, or a file of your own (.toml).
cli-argument-lexicon = Word list id, as "fishka lexicon list" lists them.
cli-argument-words = Words to look up.
cli-argument-position = Position as one line of CGP, or "-" to read positions from standard input.
cli-argument-play = The play, such as "8F РОД".
cli-argument-pattern = Pattern of a whole word.
cli-argument-bot = Level of a bot.
cli-option-no-lexicon = Judge placement and points only.
cli-option-top = How many plays to show.
cli-option-all = Show every play.
cli-option-count = Only count the plays.
cli-option-by = Order of the plays: points, points and worth of the tiles kept, or search (games played on).
cli-option-deals = Deals of the hidden tiles to play on from, for --by sim.
cli-option-host = Address to listen on.
cli-option-port = Port to listen on.
cli-option-database = Database of the games; without it a file in your data folder.
cli-option-open = Open the site in a browser.
cli-option-bots = Levels of the bots that play, divided by commas: beginner, learner, casual, club, seasoned, strong, expert, master.
cli-option-seats = How many people play on this keyboard.
cli-option-games = How many games.
cli-option-better = The share of points, in per cent, that the sequential test holds against 50.
cli-option-decide = End as soon as the sequential test has decided; --games is then the most.
cli-option-threads = Threads to work on.
cli-option-bench-games = Games whose positions are measured.
cli-option-train-games = Games to learn from, all generations together.
cli-option-generations = How often to begin anew with the values learnt before.
cli-option-train-out = Folder of the run: its steps are kept there, and the values in the end.
cli-option-resume = Go on with the run that is in the folder.
cli-option-cluster = Address of a Dask scheduler whose workers play the games.
cli-option-rack = Tiles of a rack, where another than the edition's is wanted.
cli-option-improve = Begin with the values that the set of tiles has now, and prove the new ones against them.
cli-option-proof = Pairs of games against the untrained estimate, at most.
cli-argument-list-file = Text file: UTF-8, UTF-16, windows-1251 or KOI8-R.
cli-option-import-id = Id of the list, such as en_club.
cli-option-import-language = Language of the list, such as en.
cli-option-import-letters = Letters of its words; by default those of the language.
cli-option-encoding = Encoding of the file, when it cannot be told from it.
cli-option-limit = How many words to show at most.
cli-option-edition-words = Judge by this edition's rules: forms, parts of speech, length, Ё.
cli-option-anagram = Words that use every letter given (? is a blank).
cli-option-sub = Words that can be laid from the letters given (? is a blank).
cli-option-hooks = Letters that can be put before, behind and into the word given.
cli-option-letters = Only words that can be laid from these letters (? is a blank).
cli-option-length = Length, such as 5, 5-7 or 5-.
cli-option-level = How common, such as 300 (and more) or 200-350: Zipf frequency times 100.
cli-option-pos = Part of speech: noun, adjective, verb, participle, gerund, adverb, pronoun, numeral, function.
cli-option-tier = How well witnessed; may be given several times.
cli-option-after = Go on after this word.
cli-option-long-first = Long words first.

## A wrong call

cli-fault-see-help = "{ $command } --help" shows how to call it.
cli-fault-usage = The call is wrong: { $detail }
cli-fault-unknown-command = There is no command "{ $given }". Commands: { $commands }.
cli-fault-unknown-command-near = There is no command "{ $given }". Did you mean "{ $near }"?
cli-fault-unknown-option = There is no option { $given } here.
cli-fault-unknown-option-near = There is no option { $given } here. Did you mean { $near }?
cli-fault-argument-missing = { $name } is missing.
cli-fault-argument-value = { $name }: "{ $given }" does not fit here.
cli-fault-argument-twice = { $name } is given twice.
cli-fault-argument-extra = "{ $given }" is one argument too many.
cli-fault-argument-not-text = An argument is not UTF-8 text.
cli-fault-language = There is no language "{ $given }". Languages: { $languages }.
cli-fault-line-not-text = Standard input, line { $line }: not UTF-8 text.
cli-fault-line-too-long = Standard input, line { $line }: longer than { NUMBER($limit, useGrouping: 0) } characters.

## Editions

cli-edition-own = Differs from the usual home game:
cli-edition-usual = As usual:
cli-edition-all-usual = As in the usual home game:
cli-edition-no-list = { $lexicon } (not here: import it)
cli-edition-players = { $least }–{ $most } players
cli-board-letter = L
cli-board-word = W
cli-fault-edition =
    { $count ->
        [one] Edition "{ $edition }" cannot be used:
       *[other] Edition "{ $edition }" cannot be used, { $count } faults:
    }

## Words and word lists

cli-word-valid = valid
cli-word-invalid = not valid
cli-word-spelled = spelled { $spelling }
cli-word-source = From: { $source }
cli-word-also = It may also stand for { $spelling }.
cli-word-empty = (nothing)
cli-word-appeal = You disagree? On the site (“fishka serve”, page “Words”) a word has “This should be a word” and “This should not be a word” below it; whoever keeps the site answers (“fishka lexicon appeals”).
cli-lexicon-count =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
cli-lexicon-version = Version: { $version }
cli-lexicon-hash = Hash: { $hash }
cli-lexicon-lengths = By length: { $lengths }
cli-lexicon-tiers = By tier: { $tiers }
cli-lexicon-licence = Licence: { $licence }
cli-lexicon-source = Source: { $name } { $version } ({ $licence })
cli-lexicon-building = Building: { $edition }, { $vocabulary }…
cli-lexicon-built = { $edition }, { $vocabulary }: { cli-lexicon-count }, { $kilobytes } KB, { $seconds } s
cli-vocabulary-full = the whole list
cli-vocabulary-polite = the whole list but rude words
cli-vocabulary-core = core
cli-vocabulary-known = known words
cli-vocabulary-familiar = familiar words
cli-vocabulary-everyday = everyday words
cli-vocabulary-common = common words
cli-import-done = { $id }: { $count } words from { $lines } lines.
cli-import-encoding = Read as { $encoding }.
cli-import-tally = { $what }: { $count }
cli-import-example = line { NUMBER($line, useGrouping: 0) }: { $text }
cli-import-replaced = The list that had this id before opens by its hash { $hash }.
cli-import-rights = Whether you may use this list is for you to see to.
cli-fault-import-letters = The letters of the language "{ $given }" are not known; name them by --letters.
cli-lexicon-more = …{ $total } in all; to go on: --after { $after }
cli-lexicon-nothing = There are no such words.
cli-fault-lexicon-unknown = There is no word list "{ $given }". There are: { $known }.
cli-fault-lexicon-not-there = The edition { $edition } plays with the list "{ $lexicon }", which is not here. { $offer }
cli-offer-lexicon = Another one may do: --lexicon { $lexicon }.
cli-offer-none = There is no other list of its language either: install the program again, with its word lists.
cli-fault-lexicon-language = The list "{ $lexicon }" is in the language { $given }, the edition { $edition } in { $wanted }.
cli-fault-lexicon-unused = No edition plays with the list "{ $lexicon }".
cli-word-source-band = From: { $source }; { $band }
cli-fault-search-ways = Only one of --anagram, --sub and --hooks may be given.
cli-fault-pos = There is no part of speech "{ $given }". There are: { $known }.
cli-fault-pos-unknown = The list { $lexicon } knows no parts of speech.
search-refused-letters = "{ $pattern }": these signs have no place in it: { $signs }. Letters of the list, ? and * have.
search-refused-too-long = "{ $pattern }" has more letters than any word.{ $signs }
search-refused-empty = There is nothing to search for.{ $pattern }{ $signs }

## Positions and plays

cli-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-moves-none = There is no play.
cli-moves-stage = Deals
cli-moves-deals =
    { $all_deals ->
        [true] Every way that the hidden tiles may lie: { $deals } deals, { $nodes } positions.
       *[false] { $deals } deals of the hidden tiles, { $nodes } positions; in brackets: dropped as hopeless after so many.
    }
cli-moves-end =
    { $proved ->
        [true] The end game is proved: { $gain } points from here to the end, { $nodes } positions.
       *[false] Not proved: the best found in { $nodes } positions, { $gain } points from here to the end.
    }
cli-fault-position-not-searched = A search needs two or more seats, and no more tiles than the set has.
cli-fault-rules-not-searched = Plays of these rules cannot be searched; --by score and --by equity rank them.
cli-line = line { NUMBER($line, useGrouping: 0) }: { $faults }
cli-fault-together = These cannot be given together: { $names }.
cli-fault-rack-unknown = The position does not tell the tiles of the rack on turn.
cli-fault-position-lexicon = The position names the word list "{ $lexicon }", which is not here. To take another: --lexicon ID.

## A game in the terminal

cli-option-casual = The program checks words and nobody challenges (so against bots, unless --no-casual is given).
cli-play-edition = en_home
cli-play-you = You
cli-play-player = Player
cli-play-casual = The program checks the words: a typing slip costs no turn. To play with challenges: --no-casual
cli-play-ask-vote-play = May the play of { $name } stand? (yes / no)
cli-play-ask-vote-stuck = { $name } finds no word. Do you find none either? (yes / no, or show a play: 8F WORD)
cli-play-ask-vote-theme = Does the word of { $name } fit the theme? (yes / no)
cli-stand-in = The list { $lexicon } of this edition is not here; { $general } stands in until it is imported.
cli-play-challenges = Words are checked only when a play is challenged. To have the program check them: --casual
cli-play-hint = The word "help" shows what to type.
cli-play-how = First the square, then the word: 8H WORD reads to the right of H8, H8 WORD down. "help" shows the rest.
cli-play-help-word =
    8F WORD        a word across from F8; F8 WORD is down
cli-play-help-blank =
    8F WORd        a small letter among capitals is a blank; letters on the board are written too, or as a dot: 8F .ORD
cli-play-help-equation =
    8F 2×3=6       an equation across from F8; F8 2×3=6 is down; the signs ×, ÷, − may be typed as *, /, -
cli-play-help-sign =
    8F 2[?×]3=6    a blank in place of ×; what lies on the board is written too, or as a dot: 8F .×3=6
cli-play-help-corner =
    {"{"}F8:W,G9:O{"}"}    tiles by their squares, where no single line says the play
cli-play-help-swap =
    H6=X 6H .LIST  put an X on H6, take what lies there, and play on
cli-play-help-remove =
    H6= 6H LIST    take the tile off H6, and play on
cli-play-help-anew =
    H6~d 6H .OM    read the blank on H6 as D from now on, and play on
cli-play-help-exchange =
    -ABC           exchange these tiles, a blank is ?
cli-play-help-pass =
    pass           pass (or just -), where the rules allow it
cli-play-help-vowels =
    vowels 3       with your next move: three of the new tiles shall be vowels ("vowels": the program chooses)
cli-play-help-theme =
    theme          with your next move: claim the bonus of the theme
cli-play-help-explain =
    explain TEXT   with your next move: say what the words mean
cli-play-help-challenge =
    challenge      challenge the last play (or !); "challenge 2": the second word only
cli-play-help-stuck =
    stuck          you find no word: your tiles lie open, all think
cli-play-help-show =
    show           turn your tiles face up and ask for help
cli-play-help-suggest =
    suggest 8F WORD   another player shows who is on turn a play, while the tiles lie open
cli-play-help-hint =
    hint           the program shows some plays
cli-play-help-end =
    end            say that nobody can move any more
cli-play-help-enough =
    end            propose to end the game
cli-play-help-look =
    board, sheet, unseen   show the board, all turns, the tiles you cannot see
cli-play-help-leave =
    resign, quit
cli-play-words-suggest = suggest
cli-play-words-show = show
cli-play-words-hint = hint
cli-play-words-vowels = vowels
cli-play-words-theme = theme
cli-play-words-explain = explain
cli-play-bags = In the bags: { $count }, { $vowels } of them vowels
cli-play-suggestion = { $name } shows: { $play } — { $points }
cli-play-rack-shown = { $name } turns the tiles face up.
cli-play-theme-claimed = { $name } claims the bonus of the theme.
cli-play-along-vowels = With your next move: { $vowels } vowels.
cli-play-along-any = With your next move: the program chooses the vowels.
cli-play-along-theme = With your next move: the bonus of the theme is claimed.
cli-play-along-no-theme = With your next move: the bonus of the theme is not claimed.
cli-play-along-explain = With your next move, you say: { $explanation }
cli-play-along-no-explain = With your next move, nothing is explained.
cli-play-explained = { $name } says: { $said }
cli-play-no-hint = The program finds no play.
cli-play-suggest-what = Only a play can be shown: suggest 8F WORD
cli-play-ask-who-shows = Who shows a play? Number ({ $names }; Enter: nobody):
cli-play-ask-end-enough = { $name }: do you agree to end the game? (yes, no)
cli-play-offered-enough = { $name } proposes to end the game.
cli-play-words-help = help, ?
cli-play-words-challenge = challenge, !
cli-play-words-accept = accept, ok
cli-play-words-end = end
cli-play-words-agree = yes, y
cli-play-words-disagree = no, n
cli-play-words-resign = resign
cli-play-words-stuck = stuck
cli-play-words-sheet = sheet, score
cli-play-words-board = board
cli-play-words-unseen = unseen, bag
cli-play-words-quit = quit, exit
cli-play-words-pass = pass
cli-play-rack = Your tiles: { $rack }
cli-play-draw = The draw for the start: { $draws }.
cli-play-starts = First to play: { $name }.
cli-play-exchanged = { $name }: exchange, { $count } tiles
cli-play-passed = { $name }: pass
cli-play-lost-turn = { $name }: turn lost for a wrong challenge
cli-play-timed-out = { $name }: time is up, turn lost
cli-play-thinks = { $name } is thinking…
cli-play-stuck = { $name } finds no word. The tiles lie open: think along.
cli-play-stuck-ended =
    { $found ->
        [found] A word has been found for { $name }.
       *[not_found] Nobody finds a word for { $name }.
    }
cli-play-suggested = { $name } shows a play for { $points }.
cli-play-voted =
    { $said ->
        [yes] { $name }: yes
       *[no] { $name }: no
    }
cli-play-theme-judged = { $name }: { $points } for the theme
cli-play-lost = { $name } has lost the game.
cli-play-challenged =
    { $verdict ->
        [stands] { $name } challenges the play. It stands: the words are valid.
       *[falls] { $name } challenges the play. It is withdrawn: there is no such word.
    }
cli-play-offered = { $name }: nobody can move any more.
cli-play-offer-refused = { $name } does not agree to end: the game goes on.
cli-play-resigned = { $name }: resigns.
cli-play-unseen = Tiles you cannot see: { $count }. { $tiles }
cli-play-won =
    { $count ->
        [one] Winner: { $names }.
       *[other] Winners: { $names }.
    }
cli-play-bag = In the bag: { $count }
cli-sheet-withdrawn = { $words } — withdrawn
cli-sheet-exchange = exchange, { $count } tiles
cli-sheet-pass = pass
cli-sheet-lost-turn = turn lost
cli-sheet-resigned = resigned
cli-sheet-adjustment = tiles left { $points }
cli-sheet-challenge-points = challenge { $points }
cli-sheet-overtime = overtime { $points }
cli-sheet-lost-game = has lost the game
cli-play-ask-you = Your move:
cli-play-ask-move = { $name }, your move:
cli-play-ask-challenge = The play may be challenged ({ $words }). Enter: let it stand; !: challenge:
cli-play-answer-challenge = Enter: it stands; !: challenge all words; ! 2: only the second.
cli-play-ask-who = Who challenges? Number ({ $names }; Enter: nobody):
cli-play-ask-end = { $name }: do you agree that nobody can move any more? (yes, no)
cli-play-answer-end = Answer "yes" or "no".
cli-play-ask-resign = Really resign? (yes, no)
cli-play-hand-over = The keyboard to { $name }; the others look away. Enter when ready:
cli-play-exchange-which = Name the tiles to exchange: -ABC
cli-play-left = The game was left unfinished.
cli-fault-level = There is no bot level "{ $given }". There are:
cli-serve-at = The site: { $page } (Ctrl-C stops it)
cli-fault-serve = The site cannot start: { $reason }.
cli-match-result =
    { $first } against { $second }: { $games } games, { $wins } won, { $draws } drawn, { $rate } ({ $low } – { $high }),
    mean spread { $spread }, { $speed } games a second; refused moves: { $refusals }, points that differ: { $disagreements }.
    { $verdict ->
        [stronger] { $first } is shown to be stronger
        [not_stronger] { $first } is not shown to be stronger
       *[open] Not decided yet
    } (sequential test { $ratio }, bounds { $lower } and { $upper }).
cli-train-result =
    { $file }: against the estimate { $games } games, { $rate } ({ $low } – { $high }), mean spread { $spread }.
    { $verdict ->
        [stronger] Shown to be stronger
        [not_stronger] Not shown to be stronger
       *[open] Not decided yet
    } (sequential test { $ratio }, bounds { $lower } and { $upper }).
cli-train-gain =
    Against the values before them: { $games } games, { $rate } ({ $low } – { $high }), mean spread { $spread }.
    { $verdict ->
        [stronger] Shown to be stronger
        [not_stronger] Not shown to be stronger
       *[open] Not decided yet
    } (sequential test { $ratio }, bounds { $lower } and { $upper }).
cli-bench-result =
    Signature { $signature } ({ $positions } positions)
    best move { $best } µs, all plays { $all } µs ({ $plays } million plays a second)
    { $games } greedy games a second, { $lookups } million look-ups a second, word graph { $graph } MB
    simulation: { $nodes } positions a second, { $samples } games played on two turns a second
cli-train-stage = generation { $number }
cli-train-proof = proof
cli-fault-train-exists = The folder { $folder } is not empty. To go on with the run in it: --resume.
cli-fault-train-untrained = { $edition } has no trained values yet that could be improved.
cli-fault-train-differs = The folder { $folder } holds a run of another plan: other games, generations, seed, edition or list.
cli-fault-cluster = The cluster "{ $given }" cannot be used: { $reason }. It needs Dask (distributed) and a scheduler at the address.
cli-fault-database-url = Database "{ $given }": a URL like sqlite+aiosqlite:////path/to/file is needed.
cli-fault-system = The system does not allow it: { $reason }.
cli-lexicon-appeals-about =
    What players of the site wish of the word lists.

    For example: fishka lexicon appeals --state all
cli-lexicon-decide-about =
    Answer an appeal. What is accepted holds in games that begin from then on.

    For example: fishka lexicon decide k3v7qd accept --reason "Chambers, p. 12"
cli-argument-appeal = The appeal's number, as `appeals` shows it.
cli-argument-decision = accept or reject.
cli-option-appeal-state = Which appeals: open, accepted, rejected or all.
cli-option-reason = The reason; everybody will see it.
cli-appeal-add = add { $word } to { $lexicon }, voices: { $count }
cli-appeal-remove = take { $word } out of { $lexicon }, voices: { $count }
cli-appeal-open = waits for an answer
cli-appeal-accepted = accepted
cli-appeal-rejected = rejected
cli-appeals-none = There are no such appeals.
cli-fault-appeal = There is no appeal { $given }.
cli-fault-database = The database cannot be had: { $reason }.

## A game kept in a file

cli-option-saved = Go on with a game that "save FILE" kept.
cli-play-saved = Saved: { $path }. All tiles stand in it, the hidden ones too: the file is for you alone, and not to be looked into. To go on: fishka play --resume { $path }
cli-play-save-no-name = Say where to: save FILE.
cli-play-save-exists = { $path } is there already: take another name.
cli-play-save-unwritable = { $path } cannot be written.
cli-play-help-save =
    save FILE      keep the game in a file of your own; "fishka play --resume FILE" goes on with it
cli-play-words-save = save
cli-play-resumed = The game goes on where it was saved.
cli-fault-resume-unreadable = { $file } cannot be read. Is it there?
cli-fault-resume-not-saved = { $file } is no saved game.
cli-fault-resume-damaged = { $file } is damaged: it is not what was saved.
cli-fault-resume-newer = { $file } was saved by a newer Fishka.
cli-fault-resume-list = The game was begun with a version of the list { $lexicon } that is not here any more, and goes on with no other.
cli-fault-resume-alone = With --resume all else follows from the file; leave out: { $given }.
