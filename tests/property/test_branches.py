"""Earlier positions never change when their copies are played on: search may branch as it likes."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Chance
from carrack.core.game import Game
from carrack.testing.positions import check_branches
from support.games import tiny
from support.games.all_games import every_game

STEPS = 10_000
MANY = 20  # games


@pytest.mark.long
@every_game
def test_earlier_positions_are_what_they_were_after_many_steps(
    game: Game[Any], players: int
) -> None:
    for seed in range(MANY):
        check_branches(game, players, seed, STEPS)


class SharedCards(tiny.Hill):
    """A position whose copies hold the very same cards."""

    def copy(self) -> tiny.Hill:
        other = super().copy()
        other.played = self.played
        return other


class Shared(tiny.Lanterns):
    """Lanterns with a copy that is none."""

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> tiny.Hill:
        state = super().setup(players, options, chance)
        state.__class__ = SharedCards
        return state


def test_a_copy_that_shares_a_list_is_found() -> None:
    with pytest.raises(AssertionError):
        check_branches(Shared(), 2, 5, 200)
