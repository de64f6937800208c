"""The form of a view (:mod:`carrack.games.amerigo.readers.view`), checked by tests.

The page's `web/src/games/amerigo/viewTypes.ts` is generated from here by `web/generate_types.py`.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Cell = tuple[int, int]


class IslandView(TypedDict):
    """An island: what is still free, and whose posts are there."""

    island: int
    squares: list[int]
    big: bool
    chest: bool
    complete: bool
    free: int
    posts: list[int]


class BuiltTile(TypedDict):
    """A tile on the board."""

    tile: str
    seat: int
    squares: list[int]


class ShipAt(TypedDict):
    """A ship and its node; null before it is placed."""

    seat: int
    ship: int
    node: str | None
    away: list[tuple[int, int]]
    """Of each island with a free post space the nearest anchor space of one, and how many spaces
    it is away."""


class BoardView(TypedDict):
    """The islands and everything on and around them."""

    width: int
    height: int
    islands: list[IslandView]
    commodities: list[tuple[int, int]]
    """Square and good."""
    post_spaces: list[tuple[int, int, Literal["free", "taken", "built"]]]
    """Square, anchor and whether a post may be built there."""
    posts: list[tuple[int, int]]
    """Square and seat."""
    tiles: list[BuiltTile]
    ships: list[ShipAt]


class HeldToken(TypedDict):
    """A progress token on a player sheet."""

    id: str
    used: bool


class SeatView(TypedDict):
    """A player sheet and the personal supply; all of it is open."""

    points: int
    gold: int
    cannons: int
    progress: int
    special: int
    posts_left: int
    chests: int
    tokens: list[HeldToken]
    commodities: list[int]
    production: list[int]
    villages: dict[str, int]
    supply: dict[str, int]


class TileShape(TypedDict):
    """A kind of tile: its cells, all its orientations, cost and points."""

    village: bool
    cells: list[Cell]
    orientations: list[list[Cell]]
    cost: int
    small: int
    big: int


class FrameSpaceView(TypedDict):
    """A space of the frame around the board."""

    space: int
    corner: bool
    touches: list[int]
    neighbours: list[int]


class ProgressTrack(TypedDict):
    """The progress track, with the points of each field."""

    steps: int
    points: list[Cell]


class SpecialTrack(TypedDict):
    """The special action track."""

    steps: int
    points: list[Cell]
    colours: list[int]


class TokenKind(TypedDict):
    """The effect of a progress token."""

    rule: str
    use: str
    actions: list[int]


class Static(TypedDict):
    """Constants of a game: map, frame, shapes and tracks, with provenance."""

    edition: str
    title: str
    rows: list[str]
    frame: list[FrameSpaceView]
    tiles: dict[str, TileShape]
    progress: ProgressTrack
    special: SpecialTrack
    tokens: dict[str, TokenKind]
    gold_limit: int
    cannon_limit: int
    provenance: dict[str, str]


class PiratesView(TypedDict):
    """Face-up markers, what each seat faces, and which values may still come."""

    shown: list[int]
    hidden: int
    strength: list[int]
    odds: list[int]


class TokensView(TypedDict):
    """The progress tokens on display, null for a gap, and how many are still to come."""

    left: list[str | None]
    right: list[str | None]
    deck: int


class ProductionToken(TypedDict):
    """A production token on display."""

    good: int
    cost: int


class AmerigoView(TypedDict):
    """The position as a seat or a spectator (`viewer` null) sees it."""

    game: Literal["amerigo"]
    players: int
    viewer: int | None
    seat: int
    turn: int
    round: int
    rounds: int
    phase: int
    step: Literal["choose", "act", "pick", "done", "over"]
    action: str | None
    ap: int
    order: list[int]
    acting: int
    board: BoardView
    storage: list[int]
    space: list[int]
    tower: list[int]
    pirates: PiratesView
    time: int
    tokens: TokensView
    production: list[ProductionToken]
    production_left: int
    supply: dict[str, int]
    track: list[int]
    seats: list[SeatView]
    static: Static
