"""The row of a side."""

from __future__ import annotations

from typing import Final

from carrack.core.knowledge import Feature
from carrack.core.sums import added
from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.bots.features import units
from carrack.games.dutch_east_indies.bots.features.fleets import Judged, SideFleet, ships_of
from carrack.games.dutch_east_indies.bots.features.remaining import Remaining
from carrack.games.dutch_east_indies.bots.features.ships import SHIP, ship_row
from carrack.games.dutch_east_indies.chapters.winning import EACH
from carrack.games.dutch_east_indies.state import Dei

USEFUL: Final = 0.5  # a card that brings this much helps towards the goal
LATER: Final = 1  # index of two turns in `Battles`
MIDDLING: Final = 5  # crates with which an unseen card is judged

SIDE: Final = [
    Feature("decides", "yes: this side decides now"),
    Feature("active", "yes: it is this side's turn"),
    Feature("turns until its own", "turns of others before its next one, 100 each; active: all"),
    Feature("order", "its place in turn order, 50 for each side before it"),
    Feature("automaton", "yes: the rules play it"),
    Feature("points", "points of the goal at home, 100 each"),
    Feature("two short", "yes: at most two points are missing at home"),
    Feature("one short", "yes: at most one point is missing at home"),
    Feature("with aboard", "points of the goal at home and aboard, 100 each"),
    Feature("all collected", "yes: home and holds together reach the goal"),
    Feature("kinds complete", "wanted spices with two at home, 50 each"),
    Feature("kinds missing", "wanted spices with none at home or aboard, 50 each"),
    Feature("pepper", "pepper at home and aboard, 50 each"),
    Feature("spare", "useless spices at home and aboard, 50 each"),
    Feature("crates ashore", "crates at home, 20 each"),
    Feature("coins ashore", "coins at home, 20 each"),
    Feature("crates", "crates at home and aboard, 20 each"),
    Feature("coins", "coins at home and aboard, 20 each"),
    Feature("seen", "islands whose top card it has seen, 50 each"),
    Feature("best card", "what the best card that it and the deciding side have seen brings"),
    Feature("mean card", "what an unseen card brings on average, 200 a spice"),
    Feature("pace", "spices that a turn should bring, 1000 each"),
    Feature("useful cards", "share of the cards not discarded that help it, 300 for all"),
    Feature("rarest", "cards not discarded with the missing spice that fewest give, 50 each"),
    Feature("afloat", "worth of what it could pick up at sea, 100 a spice"),
    Feature("delivery", "goal points aboard over one and the turns home, 100 each"),
    Feature("points in a turn", "points at home when ships a turn away have come, 100 each"),
    Feature("points in two turns", "points at home when ships two turns away have come, 100 each"),
    Feature("wins in a turn", "yes: those reach the goal"),
    Feature("wins in two turns", "yes: those reach the goal"),
    Feature("others in a turn", "the most of those points that another side has, 100 each"),
    Feature("others in two turns", "likewise"),
    Feature("loot later", "mean gain from the best enemy two turns away, 100 a spice"),
    Feature("threat later", "mean loss to the worst enemy two turns away, 100 a spice"),
    Feature("turns to the goal", "turns until it could reach the goal, 50 each"),
    Feature("ahead", "turns by which it could reach the goal before the next side, 50 each"),
    Feature("points ahead", "lead in points at home over the best other side, 100 each"),
    Feature("ahead with aboard", "the same with what is aboard, 100 each"),
    *[
        Feature(f"{size}: {feature.name}", f"{size} ship: {feature.meaning}")
        for size in components.SIZES
        for feature in SHIP
    ],
]


def side_row(s: Dei, fleet: SideFleet, judged: Judged) -> list[int]:
    """The numbers of `SIDE`."""
    row = turn_row(s, fleet)
    row += goal_row(s, fleet)
    row += stock_row(s, fleet)
    row += card_row(s, fleet, judged.remaining)
    row += race_row(fleet, judged)
    for ship in ships_of(fleet.side):
        row += ship_row(s, ship, fleet, judged.battles)
    return row


