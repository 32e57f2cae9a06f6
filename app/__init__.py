"""The page: what a player sees and touches, around the rules of `cyclomind`."""
