"""The static edition: the whole of Carrack from a link, in one tab, with nobody to ask."""

from __future__ import annotations

import gzip
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from evidence.support.page.fen_fair import begin, play_out
from evidence.support.page.tries import compare, play_turn
from playwright.sync_api import BrowserContext, Error, Page, expect

from carrack.testing.walks import THOROUGH
from support.page.shared import Ears
from support.page.site import ROOT, SEATS, Site, ask, look, new_table, started

Json = dict[str, Any]
MOVES = "[data-testid=move]:visible, [data-testid=group]:visible"
CRASHED = ("crash", "ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED")


def test_the_first_visit_sends_little(shipped: Site, desktop: BrowserContext) -> None:
    page = started(shipped.open(desktop))
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    # the engine is 6.83 MB; the lists of lessons (9 kB) and the texts of the games whose pictures
    # are shown (5 kB, and 15 kB if they come before the visit is over) made 7.99 MB to 8.02
    assert sum(shipped.sent.values()) < 8_100_000, shipped.sent
    order = list(shipped.sent)
    pictures = [at for at, name in enumerate(order) if "/showcase-" in name]
    engine = [at for at, name in enumerate(order) if name.startswith("engine-")]
    assert len(pictures) == 2 and max(pictures) < min(engine), order


def test_rules_and_courses_open_before_the_engine(site: Site, desktop: BrowserContext) -> None:
    desktop.route(
        "**/assets/worker-*.js",
        lambda route: route.fulfill(body="", content_type="text/javascript"),
    )
    page = site.open(desktop, "#/rules/dutch-east-indies")
    expect(page.locator("main")).to_contain_text("DEI-WIN-1")
    page.goto(site.address + "#/learn/amerigo")
    expect(page.get_by_test_id("take-ships")).to_be_visible()
    expect(page.get_by_test_id("engine-bar")).to_be_visible()
    page.get_by_test_id("course-go").click()
    expect(page.get_by_test_id("course-go")).to_be_disabled()  # it begins when the engine is there
    expect(page.get_by_test_id("lesson-text")).to_contain_text("Welcome, captain!")


def test_a_puzzle_is_fetched_when_it_is_gone_to_and_judged_in_the_tab(
    site: Site, desktop: BrowserContext
) -> None:
    page = started(site.open(desktop))
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    assert not [name for name in site.sent if name.startswith("assets/puzzles-")]
    page.locator("[data-game=amerigo]").get_by_test_id("card-puzzles").click()
    page.locator("[data-testid^=puzzle-].primary").click()
    play_turn(page)
    expect(compare(page)).to_contain_text(re.compile("gives away|As good as the best"))


def test_a_language_that_does_not_come_leaves_begin_in_reach(
    site: Site, phone: BrowserContext, listeners: Ears
) -> None:
    listeners[phone].allow("net::ERR_FAILED")
    phone.route("**/assets/language-it*", lambda route: route.abort())
    page = site.open(phone, "#/new/amerigo")
    page.get_by_test_id("create").wait_for()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("language").select_option("it")
    expect(page.get_by_test_id("away")).to_contain_text("Italiano cannot be loaded")
    page.keyboard.press("Escape")
    page.get_by_test_id("create").click(trial=True)


def link(made: Json) -> str:
    return f"#/t/{made['table']}/{made['seats'][0]['token']}/{made['host']}"


@pytest.mark.parametrize("seed", range(17 if THOROUGH else 1))
def test_a_tab_that_crashes_three_times_loses_nothing_that_was_answered(
    site: Site, desktop: BrowserContext, listeners: Ears, seed: int
) -> None:
    luck = random.Random(seed)
    listeners[desktop].allowed += CRASHED
    acknowledged: list[int] = []

    def acknowledge(seq: int) -> None:
        acknowledged.append(seq)

    desktop.expose_function("acknowledge", acknowledge)
    page = started(site.open(desktop))
    made = new_table(page, seats=[SEATS[0], {"kind": "human", "name": "Ben"}], seed=seed)
    tokens = ",".join(seat["token"] for seat in made["seats"])
    now = look(page, made)
    for _ in range(3):
        plays_on(page, made, tokens, now["seq"])
        page.wait_for_timeout(luck.uniform(0, 1300))
        crash(page)
        page.close()
        page = started(site.open(desktop))
        now = ask(page, "GET", f"tables/{made['table']}", tokens)
        assert now["seq"] >= acknowledged[-1] > 0
    plays_on(page, made, tokens, now["seq"])


def plays_on(page: Page, made: Json, tokens: str, seq: int) -> None:
    """Moves are made, one after another, from now on; one of them has been answered."""
    page.evaluate(PLAYING, [made["table"], tokens])
    page.wait_for_function(f"() => globalThis.newest > {seq}")


