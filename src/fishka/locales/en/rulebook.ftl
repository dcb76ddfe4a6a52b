# The rules of an edition in plain sentences: a text for each parameter, a variant for each value.

rule-engine =
    { $value ->
        [crossword] Players take turns to lay words on the board, crossing each other.
        [equations] Equations are laid in place of words. Every side between signs = has the same value; multiplication and division come before addition and subtraction, division is exact, no number begins with a nought, a minus may stand before the first number of a side, a plus may not, nothing is divided by nought.
       *[other] Kind of game: { $value }.
    }
rule-players-min = At least { $value } players.
rule-players-max = At most { $value } players.
rule-players-recommended = Best with this many players: { $value }.
rule-age-min = Age: from { $value } years.
rule-turn-order = Turns go clockwise.
rule-rack-size = A rack holds { $value } tiles; after every play and exchange it is filled up again while there are tiles to draw.
rule-bags =
    { $value ->
        [single] All tiles lie in one bag.
       *[other] Vowels and consonants lie in two bags; the player decides how many to draw from each.
    }
rule-blank-bag =
    { $value ->
        [vowel] Blanks and signs that are neither lie with the vowels.
        [consonant] Blanks and signs that are neither lie with the consonants.
       *[other] Blanks and signs that are neither are shared out between the bags.
    }
rule-yo-mode =
    { $value ->
        [distinct] Every letter stands for itself.
        [e_covers_yo] A tile Е may stand where the dictionary has Ё; a tile Ё only for Ё.
       *[other] There is no Ё: words with Ё are spelt with Е.
    }
rule-rack-visibility =
    { $value ->
        [hidden] Racks are hidden from the others.
        [open] All racks lie open.
       *[other] When the bag is empty all racks lie open.
    }
rule-rack-visibility-on-request =
    { $value ->
        [yes] A player may turn his tiles face up and ask for advice.
       *[other] Nobody shows his tiles to ask for advice.
    }
rule-word-multiplier-combine =
    { $value ->
        [product] Two word premiums in one word multiply each other: ×4, ×9.
       *[other] Two word premiums in one word are added: ×4, ×6.
    }
rule-premium-lifetime =
    { $value ->
        [first_cover] A premium works once: for the play that covers it.
       *[other] Premiums work for ever, for every word that lies on them.
    }
rule-first-player =
    { $value ->
        [draw_nearest_A] The first player is drawn for: whose letter is nearest to the beginning of the alphabet.
        [dice_high] Dice decide who begins: the highest throw.
        [random] Chance decides who begins.
       *[other] The players agree who begins.
    }
rule-draw-blank-rank =
    { $value ->
        [before_A] In the draw a blank comes before A.
       *[other] Who draws a blank draws again.
    }
rule-draw-tie =
    { $value ->
        [redraw_tied] Ties draw again.
       *[other] Chance decides a tie.
    }
rule-draw-returned =
    { $value ->
        [yes] The tiles of the draw go back into the bag.
       *[other] The tiles of the draw stay with the players.
    }
rule-first-move-covers-start =
    { $value ->
        [yes] The first word covers the start square.
       *[other] The first word may lie anywhere.
    }
rule-first-move-min-tiles = The first play has at least { $value } tiles.
rule-first-word-min-letters = The first word has at least { $value } letters.
rule-first-word-min-syllables = The first word has at least { $value } syllables.
rule-first-word-logic =
    { $value ->
        [any] One of these two limits is enough.
       *[other] Both limits must hold.
    }
rule-lexicon = Words are looked up in the list { $value }.
rule-pos-allowed =
    { $value ->
        [any] Every part of speech is allowed.
       *[other] Only common nouns are allowed.
    }
rule-forms =
    { $value ->
        [all_inflected] Every form of a word is allowed.
       *[other] Words are laid in their dictionary form: nominative singular.
    }
