"""What to take or load when planning, buying, loading and advancing: the listed actions."""

from __future__ import annotations

from carrack.games.amerigo.cannons import cannon_room
from carrack.games.amerigo.gold import OVERFLOW_GOLD, affordable
from carrack.games.amerigo.moves import AmerigoMove
from carrack.games.amerigo.plan import take_moves
from carrack.games.amerigo.progress import on_display, passed, track_room
from carrack.games.amerigo.special import can_jump, order_room, put_on_top
from carrack.games.amerigo.state import Amerigo
from carrack.games.amerigo.strategy.clock import gold_cost, gold_price
from carrack.games.amerigo.strategy.goods import production_worths
from carrack.games.amerigo.strategy.lands import chance, prize
from carrack.games.amerigo.strategy.packing import packed, place_for
from carrack.games.amerigo.strategy.prizes import token_worth
from carrack.games.amerigo.strategy.supply import own_tiles, tiles_worth
from carrack.games.amerigo.strategy.threat import cannons_worth
from carrack.games.amerigo.strategy.tracks import progress_worth, special_worth


def next_loading(s: Amerigo) -> AmerigoMove:
    """How many cannons to load: all that action points pay, gold only against a lost fight."""
    new = s.copy()
    best, most = s.world.end_move, cannons_worth(s, s.seat)
    for count in range(1, min(cannon_room(s), affordable(s)) + 1):
        new.cannons[s.seat] = s.cannons[s.seat] + count
        worth = cannons_worth(new, s.seat) - gold_cost(s, count)
        if count < s.ap and count == cannon_room(s):
            worth += OVERFLOW_GOLD * gold_price(s, s.seat)
        if worth >= most:
            best, most = s.world.load_moves[count - 1], worth
    return best


def next_tile(s: Amerigo) -> AmerigoMove:
    """The tile to take: the one that adds most to the supply for its action points."""
    own = own_tiles(s, s.seat)
    packing = packed(s, s.seat, own)
    before, best, most = tiles_worth(s, s.seat, own, packing), s.world.end_move, 0.0
    for move in take_moves(s):
        kind, cost = move.tile, s.world.costs[move.tile]
        island = place_for(s, packing.free, kind)
        loose = 0 if island >= 0 else 1
        own[kind] += 1
        packing.loose[kind] += loose
        gain = tiles_worth(s, s.seat, own, packing) - before
        own[kind] -= 1
        packing.loose[kind] -= loose
        if island >= 0:
            gain += nearer(s, island, packing.free[island], s.world.kinds[kind].shape.size)
        rate = (gain - gold_cost(s, cost)) / cost
        if rate > most:
            best, most = move, rate
    return best


def nearer(s: Amerigo, island: int, left: int, size: int) -> float:
    """What a tile adds to the chance of completing an island, in points."""
    squares = left.bit_count()
    more = chance(squares - size) - chance(squares)
    return more * prize(s, s.seat, island, s.free[island].bit_count())


def next_advance(s: Amerigo) -> AmerigoMove:
    """How far to go on the progress track: with all action points, with gold up to a token."""
    new, step, track = s.copy(), s.progress[s.seat], s.world.edition.progress
    tokens = sorted([token_worth(s, s.seat, token) for token in on_display(s)], reverse=True)
    best, most = s.world.end_move, progress_worth(s, s.seat)
    for count in range(1, min(track_room(s), affordable(s)) + 1):
        new.progress[s.seat] = step + count
        worth = progress_worth(new, s.seat) - gold_cost(s, count)
        worth += sum(tokens[: passed(track, step, step + count)])
        if count < s.ap and count == track_room(s):
            worth += OVERFLOW_GOLD * gold_price(s, s.seat)
        if worth > most:
            best, most = s.world.advance_moves[count - 1], worth
    return best


def next_pick(s: Amerigo) -> AmerigoMove:
    """The progress token that is worth most."""
    best, most = -1, -1.0
    for token in on_display(s):
        worth = token_worth(s, s.seat, token)
        if worth > most:
            best, most = token, worth
    return s.world.pick_moves[best]


def next_order(s: Amerigo) -> AmerigoMove:
    """How far to go on the special action track, or whether to jump (AM-TOKEN-9)."""
    best, most = s.world.end_move, special_worth(s, s.seat)
    for count in range(1, min(order_room(s), affordable(s)) + 1):
        worth = moved_worth(s, s.special[s.seat] + count) - gold_cost(s, count)
        if count < s.ap and count == order_room(s):
            worth += OVERFLOW_GOLD * gold_price(s, s.seat)
        if worth > most:
            best, most = s.world.order_moves[count - 1], worth
    if can_jump(s) and moved_worth(s, s.special[s.track[0]]) > most:
        best = s.world.jump_move
    return best


def moved_worth(s: Amerigo, step: int) -> float:
    """What the special action track is worth with the seat's disc on another space."""
    new = s.copy()
    new.special[s.seat] = step
    put_on_top(new, s.seat)
    return special_worth(new, s.seat)


def next_purchase(s: Amerigo) -> AmerigoMove:
    """The production token to buy next, of the best set that can be paid."""
    kinds, goods = s.world.edition.production, production_worths(s, s.seat)
    wallet = affordable(s)
    gains = [0.0] * (wallet + 1)  # by what is spent: the best gain, and the set's first token
    firsts = [-1] * (wallet + 1)
    for kind in s.display:
        cost, worth = kinds[kind].cost, goods[kinds[kind].good]
        for spent in range(wallet, cost - 1, -1):
            if gains[spent - cost] + worth > gains[spent]:
                gains[spent] = gains[spent - cost] + worth
                firsts[spent] = firsts[spent - cost] if firsts[spent - cost] >= 0 else kind
    best, most = s.world.end_move, 0.0
    for spent in range(wallet + 1):
        worth = gains[spent] - gold_cost(s, spent)
        if firsts[spent] >= 0 and worth > most:
            best, most = s.world.buy_moves[firsts[spent]], worth
    return best
