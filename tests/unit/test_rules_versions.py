"""What was begun under an earlier version of the rules is played by it to the end."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game, checked_options, state_hash
from carrack.core.match import Match, Replay, new_header, resumed
from carrack.core.record import Header, RecordError, read_record
from carrack.core.registry import find_game
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from cases import INSTALLED


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
    """In a replay, at a table after a restart, in what a bot is told, and in a copy."""
    match = match_by(rules)
    record = read_record(match.record().text().splitlines())
    again = resumed(GAME, record, Seeded(4))
    told = GAME.imagine(again.state, 0, Stream(1))
    for state in (match.state, again.state, told, again.state.copy()):
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
    with pytest.raises(
        RecordError, match=f"line 1: .* rules {rules}, but known here are 1, 2 and 3"
    ):
        Replay(GAME, record)
