"""How strong one bot is against another: games won, with intervals, and the CPU time it takes.

    python benchmarks/duels.py amerigo flat:iterations=60 greedy --games 400
    python benchmarks/duels.py amerigo admiral greedy --players 4        # one against three
    python benchmarks/duels.py amerigo admiral navigator --games 100 --most 400 --above 0.6

Every seed of chance is a block: it is played with the first bot in every seat in turn, the second
in all others. A shared win counts as its share. The series ends after `--games`; with `--most` it
goes on beyond them until the share of wins is known to be above or below `--above` (a sequential
test by betting, `arena.tournament.sequential`), or so many games have been played. `--json` adds a
line to a file: the row of a table in docs/bots.

Seconds are those of the CPU, one core, for decisions alone, without what a program of one's own
takes; a turn is what a seat decides between
two counts of finished turns.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import count
from statistics import mean, quantiles
from typing import Any

from asked import game_name, whole

from carrack.arena.tournament.intervals import Blocks
from carrack.arena.tournament.sequential import Wager
from carrack.bots import Bot, UnknownBot, asked_or_lost, check_bot, make_bot
from carrack.bots.learning.weights import shipped_hash
from carrack.cli import UserError
from carrack.cli.common import given_options
from carrack.core.chance import Seeded, derived_seed
from carrack.core.game import OVER, Game, State, checked_options
from carrack.core.playout import Dice
from carrack.core.registry import find_game
from carrack.core.seat import for_seat
from carrack.workers.pool import Pool


@dataclass(frozen=True)
class Duel:
    """Who plays whom: plain data for workers. The first bot sits once, the second everywhere else.

    Alone (`players` 1) the first bot plays against the automaton.
    """

    game: str
    players: int
    first: str
    second: str
    seed: int
    options: dict[str, Any]

    def prepare(self) -> Callable[[tuple[int, int]], Bout]:
        """Ready to play."""
        return Entrants(self).play


@dataclass
class Bout:
    """One game: the first bot's share of the win, points by side, turns, and CPU seconds spent.

    `slow` are the turns of the first bot by their seconds, `seconds` sums of both bots.
    """

    share: float
    points: list[int]
    seat: int
    turns: int
    seconds: tuple[float, float]
    slow: list[float] = field(default_factory=list)


class Entrants:
    """The game and both bots."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.game: Game[Any] = find_game(duel.game)
        self.bots: list[Bot] = [make_bot(self.game, duel.first), make_bot(self.game, duel.second)]

    def play(self, job: tuple[int, int]) -> Bout:
        """Block and seat of the first bot."""
        return Bouting(self, *job).played()


class Bouting:
    """One game, timed."""

    def __init__(self, entrants: Entrants, block: int, seat: int) -> None:
        self.entrants = entrants
        self.seat = seat
        self.seed = derived_seed(entrants.duel.seed, block)
        self.spent: dict[tuple[int, int], float] = {}

    def played(self) -> Bout:
        """Plays it to the end."""
        duel, game = self.entrants.duel, self.entrants.game
        chance = Seeded(self.seed)
        state = game.setup(duel.players, duel.options, chance)
        for bot in self.entrants.bots:
            bot.forget()
        dice, fancies = Dice(self.seed, duel.players), Dice(self.seed + 1, duel.players)
        for number in count(1):
            if state.seat == OVER:
                return self.bout(state)
            legal = game.legal(state)
            move = legal.sample(dice.shared)
            if len(legal) > 1:
                start, seat = time.process_time(), state.seat
                handle = for_seat(game, state, fancies.at(seat, state.turn))
                bot = self.entrants.bots[seat != self.seat]
                move, fault = asked_or_lost(bot, handle, dice.at(seat, number), legal)
                if fault:
                    print(f"a random move in place of a lost decision: {fault}", file=sys.stderr)
                turn = (seat, state.turn)
                self.spent[turn] = self.spent.get(turn, 0.0) + time.process_time() - start
            game.apply(state, move, chance)
        raise AssertionError

    def bout(self, state: State) -> Bout:
        """What came of it."""
        result = self.entrants.game.result(state)
        share = 1 / result.places.count(1) if result.places[self.seat] == 1 else 0.0
        mine = [spent for (seat, _), spent in self.spent.items() if seat == self.seat]
        rest = sum(self.spent.values()) - sum(mine)
        turns = 1 + max(turn for _, turn in self.spent) // len(result.points)
        return Bout(share, result.points, self.seat, turns, (sum(mine), rest), mine)


def spread(values: list[int]) -> list[int]:
    """What 5, 25, 50, 75 and 95 % of them do not exceed."""
    ranks = quantiles(values, n=20, method="inclusive") if len(values) > 1 else values * 19
    return [round(ranks[i]) for i in (0, 4, 9, 14, 18)]


