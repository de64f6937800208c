"""Battles fought through the engine, as often as the odds that follow from the rules say.

The exact values are the last lines of the rules: two dice, cannons added; the attacker wins ties
(DEI-BATTLE-2), and so do pirates (DEI-PBATTLE-1).
"""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded
from carrack.core.events import Event
from carrack.games.dutch_east_indies.chapters.odds import attack_odds
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from carrack.testing.walks import how_many
from support.positions.dei import position

BATTLES = how_many(5_000, 100_000)
SPREADS = 4  # standard deviations: one run in 16,000 strays further, and the seed is fixed
CASES = [
    pytest.param("1A e9 E, big g8 N", "sail A E", 10, id="big ship, big pirate"),
    pytest.param("1A e9 E, small g8 N", "sail A E", 21, id="big ship, small pirate"),
    pytest.param("1B e9 E, big g8 N", "sail B E", 3, id="small ship, big pirate"),
    pytest.param("1B e9 E, small g8 N", "sail B E", 10, id="small ship, small pirate"),
    pytest.param("1A e8 N, 2A f8 N", "attack A 2A", 21, id="equal big ships"),
    pytest.param("1B e8 N, 2B f8 N", "attack B 2B", 21, id="equal small ships"),
    pytest.param("1A e8 N, 2B f8 N", "attack A 2B", 30, id="big ship, small ship"),
    pytest.param("1B e8 N, 2A f8 N", "attack B 2A", 10, id="small ship, big ship"),
]


def battles(s: Dei, notation: str, count: int) -> list[Event]:
    """The battle of a move, fought again with the first, second, third ... throw of a game."""
    move, chance = GAME.read_move(s, notation), Seeded(1602)
    fought: list[Event] = []
    for number in range(count):
        copy = s.copy()
        copy.throws, copy.events = number, fought
        GAME.apply(copy, move, chance)
    return [event for event in fought if event.kind in ("battle", "pirate-battle")]


def check_odds(places: str, notation: str, odds: int, count: int) -> None:
    """The share of battles won lies within the spread that chance allows."""
    fought = battles(position(places), notation, count)
    assert len(fought) == count
    share, exact = sum(event.data["won"] for event in fought) / count, odds / 36
    spread = (exact * (1 - exact) / count) ** 0.5
    assert abs(share - exact) < SPREADS * spread, f"{share:.4f} of them won, not {exact:.4f}"


def check_dice(places: str, notation: str, count: int) -> None:
    """All 36 throws are equally frequent: chi-squared with 35 degrees of freedom below 66.6.

    Fair dice stay below it 999 times in 1,000.
    """
    thrown = [0] * 36
    for event in battles(position(places), notation, count):
        own, other = event.data["dice"]
        thrown[(own - 1) * 6 + other - 1] += 1
    assert sum([(seen - count / 36) ** 2 / (count / 36) for seen in thrown]) < 66.6


@pytest.mark.rule("DEI-BATTLE-2")
@pytest.mark.rule("DEI-PBATTLE-1")
@pytest.mark.parametrize(("places", "notation", "odds"), CASES)
def test_battles_are_won_as_often_as_the_rules_say(places: str, notation: str, odds: int) -> None:
    check_odds(places, notation, odds, BATTLES)


@pytest.mark.rule("DEI-BATTLE-2")
def test_every_throw_of_two_dice_is_equally_frequent() -> None:
    check_dice("1A e8 N, 2A f8 N", "attack A 2A", BATTLES)


def test_who_has_five_cannons_more_wins_and_who_has_six_fewer_never() -> None:
    odds = [attack_odds(own, 6) for own in (-5, 0, 1, 2, 6, 10, 11, 12, 30)]
    assert odds == [0, 0, 1, 3, 21, 35, 36, 36, 36]
