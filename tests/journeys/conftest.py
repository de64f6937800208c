"""One Chromium and one server for all journeys; each has a fresh profile."""

from __future__ import annotations

import pytest

from support.page.fixtures import *  # noqa: F403
from support.server.process import Server


@pytest.fixture(scope="session")
def server(instant: Server) -> Server:
    """The server of all journeys that stop or change none; its bots answer at once."""
    return instant
