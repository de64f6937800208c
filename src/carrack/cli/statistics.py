"""`carrack statistics`: a game in the numbers that a designer wants to know."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from carrack.arena.reports import plots, statistics_plots
from carrack.arena.reports.statistics_page import page
from carrack.arena.series.playing import SeriesPlan, make_plan
from carrack.arena.series.statistics import Statistics, survey
from carrack.bots import BotError, UnknownBot, bot_names
from carrack.cli import UserError, workers
from carrack.cli.common import Subparsers, add_option, given_options, known_game, of_players, whole
from carrack.cli.progress import shown_progress
from carrack.cli.simulate import advice, ending
from carrack.core.game import Game
from carrack.core.wording import counted

INTERRUPTED = 130  # what shells expect of a program that Ctrl-C ended
IMAGES = "images"  # the folder of a page's pictures, beside it
BOT = "--bots greedy"


def add_parsers(subparsers: Subparsers) -> None:
    """Add `statistics`."""
    parser = subparsers.add_parser(
        "statistics",
        help="measure a game: points, moves, length, seats",
        description="Plays games between equal bots and reports what points were scored for, "
        "which moves were made, how long games took and what each seat won, with 95 % intervals.",
    )
    parser.add_argument("game", metavar="GAME", help="a game's name, such as amerigo")
    parser.add_argument(
        "--players",
        type=whole(1),
        nargs="+",
        metavar="N",
        help="numbers of players, as in --players 2 3 (default: all)",
    )
    parser.add_argument(
        "--games",
        type=whole(1),
        default=100,
        metavar="N",
        help="games for each number of players (default 100)",
    )
    parser.add_argument(
        "--bots", metavar="BOT", help="the bot in every seat (default: the game's first)"
    )
    parser.add_argument("--seed", type=whole(0), default=0, metavar="S", help="(default 0)")
    add_option(parser)
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="print a JSON object instead of tables")
    output.add_argument(
        "--page",
        type=Path,
        metavar="FILE.md",
        help="write a page, with charts in the folder images beside it",
    )
    workers.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and print or write what the arguments ask for."""
    game = known_game(args.game)
    plans = planned(game, args)
    if args.page is not None:
        check_page(args.page)
    for line in advice(plans[0], given_options(game, args.option)):
        print(f"carrack: {line}", file=sys.stderr, flush=True)
    samples = played(plans, args)
    if args.json:
        data = {"game": game.name, "samples": [sample.to_json() for sample in samples]}
        print(json.dumps(data, ensure_ascii=False))
    elif args.page is not None:
        write(game, samples, args)
    else:
        show(page(game, samples, command_line(args)))
    stopped = samples[-1].interrupted or len(samples) < len(plans)
    return INTERRUPTED if stopped else 0


def planned(game: Game[Any], args: argparse.Namespace) -> list[SeriesPlan]:
    """One plan for each number of players. Raises UserError."""
    counts = args.players or range(game.least_players, game.most_players + 1)
    bot = args.bots or bot_names(game)[0]
    given = given_options(game, args.option)
    options = {**ending(game, [bot], given), **given}
    if "," in bot:
        raise UserError(f"--bots {bot}: all seats have the same bot here; name one, as in {BOT}")
    try:
        return [
            make_plan(game, [bot] * players, args.games, args.seed, options, sources=True)
            for players in dict.fromkeys(counts)
        ]
    except UnknownBot as error:
        raise UserError(str(error)) from None
    except ValueError as error:
        raise UserError(str(error)) from None


def check_page(path: Path) -> None:
    """Check, before hours of play, that the page can be written. Raises UserError, OSError."""
    if path.suffix != ".md":
        raise UserError(f"--page {path}: the page is Markdown; name it {path.with_suffix('.md')}")
    if path.is_dir():
        raise UserError(f"--page {path}: this is a folder; name a file in it")
    try:
        plots.check()
    except plots.PlotsMissing as error:
        raise UserError(str(error)) from None
    (path.parent / IMAGES).mkdir(parents=True, exist_ok=True)


def played(plans: list[SeriesPlan], args: argparse.Namespace) -> list[Statistics]:
    """Play one plan after another until Ctrl-C, and return the samples. Raises UserError."""
    samples: list[Statistics] = []
    try:
        for plan in plans:
            name = f"{plan.game}, {of_players(plan.players, plan.automata)}"
            with workers.pool_of(args) as pool, shown_progress(name, plan.games) as progress:
                samples.append(survey(plan, pool, progress))
            if samples[-1].interrupted:
                break
    except BotError as error:
        raise UserError(str(error)) from error
    begun = [sample for sample in samples if sample.games]
    if not begun:
        raise UserError("stopped before the first game was over")
    return begun


def write(game: Game[Any], samples: list[Statistics], args: argparse.Namespace) -> None:
    """Write the page and its charts, and print where they are."""
    path: Path = args.page
    drawn = statistics_plots.draw(game, samples, str(path.parent / IMAGES / path.stem))
    text = page(game, samples, command_line(args), f"{IMAGES}/{path.stem}")
    path.write_text(text, encoding="utf-8", newline="\n")
    games = sum([sample.games for sample in samples])
    pictures, played = counted(len(drawn), "picture"), counted(games, "game", form=",")
    print(f"{path} and {pictures} in {path.parent / IMAGES}, of {played}")


def show(text: str) -> None:
    """Print a page: rendered on a terminal, else as Markdown."""
    if not sys.stdout.isatty():
        print(text, end="")
        return
    from rich.markdown import Markdown

    from carrack.cli.terminal import Terminal

    Terminal().print(Markdown(text))


def command_line(args: argparse.Namespace) -> str:
    """The command that gives the same figures, without options for workers."""
    words = ["carrack", "statistics", args.game]
    if args.players:
        words += ["--players", *map(str, args.players)]
    words += ["--games", str(args.games)]
    if args.bots:
        words += ["--bots", args.bots]
    if args.seed:
        words += ["--seed", str(args.seed)]
    for pair in args.option:
        words += ["--option", pair]
    if args.page is not None:
        words += ["--page", args.page.as_posix()]
    return shlex.join(words)
