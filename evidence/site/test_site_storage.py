"""The static edition when the browser keeps nothing, no more, or something that cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from support.page.shared import Ears
from support.page.site import SEATS, Json, Site, ask, look, new_table, started

BROKEN = "undefined"  # what the interpreter says of a question without a body
PEOPLE = [SEATS[0], {"kind": "human", "name": "Ben"}]

IN_STORAGE = """
(change) => new Promise((done) => {
  const request = indexedDB.open('carrack /games/carrack/', 1);
  request.onsuccess = () => {
    const transaction = request.result.transaction(['blocks', 'head'], 'readwrite');
    const [blocks, head] = ['blocks', 'head'].map((name) => transaction.objectStore(name));
    if (change.block) blocks.put(new Uint8Array(change.block), 0);
    if (change.size) head.put({ owner: 'nobody', size: change.size }, 'head');
    const kept = blocks.getAll();
    transaction.oncomplete = () => {
      request.result.close();
      done(kept.result.map((block) => [...block]));
    };
  };
})
"""
"""Changes what is kept (`block`, the bytes of the first one; `size`), and gives all blocks."""

FORBIDDEN = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError') }"


FULL = """
const put = IDBObjectStore.prototype.put;
let full = false;
const disk = new BroadcastChannel('disk');
disk.onmessage = ({ data }) => {
  full = data;
  disk.postMessage('heard');
};
IDBObjectStore.prototype.put = function (...all) {
  if (full) throw new DOMException('full', 'QuotaExceededError');
  return put.apply(this, all);
};
"""


TELL_DISK = """
(full) => new Promise((heard) => {
  const disk = new BroadcastChannel('disk');
  disk.onmessage = () => { disk.close(); heard(); };
  disk.postMessage(full);
})
"""


def with_storage(code: str) -> Callable[[Page], None]:
    """Lets workers run some code first, which stands for another browser or disk."""

    def altered(route: Route) -> None:
        body = f"{code};{route.fetch().text()}"
        route.fulfill(body=body, content_type="text/javascript")

    return lambda page: page.context.route("**/assets/worker-*.js", altered)


def move(page: Page, made: Json) -> Json:
    """Status and body of the answer to the first legal move of a table of `PEOPLE`."""
    path, tokens = f"tables/{made['table']}", ",".join(seat["token"] for seat in made["seats"])
    now = ask(page, "GET", path, tokens)
    wish = {"at": now["seq"], "seat": now["deciding"], "move": now["legal"][0]["move"]}
    wish["move_id"] = f"after-{now['seq']}"
    answer: Json = page.evaluate("(all) => ask(...all)", ["POST", f"{path}/moves", tokens, wish])
    return answer


def test_a_browser_that_keeps_nothing_is_told_so(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    page = site.open(desktop, prepared=with_storage(FORBIDDEN))
    said = page.get_by_test_id("engine-failed")
    expect(said).to_contain_text("private window")
    page.get_by_test_id("language").select_option("de")
    expect(said).to_contain_text("privaten Fenster")
    # nothing waits there for what does not come
    expect(page.get_by_test_id("play-now")).to_be_disabled()
    expect(page.get_by_test_id("card-play").first).to_be_disabled()


def test_neither_a_full_disk_nor_a_broken_engine_nor_a_second_tab_spoils_a_table(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    # the log says of a full disk as well
    listeners[desktop].allowed += ("no room left", BROKEN, "another tab")
    page = started(site.open(desktop, prepared=with_storage(FULL)))
    made = new_table(page, seats=PEOPLE)
    a_move_that_finds_no_room_has_not_been_made(page, made)
    an_engine_that_breaks_down_is_started_again(page, made)
    a_tab_that_does_not_know_of_another_spoils_nothing(page, made, site, desktop)


def a_move_that_finds_no_room_has_not_been_made(page: Page, made: Json) -> None:
    before = look(page, made)["seq"]
    page.evaluate(TELL_DISK, True)
    answer = move(page, made)
    assert answer["status"] == 503
    assert "no room left" in answer["body"]["error"]["message"]
    assert look(page, made)["seq"] == before
    page.evaluate(TELL_DISK, False)
    assert move(page, made)["body"]["seq"] > before


def an_engine_that_breaks_down_is_started_again(page: Page, made: Json) -> None:
    page.evaluate("globalThis.broken = tables")
    page.evaluate("tables.postMessage({ page: 'test', asked: { id: 0, kind: 'request' } })")
    page.wait_for_function("() => tables !== broken")
    page.evaluate("navigator.serviceWorker.ready")
    assert move(started(page), made)["status"] == 200


def a_tab_that_does_not_know_of_another_spoils_nothing(
    first: Page, made: Json, site: Site, context: BrowserContext
) -> None:
    alone = "delete Navigator.prototype.locks"  # the first one will not hear that it is looked for
    second = started(site.open(context, prepared=lambda page: page.add_init_script(alone)))
    before, kept = look(second, made)["seq"], second.evaluate(IN_STORAGE, {})
    answer = move(first, made)
    assert answer["status"] == 503
    assert "open in another tab" in answer["body"]["error"]["message"]
    assert second.evaluate(IN_STORAGE, {}) == kept
    assert look(second, made)["seq"] == look(first, made)["seq"] == before
    assert move(second, made)["body"]["seq"] > before


STRICT = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:"
)


@pytest.mark.thorough  # a record goes through a file in test_site_records.py
def test_all_tables_go_through_a_file_into_another_browser_and_what_cannot_be_read_is_left_as_it_is(
    site: Site, visitor: Callable[..., BrowserContext], listeners: Ears
) -> None:
    context = visitor()
    page = started(site.open(context))
    made = new_table(page)
    page.goto(site.address)
    with page.expect_download() as saving:
        page.get_by_test_id("save-tables").click()
    file = saving.value.path()
    assert "secret" in file.read_text().partition("\n")[0]
    page.close()
    another_browser_reads_it_under_a_strict_policy(site, visitor(), listeners, file, made)
    what_cannot_be_read_is_said_and_left_as_it_is(site, context)


def another_browser_reads_it_under_a_strict_policy(
    site: Site, context: BrowserContext, listeners: Ears, file: Path, made: Json
) -> None:
    listeners[context].allowed += ("blob:",)  # the one exception, which is asked for first
    site.headers["Content-Security-Policy"] = STRICT
    site.sent.clear()
    page = started(site.open(context))
    assert any(name.endswith("pyodide.asm.mjs") for name in site.sent)
    with page.expect_file_chooser() as choosing:
        page.get_by_test_id("read-tables").click()
    choosing.value.set_files(file)
    page.get_by_test_id("continue").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    known = page.evaluate("Object.entries(localStorage).join()")
    assert made["seats"][0]["token"] not in known
    assert new_table(page)["table"]
    page.close()
    site.headers.clear()


def what_cannot_be_read_is_said_and_left_as_it_is(site: Site, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(site.address + "manifest.webmanifest")
    rubbish = list(b"rubbish " * 512)
    for change, why in (({"block": rubbish}, "not a database"), ({"size": 2**50}, "missing")):
        kept = page.evaluate(IN_STORAGE, change)
        page.goto("about:blank")
        page.goto(site.address)
        said = page.get_by_test_id("engine-failed")
        expect(said).to_contain_text("cannot be read")
        expect(said).to_contain_text(why)
        assert page.evaluate(IN_STORAGE, {}) == kept


def test_a_newer_version_waits_and_finds_yesterdays_tables_and_the_readers_language(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    listeners[desktop].allowed += ("ERR_INTERNET_DISCONNECTED",)
    page = started(site.open(desktop))
    page.get_by_test_id("language").select_option("de")
    made = new_table(page)
    page.wait_for_function("async () => await caches.match('languages/de')")
    page.reload()
    files = site.file("sw.js").decode()
    version = files.partition('"version": "')[2].partition('"')[0]
    index = site.file("index.html").decode().replace("<title>Carrack", "<title>Newer")
    site.other["sw.js"] = files.replace(version, "newer").encode()
    site.other["index.html"] = index.encode()
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    newer = page.get_by_test_id("newer")
    newer.wait_for()
    assert "Newer" not in page.content()
    with page.expect_navigation():
        newer.get_by_role("button").click()
    assert "<title>Newer" in page.evaluate("fetch('./').then((answer) => answer.text())")
    desktop.set_offline(True)
    page.goto(site.address + "#/rules/amerigo")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("main")).to_contain_text("Wertung")
    started(page)
    assert look(page, made)["status"] == "running"


def test_a_tab_whose_engine_does_not_come_leaves_the_tables_to_another(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    listeners[desktop].allowed += ("packages.zip", "503")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    first = site.open(desktop, prepared=lambda page: page.route("**/packages.zip*", hold))
    first.wait_for_function("() => globalThis.tables !== null")
    second = site.open(desktop)
    second.wait_for_function("() => document.documentElement.dataset.engine === 'ready'")
    assert second.evaluate("globalThis.tables") is None  # it relies on the first
    while not held:
        first.wait_for_timeout(50)
    held[0].fulfill(status=503)
    expect(first.get_by_test_id("engine-failed")).to_contain_text("503")
    second.wait_for_function("() => globalThis.tables !== null")
    new_table(started(second))
