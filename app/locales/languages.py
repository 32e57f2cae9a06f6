"""All languages as (tag, own name) pairs. `make sources` writes it."""

LANGUAGES = (
    ("de", "Deutsch"),
    ("en", "English"),
    ("es", "Español"),
    ("fr", "Français"),
)
