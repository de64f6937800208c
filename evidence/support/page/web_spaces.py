"""Web spaces with their habits: where they lead to, what they leave out, what a lost page is.

Sources: the pages of Cloudflare, Netlify and GitHub about serving a folder, and what
`serve-handler` does that `npx serve` rests on.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

from support.page.site import WebSpace


@dataclass(frozen=True)
class Habits:
    """How a web space answers for a folder."""

    leads: int = 0
    """The status with which it leads from `a.html` to `a`; 0: it does not."""
    slash: bool = True
    """Whether it leads from a folder without a stroke to the one with it."""
    jekyll: bool = False
    """Whether it leaves out what begins with `_`, unless there is a file `.nojekyll`."""


SPACES = {
    "cloudflare": Habits(leads=308),
    "netlify": Habits(leads=301),
    "github": Habits(jekyll=True),
    "serve": Habits(leads=301, slash=False),
}


def answer(habits: Habits, folder: Path, path: str) -> tuple[int, str]:
    """A status, and the file that is sent with it or the address that is led to."""
    if habits.leads and path.endswith(".html"):
        return habits.leads, path.removesuffix(".html").removesuffix("index")
    there = folder / path.strip("/")
    if there.is_dir() and habits.slash and not path.endswith("/"):
        return 301, f"{path}/"
    files = [path, f"{path}.html", f"{path.rstrip('/')}/index.html"]
    hidden = habits.jekyll and not (folder / ".nojekyll").exists() and "/_" in path
    for name in files:
        if not hidden and (folder / name.strip("/")).is_file():
            return 200, name
    return 404, "/404.html"


@contextmanager
def served(folder: Path, habits: Habits) -> Iterator[tuple[str, list[str]]]:
    """The address of the folder, and the paths that were asked for and are not there."""
    missed: list[str] = []

    class Handler(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

        def do_GET(self) -> None:
            status, name = answer(habits, folder, self.path.split("?")[0])
            if status in (301, 308):
                self.send_response(status)
                self.send_header("Location", name)
                self.send_header("Content-Length", "0")
                self.end_headers()
                return
            body = (folder / name.strip("/")).read_bytes()
            if status == 404:
                missed.append(self.path)
            self.send_response(status)
            self.send_header("Content-Type", self.guess_type(name))
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(body)

        do_HEAD = do_GET

    Handler.extensions_map = {**Handler.extensions_map, ".mjs": "text/javascript"}
    server = WebSpace(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_address[1]}/", missed
    finally:
        server.shutdown()
        server.server_close()
