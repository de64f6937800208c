"""Choices of planning, buying, loading and advancing: the actions with listed moves."""

from __future__ import annotations

from carrack.core.sums import added
from carrack.games.amerigo.bots.strategy import tracks
from carrack.games.amerigo.bots.strategy.clock import gold_cost, gold_price
from carrack.games.amerigo.bots.strategy.goods import production_worths
from carrack.games.amerigo.bots.strategy.lands import chance, prize
from carrack.games.amerigo.bots.strategy.packing import Ground, Packing, packed_on, place_for
from carrack.games.amerigo.bots.strategy.prices import prices_of
from carrack.games.amerigo.bots.strategy.prizes import token_worth
from carrack.games.amerigo.bots.strategy.supply import own_tiles, tiles_worth
from carrack.games.amerigo.bots.strategy.threat import worth_of_cannons
from carrack.games.amerigo.chapters.cannons import cannon_room
from carrack.games.amerigo.chapters.gold import OVERFLOW_GOLD, affordable
from carrack.games.amerigo.chapters.pirates import strength
from carrack.games.amerigo.chapters.plan import take_moves
from carrack.games.amerigo.chapters.progress import on_display, passed, track_room
from carrack.games.amerigo.chapters.special import can_jump, order_room
from carrack.games.amerigo.moves import AmerigoMove
from carrack.games.amerigo.state import Amerigo


def next_loading(s: Amerigo) -> AmerigoMove:
    """Return the best loading: all cannons that action points pay for, gold only to win a fight."""
    best, most = s.world.end_move, -1e9
    for count, worth in enumerate(loading_worths(s)):
        if worth >= most:
            best, most = s.world.load_moves[count - 1] if count else best, worth
    return best


def loading_worths(s: Amerigo) -> list[float]:
    """Return the value of the cannons for each number more that can be loaded."""
    force, room, own = strength(s, s.seat), cannon_room(s), s.cannons[s.seat]
    worths = [worth_of_cannons(s, s.seat, force, own)]
    for count in range(1, min(room, affordable(s)) + 1):
        worth = worth_of_cannons(s, s.seat, force, own + count) - gold_cost(s, count)
        if count < s.ap and count == room:
            worth += OVERFLOW_GOLD * gold_price(s, s.seat)
        worths.append(worth)
    return worths


def next_tile(s: Amerigo) -> AmerigoMove:
    """The tile to take: the one that adds most to the supply per action point."""
    moves = take_moves(s)
    best, most = s.world.end_move, 0.0
    for i, rate in enumerate(taking_rates(s, moves)):
        if rate > most:
            best, most = moves[i], rate
    return best


def taking_rates(s: Amerigo, moves: list[AmerigoMove]) -> list[float]:
    """Points per action point that taking each of some tiles adds to the supply."""
    own, size = own_tiles(s, s.seat), prices_of(s.world).size
    ground = Ground(s, s.seat)
    packing = packed_on(s, ground, own, s.free)
    before, rates = tiles_worth(s, s.seat, own, packing), [0.0] * len(moves)
    for i, move in enumerate(moves):
        kind, cost = move.tile, s.world.costs[move.tile]
        island = place_for(s, packing, kind, size[kind])
        loose = 0 if island >= 0 else 1
        own[kind] += 1
        packing.loose[kind] += loose
        gain = tiles_worth(s, s.seat, own, packing) - before
        own[kind] -= 1
        packing.loose[kind] -= loose
        if island >= 0:
            gain += nearer(s, ground, packing, island, size[kind])
        rates[i] = (gain - gold_cost(s, cost)) / cost
    return rates


def nearer(s: Amerigo, ground: Ground, packing: Packing, island: int, size: int) -> float:
    """Return what a tile adds to the chance of completing an island, in points."""
    room = packing.room[island]
    more = chance(room - size) - chance(room)
    free = s.free[island].bit_count()
    return more * prize(s, s.seat, island, free, ground.seats[island])


def next_advance(s: Amerigo) -> AmerigoMove:
    """Return the best progress: all steps that action points pay for, and gold for a token."""
    steps = first_best(advance_worths(s))
    return s.world.advance_moves[steps - 1] if steps else s.world.end_move


def first_best(worths: list[float]) -> int:
    """The first position of the highest worth."""
    best = 0
    for i, worth in enumerate(worths):
        if worth > worths[best]:
            best = i
    return best


def advance_worths(s: Amerigo) -> list[float]:
    """Return the value of the progress track after each number of steps, including tokens."""
    step, track = s.progress[s.seat], s.world.edition.progress
    tokens = sorted([token_worth(s, s.seat, token) for token in on_display(s)], reverse=True)
    worths = [tracks.worth_of_progress(s, step)]
    for count in range(1, min(track_room(s), affordable(s)) + 1):
        worth = tracks.worth_of_progress(s, step + count) - gold_cost(s, count)
        worth += added(tokens[: passed(track, step, step + count)])
        if count < s.ap and count == track_room(s):
            worth += OVERFLOW_GOLD * gold_price(s, s.seat)
        worths.append(worth)
    return worths


def next_pick(s: Amerigo) -> AmerigoMove:
    """The progress token that is worth most."""
    tokens = on_display(s)
    best = first_best([token_worth(s, s.seat, token) for token in tokens])
    return s.world.pick_moves[tokens[best]]


def next_order(s: Amerigo) -> AmerigoMove:
    """Return the best move on the special action track: steps, or a jump (AM-TOKEN-9)."""
    worths = order_worths(s)
    steps = first_best(worths)
    if can_jump(s) and moved_worth(s, s.special[s.track[0]]) > worths[steps]:
        return s.world.jump_move
    return s.world.order_moves[steps - 1] if steps else s.world.end_move


def order_worths(s: Amerigo) -> list[float]:
    """Return the value of the special action track after each number of steps."""
    worths = [tracks.special_worth(s, s.seat)]
    for count in range(1, min(order_room(s), affordable(s)) + 1):
        worth = moved_worth(s, s.special[s.seat] + count) - gold_cost(s, count)
        if count < s.ap and count == order_room(s):
            worth += OVERFLOW_GOLD * gold_price(s, s.seat)
        worths.append(worth)
    return worths


def moved_worth(s: Amerigo, step: int) -> float:
    """Return the value of the special action track with the seat's disc on another space."""
    ahead = 0  # the disc goes on top of others on its space (AM-SPEC-1)
    for seat in range(s.players):
        if seat != s.seat and s.special[seat] > step:
            ahead += 1
    return tracks.worth_of_special(s, step, ahead)


def next_purchase(s: Amerigo) -> AmerigoMove:
    """The production token to buy next, from the best affordable set."""
    kinds, goods = s.world.edition.production, production_worths(s, s.seat)
    wallet = affordable(s)
    gains = [0.0] * (wallet + 1)  # by amount spent: the best gain, and the set's first token
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
