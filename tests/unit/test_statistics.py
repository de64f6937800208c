"""`carrack statistics`: what is counted is what was played, and the page says it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carrack.arena.reports.statistics_page import page, seats
from carrack.arena.series.playing import SeriesPlan, make_plan
from carrack.arena.series.simulate import simulate
from carrack.arena.series.statistics import (
    Habit,
    Habits,
    Statistics,
    survey,
)
from carrack.arena.series.survey import Survey, kind_of
from carrack.cli.main import main
from carrack.core.registry import find_game
from carrack.workers.pool import Pool
from support.games import (
    tiny,
    tiny_solo,  # noqa: F401 registers the game
)

GAMES = 60


def plan_of(name: str, players: int, bot: str = "careful", games: int = GAMES) -> SeriesPlan:
    game = find_game(name)
    return make_plan(game, [bot] * players, games, 4, dict(game.quick_options()), sources=True)


def watched(name: str, players: int, bot: str = "careful", games: int = GAMES) -> Statistics:
    return survey(plan_of(name, players, bot, games), Pool(1), lambda games: None)


# --- what is counted -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [("tiny", 3), ("lamps", 1), ("amerigo", 2)])
def test_it_counts_what_a_simulation_counts(name: str, players: int) -> None:
    bot = "greedy" if name == "amerigo" else "careful"
    games = 2 if name == "amerigo" else GAMES
    totals = simulate(plan_of(name, players, bot, games))
    seen = watched(name, players, bot, games)
    assert seen.games == totals.games == games
    for side, blocks in zip(totals.sides, seen.points, strict=True):
        assert blocks.mean == pytest.approx(side.points.mean)
    assert sum(seen.choices.values()) == games
    assert (seen.shared > 0) == (sum([side.shared for side in totals.sides]) > 0)
    for source, habit in seen.sources.named.items():
        scored = [side.sources.get(source, 0) for side in totals.sides[:players]]
        assert habit.all.amount == sum(scored)
        assert habit.first.amount + habit.others.amount == habit.all.amount


def test_every_game_is_won_once_and_in_every_order() -> None:
    seen = watched("tiny", 3)
    assert sum([blocks.amount for blocks in seen.wins]) == pytest.approx(GAMES)
    assert sum([blocks.amount for blocks in seen.places]) == pytest.approx(GAMES)
    assert not seen.turn_order_matters(), "seat 0 always begins"
    assert sum(seen.scores.values()) == 3 * GAMES


def test_a_game_that_a_limit_ended_is_won_by_nobody() -> None:
    game = find_game("dutch-east-indies")
    plan = make_plan(game, ["random"] * 3, 2, 3, {"rounds": 1}, sources=True)
    seen = survey(plan, Pool(1), lambda games: None)
    assert (seen.cut, seen.shared, seen.even, sum(seen.leads.values())) == (2, 0, 0, 0)
    assert sum([blocks.amount for blocks in (*seen.wins, *seen.places)]) == 0
    assert ["won by nobody", "100.0 %"] in seats([seen])


def test_moves_are_counted_by_the_first_word_of_their_notation() -> None:
    assert kind_of(tiny.MOVES[3]) == "card"
    seen = watched("tiny", 2)
    rounds = seen.plan.options["rounds"]
    assert seen.made.named["end"].all.mean == rounds
    assert set(seen.made.named) <= {"throw", "card", "end"}
    for kind in seen.made.named:
        assert 0 <= seen.taken[kind] <= seen.offered[kind]
        assert seen.taken[kind] <= seen.made.named[kind].all.amount
    assert sum(seen.taken.values()) < sum(seen.offered.values())
    assert seen.made.named["throw"].all.mean == rounds, "careful throws once a turn"
    assert seen.chosen("look") == 0, "and never looks"
    assert 0 < (seen.chosen("throw") or 0) < 1


def test_watching_one_game_tells_who_began_and_what_happened() -> None:
    game = Survey(plan_of("tiny", 2)).prepare()(5)
    assert game.opener == 0
    assert game.events["scored"] >= 1
    throws = sum([row.get("throw", 0) for row in game.made])
    assert game.events["threw"] == throws > 0


def test_what_happened_before_the_first_decision_is_counted() -> None:
    game = Survey(plan_of("amerigo", 2, "random")).prepare()(0)
    assert game.events["thrown"] + game.events.get("skipped", 0) == 5 * 7, "rounds and colours"


def test_a_habit_that_shows_late_was_nothing_before() -> None:
    habits = Habits()
    habits.add([{"a": 1}, {"a": 3}], [True, False])
    habits.add([{"a": 1}, {"a": 3, "b": 4}], [False, True])
    late = habits.named["b"]
    assert late.all.count == 2
    assert late.all.mean == 1.0
    assert (late.first.mean, late.others.mean, late.lead) == (2.0, 0.0, 2.0)
    assert habits.named["a"].lead == 0.0
    assert habits.ordered() == ["a", "b"]


def test_a_lead_needs_winners_and_others() -> None:
    alone = Habit()
    alone.add([5], [True])
    assert alone.lead is None
    alone.add([3], [False])
    assert alone.lead == 2.0


# --- the command ---------------------------------------------------------------------------------


def run(*words: str) -> int:
    return main(["statistics", *words, "--workers", "1"])


def test_a_page_has_its_pictures_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    path = tmp_path / "lamps.md"
    assert run("lamps", "--games", "30", "--option", "rounds=6", "--page", str(path)) == 0
    text = path.read_text(encoding="utf-8")
    assert "| 1 player + automaton | 2 players | 3 players |" in text
    pictures = re.findall(r"\]\((images/.+?\.png)\)", text)
    assert len(pictures) == 4
    for picture in pictures:
        assert (tmp_path / picture).read_bytes().startswith(b"\x89PNG")
    assert "of 90 games" in capsys.readouterr().out
    again = tmp_path / "images" / "lamps-moves.png"
    before = again.read_bytes()
    assert run("lamps", "--games", "30", "--option", "rounds=6", "--page", str(path)) == 0
    assert again.read_bytes() == before, "pictures of the same figures differ"


def test_every_part_of_the_page_has_figures() -> None:
    samples = [watched("lamps", players) for players in (1, 2)]
    text = page(find_game("lamps"), samples, "carrack statistics lamps")
    assert "the automaton, wins" in text
    assert "seat 2, wins | – |" in text, "an automaton has no seat"
    assert "seat 2, points | – |" in text
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    assert [len(re.findall(r"^\| .*\d", part, re.MULTILINE)) > 1 for part in parts] == [True] * 5
    assert "![" not in text, "nobody has drawn pictures"


def test_sources_are_called_as_the_game_calls_them() -> None:
    text = page(find_game("amerigo"), [watched("amerigo", 2, "random", 3)], "")
    assert "| Gold at the end |" in text
    assert "| gold |" not in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tinny"], "did you mean 'tiny'"),
        (["tiny", "--bots", "carefull"], "did you mean 'careful'"),
        (["tiny", "--bots", "careful,random"], "all seats have the same bot here; name one"),
        (["tiny", "--players", "9"], "2 to 4 players, not 9"),
        (["tiny", "--option", "rouds=3"], "no option “rouds”"),
        (["tiny", "--page", "page.html"], "name it page.md"),
        (["tiny", "--page", "folder.md"], "this is a folder"),
    ],
)
def test_a_mistake_is_answered_by_what_would_be_right(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.md").mkdir()
    assert run(*words) == 2
    assert said in capsys.readouterr().err
