"""The static edition when the browser keeps nothing, no more, or something that cannot be read."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, Route, expect

from support.page.shared import Ears
from support.page.site import Site, ask, look, new_table, started

PATIENCE = 60_000  # ms

FILL = """
(bytes) => new Promise((done) => {
  const request = indexedDB.open('carrack /games/carrack/', 1);
  request.onsuccess = () => {
    const store = request.result.transaction('blocks', 'readwrite').objectStore('blocks');
    store.put(new Uint8Array(bytes), 0).onsuccess = () => { request.result.close(); done(); };
  };
})
"""
BLOCK = """
() => new Promise((done) => {
  const request = indexedDB.open('carrack /games/carrack/', 1);
  request.onsuccess = () => {
    const store = request.result.transaction('blocks').objectStore('blocks');
    store.get(0).onsuccess = (event) => { request.result.close(); done([...event.target.result]); };
  };
})
"""


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


def test_a_browser_that_keeps_nothing_is_told_so(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    page = site.open(desktop, prepared=with_storage(FORBIDDEN))
    said = page.get_by_test_id("engine-failed")
    expect(said).to_contain_text("private window", timeout=PATIENCE)
    page.get_by_test_id("language").select_option("de")
    expect(said).to_contain_text("privaten Fenster")


def test_a_move_that_finds_no_room_has_not_been_made(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    listeners[desktop].allowed += ("no more room",)  # the log says so as well
    page = started(site.open(desktop, prepared=with_storage(FULL)))
    made = new_table(page)
    while not (before := look(page, made))["legal"]:
        made = new_table(page)  # until the person begins
    page.evaluate(TELL_DISK, True)
    move = {"move_id": "one", "at": before["seq"], "seat": 0, "move": before["legal"][0]["move"]}
    path, token = f"tables/{made['table']}", made["seats"][0]["token"]
    answer = page.evaluate("(all) => ask(...all)", ["POST", f"{path}/moves", token, move])
    assert answer["status"] == 503
    assert "no more room" in answer["body"]["error"]["message"]
    assert look(page, made)["seq"] == before["seq"]
    page.evaluate(TELL_DISK, False)
    assert ask(page, "POST", f"{path}/moves", token, move)["seq"] > before["seq"]


def test_what_cannot_be_read_is_said_and_left_as_it_is(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    page = started(site.open(desktop))
    new_table(page)
    page.close()
    page = desktop.new_page()
    page.goto(site.address + "manifest.webmanifest")
    rubbish = list(b"rubbish " * 512)
    page.evaluate(FILL, rubbish)
    page.close()
    page = site.open(desktop)
    expect(page.get_by_test_id("engine-failed")).to_contain_text("cannot be read", timeout=PATIENCE)
    assert page.evaluate(BLOCK) == rubbish


def test_all_tables_go_through_a_file_into_another_browser(
    site: Site, visitor: Callable[..., BrowserContext], listeners: Ears
) -> None:
    page = started(site.open(visitor()))
    made = new_table(page)
    page.goto(site.address)
    with page.expect_download() as saving:
        page.get_by_test_id("save-tables").click(timeout=PATIENCE)
    file = saving.value.path()
    assert "secret" in file.read_text().partition("\n")[0]

    other = started(site.open(visitor()))
    with other.expect_file_chooser() as choosing:
        other.get_by_test_id("read-tables").click()
    choosing.value.set_files(file)
    other.get_by_test_id("continue").click()
    expect(other.get_by_test_id("board")).to_be_visible(timeout=PATIENCE)
    known = other.evaluate("Object.entries(localStorage).join()")
    assert made["seats"][0]["token"] not in known
    other.close()


STRICT = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:"
)


def test_a_strict_policy_needs_one_exception(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    listeners[desktop].allowed += ("blob:",)
    site.headers["Content-Security-Policy"] = STRICT
    page = started(site.open(desktop))
    assert new_table(page)["table"]
    assert any(name.endswith("pyodide.asm.mjs") for name in site.sent)


def test_a_newer_version_waits_and_finds_yesterdays_tables(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    page = started(site.open(desktop))
    made = new_table(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    started(page)
    files = site.file("sw.js").decode()
    version = files.partition('"version": "')[2].partition('"')[0]
    index = site.file("index.html").decode().replace("<title>Carrack", "<title>Newer")
    site.other["sw.js"] = files.replace(version, "newer").encode()
    site.other["index.html"] = index.encode()
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    newer = page.get_by_test_id("newer")
    newer.wait_for(timeout=PATIENCE)
    assert "Newer" not in page.content()
    with page.expect_navigation():
        newer.get_by_role("button").click()
    started(page)
    assert "<title>Newer" in page.evaluate("fetch('./').then((answer) => answer.text())")
    assert look(page, made)["status"] == "running"
