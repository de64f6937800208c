"""Several people at one table: all see every move, nobody sees more than is allowed."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from support.page.amerigo import AmerigoPlayer
from support.page.shared import Ears, Opener
from support.server.process import Server, serving
from support.server.tables import Table, human, kept, open_table


def test_two_browsers_and_a_spectator_who_learns_no_more_than_he_may(
    tmp_path: Path, desktop: BrowserContext, phone: BrowserContext, visitor: Opener, listeners: Ears
) -> None:
    with serving(tmp_path) as server:
        table = open_table(server.address, human("Ada"), human("Ben"))
        watching = visitor()
        ada = seated(desktop, listeners, table, 0, touch=False)
        ben = seated(phone, listeners, table, 1, touch=True)
        watcher = watching.new_page()
        watcher.goto(table.link())
        expect(watcher.get_by_test_id("spectator")).to_be_visible()
        for _ in range(8):
            mover, other = (ada, ben) if table.look()["deciding"] == 0 else (ben, ada)
            play_turn(mover, table)
            sees_all(other.page, table)
            sees_all(watcher, table)
            nothing_to_play(watcher)
        expect(watcher.get_by_test_id("board")).to_be_visible()
        hears_nothing_hidden(listeners, table, tmp_path)
        for context in listeners:
            context.close()  # before their server


def seated(
    context: BrowserContext, listeners: Ears, table: Table, seat: int, touch: bool
) -> AmerigoPlayer:
    page = context.new_page()
    page.add_init_script("localStorage.setItem('carrack.settings', '{\"speed\":\"off\"}')")
    page.goto(table.link(seat))
    return AmerigoPlayer(page, listeners[context], table, seat, touch=touch)


def play_turn(player: AmerigoPlayer, table: Table) -> None:
    """Clicks until somebody else is to decide."""
    while table.look()["deciding"] == player.seat:
        player.step()
        player.answered()


def sees_all(page: Page, table: Table) -> None:
    """The newest event of the table stands in the log of the page."""
    shown = [step for step in table.steps() if step["events"] and not step["undone"]]
    line = page.locator(f"[data-testid=log] [data-seq='{shown[-1]['seq']}']")
    expect(line.first).to_be_attached()


def nothing_to_play(page: Page) -> None:
    for name in ("move", "group", "confirm", "undo", "place-here"):
        expect(page.get_by_test_id(name)).to_have_count(0)
    expect(page.locator("[data-offer]")).to_have_count(0)


def hears_nothing_hidden(listeners: Ears, table: Table, data: Path) -> None:
    """Neither the seed nor a hidden draw nor a hash of the state is in anything that was sent."""
    seed, lines = kept(data, table.table)
    entries = [json.loads(line) for line in lines]
    hidden = [
        json.dumps(entry["outcome"]).replace(" ", "")
        for entry in entries
        if entry.get("chance") in ("pirates", "tokens", "production")
    ]
    hashes = [str(entry["hash"]) for entry in entries if "hash" in entry]
    assert len(hidden) == 3 and hashes
    for ear in listeners.values():
        heard = ear.everything().replace(" ", "")
        assert len(heard) > 10_000
        for secret in (seed.hex(), *hidden, *hashes, *filter(None, table.tokens), table.host):
            assert secret not in heard


def test_two_people_at_one_device_take_turns(
    server: Server, page: Page, desktop: BrowserContext, listeners: Ears
) -> None:
    page.goto(f"{server.address}/#/new")
    page.get_by_test_id("players-2").check()
    for seat, name in enumerate(("Ada", "Ben")):
        page.get_by_test_id(f"name-{seat}").fill(name)
        page.get_by_test_id(f"who-{seat}-here").check()
    page.get_by_test_id("create").click()
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_contain_text(": Choose")
    first = prompt.inner_text().split(":")[0]
    for name in (first, "Ben" if first == "Ada" else "Ada"):
        expect(prompt).to_contain_text(f"{name}: Choose")
        expect(page).to_have_title("● Your turn – Amerigo")
        page.locator("[data-testid=move][data-move='gold']").click()
        page.get_by_test_id("confirm").click()
    expect(prompt).to_contain_text(f"{first}: Choose")
    assert listeners[desktop].moves == ["gold", "end", "gold", "end"]


def test_a_click_on_a_ship_of_the_frame_means_the_space_that_it_lies_in(
    server: Server, desktop: BrowserContext
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    for move in ("blue", "place @1", "place @7", "end"):
        table.play(0, move)
    table.play(1, "blue")
    ben = desktop.new_page()
    ben.goto(table.link(1))
    ben.locator("[data-testid=board] [data-offer='place @1']").wait_for()
    ben.locator("[data-thing='ship:0-0'] .sail").click()
    expect(ben.locator("[data-thing='ship:1-0'][data-node='@1']")).to_be_visible()
    assert table.moves()[-1] == "place @1"
