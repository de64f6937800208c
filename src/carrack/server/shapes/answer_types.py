"""Answers about anything but what happens at a table, in the manner of `payload_types`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from carrack.server.shapes.analysis_types import (
    GainPayload,
    KindLossPayload,
    LikePayload,
    MeasuredPayload,
    PhaseLossPayload,
    PrPayload,
    SourceMissedPayload,
    StrengthPrPayload,
)
from carrack.server.shapes.engine_types import (
    CommandPayload,
    CoursePayload,
    DescribedPayload,
    GameOptionPayload,
    MessagePayload,
    MoveValuePayload,
    RecordHeaderPayload,
    ResultPayload,
    StandingPayload,
    StepPayload,
    ViewPayload,
)
from carrack.server.shapes.league_types import TableLeaguePayload
from carrack.server.shapes.payload_types import (
    AboutPayload,
    AnalysisMessagePayload,
    BegunPayload,
    CommonPayload,
    DeletedPayload,
    EndsMessagePayload,
    EndsPayload,
    GatheringChangePayload,
    NewStepsPayload,
    OwnPayload,
    PausedPayload,
    PongPayload,
    PresencePayload,
    ReopeningPayload,
    SeatPayload,
    SyncPayload,
    TalkMessagePayload,
    ThinkingMessagePayload,
    WaitingPayload,
    WatchablePayload,
)

Json = dict[str, Any]


class NewSeatSecretPayload(Struct):
    """The secret of a seat: a token for the maker's own, an invitation for people elsewhere."""

    seat: int
    token: str | None
    invitation: str | None


class CreatedPayload(Struct):
    """A new table, and the secrets that open it."""

    table: str
    host: str | None
    seats: list[NewSeatSecretPayload]
    commitment: str
    status: str


class ReadTablePayload(CreatedPayload):
    """A table that was read from a file, with its new links."""

    title: str
    players: list[str]
    """The names at its seats."""
    practice: bool
    """Always so if the game is not over."""


class SkippedPayload(Struct):
    """A line of a file of tables that was not read, and why."""

    line: int
    table: str | None
    """Its name in the file, if that can be read."""
    code: str
    """`here` if nothing is lost: the table is here already."""
    key: str
    args: dict[str, Any]
    message: str


class TablesFilePayload(Struct):
    """The outcome of reading a file of tables."""

    tables: list[ReadTablePayload]
    skipped: list[SkippedPayload]


class MyTablePayload(Struct):
    """A table that a device knows. `due_in` is how many milliseconds its clock still lasts."""

    table: str
    game: str
    title: str
    status: Annotated[str, Literal["running", "over", "waiting", "ended"]]
    practice: bool
    deciding: int
    awaited: list[int]
    your_turn: bool
    due_in: int | None
    you: list[int]
    host: bool
    seats: list[SeatPayload]
    created: str
    updated: str
    rematch: str | None
    result: Annotated[Json, ResultPayload] | None
    ends: EndsPayload | None
    league: TableLeaguePayload | None
    """Its league, among the tables of a person who may see it."""


class PlayedPayload(Struct):
    """A rating of play in a game, over all analysed tables that somebody may see as theirs."""

    game: str
    title: str
    games: int
    missing: list[str]
    """The tables that are over and not analysed, or by an earlier version."""
    free: int
    pr: Annotated[Json, PrPayload] | None
    points: float | None
    strengths: list[Annotated[Json, StrengthPrPayload]]
    like: Annotated[Json, LikePayload] | None
    result: Annotated[Json, GainPayload] | None
    """The mean of a game, as are `chance` and `skill`; null without games."""
    chance: Annotated[Json, GainPayload] | None
    skill: Annotated[Json, MeasuredPayload] | None
    phases: list[Annotated[Json, PhaseLossPayload]]
    kinds: list[Annotated[Json, KindLossPayload]]
    sources: list[Annotated[Json, SourceMissedPayload]]


class MissingTablePayload(Struct):
    """A table that no longer exists, or that can be seen only with a seat."""

    table: str
    missing: Literal[True] = True
    closed: Literal[True] | UnsetType = UNSET


class ReplayInfoPayload(Struct):
    """An uploaded record."""

    replay: str
    title: str
    header: Annotated[Json, RecordHeaderPayload]
    seats: list[SeatPayload]
    steps: list[Annotated[Json, StepPayload]]
    result: Annotated[Json, ResultPayload] | None
    total: int
    seed: str | None
    """The seed of a whole practice game, in hexadecimal, if all draws follow from it."""


class PastPositionPayload(Struct):
    """The position after a step."""

    seq: int
    deciding: int
    view: Annotated[Json, ViewPayload]
    step: Annotated[Json, StepPayload]


class TriedPositionPayload(Struct):
    """A position that was tried: what a table shows of one, and more, for moves of any seat."""

    view: Annotated[Json, ViewPayload]
    legal: list[Annotated[Json, DescribedPayload]]
    """The moves of whoever decides."""
    left: list[Annotated[Json, MessagePayload]]
    courses: list[Annotated[Json, CoursePayload]]
    commands: list[Annotated[Json, CommandPayload]]
    """The commands of all seats."""
    standing: list[Annotated[Json, StandingPayload]]
    result: Annotated[Json, ResultPayload] | None


