"""Luck is as often good as bad, whoever judges; it never depends on what the judge cannot see."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from carrack.analysis.fortune import Fortunes
from carrack.bots import Assessment, Bot
from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.game import OVER, Game, canonical
from carrack.core.match import Match, new_header
from carrack.core.reel import Reel
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle
from carrack.testing.secrecy import Exchanged, hidden_shuffles
from carrack.testing.walks import Wanderer, options_of
from support.bots.luck_series import GLANCE, Series, pooled, report

STRENGTHS = ["deckhand", "helmsman", "navigator", "admiral"]
THUMB = "greedy"
SEED = 16
MOST, MOST_OF_ALL = 4.5, 3.0
"""The standard errors that a mean may be away from zero: one of many, and all as one."""

both = pytest.mark.parametrize("name", ["amerigo", "dutch-east-indies"])


def check(series: list[Series]) -> None:
    """No mean is far from zero, and none is near enough only because there are few games."""
    print(report(series))
    for one in series:
        for name, sums in one.counted().items():
            assert abs(sums.errors) < MOST, f"{one.game} {one.players} {one.bot}: {name}"
    for name, sums in pooled(series).items():
        assert abs(sums.errors) < MOST_OF_ALL, name


@both
def test_a_few_games_have_as_much_good_luck_as_bad(name: str) -> None:
    series = Series(name, 2, THUMB, GLANCE)
    options = {"rounds": 5} if name == "dutch-east-indies" else {}
    series.play(range(1, 21), SEED, 2, options)
    assert len(series.counted()) >= 5
    check([series])


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 4])
@both
def test_thousands_of_games_of_the_rule_of_thumb_have_as_much_good_luck_as_bad(
    name: str, players: int
) -> None:
    series = Series(name, players, THUMB, GLANCE)
    series.play(range(1, 2001), SEED, 2, {})
    check([series])


@pytest.mark.thorough
@pytest.mark.parametrize("bot", STRENGTHS)
@both
def test_games_of_every_strength_have_as_much_good_luck_as_bad(name: str, bot: str) -> None:
    """Judged as analyses are judged."""
    series = [Series(name, players, bot) for players in (2, 4)]
    for one in series:
        one.play(range(1, 201), SEED, 2, {})
    check(series)


# --- what a seat cannot see ----------------------------------------------------------------------


class Discerning(Bot):
    """Gives another value if anything is different that the deciding seat may know."""

    def __init__(self) -> None:
        super().__init__("discerning")

    def assess(self, handle: SeatHandle, stream: Stream) -> Assessment:
        seen = canonical([handle.view(), [move.notation for move in handle.legal()]])
        digest = hashlib.blake2b(seen.encode(), digest_size=8).digest()
        wins = tuple(byte / 255 for byte in digest[: handle.view()["players"]])
        return Assessment(self.name, handle.seat, (), wins, wins)


class Twin:
    """A game of a seed, or the same but for two things that have changed places face down."""

    def __init__(self, game: Game[Any], players: int, chance: Chance) -> None:
        header = new_header(game, players, options_of(game, players), [{} for _ in range(players)])
        self.match = Match(game, header, chance)

    def play(self, notation: str) -> bool:
        """Plays a move; False where it may not be played."""
        match = self.match
        if notation not in [move.notation for move in match.game.legal(match.state)]:
            return False
        match.play(match.state.seat, match.game.read_move(match.state, notation))
        return True

    def seen(self, seat: int) -> str:
        return canonical(self.match.game.view(self.match.state, seat))

    def luck(self, until: int) -> list[dict[str, Any]]:
        """What each step brought each seat, up to a step."""
        reel = Reel(self.match.game, self.match.header, self.match.entries)
        fortunes = Fortunes(self.match.game, reel, Discerning(), 2)
        found = []
        for seq in range(1, until + 1):
            event = fortunes.event(seq, last=False)
            parts = event.parts if event is not None else []
            found.append({part.what: part.gains for part in parts})
        return found


def compared(game: Game[Any], players: int, seed: int, most: int) -> int:
    """Plays twins and compares the luck of seats that saw the same; gives how often."""
    draws = hidden_shuffles(game, players, seed)
    draw = draws[seed % len(draws)]
    real = Twin(game, players, Seeded(seed))
    other = Twin(game, players, Exchanged(seed, draw, Stream(seed + 1)))
    wanderer = Wanderer(game, seed)
    alike = {seat: 0 for seat in range(players) if real.seen(seat) == other.seen(seat)}
    steps = 0
    while real.match.state.seat != OVER and steps < most:
        move = wanderer.move(real.match.state).notation
        if real.match.state.seat != other.match.state.seat or not other.play(move):
            break
        real.play(move)
        steps += 1
        for seat, last in list(alike.items()):
            if last == steps - 1 and real.seen(seat) == other.seen(seat):
                alike[seat] = steps
    count = 0
    mine, theirs = (twin.luck(max(alike.values(), default=0)) for twin in (real, other))
    for seat, last in alike.items():
        for step in range(last):
            gains = [_gains(each[step], seat) for each in (mine, theirs)]
            assert gains[0] == gains[1], f"step {step + 1}, seat {seat}, seed {seed}"
            count += len(gains[0])
    return count


def _gains(parts: dict[str, Any], seat: int) -> dict[str, Any]:
    return {what: gains[seat] for what, gains in parts.items() if seat in gains}


@pytest.mark.parametrize(
    ("name", "players"), [("amerigo", 2), ("dutch-east-indies", 2), ("dutch-east-indies", 3)]
)
def test_the_luck_of_a_seat_does_not_hang_on_what_it_could_not_see(name: str, players: int) -> None:
    game = find_game(name)
    assert sum(compared(game, players, seed, 100) for seed in range(2)) > 10
