"""Entering what fell in a game beside its board gives that game, position by position."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from carrack.core.beside import Beside
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.core.verify import verify
from support.board import Board, new_beside, played_on

RECORDS = Path(__file__).parent.parent / "records"
EQUAL_CARDS = re.compile(r'"(wild|hunt)-[2-9]"')
WHOLE = ["amerigo-3-greedy", "dutch-east-indies-1-greedy", "dutch-east-indies-3-greedy"]


def seen(of: Beside | Replay) -> list[str]:
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
    game = find_game(record.header.game)
    board, replay, beside = Board(record), Replay(game, record), new_beside(game, record)
    board.enter_all(beside)
    assert seen(beside) == seen(replay)
    for _ in played_on(beside, board, replay):
        assert seen(beside) == seen(replay), replay.line
    made = beside.record()
    assert made.entries[-1].data["result"] == game.result(replay.match.state).to_json()
    assert verify(game, read_record(made.text().splitlines())).entered
    again = Beside(game, beside.header, beside.journal)
    assert again.record().text() == made.text()
