"""Answers to the operator of a server, in the manner of `payload_types`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from carrack.server.shapes.people_types import DevicePayload

BrokenWhy = Literal["components", "store", "unreadable"]
TalkPlace = Literal["table", "club"]


class OwnServerPayload(Struct):
    """A server as its operator sees it."""

    address: str
    """The address that links begin with; empty if there is none."""
    address_given: bool
    """It is given by the settings, which win over the page."""
    open: bool
    """Others in the network of the server reach it."""
    may_open: bool
    """It can be opened to the network, and closed, from the page."""
    lan: str | None
    """The address for others in the same network."""
    open_with: str | None
    """The command that opens it, where only this machine reaches it and the page cannot."""
    devices: list[DevicePayload]
    """The devices that are the operator's."""


class ReportedLinePayload(Struct):
    """A line of talk that somebody has reported.

    `place` is its table or its club, `title` the game or the name of the club.
    """

    kind: Annotated[str, TalkPlace]
    place: str
    number: int
    title: str
    name: str
    at: str
    text: str


class ReportedLinesPayload(Struct):
    """The reported lines of talk, the newest first."""

    lines: list[ReportedLinePayload]


class BrokenTablePayload(Struct):
    """A table that could not be opened."""

    table: str
    why: Annotated[str, BrokenWhy]
    reason: str


class DamagePayload(Struct):
    """Damage of a server: findings in the database, and the `tables` that cannot be read whole.

    `broken` are those that could not be opened since the start.
    """

    problems: list[str]
    tables: list[str]
    broken: list[BrokenTablePayload]
