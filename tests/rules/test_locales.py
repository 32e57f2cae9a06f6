"""The languages: the same sentences in each, their marks and forms, and what is made of them."""

import importlib
import re
from html.parser import HTMLParser

import pytest

from app.games import GAMES, VARIANTS
from app.words import dates, numbers, sentences
from cyclomind.daily import Day
from tools.languages import check_menu, languages, languages_module, page_with_tables
from tools.sources import LANGUAGES, ROOT, divided
from tools.watch import WATCH, page_with_watch

ALL = languages(ROOT)
OTHERS = [tag for tag in ALL if tag != "en"]
PARTS = sorted(path.stem for path in (ROOT / "app/locales/en").glob("*.py") if path.stem[0] != "_")

#: Sentences that are the same word in English, by language.
SAME = {
    "de": {
        *("color.orange", "game.mastermind", "settings.speed.normal", "failed.version"),
        *("sizes.normal", "tile.start", "settings.vibration"),
    },
    "es": {
        *("game.mastermind", "settings.speed.normal", "settings.must-fit.off"),
        *("end.par", "told.par"),
        *("settings.warn.off", "sizes.normal"),
    },
    "fr": {
        *("coach", "failed.version", "game.mastermind", "hue.orange", "settings.positions"),
        *("settings.speed", "shape.triangle", "color.orange", "sizes.expert", "sizes.normal"),
        *("end.par", "told.par", "settings.vibration"),
    },
}


def words_of(language: str, part: str) -> dict[str, str]:
    words: dict[str, str] = importlib.import_module(f"app.locales.{language}.{part}").WORDS
    return words


def all_of(language: str) -> dict[str, str]:
    return {key: words for part in PARTS for key, words in words_of(language, part).items()}


