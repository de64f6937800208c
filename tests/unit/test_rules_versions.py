"""What was begun under an earlier version of the rules is played by it to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.cli.main import main
from carrack.core.chance import Draw, Recorded, Seeded, Stream
from carrack.core.checkpoint import gone_on
from carrack.core.game import Game, checked_options, state_hash
from carrack.core.match import Match, Replay, new_header, resumed
from carrack.core.record import Header, Record, RecordError, read_record
from carrack.core.registry import find_game
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from support.games import tiny
from support.games.all_games import INSTALLED


def header(rules: str, players: int = 1) -> Header:
    made = new_header(GAME, players, {"rounds": 8}, [{"name": "Ada"}] * players)
    made.rules = rules
    return made


def match_by(rules: str) -> Match:
    """A game of a few decisions."""
    match, stream = Match(GAME, header(rules), Seeded(4)), Stream(4)
    for _ in range(30):
        match.play(match.state.seat, GAME.legal(match.state).sample(stream))
    return match


def rules_of(state: Any) -> int:
    assert isinstance(state, Dei)
    return state.world.rules


def test_new_games_are_played_by_the_newest_rules() -> None:
    for name in INSTALLED:
        game: Game[Any] = find_game(name)
        assert game.known_rules()[-1] == game.rules_version
    assert new_header(GAME, 2, {}, [{}, {}]).rules == GAME.rules_version == "3"
    assert rules_of(GAME.setup(2, checked_options(GAME, 2, {}), Seeded(1))) == 3


@pytest.mark.parametrize("rules", ["1", "2", "3"])
def test_a_record_is_played_on_by_its_rules(rules: str) -> None:
    """In a replay, at a table after a restart, in what a bot receives, and in a copy."""
    match = match_by(rules)
    record = read_record(match.record().text().splitlines())
    again = resumed(GAME, record, Seeded(4))
    imagined = GAME.imagine(again.state, 0, Stream(1))
    for state in (match.state, again.state, imagined, again.state.copy()):
        assert rules_of(state) == int(rules)
        assert rules_of(GAME.from_json(GAME.to_json(state))) == int(rules)


def test_the_first_rules_have_no_name_in_a_position_so_its_hash_stays() -> None:
    first, second = match_by("1").state, match_by("2").state
    assert "rules" not in GAME.to_json(first)
    assert GAME.to_json(second)["rules"] == 2
    assert state_hash(GAME, first) != state_hash(GAME, second)


@pytest.mark.parametrize("rules", ["0", "4", "99", ""])
def test_rules_that_are_not_known_are_refused(rules: str) -> None:
    record = match_by("2").record()
    record.header.rules = rules
    with pytest.raises(RecordError, match=f"line 1: .* rules {rules}, but known here are 1, 2, 3"):
        Replay(GAME, record)


RECORD = Path(__file__).parents[1] / "records" / "dutch-east-indies-3-limit.jsonl"
OF_99 = RECORD.read_text("utf-8").replace('"rules":"3"', '"rules":"99"', 1)


@pytest.mark.parametrize("command", ["replay", "verify", "analyse", "hint"])
def test_commands_refuse_a_record_by_rules_that_are_not_known(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "edited.jsonl"
    path.write_text(OF_99, encoding="utf-8")
    assert main([command, str(path)]) != 0
    out, err = capsys.readouterr()
    assert "by rules 99, but known here are 1, 2, 3" in " ".join((out + err).split())


def test_a_notebook_refuses_a_record_by_rules_that_are_not_known() -> None:
    pytest.importorskip("anywidget")
    with pytest.raises(RecordError, match="by rules 99, but known here are 1, 2, 3"):
        carrack.replay(OF_99)


def test_a_checkpoint_by_rules_that_are_not_known_is_refused() -> None:
    match = match_by("3")
    point = {"state": GAME.to_json(match.state), "decision": 0, "script": [], "hash": ""}
    match.header.rules = "99"
    with pytest.raises(RecordError, match="rules 99"):
        gone_on(GAME, match.header, [], point)


@pytest.mark.parametrize(("rules", "points"), [("1", 2), ("2", 1)])
def test_a_game_keeps_an_old_ruling_for_what_was_begun_under_it(rules: str, points: int) -> None:
    made = new_header(tiny.GAME, 2, {}, [{}, {}], rules=rules)
    match = Match(tiny.GAME, made, Seeded(1))
    match.command(0, tiny.MOVES[tiny.CALL])
    match.play(0, tiny.MOVES[tiny.THROW])
    record = read_record(match.record().text().splitlines())
    for again in (match, Replay(tiny.GAME, record).run(), resumed(tiny.GAME, record, Seeded(1))):
        assert again.header.rules == rules
        assert tiny.GAME.result(again.state).points == [points, 0]


def test_a_tie_of_an_earlier_table_is_read_as_it_was() -> None:
    """The same moves at the same limit, by each version: a finished table keeps its places."""
    record = read_record(RECORD.read_text("utf-8").splitlines())
    ends = {}
    for rules in GAME.known_rules():
        record.header.rules = rules
        match = Match(GAME, record.header, Recorded(draws_of(record)))
        for entry in record.entries:
            if entry.kind == "move":
                match.play(entry.data["seat"], GAME.read_move(match.state, entry.data["move"]))
            elif entry.kind == "command":
                move = GAME.read_move(match.state, entry.data["command"])
                match.command(entry.data["seat"], move)
            elif entry.kind == "undo":
                match.undo(entry.data["seat"], entry.data["undo"])
        ends[rules] = GAME.result(match.state).to_json()
    assert ends["1"] == ends["2"] == {"places": [2, 3, 1], "points": [0, 0, 0], "rule": "DEI-WIN-1"}
    assert ends["3"] == {"places": [2, 1, 2], "points": [0, 0, 0], "rule": "DEI-LIMIT-1"}


def draws_of(record: Record) -> list[Draw]:
    entries = [entry.data for entry in record.entries if entry.kind == "chance"]
    return [Draw(data["chance"], data["outcome"]) for data in entries]
