"""The speed of the engine is watched: a fall of a fifth is told, and fails nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import speed


@pytest.mark.serial
def test_the_engine_is_as_fast_beside_a_fixed_loop_as_it_was(speed_lines: list[str]) -> None:
    found = speed.watched()
    assert set(found) == set(speed.GAMES)
    assert min(found.values()) > 0.5, "an engine that slow does not work"
    speed_lines += speed.lines(found, speed.baselines().get(speed.engine(), {}))


def test_a_fall_of_more_than_a_fifth_is_told_and_a_smaller_one_not() -> None:
    wanted = {"amerigo": 10.0, "dutch-east-indies": 10.0}
    slow, well = speed.lines({"amerigo": 7.9, "dutch-east-indies": 8.1}, wanted)
    assert slow.startswith("amerigo")
    assert "-21%" in slow
    assert "SLOWER" in slow
    assert "-19%" in well
    assert "SLOWER" not in well


def test_without_figures_to_compare_with_it_is_said_how_to_get_them() -> None:
    (line,) = speed.lines({"amerigo": 7.9}, {})
    assert "speed.py --set" in line


def test_the_loop_ends_the_same_every_time() -> None:
    assert speed.loop(5000) == speed.loop(5000)


def test_a_slow_engine_is_told_in_the_output_of_a_run_that_succeeds(tmp_path: Path) -> None:
    once = dict.fromkeys(speed.GAMES, 1000000.0)
    (tmp_path / "speed.json").write_text(json.dumps({speed.engine(): once}))
    this = Path(__file__)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(this)),
            *("-k", "as_fast_beside_a_fixed_loop"),
        ],
        cwd=this.parents[2],
        env={
            **os.environ,
            "CARRACK_SPEED_BASELINES": str(tmp_path / "speed.json"),
            "CARRACK_SPEED_ROUNDS": "1",
        },
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "speed of the engine" in done.stdout
    assert "-100% against 1000000.000 -- SLOWER THAN IT WAS" in done.stdout


def test_what_is_kept_names_engine_and_games() -> None:
    for engine, ratios in speed.baselines().items():
        assert engine.split()[0] in ("pure", "compiled")
        assert ratios.keys() == speed.GAMES.keys()
        assert min(ratios.values()) > 0
    assert "pure 3.11" in speed.baselines()
