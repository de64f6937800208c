"""Reading the text of an edition into an edition, checking every rule about the box on the way."""

from dataclasses import asdict, replace
from typing import Final

from carrack.games.dutch_east_indies.box.cards import read_cards, read_solo_cards
from carrack.games.dutch_east_indies.components import (
    COIN,
    CRATE,
    ITEM_NAMES,
    STAT_NAMES,
    Edition,
    StatTrack,
)
from carrack.games.dutch_east_indies.moves import DeiRefusal
from carrack.games.file_messages import miscounted, shown
from carrack.games.toml_file import FileProblem, TomlTable, content_digest, read_file

GAME: Final = "dutch-east-indies"
LABELS: Final = ("name", "title", "digest", "provenance", "text")  # say nothing about play
START: Final = ((3, 2), (7, 5), (5, 3))  # DEI-SETUP-7: (big, small) of sail, cargo, cannons
STOCK_CRATES: Final = (14, 15, 15, 15)
STOCK_COINS: Final = (10, 10, 10, 11)
SOLO_STOCK: Final = (15, 10)
SOLO_SAILS: Final = ((3, 2), (3, 2), (3, 3), (3, 3))  # DEI-SOLO-1: values of (big, small)
LEVELS: Final = 4


def read_edition(text: str, file: str) -> tuple[Edition | None, list[FileProblem]]:
    """The edition in a TOML text, as :func:`read_file` returns it."""
    return read_file(text, file, build)


def build(top: TomlTable) -> Edition:
    """Read all tables; the result is meaningless if problems have been noted."""
    top.word("game", [GAME])
    name = top.file_name("name")
    title = top.title("title")
    tracks = [read_track(top.table(STAT_NAMES[stat]), stat) for stat in range(len(STAT_NAMES))]
    crates, coins, solo_stock = read_stock(top.table("stock"))
    pirates = read_pirates(top.table("pirates"))
    supply = read_supply(top.table("supply"))
    cannons, sails = read_solo(top.table("solo"), tracks)
    cards = read_cards(top)
    solo_cards = read_solo_cards(top)
    top.strangers()
    edition = Edition(
        name,
        title,
        "",
        (tracks[0], tracks[1], tracks[2]),
        tuple(cards),
        tuple(solo_cards),
        crates,
        coins,
        solo_stock,
        pirates,
        cannons,
        sails,
        supply,
        top.sheet.provenance,
    )
    return replace(edition, digest=content_digest(asdict(edition), LABELS))


# --- tracks --------------------------------------------------------------------------------------


def read_track(table: TomlTable, stat: int) -> StatTrack:
    """The track of one statistic (DEI-UPGRADE-2), its fields counted from 1 in the file."""
    values, prices = table.wholes("values", 0, 99), table.wholes("prices", 0, 99)
    big, small = table.whole("big", 1, 99), table.whole("small", 1, 99)
    table.finish(STAT_NAMES[stat])
    if "values" in table.content and len(values) < 2:
        table.wrong("values", DeiRefusal("", "box-fields", {"fields": len(values)}))
    if values != tuple(sorted(values)):
        table.wrong("values", DeiRefusal("", "box-values"))
    if values and prices and len(prices) != len(values) - 1:
        about = {"prices": len(prices), "fields": len(values)}
        table.wrong("prices", DeiRefusal("", "box-prices", about))
    for key, field, value in (("big", big, START[stat][0]), ("small", small, START[stat][1])):
        check_start(table, key, field, values, value)
    return StatTrack(values, prices, (big - 1, small - 1))


def check_start(
    table: TomlTable, key: str, field: int, values: tuple[int, ...], expected: int
) -> None:
    """Note a start field that is not on the track or not of the value of DEI-SETUP-7."""
    if not values or key not in table.content:
        return
    if field > len(values):
        about = {"field": field, "fields": len(values)}
        table.wrong(key, DeiRefusal("", "box-no-field", about))
    elif values[field - 1] != expected:
        start = {"size": key, "value": values[field - 1], "expected": expected}
        table.wrong(key, DeiRefusal("", "box-start", start))


