"""The data that clients get about a table.

Everything that leaves the server about a game is made here, for one viewer at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct

from carrack.core.game import Game, State
from carrack.core.page_view import page_view
from carrack.core.record import open_record
from carrack.core.story import HistoryStep, described
from carrack.lessons.position import LESSON
from carrack.ratings.results import RATED
from carrack.server.clocks.pace import Pace, pace_of
from carrack.server.shapes.answer_types import MyTablePayload
from carrack.server.shapes.payload_types import (
    AboutPayload,
    BegunPayload,
    ClocksPayload,
    CommonPayload,
    EndsPayload,
    GatheringChangePayload,
    Json,
    NewStepsPayload,
    OwnPayload,
    SeatClockPayload,
    SeatPayload,
    SyncPayload,
    WaitingPayload,
)
from carrack.server.shapes.reading import encoded
from carrack.server.store.table_rows import GATHERING, HERE, RUNNING, End, SeatRow, TableRow
from carrack.server.tables import lessons
from carrack.server.tables.auth import Viewer
from carrack.server.tables.gathering import Gathering
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.reopening import reopening_of
from carrack.server.tables.seated import SeatedTable, is_entered
from carrack.server.tables.tabletop_payloads import tabletop_of

AT_ONCE = 1_000  # steps that the server itself puts into one answer: some ten milliseconds


def steps(story: Iterable[HistoryStep], seat: int | None) -> list[Json]:
    """Steps as a seat sees them."""
    return [step.shown(seat) for step in story]


def newest(story: list[HistoryStep], first: int, seat: int | None) -> list[Json]:
    """The steps from a number on, at most the newest `AT_ONCE`."""
    return steps(story[max(first, len(story) - AT_ONCE) :], seat)


def seats(rows: Iterable[SeatRow], online: dict[int, int]) -> list[SeatPayload]:
    """The seats, and who is present: `online` counts the open connections of each seat."""
    return [
        SeatPayload(
            seat=row.seat,
            name=row.name,
            kind=row.kind,
            bot=row.bot,
            online=row.kind == "bot" or online.get(row.seat, 0) > 0,
            resigned=row.resigned,
            arrival=row.arrival,
            invited=row.invitation is not None,
        )
        for row in rows
    ]


def automata(seats: int, count: int) -> list[SeatPayload]:
    """The automata, in the form of seats."""
    return [
        SeatPayload(
            seat=seats + i,
            name="Automaton" if count == 1 else f"Automaton {i + 1}",
            kind="automaton",
            bot="",
            online=True,
            resigned=False,
            arrival=HERE,
            invited=False,
        )
        for i in range(count)
    ]


def sides(table: SeatedTable, online: dict[int, int]) -> list[SeatPayload]:
    """All sides at a table: the seats, then the automata.

    A seat that nobody plays in a lesson is never away.
    """
    if isinstance(table, OpenTable) and LESSON in table.header.extra:
        online = dict.fromkeys(range(len(table.seats)), 1)
    return seats(table.seats, online) + automata(len(table.seats), table.automata)


def ends(end: End | None) -> EndsPayload | None:
    """The mark of a table that will be removed."""
    return None if end is None else EndsPayload(at=end.at, why=end.why)


def joined(*parts: Struct | Raw) -> Raw:
    """Several objects merged into one, as JSON."""
    return Raw(b"{" + b",".join([encoded(part)[1:-1] for part in parts]) + b"}")


def common(open_table: OpenTable, online: dict[int, int]) -> CommonPayload:
    """Return what everybody is shown of a position."""
    match, game = open_table.match, open_table.game
    thinking, ended, paused = open_table.thinking(), open_table.ended(), open_table.paused
    reopening = reopening_of(open_table)
    return CommonPayload(
        seq=open_table.seq,
        steps_total=open_table.seq + 1,
        status=open_table.status,
        decision=match.decision,
        undo_floor=match.undo_floor(),
        deciding=open_table.deciding,
        awaited=open_table.awaited,
        provisional=open_table.story.begun(match),
        thinking=thinking.payload() if thinking is not None else None,
        ended=ended.payload() if ended is not None else None,
        reopening=reopening.payload() if reopening is not None else None,
        paused=paused.payload() if paused is not None else None,
        clocks=clocks(open_table),
        seats=sides(open_table, online),
        standing=game.standing(match.state),
        result=game.result(match.state).shown() if match.over else None,
        seed=open_table.row.seed.hex() if match.over and not open_table.entered else None,
        rematch=open_table.row.rematch,
        lesson=lessons.state_of(open_table),
    )


def clocks(open_table: OpenTable) -> ClocksPayload | None:
    """The clocks of the people at a table as they are now; bots have none."""
    if open_table.clocks is None:
        return None
    now, turn = open_table.now(), open_table.match.state.turn
    seats = [
        SeatClockPayload(
            clock.seat,
            clock.left,
            clock.used,
            clock.running,
            clock.out == turn,
            *clock.stands_still(now, open_table.clocks.away(clock.seat)),
        )
        for clock in open_table.clocks.at(now)
        if open_table.seats[clock.seat].kind == "human"
    ]
    return ClocksPayload(now, seats, sorted(open_table.pauses.agreed))


def own(open_table: OpenTable, viewer: Viewer) -> OwnPayload:
    """Return what only this viewer is shown of a position."""
    seat = open_table.perspective(viewer)
    return OwnPayload(
        viewer=seat,
        view=page_view(open_table.game, open_table.position, seat),
        legal=legal(open_table, viewer),
        left=left(open_table, viewer),
        courses=courses(open_table, viewer),
        commands=commands(open_table, viewer),
        beside=tabletop_of(open_table, viewer, seat),
    )


def chooses(open_table: OpenTable, viewer: Viewer) -> bool:
    """Whether the viewer decides now."""
    decider = open_table.decider
    if decider is None or open_table.halted is not None:
        return False
    return decider.kind == "human" and decider.seat in viewer.seats


def legal(open_table: OpenTable, viewer: Viewer) -> list[Json]:
    """The legal moves, if the viewer decides now."""
    if not chooses(open_table, viewer):
        return []
    state = open_table.match.state
    return described(open_table.game, state, open_table.game.legal(state))


def left(open_table: OpenTable, viewer: Viewer) -> list[Json]:
    """Return what ending the turn now would give up, if the viewer decides now."""
    return open_table.game.left(open_table.match.state) if chooses(open_table, viewer) else []


def courses(open_table: OpenTable, viewer: Viewer) -> list[Json]:
    """The courses on offer, if the viewer decides now."""
    return open_table.game.courses(open_table.match.state) if chooses(open_table, viewer) else []


def commands(open_table: OpenTable, viewer: Viewer) -> list[Json]:
    """The commands of the viewer's seats, each with its seat."""
    if open_table.match.over or open_table.halted is not None:
        return []
    seats = [seat for seat in viewer.seats if open_table.seats[seat].kind == "human"]
    return commands_of(open_table.game, open_table.match.state, seats)


