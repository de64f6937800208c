"""The form of a view (:mod:`carrack.games.dutch_east_indies.readers.view`), checked by tests.

The page's `web/src/games/dutch-east-indies/viewTypes.ts` is generated from here by
`web/generate_types.py`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Size = Literal["big", "small"]
Item = Literal["crate", "coin", "clove", "cardamom", "cinnamon", "nutmeg", "pepper"]
Stat = Literal["sail", "cargo", "cannons"]


class Ask(TypedDict):
    """A question to the deciding seat other than how to act in its turn."""

    ask: Literal["first", "lower", "drop", "dump", "take", "card"]
    pirate: NotRequired[Size]
    ship: NotRequired[int]
    loser: NotRequired[int]
    fields: NotRequired[int]
    island: NotRequired[int]
    card: NotRequired[str]
    """Only for the seat that looks."""


class ShipView(TypedDict):
    """A ship: place, facing, statistics, hold. All of it is open."""

    ship: int
    seat: int
    size: Size
    square: int
    facing: int
    fields: list[int]
    """Fields of the tracks, by statistic."""
    sail: int
    cargo: int
    cannons: int
    hold: list[int]
    """Counts by item."""
    load: int
    moved: int
    """0 at rest, 1 under way, 2 arrived: its movement in this turn."""
    points: int
    """Movement points left."""
    stays: int
    must_leave: bool
    port: int
    """The island in whose port it is, or -1."""
    away: list[int]
    """By island, movement points to its nearest port if nobody were in the way; -1: no way."""


class PirateView(TypedDict):
    """A pirate, and the squares on which it would attack a ship."""

    size: Size
    square: int
    facing: int
    cannons: int
    threatens: list[int]


class IslandState(TypedDict):
    """Cards left, and the top one if the viewer has seen it."""

    island: int
    cards: int
    known: str | None
    port: bool


class HomeView(TypedDict):
    """A home island: its stock, and what is still missing."""

    stock: list[int]
    missing: dict[str, int]
    pepper: int
    points: int


class IslandView(TypedDict):
    """An island of the chart."""

    island: int
    letter: str
    name: str
    kind: Literal["home", "market", "wild"]
    seat: int
    cards: int
    squares: list[int]
    ports: list[int]


class Track(TypedDict):
    """A ship's track of one statistic; `start` by size."""

    values: list[int]
    prices: list[int]
    start: list[int]


class Card(TypedDict):
    """A trade card: what it costs in crates, and the items that it gives."""

    crates: int
    gives: list[int]


class SoloCardView(TypedDict):
    """A card of the automaton."""

    action: str
    otherwise: str
    upgrades: list[str]
    shuffle: bool


class Order(TypedDict):
    """The duty of a ship of the automaton."""

    ship: int
    card: str | None
    action: Literal["wild", "market", "hunt"] | None
    stage: Literal["outward", "homeward"] | None
    target: int | None


class Solo(TypedDict):
    """The automaton's open cards; its deck only as a number of cards."""

    level: str
    seat: int
    orders: list[Order]
    deck: int
    discard: list[str]


class Static(TypedDict):
    """Constants of a game: chart, tracks and cards, with provenance."""

    edition: str
    chart: str
    title: str
    width: int
    height: int
    rows: list[str]
    strict: bool
    islands: list[IslandView]
    tracks: dict[Stat, Track]
    cards: dict[str, Card]
    solo_cards: dict[str, SoloCardView]
    provenance: dict[str, str]
    chart_provenance: str


class LoadingWay(TypedDict):
    """A pair of places between which a seat's goods may be moved."""

    move: str
    """The moves along it, without the item."""
    start: int
    """A ship, or -1 for the home island."""
    end: int
    items: list[Item]
    """The items that may go this way."""


class Loading(TypedDict):
    """The goods that one seat may move."""

    seat: int
    own_turn: bool
    ways: list[LoadingWay]
    """In the order in which a sequence of moves finds room."""
    lapses: list[tuple[int, int]]
    """Ships whose movement would end, and the points that they have left."""


class DeiView(TypedDict):
    """The position as a seat or a spectator (`viewer` null) sees it."""

    game: Literal["dutch-east-indies"]
    players: int
    viewer: int | None
    seat: int
    active: int
    start: int
    winner: int
    turn: int
    round: int
    rounds: int
    goal: int
    """Spices at home that count towards the goal, and how many win (DEI-WIN-1, DEI-SOLO-14)."""
    ask: Ask | None
    ships: list[ShipView]
    pirates: list[PirateView]
    islands: list[IslandState]
    afloat: list[tuple[int, int, int]]
    """Square, item, count."""
    homes: list[HomeView]
    discard: list[str]
    aside: int
    supply: list[int]
    loading: list[Loading]
    solo: Solo | None
    static: Static
