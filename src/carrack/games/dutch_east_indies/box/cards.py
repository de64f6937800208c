"""The trading cards and solo cards of an edition, read and checked."""

from typing import Final

from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.components import SoloCard, TradingCard
from carrack.games.dutch_east_indies.moves import DeiRefusal
from carrack.games.file_messages import repeated
from carrack.games.toml_file import TomlTable

CARDS: Final = 30
GOODS: Final = ["coins", *components.ITEM_NAMES[2:]]  # what a card may give, as keys
LARGEST: Final = 3  # spices on a card
LARGEST_CARDS: Final = 2  # cards with as many (DEI-SOLO-12)
ACTIONS: Final = ["wild", "market", "hunt"]
LEVELS: Final = 4
DECK: Final = 8  # solo cards of a level (DEI-SOLO-4)
UPGRADES: Final = [
    components.STAT_NAMES[components.SAIL],
    components.STAT_NAMES[components.CANNONS],
]  # the automaton has no hold limit


def check_ids(tables: list[TomlTable], ids: list[str]) -> None:
    """Note ids that are used twice, where they are repeated."""
    for number, known_as in enumerate(ids):
        if known_as and known_as in ids[:number]:
            tables[number].wrong("id", repeated(known_as, ids.count(known_as)))


# --- trading cards -------------------------------------------------------------------------------


def read_cards(top: TomlTable) -> list[TradingCard]:
    """The thirty trading cards."""
    tables = top.tables("cards")
    cards = [read_card(table) for table in tables]
    check_ids(tables, [card.id for card in cards])
    if tables and len(cards) != CARDS:
        about = {"count": len(cards), "needed": CARDS}
        top.wrong("cards", DeiRefusal("", "box-cards", about))
    large = [card for card in cards if card.spices == LARGEST]
    if tables and len(large) != LARGEST_CARDS:
        top.wrong("cards", DeiRefusal("", "box-large-cards", {"count": len(large)}))
    return cards


def read_card(table: TomlTable) -> TradingCard:
    """One trading card (DEI-TRADE-3)."""
    known_as = table.short_name("id", "nutmeg-2")
    crates = table.whole("crates", 1, 5)
    given = table.table("gives")
    gives = [0] * components.ITEMS
    for key in GOODS:
        if key in given.content:
            gives[GOODS.index(key) + 1] = given.whole(key, 1, 20)
    given.known = list(GOODS)
    given.strangers()
    card = TradingCard(known_as, crates, tuple(gives))
    if not given.absent and not any(gives):
        table.wrong("gives", DeiRefusal("", "box-gives-nothing"))
    if card.spices > LARGEST:
        most = {"spices": card.spices, "most": LARGEST}
        table.wrong("gives", DeiRefusal("", "box-gives-many", most))
    table.finish(f"cards.{known_as}")
    return card


# --- solo cards ----------------------------------------------------------------------------------


def read_solo_cards(top: TomlTable) -> list[SoloCard]:
    """The automaton's cards; custom decks (DEI-SOLO-16) only cause warnings."""
    before = len(top.sheet.problems)
    tables = top.tables("solo_cards")
    cards = [read_solo_card(table) for table in tables]
    check_ids(tables, [card.id for card in cards])
    if tables and len(top.sheet.problems) == before:
        check_decks(top, cards)
    return cards


def check_decks(top: TomlTable, cards: list[SoloCard]) -> None:
    """Note decks of a level that are empty, or that differ from those in the box."""
    for level in range(LEVELS):
        deck = [card for card in cards if level in card.levels]
        shuffles = len([card for card in deck if card.shuffle])
        if not deck:
            top.wrong("solo_cards", DeiRefusal("", "box-no-deck", {"level": level + 1}))
        elif len(deck) != DECK:
            about = {"level": level + 1, "cards": len(deck), "usual": DECK}
            top.wrong("solo_cards", DeiRefusal("", "box-deck", about), warning=True)
        if deck and shuffles != 1:
            symbols = {"level": level + 1, "cards": shuffles}
            top.wrong("solo_cards", DeiRefusal("", "box-shuffles", symbols), warning=True)


def read_solo_card(table: TomlTable) -> SoloCard:
    """One solo card (DEI-SOLO-5 to 7)."""
    known_as = table.short_name("id", "hunt-1")
    action = table.word("action", ACTIONS)
    otherwise = ""
    if action == "hunt" or "otherwise" in table.content:
        otherwise = table.word("otherwise", ACTIONS[:2])
    if action != "hunt" and otherwise:
        table.wrong("otherwise", DeiRefusal("", "box-otherwise", {"action": action}))
    upgrades = read_upgrades(table, "market" in (action, otherwise))
    levels = table.wholes("levels", 1, LEVELS)
    shuffle = table.flag("shuffle") if "shuffle" in table.content else False
    table.known.append("shuffle")
    table.finish(f"solo_cards.{known_as}")
    return SoloCard(
        known_as,
        action,
        otherwise,
        upgrades,
        tuple(sorted({level - 1 for level in levels})),
        shuffle,
    )


def read_upgrades(table: TomlTable, market: bool) -> tuple[int, ...]:
    """The statistics that a visit to the Market raises (DEI-SOLO-5)."""
    if not market and "upgrades" not in table.content:
        return ()
    names = table.words("upgrades", UPGRADES)
    if not market:
        table.wrong("upgrades", DeiRefusal("", "box-no-market"))
    elif "upgrades" in table.content and not names:
        table.wrong("upgrades", DeiRefusal("", "box-no-upgrade"))
    return tuple([components.STAT_NAMES.index(name) for name in names])
