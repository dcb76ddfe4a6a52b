# The rules of an edition as connected text: a sentence for each thought, variants by the values of parameters.

## Sections

book-section-differences = Differences from { $usual }
book-section-table = The table
book-section-tiles = Tiles
book-section-start = Start
book-section-moves = A turn
book-section-words = Words
book-section-scoring = Points
book-section-challenge = Checking words
book-section-end = End of the game
book-section-clock = Time
book-section-hints = Good manners

## What a blank is called

book-blank =
    { $blank ->
        [star] A star
        [joker] A joker
       *[other] A blank
    }
book-blank-small =
    { $blank ->
        [star] star
        [joker] joker
       *[other] blank
    }
book-blank-acc-cap =
    { $blank ->
        [star] A star
        [joker] A joker
       *[other] A blank
    }
book-blank-gen =
    { $blank ->
        [star] stars
        [joker] jokers
       *[other] blanks
    }
book-blanks-cap =
    { $blank ->
        [star] Stars
        [joker] Jokers
       *[other] Blanks
    }

## The table

book-players =
    For { $players } players{ $best ->
        [none] .
       *[other] , best with { $best }.
    }
book-age = From { $age_min } years of age.
book-board =
    The board has { $cols } × { $rows } squares{ $starts ->
        [0] .
        [one] ; the start square is { $start }.
       *[other] ; the start squares are { $start }.
    }
book-premiums =
    { $premiums ->
        [none] There are no premium squares.
       *[other] Premium squares: { $premiums }.
    }
book-premium-letter = { $count } × { $factor ->
        [2] double letter
        [3] triple letter
        [4] quadruple letter
       *[other] ×{ $factor } letter
    }
book-premium-word = { $count } × { $factor ->
        [2] double word
        [3] triple word
        [4] quadruple word
       *[other] ×{ $factor } word
    }
book-rack = Everybody holds { $rack_size ->
        [one] { $rack_size } tile
       *[other] { $rack_size } tiles
    } on a rack, filled up again after each turn while there are tiles to draw.
book-bags =
    { $bags ->
        [single] All tiles are in one bag.
       *[other] Vowels and consonants have a bag each; the player chooses how many tiles to draw from which. { $blank_bag ->
            [vowel] { book-blanks-cap } and letters that are neither are with the vowels.
            [consonant] { book-blanks-cap } and letters that are neither are with the consonants.
           *[other] { book-blanks-cap } and letters that are neither are shared out between the bags.
        }
    }
book-racks-seen =
    { $rack_visibility ->
        [hidden] Tiles are hidden from the others.
        [open] All tiles lie open.
       *[other] Tiles are hidden from the others, but lie open once the bag is empty.
    }
book-racks-shown =
    { $rack_visibility_on_request ->
        [yes] A player may turn their tiles face up and ask for advice.
       *[other] Nobody turns their tiles face up to ask for advice.
    }

## Tiles

book-tileset = The set has { $total ->
        [one] { $total } tile
       *[other] { $total } tiles
    }{ $blanks ->
        [0] , all with { $signs ->
            [yes] digits and signs
           *[other] letters
        }.
       *[other] : { $letters } { $signs ->
            [yes] with digits and signs
           *[other] { $letters ->
                [one] letter
               *[other] letters
            }
        } and { $blanks ->
            [one] { $blanks } { book-blank-small }
           *[other] { $blanks } { book-blank-gen }
        }.
    }
book-tiles-worth = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }: { $letters }.
book-tiles-changed = Other tiles: { $letters }.
book-tile-now = { $letter }: { $count } worth { $value }
book-tile-gone = no { $letter }
book-blank-use =
    { book-blank } stands for { $signs ->
        [yes] any digit or sign
       *[other] any letter
    }{ $blank_scope ->
        [any_letter] { "" }
       *[other] {" "}of which at least one real tile is still off the board
    }; its player says which. { $blank_designation_fixed ->
        [yes] While it lies there it does not change.
       *[other] In a new word it may be read as another letter.
    }
