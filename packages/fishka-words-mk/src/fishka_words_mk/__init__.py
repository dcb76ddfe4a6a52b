"""The Macedonian word list: data only, found by the entry point `fishka.lexicons`."""
