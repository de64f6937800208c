"""A side that is no seat: its turns pass inside a move, or before the first decision."""

from __future__ import annotations

import pytest

import carrack
from carrack.core.chance import Seeded
from carrack.core.game import Refused, canonical, checked_options, state_hash
from carrack.core.match import Match, Replay, Step, new_header
from carrack.core.record import read_record
from support.games import tiny, tiny_solo


def alone(seed: int, **options: int | str) -> Match:
    header = new_header(tiny_solo.GAME, 1, dict(options), [{"name": "Ada"}])
    return Match(tiny_solo.GAME, header, Seeded(seed))


def street(match: Match) -> tiny_solo.LampsState:
    assert isinstance(match.state, tiny_solo.LampsState)
    return match.state


def do(match: Match, *notations: str) -> Step:
    step = Step([], [])
    for notation in notations:
        step = match.play(0, tiny_solo.GAME.read_move(match.state, notation))
    return step


def kinds(step: Step) -> list[str]:
    return [entry.kind for entry in step.entries]


def played_out(match: Match) -> Match:
    while not match.over:
        legal = [move.notation for move in tiny_solo.GAME.legal(match.state)]
        do(match, "end" if "end" in legal else legal[0])
    return match


def test_sides_are_the_seats_and_then_the_automata() -> None:
    assert [tiny_solo.GAME.sides(players) for players in (1, 2, 3)] == [2, 2, 3]
    assert tiny.GAME.sides(2) == 2


def test_a_beginner_without_a_seat_is_shown_before_the_first_decision() -> None:
    match = alone(1, pace="slow")
    assert (match.state.seat, match.state.turn) == (0, 1)
    assert [(event.kind, event.seat) for event in match.opening] == [
        ("lamp-threw", tiny_solo.LAMPLIGHTER),
        ("scored", tiny_solo.LAMPLIGHTER),
    ]
    assert [entry.data for entry in match.entries if entry.kind == "turn"] == [
        {"turn": 1, "hash": state_hash(tiny_solo.GAME, match.state)}
    ]


def test_an_opening_is_no_part_of_the_position() -> None:
    options = checked_options(tiny_solo.GAME, 1, {})
    state = tiny_solo.GAME.setup(1, options, Seeded(1))
    assert state.opening
    assert (state.copy().opening, state.events) == (None, None)
    assert Match(tiny_solo.GAME, alone(1).header, Seeded(1), listen=False).opening == []


def test_a_move_after_which_an_automaton_plays_ends_two_turns_with_one_entry() -> None:
    match = alone(1, pace="slow")
    do(match, "throw")
    step = do(match, "end")
    assert kinds(step) == ["move", "chance", "turn"]
    assert step.entries[-1].data["turn"] == match.state.turn == 3
    assert {event.seat for event in step.events} == {0, tiny_solo.LAMPLIGHTER}


def test_nothing_is_taken_back_across_a_turn_of_an_automaton() -> None:
    match = alone(1, pace="slow")
    do(match, "throw", "end")
    with pytest.raises(Refused, match="There is nothing to take back"):
        match.undo(0, match.decision - 1)


def test_an_automaton_may_ask_in_its_own_turn() -> None:
    match = next(m for m in map(alone, range(100)) if street(m).dice)
    assert (match.state.seat, match.state.turn) == (0, 0)
    with pytest.raises(Refused, match="TI-LAMP-3"):
        do(match, "throw")
    card = street(match).hands[0][0]
    dice = sum(street(match).dice)
    assert kinds(do(match, f"card {card}")) == ["move", "turn"]
    assert tiny_solo.GAME.result(match.state).points == [0, dice + card]
    assert match.state.turn == 1


def test_an_automaton_may_win_and_the_only_seat_be_second() -> None:
    match = played_out(alone(3, goal=20))
    result = match.record().entries[-1].data["result"]
    assert (result["places"], result["rule"]) == ([2, 1], "TI-LAMP-4")
    assert kinds(Step(match.entries[-2:], []))[-1] == "result"
    assert match.state.turn % 2 == 1, "the game ended in the lamplighter's turn"


def test_its_record_replays_and_needs_no_seat_for_it() -> None:
    match = played_out(alone(3))
    text = match.record().text()
    record = read_record(text.splitlines())
    assert (record.header.players, len(record.header.seats)) == (1, 1)
    replay = Replay(tiny_solo.GAME, record)
    assert [canonical(event.whole()) for event in replay.match.opening] == [
        canonical(event.whole()) for event in match.opening
    ]
    assert replay.run().record().text() == text


def test_the_seat_of_an_automaton_cannot_play() -> None:
    match = alone(1, pace="slow")
    with pytest.raises(Refused, match="It is the turn of seat 0, not of seat 1"):
        match.play(tiny_solo.LAMPLIGHTER, tiny.MOVES[tiny.THROW])


def test_a_notebook_plays_alone() -> None:
    game = carrack.new_game("lamps", players=1, seed=5, pace="slow")
    while game.seat != -1:
        game.play("end" if "end" in game.legal() else game.legal()[0])
    assert sorted(game.result()["places"]) in ([1, 1], [1, 2])
    assert len(game.result()["points"]) == 2
