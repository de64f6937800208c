"""Reading the text of an edition into an edition, checking every rule about the box on the way."""

from dataclasses import asdict, replace
from typing import Final

from carrack.core.message import MessageError
from carrack.games.amerigo import components
from carrack.games.amerigo.box.shapes import make_shape
from carrack.games.amerigo.box.tiles import check_tiles, read_tile
from carrack.games.amerigo.box.tokens import check_ids, read_production, read_tokens
from carrack.games.amerigo.components import Edition, Shape, TileKind, Track
from carrack.games.amerigo.moves import AmerigoRefusal
from carrack.games.file_messages import miscounted
from carrack.games.toml_file import FileProblem, TomlTable, content_digest, read_file

GAME: Final = "amerigo"
PROGRESS_POINTS: Final = (1, 3, 6, 10, 15)
FIRST_SPACE: Final = "white"
LAST_SPACE: Final = "any"


def read_edition(text: str, file: str) -> tuple[Edition | None, list[FileProblem]]:
    """The edition in a TOML text, as :func:`read_file` returns it."""
    return read_file(text, file, build)


def build(top: TomlTable) -> Edition:
    """Read all tables; the result is meaningless if problems have been noted."""
    top.word("game", [GAME])
    name = top.file_name("name")
    title = top.title("title")
    big_island, chests = read_map(top.table("map"))
    ships, posts, cannons, gold = read_players(top.table("players"))
    cubes, stick, dislodge = read_tower(top.table("tower"))
    times, factors = read_rounds(top.table("rounds"), posts)
    pirates = read_pirates(top.table("pirates"))
    progress = read_progress(top.table("progress"))
    special = read_special(top.table("special"))
    production = read_production(top)
    shapes = read_shapes(top.table("shapes"))
    villages = read_kinds(top, "villages", shapes, 4, 16)
    neutrals = read_kinds(top, "neutrals", shapes, 6, 37)
    check_ids(top, [kind.id for kind in villages + neutrals], "villages")
    tokens = read_tokens(top)
    tiles = [read_tile(table) for table in top.tables("tiles")]
    if tiles:
        check_ids(top, [tile.id for tile in tiles], "tiles")
        check_tiles(top, tiles)
    top.strangers()
    edition = Edition(
        name,
        title,
        "",
        tuple(tiles),
        tuple(villages),
        tuple(neutrals),
        tuple(tokens),
        pirates,
        times,
        tuple(production),
        progress,
        special,
        factors,
        gold,
        cannons,
        posts,
        ships,
        chests,
        big_island,
        cubes,
        stick,
        dislodge,
        top.sheet.provenance,
    )
    return with_digest(edition)


def with_digest(edition: Edition) -> Edition:
    """The edition with the SHA-256 of its components; title and sources do not count."""
    left_out = ("name", "title", "digest", "provenance", "text")
    return replace(edition, digest=content_digest(asdict(edition), left_out))


# --- the small tables --------------------------------------------------------------------------


def read_map(table: TomlTable) -> tuple[int, int]:
    """The land of the smallest big island and the number of chests (AM-SETUP-6)."""
    values = (table.whole("big_island", 2, 576), table.whole("chests", 0, 16))
    table.finish("map")
    return values


def read_players(table: TomlTable) -> tuple[int, int, int, int]:
    """Ships, posts, and the ends of the cannon and gold tracks (AM-SETUP-9)."""
    values = (
        table.whole("ships", 2, 2),
        table.whole("posts", 1, 32),
        table.whole("cannons", 1, 50),
        table.whole("gold", 1, 50),
    )
    table.finish("players")
    return values


def read_tower(table: TomlTable) -> tuple[int, int, int]:
    """The cubes of each colour and the odds of the tower in millionths (AM-TOWER-1)."""
    values = (table.whole("cubes", 1, 20), table.millionths("stick"), table.millionths("dislodge"))
    table.finish("tower")
    return values


