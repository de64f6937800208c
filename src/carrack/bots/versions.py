"""Versions of bots: one with other rules to play by, or another network, is another bot."""

from __future__ import annotations

from typing import Any

from carrack.bots.learning.weights import shipped_hash
from carrack.bots.names import bot_names, playing_as
from carrack.core.game import Game

WEIGHTS_SHOWN = 8
"""Digits of the hash of a network that name it."""


def bot_version(game: Game[Any], name: str) -> str:
    """The version of a bot that Carrack or the game provides: its rules, and its network's hash.

    Empty for a bot written by others: what it is today need not be what it was yesterday.
    """
    if playing_as(game, name).partition(":")[0] not in bot_names(game):
        return ""
    weights = shipped_hash(game)[:WEIGHTS_SHOWN]
    return f"{game.rules_version}-{weights}" if weights else game.rules_version
