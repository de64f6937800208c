"""Tournaments: played alike by any crew, taken up where they ended, counted right."""

from __future__ import annotations

import json
import os
import signal
import statistics
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

import clumsy
import crowd
import lamps
import tiny
from carrack.arena import results as results_file
from carrack.arena.interrupts import Interrupts
from carrack.arena.playing import Seating, make_plan
from carrack.arena.processes import Processes
from carrack.arena.results import Line, Results, ResultsError, encoded, header_of, read_plan
from carrack.arena.running import Played, play, standings_in
from carrack.arena.standings import Standings
from carrack.arena.summary import summary
from carrack.arena.tournament import AUTOMATON, Contest, Tournament, make_tournament
from carrack.arena.work import Crew, Here, WorkersLost
from carrack.bots import BotError, UnknownBot

THREE = ["careful", "random", "timid"]


def plan(
    bots: list[str] | None = None, players: int = 2, games: int = 12, **more: Any
) -> Tournament:
    return make_tournament(crowd.GAME, THREE if bots is None else bots, players, games, 7, **more)


def played(asked: Tournament, path: Path, crew: Crew | None = None, progress: Any = None) -> Played:
    with Results(str(path), asked) as results:
        return play(asked, crew or Here(), results, progress)


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


# --- what is played ------------------------------------------------------------------------------


def test_the_bytes_are_the_same_whoever_plays(tmp_path: Path) -> None:
    alone, crew = tmp_path / "alone", tmp_path / "crew"
    one, two = played(plan(), alone), played(plan(), crew, Processes(2))
    assert alone.read_bytes() == crew.read_bytes()
    assert summary(one.standings) == summary(two.standings)
    assert len(lines_of(alone)) == 1 + plan().games


def test_a_killed_worker_changes_no_byte(tmp_path: Path) -> None:
    killed: list[int] = []

    def kill(games: int) -> None:
        alive = [child.pid or 0 for child in active_children() if child.pid not in killed]
        if len(killed) < 2 and alive:
            os.kill(alive[-1], signal.SIGTERM)
            killed.append(alive[-1])

    played(plan(games=120), tmp_path / "killed", Processes(2), kill)
    assert len(killed) == 2
    played(plan(games=120), tmp_path / "whole")
    assert (tmp_path / "killed").read_bytes() == (tmp_path / "whole").read_bytes()


def test_a_game_that_kills_whoever_plays_it_is_named() -> None:
    class Cursed(Here):
        def answers(self, work: Any, jobs: Any, interrupts: Interrupts | None = None) -> Any:
            job = list(jobs)[4]
            raise WorkersLost(f"3 workers in a row died over job {job} (exit code 9)", [job])
            yield

    with pytest.raises(WorkersLost, match=r"died over game 5 \(of block 3\)"):
        play(plan(), Cursed())


def test_a_game_is_one_that_simulate_plays(tmp_path: Path) -> None:
    played(plan(players=3), tmp_path / "file")
    for line in lines_of(tmp_path / "file")[1:]:
        series = make_plan(crowd.GAME, line["seats"], 99, 7, sources=True)
        again = Seating(series).play(line["block"])
        assert line["points"] == again.points
        assert line["places"] == again.places
        assert line["sources"] == again.sources
        assert (line["decisions"], line["turns"]) == (again.decisions, again.turns)


def test_the_header_says_what_was_played_with_which_versions(tmp_path: Path) -> None:
    played(plan(options={"rounds": 2}, contest=Contest("careful", "timid", 0.1)), tmp_path / "file")
    header = lines_of(tmp_path / "file")[0]
    assert header["bots"] == THREE
    assert header["options"] == {"rounds": 2, "deal": "open"}
    assert header["contest"] == {"first": "careful", "second": "timid", "margin": 0.1}
    assert {"carrack", "rules", "identity", "seed", "games", "players"} <= set(header)
    assert read_plan(str(tmp_path / "file")).games == header["games"] == 12


def test_games_come_in_whole_rounds() -> None:
    assert plan(games=1).games == 6
    assert plan(THREE[:2], games=5).games == 6
    assert plan([*THREE, "rash"], players=3, games=1).games == 12


