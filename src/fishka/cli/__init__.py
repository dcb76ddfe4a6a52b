"""The command line: one program, `fishka`, a file per command."""
