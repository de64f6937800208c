"""What the server sends, as types: answers to requests, and messages on the WebSocket.

The page's `web/src/protocol/types.ts` is written from here by `web/generate_types.py`: a class
`SeatPayload` is called `Seat` there, and `Annotated[Json, StepPayload]` stands for data that games
or bots hand over in that form (`engine_types`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from carrack.server.http.engine_types import (
    AnalysisPayload,
    BranchPayload,
    CommandPayload,
    CoursePayload,
    DescribedPayload,
    GameOptionPayload,
    GatheringLuckPayload,
    GatheringNotePayload,
    LuckSourcePayload,
    MessagePayload,
    RecordHeaderPayload,
    ResultPayload,
    StandingPayload,
    StepPayload,
    Value,
    ViewPayload,
)

Json = dict[str, Any]
# --- tables --------------------------------------------------------------------------------------


class SeatPayload(Struct):
    """Who sits on a seat. An automaton has none: the rules play it. It stands after the seats."""

    seat: int
    name: str
    kind: Annotated[str, Literal["human", "bot", "automaton"]]
    bot: str | None
    online: bool
    resigned: bool
    arrival: Annotated[str, Literal["here", "awaited", "opened", "came", "absent"]]
    """Here from the start; awaited; awaited, with the link opened; came by link; left out."""
    invited: bool
    """There is an invitation that nobody has used yet."""


class ThinkingPayload(Struct):
    """A bot at work on its turn. Times are in seconds."""

    seat: int
    bot: str
    since: str
    elapsed: float
    seconds: int | None
    """How long a turn of it usually takes at most."""
    limit: float | None
    """Of a bot that is not ours: how long it has for each decision."""


class ThinkingMessagePayload(ThinkingPayload):
    """A bot begins to think."""

    type: Literal["thinking"] = "thinking"


class EndedTurnPayload(Struct):
    """The seat whose turn has just ended, and the decision that an undo of the end returns to."""

    seat: int
    to: int
    seconds: float
    """How long it stays open, from the answer on."""


class PausedPayload(Struct):
    """Why a table stands still, and through which seat (null: the host)."""

    why: Annotated[str, Literal["asked", "nobody"]]
    seat: int | None


class EndsPayload(Struct):
    """That a table will be removed: when, and because of whom."""

    at: str
    why: Annotated[str, Literal["unused", "keeper"]]


class CommonPayload(Struct):
    """What everybody is shown of a position."""

    seq: int
    steps_total: int
    status: Annotated[str, Literal["running", "over"]]
    decision: int
    undo_floor: int
    deciding: int
    awaited: list[int]
    """The seats whose people have yet to sit down: nobody plays before."""
    provisional: bool
    thinking: ThinkingPayload | None
    """The bot that decides, if one does."""
    ended: EndedTurnPayload | None
    """The turn that has just ended and can still be taken back, if there is one."""
    paused: PausedPayload | None
    seats: list[SeatPayload]
    standing: list[Annotated[Json, StandingPayload]]
    """What everything public would score now that is not scored yet, by source."""
    result: Annotated[Json, ResultPayload] | None
    seed: str | None
    rematch: str | None
    """The next table with the same seats, if somebody asked for one."""


class OwnPayload(Struct):
    """What a viewer is shown of a position as nobody else may be."""

    viewer: int | None
    view: Annotated[Json, ViewPayload]
    legal: list[Annotated[Json, DescribedPayload]]
    left: list[Annotated[Json, MessagePayload]]
    """What ending the turn now would give up, in words of the game, if one is to choose."""
    courses: list[Annotated[Json, CoursePayload]]
    commands: list[Annotated[Json, CommandPayload]]


class AboutPayload(Struct):
    """What a table is, before and after it begins, and what it is to this viewer."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, Value]
    practice: bool
    commitment: str
    """The hash of the server's part of the luck."""
    created: str
    hints: bool
    """Whether seats may ask what a bot would play."""
    talk: bool
    """Whether seats may talk, as it was when this was sent."""
    watchable: bool
    """Whether those without a seat may look on."""
    you: list[int]
    host: bool
    invited: list[int]
    """Seats whose invitations were shown."""
    lost: list[int]
    """Seats that were this device's once, and are somebody else's now."""


class BegunPayload(Struct):
    """What was fixed when the game began."""

    branch: Annotated[Json, BranchPayload] | None
    luck: Annotated[Json, LuckSourcePayload]


class WaitingPayload(Struct):
    """A table without a game: it waits for its people, or has ended before one could begin."""

    seq: int
    status: Annotated[str, Literal["waiting", "ended"]]
    deciding: int
    awaited: list[int]
    seats: list[SeatPayload]
    luck: Annotated[Json, GatheringLuckPayload]
    notes: list[Annotated[Json, GatheringNotePayload]]
    view: None = None
    legal: list[Annotated[Json, DescribedPayload]] = []
    rematch: None = None


class StepsPayload(Struct):
    """Steps as a viewer may know them."""

    steps: list[Annotated[Json, StepPayload]]


