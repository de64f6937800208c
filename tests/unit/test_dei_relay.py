"""Lines by which spices come home by way of the other ship, or the small one goes first."""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded
from carrack.games.dutch_east_indies.bots.knowledge import KNOWLEDGE
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from support.positions.dei import hold, home, position


def lines(s: Dei, most: int = 40) -> list[list[str]]:
    """The lines of a position, as texts."""
    return [[move.notation for move in line] for line in KNOWLEDGE.lines(s, most)]


def after(s: Dei, line: list[str]) -> Dei:
    """The position that a line leads to."""
    new = s.copy()
    for text in line:
        GAME.apply(new, GAME.read_move(new, text), Seeded(0))
    return new


def sailing(line: list[str]) -> list[str]:
    """The ships that sail in a line, in their order."""
    rows = [text.split() for text in line]
    return list(dict.fromkeys([row[1] for row in rows if row[0] in ("sail", "turn")]))


@pytest.mark.rule("DEI-TRANSFER-2")
def test_a_ship_that_comes_a_step_short_of_home_unloads_through_the_docked_one() -> None:
    s = position("1A d6 N (2 clove), 1B d3 N")
    found = [line for line in lines(s) if "unload A clove" in line]
    assert found
    assert home(after(s, found[0]), 0) == "2 clove"


@pytest.mark.rule("DEI-TRANSFER-2")
def test_the_other_ship_docks_first_where_that_brings_the_spices_home() -> None:
    s = position("1A d7 N (1 nutmeg), 1B d4 W")
    found = [line for line in lines(s) if "unload A nutmeg" in line]
    assert any(line[0].split()[1] == "B" for line in found)


@pytest.mark.rule("DEI-TRANSFER-1")
def test_spices_are_handed_to_the_ship_that_is_sooner_at_home() -> None:
    s = position("1A d6 S (1 clove 1 nutmeg), 1B d5 N (2 crate)")
    given = [line for line in lines(s) if "give A clove" in line]
    assert given
    new = after(s, given[0])
    assert home(new, 0) == "1 clove 1 nutmeg"
    assert hold(new, "1A") == "2 crate"


def test_nothing_is_handed_over_where_it_would_not_be_sooner_at_home() -> None:
    s = position("1A d5 N (1 clove), 1B d6 S")
    assert not any("give A clove" in line for line in lines(s))


def test_where_the_ships_are_in_each_others_way_the_small_one_goes_first_in_some_lines() -> None:
    s = position("1A e7 N (3 crate), 1B f7 N (3 crate)")
    wide = [ships for ships in map(sailing, lines(s)) if len(ships) == 2]
    assert ["A", "B"] in wide
    assert ["B", "A"] in wide
    narrow = [[move.notation for move in line] for line in KNOWLEDGE.narrow_lines(s, 40)]
    assert ["B", "A"] not in [sailing(line) for line in narrow]
