"""Which games are played: how many seats, who sits in them, from which seed."""

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
    """All that a game depends on beside the network: plain data, as sent to workers.

    `advised` are the seats that follow the game's advice; the network plays the others. Of those,
    `styles` tells by seat which play in another style of the game (`Knowledge.styles`); 0, and
    nothing said, is the advice. `explore` is how many of a million turns begin with a line taken by
    chance.
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
    """Whether game `number`, counted from 1, is one of the first ones, all played by advice.

    Those of the first round always are: there is no network yet.
    """
    return number <= max(settings.imitation_games, settings.games_per_round)


def lesson(game: Game[Any], settings: TrainingSettings, number: int) -> GameSpec:
    """Game `number` of a training: it depends on the settings and the number alone."""
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
    """A style for each seat, should it be advised: for a share of them one of this many others."""
    if not count:
        return ()
    drawn = [(stream.below(MILLION), stream.below(count)) for _ in range(players)]
    return tuple(1 + style if luck < share * MILLION else 0 for luck, style in drawn)


def _players(game: Game[Any], choices: tuple[int, ...], stream: Stream) -> int:
    """One of the numbers of players: the smaller ones more often, so that all take as long."""
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

    Of as few players as there are in the training, but two if it has any; the others follow the
    advice. Alone it plays against the automaton. They are the same in every test.
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
