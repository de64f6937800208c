"""The rules of My Game, each by its number. `pytest` runs the tests of the contract as well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carrack.core.chance import NoChance, Seeded
from carrack.core.events import Event
from carrack.core.game import OVER, Refused, play
from carrack.texts.rules import load_rules
from my_game import GAME
from my_game.game import Row

rule = pytest.mark.rule


def lying(*stones: int) -> Row:
    """A position of two players with these stones in the row."""
    state = Row(2)
    state.stones = list(stones)
    return state


def do(state: Row, *notations: str) -> list[Event]:
    """Plays moves that must be legal; what they report."""
    state.events = events = list[Event]()
    for notation in notations:
        play(GAME, state, GAME.read_move(state, notation), NoChance())
    state.events = None
    return events


def broken_by(state: Row, notation: str) -> str:
    """The rule that forbids a move."""
    with pytest.raises(Refused) as refused:
        do(state, notation)
    return refused.value.rule


@rule("MG-ROW-1")
@pytest.mark.parametrize("count", [6, 12, 20])
def test_the_stones_lie_in_any_order(count: int) -> None:
    state = GAME.setup(2, {"stones": count}, Seeded(1))
    assert state.stones != sorted(state.stones) == [1 + i for i in range(count)]


@rule("MG-TURN-1")
def test_a_stone_of_either_end_scores_its_number() -> None:
    state = lying(3, 9, 5)
    assert do(state, "right")[0].data["points"] == 5
    assert (state.stones, state.taken) == ([3, 9], [[5], []])
    assert do(state, "left")[0].data["points"] == 3
    assert GAME.result(state).points == [8, 0]


@rule("MG-TURN-2")
def test_every_further_stone_is_smaller() -> None:
    state = lying(4, 9, 5)
    do(state, "left")
    assert broken_by(state, "right") == "MG-TURN-2"
    assert GAME.left(state) == []


@rule("MG-TURN-3")
def test_a_turn_ends_after_a_stone() -> None:
    state = lying(3, 9, 5)
    assert broken_by(state, "end") == "MG-TURN-3"
    do(state, "left", "end", "right")
    assert (state.seat, state.taken) == (1, [[3], [5]])


@rule("MG-END-1")
def test_the_last_stone_ends_the_game_and_most_points_win() -> None:
    state = lying(3, 2)
    do(state, "left", "right")
    assert broken_by(state, "right") == "MG-TURN-1"
    do(state, "end")
    assert state.seat == OVER
    assert GAME.result(state).places == [1, 2]
    assert broken_by(state, "left") == "MG-END-1"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rule_has_a_test(language: str) -> None:
    tested = re.findall(r'^@rule\("([A-Z0-9-]+)"\)', Path(__file__).read_text("utf-8"), re.M)
    assert tested == [rule.id for rule in load_rules("my_game", language)]
