"""Luck that nobody chose: what a table and its players committed to, opened and drawn from."""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path
from typing import Any

import pytest

from carrack.cli.main import main
from carrack.core.chance import SEEDED_2, CommittedChance, Seeded, Stream, WideSeeded, commitment
from carrack.core.luck import entropy_hash, luck_of, opens, shared_seed, table_chance
from carrack.core.match import Match, new_header
from carrack.core.record import Header, Record, RecordError, note_entry, read_record
from carrack.core.verify import verify
from support.games import tiny

KEY = bytes(range(32))
ADA, BEN = b"\1" * 32, b"\2" * 32
SEATS = [{"name": "Ada", "kind": "human"}, {"name": "Ben", "kind": "human"}]


def share(seat: int, opened: bytes) -> dict[str, Any]:
    return {"seat": seat, "hash": entropy_hash(opened), "opened": opened.hex()}


def shared(*shares: dict[str, Any], left_out: tuple[int, ...] = ()) -> dict[str, Any]:
    return {"scheme": "shared-1", "seats": list(shares), "left_out": list(left_out)}


def header(luck: dict[str, Any] | None, practice: bool = False) -> Header:
    extra = {"commitment": commitment(KEY), "practice": practice}
    return new_header(tiny.GAME, 2, {}, SEATS, extra if luck is None else {**extra, "luck": luck})


def finished(luck: dict[str, Any], drawn_by: dict[str, Any] | None = None) -> Record:
    """A whole game whose header tells of `luck`, drawn by that or by another."""
    chance = table_chance(header(drawn_by or luck), KEY)
    match, stream = Match(tiny.GAME, header(luck), chance), Stream(2)
    while not match.over:
        match.play(match.state.seat, tiny.GAME.legal(match.state).sample(stream))
    match.add_note(note_entry({"seed": KEY.hex()}))
    return read_record(match.record().text().splitlines())


def test_the_seed_is_an_hmac_of_what_all_have_opened_in_order_of_seats() -> None:
    message = b"carrack shared luck 1\0" + b"\0" + ADA + b"\1" + BEN
    assert shared_seed(KEY, [(1, BEN), (0, ADA)]) == hmac.digest(KEY, message, hashlib.sha256)


def test_every_share_and_the_table_s_seed_change_all_draws() -> None:
    lucks = [(KEY, ADA, BEN), (bytes(32), ADA, BEN), (KEY, BEN, BEN), (KEY, ADA, ADA)]
    seeds = [shared_seed(key, [(0, one), (1, two)]) for key, one, two in lucks]
    seeds += [shared_seed(KEY, [(0, ADA)]), shared_seed(KEY, [(1, ADA)])]
    assert len(set(seeds)) == 6


def test_only_the_bytes_themselves_open_a_hash() -> None:
    published = entropy_hash(ADA)
    assert opens(ADA.hex(), published)
    wrong = [BEN.hex(), ADA.hex()[:-2], ADA.hex().upper() + "0", f" {ADA.hex()[:-1]}", "é" * 64, ""]
    assert not any(opens(text, published) for text in wrong)


def test_a_header_of_an_earlier_version_names_no_scheme_and_means_what_it_meant() -> None:
    assert luck_of(header(None))["scheme"] == "table-1"
    assert luck_of(header(None, practice=True))["scheme"] == "practice"
    gone_on = header(None, practice=True)
    gone_on.extra["branch"] = {"step": 3, "commitment": None}
    assert luck_of(gone_on)["scheme"] == "table-1"
    assert isinstance(table_chance(header(None), KEY), CommittedChance)
    assert isinstance(table_chance(header(None, practice=True), bytes(32)), Seeded)


def test_a_game_of_everybody_s_luck_is_verified_and_says_who_took_part() -> None:
    found = verify(tiny.GAME, finished(shared(share(0, ADA), share(1, BEN))))
    assert (found.shared, found.luck["left_out"], found.practice) == ([0, 1], [], False)
    found = verify(tiny.GAME, finished(shared(share(1, BEN), left_out=(0,))))
    assert (found.shared, found.luck["left_out"]) == ([1], [0])


@pytest.mark.parametrize("source", [None, "seeded-1", SEEDED_2])
def test_a_practice_game_is_verified_by_the_source_that_its_header_names(
    source: str | None,
) -> None:
    luck = {"scheme": "practice", **({} if source is None else {"source": source})}
    chance = table_chance(header(luck, practice=True), KEY)
    assert isinstance(chance, WideSeeded) == (source == SEEDED_2)
    record = finished(luck)
    assert verify(tiny.GAME, record).practice
    record.header.extra["luck"] = {**luck, "source": "seeded-1" if source == SEEDED_2 else SEEDED_2}
    with pytest.raises(RecordError, match="but the seed gives"):
        verify(tiny.GAME, record)


def test_a_source_that_is_not_known_is_refused_by_name() -> None:
    record = finished({"scheme": "practice"})
    record.header.extra["luck"] = {"scheme": "practice", "source": "seeded-9"}
    with pytest.raises(RecordError, match="'seeded-9'; known here are seeded-1, seeded-2"):
        verify(tiny.GAME, record)


def test_a_record_that_hides_a_share_is_found_out() -> None:
    drawn = shared(share(0, ADA), share(1, BEN))
    claimed = shared(share(0, ADA), left_out=(1,))
    with pytest.raises(RecordError, match="but the seed gives"):
        verify(tiny.GAME, finished(claimed, drawn_by=drawn))


@pytest.mark.parametrize(
    ("luck", "what"),
    [
        (shared(share(0, ADA)), "seat 1 gave no share to the luck, and is not listed"),
        (
            shared(share(0, ADA), {**share(1, BEN), "opened": ADA.hex()}),
            "that seat 1 revealed",
        ),
        (shared(share(1, BEN), share(0, ADA)), "each once and in order"),
        (shared(share(0, ADA), share(0, BEN), left_out=(1,)), "each once and in order"),
        (shared(share(0, ADA), share(2, BEN), left_out=(1,)), "each once and in order"),
        (shared(left_out=(0, 1)), "by one or more of the seats"),
        (shared({"seat": 0}, share(1, BEN)), "share that seat 0 revealed"),
        (shared({"seat": []}, share(1, BEN)), "each once and in order"),
        ({**shared(share(0, ADA), share(1, BEN)), "scheme": "shared-9"}, "the luck follows"),
    ],
)
def test_a_damaged_luck_is_named(luck: dict[str, Any], what: str) -> None:
    whole = shared(share(0, ADA), share(1, BEN))
    record = finished(whole)
    record.header.extra["luck"] = luck
    with pytest.raises(RecordError, match=what) as caught:
        verify(tiny.GAME, record)
    assert caught.value.line == 1


@pytest.mark.parametrize("luck", ["shared-1", {"scheme": "shared-1", "seats": 3}, {"scheme": []}])
def test_a_luck_of_any_other_form_is_refused(luck: Any) -> None:
    record = finished(shared(share(0, ADA), share(1, BEN)))
    record.header.extra["luck"] = luck
    with pytest.raises(RecordError):
        verify(tiny.GAME, record)


def test_verify_says_whose_luck_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished(shared(share(1, BEN), left_out=(0,)))
    path = tmp_path / "game.jsonl"
    path.write_text(record.text(), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert "everybody's luck: the table and the devices of Ben\n" in out
    assert "without Ada, who had contributed nothing" in out
