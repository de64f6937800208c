"""A game to be looked at: a stretch of one that bots played, as spectators saw it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from carrack.bots import BotError, bot_names, checked_decision, our_bot
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, checked_options
from carrack.core.page_view import page_view
from carrack.core.seat import for_seat
from carrack.server.tables.requested_games import addressed_game

SEED = 1
FRAMES = 8
BEGIN = 3
"""Turns that are over in the first position: before there is little to see."""
MOST = 200
"""So many decisions are played at most; some games take longer turns than others."""


@lru_cache(maxsize=64)
def showcase(game: str) -> list[dict[str, Any]]:
    """Positions at ends of turns, of each what differs from the last. Raises Problem 404."""
    frames: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    for view in _positions(addressed_game(game)):
        frames.append({key: now for key, now in view.items() if before.get(key, ...) != now})
        before = view
        if len(frames) == FRAMES:
            break
    return frames


def _positions(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Yield what spectators see at the ends of turns."""
    players = min(max(2, game.least_players), game.most_players)
    chance, stream = Seeded(SEED), Stream(SEED)
    state = game.setup(players, checked_options(game, players, {}), chance)
    bot = our_bot(game, bot_names(game)[0])
    turn = state.turn
    for _ in range(MOST):
        if state.seat == OVER:
            return
        try:
            move = checked_decision(bot, for_seat(game, state, stream), stream, game.legal(state))
        except BotError:  # who asks its bot hears of it; a picture can do without
            return
        game.apply(state, move, chance)
        if state.turn != turn:
            turn = state.turn
            if turn >= BEGIN:
                yield page_view(game, state, None)
