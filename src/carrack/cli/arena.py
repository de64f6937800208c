"""`carrack arena`: tournaments of bots, and reports on them."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any

from carrack.arena.reports import plots
from carrack.arena.reports.tournament_page import report
from carrack.arena.tournament.estimate import duration_text, estimated
from carrack.arena.tournament.results import Results, ResultsError, as_begun, read_plan
from carrack.arena.tournament.running import TournamentRun, play, standings_in
from carrack.arena.tournament.standings import Standings
from carrack.arena.tournament.summary import summary
from carrack.arena.tournament.tournament import Contest, Tournament, make_tournament
from carrack.bots import BotError, UnknownBot, listed_bots
from carrack.cli import UserError, common, ladder, workers
from carrack.cli.arena_tables import print_tables
from carrack.cli.common import Subparsers
from carrack.cli.data import print_data
from carrack.cli.progress import shown_progress
from carrack.cli.simulate import INTERRUPTED, fewest
from carrack.core.chance import SEEDED_2
from carrack.core.registry import find_game
from carrack.core.wording import counted

REPORT = "report"
"""Given instead of a game: no game is played, results are read."""
FOR_PLAY = (
    *("players", "bots", "games", "seed", "option", "until", "margin", "above"),
    *("workers", "ray", "results", "rules", "luck", "one_against_all", "cpu", "ladder"),
)
"""Arguments that make no sense with `report`."""


def add_parsers(subparsers: Subparsers) -> None:
    """Add `arena`."""
    parser = subparsers.add_parser(
        "arena",
        help="tournaments of bots, rated, with a report",
        description="Plays a tournament: every bot plays equally often in every seat, with the "
        "same draws for all. `carrack arena report FILE` shows saved results. The same seed gives "
        "the same results, with any number of workers.",
    )
    parser.add_argument("game", metavar="GAME", help=f"a game's name, or {REPORT}")
    parser.add_argument("file", nargs="?", metavar="FILE", help=f"after {REPORT}: results to show")
    parser.add_argument(
        "--players", type=common.whole(1), metavar="N", help="number of seats (default: the fewest)"
    )
    parser.add_argument(
        "--bots", metavar="A,B,…", help="bots that take part (default: all, each under one name)"
    )
    parser.add_argument(
        "--games",
        type=common.whole(1),
        default=100,
        metavar="N",
        help="number of games, rounded up so that every bot sits equally often in every seat "
        "(default 100)",
    )
    parser.add_argument("--seed", type=common.whole(0), default=0, metavar="S", help="(default 0)")
    parser.add_argument(
        "--one-against-all",
        action="store_true",
        help="with two bots: the first takes one seat, the second all the others",
    )
    _add_contest(parser)
    parser.add_argument(
        "--ladder",
        nargs="?",
        const="",
        metavar="BOT",
        help="each strength against the one below it, until it is known whether it comes first in "
        "more than 60 %% of their games; or BOT against each strength",
    )
    parser.add_argument(
        "--cpu",
        action="store_true",
        help="report the processor time of each bot in the games played now",
    )
    workers.add_arguments(parser)
    parser.add_argument("--results", metavar="FILE", help="write games to FILE, or continue it")
    parser.add_argument(
        "--report", dest="page", metavar="FILE.html", help="write a report with charts to this page"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON object instead of tables")
    common.add_option(parser)
    common.add_ruling(parser)
    unasked = {name: parser.get_default(name) for name in FOR_PLAY}
    parser.set_defaults(run=run, unasked=unasked)


def _add_contest(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--until",
        metavar="A,B",
        help="stop as soon as one of these two is shown to be better (at 95 %%, checked after "
        "every block), or after --games",
    )
    parser.add_argument(
        "--above",
        type=float,
        metavar="SHARE",
        help="with --until: stop as soon as it is known whether A finishes ahead of B in more or "
        "in fewer than this share of their games (default 0.5)",
    )
    parser.add_argument(
        "--margin",
        type=float,
        metavar="M",
        help="with --until: also stop when neither can be better by more than M (0.02: 2 %% of "
        "their games)",
    )


def run(args: argparse.Namespace) -> int:
    """Play a tournament or read results, and print them."""
    results = args.file if args.game == REPORT else args.results
    _check_page(args.page, results, pictures=args.ladder is None)
    if args.game == REPORT:
        return _shown_again(args)
    if args.file is not None:
        raise UserError(f"{args.file!r} after the game is not understood; see carrack arena --help")
    if args.ladder is not None:
        return _ladder(args)
    done = _done(planned(args), args)
    show(done.standings, args, cpu_of(done) if args.cpu else {})
    return print_outcome(done, args)


def _done(plan: Tournament, args: argparse.Namespace) -> TournamentRun:
    """The tournament, played. Raises UserError."""
    if plan.games != args.games:
        note = f"{counted(plan.games, 'game')}, so that all bots sit equally often in every seat"
        print(f"carrack: {note}", file=sys.stderr, flush=True)
    try:
        return _played(plan, args)
    except BotError as error:
        raise UserError(str(error)) from error
    except ResultsError as error:
        raise UserError(str(error)) from None


def cpu_of(done: TournamentRun) -> dict[str, Any]:
    """Return what `--cpu` adds: each bot's seconds, and the weights of its network."""
    from carrack.bots.learning.weights import shipped_hash

    weights = shipped_hash(find_game(done.standings.plan.game))
    return {"cpu": done.cpu.to_json(), "weights": weights}


