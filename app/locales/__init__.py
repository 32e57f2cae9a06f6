"""Every visible sentence, one folder a language."""
