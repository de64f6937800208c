"""Goods: between hold, home, sea and supply (DEI-CARGO, DEI-TRANSFER).

Coins are counted by value, so change costs nothing (DEI-CARGO-6). Goods go overboard only where a
rule demands it (DEI-CARGO-4), and pass between players only by battle (DEI-TRADE-7).
"""

from __future__ import annotations

from carrack.games.dutch_east_indies.chapters import ships
from carrack.games.dutch_east_indies.chapters.winning import put_home, report_home_change
from carrack.games.dutch_east_indies.components import ITEM_NAMES, ITEMS
from carrack.games.dutch_east_indies.moves import LOAD, DeiMove, DeiRefusal
from carrack.games.dutch_east_indies.state import PLACES, SHORE, Dei, Task


def carried(s: Dei, ship: int, item: int) -> int:
    """Return how many of an item a ship carries."""
    return s.hold[ship * ITEMS + item]


def stored(s: Dei, seat: int, item: int) -> int:
    """Return how many of an item are on a seat's home island."""
    return s.home[seat * ITEMS + item]


def in_supply(s: Dei, item: int, count: int) -> int:
    """Return how many of `count` the supply provides; a strict one may lack some (DEI-SETUP-11)."""
    return min(count, s.supply[item]) if s.world.strict else count


def from_supply(s: Dei, ship: int, item: int, count: int) -> int:
    """Take goods from the supply aboard; a strict one gives what there is (DEI-SETUP-11)."""
    count = in_supply(s, item, count)
    s.supply[item] -= count
    s.hold[ship * ITEMS + item] += count
    return count


def to_supply(s: Dei, ship: int, item: int, count: int) -> None:
    """Return goods from a hold to the supply."""
    s.hold[ship * ITEMS + item] -= count
    s.supply[item] += count


def overboard(s: Dei, ship: int, item: int) -> None:
    """Drop one item on the ship's square; in its own home port it goes ashore (DEI-CARGO-5)."""
    s.hold[ship * ITEMS + item] -= 1
    seat = ship // 2
    if ships.at_home(s, ship):
        change = put_home(s, seat, item, 1)
        report_home_change(s, "ashore", "DEI-CARGO-5", seat, ship, item, change)
        return
    key = s.at[ship] * ITEMS + item
    s.afloat[key] = s.afloat.get(key, 0) + 1
    if s.events is not None:
        data = {"ship": ship, "item": ITEM_NAMES[item], "square": s.at[ship]}
        s.report("dumped", "DEI-CARGO-3", seat, data)


def dump_refusal(s: Dei, job: Task, item: int) -> DeiRefusal | None:
    """DEI-CARGO-3: only what is aboard."""
    if carried(s, job[1], item):
        return None
    return DeiRefusal("DEI-CARGO-3", "refusal-not-aboard", {"item": ITEM_NAMES[item]})


def dump(s: Dei, job: Task, item: int) -> None:
    """Dump what exceeds the hold; the rest of it is asked again (DEI-CARGO-3)."""
    s.agenda.append(job)
    overboard(s, job[1], item)


# --- picking up from the sea -----------------------------------------------------------------


