"""Games wired to views, one module a game."""
