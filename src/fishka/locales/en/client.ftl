# The site: everything that a player sees and hears in the browser.

# ---------- Common ----------
about = About
cancel = Cancel
close = Close
copied = Copied
copy = Copy
copy-link = Link to the game
copy-text = Board and tiles as text
keys = Keys
language = Language
language-bg = Bulgarian
language-de = German
language-en = English
language-es = Spanish
language-fr = French
language-mk = Macedonian
language-pl = Polish
language-ru = Russian
language-uk = Ukrainian
loading = Loading…
look = Look
menu = Menu
new-game = New game
offline = No connection. Your tiles are safe, reconnecting.
theme = Look
theme-light = Light
theme-dark = Dark
theme-contrast = Contrast
theme-next = Switch the look to: { $theme }
to-home = Home
you = You
guest = Player { $number }
bot-name = Bot, { $level }
level-beginner = beginner
level-beginner-about = everyday words, sees the short ones
level-learner = learner
level-learner-about = everyday words, looks a little longer
level-casual = casual player
level-casual-about = familiar words, misses the long ones
level-club = club player
level-club-about = familiar words, looks for premiums
level-seasoned = seasoned player
level-seasoned-about = good vocabulary, misses little
level-strong = master
level-strong-about = good vocabulary, keeps good tiles
level-expert = expert
level-expert-about = wide vocabulary, reckons the end out
level-master = grandmaster
level-master-about = knows every word, thinks turns ahead

# ---------- Faults ----------
client-fault-no-connection = The server does not answer. Check the connection and try again.
client-fault-unreadable-answer = The server's answer cannot be read ({ $status }). Try again.
client-fault-server-fault = Something broke on the server ({ $status }). Try again.
client-fault-unknown = The server refused: { $code }.
error-title = Something broke
error-missing = No such page
error-game = This game cannot be opened

# ---------- Home ----------
hero-picture = ФИШКА and FISHKA crossing on their common letter К
hero-title = Word by word
hero-text = Scrabble, Erudit and their relatives, in English and Russian. Free, no adverts, ready to play.
ways = Ways to play
play-bot = Play a bot
play-bot-about = Eight levels, from beginner to grandmaster. No account.
play-bot-level = Whom will you play?
play-friend = Invite a friend
play-friend-about = A link, or the code off your screen.
play-own = Your own table
play-own-about = More players, bots, other rules.
edition = Edition
edition-wordless = The word list “{ $list }” is not on this server
editions-wordless = Languages without a word list
editions-wordless-about = Rules and tiles for these games are here, but no word list comes with them. Whoever runs the server can import one.
continue = Continue
games-more =
    { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }
game-waiting = Waiting for players
turn-yours = Your turn
turn-theirs = Their turn
turn-running = On turn
turn-thinking = thinking…

# ---------- New game and table ----------
seats = Seats at the table
seat-number = Seat { $number }
seat-remove = Remove seat { $number }
seat-add = Add a seat
seat-friend = A friend by link
seat-open = Open seat
seat-you = this is you
seats-limit = From { $least } to { $most } players.
casual = Slips cost nothing
casual-on = The program refuses words that are not in the dictionary: a typing slip does not cost a turn.
casual-off = The program takes any word, but an opponent may challenge it: a wrong one comes off and the turn is lost.
casual-tag = slips are free
start-game = Start the game
open-table = Open the table
room-title = Waiting for players
room-invited = You are invited to play
room-cancelled = The table was cancelled
room-full = No seat is free
room-host-starts = The game starts by itself when everybody has sat down, or earlier if the host says so.
room-cancel = Cancel the table
room-leave = Leave the table
room-waiting = The game starts by itself when everybody has sat down.
invite = Invite your friends
invite-about = Send the link or show the code.
qr = Code with the link to this table
host = host
online = here
away = not connected
name = Your name at the table
name-hint = For example, Maya
name-save = Save the name
sit-down = Sit down
start-without =
    { $count ->
        [one] Start without { $count } seat
       *[other] Start without { $count } seats
    }

