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
refused-seat-count = This game is for { $least } to { $most } players, not { $seats }.

# How a game ended.
end-out = The bag is empty, and a player has laid all tiles.
end-all-passed = All players passed one after another.
end-one-passed = One player passed turn after turn.
end-no-moves = Nobody has a move left.
end-agreed = The players agreed that nobody can move.
end-resigned = One player is left, the others have resigned.
