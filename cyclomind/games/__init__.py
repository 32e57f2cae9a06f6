"""The games, one module each: a game owns its phases, its outcome and its record."""
