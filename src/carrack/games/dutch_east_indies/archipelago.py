"""Archipelagos judged: can a map be played, and is it as fair as the rulebook asks (DEI-ARCH-1).

The map check, the designer page and the generator ask here.
"""

from dataclasses import dataclass
from typing import Final

from carrack.games.dutch_east_indies.components import (
    HOME,
    NOWHERE,
    SIZES,
    WILD,
    Berth,
)
from carrack.games.dutch_east_indies.waters import (
    PORT,
    UNREACHED,
    Reach,
    Waters,
    reaches,
    square_name,
)

__all__ = ["Finding", "Reach", "check_archipelago"]

LEAST_SOLO: Final = 28  # trading cards in hard and expert solo play (DEI-SOLO-12)
SOLO_PLAYERS: Final = 2
ABOUT: Final = 1  # movement points, or squares, that count as "about equal"


@dataclass(frozen=True)
class Finding:
    """What DEI-ARCH-1 says about a map: an error keeps it from being played, a warning does not."""

    wrong: str
    right: str
    warning: bool


def error(wrong: str, right: str) -> Finding:
    """Return a finding that keeps the map from being played."""
    return Finding(wrong, f"{right} (DEI-ARCH-1)", False)


def warning(wrong: str, right: str) -> Finding:
    """Return a finding about a recommendation."""
    return Finding(wrong, f"{right} (DEI-ARCH-1)", True)


# --- can it be played? ---------------------------------------------------------------------------


def check_archipelago(waters: Waters) -> list[Finding]:
    """Return what is wrong with a map (DEI-ARCH-1), errors first.

    A map that is half drawn is judged by what is there: an island without land says nothing here,
    nor does a ship without a place, and distances count when everybody has them.
    """
    found = [*check_ports(waters), *check_pieces(waters), *check_berths(waters)]
    return [*found, *check_reach(waters), *check_fairness(waters)]


def check_ports(waters: Waters) -> list[Finding]:
    """Return ports without an island or with two, and islands without a port."""
    found: list[Finding] = []
    for square in range(len(waters.marks)):
        if waters.marks[square] == PORT and len(waters.touching[square]) != 1:
            count = len(waters.touching[square])
            found.append(
                error(
                    f"the port {waters.name(square)} touches {count} islands along its sides",
                    "a port touches exactly one",
                )
            )
    for number, island in enumerate(waters.chart.islands):
        if waters.squares[number] and not waters.ports(number):
            found.append(error(f"{island.name} has no port", "every island has one"))
    return found


def check_pieces(waters: Waters) -> list[Finding]:
    """Return islands drawn in several pieces: two islands cannot share a letter."""
    found: list[Finding] = []
    for number, island in enumerate(waters.chart.islands):
        if len(piece_of(waters, number)) < len(waters.squares[number]):
            found.append(
                error(
                    f"{island.name} ('{island.letter}') is drawn in several pieces",
                    "an island hangs together",
                )
            )
    return found


def piece_of(waters: Waters, island: int) -> list[int]:
    """Return the land of an island that hangs together with its first square, corners included."""
    piece = waters.squares[island][:1]
    seen = set(piece)
    for square in piece:
        for other in waters.next[square]:
            if other >= 0 and waters.land[other] == island and other not in seen:
                seen.add(other)
                piece.append(other)
    return piece


def check_berths(waters: Waters) -> list[Finding]:
    """Return starting squares off the board, on land, taken, or in a port of the wrong island."""
    found: list[Finding] = []
    taken: list[int] = []
    for seat, berths in enumerate(waters.chart.ships):
        for size, berth in enumerate(berths):
            who = f"the {SIZES[size]} ship of seat {seat + 1}"
            found.extend(check_berth(waters, who, berth, taken, waters.closed(seat)))
    shut = waters.closed(-1)  # a pirate has no home: every home port is closed (DEI-PIRATE-2)
    for size, berth in enumerate(waters.chart.pirates):
        found.extend(check_berth(waters, f"the {SIZES[size]} pirate", berth, taken, shut))
    return found


def check_berth(
    waters: Waters, who: str, berth: Berth, taken: list[int], shut: list[bool]
) -> list[Finding]:
    """Return what is wrong with one starting square, and add it to those taken."""
    square = waters.place(berth)
    if berth == NOWHERE:
        return []
    if square < 0:
        where = square_name(berth.row, berth.column)
        return [error(f"{who} starts at {where}, off the board", "it starts at sea")]
    if waters.land[square] >= 0:
        return [error(f"{who} starts on land, at {waters.name(square)}", "it starts at sea")]
    if shut[square]:
        return [error(f"{who} starts in a home port that is not its own", "it may not be there")]
    if square in taken:
        return [error(f"{who} starts where another ship does", "one ship on a square")]
    taken.append(square)
    return []


