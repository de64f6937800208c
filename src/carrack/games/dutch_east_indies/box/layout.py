"""Layout of an edition in an editor."""

from typing import Final

from carrack.games.dutch_east_indies.box.cards import ACTIONS, GOODS, UPGRADES
from carrack.games.dutch_east_indies.box.checks import GAME, read_edition
from carrack.games.dutch_east_indies.box.edition import EDITION_SHELF
from carrack.games.dutch_east_indies.components import ITEM_NAMES, SIZES, STAT_NAMES
from carrack.games.edition_sheet import LIST, VALUES, Column, Section, SheetLayout

SHIPPED: Final = "reconstructed"
BOTH: Final = tuple([Column(size) for size in SIZES])
COUNTED: Final = (Column("crates"), Column("coins"))
TRACK: Final = (Column("values", "wholes"), Column("prices", "wholes"), *BOTH)
ACTION_NAMES: Final = tuple([f"edit-{action}" for action in ACTIONS])
UPGRADE_NAMES: Final = tuple([f"stat-{stat}" for stat in UPGRADES])
ID: Final = Column("id", "text", label=True)


def shipped() -> str:
    """The text of the edition that one's own begins with."""
    return EDITION_SHELF.shipped_text(SHIPPED)


LAYOUT: Final = SheetLayout(
    GAME,
    (
        *[Section(stat, VALUES, "DEI-UPGRADE-2", TRACK) for stat in STAT_NAMES],
        Section(
            "stock",
            VALUES,
            "DEI-SETUP-6",
            tuple([Column(key, "wholes") for key in ("crates", "coins", "solo")]),
            "label-stock",
        ),
        Section(
            "pirates",
            VALUES,
            "DEI-PBATTLE-1",
            tuple([Column(size, name=f"pirate-{size}") for size in SIZES]),
        ),
        Section(
            "supply",
            VALUES,
            "DEI-SETUP-9",
            (*COUNTED, *[Column(good, name=f"item-{good}") for good in ITEM_NAMES[2:]]),
            "label-supply",
        ),
        Section(
            "solo", VALUES, "DEI-SOLO-1", (Column("cannons", "pairs"), Column("sails", "pairs"))
        ),
        Section(
            "cards",
            LIST,
            "DEI-TRADE-3",
            (
                ID,
                Column("crates", name="label-crates-asked"),
                Column("gives.coins", name="value-coins"),
                *[Column(f"gives.{good}", name=f"item-{good}") for good in GOODS[1:]],
            ),
            "label-cards",
        ),
        Section(
            "solo_cards",
            LIST,
            "DEI-SOLO-5",
            (
                ID,
                Column("action", "word", tuple(ACTIONS), ACTION_NAMES),
                Column("otherwise", "word", tuple(ACTIONS[:2]), ACTION_NAMES[:2]),
                Column("upgrades", "words", tuple(UPGRADES), UPGRADE_NAMES),
                Column("levels", "wholes"),
                Column("shuffle", "yes"),
            ),
        ),
    ),
    shipped,
    read_edition,
    EDITION_SHELF.taken,
    follows={"solo": ("sail", "cannons")},
)
