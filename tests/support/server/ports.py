"""A port for a server that is to come back at the same address."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def held_port() -> Iterator[str]:
    """A port that nobody else is given meanwhile: it is bound, and not listened to."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as servers do
        held.bind(("127.0.0.1", 0))
        yield str(held.getsockname()[1])
