"""`carrack simulate`: many games between bots, and their results."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any

from carrack.arena.series.playing import SeriesPlan, make_plan
from carrack.arena.series.simulate import simulate
from carrack.arena.series.totals import Totals
from carrack.bots import RANDOM, BotError, UnknownBot
from carrack.cli import UserError, common, dataset, workers
from carrack.cli.common import Subparsers
from carrack.cli.data import print_data
from carrack.cli.progress import shown_progress
from carrack.core.chance import SEEDED_2
from carrack.core.game import Game
from carrack.core.registry import find_game
from carrack.core.wording import counted

INTERRUPTED = 130  # what shells expect of a program that Ctrl-C ended
AUTOMATON = "automaton"  # stands in tables where a bot has its name


def add_parsers(subparsers: Subparsers) -> None:
    """Add `simulate`."""
    parser = subparsers.add_parser(
        "simulate",
        help="play many games between bots",
        description="Plays games between bots and prints points, wins, lengths and times. The "
        "same seed gives the same games, with any number of workers.",
    )
    parser.add_argument("game", metavar="GAME", help="a game's name, such as amerigo")
    parser.add_argument(
        "--players",
        type=common.whole(1),
        metavar="N",
        help="number of seats (1: alone against the automaton, if the game has one)",
    )
    parser.add_argument(
        "--games", type=common.whole(1), default=100, metavar="N", help="(default 100)"
    )
    parser.add_argument("--bots", metavar="A,B,…", help="a bot for each seat (default: all random)")
    parser.add_argument("--seed", type=common.whole(0), default=0, metavar="S", help="(default 0)")
    parser.add_argument("--json", action="store_true", help="print a JSON object instead of tables")
    parser.add_argument("--records", metavar="DIR", help="write a record of each game to a folder")
    dataset.add_arguments(parser)
    workers.add_arguments(parser)
    parser.add_argument("--sources", action="store_true", help="show what points were scored for")
    common.add_option(parser)
    common.add_ruling(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Simulate, and print what the arguments ask for."""
    plan = planned(args)
    dataset.check(args)
    for line in advice(plan, common.given_options(find_game(plan.game), args.option)):
        print(f"carrack: {line}", file=sys.stderr, flush=True)
    try:
        totals = played(plan, args)
    except BotError as error:
        raise UserError(str(error)) from error
    if args.json:
        print_data(json.dumps(totals.to_json(), ensure_ascii=False))
    else:
        show(totals)
    for line in totals.faults.lines():
        print(f"carrack: {line}", file=sys.stderr)
    return INTERRUPTED if totals.interrupted else 0


def planned(args: argparse.Namespace) -> SeriesPlan:
    """The plan that the arguments describe. Raises UserError."""
    game = common.known_game(args.game)
    bots = seated(args.bots, args.players, fewest(game))
    given = common.given_options(game, args.option)
    options = {**ending(game, bots, given), **given}
    if (
        args.records is not None
        and os.path.exists(args.records)
        and not os.path.isdir(args.records)
    ):
        raise UserError(f"--records {args.records}: this is a file; name a folder")
    try:
        return make_plan(
            game,
            bots,
            args.games,
            args.seed,
            options,
            args.sources,
            args.records,
            args.rules,
            args.luck or SEEDED_2,
        )
    except UnknownBot as error:
        raise UserError(str(error)) from None
    except ValueError as error:
        raise UserError(str(error)) from None


def fewest(game: Game[Any]) -> int:
    """The fewest players; 1 only where the game is always played alone."""
    counts = range(game.least_players, game.most_players + 1)
    return next((count for count in counts if not game.automata(count)), game.least_players)


def seated(listed: str | None, players: int | None, default: int) -> list[str]:
    """One bot for each seat. Raises UserError if there are too few or too many."""
    if listed is None:
        return ["random"] * (players if players is not None else default)
    bots = common.names_in(listed)
    if players is not None and len(bots) != players:
        raise UserError(
            f"--bots names {len(bots)} bot{'s' if len(bots) > 1 else ''} for {players} players; "
            f"give one for every seat, as in --bots {','.join((bots * players)[:players])}"
        )
    return bots


