"""What clients are shown of a table.

Everything that leaves the server about a game is made here, for one viewer at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from carrack.core.game import Game
from carrack.core.record import open_record
from carrack.core.story import Told, described
from carrack.server.auth import Viewer
from carrack.server.sitting import Sitting
from carrack.server.store import SeatRow, TableRow


def steps(told: Iterable[Told], seat: int | None) -> list[dict[str, Any]]:
    """Steps as a seat sees them."""
    return [step.shown(seat) for step in told]


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
        }
        for i in range(count)
    ]


def sides(sitting: Sitting, online: dict[int, int]) -> list[dict[str, Any]]:
    """All who take part at a table: who sits where, then the automata."""
    return seats(sitting.seats, online) + automata(len(sitting.seats), sitting.automata)


def position(sitting: Sitting, viewer: Viewer, online: dict[int, int]) -> dict[str, Any]:
    """What changes with every step.

    The view, the legal moves if they are the viewer's, who decides.
    """
    match, game = sitting.match, sitting.game
    seat, thinking = sitting.eyes(viewer), sitting.thinking()
    return {
        "seq": sitting.seq,
        "steps_total": sitting.seq + 1,
        "status": sitting.status,
        "decision": match.decision,
        "undo_floor": match.undo_floor(),
        "deciding": sitting.deciding,
        "provisional": sitting.story.begun(match),
        "thinking": thinking.to_json() if thinking is not None else None,
        "viewer": seat,
        "view": game.view(match.state, seat),
        "legal": legal(sitting, viewer),
        "courses": courses(sitting, viewer),
        "commands": commands(sitting, viewer),
        "seats": sides(sitting, online),
        "result": game.result(match.state).to_json() if match.over else None,
        "seed": sitting.row.seed.hex() if match.over else None,
        "rematch": sitting.row.rematch,
    }


def chooses(sitting: Sitting, viewer: Viewer) -> bool:
    """Whether the viewer is to choose now."""
    decider = sitting.decider
    return decider is not None and decider.kind == "human" and decider.seat in viewer.seats


def legal(sitting: Sitting, viewer: Viewer) -> list[dict[str, Any]]:
    """The legal moves, if the viewer is to choose among them."""
    if not chooses(sitting, viewer):
        return []
    state = sitting.match.state
    return described(sitting.game, state, sitting.game.legal(state))


def courses(sitting: Sitting, viewer: Viewer) -> list[dict[str, Any]]:
    """The ways of several moves that lead somewhere, if the viewer is to choose."""
    return sitting.game.courses(sitting.match.state) if chooses(sitting, viewer) else []


def commands(sitting: Sitting, viewer: Viewer) -> list[dict[str, Any]]:
    """What the viewer's seats may do out of turn, each with its seat."""
    if sitting.match.over:
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
    row = sitting.row
    extra = sitting.match.header.extra
    return {
        "table": row.table,
        "game": row.game,
        "title": sitting.game.title,
        "players": len(sitting.seats),
        "options": sitting.match.header.options,
        "practice": row.practice,
        "commitment": extra.get("commitment"),
        "created": row.created,
        "hints": row.hints,
        "you": list(viewer.seats),
        "host": viewer.host,
        **position(sitting, viewer, online),
    }


def push(sitting: Sitting, viewer: Viewer, online: dict[int, int], since: int) -> dict[str, Any]:
    """What a commit brought: the steps after `since`, and the position they led to.

    Without the `static` part of the view: whoever follows a table has it from the snapshot.
    """
    seat = sitting.eyes(viewer)
    now = position(sitting, viewer, online)
    return {
        "type": "steps",
        **now,
        "view": {key: part for key, part in now["view"].items() if key != "static"},
        "steps": steps(sitting.story.steps[since + 1 :], seat),
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
    return {
        "table": row.table,
        "game": row.game,
        "title": game.title if game is not None else row.game,
        "status": row.status,
        "practice": row.practice,
        "deciding": row.deciding,
        "your_turn": row.status == "running" and yours,
        "you": list(viewer.seats),
        "host": viewer.host,
        "seats": seats(rows, online) + automata(len(rows), count),
        "created": row.created,
        "updated": row.updated,
        "rematch": row.rematch,
    }