rule-noun-plural =
    { $value ->
        [always] Plurals of nouns are allowed.
        [pluralia_tantum] A plural is allowed only where there is no singular.
       *[other] A plural is allowed when any dictionary has it as an entry of its own.
    }
rule-number-filter =
    { $value ->
        [any] Any grammatical number will do.
        [singular_only] Plural forms are not allowed.
       *[other] Singular forms are not allowed.
    }
rule-excluded = Not allowed: { $value }.
rule-lowercase-abbreviations =
    { $value ->
        [yes] Abbreviations that the dictionary writes in lower case are allowed.
       *[other] Abbreviations are not allowed.
    }
rule-lexicon-overlay = Allowed besides the list: { $value }.
rule-rude-words =
    { $value ->
        [allowed] Rude words are allowed when the list has them.
       *[other] Rude words are not allowed.
    }
rule-foreign-words = Loan words only as the dictionary spells them.
rule-usage-labels-blocked = Words with these labels are not allowed: { $value }. No word of the lists that come with the program is labelled "reference".
rule-multi-source =
    { $value ->
        [single] One dictionary decides.
       *[other] A word of any agreed source counts, and lifts the label “not recommended” of another.
    }
rule-repeat-words =
    { $value ->
        [allowed] A word may be made again.
       *[other] A word that was made before in this game may not be made again.
    }
rule-min-word-len = Every word has at least { $value } letters.
rule-corner-min-word-len = When a play makes two words or more, { $value } letters are enough.
rule-validation =
    { $value ->
        [auto_reject] The program refuses words that are not in the list.
        [challenge] The program lets any word lie; opponents may challenge it, and then the list decides.
        [next_player_approves] The next player approves the words; what he does not approve is taken back.
       *[other] A word counts when its player explains it and most of the others agree.
    }
rule-dictionary-access =
    { $value ->
        [adjudication_only] During the game the dictionary is opened only to check a word.
       *[other] Dictionaries may be searched at any time.
    }
rule-help =
    { $value ->
        [none] Nobody helps another.
        [teaching] Everybody may help.
        [on_request] A player may ask for help.
       *[other] Who finds no word turns up his tiles, and all think.
    }
rule-placement =
    { $value ->
        [single_line] The tiles of a play lie in one row or column without a gap.
       *[other] The tiles of a play may leave the line in a corner: where a crossing is no word by itself it is made longer.
    }
rule-multi-word =
    { $value ->
        [unlimited] A play may make any number of words.
       *[other] More than one word in a play only where a crossing asks for the others.
    }
rule-max-extended-words =
    { $value ->
        [none] A play may lengthen any number of words.
       *[other] A play may lengthen this many words and no more: { $value }.
    }
rule-connection =
    { $value ->
        [touch] New tiles must touch one that lies there.
       *[other] The new word must hold a letter that lies on the board.
    }
rule-swap =
    { $value ->
        [none] Tiles on the board stay there.
        [blank_exact] A blank may be taken off the board for the very letter that it stands for, as a part of a play.
       *[other] Any tile on the board may be replaced by one of yours when the words through it stay words; it is a part of a play, one in a play.
    }
rule-swap-remove =
    { $value ->
        [yes] A tile may also be taken off the board: that counts as the swap. No word may become too short, and the tiles must hang together.
       *[other] No tile is taken off without another in its place.
    }
rule-swaps-per-move = Swaps in a play: { $value }.
rule-freed-tile =
    { $value ->
        [use_now] The tile that was taken is laid in the same play.
        [keep] The tile that was taken may be kept.
       *[other] The tile that was taken is laid in the same play; it may be kept when a new word runs through the place of the swap.
    }
rule-blank-scope =
    { $value ->
        [any_letter] A blank may be any letter.
       *[other] A blank may stand only for a letter of which a tile is still off the board.
    }
rule-blank-designation-fixed =
    { $value ->
        [yes] While a blank lies on the board its letter stays.
       *[other] In a new word a blank on the board may be read as another letter.
    }
