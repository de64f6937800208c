"""Questions to people who play with the board: dice, wind, cards that were looked at."""

from __future__ import annotations

from carrack.core.asked import DRAWN, Question, Wanted, Word, plain_question, words
from carrack.games.dutch_east_indies.chapters.tasks import WIND
from carrack.games.dutch_east_indies.components import (
    BIG,
    DIRECTIONS,
    ITEM_NAMES,
    SIZES,
    SMALL,
    STAT_NAMES,
    SoloCard,
    TradingCard,
)
from carrack.games.dutch_east_indies.state import Dei

SOLO = "cards solo"
DICE: list[Word] = [str(n) for n in range(1, 7)]


def question_of(asked: Wanted, s: Dei) -> Question:
    """The question for a draw, or for a card that was turned up."""
    kind = asked.purpose.partition(" ")[0]
    if kind == "start":
        seats = [words("entered-player", {"seat": seat}) for seat in range(s.players)]
        return Question(words("entered-start"), [seats])
    if kind == "wind":
        return wind(s)
    if kind == "battle":
        dice = [words("entered-die-first"), words("entered-die-second")]
        return Question(words("entered-battle"), [DICE, DICE], dice)
    if asked.purpose.startswith(SOLO):
        return Question(words("entered-order"), [orders_to_shuffle(s)])
    if kind == "cards":
        faces = [face_of(s.world.edition.cards[card]) for card in s.world.cards]
        return Question(words("entered-card", {"island": island_at(s, asked.at)}), [faces])
    return plain_question(asked)


def wind(s: Dei) -> Question:
    """Both winds blow before any other task, the one for the big pirate first (DEI-PIRATE-1)."""
    ways: list[Word] = [words(f"way-{name}") for name in DIRECTIONS]
    pirates = [words("the-pirate", {"pirate": SIZES[pirate]}) for pirate in (BIG, SMALL)]
    small = words("entered-wind", {"pirate": SIZES[SMALL]})
    if s.agenda and s.agenda[-1][0] == WIND:
        return Question(words("entered-winds"), [ways, ways], pirates, then=(small, 1))
    return Question(small, [ways])


def face_of(card: TradingCard) -> Word:
    """Return what is printed on a trading card (DEI-TRADE-3)."""
    goods = [
        words("entered-item", {"count": count, "item": ITEM_NAMES[item]})
        for item, count in enumerate(card.gives)
        if count
    ]
    return words("told-card", {"crates": card.crates, "goods": goods})


def orders_to_shuffle(s: Dei) -> list[Word]:
    """The cards of the automaton that a shuffle takes, in the order before it."""
    auto, cards = s.automaton, s.world.edition.solo_cards
    return [order_of(cards[i]) for i in sorted([*auto.deck, *auto.discard])] if auto else []


def order_of(card: SoloCard) -> Word:
    """Return what is printed on a card of the automaton (DEI-SOLO-5 to 7, 13)."""
    told: list[Word] = []
    if card.otherwise:
        told = [words("told-solo-hunt"), words("told-solo-otherwise")]
    if "market" in (card.action, card.otherwise):
        stats = [words(f"stat-{STAT_NAMES[stat]}") for stat in card.upgrades]
        told.append(words("told-solo-market", {"stats": stats}))
    else:
        told.append(words("told-solo-wild"))
    return [*told, words("told-solo-shuffle")] if card.shuffle else told


def island_at(s: Dei, at: int) -> str:
    """The name of the island that a place in the order of a deal is on."""
    for island in s.world.wild if at != DRAWN else []:
        count = s.world.islands[island].cards
        if at < count:
            return s.world.islands[island].name
        at -= count
    return ""


def seen_of(s: Dei, purpose: str, size: int) -> list[int]:
    """The places of cards that were taken, looked at or drawn; the top of a deck comes last."""
    auto = s.automaton
    if auto is not None and purpose == f"{SOLO} {auto.shuffles}":
        return list(range(size - 1, len(auto.deck) - 1, -1))
    if purpose != f"cards {s.deals}":
        return []
    places: list[int] = []
    start = 0
    for island in s.world.wild:
        left, count = len(s.decks[island]), s.world.islands[island].cards
        if left and lookers(s, island):
            left -= 1
        places.extend(range(start + count - 1, start + left - 1, -1))
        start += count
    return places


def lookers(s: Dei, island: int) -> list[int]:
    """The seats that have looked at the top card of an island."""
    return [seat for seat, known in enumerate(s.known) if known >> island & 1]


def looked_at(s: Dei, at: int) -> list[int]:
    """The seats that know the card at a place of a deal, if not everybody who plays does."""
    people = 1 if s.world.solo else s.players
    start = 0
    for island in s.world.wild:
        if at == start + len(s.decks[island]) - 1:
            who = lookers(s, island)
            return who if len(who) < people else []
        start += s.world.islands[island].cards
    return []
