"""What axe knows of accessibility: it finds nothing on any page, in light and dark."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from support.page.shared import Opener
from support.page.site import Site
from support.server.process import Server
from support.server.tables import Table, bot, human, open_table

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# what stands on some buttons is drawn; their names say it in words, which need not be the same
FIND = """
async () => {
  const rules = { 'label-content-name-mismatch': { enabled: false } };
  const { violations } = await axe.run(document, { rules });
  const places = (nodes) => nodes.slice(0, 9).map(({ html }) => html.slice(0, 200)).join(' | ');
  return violations.map(({ id, nodes }) => `${id}: ${places(nodes)}`);
}
"""


def found(page: Page) -> list[str]:
    """What axe complains of."""
    page.add_script_tag(path=AXE)
    complaints: list[str] = page.evaluate(FIND)
    return complaints


def in_lines(complaints: dict[str, list[str]]) -> str:
    """The complaints of several pages, one a line."""
    return "\n".join(f"{name}: {line}" for name, lines in complaints.items() for line in lines)


PAGES = {
    "start": ("", "[data-testid=new-table]"),
    "new": ("#/new", "[data-testid=create]:enabled"),
    "learn": ("#/learn/amerigo", "main a, main button"),
    "rules": ("#/rules/amerigo", "main"),
    "replay": ("#/replay", "main"),
    "design": ("#/design/dutch-east-indies", "[data-testid=map-text], svg"),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages(server: Server, visitor: Opener, scheme: Any) -> None:
    page = visitor(color_scheme=scheme, bypass_csp=True).new_page()
    complaints = {}
    for name, (path, there) in PAGES.items():
        page.goto(f"{server.address}/{path}")
        page.locator(there).first.wait_for()
        complaints[name] = found(page)
    assert not in_lines(complaints), in_lines(complaints)


@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_tables(server: Server, finished: Table, visitor: Opener, game: str) -> None:
    page = visitor(bypass_csp=True).new_page()
    table = open_table(server.address, human("Ada"), bot("Ben"), game=game, seed=3)
    page.goto(table.link(0))
    page.get_by_test_id("board").wait_for()
    complaints = {"table": found(page)}
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("rules-drawer").wait_for()
    complaints["rules"] = found(page)
    assert not in_lines(complaints), in_lines(complaints)


@pytest.mark.skipif(find_spec("furo") is None, reason="the extra `docs` is missing")
def test_documentation(site: Site, visitor: Opener) -> None:
    page = visitor().new_page()
    complaints = {}
    for name in ("index", "hosting", "search", "reference/amerigo-rules"):
        page.goto(f"{site.address}docs/{name}.html")
        complaints[name] = found(page)
    assert not in_lines(complaints), in_lines(complaints)
