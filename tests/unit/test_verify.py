"""A finished table proves that it drew what its seed says."""

from __future__ import annotations

import pytest

from carrack.core.chance import Chance, CommittedChance, Seeded, Stream, commitment
from carrack.core.luck import moved_entry
from carrack.core.match import Match, new_header
from carrack.core.record import Record, RecordError, note_entry, read_record
from carrack.core.verify import verify
from support.games import tiny
from support.games.undo_games import play_out_with_undo

KEY = bytes(range(32))


def finished(chance: Chance, practice: bool = False, key: bytes = KEY) -> Match:
    """A whole game with an undo, a command and a note in it, seed not yet revealed."""
    extra = {"commitment": commitment(key), "practice": practice}
    header = new_header(tiny.GAME, 2, {}, [{"name": "Ada"}, {"name": "Ben"}], extra)
    match, stream = Match(tiny.GAME, header, chance), Stream(2)
    match.command(1, tiny.MOVES[tiny.CALL])
    match.add_note(note_entry({"seat": 1, "bot": "random"}))
    return play_out_with_undo(match, stream)


def revealed(match: Match, seed: str = KEY.hex()) -> Record:
    match.add_note(note_entry({"seed": seed}))
    return read_record(match.record().text().splitlines())


def test_a_fair_table_is_verified() -> None:
    record = revealed(finished(CommittedChance(KEY)))
    found = verify(tiny.GAME, record)
    kinds = [entry.kind for entry in record.entries]
    assert (found.draws, found.moves) == (kinds.count("chance"), kinds.count("move"))
    assert found.commitment == commitment(KEY)
    assert not found.practice


def test_a_practice_table_drew_from_a_chosen_number() -> None:
    key = (77).to_bytes(32, "big")
    record = revealed(finished(Seeded(77), practice=True, key=key), key.hex())
    assert verify(tiny.GAME, record).practice


def test_a_draw_that_does_not_follow_from_the_seed_is_named() -> None:
    record = revealed(finished(Seeded(1)))
    with pytest.raises(RecordError, match='the record says {"chance":"deck"') as caught:
        verify(tiny.GAME, record)
    assert caught.value.line == 2


def test_a_loaded_die_in_mid_game_is_named() -> None:
    class Loaded(Chance):
        def permutation(self, purpose: str, size: int) -> list[int]:
            return CommittedChance(KEY).permutation(purpose, size)

        def integers(self, purpose: str, bounds: list[int]) -> list[int]:
            loaded = purpose.startswith("throw 3")
            return [5] if loaded else CommittedChance(KEY).integers(purpose, bounds)

    record = revealed(finished(Loaded()))
    with pytest.raises(RecordError, match='"chance":"throw 3 .*but the seed gives') as caught:
        verify(tiny.GAME, record)
    assert record.entries[caught.value.line - 2].data["chance"].startswith("throw 3")


def test_another_seed_than_the_one_committed_to_is_found_out() -> None:
    record = revealed(finished(CommittedChance(KEY)), bytes(32).hex())
    with pytest.raises(RecordError, match="does not match the commitment"):
        verify(tiny.GAME, record)


@pytest.mark.parametrize("seed", ["", "00", "xyz", KEY.hex() + "00"])
def test_what_is_no_seed_is_named(seed: str) -> None:
    with pytest.raises(RecordError, match="64 hexadecimal digits"):
        verify(tiny.GAME, revealed(finished(CommittedChance(KEY)), seed))


def test_a_seed_not_revealed_is_missed() -> None:
    with pytest.raises(RecordError, match="no note reveals the seed"):
        verify(tiny.GAME, finished(CommittedChance(KEY)).record())


def test_a_record_without_a_commitment_cannot_be_verified() -> None:
    match = finished(CommittedChance(KEY))
    del match.header.extra["commitment"]
    with pytest.raises(RecordError, match="line 1: the header has no commitment"):
        verify(tiny.GAME, revealed(match))


def test_a_running_game_cannot_be_verified() -> None:
    record = revealed(finished(CommittedChance(KEY)))
    first_turn = [i for i, entry in enumerate(record.entries) if entry.kind == "turn"][1]
    cut = Record(record.header, [*record.entries[: first_turn + 1], record.entries[-1]])
    with pytest.raises(RecordError, match="the game is not finished"):
        verify(tiny.GAME, cut)


def test_a_damaged_record_is_named_before_the_seed_is_used() -> None:
    text = revealed(finished(CommittedChance(KEY))).text().replace('"hash":"', '"hash":"f', 1)
    with pytest.raises(RecordError, match="line 3: the record says"):
        verify(tiny.GAME, read_record(text.splitlines()))


def test_a_game_that_was_moved_with_its_secrets_is_practice_from_there_on() -> None:
    match = finished(CommittedChance(KEY))
    match.add_note(moved_entry())
    line = len(match.entries) + 1
    found = verify(tiny.GAME, revealed(match))
    assert (found.practice, found.chosen, found.moved) == (True, False, line)