# --- the small tables --------------------------------------------------------------------------


def expect(
    table: TomlTable, key: str, found: tuple[int, ...], wanted: tuple[int, ...], rule: str
) -> tuple[int, ...]:
    """Numbers that a rule prescribes; deviations are noted."""
    if key in table.content and found != wanted:
        was, should = shown(list(found)), shown(list(wanted))
        about = {"key": key, "found": was, "wanted": should, "rule": rule}
        table.wrong(key, DeiRefusal("", "box-not-as-ruled", about))
    return wanted


def read_stock(table: TomlTable) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, int]]:
    """Crates and coins by place in turn order, and the human's in solo (DEI-SETUP-6)."""
    rule = "DEI-SETUP-6"
    crates = expect(table, "crates", table.wholes("crates", 0, 99), STOCK_CRATES, rule)
    coins = expect(table, "coins", table.wholes("coins", 0, 99), STOCK_COINS, rule)
    expect(table, "solo", table.wholes("solo", 0, 99), SOLO_STOCK, "DEI-SOLO-2")
    table.finish("stock")
    return crates, coins, SOLO_STOCK


def read_pirates(table: TomlTable) -> tuple[int, int]:
    """The cannons of the big and the small pirate (DEI-PBATTLE-1)."""
    big, small = table.whole("big", 1, 99), table.whole("small", 1, 99)
    expect(table, "big", (big,), (6,), "DEI-PBATTLE-1")
    expect(table, "small", (small,), (4,), "DEI-PBATTLE-1")
    table.finish("pirates")
    return big, small


def read_supply(table: TomlTable) -> tuple[int, ...]:
    """Read the number of each item in the box, coins by value (DEI-SETUP-9)."""
    supply = tuple([table.whole(plural(item), 0, 999) for item in range(len(ITEM_NAMES))])
    table.finish("supply")
    for item, stock in ((CRATE, STOCK_CRATES), (COIN, STOCK_COINS)):
        if plural(item) in table.content and supply[item] < sum(stock):
            about = {"held": supply[item], "needed": sum(stock), "players": len(stock)}
            table.wrong(plural(item), DeiRefusal("", "box-supply", about), warning=True)
    return supply


def plural(item: int) -> str:
    """The key of an item in lists of amounts: crates and coins are counted, spices named."""
    return ITEM_NAMES[item] + ("s" if item < 2 else "")


def read_solo(
    table: TomlTable, tracks: list[StatTrack]
) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
    """The automaton's cannons (values) and sail fields by level and size (DEI-SOLO-1)."""
    sizes = DeiRefusal("", "box-sizes")
    cannons, fields = table.pairs("cannons", sizes), table.pairs("sails", sizes)
    table.finish("solo")
    for key, rows in (("cannons", cannons), ("sails", fields)):
        if key in table.content and len(rows) != LEVELS:
            table.wrong(key, miscounted(len(rows), LEVELS, "DEI-SOLO-1"))
    for level, pair in enumerate(fields[:LEVELS]):
        for size in (0, 1):
            check_solo_sail(table, level, pair[size], size, tracks[0].values)
    for pair in cannons:
        for value in pair:
            if tracks[2].values and value not in tracks[2].values:
                table.wrong("cannons", DeiRefusal("", "box-cannons", {"value": value}))
    return cannons, tuple([(big - 1, small - 1) for big, small in fields])


def check_solo_sail(
    table: TomlTable, level: int, field: int, size: int, values: tuple[int, ...]
) -> None:
    """Note a sail field of the automaton that is not on the track or of another value."""
    if not values:
        return
    if not 1 <= field <= len(values):
        about = {"field": field, "fields": len(values)}
        table.wrong("sails", DeiRefusal("", "box-no-field", about))
    elif values[field - 1] != SOLO_SAILS[level][size]:
        wanted = SOLO_SAILS[level][size]
        sail = {"field": field, "level": level + 1, "value": values[field - 1], "wanted": wanted}
        table.wrong("sails", DeiRefusal("", "box-sail", sail))
