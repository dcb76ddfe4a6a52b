"""Messages on the wire and their schema."""
