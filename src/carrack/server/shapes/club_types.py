"""Answers about clubs and the lobby, in the manner of `payload_types`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from carrack.server.clocks.pace import Pace

Role = Literal["host", "member"]


class MyClubPayload(Struct):
    """A club that the person belongs to."""

    club: str
    name: str
    role: Annotated[str, Role]
    members: int
    """The number of its members."""


class ClubsPayload(Struct):
    """The clubs of a person, and whether they may found others."""

    may_found: bool
    clubs: list[MyClubPayload]


class MemberPayload(Struct):
    """A member of a club; `person` is the pseudonym."""

    person: str
    name: str
    role: Annotated[str, Role]
    since: str
    you: bool


class ClubPayload(Struct):
    """A club as its members see it."""

    club: str
    name: str
    created: str
    role: Annotated[str, Role]
    everybody: bool
    """Everybody who is signed in here belongs to it."""
    invitation: bool
    """There is a link that lets people join."""
    members: list[MemberPayload]


class ClubEditionPayload(Struct):
    """An edition that a club shares; `at` is UTC."""

    number: int
    game: str
    name: str
    title: str
    at: str


class ClubEditionsPayload(Struct):
    """The editions of a club, the latest first."""

    editions: list[ClubEditionPayload]


class ClubEditionOptionsPayload(Struct):
    """The options of a table with such an edition: its text, and what follows from it."""

    edition: ClubEditionPayload
    options: dict[str, int | str]


class ClubLinePayload(Struct):
    """A line of talk in a club; `person` is the pseudonym of who has said it, `at` is UTC."""

    number: int
    person: str
    name: str
    at: str
    text: str
    """Empty: the line was removed."""
    reported: bool
    """Whether somebody finds that it should be removed; only hosts are told."""
    you: bool


class ClubTalkPayload(Struct):
    """The talk in a club, in order."""

    lines: list[ClubLinePayload]


class ClubInvitationPayload(Struct):
    """The secret of a new invitation to a club."""

    invitation: str


class InvitedClubPayload(Struct):
    """The club that an invitation is to; `member` says that who asks belongs to it already."""

    club: str
    name: str
    members: int
    member: bool


class ListedSeatPayload(Struct):
    """A seat of a listed table; `invited` is the name of whoever it is kept for."""

    seat: int
    name: str
    kind: Annotated[str, Literal["human", "bot"]]
    bot: str | None
    free: bool
    """Whether the reader may sit down here."""
    waiting: bool
    """Nobody sits here yet."""
    you: bool
    invited: str | None
    place: int | None
    """From 1, once the game is over."""
    points: int | None
    won: bool = False


class ListedTablePayload(Struct):
    """A table that is listed for the person who asks."""

    table: str
    game: str
    title: str
    club: str | None
    club_name: str | None
    open_to: Annotated[str, Literal["link", "club", "everybody"]]
    strength: Annotated[str, Literal["any", "newcomers", "experienced"]]
    status: Annotated[str, Literal["waiting", "running", "over", "ended"]]
    created: str
    updated: str
    players: int
    clock: Pace | None
    rated: bool
    hints: bool
    watchable: bool
    host: bool
    """Whether the reader is its host."""
    invited: int | None
    """The seat that is kept for who asks."""
    seats: list[ListedSeatPayload]


class LobbyPayload(Struct):
    """The tables that are listed for the person who asks, those that wait first."""

    tables: list[ListedTablePayload]


class LobbySeatPayload(Struct):
    """The seat that somebody has taken."""

    table: str
    seat: int
