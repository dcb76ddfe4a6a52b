"""The event log and its neighbours in an SQL database (SQLite now; nothing here but `engine` knows it)."""
