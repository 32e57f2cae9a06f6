"""The page that the bench measures ours against."""

from pathlib import Path

from tests.bench.pages import make_plain


def test_the_plain_page_has_one_script_and_no_runtime(site: Path, tmp_path: Path):
    make_plain(site, tmp_path / "plain")
    page = (tmp_path / "plain" / "index.html").read_text(encoding="utf-8")
    assert page.count("<script") == 1
    assert "runtime/" not in page
    assert (tmp_path / "plain" / "cyclomind.js").is_file()
