"""Checks of archipelagos: can a map be played, and is it as fair as the rulebook asks (DEI-ARCH-1).

The map check, the designer page and the generator use it.
"""

from dataclasses import dataclass
from typing import Final

from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.chart.waters import (
    PORT,
    UNREACHED,
    SeatReach,
    Waters,
    reaches,
    square_name,
)
from carrack.games.dutch_east_indies.components import Berth
from carrack.games.dutch_east_indies.moves import DeiRefusal

__all__ = ["Finding", "SeatReach", "check_archipelago"]

LEAST_SOLO: Final = 28  # trading cards in hard and expert solo play (DEI-SOLO-12)
SOLO_PLAYERS: Final = 2
PIRATES: Final = -1  # in place of a seat
ABOUT: Final = 1  # movement points, or squares, that count as "about equal"


Values = dict[str, str | int]


@dataclass(frozen=True)
class Finding:
    """A finding on a map by DEI-ARCH-1: an error keeps it from being played, a warning does not.

    `key` names a text of the game with the values `args`, whose attribute `right` says what would
    be right; `squares` are the names of the squares concerned.
    """

    key: str
    args: Values
    squares: tuple[str, ...]
    warning: bool = False

    @property
    def wrong(self) -> DeiRefusal:
        """Return what is wrong."""
        return DeiRefusal("", self.key, self.args)

    @property
    def said(self) -> DeiRefusal:
        """Return what is wrong, and what would be right."""
        right = DeiRefusal("", f"{self.key}.right", self.args)
        return DeiRefusal("", "box-finding", {"wrong": self.wrong, "right": right})


# --- can it be played? ---------------------------------------------------------------------------


def check_archipelago(waters: Waters) -> list[Finding]:
    """Return what is wrong with a map (DEI-ARCH-1), errors first.

    A half-drawn map is judged by what is there: an island without land or a ship without a place is
    no finding here, and distances count once everybody has them.
    """
    found = [*check_ports(waters), *check_pieces(waters), *check_berths(waters)]
    return [*found, *check_reach(waters), *check_fairness(waters)]


def check_ports(waters: Waters) -> list[Finding]:
    """Ports without an island or with two, and islands without a port."""
    found: list[Finding] = []
    for square in range(len(waters.marks)):
        if waters.marks[square] == PORT and len(waters.touching[square]) != 1:
            name, count = waters.name(square), len(waters.touching[square])
            found.append(Finding("map-port-touches", {"square": name, "count": count}, (name,)))
    for number, island in enumerate(waters.chart.islands):
        if waters.squares[number] and not waters.ports(number):
            land = tuple(waters.names(waters.squares[number]))
            found.append(Finding("map-no-port", {"island": island.name}, land))
    return found


def check_pieces(waters: Waters) -> list[Finding]:
    """Islands drawn in several pieces: two islands cannot share a letter."""
    found: list[Finding] = []
    for number, island in enumerate(waters.chart.islands):
        piece = piece_of(waters, number)
        if len(piece) < len(waters.squares[number]):
            apart = waters.names([s for s in waters.squares[number] if s not in piece])
            about: Values = {"island": island.name, "letter": island.letter}
            found.append(Finding("map-pieces", about, tuple(apart)))
    return found


def piece_of(waters: Waters, island: int) -> list[int]:
    """The land of an island connected to its first square, corners included."""
    piece = waters.squares[island][:1]
    seen = set(piece)
    for square in piece:
        for other in waters.next[square]:
            if other >= 0 and waters.land[other] == island and other not in seen:
                seen.add(other)
                piece.append(other)
    return piece


def check_berths(waters: Waters) -> list[Finding]:
    """Starting squares off the board, on land, taken, or in a port of the wrong island."""
    found: list[Finding] = []
    taken: list[int] = []
    for seat, berths in enumerate(waters.chart.ships):
        for size, berth in enumerate(berths):
            found.extend(check_berth(waters, seat, size, berth, taken, waters.closed(seat)))
    shut = waters.closed(-1)  # a pirate has no home: every home port is closed (DEI-PIRATE-2)
    for size, berth in enumerate(waters.chart.pirates):
        found.extend(check_berth(waters, PIRATES, size, berth, taken, shut))
    return found


def check_berth(
    waters: Waters, seat: int, size: int, berth: Berth, taken: list[int], shut: list[bool]
) -> list[Finding]:
    """Return what is wrong with one starting square, which is added to those taken."""
    square = waters.place(berth)
    if berth == components.NOWHERE:
        return []
    if square < 0:
        return [berth_error(seat, size, berth, "map-off-board")]
    if waters.land[square] >= 0:
        return [berth_error(seat, size, berth, "map-on-land")]
    if shut[square]:
        return [berth_error(seat, size, berth, "map-foreign-port")]
    if square in taken:
        return [berth_error(seat, size, berth, "map-taken")]
    taken.append(square)
    return []


def berth_error(seat: int, size: int, berth: Berth, key: str) -> Finding:
    """A finding about the start of a ship, or of a pirate if the seat is `PIRATES`."""
    name, square = components.SIZES[size], square_name(berth.row, berth.column)
    about: Values = {"size": name, "pirate": name, "seat": seat + 1, "square": square}
    return Finding(key, about, (square,))


def check_reach(waters: Waters) -> list[Finding]:
    """Islands with ports that a seat cannot reach, including its own home.

    A seat whose ships do not start at sea is skipped.
    """
    found: list[Finding] = []
    for seat, reach in enumerate(reaches(waters)):
        if not sets_out(waters, seat):
            continue
        for number, island in enumerate(waters.chart.islands):
            other = island.kind == components.HOME and island.seat != seat
            if not other and waters.ports(number) and reach.islands[number] >= UNREACHED:
                about: Values = {"seat": seat + 1, "island": island.name}
                ports = waters.names(waters.ports(number))
                found.append(Finding("map-unreached", about, tuple(ports)))
    return found


