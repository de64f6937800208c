"""Earlier positions never change when their copies are played on: search may branch as it likes."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Chance
from carrack.testing.positions import check_branches
from support.games import tiny


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
