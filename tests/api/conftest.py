"""A server for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.server.clock import Clock
from support.server.local import LocalServer, opened


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalServer]:
    with opened(tmp_path) as local:
        yield local


@pytest.fixture
def clock() -> Clock:
    return Clock()
