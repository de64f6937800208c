"""Answers about the person who asks, in the manner of `payload_types`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from carrack.server.shapes.analysis_types import LikePayload, PrPayload, StrengthPrPayload

Json = dict[str, Any]

Way = Literal["passkey", "mail"]
"""A way in that not every server offers."""


class PersonPayload(Struct):
    """A person as they see themselves; `play_shown`: others may see how well they play."""

    name: str
    time_zone: str
    language: str
    created: str
    play_shown: bool


class DevicePayload(Struct):
    """A device where the person is signed in; `here` says that it is the one that asks."""

    device: str
    words: str
    created: str
    seen: str
    here: bool


class PasskeyPayload(Struct):
    """A passkey of the person; `party` is the name of the server that it was made for."""

    passkey: str
    words: str
    party: str
    created: str
    used: str


Hour = Annotated[int, Meta(ge=0, le=23)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class NightPayload(Struct, forbid_unknown_fields=True):
    """The hours of a night in the person's time zone: from one of the day to another one."""

    begin: Hour
    end: Hour


class HolidayPayload(Struct, forbid_unknown_fields=True):
    """Days of a holiday in the person's time zone, both included."""

    first: Day
    last: Day


class HoursPayload(Struct):
    """The hours in which the person does not play; holidays that are over are left out."""

    night: NightPayload | None
    holidays: list[HolidayPayload]
    left: int
    """The days that can still be holidays this year."""
    most: int
    """The most days of holidays in a year."""
    longest: int
    """The hours that a night has at most."""


class MePayload(Struct):
    """The person who asks; `person` is null for somebody who is not signed in.

    `hours` is when they do not play; `mail` is their address, if they have shown that they read it;
    `offers` are the ways in that this server offers beside codes; `clubs` says whether it has any,
    or they may found some.
    """

    person: PersonPayload | None
    hours: HoursPayload | None
    devices: list[DevicePayload]
    passkeys: list[PasskeyPayload]
    mail: str | None
    offers: list[Way]
    clubs: bool


class RatingPointPayload(Struct):
    """A rating after a game that ended then."""

    ended: str
    rating: float
    sigma: float


class SourcePayload(Struct):
    """A category of the score sheet: points a game, of a person and of all others."""

    source: str
    mine: float
    others: float


class RatedKindPayload(Struct):
    """Somebody's rating in a game with a number of players; the curve ends with it."""

    game: str
    players: int
    rating: float
    sigma: float
    curve: list[RatingPointPayload]
    sources: list[SourcePayload]


class OpponentPayload(Struct):
    """An opponent: a person by the pseudonym, or a bot."""

    name: str
    person: str | None
    place: int


class RatedResultPayload(Struct):
    """A rated game of somebody's; its table and the others are told to those who took part."""

    table: str | None
    game: str
    players: int
    ended: str
    place: int
    points: int
    others: list[OpponentPayload]


class ProfilePayload(Struct):
    """The rated games of a person, the latest first, and what follows from them."""

    name: str
    person: str
    you: bool
    ratings: list[RatedKindPayload]
    games: list[RatedResultPayload]


class ShownPlayPayload(Struct):
    """The rating of somebody's play, for others: all games together, nothing of a single one.

    The fields are those of :class:`PlayedPayload`.
    """

    game: str
    title: str
    games: int
    pr: Annotated[Json, PrPayload]
    strengths: list[Annotated[Json, StrengthPrPayload]]
    like: Annotated[Json, LikePayload] | None


class CodePayload(Struct):
    """A code for one use, good until a time."""

    code: str
    until: str


class ClaimsPayload(Struct):
    """The seats' links that were shown and belong to other people already."""

    others: list[str]