# ---------- The game ----------
game-title = { $names }
players = Players
board = Board
rack = Rack
hand = Your hand
panels = About the game
sheet = Score sheet
sheet-now = Thinking…
sheet-now-you = Your turn…
moves = Moves
moves-none = No moves yet.
bag = Bag
tab-sheet = Sheet
tab-moves = Moves
tab-bag = Bag
in-bag = In the bag
bag-empty = The bag is empty
unseen = unseen
unseen-groups = vowels apart
unseen-alphabet = by alphabet
unseen-blanks =
    { $count ->
        [one] { $count } blank
       *[other] { $count } blanks
    }
opening = The draw: { $draw }. First to play: { $name }.
tiles-in-rack =
    { $count ->
        [one] { $count } tile in the rack
       *[other] { $count } tiles in the rack
    }
resigned-short = resigned
skips-next = misses a turn

premium-letter = { $factor }L
premium-word = { $factor }W
premium-letter-name =
    { $factor ->
        [2] double letter
        [3] triple letter
       *[other] letter times { $factor }
    }
premium-word-name =
    { $factor ->
        [2] double word
        [3] triple word
       *[other] word times { $factor }
    }
blank = Blank
tile-name =
    { $value ->
        [one] { $letter }, { $value } point
       *[other] { $letter }, { $value } points
    }
tile-blank-as = { $letter }, blank
cell-empty = empty
cell-mine = your tile
cell-last = last move
cell-start = start

play = Play
pass = Pass
exchange = Exchange
exchange-off = No exchange now, { $bag } in the bag
recall = Recall
shuffle = Shuffle
key-space = Space
idle-first = The first word runs through the marked square.
idle-yours = Your turn.
idle-theirs = On turn: { $name }. You may arrange tiles meanwhile.
idle-watching = You are watching this game.
not-checked = not checked
word-good = in the dictionary:
word-bad = not in the dictionary:
typed-blank = A blank for { $letter }
typed-reread = The blank on the board now reads { $letter }
typed-missing = { $letter }: no such tile
typed-physical = Letters follow the keys: no need to switch the keyboard layout.

blank-title = Which letter is it?
blank-return = Back to the rack
reread-title = How shall this blank read?
reread-back = Leave it as it is
reread-lay = Now lay tiles in a word with this blank
exchange-how = Press tiles or type letters.
exchange-picked = { $count } chosen, { $bag } in the bag.
exchange-most = No more than { $most } now.
exchange-invert = Invert
exchange-do = Exchange { $count }
pass-title = Pass this turn?
pass-text = The turn moves on and scores nothing.
resign = Resign
resign-title = Resign?
resign-text = The game ends for you. This cannot be undone.
propose-end = Propose to end
propose-title = No moves left?
propose-text = The game ends if everybody agrees that nobody can move.
end-offer = { $name }: no moves left, shall we end? { $agreed } of { $total } agree.
end-yes = Agree
end-no = Play on

window = The last play may be challenged
window-theirs = { $name }: { $words }, { $points }. You may challenge it.
window-mine = Your play: { $words }, { $points }. Opponents may challenge it.
window-held = { $name } is thinking about a challenge.
accept = Accept
touch = Begin my turn
touch-about = Once you begin, nobody can challenge this play any more.
hold = Hold
challenge = Challenge
challenge-title = Challenge this play?
challenge-one = { $name }: do you doubt this word?
challenge-which = { $name }: mark the words that you doubt.
challenge-cost-none = A mistake costs nothing.
challenge-cost-free = If the word is good, you lose nothing.
challenge-cost-lose-next-turn = If the word is good, you miss your next turn.
challenge-cost-points-to-opponent = If the word is good, your opponent gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
challenge-cost-points-from-challenger = If the word is good, you lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
challenge-cost-triple = If the word is good, you lose the game; if it is not, your opponent does.
challenge-per-word = For each word named.

review = Looking back
review-start = Start of the game
review-at = Move { $number } of { $total }
review-back = To the game
review-first = To the start
review-previous = One move back
review-next = One move on
review-new-move = A new move
review-last = To the last move

entry-withdrawn = off: { $words }
entry-exchange = exchange { $count }
entry-pass = pass
entry-lost-turn = turn missed
entry-resigned = resigned
entry-adjustment = tiles left
entry-challenge-points = challenge
entry-overtime = overtime
entry-lost-game = lost the game
entry-timed-out = time is up