def blanks(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", sentence))


def instructions(language: str) -> dict[str, str]:
    folder = ROOT / "app" / "locales" / language / "how-to-play"
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.md"))}


def said_in(language: str) -> list[tuple[str, str]]:
    return [*all_of(language).items(), *instructions(language).items()]


# The vocabularies


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_each_language_has_the_same_sentences_with_the_same_blanks(language: str, part: str):
    """The form for one may say its number in a word, or not at all."""
    english, other = words_of("en", part), words_of(language, part)
    assert english.keys() == other.keys()
    for key, sentence in english.items():
        expected, there = blanks(sentence), blanks(other[key])
        if key.endswith(".one"):
            expected, there = expected | {"count"}, there | {"count"}
        if key == "codebreaker.left.one":
            expected, there = expected - {"number"}, there - {"number"}
        assert there == expected, key
        assert other[key], key


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_still_english(language: str):
    english, other = all_of("en"), all_of(language)
    same = {key for key in english if english[key] == other[key]}
    without_words = {key for key in same if re.fullmatch(r"[\W\d]*(\{\w+\}[\W\d]*)*", english[key])}
    assert same - without_words - SAME.get(language, set()) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_has_all_instructions_with_as_many_items(language: str):
    english, other = instructions("en"), instructions(language)
    assert english.keys() == other.keys()
    for name, text in english.items():
        assert text.count("\n- ") == other[name].count("\n- "), name


def test_a_key_stands_in_one_module_only():
    """One learnt later would take the place of the other."""
    keys = [key for part in PARTS for key in words_of("en", part)]
    assert sorted(keys) == sorted(set(keys))


class _Skeleton(HTMLParser):
    """Collects what index.html says where it names the sentence of a vocabulary."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.said: list[tuple[str, str]] = []  # key, words
        self._open: list[list[str]] = []

    def handle_starttag(self, tag: str, pairs: list) -> None:
        attributes = dict(pairs)
        if "data-label" in attributes:
            for name in ("aria-label", "title"):
                if name in attributes:
                    self.said.append((attributes["data-label"], attributes[name]))
        key = attributes.get("data-text")
        if key:
            self._open.append([tag, key, ""])

    def handle_data(self, data: str) -> None:
        if self._open:
            self._open[-1][2] += data

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1][0] == tag:
            _, key, words = self._open.pop()
            self.said.append((key, words))


def page() -> str:
    return (ROOT / "index.html").read_text(encoding="utf-8")


def skeleton() -> list[tuple[str, str]]:
    parser = _Skeleton()
    parser.feed(page())
    return parser.said


def test_the_page_before_python_says_what_english_says():
    said = skeleton()
    assert len(said) > 20
    english = all_of("en")
    for key, words in said:
        assert words == english[key], key


def test_the_page_describes_itself_as_english_does():
    assert f'<meta name="description" content="{all_of("en")["description"]}">' in page()


def test_every_sentence_that_is_named_exists_and_every_one_that_exists_is_named():
    known = all_of("en").keys() - {"language"}
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "app").rglob("*.py")
        if "locales" not in path.parts
    )
    whole = set(re.findall(r"""\btext\(\s*f?["']([\w.-]+)["']\s*[,)]""", sources))
    begun = set(re.findall(r"""\b(?:text|plural)\(\s*["']([\w.-]+\.)["']\s*\+""", sources))
    counted = set(re.findall(r"""\bplural\(\s*["']([\w.-]*\w)["']""", sources))
    skeletal = {key for key, _ in skeleton()}
    assert whole - known == set(), "named but not there"
    assert skeletal - known == set(), "in index.html but not there"
    for key in counted:
        assert {f"{key}.one", f"{key}.many"} <= known, key
    for prefix in begun:
        assert [key for key in known if key.startswith(prefix)], prefix
    quoted = set(re.findall(r"""["']([\w.-]+)["']""", sources))
    # Of the words before Python runs, the script in the page says some, the page the others.
    watch = (ROOT / WATCH).read_text(encoding="utf-8")
    ends = set(re.findall(r"""\b(?:failStart\(|\[|\? |: )"(\w+)"[,)\]]""", watch))
    quoted |= {f"failed.{end}" for end in ends if f"failed.{end}" in known}
    quoted |= {"failed", "failed.retry", "failed.script", "loading"}
    unused = {
        key
        for key in known - whole - skeletal - quoted
        if not key.startswith(tuple(begun)) and key.rpartition(".")[0] not in counted | quoted
    }
    assert unused == set(), "there but never said"


# Typography

_SPACE = "\u00a0\u202f"


def test_french_has_narrow_spaces_where_french_has_them():
    for key, words in said_in("fr"):
        text = re.sub(r"\{\w+\}|\*\*", "x", words)
        assert not re.search(rf"(?<![{_SPACE}])[;!?»]", text), key
        assert not re.search(rf"«(?![{_SPACE}])", text), key
        assert not re.search(rf"(?<![{_SPACE}]):(?! ?\S*/)", text), key
        assert "'" not in text, key


def test_spanish_opens_what_it_closes():
    for key, words in said_in("es"):
        assert words.count("¿") == words.count("?"), key
        assert words.count("¡") == words.count("!"), key


def test_german_closes_its_quotes():
    for key, words in said_in("de"):
        assert words.count("„") == words.count("“"), key
        assert '"' not in words, key


# Numbers and dates


@pytest.fixture
def learnt(monkeypatch):
    """A function that makes the page's sentences those of a language."""

    def learn(language: str) -> None:
        monkeypatch.setattr(sentences, "_words", all_of(language))

    return learn


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 x", "1 y", "2 x"),
        ("de", "0 x", "1 y", "2 x"),
        ("es", "0 x", "1 y", "2 x"),
        ("fr", "0 y", "1 y", "2 x"),
    ],
)
def test_each_language_counts_in_its_own_forms(learnt, monkeypatch, language, none, one, two):
    learnt(language)
    forms = {"t.one": "{count} y", "t.many": "{count} x", "u.none": "no", **forms_of("u")}
    monkeypatch.setattr(sentences, "_words", {**all_of(language), **forms})
    assert [sentences.plural("t", count) for count in (0, 1, 2)] == [none, one, two]
    assert sentences.plural("u", 0) == "no"


def forms_of(key: str) -> dict[str, str]:
    return {f"{key}.one": "one", f"{key}.many": "many"}


@pytest.mark.parametrize(
    ("language", "first", "twelfth", "month"),
    [
        ("en", "Tuesday, 1\u00a0December 2026", "Saturday, 12\u00a0December 2026", "December 2026"),
        ("de", "Dienstag, 1.\u00a0Dezember 2026", "Samstag, 12.\u00a0Dezember 2026", None),
        ("es", "martes 1\u00a0de\u00a0diciembre de 2026", None, "diciembre de 2026"),
        ("fr", "mardi 1er\u00a0décembre 2026", "samedi 12\u00a0décembre 2026", "décembre 2026"),
    ],
)
def test_dates_are_in_the_order_of_the_language(learnt, language, first, twelfth, month):
    learnt(language)
    assert dates.day_in_words(Day(2026, 12, 1)) == first
    if twelfth:
        assert dates.day_in_words(Day(2026, 12, 12)) == twelfth
    if month:
        assert dates.month_in_words(Day(2026, 12, 12)) == month


@pytest.mark.parametrize("language", ALL)
def test_a_language_has_twelve_months_and_seven_days(language: str):
    words = all_of(language)
    assert len(set(words["daily.months"].split(" "))) == 12
    assert len(set(words["daily.weekdays"].split(" "))) == 7


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["0", "999", "1,234", "12,345", "100,000", "1,000,000", "6.57", "0.05", "2.5"]),
        ("de", ["0", "999", "1.234", "12.345", "100.000", "1.000.000", "6,57", "0,05", "2,5"]),
        ("es", ["0", "999", "1234", "12~345", "100~000", "1~000~000", "6,57", "0,05", "2,5"]),
        ("fr", ["0", "999", "1_234", "12_345", "100_000", "1_000_000", "6,57", "0,05", "2,5"]),
    ],
)
def test_numbers_are_written_as_the_language_does(learnt, language: str, written: list[str]):
    """A tilde stands for a no-break space, a dash below for a narrow one."""
    learnt(language)
    whole = (0, 999, 1234, 12345, 100_000, 1_000_000)
    found = [numbers.grouped(number) for number in whole]
    found += [numbers.two_decimals(657), numbers.two_decimals(5), numbers.one_decimal(2.46)]
    assert [one.replace("\u00a0", "~").replace("\u202f", "_") for one in found] == written


