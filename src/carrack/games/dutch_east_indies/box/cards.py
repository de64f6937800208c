"""The trading cards and solo cards of an edition, read and checked."""

from typing import Final

from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.components import SoloCard, TradingCard
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
            tables[number].wrong(
                "id",
                f"the id '{known_as}' is used {ids.count(known_as)} times",
                'give each an id of its own (id = "…")',
            )


# --- trading cards -------------------------------------------------------------------------------


def read_cards(top: TomlTable) -> list[TradingCard]:
    """The thirty trading cards."""
    tables = top.tables("cards")
    cards = [read_card(table) for table in tables]
    check_ids(tables, [card.id for card in cards])
    if tables and len(cards) != CARDS:
        top.wrong("cards", f"there are {len(cards)} trading cards", f"there are {CARDS}")
    large = [card for card in cards if card.spices == LARGEST]
    if tables and len(large) != LARGEST_CARDS:
        top.wrong(
            "cards",
            f"{len(large)} cards give three spices",
            f"{LARGEST_CARDS} do: those left out of hard and expert solo play (DEI-SOLO-12)",
        )
    return cards


def read_card(table: TomlTable) -> TradingCard:
    """One trading card (DEI-TRADE-3)."""
    known_as = table.text("id", "a short name of its own, such as 'nutmeg-2'")
    crates = table.whole("crates", 1, 5)
    given = table.table("gives")
    gives = [0] * components.ITEMS
    for key in GOODS:
        if key in given.content:
            gives[GOODS.index(key) + 1] = given.whole(key, 1, 20)
    given.known = list(GOODS)
    given.strangers("no card gives '{}'")
    card = TradingCard(known_as, crates, tuple(gives))
    if not given.absent and not any(gives):
        table.wrong("gives", "the card gives nothing", "a card gives coins, spices or both")
    if card.spices > LARGEST:
        table.wrong("gives", f"the card gives {card.spices} spices", f"at most {LARGEST}")
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
        said = f"the deck of level {level + 1} has"
        if not deck:
            top.wrong("solo_cards", f"{said} no card", "the automaton needs one (DEI-SOLO-4)")
        elif len(deck) != DECK:
            right = f"in the box it has {DECK} (DEI-SOLO-4); your own may differ (DEI-SOLO-16)"
            top.wrong("solo_cards", f"{said} {len(deck)} cards", right, warning=True)
        if deck and shuffles != 1:
            wrong = f"{said} {shuffles} cards with the shuffle symbol"
            top.wrong("solo_cards", wrong, "in the box it has one (DEI-SOLO-13)", warning=True)


def read_solo_card(table: TomlTable) -> SoloCard:
    """One solo card (DEI-SOLO-5 to 7)."""
    known_as = table.text("id", "a short name of its own, such as 'hunt-1'")
    action = table.word("action", ACTIONS)
    otherwise = ""
    if action == "hunt" or "otherwise" in table.content:
        otherwise = table.word("otherwise", ACTIONS[:2])
    if action != "hunt" and otherwise:
        table.wrong("otherwise", f"'{action}' has no other action", "only hunting has (DEI-SOLO-7)")
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
        table.wrong("upgrades", "this card visits no Market", "only Market visits raise statistics")
    elif "upgrades" in table.content and not names:
        table.wrong("upgrades", "nothing is raised", "a Market visit raises sail, cannons or both")
    return tuple([components.STAT_NAMES.index(name) for name in names])