def sets_out(waters: Waters, seat: int) -> bool:
    """Whether a ship of a seat starts at sea."""
    squares = [waters.place(berth) for berth in waters.chart.ships[seat]]
    return any([square >= 0 and waters.land[square] < 0 for square in squares])


# --- is it fair? ---------------------------------------------------------------------------------


def check_fairness(waters: Waters) -> list[Finding]:
    """The recommendations of DEI-ARCH-1 that a map does not follow."""
    far = reaches(waters)
    return [
        *check_market(waters, [reach.market for reach in far]),
        *check_nearest([reach.nearest_wild for reach in far]),
        *check_nearness(waters, far),
        *check_solo(waters),
        *check_shape(waters),
        *check_port_pairs(waters),
    ]


def check_market(waters: Waters, far: list[int]) -> list[Finding]:
    """A finding if the Market is nearer to some than to others."""
    if max([0, *far]) >= UNREACHED or len(set(far)) <= 1:
        return []
    markets = [
        i for i, island in enumerate(waters.chart.islands) if island.kind == components.MARKET
    ]
    ports = [port for island in markets for port in waters.ports(island)]
    about: Values = {"distances": numbers_text(far)}
    return [Finding("map-market-far", about, tuple(waters.names(ports)), warning=True)]


def check_nearest(far: list[int]) -> list[Finding]:
    """A finding if some have their nearest wild island nearer than others."""
    if not far or max(far) >= UNREACHED or max(far) - min(far) <= ABOUT:
        return []
    return [Finding("map-wild-far", {"distances": numbers_text(far)}, (), warning=True)]


def numbers_text(numbers: list[int]) -> str:
    """Movement points by seat, as words."""
    return ", ".join([str(number) for number in numbers])


def check_nearness(waters: Waters, far: list[SeatReach]) -> list[Finding]:
    """A finding unless there are more cards near the players than far away."""
    islands = waters.chart.islands
    if not far or max([reach.nearest_wild for reach in far]) >= UNREACHED:
        return []
    wild = [i for i in range(len(islands)) if islands[i].kind == components.WILD]
    close = [i for i in wild if any([reach.islands[i] <= reach.nearest_wild for reach in far])]
    away = [i for i in wild if i not in close]
    near_cards = sum([islands[i].cards for i in close])
    far_cards = sum([islands[i].cards for i in away])
    if not away or near_cards * len(away) <= far_cards * len(close):
        return []
    about: Values = {
        "near": len(close),
        "near_cards": near_cards,
        "far": len(away),
        "far_cards": far_cards,
    }
    land = waters.names([square for island in close for square in waters.squares[island]])
    return [Finding("map-near-cards", about, tuple(land), warning=True)]


def check_solo(waters: Waters) -> list[Finding]:
    """A finding unless a map for two has more cards than the decks of all solo levels."""
    total = sum([island.cards for island in waters.chart.islands])
    if waters.chart.players != SOLO_PLAYERS or total <= LEAST_SOLO:
        return []
    return [Finding("map-solo", {"cards": total, "most": LEAST_SOLO}, (), warning=True)]


def check_shape(waters: Waters) -> list[Finding]:
    """A finding unless the home islands are placed as DEI-ARCH-1 recommends."""
    if in_shape(waters):
        return []
    players = waters.chart.players
    land = [square for seat in range(players) for square in waters.squares[waters.home(seat)]]
    return [Finding("map-shape", {"players": players}, tuple(waters.names(land)), warning=True)]


def in_shape(waters: Waters) -> bool:
    """Whether three homes form a triangle, four a rectangle, give or take a square.

    Homes that are not all drawn yet pass.
    """
    homes = [waters.home(seat) for seat in range(waters.chart.players)]
    if not all([home >= 0 and waters.squares[home] for home in homes]):
        return True
    spots = [centre(waters, home) for home in homes]
    if len(spots) == 3:
        (r1, c1), (r2, c2), (r3, c3) = spots
        return abs((r2 - r1) * (c3 - c1) - (r3 - r1) * (c2 - c1)) > ABOUT
    if len(spots) == 4:
        spots.sort()
        (r1, c1), (r2, c2) = sorted(spots[:2], key=column_of)
        (r3, c3), (r4, c4) = sorted(spots[2:], key=column_of)
        gaps = (r1 - r2, r3 - r4, c1 - c3, c2 - c4)
        return all([abs(gap) <= ABOUT for gap in gaps]) and r3 - r1 > ABOUT and c2 - c1 > ABOUT
    return True


def column_of(spot: tuple[float, float]) -> float:
    """The column, as a key for sorting."""
    return spot[1]


def centre(waters: Waters, island: int) -> tuple[float, float]:
    """The middle of an island's land, as row and column."""
    squares = waters.squares[island]
    rows = [square // waters.width for square in squares]
    columns = [square % waters.width for square in squares]
    return sum(rows) / len(rows), sum(columns) / len(columns)


def check_port_pairs(waters: Waters) -> list[Finding]:
    """Wild islands with more than two ports, or two that are not adjacent (DEI-SETUP-3)."""
    found: list[Finding] = []
    for number, island in enumerate(waters.chart.islands):
        ports = waters.ports(number)
        if island.kind != components.WILD or len(ports) < 2:
            continue
        if len(ports) > 2 or ports[1] not in waters.next[ports[0]]:
            names = waters.names(ports)
            about: Values = {"island": island.name, "ports": ", ".join(names)}
            found.append(Finding("map-port-pair", about, tuple(names), warning=True))
    return found
