"""axe-core, asked about a page as it stands."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# what stands on some buttons is drawn; their names say it in words, which need not be the same
FIND = """
async (only) => {
  const rules = { 'label-content-name-mismatch': { enabled: false } };
  const { violations } = await axe.run(document, only ? { runOnly: only } : { rules });
  const places = (nodes) => nodes.slice(0, 9).map(({ html }) => html.slice(0, 200)).join(' | ');
  return violations.map(({ id, nodes }) => `${id}: ${places(nodes)}`);
}
"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]


def found(page: Page, only: list[str] | None = None) -> list[str]:
    """What axe complains of, once there is a page: its parts come one after another."""
    page.locator("main, [role=main]").first.wait_for(state="attached")
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    complaints: list[str] = page.evaluate(FIND, only)
    return complaints


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