book-yo =
    { $yo_mode ->
        [distinct] Е and Ё are different letters.
        [e_covers_yo] A tile Е may stand where the dictionary has Ё; a tile Ё only for Ё.
       *[other] There is no tile Ё: words with Ё are spelt with Е.
    }

## Start

book-draw =
    { $first_player ->
        [draw_nearest_A] Everybody draws a tile; the one { $signs ->
            [yes] with the smallest digit begins (signs come after digits)
           *[other] whose letter is nearest to the start of the alphabet begins
        }. { $blanks ->
            [0] { "" }
           *[other] { $draw_blank_rank ->
                [before_A] { book-blank } comes before all.
               *[other] Whoever draws a { book-blank-small } draws again.
            }{ " " }
        }{ $draw_tie ->
            [redraw_tied] Those who tie draw again.
           *[other] Chance decides a tie.
        } { $draw_returned ->
            [yes] The drawn tiles go back and the bag is shaken.
           *[other] The drawn tiles stay with the players.
        }
        [dice_high] The highest throw of a die begins. { $draw_tie ->
            [redraw_tied] Those who tie throw again.
           *[other] Chance decides a tie.
        }
        [random] Chance decides who begins.
       *[other] The players agree who begins.
    }
book-order =
    { $turn_order ->
       *[clockwise] Turns go clockwise.
    }
book-first-move =
    { $first_move_covers_start ->
        [yes] { $starts ->
            [one] The first play covers the start square.
           *[other] The first play covers one of the start squares.
        }
       *[other] The first play may lie anywhere.
    }
book-first-tiles = The first play has at least { $first_move_min_tiles ->
        [one] { $first_move_min_tiles } tile
       *[other] { $first_move_min_tiles } tiles
    }.
book-first-word =
    The first word has { $opening ->
        [letters] at least { $first_word_min_letters } letters.
        [syllables] at least { $first_word_min_syllables ->
            [one] { $first_word_min_syllables } syllable
           *[other] { $first_word_min_syllables } syllables
        }.
       *[both] at least { $first_word_min_letters } letters { $first_word_logic ->
            [any] or
           *[other] and
        } at least { $first_word_min_syllables ->
            [one] { $first_word_min_syllables } syllable
           *[other] { $first_word_min_syllables } syllables
        }.
    }

## A turn

book-equations = True equations are laid in place of words. Both sides of every = are the same number, and several may follow each other: 2×3=6=7−1. Multiplication and division come before addition and subtraction and are exact; nothing is divided by nought. No number begins with a nought; a minus may stand before the first number of a side, a plus may not.
book-turn =
    { $exchange ->
        [yes] { $pass ->
            [yes] In a turn a player does one of three things: { $signs ->
                [yes] lays an equation
               *[other] lays a word
            }, exchanges tiles or passes.
           *[other] In a turn a player { $signs ->
                [yes] lays an equation
               *[other] lays a word
            } or exchanges tiles, and passes only when no exchange is possible.
        }
       *[other] In a turn a player { $signs ->
            [yes] lays an equation
           *[other] lays a word
        } or passes; tiles are not exchanged.
    }
book-placing =
    { $placement ->
        [single_line] New tiles lie in one row or column without an empty square between them.
       *[other] { $multi_word ->
            [corner_only] New tiles lie in one row or column and make one word. Corner: where a crossing is no word as it is, the play may turn off the line and complete it, and so make several words.
           *[other] New tiles lie in one row or column, but may also turn a corner into a crossing word.
        }
    }
book-joining =
    { $connection ->
        [touch] At least one of them lies side by side with a tile that was there before.
       *[other] The main word holds at least one tile that was there before: to lie beside it is not enough.
    }
book-all-words = { $signs ->
        [yes] Every row of tiles that then reads across or down must be a true equation
       *[other] Every word that then reads across or down must be valid
    }, also where it crosses the play; nothing reads diagonally.
book-extended = A play may lengthen { $max_extended_words ->
        [none] any number of old words
        [1] only one old word
        [one] no more than { $max_extended_words } old word
       *[other] no more than { $max_extended_words } old words
    }.
