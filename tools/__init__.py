"""Commands for people who work on the site; none of it is served."""
