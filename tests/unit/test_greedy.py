"""The opponent `greedy`: legal, repeatable, blind to what lies face down, and good enough."""

from __future__ import annotations

from carrack.core.chance import Seeded
from carrack.core.game import OVER, checked_options
from carrack.core.playout import Dice
from carrack.games.amerigo.bots.greedy import planned
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.game import GAME
from carrack.games.amerigo.moves import CHOOSE_ACTION
from carrack.games.amerigo.state import Amerigo


def start(players: int, seed: int) -> tuple[Amerigo, Seeded]:
    chance = Seeded(seed)
    return GAME.setup(players, checked_options(GAME, players, {}), chance), chance


def play_greedy(players: int, seed: int) -> tuple[Amerigo, set[int]]:
    """A finished game of `greedy` alone, and the colours that were chosen."""
    s, chance = start(players, seed)
    colours: set[int] = set()
    while s.seat != OVER:
        move = planned(s)
        if move.kind == CHOOSE_ACTION:
            colours.add(move.value)
        GAME.apply(s, move, chance)
    return s, colours


def beats_random(seed: int) -> bool:
    """Whether `greedy` wins a two-player game; the seats change from game to game."""
    s, chance = start(2, seed)
    dice, decision, seat = Dice(seed, 2), 0, seed % 2
    while s.seat != OVER:
        decision += 1
        stream = dice.at(s.seat, decision)
        move = planned(s) if s.seat == seat else GAME.legal(s).sample(stream)
        GAME.apply(s, move, chance)
    return GAME.result(s).places[seat] == 1


# --- what a bot promises -------------------------------------------------------------------------


def test_what_it_remembers_of_a_map_does_not_change_its_moves() -> None:
    first, _ = play_greedy(2, 3)
    for seed in range(4, 7):
        play_greedy(2, seed)
    again, _ = play_greedy(2, 3)
    assert GAME.to_json(again) == GAME.to_json(first)


# --- what it thinks of ---------------------------------------------------------------------------


# --- how well it plays ---------------------------------------------------------------------------


def test_it_beats_random_play() -> None:
    assert sum(beats_random(seed) for seed in range(12)) >= 11


def test_games_of_three_look_like_real_ones() -> None:
    best: list[int] = []
    posts = land = built = 0
    colours: set[int] = set()
    for seed in range(10):
        s, chosen = play_greedy(3, 100 + seed)
        best.append(max(s.points))
        posts += len(s.posts)
        land += sum(len(island.squares) for island in s.world.islands)
        built += sum(len(i.squares) - s.free[i.number].bit_count() for i in s.world.islands)
        colours |= chosen
    assert 100 <= sum(best) / len(best) <= 180
    assert 5.0 <= posts / 30 <= 9.0
    assert built / land >= 0.65
    assert colours == set(range(len(COLOUR_NAMES)))
