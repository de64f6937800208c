"""Puzzles are what they say: positions stand, some are judged again, and their lines are best."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from evidence.support.compiled import run_compiled

from carrack.analysis.another_try import Verdict
from carrack.core.chance import Stream
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.server.thinking.bots import TurnTask, judged

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
CHEAP = {"amerigo": 63, "dutch-east-indies": 18}  # late turns, judged within seconds

pytestmark = pytest.mark.parametrize("name", CHEAP)


def test_all_positions_stand_and_three_are_judged_again(name: str) -> None:
    run_compiled("puzzles.py", "check", name, "--puzzles", "3")


def judge(name: str, puzzle: dict[str, Any], line: list[str]) -> Verdict:
    """What a server says of a line that is played on the page, which names the best one."""
    game = find_game(name)
    replay = Replay(game, read_record(puzzle["record"].splitlines()), listen=False)
    state = replay.run(puzzle["at"]).state
    known = game.to_json(game.imagine(state, state.seat, Stream(0)))
    best = tuple(puzzle["line"])
    return judged(TurnTask(name, known, state.seat, "", 0, line=tuple(line), best=best))


def test_the_judge_accepts_the_best_line_and_no_rival(name: str) -> None:
    lines = (GAMES / name / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    [puzzle] = [one for one in map(json.loads, lines) if one["game"] == CHEAP[name]]
    found = judge(name, puzzle, puzzle["line"])
    assert (found.accepted, found.loss.win, found.loss.points) == (True, 0.0, 0.0)
    rival = judge(name, puzzle, puzzle["rivals"][0])
    assert not rival.accepted
    assert rival.best.line == found.best.line
    assert rival.loss.win == pytest.approx(puzzle["leads"][0]["win"], abs=0.1)
