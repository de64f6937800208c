"""The odds of the tower as people choose them: in whole per cent (AM-TOWER-1)."""

from __future__ import annotations

from typing import Any, Final

from carrack.core.options import Option
from carrack.games.amerigo.box.edition import EDITION_SHELF
from carrack.games.amerigo.components import Edition
from carrack.games.carried import BOX, read_box

PERCENT: Final = 10_000  # millionths
STICK: Final = "stick"


class OddsOption(Option):
    """A probability of the tower in whole per cent; every edition has its own default."""

    def __init__(self, name: str, shipped: int, odds: dict[str, int]) -> None:
        defaults = {edition: per_cent(odds[edition]) for edition in odds}
        super().__init__(name, per_cent(shipped), [], 0, 100, "edition", defaults)

    def default_with(self, given: dict[str, Any]) -> int | str:
        """The default of the edition; one that is carried is no choice of option `edition`."""
        text = given.get(BOX)
        if not isinstance(text, str) or not text:
            return super().default_with(given)
        return own_odds(read_box(EDITION_SHELF, text))[self.name]


def own_odds(box: Edition) -> dict[str, int]:
    """The odds of an edition, by the name of their option."""
    return {STICK: per_cent(box.stick), "dislodge": per_cent(box.dislodge)}


def per_cent(odds: int) -> int:
    """The whole per cent nearest to odds in millionths."""
    return (odds + PERCENT // 2) // PERCENT


def odds_of(chosen: int, own: int) -> int:
    """Odds in millionths for a choice in per cent; the edition's own if they round to it."""
    return own if chosen == per_cent(own) else chosen * PERCENT
