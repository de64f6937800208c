"""Fen Fair as a whole: every rule has a test, a kept game replays, the strengths differ."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carrack.analysis.analyst import analyse, unwatched, usual_looks
from carrack.bots import bot_names, checked_decision, make_bot
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, checked_options
from carrack.core.match import Match, Replay, new_header
from carrack.core.record import read_record
from carrack.core.registry import register
from carrack.core.seat import for_seat
from carrack.texts.rules import load_rules
from fen_fair import GAME
from fen_fair.state import END, MOVES

HERE = Path(__file__).parent
KEPT = HERE / "three-carters.jsonl"
register(GAME)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rule_has_a_test(language: str) -> None:
    tested = re.findall(r'^@rule\("([A-Z0-9-]+)"\)', (HERE / "test_rules.py").read_text(), re.M)
    assert list(dict.fromkeys(tested)) == [rule.id for rule in load_rules("fen_fair", language)]


def played(names: list[str], seed: int, days: int = 8, idle: int = 0) -> Match:
    """A whole game between bots, of which the first ends some turns at once."""
    seats = [{"name": name} for name in names]
    header = new_header(GAME, len(names), checked_options(GAME, len(names), {"days": days}), seats)
    match, stream = Match(GAME, header, Seeded(seed)), Stream(seed)
    bots = [make_bot(GAME, name) for name in names]
    while not match.over:
        state, legal = match.state, match.game.legal(match.state)
        move = checked_decision(bots[state.seat], for_seat(GAME, state, stream), stream, legal)
        if state.seat == 0 and state.turn < idle:
            move = MOVES[END]
        match.play(state.seat, move)
    return match


def test_a_kept_game_comes_out_as_it_did() -> None:
    """Any change of a rule shows here; if it is meant, write the file anew: `main`, below."""
    text = KEPT.read_text(encoding="utf-8")
    match = Replay(GAME, read_record(text.splitlines())).run()
    assert match.state.seat == OVER
    assert match.record().text() == text


def test_it_is_played_at_all_four_strengths() -> None:
    assert bot_names(GAME)[:4] == ["deckhand", "helmsman", "navigator", "admiral"]


def test_the_rule_of_thumb_is_better_than_chance() -> None:
    matches = [played(["helmsman", "random"], seed) for seed in range(5)]
    points = [match.game.result(match.state).points for match in matches]
    assert all(helmsman > chance + 5 for helmsman, chance in points)


def test_the_analysis_says_which_turn_lost_the_game() -> None:
    match = played(["helmsman", "helmsman"], 5, days=3, idle=1)
    found = analyse(GAME, match.record(), usual_looks(GAME), unwatched)
    assert found["turns"][-1]["points"] == match.game.result(match.state).points
    idle = found["decisions"][0]
    assert found["moments"][0]["seq"] == idle["seq"] == 1
    assert idle["played"]["move"] == "end"
    assert idle["best"][0]["move"].startswith("go ")
    assert idle["best"][0]["points"] > idle["played"]["points"]


def test_a_game_is_twenty_to_forty_decisions_for_each() -> None:
    match = played(["deckhand", "helmsman", "deckhand", "helmsman"], 3)
    assert 20 * 4 <= match.decision <= 40 * 4


def main() -> None:
    """Write the kept game again."""
    names = ["helmsman", "deckhand", "random"]
    KEPT.write_text(played(names, 1).record().text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
