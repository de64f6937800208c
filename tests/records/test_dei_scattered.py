"""Ships and goods scattered at random over small charts: everything goes on as it always did.

    PYTHONPATH=tests python tests/records/test_dei_scattered.py    # writes dei_scattered.json again

Whole games seldom come to what is rare: narrow waters, holds and supplies about to run out, ports
that must be left, battles wherever two ships meet. Here it is common. A digest covers all legal
moves, some refusals with all that they say, every event, and the hash of each position. Write the
file again only when a rule, or what is told of it, has changed on purpose.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.events import Event
from carrack.core.game import OVER, canonical, state_hash
from carrack.games.dutch_east_indies.chapters.battle import spices_aboard
from carrack.games.dutch_east_indies.chapters.ships import is_automatic, room_of
from carrack.games.dutch_east_indies.chart.world import NO_LEVEL, World, is_forbidden, is_home_port
from carrack.games.dutch_east_indies.components import ITEMS, SPICES
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.moves import END_MOVE, MOVES
from carrack.games.dutch_east_indies.solo.cards import deck_of, duty_by, hunted_ships
from carrack.games.dutch_east_indies.state import (
    FIRST_SHIP,
    HUNT_DUTY,
    NOBODY,
    NOTHING,
    WILD_DUTY,
    Automaton,
    Dei,
    blank,
)
from support.games.dei_busy_games import busy_move
from support.positions.dei import DRAWING, EDITION, complete, plan_of

GOLDEN = Path(__file__).parent / "dei_scattered.json"
STRAITS = """
.11+aa..+b...
.11..aa.bb+..
.+...+...b...
...MM.......2
.MMM+..a..+22
..+M.aaa...2.
b.....+.a....
bb+..........
"""
KINDS = {  # level, version of the rules, drawing
    "two, rules 2": (NO_LEVEL, 2, DRAWING),
    "two, rules 3": (NO_LEVEL, 3, STRAITS),
    "easy, rules 3": (0, 3, STRAITS),
    "medium, rules 1": (1, 1, STRAITS),
    "hard, rules 2": (2, 2, DRAWING),
    "expert, rules 3": (3, 3, STRAITS),
}
ROWS, POSITIONS, STEPS, ASKED = 16, 10, 10, 8


@cache
def world_of(kind: str, strict: bool) -> World:
    level, rules, drawing = KINDS[kind]
    return World(EDITION, plan_of(drawing), 2, strict, 6, level, rules)


def scattered(kind: str, seed: int, stream: Stream) -> Dei:
    """A position in which nothing lies where a game would have put it."""
    s = blank(world_of(kind, seed % 2 == 1))
    s.seat = s.active = 0 if s.world.solo else stream.below(2)
    s.turn = stream.below(12)
    s.at, s.pirates = [], []
    for ship in range(6):
        (s.at if ship < 4 else s.pirates).append(place(s, ship, stream))
    s.set_out = s.at[:]
    s.facing = [stream.below(8) for _ in s.at]
    s.stays = [stream.below(3) if s.world.port_of[square] >= 0 else 0 for square in s.at]
    s.fields = [stream.below(len(track.values)) for _ in s.at for track in EDITION.tracks]
    scatter_goods(s, stream)
    scatter_cards(s, stream)
    if s.world.solo:
        give_orders(s, stream)
    return s


def drawn(row: Sequence[int], stream: Stream) -> int:
    return row[stream.below(len(row))]


def place(s: Dei, ship: int, stream: Stream) -> int:
    """A square where a ship or a pirate may be, best in a port or next to somebody."""
    world, taken = s.world, {*s.at, *s.pirates}
    shut = [
        is_forbidden(world, square, ship // 2) if ship < 4 else is_home_port(world, square)
        for square in range(world.area)
    ]
    free = [
        square
        for square in range(world.area)
        if not shut[square] and not world.land[square] and square not in taken
    ]
    some = [drawn(free, stream) for _ in range(1 + stream.below(6))]
    return max(some, key=lambda each: (len(taken & {*world.near[each]}), world.port_of[each]))


def scatter_goods(s: Dei, stream: Stream) -> None:
    """Goods aboard as far as there is room, at home, and afloat, some of it forbidden."""
    for ship in range(4):
        for _ in range(stream.below(10)):
            item = stream.below(ITEMS + 3) % ITEMS  # more crates and coins
            if room_of(s, ship) > 0 and (item in SPICES or not is_automatic(s, ship)):
                s.hold[ship * ITEMS + item] += 1
    for number in range(ITEMS * (1 if s.world.solo else 2)):
        s.home[number] = stream.below(3)
    sea = [i for i in range(s.world.area) if not s.world.land[i] and not is_home_port(s.world, i)]
    for _ in range(stream.below(12)):
        square = drawn([square for square in s.at if square in sea] + sea[::9], stream)
        key = square * ITEMS + stream.below(ITEMS)
        s.afloat[key] = s.afloat.get(key, 0) + 1
        if stream.below(3) == 0:
            s.banned.append((stream.below(2), key, 1 + stream.below(2)))


def scatter_cards(s: Dei, stream: Stream) -> None:
    """Few cards lie on the islands, so that they are soon empty; some have been seen."""
    cards = [s.world.cards[i] for i in stream.shuffled(len(s.world.cards))]
    for island in s.world.wild:
        s.decks[island] = tuple([cards.pop() for _ in range(stream.below(3))])
        s.known[0] |= (s.decks[island] != () and stream.below(2)) << island
    s.aside = (cards.pop(),)
    complete(s)
    s.discard = sorted(cards)


def give_orders(s: Dei, stream: Stream) -> None:
    """The automaton in the middle of its actions, its deck nearly drawn."""
    auto = s.automaton = Automaton()
    cards = [deck_of(s.world)[i] for i in stream.shuffled(len(deck_of(s.world)))]
    for size in range(2):
        auto.cards[size] = cards.pop()
        auto.duties[size] = duty = duty_by(s, FIRST_SHIP + size, auto.cards[size])
        if duty == HUNT_DUTY:
            auto.quarry[size] = drawn(hunted_ships(s), stream)
        aboard = spices_aboard(s, FIRST_SHIP + size)
        if duty in (WILD_DUTY, HUNT_DUTY) and aboard:
            auto.homeward[size] = True
            auto.prize[size] = drawn(aboard, stream) if duty == HUNT_DUTY else NOBODY
    left = stream.below(len(cards))
    auto.deck, auto.discard = tuple(cards[left:]), cards[:left]


def told_from(kind: str, seed: int) -> list[object]:
    """What is legal, refused and told in some moves from a scattered position."""
    stream, chance = Stream(seed), Seeded(seed)
    s = scattered(kind, seed, stream)
    told: list[object] = [state_hash(GAME, s)]
    for _ in range(STEPS):
        if s.seat == OVER:
            break
        told.append([move.notation for move in GAME.legal(s)])
        asked = [GAME.refusal(s, MOVES[stream.below(len(MOVES))]) for _ in range(ASKED)]
        told.append([refusal and [refusal.rule, refusal.key, refusal.args] for refusal in asked])
        ends = s.world.solo and s.ask == NOTHING and GAME.refusal(s, END_MOVE) is None
        s.events = events = list[Event]()
        GAME.apply(s, END_MOVE if ends and stream.below(2) else busy_move(s, stream), chance)
        s.events = None
        told += [[event.whole() for event in events], state_hash(GAME, s)]
    return told


def digests(kind: str) -> list[str]:
    """Digests of what comes of the positions of a kind, row by row."""
    rows = [range(first, first + POSITIONS) for first in range(0, ROWS * POSITIONS, POSITIONS)]
    told = [canonical([told_from(kind, seed) for seed in row]).encode() for row in rows]
    return [hashlib.blake2b(each, digest_size=4).hexdigest() for each in told]


@pytest.mark.parametrize("kind", KINDS)
def test_from_scattered_positions_everything_continues_as_it_always_did(kind: str) -> None:
    assert digests(kind) == json.loads(GOLDEN.read_text(encoding="utf-8"))[kind]


if __name__ == "__main__":
    made = {kind: digests(kind) for kind in KINDS}
    GOLDEN.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8", newline="\n")
