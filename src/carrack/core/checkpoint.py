"""Checkpoints: a match in the middle of its record, as plain data.

With a record and its checkpoint a game can go on without being replayed. A checkpoint holds the
earliest position that can still be returned to, and the moves made since that still stand: at most
those of the turn under way, however much was tried and taken back in it.
"""

from __future__ import annotations

from typing import Any

from carrack.core.chance import NoChance
from carrack.core.events import Event
from carrack.core.game import Game, state_hash
from carrack.core.match import Match
from carrack.core.message import Message, message_of
from carrack.core.record import Entry, Header, RecordError
from carrack.core.story import HistoryStep, Story


def checkpoint(match: Match, story: Story) -> dict[str, Any]:
    """The state of a match as data: a position, and what is to be played from it."""
    state, commands = match.since()
    first = match.decision - (match.ended_room() or match.decision - match.undo_floor())
    moves = story.standing_since(first)
    script: list[list[Any]] = []
    for step in moves:
        script.extend(_given(commands, step.decision, first))
        script.append(["move", step.seat, step.move])
    script.extend(_given(commands, match.decision, first))
    return {
        "state": match.game.to_json(state),
        "decision": first,
        "script": script,
        "hash": state_hash(match.game, match.state),
    }


def _given(commands: list[tuple[int, int, str]], decision: int, first: int) -> list[list[Any]]:
    """Commands given when `decision` decisions stood; those at `first` are in the position."""
    return [["command", seat, text] for at, seat, text in commands if at == decision != first]


def gone_on(game: Game[Any], header: Header, entries: list[Entry], point: dict[str, Any]) -> Match:
    """The match that a checkpoint of its record holds, still without its `chance`.

    Raises RecordError if record and checkpoint differ.
    """
    try:
        match = Match(game, header, NoChance(), start=game.from_json(point["state"]))
    except ValueError as error:
        raise RecordError(1, message_of(error)) from None
    match.decision = point["decision"]
    for kind, seat, text in point["script"]:
        move = game.read_move(match.state, text)
        if kind == "move":
            match.play(seat, move)
        else:
            match.command(seat, move)
    match.entries = entries
    if state_hash(game, match.state) != point["hash"]:
        raise RecordError(len(entries) + 1, Message("fault-other-position"))
    return match


# --- the story as data ---------------------------------------------------------------------------


def step_as_data(step: HistoryStep) -> list[Any]:
    """A step with everything that anybody may know of it."""
    events = [
        [event.kind, event.rule, event.seat, event.data, event.private, event.readers]
        for event in step.events
    ]
    place = [step.seq, step.kind, step.seat, step.move, step.decision, step.turn]
    return [*place, events, step.note, step.undone]


def step_from_data(data: list[Any]) -> HistoryStep:
    """The step that :func:`step_as_data` made this data of."""
    seq, kind, seat, move, decision, turn, events, note, undone = data
    happened = [Event(*event) for event in events]
    return HistoryStep(seq, kind, seat, move, decision, turn, happened, note, undone)
