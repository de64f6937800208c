"""How many turns would make a puzzle: one kind of turn is clearly best, and is not obvious.

    python benchmarks/puzzles.py amerigo --turns 1000
    python benchmarks/puzzles.py dutch-east-indies --turns 1000 --net second-weights.json

Turns of games between navigators, two players. A turn is a puzzle if its best line beats the best
of any other *kind* (the actions in it, whatever their squares) by `--win` of a chance of winning,
or by `--points` points with a chance no smaller, and if the rule of thumb begins another kind. The
admiral proposes; ten times its effort, in fresh playouts, disposes, once with each network. Every
playout imagines anew what is hidden, and in `--blocks` blocks of playouts the best line must lead.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from asked import game_name, whole

from carrack.bots.learned import POINT
from carrack.bots.names import make_bot
from carrack.bots.search.context import SIXTEENTHS, WIN, SearchContext
from carrack.bots.search.flat import Flat, Halving
from carrack.bots.search.ranking import Candidate
from carrack.bots.strengths import ADMIRAL
from carrack.core.chance import Seeded, Stream, WideSeeded, derived_seed
from carrack.core.game import Game, Move, State
from carrack.core.knowledge import knowledge_of
from carrack.core.match import Match, new_header
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle, for_seat

EFFORT = 10
"""Playouts of the second look, in admirals' efforts."""
HOPE = 0.6
"""Part of the margin that the admiral must see for a second look."""
SAILING = {"sail", "turn"}


@dataclass(frozen=True)
class Margin:
    """How much better than any other kind the best turn must be: either is enough."""

    win: float
    points: float

    def holds(self, win: float, points: float, part: float = 1.0) -> bool:
        """Whether a lead in chance and points reaches a part of the margin."""
        return win >= part * self.win or (points >= part * self.points and win >= 0)


def kind_of(line: list[Move]) -> frozenset[str]:
    """The actions of a line; of one that only sails, the ships."""
    words = [move.notation.split() for move in line]
    acts = frozenset(row[0] for row in words) - SAILING
    return acts or frozenset(" ".join(row[:2]) for row in words)


def by_kind(found: list[Candidate]) -> list[Candidate]:
    """The best line of each kind, the best first."""
    best: dict[frozenset[str], Candidate] = {}
    for candidate in found:
        best.setdefault(kind_of(candidate.line), candidate)
    return list(best.values())


def lead(first: Candidate, second: Candidate, seat: int) -> tuple[float, float]:
    """How much a line is ahead of another: chance of winning, and points."""
    one, other = first.mean(), second.mean()
    win = (one.wins[seat] - other.wins[seat]) / WIN
    return win, (one.points[seat] - other.points[seat]) / SIXTEENTHS


def judged(
    context: SearchContext, handle: SeatHandle, lines: list[list[Move]], times: int, seed: int
) -> list[Candidate]:
    """Lines after this many fresh playouts each, with the same luck."""
    sides = len(context.game.result(handle.imagine(Stream(0))).points)
    found = [Candidate(line, [0] * sides, [0] * sides) for line in lines]
    search = Halving(context, handle, ADMIRAL, seed)
    for _ in range(times):
        search.try_all(found)
    return found