news-started = The game has begun. First to play: { $name }.
news-play = { $name }: { $words }, { $points }
news-withdrawn = { $name }: the play comes off
news-exchange =
    { $count ->
        [one] { $name }: exchange, { $count } tile
       *[other] { $name }: exchange, { $count } tiles
    }
news-pass = { $name }: pass
news-lost-turn = { $name }: turn missed
news-challenge-won = { $name }: challenged rightly
news-challenge-failed = { $name }: challenged in vain, the word is good
news-accepted = { $name }: play accepted
news-held = { $name } is thinking about a challenge
news-end-offer = { $name }: an offer to end
news-end-refused = { $name }: play on
news-resigned = { $name }: resigned
news-bot-fault = { $name } could not manage a move and passes
news-voted-yes = { $name }: yes
news-voted-no = { $name }: no
news-stuck = { $name } finds no word: the tiles lie open, think along
news-found = A word has been found for { $name }
news-not-found = Nobody finds a word for { $name }
news-rack-shown = { $name } shows the tiles
news-suggested = { $name } shows a play for { $points }
news-theme-claimed = { $name } asks { $points } for the theme: does the word fit?
news-theme-judged = { $name }: { $points } for the theme
news-timed-out = { $name }: time is up, turn lost
news-lost = { $name } has lost the game

game-over = The game is over
result = Result
result-won = You have won
result-lost = You have lost
result-winner = The winner: { $name }
result-shared = Shared victory: { $names }
result-won-two = Victory: { $mine } to { $theirs }
result-lost-two = Defeat: { $mine } to { $theirs }
result-moves = In play
result-left = Left
result-total = Total
result-look = See the board
rematch = Another game
rematch-join = To the next game

# ---------- Clocks, votes, help, bags ----------
clock-left = Time left: { $time }
target = Wins at { $target }
vote = The table is asked
vote-spoken = { $spoken } of { $asked } have spoken.
vote-play = { $name }: { $words }, { $points }. May it stand?
vote-play-mine = Your play: { $words }, { $points }. The others decide.
vote-play-yes = It stands
vote-play-no = It falls
vote-stuck = { $name } finds no word. The tiles lie open: do you find one?
vote-stuck-mine = You find no word, and all think with you.
vote-stuck-yes = Nor do I
vote-stuck-no = There is one
vote-theme = { $name }: { $words }. Does it fit the theme “{ $theme }”?
vote-theme-mine = { $words }: the others judge whether it fits the theme “{ $theme }”.
vote-theme-yes = It fits
vote-theme-no = It does not
open-racks = Open tiles
rack-shown-mine = The others see your tiles until your next turn is over.
help = Help
helping = You think for { $name }: lay a play and show it.
helping-start = Think with { $name }
helping-stop = Back to my tiles
suggest = Show
suggestions = Plays shown to you
hint-ask = Show me a play
hint-list = Plays of yours
hint-none = No play can be found.
stuck = I find no word
stuck-about = Your tiles are turned face up, and everybody thinks.
show-rack = Show my tiles
show-rack-about = The others see your tiles and may help, until your next turn is over.
vowels = Vowels to draw
vowels-fitting = to fit
in-bags = vowels { $vowels }, consonants { $consonants }
theme-claim = Fits the theme “{ $theme }”: +{ $points }
explanation = What the words mean
take-off = Take a tile off the board
take-off-short = Take off
exchange-least = No fewer than { $least }.
propose-enough-title = End the game?
propose-enough-text = The game ends if everybody agrees that it is enough.

# ---------- Keys ----------
keys-arrows = move the cursor over the board
keys-toggle = turn the arrow
keys-letter = lay a letter
keys-blank = lay a letter with a blank
keys-reread = read a blank on the board as another letter, where the rules let you
keys-back = take a tile off
keys-escape = all tiles back to the rack
keys-shuffle = shuffle the rack
keys-commit = play
keys-acts = pass, challenge, exchange
keys-review = look at earlier moves
keys-woogles = Arrows as in Woogles: ← → turn, ↑ shuffle, ↓ recall