def read_rounds(table: TomlTable, posts: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The time markers and the factors for 1 to `posts` posts (AM-BUILD-10, 12)."""
    times = table.wholes("times", 0, 99)
    if "times" in table.content and len(times) != 5:
        table.wrong("times", miscounted(len(times), 5, "AM-ROUND-1"))
    factors = list(table.wholes("posts", 0, 999))
    table.finish("rounds")
    for number in range(len(factors) + 1, posts + 1):
        factors.append(number * (number + 1) // 2)
    return times, tuple(factors[:posts])


def read_pirates(table: TomlTable) -> tuple[int, ...]:
    """The six pirate markers (AM-SETUP-10)."""
    markers = table.wholes("markers", 0, 20)
    if "markers" in table.content and len(markers) != 6:
        table.wrong("markers", miscounted(len(markers), 6, "AM-SETUP-10"))
    table.finish("pirates")
    return markers


# --- tracks --------------------------------------------------------------------------------------


def read_progress(table: TomlTable) -> Track:
    """The progress track (AM-PROG-2)."""
    steps = table.whole("steps", 5, 100)
    points = table.pairs("points", AmerigoRefusal("", "box-steps"))
    check_points(table, points, steps)
    values = tuple([value for _, value in points])
    if points and values != PROGRESS_POINTS:
        table.wrong("points", AmerigoRefusal("", "box-points", {"points": list(values)}))
    if points and points[-1][0] != steps:
        about = {"last": points[-1][0], "steps": steps}
        table.wrong("points", AmerigoRefusal("", "box-last-points", about))
    table.finish("progress")
    return Track(steps, points, ())


def read_special(table: TomlTable) -> Track:
    """The special action track (AM-SPEC-3, AM-SPEC-4)."""
    allowed = [*components.COLOURS, LAST_SPACE]
    names = table.words("colours", allowed)
    if names and names[0] != FIRST_SPACE:
        table.wrong("colours", AmerigoRefusal("", "box-first-space", {"colour": names[0]}))
    if names and names[-1] != LAST_SPACE:
        table.wrong("colours", AmerigoRefusal("", "box-last-space", {"colour": names[-1]}))
    if FIRST_SPACE in names[1:] or LAST_SPACE in names[:-1]:
        between = {"colours": list(components.COLOURS[:6])}
        table.wrong("colours", AmerigoRefusal("", "box-between", between))
    points = table.pairs("points", AmerigoRefusal("", "box-steps"))
    steps = max(len(names) - 1, 1)
    check_points(table, points, steps)
    table.finish("special")
    return Track(steps, points, tuple([colour_number(name) for name in names]))


def colour_number(name: str) -> int:
    """The colour of a space of the special action track."""
    if name == FIRST_SPACE:
        return components.NO_COLOUR
    return components.ANY_COLOUR if name == LAST_SPACE else components.COLOURS.index(name)


def check_points(table: TomlTable, points: tuple[tuple[int, int], ...], steps: int) -> None:
    """Note victory points off the track, and points that do not rise from step to step."""
    before, less = 0, 0
    for step, value in points:
        if step > steps:
            about = {"step": step, "steps": steps}
            table.wrong("points", AmerigoRefusal("", "box-beyond", about))
        if step <= before or value <= less:
            pairs = {"pair": f"[{step}, {value}]", "before": f"[{before}, {less}]"}
            table.wrong("points", AmerigoRefusal("", "box-falling", pairs))
        before, less = step, value


# --- building tiles ------------------------------------------------------------------------------


def read_shapes(table: TomlTable) -> dict[str, Shape]:
    """The shapes by name."""
    shapes: dict[str, Shape] = {}
    for key in table.content:
        if key == "provenance":
            continue
        rows = table.drawing(key, AmerigoRefusal("", "box-shape"))
        if not rows:
            continue
        try:
            shapes[key] = make_shape(key, rows)
        except MessageError as error:
            table.wrong(key, error.message)
    table.finish("shapes")
    return shapes


def read_kinds(
    top: TomlTable, key: str, shapes: dict[str, Shape], largest: int, total: int
) -> list[TileKind]:
    """The kinds of village tiles or neutral tiles; `total` is how many there must be."""
    before = len(top.sheet.problems)
    tables = top.tables(key)
    kinds: list[TileKind] = []
    for table in tables:
        kinds.append(read_kind(table, key == "villages", shapes, largest))
    count = sum([kind.count for kind in kinds])
    if tables and count != total and len(top.sheet.problems) == before:
        rule = "AM-SETUP-9" if key == "villages" else "AM-SETUP-15"
        top.wrong(key, miscounted(count, total, rule))
    return kinds


def read_kind(table: TomlTable, village: bool, shapes: dict[str, Shape], largest: int) -> TileKind:
    """One kind of building tile."""
    name = table.word("shape", list(shapes))
    shape = shapes.get(name, Shape(name, 1, ()))
    if shape.size > largest:
        about = {"shape": name, "squares": shape.size, "most": largest}
        table.wrong("shape", AmerigoRefusal("", "box-large", about))
    known_as = f"{'v' if village else 'n'}-{name}"
    if "id" in table.content:
        known_as = table.short_name("id", f"{known_as}-rich")
    table.known.append("id")
    count = table.whole("count", 1, 99)
    small, big = table.whole("small", 0, 99), table.whole("big", 0, 99)
    if small > big:
        worth = {"small": small, "big": big}
        table.wrong("small", AmerigoRefusal("", "box-worth", worth))
    table.finish(f"{table.where.partition('[')[0]}.{known_as}")
    return TileKind(known_as, village, shape, count, small, big)
