# Refusals of the game: why a move or another act did not happen.
refused-game-over = The game is over.
refused-not-a-seat = This seat takes no part in the game any more.
refused-stale-version = The position has changed: look at it again.
refused-not-your-turn = It is not your turn.
refused-window-open = First it is decided whether the last play stays: it may still be challenged.
refused-no-window = There is nothing to challenge, or it is too late.
refused-own-play = This is your own play.
refused-already-accepted = You have already accepted this play.
refused-already-held = This play has been held: everyone may do so once, and not while another does.
refused-hold-not-allowed = Plays are not held in this edition.
refused-no-such-word =
    { $words ->
        [one] This play made { $words } word: name that one.
       *[other] This play made { $words } words: name one or more of them.
    }
refused-exchange-not-allowed = Tiles are not exchanged in this edition.
refused-exchange-nothing = Choose the tiles to exchange.
refused-exchange-not-held = These tiles are not on your rack.
refused-exchange-too-many = You can exchange as many tiles as the bag holds, no more: { $most }.
refused-bag-too-small = No exchange: the bag holds { $bag }, and { $needed } or more are needed.
refused-pass-not-allowed = Turns are not passed in this edition.
refused-propose-not-allowed = In this edition a game does not end by agreeing that nobody can move.
refused-offer-open = It has been proposed to end the game: waiting for the answers.
refused-offer-refused = To end the game was proposed in this position before, and refused.
refused-no-offer = Nobody proposes to end the game now.
refused-already-agreed = You have already agreed to end the game.
refused-exchange-too-few =
    { $least ->
        [one] Exchange { $least } tile.
       *[other] Exchange { $least } tiles, no fewer.
    }
refused-word-not-sought = First say that you are stuck: the others look for a word with you.
refused-pass-with-full-bag = There is no pass while tiles can be exchanged.
refused-no-vote = Nobody is asked anything now.
refused-not-asked = Others are asked, not you.
refused-already-voted = You have already given your answer.
refused-one-bag = This game has one bag: there is nothing to choose.
refused-nothing-to-draw = There is nothing to draw now.
refused-draw-choice = Take from { $least } to { $most } vowels: the bags do not hold other numbers.
refused-help-not-allowed = There is no such help in this edition.
refused-already-asked = In this turn the others have been asked already.
refused-nobody-to-help = The tiles of the player on turn do not lie open.
refused-rack-stays-hidden = In this edition nobody shows tiles.
refused-already-shown = These tiles lie open already.
refused-nothing-is-taken = In this game tiles laid out so far are not played when the time is up.
refused-no-theme = There is no theme to claim here.
refused-no-explanations = Words are not explained in this edition.
refused-explanation-length = An explanation has { $most } characters at most.
refused-seat-count = This game is for { $least } to { $most } players, not { $seats }.

# How a game ended.
end-out = The bag is empty, and a player has laid all tiles.
end-all-passed = All players passed one after another.
end-one-passed = One player passed turn after turn.
end-no-moves = Nobody has a move left.
end-agreed = The players agreed that nobody can move.
end-resigned = One player is left, the others have resigned.
end-exchanged = All players exchanged one after another.
end-zero-turns = Too many turns in a row brought nothing.
end-target = A player has reached the target.
end-challenge-lost = A challenge has decided the game.
end-overtime = A player has used up the time.
end-abandoned = Nobody has played for a long time: the game is closed without a winner.
