"""How long a tournament takes is estimated before it begins, from turns that were measured."""

from __future__ import annotations

import re
from itertools import chain, count, repeat

import pytest

from carrack.arena.tournament import estimate
from carrack.arena.tournament.estimate import estimated
from carrack.arena.tournament.tournament import Tournament, make_tournament
from carrack.bots import Bot
from carrack.cli.main import main
from support.games import tiny, tiny_solo

BOTS = ["careful", "random"]


def tournament(games: int, bots: list[str] | None = None) -> Tournament:
    return make_tournament(tiny.GAME, bots or BOTS, 2, games)


class Ticking:
    """A clock by which every look takes a thousandth of a second."""

    def __init__(self) -> None:
        self.ticks = count()

    def __call__(self) -> float:
        return next(self.ticks) / 1000


def test_twice_as_many_games_take_twice_as_long() -> None:
    few, many = (estimated(tournament(games), Ticking()) for games in (10, 20))
    assert few > 0
    assert many == pytest.approx(2 * few)


def test_a_bot_that_takes_long_makes_it_long_and_is_not_measured_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Ticking()
    made = estimate.make_bot
    asked = []

    class Slow(Bot):
        def decide(self, handle, stream):  # type: ignore[no-untyped-def]
            asked.append(handle.seat)
            for _ in range(1000):
                clock()
            return handle.legal().sample(stream)

    bots = chain([made(tiny.GAME, "careful")], repeat(Slow("slow")))  # first who plays to look
    monkeypatch.setattr(estimate, "make_bot", lambda *_: next(bots))
    slow = estimated(tournament(10), clock)
    assert len(asked) <= 2 * (estimate.PATIENCE + 1)
    monkeypatch.setattr(estimate, "make_bot", made)
    assert slow > 100 * estimated(tournament(10), Ticking())


@pytest.mark.parametrize("results", [False, True])
def test_without_bots_it_is_said_before_it_begins_who_plays_and_how_long(
    results: bool, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", tiny_solo.GAME.name, "--games", "2", "--workers", "1", "--json"]
    if results:
        asked += ["--results", str(tmp_path_factory.mktemp("arena") / "results.jsonl")]
    assert main(asked) == 0
    first, second, *_ = capsys.readouterr().err.splitlines()[-2:]
    assert "take part (--bots names others)" in first
    assert re.search("games, about .+ on one core$", second)


def test_who_names_the_bots_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tiny", "--bots", "careful,random", "--games", "2", "--json"]) == 0
    assert "about" not in capsys.readouterr().err
