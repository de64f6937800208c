"""Amerigo (Stefan Feld), by the numbered rules in `rules/`."""

from carrack.games.amerigo.game import GAME

__all__ = ["GAME"]
