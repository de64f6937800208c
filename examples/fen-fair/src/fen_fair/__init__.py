"""Fen Fair: a small trading game with a map, hidden crates and secret commissions.

The tutorial docs/a-game-in-an-afternoon.md builds it step by step.
"""

from fen_fair.game import GAME

__all__ = ["GAME"]
