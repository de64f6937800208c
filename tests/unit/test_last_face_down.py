"""Of things that lie face down the last follows from all others, and is mended with them."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Chance
from carrack.core.game import Refused
from carrack.core.tabletop import TabletopGame, entered_header
from support.games.tiny import MOVES, NOTATIONS, Hill, Lanterns, draw

DEALT = list("123456" * 2)


class AllDealt(Lanterns):
    """Lanterns whose deck is dealt but for some cards."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> Hill:
        state = super().setup(players, options, chance)
        while len(state.deck) > self.left:
            draw(state, len(state.deck) % players)
        return state


def dealt(left: int, cards: list[str], deck: type[AllDealt] = AllDealt) -> TabletopGame:
    """A game in which these cards were entered."""
    game = deck(left)
    tabletop = TabletopGame(game, entered_header(game, 4, {}, [{"name": name} for name in "abcd"]))
    for card in cards:
        enter(tabletop, card)
    return tabletop


def enter(tabletop: TabletopGame, card: str) -> None:
    tabletop.enter([offered(tabletop).index(card)])


def offered(tabletop: TabletopGame) -> list[Any]:
    assert tabletop.question is not None
    return tabletop.question.choices[0]


def play(tabletop: TabletopGame, notation: str) -> None:
    assert tabletop.match is not None
    tabletop.play(tabletop.match.state.seat, MOVES[NOTATIONS.index(notation)])


def last_dealt(tabletop: TabletopGame) -> list[int]:
    """The two cards that were dealt last, the last one first."""
    shuffle = tabletop.record().entries[0]
    return [card % 6 + 1 for card in shuffle.data["outcome"][:2]]


def again(tabletop: TabletopGame) -> TabletopGame:
    return TabletopGame(tabletop.game, tabletop.header, tabletop.journal)


def test_the_last_of_a_shuffle_is_not_asked_and_mending_goes_back_to_the_one_before() -> None:
    tabletop = dealt(0, [*DEALT[:10], "5"])
    assert tabletop.asked is None
    assert last_dealt(tabletop) == [6, 5]
    tabletop.mend()
    assert offered(tabletop) == ["5", "6"]
    assert again(tabletop).at == tabletop.at
    enter(tabletop, "6")
    assert tabletop.asked is None
    assert last_dealt(tabletop) == [5, 6]
    assert again(tabletop).record().text() == tabletop.record().text()


def test_what_followed_in_a_move_of_its_own_cannot_be_mended() -> None:
    tabletop = dealt(1, DEALT[:11])
    play(tabletop, "throw")
    tabletop.enter([2])
    play(tabletop, "end")
    assert tabletop.asked is None
    assert not tabletop.mends
    with pytest.raises(Refused, match="nothing to take back"):
        tabletop.mend()


def test_the_last_card_is_asked_of_one_who_alone_looks_at_it() -> None:
    """Else the others would be told that it can be but one for whoever looks."""
    tabletop = dealt(1, DEALT[:11])
    play(tabletop, "throw")
    tabletop.enter([2])
    play(tabletop, "look")
    assert tabletop.whose == 0
    assert offered(tabletop) == ["6"]
    enter(tabletop, "6")
    assert tabletop.asked is None


class AloneByTurns(AllDealt):
    """Of whose deck every other card is seen by the same one of two players, and by nobody else."""

    def seen_alone(self, state: Hill, purpose: str, at: int) -> list[int]:
        return [at % 2]


def test_nobody_is_offered_what_they_alone_have_seen_and_only_they_are_spared_it() -> None:
    tabletop = dealt(0, ["1", "2", "1", "2"], AloneByTurns)
    assert (tabletop.whose, offered(tabletop)) == (1, list("23456"))
    enter(tabletop, "3")
    assert (tabletop.whose, offered(tabletop)) == (0, list("13456"))
