"""Clubs to test with: a host, members, and tables that are listed for them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carrack.server.settings import Settings
from support.server.local import LocalServer, opened
from support.server.people import Device
from support.server.shared_luck import Waiting

FOUNDING = Settings(loopback_exempt=True, clubs="everybody")


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalServer]:
    """A server where everybody founds clubs."""
    with opened(tmp_path, settings=FOUNDING) as local:
        yield local


def club_of(host: Device, *others: Device, name: str = "Sea dogs") -> str:
    """A new club, which the others join by an invitation."""
    club = str(host.post("/clubs", {"name": name})["club"])
    if others:
        invitation = host.post(f"/clubs/{club}/invitation", {})
        for each in others:
            each.post("/club-invitation/accept", invitation)
    return club


def listed(
    device: Device,
    local: LocalServer,
    *,
    seats: int = 2,
    free: int = 1,
    name: str = "Ada",
    **more: Any,
) -> Waiting:
    """A table that somebody makes who is signed in; `free` of its seats are for others."""
    here = [{"kind": "human", "name": name}] * (seats - free)
    free_seats = [{"kind": "human", "elsewhere": True}] * free
    wish = {"game": "tiny", "players": seats, "seats": [*here, *free_seats], **more}
    made = Waiting(local, device.post("/tables", wish))
    made.spectator = device.at(made)  # nobody else may look
    return made


def sits_down(device: Device, table: str) -> dict[str, Any]:
    """What comes of a click on a free seat: the seat, and the token that opens it."""
    token = secrets.token_urlsafe(32)
    return {**device.post(f"/lobby/{table}/join", {"token": token}), "token": token}
