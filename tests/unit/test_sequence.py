"""A sequence of moves: known to be playable before any is played; else nothing happens."""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import Refused, state_hash
from carrack.core.match import Match, new_header
from support.games import tiny


def in_turn() -> Match:
    """A match after the first throw, which was no 1."""
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    match = Match(tiny.GAME, new_header(tiny.GAME, 2, {}, seats), Seeded(1))
    match.play(0, tiny.MOVES[tiny.THROW])
    assert 1 not in match.state.throws  # type: ignore[attr-defined]
    return match


def card(match: Match) -> str:
    return f"card {match.state.hands[0][0]}"  # type: ignore[attr-defined]


def test_a_row_gives_its_moves_and_plays_none() -> None:
    match = in_turn()
    before = state_hash(tiny.GAME, match.state)
    row = [card(match), "end"]
    assert [move.notation for move in match.row(0, row)] == row
    assert state_hash(tiny.GAME, match.state) == before


def test_each_move_is_judged_after_those_before_it() -> None:
    match = in_turn()
    played = card(match)
    with pytest.raises(Refused, match="move 2: TI-TURN-3: one card a turn") as refused:
        match.row(0, [played, played, "end"])
    assert (refused.value.rule, refused.value.number) == ("TI-TURN-3", 2)


def test_the_last_move_of_a_row_may_draw_or_reveal() -> None:
    match = in_turn()
    assert len(match.row(0, [card(match), "look"])) == 2
    assert len(match.row(0, [card(match), "throw"])) == 2


@pytest.mark.parametrize("early", ["throw", "look", "end"])
def test_no_other_move_of_a_row_may(early: str) -> None:
    match = in_turn()
    before = state_hash(tiny.GAME, match.state)
    with pytest.raises(Refused, match=f"Only the last move of a sequence may draw.*“{early}” does"):
        match.row(0, [early, card(match)])
    assert state_hash(tiny.GAME, match.state) == before


def test_a_row_of_one_move_is_refused_in_the_words_of_the_move() -> None:
    match = in_turn()
    with pytest.raises(Refused, match="^TI-CALL-1: a call is no move"):
        match.row(0, ["call"])
    with pytest.raises(Refused, match="It is the turn of seat 0"):
        match.row(1, ["throw"])
