"""Series of games: the same whatever way they are played, counted right, and ended cleanly."""

from __future__ import annotations

import signal
import statistics
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from carrack.arena.series.bench import Bench, measure
from carrack.arena.series.playing import Outcome, SeatedBots, SeriesPlan, make_plan
from carrack.arena.series.simulate import simulate
from carrack.arena.series.totals import Series, Totals
from carrack.core.chance import Chance
from carrack.core.match import Replay
from carrack.core.record import read_record
from support.games import tiny, tiny_solo

MIXED = ["careful", "random", "careful"]


def plan(bots: list[str] | None = None, games: int = 12, **more: Any) -> SeriesPlan:
    return make_plan(tiny.GAME, MIXED if bots is None else bots, games, seed=7, **more)


def figures(totals: Totals) -> dict[str, Any]:
    """What a series came to, but for the time it took and what was only asked for once."""
    data = totals.to_json()
    del data["seconds"]
    for seat in data["seats"]:
        seat.pop("sources", None)
    return data


@pytest.mark.parametrize("bots", [MIXED, ["random", "random"]])
def test_records_and_sources_change_nothing_in_the_games(bots: list[str], tmp_path: Path) -> None:
    plain = figures(simulate(plan(bots)))
    assert figures(simulate(plan(bots, sources=True))) == plain
    assert figures(simulate(plan(bots, records=str(tmp_path)))) == plain
    assert figures(simulate(plan(bots, records=str(tmp_path), sources=True))) == plain


def test_game_n_is_the_same_in_every_series_with_its_seed() -> None:
    alone = SeatedBots(plan()).play(5)
    seating = SeatedBots(plan(games=999))
    outcomes = [seating.play(number) for number in range(1, 7)]
    assert outcomes[4].points == alone.points
    assert len({tuple(outcome.points) for outcome in outcomes}) > 1


def test_processor_time_is_reported_by_seat_and_turn_of_the_bots_that_think() -> None:
    outcome = SeatedBots(make_plan(tiny.GAME, ["careful", "random"], 1, 7)).play(1)
    careful, by_chance = outcome.thought
    assert len(careful) == outcome.turns // 2, "a choice in every turn"
    assert all(spent >= 0 for spent in careful)
    assert by_chance == []


def test_other_seeds_give_other_games() -> None:
    other = make_plan(tiny.GAME, MIXED, 12, seed=8)
    assert figures(simulate(other))["seats"] != figures(simulate(plan()))["seats"]


def test_totals_are_what_the_games_came_to() -> None:
    seating = SeatedBots(plan(sources=True))
    outcomes = [seating.play(number) for number in range(1, 13)]
    data = simulate(plan(sources=True)).to_json()
    for seat in range(3):
        points = [outcome.points[seat] for outcome in outcomes]
        row = data["seats"][seat]
        assert row["mean_points"] == pytest.approx(statistics.mean(points), abs=1e-3)
        assert row["spread_points"] == pytest.approx(statistics.stdev(points), abs=1e-3)
        assert (row["least_points"], row["most_points"]) == (min(points), max(points))
        assert sum(row["sources"].values()) == pytest.approx(row["mean_points"], abs=1e-2)
    assert data["decisions"] == sum(outcome.decisions for outcome in outcomes)
    assert data["forced"] == sum(outcome.forced for outcome in outcomes) > 0
    assert data["mean_turns"] == 12
    first = sum(seat["wins"] for seat in data["seats"])
    shared = sum(1 for outcome in outcomes if outcome.places.count(1) > 1)
    assert first + shared == 12


def test_a_shared_first_place_is_no_win() -> None:
    totals = Totals(plan())
    totals.add(Outcome([9, 9, 3], [1, 1, 3], 10, 2, 12, 0.1, [{}, {}, {}]))
    totals.add(Outcome([4, 9, 3], [2, 1, 3], 10, 2, 12, 0.1, [{}, {}, {}]))
    totals.add(Outcome([5, 4, 4], [1, 2, 2], 10, 2, 12, 0.1, [{}, {}, {}], cut=True))
    assert [(seat.wins, seat.shared) for seat in totals.sides] == [(0, 1), (1, 1), (0, 0)]
    assert (totals.cut, totals.winning.count) == (1, 2), "nobody has won at a limit"


