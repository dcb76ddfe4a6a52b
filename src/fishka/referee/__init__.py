"""Legal? Which words? How many points? The authority on one move, written for reading."""
