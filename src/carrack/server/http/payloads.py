"""What clients are shown of a table.

Everything that leaves the server about a game is made here, for one viewer at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from carrack.core.game import Game
from carrack.core.record import open_record
from carrack.core.story import Told, described
from carrack.server.http.protocol import encoded
from carrack.server.store.store import GATHERING, HERE, RUNNING, SeatRow, TableRow
from carrack.server.tables.auth import Viewer
from carrack.server.tables.gathering import Gathering
from carrack.server.tables.seated import Seated
from carrack.server.tables.sitting import Sitting

AT_ONCE = 1_000  # steps that the server itself writes into one answer: some ten milliseconds


def steps(told: Iterable[Told], seat: int | None) -> list[dict[str, Any]]:
    """Steps as a seat sees them."""
    return [step.shown(seat) for step in told]


def newest(told: list[Told], first: int, seat: int | None) -> list[dict[str, Any]]:
    """The steps from a number on, at most the newest `AT_ONCE`."""
    return steps(told[max(first, len(told) - AT_ONCE) :], seat)


def seats(rows: Iterable[SeatRow], online: dict[int, int]) -> list[dict[str, Any]]:
    """Who sits where, and who is there: `online` counts the open connections of each seat."""
    return [
        {
            "seat": row.seat,
            "name": row.name,
            "kind": row.kind,
            "bot": row.bot,
            "online": row.kind == "bot" or online.get(row.seat, 0) > 0,
            "resigned": row.resigned,
            "arrival": row.arrival,
            "invited": row.invitation is not None,
        }
        for row in rows
    ]


def automata(seats: int, count: int) -> list[dict[str, Any]]:
    """The opponents that the rules play, as they stand after the seats: nobody sits there."""
    return [
        {
            "seat": seats + i,
            "name": "Automaton" if count == 1 else f"Automaton {i + 1}",
            "kind": "automaton",
            "bot": "",
            "online": True,
            "resigned": False,
            "arrival": HERE,
            "invited": False,
        }
        for i in range(count)
    ]


def sides(sitting: Seated, online: dict[int, int]) -> list[dict[str, Any]]:
    """All who take part at a table: who sits where, then the automata."""
    return seats(sitting.seats, online) + automata(len(sitting.seats), sitting.automata)


def position(sitting: Sitting, viewer: Viewer, online: dict[int, int]) -> dict[str, Any]:
    """What changes with every step.

    The view, the legal moves if they are the viewer's, who decides.
    """
    return {**common(sitting, online), **own(sitting, viewer)}


def common(sitting: Sitting, online: dict[int, int]) -> dict[str, Any]:
    """What everybody is shown of a position."""
    match, game = sitting.match, sitting.game
    thinking, ended, paused = sitting.thinking(), sitting.ended(), sitting.paused
    return {
        "seq": sitting.seq,
        "steps_total": sitting.seq + 1,
        "status": sitting.status,
        "decision": match.decision,
        "undo_floor": match.undo_floor(),
        "deciding": sitting.deciding,
        "awaited": sitting.awaited,
        "provisional": sitting.story.begun(match),
        "thinking": thinking.to_json() if thinking is not None else None,
        "ended": ended.to_json() if ended is not None else None,
        "paused": paused.to_json() if paused is not None else None,
        "seats": sides(sitting, online),
        "standing": game.standing(match.state),
        "result": game.result(match.state).to_json() if match.over else None,
        "seed": sitting.row.seed.hex() if match.over else None,
        "rematch": sitting.row.rematch,
    }


def own(sitting: Sitting, viewer: Viewer) -> dict[str, Any]:
    """What a viewer is shown of a position as nobody else may be."""
    seat = sitting.eyes(viewer)
    return {
        "viewer": seat,
        "view": sitting.game.view(sitting.match.state, seat),
        "legal": legal(sitting, viewer),
        "left": left(sitting, viewer),
        "courses": courses(sitting, viewer),
        "commands": commands(sitting, viewer),
    }


def chooses(sitting: Sitting, viewer: Viewer) -> bool:
    """Whether the viewer is to choose now."""
    decider = sitting.decider
    if decider is None or sitting.halted is not None:
        return False
    return decider.kind == "human" and decider.seat in viewer.seats


def legal(sitting: Sitting, viewer: Viewer) -> list[dict[str, Any]]:
    """The legal moves, if the viewer is to choose among them."""
    if not chooses(sitting, viewer):
        return []
    state = sitting.match.state
    return described(sitting.game, state, sitting.game.legal(state))


def left(sitting: Sitting, viewer: Viewer) -> list[dict[str, Any]]:
    """What ending the turn now would give up, if the viewer is to choose."""
    return sitting.game.left(sitting.match.state) if chooses(sitting, viewer) else []


def courses(sitting: Sitting, viewer: Viewer) -> list[dict[str, Any]]:
    """The ways of several moves that lead somewhere, if the viewer is to choose."""
    return sitting.game.courses(sitting.match.state) if chooses(sitting, viewer) else []


def commands(sitting: Sitting, viewer: Viewer) -> list[dict[str, Any]]:
    """What the viewer's seats may do out of turn, each with its seat."""
    if sitting.match.over or sitting.halted is not None:
        return []
    state = sitting.match.state
    game = sitting.game
    return [
        {
            "index": move.index,
            "move": move.notation,
            **game.describe_command(state, seat, move),
            "seat": seat,
        }
        for seat in viewer.seats
        if sitting.seats[seat].kind == "human"
        for move in game.commands(state, seat)
    ]


