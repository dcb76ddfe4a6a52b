"""A game in the terminal: the table, what is typed, what is shown."""
