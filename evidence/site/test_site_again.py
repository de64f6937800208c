"""Another try in the static edition: a dear turn of a game that ended here is compared here."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

from evidence.figures import figure
from playwright.sync_api import BrowserContext, Page, expect

from support.page.site import Site, ask, started

Json = dict[str, Any]
GAME = {"game": "dutch-east-indies", "options": {"start": "1", "rounds": 2}, "seed": 5}
SEATS = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
OFFERED = ":is([data-testid=move], [data-testid=group]):not([disabled]):visible"
MOST = 12  # clicks of a turn
WHOLE = 600_000  # milliseconds that an analysis may take on a busy machine
TRY = 240_000  # and a comparison

PLAY = """async ([table, tokens]) => {
  for (let n = 0; ; n += 1) {
    const { body } = await ask("GET", `tables/${table}`, tokens[0]);
    if (body.status === "over") return n;
    const own = (await ask("GET", `tables/${table}`, tokens[body.deciding])).body;
    const moves = own.legal ?? own.moves;
    const { move } = moves[(n * 7) % moves.length];
    const sent = { move_id: `m${n}`, at: own.seq, move };
    const played = await ask("POST", `tables/${table}/moves`, tokens[body.deciding], sent);
    if (played.status >= 300) throw new Error(JSON.stringify(played));
  }
}"""
"""Plays a table to its end, the same way each time."""


def over(page: Page) -> Json:
    """A game that has ended in this tab."""
    made: Json = ask(page, "POST", "tables", body={**GAME, "players": 2, "seats": SEATS})
    tokens = [seat["token"] for seat in made["seats"]]
    page.evaluate(PLAY, [made["table"], tokens])
    return made


def rested(page: Page) -> None:
    """No answer is awaited, and no bot thinks."""
    expect(page.locator("[data-testid=plan][data-busy=false]")).to_have_count(1, timeout=TRY)
    idle = page.locator("[data-testid=again-panel][aria-busy=false]")
    expect(idle).to_have_count(1, timeout=TRY)


def compared(page: Page, button: str) -> tuple[float, float]:
    """The seconds until the verdict of a comparison is there, and until bots have replied."""
    begun = time.perf_counter()
    page.get_by_test_id(button).click()
    page.get_by_test_id("again-verdict").wait_for(timeout=TRY)
    seconds = time.perf_counter() - begun
    rested(page)
    return seconds, time.perf_counter() - begun


def play_turn(page: Page) -> None:
    """Clicks what is offered until the turn can be compared."""
    for _ in range(MOST):
        rested(page)
        if page.locator("[data-testid=again-compare].primary").count():
            return
        page.locator(OFFERED).first.click()
    raise AssertionError("no turn")


def test_a_turn_is_tried_again_where_no_server_is(
    site: Site, desktop: BrowserContext, tmp_path: Path
) -> None:
    page = started(site.open(desktop))
    made = over(page)
    page.goto(f"{site.address}#/t/{made['table']}/{made['seats'][0]['token']}/{made['host']}")
    begun = time.perf_counter()
    page.get_by_test_id("another-try").click()
    either = page.get_by_test_id("again-turn").or_(page.get_by_test_id("again-none"))
    either.first.wait_for(timeout=WHOLE)
    whole = time.perf_counter() - begun
    page.get_by_test_id("again-turn").first.click()
    verdict = page.get_by_test_id("again-verdict")
    idle, _ = compared(page, "again-nothing")
    expect(verdict).to_have_text(
        re.compile(r"^The least that the rules allow: .+\. Doing nothing would have .*% of a win")
    )
    play_turn(page)
    tried, replied = compared(page, "again-compare")
    expect(verdict).to_have_text(re.compile("This gives away|As good as the best"))
    expect(page.get_by_test_id("again-problem")).to_have_count(0)
    page.screenshot(path=tmp_path / "again.png")
    figure("analysis of two rounds in a browser, s", whole, WHOLE / 1000)
    figure("a try compared in a browser, s", max(idle, tried), TRY / 1000)
    figure("and answered by bots, s", replied, TRY / 1000)
