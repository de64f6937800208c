"""A match: whose turn it is, what can be taken back, and what stands in the record."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Chance, CommittedChance, Seeded, commitment
from carrack.core.game import Move, Refused, state_hash
from carrack.core.match import Match, Replay, Step, new_header, resumed
from carrack.core.record import Record, RecordError, note_entry, open_record, read_record
from support.games import tiny

KEY = bytes(range(32))


def new_match(seed: int = 1, players: int = 2, chance: Chance | None = None) -> Match:
    seats = [{"name": name} for name in ("Ada", "Ben", "Cy", "Di")[:players]]
    extra = {"commitment": commitment(KEY)}
    header = new_header(tiny.GAME, players, {}, seats, extra)
    return Match(tiny.GAME, header, chance or Seeded(seed))


def do(match: Match, *notations: str) -> Step:
    step = Step([], [])
    for notation in notations:
        step = match.play(match.state.seat, tiny.GAME.read_move(match.state, notation))
    return step


def card(match: Match) -> str:
    """A card that the seat holds."""
    state = match.state
    assert isinstance(state, tiny.Hill)
    return f"card {state.hands[state.seat][0]}"


def thrown(match: Match) -> Match:
    """The match after a throw that was no 1."""
    do(match, "throw")
    assert 1 not in hill(match).throws
    return match


def hill(match: Match) -> tiny.Hill:
    assert isinstance(match.state, tiny.Hill)
    return match.state


def played_out(match: Match) -> Match:
    while not match.over:
        do(match, "throw", "end")
    return match


def reread(match: Match) -> Record:
    return read_record(match.record().text().splitlines())


def test_another_seat_is_refused() -> None:
    match = new_match()
    with pytest.raises(Refused, match="It is the turn of seat 0, not of seat 1"):
        match.play(1, tiny.MOVES[tiny.THROW])


def test_a_refused_move_leaves_no_trace() -> None:
    match = new_match()
    before, lines = state_hash(tiny.GAME, match.state), match.record().text()
    with pytest.raises(Refused, match="TI-TURN-1"):
        do(match, "end")
    assert state_hash(tiny.GAME, match.state) == before
    assert match.record().text() == lines
    assert match.state.events is None


def test_a_move_whose_draw_fails_leaves_no_trace() -> None:
    class Broken(Chance):
        def permutation(self, purpose: str, size: int) -> list[int]:
            return list(range(size))

        def integers(self, purpose: str, bounds: list[int]) -> list[int]:
            raise RuntimeError("no dice")

    match = new_match(chance=Broken())
    before = state_hash(tiny.GAME, match.state)
    with pytest.raises(RuntimeError, match="no dice"):
        do(match, "throw")
    assert state_hash(tiny.GAME, match.state) == before
    assert match.decision == 0


def test_a_step_tells_entries_and_events() -> None:
    match = new_match()
    step = do(match, "throw")
    assert [entry.kind for entry in step.entries] == ["move", "chance"]
    assert step.events[0].kind == "threw"
    do(match, "end")
    assert match.entries[-1].data["turn"] == 1


def test_who_does_not_listen_hears_nothing() -> None:
    match = Match(tiny.GAME, new_match().header, Seeded(1), listen=False)
    assert do(match, "throw").events == []


def test_undo_goes_back_to_the_last_thing_that_was_revealed() -> None:
    match = thrown(new_match())
    floor = state_hash(tiny.GAME, match.state)
    assert match.undo_floor() == match.decision == 1
    do(match, card(match))
    assert match.undo_floor() == 1
    match.undo(0, 1)
    assert state_hash(tiny.GAME, match.state) == floor
    assert match.decision == 1


def test_a_throw_cannot_be_taken_back() -> None:
    match = thrown(new_match())
    with pytest.raises(Refused, match="There is nothing to take back"):
        match.undo(0, 0)


def test_a_look_cannot_be_taken_back_though_nothing_was_drawn() -> None:
    match = thrown(new_match())
    do(match, card(match), "look")
    assert match.undo_floor() == match.decision == 3


def test_undo_names_what_could_be_taken_back() -> None:
    match = thrown(new_match())
    do(match, card(match))
    with pytest.raises(Refused, match="Only decisions 1 to 1 can be taken back, not 0"):
        match.undo(0, 0)
    with pytest.raises(Refused, match="It is the turn of seat 0"):
        match.undo(1, 1)


def test_a_finished_turn_cannot_be_taken_back() -> None:
    match = thrown(new_match())
    do(match, "end")
    with pytest.raises(Refused, match="There is nothing to take back"):
        match.undo(match.state.seat, 0)


def test_a_command_makes_no_move_stale_and_outlives_an_undo() -> None:
    match = thrown(new_match())
    do(match, card(match))
    step = match.command(1, tiny.MOVES[tiny.CALL])
    assert [entry.kind for entry in step.entries] == ["command"]
    assert step.events[0].data == {"points": 1, "source": "call"}
    match.undo(0, 1)
    assert hill(match).points == [0, 1]
    assert match.game.commands(match.state, 1) == []
    replayed = Replay(tiny.GAME, reread(match)).run()
    assert state_hash(tiny.GAME, replayed.state) == state_hash(tiny.GAME, match.state)


def test_a_command_given_before_the_moves_taken_back_is_not_repeated() -> None:
    match = thrown(new_match())
    match.command(1, tiny.MOVES[tiny.CALL])
    do(match, card(match))
    match.undo(0, 1)
    assert hill(match).points == [0, 1]


def test_what_is_no_command_is_refused() -> None:
    match = new_match()
    with pytest.raises(Refused, match="Seat 1 cannot play “throw” out of turn now"):
        match.command(1, tiny.MOVES[tiny.THROW])
    match.command(1, tiny.MOVES[tiny.CALL])
    with pytest.raises(Refused, match="Seat 1 cannot play “call” out of turn now"):
        match.command(1, tiny.MOVES[tiny.CALL])


def test_after_the_end_nothing_is_played_and_the_result_stands() -> None:
    match = played_out(new_match())
    assert match.entries[-1].kind == "result"
    assert match.entries[-1].data["result"]["rule"] == "TI-OVER-1"
    for attempt in (
        lambda: match.play(0, tiny.MOVES[tiny.THROW]),
        lambda: match.command(0, tiny.MOVES[tiny.CALL]),
        lambda: match.undo(0, 0),
    ):
        with pytest.raises(Refused, match="The game is over"):
            attempt()


def test_a_replay_stops_where_it_is_told() -> None:
    match = played_out(new_match())
    replay = Replay(tiny.GAME, reread(match))
    assert replay.run(until=3).decision == 3
    assert replay.line < len(match.entries) + 1
    assert replay.run().over


def test_a_game_is_resumed_from_its_record_as_if_nothing_had_been() -> None:
    straight = played_out(new_match(seed=5))
    broken = new_match(seed=5)
    do(broken, "throw", "end", "throw")
    again = resumed(tiny.GAME, reread(broken), Seeded(5))
    assert again.undo_floor() == broken.undo_floor()
    do(again, "end")
    assert played_out(again).record().text() == straight.record().text()


def test_notes_are_kept_and_passed_over() -> None:
    match = new_match()
    do(match, "throw")
    match.add_note(note_entry({"seat": 1, "bot": "random"}))
    do(match, "end")
    replayed = Replay(tiny.GAME, reread(match)).run()
    assert replayed.record().text() == match.record().text()


def damaged(text: str, line: int, old: str, new: str) -> Record:
    lines = text.splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    return read_record(lines)


def line_of(text: str, part: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    ("part", "old", "new", "message"),
    [
        ('"hash"', '"hash":"', '"hash":"0', "the record says .* but the game gives"),
        ('"move":"throw"', "throw", "end", "is refused: TI-TURN-1"),
        ('"move":"throw"', "throw", "trow", "“trow” is not a move"),
        ('"move":"throw"', '"seat":0', '"seat":1', "It is the turn of seat 0"),
        ('"chance":"throw', "throw 0 0", "throw 9 9", "draws 'throw 0 0' here"),
        ('"chance":"throw', '"outcome":[', '"outcome":[6', "it must be 0 to 5"),
        ('"chance":"deck"', '"outcome":[', '"outcome":[99,', "has 13 numbers; it needs 12"),
        ('"result"', '"points":[', '"points":[9', "the record says"),
        ('"carrack"', '"game":"tiny"', '"game":"amerigo"', "cannot be replayed as 'tiny'"),
        ('"carrack"', '"players":2', '"players":7', "2 to 4 players, not 7"),
        ('"carrack"', '"rules":"2"', '"rules":"99"', "by rules 99, but known here are 1, 2"),
    ],
)
def test_a_damaged_record_names_the_line(part: str, old: str, new: str, message: str) -> None:
    text = played_out(new_match()).record().text()
    line = line_of(text, part)
    with pytest.raises(RecordError, match=message) as caught:
        Replay(tiny.GAME, damaged(text, line, old, new)).run()
    # A wrong deal is reported with the header, from which the game is set up.
    assert caught.value.line in ({1, line} if line <= 2 else {line, line - 1})


def test_a_record_cut_anywhere_replays_as_a_running_game_or_says_what_is_missing() -> None:
    lines = played_out(new_match()).record().text().splitlines()
    for length in range(3, len(lines)):
        record = read_record(lines[:length])
        try:
            match = Replay(tiny.GAME, record).run()
        except RecordError as error:
            assert "draw" in error.reason.text
        else:
            assert not match.over or lines[length - 1] == lines[-2]


def test_another_edition_is_named() -> None:
    class Dated(tiny.Lanterns):
        def identity(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
            return {"edition": "second"}

    with pytest.raises(RecordError, match="line 1: edition is None in the record, but 'second'"):
        Replay(Dated(), reread(new_match())).run()


def test_the_open_record_holds_no_hash_and_no_hidden_draw() -> None:
    match = played_out(new_match(chance=CommittedChance(KEY)))
    shown = open_record(tiny.GAME, match.record())
    kinds = {entry.kind for entry in shown.entries}
    assert kinds == {"move", "chance"}
    assert "hash" not in shown.text()
    assert all(e.data["chance"] != "deck" for e in shown.entries if e.kind == "chance")
    assert any(e.data["chance"].startswith("throw") for e in shown.entries if e.kind == "chance")


def test_an_open_record_says_why_it_cannot_be_replayed() -> None:
    shown = open_record(tiny.GAME, thrown(new_match()).record())
    with pytest.raises(RecordError, match="line 1: this is the record of a running game"):
        Replay(tiny.GAME, shown)


def test_a_move_made_elsewhere_is_not_taken_for_a_legal_one() -> None:
    stranger = Move(tiny.THROW, "throw")
    assert stranger not in tiny.GAME.legal(new_match().state)
