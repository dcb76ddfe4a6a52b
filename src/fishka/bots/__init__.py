"""Who chooses moves: bots that see a view, like anyone at the table."""
