"""Colours have names: what a component shows is light or dark with the rest of the page."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
STYLE = re.compile(r"<style>(.*)</style>", re.DOTALL)
LITERAL = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)")
# what only dims or lights up what lies beneath it does so by day and by night
SHADING = re.compile(r"#(?:000|fff)[0-9a-f]?$|rgb\((?:0 0 0|255 255 255) / [\d.]+\)$")
# a code is scanned on white; dots and stripes of seats are printed on them
EXCEPT = {
    "LinkActions.svelte": {"#fff"},
    "page.css": {"#a39c8a", "rgb(140 95 0 / 0.5)", "rgb(90 60 0 / 0.14)"},
}
NAMING = ("theme.css", "Symbols.svelte")


def literals(path: Path) -> set[str]:
    """The colours written out in the style of a source file, but for mere shading."""
    text = path.read_text(encoding="utf-8")
    styles = [text] if path.suffix == ".css" else STYLE.findall(text)
    found = {colour for style in styles for colour in LITERAL.findall(style)}
    return {colour for colour in found if not SHADING.match(colour)}


def test_no_component_writes_a_colour_out() -> None:
    sources = [*SOURCES.rglob("*.svelte"), SOURCES / "ui" / "page.css"]
    named = [path for path in sources if not path.name.endswith(NAMING)]
    bare = {path.name: literals(path) - EXCEPT.get(path.name, set()) for path in named}
    assert {name: colours for name, colours in bare.items() if colours} == {}


def test_every_colour_that_is_used_has_a_value() -> None:
    texts = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.svelte")]
    texts += [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.css")]
    everything = "\n".join(texts)
    used = set(re.findall(r"var\(--([\w-]+)\)", everything))
    given = set(re.findall(r"--([\w-]+)\s*:", everything))
    given |= set(re.findall(r"style:--([\w-]+)", everything))
    assert used - given == set()