@pytest.mark.parametrize(
    ("bots", "players", "more", "message"),
    [
        (["careful", "carful"], 2, {}, "did you mean 'careful'"),
        (["careful"], 2, {}, "name two or more, as in careful,timid"),
        (["careful", "careful"], 2, {}, "careful is named 2 times"),
        (["careful", ""], 2, {}, "no name"),
        ([], 2, {}, "no name"),
        (["careful", AUTOMATON], 2, {}, "by itself"),
        (["careful", "timid"], 5, {}, "2 to 4 players, not 5"),
        (["careful", "timid"], 1, {}, "2 to 4 players, not 1"),
        (["careful", "timid"], 2, {"options": {"rounds": 99}}, "from 1 to 9"),
        (["careful", "timid"], 2, {"contest": Contest("careful", "random")}, "does not take part"),
        (["careful", "timid"], 2, {"contest": Contest("careful", "careful")}, "than itself"),
        (["careful", "timid"], 2, {"contest": Contest("careful", "timid", 0.5)}, "below 0.5"),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], players: int, more: dict[str, Any], message: str
) -> None:
    with pytest.raises((UnknownBot, ValueError), match=message):
        plan(bots, players, **more)


def test_a_bot_at_fault_is_named_and_what_was_played_is_kept(tmp_path: Path) -> None:
    asked = make_tournament(clumsy.GAME, ["random", "stumble"], 2, 20)
    with pytest.raises(BotError, match="bot 'stumble' in seat 1 failed"):
        played(asked, tmp_path / "file")
    assert lines_of(tmp_path / "file")[0]["bots"] == ["random", "stumble"]


# --- where it ends, it goes on -------------------------------------------------------------------


def test_a_file_cut_anywhere_is_mended_and_completed(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    expected = summary(played(plan(), whole).standings)
    text = whole.read_bytes()
    torn = tmp_path / "torn"
    for length in (0, 10, text.index(b"\n"), *range(text.index(b"\n") + 1, len(text), 97)):
        torn.write_bytes(text[:length])
        done = played(plan(), torn)
        assert torn.read_bytes() == text
        assert done.found == max(0, text[:length].count(b"\n") - 1)
        assert done.found + done.fresh == 12
        assert summary(done.standings) == expected


def test_games_before_a_very_long_torn_line_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "file"
    played(plan(), file)
    text = file.read_bytes()
    file.write_bytes(text + b"x" * 200_000)
    assert played(plan(), file).found == 12
    assert file.read_bytes() == text


def test_a_complete_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "file"
    played(plan(), file)
    before = file.read_bytes()
    done = played(plan(), file)
    assert (done.found, done.fresh, done.interrupted) == (12, 0, False)
    assert file.read_bytes() == before


def test_more_games_go_on_with_the_same_file(tmp_path: Path) -> None:
    file, straight = tmp_path / "file", tmp_path / "straight"
    played(plan(games=6), file)
    done = played(plan(games=18), file)
    assert (done.found, done.fresh) == (6, 12)
    played(plan(games=18), straight)
    assert file.read_bytes() == straight.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "straight"]
    with pytest.raises(ResultsError, match=r"planned for 18 games.*--games 18 or more"):
        played(plan(games=6), file)


