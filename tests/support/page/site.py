"""The static edition as any web space serves it: below a path, uncompressed, without headers."""

from __future__ import annotations

import functools
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from filelock import FileLock
from playwright.sync_api import BrowserContext, Page

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "build" / "site-tested"
EXAMPLE = "examples/fen-fair"
PATH = "/games/carrack/"
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Ben", "bot": "deckhand"}]

ASKING = """
globalThis.tables = null;
globalThis.acknowledged = -1;
const Plain = Worker;
globalThis.Worker = class extends Plain {
  postMessage(message, ...more) {
    if (message.role === 'tables') globalThis.tables = this;
    super.postMessage(message, ...more);
  }
};
let asked = 0;
globalThis.ask = (method, path, tokens, body) => new Promise((resolve) => {
  const id = ++asked;
  const hear = ({ data }) => {
    if (data.page !== 'test' || data.answered.id !== id) return;
    tables.removeEventListener('message', hear);
    const { status, body } = data.answered;
    resolve({ status, body: body.length ? JSON.parse(new TextDecoder().decode(body)) : null });
  };
  tables.addEventListener('message', hear);
  const headers = tokens ? { authorization: `Bearer ${tokens}` } : {};
  const sent = body === undefined ? '' : JSON.stringify(body);
  tables.postMessage({
    page: 'test',
    asked: { id, kind: 'request', method, path: `/api/v1/${path}`, headers, body: sent },
  });
});
"""
"""Lets a test ask the tables' worker, as the page does: `ask(method, path, tokens, body)`."""

LATE = """
const Hired = Worker;
self.Worker = class {
  constructor(...how) { this.how = how; }
  postMessage(message) {
    if (!this.role) {
      this.role = message;
      return;
    }
    if (!this.hired) {
      this.hired = new Hired(...this.how);
      this.hired.onmessage = (event) => this.onmessage?.(event);
      this.hired.onerror = (event) => this.onerror?.(event);
      this.hired.postMessage(this.role);
    }
    this.hired.postMessage(message);
  }
  terminate() { this.hired?.terminate(); }
};
"""
"""Starts the interpreter that thinks with its first job, not in advance: most tests have none."""


def built() -> Path:
    """The folder of the static edition with the example game, made if its sources have changed."""
    FOLDER.parent.mkdir(exist_ok=True)
    with FileLock(FOLDER.with_suffix(".lock")):
        command = [sys.executable, "site_build.py", "--target", str(FOLDER), EXAMPLE]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return FOLDER


class Site:
    """A running web space. `sent` counts the bytes of bodies that it has sent, by name of file."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address = address
        self.folder = folder
        self.headers: dict[str, str] = {}
        self.other: dict[str, bytes] = {}
        """Files that are served instead of those of the folder, by name."""
        self.sent: dict[str, int] = {}

    def file(self, name: str) -> bytes:
        """A file of the folder."""
        return (self.folder / name).read_bytes()

    def thinks_late(self) -> None:
        """Lets tabs start the worker that thinks only when a bot is to move."""
        for worker in self.folder.glob("assets/worker-*.js"):
            self.other[f"assets/{worker.name}"] = LATE.encode() + worker.read_bytes()

    def open(
        self,
        context: BrowserContext,
        path: str = "",
        prepared: Callable[[Page], None] = lambda page: None,
    ) -> Page:
        """A new page of the site, whose tables can be asked."""
        page = context.new_page()
        page.add_init_script(ASKING)
        prepared(page)
        page.goto(self.address + path)
        return page


def started(page: Page) -> Page:
    """The page, with its engine there."""
    page.wait_for_function("() => document.documentElement.dataset.engine === 'ready'")
    return page


def ask(page: Page, method: str, path: str, tokens: str = "", body: Any = None) -> Any:
    """What the tables' worker of a page answers. The answer must not be a refusal."""
    sent = "undefined" if body is None else "body"
    call = f"([method, path, tokens, body]) => ask(method, path, tokens, {sent})"
    answer = page.evaluate(call, [method, path, tokens, body])
    assert answer["status"] < 300, answer
    return answer["body"]


def new_table(page: Page, **more: Any) -> Json:
    """A table for one against a bot: the answer of the table's worker."""
    wish = {"game": "amerigo", "players": 2, "seats": SEATS, **more}
    return dict(ask(page, "POST", "tables", body=wish))


def look(page: Page, made: Json) -> Json:
    """The table as its first seat sees it."""
    return dict(ask(page, "GET", f"tables/{made['table']}", made["seats"][0]["token"]))


class WebSpace(ThreadingHTTPServer):
    """Serves files; a page that is left while it loads closes its connection early."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def serving(folder: Path, path: str = PATH) -> Iterator[Site]:
    """The folder on a port of this machine, below a path."""

    class Handler(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

        def do_GET(self) -> None:
            if not self.path.startswith(path):
                self.send_error(404)
                return
            name = self.path[len(path) :].split("?")[0]
            self.path = f"/{name}"
            if (body := site.other.get(name or "index.html")) is not None:
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(name or "index.html"))
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            else:
                super().do_GET()

        def copyfile(self, source: Any, outputfile: Any) -> None:
            name = self.path.removeprefix("/")
            body = source.read()
            site.sent[name] = site.sent.get(name, 0) + len(body)
            outputfile.write(body)

        def end_headers(self) -> None:
            for name, value in site.headers.items():
                self.send_header(name, value)
            super().end_headers()

    handler = functools.partial(Handler, directory=str(folder))
    Handler.extensions_map = {**Handler.extensions_map, ".mjs": "text/javascript"}
    server = WebSpace(("127.0.0.1", 0), handler)
    site = Site(f"http://localhost:{server.server_address[1]}{path}", folder)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield site
    finally:
        server.shutdown()
        server.server_close()
