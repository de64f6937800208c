"""`carrack bot`: write a bot, and check that it is fit to play."""

from __future__ import annotations

import argparse
import shlex
import shutil
from pathlib import Path
from typing import Any

from carrack.arena.series.trial import GROWTH, Trial, tried
from carrack.bots import Bot, UnknownBot, bot_names, check_bot, make_bot
from carrack.bots.own import installed_names, is_own
from carrack.bots.own.finding import COMMAND
from carrack.bots.own.process import split
from carrack.bots.own.program import Program
from carrack.bots.own.timed import TimedBot
from carrack.bots.own.writing import LANGUAGES, CannotWrite, Language, write
from carrack.cli import UserError
from carrack.cli.common import Subparsers, default_game, known_game, whole
from carrack.cli.progress import shown_progress
from carrack.core.game import Game
from carrack.core.registry import find_game, game_names
from carrack.core.wording import counted

UNFIT = 1


def add_parsers(subparsers: Subparsers) -> None:
    """Add `bot`, with `new` and `check`."""
    parser = subparsers.add_parser(
        "bot",
        help="write a bot of your own, and check it",
        description="Writes a working bot for you to improve, and checks whether a bot is fit to "
        "play. docs/bots/your-first-bot.md leads from there to the arena and to a table.",
    )
    kinds = parser.add_subparsers(metavar="new | check", required=True, dest="kind")
    new = kinds.add_parser("new", help="write a folder with a working bot")
    new.add_argument("folder", metavar="NAME", help="name of bot and folder, such as my-bot")
    new.add_argument("--language", choices=list(LANGUAGES), default="python", help="(%(default)s)")
    new.set_defaults(run=run_new)
    check = kinds.add_parser(
        "check",
        help="check a bot: legal moves, time, repeatability, memory",
        description="Plays a few games against random, each twice, and reports whether the bot is "
        "fit to play (exit code 0) or not (1).",
    )
    check.add_argument("--game", help="(default: all games that the bot plays)")
    check.add_argument(
        "--games",
        type=whole(1),
        default=3,
        metavar="N",
        help="how many times each game is played (%(default)s)",
    )
    check.add_argument("--seed", type=whole(0), default=1, metavar="S", help="(%(default)s)")
    check.add_argument(
        "command",
        nargs=argparse.REMAINDER,
        metavar="COMMAND|NAME",
        help="the command that starts it (python3 bot.py), or its name (mine.py:Mine, https://…); "
        "options of `check` go before it",
    )
    check.set_defaults(run=run_check)


# --- new -----------------------------------------------------------------------------------------


def run_new(args: argparse.Namespace) -> int:
    """Write the folder of a bot, and print what to do next."""
    try:
        kind = write(Path(args.folder), args.language, default_game())
    except CannotWrite as error:
        raise UserError(str(error)) from None
    print(f"{args.folder}: a bot in {args.language}; change {Path(args.folder) / kind.code}")
    print("next:")
    for line in next_steps(args.folder, kind):
        print(f"  {line}")
    return 0


def next_steps(folder: str, kind: Language) -> list[str]:
    """The commands to type next."""
    command = kind.command.replace("my-bot", Path(folder).name)
    return [
        f"cd {shlex.quote(folder)}",
        *([kind.build] if kind.build else []),
        f"carrack bot check {command}",
        f'carrack arena {default_game()} --bots "cmd:{command},deckhand,random" --games 20',
    ]


# --- check ---------------------------------------------------------------------------------------


def run_check(args: argparse.Namespace) -> int:
    """Try a bot in each game; return the exit code."""
    name = named(args.command)
    games = [known_game(args.game)] if args.game else played_games(name)
    print(name, flush=True)
    fit = [checked(game, name, args.games, args.seed) for game in games]
    print("It is fit to play." if all(fit) else "It is not fit to play.")
    return 0 if all(fit) else UNFIT


def named(words: list[str]) -> str:
    """The bot's name, as it is used everywhere, from a name or a command that starts a program."""
    if words[:1] == ["--"]:
        words = words[1:]
    if not words:
        raise UserError("say what starts the bot, as in carrack bot check python3 bot.py")
    if words[0].startswith("-"):
        raise UserError(f"{words[0]} is not an option of carrack bot check; see its --help")
    if len(words) > 1:
        if words[0].startswith(COMMAND):  # the name of it, without quotes
            return f"{words[0]} {shlex.join(words[1:])}"
        return f"{COMMAND}{shlex.join(words)}"
    plain = words[0].partition(":")[0]
    known = {name for game in game_names() for name in bot_names(find_game(game))}
    if is_own(words[0]) or plain in known or plain in installed_names():
        return words[0]
    try:
        program = split(words[0])[0]
    except UnknownBot as error:
        raise UserError(str(error)) from None
    if shutil.which(program) is None and not Path(program).is_file():
        raise UserError(
            f"{words[0]!r} is neither a bot nor a program; say what starts the bot, as in "
            "carrack bot check python3 bot.py, or its name, as in mine.py:Mine"
        )
    return f"{COMMAND}{words[0]}"


def played_games(name: str) -> list[Game[Any]]:
    """The installed games that a bot says it plays. Raises UserError."""
    found, why = [], ""
    for game in [find_game(each) for each in game_names()]:
        try:
            check_bot(game, name)
            found.append(game)
        except UnknownBot as error:
            why = str(error)
    if not found:
        raise UserError(why)
    return found


def checked(game: Game[Any], name: str, games: int, seed: int) -> bool:
    """Try it in a game, print the findings, and return whether it is fit. Raises UserError."""
    try:
        bot = make_bot(game, name)
        check_bot(game, name)
        with shown_progress(game.name, 2 * games) as progress:
            trial = tried(game, name, games, seed, progress)
    except UnknownBot as error:
        raise UserError(str(error)) from None
    print(f"{game.title}: {counted(games, 'game')} against random, seed {seed}")
    for what, good, finding in findings(trial, bot):
        print(f"  {what:<11} {'yes' if good else 'NO'}: {finding}")
    return trial.fit


def findings(trial: Trial, bot: Bot) -> list[tuple[str, bool, str]]:
    """Each thing that was checked: its name, whether it is as it should be, and what was found."""
    slowest, mean = max(trial.times, default=0.0), sum(trial.times) / max(1, len(trial.times))
    limit = f", of {1000 * bot.limits.seconds:,.0f}" if isinstance(bot, Program | TimedBot) else ""
    of = f", of {bot.limits.memory:,}" if isinstance(bot, Program) and bot.limits.memory else ""
    rows = [
        ("legal", not trial.lost, lost_text(trial)),
        (
            "in time",
            not trial.late,
            f"slowest {1000 * slowest:,.0f} ms, mean {1000 * mean:,.1f}{limit}",
        ),
    ]
    if trial.given_up:
        return rows
    same = f"{trial.repeated} of {trial.games} games were the same again"
    rows.append(("repeatable", trial.repeatable, same))
    if trial.memory:
        grown = f"{trial.growth:.0f} more after the last game than after the first"
        finding = f"{max(trial.memory):.0f} MiB at most{of}; {grown}"
        rows.append(("memory", trial.growth <= GROWTH, finding))
    return rows


def lost_text(trial: Trial) -> str:
    """Return how many decisions were lost, and the fault of the last one."""
    text = f"{trial.lost} of {counted(len(trial.times), 'decision')} lost"
    if trial.given_up:
        text += ", and then it was not asked again"
    return f"{text}; the last: {trial.faults[-1]}" if trial.lost else text
