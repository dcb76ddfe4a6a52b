"""Text to values and back, lossless: positions (CGP), moves. Every fault is named with where and why."""
