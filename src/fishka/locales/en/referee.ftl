# Why a play is refused: one text for each code of fishka.referee.Reject.

reject-no-tiles = No tile is laid.
reject-blank-unnamed = Choose a letter for the blank.
reject-swap-not-allowed = In this edition a tile on the board stays where it is.
reject-swap-wrong-letter = Only a blank may be taken, and only for the very letter that it stands for.
reject-swap-without-play = Taking a tile is no play by itself: lay at least one more tile.
reject-not-on-rack = Not on your rack: { $tiles }.
reject-off-board = A tile lies outside the board.
reject-covered-square = Already taken: { $squares }.
reject-freed-tile-unused = The blank you took must be laid in the same play.
reject-not-in-line = The tiles must lie in one row or one column.
reject-gap = There is a gap: { $squares }.
reject-one-tile =
    { $needed ->
        [one] The first play needs a tile.
       *[other] The first play needs at least { $needed } tiles.
    }
reject-misses-start = The first word must cover the start square { $squares }.
reject-not-connected = The tiles must touch those on the board.
reject-unknown-word = Not in the dictionary: { $words }.
reject-repeated-word = Already played in this game: { $words }.
