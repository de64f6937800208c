"""Lines and features of Amerigo: legal, blind to what lies face down, the same for every seat."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import state_hash
from carrack.core.knowledge import MOST_FEATURE
from carrack.core.move import Move
from carrack.games.amerigo.bots.greedy import planned
from carrack.games.amerigo.bots.knowledge import KNOWLEDGE
from carrack.games.amerigo.game import GAME
from carrack.games.amerigo.moves import CHOOSE_ACTION
from carrack.games.amerigo.state import ACT, CHOOSE, Amerigo
from carrack.testing import walks

NO_CHANCE = Seeded(0)
SEATED = ["points", "gold", "cannons", "progress", "special"]
SEATED += ["posts_left", "chests", "held", "used"]


def spots(players: int, seeds: int, every: int) -> list[Amerigo]:
    """Positions of games, some at random, some mostly as a bot plays."""
    found: list[Amerigo] = []
    for seed in range(seeds):
        for manner in (walks.Chooser, walks.Wanderer):
            for spot in walks.middle_spots(GAME, players, seed, every, manner):
                assert isinstance(spot.state, Amerigo)
                found.append(spot.state.copy())
    return found


def walked(s: Amerigo, line: list[Move]) -> Amerigo:
    """The position after a line, each of whose moves is legal."""
    new = s.copy()
    for move in line:
        refusal = GAME.refusal(new, move)
        assert refusal is None, f"{[each.notation for each in line]}: {refusal}"
        GAME.apply(new, move, NO_CHANCE)
    return new


def greedy_line(s: Amerigo) -> list[Move]:
    """What `greedy` plays up to the end of its turn."""
    line: list[Move] = []
    new, end = s.copy(), s.world.end_move
    move = planned(new)
    while move is not end:
        line.append(move)
        GAME.apply(new, move, NO_CHANCE)
        move = planned(new)
    return line or [end]


# --- lines ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_are_legal_and_stop_where_only_the_end_is_left(players: int) -> None:
    ends = 0
    for s in spots(players, 2, 31):
        before = state_hash(GAME, s)
        for line in KNOWLEDGE.lines(s, 30):
            if line == [s.world.end_move]:
                ends += 1
            else:
                assert s.world.end_move not in line
                after = walked(s, line)
                assert after.turn == s.turn
                assert KNOWLEDGE.end_move(after) is s.world.end_move
            assert walked(s, line).events is None
        assert state_hash(GAME, s) == before
    assert ends > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_line_is_greedys_and_no_line_comes_twice(players: int) -> None:
    shorter = 0
    for s in spots(players, 2, 31):
        lines = KNOWLEDGE.lines(s, 30)
        assert lines[0] == greedy_line(s)
        assert len({tuple(move.index for move in line) for line in lines}) == len(lines)
        few = KNOWLEDGE.lines(s, 3)
        assert few[0] == lines[0]
        assert 1 <= len(few) <= 3
        shorter += len(few) < len(lines)
    assert shorter > 5


@pytest.mark.parametrize("players", [2, 4])
def test_every_action_on_offer_has_a_line(players: int) -> None:
    chosen = 0
    for s in spots(players, 2, 13):
        if s.step == CHOOSE:
            wanted = {m.index for m in GAME.legal(s) if m.index < CHOOSE_ACTION + 7}
            lines = KNOWLEDGE.lines(s, 40)
            assert wanted <= {move.index for line in lines for move in line}
            assert s.world.gold_move in {move for line in lines for move in line}
            chosen += len(wanted)
    assert chosen > 20


def test_ending_an_action_early_is_a_line_of_its_own() -> None:
    seen = 0
    for s in spots(3, 2, 13):
        end = KNOWLEDGE.end_move(s)
        assert (end is not None) == (s.world.end_move in GAME.legal(s))
        if s.step == ACT and end is not None:
            assert [end] in KNOWLEDGE.lines(s, 60)
            seen += 1
    assert seen > 10


# --- features ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_are_whole_numbers_within_bounds_in_rows_of_one_length(players: int) -> None:
    shared, side = KNOWLEDGE.shared_features(), KNOWLEDGE.side_features()
    for s in spots(players, 2, 31):
        rows = KNOWLEDGE.features(s)
        assert [len(row) for row in rows] == [len(shared)] + [len(side)] * players
        for row in rows:
            assert all(type(number) is int and abs(number) <= MOST_FEATURE for number in row)


def test_features_have_names_of_their_own_and_meanings() -> None:
    for row in (KNOWLEDGE.shared_features(), KNOWLEDGE.side_features()):
        assert len({feature.name for feature in row}) == len(row)
        assert len({feature.meaning for feature in row}) == len(row)


def turned_list(row: list[Any], per_seat: int) -> list[Any]:
    """A list by seat, each seat's part moved to the next seat."""
    return row[-per_seat:] + row[:-per_seat]


def turned(s: Amerigo) -> Amerigo:
    """The same position with every seat's number one higher, the last one 0."""
    new, players = s.copy(), s.players
    new.seat = (s.seat + 1) % players
    new.order = [(seat + 1) % players for seat in s.order]
    new.track = [(seat + 1) % players for seat in s.track]
    for name in SEATED:
        setattr(new, name, turned_list(getattr(s, name), 1))
    for name in ("ships", "commodities", "production", "villages", "own_villages", "own_neutrals"):
        row = getattr(s, name)
        setattr(new, name, turned_list(row, len(row) // players))
    for name in ("village", "net", "edge", "post_count"):
        row = getattr(s, name)
        parts = [row[at : at + players] for at in range(0, len(row), players)]
        setattr(new, name, [each for part in parts for each in turned_list(part, 1)])
    new.posts = [post // 4 * 4 + (post % 4 + 1) % players for post in s.posts]
    new.built = [built // 4 * 4 + (built % 4 + 1) % players for built in s.built]
    return new


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_row_belongs_to_the_seat_whatever_its_number(players: int) -> None:
    different = 0
    for s in spots(players, 1, 19):
        shared, *sides = KNOWLEDGE.features(s)
        again, *moved = KNOWLEDGE.features(turned(s))
        assert again == shared
        assert moved == sides[-1:] + sides[:-1]
        different += moved != sides
    assert different > 10


def test_the_pace_rises_from_0_towards_1() -> None:
    for players in (2, 4):
        paces = [
            KNOWLEDGE.pace(spot.state)
            for spot in walks.walk(GAME, players, 3)
            if spot.state.seat >= 0
        ]
        assert paces[0] == 0.0
        assert paces == sorted(paces)
        assert 0.9 < paces[-1] < 1.0
