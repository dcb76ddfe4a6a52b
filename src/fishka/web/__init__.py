"""Routes, sockets, sessions: the site's outer wall."""
