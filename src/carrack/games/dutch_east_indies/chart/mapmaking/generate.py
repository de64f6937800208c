"""Random maps: drawn, checked, and drawn again until one is good (DEI-ARCH-1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carrack.core.chance import Seeded, Stream
from carrack.core.message import MessageError
from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.chart.archipelago import check_archipelago
from carrack.games.dutch_east_indies.chart.mapmaking import outline
from carrack.games.dutch_east_indies.chart.mapmaking.land import WATER, Family, Land
from carrack.games.dutch_east_indies.chart.mapmaking.moorings import has_quay, moor
from carrack.games.dutch_east_indies.chart.mapmaking.names import HOMES, MARKETS
from carrack.games.dutch_east_indies.chart.mapmaking.names import WILD as WILD_NAMES
from carrack.games.dutch_east_indies.chart.mapmaking.outline import IslandFamilies
from carrack.games.dutch_east_indies.chart.mapmaking.ports import (
    berths_of,
    draw_home_ports,
    draw_market_ports,
    pirate_squares,
)
from carrack.games.dutch_east_indies.chart.mapmaking.text import chart_text
from carrack.games.dutch_east_indies.chart.waters import (
    SeatReach,
    Waters,
    nearest,
    sailing_distances,
)
from carrack.games.dutch_east_indies.components import Berth, ChartPlan, IslandPlan
from carrack.games.dutch_east_indies.moves import DeiRefusal

MOST_SEED: Final = 2**53 - 1  # what every program reads as a whole number
MARKET_AWAY: Final = (7, 10)
CARDS: Final = {2: 28, 3: 30, 4: 30}
FEWEST: Final = 2  # cards on an island
MOST: Final = 7
RICHER: Final = 8  # how much more one seat may have near it than another, in per cent
DEALS: Final = 20  # times that cards are dealt to the same islands
DRAWS: Final = 40  # times that ports are drawn for the same Market


def generate(players: int, seed: int) -> str:
    """The text of a random map that passes every check without a warning (DEI-ARCH-1).

    The same arguments give the same text on every machine. Raises ValueError for numbers of players
    that no map is for, and for invalid seeds.
    """
    if players == 1:
        players = 2  # a solo game is played on a map for two (DEI-SETUP-2)
    if players not in CARDS:
        raise MessageError(DeiRefusal("", "wrong-players-of-maps", {"players": players}))
    if not 0 <= seed <= MOST_SEED:
        raise MessageError(DeiRefusal("", "wrong-seed", {"most": MOST_SEED, "seed": str(seed)}))
    stream = Seeded(seed).stream(f"map {players}")
    while True:
        chart = attempt(players, stream)
        if chart is not None:
            name = f"random-{players}-{seed}"
            return chart_text(replace(chart, name=name))


def attempt(players: int, stream: Stream) -> ChartPlan | None:
    """One map, or None if it did not turn out well."""
    fleet = IslandFamilies(outline.board_for(players, stream), stream)
    for draw in (outline.draw_homes, outline.draw_market, outline.draw_wild):
        if not draw(fleet, players):
            return None
        for family in fleet.families:
            fleet.land.grow(family, stream)
    if not fleet.land.fill_pools():
        return None
    for family in fleet.families:
        fleet.land.find_quays(family)
        if family.kind == components.WILD and not has_quay(fleet.land, family):
            return None
    homes = [family for family in fleet.families if family.kind == components.HOME]
    if not all([draw_home_ports(fleet.land, family, stream) for family in homes]):
        return None
    return with_ports(fleet, players, stream)


def with_ports(fleet: IslandFamilies, players: int, stream: Stream) -> ChartPlan | None:
    """The map with the first fair ports, or None if several draws gave none.

    Ports block no way, so the distances to all squares are measured once.
    """
    chart, letters = sketched(fleet, players, stream), letters_of(fleet, players)
    far = seat_distances(fleet, chart)
    if not fair_market(fleet, far, stream):
        return None
    wild = [family for family in fleet.families if family.kind == components.WILD]
    if not moor(fleet.land, wild, far, stream):
        return None
    ways = ways_to(chart, harbours(fleet, chart, letters), far)
    return finished(replace(chart, rows=rows_of(fleet.land, letters)), ways, far, stream)


def fair_market(fleet: IslandFamilies, far: list[list[int]], stream: Stream) -> bool:
    """Give the Market ports equally far from all; False if several draws gave none."""
    land = fleet.land
    [market] = [family for family in fleet.families if family.kind == components.MARKET]
    for _ in range(DRAWS):
        land.drop_ports(market)
        if draw_market_ports(land, market, stream):
            ports = land.ports(market)
            points = {nearest(squares, ports) for squares in far}
            if len(points) == 1 and MARKET_AWAY[0] <= min(points) <= MARKET_AWAY[1]:
                return True
    return False


def harbours(fleet: IslandFamilies, chart: ChartPlan, letters: dict[int, str]) -> list[list[int]]:
    """The ports of every island of the chart."""
    order = [island.letter for island in chart.islands]
    found: list[list[int]] = [[] for _ in order]
    for square, island in enumerate(fleet.land.port_of):
        if island != WATER:
            found[order.index(letters[island])].append(square)
    return found


def ways_to(chart: ChartPlan, ports: list[list[int]], far: list[list[int]]) -> list[SeatReach]:
    """Return each seat's distance from every island, given its distances to squares."""
    kinds = [island.kind for island in chart.islands]
    found: list[SeatReach] = []
    for squares in far:
        ways = [nearest(squares, ports[i]) for i in range(len(kinds))]
        wild = min([ways[i] for i in range(len(kinds)) if kinds[i] == components.WILD])
        found.append(SeatReach(wild, ways[kinds.index(components.MARKET)], tuple(ways)))
    return found