class Tally:
    """What the games have come to so far."""

    def __init__(self) -> None:
        self.blocks = Blocks()
        self.wager = Wager()
        self.bouts: list[Bout] = []
        self.block: list[Bout] = []

    def add(self, bout: Bout, size: int) -> None:
        """One more game; blocks have `size` of them."""
        self.bouts.append(bout)
        self.block.append(bout)
        if len(self.block) == size:
            total = sum(each.share for each in self.block)
            self.blocks.add(total, size)
            self.wager.add(total / size)
            self.block = []

    def row(self, duel: Duel) -> dict[str, Any]:
        """The figures."""
        rate = self.blocks.rate_interval()
        slow = sorted(spent for bout in self.bouts for spent in bout.slow)
        own = [bout.points[bout.seat] for bout in self.bouts]
        others = len(self.bouts[0].points) - 1
        return {
            **asdict(duel),
            "weights": shipped_hash(find_game(duel.game)),
            "games": len(self.bouts),
            "won": round(rate.value, 4),
            "low": round(rate.low, 4),
            "high": round(rate.high, 4),
            "sure_low": self.wager.low,
            "sure_high": self.wager.high,
            "points": round(mean(own), 1),
            "points_5_25_50_75_95": spread(own),
            "points_others": round(
                mean((sum(b.points) - b.points[b.seat]) / max(1, others) for b in self.bouts), 1
            ),
            "points_winner": round(mean(max(bout.points) for bout in self.bouts), 1),
            "turns": round(mean(bout.turns for bout in self.bouts), 1),
            "turns_5_25_50_75_95": spread([bout.turns for bout in self.bouts]),
            "cpu_game": round(mean(bout.seconds[0] for bout in self.bouts), 2),
            "cpu_game_second": round(mean(bout.seconds[1] for bout in self.bouts), 2),
            "cpu_turn_median": round(slow[len(slow) // 2], 3),
            "cpu_turn_95": round(slow[len(slow) * 95 // 100], 3),
            "cpu_turn_most": round(slow[-1], 3),
        }


def main() -> None:
    options = parser().parse_args()
    game = find_game(options.game)
    try:
        given = given_options(game, options.option)
        checked = checked_options(game, options.players, given)
        for name in (options.first, options.second):
            check_bot(game, name)
    except (UnknownBot, UserError, ValueError) as error:
        sys.exit(f"duels.py: {error}")
    duel = Duel(game.name, options.players, options.first, options.second, options.seed, checked)
    tally = measured(duel, options)
    row = tally.row(duel)
    print(json.dumps(row))
    if options.json:
        with open(options.json, "a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def measured(duel: Duel, options: argparse.Namespace) -> Tally:
    """Plays until enough is known."""
    tally, size = Tally(), duel.players
    most = max(options.games, options.most or 0)
    answers = Pool(options.jobs).map(duel, jobs(size, most))
    for done, (_, bout) in enumerate(answers, 1):
        tally.add(bout, size)
        if done % size == 0:
            print(progress(tally), file=sys.stderr, end="\r", flush=True)
            sure = tally.wager.above(options.above) or tally.wager.below(options.above)
            if done >= options.games and (sure or not options.most):
                break
    print(file=sys.stderr)
    return tally


def jobs(players: int, most: int) -> Iterator[tuple[int, int]]:
    """Blocks of games, whole ones."""
    for block in range(1, -(-most // players) + 1):
        for seat in range(players):
            yield block, seat


def progress(tally: Tally) -> str:
    """How it stands."""
    rate = tally.blocks.rate_interval()
    return (
        f"{len(tally.bouts)} games: {rate.value:.3f} ({rate.low:.3f}-{rate.high:.3f}), surely "
        f"{tally.wager.low:.3f}-{tally.wager.high:.3f} "
    )


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("game", type=game_name)
    arguments.add_argument("first", help="the bot that sits once")
    arguments.add_argument("second", help="the bot in all other seats")
    arguments.add_argument("--players", type=whole(1), default=2)
    arguments.add_argument("--games", type=whole(2), default=400, help="at least so many")
    arguments.add_argument("--most", type=whole(2), help="go on until it is sure, at most so many")
    arguments.add_argument("--above", type=float, default=0.5, help="the share that is asked about")
    arguments.add_argument("--seed", type=whole(0), default=1)
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments.add_argument("--jobs", type=whole(1), default=1, help="processes")
    arguments.add_argument("--json", help="a file to add the figures to")
    return arguments


if __name__ == "__main__":
    main()
