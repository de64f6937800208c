"""Events at a table of which somebody may want to be notified.

They are stored in the very transaction of the step: nothing is reported that did not happen, and
nothing that happened is forgotten. There is an entry for each turn: the first time that a seat is
asked for a decision. A turn that was taken back and comes again is the same turn. One that others
open again, by consent, is told to its seat: that person may have left since.
"""

from __future__ import annotations

from carrack.core.story import HistoryStep
from carrack.server.store.news import Moment, News
from carrack.server.store.table_rows import OVER
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.reopening import AGREE, ASK, REFUSE

THERE = ("move", "command", "undo")
"""Steps by which somebody shows that they are there."""


def begun(open_table: OpenTable, at: int, wait: float) -> News:
    """Return the news when a game begins, to be sent `wait` seconds later."""
    turns = (Moment("turn", seat) for seat in sorted(open_table.to_decide))
    moments, due = (Moment("began"), *turns), at + round(wait * 1000)
    return News(moments, (), open_table.match.state.turn, open_table.seq, at, due)


def news_since(open_table: OpenTable, since: int, at: int, wait: float) -> News | None:
    """Return the news of what came after step `since`, `wait` seconds later; None for nothing."""
    steps = open_table.story.steps[since + 1 :]
    decided = tuple(sorted(_there(steps)))
    notes = [step.note or {} for step in steps]
    late = [Moment("waits", note["seat"]) for note in notes if is_late(note)]
    newly = open_table.to_decide - open_table.notified - set(decided)
    asked = [Moment("turn", seat) for seat in sorted(newly)]
    ended = [Moment("ended")] if open_table.over and open_table.row.status != OVER else []
    moments = (*late, *asked, *ended)
    if not moments and not decided:
        return None
    turn, due = open_table.match.state.turn, at + round(wait * 1000)
    return News(moments, decided, turn, open_table.seq, at, due)


def _there(steps: list[HistoryStep]) -> set[int]:
    """The seats that show in these steps that somebody is there."""
    actions = [(step.note or {}).get("action") for step in steps]
    by_others = bool(steps) and steps[0].kind == "note" and actions[0] != ASK
    return {
        step.seat
        for step, action in zip(steps, actions, strict=True)
        if (step.kind in THERE and not (by_others and step.kind == "undo"))
        or action in (AGREE, REFUSE)
    }


def is_late(note: dict[str, object]) -> bool:
    """Whether a note of the record says that somebody's time has run out."""
    return "seat" in note and (note.get("action") == "out" or note.get("clock") is True)
