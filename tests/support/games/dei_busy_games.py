"""Busy random games of The Dutch East Indies: every kind of move about as often as any other.

On the small chart of the tests everything is near, so that chance trades, fights, buys and loads.
"""

from __future__ import annotations

from carrack.bots import Bot, checked_decision, make_bot
from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.seat import for_seat
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from carrack.testing.positions import check_copy, check_json, check_views
from carrack.testing.secrecy import check_hidden
from carrack.testing.walks import WalkPosition, new_state
from support.positions.dei import complete, load, position, stock

PLACES = (
    "big e2 S, small h8 N",
    "1A l6 W, 1B g5 W, 2A l7 W, 2B g6 N, big a10 N, small a1 N",
    "1A g5 E, 1B g4 S, 2A h7 N, 2B h8 W, big c10 N, small a1 N",
)
UNIFORM, BUSY, KEEN = "uniform", "busy", "keen"  # manners of playing
RARE = ("end", "refuse")  # chosen one time in twelve, so that turns are long


def start(seed: int) -> Dei:
    """A game of fifteen rounds on the small chart, or of ten on one that ships."""
    if seed % 8 == 7:
        state = new_state(GAME, 2 + seed // 8 % 3, seed)
        assert isinstance(state, Dei)
        return state
    s = position(PLACES[seed % len(PLACES)], rounds=15, strict=seed % 2 == 1)
    for seat in (0, 1):
        stock(s, seat, "12 crate 8 coin 1 clove 1 pepper")
    for name in ("1A", "2A", "1B", "2B"):
        load(s, name, "1 clove 1 nutmeg 2 coin 1 crate")
    complete(s)
    s.events = None
    return s


def busy_move(s: Dei, stream: Stream) -> Move:
    """A legal move, seldom one that ends things, every verb as often as any other."""
    by_verb: dict[str, list[Move]] = {}
    for move in GAME.legal(s):
        by_verb.setdefault(move.notation.split()[0], []).append(move)
    busy = [verb for verb in by_verb if verb not in RARE]
    verbs = busy if busy and stream.below(12) else list(by_verb)
    moves = by_verb[verbs[stream.below(len(verbs))]]
    return moves[stream.below(len(moves))]


class Player:
    """Chooses any legal move, any verb, or three times in four what `greedy` would."""

    def __init__(self, seed: int, manner: str) -> None:
        self.manner = manner
        self.stream = Stream(seed)
        self.bot: Bot | None = make_bot(GAME, "greedy") if manner == KEEN else None

    def move(self, s: Dei) -> Move:
        legal = GAME.legal(s)
        assert len(legal) > 0, "no legal move, but the game is not over"
        if self.bot is not None and self.stream.below(4):
            return checked_decision(self.bot, for_seat(GAME, s, self.stream), self.stream, legal)
        return busy_move(s, self.stream) if self.manner == BUSY else legal.sample(self.stream)


def check_spot(spot: WalkPosition) -> None:
    """The dear checks: copies, JSON, views and what is hidden, and that they change nothing."""
    check_copy(spot)
    check_json(spot)
    check_views(spot)
    check_hidden(spot, 1)
