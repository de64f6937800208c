"""The outcome of a move: what it brings the seat that plays it, and what cannot be undone.

Points are exact: they equal those of the move's events, since the same functions score them. What
a move brings at the end of the game counts only if it is certain. Nothing is drawn or revealed
within a turn, so only the end of a turn is final: the last turn of a phase throws the cubes of the
next one, before which a round may end.
"""

from __future__ import annotations

from typing import Any

from carrack.games.amerigo import moves
from carrack.games.amerigo.chapters.build import COMPLETION_POINTS, post_points, tile_points
from carrack.games.amerigo.chapters.cannons import cannon_room
from carrack.games.amerigo.chapters.gold import (
    CHEST_GOLD,
    OVERFLOW_GOLD,
    gold_over,
    overflows,
    taken_gold,
    token_gold,
)
from carrack.games.amerigo.chapters.progress import on_display, passed, track_points, track_room
from carrack.games.amerigo.chapters.rounds import jump_forgone
from carrack.games.amerigo.chapters.scoring import end_points
from carrack.games.amerigo.chapters.ships import DISCOVERY_POINTS, any_post
from carrack.games.amerigo.chapters.special import is_stuck, order_room
from carrack.games.amerigo.chapters.tokens import POST_GOLD, POST_POINTS, has
from carrack.games.amerigo.chapters.tower import cleared
from carrack.games.amerigo.chart.world import Island
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.components import Track
from carrack.games.amerigo.moves import AmerigoMove
from carrack.games.amerigo.state import BLACK, BROWN, COLOURS, GOODS, ROUNDS, WHITE, Amerigo


class MoveOutcome:
    """Points at once, and messages (`brings-…`) about whatever else a move brings."""

    def __init__(self, points: int = 0) -> None:
        self.points = points
        self.brings: list[dict[str, Any]] = []

    def add(self, key: str, **args: Any) -> None:
        """Add a message."""
        self.brings.append({"key": key, "args": args})

    def add_gold(self, s: Amerigo, amount: int, paid: int = 0) -> None:
        """Add gold, after `paid` has been paid; some of it may become points (AM-GOLD-2)."""
        over = gold_over(s, s.seat, amount - paid)
        self.points += over
        if amount > over:
            self.add("brings-gold", count=amount - over)

    def add_at_the_end(self, points: int) -> None:
        """Add points that final scoring will bring."""
        if points:
            self.add("brings-end", points=points)


def outcome_of(s: Amerigo, move: AmerigoMove) -> MoveOutcome:
    """Return what a legal move brings; for a turn's end, what comes before the next throw."""
    kind = move.kind
    if kind == moves.BUILD:
        return gain_of_tile(s, move)
    if kind == moves.POST:
        return gain_of_post(s, move.square)
    if kind in (moves.LOAD, moves.ADVANCE, moves.ORDER):
        return gain_of_steps(s, move)
    gain = MoveOutcome()
    if kind == moves.CUBES:
        gain.points = sum(s.space)
    elif kind == moves.BUY:
        good = s.world.edition.production[move.value].good
        gain.add_at_the_end(s.commodities[s.seat * GOODS + good])
    elif kind == moves.JUMP:
        special = s.world.edition.special
        add_track(gain, special, s.special[s.seat], s.special[s.track[0]])
    elif kind == moves.PICK_TOKEN:
        gain.add_at_the_end(end_points(s, s.seat, s.world.edition.tokens[move.value].rule))
    else:
        gold = gold_of(s, move)
        if gold:
            gain.add_gold(s, gold)
    return gain


def gold_of(s: Amerigo, move: AmerigoMove) -> int:
    """The gold that a choice, an exchange, or the end of a turn brings."""
    kind = move.kind
    if kind == moves.GOLD:
        return taken_gold(s, s.seat)
    if kind == moves.CHEST:
        return CHEST_GOLD
    if kind == moves.USE:
        return token_gold(s.world.edition.tokens[move.value].rule)
    if kind == moves.CHOOSE_ACTION:
        return OVERFLOW_GOLD if is_at_its_end(s, move.value) else 0
    return OVERFLOW_GOLD if kind == moves.END and jump_forgone(s) else 0


def is_at_its_end(s: Amerigo, colour: int) -> bool:
    """Whether an action is over as soon as it is chosen, because its track is at its end."""
    if colour == BLACK:
        return not cannon_room(s)
    if colour == BROWN:
        return not track_room(s)
    return colour == WHITE and is_stuck(s)


