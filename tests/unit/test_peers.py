"""The comparison with other libraries: what is counted, what is said of goals and of what lacks."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture(scope="module")
def page() -> ModuleType:
    """`benchmarks/peers_page.py`."""
    spec = importlib.util.spec_from_file_location("peers_page", BENCHMARKS / "peers_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["peers_page"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def played(moves: int, forced: int | None = 0, games: int = 2) -> dict[str, Any]:
    """A round of one second, a quarter of it set-up."""
    return {"games": games, "moves": moves, "forced": forced, "setup": 0.25, "play": 0.75}


def test_rates_are_medians_of_the_rounds_with_set_up_in_them(page: ModuleType) -> None:
    row = page.Row("openspiel:go", "x", "", [played(m, m // 10) for m in (100, 900, 200)])
    assert row.rate("moves") == 200
    assert row.rate("decisions") == 180
    assert row.rate("games") == 2
    assert row.setup() == 125


def test_what_nobody_counted_is_a_dash(page: ModuleType) -> None:
    row = page.Row("openspiel-bots:go", "x", "", [played(100, None)])
    assert row.rate("decisions") is None
    assert page.cells(row)[3:5] == ["–", "–"], "neither forced moves nor decisions"


def test_a_library_that_is_not_installed_is_said_to_be_missing(page: ModuleType) -> None:
    row = page.Row("catanatron:catan-4", "", "pip install '.[peers]'", [])
    _, said, *rest = page.cells(row)
    assert "not installed: pip install '.[peers]'" in said
    assert set(rest) == {"–"}
    assert "not installed" in page.terminal_table([row])
    assert page.goals({"starts": []}, [row]) == [], "no ratio without both sides"


def test_goals_are_reached_or_missed_by_both_ways_of_counting(page: ModuleType) -> None:
    pure = page.Row("carrack:amerigo-4", "carrack 1, pure Python", "", [played(600, 100)])
    catan = page.Row("catanatron:catan-4", "catanatron 3", "", [played(100, 20)])
    lines = [page.goal_cells(goal) for goal in page.goals({"starts": []}, [pure, catan])]
    forced = "17% : 20%"
    assert [line[2:] for line in lines[:2]] == [
        ["≥ 5", "6", "reached", forced],
        ["≥ 5", "6.25", "reached", forced],
    ]
    assert lines[2][2:] == ["≥ 200", "2", "**missed**, 1% of it", ""]


def test_rates_on_one_map_never_stand_for_games_on_new_ones(page: ModuleType) -> None:
    one = page.Row("carrack:amerigo-4-one-map", "carrack 1, pure Python", "", [played(600)])
    catan = page.Row("catanatron:catan-4", "catanatron 3", "", [played(100)])
    found = page.goals({"starts": []}, [one, catan])
    assert found
    assert all("all on one map" in goal.what for goal in found)


def test_the_dutch_east_indies_has_its_own_goal_of_moves(page: ModuleType) -> None:
    ours = page.Row("carrack:dutch-east-indies-4", "carrack 1, pure Python", "", [played(400)])
    catan = page.Row("catanatron:catan-4", "catanatron 3", "", [played(100)])
    moves, decisions = page.goals({"starts": []}, [ours, catan])
    assert (moves.wanted, decisions.wanted) == (4, 5)
    assert "Dutch East Indies" in moves.what


def test_less_is_better_for_copies_and_starts(page: ModuleType) -> None:
    start = {"game": "a", "engine": "pure", "games": 1000}
    start |= {"first_game_seconds": 0.3, "first_game_cpu": 0.1, "simulated_bytes": 160e6}
    first, memory = map(page.goal_cells, page.by_starts([start]))
    assert first[4] == "reached"
    assert memory[2:] == ["≤ 80", "160", "**missed**, 50% of it", ""]


def test_only_what_stands_between_the_marks_is_replaced(page: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("before\n<!-- a -->\nold\n<!-- /a -->\nafter\n")
    page.put_between(file, "a", "new")
    assert file.read_text() == "before\n<!-- a -->\n\nnew\n\n<!-- /a -->\nafter\n"
    with pytest.raises(SystemExit, match="lacks <!-- b -->"):
        page.put_between(file, "b", "new")


def test_a_short_run_measures_what_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    command = [sys.executable, str(BENCHMARKS / "peers.py"), "--only", "amerigo-2"]
    options = ["--rounds", "2", "--seconds", "0.02", "--json", str(file)]
    done = subprocess.run([*command, *options], text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    (row,) = json.loads(file.read_text())["rows"]
    assert row["name"] == "carrack:amerigo-2"
    assert len(row["rounds"]) == len(row["copies"]) == 2
    assert all(one["moves"] > one["forced"] > 0 for one in row["rounds"])
    assert row["peak_bytes"] > 10e6
    assert "amerigo-2" in done.stdout
