"""A language is one folder: every loader finds it, and it counts as it does, without code."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import hatch_build
import pytest
from new_language import start

from carrack.core import languages
from carrack.core.fluent import Texts, sources, spoken
from carrack.core.languages import number, plural
from carrack.server.notices.compose import title_of
from carrack.texts.rules import load_rules
from support.languages import ROOT

LIKE_A_BROWSER = (
    "ar be bg ca cs cy da de el en es et eu fi fr ga gl he hi hr hu hy id is it ja ka "
    "ko lt lv mk nb nl pl pt ro ru sk sl sq sr sv sw th tr uk vi zh zu"
)
COUNTS = [*range(131), 200, 201, 1000, 1001, 1_000_000]
ARABIC = {"ar"}
"""Languages whose numbers a browser may write in other digits."""
ASKED = """
const [languages, counts] = JSON.parse(process.argv[2]);
const told = languages.map((each) => [
  counts.map((n) => new Intl.PluralRules(each).select(n)),
  [999, 1234, 12345, 99999].map((n) => new Intl.NumberFormat(each).format(n)),
]);
console.log(JSON.stringify(told));
"""


def test_numbers_and_plurals_are_those_of_a_browser(tmp_path: Path) -> None:
    script = tmp_path / "asked.mjs"
    script.write_text(ASKED)
    asked = LIKE_A_BROWSER.split()
    told = json.loads(hatch_build.node(ROOT, str(script), json.dumps([asked, COUNTS])))
    for language, (forms, written) in zip(asked, told, strict=True):
        assert [plural(language, n) for n in COUNTS] == forms, language
        if language not in ARABIC:
            numbers = [number(language, n) for n in (999, 1234, 12345, 99999)]
            assert numbers == written, language


def test_a_text_counts_as_its_language_does() -> None:
    source = """crates = { $count ->
    [one] skrzynia
    [few] { $count } skrzynie
   *[many] { $count } skrzyń
}"""
    polish = Texts(source, "pl-PL")
    said = [polish.text("crates", {"count": count}) for count in (1, 3, 5, 12, 22, 12345)]
    assert said == [
        "skrzynia",
        "3 skrzynie",
        "5 skrzyń",
        "12 skrzyń",
        "22 skrzynie",
        "12\xa0345 skrzyń",
    ]


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a language that is being begun, in place of those that are there."""
    monkeypatch.setattr(languages, "WHOLE", tmp_path / "languages")
    for known in (sources, spoken):
        known.cache_clear()
    yield tmp_path / "languages" / "xx-Made"
    for known in (sources, spoken):
        known.cache_clear()


def test_a_language_is_begun_with_one_command_and_spoken_from_one_folder(made_up: Path) -> None:
    new = start(ROOT, "xx-Made", made_up)
    assert {"core.ftl", "games.amerigo.md", "page.ftl", "page.clubs.ftl"} <= {f.name for f in new}
    for name, before, after in (
        ("games.amerigo.ftl", "game-title = Amerigo", "game-title = Amerrigo"),
        ("games.amerigo.md", "**AM-SETUP-1** ", "**AM-SETUP-1** Xxx "),
        ("server.people.ftl", "enter-subject = ", "enter-subject = Xxx "),
    ):
        text = (made_up / name).read_text(encoding="utf-8")
        assert before in text
        (made_up / name).write_text(text.replace(before, after), encoding="utf-8")
    assert title_of("amerigo", "xx-Made") == "Amerrigo"
    assert title_of("amerigo", "xx") == "Amerrigo"
    assert title_of("amerigo", "yy") == "Amerigo"
    assert load_rules("carrack.games.amerigo", "xx-made")[0].text.startswith("Xxx ")
    assert spoken("carrack.server.people", "xx-Made").text("enter-subject", {}).startswith("Xxx ")
    assert "fault-line" in sources("carrack.games.amerigo")["xx-Made"]  # those of the core too
    (made_up / "core.ftl").unlink()
    assert start(ROOT, "xx-Made", made_up) == [made_up / "core.ftl"]