def ending(game: Game[Any], bots: list[str], given: dict[str, int | str]) -> dict[str, int | str]:
    """The limits at which games of random players end where the caller names none."""
    limits = game.quick_options() if RANDOM in bots else {}
    return {name: value for name, value in limits.items() if name not in given}


def advice(plan: SeriesPlan, given: dict[str, int | str]) -> list[str]:
    """Return advice on the limits of games of random players, if they have any."""
    game = find_game(plan.game)
    usual = {option.name: option.default for option in game.options()}
    lines = []
    for name, value in ending(game, list(plan.bots), given).items():
        lines.append(
            f"random players seldom finish a game of {game.title}, so each ends at the limit "
            f"{name}={value}; choose another with --option {name}=…, or none with "
            f"--option {name}={usual[name]}"
        )
    return lines


def played(plan: SeriesPlan, args: argparse.Namespace) -> Totals:
    """Play the games and show progress. Raises UserError, BotError, OSError."""
    with (
        dataset.noted(args, plan) as noted,
        workers.pool_of(args) as pool,
        shown_progress(plan.game, plan.games) as progress,
    ):
        return simulate(plan, pool, progress, noted.work, noted.keep)


def show(totals: Totals) -> None:
    """Print the tables."""
    from rich.table import Table

    from carrack.cli.terminal import Terminal

    plan = totals.plan
    console = Terminal()
    many = common.of_players(plan.players, plan.automata)
    title = f"{plan.game}: {counted(totals.games, 'game')} of {many}, seed {plan.seed}"
    table = Table(title=title, title_justify="left")
    for name in ("seat", "bot", "points", "spread", "from", "to", "wins", "shared", "wins %"):
        table.add_column(name, justify="left" if name == "bot" else "right", overflow="fold")
    for i, side in enumerate(totals.sides):
        points = side.points
        table.add_row(
            *(
                str(i),
                side.bot or AUTOMATON,
                f"{points.mean:.1f}",
                f"{points.spread:.1f}",
                str(points.least),
            ),
            *(str(points.most), str(side.wins), str(side.shared)),
            f"{100 * side.wins / max(totals.games, 1):.1f}",
        )
    console.print(table)
    if plan.sources:
        console.print(source_table(totals))
    for line in summary(totals):
        console.print(line)


def source_table(totals: Totals) -> object:
    """Mean points per game by source and side."""
    from rich.table import Table

    table = Table(title="sources of points (mean per game)", title_justify="left")
    table.add_column("source")
    for i, side in enumerate(totals.sides):
        table.add_column(f"{i} {side.bot or AUTOMATON}", justify="right", overflow="fold")
    sheets = [totals.mean_sources(i) for i in range(len(totals.sides))]
    for source in totals.sources():
        table.add_row(source, *(f"{sheet[source]:.1f}" for sheet in sheets))
    return table


def summary(totals: Totals) -> list[str]:
    """Lengths and times as text."""
    games, seconds, length = max(totals.games, 1), max(totals.seconds, 1e-9), totals.lengths
    winning = totals.winning
    lines = [
        *([f"winner's points {winning.mean:.1f} ± {winning.spread:.1f}"] if winning.count else []),
        *([f"nobody has won {totals.cut} of the games: a limit ended them"] if totals.cut else []),
        f"length {length.mean:.1f} moves ({length.least} to {length.most}), "
        f"{totals.turns.mean:.1f} turns; {totals.decisions / games:.1f} of the moves were choices",
        f"{totals.seconds:.2f} s: {totals.games / seconds:.1f} games/s, "
        f"{totals.decisions / seconds:.0f} decisions/s",
    ]
    if totals.interrupted:
        lines.append(f"interrupted after {totals.games} of {counted(totals.plan.games, 'game')}")
    return lines
