"""Every word in the reader's language: the page in German, and the two vocabularies."""

import importlib
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.browser.screen import Screen

ROOT = Path(__file__).parents[2]
LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)

#: The modules of a language, each in English and in German.
PAIRS = sorted(
    (f"en.{path.stem}", f"de.{path.stem}")
    for path in (ROOT / "app/locales/en").glob("*.py")
    if path.stem != "__init__"
)

#: All words that can be seen or heard now: text, names, titles; those of hidden parts left out.
_ALL_WORDS = """
const shown = (node) => node.checkVisibility({visibilityProperty: true});
const words = [document.body.innerText];
for (const node of document.querySelectorAll("[aria-label], [title]")) {
  if (shown(node)) words.push(node.getAttribute("aria-label") || "", node.title || "");
}
for (const node of document.querySelectorAll(".unseen, option, legend")) {
  words.push(node.textContent);
}
return words.join("\\n");
"""

#: Words that an English page is full of and a German one never has.
_ENGLISH = re.compile(
    r"\b(the|and|of|bead|beads|guess|guesses|positions|colours?|close|settings|undo|redo"
    r"|how|game|games|play|show|numbers|about|licence|exact|place|solved|retry|necklace)\b",
    re.IGNORECASE,
)


def words_of(name: str) -> dict[str, str]:
    words: dict[str, str] = importlib.import_module(f"app.locales.{name}").WORDS
    return words


def blanks(sentence: str) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", sentence))


def all_words(screen: Screen) -> str:
    return str(screen.js(_ALL_WORDS))


def english_left(screen: Screen) -> list[str]:
    """Return the English words on the page; names of programs and licences are no words."""
    said = re.sub(r"@?[\w./-]+ [\d.]+\w*, Lizenz [\w.-]+|Game(?= )|Online", "", all_words(screen))
    return _ENGLISH.findall(said)


# The vocabularies


@pytest.mark.parametrize(("english", "german"), PAIRS)
def test_both_languages_have_the_same_sentences_with_the_same_blanks(english: str, german: str):
    in_english, in_german = words_of(english), words_of(german)
    assert in_english.keys() == in_german.keys()
    for key, sentence in in_english.items():
        assert blanks(sentence) == blanks(in_german[key]), key
        assert in_german[key].strip(), key


@pytest.mark.parametrize(("english", "german"), PAIRS)
def test_no_german_sentence_is_still_english(english: str, german: str):
    same = {key for key, words in words_of(english).items() if words == words_of(german)[key]}
    names = {"color.orange", "game.mastermind", "settings.speed.normal", "failed.version"}
    allowed = {
        key for key in same if re.fullmatch(r"[\W\d]*(\{\w+\}[\W\d]*)*", words_of(english)[key])
    }
    assert same - allowed - names == set()


