"""Setting the game up (DEI-SETUP, DEI-SOLO-1 to 3)."""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.games.dutch_east_indies.chapters.agenda import run
from carrack.games.dutch_east_indies.chapters.ships import room_of
from carrack.games.dutch_east_indies.chapters.trade import deal
from carrack.games.dutch_east_indies.chapters.turns import begin_turn
from carrack.games.dutch_east_indies.chart.world import World
from carrack.games.dutch_east_indies.components import COIN, CRATE, ITEMS, WANTED, Edition
from carrack.games.dutch_east_indies.solo.cards import set_up_automaton
from carrack.games.dutch_east_indies.state import AUTOMATON, HUMAN, Dei, blank


def set_up(world: World, start: int, chance: Chance, aboard: int = 0) -> Dei:
    """The position before the first decision; `start` −1: who begins is drawn (DEI-SETUP-10).

    `aboard` spices are on the ships of every seat. The automaton always begins, and has then had
    its first turn (DEI-SOLO-3).
    """
    s = blank(world)
    chance.watch(s)
    if world.solo:
        start = AUTOMATON
        set_up_automaton(s, chance)
    if start < 0:
        start = chance.integers("start", [world.players])[0]
    s.start = s.active = s.seat = start
    stock_homes(s)
    for seat in range(1 if world.solo else s.players):
        stock_ships(s, seat, aboard)
    deal(s, chance)
    s.opening = s.events = []
    begin_turn(s)
    run(s, chance)
    s.events = None
    return s


def taken_at_setup(box: Edition, sides: int, solo: bool, aboard: int) -> list[int]:
    """Return the items that the set-up takes from the box: home stocks, and an option's spices."""
    stocks = [box.solo_stock] if solo else list(zip(box.crates, box.coins, strict=True))[:sides]
    taken = [0] * ITEMS
    for crates, coins in stocks:
        taken[CRATE] += crates
        taken[COIN] += coins
        for number in range(aboard):  # there is room for them all on the two ships
            taken[WANTED[number % len(WANTED)]] += 1
    return taken


def stock_homes(s: Dei) -> None:
    """Give crates and coins by place in turn order (DEI-SETUP-6), or for solo (DEI-SOLO-2)."""
    box = s.world.edition
    if s.world.solo:
        stock_home(s, HUMAN, box.solo_stock[0], box.solo_stock[1])
        return
    for place in range(s.players):
        stock_home(s, (s.start + place) % s.players, box.crates[place], box.coins[place])


def stock_home(s: Dei, seat: int, crates: int, coins: int) -> None:
    """Put the start stock on a home island."""
    for item, count in ((CRATE, crates), (COIN, coins)):
        s.home[seat * ITEMS + item] = count
        s.supply[item] -= count


def stock_ships(s: Dei, seat: int, spices: int) -> None:
    """Put wanted spices aboard at the start, as far as there is room: an option (DEI-SETUP-6).

    One kind after another, always onto the ship with more room.
    """
    for number in range(spices):
        item = WANTED[number % len(WANTED)]
        ship = max(seat * 2, seat * 2 + 1, key=lambda each: room_of(s, each))
        if room_of(s, ship) > 0:
            s.hold[ship * ITEMS + item] += 1
            s.supply[item] -= 1
