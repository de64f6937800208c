"""What an instruction answers: a turn with nothing left, and what everybody can see is forced."""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import Move, Refusal
from carrack.server.tables.instructed import ends_turn, is_forced_for_all, only_move
from support.games import tiny


class Glasses(tiny.Lanterns):
    """Only who holds a 6 may look at the top card."""

    def refusal(self, state: tiny.Hill, move: Move) -> Refusal | None:
        if move.index == tiny.LOOK and 6 not in state.hands[state.seat]:
            return Refusal("TI-TURN-4", "without a 6 there is no look")
        return super().refusal(state, move)


def out(hand: list[int], played: list[int] | None = None, looked: bool = False) -> tiny.Hill:
    """A position of three where seat 0 has thrown a 1; twelve cards are about."""
    game = Glasses()
    state = game.setup(3, {"rounds": 4, "deal": "open"}, Seeded(7))
    cards = sorted([*range(1, 7), *range(1, 7)])
    for card in [*hand, *(played or [])]:
        cards.remove(card)
    state.hands = [sorted(hand), sorted([cards.pop(0), cards.pop()]), [cards.pop(0), cards.pop(0)]]
    state.deck, state.played = cards, played or []
    state.throws, state.looked = [1], looked
    return state


def forced(game: tiny.Lanterns, state: tiny.Hill) -> bool:
    return is_forced_for_all(game, state, 3, Stream(5))


def test_what_only_one_seat_knows_is_forced_is_not_forced_for_all() -> None:
    game, without, with_six = Glasses(), out([2, 3]), out([2, 6])
    move = only_move(game, without)
    assert move is not None and move.notation == "end"
    assert only_move(game, with_six) is None
    assert game.view(without, None) == game.view(with_six, None)
    assert not forced(game, without)
    assert ends_turn(game, without, move, Stream(5))


@pytest.mark.parametrize(
    "state", [out([2, 3], played=[6, 6]), out([2, 3], looked=True), out([2, 6], looked=True)]
)
def test_what_lies_open_to_all_is_forced_for_all(state: tiny.Hill) -> None:
    assert forced(Glasses(), state)


def test_neither_more_moves_nor_the_end_of_a_game_is_forced() -> None:
    game, state = tiny.Lanterns(), out([2, 3])
    assert not forced(game, state)  # one may look
    state.deck = []
    state.throws = []
    move = only_move(game, state)
    assert move is not None and move.notation == "throw"
    assert forced(game, state)
    assert not ends_turn(game, state, move, Stream(5))


def test_the_last_move_of_a_game_ends_a_turn() -> None:
    game, state = tiny.Lanterns(), out([2, 3], looked=True)
    state.turn = 11
    move = only_move(game, state)
    assert move is not None and ends_turn(game, state, move, Stream(5))
