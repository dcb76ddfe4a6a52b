"""The whole service in one process: time, chance, store and word lists made for tests, the rest real."""
