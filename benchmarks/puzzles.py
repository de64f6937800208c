"""Puzzles from games between navigators: one kind of turn is clearly best, and is not obvious.

    python benchmarks/puzzles.py mine amerigo --first 1 --games 50
    python benchmarks/puzzles.py report amerigo                    # the yield
    python benchmarks/puzzles.py ship amerigo                      # the data that a game brings
    python benchmarks/puzzles.py check amerigo                     # some again: are they equal?

A turn is a puzzle if its best line beats the best of any other *kind* (the actions in it, whatever
their squares) by `--win` of a chance of winning, or by `--points` points with a chance no smaller,
and if the rule of thumb begins another kind. The admiral proposes; ten times its effort, in fresh
playouts, disposes, once with each network of the game. Every playout imagines anew what is hidden,
and in `--blocks` blocks of playouts the best line must lead.

Mining goes on where it was interrupted (`benchmarks/results/puzzles`), and depends on seed and
number of the game alone, on every machine. Of a game the clearest puzzle is kept: one by points
before one by chance. What is shipped has passed a close look, which finds nothing better by itself.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from asked import game_name, whole
from shards import Json, added, lines_in, written

from carrack.analysis.another_try import judged_turn
from carrack.bots.learned import POINT
from carrack.bots.learning.weights import judge_hash, judge_of, shipped_hash, weights_of
from carrack.bots.names import make_bot
from carrack.bots.search.context import SIXTEENTHS, WIN, SearchContext
from carrack.bots.search.flat import Flat, Halving
from carrack.bots.search.ranking import Candidate
from carrack.bots.strengths import ADMIRAL
from carrack.core.chance import Seeded, Stream, WideSeeded, derived_seed
from carrack.core.game import Game, Move, State, state_hash
from carrack.core.knowledge import knowledge_of
from carrack.core.match import Match, Replay, new_header
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle, for_seat
from carrack.core.sequence import checked_sequence

RESULTS = Path(__file__).parent / "results" / "puzzles"
GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
DATA = "puzzles.jsonl"  # in its folder there
MOST = 100  # that a game brings
SEED = 44
EFFORT = 10  # playouts of the second look, in admirals' efforts
HOPE = 0.6  # part of the margin that the admiral must see for a second look
SAILING = {"sail", "turn"}
BLOCKS = 20
WIN_LEAD, POINTS_LEAD = 0.12, 6.0
"""How far the best turn is ahead of every other kind: a chance of winning, or points."""


@dataclass(frozen=True)
class Margin:
    """How much better than any other kind the best turn must be: either is enough."""

    win: float
    points: float

    def holds(self, win: float, points: float, part: float = 1.0) -> bool:
        """Whether a lead in chance and points reaches a part of the margin."""
        return win >= part * self.win or (points >= part * self.points and win >= 0)

    def shared(self, leads: list[Json]) -> str:
        """By what all leads reach the margin, `points` rather than `win`; empty: by neither."""
        if all(one["points"] >= self.points and one["win"] >= 0 for one in leads):
            return "points"
        return "win" if all(one["win"] >= self.win for one in leads) else ""

    def clearness(self, puzzle: Json) -> tuple[bool, float]:
        """How clear a puzzle is: the part of its margin that the smaller of its leads reaches."""
        by = puzzle["by"]
        most = self.points if by == "points" else self.win
        return by == "points", min(one[by] for one in puzzle["leads"]) / most


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

    def __init__(self, game: Game[Any], margin: Margin, blocks: int) -> None:
        self.game = game
        self.margin = margin
        self.blocks = blocks
        self.admiral = Flat("admiral", SearchContext(game, weights_of(game)), ADMIRAL)
        self.judges = [SearchContext(game, judge) for judge in (weights_of(game), judge_of(game))]

    def look(self, state: State, seed: int) -> Json:
        """A turn: how far it comes, and of a puzzle its lines and leads."""
        handle = for_seat(self.game, state, Stream(seed))
        self.admiral.forget()
        known = handle.imagine(Stream(seed))
        tried = [one for one in self.admiral.look(handle, known, Stream(seed)) if one.visits]
        kinds = by_kind(tried)
        if len(kinds) < 2:
            return {"came": "one kind"}
        if not self.margin.holds(*lead(kinds[0], kinds[1], state.seat), part=HOPE):
            return {"came": "no lead"}
        thumb = knowledge_of(self.game).lines(known, 1)[0]
        if kind_of(thumb) == kind_of(kinds[0].line):
            return {"came": "obvious"}
        lines = [one.line for one in kinds[:4]]
        if kind_of(thumb) not in [kind_of(line) for line in lines]:
            lines.append(thumb)
        leads = []
        for number in range(len(self.judges)):
            leads.append(self.again(number, handle, lines, seed))
            if not leads[-1].pop("holds"):
                return {"came": "refuted"}
        by = self.margin.shared(leads)
        if not by:
            return {"came": "refuted"}
        notations = [[move.notation for move in line] for line in lines]
        return {
            "came": "puzzle",
            "seat": state.seat,
            "turn": state.turn,
            "hash": state_hash(self.game, state),
            "by": by,
            "leads": leads,
            "line": notations[0],
            "rivals": notations[1:],
        }

    def again(self, number: int, handle: SeatHandle, lines: list[list[Move]], seed: int) -> Json:
        """The first line against the best other one by fresh playouts, in blocks.

        `number` is that of the network that judges.
        """
        context, seed = self.judges[number], seed ^ (number + 1)
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


# --- games -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Found:
    """A turn to look at: its position, and how to come to it from the set-up."""

    seed: int
    moves: list[str]
    state: State


def turns(game: Game[Any], number: int, options: argparse.Namespace) -> Iterator[Found]:
    """Turns of a game of navigators that offer a choice, one in `options.every`."""
    bot = make_bot(game, "navigator")
    seed = derived_seed(options.seed, number) >> 32
    luck = Seeded(seed).stream("navigators")
    match = set_out(game, options.players, seed, [])
    moves: list[str] = []
    turn = -1
    while not match.over:
        state = match.state
        begins, turn = state.turn != turn, state.turn
        choice = len(game.legal(state)) > 1
        if begins and choice and luck.below(options.every) == 0:
            yield Found(seed, moves[:], state)
        move = bot.decide(for_seat(game, state, luck), luck)
        match.play(state.seat, move)
        moves.append(move.notation)


def mined(miner: Miner, number: int, options: argparse.Namespace) -> Json:
    """What a game came to: how many turns came how far, and its clearest puzzle (or None)."""
    came: Counter[str] = Counter()
    best: Json | None = None
    for turn in turns(miner.game, number, options):
        found = miner.look(turn.state, turn.seed)
        came[found.pop("came")] += 1
        if not found:
            continue
        puzzle = {"players": options.players, "seed": turn.seed, "moves": turn.moves, **found}
        if best is None or miner.margin.clearness(puzzle) > miner.margin.clearness(best):
            best = puzzle
    return {"number": number, "judges": judges_of(miner.game), "came": came, "puzzle": best}


def judges_of(game: Game[Any]) -> list[str]:
    """The two networks, by the first digits of their hashes."""
    return [shipped_hash(game)[:8], judge_hash(game)[:8]]


def results_of(name: str) -> list[Json]:
    """All games that were mined, in order."""
    files = sorted(RESULTS.glob(f"{name}-[0-9]*.jsonl"))
    games = {game["number"]: game for file in files for game in lines_in(file)}
    if not games:
        sys.exit(f"no games of {name} in {RESULTS}: mine some first")
    return [games[number] for number in sorted(games)]


# --- what a game brings ---------------------------------------------------------------------


def shipped(game: Game[Any], mined: Json) -> Json:
    """A puzzle as a game brings it: the record up to the end of its best line, and the proof."""
    puzzle = dict(mined["puzzle"])
    match = set_out(game, puzzle.pop("players"), puzzle["seed"], puzzle["moves"])
    if state_hash(game, match.state) != puzzle.pop("hash"):
        sys.exit(f"game {mined['number']} comes to another position now: mine {game.name} again")
    play_on(game, match, puzzle["line"])
    at, about = len(puzzle.pop("moves")), {"game": mined["number"], "judges": mined["judges"]}
    return {**about, **puzzle, "at": at, "record": match.record().text()}


def set_out(game: Game[Any], players: int, seed: int, moves: list[str]) -> Match:
    """A game from its seed, after these moves."""
    header = new_header(game, players, {}, [{"name": ""}] * players)
    match = Match(game, header, WideSeeded(seed), listen=False)
    play_on(game, match, moves)
    return match


def play_on(game: Game[Any], match: Match, moves: list[str]) -> None:
    """Play moves of whoever decides."""
    for notation in moves:
        match.play(match.state.seat, game.read_move(match.state, notation))


def position_of(game: Game[Any], puzzle: Json) -> State:
    """The position of a shipped puzzle."""
    replay = Replay(game, read_record(puzzle["record"].splitlines()), listen=False)
    return replay.run(puzzle["at"]).state


def stands(game: Game[Any], puzzle: Json) -> bool:
    """Whether a close look, as of another try, finds nothing better than the line."""
    state = position_of(game, puzzle)
    return judged_turn(game, game.imagine(state, state.seat, Stream(0)), puzzle["line"]).accepted


def judged_again(game: Game[Any], puzzle: Json, blocks: int = BLOCKS) -> list[Json]:
    """The leads of a shipped puzzle by each network, made anew: the same to the last digit."""
    handle = for_seat(game, position_of(game, puzzle), Stream(puzzle["seed"]))
    known = handle.imagine(Stream(puzzle["seed"]))
    lines = [checked_sequence(game, known, line) for line in (puzzle["line"], *puzzle["rivals"])]
    miner = Miner(game, Margin(WIN_LEAD, POINTS_LEAD), blocks)
    leads = [miner.again(number, handle, lines, puzzle["seed"]) for number in range(2)]
    return [{key: one[key] for key in ("win", "points", "ahead")} for one in leads]


# --- commands --------------------------------------------------------------------------------


def run_mine(game: Game[Any], options: argparse.Namespace) -> None:
    """Mine the games that are missing; print what came of all of them, also when interrupted."""
    miner = Miner(game, Margin(options.win, options.points), options.blocks)
    file = RESULTS / f"{game.name}-{options.first:04}.jsonl"
    those, judges = range(options.first, options.first + options.games), judges_of(game)
    try:
        for one in added(file, those, {"judges": judges}, lambda n: mined(miner, n, options)):
            print(f"game {one['number']}: {counts(lines_in(file))}", flush=True)
    except KeyboardInterrupt:
        print("\ninterrupted: the same command goes on here")
    print(f"{game.title}: {counts(lines_in(file))}")


def counts(games: list[Json]) -> str:
    """How many games and turns there were, and how far these came."""
    came: Counter[str] = sum((Counter(one["came"]) for one in games), Counter())
    kept = Counter(one["puzzle"]["by"] for one in games if one["puzzle"])
    part = 100 * came["puzzle"] / max(1, came.total())
    said = ", ".join(f"{kind} {count}" for kind, count in sorted(came.items()))
    return (
        f"{len(games)} games, {came.total()} turns ({said}): {part:.2f} % are puzzles; "
        f"kept, one of a game: {kept['points']} by points, {kept['win']} by chance"
    )


def run_ship(game: Game[Any], most: int) -> None:
    """Write the puzzles that a game brings: those by points, then the clearest."""
    margin = Margin(WIN_LEAD, POINTS_LEAD)
    mined = [one for one in results_of(game.name) if one["puzzle"]]
    mined.sort(key=lambda one: margin.clearness(one["puzzle"]), reverse=True)
    found = (shipped(game, one) for one in mined)
    chosen = list(islice((puzzle for puzzle in found if stands(game, puzzle)), most))
    file = GAMES / game.name / DATA
    lines = map(written, sorted(chosen, key=lambda puzzle: puzzle["game"]))
    file.write_text("".join(lines), encoding="utf-8")
    print(f"{file}: {len(chosen)} puzzles of {len(mined)} games")


def run_check(game: Game[Any], count: int) -> None:
    """Play all puzzles that a game brings; judge some again, equal to the last digit."""
    found = lines_in(GAMES / game.name / DATA)
    if not found:
        sys.exit(f"{game.title} brings no puzzles: mine and ship some first")
    for puzzle in found:
        if position_of(game, puzzle).seat != puzzle["seat"] or puzzle["judges"] != judges_of(game):
            sys.exit(f"game {puzzle['game']} has other judges or another seat: mine them again")
        Replay(game, read_record(puzzle["record"].splitlines()), listen=False).run()
    for puzzle in Random(SEED).sample(found, min(count, len(found))):
        if (again := judged_again(game, puzzle)) != (leads := puzzle["leads"]):
            sys.exit(f"game {puzzle['game']} comes out otherwise:\n{again}\ninstead of\n{leads}")
        print(f"game {puzzle['game']}: equal", flush=True)


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0] if __doc__ else "", allow_abbrev=False
    )
    commands = parser.add_subparsers(dest="what", required=True)
    mine = commands.add_parser("mine", help="look for puzzles in games")
    report = commands.add_parser("report", help="what came of all games that were mined")
    ship = commands.add_parser("ship", help="write the puzzles that a game brings")
    check = commands.add_parser("check", help="judge some of those again, and compare")
    for command in (mine, report, ship, check):
        command.add_argument("game", type=game_name)
    mine.add_argument("--first", type=whole(1), default=1, help="number of the first game")
    mine.add_argument("--games", type=whole(1), default=10, help="how many games")
    mine.add_argument("--win", type=float, default=WIN_LEAD)
    mine.add_argument("--points", type=float, default=POINTS_LEAD)
    mine.add_argument("--blocks", type=whole(1), default=BLOCKS)
    mine.add_argument("--players", type=whole(2), default=2)
    mine.add_argument("--every", type=whole(1), default=3, help="one of so many turns")
    mine.add_argument("--seed", type=whole(0), default=SEED)
    ship.add_argument("--most", type=whole(1), default=MOST)
    check.add_argument("--puzzles", type=whole(0), default=3, help="how many; all are played")
    options = parser.parse_args()
    game = find_game(options.game)
    if options.what == "mine":
        run_mine(game, options)
    elif options.what == "report":
        print(f"{game.title}: {counts(results_of(game.name))}")
    elif options.what == "ship":
        run_ship(game, options.most)
    else:
        run_check(game, options.puzzles)


if __name__ == "__main__":
    main()
