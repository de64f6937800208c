"""Rated tables, whose people are signed in on devices of their own."""

from __future__ import annotations

from typing import Any

import httpx

from support.server.local import LocalServer, until_person_decides
from support.server.people import Device
from support.server.shared_luck import ADA, BEN, Waiting

BOT = {"kind": "bot", "bot": "random"}


def person(local: LocalServer, name: str) -> Device:
    return Device(local).remembered(name)


def asked(maker: Device, *seats: dict[str, Any], **more: Any) -> httpx.Response:
    """Somebody asks for a rated table with these seats."""
    wish = {"game": "tiny", "players": len(seats), "seats": [*seats], "options": {"rounds": 1}}
    return maker.ask("POST", "/tables", {**wish, "rated": True, **more})


def rated_table(maker: Device, *guests: Device, bots: int = 0, **more: Any) -> Waiting:
    """A rated table whose maker sits on the first seat, then guests, then bots."""
    response = asked(maker, ADA, *[BEN] * len(guests), *[BOT] * bots, **more)
    assert response.status_code == 201, response.text
    made = Waiting(maker.local, response.json())
    people = zip(made.devices, (maker, *guests), strict=False)
    for seat, (device, whose) in enumerate(people):
        owner = whose.at(made, *made.seats[seat].tokens)
        device.owner = made.seats[seat] = owner
    return made


def played_rated(maker: Device, *guests: Device, bots: int = 0) -> Waiting:
    """The same, played to its end."""
    made = rated_table(maker, *guests, bots=bots)
    if guests:
        made.begins()
    play_out(made)
    return made


def play_out(made: Waiting) -> None:
    """Plays to the end, whoever decides; bots play by themselves."""
    while (now := until_person_decides(made))["status"] == "running":
        seat = made.seats[now["deciding"]]
        if not now["view"]["throws"]:
            seat.plays("throw")
        seat.plays("end")
