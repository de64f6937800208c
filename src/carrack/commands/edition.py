"""`carrack edition`: components of one's own box."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from carrack.commands.common import Subparsers, default_game, known_game
from carrack.core.game import EDITIONS, ComponentSet
from carrack.server.folder import editions_folder


def add_parsers(subparsers: Subparsers) -> None:
    """Adds `edition check`, `edition list` and `edition add`."""
    parser = subparsers.add_parser(
        "edition",
        help="check, add and list the components of one's own box",
        description="Editions hold the components of a box as data.",
    )
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = verbs.add_parser(
        "check",
        help="say what is wrong with an edition, or what it holds",
        description="Checks the edition in a file and names every problem with line and key.",
    )
    check.add_argument("file", metavar="FILE", help="an edition (TOML)")
    check.set_defaults(run=run_check)
    shown = verbs.add_parser(
        "list",
        help="say which editions there are, and where they lie",
        description="Lists the editions that can be chosen, and what keeps others from it.",
    )
    shown.set_defaults(run=run_list)
    add = verbs.add_parser(
        "add",
        help="make an edition of one's own playable by its name",
        description="Checks an edition and copies it into the data folder under its name.",
    )
    add.add_argument("file", metavar="FILE", help="an edition (TOML)")
    add.add_argument("--force", action="store_true", help="replace another edition of its name")
    add.set_defaults(run=run_add)
    for verb in (check, shown, add):
        verb.add_argument("--game", metavar="GAME", help="(default: the first installed)")
        verb.add_argument("--data", type=Path, metavar="DIR", help="data folder of the server")


def run_check(args: argparse.Namespace) -> int:
    """Prints the report; the exit code is 1 if the edition cannot be played."""
    game = known_game(args.game if args.game is not None else default_game())
    return told(*game.check_components(args.file))


def run_list(args: argparse.Namespace) -> int:
    """Prints every edition with its problems; the exit code is 1 if one cannot be played."""
    game = known_game(args.game if args.game is not None else default_game())
    sets = game.component_sets()
    width = max([len(each.name) for each in sets], default=0)
    for each in sets:
        print("\n".join(listed(each, width)))
    if not sets:
        print(f"{game.title} has no editions")
    return 1 if any(each.problems for each in sets) else 0


def listed(each: ComponentSet, width: int) -> list[str]:
    """One edition in a line, and its problems below."""
    state = "cannot be played" if each.problems else "ok"
    place = each.place or "ships with Carrack"
    line = f"{each.name:{width}}  {state}  {each.title or 'no title'}  ({place})"
    return [line, *(f"  {problem}" for problem in each.problems)]


def run_add(args: argparse.Namespace) -> int:
    """Adds an edition; the exit code is 1 if that was refused."""
    game = known_game(args.game if args.game is not None else default_game())
    return told(*game.add_components(args.file, str(folder_for(args.data)), args.force))


def folder_for(data: Path | None) -> Path:
    """Where an edition is added: in the data folder named, else where editions are looked for."""
    if data is not None:
        return editions_folder(data)
    named = [folder for folder in os.environ.get(EDITIONS, "").split(os.pathsep) if folder]
    return Path(named[0]) if named else editions_folder()


def told(lines: list[str], good: bool) -> int:
    """Prints lines, and gives the exit code."""
    for line in lines:
        print(line)
    return 0 if good else 1
