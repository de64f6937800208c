"""Answers about notices, in the manner of `payload_types`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

WantedKind = Literal["turn", "began", "ended", "waits", "invited", "round"]
"""The kinds of notices that somebody may ask for."""
NoticeKind = WantedKind | Literal["gone"]
"""The kinds of notices; `gone`: that an address of theirs is forgotten."""
Lacking = Literal["address", "apprise", "pywebpush"]
"""A setting or a library without which nobody is told anything."""


class ChannelPayload(Struct):
    """A way on which somebody is told things. Its address is shown to nobody.

    `label` is a host, a mailbox or a device; `sent` is when it last took something, `failed` since
    when it takes nothing, `gone` when its address was given up and forgotten.
    """

    channel: str
    kind: str
    label: str
    wanted: list[WantedKind]
    created: str
    sent: str | None
    failed: str | None
    gone: str | None


class GivenUpPayload(Struct):
    """Something that somebody was to be told, and that no address took."""

    kind: NoticeKind
    table: str | None
    at: str


class NoticesPayload(Struct):
    """The ways on which a person is told things, or those of a table.

    `kinds` are what can be told, `services` the kinds of addresses that are taken; `mail` is the
    person's mailbox, `push_key` what a browser needs to be told. `given_up` is what could not be
    told.
    """

    channels: list[ChannelPayload]
    kinds: list[WantedKind]
    services: list[str]
    missing: list[Lacking]
    mail: str | None
    push_key: str | None
    given_up: list[GivenUpPayload]


class StopPayload(Struct):
    """The channel that a link ends; `stopped`: there is none any more."""

    kind: str
    label: str
    stopped: bool


class NudgedPayload(Struct):
    """The number of entries that remind people that others wait."""

    told: int