class _Skeleton(HTMLParser):
    """Collects what index.html says where it names the sentence of a vocabulary."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.said: list[tuple[str, str, str]] = []  # language, key, words
        self._open: list[list] = []

    def handle_starttag(self, tag: str, pairs: list) -> None:
        attributes = dict(pairs)
        if "data-label" in attributes:
            for name in ("aria-label", "title"):
                if name in attributes:
                    self.said.append(("en", attributes["data-label"], attributes[name]))
        key = attributes.get("data-text") or attributes.get("data-key")
        if key:
            self._open.append([tag, attributes.get("lang") or "en", key, ""])

    def handle_data(self, data: str) -> None:
        if self._open:
            self._open[-1][3] += data

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1][0] == tag:
            _, language, key, words = self._open.pop()
            self.said.append((language, key, words))


def skeleton() -> list[tuple[str, str, str]]:
    parser = _Skeleton()
    parser.feed((ROOT / "index.html").read_text(encoding="utf-8"))
    return parser.said


def test_the_page_before_python_says_what_the_vocabularies_say():
    said = skeleton()
    assert len(said) > 30
    for language, key, words in said:
        known = words_of(f"{language}.home") | words_of(f"{language}.panels")
        assert words == known[key], f"{language} {key}"
    for key in {key for _, key, _ in said if key.startswith(("loading", "failed"))}:
        languages = {language for language, named, _ in said if named == key}
        assert "en" in languages, key


def test_a_key_stands_in_one_module_only():
    """One learnt later would take the place of the other."""
    keys = [key for english, _ in PAIRS for key in words_of(english)]
    assert sorted(keys) == sorted(set(keys))


def test_every_sentence_that_is_named_exists_and_every_one_that_exists_is_named():
    known = {key for english, _ in PAIRS for key in words_of(english)}
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "app").rglob("*.py")
        if "locales" not in path.parts
    )
    whole = set(re.findall(r"""\btext\(\s*f?["']([\w.-]+)["']\s*[,)]""", sources))
    begun = set(re.findall(r"""\b(?:text|plural)\(\s*["']([\w.-]+\.)["']\s*\+""", sources))
    counted = set(re.findall(r"""\bplural\(\s*["']([\w.-]*\w)["']""", sources))
    skeletal = {key for _, key, _ in skeleton()}
    assert whole - known == set(), "named but not there"
    assert skeletal - known == set(), "in index.html but not there"
    for key in counted:
        assert {f"{key}.one", f"{key}.many"} <= known, key
    for prefix in begun:
        assert [key for key in known if key.startswith(prefix)], prefix
    quoted = set(re.findall(r"""["']([\w.-]+)["']""", sources))
    unused = {
        key
        for key in known - whole - skeletal - quoted
        if not key.startswith(tuple(begun)) and key.rpartition(".")[0] not in counted | quoted
    }
    assert unused == set(), "there but never said"


# The page


def test_the_german_page_has_no_english_on_it(screen: Screen):
    screen.open(LINK + "&lang=de")
    assert screen.js("return document.documentElement.lang") == "de"
    assert "Raten" in screen.names("button")
    assert english_left(screen) == []
    screen.bead(5).click()
    screen.bead(4).click()
    screen.wait_for_status("Positionen 5 und 4 getauscht.")
    screen.button("Rückgängig").click()
    screen.button("Raten").click()
    screen.wait_for_status("Versuch 1: 3 von 5 richtig")
    assert english_left(screen) == []
    screen.button("Einstellungen").click()
    screen.find("dialog", "Einstellungen")
    assert english_left(screen) == []
    screen.press("Escape")
    screen.button("Spielregeln").click()
    rules = screen.find("dialog", "Spielregeln")
    screen.wait_for(lambda: "geheime Kette" in rules.text, "the rules in German")
    assert english_left(screen) == []
    screen.button("Über Cyclomind").click()
    about = screen.find("dialog", "Über")
    screen.wait_for(lambda: about.text.count("Lizenz") > 2, "the parts in German")
    assert english_left(screen) == []
    screen.press("Escape", "Escape")
    screen.arrange(SECRET)
    screen.button("Raten").click()
    screen.wait_for_status("Gelöst in 2 Versuchen!")
    assert "Noch einmal" in screen.names("button")
    assert english_left(screen) == []


@pytest.mark.every_engine
def test_beads_are_named_in_german(screen: Screen):
    screen.open(LINK + "&lang=de")
    names = {screen.bead(place).accessible_name for place in range(1, 6)}
    assert "Orange Perle, Position 1 von 5" in names
    assert len(names) == 5


def test_a_broken_link_is_said_in_german(screen: Screen):
    screen.open("?s=!&lang=de")
    assert "Hier ist ein neues Rätsel" in screen.find("alert").text
    assert english_left(screen) == []


@pytest.mark.parametrize(
    ("accepted", "button", "language"),
    [
        ("de", "Raten", "de"),
        ("de-AT,en;q=0.5", "Raten", "de"),
        ("en-GB,de;q=0.5", "Guess", "en"),
        ("fr,ja;q=0.8", "Guess", "en"),
        ("fr,de;q=0.8,en;q=0.5", "Raten", "de"),
    ],
)
def test_the_page_speaks_the_visitors_language(
    screen: Screen, accepted: str, button: str, language: str
):
    screen.speaks(*accepted.split(","))
    screen.open(LINK)
    assert screen.button(button)
    assert screen.js("return document.documentElement.lang") == language


@pytest.mark.parametrize(
    ("asked", "button"), [("en", "Guess"), ("de", "Raten"), ("DE-ch", "Raten"), ("xx", "Raten")]
)
def test_the_address_chooses_the_language(screen: Screen, asked: str, button: str):
    screen.speaks("de")
    screen.open(f"{LINK}&lang={asked}")
    assert screen.button(button)


def test_the_words_before_python_are_in_the_visitors_language(screen: Screen, server):
    server.stalled("app/*.gz")
    screen.open("?lang=de", wait=False)
    screen.wait_for(lambda: "Die Perlen werden aufgefädelt" in screen.text(), "German words")
    assert "Stringing" not in screen.text()
    screen.js("document.documentElement.dataset.state = 'failed'")
    assert screen.button("Noch einmal versuchen")
    assert _ENGLISH.findall(screen.text()) == []
