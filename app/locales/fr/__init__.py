"""All sentences in French."""
