"""What only a solo game has to remember: the automaton's cards, and what its ships are about.

The automaton is the second side (`AUTOMATON`), with ships, home and spices like a seat's. It has no
seat: what its rules leave open the human decides (DEI-SOLO-10).
"""

from __future__ import annotations

from typing import Any, Final

AUTOMATON: Final = 1  # the side that the rules play; the human is side and seat 0
HUMAN: Final = 0
FIRST_SHIP: Final = 2  # its big ship; the small one is the next
NO_CARD: Final = -1
NOBODY: Final = -1

LEVEL_NAMES: Final[tuple[str, ...]] = ("easy", "medium", "hard", "expert")  # DEI-SOLO-1

IDLE: Final = -1  # duties: what an order is carried out as
WILD_DUTY: Final = 0
MARKET_DUTY: Final = 1
HUNT_DUTY: Final = 2
DUTY_NAMES: Final[tuple[str, ...]] = ("wild", "market", "hunt")


class Automaton:
    """Cards and orders. Lists by ship have the big one first (DEI-SOLO-4)."""

    def __init__(self) -> None:
        self.deck: tuple[int, ...] = ()  # solo cards face down, the top one last
        self.discard: list[int] = []
        self.shuffles = 0  # how often cards were shuffled: each shuffle has a name of its own
        self.cards: list[int] = [NO_CARD, NO_CARD]  # the open card of each ship (DEI-SOLO-17)
        self.duties: list[int] = [IDLE, IDLE]  # what the ship does by it, until that is finished
        self.homeward: list[bool] = [False, False]  # it brings spices home
        self.quarry: list[int] = [NOBODY, NOBODY]  # the human's ship it hunts (DEI-SOLO-7)
        self.prize: list[int] = [NOBODY, NOBODY]  # the kind of spice it won by hunting

    def copy(self) -> Automaton:
        """An independent copy."""
        new = Automaton()
        new.deck = self.deck
        new.discard = self.discard[:]
        new.shuffles = self.shuffles
        new.cards = self.cards[:]
        new.duties = self.duties[:]
        new.homeward = self.homeward[:]
        new.quarry = self.quarry[:]
        new.prize = self.prize[:]
        return new

    def to_json(self) -> dict[str, Any]:
        """As plain data, the hidden deck too."""
        return {
            "deck": list(self.deck),
            "discard": self.discard[:],
            "shuffles": self.shuffles,
            "cards": self.cards[:],
            "duties": self.duties[:],
            "homeward": self.homeward[:],
            "quarry": self.quarry[:],
            "prize": self.prize[:],
        }


def automaton_from_json(data: dict[str, Any]) -> Automaton:
    """The automaton again."""
    auto = Automaton()
    auto.deck = tuple(data["deck"])
    auto.discard = list(data["discard"])
    auto.shuffles = data["shuffles"]
    auto.cards = list(data["cards"])
    auto.duties = list(data["duties"])
    auto.homeward = list(data["homeward"])
    auto.quarry = list(data["quarry"])
    auto.prize = list(data["prize"])
    return auto
