"""Tournaments: played alike by any pool, ended in time, counted right."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Any

import pytest

from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.arena.series.simulate import simulate
from carrack.arena.tournament.results import GameLine, read_plan
from carrack.arena.tournament.running import play, standings_in
from carrack.arena.tournament.standings import Standings
from carrack.arena.tournament.summary import summary
from carrack.arena.tournament.tournament import AUTOMATON, Contest, Tournament, make_tournament
from carrack.bots import BotError, UnknownBot
from carrack.core.registry import find_game
from carrack.workers.pool import Pool, never
from carrack.workers.work import WorkersLost
from support.bots import failing_bots, ranked_bots
from support.bots.tournaments import THREE, lines_of, plan, played
from support.games import tiny_solo

# --- what is played ------------------------------------------------------------------------------


def test_a_game_that_kills_its_worker_is_named() -> None:
    class Cursed(Pool):
        def map(self, work: Any, jobs: Any, stop: Any = never, noun: str = "job") -> Any:
            job = list(jobs)[4]
            raise WorkersLost(f"3 workers in a row died over {noun} {job} (exit code 9)", [job])
            yield

    with pytest.raises(WorkersLost, match=r"died over game 5 \(of block 3\)"):
        play(plan(), Cursed(1))


def test_a_game_is_one_that_simulate_plays(tmp_path: Path) -> None:
    played(plan(players=3), tmp_path / "file")
    for line in lines_of(tmp_path / "file")[1:]:
        series = make_plan(ranked_bots.GAME, line["seats"], 99, 7, sources=True)
        again = SeatedBots(series).play(line["block"])
        assert line["points"] == again.points
        assert line["places"] == again.places
        assert line["sources"] == again.sources
        assert (line["decisions"], line["turns"]) == (again.decisions, again.turns)


def test_the_header_says_what_was_played_with_which_versions(tmp_path: Path) -> None:
    played(plan(options={"rounds": 2}, contest=Contest("careful", "timid", 0.1)), tmp_path / "file")
    header = lines_of(tmp_path / "file")[0]
    assert header["bots"] == THREE
    assert header["options"] == {"rounds": 2, "deal": "open"}
    assert header["contest"] == {"first": "careful", "second": "timid", "margin": 0.1, "above": 0.5}
    assert {"carrack", "rules", "identity", "seed", "games", "players"} <= set(header)
    assert read_plan(str(tmp_path / "file")).games == header["games"] == 12


def test_games_come_in_whole_rounds() -> None:
    assert plan(games=1).games == 6
    assert plan(THREE[:2], games=5).games == 6
    assert plan([*THREE, "rash"], players=3, games=1).games == 12


@pytest.mark.parametrize(
    ("bots", "players", "more", "message"),
    [
        ([], 2, {}, "no name"),
        (["careful", AUTOMATON], 2, {}, "by itself"),
        (["careful", "timid"], 1, {}, "2 to 4 players, not 1"),
        (["careful", "timid"], 2, {"contest": Contest("careful", "careful")}, "than itself"),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], players: int, more: dict[str, Any], message: str
) -> None:
    with pytest.raises((UnknownBot, ValueError), match=message):
        plan(bots, players, **more)


def test_a_bot_at_fault_is_named_and_what_was_played_is_kept(tmp_path: Path) -> None:
    asked = make_tournament(failing_bots.GAME, ["random", "stumble"], 2, 20)
    with pytest.raises(BotError, match="bot 'stumble' in seat 1 failed"):
        played(asked, tmp_path / "file")
    assert lines_of(tmp_path / "file")[0]["bots"] == ["random", "stumble"]


# --- the contest ---------------------------------------------------------------------------------


def test_a_contest_ends_as_soon_as_it_is_decided(tmp_path: Path) -> None:
    asked = plan(["careful", "random"], games=900, contest=Contest("random", "careful"))
    one = played(asked, tmp_path / "one")
    assert one.standings.verdict == "careful"
    assert 14 <= one.fresh < 900
    assert not one.interrupted
    again = played(asked, tmp_path / "one")
    assert (again.found, again.fresh) == (one.fresh, 0)
    contest = summary(one.standings)["contest"]
    assert contest["verdict"] == "careful"
    assert contest["high"] <= 0.5 < 1 - contest["score"]
    assert contest["blocks"] == one.fresh // 2


def test_a_contest_looks_at_its_own_two_among_many() -> None:
    asked = plan([*THREE, "rash"], games=2000, contest=Contest("careful", "rash"))
    done = play(asked, Pool(1))
    assert done.standings.verdict == "careful"
    duel = done.standings.duels["careful", "rash"]
    assert done.standings.wager.count == duel.before.count < done.standings.blocks


def test_equal_bots_are_equal_within_a_margin() -> None:
    even = Standings(
        plan(["careful", "timid"], games=400, contest=Contest("careful", "timid", 0.2))
    )
    for pairing in even.plan.pairings():
        seats = even.plan.named(pairing.seating)
        line = GameLine(pairing.number, pairing.block, seats, [3, 2], [1, 2], 1, 0, 1, [{}, {}])
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
    data = summary(play(plan(["rash", "timid", "careful"], games=300), Pool(1)).standings)
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
    data = summary(play(plan(["careful", "timid"], players=4, games=12), Pool(1)).standings)
    assert data["games"] == 12
    assert [row["games"] for row in data["standings"]] == [24, 24]
    assert sum(row["win_rate"]["value"] for row in data["standings"]) == pytest.approx(0.5)
    assert data["pairs"][0]["meetings"] == 48


def test_alone_the_automaton_is_a_side_and_bots_are_compared_on_equal_seeds(tmp_path: Path) -> None:
    asked = make_tournament(tiny_solo.GAME, ["careful", "random"], 1, 60, 3)
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
    alone = make_tournament(
        tiny_solo.GAME, ["careful"], 1, 3, 1, contest=Contest("careful", AUTOMATON)
    )
    assert alone.games == 3


# --- places that are shared ----------------------------------------------------------------------


def test_where_all_share_the_first_place_nobody_is_better(tmp_path: Path) -> None:
    """One round of The Dutch East Indies: nothing comes home, and turn order decides no more."""
    game = find_game("dutch-east-indies")
    asked = make_tournament(game, ["greedy", "random"], 2, 8, 1, {"rounds": 1})
    games, standings = lines_and_standings(asked, tmp_path / "file")
    assert all(game["places"] == [1, 1] for game in games)
    data = summary(standings)
    for row in data["standings"]:
        assert (row["win_rate"]["value"], row["mean_place"]) == (0.5, 1.0)
        assert row["rating"] == pytest.approx(data["standings"][0]["rating"], abs=0.5)
    assert data["pairs"][0]["before"]["value"] == 0.5
    totals = simulate(make_plan(game, ["random"] * 2, 8, options={"rounds": 1}))
    sides = [(side.wins, side.shared) for side in totals.sides]
    assert sides == [(0, 0), (0, 0)]  # nobody has won what a limit of rounds ended
