"""All sentences in German."""
