"""The main states of the page: whoever measures, reads or photographs them goes through all.

People have names as long as real ones get, and everything on a page that unfolds is unfolded.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from support.server.dei_sailing import Sailor, market_ports
from support.server.process import serving
from support.server.programs import instant_bots
from support.server.tables import DEI, Json, Table, bot, human, open_table

RECORD = Path(__file__).parents[3] / "tests/records" / "amerigo-4-greedy.jsonl"
ADA, BEN, EVA, DIO = "Maximiliane", "Benedita da Conceição", "Leonor", "Bartolomeu Dias"
CLUB = "Thursday Evening Sailors"
PATIENCE = 90_000  # ms until a game is analysed on a busy machine
TABS = ("players", "displays", "log", "board")


@dataclass
class Prepared:
    """A server, and tables of it that stand where it is worth looking."""

    address: str
    choosing: Table
    building: Table
    left: Table
    turn: Table
    market: Table
    over: Table


@contextmanager
def prepared(folder: Path) -> Iterator[Prepared]:
    """Such a server on a folder; its bots think at once, and everybody may found clubs."""
    program = (str(Path(instant_bots.__file__)),)
    with serving(folder, "--port", "0", "--clubs", "everybody", program=program) as server:

        def two(seed: int, **more: object) -> Table:
            return open_table(server.address, human(ADA), human(BEN), seed=seed, **more)

        rounds = {"game": "dutch-east-indies", "options": {"start": "1", "rounds": 2}}
        names = bot(ADA), bot(BEN, "random")
        made = Prepared(
            address=server.address,
            choosing=two(3),
            building=two(11),
            left=two(3),
            turn=two(6, **DEI),
            market=two(6, **DEI),
            over=open_table(server.address, *names, seed=5, **rounds),
        )
        made.building.play_until(tile_to_build)
        made.left.play(0, "red")
        for _ in range(4):
            made.market.play(0, "load A coin")
        Sailor(made.market, 0).sail_until(can_buy, market_ports)
        made.over.until(lambda now: now["status"] == "over", "the game is over")
        yield made


def tile_to_build(now: Json) -> bool:
    """Whether somebody stands before a choice of tiles that can be built."""
    return now["view"]["round"] >= 2 and any(m["key"] == "move-build" for m in now["legal"])


def can_buy(now: Json) -> bool:
    """Whether a ship trades at the Market."""
    return any(move["key"] == "move-buy" for move in now["legal"])


def begin(page: Page, at: Prepared) -> None:
    """The first page."""
    page.goto(at.address)
    page.get_by_test_id("new-table").wait_for()


def new_table(page: Page, at: Prepared, game: str) -> None:
    """The form of a new table, with all that it offers."""
    page.goto(f"{at.address}/#/new/{game}")
    page.locator("[data-testid=create]:not([disabled])").wait_for()
    unfold(page)


def unfold(page: Page) -> None:
    """Opens all that can be unfolded."""
    page.evaluate("document.querySelectorAll('main details').forEach((e) => (e.open = true))")


def room(page: Page, at: Prepared) -> None:
    """Friends are waited for."""
    page.goto(f"{at.address}/#/new/amerigo/friends")
    page.get_by_test_id("players-2").check()
    page.get_by_test_id("create").click()
    page.get_by_test_id("awaited").first.wait_for()
    unfold(page)


def table(page: Page, shown: Table) -> None:
    """The table of somebody who decides, and is its host."""
    page.goto(shown.link(shown.look()["deciding"], host=True))
    page.get_by_test_id("confirm").or_(page.get_by_test_id("move")).first.wait_for()


def trade(page: Page, at: Prepared) -> None:
    """The Market is open."""
    table(page, at.market)
    page.get_by_test_id("open-market").click()
    page.get_by_test_id("market-move").first.wait_for()


def what_is_left(page: Page, at: Prepared) -> None:
    """A turn could end, and action points would be lost."""
    table(page, at.left)
    page.get_by_test_id("unused").wait_for()


def harbour(page: Page, at: Prepared) -> None:
    """Ships are loaded."""
    table(page, at.turn)
    page.get_by_test_id("open-harbour").click()
    page.get_by_test_id("shelf").wait_for()


def replay(page: Page, at: Prepared) -> None:
    """A record in the middle of its game."""
    page.goto(f"{at.address}/#/replay")
    header, _, rest = RECORD.read_text(encoding="utf-8").partition("\n")
    named = {**json.loads(header), "seats": [{"name": name} for name in (ADA, BEN, EVA, DIO)]}
    text = f"{json.dumps(named)}\n{rest}".encode()
    file: FilePayload = {"name": RECORD.name, "mimeType": "application/jsonl", "buffer": text}
    page.get_by_test_id("record-file").set_input_files(file)
    turns = page.get_by_test_id("replay-turn")
    turns.wait_for()
    turns.fill(str(int(turns.get_attribute("max") or 0) // 2))


def score(page: Page, at: Prepared) -> None:
    """The score sheet of that record."""
    replay(page, at)
    page.get_by_test_id("replay-last").click()
    if not page.get_by_test_id("score").is_visible():
        page.get_by_test_id("menu").click()
    page.get_by_test_id("score").click()
    page.get_by_test_id("score-sheet").wait_for()


def end(page: Page, at: Prepared) -> None:
    """A game is over."""
    page.goto(f"{at.over.link()}/{at.over.host}/{at.over.host}")
    page.get_by_test_id("winner").wait_for()


def analysis(page: Page, at: Prepared) -> None:
    """What it was lost by."""
    end(page, at)
    page.get_by_test_id("open-analysis").click()
    page.get_by_test_id("decision").first.click(timeout=PATIENCE)
    page.get_by_test_id("better").wait_for()


def editor(page: Page, at: Prepared, game: str) -> None:
    """A box is entered, and a name of it is wrong."""
    page.goto(f"{at.address}/#/edition/{game}")
    page.get_by_test_id("edition-progress").wait_for()
    unfold(page)
    page.get_by_test_id("edition-name").fill("no name!")
    page.get_by_test_id("error").first.wait_for()


def club(page: Page, at: Prepared) -> None:
    """A club with its host alone, who has said something."""
    page.goto(f"{at.address}/#/you")
    page.get_by_test_id("my-name").fill(ADA)
    page.get_by_test_id("my-name").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(ADA)
    page.goto(f"{at.address}/#/lobby")
    page.get_by_test_id("club-name").fill(CLUB)
    page.get_by_test_id("found-club").click()
    page.get_by_test_id("new-club-table").wait_for()
    page.get_by_test_id("talk-line").fill("Ahoy!")
    page.get_by_test_id("talk-line").press("Enter")
    page.get_by_test_id("talk-more").wait_for()


STATES: dict[str, Callable[[Page, Prepared], None]] = {
    "start": begin,
    "new": lambda page, at: new_table(page, at, "amerigo"),
    "new-indies": lambda page, at: new_table(page, at, "dutch-east-indies"),
    "room": room,
    "choosing": lambda page, at: table(page, at.choosing),
    "building": lambda page, at: table(page, at.building),
    "left": what_is_left,
    "turn": lambda page, at: table(page, at.turn),
    "harbour": harbour,
    "market": trade,
    "replay": replay,
    "score": score,
    "end": end,
    "analysis": analysis,
    "edition": lambda page, at: editor(page, at, "amerigo"),
    "edition-indies": lambda page, at: editor(page, at, "dutch-east-indies"),
    "club": club,
    "start-again": begin,
}
"""In this order: at its end the first page knows tables and a club."""


def every_state(page: Page, at: Prepared) -> Iterator[str]:
    """Brings a page to one state after another; on a phone each tab of a table is one."""
    for name, bring in STATES.items():
        page.goto("about:blank")  # what follows is drawn at once, not by and by
        bring(page, at)
        page.wait_for_load_state("networkidle")
        tabs = [tab for tab in TABS if page.get_by_test_id(f"tab-{tab}").is_visible()]
        covered = page.get_by_test_id("dialog").count()
        yield name
        for tab in [] if covered else tabs[:-1]:
            page.get_by_test_id(f"tab-{tab}").click()
            yield f"{name}, {tab}"
