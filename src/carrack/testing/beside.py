"""Promises of every game that can be played with its board, checked on whole games."""

from __future__ import annotations

from typing import Any

from carrack.core.asked import DRAWN
from carrack.core.beside import Beside, entered_header
from carrack.core.chance import Stream
from carrack.core.events import Event
from carrack.core.game import Game
from carrack.core.match import Replay, Step
from carrack.core.message import MessageError
from carrack.core.verify import verify
from carrack.testing.promises import promised
from carrack.testing.walks import Chooser, options_of

MENDED = 5  # one answer in so many is taken back, and another one given


@promised
def check_beside(game: Game[Any], players: int, seed: int) -> int:
    """The record says in the end what was reported while chance was entered.

    Every answer is one of those offered, at random. Returns how many there were.
    """
    seats = [{"name": f"seat {seat}"} for seat in range(players)]
    beside = Beside(game, entered_header(game, players, options_of(game, players), seats))
    chooser, stream = Chooser(game, seed), Stream(seed)
    told: dict[int, list[Any]] = {}
    count = answered(beside, stream, told, Step([], []))
    while beside.match is not None and not beside.match.over:
        step = beside.play(beside.match.state.seat, chooser.move(beside.match.state))
        count += answered(beside, stream, told, step)
    record = beside.record()
    assert verify(game, record).entered
    assert Beside(game, beside.header, beside.journal).record().text() == record.text()
    replay = Replay(game, record)
    assert plainly(replay.match.opening) == told[0], "the set-up was told otherwise"
    for step in replay.steps():
        number = replay.match.decision
        assert plainly(step.events) == told[number], f"decision {number} was told otherwise"
    return count


def answered(beside: Beside, stream: Stream, told: dict[int, list[Any]], step: Step) -> int:
    """Answer until a decision is wanted, and keep what was told of the last one."""
    count = 0
    heard: list[list[Any]] = []
    while beside.asked is not None:
        heard.append(plainly(beside.so_far()))
        step = entered(beside, stream)
        count += 1
        if stream.below(MENDED) == 0:
            step, heard = beside.mend(), []
    assert beside.match is not None
    told[beside.match.decision] = events = plainly(step.events)
    assert all(events[: len(each)] == each for each in heard), "something else was told before"
    return count


def entered(beside: Beside, stream: Stream) -> Step:
    """Enter an answer at random; one that only another seat could rule out is refused."""
    while True:
        try:
            return beside.enter(picked(beside, stream))
        except MessageError as error:
            assert error.message.key == "wrong-entered-elsewhere"


def picked(beside: Beside, stream: Stream) -> list[int]:
    """An answer that is offered, at random."""
    question = beside.question
    assert question is not None
    rows = question.choices
    assert all(rows), f"nothing is offered for {question.about}"
    assert beside.asked is not None
    turned_up = beside.asked.at != DRAWN and beside.whose is None
    assert not turned_up or len(rows[0]) > 1, f"only one thing may be {question.about}"
    for row in rows:
        assert len({str(each) for each in row}) == len(row), f"offered twice: {question.about}"
    if question.order:
        return stream.shuffled(len(rows[0]))[: len(rows)]
    return [stream.below(len(row)) for row in rows]


def plainly(events: list[Event]) -> list[Any]:
    """Events as data, with what is private."""
    return [event.whole() for event in events]