def test_an_automaton_is_a_side_of_its_own_in_totals_and_sources(tmp_path: Path) -> None:
    alone = make_plan(tiny_solo.GAME, ["careful"], 30, 1, sources=True)
    seating = SeatedBots(alone)
    outcomes = [seating.play(number) for number in range(1, 31)]
    data = simulate(alone).to_json()
    assert [(seat["kind"], seat["bot"]) for seat in data["seats"]] == [
        ("bot", "careful"),
        ("automaton", ""),
    ]
    assert sum(seat["wins"] for seat in data["seats"]) + data["seats"][0]["shared_wins"] == 30
    assert data["seats"][1]["wins"] == sum(o.places == [2, 1] for o in outcomes) > 0
    for side, row in enumerate(data["seats"]):
        mean = statistics.mean(outcome.points[side] for outcome in outcomes)
        assert row["mean_points"] == pytest.approx(mean, abs=1e-3)
        assert row["sources"]["climb"] == pytest.approx(mean, abs=1e-3)  # the opening counts too
    recorded = make_plan(tiny_solo.GAME, ["careful"], 30, 1, sources=True, records=str(tmp_path))
    assert figures(simulate(recorded)) == figures(simulate(alone))
    for path in tmp_path.iterdir():
        record = read_record(path.read_text(encoding="utf-8").splitlines())
        assert Replay(tiny_solo.GAME, record).run().over


def test_a_row_of_one_number_has_no_spread() -> None:
    series = Series()
    assert (series.mean, series.spread) == (0, 0)
    series.add(-4)
    assert (series.mean, series.spread, series.least, series.most) == (-4, 0, -4, -4)


def test_options_reach_the_game() -> None:
    short = simulate(plan(options={"rounds": 1})).to_json()
    assert short["mean_turns"] == 3
    assert short["options"]["rounds"] == 1


@pytest.mark.parametrize(
    ("bots", "more", "message"),
    [
        (["random"], {}, "2 to 4 players, not 1"),
        (["random"] * 5, {}, "2 to 4 players, not 5"),
        (["random"] * 2, {"options": {"rounds": 99}}, "from 1 to 9, not “99”"),
        (["random"] * 2, {"games": 0}, "at least one game"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    bots: list[str], more: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        plan(bots, **more)


def test_a_second_ctrl_c_ends_at_once() -> None:
    def hit(games: int) -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        simulate(plan(games=5000), progress=hit)


def test_a_series_may_be_played_in_any_thread() -> None:
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(simulate, plan()).result().games == 12


def test_the_bench_measures_what_is_played() -> None:
    speed = measure(tiny.GAME, 3, games=5, repeats=3)
    assert speed.moves_per_game > speed.decisions_per_game > 12
    ratio = speed.moves_per_second / speed.games_per_second
    assert ratio == pytest.approx(speed.moves_per_game)
    assert speed.copies_per_second > 0


def test_the_bench_plays_each_game_set_up_anew_or_all_from_one_position() -> None:
    new, same = Bench(tiny_solo.Lamps(), 1), Bench(tiny_solo.Lamps(), 1, one_map=True)
    assert new.start is None
    assert same.start is not None
    before = same.game.to_json(same.start)
    timed = same.games(0, 3)
    assert timed.games == 3
    assert timed.moves >= timed.count.decisions > 0
    assert timed.seconds == timed.setup + timed.play
    assert same.game.to_json(same.start) == before, "games are played on copies"


def test_the_bench_plays_with_the_options_that_end_a_game_soon() -> None:
    class Endless(tiny_solo.Lamps):
        def setup(
            self, players: int, options: dict[str, Any], chance: Chance
        ) -> tiny_solo.LampsState:
            assert options["rounds"] == 6, "only a limit ends this game"
            return super().setup(players, options, chance)

    assert measure(Endless(), 1, games=2, repeats=1).moves_per_game > 12
