"""What measurements of bots have in common: their arguments, and games played to the end."""

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from carrack.bots import RANDOM, make_bot
from carrack.bots.bot_game import BotGame
from carrack.core.events import Event
from carrack.core.game import Game, Move, checked_options
from carrack.workers.pool import Pool
from carrack.workers.work import Each


def arguments(text: str | None, players: int) -> argparse.ArgumentParser:
    """The arguments of a measurement of `greedy`; `text` is the module's, `players` the default."""
    parser = argparse.ArgumentParser(
        description=(text or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument("--players", type=int, default=players)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--against", choices=["random"], help="who sits in the other seats")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def names_of(players: int, seats: list[int]) -> list[str]:
    """`greedy` in some seats, chance in the others."""
    return ["greedy" if seat in seats else RANDOM for seat in range(players)]


def measured_seats(options: argparse.Namespace, number: int) -> list[int]:
    """The seats that `greedy` plays in a game: all, or against others one after the other."""
    return [number % options.players] if options.against else list(range(options.players))


class Noted(BotGame):
    """A game between bots, with all that happened and every choice among moves as (seat, move)."""

    listens = True

    def __init__(
        self, game: Game[Any], names: Sequence[str], options: dict[str, Any], seed: int
    ) -> None:
        bots = [make_bot(game, name) for name in names]
        super().__init__(game, len(names), checked_options(game, len(names), options), seed, bots)
        self.events: list[Event] = []
        self.choices: list[tuple[int, Move]] = []

    def on_events(self, events: list[Event]) -> None:
        self.events += events

    def chosen(self) -> Move:
        """The move of the seat that decides; it is kept if there was another."""
        decisions = self.count.decisions
        move = super().chosen()
        if self.count.decisions > decisions:
            self.choices.append((self.state.seat, move))
        return move


class Times:
    """CPU seconds of the bots in some seats, over all games."""

    def __init__(self) -> None:
        self.decisions = 0
        self.turns: list[float] = []

    def add(self, game: Noted, seats: list[int]) -> None:
        self.decisions += sum([seat in seats for seat, _ in game.choices])
        self.turns += [spent for seat in seats for spent in game.thought[seat].values()]


def answers(call: Callable[[int], Any], seeds: Iterable[int], processes: int) -> Iterator[Any]:
    """What a function gives for each seed, in order."""
    return (answer for _, answer in Pool(processes).map(Each(call), seeds))


def at_share(rows: list[int], percent: int) -> int:
    """The value that about this percentage of sorted rows does not exceed."""
    return rows[min(len(rows) - 1, len(rows) * percent // 100)]
