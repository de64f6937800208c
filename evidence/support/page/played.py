"""Games between bots, as the hashes of their records. Runs in the browser's Python as well."""

from __future__ import annotations

import hashlib
from typing import Any

from carrack.bots import make_bot
from carrack.core.chance import Seeded
from carrack.core.match import Match, new_header
from carrack.core.playout import Dice
from carrack.core.registry import find_game
from carrack.core.seat import for_seat


def record_of(name: str, players: int, bot: str, seed: int, decisions: int = 10_000) -> str:
    """The record of a game in which every seat is played by such a bot, as text."""
    game = find_game(name)
    seats: list[dict[str, Any]] = [
        {"name": str(n), "kind": "bot", "bot": bot} for n in range(players)
    ]
    match = Match(game, new_header(game, players, {}, seats, {}), Seeded(seed), listen=False)
    bots = [make_bot(game, bot) for _ in range(players)]
    dice, fancies = Dice(seed, players), Dice(seed + 1, players)
    for number in range(decisions):
        if match.over:
            break
        seat = match.state.seat
        handle = for_seat(game, match.state, fancies.at(seat, match.state.turn))
        match.play(seat, bots[seat].decide(handle, dice.at(seat, number)))
    return match.record().text()


def digest_of(*game: Any) -> str:
    """The hash of such a record."""
    return hashlib.sha256(record_of(*game).encode()).hexdigest()
