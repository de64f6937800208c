"""A watcher at a table of a real server, without whom bots alone do not play on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.sync.client import connect


@contextmanager
def watching(address: str, table: str) -> Iterator[None]:
    """Watches silently, from the current position."""
    live = f"{address.replace('http:', 'ws:')}/api/v1/tables/{table}/live"
    with connect(live, max_queue=None) as socket:
        socket.send(json.dumps({"tokens": [], "since": None}))
        socket.recv()
        yield
