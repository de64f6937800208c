"""The end of a turn that showed nothing can be taken back until somebody plays on."""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import Refused, state_hash
from carrack.core.match import Match, Replay, new_header
from carrack.core.record import read_record
from carrack.core.story import Story
from support.games import tiny, tiny_solo


def quiet() -> Match:
    """A match in which the deck is used up: ends of turns show nothing. Seat 0 has thrown."""
    seats = [{"name": name} for name in ("Ada", "Ben", "Cy", "Di")]
    match = Match(tiny.GAME, new_header(tiny.GAME, 4, {"rounds": 3}, seats), Seeded(1))
    for seat in range(4):
        do(match, seat, "throw", "end")
    do(match, 0, "throw")
    return match


def do(match: Match, seat: int, *notations: str) -> None:
    for notation in notations:
        match.play(seat, tiny.GAME.read_move(match.state, notation))


def test_the_end_and_what_was_done_before_it_can_be_taken_back() -> None:
    match = quiet()
    thrown = state_hash(tiny.GAME, match.state)
    card = next(m.notation for m in tiny.GAME.legal(match.state) if m.notation.startswith("card"))
    do(match, 0, card)
    played = state_hash(tiny.GAME, match.state)
    do(match, 0, "end")
    assert (match.ended(), match.state.seat, match.undo_floor()) == (0, 1, match.decision)
    match.undo(0, match.decision - 1)
    assert state_hash(tiny.GAME, match.state) == played
    assert match.ended() is None
    match.undo(0, match.decision - 1)
    assert state_hash(tiny.GAME, match.state) == thrown
    do(match, 0, "end")
    assert match.ended() == 0
    with pytest.raises(Refused, match="can be taken back, not 8"):
        match.undo(0, 8)


def test_a_record_with_an_end_taken_back_is_replayed_and_told() -> None:
    match = quiet()
    story = Story(match)
    story.add(match.play(0, tiny.MOVES[tiny.END]), match)
    undo = story.add(match.undo(0, match.decision - 1), match)
    assert (story.steps[1].undone, undo.seat, undo.turn) == (True, 0, match.state.turn)
    do(match, 0, "end")
    text = match.record().text()
    kinds = [entry.kind for entry in match.entries[-5:]]
    assert kinds == ["move", "turn", "undo", "move", "turn"]
    again = Replay(tiny.GAME, read_record(text.splitlines())).run()
    assert again.record().text() == text
    assert again.ended() == 0


def test_nobody_else_can_take_it_back_nor_after_somebody_has_played() -> None:
    match = quiet()
    do(match, 0, "end")
    with pytest.raises(Refused, match="There is nothing to take back"):
        match.undo(1, match.decision - 1)
    with pytest.raises(Refused, match="It is the turn of seat 1, not of seat 2"):
        match.undo(2, match.decision - 1)
    do(match, 1, "throw")
    assert match.ended() is None
    with pytest.raises(Refused, match="It is the turn of seat 1, not of seat 0"):
        match.undo(0, match.decision - 2)


def test_a_command_given_after_the_end_may_rest_on_it_so_it_stands() -> None:
    match = quiet()
    do(match, 0, "end")
    match.command(2, tiny.MOVES[tiny.CALL])
    assert match.ended() is None


def test_a_command_given_before_the_end_outlives_that_it_is_taken_back() -> None:
    match = quiet()
    card = next(m.notation for m in tiny.GAME.legal(match.state) if m.notation.startswith("card"))
    do(match, 0, card)
    match.command(2, tiny.MOVES[tiny.CALL])
    do(match, 0, "end")
    match.undo(0, match.decision - 2)
    assert match.state.called[2]  # type: ignore[attr-defined]
    assert tiny.GAME.commands(match.state, 2) == []  # type: ignore[arg-type]


def test_an_end_that_draws_reveals_or_ends_the_game_stands() -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    drawing = Match(tiny.GAME, new_header(tiny.GAME, 2, {}, seats), Seeded(1))
    do(drawing, 0, "throw", "end")
    assert drawing.ended() is None
    last = quiet()
    do(last, 0, "end")
    for seat in (1, 2, 3, 0, 1, 2, 3):
        do(last, seat, "throw", "end")
    assert last.over
    assert last.ended() is None


def test_what_an_automaton_has_answered_stands() -> None:
    header = new_header(tiny_solo.GAME, 1, {"rounds": 9}, [{"name": "Ada"}])
    match, stream, answered = Match(tiny_solo.GAME, header, Seeded(1)), Stream(1), 0
    while not match.over:
        turn = match.state.turn
        match.play(0, tiny_solo.GAME.legal(match.state).sample(stream))
        if match.state.turn > turn + 1:
            answered += 1
            assert match.ended() is None
    assert answered > 3
