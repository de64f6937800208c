"""A server for each test, or two that share a PostgreSQL (`CARRACK_SERVERS=2`); and notices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.commands import printed
from support.server.fixtures import alone, clock, local, pytest_generate_tests, servers
from support.server.keeping import keeper
from support.server.mailbox import Mailbox, mailbox
from support.server.receiver import Receiver, receiver
from support.server.telling import Telling, telling

__all__ = ["alone", "clock", "keeper", "local", "printed", "pytest_generate_tests", "servers"]


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as hook:
        yield hook


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def server(tmp_path: Path, box: Mailbox, hook: Receiver) -> Iterator[Telling]:
    """A server that tells people of what happens."""
    with telling(tmp_path, box, hook) as server:
        yield server
