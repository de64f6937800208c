"""An HTTP server that takes whatever is sent to it, and shows what came."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from support.waiting import happened, until


@dataclass
class Taken:
    """One request, as it came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """What has come, in order.

    `status` is what is answered, with `headers`; where it `hangs`, once it is let go.
    """

    address: str
    taken: list[Taken] = field(default_factory=list)
    status: int = 204
    headers: dict[str, str] = field(default_factory=dict)
    hangs: bool = False
    let_go: threading.Event = field(default_factory=threading.Event)
    """Set, so that what hangs is answered at once."""

    def next(self, count: int) -> Taken:
        """The newest request, once so many have come."""
        until(lambda: len(self.taken) >= count, f"{count} requests come")
        assert len(self.taken) == count
        return self.taken[-1]


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A receiver at a free port."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"] or 0))
            taker.taken.append(Taken(self.path, dict(self.headers.items()), body))
            if taker.hangs:
                happened(taker.let_go, "the test lets go what hangs")
            self.send_response(taker.status)
            for name, value in {"Content-Length": "0", **taker.headers}.items():
                self.send_header(name, value)
            self.end_headers()

        do_PUT = do_GET = do_POST

        def log_message(self, *args: Any) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    taker = Receiver(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield taker
    finally:
        taker.let_go.set()
        server.shutdown()
        server.server_close()