@pytest.mark.parametrize(
    ("other", "message"),
    [
        ({"bots": ["careful", "timid", "random"]}, r'its bots \["careful","random","timid"\]'),
        ({"players": 3}, "its players 2, asked for 3"),
        ({"options": {"rounds": 2}}, "its options"),
        ({"contest": Contest("careful", "timid")}, "its contest none"),
    ],
)
def test_another_tournament_is_refused_and_the_file_kept(
    other: dict[str, Any], message: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    played(plan(), file)
    before = file.read_bytes()
    with pytest.raises(ResultsError, match=message):
        played(plan(**other), file)
    assert file.read_bytes() == before


def test_games_of_another_version_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(plan(), tmp_path / "file")
    monkeypatch.setattr("carrack.arena.tournament.__version__", "99.0")
    with pytest.raises(ResultsError, match=r'its carrack ".*", asked for "99.0"'):
        played(plan(), tmp_path / "file")


@pytest.mark.parametrize(
    "content", [b"notes", b"notes\n", b'{"kind":"something else"}\n', b"[1]\n", b"\xff\xfe\n"]
)
def test_a_file_of_something_else_is_refused_and_kept(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(ResultsError, match="holds"):
        played(plan(), file)
    assert file.read_bytes() == content
    with pytest.raises(ResultsError, match="holds no results"):
        read_plan(str(file))


def test_a_later_format_is_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(encoded(header_of(plan())).replace(b'"format":1', b'"format":2'))
    with pytest.raises(ResultsError, match="has format 2"):
        read_plan(str(file))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (b'"places"', b'"place"', "line 3 is damaged"),
        (b'"game":2', b'"game":3', r"line 3 holds game 3.*by the plan game 2"),
        (b'"seats":["', b'"seats":["not ', r"line 3 holds game 2.*not .*by the plan game 2"),
        (b'"block":1', b'"block":2', "line 3 holds"),
        (b'"turns":8', b'"turns":"x"', "line 3 is damaged"),
        (b'"points":[', b'"points":[1,', "line 3 is damaged: 2 sides"),
    ],
)
def test_damage_in_the_middle_is_found(
    old: bytes, new: bytes, message: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    played(plan(), file)
    lines = file.read_bytes().splitlines(keepends=True)
    assert old in lines[2]
    file.write_bytes(b"".join([*lines[:2], lines[2].replace(old, new), *lines[3:]]))
    with pytest.raises(ResultsError, match=message):
        played(plan(), file)


def test_more_lines_than_games_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    played(plan(), file)
    with file.open("ab") as end:
        end.write(b"{}\n")
    with pytest.raises(ResultsError, match="more than the 12 games"):
        played(plan(), file)


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="a device of Unix")
def test_what_never_ends_is_no_file_of_results() -> None:
    for use in (lambda: Results("/dev/zero", plan()), lambda: read_plan("/dev/zero")):
        with pytest.raises(ResultsError, match="a device or a pipe; results are kept in a file"):
            use()


def test_two_tournaments_do_not_write_into_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    file = str(tmp_path / "file")
    with (
        Results(file, plan()),
        pytest.raises(ResultsError, match="another tournament"),
        Results(file, plan()),
    ):
        raise AssertionError("both write")
    Results(file, plan()).__exit__()


