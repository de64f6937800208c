"""Games that are over before anybody decides: their records end as all do, and old ones replay."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import CommittedChance, commitment
from carrack.core.game import OVER, checked_options
from carrack.core.match import Match, Replay, new_header
from carrack.core.record import Header, Record, RecordError, note_entry, read_record
from carrack.core.verify import verify
from carrack.games.amerigo.game import GAME

KEY = bytes(range(32))
STUCK: dict[str, Any] = {"edition": "reconstructed", "stick": 100, "dislodge": 8}


def stuck() -> Match:
    """A game in whose tower everything sticks, as tables could have it before it was refused."""
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    extra = {"commitment": commitment(KEY), "practice": False}
    identity = GAME.identity(2, STUCK)
    header = Header(GAME.name, GAME.rules_version, 2, STUCK, identity, seats, extra)
    return Match(GAME, header, CommittedChance(KEY))


def reread(match: Match, *left_out: str) -> Record:
    record = match.record()
    entries = [entry for entry in record.entries if entry.kind not in left_out]
    return read_record(Record(record.header, entries).text().splitlines())


def test_its_record_has_the_result() -> None:
    match = stuck()
    assert match.state.seat == OVER
    assert [entry.kind for entry in match.entries[-2:]] == ["turn", "result"]
    assert match.entries[-1].data["result"] == GAME.result(match.state).to_json()
    replayed = Replay(GAME, reread(match)).run()
    assert replayed.record().text() == match.record().text()


def test_the_reason_of_the_end_is_shown() -> None:
    kinds = [event.kind for event in stuck().opening]
    assert kinds.count("skipped") == 35
    assert kinds[-1] == "won"


def test_a_record_of_before_ends_where_it_ended() -> None:
    """It had no result; what a table said afterwards stood behind the set-up."""
    match = stuck()
    assert Replay(GAME, reread(match, "result")).run().over
    match.add_note(note_entry({"rematch": "another"}))
    noted = reread(match, "result")
    assert Replay(GAME, noted).run().record().text() == noted.text()


@pytest.mark.parametrize("left_out", ["", "result"])
def test_it_is_verified_with_and_without_its_result(left_out: str) -> None:
    match = stuck()
    match.add_note(note_entry({"seed": KEY.hex()}))
    assert verify(GAME, reread(match, left_out)).moves == 0


def test_a_result_that_is_not_the_games_is_found() -> None:
    record = reread(stuck())
    record.entries[-1].data["result"]["points"] = [9, 9]
    with pytest.raises(RecordError, match="but the game gives"):
        Replay(GAME, record)


def test_new_games_are_not_begun_like_that() -> None:
    with pytest.raises(ValueError, match="AM-TOWER-1: .*choose 99 or less"):
        new_header(GAME, 2, {"stick": 100}, [{}, {}])
    assert checked_options(GAME, 2, {"stick": 99, "dislodge": 0})["stick"] == 99
