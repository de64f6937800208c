"""Positions in which bots missed the best turn, for no line of it was offered to them.

Records of two games of the rule of thumb: in The Dutch East Indies a victory that needs both ships,
in Amerigo a building that only makes room for the one that scores.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from carrack.bots import make_bot
from carrack.bots.search.context import SearchContext
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, State
from carrack.core.knowledge import knowledge_of
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.core.seat import for_seat

MISSED = Path(__file__).parent.parent / "records" / "missed"
HARBOUR = [("dutch-east-indies", 46), ("dutch-east-indies", 48)]
LAST = ("amerigo", 69)
LINE = ["green", "build v-I2/0 e16", "build n-I4/0 b17"]


@cache
def position(name: str, turn: int) -> State:
    """Where a turn of a recorded game begins; copy it before playing on."""
    text = (MISSED / f"{name}-2.jsonl").read_text(encoding="utf-8")
    replay = Replay(find_game(name), read_record(text.splitlines()), listen=False)
    for _ in replay.steps():
        if replay.match.state.turn == turn:
            return replay.match.state.copy()
    raise AssertionError(f"{name} has no turn {turn}")


def lines(name: str, turn: int, most: int, wide: bool = True) -> list[list[str]]:
    """The lines that are offered there, as texts."""
    offered = SearchContext(find_game(name), None, wide).offered(position(name, turn), most)
    return [[move.notation for move in line] for line in offered]


def ended(game: Game[Any], state: State, line: list[str]) -> State:
    """What comes of a line."""
    after = state.copy()
    for text in line:
        game.apply(after, game.read_move(after, text), Seeded(0))
    return after


def turn_of(name: str, turn: int, bot: str) -> list[str]:
    """What a bot plays in the turn, without the end of it."""
    game, state, played = find_game(name), position(name, turn).copy(), []
    player = make_bot(game, bot)
    while state.turn == turn and state.seat != OVER:
        move = player.decide(for_seat(game, state, Stream(len(played))), Stream(len(played)))
        played.append(move.notation)
        game.apply(state, move, Seeded(1))
    return [text for text in played if text != "end"]


def wins(line: list[str], turn: int) -> bool:
    """Whether a line of The Dutch East Indies ends the game."""
    game = find_game("dutch-east-indies")
    return ended(game, position(game.name, turn), line).seat == OVER


@pytest.mark.parametrize(("name", "turn"), HARBOUR)
@pytest.mark.parametrize("most", [2, 4, 8])
def test_a_victory_through_the_docked_ship_is_offered(name: str, turn: int, most: int) -> None:
    assert any(wins(line, turn) for line in lines(name, turn, most))
    assert not any(wins(line, turn) for line in lines(name, turn, 40, wide=False))


@pytest.mark.parametrize(("name", "turn"), HARBOUR)
@pytest.mark.parametrize("bot", ["learned", "navigator", "admiral"])
def test_whoever_searches_wins_through_the_docked_ship(name: str, turn: int, bot: str) -> None:
    assert wins(turn_of(name, turn, bot), turn)


def test_a_building_that_makes_room_for_a_better_one_is_offered() -> None:
    assert LINE in lines(*LAST, knowledge_of(find_game("amerigo")).width())
    assert LINE not in lines(*LAST, 40, wide=False)


def test_the_admiral_gives_no_points_away_in_the_last_turn() -> None:
    assert turn_of(*LAST, "admiral") == LINE
    game = find_game("amerigo")
    over = ended(game, position(*LAST), [*LINE, "end"])
    assert game.result(over).points[1] == 159