rule-exchange =
    { $value ->
        [yes] A player may exchange tiles instead of playing.
       *[other] There is no exchange.
    }
rule-exchange-count =
    { $value ->
        [any] Any number of tiles may be exchanged.
        [one] One tile is exchanged.
       *[other] All tiles are exchanged, or as many as the bag holds.
    }
rule-exchange-min-bag = Exchanges need { $value } tiles in the bag, and as many as are given back.
rule-exchange-order =
    { $value ->
        [draw_then_return] New tiles are drawn first, then the old ones go back.
       *[other] Tiles go back and are mixed, then new ones are drawn.
    }
rule-exchange-gate =
    { $value ->
        [always] An exchange is possible in any turn.
       *[other] An exchange is possible only when nobody at the table has found a word.
    }
rule-pass =
    { $value ->
        [yes] A player may pass.
       *[other] There is no pass while a player can play or exchange.
    }
rule-pass-gate =
    { $value ->
        [always] A pass is possible in any turn.
       *[other] A pass is possible only without a word and with an empty bag.
    }
rule-blank-value =
    { $value ->
        [zero] A blank is worth nothing.
       *[other] A blank is worth as much as its letter.
    }
rule-bingo-mode =
    { $value ->
        [add] Many tiles in one play earn points.
        [multiply_move] Many tiles in one play multiply its points.
       *[other] There is no bonus for many tiles.
    }
rule-bingo-table = The bonus by tiles laid from the rack: { $value }.
rule-bingo-factor = The points of the play are multiplied by { $value }.
rule-bingo-condition =
    { $value ->
        [exact_count] Tiles laid from the rack in this play count.
       *[other] The rack must be full when the turn begins and empty after the play.
    }
rule-letter-overrides = A letter that comes onto the board for the first time in the game has another value: { $value }.
rule-theme-bonus =
    { $value ->
        [none] There is no bonus for a theme.
       *[other] The main word of a play earns this many points when it belongs to the agreed theme: { $value }. A list decides; without one the players vote.
    }
rule-swap-changed-words-score =
    { $value ->
        [yes] Words that only the swap has changed are worth points too.
       *[other] Words that only the swap has changed are worth no points.
    }
rule-challenge-policy =
    { $value ->
        [none] There are no challenges.
        [free] A wrong challenge costs nothing.
        [lose_next_turn] A wrong challenge costs the next turn.
        [points_to_opponent] A wrong challenge gives points to the opponent.
        [points_from_challenger] A wrong challenge costs points.
       *[other] Whoever is wrong in a challenge loses the game.
    }
rule-challenge-points = Points for a wrong challenge: { $value }.
rule-challenge-per =
    { $value ->
        [play] They are due once for a play, however many words are named.
       *[other] They are due for every word named.
    }
rule-challenge-window =
    { $value ->
        [before_score_and_next_turn] A play may be challenged until its score is written down and the next player has begun.
        [before_next_turn] A play may be challenged until the next player has begun.
       *[other] The score is recorded at once, there is no time to challenge.
    }
rule-challenge-window-seconds =
    { $value ->
        [none] There is no time limit for a challenge.
       *[other] In live play there are { $value } seconds for it; in correspondence play there is no limit.
    }
rule-challenge-hold-seconds =
    { $value ->
        [none] Nobody may hold a play to think about it.
       *[other] An opponent may hold a play once and think for up to { $value } seconds.
    }
rule-invalid-play = A play that falls is taken back: the tiles return, no points, the turn is lost, no tiles are drawn.
rule-end-out =
    { $value ->
        [yes] The game ends when the bag is empty and somebody has laid the last tile.
       *[other] Laying the last tile does not end the game.
    }
rule-end-no-moves =
    { $value ->
        [auto] The game ends when the program sees that nobody can move.
        [agreement] The game ends when all agree that nobody can move.
       *[other] That nobody can move does not end the game by itself.
    }
