"""The contents of the box: types for tracks, cards, solo cards and charts, as data with provenance.

Nothing here knows a rule or a file. Items have the same numbers everywhere: crates, coins (by
value), then the spices, pepper last (DEI-SETUP-8).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PACKAGE: Final = "carrack.games.dutch_east_indies"  # the package of its rules, texts and boxes
CRATE: Final = 0
COIN: Final = 1
CLOVE: Final = 2
CARDAMOM: Final = 3
CINNAMON: Final = 4
NUTMEG: Final = 5
PEPPER: Final = 6
ITEMS: Final = 7
ITEM_NAMES: Final[tuple[str, ...]] = (
    "crate",
    "coin",
    "clove",
    "cardamom",
    "cinnamon",
    "nutmeg",
    "pepper",
)
SPICES: Final[tuple[int, ...]] = (CLOVE, CARDAMOM, CINNAMON, NUTMEG, PEPPER)
WANTED: Final[tuple[int, ...]] = (CLOVE, CARDAMOM, CINNAMON, NUTMEG)  # two of each win

SAIL: Final = 0
CARGO: Final = 1
CANNONS: Final = 2
STATS: Final = 3
STAT_NAMES: Final[tuple[str, ...]] = ("sail", "cargo", "cannons")

BIG: Final = 0
SMALL: Final = 1
SIZES: Final[tuple[str, ...]] = ("big", "small")

DIRECTIONS: Final[tuple[str, ...]] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
WAYS: Final = 8  # directions, numbered clockwise
OPPOSITE: Final = 4  # `way ^ OPPOSITE` leads back
STEPS: Final[tuple[tuple[int, int], ...]] = (  # (row, column) of one step in each direction
    (-1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
)

HOME: Final = 0  # kinds of islands
MARKET: Final = 1
WILD: Final = 2


@dataclass(frozen=True)
class StatTrack:
    """The fields of one statistic (DEI-UPGRADE-2).

    `values[f]` is the value of field f, `prices[f]` the coins from field f to field f + 1, `start`
    the fields of the big and the small ship at the start (DEI-SETUP-7).
    """

    values: tuple[int, ...]
    prices: tuple[int, ...]
    start: tuple[int, int]


@dataclass(frozen=True)
class TradingCard:
    """A trading card: the crates it asks for, and what it gives, by item (crates are always 0)."""

    id: str
    crates: int
    gives: tuple[int, ...]

    @property
    def spices(self) -> int:
        """Return the number of spices that it gives."""
        return sum([self.gives[item] for item in SPICES])


@dataclass(frozen=True)
class SoloCard:
    """A card of the automaton: `action` is `wild`, `market` or `hunt` (DEI-SOLO-5 to 7).

    `upgrades` are the statistics a market visit raises; a hunting card has `otherwise`, `wild` or
    `market`, for when there is nothing to hunt. `levels` are those whose deck holds the card.
    """

    id: str
    action: str
    otherwise: str
    upgrades: tuple[int, ...]
    levels: tuple[int, ...]
    shuffle: bool


@dataclass(frozen=True)
class IslandPlan:
    """An island of a chart: its letter in the drawing, kind, owner (homes) and cards (wild)."""

    letter: str
    name: str
    kind: int
    seat: int
    cards: int


@dataclass(frozen=True)
class Berth:
    """A starting square and facing."""

    row: int
    column: int
    facing: int


NOWHERE: Final = Berth(-1, -1, 0)  # for a ship in a file that does not say where it starts


@dataclass(frozen=True)
class ChartPlan:
    """A map as drawn: rows of characters, islands, and where ships and pirates start.

    In `rows` `.` is sea, `+` a port (of the one island next to it along a side), and an island's
    letter its land: `1` to `4` the homes of seats 0 to 3, `M` the Market, small letters the wild
    islands. `ships[seat][size]` and `pirates[size]` are berths. `text` is the whole file of a map
    drawn for a game, which carries it; empty for a map that is found by its name.
    """

    name: str
    title: str
    digest: str
    players: int
    rows: tuple[str, ...]
    islands: tuple[IslandPlan, ...]
    ships: tuple[tuple[Berth, Berth], ...]
    pirates: tuple[Berth, Berth]
    provenance: str
    text: str = ""


@dataclass(frozen=True)
class Edition:
    """All components except the charts.

    `crates` and `coins` are the start stock by place in turn order (DEI-SETUP-6), `solo_stock` the
    human's in solo. `pirate_cannons` are (big, small). `solo_cannons[level][size]` and
    `solo_sails[level][size]` are values and fields (DEI-SOLO-1). `supply` is how many of each item
    the box holds (DEI-SETUP-9). `text` is the whole file of an edition that a game carries.
    """

    name: str
    title: str
    digest: str
    tracks: tuple[StatTrack, StatTrack, StatTrack]
    cards: tuple[TradingCard, ...]
    solo_cards: tuple[SoloCard, ...]
    crates: tuple[int, ...]
    coins: tuple[int, ...]
    solo_stock: tuple[int, int]
    pirate_cannons: tuple[int, int]
    solo_cannons: tuple[tuple[int, int], ...]
    solo_sails: tuple[tuple[int, int], ...]
    supply: tuple[int, ...]
    provenance: dict[str, str]
    text: str = ""