# What is made of folders and of the table


def test_the_list_of_languages_is_that_of_the_folders():
    written = (ROOT / LANGUAGES).read_text(encoding="utf-8")
    assert written == languages_module(ROOT), "run `make sources` and commit " + LANGUAGES


def test_the_page_tells_boot_js_of_all_games_and_languages():
    made = page_with_watch(page_with_tables(page(), ROOT), ROOT)
    assert page() == made, "run `make sources` and commit index.html"


def test_each_language_but_english_is_an_archive():
    assert set(OTHERS) <= divided().keys()
    assert "en" not in divided()


def test_the_menu_offers_the_games_of_the_table():
    check_menu(page(), ROOT)


def test_a_menu_that_misses_a_game_is_refused():
    shorter = re.sub(r'.*data-game="palette".*\n', "", page())
    with pytest.raises(SystemExit, match="the menu offers"):
        check_menu(shorter, ROOT)


def test_all_that_a_row_names_is_there():
    for game in GAMES + VARIANTS:
        for language in ALL:
            assert {f"{name}.md" for name in game.how_to_play} <= instructions(language).keys()
            words = all_of(language)
            assert f"game.{game.name}" in words and f"told.{game.name}" in words
            assert not game.par or f"statistics.par-note.{game.par}" in words
            assert not game.scores or f"told.{game.scores}" in words
            assert f"told.invitation.{game.name}" in words


def test_the_coach_has_a_button_where_the_table_says():
    sheet = (ROOT / "app/styles/rooms.css").read_text(encoding="utf-8")
    (hidden,) = re.findall(r"html:not\(([^)]*)\) #coach-button", sheet)
    assert re.findall(r'data-game="(\w+)"', hidden) == [
        game.name for game in GAMES + VARIANTS if game.has_coach
    ]
