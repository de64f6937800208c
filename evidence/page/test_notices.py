"""Somebody is told by an address and by their browser, and ends it by the link in a notice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from evidence.support.addressed import addressed
from evidence.support.page.axe import flawless
from playwright.sync_api import BrowserContext, Page, expect

from support.page.shared import Ears, Opener, open_seats
from support.server.process import Server
from support.server.push import Subscriber, is_signed_by
from support.server.receiver import Receiver, receiver
from support.server.tables import Table, human, open_table

SUBSCRIBED = """(subscription) => {
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription });
}"""
"""Instead of the push service of the browser's maker, which a test cannot ask."""


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with addressed(tmp_path_factory.mktemp("telling")) as server:
        yield server


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as hook:
        yield hook


def two(server: Server) -> Table:
    return open_table(server.address, human("Ada"), human("Ben"), game="amerigo")


def at_my_page(page: Page, server: Server, name: str = "Ada") -> None:
    page.goto(f"{server.address}/#/you")
    page.get_by_test_id("my-name").fill(name)
    page.get_by_test_id("my-name").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def play_until_asked(table: Table, seat: int) -> None:
    """Others play until a seat is asked, which has played before."""
    table.play_until(lambda now: now["deciding"] != seat)
    table.play_until(lambda now: now["deciding"] == seat)


def test_an_address_is_added_tried_told_and_ended_by_keyboard(
    telling: Server, desktop: BrowserContext, visitor: Opener, hook: Receiver
) -> None:
    table = two(telling)
    page = desktop.new_page()
    page.goto(table.link(0))
    expect(page.get_by_test_id("board")).to_be_visible()
    at_my_page(page, telling)
    page.get_by_test_id("tell-address").fill(f"{hook.address}/ada")
    page.keyboard.press("Enter")
    channel = page.get_by_test_id("channel")
    expect(channel).to_contain_text("Webhook 127.0.0.1")
    channel.get_by_test_id("try-channel").press("Enter")
    expect(page.get_by_test_id("tested")).to_be_visible()
    assert hook.next(1).json["text"] == "Notices from Carrack will look like this"
    channel.get_by_test_id("wants-ended").press("Space")
    page.reload()
    expect(channel.get_by_test_id("wants-ended")).not_to_be_checked()
    expect(channel.get_by_test_id("wants-turn")).to_be_checked()

    play_until_asked(table, 0)
    told = hook.next(2).json
    assert told["notices"][0] == {
        "kind": "turn",
        "text": "It is your turn: Amerigo",
        "link": f"{telling.address}/#/t/{table.table}",
    }
    looker = visitor(bypass_csp=True).new_page()
    looker.goto(told["stop"])
    flawless(looker, "stop")
    page.reload()
    expect(channel).to_have_count(1)
    looker.get_by_test_id("stop").click()
    expect(looker.get_by_test_id("stopped")).to_be_visible()
    assert told["stop"].rpartition("/")[2] not in looker.url
    page.reload()
    expect(page.get_by_test_id("tell-add")).to_be_visible()
    expect(channel).to_have_count(0)


def test_a_push_is_shown_by_the_browser_and_leads_to_the_table(
    telling: Server, desktop: BrowserContext, hook: Receiver
) -> None:
    subscriber = Subscriber(f"{hook.address}/push")
    desktop.grant_permissions(["notifications"], origin=telling.address)
    page = desktop.new_page()
    table = two(telling)
    page.goto(table.link(0))
    expect(page.get_by_test_id("board")).to_be_visible()
    at_my_page(page, telling)
    assert (
        page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    )
    page.evaluate(SUBSCRIBED, subscriber.subscription)
    page.get_by_test_id("tell-by-push").click()
    expect(page.get_by_test_id("channel")).to_be_visible()
    play_until_asked(table, 0)
    taken = hook.next(1)
    key = page.evaluate("fetch('api/v1/me/notices').then((r) => r.json()).then((n) => n.push_key)")
    assert is_signed_by(taken, key)
    said = subscriber.reads(taken)
    assert said["web_push"] == 8030
    assert said["notification"]["navigate"] == f"{telling.address}/#/t/{table.table}"
    assert said["notification"]["tag"] == taken.headers["Topic"]

    (worker,) = desktop.service_workers
    worker.evaluate(NOTED)
    deliver(desktop, page, telling.address, json.dumps(said))
    page.wait_for_function("() => navigator.serviceWorker.ready")
    title, options = worker.evaluate("noted()")
    assert (title, options["tag"]) == ("It is your turn: Amerigo", taken.headers["Topic"])
    assert [each["title"] for each in options["actions"]] == ["Stop these notices"]
    assert worker.evaluate("clicked('')") == f"{telling.address}/#/t/{table.table}"
    assert "/#/stop/" in worker.evaluate("clicked('stop')")


NOTED = """() => {
  let note, options;
  const shown = new Promise((done) => (note = done));
  ServiceWorkerRegistration.prototype.showNotification = async (...said) => {
    options = said[1];
    note(said);
  };
  self.noted = () => shown;
  self.clicked = async (action) => {
    let opened = "", done;
    Clients.prototype.openWindow = async (address) => (opened = address);
    const notification = { data: options.data, close: () => {} };
    const waitUntil = (promise) => (done = promise);
    const said = { action, notification, waitUntil };
    self.dispatchEvent(Object.assign(new Event("notificationclick"), said));
    await done;
    return opened;
  };
}"""
"""Headless Chromium lets nobody show a notice: here it is noted what would be shown."""


def deliver(context: BrowserContext, page: Page, origin: str, data: str) -> None:
    """Hands a push to the service worker, as the browser's own push service would."""
    protocol = context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    event = "ServiceWorker.workerRegistrationUpdated"
    protocol.on(event, lambda said: found.extend(said["registrations"]))
    protocol.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    where = {"origin": origin, "registrationId": found[-1]["registrationId"]}
    protocol.send("ServiceWorker.deliverPushMessage", {**where, "data": data})


def test_a_host_names_the_address_of_a_group_on_a_phone(
    telling: Server, phone: BrowserContext, hook: Receiver, listeners: Ears
) -> None:
    listeners[phone].allowed += ("400",)
    table = two(telling)
    page = phone.new_page()
    page.goto(table.link(0, host=True))
    expect(page.get_by_test_id("board")).to_be_visible()
    open_seats(page)
    page.get_by_test_id("table-notices").locator("summary").click()
    page.get_by_test_id("tell-address").fill("http://192.168.0.1/")
    page.get_by_test_id("tell-add").click()
    expect(page.get_by_role("alert").filter(has_text="192.168.0.1")).to_be_visible()
    flawless(page, "table-notices")
    page.get_by_test_id("tell-address").fill(f"{hook.address}/group")
    page.get_by_test_id("tell-add").click()
    expect(page.get_by_test_id("channel")).to_be_visible()
    page.get_by_test_id("try-channel").click()
    expect(page.get_by_test_id("tested")).to_be_visible()
    page.get_by_test_id("nudge").click()
    expect(page.get_by_test_id("nudged")).to_have_text("Reminded.")
    deciding = ("Ada", "Ben")[table.look()["deciding"]]
    assert hook.next(2).json["text"] == f"The others wait for {deciding}: Amerigo"