# ---------- About ----------
about-text = Fishka is a site for Scrabble, Erudit and similar word games. Play a bot, or friends by a link, on a phone or at a desk. The program is open and free, and you can run it at home.
about-words = Words come from open dictionaries. The edition decides which list a game uses; next to bots the program by default refuses words that are not in the list.
about-privacy = No account is needed: the browser keeps only a guest's pass and your settings. No outside counters, no adverts.
# ---------- Words ----------
words = Words
words-text = Whether a word is in a list, what it means and where it comes from.
try-again = Ask again
to-game = To the game
word-list = Word list
word-field = Word
word-hint = For example, tile
word-ask = Look up
word-yes = In the list “{ $list }”
word-no = Not in the list “{ $list }”
word-yes-game = A word in this game
word-no-game = Not a word in this game
word-typed = You typed { $word }.
word-meaning = Meaning
word-source = Source
word-band = Frequency
word-flags = Labels
word-lists = Also in
word-also = It may also stand for
word-look = Look at
word-lists-only = In the lists
word-look-up = What does { $word } mean?
appeal-add = This should be a word
appeal-remove = This should not be a word
appeal-hint = Why? Best of all: a dictionary and a page.
appeal-send = Send
appeal-add-open =
    { $count ->
        [one] { $count } player asks to add it. No answer yet.
       *[other] { $count } players ask to add it. No answer yet.
    }
appeal-remove-open =
    { $count ->
        [one] { $count } player asks to take it out. No answer yet.
       *[other] { $count } players ask to take it out. No answer yet.
    }
appeal-add-accepted = The wish to add it was granted (voices: { $count }).
appeal-remove-accepted = The wish to take it out was granted (voices: { $count }).
appeal-add-rejected = The wish to add it was turned down (voices: { $count }).
appeal-remove-rejected = The wish to take it out was turned down (voices: { $count }).
appeals-mine = Your appeals
game-words = Words of this game
game-words-list = List
game-words-version = Version { $version }
game-words-hash = Fingerprint
game-words-copy = Copy the whole fingerprint
game-words-count =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
game-words-yo = The letter Ё
yo-distinct = Е and Ё are different letters
yo-e-covers-yo = Е may stand for Ё
yo-merged = Ё is read as Е
game-words-licence = Licence
game-words-filter = Selection
game-words-changes = Added and taken out
game-words-edition = Words of the edition
game-words-free = This game lets you look into the dictionary.
game-words-closed = The dictionary is closed until the game ends.
game-words-family = A family game: no rude words.
house-words = Words at this table
house-about = What the table agrees on: words to add to the list and words to take out. Everybody sees them before the game.
house-add = Add a word
house-word = Word
house-change = What to do
house-change-add = add
house-change-remove = take out
house-reason = Why
house-drop = Remove line { $number }
family = Family game
family-about = No rude words: the program does not take them and bots do not play them.
family-tag = family
list-usual = As the edition has it
list-which = Which list to play with
list-own = A list of one’s own
find = Search
find-way = How to search
find-pattern = By pattern
find-pattern-hint = C?T, *ING, ?O??E
find-anagram = Anagrams
find-anagram-hint = LISTEN?
find-letters = From these letters
find-letters-hint = RETAIN?
find-hooks = Hooks
find-hooks-hint = CARE
find-about = “?” is any one letter or a blank, “*” any number of letters. In Russian Е finds Ё too.
find-from = Letters at least
find-to = Letters at most
find-pos = Part of speech
find-band = How well known
find-any = any
find-any-band = any
band-from-known = known to many
band-from-common = common
pos-noun = noun
pos-adjective = adjective
pos-verb = verb
pos-participle = participle
pos-gerund = verbal adverb
pos-adverb = adverb
pos-pronoun = pronoun
pos-numeral = numeral
pos-function = function word, interjection
found =
    { $count ->
        [one] { $count } word found
       *[other] { $count } words found
    }