def test_a_file_made_anew_for_more_games_is_still_one_writers(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    file = str(tmp_path / "file")
    Results(file, plan(games=6)).__exit__()
    with (
        Results(file, plan(games=18)),
        pytest.raises(ResultsError, match="another tournament"),
        Results(file, plan(games=18)),
    ):
        raise AssertionError("both write")


@pytest.mark.parametrize("crew", [Here(), Processes(2)])
def test_ctrl_c_keeps_what_is_done_and_the_next_call_goes_on(crew: Crew, tmp_path: Path) -> None:
    file, done = tmp_path / "file", 0

    def hit(games: int) -> None:
        nonlocal done
        done += games
        if done == 5:
            signal.raise_signal(signal.SIGINT)

    first = played(plan(games=240), file, crew, hit)
    assert first.interrupted
    assert 5 <= first.fresh == done < 240
    assert len(lines_of(file)) == 1 + first.fresh
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    second = played(plan(games=240), file)
    assert (second.found, second.found + second.fresh) == (first.fresh, 240)
    played(plan(games=240), tmp_path / "straight")
    assert file.read_bytes() == (tmp_path / "straight").read_bytes()


class Gaps(Here):
    """After Ctrl-C a crew may have games that come after one that nobody has finished."""

    def answers(self, work: Any, jobs: Any, interrupts: Interrupts | None = None) -> Any:
        for job, answer in super().answers(work, jobs, interrupts):
            if job.number == 5:
                continue
            yield job, answer
            if job.number == 7:
                return


def test_games_after_a_gap_are_played_again(tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert played(plan(), file, Gaps()).fresh == 4
    assert played(plan(), file).found == 4
    assert [line["game"] for line in lines_of(file)[1:]] == list(range(1, 13))


@pytest.mark.skipif(sys.platform == "win32", reason="no kill -9")
def test_a_tournament_that_was_killed_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "file"
    asked = make_tournament(tiny.GAME, ["careful", "random"], 2, 100_000, 3)
    code = (
        "import sys, tiny; from carrack.arena.running import play; "
        "from carrack.arena.results import Results; from carrack.arena.work import Here; "
        "from carrack.arena.tournament import make_tournament; "
        f"plan = make_tournament(tiny.GAME, ['careful', 'random'], 2, 100_000, 3); "
        f"play(plan, Here(), Results({str(file)!r}, plan))"
    )
    path = os.pathsep.join([*sys.path, str(Path(tiny.__file__).parent)])
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


# --- the contest ---------------------------------------------------------------------------------


def test_a_contest_ends_after_the_same_game_whoever_plays(tmp_path: Path) -> None:
    asked = plan(["careful", "random"], games=900, contest=Contest("random", "careful"))
    one = played(asked, tmp_path / "one")
    two = played(asked, tmp_path / "two", Processes(2))
    assert one.standings.verdict == two.standings.verdict == "careful"
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert 14 <= one.fresh < 900
    assert not one.interrupted
    again = played(asked, tmp_path / "one")
    assert (again.found, again.fresh) == (one.fresh, 0)
    told = summary(one.standings)["contest"]
    assert told["verdict"] == "careful"
    assert told["high"] <= 0.5 < 1 - told["score"]
    assert told["blocks"] == one.fresh // 2


def test_a_contest_looks_at_its_own_two_among_many() -> None:
    asked = plan([*THREE, "rash"], games=2000, contest=Contest("careful", "rash"))
    done = play(asked, Here())
    assert done.standings.verdict == "careful"
    duel = done.standings.duels["careful", "rash"]
    assert done.standings.wager.count == duel.before.count < done.standings.blocks


def test_equal_bots_are_equal_within_a_margin() -> None:
    even = Standings(
        plan(["careful", "timid"], games=400, contest=Contest("careful", "timid", 0.2))
    )
    for pairing in even.plan.pairings():
        seats = even.plan.named(pairing.seating)
        line = Line(pairing.number, pairing.block, seats, [3, 2], [1, 2], 1, 0, 1, [{}, {}])
        even.add(line, pairing.last)
    assert even.verdict == "equal"


# --- figures -------------------------------------------------------------------------------------


def lines_and_standings(asked: Tournament, path: Path) -> tuple[list[dict[str, Any]], Standings]:
    standings = played(asked, path).standings
    return lines_of(path)[1:], standings


def test_figures_are_what_the_games_came_to(tmp_path: Path) -> None:
    games, standings = lines_and_standings(plan(players=3, games=60), tmp_path / "file")
    data = summary(standings)
    assert (data["games"], data["blocks"], data["incomplete"]) == (60, 20, 0)
    for row in data["standings"]:
        sat = [(game, game["seats"].index(row["bot"])) for game in games]
        points = [game["points"][seat] for game, seat in sat]
        shares = [
            (game["places"][seat] == 1) / game["places"].count(1) if seat >= 0 else 0
            for game, seat in sat
        ]
        assert row["games"] == 60
        assert row["points"]["value"] == pytest.approx(statistics.mean(points), abs=1e-3)
        assert row["spread_points"] == pytest.approx(statistics.stdev(points), abs=1e-3)
        assert row["win_rate"]["value"] == pytest.approx(statistics.mean(shares), abs=1e-3)
        assert row["wins"] + row["shared_wins"] == sum(share > 0 for share in shares)
        assert sum(row["sources"].values()) == pytest.approx(row["points"]["value"], abs=1e-2)
        assert [seat["games"] for seat in row["by_seat"]] == [20, 20, 20]
    assert sum(row["win_rate"]["value"] for row in data["standings"]) == pytest.approx(1, abs=1e-3)
    assert sum(seat["win_rate"]["value"] for seat in data["seats"]) == pytest.approx(1, abs=1e-3)


def test_who_beats_whom_is_counted_game_by_game(tmp_path: Path) -> None:
    games, standings = lines_and_standings(plan(players=3, games=60), tmp_path / "file")
    pairs = {(pair["first"], pair["second"]): pair for pair in summary(standings)["pairs"]}
    assert set(pairs) == {("careful", "random"), ("careful", "timid"), ("random", "timid")}
    for (first, second), pair in pairs.items():
        one = [(g["places"][g["seats"].index(first)]) for g in games]
        two = [(g["places"][g["seats"].index(second)]) for g in games]
        before = [(a < b) + 0.5 * (a == b) for a, b in zip(one, two, strict=True)]
        assert pair["meetings"] == 60
        assert pair["before"]["value"] == pytest.approx(statistics.mean(before), abs=1e-3)
        assert pair["before"]["low"] < pair["before"]["value"] < pair["before"]["high"]


def test_the_better_a_bot_the_higher_it_stands() -> None:
    data = summary(play(plan(["rash", "timid", "careful"], games=300), Here()).standings)
    assert [row["bot"] for row in data["standings"]] == ["careful", "timid", "rash"]
    best, _, worst = data["standings"]
    assert best["win_rate"]["low"] > 0.5 > worst["win_rate"]["high"]
    assert best["rating"] - best["sigma"] > worst["rating"] + worst["sigma"]


def test_only_whole_blocks_count(tmp_path: Path) -> None:
    file = tmp_path / "file"
    played(plan(), file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:8]))  # seven games are three blocks and a half
    data = summary(standings_in(str(file), read_plan(str(file))))
    assert (data["games"], data["blocks"], data["incomplete"]) == (6, 3, 1)


