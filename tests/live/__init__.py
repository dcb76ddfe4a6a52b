"""The real server on loopback: real process, real SQLite file, real sockets. No browser: see `tests/e2e`."""
