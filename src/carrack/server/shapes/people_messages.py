"""Messages from the page about the person who uses it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from carrack.server.shapes.messages import ClientMessage, Name, TableId, Token
from carrack.server.shapes.people_types import HolidayPayload, NightPayload

CLAIMED = 500  # links at a time

Zone = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+\-/]*$")]
Mailbox = Annotated[str, Meta(min_length=3, max_length=200)]
Code = Annotated[str, Meta(min_length=1, max_length=64)]
Tongue = Annotated[str, Meta(max_length=16, pattern=r"^[A-Za-z0-9-]*$")]


class PersonPost(ClientMessage):
    """Somebody wants to be remembered on this device."""

    name: Name
    time_zone: Zone = ""
    language: Tongue = ""


class PersonPut(ClientMessage):
    """Changes of a person: what is not given stays."""

    name: Name | None = None
    time_zone: Zone | None = None
    language: Tongue | None = None
    play_shown: bool | None = None


class HoursPut(ClientMessage):
    """The hours in which the person does not play, as a whole."""

    night: NightPayload | None
    holidays: Annotated[list[HolidayPayload], Meta(max_length=60)]


class LeavePost(ClientMessage):
    """Signs out this device, another one, or all of them."""

    device: Annotated[str, Meta(max_length=64)] | None = None
    everywhere: bool = False


class EnterPost(ClientMessage):
    """A code that a device shows, or that a link carries."""

    code: Code


class PasskeyPost(ClientMessage):
    """A passkey, as a browser writes it in JSON."""

    credential: dict[str, Any]


class MailPost(ClientMessage):
    """An address at which the person wants to be let in by a link."""

    address: Mailbox


class EnterMailPost(ClientMessage):
    """Mails a link to whoever has this address, if anybody has."""

    address: Mailbox


class ClaimPost(ClientMessage):
    """Links that this person holds."""

    tokens: Annotated[list[Token], Meta(max_length=CLAIMED)]


class ReleasePost(ClientMessage):
    """A statement that this person's seats at a table belong to somebody else."""

    table: TableId
