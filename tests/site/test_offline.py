"""What the built site holds for playing without a network, and for installing."""

import base64
import hashlib
import json
import re
import struct
import zlib
from pathlib import Path
from typing import NamedTuple

import pytest

from app.games import GAMES
from app.locales.en import home, page
from tools.build_site import build
from tools.icons import PAPER, icon
from tools.languages import languages, words_of
from tools.sources import ROOT


def constant(site: Path, name: str):
    """Return the value that the builder gave one of the service worker's constants."""
    program = (site / "service-worker.js").read_text(encoding="utf-8")
    (text,) = re.findall(rf"^const {name} = (.*?);$", program, re.MULTILINE | re.DOTALL)
    return json.loads(text)


def without_query(address: str) -> str:
    return address.partition("?")[0]


def page_of(site: Path) -> str:
    return (site / "index.html").read_text(encoding="utf-8")


def test_the_worker_knows_every_file_that_a_page_may_ask_for(site: Path):
    kept = {without_query(address) for address in constant(site, "FILES")}
    thinking = set(constant(site, "THINKING"))
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert not kept & thinking
    left = there - kept - thinking - {"index.html", "service-worker.js", "embed.js", ".nojekyll"}
    assert not [path for path in left if not re.search(r"/LICEN[CS]E", path)]
    assert kept | thinking <= there


def test_what_the_thinking_is_made_of_is_not_fetched_ahead(site: Path):
    ahead = [without_query(address) for address in constant(site, "FILES")]
    assert not [path for path in ahead if "pyodide" in path or "workers" in path]
    assert sum((site / path).stat().st_size for path in ahead) < 1_150_000
    assert sum((site / path).stat().st_size for path in constant(site, "THINKING")) > 10_000_000


def test_the_checksums_are_those_of_the_files(site: Path):
    for address, checksum in constant(site, "FILES").items():
        digest = hashlib.sha256((site / without_query(address)).read_bytes()).digest()
        assert checksum == f"sha256-{base64.b64encode(digest).decode()}", address


def test_every_address_says_which_content_it_means(site: Path):
    """So a page of one build can never be given a file of another."""
    build_name = constant(site, "BUILD")
    assert re.fullmatch("[0-9a-f]{8}", build_name)
    for address in (*constant(site, "FILES"), *constant(site, "THINKING")):
        telling = r"\.[0-9a-f]{10}\.|^runtime/[a-z]+/\d[^/]+/|\?v=" + build_name + "$"
        assert re.search(telling, address), address


def test_the_page_and_the_worker_name_the_same_build(site: Path):
    assert f'<html data-build="{constant(site, "BUILD")}" lang="en"' in page_of(site)


@pytest.mark.parametrize(
    "changed", ["app/locales/en/how-to-play/necklace.md", "app/workers/thinker.py"]
)
def test_any_change_is_another_build(tmp_path: Path, site: Path, tree: Path, changed: str):
    with (tree / changed).open("a", encoding="utf-8") as file:
        file.write("\n# Changed.\n")
    build(tmp_path / "changed", tree)
    assert constant(tmp_path / "changed", "BUILD") != constant(site, "BUILD")


def test_a_worker_without_a_place_for_its_lists_is_refused(tmp_path: Path, tree: Path):
    program = tree / "app/workers/service-worker.js"
    program.write_text(program.read_text(encoding="utf-8").replace("const FILES", "let FILES"))
    with pytest.raises(SystemExit, match="no place for FILES"):
        build(tmp_path / "refused", tree)


# Installing


def manifest(site: Path, language: str = "en"):
    # Beside the page: its addresses are relative to where it stands.
    return json.loads((site / f"manifest.{language}.webmanifest").read_text(encoding="utf-8"))


def test_each_language_has_a_manifest_in_its_words(site: Path):
    for language in languages(ROOT):
        said = manifest(site, language)
        words = {**words_of(ROOT, language, "home"), **words_of(ROOT, language, "page")}
        assert said["lang"] == language
        assert said["description"] == words_of(ROOT, language, "panels")["description"]
        names = {entry["name"] for entry in said["shortcuts"]}
        assert names == {words[f"game.{game.name}"] for game in GAMES if game.archive != "home"}


def test_the_manifest_says_what_installing_needs(site: Path):
    said = manifest(site)
    assert said["name"] == said["short_name"] == "Cyclomind"
    assert said["description"] and said["description"] in page_of(site)
    assert (said["start_url"], said["scope"], said["display"]) == ("./", "./", "standalone")
    for color in ("theme_color", "background_color"):
        assert said[color] == f"#{bytes(PAPER).hex()}"
        assert f'content="{said[color]}" media="(prefers-color-scheme: light)"' in page_of(site)


def test_every_game_of_the_menu_is_a_shortcut(site: Path):
    shortcuts = {entry["url"]: entry["name"] for entry in manifest(site)["shortcuts"]}
    games = dict(re.findall(r'<a href="(\?game=\w+)"[^>]*>([^<]+)</a>', page_of(site)))
    assert games and shortcuts == games
    assert set(shortcuts.values()) <= {*home.WORDS.values(), *page.WORDS.values()}


class Picture(NamedTuple):
    """A decoded PNG: its size in pixels, and rows of (red, green, blue, alpha)."""

    size: int
    rows: list[list[tuple[int, ...]]]


def decoded(png: bytes) -> Picture:
    """Read the one kind of PNG that the icons are."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert (depth, kind) == (8, 6) and width == height
    data, at = b"", 8
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0] == zlib.crc32(
            name + body
        )
        data += body if name == b"IDAT" else b""
        at += 12 + length
    pixels, stride = zlib.decompress(data), 4 * width + 1
    rows = [pixels[y * stride + 1 : (y + 1) * stride] for y in range(height)]
    return Picture(width, [[tuple(row[x : x + 4]) for x in range(0, 4 * width, 4)] for row in rows])


def test_the_icons_are_there_in_the_sizes_they_claim(site: Path):
    icons = manifest(site)["icons"]
    assert {(one["sizes"], one["purpose"]) for one in icons} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    (touch,) = re.findall(r'data-touch="\./([^"]+)"', page_of(site))
    for path, sizes in [(touch, "180x180"), *((one["src"], one["sizes"]) for one in icons)]:
        size = decoded((site / path).read_bytes()).size
        assert f"{size}x{size}" == sizes


def test_an_icon_that_systems_cut_is_whole_inside_the_cut():
    size, rows = decoded(icon(192, maskable=True))
    paper = (*PAPER, 255)
    for y, row in enumerate(rows):
        for x, pixel in enumerate(row):
            away = ((x + 0.5 - size / 2) ** 2 + (y + 0.5 - size / 2) ** 2) ** 0.5
            assert pixel == paper or away < 0.4 * size, (x, y)
    assert len({pixel for row in rows for pixel in row}) > 4, "the logo is on it"


def test_an_icon_that_stands_as_it_is_has_round_corners():
    size, rows = decoded(icon(192, maskable=False))
    assert [rows[y][x][3] for x in (0, size - 1) for y in (0, size - 1)] == [0] * 4
    assert rows[size // 2][0][3] == rows[0][size // 2][3] == 255
