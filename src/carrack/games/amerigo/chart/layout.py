"""The map: island tiles drawn and turned at random until they make legal islands (AM-SETUP-2).

A set of squares is one integer, bit `row * width + column`. Flooding such a set takes a few shifts
per step for the whole map at once, which finds and checks all islands of a four-player map in well
under a millisecond.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache

from carrack.core.chance import Chance
from carrack.core.message import MessageError
from carrack.games.amerigo import components
from carrack.games.amerigo.components import Edition
from carrack.games.amerigo.moves import AmerigoRefusal

MOST_DRAWS = 10_000  # an edition that needs more draws than this has no playable map
MOST_CARRIED_DRAWS = 500  # the same for one that anybody may bring, and make a server draw


@dataclass
class Layout:
    """An assembled map of `columns` by `rows` island tiles.

    `placed` has for each tile position in reading order (index of the tile in the edition, quarter
    turns clockwise); it is empty for a map drawn as text. `squares` has one character per square
    (see `IslandTile`), row by row, `6 * columns` in a row. `land` is the set of all land squares.
    """

    columns: int
    rows: int
    placed: list[tuple[int, int]]
    squares: str
    land: int = field(init=False, repr=False)
    _islands: list[int] = field(default_factory=list, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.land = mask_of(self.squares, components.LAND_CHARACTERS)

    @property
    def width(self) -> int:
        """Number of squares in a row."""
        return self.columns * components.TILE_SIDE

    @property
    def height(self) -> int:
        """Number of squares in a column."""
        return self.rows * components.TILE_SIDE

    @property
    def grid(self) -> Grid:
        """The grid of a map of this size."""
        return make_grid(self.width, self.height)

    @property
    def islands(self) -> list[int]:
        """The islands as sets, ordered by first square; cached, not to be changed."""
        if not self._islands:
            self._islands = island_masks(self.land, self.grid)
        return self._islands


def map_size(players: int) -> tuple[int, int]:
    """(columns, rows) of island tiles for a number of players (AM-SETUP-1, AM-SETUP-2).

    Raises ValueError for any number but 2, 3 and 4.
    """
    if players == 2:
        return 3, 3
    if players == 3:
        return 4, 3
    if players == 4:
        return 4, 4
    raise ValueError(f"Amerigo is for 2 to 4 players, not {players} (AM-SETUP-1)")


def draw_layout(edition: Edition, players: int, chance: Chance) -> Layout:
    """Draw and turn island tiles at random until the map is legal (AM-SETUP-2, 4 to 7).

    The draws are named `tiles 1` and `turns 1` for the first attempt, `tiles 2` … for the
    next. Raises MessageError if the edition's tiles make no legal map in so many attempts.
    """
    columns, rows = map_size(players)
    most = MOST_CARRIED_DRAWS if edition.text else MOST_DRAWS
    for attempt in range(1, most + 1):
        layout = random_layout(edition, columns, rows, chance, attempt)
        if is_legal(layout, edition.big_island, edition.chests):
            return layout
    about = {"edition": edition.name, "players": players, "draws": most}
    raise MessageError(AmerigoRefusal("", "wrong-no-map", about))


def acceptance(edition: Edition, players: int, chance: Chance, draws: int) -> float:
    """The share of `draws` random maps that are legal."""
    columns, rows = map_size(players)
    legal = 0
    for attempt in range(1, draws + 1):
        layout = random_layout(edition, columns, rows, chance, attempt)
        legal += is_legal(layout, edition.big_island, edition.chests)
    return legal / draws


def random_layout(
    edition: Edition, columns: int, rows: int, chance: Chance, attempt: int
) -> Layout:
    """The map of one attempt, legal or not: tiles at random, each turned at random."""
    order = chance.permutation(f"tiles {attempt}", len(edition.tiles))
    turns = chance.integers(f"turns {attempt}", [4] * (columns * rows))
    return assemble(edition, columns, rows, list(zip(order, turns, strict=False)))


@lru_cache(maxsize=4096)
def rotate(rows: tuple[str, ...], turns: int) -> tuple[str, ...]:
    """A square tile's rows turned clockwise by that many quarters.

    >>> rotate(("ab", "cd"), 1)
    ('ca', 'db')
    """
    for _ in range(turns % 4):
        rows = tuple(["".join(column) for column in zip(*reversed(rows), strict=True)])
    return rows


def assemble(edition: Edition, columns: int, rows: int, placed: list[tuple[int, int]]) -> Layout:
    """The map of the given tiles and turns, one per tile position in reading order."""
    lines: list[str] = []
    for top in range(0, columns * rows, columns):
        band = [
            rotate(edition.tiles[tile].rows, turn) for tile, turn in placed[top : top + columns]
        ]
        lines.extend(["".join(parts) for parts in zip(*band, strict=True)])
    return Layout(columns, rows, placed, "".join(lines))


def layout_from_text(lines: list[str]) -> Layout:
    """A map drawn as text, for tests, puzzles and custom archipelagos.

    Raises ValueError unless the sides are multiples of a tile's side.
    """
    height, width = len(lines), len(lines[0]) if lines else 0
    if not height or height % components.TILE_SIDE or width % components.TILE_SIDE:
        raise ValueError(f"a map of {width} by {height} squares; both must be multiples of 6")
    if any([len(line) != width for line in lines]):
        raise ValueError(f"every row of this map must have {width} squares, like its first row")
    return Layout(width // components.TILE_SIDE, height // components.TILE_SIDE, [], "".join(lines))


def layout_text(layout: Layout) -> str:
    """The map as text, one line per row of squares."""
    flat, width = layout.squares, layout.width
    return "\n".join([flat[start : start + width] for start in range(0, len(flat), width)])


def square_name(square: int, width: int) -> str:
    """Column letter and row number: `a1` is the square at the top left."""
    return f"{chr(ord('a') + square % width)}{square // width + 1}"


# --- sets of squares as integers -------------------------------------------------------------


@cache
def marks(characters: str) -> bytes:
    """A table that turns each byte of a drawing into `1` for the characters, `0` for others."""
    return bytes([ord("1") if chr(byte) in characters else ord("0") for byte in range(256)])


def mask_of(squares: str, characters: str) -> int:
    """The set of the squares that show one of the characters."""
    return int(squares[::-1].encode("ascii", "replace").translate(marks(characters)), 2)


BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def squares_of(mask: int) -> list[int]:
    """The squares of a set in ascending order."""
    squares: list[int] = []
    if not mask:
        return squares
    at = first_square(mask)
    mask >>= at
    for byte in mask.to_bytes((mask.bit_length() + 7) // 8, "little"):
        for bit in BITS[byte]:
            squares.append(at + bit)
        at += 8
    return squares


def first_square(mask: int) -> int:
    """The lowest square of a set, which must not be empty."""
    return (mask & -mask).bit_length() - 1


def column_mask(width: int, height: int, column: int) -> int:
    """The set of all squares of one column."""
    mask = 0
    for row in range(height):
        mask |= 1 << (row * width + column)
    return mask


@dataclass
class Grid:
    """Width, and the sets that stop shifts from running over the left and right border."""

    width: int
    all_squares: int
    not_left: int
    not_right: int
    border: int


@cache
def make_grid(width: int, height: int) -> Grid:
    """The grid of a map of this many squares."""
    full = (1 << (width * height)) - 1
    left, right = column_mask(width, height, 0), column_mask(width, height, width - 1)
    top = (1 << width) - 1
    bottom = top << (width * (height - 1))
    return Grid(width, full, full & ~left, full & ~right, left | right | top | bottom)


def sideways(mask: int, grid: Grid) -> int:
    """The set with its left and right neighbours."""
    return mask | ((mask << 1) & grid.not_left) | ((mask >> 1) & grid.not_right)


def flood(start: int, inside: int, grid: Grid) -> int:
    """All squares of `inside` that are joined to `start` along sides within it."""
    width, from_left, from_right = grid.width, inside & grid.not_left, inside & grid.not_right
    reached, grown = 0, start & inside
    while grown != reached:
        reached = grown
        grown |= ((grown << 1) & from_left) | ((grown >> 1) & from_right)
        grown |= ((grown << width) | (grown >> width)) & inside  # from there on: fewer steps
    return reached


def touching(mask: int, grid: Grid) -> int:
    """The set with all its neighbours, including diagonal ones."""
    wide = sideways(mask, grid)
    return (wide | (wide << grid.width) | (wide >> grid.width)) & grid.all_squares


def island_masks(land: int, grid: Grid) -> list[int]:
    """The islands, sets of land joined along sides, by their first squares."""
    islands: list[int] = []
    while land:
        island = flood(land & -land, land, grid)
        islands.append(island)
        land &= ~island
    return islands


def find_islands(squares: str, width: int, height: int) -> list[list[int]]:
    """The islands of a map: sorted lists of squares, ordered by their first squares.

    `squares` has one character per square, row by row.
    """
    land = mask_of(squares, components.LAND_CHARACTERS)
    return [squares_of(island) for island in island_masks(land, make_grid(width, height))]


# --- what makes a map legal ------------------------------------------------------------------


def is_legal(layout: Layout, big_island: int = 20, chests: int = 5) -> bool:
    """Whether a map obeys AM-SETUP-4 to AM-SETUP-7, so that `faults` finds nothing."""
    return not faults(layout, big_island, chests)


def faults(layout: Layout, big_island: int = 20, chests: int = 5) -> list[AmerigoRefusal]:
    """Everything that makes a map illegal, with its rule; empty if it is legal.

    `big_island` is the land of the smallest big island, `chests` the largest number of those.
    """
    grid, land, islands = layout.grid, layout.land, layout.islands
    return (
        enclosed_water(land, grid)
        + corner_contacts(land, islands, grid)
        + surplus_big_islands(islands, big_island, chests)
        + islands_without_post_space(layout, islands)
    )


def enclosed_water(land: int, grid: Grid) -> list[AmerigoRefusal]:
    """AM-SETUP-4: all water must be joined to the frame, that is, to water at the border."""
    water = grid.all_squares & ~land
    enclosed = water & ~flood(grid.border, water, grid)
    if not enclosed:
        return []
    names = [square_name(square, grid.width) for square in squares_of(enclosed)]
    return [AmerigoRefusal("AM-SETUP-4", "map-enclosed", {"squares": names})]


def corner_contacts(land: int, islands: list[int], grid: Grid) -> list[AmerigoRefusal]:
    """AM-SETUP-5: two islands may not touch at a corner."""
    found: list[AmerigoRefusal] = []
    later = land
    for island in islands:
        later &= ~island
        for square in squares_of(touching(island, grid) & later):
            other = square_name(first_square(island), grid.width)
            both = {"square": square_name(square, grid.width), "island": other}
            found.append(AmerigoRefusal("AM-SETUP-5", "map-corner", both))
    return found


def surplus_big_islands(islands: list[int], big_island: int, chests: int) -> list[AmerigoRefusal]:
    """AM-SETUP-6: every big island needs a treasure chest."""
    big = len([island for island in islands if island.bit_count() >= big_island])
    if big <= chests:
        return []
    about = {"islands": big, "squares": big_island, "chests": chests}
    return [AmerigoRefusal("AM-SETUP-6", "map-big-islands", about)]


def islands_without_post_space(layout: Layout, islands: list[int]) -> list[AmerigoRefusal]:
    """AM-SETUP-7: nobody could ever build on an island without a trading-post space."""
    posts, found = mask_of(layout.squares, components.POST_SPACE), []
    for island in islands:
        if not island & posts:
            about = {"island": square_name(first_square(island), layout.width)}
            found.append(AmerigoRefusal("AM-SETUP-7", "map-no-post", about))
    return found