class NewStepsPayload(StepsPayload):
    """What a commit has brought."""

    type: Literal["steps"] = "steps"


class SyncPayload(StepsPayload):
    """The first message: with the whole table, the steps that were missed."""

    type: Literal["sync"] = "sync"


class GatheringChangePayload(Struct):
    """A table that waits has changed."""

    type: Literal["gathering"] = "gathering"


class PresencePayload(Struct):
    """Who is there now."""

    seats: list[SeatPayload]
    type: Literal["presence"] = "presence"


class EndsMessagePayload(Struct):
    """The table will be removed, or (null) no longer."""

    ends: EndsPayload | None
    type: Literal["ends"] = "ends"


class WatchablePayload(Struct):
    """The host has opened the table to watchers, or closed it."""

    watchable: bool
    type: Literal["watchable"] = "watchable"


class TalkLinePayload(Struct):
    """A line of talk; `at` is UTC, ISO 8601."""

    number: int
    seat: int
    at: str
    text: str


class TalkLinesPayload(Struct):
    """What has been said."""

    on: bool
    """Whether seats may talk at this table."""
    lines: list[TalkLinePayload]


class TalkMessagePayload(TalkLinesPayload):
    """Somebody has said something, or the host has switched talk on or off."""

    type: Literal["talk"] = "talk"


class AnalysisProgressPayload(Struct):
    """How far an analysis is."""

    status: Annotated[str, Literal["none", "waiting", "running", "done", "failed"]]
    done: int
    """Of `total`; 0 while that is not known yet."""
    total: int


class AnalysisMessagePayload(AnalysisProgressPayload):
    """The same, pushed."""

    type: Literal["analysis"] = "analysis"


class AnalysisStatePayload(AnalysisProgressPayload):
    """The same, with the analysis when it is done."""

    analysis: Annotated[Raw, AnalysisPayload] | None
    message: str
    """What went wrong, or what is missing, in English."""
    key: str
    """Of the same in the texts of the server."""
    args: dict[str, Any]


class DeletedPayload(Struct):
    """The table is gone."""

    type: Literal["deleted"] = "deleted"


class PongPayload(Struct):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


class RepeatedPayload(Struct):
    """What is answered to a request that was carried out before."""

    repeated: Literal[True]
    seq: int
    """The step that it led to."""
    snapshot: Annotated[Raw, "Snapshot"]


# --- other answers -------------------------------------------------------------------------------


class NewSeatSecretPayload(Struct):
    """One's own seats have a token, those of people elsewhere an invitation."""

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


class MyTablePayload(Struct):
    """A table that a device knows."""

    table: str
    game: str
    title: str
    status: Annotated[str, Literal["running", "over", "waiting", "ended"]]
    practice: bool
    deciding: int
    awaited: list[int]
    your_turn: bool
    you: list[int]
    host: bool
    seats: list[SeatPayload]
    created: str
    updated: str
    rematch: str | None
    result: Annotated[Json, ResultPayload] | None
    ends: EndsPayload | None


class MissingTablePayload(Struct):
    """A table that is not there any more, or that only a seat lets one look at."""

    table: str
    missing: Literal[True] = True
    closed: Literal[True] | UnsetType = UNSET


class ReplayInfoPayload(Struct):
    """A record that somebody brought."""

    replay: str
    title: str
    header: Annotated[Json, RecordHeaderPayload]
    seats: list[SeatPayload]
    steps: list[Annotated[Json, StepPayload]]
    result: Annotated[Json, ResultPayload] | None
    total: int


class PastPositionPayload(Struct):
    """The position after a step."""

    seq: int
    deciding: int
    view: Annotated[Json, ViewPayload]
    step: Annotated[Json, StepPayload]


class GameInfoPayload(Struct):
    """A game that can be played here."""

    name: str
    title: str
    players: tuple[int, int]
    automata: dict[str, int]
    """How many opponents the rules play, by number of players; left out: none."""
    options: list[Annotated[Json, GameOptionPayload]]
    bots: list[str]
    strengths: list[str]
    """Bots that are meant for people, the weakest first."""
    titles: dict[str, str]
    """What bots of this server's own are called, by name."""
    version: str
    maps: bool


class ServerInfoPayload(Struct):
    """Version, and where other devices of the network find the server, if it lets them."""

    version: str
    lan: str | None


class SeatChangePayload(Struct):
    """What an action on a seat has brought; `invitation` is the secret of a new one."""

    seat: SeatPayload
    invitation: str | None
    seq: int


class PauseStatePayload(Struct):
    """Whether a table stands still."""

    paused: PausedPayload | None
    seq: int


class EndsStatePayload(Struct):
    """Whether a table will be removed."""

    ends: EndsPayload | None


class ErrorPayload(Struct):
    """Why a request cannot be done."""

    code: str
    """For programs."""
    message: str
    """The sentence for people, in English."""
    key: str
    """Of the same in the texts of the server or the game, in every language."""
    args: dict[str, Any]
    rule: str
    """The rule that refuses."""
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
"""What is sent as one object, made of several: each part once for all who see the same."""

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
"""What is one of several."""
