"""`carrack edition`: components of one's own box."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

from carrack.cli.common import Subparsers, game_of_file, known_game
from carrack.cli.folder import editions_folder
from carrack.core.game import EDITIONS, ComponentSet
from carrack.core.registry import find_game, game_names


def add_parsers(subparsers: Subparsers) -> None:
    """Adds `edition check`, `edition list` and `edition add`."""
    parser = subparsers.add_parser(
        "edition",
        help="check, add and list the components of one's own box",
        description="Editions and maps hold the components of a box as data.",
    )
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = verbs.add_parser(
        "check",
        help="say what is wrong with an edition or a map, or what it holds",
        description="Checks the edition or map in a file and names every problem with line and "
        "key.",
    )
    check.add_argument("file", metavar="FILE", help="an edition or a map (TOML)")
    check.set_defaults(run=run_check)
    shown = verbs.add_parser(
        "list",
        help="say which editions and maps there are, and where they lie",
        description="Lists what can be chosen for each game, and what keeps other files from it.",
    )
    shown.set_defaults(run=run_list)
    add = verbs.add_parser(
        "add",
        help="make an edition or a map of one's own playable by its name",
        description="Checks a file and copies it into the data folder under the name it gives.",
    )
    add.add_argument("file", metavar="FILE", help="an edition or a map (TOML)")
    add.add_argument("--force", action="store_true", help="replace another file of its name")
    add.set_defaults(run=run_add)
    for verb in (check, add):
        verb.add_argument("--game", metavar="GAME", help="(default: the game that FILE names)")
    shown.add_argument("--game", metavar="GAME", help="(default: all)")
    for verb in (check, shown, add):
        verb.add_argument("--data", type=Path, metavar="DIR", help="data folder of the server")


def run_check(args: argparse.Namespace) -> int:
    """Prints the report; the exit code is 1 if what is in the file cannot be played."""
    game = known_game(args.game if args.game is not None else game_of_file(args.file))
    return print_lines(*game.check_components(args.file))


def run_list(args: argparse.Namespace) -> int:
    """Prints everything with its problems; the exit code is 1 if something cannot be played."""
    names = [known_game(args.game).name] if args.game is not None else game_names()
    sets = {name: find_game(name).component_sets() for name in names}
    for name in names:
        if sets[name]:
            print(f"{name}:")
            print("\n".join(table_of(sets[name])))
        elif args.game is not None:
            print(f"{find_game(name).title} has no editions")
    found = [each for name in names for each in sets[name]]
    strangers = list(strange_files(found)) if args.game is None else []
    for path in strangers:
        print(f"{path}: it is of no game that is installed; {', '.join(names)} are")
    return 1 if strangers or any(each.problems for each in found) else 0


def table_of(sets: list[ComponentSet]) -> list[str]:
    """A game's editions and maps as lines, with their problems below."""
    width = max(len(each.name) for each in sets)
    return [line for each in sets for line in listed(each, width)]


def listed(each: ComponentSet, width: int) -> list[str]:
    """One of them in a line, and its problems below."""
    state = "cannot be played" if each.problems else "ok"
    place = each.place or "ships with Carrack"
    line = f"  {each.kind:7}  {each.name:{width}}  {state}  {each.title or 'no title'}  ({place})"
    return [line, *(f"    {problem}" for problem in each.problems)]


def strange_files(found: list[ComponentSet]) -> Iterator[Path]:
    """The files in the folders that no game takes for its own."""
    places = {each.place for each in found}
    for folder in named_folders():
        for path in sorted(Path(folder).glob("*.toml")):
            if str(path) not in places:
                yield path


def named_folders() -> list[str]:
    """The folders that `CARRACK_EDITIONS` names."""
    return [folder for folder in os.environ.get(EDITIONS, "").split(os.pathsep) if folder]


def run_add(args: argparse.Namespace) -> int:
    """Adds an edition or a map; the exit code is 1 if that was refused."""
    game = known_game(args.game if args.game is not None else game_of_file(args.file))
    return print_lines(*game.add_components(args.file, str(folder_for(args.data)), args.force))


def folder_for(data: Path | None) -> Path:
    """Where something is added: in the data folder named, else where files are looked for."""
    if data is not None:
        return editions_folder(data)
    named = named_folders()
    return Path(named[0]) if named else editions_folder()


def print_lines(lines: list[str], good: bool) -> int:
    """Prints lines, and gives the exit code."""
    for line in lines:
        print(line)
    return 0 if good else 1
