"""Small frozen values of any tile game: tiles, squares, boards, racks, moves, chance."""
