"""The Dutch East Indies (Martin Looij), by the numbered rules in `rules/`."""

from carrack.games.dutch_east_indies.game import GAME

__all__ = ["GAME"]