book-swap =
    { $swap ->
        [none] { $swap_remove ->
            [yes] As a part of a play one tile may be taken off the board, if the words that remain are valid and long enough and all tiles hang together.
           *[other] Tiles that lie on the board are not taken back.
        }
        [blank_exact] { book-blank-acc-cap } may be taken off the board by laying the very letter that it stands for in its place. This is a part of a play that lays at least one more tile, and happens at most once in a play.{ $swap_remove ->
            [yes] {" "}Instead of that, one tile may simply be taken off, if the words that remain are valid and all tiles hang together.
           *[other] { "" }
        }
       *[other] Any tile on the board may be replaced by one of your own when all words through that square stay words. This is a part of a play that lays at least one more tile, and happens at most once in a play.{ $swap_remove ->
            [yes] {" "}Instead of that, one tile may simply be taken off, if the words that remain are valid and long enough and all tiles hang together.
           *[other] { "" }
        }
    }
book-freed =
    { $freed_tile ->
        [use_now] The tile taken is laid in the same play.
        [keep] The tile taken may be kept.
       *[other] The tile taken is laid in the same play. It may be kept when the play lengthens the word with the replaced letter, or when a new word runs through the square of the swap.
    }
book-swap-words =
    { $swap_changed_words_score ->
        [yes] Words that only the swap has changed score too.
       *[other] Words that only the swap has changed do not score.
    }
book-exchange =
    { $exchange_count ->
        [any] Any number of tiles may be exchanged
        [one] Exactly one tile is exchanged
       *[other] All one's tiles are exchanged, or as many as the bag holds
    }{ $exchange_order ->
        [draw_then_return] : one draws first and then gives back.
       *[other] : one gives back first, the bag is mixed, and then one draws.
    }
book-exchange-bag =
    { $exchange_min_bag ->
        [0] The bag must hold at least as many tiles as are exchanged.
       *[other] Tiles are exchanged only while the bag holds at least { $exchange_min_bag ->
            [one] { $exchange_min_bag } tile
           *[other] { $exchange_min_bag } tiles
        }.
    }
book-exchange-gate =
    { $exchange_gate ->
        [always] An exchange is possible in any turn.
       *[other] Tiles are exchanged only when nobody at the table has found a word.
    }
book-pass-gate =
    { $pass_gate ->
        [always] A pass is possible in any turn.
       *[other] A turn is passed only when nobody has found a word and the bag is empty.
    }
book-help =
    { $help ->
        [none] Nobody gives hints.
        [teaching] This is a teaching game: players give each other hints, and the program shows plays to whoever asks.
        [on_request] A player may turn their tiles face up and ask for a hint.
       *[other] Whoever finds no play turns up their tiles, and all think together.
    }

## Words

book-lexicon =
    Words are { $language ->
        [ru] Russian
        [en] English
        [mk] Macedonian
        [bg] Bulgarian
        [de] German
        [es] Spanish
        [fr] French
        [pl] Polish
        [uk] Ukrainian
       *[other] of the language “{ $language }”
    }, { $list ->
        [general] from the general list
        [core] from the list of common words
        [wide] from the widest list
        [nouns] from the list of nouns
        [collins] from Collins Scrabble Words
        [nwl] from the NASPA Word List
       *[other] from the list “{ $lexicon }”
    }; { $foreign_words ->
       *[if_in_dictionary] loan words only as they are spelt there.
    }
book-kinds =
    { $pos_allowed ->
        [nouns] { $forms ->
            [lemma_nom_sg] Only common nouns in the { $number_filter ->
                [plural_only] nominative plural are allowed.
               *[other] nominative singular are allowed.
            }
           *[other] Only common nouns are allowed, in every form.
        }
       *[any] { $forms ->
            [lemma_nom_sg] Every part of speech is allowed, but only in the dictionary form.
           *[other] Every part of speech is allowed, in every form.
        }
    }
