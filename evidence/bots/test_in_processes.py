"""Series and tournaments in several processes: the same bytes, and kept when they are ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from carrack.arena.series.playing import make_plan
from carrack.arena.series.simulate import simulate
from carrack.arena.tournament.results import Results
from carrack.arena.tournament.standings import Standings
from carrack.arena.tournament.summary import summary
from carrack.arena.tournament.tournament import Contest, make_tournament
from carrack.cli.main import main
from carrack.core.move import Refused
from carrack.workers.pool import Pool
from support.bots.tournaments import lines_of, plan, played
from support.games import tiny


@pytest.mark.parametrize("pool", [Pool(1), Pool(2)])
def test_ctrl_c_keeps_what_is_done_and_the_next_call_continues(pool: Pool, tmp_path: Path) -> None:
    file, done = tmp_path / "file", 0

    def hit(games: int) -> None:
        nonlocal done
        done += games
        if done == 5:
            signal.raise_signal(signal.SIGINT)

    first = played(plan(games=240), file, pool, hit)
    assert first.interrupted
    assert 5 <= first.fresh == done < 240
    assert len(lines_of(file)) == 1 + first.fresh
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    second = played(plan(games=240), file)
    assert (second.found, second.found + second.fresh) == (first.fresh, 240)
    played(plan(games=240), tmp_path / "straight")
    assert file.read_bytes() == (tmp_path / "straight").read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="no kill -9")
def test_a_tournament_that_was_killed_continues(tmp_path: Path) -> None:
    file = tmp_path / "file"
    asked = make_tournament(tiny.GAME, ["careful", "random"], 2, 100_000, 3)
    code = (
        "from support.games import tiny; from carrack.arena.tournament.running import play; "
        "from carrack.arena.tournament.results import Results; "
        "from carrack.workers.pool import Pool; "
        "from carrack.arena.tournament.tournament import make_tournament; "
        f"plan = make_tournament(tiny.GAME, ['careful', 'random'], 2, 100_000, 3); "
        f"play(plan, Pool(1), Results({str(file)!r}, plan))"
    )
    path = os.pathsep.join([*sys.path, str(Path(tiny.__file__).parents[2])])
    process = subprocess.Popen([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path})
    try:
        while not file.exists() or file.stat().st_size < 5000:
            assert process.poll() is None
            time.sleep(0.01)
    finally:
        process.kill()
        process.wait()
    found = file.read_bytes().count(b"\n") - 1
    standings = Standings(asked)
    with Results(str(file), asked) as results:
        for pairing, line in zip(asked.pairings(), results.lines(), strict=False):
            standings.add(line, pairing.last)
    assert standings.games + standings.waiting == found > 5
    fresh = make_tournament(tiny.GAME, ["careful", "random"], 2, found + found % 2, 3)
    played(fresh, tmp_path / "fresh")
    again = (tmp_path / "fresh").read_bytes().splitlines()
    assert file.read_bytes().splitlines()[1:] == again[1 : found + 1]


def test_the_bytes_are_the_same_with_any_workers(tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone", tmp_path / "shared"
    one, two = played(plan(), alone), played(plan(), shared, Pool(2))
    assert alone.read_bytes() == shared.read_bytes()
    assert summary(one.standings) == summary(two.standings)
    assert len(lines_of(alone)) == 1 + plan().games


BOTS = ["careful", "random", "careful"]


def test_any_number_of_workers_writes_the_same_bytes(tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone", tmp_path / "shared"
    figured = [
        simulate(make_plan(tiny.GAME, BOTS, 12, 7, records=str(folder)), workers).to_json()
        for folder, workers in ((alone, 1), (shared, 3))
    ]
    for data in figured:
        del data["seconds"]
    assert figured[0] == figured[1]
    names = sorted(path.name for path in alone.iterdir())
    assert names == sorted(path.name for path in shared.iterdir())
    assert len(names) == 12
    for name in names:
        assert (alone / name).read_bytes() == (shared / name).read_bytes()


def test_the_page_is_the_same_with_any_workers(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["statistics", "amerigo", "--players", "2", "--games", "3", "--bots", "random"]
    texts = []
    for workers in ("1", "2"):
        assert main([*asked, "--workers", workers]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert "carrack statistics amerigo --players 2 --games 3 --bots random\n" in texts[0]


def test_a_contest_ends_after_the_same_game_with_any_workers(tmp_path: Path) -> None:
    asked = plan(["careful", "random"], games=900, contest=Contest("random", "careful"))
    one = played(asked, tmp_path / "one")
    two = played(asked, tmp_path / "two", Pool(2))
    assert one.standings.verdict == two.standings.verdict == "careful"
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_pool_names_the_rule_that_a_worker_broke() -> None:
    with (
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool,
        pytest.raises(Refused) as refused,
    ):
        illegal = "import carrack; carrack.new_game('amerigo', seed=7).play('end')"
        pool.submit(exec, illegal).result(timeout=600)
    assert refused.value.rule.startswith("AM-"), refused.value