def finished(
    chart: ChartPlan, ways: list[SeatReach], far: list[list[int]], stream: Stream
) -> ChartPlan | None:
    """The map with cards and pirates, or None if there is no fair place for them."""
    for _ in range(DEALS):
        chart = with_cards(chart, ways, CARDS[chart.players], stream)
        if is_even(chart, ways):
            return with_pirates(chart, far, stream)
    return None


def with_pirates(chart: ChartPlan, far: list[list[int]], stream: Stream) -> ChartPlan | None:
    """The map with its pirates, or None if they have no place or the check finds something."""
    waters = Waters(chart)
    pirates = pirate_squares(waters, far)
    if not pirates:
        return None
    big, small = [berth_at(waters, square, stream) for square in pirates]
    chart = replace(chart, pirates=(big, small))
    return None if check_archipelago(Waters(chart)) else chart


def berth_at(waters: Waters, square: int, stream: Stream) -> Berth:
    """A pirate's start, with a random facing."""
    return Berth(square // waters.width, square % waters.width, stream.below(8))


# --- islands -------------------------------------------------------------------------------------


def sketched(fleet: IslandFamilies, players: int, stream: Stream) -> ChartPlan:
    """The map as drawn, its islands lettered and named, still without cards and pirates."""
    land = fleet.land
    letters = letters_of(fleet, players)
    names = [HOMES[i] for i in stream.shuffled(len(HOMES))[:players]]
    islands = [IslandPlan(str(s + 1), name, components.HOME, s, 0) for s, name in enumerate(names)]
    islands.append(IslandPlan("M", MARKETS[stream.below(len(MARKETS))], components.MARKET, -1, 0))
    called = [WILD_NAMES[i] for i in stream.shuffled(len(WILD_NAMES))]
    wild = sorted([letter for letter in letters.values() if letter >= "a"])
    for i, letter in enumerate(wild):
        islands.append(IslandPlan(letter, called[i], components.WILD, -1, FEWEST))
    title = f"The Isles of {called[0]}"
    ships = tuple([berths_of(land, home, number) for home, number in seats_of(fleet, players)])
    rows = rows_of(land, letters)
    nowhere = (components.NOWHERE, components.NOWHERE)
    return ChartPlan("", title, "", players, rows, tuple(islands), ships, nowhere, "own")


def letters_of(fleet: IslandFamilies, players: int) -> dict[int, str]:
    """The letter of every island by its number: wild ones in reading order."""
    kinds = kinds_of(fleet)
    letters = {island: str(seat + 1) for seat, island in enumerate(home_order(fleet, players))}
    wild = [island for island in in_reading_order(fleet.land) if kinds[island] == components.WILD]
    letters.update({island: chr(ord("a") + i) for i, island in enumerate(wild)})
    letters[kinds.index(components.MARKET)] = "M"
    return letters


def kinds_of(fleet: IslandFamilies) -> list[int]:
    """The kind of every island by its number."""
    kinds = [components.WILD] * fleet.islands
    for family in fleet.families:
        for island in family.islands:
            kinds[island] = family.kind
    return kinds


def seats_of(fleet: IslandFamilies, players: int) -> list[tuple[Family, int]]:
    """The home of every seat, clockwise: its family, and which of its islands it is."""
    homes = [family for family in fleet.families if family.kind == components.HOME]
    if players == 3:
        return [(homes[0], 0), (homes[1], 1), (homes[1], 0)]  # the one on the right comes first
    return [(homes[0], number) for number in range(players)]


def home_order(fleet: IslandFamilies, players: int) -> list[int]:
    """The home islands by seat."""
    return [family.islands[number] for family, number in seats_of(fleet, players)]


def seat_distances(fleet: IslandFamilies, chart: ChartPlan) -> list[list[int]]:
    """Movement points of every seat to every square; those of images are images too."""
    waters, seats = Waters(chart), seats_of(fleet, chart.players)
    measured: list[tuple[Family, list[int]]] = []
    for seat, (family, number) in enumerate(seats):
        if number == 0:
            berths = chart.ships[seat]
            measured.append((family, sailing_distances(waters, seat, *berths)))
    found: list[list[int]] = []
    for family, number in seats:
        image = fleet.board.images[number]
        [first] = [squares for other, squares in measured if other is family]
        found.append([first[image[square]] for square in range(fleet.board.area)])
    return found


def in_reading_order(land: Land) -> list[int]:
    """The islands, each by its first square from the top left."""
    found: list[int] = []
    for owner in land.owner:
        if owner != WATER and owner not in found:
            found.append(owner)
    return found


def rows_of(land: Land, letters: dict[int, str]) -> tuple[str, ...]:
    """The drawing."""
    marks: list[str] = []
    for square, owner in enumerate(land.owner):
        port = "+" if land.port_of[square] != WATER else "."
        marks.append(letters[owner] if owner != WATER else port)
    width = land.board.width
    return tuple(["".join(marks[i : i + width]) for i in range(0, len(marks), width)])


# --- fairness ------------------------------------------------------------------------------------


def is_even(chart: ChartPlan, ways: list[SeatReach]) -> bool:
    """Whether all seats have about as many cards at about the same distances."""
    riches: list[int] = []
    for reach in ways:
        cards = zip(chart.islands, reach.islands, strict=True)
        riches.append(sum([1000 * island.cards // far for island, far in cards if island.cards]))
    return 100 * (max(riches) - min(riches)) <= RICHER * min(riches)


def with_cards(chart: ChartPlan, far: list[SeatReach], budget: int, stream: Stream) -> ChartPlan:
    """The map with its cards: few near a home, more far from everybody.

    Islands at similar distances get the same number, so that no seat has more nearby.
    """
    ways: list[tuple[int, ...]] = []
    for i in range(len(chart.islands)):
        ways.append(tuple(sorted([reach.islands[i] for reach in far])))
    wild = [i for i, island in enumerate(chart.islands) if island.kind == components.WILD]
    groups = sorted({ways[i] for i in wild})
    sizes = [len([i for i in wild if ways[i] == group]) for group in groups]
    cards = dealt(groups, sizes, budget, stream)
    islands = list(chart.islands)
    for i in wild:
        islands[i] = replace(islands[i], cards=cards[groups.index(ways[i])])
    return replace(chart, islands=tuple(islands))


def dealt(
    groups: list[tuple[int, ...]], sizes: list[int], budget: int, stream: Stream
) -> list[int]:
    """Cards for each group of islands, growing with the distance from the nearest seat."""
    cards = [FEWEST] * len(groups)
    while True:
        left = budget - sum([cards[g] * sizes[g] for g in range(len(groups))])
        free = [g for g in range(len(groups)) if sizes[g] <= left and may_grow(groups, cards, g)]
        free = [g for g in free if cards[g] < MOST]
        if not free:
            return cards
        cards[free[stream.below(len(free))]] += 1


def may_grow(groups: list[tuple[int, ...]], cards: list[int], group: int) -> bool:
    """Whether one more card leaves no farther group behind by more than it should."""
    farther = [g for g in range(len(groups)) if groups[g][0] > groups[group][0]]
    return all([cards[group] < cards[g] for g in farther]) or not farther
