"""The games to play: how many seats, who sits in them, from which seed."""

from __future__ import annotations

from dataclasses import dataclass
from math import lcm
from typing import Any

from carrack.bots.learning.settings import TrainingSettings
from carrack.core.chance import Seeded, Stream, derived_seed
from carrack.core.game import Game
from carrack.core.knowledge import knowledge_of

MILLION = 1_000_000


@dataclass(frozen=True)
class GameSpec:
    """Everything that a game depends on beside the network, as plain data to send to workers.

    `advised` are the seats that follow the game's advice; the network plays the others. `styles`
    gives by seat the other style of the game in which an advised one plays (`Knowledge.styles`); 0,
    or no entry, is the advice. `explore` is how many of a million turns begin with a random line.
    """

    seed: int
    players: int
    advised: tuple[int, ...]
    explore: int
    styles: tuple[int, ...] = ()

    def style(self, seat: int) -> int:
        """The style of an advised seat."""
        return self.styles[seat] if self.styles else 0


def imitated(settings: TrainingSettings, number: int) -> bool:
    """Whether game `number`, counted from 1, is one of the first, which advice alone plays.

    Those of the first round always are: there is no network yet.
    """
    return number <= max(settings.imitation_games, settings.games_per_round)


def lesson(game: Game[Any], settings: TrainingSettings, number: int) -> GameSpec:
    """Game `number` of a training, which depends only on the settings and the number."""
    seed = derived_seed(settings.seed, number)
    stream = Seeded(seed).stream("seats")
    players = _players(game, settings.players, stream)
    if imitated(settings, number):
        seats, explore = tuple(range(players)), settings.exploration
    else:
        seats = _advised(players, settings.imitation_opponents, stream)
        explore = settings.explore_after(number)
    styles = _styles(knowledge_of(game).styles(), players, settings.styled_opponents, stream)
    return GameSpec(seed, players, seats, round(explore * MILLION), styles)


def _styles(count: int, players: int, share: float, stream: Stream) -> tuple[int, ...]:
    """A style for each seat, should it be advised: for a share of them one of `count` others."""
    if not count:
        return ()
    drawn = [(stream.below(MILLION), stream.below(count)) for _ in range(players)]
    return tuple(1 + style if luck < share * MILLION else 0 for luck, style in drawn)


def _players(game: Game[Any], choices: tuple[int, ...], stream: Stream) -> int:
    """One of the numbers of players, smaller ones more often so that all take the same time."""
    sides = [game.sides(players) for players in choices]
    whole = lcm(*sides)
    left = stream.below(sum(whole // side for side in sides))
    for players, side in zip(choices, sides, strict=True):
        left -= whole // side
        if left < 0:
            return players
    raise AssertionError("the shares add up to all")


def _advised(players: int, share: float, stream: Stream) -> tuple[int, ...]:
    """The seats that follow the advice in a game: mostly none, and never all."""
    if players == 1 or stream.below(MILLION) >= share * MILLION:
        return ()
    many = 1 + stream.below(players - 1)
    return tuple(sorted(stream.shuffled(players)[:many]))


def tests(settings: TrainingSettings) -> list[list[GameSpec]]:
    """The games of a test, in blocks: the same chance with the network in every seat.

    They have the fewest players of the training, but two if that is among them; the others follow
    the advice. A single player plays against the automaton. Every test has the same games.
    """
    several = [players for players in settings.players if players > 1]
    players = min(several or settings.players)
    return [
        [_test(settings, block, players, seat) for seat in range(players)]
        for block in range(-(-settings.eval_games // players))
    ]


def _test(settings: TrainingSettings, block: int, players: int, seat: int) -> GameSpec:
    others = tuple(other for other in range(players) if other != seat)
    return GameSpec(derived_seed(settings.seed, -1 - block), players, others, 0)