def commands_of(game: Game[Any], state: State, seats: Iterable[int]) -> list[Json]:
    """The commands of some seats, each with its seat."""
    return [
        {
            "index": move.index,
            "move": move.notation,
            **game.describe_command(state, seat, move),
            "seat": seat,
        }
        for seat in seats
        for move in game.commands(state, seat)
    ]


def snapshot(open_table: OpenTable, viewer: Viewer, online: dict[int, int]) -> Raw:
    """The whole table for a viewer."""
    begun = BegunPayload(branch=open_table.header.extra.get("branch"), luck=open_table.luck)
    return joined(
        about(open_table, viewer), begun, common(open_table, online), own(open_table, viewer)
    )


def about(there: SeatedTable, viewer: Viewer) -> AboutPayload:
    """Return what was fixed when the table was made, and the viewer's seats."""
    row, header = there.row, there.header
    return AboutPayload(
        table=row.table,
        game=row.game,
        title=there.game.title,
        players=len(there.seats),
        options=header.options,
        practice=row.practice,
        commitment=header.extra.get("commitment", ""),
        created=row.created,
        clock=clock_of(there),
        hints=row.hints,
        rated=RATED in header.extra,
        talk=row.talk,
        watchable=row.watchable,
        club=row.listing.club if row.listing.club in viewer.clubs else None,
        open_to=row.listing.open_to,
        secretive=there.game.secretive,
        you=list(viewer.seats),
        host=viewer.host,
        invited=list(viewer.invited),
        lost=list(viewer.lost),
    )


def clock_of(there: SeatedTable) -> Pace | None:
    """The clock that a table goes by, or will: one that was taken elsewhere goes by none."""
    ticks = not isinstance(there, OpenTable) or there.clocks is not None
    return pace_of(there.header.extra) if ticks else None