rule-end-pass-rounds =
    { $value ->
        [none] Passes do not end the game.
       *[other] Passes in a row that end the game, for each player: { $value }.
    }
rule-end-pass-scope =
    { $value ->
        [all_players] All players must pass.
       *[other] One player who passes on his own turns is enough.
    }
rule-pass-counter-includes-exchange =
    { $value ->
        [yes] An exchange counts as a pass.
       *[other] An exchange is no pass and starts the count anew.
    }
rule-end-exchange-rounds =
    { $value ->
        [none] Exchanges do not end the game.
       *[other] Exchanges in a row that end the game, for each player: { $value }.
    }
rule-end-zero-turns =
    { $value ->
        [none] Turns without points do not end the game.
       *[other] Turns without points in a row that end the game: { $value }.
    }
rule-target-score =
    { $value ->
        [none] No score ends the game.
       *[other] The total that ends the game: { $value }.
    }
rule-target-finish =
    { $value ->
        [immediate] Who reaches it wins at once.
       *[other] When somebody has reached it the round is played out.
    }
rule-end-by-agreement =
    { $value ->
        [yes] The game may end when all agree.
       *[other] The game does not end by mere agreement.
    }
rule-final-adjust =
    { $value ->
        [none] Tiles that are left change nothing.
        [subtract_own] Everybody loses the value of the tiles that are left to him.
        [subtract_and_collect] Everybody loses the value of his tiles, and who went out gains all that the others lose.
       *[other] Who went out gains twice the value of the tiles left to the others.
    }
rule-tie-break =
    { $value ->
        [none] Equal scores share the win.
       *[other] Equal scores are decided by the score before the adjustment.
    }
rule-clock =
    { $value ->
        [none] There is no clock.
        [per_move] Every move has its time.
        [per_player] Every player has a time for the whole game.
       *[other] Every round has its time.
    }
rule-clock-seconds =
    { $value ->
        [none] No time is set.
       *[other] The time is { $value } seconds.
    }
rule-on-move-timeout =
    { $value ->
        [lose_turn] Who is late passes.
       *[other] When time is up the prepared play counts if it is valid.
    }
rule-overtime-points = Every minute begun beyond the time costs this many points: { $value }.
rule-overtime-limit-minutes =
    { $value ->
        [none] There is no limit to overtime.
       *[other] More than { $value } minutes of overtime lose the game.
    }
rule-tileset = Tile set: { $value }.
rule-layout = Board: { $value }.
rule-skin = Colours of the board: { $value }.
rule-language = Language of the words: { $value }.
rule-dup-vc-early = Vowels and consonants at first, at least: { $value }.
rule-dup-vc-late = Vowels and consonants later, at least: { $value }.
rule-dup-early-turns = The beginning lasts turns: { $value }.
rule-dup-top-source = The play that goes on the board: { $value }.
rule-dup-solo-bonus = Bonus for the only finder of the top: { $value }.
rule-dup-solo-min-players = It is given when there are players at least: { $value }.
rule-dup-declared-score = Declared score: { $value }.
rule-solo-free-exchange = Letters that may be exchanged in a game: { $value }.

rule-hint-rare = Keep rare letters for valuable squares and for places where they can be swapped out again (except Ъ).
rule-hint-red = Do not block the way to red squares.
rule-hint-open = Do not shy away from opening the board.
rule-source-mattel = Mattel, booklet of the Russian edition, 2004
rule-source-articles = Russian articles on Scrabble
rule-source-erudit = texts on Erudit: the Vyatka family, the encyclopedia
rule-source-macedonian = the Macedonian rules text
rule-source-programs = programs and rules of federations
rule-source-ours = our choice, where the sources are silent
rule-strength-beginner = beginner
rule-strength-intermediate = intermediate
rule-strength-expert = expert
