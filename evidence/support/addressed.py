"""A server that knows its address before it begins: links of its messages lead there."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.server.process import NONE, Server, serving


@contextmanager
def addressed(data: Path, *more: str) -> Iterator[Server]:
    """A server that knows its address, and tells people at once what happens, on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    said = {
        "CARRACK_ADDRESS": f"http://localhost:{port}",
        "CARRACK_NOTICE_HOSTS": "127.0.0.1",
        "CARRACK_NOTICE_SECONDS": "0",
    }
    with serving(data, "--port", str(port), *more, limits={**NONE, **said}) as server:
        server.address = said["CARRACK_ADDRESS"]
        yield server
