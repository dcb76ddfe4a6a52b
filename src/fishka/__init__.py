"""Fishka: Scrabble, Erudit and their family."""

__version__ = "0.1.0"
