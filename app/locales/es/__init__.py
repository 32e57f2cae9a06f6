"""All sentences in Spanish."""
