"""Types of what the server sends: answers to requests, and messages on the WebSocket.

The page's `web/src/protocol/types.ts` is written from here by `web/generate_types.py`: a class
`SeatPayload` is called `Seat` there, and `Annotated[Json, StepPayload]` stands for data that games
or bots hand over in that form (`engine_types`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Raw, Struct

from carrack.server.clocks.pace import Pace
from carrack.server.shapes.analysis_types import (
    AnalysisPayload,
)
from carrack.server.shapes.engine_types import (
    BranchPayload,
    CommandPayload,
    CoursePayload,
    DescribedPayload,
    GameEventPayload,
    GatheringLuckPayload,
    GatheringNotePayload,
    LuckSourcePayload,
    MessagePayload,
    ResultPayload,
    StandingPayload,
    StepPayload,
    Value,
    ViewPayload,
    Word,
)
from carrack.server.shapes.lesson_types import LessonStatePayload

Json = dict[str, Any]


class SeatPayload(Struct):
    """A seat and its owner. Automata, which have no seat, come after the seats."""

    seat: int
    name: str
    kind: Annotated[str, Literal["human", "bot", "automaton"]]
    bot: str | None
    online: bool
    resigned: bool
    arrival: Annotated[str, Literal["here", "awaited", "opened", "came", "absent"]]
    """Present from the start; awaited; awaited, with the link opened; came by link; left out."""
    invited: bool
    """There is an invitation that nobody has used yet."""


class ThinkingPayload(Struct):
    """A bot at work on its turn. Times are in seconds."""

    seat: int
    bot: str
    since: str
    elapsed: float
    seconds: int | None
    """The usual upper limit for the length of its turn."""
    limit: float | None
    """For a user's bot: the time it has for each decision."""


class ThinkingMessagePayload(ThinkingPayload):
    """A bot begins to think."""

    type: Literal["thinking"] = "thinking"


class EndedTurnPayload(Struct):
    """The seat whose turn has just ended, and the decision to which undoing that returns."""

    seat: int
    to: int
    seconds: float
    """Seconds for which that is possible, from the answer on."""


class ReopeningPayload(Struct):
    """The turn whose end can be taken back if the others consent, until somebody acts."""

    seat: int
    asked: bool
    """Whether that has been asked; otherwise the seat may ask."""
    awaited: list[int]
    """The seats that have yet to consent."""


class PausedPayload(Struct):
    """The reason of a table's pause, and by which seat (null: the host)."""

    why: Annotated[str, Literal["asked", "nobody"]]
    seat: int | None


class SeatClockPayload(Struct):
    """The clock of a seat. Times are in milliseconds."""

    seat: int
    left: int
    used: int
    """The time used in the game so far."""
    running: bool
    out: bool
    """The time has run out in this turn, and nobody has come back since."""
    still: bool
    """It stands still although it is `running`: its person does not play at this hour."""
    until: int | None
    """The time at which a `running` clock next stops or resumes; null where it runs on."""


class ClocksPayload(Struct):
    """The clocks of the people at a table, at a time of the server."""

    at: int
    """Milliseconds since 1970; the clocks that run go on from here."""
    seats: list[SeatClockPayload]
    agreed: list[int]
    """The seats that want the game paused, or, while it is, continued: it needs all people."""


class EndsPayload(Struct):
    """That a table will be removed: when, and why."""

    at: str
    why: Annotated[str, Literal["unused", "keeper"]]


class CommonPayload(Struct):
    """The part of a position that everybody is shown."""

    seq: int
    steps_total: int
    status: Annotated[str, Literal["running", "over"]]
    decision: int
    undo_floor: int
    deciding: int
    awaited: list[int]
    """The seats whose people have yet to sit down; nobody can play before."""
    provisional: bool
    thinking: ThinkingPayload | None
    """The bot that decides, if one does."""
    ended: EndedTurnPayload | None
    """The turn that has just ended and can still be undone, if there is one."""
    reopening: ReopeningPayload | None
    """The turn that can be taken back with the consent of others, if there is one."""
    paused: PausedPayload | None
    clocks: ClocksPayload | None
    """The clocks, if the table has any."""
    seats: list[SeatPayload]
    standing: list[Annotated[Json, StandingPayload]]
    """Points if public things that are not yet scored were scored now, by source."""
    result: Annotated[Json, ResultPayload] | None
    seed: str | None
    rematch: str | None
    """The next table with the same seats, if somebody asked for one."""
    lesson: LessonStatePayload | None
    """The lesson that is played here, if the table was made for one."""


class QuestionPayload(Struct):
    """The question that is to be answered now, in words of the game."""

    about: Annotated[Any, Word]
    labels: list[Annotated[Any, Word]]
    """The meaning of each value; none where there is only one."""
    choices: list[list[Annotated[Any, Word]]]
    """For each value that is wanted what it may be; nothing for whoever may not answer."""
    distinct: bool
    """Whether no choice may be given twice."""
    seat: int | None
    """The seat that alone may see it, and answers; null: any seat."""
    move: str
    """The move that waits for it, in notation; empty: the set-up."""
    entered: int
    """The number of values that were entered for it before this."""
    events: list[Annotated[Json, GameEventPayload]]
    """The events so far in the decision that waits for it."""


