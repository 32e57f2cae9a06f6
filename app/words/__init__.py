"""Sentences, dates and numbers in the page's language."""