PLAYING = """
([table, tokens]) => {
  const play = async () => {
    for (let i = 0; ; i++) {
      const { body: now } = await ask('GET', `tables/${table}`, tokens);
      const move = { move_id: `${now.seq}-${Math.random()}`, at: now.seq, seat: now.deciding };
      move.move = now.legal[i % now.legal.length].move;
      const { status, body } = await ask('POST', `tables/${table}/moves`, tokens, move);
      if (status === 200) {
        globalThis.newest = body.seq;
        await acknowledge(body.seq);
      }
    }
  };
  void play();
}
"""


def crash(page: Page) -> None:
    """Ends the process of a page."""
    try:
        page.goto("chrome://crash")
    except Error as error:
        assert "crash" in str(error).lower(), error


def test_a_second_tab_follows_and_takes_over(site: Site, desktop: BrowserContext) -> None:
    first = started(site.open(desktop))
    made = new_table(first)
    second = site.open(desktop, link(made))
    second.locator(MOVES).first.wait_for()
    assert second.evaluate("globalThis.tables") is None  # it has no engine of its own
    second.locator(MOVES).first.click()
    expect(second.get_by_test_id("undo")).to_be_enabled()
    before = look(first, made)["seq"]
    assert before > 0
    first.close()
    second.wait_for_function("() => globalThis.tables !== null")
    started(second)
    assert look(second, made)["seq"] == before
    expect(second.get_by_test_id("undo")).to_be_enabled()
    second.get_by_test_id("undo").click()
    expect(second.get_by_test_id("undo")).to_be_disabled()
    assert look(second, made)["seq"] == before + 1


def test_another_game_is_finished_and_ones_own_box_played_where_nobody_serves_them(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    page = started(site.open(desktop))
    picture = page.locator("[data-game=fen-fair]")
    picture.scroll_into_view_if_needed()
    expect(picture.get_by_text("cart of Player 1")).to_be_visible()
    another_game_is_finished(page, site)
    finished_games_go_out(page, site)
    a_box_is_checked(page, site)
    ones_own_box_stays_at_its_table(page, site)


def another_game_is_finished(page: Page, site: Site) -> None:
    begin(page, site.address)
    page.get_by_test_id("speed").select_option("off")
    play_out(page)
    expect(page.get_by_test_id("rematch-same")).to_be_visible()
    expect(page.get_by_test_id("share")).to_have_count(0)  # the link would lead nowhere
    page.get_by_test_id("open-replay").click()
    page.get_by_test_id("replay-first").click()
    expect(page.locator("[data-place='4']")).to_contain_text("cart of Player 1")


def finished_games_go_out(page: Page, site: Site) -> None:
    page.goto(site.address + "#/")
    with page.expect_download() as saved:
        page.get_by_test_id("all-bgsplay").click()
    assert saved.value.suggested_filename == "carrack.bgsplay"
    file = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert [game["name"] for game in file["games"]] == ["Fen Fair"]
    (play,) = file["plays"]
    people = {each["id"]: each["name"] for each in file["players"]}
    assert [people[score["playerRefId"]] for score in play["playerScores"]] == [*people.values()]


def a_box_is_checked(page: Page, site: Site) -> None:
    page.goto(site.address + "#/edition/amerigo")
    chests, state = page.locator('[data-place="map-1-0"]'), page.get_by_test_id("edition-state")
    chests.fill("many")
    expect(state).to_have_attribute("data-playable", "false")
    expect(page.get_by_test_id("edition-first")).to_contain_text("Chests on the map is 'many'")
    chests.fill("5")
    expect(state).to_have_attribute("data-playable", "true")


def ones_own_box_stays_at_its_table(page: Page, site: Site) -> None:
    page.goto(site.address + "#/edition/dutch-east-indies")
    page.get_by_test_id("edition-title").fill("The box from the attic")
    page.get_by_test_id("edition-play").click()
    page.get_by_test_id("create").click()
    page.get_by_test_id("open-components").wait_for()
    table = page.url.partition("#/t/")[2].partition("/")[0]
    told = ask(page, "GET", f"tables/{table}")
    assert 'title = "The box from the attic"' in told["options"]["box"]
    page.reload()
    started(page)
    expect(page.get_by_test_id("open-components")).to_contain_text("my-box")


def test_it_says_what_it_is_made_of_and_not_where(edition: Path) -> None:
    licences = (edition / "licences.txt").read_text("utf-8")
    for name in ("Pyodide 3", "carrack_games", "fen_fair", "msgspec", "starlette"):
        assert name in licences
    packed = gzip.decompress(next(edition.glob("engine-*/packages.zip.gz")).read_bytes())
    assert str(ROOT).encode() not in packed