book-plural =
    { $noun_plural ->
        [always] Plurals are allowed too.
        [pluralia_tantum] A plural is allowed only where there is no singular (scissors).
       *[other] A plural is allowed when any dictionary lists the word so.
    }
book-number =
    { $number_filter ->
        [any] Singular and plural are both allowed.
        [singular_only] Plural forms are not allowed.
       *[other] Only plural forms are allowed.
    }
book-excluded = Not allowed{ $all ->
        [yes] {" "}are proper names and whatever takes a capital letter, words with a hyphen or an apostrophe, prefixes and suffixes by themselves, and abbreviations{ $lowercase_abbreviations ->
            [yes] {" "}(but those that the dictionary writes in lower case are allowed).
           *[other] .
        }
        [none] {" "}are only words that the dictionary does not have.
       *[other] : { $excluded }{ $lowercase_abbreviations ->
            [yes] ; abbreviations that the dictionary writes in lower case are allowed.
           *[other] .
        }
    }
book-overlay = Allowed besides: { $lexicon_overlay }.
book-labels =
    { $multi_source ->
        [any_accepts] { $usage_labels_blocked ->
            [none] It is enough that any of the agreed dictionaries accepts a word.
           *[other] Words labelled { $usage_labels_blocked } are not allowed; the label “не рекомендуется” (not recommended) is lifted by any other agreed dictionary that accepts the word.
        }
       *[single] { $usage_labels_blocked ->
            [none] Labels of the dictionary bar no word.
           *[other] Words labelled { $usage_labels_blocked } are not allowed.
        }
    }
book-quoted = “{ $label }”
book-rude =
    { $rude_words ->
        [allowed] Rude words are allowed if the list has them.
       *[other] Rude words are not allowed.
    }
book-repeat =
    { $repeat_words ->
        [allowed] The same { $signs ->
            [yes] equation
           *[other] word
        } may be made again.
       *[other] { $signs ->
            [yes] An equation
           *[other] A word
        } that was made earlier in this game may not be made again.
    }
book-length = A word has at least { $min_word_len } letters.{ $corner ->
        [none] { "" }
       *[other] {" "}When a play makes two words or more, { $corner } are enough.
    }
book-dictionary =
    { $dictionary_access ->
        [adjudication_only] Dictionaries are opened only to check a word.
       *[other] While thinking one may search any dictionary.
    }

## Points

book-score =
    { $premiums ->
        [none] { $signs ->
            [yes] An equation is worth as much as all its tiles together; a play scores all equations that it makes.
           *[other] A word is worth as much as all its tiles together; a play scores all words that it makes.
        }
       *[other] { $signs ->
            [yes] An equation is worth as much as all its tiles together. A new tile on a letter premium counts twice or three times, as the square says; then the whole equation is multiplied by the word premiums under new tiles. A play scores all equations that it makes.
           *[other] A word is worth as much as all its tiles together. A new tile on a letter premium counts twice or three times, as the square says; then the whole word is multiplied by the word premiums under new tiles. A play scores all words that it makes.
        }
    }
book-combine =
    { $word_multiplier_combine ->
        [product] Two word premiums in one word multiply each other: twice double is ×4, twice triple ×9.
       *[other] Two word premiums in one word are added: twice double is ×4, twice triple ×6.
    }
book-premium-life =
    { $premium_lifetime ->
        [first_cover] A premium works once: for the play that covers it.
       *[other] A premium works always: also for words that run over it later.
    }
book-blank-value =
    { $blank_value ->
        [zero] { book-blank } is worth nothing.
       *[other] { book-blank } is worth as much as the letter that it stands for, but nothing if it is left over at the end.
    }
