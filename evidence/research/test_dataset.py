"""Datasets: what a file holds is what the records of its games say, and a file is whole or not."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from carrack.adapters import dataset_file
from carrack.adapters.dataset import Noting, RecordedGame
from carrack.adapters.dataset_file import written
from carrack.adapters.rewards import Rewarding, final_rewards
from carrack.adapters.tensors import Encoding, encoding_of
from carrack.arena.series.playing import Outcome, Progress, SeriesPlan, make_plan
from carrack.arena.series.simulate import simulate
from carrack.arena.series.totals import Totals
from carrack.cli.main import main
from carrack.core.chance import Stream
from carrack.core.game import Game, State
from carrack.core.match import Replay
from carrack.core.record import Record, read_record
from carrack.core.registry import find_game
from support.bots import failing_bots
from support.games import tiny, tiny_solo

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
MIXED = ["careful", "random", "careful"]
Row = dict[str, Any]
Captured = pytest.CaptureFixture[str]


def plan_of(game: Game[Any] = tiny.GAME, bots: list[str] | None = None, **more: Any) -> SeriesPlan:
    return make_plan(game, MIXED if bots is None else bots, **{"games": 4, "seed": 7, **more})


def write(
    path: Path,
    plan: SeriesPlan,
    reward: Any = "places",
    workers: int = 1,
    progress: Progress | None = None,
) -> Totals:
    noting = Noting(plan, reward)
    with written(path, noting) as dataset:

        def keep(number: int, outcome: Outcome) -> None:
            assert isinstance(outcome, RecordedGame)
            dataset.add(number, outcome.rows)

        return simulate(plan, workers, progress, noting, keep)


def about(path: Path) -> dict[str, Any]:
    metadata: bytes = pq.read_metadata(path).metadata[dataset_file.KEY.encode()]
    return json.loads(metadata)  # type: ignore[no-any-return]


def rows_in(path: Path) -> list[Row]:
    rows: list[Row] = pq.read_table(path).to_pylist()
    return rows


def choices(game: Game[Any], record: Record) -> Iterator[tuple[State, int, str]]:
    """Each position of a record in which there is a choice, how many moves stand before it, and
    the notation of the move that is made.
    """
    replay = Replay(game, record)
    moves = [entry.data["move"] for entry in record.entries if entry.kind == "move"]
    for step, notation in enumerate(moves):
        replay.run(until=step)
        state: State = replay.match.state.copy()
        if len(game.legal(state)) > 1:
            yield state, step, notation


def noted_again(encoding: Encoding, number: int, record: Record) -> list[Row]:
    """The rows of a game by its record alone, but for the rewards."""
    game = encoding.game
    return [
        {
            "game": number,
            "step": step,
            "seat": state.seat,
            "observation": encoding.observation(state, state.seat).tolist(),
            "legal": [move.index for move in game.legal(state)],
            "action": game.read_move(state, notation).index,
            "record": record.entries[-1].data["hash"],
        }
        for state, step, notation in choices(game, record)
    ]


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("tiny", MIXED),
        ("tiny", ["random", "random"]),
        ("lamps", ["careful"]),
        ("amerigo", ["random", "random"]),
    ],
)
def test_the_records_of_its_games_give_exactly_its_rows(
    game: str, bots: list[str], tmp_path: Path
) -> None:
    found = {"tiny": tiny.GAME, "lamps": tiny_solo.GAME}.get(game) or find_game(game)
    plan = plan_of(found, bots, games=2, records=str(tmp_path / "records"))
    write(tmp_path / "x.parquet", plan)
    encoding = encoding_of(found.name, players=len(bots), **plan.options)
    expected = []
    for number in (1, 2):
        record = read_record(plan.record_path(number).read_text(encoding="utf-8").splitlines())
        expected += noted_again(encoding, number, record)
    rows = rows_in(tmp_path / "x.parquet")
    assert [{name: row[name] for name in expected[0]} for row in rows] == expected
    assert len({row["record"] for row in rows}) == 2


def test_games_are_the_same_with_a_dataset_and_without(tmp_path: Path) -> None:
    for bots in (MIXED, ["random"] * 3):
        plain, noted = simulate(plan_of(bots=bots)), write(tmp_path / bots[0], plan_of(bots=bots))
        for totals in (plain, noted):
            totals.seconds = 0
        assert noted.to_json() == plain.to_json()
        assert pq.read_metadata(tmp_path / bots[0]).num_rows == plain.decisions


@pytest.mark.parametrize("reward", ["places", "points", "margin"])
def test_rewards_add_up_to_the_result(reward: str, tmp_path: Path) -> None:
    plan = plan_of(records=str(tmp_path / "records"))
    write(tmp_path / "x", plan, reward)
    rows = rows_in(tmp_path / "x")
    for number in range(1, 5):
        record = read_record(plan.record_path(number).read_text(encoding="utf-8").splitlines())
        match = Replay(tiny.GAME, record).run()
        due = final_rewards(tiny.GAME.result(match.state), reward)
        for seat in range(3):
            own = [row for row in rows if (row["game"], row["seat"]) == (number, seat)]
            assert [row["last"] for row in own] == [False] * (len(own) - 1) + [True]
            assert [row["reward"] for row in own] == [0] * (len(own) - 1) + [due[seat]]


def test_score_is_what_was_gained_from_one_choice_of_a_seat_to_its_next(tmp_path: Path) -> None:
    plan = plan_of(games=1, records=str(tmp_path / "records"))
    write(tmp_path / "x", plan, "score")
    record = read_record(plan.record_path(1).read_text(encoding="utf-8").splitlines())
    rewarding = Rewarding(tiny.GAME, 3, "score")
    known = {step: rewarding.progress(state) for state, step, _ in choices(tiny.GAME, record)}
    end = rewarding.progress(Replay(tiny.GAME, record).run().state)
    rows = rows_in(tmp_path / "x")
    for seat in range(3):
        own = [row for row in rows if row["seat"] == seat]
        levels = [*(known[row["step"]][seat] for row in own), end[seat]]
        gained = [after - before for before, after in pairwise(levels)]
        assert [row["reward"] for row in own] == gained
    assert any(row["reward"] for row in rows if not row["last"])


def test_a_row_tells_nothing_that_its_seat_may_not_know(tmp_path: Path) -> None:
    """Dealt anew as far as the seat can tell, the position has the same row."""
    plan = plan_of(records=str(tmp_path / "records"))
    write(tmp_path / "x", plan)
    encoding = encoding_of("tiny", players=3)
    rows = iter(rows_in(tmp_path / "x"))
    different = 0
    for number in range(1, 5):
        record = read_record(plan.record_path(number).read_text(encoding="utf-8").splitlines())
        for state, step, _ in choices(tiny.GAME, record):
            fancied = tiny.GAME.imagine(state, state.seat, Stream(step))
            different += tiny.GAME.to_json(fancied) != tiny.GAME.to_json(state)
            row = next(rows)
            assert row["observation"] == encoding.observation(fancied, row["seat"]).tolist()
            assert row["legal"] == encoding.legal_indices(fancied)
    assert different > 10


def test_row_groups_are_written_while_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "whole", plan_of(games=12))
    monkeypatch.setattr(dataset_file, "GROUP_BYTES", 1)
    sizes: list[int] = []

    def look(games: int) -> None:
        sizes.append(max(file.stat().st_size for file in tmp_path.glob(".parts.*")))

    write(tmp_path / "parts", plan_of(games=12), progress=look)
    assert sizes == sorted(sizes)
    assert sizes[3] < sizes[-1]
    assert pq.read_metadata(tmp_path / "whole").num_row_groups == 1
    assert pq.read_metadata(tmp_path / "parts").num_row_groups == 12
    assert rows_in(tmp_path / "parts") == rows_in(tmp_path / "whole")


def test_ctrl_c_leaves_the_games_that_are_done(tmp_path: Path) -> None:
    def hit(games: int) -> None:
        signal.raise_signal(signal.SIGINT)

    totals = write(tmp_path / "x", plan_of(games=5000), progress=hit)
    assert totals.interrupted
    assert [file.name for file in tmp_path.iterdir()] == ["x"]
    assert about(tmp_path / "x")["games"] == totals.games == 1
    assert about(tmp_path / "x")["planned"] == 5000
    assert {row["game"] for row in rows_in(tmp_path / "x")} == {1}


def test_what_ends_in_the_middle_leaves_no_file(tmp_path: Path) -> None:
    def hit(games: int) -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "x", plan_of(games=5000), progress=hit)
    assert list(tmp_path.iterdir()) == []


# --- the command ---------------------------------------------------------------------------------


def run(capsys: Captured, *argv: str) -> tuple[int, str, str]:
    code = main(["simulate", "tiny", "--players", "2", "--games", "3", "--workers", "1", *argv])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_page_says_how_to_read_it(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(capsys, "--dataset", "games.parquet")
    code = PAGE.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    exec(compile(code, PAGE.name, "exec"), {})
    encoding = encoding_of("tiny", players=2)
    rows = pq.read_metadata("games.parquet").num_rows
    line = f"tiny ['random', 'random'] places ({rows}, {encoding.size}) {encoding.moves}\n"
    assert capsys.readouterr().out == line


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--dataset", "none/x"], "--dataset none/x: there is no folder none; make it first"),
        (["--dataset", "."], "--dataset .: this is a folder; name a file in it"),
        (["--dataset", "here"], "--dataset here exists already; name another file, or delete it"),
        (
            ["--dataset", "x", "--reward", "wins"],
            "--reward: rewards are places, points, margin or score, not 'wins'",
        ),
        (["--reward", "points"], "--reward says what is in a dataset; name its file with "),
    ],
)
def test_what_cannot_be_written_is_refused_before_anything_is_played(
    argv: list[str], message: str, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("here").write_text("kept")
    code, out, err = run(capsys, *argv)
    assert (code, out) == (2, "")
    assert message in err
    assert [file.name for file in tmp_path.iterdir()] == ["here"]
    assert Path("here").read_text() == "kept"


def test_a_bot_at_fault_leaves_no_file(capsys: Captured, tmp_path: Path) -> None:
    argv = ["simulate", failing_bots.GAME.name, "--bots", "random,cheat", "--workers", "1"]
    assert main([*argv, "--dataset", str(tmp_path / "x")]) == 2
    assert "which is not legal" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