def snapshot(sitting: Sitting, viewer: Viewer, online: dict[int, int]) -> dict[str, Any]:
    """The whole table for a viewer."""
    return {
        **fixed(sitting, viewer),
        "branch": sitting.header.extra.get("branch"),
        "luck": sitting.luck,
        **position(sitting, viewer, online),
    }


def fixed(there: Seated, viewer: Viewer) -> dict[str, Any]:
    """What was fixed when the table was made, and who looks."""
    row, header = there.row, there.header
    return {
        "table": row.table,
        "game": row.game,
        "title": there.game.title,
        "players": len(there.seats),
        "options": header.options,
        "practice": row.practice,
        "commitment": header.extra.get("commitment"),
        "created": row.created,
        "hints": row.hints,
        "talk": row.talk,
        "watchable": row.watchable,
        "you": list(viewer.seats),
        "host": viewer.host,
        "invited": list(viewer.invited),
        "lost": list(viewer.lost),
    }


def gathered(gathering: Gathering, viewer: Viewer, online: dict[int, int]) -> dict[str, Any]:
    """A table that waits for its people, or that ended before its game could begin."""
    return {
        **fixed(gathering, viewer),
        "seq": gathering.seq,
        "status": gathering.row.status,
        "deciding": gathering.deciding,
        "awaited": gathering.awaited,
        "seats": sides(gathering, online),
        "luck": gathering.luck(),
        "notes": gathering.notes,
        "view": None,
        "legal": [],
        "rematch": None,
    }


def whole(there: Seated, viewer: Viewer, online: dict[int, int]) -> dict[str, Any]:
    """The whole table for a viewer, whether its game has begun or not."""
    if isinstance(there, Gathering):
        return gathered(there, viewer, online)
    assert isinstance(there, Sitting)
    return snapshot(there, viewer, online)


def sync(
    there: Seated, viewer: Viewer, online: dict[int, int], since: int | None = None
) -> dict[str, Any]:
    """The whole table for a watcher, with what came after step `since` (None: without steps)."""
    told: list[dict[str, Any]] = []
    if isinstance(there, Sitting):
        first = there.seq + 1 if since is None else since + 1
        told = newest(there.story.steps, first, there.eyes(viewer))
    return {"type": "sync", **whole(there, viewer, online), "steps": told}


def arrived(there: Seated, viewer: Viewer, online: dict[int, int]) -> dict[str, Any]:
    """What a change brought to a table that gathers: how it stands now, or its whole game."""
    if isinstance(there, Gathering):
        return {"type": "gathering", **gathered(there, viewer, online)}
    return sync(there, viewer, online, -1)


class Pushes:
    """What a commit brought: the steps after `since`, and the position they led to.

    Made once for those who see the same, and what everybody sees once for all. Without the `static`
    part of the view: whoever follows a table has it from the snapshot.
    """

    def __init__(self, sitting: Sitting, online: dict[int, int], since: int) -> None:
        """For the position as it is now: before anything else is played."""
        self.sitting = sitting
        self.steps = sitting.story.steps[since + 1 :]
        self.common = encoded({"type": "steps", **common(sitting, online)})
        self.made: dict[Viewer, bytes] = {}

    def of(self, viewer: Viewer) -> bytes:
        """The message for a viewer, as JSON."""
        if viewer not in self.made:
            self.made[viewer] = self.common[:-1] + b"," + encoded(self._own(viewer))[1:]
        return self.made[viewer]

    def _own(self, viewer: Viewer) -> dict[str, Any]:
        now = own(self.sitting, viewer)
        return {
            **now,
            "view": {key: part for key, part in now["view"].items() if key != "static"},
            "steps": steps(self.steps, now["viewer"]),
        }


def record_text(sitting: Sitting) -> str:
    """The record to take away: whole when the game is over; before, without anything hidden."""
    record = sitting.match.record()
    return (record if sitting.match.over else open_record(sitting.game, record)).text()


def glanced(
    row: TableRow,
    rows: list[SeatRow],
    viewer: Viewer,
    online: dict[int, int],
    game: Game[Any] | None,
) -> dict[str, Any]:
    """A table in the list of one's own; `game` is None if it is no longer installed."""
    yours = row.deciding in viewer.seats and rows[row.deciding].kind == "human"
    count = game.automata(len(rows)) if game is not None else 0
    running = row.status == RUNNING
    awaited = [each.seat for each in rows if running and each.awaited]
    if row.status == GATHERING and row.fixed is None:
        awaited = [each.seat for each in rows if each.lacking]
    return {
        "table": row.table,
        "game": row.game,
        "title": game.title if game is not None else row.game,
        "status": row.status,
        "practice": row.practice,
        "deciding": row.deciding,
        "awaited": awaited,
        "your_turn": running and yours and not awaited,
        "you": list(viewer.seats),
        "host": viewer.host,
        "seats": seats(rows, online) + automata(len(rows), count),
        "created": row.created,
        "updated": row.updated,
        "rematch": row.rematch,
    }