book-bonus =
    { $bonus ->
        [none] There is no bonus for many tiles.
        [whole] Whoever begins a turn with a full rack ({ $rack_size } tiles) and lays every tile they have earns { $points ->
            [one] { $points } point
           *[other] { $points } points
        } more.
        [all] Whoever lays all { $rack_size } tiles of the rack in one play earns { $points ->
            [one] { $points } point
           *[other] { $points } points
        } more.
        [factor_whole] Whoever begins a turn with a full rack (at least { $rack_size } tiles) and lays every tile they have { $bingo_factor ->
            [2] doubles
           *[other] triples
        } the points of the play.
        [factor] Whoever lays this many tiles from the rack in one play: { $counts }, { $bingo_factor ->
            [2] doubles
           *[other] triples
        } its points.
       *[table] Tiles laid from the rack in one play earn a bonus: { $counts }.
    }
book-bonus-row = { $points } for { $count }
book-overrides = The first time in the game that it is laid a letter has another value: { $letter_overrides }; later the usual one. { $blanks ->
        [0] { "" }
       *[other] { book-blank } in its place has the usual one.
    }
book-theme = { $theme ->
        [none] A theme is agreed before the game: a main word that belongs to it earns { $points ->
            [one] { $points } point
           *[other] { $points } points
        } more. The others vote on whether it does.
       *[other] A main word on the theme “{ $theme }” earns { $points ->
            [one] { $points } point
           *[other] { $points } points
        } more. { $listed ->
            [none] The others vote on whether it belongs.
           *[other] These words belong to it: { $listed }.
        }
    }

## Checking words

book-validation =
    { $validation ->
        [auto_reject] The program checks { $signs ->
            [yes] equations
           *[other] words
        }: it refuses a play that is not valid, and another may be made.
        [challenge] The program accepts any word. Any opponent may challenge it, naming the words in doubt; then the word list decides.
        [next_player_approves] The next player approves the words.
       *[other] No dictionary checks words: the player explains a word, and it counts if most of the others agree.
    }
book-window =
    { $challenge_window ->
        [before_score_and_next_turn] A play may be challenged until its score is written down and the next player has begun.
        [before_next_turn] A play may be challenged until the next player has begun.
       *[none] A play cannot be challenged.
    } { $challenge_window_seconds ->
        [none] There is no time limit for that
       *[other] In live play there are { $challenge_window_seconds ->
            [one] { $challenge_window_seconds } second
           *[other] { $challenge_window_seconds } seconds
        } for that
    }{ $challenge_hold_seconds ->
        [none] .
       *[other] ; an opponent may hold the play once and think for up to { $challenge_hold_seconds ->
            [one] { $challenge_hold_seconds } second
           *[other] { $challenge_hold_seconds } seconds
        }.
    }
book-judged =
    { $challenge_window_seconds ->
        [none] There is no time limit for deciding.
       *[other] In live play there are { $challenge_window_seconds ->
            [one] { $challenge_window_seconds } second
           *[other] { $challenge_window_seconds } seconds
        } to decide; silence is consent.
    }
book-wrong =
    { $challenge_policy ->
        [free] A wrong challenge costs nothing.
        [lose_next_turn] A wrong challenge costs the next turn.
        [points_to_opponent] A wrong challenge gives the player of the play { $challenge_points } points{ $challenge_per ->
            [word] {" "}for every word named.
           *[play] , however many words were named.
        }
        [points_from_challenger] A wrong challenge costs { $challenge_points } points{ $challenge_per ->
            [word] {" "}for every word named.
           *[play] , however many words were named.
        }
       *[triple] Whoever is wrong in a challenge loses the game.
    }
book-falls =
    { $invalid_play ->
       *[other] A play that is not valid is taken back: its tiles return to the player, it scores nothing, the turn is lost, and no tiles are drawn.
    }

## End of the game

book-end-out =
    { $end_out ->
        [yes] The game ends when the bag is empty and somebody has laid their last tile.
       *[other] To lay the last tile with an empty bag is not enough: the game goes on.
    }
book-end-stuck =
    { $end_no_moves ->
        [auto] The game also ends when nobody can play or exchange: the program sees that.
        [agreement] The game also ends when all agree that nobody can move.
       *[other] That nobody can move does not by itself end the game.
    }
