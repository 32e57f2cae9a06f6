"""Every word in the reader's language: the page in each of them, and how one is chosen.

What needs no browser is in tests/rules/test_locales.py.
"""

import re

import pytest

from tests.browser.screen import Screen
from tools.languages import languages, words_of
from tools.sources import ROOT

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)
OTHERS = [language for language in languages(ROOT) if language != "en"]

#: All words that can be seen or heard now: text, names, titles; those of hidden parts left out.
_ALL_WORDS = """
const shown = (node) => node.checkVisibility({visibilityProperty: true});
const words = [document.body.innerText];
for (const node of document.querySelectorAll("[aria-label], [title]")) {
  if (shown(node)) words.push(node.getAttribute("aria-label") || "", node.title || "");
}
for (const node of document.querySelectorAll(".unseen, option:not([lang]), legend")) {
  words.push(node.textContent);
}
return words.join("\\n");
"""

#: Words that an English page is full of; another language has its own, or spells some of them so.
_ENGLISH = re.compile(
    r"\b(the|and|of|bead|beads|guess|guesses|positions|colours?|close|settings|undo|redo"
    r"|how|game|games|play|show|numbers|about|licence|exact|place|solved|retry|necklace)\b",
    re.IGNORECASE,
)


def said_by(language: str) -> dict[str, str]:
    """Return the sentences of the home page, the panels and the start."""
    parts = ("home", "page", "panels", "start")
    return {key: said for part in parts for key, said in words_of(ROOT, language, part).items()}


def begin_of(sentence: str) -> str:
    """Return a sentence up to its first blank."""
    return sentence.partition("{")[0]


def english_left(screen: Screen, words: str = "") -> list[str]:
    """Return the English words among these, or on the page.

    Names of programs and licences are no words.
    """
    language = str(screen.js("return document.documentElement.lang"))
    said = re.sub(
        r"@?[\w./-]+ [\d.]+\w*, (Lizenz|sous licence|licencia) [\w.-]+|Game(?= )|Online",
        "",
        words or str(screen.js(_ALL_WORDS)),
    )
    own = set(re.findall(r"\w+", " ".join(said_by(language).values()).lower()))
    return [word for word in _ENGLISH.findall(said) if word.lower() not in own]


# The page


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_has_no_english_on_it(screen: Screen, language: str):
    """Through a whole game, and the panels that it does not need."""
    words = said_by(language)
    screen.open(f"{LINK}&lang={language}")
    assert screen.js("return document.documentElement.lang") == language
    assert words["guess"] in screen.names("button")
    screen.bead(5).click()
    screen.bead(4).click()
    screen.wait_for_status(words["swapped"].format(first=5, second=4))
    screen.button(words["guess"]).click()
    screen.wait_for_status(begin_of(words["scored.many"]).strip())
    assert english_left(screen) == []
    screen.button(words["settings"]).click()
    screen.find("dialog", words["settings"])
    assert english_left(screen) == []
    screen.press("Escape")
    screen.button(words["how-to-play"]).click()
    rules = screen.by_id("how-to-play-list")
    screen.wait_for(lambda: len(rules.text) > 200, "the rules")
    assert english_left(screen) == []
    screen.button(words["about"]).click()
    about = screen.by_id("about-list")
    screen.wait_for(lambda: about.text.count("\n") > 2, "the parts")
    assert english_left(screen) == []
    for panel in ("about.title", "how-to-play"):
        opened = screen.find("dialog", words[panel])
        screen.find("button", words["close"], within=opened).click()
        screen.is_gone("dialog", words[panel])
    described = screen.js("return document.querySelector('meta[name=description]').content")
    assert described == words["description"]
    screen.arrange(SECRET)
    screen.button(words["guess"]).click()
    screen.wait_for_status(words["solved.many"].format(count=2))
    assert words["again"] in screen.names("button")
    assert english_left(screen) == []


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
        ("it,ja;q=0.8", "Guess", "en"),
        ("it,de;q=0.8,en;q=0.5", "Raten", "de"),
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


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_before_python_are_in_the_visitors_language(screen: Screen, server, language):
    server.stalled("app/*.bin")
    words = said_by(language)
    screen.open(f"?lang={language}", wait=False)
    screen.wait_for(lambda: words["loading"] in screen.text(), "the first words")
    assert "Stringing" not in screen.text()
    screen.js("failStart('failed')")
    assert screen.button(words["failed.retry"])
    assert words["failed"] in screen.text()
    assert english_left(screen, screen.text()) == []


# Chosen by hand


def choose(screen: Screen, settings: str, language: str) -> None:
    """Choose a language in the settings by its tag; the empty one leaves it to the browser."""
    screen.button(settings).click()
    screen.choose(screen.by_id("language-select"), language)


def test_a_chosen_language_holds_over_reloads_and_in_every_game(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter")
    choose(screen, "Settings", "fr")
    screen.button("Essayer")
    assert len(screen.tiles()) == 2, "the game is kept"
    screen.open("?game=walkthrough")
    assert screen.button("Vérifier")
    screen.open(f"{LINK}&lang=es")
    assert screen.button("Probar"), "an address goes before it"
    screen.open(LINK)
    choose(screen, "Réglages", "")
    assert screen.button("Guess")


def test_a_language_in_the_address_does_not_contradict_what_is_chosen(screen: Screen):
    screen.open(f"{LINK}&lang=de")
    choose(screen, "Einstellungen", "es")
    screen.button("Probar")
    assert "lang=" not in screen.query()


def test_where_nothing_can_be_kept_the_address_remembers_the_language(screen: Screen):
    screen.before_every_page(
        "Object.defineProperty(window, 'localStorage',"
        " {get() { throw new DOMException('no', 'SecurityError'); }})"
    )
    screen.open(LINK)
    choose(screen, "Settings", "de")
    screen.button("Raten")
    assert "lang=de" in screen.query()
