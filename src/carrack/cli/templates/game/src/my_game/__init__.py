"""My Game, a game for Carrack."""

from my_game.game import GAME

__all__ = ["GAME"]
