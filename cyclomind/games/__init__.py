"""The games, a module or a package each: a game owns its phases, its outcome and its record."""