def _ladder(args: argparse.Namespace) -> int:
    """Play one pair after another, and print them as one table. Raises UserError, OSError."""
    for name in ("bots", "until", "above", "margin", "results"):
        if getattr(args, name) is not None:
            raise UserError(f"--{name} cannot be combined with --ladder, which chooses bots itself")
    rungs, code = [], 0
    for contest in ladder.pairs(args.ladder):
        done = _done(_between([contest.first, contest.second], contest, args), args)
        rungs.append(summary(done.standings) | cpu_of(done))
        if args.json:
            print_data(json.dumps(rungs[-1], ensure_ascii=False), flush=True)
        code = print_outcome(done, args)
        if code:
            break
    ladder.show(rungs, args)
    return code


def print_estimate(plan: Tournament, games: int, args: argparse.Namespace) -> None:
    """Warn of the time that all bots take for the `games` still to be played. Raises BotError."""
    if args.bots is not None or args.ladder is not None or not games:
        return
    print(f"carrack: {', '.join(plan.bots)} take part (--bots names others)", file=sys.stderr)
    seconds = estimated(plan) * games / plan.games
    hands = workers.worker_count(args)
    by = "on one core" if hands == 1 else f"with {counted(hands, 'worker')}"
    takes = duration_text(seconds / hands)
    print(f"carrack: {counted(games, 'game')}, about {takes} {by}", file=sys.stderr, flush=True)


def _check_page(path: str | None, results: str | None, pictures: bool) -> None:
    """Raise UserError early if the report cannot be written or would replace the results."""
    if path is None:
        return
    if results is not None and os.path.realpath(path) == os.path.realpath(results):
        raise UserError(f"--report {path}: the results are kept there; name another file")
    try:
        if pictures:
            plots.check()
    except plots.PlotsMissing as error:
        raise UserError(str(error)) from None
    folder = os.path.dirname(path) or "."
    if os.path.isdir(path) or not os.path.isdir(folder):
        raise UserError(f"--report {path}: name a file in a folder that exists")
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise UserError(f"--report {path}: it cannot be written there; name another place")


def _shown_again(args: argparse.Namespace) -> int:
    """`carrack arena report FILE`. Raises UserError."""
    if args.file is None:
        raise UserError("name the results file, as in carrack arena report results.jsonl")
    for name, default in args.unasked.items():
        if getattr(args, name) != default:
            raise UserError(
                f"--{name} has no meaning after {REPORT}: the games of {args.file} are already "
                "played"
            )
    try:
        standings = standings_in(args.file, read_plan(args.file))
    except ResultsError as error:
        raise UserError(str(error)) from None
    show(standings, args, {})
    return 0