book-end-passes =
    { $end_pass_rounds ->
        [none] { $end_zero_turns ->
            [none] Passes do not end the game, however many.
           *[other] Passes are not counted by themselves: they are turns without points.
        }
       *[other] { $end_pass_scope ->
            [all_players] { $end_pass_rounds ->
                [1] The game ends when all players in a row have passed.
                [2] The game ends when all players in a row have passed twice.
               *[other] The game ends when all players in a row have passed { $end_pass_rounds } times.
            }
           *[other] { $end_pass_rounds ->
                [1] The game ends as soon as any one player passes.
                [2] The game ends when any one player passes in two of their own turns in a row.
               *[other] The game ends when any one player passes in { $end_pass_rounds } of their own turns in a row.
            }
        } { $pass_counter_includes_exchange ->
            [yes] An exchange counts as a pass here.
           *[other] { $exchange ->
                [yes] An exchange is no pass, and after it the count begins anew.
               *[other] { "" }
            }
        }
    }
book-end-exchanges =
    { $end_exchange_rounds ->
        [none] Exchanges do not end the game.
        [1] The game also ends when all in a row have only exchanged tiles.
       *[other] The game also ends when all in a row have only exchanged tiles, { $end_exchange_rounds } times each.
    }
book-end-zero =
    { $end_zero_turns ->
        [none] Turns without points do not end the game.
       *[other] The game ends after { $end_zero_turns ->
            [one] { $end_zero_turns } turn
           *[other] { $end_zero_turns } turns
        } in a row without points: passes, exchanges, plays taken back and turns lost by a challenge count.
    }
book-target =
    { $target ->
        [none] There is no score to reach.
        [table] Everybody has a score to reach, by strength and number of players: { $table }.
       *[other] The score to reach is { $target ->
            [one] { $target } point
           *[other] { $target } points
        }.
    } { $target ->
        [none] { "" }
       *[other] { $target_finish ->
            [immediate] The first to reach it wins at once; then tiles left over do not count.
           *[other] When somebody has reached it the round is played out; then tiles left over do not count.
        }
    }
book-target-row = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } – { $row }
book-agreement =
    { $end_by_agreement ->
        [yes] The game may also end simply because all agree.
       *[other] The game does not end by mere agreement.
    }
book-adjust =
    { $final_adjust ->
        [none] Tiles left over change no score.
        [subtract_own] Everybody loses the value of the tiles that they have left.
        [subtract_and_collect] Everybody loses the value of the tiles that they have left; whoever laid all their tiles gains what the others lose.
       *[other] Whoever laid all their tiles gains twice the value of the tiles left to the others, who lose nothing; if nobody did, everybody loses the value of their own.
    }
book-winner =
    { $target ->
        [table] If nobody has reached their score, the largest share of it wins
       *[other] The highest score wins
    }{ $tie_break ->
        [none] ; equal players share the win.
       *[other] { $final_adjust ->
            [none] ; equal players share the win.
           *[other] ; a tie is decided by the score before tiles left over were counted.
        }
    }

## Time

book-clock =
    { $clock ->
        [none] There is no clock.
        [per_move] Every turn has { $minutes ->
            [0] { $clock_seconds ->
                [one] { $clock_seconds } second
               *[other] { $clock_seconds } seconds
            }
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        }.
       *[other] Everybody has { $minutes ->
            [0] { $clock_seconds ->
                [one] { $clock_seconds } second
               *[other] { $clock_seconds } seconds
            }
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        } for the whole game.
    }
book-timeout =
    { $on_move_timeout ->
        [lose_turn] Whoever runs out of time passes.
       *[other] When time is up the tiles arranged so far are played if they make a valid play; else the turn is passed.
    }
book-overtime =
    { $overtime_points ->
        [0] Overtime costs no points
       *[other] Every started minute of overtime costs { $overtime_points ->
            [one] { $overtime_points } point
           *[other] { $overtime_points } points
        }
    }{ $overtime_limit_minutes ->
        [none] .
       *[other] ; more than { $overtime_limit_minutes ->
            [one] { $overtime_limit_minutes } minute
           *[other] { $overtime_limit_minutes } minutes
        } of it lose the game.
    }
