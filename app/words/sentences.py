"""Every visible sentence, in the page's language.

Public names: `learn`, `text`, `plural`. The sentences themselves stand in
`app/locales/`, one folder a language, all with the same modules and the same keys.
"""

_words: dict[str, str] = {}


def learn(language: str, part: str) -> None:
    """Add the sentences of one part of a language: a module of ``app/locales/<language>/``.

    It is imported by name: the built page has the languages in archives of their own.
    """
    name = f"app.locales.{language}.{part}"
    _words.update(__import__(name, None, None, ("WORDS",)).WORDS)


def text(key: str, **values: object) -> str:
    """Return the sentence of this key with its ``{names}`` filled in. Raises: KeyError."""
    return _words[key].format(**values)


def plural(key: str, count: int, **values: object) -> str:
    """Return the sentence of ``key.none`` (where there is one), ``key.one`` or ``key.many``.

    ``count`` chooses, and fills in ``{count}``. Which counts take ``.one`` is the language's:
    its sentence ``language.one`` lists them.
    """
    number = ".one" if str(count) in _words["language.one"].split() else ".many"
    if count == 0 and key + ".none" in _words:
        number = ".none"
    return text(key + number, count=count, **values)
