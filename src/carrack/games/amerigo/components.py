"""The contents of the box: the types that an edition is made of.

Nothing here knows a rule or a file; `box` reads these from TOML and checks them. Colours are
indices in phase order, goods are indices in alphabetical order.
"""

from dataclasses import dataclass
from typing import Final

PACKAGE: Final = "carrack.games.amerigo"  # the package of its rules, texts and boxes
COLOURS: Final[tuple[str, ...]] = ("blue", "black", "red", "brown", "green", "yellow", "white")
GOODS: Final[tuple[str, ...]] = ("coconut", "coffee", "cotton", "sugar", "tobacco")
NO_COLOUR: Final = -1  # the white first space of the special action track
ANY_COLOUR: Final = 7  # its last space, where white stands for any colour (AM-SPEC-4)

TILE_SIDE: Final = 6  # squares along the side of an island tile
WATER: Final = "."
LAND: Final = "#"
POST_SPACE: Final = "P"  # land with room for a trading post
ANCHOR: Final = "a"  # water from which a post is established (AM-SHIP-4)
GOOD_LETTERS: Final = "nfcst"  # land with a commodity; the index in this string is the good
LAND_CHARACTERS: Final = LAND + POST_SPACE + GOOD_LETTERS
WATER_CHARACTERS: Final = WATER + ANCHOR


Cell = tuple[int, int]
Cells = tuple[Cell, ...]


@dataclass(frozen=True)
class Shape:
    """A building tile's outline.

    `orientations` holds every distinct way to lay the tile: first quarter turns clockwise from the
    drawing, then those mirror images that differ. Each is a tuple of (row, column) cells in reading
    order, moved so that the smallest row and the smallest column are 0.
    """

    name: str
    size: int
    orientations: tuple[Cells, ...]


@dataclass(frozen=True)
class TileKind:
    """A kind of building tile: a player's village tiles, or the neutral landscape tiles.

    `count` is the number of village tiles per player, or of neutral tiles in the whole game.
    `small_points` and `big_points` are the victory points on a small and on a big island
    (AM-BUILD-7).
    """

    id: str
    village: bool
    shape: Shape
    count: int
    small_points: int
    big_points: int

    @property
    def cost(self) -> int:
        """Action points to take the tile, and again to build it (AM-PLAN-1, 2, AM-BUILD-1)."""
        return 1 if self.village else self.shape.size


@dataclass(frozen=True)
class IslandTile:
    """One of the square tiles that make up the map: six rows of six characters.

    `.` water, `#` land, `P` trading-post space (land), `a` anchor space (water), and
    commodity spaces (land): `n` coconut, `f` coffee, `c` cotton, `s` sugar, `t` tobacco.
    """

    id: str
    name: str
    rows: tuple[str, ...]


@dataclass(frozen=True)
class ProgressToken:
    """A progress token: the rule that says what it does, and the actions it depicts.

    `use` is `permanent`, `once` or `end` (final scoring); `actions` are colours, for
    AM-TOKEN-1 and AM-TOKEN-2 only, otherwise empty.
    """

    id: str
    rule: str
    use: str
    actions: tuple[int, ...]


@dataclass(frozen=True)
class ProductionKind:
    """Production tokens of one good and one cost, and how many are used by number of players.

    `count` tokens bear no mark, `for_three` bear a 3 (only with three or four players), `for_four`
    bear a 4 (only with four players): AM-SETUP-12.
    """

    good: int
    cost: int
    count: int
    for_three: int
    for_four: int

    def in_play(self, players: int) -> int:
        """The number of these tokens in a game of this many players (AM-SETUP-12)."""
        return (
            self.count
            + (self.for_three if players >= 3 else 0)
            + (self.for_four if players >= 4 else 0)
        )


@dataclass(frozen=True)
class Track:
    """A track of `steps` spaces after the first one.

    `points` are (step, victory points) in ascending order. `colours` has the colour of every
    space from the first one (step 0, `NO_COLOUR`) to the last (`ANY_COLOUR` for a joker) on
    the special action track, and is empty for the progress track.
    """

    steps: int
    points: tuple[tuple[int, int], ...]
    colours: tuple[int, ...]


@dataclass(frozen=True)
class Edition:
    """All components of one box, ready for play.

    `digest` is the SHA-256 (hexadecimal) of the content, whatever the layout of the file.
    `stick` and `dislodge` are the default odds of the cube tower in millionths (AM-TOWER-1).
    `provenance` says for each table of the file where its values come from: `rulebook`, `deduced`,
    `reconstructed`, or `printed` for values read off a box.
    `text` is the whole file of an edition that a game carries; else it is empty.
    """

    name: str
    title: str
    digest: str
    tiles: tuple[IslandTile, ...]
    villages: tuple[TileKind, ...]
    neutrals: tuple[TileKind, ...]
    tokens: tuple[ProgressToken, ...]
    pirates: tuple[int, ...]
    times: tuple[int, ...]
    production: tuple[ProductionKind, ...]
    progress: Track
    special: Track
    post_factors: tuple[int, ...]
    gold_limit: int
    cannon_limit: int
    post_limit: int
    ships: int
    chests: int
    big_island: int
    cubes_per_colour: int
    stick: int
    dislodge: int
    provenance: dict[str, str]
    text: str = ""
