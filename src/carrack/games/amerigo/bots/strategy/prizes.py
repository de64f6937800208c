"""Value of each progress token for a seat, by its effect and the share of the game that is left."""

from __future__ import annotations

from typing import Final

from carrack.core.sums import added
from carrack.games.amerigo.bots.strategy.clock import gold_price, share_left
from carrack.games.amerigo.bots.strategy.threat import next_marker
from carrack.games.amerigo.bots.strategy.tracks import ladders_of
from carrack.games.amerigo.chapters import tokens
from carrack.games.amerigo.chapters.pirates import shown_pirates
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.components import ProgressToken
from carrack.games.amerigo.state import ROUNDS, Amerigo

USES: Final = (7.0, 4.5, 6.5, 5.0, 7.0, 4.0, 3.0)  # times a colour is chosen in a whole game
PER_ROUND: Final = {  # points of a permanent token for each round that it still works
    tokens.STRONGER_PIRATES: 1.6,
    tokens.VICTORY_GOLD: 1.3,
    tokens.RED_GREEN: 1.1,
    tokens.TWO_NEUTRAL: 0.8,
    tokens.POST_GOLD: 1.2,
    tokens.GOLD_BY_TWO: 0.5,
}
MORE_POSTS: Final = 5.0  # posts still to come at the start of the game


class Note:
    """The constant part of a progress token's worth.

    `uses` is how often in a game it adds `more` action points; `by_round` are points for each round
    that it still works; both are 0 if its worth depends on something else.
    """

    def __init__(self, token: ProgressToken) -> None:
        self.rule = token.rule
        self.more = 2.0 if token.rule == tokens.TWO_MORE else 1.0
        bonus = token.rule in (tokens.TWO_MORE, tokens.ONE_MORE)
        self.uses = added([USES[colour] for colour in token.actions]) if bonus else 0.0
        self.by_round = PER_ROUND.get(token.rule, 0.0)


KEPT_MAPS: Final = 16
_notes: Final[dict[World, list[Note]]] = {}


def notes_of(world: World) -> list[Note]:
    """The notes on the tokens of a map's edition; those of the last few maps are kept."""
    notes = _notes.get(world)
    if notes is None:
        notes = [Note(token) for token in world.edition.tokens]
        if len(_notes) >= KEPT_MAPS:
            del _notes[next(iter(_notes))]
        _notes[world] = notes
    return notes


def token_worth(s: Amerigo, seat: int, token: int) -> float:
    """Points that an unused token is or would be worth to a seat that owns it."""
    note, left = notes_of(s.world)[token], share_left(s)
    if note.uses > 0.0:
        return note.more * left * note.uses
    if note.by_round > 0.0:
        return note.by_round * ROUNDS * left
    rule = note.rule
    if rule == tokens.SEVEN:
        return 7.0
    if rule == tokens.POST_POINTS:
        limit = s.world.edition.post_limit
        return min(limit, limit - s.posts_left[seat] + MORE_POSTS * left)
    if rule == tokens.HALF_LOSS:
        return 0.35 * pirates_to_come(s)
    return once_worth(s, seat, rule)


def once_worth(s: Amerigo, seat: int, rule: str) -> float:
    """The worth of tokens that work once, or with the gold at the end."""
    left = share_left(s)
    if rule == tokens.THREE_GOLD:
        return 3.0 * gold_price(s, seat)
    if rule == tokens.FIVE_GOLD:
        return 5.0 * gold_price(s, seat)
    if rule == tokens.GOLD_POINTS:
        return max(s.gold[seat], 3.0)
    if rule == tokens.EIGHT_FOR_SHIPS:
        return 5.0 * min(1.0, 3.0 * left)
    if rule == tokens.CUBE_POINTS:
        return 3.5 * min(1.0, 4.0 * left)
    if rule == tokens.TO_THE_FRONT:
        return jump_worth(s, seat)
    return 0.0


def jump_worth(s: Amerigo, seat: int) -> float:
    """Return what AM-TOKEN-9 may win on the special action track."""
    value = ladders_of(s.world).special.value
    gap = value[s.special[s.track[0]]] - value[s.special[seat]]
    return (2.5 + 0.7 * gap) * min(1.0, 4.0 * share_left(s))


def pirates_to_come(s: Amerigo) -> float:
    """The total strength of all attacks still to come in the game."""
    force, total = float(sum(shown_pirates(s))), 0.0
    for ahead in range(ROUNDS - s.round + 1):
        total += force + ahead * next_marker(s)
    return total


def tokens_worth(s: Amerigo, seat: int) -> float:
    """Points of all tokens that the seat owns and has not used up."""
    held = s.held[seat] & ~s.used[seat]
    worth = 0.0
    while held:
        low = held & -held
        worth += token_worth(s, seat, low.bit_length() - 1)
        held ^= low
    return worth