class Miner:
    """A search for puzzles in one game."""

    def __init__(self, game: Game[Any], margin: Margin, nets: list[str], blocks: int) -> None:
        self.game = game
        self.margin = margin
        self.blocks = blocks
        self.admiral = Flat("admiral", make_context(game, nets[0]), ADMIRAL)
        self.judges = [make_context(game, net) for net in nets]

    def look(self, state: State, seed: int) -> dict[str, Any]:
        """A turn: how far it comes, and its leads."""
        handle = for_seat(self.game, state, Stream(seed))
        self.admiral.forget()
        known = handle.imagine(Stream(seed))
        tried = [one for one in self.admiral.look(handle, known, Stream(seed)) if one.visits]
        kinds = by_kind(tried)
        if len(kinds) < 2:
            return {"came": "one kind"}
        seat, first = state.seat, kinds[0]
        if not self.margin.holds(*lead(first, kinds[1], seat), part=HOPE):
            return {"came": "no lead"}
        thumb = knowledge_of(self.game).lines(known, 1)[0]
        if kind_of(thumb) == kind_of(first.line):
            return {"came": "obvious"}
        lines = [one.line for one in kinds[:4]]
        if kind_of(thumb) not in [kind_of(line) for line in lines]:
            lines.append(thumb)
        leads = []
        for number, context in enumerate(self.judges):
            leads.append(self._again(context, handle, lines, seed ^ (number + 1)))
            if not leads[-1]["holds"]:
                return {"came": "refuted", "leads": leads}
        moves = [move.notation for move in first.line]
        kinds_left = sorted(" ".join(sorted(kind_of(line))) for line in lines[1:])
        return {
            "came": "puzzle",
            "turn": state.turn,
            "line": moves,
            "leads": leads,
            "rivals": kinds_left,
        }

    def _again(
        self, context: SearchContext, handle: SeatHandle, lines: list[list[Move]], seed: int
    ) -> dict[str, Any]:
        """The first line against the best other one by fresh playouts, in blocks."""
        times = EFFORT * ADMIRAL.iterations // (len(lines) * self.blocks)
        ahead, sums = 0, judged(context, handle, lines, 0, seed)
        for block in range(self.blocks):
            part = judged(context, handle, lines, times, derived_seed(seed, block + 1))
            for total, one in zip(sums, part, strict=True):
                total.visits += one.visits
                for side in range(len(one.wins)):
                    total.wins[side] += one.wins[side]
                    total.points[side] += one.points[side]
            ahead += part[0].mean().utility(handle.seat, POINT) >= max(
                one.mean().utility(handle.seat, POINT) for one in part[1:]
            )
        rival = max(sums[1:], key=lambda one: one.mean().utility(handle.seat, POINT))
        win, points = lead(sums[0], rival, handle.seat)
        stable = ahead >= 0.9 * self.blocks
        return {
            "win": round(win, 4),
            "points": round(points, 2),
            "ahead": ahead,
            "holds": self.margin.holds(win, points) and stable,
        }


def make_context(game: Game[Any], net: str) -> SearchContext:
    """A game with a network: its own, or one in a file."""
    bot = make_bot(game, f"flat:net={net}" if net else "flat")
    assert isinstance(bot, Flat)
    return bot.context


@dataclass(frozen=True)
class Found:
    """A turn to look at: its position, and how to come to it from the set-up."""

    seed: int
    moves: list[str]
    state: State


def turns(game: Game[Any], options: argparse.Namespace) -> Iterator[Found]:
    """Turns of navigators' games that offer a choice, one in `options.every`."""
    bot, seats = make_bot(game, "navigator"), [{"name": ""}] * options.players
    number = 0
    while True:
        number += 1
        seed = derived_seed(options.seed, number) >> 32
        luck = Seeded(seed).stream("navigators")
        header = new_header(game, options.players, {}, seats)
        match = Match(game, header, WideSeeded(seed), listen=False)
        moves: list[str] = []
        turn = -1
        bot.forget()
        while not match.over:
            state = match.state
            begins, turn = state.turn != turn, state.turn
            choice = len(game.legal(state)) > 1
            if begins and choice and luck.below(options.every) == 0:
                yield Found(seed, moves[:], state)
            move = bot.decide(for_seat(game, state, luck), luck)
            match.play(state.seat, move)
            moves.append(move.notation)


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("game", type=game_name)
    arguments.add_argument("--turns", type=whole(1), default=1000)
    arguments.add_argument("--net", default="", help="the second network")
    arguments.add_argument("--win", type=float, default=0.12)
    arguments.add_argument("--points", type=float, default=6.0)
    arguments.add_argument("--blocks", type=whole(1), default=20)
    arguments.add_argument("--players", type=whole(2), default=2)
    arguments.add_argument("--every", type=whole(1), default=3, help="one of so many turns")
    arguments.add_argument("--seed", type=whole(0), default=44)
    options = arguments.parse_args()
    game = find_game(options.game)
    miner = Miner(game, Margin(options.win, options.points), ["", options.net], options.blocks)
    came: dict[str, int] = {}
    for turn in islice(turns(game, options), options.turns):
        found = miner.look(turn.state, turn.seed)
        came[found["came"]] = came.get(found["came"], 0) + 1
        if found["came"] == "puzzle":
            place = {"players": options.players, "seed": turn.seed, "moves": turn.moves}
            print(json.dumps({**place, "seat": turn.state.seat, **found}), flush=True)
        elif "leads" in found:
            print(json.dumps(found), flush=True)
    print(json.dumps({"game": game.name, "turns": sum(came.values()), **came}))


if __name__ == "__main__":
    main()