def planned(args: argparse.Namespace) -> Tournament:
    """The tournament that the arguments describe. Raises UserError."""
    game = common.known_game(args.game)
    bots = listed_bots(game) if args.bots is None else common.names_in(args.bots)
    return _between(bots, _contest(args), args)


def _between(bots: list[str], contest: Contest | None, args: argparse.Namespace) -> Tournament:
    """The tournament of these bots that the arguments describe. Raises UserError."""
    game = common.known_game(args.game)
    players = fewest(game) if args.players is None else args.players
    options = common.given_options(game, args.option)
    try:
        plan = make_tournament(
            game,
            bots,
            players,
            args.games,
            args.seed,
            options,
            contest,
            args.rules,
            args.luck or SEEDED_2,
            args.one_against_all,
        )
    except (UnknownBot, ValueError) as error:
        raise UserError(str(error)) from None
    return _as_begun(plan, args)


def _as_begun(plan: Tournament, args: argparse.Namespace) -> Tournament:
    """The plan as its results file began it, if that leaves a choice. Raises UserError."""
    if args.results is None or args.rules or args.luck:
        return plan
    try:
        return as_begun(plan, args.results)
    except ResultsError as error:
        raise UserError(str(error)) from None


def _contest(args: argparse.Namespace) -> Contest | None:
    """The contest that --until and --margin describe. Raises UserError."""
    if args.until is None:
        for name in ("margin", "above"):
            if getattr(args, name) is not None:
                raise UserError(f"--{name} needs --until A,B, which names two bots")
        return None
    names = common.names_in(args.until)
    if len(names) != 2:
        raise UserError(f"--until {args.until}: name two bots, as in --until greedy,random")
    above = 0.5 if args.above is None else args.above
    return Contest(names[0], names[1], args.margin or 0.0, above)


def _played(plan: Tournament, args: argparse.Namespace) -> TournamentRun:
    """Play, with or without a results file."""
    with workers.pool_of(args) as pool:
        if args.results is None:
            print_estimate(plan, plan.games, args)
            with shown_progress(plan.game, plan.games) as progress:
                return play(plan, pool, None, progress)
        with Results(args.results, plan) as results:
            print_estimate(plan, plan.games - sum(1 for _ in results.lines()), args)
            with shown_progress(plan.game, plan.games) as progress:
                return play(plan, pool, results, progress)


def print_outcome(done: TournamentRun, args: argparse.Namespace) -> int:
    """Print how long it took and how to continue; return the exit code."""
    if not args.json:
        rate = f", {done.fresh / done.seconds:.1f} games/s" if done.seconds else ""
        before = f" ({done.found} were there)" if done.found else ""
        print(f"{counted(done.fresh, 'game')} played in {done.seconds:.1f} s{rate}{before}")
    for line in done.faults.lines():
        print(f"carrack: {line}", file=sys.stderr)
    if not done.interrupted:
        return 0
    so_far = done.found + done.fresh
    print(
        f"carrack: interrupted after {so_far} of {done.standings.plan.games} games"
        + ("; the same command continues" if args.results else ""),
        file=sys.stderr,
    )
    return INTERRUPTED


def show(standings: Standings, args: argparse.Namespace, cpu: dict[str, Any]) -> None:
    """Print the figures, with `cpu` of :func:`cpu_of`, and write any report. Raises OSError."""
    data = summary(standings) | cpu
    if args.json:
        print_data(json.dumps(data, ensure_ascii=False))
    else:
        print_tables(data)
    if args.page is not None:
        with open(args.page, "w", encoding="utf-8", newline="\n") as page:
            page.write(report(standings, cpu.get("cpu")))
        if not args.json:
            print(f"report: {args.page}")
