"""Data for clients about a game with the board on the table, while it can still be mended."""

from __future__ import annotations

from carrack.core.asked import Question
from carrack.core.tabletop import TabletopGame
from carrack.server.shapes.payload_types import QuestionPayload, TabletopPayload
from carrack.server.tables.auth import Viewer
from carrack.server.tables.seated import SeatedTable


def tabletop_of(there: SeatedTable, viewer: Viewer, seat: int | None) -> TabletopPayload | None:
    """Return what is shown of the entries from a viewer's seat; None at other tables."""
    beside = there.beside
    if beside is None:
        return None
    question, match = beside.question, beside.match
    return TabletopPayload(
        at=beside.at,
        asked=None if question is None else _question(beside, question, viewer, seat),
        mends=beside.mends,
        finished=match is not None and match.over,
    )


def _question(
    beside: TabletopGame, question: Question, viewer: Viewer, seat: int | None
) -> QuestionPayload:
    whose = beside.whose
    answers = bool(viewer.seats) if whose is None else whose in viewer.seats
    data = question.as_data()
    return QuestionPayload(
        about=data["about"],
        labels=data["labels"],
        choices=data["choices"] if answers else [],
        distinct=data["distinct"],
        seat=whose,
        move=beside.waiting,
        entered=beside.entered,
        events=[event.seen_by(seat) for event in beside.so_far()],
    )