found-none = Nothing was found.
found-more = Show more
hooks-front = A letter before
hooks-back = A letter behind
hooks-inner = A letter inside
hooks-none = none
look-word = Look a word up
about-lists = Word lists
about-lists-text = Every list was made from open sources; their licences and authors are named below. The program is under the MIT licence, the lists are under their own.
about-tiers = By source
about-lengths = By length
about-sources = Where the words come from
about-licence-text = Licences and authors
about-changes = What this server changes
about-changes-none = This server has changed nothing.
about-works = Whose work this is
about-fonts = The typefaces Onest and Literata: SIL Open Font License 1.1.
about-client = The page: Svelte and SvelteKit (MIT), Fluent (Apache-2.0). The kernel: Rust, PyO3 (MIT or Apache-2.0).
about-server = The server:
find-any-length = any number
lists-own = Your own lists
lists-own-about = A list that you or your club own may judge the games at your tables. Nobody is shown its words, and nobody can download them.
lists-bring = Bring a list
lists-name = Name
lists-choose = Choose a file
lists-file = A text file, one word a line, up to 4 MB
lists-rights = Whether you may use the list is for you to know and to answer for: lists of federations and dictionaries are under copyright.
lists-do = Read and keep
lists-forget = Remove the list “{ $name }”
lists-forget-text = Games with this list go on. Whoever wants to open a table with it again has to bring the file anew.
lists-taken =
    { $count ->
        [one] “{ $name }”: { $count } word
       *[other] “{ $name }”: { $count } words
    }
lists-encoding = Encoding of the file: { $encoding }

# ---------- Rules ----------
rules = Rules
rules-text = Read the rules of every game here, and make your own: begin with an edition and change what your table plays otherwise.
rules-read = Read the rules
rules-make = Make your own rules
rules-change = Change the rules
rules-play = Play by these rules
rules-link = Copy the link
rules-file = Save as a file
rules-all = All rules
rules-others = Others
rules-no-language = Without words
rules-wordless = No list { $list } comes with the program: import one to play.
rules-stand-in = The list { $list } may not be shipped: until it is imported, words are checked by the general one.
rules-bring = Import the list { $list }
rules-open-file = Open a file
rules-mine = My rules
rules-forget = Remove the rules “{ $name }”
rules-forget-text = Games and tables with these rules go on, but their link leads nowhere any more unless somebody else keeps them. Save them as a file if you may need them again.
rules-forget-do = Remove
rules-hints = Courtesies
rules-hints-hide = Do not show again
rules-sources = Sources
rules-title = What your rules are called
rules-title-hint = For example, Sunday at Granny’s
rules-title-wanted = Give your rules a name to keep them.
rules-from = Begin with
rules-modifiers = House rules
rules-outcome = What it comes to
rules-faulty = This does not work yet
rules-usual = else { $value }
rules-as-usual = as usual
rules-none = none
rules-by-level = by the player’s strength
rules-more = What it means
rules-source = From: { $source }
rules-words-hint = words, divided by commas
rules-unread = Not understood and left out: { $text }
rules-overrides-hint = for example, Q: 20
rules-target-more = { $count } or more
rules-target-of = { $count } players, { $level }
rules-target-add = Another row for { $count } players
rules-target-remove = Remove the row for { $count }
rules-theme = Theme
rules-points = Points
rules-theme-words = its words, or none for a vote
rules-tiles = Tiles
rules-board = Board
rules-own = own
rules-tiles-total = Tiles in all: { $total }.
rules-count-of = { $letter }: how many
rules-value-of = { $letter }: points
rules-letter-remove = Remove { $letter }
rules-letter-new = New letter
rules-letter-add = Add a letter
rules-board-how = Choose a square below and press where it shall lie.
rules-rows = Rows
rules-cols = Columns
rules-sides = A board has from { $least } to { $most } squares a side.
rules-brush = Kind of square
rules-square =
    { $letter ->
        [1] { $word ->
            [1] { $start ->
                [yes] start
               *[no] plain
            }
           *[other] { $start ->
                [yes] start, word ×{ $word }
               *[no] word ×{ $word }
            }
        }
       *[other] { $start ->
            [yes] start, letter ×{ $letter }
           *[no] letter ×{ $letter }
        }
    }
rules-mirror = Symmetrical
rules-tiles-how = How many tiles × points.
rules-tiles-points = Points in all: { $points }.
rules-vowel = vowel
rules-vowel-of = { $letter }: a vowel
rules-keep = Keep these rules
yes = yes
no = no
strength = How strong are you?
strength-of-seat = How strong player { $number } is
strength-beginner = beginner
strength-intermediate = intermediate
strength-expert = expert
editions-all = All { $count } editions
rules-differences =
    { $count ->
        [0] Just as usual
        [one] { $count } difference
       *[other] { $count } differences
    }
