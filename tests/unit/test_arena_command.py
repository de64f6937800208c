"""`carrack arena`: what it prints, what it refuses, and the page it writes."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import pytest

from carrack.arena.reports.plots import VARIABLES
from carrack.arena.reports.tournament_page import report
from carrack.arena.tournament.running import play
from carrack.arena.tournament.tournament import Contest, make_tournament
from carrack.bots import STRENGTHS, listed_bots
from carrack.cli.arena import add_parsers, planned
from carrack.cli.main import main
from carrack.core.registry import find_game
from carrack.workers.pool import Pool
from support.bots import ranked_bots
from support.games import trainable

Captured = pytest.CaptureFixture[str]
BOTS = ("--bots", "careful,timid", "--workers", "1")


@pytest.fixture
def refused(refused: Callable[..., str]) -> Callable[..., str]:
    """Runs `carrack arena` so that it must be refused."""
    return partial(refused, "arena")


@pytest.fixture
def printed(printed: Callable[..., str]) -> Callable[..., str]:
    """Runs `carrack arena` so that it must succeed."""
    return partial(printed, "arena")


# --- the command ---------------------------------------------------------------------------------


def test_it_prints_standings_and_who_beats_whom(printed: Callable[..., str]) -> None:
    text = printed("crowd", *BOTS, "--games", "40", "--seed", "3")
    assert "Lanterns: 40 games of 2 players, seed 3" in text
    for words in (
        "careful",
        "timid",
        "rating",
        "20 blocks",
        "who finishes ahead of whom",
        "games/s",
    ):
        assert words in text


def test_without_bots_all_of_a_game_take_part_with_the_fewest_players(
    printed: Callable[..., str], capsys: Captured
) -> None:
    data = json.loads(printed("crowd", "--games", "1", "--json", "--workers", "1"))
    assert data["bots"] == ["careful", "timid", "rash", "random"]
    assert (data["players"], data["games"]) == (2, 8)


def test_without_bots_nobody_plays_twice_under_two_names() -> None:
    parser = argparse.ArgumentParser()
    add_parsers(parser.add_subparsers())
    plan = planned(parser.parse_args(["arena", "amerigo", "--games", "1"]))
    assert plan.bots == tuple(listed_bots(find_game("amerigo")))
    assert "helmsman" in plan.bots and "greedy" not in plan.bots


def test_more_games_than_asked_for_are_explained(capsys: Captured) -> None:
    assert main(["arena", "crowd", *BOTS, "--games", "3", "--json"]) == 0
    assert "carrack: 4 games, so that all bots sit equally often" in capsys.readouterr().err


def test_results_are_shown_again_as_they_were(printed: Callable[..., str], tmp_path: Path) -> None:
    file, page = str(tmp_path / "results.jsonl"), tmp_path / "page.html"
    argv = ("crowd", *BOTS, "--games", "20", "--results", file)
    first = json.loads(printed(*argv, "--json"))
    assert json.loads(printed("report", file, "--json")) == first
    assert "0 games played" in (again := printed(*argv))
    assert "(20 were there)" in again
    assert f"report: {page}" in printed("report", file, "--report", str(page))
    assert "careful" in page.read_text(encoding="utf-8")


def test_a_contest_is_printed(printed: Callable[..., str]) -> None:
    text = printed("crowd", "--bots", "careful,rash", "--games", "900", "--until", "careful,rash")
    assert "Contest: careful is better than rash" in " ".join(text.split())
    text = printed("crowd", *BOTS, "--games", "4", "--until", "careful,timid", "--margin", "0.01")
    assert "careful against timid is not decided" in " ".join(text.split())


def test_one_plays_against_all_others_from_every_seat(
    printed: Callable[..., str], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    asked = ("crowd", *BOTS, "--players", "3", "--games", "6", "--one-against-all")
    data = json.loads(printed(*asked, "--results", str(file), "--json"))
    assert [row["games"] for row in data["standings"] if row["bot"] == "careful"] == [6]
    assert json.loads(printed("report", str(file), "--json")) == data
    seats = [json.loads(line)["seats"] for line in file.read_text().splitlines()[1:]]
    assert sorted(row.index("careful") for row in seats) == [0, 0, 1, 1, 2, 2]
    assert all(row.count("timid") == 2 for row in seats)


def test_a_bot_climbs_the_ladder_of_strengths(printed: Callable[..., str], tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    asked = f"{trainable.GAME.name} --ladder random --games 2 --workers 1 --seed 4".split()
    lines = [json.loads(line) for line in printed(*asked, "--json").splitlines()]
    strengths = [line["contest"]["second"] for line in lines]
    assert strengths == list(STRENGTHS)
    assert "the ladder, seed 4" in printed(*asked, "--report", str(page))
    rows = page.read_text(encoding="utf-8").splitlines()[2:]
    assert [row.split(" | ")[2] for row in rows] == strengths


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["crowd", "--bots", "careful,carful"], "did you mean 'careful'"),
        (["crowd", "--bots", "careful"], "name two or more"),
        (["crowd", "--bots", "careful,,timid"], "a bot has no name"),
        (["crowd", "--bots", "careful,careful"], "named 2 times"),
        (["crowd", "--players", "7"], "2 to 4 players, not 7"),
        (["crowd", "--games", "0"], "too small"),
        (["crowd", "--until", "careful"], "name two bots"),
        (["crowd", "--until", "careful,nobody"], "nobody does not take part"),
        (["crowd", "--margin", "0.1"], "--margin needs --until"),
        (["crowd", "--above", "0.6"], "--above needs --until"),
        (["crowd", "--until", "careful,timid", "--above", "1"], "between 0 and 1, not 1.0"),
        (["crowd", "--one-against-all"], "name two bots"),
        (["crowd", "--ladder", "--bots", "careful"], "--bots cannot be combined with --ladder"),
        (["crowd", "--until", "careful,timid", "--margin", "0.7"], "below 0.5"),
        (["crowd", "--option", "rounds=99"], "from 1 to 9"),
        (["crowd", "more"], "'more' after the game"),
        (["crowed"], "did you mean 'crowd'"),
        (["report"], "name the results file"),
        (["report", "some.jsonl", "--games", "3"], "--games has no meaning after report"),
        (["report", "some.jsonl", "--report", "some.jsonl"], "the results are kept there"),
        (["crowd", "--results", "a", "--report", "./a"], "the results are kept there"),
        (["report", "no-such-file"], "no-such-file: No such file"),
        (["report", __file__], "holds no results of a tournament"),
        (["crowd", "--results", __file__], "holds no results of a tournament"),
        (["crowd", "--results", "/no/such/folder/file"], "No such file or directory"),
        (["crowd", "--report", "/no/such/folder/file"], "name a file in a folder that exists"),
        (["crowd", "--report", "/"], "name a file"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    argv: list[str], message: str, refused: Callable[..., str]
) -> None:
    assert message in refused(*argv)


def test_results_of_another_tournament_are_refused(
    printed: Callable[..., str], refused: Callable[..., str], tmp_path: Path
) -> None:
    file = str(tmp_path / "results.jsonl")
    printed("crowd", *BOTS, "--games", "4", "--results", file)
    argv = ("crowd", *BOTS, "--games", "4", "--results", file)
    assert "its seed 0, asked for 1" in refused(*argv, "--seed", "1")


def test_without_matplotlib_a_report_is_refused_with_what_to_install(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    page = tmp_path / "page.html"
    assert "pip install matplotlib" in refused("crowd", *BOTS, "--report", str(page))
    assert not page.exists()


# --- the page ------------------------------------------------------------------------------------


class Outline(HTMLParser):
    """What a page is made of; unbalanced elements are an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: set[str] = set()
        self.seen: Counter[str] = Counter()
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(tag, attrs)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def note(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name.endswith("href"):
                self.links.add(value or "")
            self.links.update(re.findall(r"url\((.*?)\)", value or ""))
            assert name != "src", "the page stands alone"


def test_the_page_stands_alone_and_hangs_together() -> None:
    pytest.importorskip("matplotlib")
    asked = make_tournament(
        ranked_bots.GAME,
        ["careful", "timid", "rash"],
        2,
        60,
        1,
        contest=Contest("timid", "careful"),
    )
    standings = play(asked, Pool(1)).standings
    text = report(standings)
    page = Outline(text)
    assert page.seen["script"] == page.seen["link"] == page.seen["img"] == 0
    assert page.seen["svg"] == 6
    assert page.seen["table"] == 3
    assert max(Counter(page.ids).values()) == 1
    assert {f"#{name}" for name in page.ids} >= page.links
    used = set(re.findall(r"var\((--[a-z0-9-]+)\)", text))
    defined = set(re.findall(r"(--[a-z0-9-]+):", text))
    assert used <= defined
    assert {"--bot-1", "--bot-2", "--bot-3", "--ink", "--faint", "--line"} <= used
    drawn = "".join(re.findall(r"<svg.*?</svg>", text, re.DOTALL))
    assert not any(colour in drawn for colour in VARIABLES), "a colour that would stay in the dark"
    assert text == report(standings)
    for words in ("timid", "careful", "rash", "--until timid,careful", "Plackett-Luce"):
        assert words in text


def test_names_cannot_break_the_page() -> None:
    pytest.importorskip("matplotlib")
    plan = make_tournament(ranked_bots.GAME, ["careful", "timid"], 2, 4, 1)
    standings = play(plan, Pool(1)).standings
    evil = "<b>&'\""
    for held in (standings.scores, standings.ratings.mu, standings.ratings.sigma):
        held[evil] = held.pop("timid")  # type: ignore[attr-defined]
    standings.duels = {("careful", evil): standings.duels["careful", "timid"]}
    for _, row in standings.course.points:
        row[evil] = row.pop("timid")
    assert "<b>&'" not in report(standings)
