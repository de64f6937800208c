"""How quick the static edition is: `python benchmarks/site.py [--core 0.25] [--turns]`.

Builds the site, serves it uncompressed and without headers, and opens it in headless Chromium:
bytes and seconds until the first own move is answered, in a fresh profile (cold) and after that
(warm), and the page's longest tasks. The game is one in which the person moves first. `--core`
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
sys.path[:0] = [str(ROOT / "tests")]

from playwright.sync_api import BrowserContext, sync_playwright  # noqa: E402

from support.page.chromium import ARGUMENTS, DESKTOP, chromium_path  # noqa: E402
from support.page.python import PythonPage  # noqa: E402
from support.page.site import Site, built, serving  # noqa: E402

GROUPS = (Path("/sys/fs/cgroup"), Path("/sys/fs/cgroup/cpu"))  # version 2, version 1
PERIOD = 100_000  # µs
SEED = 5  # three players, of whom the first begins
PATIENCE = 300_000  # ms

WATCH = """
globalThis.longest = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) longest.push([startTime, duration]);
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
    page.add_init_script(WATCH)
    page.goto(site.address)
    page.get_by_test_id("new-table").wait_for(timeout=PATIENCE)
    shown = page.evaluate("performance.now()")
    page.get_by_test_id("new-table").click()
    page.locator("details:has([data-testid=practice]) summary").click(timeout=PATIENCE)
    page.get_by_test_id("practice").check()
    page.get_by_test_id("seed").fill(str(SEED))
    page.locator("[data-testid=create]:enabled").click(timeout=PATIENCE)
    move = page.locator("[data-testid=move]:visible, [data-testid=group]:visible").first
    move.click(timeout=PATIENCE)
    page.wait_for_selector("[data-testid=undo]:enabled", timeout=PATIENCE)
    answered = page.evaluate("performance.now()")
    page.wait_for_timeout(2000)
    tasks = page.evaluate("longest")
    later = [took for start, took in tasks if start > shown]
    page.close()
    return {
        "shown": shown / 1000,
        "answered": answered / 1000,
        "longest": max(later, default=0),
        "bytes": sum(site.sent.values()),
    }


def opened(site: Site, share: float) -> None:
    """Print how long a first and a second visit take."""
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
                f" {said['answered']:.2f} s, longest task {said['longest']:.0f} ms,"
                f" {said['bytes'] / 1e6:.2f} MB"
            )
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
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
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
