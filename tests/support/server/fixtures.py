"""A server for each test; what tests it also tests two on PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.server import postgres
from support.server.clock import Clock
from support.server.in_turn import DATABASE, OfThisTest, kept_in
from support.server.local import LocalServer, opened
from support.server.on_two import left_out, serves

ONLY_TWO = os.environ.get("CARRACK_SERVERS") == "2"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what needs a server on two, where `CARRACK_SERVERS=2` asks for it."""
    name = f"{metafunc.definition.path.stem}::{metafunc.function.__name__}"
    if ONLY_TWO and serves(metafunc) and not left_out(name):
        metafunc.parametrize("servers", [pytest.param(2, id="on_two")], indirect=True)


@pytest.fixture(autouse=True)
def servers(request: pytest.FixtureRequest) -> Iterator[None]:
    """What answers a test: a server with a file, or two that share a PostgreSQL."""
    if getattr(request, "param", 1) == 1:
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        url = postgres.url_for(request.getfixturevalue("tmp_path"))
        patch.setenv(DATABASE, url)
        patch.setattr(OfThisTest, "database", url)
        patch.setattr(OfThisTest, "opened", 0)
        yield
        assert OfThisTest.opened, "has nothing to do with servers: see support/server/on_two.py"


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalServer]:
    with opened(tmp_path) as local:
        yield local


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[LocalServer]:
    """The only server on its store, whichever that is: for who lets the store of a server fail."""
    with opened(tmp_path, store=kept_in(tmp_path / "carrack.db")) as local:
        yield local


@pytest.fixture
def clock() -> Clock:
    return Clock()
