"""Of things that lie face down the last follows from all others, and is mended with them."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.beside import Beside, entered_header
from carrack.core.chance import Chance
from carrack.core.game import Refused
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


def dealt(left: int, cards: list[str], deck: type[AllDealt] = AllDealt) -> Beside:
    """A game in which these cards were entered."""
    game = deck(left)
    beside = Beside(game, entered_header(game, 4, {}, [{"name": name} for name in "abcd"]))
    for card in cards:
        enter(beside, card)
    return beside


def enter(beside: Beside, card: str) -> None:
    beside.enter([offered(beside).index(card)])


def offered(beside: Beside) -> list[Any]:
    assert beside.question is not None
    return beside.question.choices[0]


def play(beside: Beside, notation: str) -> None:
    assert beside.match is not None
    beside.play(beside.match.state.seat, MOVES[NOTATIONS.index(notation)])


def last_dealt(beside: Beside) -> list[int]:
    """The two cards that were dealt last, the last one first."""
    shuffle = beside.record().entries[0]
    return [card % 6 + 1 for card in shuffle.data["outcome"][:2]]


def again(beside: Beside) -> Beside:
    return Beside(beside.game, beside.header, beside.journal)


def test_the_last_of_a_shuffle_is_not_asked_and_mending_goes_back_to_the_one_before() -> None:
    beside = dealt(0, [*DEALT[:10], "5"])
    assert beside.asked is None
    assert last_dealt(beside) == [6, 5]
    beside.mend()
    assert offered(beside) == ["5", "6"]
    assert again(beside).at == beside.at
    enter(beside, "6")
    assert beside.asked is None
    assert last_dealt(beside) == [5, 6]
    assert again(beside).record().text() == beside.record().text()


def test_what_followed_in_a_move_of_its_own_cannot_be_mended() -> None:
    beside = dealt(1, DEALT[:11])
    play(beside, "throw")
    beside.enter([2])
    play(beside, "end")
    assert beside.asked is None
    assert not beside.mends
    with pytest.raises(Refused, match="nothing to take back"):
        beside.mend()


def test_the_last_card_is_asked_of_one_who_alone_looks_at_it() -> None:
    """Else the others would be told that it can be but one for whoever looks."""
    beside = dealt(1, DEALT[:11])
    play(beside, "throw")
    beside.enter([2])
    play(beside, "look")
    assert beside.whose == 0
    assert offered(beside) == ["6"]
    enter(beside, "6")
    assert beside.asked is None


class AloneByTurns(AllDealt):
    """Of whose deck every other card is seen by the same one of two players, and by nobody else."""

    def seen_alone(self, state: Hill, purpose: str, at: int) -> list[int]:
        return [at % 2]


def test_nobody_is_offered_what_they_alone_have_seen_and_only_they_are_spared_it() -> None:
    beside = dealt(0, ["1", "2", "1", "2"], AloneByTurns)
    assert (beside.whose, offered(beside)) == (1, list("23456"))
    enter(beside, "3")
    assert (beside.whose, offered(beside)) == (0, list("13456"))
