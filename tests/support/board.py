"""A board on the table: the luck of a game that was played, entered into another by hand."""

from __future__ import annotations

from typing import Any

from carrack.core.asked import DRAWN
from carrack.core.beside import Beside
from carrack.core.game import Game
from carrack.core.match import Replay
from carrack.core.record import Header, Record


class Board:
    """What fell in the game of a record, by purpose."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.draws: dict[str, list[int]] = {
            entry.data["chance"]: entry.data["outcome"]
            for entry in record.entries
            if entry.kind == "chance"
        }
        self.asked: list[str] = []

    def answer(self, beside: Beside) -> list[int]:
        """What somebody who sees the board answers to the question."""
        asked, question = beside.asked, beside.question
        assert asked is not None
        assert question is not None
        drawn = self.draws[asked.purpose]
        self.asked.append(asked.purpose)
        if asked.at != DRAWN:
            face = beside.faces(asked.purpose)[drawn[asked.at]]
            return [question.choices[0].index(face)]
        if asked.purpose.startswith("tower"):
            thrown, half = asked.sizes, len(drawn) // 2
            return [thrown[i] - 1 - drawn[i] + drawn[half + i] for i in range(half)]
        return drawn[: len(question.choices)]

    def enter_all(self, beside: Beside) -> None:
        """Answer until a decision is wanted."""
        while beside.asked is not None:
            beside.enter(self.answer(beside))


def new_beside(game: Game[Any], record: Record) -> Beside:
    """A game with the options of a record, nothing entered yet."""
    was = record.header
    extra = {"luck": {"scheme": "entered"}}
    header = Header(was.game, was.rules, was.players, was.options, was.identity, was.seats, extra)
    return Beside(game, header)


def played_on(beside: Beside, board: Board, replay: Replay) -> Any:
    """Play the decisions of the record beside its board; yields after each, both at one place."""
    match = replay.match
    for step in replay.steps():
        done(beside, step.entries[0].data, step.entries[0].kind)
        board.enter_all(beside)
        yield match.state


def done(beside: Beside, data: dict[str, Any], kind: str) -> None:
    """Play a decision of a record; it may ask something."""
    if kind == "undo":
        beside.undo(data["seat"], data["undo"])
        return
    assert beside.match is not None
    move = beside.game.read_move(beside.match.state, data[kind])
    (beside.play if kind == "move" else beside.command)(data["seat"], move)