def check_reach(waters: Waters) -> list[Finding]:
    """Return islands with ports that a seat cannot get to; its own home is one of them.

    A seat whose ships start nowhere at sea is left out.
    """
    found: list[Finding] = []
    for seat, reach in enumerate(reaches(waters)):
        if not sets_out(waters, seat):
            continue
        for number, island in enumerate(waters.chart.islands):
            other = island.kind == HOME and island.seat != seat
            if not other and waters.ports(number) and reach.islands[number] >= UNREACHED:
                found.append(
                    error(
                        f"seat {seat + 1} cannot sail to {island.name}",
                        "every port but those of other homes can be reached",
                    )
                )
    return found


def sets_out(waters: Waters, seat: int) -> bool:
    """Tell whether a ship of a seat starts at sea."""
    squares = [waters.place(berth) for berth in waters.chart.ships[seat]]
    return any([square >= 0 and waters.land[square] < 0 for square in squares])


# --- is it fair? ---------------------------------------------------------------------------------


def check_fairness(waters: Waters) -> list[Finding]:
    """Return the recommendations of DEI-ARCH-1 that a map does not follow."""
    found: list[Finding] = []
    far = reaches(waters)
    markets = [reach.market for reach in far]
    if far and max(markets) < UNREACHED and len(set(markets)) > 1:
        found.append(warning(f"the Market is {told(markets)} away", "equally far from all"))
    wild = [reach.nearest_wild for reach in far]
    if far and max(wild) < UNREACHED:
        if max(wild) - min(wild) > ABOUT:
            wrong = f"the nearest wild island is {told(wild)} away"
            found.append(warning(wrong, "about equally far"))
        found.extend(check_nearness(waters, far))
    found.extend(check_solo(waters))
    if not in_shape(waters):
        shape = "a rectangle or square" if waters.chart.players == 4 else "a triangle"
        found.append(warning("the home islands lie out of shape", f"they form {shape}"))
    found.extend(check_port_pairs(waters))
    return found


def told(numbers: list[int]) -> str:
    """Return movement points by seat, as words."""
    return ", ".join([str(number) for number in numbers]) + " movement points"


def check_nearness(waters: Waters, far: list[Reach]) -> list[Finding]:
    """Return whether there are more cards near the players than far away."""
    islands = waters.chart.islands
    wild = [i for i in range(len(islands)) if islands[i].kind == WILD]
    close = [i for i in wild if any([reach.islands[i] <= reach.nearest_wild for reach in far])]
    away = [i for i in wild if i not in close]
    near_cards = sum([islands[i].cards for i in close])
    far_cards = sum([islands[i].cards for i in away])
    if not away or near_cards * len(away) <= far_cards * len(close):
        return []
    wrong = (
        f"the {len(close)} islands nearest to players hold {near_cards} cards, "
        f"the {len(away)} others {far_cards}"
    )
    return [warning(wrong, "fewer cards near the players, more far away")]


def check_solo(waters: Waters) -> list[Finding]:
    """Return whether a map for two has more cards than the decks of all solo levels."""
    total = sum([island.cards for island in waters.chart.islands])
    if waters.chart.players != SOLO_PLAYERS or total <= LEAST_SOLO:
        return []
    wrong = f"the islands hold {total} cards, hard solo play has {LEAST_SOLO}"
    return [warning(wrong, f"with {LEAST_SOLO} or fewer it is good for solo too")]


def in_shape(waters: Waters) -> bool:
    """Tell whether three homes lie in a triangle, four in a rectangle, give or take a square.

    Homes that are not all drawn are not out of shape yet.
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
    """Return the column for sorting."""
    return spot[1]


def centre(waters: Waters, island: int) -> tuple[float, float]:
    """Return the middle of an island's land, as row and column."""
    squares = waters.squares[island]
    rows = [square // waters.width for square in squares]
    columns = [square % waters.width for square in squares]
    return sum(rows) / len(rows), sum(columns) / len(columns)


def check_port_pairs(waters: Waters) -> list[Finding]:
    """Return wild islands with more than two ports, or two that are apart (DEI-SETUP-3)."""
    found: list[Finding] = []
    for number, island in enumerate(waters.chart.islands):
        ports = waters.ports(number)
        if island.kind != WILD or len(ports) < 2:
            continue
        if len(ports) > 2 or ports[1] not in waters.next[ports[0]]:
            names = ", ".join([waters.name(port) for port in ports])
            found.append(
                warning(
                    f"{island.name} has the ports {names}", "a wild island has one or two, adjacent"
                )
            )
    return found
