"""Entering what fell in a game beside its board gives that game, position by position."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from carrack.core.record import read_record
from carrack.core.tabletop import TabletopGame
from carrack.core.verify import verify
from support.board import Board

RECORDS = Path(__file__).parent.parent / "records"
EQUAL_CARDS = re.compile(r'"(wild|hunt)-[2-9]"')
WHOLE = ["amerigo-2-greedy", "dutch-east-indies-1-crowded-78", "dutch-east-indies-2-greedy"]
TAPS = 200  # of a game alone, besides one's own moves


def seen(of: TabletopGame | Board) -> list[str]:
    """All that can be seen and done; which of two equal cards it is nobody can tell."""
    match = of.match
    assert match is not None
    moves = [move.notation for move in match.game.legal(match.state)]
    view = match.game.view(match.state, max(match.state.seat, 0))
    del view["static"]
    return [EQUAL_CARDS.sub(r'"\1"', json.dumps(each)) for each in (moves, view)]


@pytest.mark.parametrize("name", WHOLE)
def test_entered_games_are_the_games_that_were_played(name: str) -> None:
    record = read_record((RECORDS / f"{name}.jsonl").read_text().splitlines())
    board = Board(record)
    tabletop = board.beside()
    board.enter_all(tabletop)
    assert seen(tabletop) == seen(board)
    for _ in board.decisions(tabletop):
        board.enter_all(tabletop)
        assert seen(tabletop) == seen(board)
    made = tabletop.record()
    assert made.entries[-1].data["result"] == board.match.entries[-1].data["result"]
    assert verify(board.game, read_record(made.text().splitlines())).entered
    again = TabletopGame(board.game, tabletop.header, tabletop.journal)
    assert again.record().text() == made.text()
    solo = [purpose for purpose in board.asked if purpose.startswith("cards solo")]
    assert solo == sorted(solo), "a shuffle that is no longer in play is asked about"
    fallen = board.fallen
    faces = [fallen.faces["pirates"][number] for number in fallen.draws.get("pirates", ())]
    rounds = range(getattr(board.match.state, "round", 0))
    unknown = [len(set(faces[turned:])) > 1 for turned in rounds]  # what is left is not all alike
    assert board.asked.count("pirates") == sum(unknown)
    assert record.header.players > 1 or len(board.asked) <= TAPS
