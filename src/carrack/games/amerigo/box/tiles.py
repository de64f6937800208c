"""Checks of the island tiles of an edition: their drawings, anchors, commodities and sides."""

from carrack.games.amerigo import components
from carrack.games.amerigo.chart import layout
from carrack.games.amerigo.components import IslandTile
from carrack.games.amerigo.moves import AmerigoRefusal
from carrack.games.file_messages import miscounted
from carrack.games.toml_file import TomlTable

SIDES = ("upper", "left", "lower", "right")  # in the order in which quarter turns bring them up
MIDDLE = (False, False, True, True, False, False)
COMMODITIES_PER_GOOD = 8


def read_tile(table: TomlTable) -> IslandTile:
    """Read and check one `[[tiles]]`."""
    known_as = table.short_name("id", "hook")
    name = table.title("name")
    rows = table.drawing("map", AmerigoRefusal("", "box-tile"))
    tile = IslandTile(known_as, name, tuple(rows))
    if rows and is_drawn_well(table, rows):
        check_posts(table, rows)
        check_water_and_land(table, rows)
        check_sides(table, tile.rows)
    table.finish(f"tiles.{known_as}")
    return tile


def is_drawn_well(table: TomlTable, rows: list[str]) -> bool:
    """Check the number of rows, their lengths and their characters; False if one is wrong."""
    before = len(table.sheet.problems)
    if len(rows) != components.TILE_SIDE:
        table.wrong("map", AmerigoRefusal("", "box-rows", {"rows": len(rows)}))
    for number, row in enumerate(rows, 1):
        if len(row) != components.TILE_SIDE:
            about = {"row": number, "squares": len(row)}
            table.wrong("map", AmerigoRefusal("", "box-row", about), row=number)
        for character in row:
            if character not in components.LAND_CHARACTERS + components.WATER_CHARACTERS:
                mark = {"row": number, "mark": character}
                table.wrong("map", AmerigoRefusal("", "box-mark", mark), row=number)
    return len(table.sheet.problems) == before


def check_posts(table: TomlTable, rows: list[str]) -> None:
    """Check that posts can be reached: each needs an anchor, ideally one of its own."""
    for row, line in enumerate(rows):
        for column, character in enumerate(line):
            if character == components.POST_SPACE:
                anchors = adjacent(rows, row, column).count(components.ANCHOR)
                check_partner(table, row, column, anchors, "box-post")
            elif character == components.ANCHOR:
                posts = adjacent(rows, row, column).count(components.POST_SPACE)
                check_partner(table, row, column, posts, "box-anchor")


def check_partner(table: TomlTable, row: int, column: int, partners: int, key: str) -> None:
    """Note a post space without an anchor, an anchor without a post space, and more than one."""
    if partners == 1:
        return
    about = {"row": row + 1, "column": column + 1, "count": partners}
    table.wrong("map", AmerigoRefusal("", key, about), partners > 1, row + 1)


def adjacent(rows: list[str], row: int, column: int) -> str:
    """The characters of up to four squares next to one."""
    found = ""
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < components.TILE_SIDE and 0 <= c < components.TILE_SIDE:
            found += rows[r][c]
    return found


def check_water_and_land(table: TomlTable, rows: list[str]) -> None:
    """Note water enclosed within the tile, and land that touches only at corners."""
    grid = layout.make_grid(components.TILE_SIDE, components.TILE_SIDE)
    land = layout.mask_of("".join(rows), components.LAND_CHARACTERS)
    for fault in layout.enclosed_water(land, grid):
        table.wrong("map", AmerigoRefusal("", "box-tile-illegal", {"fault": fault}))
    for fault in layout.corner_contacts(land, layout.island_masks(land, grid), grid):
        table.wrong("map", AmerigoRefusal("", "box-tile-poor", {"fault": fault}), warning=True)


def check_sides(table: TomlTable, rows: tuple[str, ...]) -> None:
    """Note sides where land does not end as recommended, so that more maps are rejected."""
    for turn, side in enumerate(SIDES):
        # turned clockwise, the left side comes up next
        land = tuple(
            [character in components.LAND_CHARACTERS for character in layout.rotate(rows, turn)[0]]
        )
        if any(land) and land != MIDDLE:
            table.wrong("map", AmerigoRefusal("", "box-side", {"side": side}), warning=True)


def check_tiles(top: TomlTable, tiles: list[IslandTile]) -> None:
    """Check what concerns all tiles together: how many, and their commodities."""
    if len(tiles) != 16:
        top.wrong("tiles", miscounted(len(tiles), 16, "AM-SETUP-2"))
    drawn = "".join(["".join(tile.rows) for tile in tiles])
    for letter, good in zip(components.GOOD_LETTERS, components.GOODS, strict=True):
        count = drawn.count(letter)
        if count != COMMODITIES_PER_GOOD:
            about = {"count": count, "good": good, "letter": letter}
            fault = AmerigoRefusal("", "box-goods", about)
            top.wrong("tiles", fault, warning=count < COMMODITIES_PER_GOOD)