class TryPayload(Struct):
    """A line of moves as it was tried, and the position that came of it."""

    at: int
    seat: int
    imagined: int | None
    steps: list[Annotated[Json, StepPayload]]
    """The line with the bot's move, as the seat would see it at a table."""
    sure: int
    """The number of those that rest on nothing imagined."""
    stopped: bool
    """The rest was not tried: the next move draws or reveals, and nothing is imagined."""
    chosen: str | None
    """The bot's move, even if it was not tried."""
    deciding: int
    turn: int
    over: bool
    position: TriedPositionPayload


class JudgedTurnPayload(Struct):
    """A turn that was tried anew, compared with the best one in its position."""

    accepted: bool
    """Whether it is as good as the best, as far as the judge can tell."""
    loss: Annotated[Json, MeasuredPayload]
    tried: Annotated[Json, MoveValuePayload]
    best: Annotated[Json, MoveValuePayload] | None
    """Only if it was asked for."""


class GameAboutPayload(Struct):
    """A game's description of itself in one language; empty where it has none."""

    title: str
    what: str
    length: str
    """The length of a game."""


class GameModulePayload(Struct):
    """An ES module that draws a game in a page."""

    address: str
    """Seen from the page's own."""
    draws: Literal["stage", "board"]
    """All of the table, or the board alone on the plain stage."""
    parts: list[str]
    """The other parts that it has of the game, by the names of its exports."""


class GameInfoPayload(Struct):
    """A game that can be played here."""

    name: str
    title: str
    players: tuple[int, int]
    automata: dict[str, int]
    """The number of automata, by number of players; left out: none."""
    options: list[Annotated[Json, GameOptionPayload]]
    bots: list[str]
    strengths: list[str]
    """Bots that are meant for people, the weakest first."""
    titles: dict[str, str]
    """The titles of bots added to this server, by name."""
    seconds: dict[str, int]
    """The usual most seconds of a bot's whole turn here, by name."""
    version: str
    maps: bool
    editions: bool
    """Whether it has editions that people may enter."""
    by_hand: bool
    """Whether it can be played beside its board: people enter what falls."""
    module: GameModulePayload | None
    """The module that draws it; null: the page draws it plainly."""
    lessons: int
    """The number of its lessons."""
    about: dict[str, GameAboutPayload]
    """By language."""


class ServerInfoPayload(Struct):
    """The version, and the address for other devices on the network, if it is open to them.

    `address` is that of the server, which links begin with, if anybody has said one.
    `open_with` is what to type on the server's machine so that other devices can come, where only
    that machine can; empty if it is in no network. `left_out` are installed games that cannot be
    loaded. Only devices nearby hear of these three.
    """

    version: str
    lan: str | None
    open_with: str | None
    left_out: list[str]
    address: str | None = None


class SeatChangePayload(Struct):
    """The result of an action on a seat; `invitation` is the secret of a new one."""

    seat: SeatPayload
    invitation: str | None
    seq: int


class PauseStatePayload(Struct):
    """Whether a table is paused."""

    paused: PausedPayload | None
    seq: int


class ReopeningStatePayload(Struct):
    """Whether the end of a turn is still asked for, or can be."""

    reopening: ReopeningPayload | None
    seq: int


class InstructionPayload(Struct):
    """The instructions of an own seat, which nobody else is told of.

    `played` are the steps that were played by them. `dropped` says why they were dropped: a `bot`
    plays, its person has `resigned`, or has `undone` what was played so.
    """

    seat: int
    ends: bool
    forced: bool
    played: list[int]
    dropped: Annotated[str, Literal["bot", "resigned", "undone"]] | None


class InstructionsPayload(Struct):
    """The instructions of the own seats, and whether there can be any at this table."""

    possible: bool
    seats: list[InstructionPayload]


class EndsStatePayload(Struct):
    """Whether a table will be removed."""

    ends: EndsPayload | None


class ErrorPayload(Struct):
    """The reason for which a request is refused."""

    code: str
    """A code for programs."""
    message: str
    """The sentence for people, in English."""
    key: str
    """The key of that sentence in the texts of the server or the game."""
    args: dict[str, Any]
    rule: str
    """The rule that forbids it."""
    field: str | None
    """The part of the request that is wrong."""


JOINED: dict[str, tuple[type, ...]] = {
    "Position": (CommonPayload, OwnPayload),
    "Snapshot": (AboutPayload, BegunPayload, CommonPayload, OwnPayload),
    "Gathering": (AboutPayload, WaitingPayload),
    "Push": (NewStepsPayload, CommonPayload, OwnPayload),
    "TableSync": (SyncPayload, AboutPayload, BegunPayload, CommonPayload, OwnPayload),
    "GatheringSync": (SyncPayload, AboutPayload, WaitingPayload),
    "GatheringPush": (GatheringChangePayload, AboutPayload, WaitingPayload),
}
"""Objects sent as one but made of several parts, each built once for all who see the same."""

UNIONS: dict[str, tuple[object, ...]] = {
    "LiveMessage": (
        "TableSync",
        "GatheringSync",
        "GatheringPush",
        "Push",
        PresencePayload,
        EndsMessagePayload,
        WatchablePayload,
        ThinkingMessagePayload,
        TalkMessagePayload,
        AnalysisMessagePayload,
        DeletedPayload,
        PongPayload,
    ),
    "TableRow": (MyTablePayload, MissingTablePayload),
}
"""Unions of several types."""
