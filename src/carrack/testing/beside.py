"""Promises of every game that can be played with its board, checked on whole games."""

from __future__ import annotations

from typing import Any

from carrack.core.asked import DRAWN
from carrack.core.chance import Stream
from carrack.core.events import Event
from carrack.core.game import Game
from carrack.core.match import Replay, Step
from carrack.core.message import MessageError
from carrack.core.tabletop import TabletopGame, entered_header
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
    tabletop = TabletopGame(game, entered_header(game, players, options_of(game, players), seats))
    chooser, stream = Chooser(game, seed), Stream(seed)
    told: dict[int, list[Any]] = {}
    count = answered(tabletop, stream, told, Step([], []))
    while tabletop.match is not None and not tabletop.match.over:
        step = tabletop.play(tabletop.match.state.seat, chooser.move(tabletop.match.state))
        count += answered(tabletop, stream, told, step)
    record = tabletop.record()
    assert verify(game, record).entered
    assert TabletopGame(game, tabletop.header, tabletop.journal).record().text() == record.text()
    replay = Replay(game, record)
    assert plainly(replay.match.opening) == told[0], "the set-up was told otherwise"
    for step in replay.steps():
        number = replay.match.decision
        assert plainly(step.events) == told[number], f"decision {number} was told otherwise"
    return count


def answered(tabletop: TabletopGame, stream: Stream, told: dict[int, list[Any]], step: Step) -> int:
    """Answer until a decision is wanted, and keep what was told of the last one."""
    count = 0
    heard: list[list[Any]] = []
    while tabletop.asked is not None:
        heard.append(plainly(tabletop.so_far()))
        step = entered(tabletop, stream)
        count += 1
        if stream.below(MENDED) == 0:
            step, heard = tabletop.mend(), []
    assert tabletop.match is not None
    told[tabletop.match.decision] = events = plainly(step.events)
    assert all(events[: len(each)] == each for each in heard), "something else was told before"
    return count


def entered(tabletop: TabletopGame, stream: Stream) -> Step:
    """Enter an answer at random; one that only another seat could rule out is refused."""
    while True:
        try:
            return tabletop.enter(picked(tabletop, stream))
        except MessageError as error:
            assert error.message.key == "wrong-entered-elsewhere"


def picked(tabletop: TabletopGame, stream: Stream) -> list[int]:
    """An answer that is offered, at random."""
    question = tabletop.question
    assert question is not None
    rows = question.choices
    assert all(rows), f"nothing is offered for {question.about}"
    assert tabletop.asked is not None
    turned_up = tabletop.asked.at != DRAWN and tabletop.whose is None
    assert not turned_up or len(rows[0]) > 1, f"only one thing may be {question.about}"
    for row in rows:
        assert len({str(each) for each in row}) == len(row), f"offered twice: {question.about}"
    if question.order:
        return stream.shuffled(len(rows[0]))[: len(rows)]
    return [stream.below(len(row)) for row in rows]


def plainly(events: list[Event]) -> list[Any]:
    """Events as data, with what is private."""
    return [event.whole() for event in events]
