"""Playing on from a position of another game: its stacks, new luck, and a record that says so."""

from __future__ import annotations

import pytest

from carrack.core.branch import branched
from carrack.core.chance import Chance, CommittedChance, Recording, Seeded, Stream, commitment
from carrack.core.game import Refused, state_hash
from carrack.core.match import Match, Replay, new_header, resumed
from carrack.core.record import Record, RecordError, note_entry, read_record
from carrack.core.reel import Reel
from carrack.core.verify import verify
from support.games import tiny
from support.games.undo_games import play_out_with_undo

OLD, NEW = bytes(range(32)), bytes(range(1, 33))
NAMES = [{"name": "Cy", "kind": "human"}, {"name": "Di", "kind": "bot"}]


def finished(chance: Chance | None = None) -> Record:
    """A whole game of a table, with notes about its people."""
    extra = {"commitment": commitment(OLD), "practice": False}
    header = new_header(tiny.GAME, 2, {}, [{"name": "Ada"}, {"name": "Ben"}], extra)
    match = Match(tiny.GAME, header, chance or CommittedChance(OLD))
    match.add_note(note_entry({"action": "rename", "seat": 0, "name": "Countess"}))
    match.command(1, tiny.MOVES[tiny.CALL])
    play_out_with_undo(match, Stream(2))
    match.add_note(note_entry({"seed": OLD.hex()}))
    return reread(match.record())


def reread(record: Record) -> Record:
    return read_record(record.text().splitlines())


def from_step(old: Record, step: int) -> Record:
    extra = {"commitment": commitment(NEW), "practice": True}
    return reread(branched(old, step, NAMES, extra))


def played_on(old: Record, step: int, seed: bytes = NEW) -> Record:
    """The whole record of a game that goes on from there."""
    match = play_out_with_undo(
        resumed(tiny.GAME, from_step(old, step), CommittedChance(seed)), Stream(5)
    )
    match.add_note(note_entry({"seed": seed.hex()}))
    return reread(match.record())


def test_the_position_after_any_step_is_the_same_to_the_last_hidden_card() -> None:
    old = finished()
    reel = Reel(tiny.GAME, old.header, old.entries)
    for step, state in enumerate(reel.positions()):
        match = Replay(tiny.GAME, from_step(old, step)).run()
        assert state_hash(tiny.GAME, match.state) == state_hash(tiny.GAME, state)
    with pytest.raises(ValueError, match=f"the steps here are 0 to {reel.length - 1}"):
        from_step(old, reel.length)


def test_the_record_begins_with_the_old_entries_but_says_nothing_of_its_people() -> None:
    old = finished()
    record = from_step(old, 6)
    *begun, note = record.entries
    source = {"step": 6, "commitment": commitment(OLD)}
    assert note.data == {"note": {"branch": source}}
    assert record.header.extra["branch"] == source
    assert record.header.seats == NAMES
    lines = [entry.line() for entry in old.entries if entry.kind != "note"]
    assert [entry.line() for entry in begun] == lines[: len(begun)]
    assert "Countess" not in record.text()


def test_nothing_before_the_branch_can_be_taken_back() -> None:
    match = resumed(tiny.GAME, from_step(finished(), 0), Seeded(3))
    while match.undo_floor() == match.decision:
        match.play(match.state.seat, tiny.GAME.legal(match.state).sample(Stream(match.decision)))
    text = match.record().text()
    old = read_record(text.splitlines())
    going = resumed(
        tiny.GAME, from_step(old, Reel(tiny.GAME, old.header, old.entries).length - 1), Seeded(4)
    )
    assert going.decision == match.decision
    with pytest.raises(Refused, match="There is nothing to take back"):
        going.undo(going.state.seat, going.decision - 1)


def test_the_luck_is_the_new_games_own_and_is_verified_from_the_branch_on() -> None:
    old = finished()
    record = played_on(old, 6)
    found = verify(tiny.GAME, record)
    before = len(from_step(old, 6).entries)
    kinds = [entry.kind for entry in record.entries[before:]]
    assert (found.draws, found.moves) == (kinds.count("chance"), kinds.count("move"))
    assert found.branch == {"step": 6, "commitment": commitment(OLD)}
    assert (found.commitment, found.practice) == (commitment(NEW), False)
    throws = [e.data["outcome"] for e in record.entries if e.kind == "chance"]
    assert throws != [e.data["outcome"] for e in old.entries if e.kind == "chance"]


def test_a_draw_after_the_branch_that_is_not_of_its_seed_is_named() -> None:
    loaded = play_out_with_undo(
        resumed(tiny.GAME, from_step(finished(), 6), Recording(Seeded(9))), Stream(5)
    )
    loaded.add_note(note_entry({"seed": NEW.hex()}))
    with pytest.raises(RecordError, match="but the seed gives") as caught:
        verify(tiny.GAME, reread(loaded.record()))
    assert caught.value.line > len(from_step(finished(), 6).entries) + 1


def test_a_branch_of_a_branch_continues_from_the_last_one() -> None:
    first = played_on(finished(), 4)
    second = from_step(first, 9)
    notes = [entry.data["note"] for entry in second.entries if entry.kind == "note"]
    assert notes == [{"branch": {"step": 9, "commitment": commitment(NEW)}}]
    assert Replay(tiny.GAME, second).run().decision > 0


def test_a_file_that_claims_a_strange_commitment_is_not_quoted() -> None:
    old = finished()
    old.header.extra["commitment"] = "x" * 5000
    assert from_step(old, 3).header.extra["branch"] == {"step": 3, "commitment": None}
