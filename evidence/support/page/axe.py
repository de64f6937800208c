"""axe-core, asked about a page as it stands."""

from __future__ import annotations

from pathlib import Path

from evidence.support.page.comfort import uncomfortable
from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# off by default, and asked for here: the rules are of level A and AA
MORE = ["label-content-name-mismatch", "target-size"]
# what axe leaves to a person in these is settled: colours over a picture or a gradient are measured
# by their points (test_contrast.py), a sign such as + has no letters that a name could have, what
# Tab does not come to stands among the moves as well, and a wrong order of headings is a violation
SETTLED = ["color-contrast", "heading-order", *MORE]
FIND = """
async ([only, more, settled]) => {
  const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
  const said = { resultTypes: ["violations", "incomplete"], selectors: false };
  const asked = only ? { ...said, runOnly: only } : { ...said, rules };
  const { violations, incomplete } = await axe.run(document, asked);
  const places = (nodes) => nodes.slice(0, 9).map(({ html }) => html.slice(0, 200)).join(' | ');
  const unsure = incomplete.filter(({ id }) => !settled.includes(id));
  return [...violations, ...unsure].map(({ id, nodes }) => `${id}: ${places(nodes)}`);
}
"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]


def found(page: Page, only: list[str] | None = None) -> list[str]:
    """What axe complains of, once there is a page: its parts come one after another."""
    page.locator("main, [role=main]").first.wait_for(state="attached")
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    complaints: list[str] = page.evaluate(FIND, [only, MORE, SETTLED])
    return complaints if only else complaints + uncomfortable(page)


def found_by_day_and_by_night(page: Page) -> list[str]:
    """What axe complains of in light, and by its rules about colours in dark."""
    page.emulate_media(color_scheme="light")
    by_day = found(page)
    page.emulate_media(color_scheme="dark")
    return by_day + [f"by night, {complaint}" for complaint in found(page, OF_COLOURS)]


def in_lines(complaints: dict[str, list[str]]) -> str:
    """The complaints of several pages, one a line."""
    return "\n".join(f"{name}: {line}" for name, lines in complaints.items() for line in lines)


def flawless(page: Page, shown: str, by_night: bool = False) -> None:
    """axe finds nothing while this, by its test id, is to be seen."""
    page.get_by_test_id(shown).first.wait_for()
    complaints = found_by_day_and_by_night(page) if by_night else found(page)
    assert not complaints, in_lines({shown: complaints})
