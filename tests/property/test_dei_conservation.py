"""Whole random games of The Dutch East Indies: the box stays whole, and every game ends.

Three manners of play take turns, since uniform moves alone seldom come to trades and fights: one
game in three is uniform over the legal moves, the others over the verbs (sail, load, look, ...),
so that turns are long; and one in twenty-four follows `greedy` three times in four, which comes to
victories. Every other game has a strict supply, and in all of them the other seats now and then
load at home out of turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.game import OVER, checked_options
from carrack.games.dutch_east_indies.chapters.winning import wanted_points
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from carrack.testing.walks import WalkPosition, how_many
from support.games.dei_busy_games import BUSY, KEEN, UNIFORM, Player, check_spot
from support.games.dei_invariants import check_position

GAMES = how_many(16, 10_000)
ROUNDS = {UNIFORM: 12, BUSY: 12, KEEN: 50}
COMMANDING = 6  # one decision in so many lets the other seats load at home


def manner_of(seed: int) -> str:
    """How a game is played."""
    if seed % 24 == 10:
        return KEEN
    return UNIFORM if seed % 3 == 0 else BUSY


def new_game(seed: int, players: int) -> Dei:
    """A game on the chart for that number of players; the supply is strict in every other one."""
    options = {"rounds": ROUNDS[manner_of(seed)], "supply": ("free", "strict")[seed % 2]}
    return GAME.setup(players, checked_options(GAME, players, options), Seeded(seed))


def commanded(s: Dei, stream: Stream) -> bool:
    """Now and then another seat loads or unloads at home, if it can (DEI-CARGO-2)."""
    seat = stream.below(s.players * COMMANDING)
    if seat >= s.players:
        return False
    commands = GAME.commands(s, seat)
    if commands:
        GAME.command(s, seat, commands[stream.below(len(commands))])
    return bool(commands)


def steps(s: Dei, player: Player, chance: Chance) -> Iterator[str]:
    """Plays in place, step by step: the verb of what was played."""
    while s.seat != OVER:
        if commanded(s, player.stream):
            yield "command"
        else:
            move = player.move(s)
            GAME.apply(s, move, chance)
            yield move.notation.split()[0]


def play_checked(seed: int, players: int, every: int, counts: Counter[str]) -> Dei:
    """A game whose positions are all checked, one in `every` with copy, JSON, views, imagination.

    Adds what was played to `counts`.
    """
    s, player = new_game(seed, players), Player(seed, manner_of(seed))
    scored = [0] * players
    check_position(s)
    s.events = []
    for number, verb in enumerate(steps(s, player, Seeded(seed))):
        counts[verb] += 1
        for event in s.events or []:
            if "points" in event.data:
                scored[event.seat] += event.data["points"]
        s.events = []
        assert scored == [wanted_points(s, seat) for seat in range(players)], "untold points"
        check_position(s)
        if number % every == seed % every and s.seat != OVER:
            s.events = None
            check_spot(WalkPosition(GAME, s, players, seed, number, player.stream))
            s.events = []
    return s


def play_many(games: range, players: int, every: int) -> Counter[str]:
    """Many games; what was played in them, and how they ended."""
    counts: Counter[str] = Counter()
    for seed in games:
        s = play_checked(seed, players, every, counts)
        counts["won" if s.winner >= 0 else "time up"] += 1
        assert s.winner >= 0 or s.turn == s.world.rounds * players
    return counts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_keep_the_box_whole(players: int) -> None:
    counts = play_many(range(GAMES), players, every=how_many(60, 200))
    assert counts["won"] + counts["time up"] == GAMES
    for verb in ("sail", "load", "command", "look", "accept", "refuse", "lower", "end"):
        assert counts[verb] > GAMES // 20, counts
