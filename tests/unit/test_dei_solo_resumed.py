"""Games against the automaton go on identically from a copy, from JSON, and from a record.

Also in the middle of the automaton's turn, when the human is asked which spice it gives.
"""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, state_hash
from carrack.games.dutch_east_indies.components import ITEM_NAMES, ITEMS
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from carrack.testing.walks import plain
from support.positions.dei import Rigged, play
from support.positions.dei_solo import new_game, order


def interrupted(dice: str) -> Dei:
    """The big ship of the automaton has attacked before moving; the small one has a card left."""
    s = new_game("hard")
    s.at, s.facing = [105, 150, 106, 180], [0, 0, 0, 0]  # open sea in the middle of the chart
    s.pirates = [60, 250]
    s.decks = [(0, 1) if deck else () for deck in s.decks]
    s.hold[: ITEMS * 2] = [0] * (ITEMS * 2)
    for item in ("clove", "nutmeg"):
        s.hold[ITEM_NAMES.index(item)] = 2
    order(s, "2A", "hunt-1", "hunt", target="1A")
    order(s, "2B", "hunt-2", "hunt", target="1A")
    play(s, "end", dice=dice, winds="N N")
    s.events = None
    return s


@pytest.mark.parametrize(("dice", "asked"), [("6 1", "take"), ("1 6", "lower")])
def test_it_is_interrupted_in_the_middle_of_the_automatons_turn(dice: str, asked: str) -> None:
    s = interrupted(dice)
    assert (s.seat, s.active) == (0, 1)
    assert s.agenda != []
    assert {move.notation.split()[0] for move in GAME.legal(s)} == {asked}


@pytest.mark.parametrize("dice", ["6 1", "1 6"])
@pytest.mark.parametrize("seed", range(8))
def test_a_copy_and_a_state_from_json_continue_identically(dice: str, seed: int) -> None:
    s = interrupted(dice)
    others = [s.copy(), GAME.from_json(plain(GAME.to_json(s)))]
    for other in others:
        assert state_hash(GAME, other) == state_hash(GAME, s)
    ends = [played_on(state, seed) for state in (s, *others)]
    assert ends[0] == ends[1] == ends[2]
    assert len(ends[0]) > 30


def played_on(s: Dei, seed: int) -> list[str]:
    """The hashes of a random game from here on, forty decisions long."""
    stream, chance = Stream(seed), Seeded(seed)
    hashes: list[str] = []
    for _ in range(40):
        if s.seat == OVER:
            break
        GAME.apply(s, GAME.legal(s).sample(stream), chance)
        hashes.append(state_hash(GAME, s))
    return hashes


def test_the_same_ships_turn_continues_after_the_answer() -> None:
    s = interrupted("6 1")
    restored = GAME.from_json(plain(GAME.to_json(s)))
    restored.events = []
    chance = Rigged("1 6", "N N")
    GAME.apply(restored, GAME.read_move(restored, "take nutmeg"), chance)
    sailed = [event.data["ship"] for event in restored.events if event.kind == "sailed"]
    assert sailed[0] == 2
    assert restored.at[2] != s.at[2]