def test_a_tournament_that_has_not_begun_has_figures_too(tmp_path: Path) -> None:
    data = summary(Standings(plan()))
    assert (data["games"], data["pairs"]) == (0, [])
    assert all(row["win_rate"]["low"] == 0 for row in data["standings"])


def test_a_bot_in_two_seats_is_counted_in_both() -> None:
    data = summary(play(plan(["careful", "timid"], players=4, games=12), Here()).standings)
    assert data["games"] == 12
    assert [row["games"] for row in data["standings"]] == [24, 24]
    assert sum(row["win_rate"]["value"] for row in data["standings"]) == pytest.approx(0.5)
    assert data["pairs"][0]["meetings"] == 48


def test_alone_the_automaton_is_a_side_and_bots_are_compared_on_equal_seeds(
    tmp_path: Path,
) -> None:
    asked = make_tournament(lamps.GAME, ["careful", "random"], 1, 60, 1)
    assert asked.names == ("careful", "random", AUTOMATON)
    games, standings = lines_and_standings(asked, tmp_path / "file")
    data = summary(standings)
    rows = {row["bot"]: row for row in data["standings"]}
    assert rows[AUTOMATON]["kind"] == "automaton"
    assert rows[AUTOMATON]["games"] == 60 == 2 * rows["careful"]["games"]
    assert rows[AUTOMATON]["by_seat"] == []
    pairs = {(pair["first"], pair["second"]): pair for pair in data["pairs"]}
    assert pairs["careful", "random"]["meetings"] == 30
    assert pairs["careful", AUTOMATON]["meetings"] == 30
    scores = [
        0.5 + (b["places"][0] - a["places"][0]) / 2
        for a, b in zip(games[::2], games[1::2], strict=True)
    ]
    assert (
        0.5
        != statistics.mean(scores)
        == pytest.approx(pairs["careful", "random"]["before"]["value"], abs=1e-3)
    )
    alone = make_tournament(lamps.GAME, ["careful"], 1, 3, 1, contest=Contest("careful", AUTOMATON))
    assert alone.games == 3


def test_memory_does_not_hold_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    standings = Standings(plan(["careful", "timid"], games=2000))
    line = Line(0, 0, ["careful", "timid"], [4, 2], [1, 2], 9, 1, 8, [{"climb": 4}, {"climb": 2}])
    held: list[int] = []
    for number in range(1, 2001):
        standings.add(line, number % 2 == 0)
        held.append(len(standings._block) + len(standings.course.points))
    assert max(held) < 310
    assert results_file.FORMAT == 1
