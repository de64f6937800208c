"""Layout of an edition in an editor."""

from typing import Final

from carrack.games.amerigo.box.checks import GAME, LAST_SPACE, read_edition
from carrack.games.amerigo.box.edition import EDITION_SHELF
from carrack.games.amerigo.box.odds import own_odds
from carrack.games.amerigo.box.tokens import TOKEN_RULES
from carrack.games.amerigo.components import (
    ANCHOR,
    COLOURS,
    GOOD_LETTERS,
    GOODS,
    LAND,
    POST_SPACE,
    TILE_SIDE,
    WATER,
)
from carrack.games.edition_sheet import LIST, NAMED, VALUES, Column, Section, SheetLayout

SHIPPED: Final = "reconstructed"
COLOUR_NAMES: Final = tuple([f"colour-{colour}" for colour in COLOURS])
GOOD_NAMES: Final = tuple([f"good-{good}" for good in GOODS])
MARK_NAMES: Final = {
    WATER: "edit-water",
    LAND: "edit-land",
    POST_SPACE: "edit-post",
    ANCHOR: "edit-anchor",
    **dict(zip(GOOD_LETTERS, GOOD_NAMES, strict=True)),
}
ID: Final = Column("id", "text", label=True)
BUILDING: Final = (
    ID,
    Column("shape", "text"),
    Column("count"),
    Column("small"),
    Column("big"),
)


def shipped() -> str:
    """The text of the edition that one's own begins with."""
    return EDITION_SHELF.shipped_text(SHIPPED)


def whole_values(*keys: str) -> tuple[Column, ...]:
    """Columns of whole numbers."""
    return tuple([Column(key) for key in keys])


LAYOUT: Final = SheetLayout(
    GAME,
    (
        Section("map", VALUES, "AM-SETUP-6", whole_values("big_island", "chests")),
        Section("players", VALUES, "AM-SETUP-9", whole_values("ships", "posts", "cannons", "gold")),
        Section(
            "tower",
            VALUES,
            "AM-TOWER-1",
            (Column("cubes"), Column("stick", "share"), Column("dislodge", "share")),
        ),
        Section(
            "rounds", VALUES, "AM-BUILD-12", (Column("times", "wholes"), Column("posts", "wholes"))
        ),
        Section("pirates", VALUES, "AM-SETUP-10", (Column("markers", "wholes"),)),
        Section("progress", VALUES, "AM-PROG-2", (Column("steps"), Column("points", "pairs"))),
        Section(
            "special",
            VALUES,
            "AM-SPEC-4",
            (
                Column("colours", "words", (*COLOURS, LAST_SPACE), (*COLOUR_NAMES, "label-joker")),
                Column("points", "pairs"),
            ),
        ),
        Section(
            "production",
            LIST,
            "AM-SETUP-12",
            (
                Column("good", "word", GOODS, GOOD_NAMES),
                *[Column(key, "wholes") for key in ("unmarked", "for_three", "for_four")],
            ),
        ),
        Section(
            "shapes",
            NAMED,
            "AM-BUILD-2",
            (
                Column("shape", "text", label=True),
                Column("drawing", "drawing", ("#", "."), ("edit-square", "edit-nothing"), side=6),
            ),
        ),
        Section("villages", LIST, "AM-SETUP-9", BUILDING),
        Section("neutrals", LIST, "AM-SETUP-15", BUILDING),
        Section(
            "tokens",
            LIST,
            "AM-SETUP-11",
            (
                ID,
                Column("rule", "word", tuple(TOKEN_RULES)),
                Column("actions", "words", COLOURS, COLOUR_NAMES),
            ),
        ),
        Section(
            "tiles",
            LIST,
            "AM-SETUP-2",
            (
                ID,
                Column("name", "text", label=True),
                Column(
                    "map", "drawing", tuple(MARK_NAMES), tuple(MARK_NAMES.values()), side=TILE_SIDE
                ),
            ),
        ),
    ),
    shipped,
    read_edition,
    EDITION_SHELF.taken,
    own_odds,
    {"villages": ("shapes",), "neutrals": ("shapes",)},
)
