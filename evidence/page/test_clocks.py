"""A game by the clock: it is chosen, shown, runs out, and whoever is back plays on."""

from __future__ import annotations

import re

from evidence.support.page.axe import flawless
from playwright.sync_api import Page, expect

from support.server.process import Server
from support.server.tables import Json, Table, bot, comes, human, open_table

DAY = 86_400


def timed(server: Server, *others: Json, **clock: Json | str | int) -> Table:
    """A table of Ada, here, and others, of whom those who are elsewhere have come."""
    wanted = {"kind": "live", "bank": 600, "bot": "deckhand", **clock}
    return open_table(server.address, human("Ada"), *others, seed=3, clock=wanted)


def test_the_time_runs_out_a_bot_plays_on_and_the_person_comes_back_by_a_click(
    server: Server, device: Page
) -> None:
    table = timed(server, {**human("Ben"), "elsewhere": True}, bank=3)
    device.goto(table.link(0))
    comes(table, 1)
    expect(device.get_by_test_id("prompt").locator("..").get_by_role("timer")).to_be_visible()
    expect(device.get_by_test_id("clock-soon")).to_be_visible()
    table.until(lambda now: now["deciding"] == 1, "the bot plays")
    table.ask("POST", "/pause", -1, json={"paused": True})  # Ben has as little time
    assert table.look()["seats"][0]["bot"] == "deckhand"
    expect(device.get_by_test_id("clock-replaced")).to_contain_text("until you are back")
    device.get_by_test_id("clock-back").focus()
    device.keyboard.press("Enter")
    expect(device.get_by_test_id("clock-replaced")).to_have_count(0)
    assert table.look()["seats"][0]["kind"] == "human"


def test_all_agree_to_a_pause_and_a_replay_shows_the_time_used(server: Server, page: Page) -> None:
    table = timed(server, {**human("Ben"), "elsewhere": True}, out="wait", bank=60)
    comes(table, 1)
    page.goto(table.link(1))
    page.get_by_test_id("pause").click()
    expect(page.get_by_test_id("pause-asked")).to_contain_text("have yet to agree")
    flawless(page, "pause-asked")
    page.get_by_test_id("pause-withdraw").click()
    expect(page.get_by_test_id("pause-asked")).to_have_count(0)
    table.ask("POST", "/pause", 0, json={"paused": True})
    page.get_by_test_id("pause-agree").click()
    expect(page.get_by_test_id("paused")).to_contain_text("Ben has paused the game.")
    table.ask("POST", "/pause", -1, json={"paused": False})
    table.play(0, "gold")
    table.play(0, "end")
    page.locator("[data-testid=move]:not([disabled])").first.wait_for()
    page.get_by_test_id("open-replay").click()
    used = page.get_by_test_id("sheet-0").get_by_role("timer")
    expect(used).to_have_attribute("title", re.compile(r"Time used: 0:[0-5]\d"))


def does_not_play_now(server: Server, device: Page) -> None:
    """Somebody signs in, and says that it is night; all by keyboard."""
    device.goto(f"{server.address}/#/you")
    device.get_by_test_id("my-name").fill("Ada")
    device.keyboard.press("Enter")
    device.get_by_test_id("night").focus()
    device.keyboard.press("Space")
    hour = int(device.evaluate("new Date().getHours()"))
    device.get_by_test_id("night-from").select_option(str((hour - 3) % 24))
    device.get_by_test_id("night-to").select_option(str((hour + 3) % 24))
    device.get_by_test_id("holiday-add").press("Enter")
    expect(device.get_by_test_id("holiday-from-0")).to_be_focused()
    device.get_by_test_id("holiday-remove-0").press("Enter")
    device.get_by_test_id("save-hours").press("Enter")
    expect(device.get_by_test_id("hours-saved")).to_be_visible()


def test_a_clock_is_chosen_among_the_options(server: Server, device: Page) -> None:
    does_not_play_now(server, device)
    device.goto(f"{server.address}/#/new")
    device.locator("details summary", has_text="Options").click()
    device.get_by_test_id("clock-own").focus()
    device.keyboard.press("Space")
    device.get_by_test_id("clock-kind").select_option("days")
    device.get_by_test_id("clock-bank").fill("2")
    device.get_by_test_id("clock-out").select_option("wait")
    expect(device.get_by_test_id("clock-nights")).to_be_checked()
    device.get_by_test_id("create").click()
    timer = device.get_by_test_id("prompt").locator("..").get_by_role("timer")
    expect(timer).to_contain_text("d")
    expect(timer).to_contain_text("☾")
    expect(timer).to_have_attribute("title", re.compile(r"stands still until \d?\d:00"))
    name = device.evaluate("location.hash").split("/")[2]
    made = Table(
        server.address, name, "", [], open_table(server.address, bot("a"), bot("b")).client
    )
    clock = made.look()["clock"]
    assert (clock["kind"], clock["bank"], clock["cap"], clock["out"]) == (
        "days",
        2 * DAY,
        7 * DAY,
        "wait",
    )
