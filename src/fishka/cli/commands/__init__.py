"""One module per command of `fishka`."""
