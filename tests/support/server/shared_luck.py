"""Devices that add to a table's luck: each keeps its share until the set is fixed."""

from __future__ import annotations

import secrets
from typing import Any

import httpx

from carrack.core.luck import entropy_hash
from support.server.local import LocalServer, NewTable, Seat

ADA = {"kind": "human", "name": "Ada"}
BEN = {"kind": "human", "name": "Ben", "elsewhere": True}
EVE = {"kind": "human", "name": "Eve", "elsewhere": True}
BOT = {"kind": "bot", "bot": "careful"}


class Device:
    """What a player's device does by itself at a table that gathers."""

    def __init__(self, owner: Seat, seat: int) -> None:
        self.owner = owner
        self.seat = seat
        self.share = secrets.token_bytes(32)

    @property
    def hash(self) -> str:
        return entropy_hash(self.share)

    def send(self, **said: Any) -> httpx.Response:
        return self.owner.post("/luck", {"seat": self.seat, **said})

    def commits(self) -> dict[str, Any]:
        response = self.send(hash=self.hash)
        assert response.status_code == 200, response.text
        return dict(response.json())

    def opens(self) -> dict[str, Any]:
        response = self.send(opened=self.share.hex())
        assert response.status_code == 200, response.text
        return dict(response.json())


class Waiting(NewTable):
    """A table that gathers, and the devices of its people."""

    def __init__(self, local: LocalServer, answer: dict[str, Any]) -> None:
        super().__init__(local, answer)
        self.devices = [Device(owner, seat) for seat, owner in enumerate(self.seats)]

    def after_restart(self, local: LocalServer) -> Waiting:
        """The same people with the same devices, at a restarted server."""
        made = Waiting(local, self.answer)
        for now, before in zip(made.devices, self.devices, strict=True):
            now.share, now.owner.tokens[:] = before.share, before.owner.tokens
        return made

    def everybody_comes(self) -> None:
        """All sit down and send their hashes."""
        for device in self.devices:
            if not device.owner.tokens and self.invitations[device.seat]:
                self.comes(device.seat)
            if device.owner.tokens:
                device.commits()

    def begins(self) -> dict[str, Any]:
        """All come, send their hashes and open their shares; returns the position."""
        self.everybody_comes()
        for device in self.devices:
            if device.owner.tokens:
                device.opens()
        return self.spectator.look()


def waiting(local: LocalServer, *seats: dict[str, Any], **more: Any) -> Waiting:
    """A table with these seats, opened by Ada."""
    wanted = seats or (ADA, BEN)
    response = local.post_table(players=len(wanted), seats=list(wanted), **more)
    assert response.status_code == 201, response.text
    return Waiting(local, response.json())


def refused(response: httpx.Response) -> tuple[int, str]:
    """Status and code of a request that was not carried out."""
    return response.status_code, response.json()["error"]["code"]