def gain_of_tile(s: Amerigo, move: AmerigoMove) -> MoveOutcome:
    """Return a tile's gain: points, commodities, maybe the island (AM-BUILD-5 to AM-BUILD-10)."""
    island = s.world.islands[move.island]
    gain = MoveOutcome(tile_points(s.world.kinds[move.tile], island))
    if move.goods:
        add_goods(s, gain, move.goods)
    if s.free[move.island] == move.mask:
        complete(s, gain, island, s.post_count[move.island * s.players + s.seat])
    return gain


def add_goods(s: Amerigo, gain: MoveOutcome, goods: list[int]) -> None:
    """Add commodities, worth as much at the end as there are production tokens (AM-FINAL-2)."""
    for good in sorted(set(goods)):
        gain.add("brings-good", good=s.world.good_names[good], count=goods.count(good))
    gain.add_at_the_end(sum([s.production[s.seat * GOODS + good] for good in goods]))


def gain_of_post(s: Amerigo, square: int, paid: int = 0) -> MoveOutcome:
    """Return a post's gain, maybe with the island (AM-SHIP-5, AM-SHIP-7, AM-TOKEN-12 and 13).

    `paid` is the gold spent on the voyage to it.
    """
    island = s.world.islands[s.world.island_at[square]]
    gain = MoveOutcome(0 if any_post(s, island.number) else DISCOVERY_POINTS)
    if has(s, s.seat, POST_GOLD):
        gain.add_gold(s, 1, paid)
    if has(s, s.seat, POST_POINTS):
        gain.add_at_the_end(1)
    if s.free[island.number] == island.bit_of[square]:
        complete(s, gain, island, s.post_count[island.number * s.players + s.seat] + 1)
    return gain


def complete(s: Amerigo, gain: MoveOutcome, island: Island, posts: int) -> None:
    """Add what completing an island with this many own posts brings (AM-BUILD-8 to AM-BUILD-10)."""
    gain.points += COMPLETION_POINTS + post_points(s, posts)
    if island.big:
        gain.add("brings-chest")
    start = island.number * s.players
    others = [seat for seat in range(s.players) if seat != s.seat]
    given = sum([post_points(s, s.post_count[start + seat]) for seat in others])
    if given:
        gain.add("brings-others", points=given)


def gain_of_steps(s: Amerigo, move: AmerigoMove) -> MoveOutcome:
    """Return the gain of steps on a track, with gold at its end (AM-CANNON-2, AM-PROG, AM-SPEC)."""
    gain, steps, edition = MoveOutcome(), move.value, s.world.edition
    room = cannon_room(s)
    if move.kind == moves.ADVANCE:
        room, before = track_room(s), s.progress[s.seat]
        tokens = min(passed(edition.progress, before, before + steps), len(on_display(s)))
        if tokens:
            gain.add("brings-tokens", count=tokens)
        add_track(gain, edition.progress, before, before + steps)
    elif move.kind == moves.ORDER:
        room, before = order_room(s), s.special[s.seat]
        add_track(gain, edition.special, before, before + steps)
    if overflows(s, room, steps):
        gain.add_gold(s, OVERFLOW_GOLD)
    return gain


def add_track(gain: MoveOutcome, track: Track, before: int, after: int) -> None:
    """Add what a track gains in value for final scoring (AM-FINAL-3, AM-FINAL-4)."""
    gain.add_at_the_end(track_points(track, after) - track_points(track, before))


def final_of(s: Amerigo, move: AmerigoMove) -> list[dict[str, Any]]:
    """Return what follows a move that ends a phase: a throw, the pirates, the final scoring."""
    if move.kind != moves.END or s.acting + 1 < len(s.order):
        return []
    storage = cleared(s)
    later = [colour for colour in range(s.phase + 1, COLOURS) if storage[colour]]
    if later:
        return [thrown(later[0])]
    pirates: dict[str, Any] = {"key": "final-pirates", "args": {}}
    again = [colour for colour in range(COLOURS) if storage[colour]]
    if again and s.round < ROUNDS:
        return [pirates, thrown(again[0])]
    return [pirates, {"key": "final-scoring", "args": {}}]


def thrown(colour: int) -> dict[str, Any]:
    """The message about the next throw that has cubes (AM-ROUND-2, AM-ROUND-3)."""
    return {"key": "final-throw", "args": {"colour": COLOUR_NAMES[colour]}}