def turn_row(s: Dei, fleet: SideFleet) -> list[int]:
    """Return a side's place in turn order."""
    side = fleet.side
    return [
        units.flag(side == s.seat),
        units.flag(side == s.active),
        100 * ((side - s.active - 1) % s.players),
        50 * ((side - s.start) % s.players),
        units.flag(fleet.automatic),
    ]


def goal_row(s: Dei, fleet: SideFleet) -> list[int]:
    """Return how near a side is to its goal (DEI-WIN-1, DEI-SOLO-14)."""
    home = s.home[fleet.side * components.ITEMS : (fleet.side + 1) * components.ITEMS]
    stock = fleet.needs.stock
    return [
        100 * fleet.points,
        units.flag(fleet.points >= fleet.goal - 2),
        units.flag(fleet.points >= fleet.goal - 1),
        100 * fleet.with_aboard,
        units.flag(fleet.lacking == 0),
        50 * len([1 for item in components.WANTED if home[item] >= EACH]),
        50 * len([1 for item in components.WANTED if not stock[item]]),
        units.bounded(50 * stock[components.PEPPER]),
        units.bounded(50 * (sum([stock[item] for item in components.SPICES]) - fleet.with_aboard)),
    ]


def stock_row(s: Dei, fleet: SideFleet) -> list[int]:
    """Crates and coins."""
    start, stock = fleet.side * components.ITEMS, fleet.needs.stock
    return [
        units.bounded(20 * s.home[start + components.CRATE]),
        units.bounded(20 * s.home[start + components.COIN]),
        units.bounded(20 * stock[components.CRATE]),
        units.bounded(20 * stock[components.COIN]),
    ]


def card_row(s: Dei, fleet: SideFleet, remaining: Remaining) -> list[int]:
    """Return the promise of islands and sea; 0 for the automaton, which takes what comes."""
    prospects = fleet.prospects
    if prospects is None:
        return [0] * 7
    seen = [island for island in s.world.wild if s.known[fleet.side] >> island & 1]
    tops = [s.world.edition.cards[card] for card in prospects.known.values()]
    useful, rarest = usefulness(fleet, remaining)
    return [
        50 * len(seen),
        units.spices(max([prospects.gain(card) for card in tops], default=0.0)),
        units.bounded(int(200 * prospects.mean[MIDDLING])),
        units.bounded(int(1000 * prospects.rate)),
        useful,
        units.bounded(50 * rarest),
        units.spices(added(prospects.afloat.values())),
    ]


def usefulness(fleet: SideFleet, remaining: Remaining) -> tuple[int, int]:
    """The share of the cards not yet discarded that help a side, and the rarest kind it misses."""
    wanted = 0
    for item in components.SPICES:
        wanted |= (fleet.needs.use_of(item) > USEFUL) << item
    missing = [item for item in components.WANTED if fleet.needs.stock[item] < EACH]
    rarest = min([remaining.givers[item] for item in missing], default=0)
    return 300 * remaining.giving(wanted) // max(remaining.many, 1), rarest


def race_row(fleet: SideFleet, judged: Judged) -> list[int]:
    """Compare a side with the best other one."""
    loot, threat = judged.battles.loot[LATER], judged.battles.threat[LATER]
    others = [other for other in judged.fleets if other.side != fleet.side]
    first = min([other.eta for other in others])
    delivery, ships = 0.0, ships_of(fleet.side)
    for useful, home in zip(fleet.useful, fleet.home, strict=True):
        delivery += useful / (1.0 + home)
    return [
        units.spices(delivery),
        *[100 * points for points in fleet.soon],
        *[units.flag(points == fleet.goal) for points in fleet.soon],
        100 * max([other.soon[0] for other in others]),
        100 * max([other.soon[1] for other in others]),
        units.spices(max([loot[ship] for ship in ships])),
        units.spices(max([threat[ship] for ship in ships])),
        units.turns(fleet.eta),
        units.turns(min(first, units.MOST_TURNS)) - units.turns(fleet.eta),
        units.bounded(100 * (fleet.points - max([other.points for other in others]))),
        units.bounded(100 * (fleet.with_aboard - max([other.with_aboard for other in others]))),
    ]
