"""How quick the static edition is: `python benchmarks/site.py [--core 0.25] [--turns]`.

Builds the site, serves it uncompressed and without headers, and opens it in headless Chromium:
bytes and seconds until the first own move is answered, in a fresh profile (cold) and after that
(warm). The game is one in which the person moves first. Then the longest tasks of the page's own
thread: on the first page once it is shown, while a board is built, and in play. `--core`
gives the whole browser that share of one core (a control group; needs root), since throttling by
the debugging protocol does not reach workers. `--turns` measures how long bots think about a turn,
four players, in the browser's Python.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from evidence.support.page.python import PythonPage  # noqa: E402
from playwright.sync_api import BrowserContext, Page, sync_playwright  # noqa: E402

from support.page.chromium import ARGUMENTS, DESKTOP, chromium_path  # noqa: E402
from support.page.site import Site, built, serving, started  # noqa: E402

GROUPS = (Path("/sys/fs/cgroup"), Path("/sys/fs/cgroup/cpu"))  # version 2, version 1
PERIOD = 100_000  # µs
SEED = 5  # three players, of whom the first begins
PATIENCE = 300_000  # ms

DWELL = 8_000  # ms on the first page, whose boards go on every 2.6 s
SETTLED = 1_000  # ms from the first move that can be clicked until a board surely is there
CLICKS = 24
MOVES = "[data-testid=move]:visible, [data-testid=group]:visible"
WATCH = """
globalThis.tasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
}).observe({ type: 'longtask', buffered: true });
"""

TURNS = """
import time
from carrack.bots import make_bot
from carrack.bots.bot_game import BotGame
from carrack.core.match import new_header
from carrack.core.registry import find_game

def turns(name, bot, seed, decisions):
    game = find_game(name)
    bots = [make_bot(game, bot) for _ in range(4)]
    played = BotGame(game, 4, new_header(game, 4, {}, []).options, seed, bots)
    for _ in range(decisions):
        if not played.goes_on():
            break
        played.step()
    seconds = [took for seat in played.thought for took in seat.values()]
    return str(seconds)
"""


@contextmanager
def share_of_a_core(share: float) -> Iterator[None]:
    """Everything that this process starts gets this share of one core."""
    if not share:
        yield
        return
    parent = next((folder for folder in GROUPS if (folder / "cgroup.procs").exists()), GROUPS[0])
    group = parent / "carrack-site"
    group.mkdir(exist_ok=True)
    quota = int(share * PERIOD)
    if (group / "cpu.max").exists():
        (group / "cpu.max").write_text(f"{quota} {PERIOD}")
    else:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    (group / "cgroup.procs").write_text(str(os.getpid()))
    try:
        yield
    finally:
        (parent / "cgroup.procs").write_text(str(os.getpid()))


def first_move(context: BrowserContext, site: Site) -> dict[str, Any]:
    """Seconds from opening the address to the first own move answered, by clicks."""
    page = context.new_page()
    shown = first_page(page, site)
    begin(page)
    page.locator(MOVES).first.click(timeout=PATIENCE)
    page.wait_for_selector("[data-testid=undo]:enabled", timeout=PATIENCE)
    answered = now(page)
    page.close()
    sent = sum(site.sent.values())
    return {"shown": shown / 1000, "answered": answered / 1000, "bytes": sent}


def now(page: Page) -> float:
    """Milliseconds since the page's address was opened."""
    return float(page.evaluate("performance.now()"))


def first_page(page: Page, site: Site) -> float:
    """Opens the first page; returns the milliseconds until it is usable."""
    page.goto(site.address)
    page.get_by_test_id("new-table").wait_for(timeout=PATIENCE)
    return now(page)


def begin(page: Page) -> None:
    """Begins the game, by clicks."""
    page.get_by_test_id("new-table").click()
    page.locator("details:has([data-testid=practice]) summary").click(timeout=PATIENCE)
    page.get_by_test_id("practice").check()
    page.get_by_test_id("seed").fill(str(SEED))
    page.locator("[data-testid=create]:enabled").click(timeout=PATIENCE)


def longest_tasks(context: BrowserContext, site: Site) -> dict[str, float]:
    """Milliseconds of the page's longest task, by what it was about."""
    page = context.new_page()
    page.add_init_script(WATCH)
    ends = {"before": first_page(page, site)}
    started(page)
    page.wait_for_timeout(DWELL)
    ends["first page"] = now(page)
    begin(page)
    page.locator(MOVES).first.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(SETTLED)
    ends["building a board"] = now(page)
    for _ in range(CLICKS):
        page.locator(f"[data-testid=confirm]:enabled, {MOVES}").first.click(timeout=PATIENCE)
        page.wait_for_timeout(500)
    ends["playing"] = now(page)
    tasks: list[list[float]] = page.evaluate("tasks")
    page.close()
    longest, since = {}, 0.0
    for name, until in ends.items():
        longest[name] = max([took for at, took in tasks if since <= at < until], default=0.0)
        since = until
    del longest["before"]
    return longest


def opened(site: Site, share: float) -> None:
    """Print how long a first and a second visit take, and the page's longest tasks."""
    with (
        share_of_a_core(share),
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as profile,
    ):
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium_path(), args=ARGUMENTS, viewport=DESKTOP
        )
        for name in ("cold", "warm", "warm"):
            site.sent.clear()
            said = first_move(context, site)
            print(
                f"{name}: first page {said['shown']:.2f} s, own move answered"
                f" {said['answered']:.2f} s, {said['bytes'] / 1e6:.2f} MB"
            )
        for name, took in longest_tasks(context, site).items():
            print(f"longest task, {name}: {took:.0f} ms")
        context.close()


def thought(site: Site, games: list[str], bots: dict[str, int]) -> None:
    """Print how long bots think about a turn of four players."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        python = PythonPage(chromium.new_context().new_page(), site)
        python.run(TURNS)
        for game in games:
            for bot, decisions in bots.items():
                said = python.run(f"turns({game!r}, {bot!r}, 1, {decisions})")
                seconds = sorted(json.loads(said))
                at95 = statistics.quantiles(seconds, n=20)[-1]
                print(f"{game} {bot}: 95 % of {len(seconds)} turns in {at95:.3f} s")
        chromium.close()


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").partition("\n")[0], allow_abbrev=False
    )
    parser.add_argument("--core", type=float, default=0.0, help="share of one core, such as 0.25")
    parser.add_argument("--turns", action="store_true", help="measure bots instead")
    options = parser.parse_args()
    with serving(built()) as site:
        if options.turns:
            games = ["amerigo", "dutch-east-indies"]
            bots = {"deckhand": 9999, "helmsman": 9999, "navigator": 400, "admiral": 60}
            thought(site, games, bots)
        else:
            opened(site, options.core)


if __name__ == "__main__":
    main()