def pickable(s: Dei, ship: int, item: int) -> int:
    """Return how many of an item a ship may pick up where it is (DEI-CARGO-3, DEI-PBATTLE-5)."""
    key = s.at[ship] * ITEMS + item
    lying = s.afloat.get(key, 0)
    if not lying:
        return 0
    return lying - len([1 for seat, what, _ in s.banned if seat == ship // 2 and what == key])


def pick_refusal(s: Dei, ship: int, item: int) -> DeiRefusal | None:
    """The refusal by DEI-CARGO-3, DEI-PBATTLE-5 and DEI-CARGO-1, or None."""
    if not s.afloat.get(s.at[ship] * ITEMS + item, 0):
        return DeiRefusal("DEI-CARGO-3", "refusal-not-afloat", {"item": ITEM_NAMES[item]})
    if pickable(s, ship, item) <= 0:
        return DeiRefusal("DEI-PBATTLE-5", "refusal-shot-overboard")
    if ships.room_of(s, ship) <= 0:
        return DeiRefusal("DEI-CARGO-1", "refusal-hold-full")
    return None


def pick(s: Dei, ship: int, item: int, rule: str = "DEI-CARGO-3") -> None:
    """Pick up one item from the sea at no cost, even while passing (DEI-CARGO-3)."""
    key = s.at[ship] * ITEMS + item
    s.afloat[key] -= 1
    if not s.afloat[key]:
        del s.afloat[key]
        s.banned = [ban for ban in s.banned if ban[1] != key]  # what comes later is not banned
    s.hold[ship * ITEMS + item] += 1
    if s.events is not None:
        s.report("picked-up", rule, ship // 2, {"ship": ship, "item": ITEM_NAMES[item]})


# --- at home ---------------------------------------------------------------------------------


def serves_home(s: Dei, ship: int) -> bool:
    """Whether a ship can load: docked at home, or beside one that is (DEI-TRANSFER-2)."""
    return s.world.homes[ship // 2] in ships.islands_served(s, ship)


def circles(s: Dei, item: int, start: int, end: int) -> bool:
    """Whether goods would return to a place that they left since a ship last began to move.

    Places are the seat's two ships and `SHORE`. Without this a turn could go in circles for ever.
    """
    ways = s.flows[item]
    if not ways:
        return False
    third = PLACES - start - end
    back = ways >> (end * PLACES + start)
    round_about = (ways >> (end * PLACES + third)) & (ways >> (third * PLACES + start))
    return (back | round_about) & 1 != 0


def flow(s: Dei, item: int, start: int, end: int) -> None:
    """Remember which way goods went."""
    s.flows[item] |= 1 << (start * PLACES + end)


def shore_refusal(s: Dei, kind: int, ship: int, item: int) -> DeiRefusal | None:
    """The refusal by DEI-CARGO-2 for LOAD and UNLOAD, or of goods that circle, or None."""
    if not serves_home(s, ship):
        return DeiRefusal("DEI-CARGO-2", "refusal-not-in-home-port")
    start, end = (SHORE, ship % 2) if kind == LOAD else (ship % 2, SHORE)
    if circles(s, item, start, end):
        return DeiRefusal("DEI-CARGO-2", "refusal-goods-go-round")
    return goods_refusal(s, kind, ship, item)


def goods_refusal(s: Dei, kind: int, ship: int, item: int) -> DeiRefusal | None:
    """Refuse if the goods are missing, or room for them (DEI-CARGO-5)."""
    if kind == LOAD:
        if not stored(s, ship // 2, item):
            return DeiRefusal("DEI-CARGO-2", "refusal-not-on-island", {"item": ITEM_NAMES[item]})
        if ships.room_of(s, ship) <= 0:
            return DeiRefusal("DEI-CARGO-5", "refusal-hold-full")
    elif not carried(s, ship, item):
        return DeiRefusal("DEI-CARGO-2", "refusal-not-aboard", {"item": ITEM_NAMES[item]})
    return None


def load_or_unload(s: Dei, kind: int, ship: int, item: int, own_turn: bool = True) -> None:
    """Move one item between hold and home island; eight spices at home win (DEI-WIN-1)."""
    seat, aboard = ship // 2, 1 if kind == LOAD else -1
    s.hold[ship * ITEMS + item] += aboard
    change = put_home(s, seat, item, -aboard)
    if own_turn:
        start, end = (SHORE, ship % 2) if kind == LOAD else (ship % 2, SHORE)
        flow(s, item, start, end)
    word = "loaded" if kind == LOAD else "unloaded"
    report_home_change(s, word, "DEI-CARGO-2", seat, ship, item, change)


def command_refusal(s: Dei, move: DeiMove, seat: int) -> DeiRefusal | None:
    """Refuse out of turn unless the ship itself is docked at home (DEI-CARGO-2)."""
    ship = seat * 2 + move.ship
    if not ships.at_home(s, ship):
        return DeiRefusal("DEI-CARGO-2", "refusal-at-home-only")
    return goods_refusal(s, move.kind, ship, move.value)


# --- between the seat's ships ------------------------------------------------------------------


def give_refusal(s: Dei, ship: int, item: int) -> DeiRefusal | None:
    """The refusal by DEI-TRANSFER-1 and DEI-CARGO-5, or of goods that circle, or None."""
    if not ships.side_by_side(s, ship):
        return DeiRefusal("DEI-TRANSFER-1", "refusal-not-side-by-side")
    if not carried(s, ship, item):
        return DeiRefusal("DEI-TRANSFER-1", "refusal-not-aboard", {"item": ITEM_NAMES[item]})
    if circles(s, item, ship % 2, 1 - ship % 2):
        return DeiRefusal("DEI-TRANSFER-1", "refusal-goods-go-round")
    if ships.room_of(s, ships.other_ship(ship)) <= 0:
        return DeiRefusal("DEI-CARGO-5", "refusal-other-hold-full")
    return None


def give(s: Dei, ship: int, item: int) -> None:
    """Hand one item to the seat's other ship alongside (DEI-TRANSFER-1)."""
    s.hold[ship * ITEMS + item] -= 1
    s.hold[ships.other_ship(ship) * ITEMS + item] += 1
    flow(s, item, ship % 2, 1 - ship % 2)
    if s.events is not None:
        s.report("given", "DEI-TRANSFER-1", ship // 2, {"ship": ship, "item": ITEM_NAMES[item]})


def forget_flows(s: Dei) -> None:
    """Allow goods to go any way, and crates to be sold, again: a ship has begun to move."""
    s.bought = False
    s.flows = [0] * ITEMS
