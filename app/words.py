"""Every visible sentence, in the page's language.

Public names: `use_language`, `learn`, `text`, `plural`. The sentences themselves stand in
`app/locales/`, one module a language, all with the same keys.
"""

_words = {}


def use_language(language: str) -> None:
    """Speak this language from now on: ``de`` German, everything else English."""
    if language == "de":
        from app.locales.de import WORDS
    else:
        from app.locales.en import WORDS
    _words.clear()
    _words.update(WORDS)


def learn(words: dict) -> None:
    """Add the sentences of one more module of `app/locales/`."""
    _words.update(words)


def text(key: str, **values) -> str:
    """Return the sentence of this key with its ``{names}`` filled in. Raises: KeyError."""
    return _words[key].format(**values)


def plural(key: str, count: int, **values) -> str:
    """Return the sentence of ``key.none`` (where there is one), ``key.one`` or ``key.many``.

    ``count`` chooses, and fills in ``{count}``.
    """
    number = (
        ".none" if count == 0 and key + ".none" in _words else ".one" if count == 1 else ".many"
    )
    return text(key + number, count=count, **values)