def gathered(gathering: Gathering, viewer: Viewer, online: dict[int, int]) -> Raw:
    """A table that waits for its people, or ended before its game could begin."""
    waiting = WaitingPayload(
        seq=gathering.seq,
        status=gathering.row.status,
        deciding=gathering.deciding,
        awaited=gathering.awaited,
        seats=sides(gathering, online),
        luck=gathering.luck(),
        notes=gathering.notes,
        beside=tabletop_of(gathering, viewer, viewer.looks_from(gathering.deciding)),
    )
    return joined(about(gathering, viewer), waiting)


def whole(there: SeatedTable, viewer: Viewer, online: dict[int, int]) -> Raw:
    """The whole table for a viewer, whether its game has begun or not."""
    if isinstance(there, Gathering):
        return gathered(there, viewer, online)
    assert isinstance(there, OpenTable)
    return snapshot(there, viewer, online)


def sync(
    there: SeatedTable, viewer: Viewer, online: dict[int, int], since: int | None = None
) -> bytes:
    """The whole table for a watcher, with the steps after `since` (None: no steps)."""
    missed: list[Json] = []
    if isinstance(there, OpenTable):
        first = there.seq + 1 if since is None else since + 1
        missed = newest(there.story.steps, first, there.perspective(viewer))
    return bytes(joined(SyncPayload(missed), whole(there, viewer, online)))


def arrived(there: SeatedTable, viewer: Viewer, online: dict[int, int]) -> bytes:
    """The message after a change at a gathering table: its new state, or the whole game."""
    if isinstance(there, Gathering):
        return bytes(joined(GatheringChangePayload(), gathered(there, viewer, online)))
    return sync(there, viewer, online, -1)


class Pushes:
    """The messages after a commit: the steps after `since`, and the new position.

    Each is made once for those who see the same, and the common part once for all. The `static`
    part of the view is left out: watchers have it from the snapshot. Where the story is `anew` they
    get all of it.
    """

    def __init__(self, open_table: OpenTable, online: dict[int, int], since: int) -> None:
        """Take the current position, so make it before anything else is played."""
        self.open_table = open_table
        self.steps = open_table.story.steps[since + 1 :]
        self.common = Raw(encoded(common(open_table, online)))
        self.anew, self.online = open_table.anew, online
        self.made: dict[Viewer, bytes] = {}

    def of(self, viewer: Viewer) -> bytes:
        """The message for a viewer, as JSON."""
        if viewer not in self.made and self.anew:
            self.made[viewer] = sync(self.open_table, viewer, self.online, -1)
        if viewer not in self.made:
            now = own(self.open_table, viewer)
            now.view = {key: part for key, part in now.view.items() if key != "static"}
            news = NewStepsPayload(steps(self.steps, now.viewer))
            self.made[viewer] = bytes(joined(self.common, now, news))
        return self.made[viewer]


def record_text(open_table: OpenTable) -> str:
    """The record for download: whole when the game is over; before, without hidden things."""
    record = open_table.match.record()
    return (record if open_table.match.over else open_record(open_table.game, record)).text()


def glanced(
    row: TableRow,
    rows: list[SeatRow],
    viewer: Viewer,
    online: dict[int, int],
    game: Game[Any] | None,
    end: End | None,
) -> MyTablePayload:
    """A table in a device's list; `game` is None if it is no longer installed."""
    yours = row.deciding in viewer.seats and rows[row.deciding].kind == "human"
    count = game.automata(len(rows)) if game is not None else 0
    running = row.status == RUNNING
    awaited = [each.seat for each in rows if running and each.awaited]
    if row.status == GATHERING and row.fixed is None:
        lays = is_entered(row)
        awaited = [each.seat for each in rows if (each.awaited if lays else each.lacking)]
    return MyTablePayload(
        table=row.table,
        game=row.game,
        title=game.title if game is not None else row.game,
        status=row.status,
        practice=row.practice,
        deciding=row.deciding,
        awaited=awaited,
        your_turn=running and yours and not awaited,
        due_in=None,
        you=list(viewer.seats),
        host=viewer.host,
        seats=seats(rows, online) + automata(len(rows), count),
        created=row.created,
        updated=row.updated,
        rematch=row.rematch,
        result=None,
        ends=ends(end),
        league=None,
    )