class TabletopPayload(Struct):
    """A game beside its board, while it can still be mended."""

    at: int
    """The number of entries and moves so far: a request to enter or mend names it."""
    asked: QuestionPayload | None
    """The question; null while a decision is wanted, or when the game is over."""
    mends: bool
    """Whether something can be taken back by mending."""
    finished: bool
    """The game is over, and waits to be kept as a record."""


class OwnPayload(Struct):
    """The part of a position that only this viewer is shown."""

    viewer: int | None
    view: Annotated[Json, ViewPayload]
    legal: list[Annotated[Json, DescribedPayload]]
    left: list[Annotated[Json, MessagePayload]]
    """Things that ending the turn now would give up, in words of the game, if the viewer acts."""
    courses: list[Annotated[Json, CoursePayload]]
    commands: list[Annotated[Json, CommandPayload]]
    beside: TabletopPayload | None
    """The entries at a table with the board on it; null at others, and once its record is kept."""


class AboutPayload(Struct):
    """The constants of a table, and this viewer's part in it."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, Value]
    practice: bool
    commitment: str
    """The hash of the server's part of the luck."""
    created: str
    clock: Pace | None
    """The clock that was agreed on; null: none."""
    hints: bool
    """Whether seats may ask what a bot would play."""
    rated: bool
    """Whether its game is rated."""
    talk: bool
    """Whether seats may talk, as it was when this was sent."""
    watchable: bool
    """Whether people without a seat may watch."""
    club: str | None
    """The club to which it belongs, for its members: nobody else is told."""
    open_to: Annotated[str, Literal["link", "club", "everybody"]]
    """The people who may take a free seat without a link."""
    secretive: bool
    """Whether seats know different things: a shared screen is covered between them."""
    you: list[int]
    host: bool
    invited: list[int]
    """Seats whose invitations were shown."""
    lost: list[int]
    """Seats that once belonged to this device, and now to somebody else."""


class BegunPayload(Struct):
    """The terms that were fixed when the game began."""

    branch: Annotated[Json, BranchPayload] | None
    luck: Annotated[Json, LuckSourcePayload]


class WaitingPayload(Struct):
    """A table without a game: it waits for its people, or ended before the game could begin."""

    seq: int
    status: Annotated[str, Literal["waiting", "ended"]]
    deciding: int
    awaited: list[int]
    seats: list[SeatPayload]
    luck: Annotated[Json, GatheringLuckPayload]
    notes: list[Annotated[Json, GatheringNotePayload]]
    beside: TabletopPayload | None
    """At a table beside its board, whose set-up is being entered."""
    view: None = None
    legal: list[Annotated[Json, DescribedPayload]] = []
    rematch: None = None


class StepsPayload(Struct):
    """Steps as a viewer may know them."""

    steps: list[Annotated[Json, StepPayload]]


class NewStepsPayload(StepsPayload):
    """The steps of a commit, with the new position."""

    type: Literal["steps"] = "steps"


class SyncPayload(StepsPayload):
    """The first message: the whole table and the missed steps."""

    type: Literal["sync"] = "sync"


class GatheringChangePayload(Struct):
    """A table that waits has changed."""

    type: Literal["gathering"] = "gathering"


class PresencePayload(Struct):
    """The people who are present now."""

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
    """Empty: the line was removed."""
    reported: bool
    """Whether somebody finds that it should be removed; only the host is told."""


class TalkLinesPayload(Struct):
    """The talk so far."""

    on: bool
    """Whether seats may talk at this table."""
    overheard: bool
    """Whether people without a seat read along before the end."""
    lines: list[TalkLinePayload]


class TalkMessagePayload(TalkLinesPayload):
    """Somebody has said something, a line has changed, or the host has switched talk on or off."""

    type: Literal["talk"] = "talk"


class AnalysisProgressPayload(Struct):
    """The progress of an analysis."""

    status: Annotated[str, Literal["none", "waiting", "running", "done", "failed"]]
    done: int
    """Steps done, out of `total`; 0 while that is not known yet."""
    total: int


class AnalysisMessagePayload(AnalysisProgressPayload):
    """The progress of an analysis, pushed."""

    type: Literal["analysis"] = "analysis"


class AnalysisStatePayload(AnalysisProgressPayload):
    """The state of an analysis, with the result when it is done."""

    analysis: Annotated[Raw, AnalysisPayload] | None
    so_far: Annotated[Raw, AnalysisPayload] | None
    """The findings so far, while it is made: the decisions and luck that mattered most."""
    message: str
    """The fault, or what is missing, in English."""
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
    """The answer to a request that was carried out before."""

    repeated: Literal[True]
    seq: int
    """The step that it led to."""
    snapshot: Annotated[Raw, "Snapshot"]
