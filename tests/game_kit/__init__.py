"""Tables, words and players for tests of whole games."""
