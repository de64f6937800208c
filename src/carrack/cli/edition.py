"""`carrack edition`: custom editions and maps."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

from carrack.cli.common import Subparsers, default_game, game_of_file, known_game
from carrack.cli.folder import editions_folder
from carrack.core.game import EDITIONS, ComponentSet
from carrack.core.registry import find_game, game_names


def add_parsers(subparsers: Subparsers) -> None:
    """Add `edition check`, `edition list` and `edition add`."""
    parser = subparsers.add_parser(
        "edition",
        help="play with the components of your own box",
        description="Editions and maps describe the components of a box as data.",
    )
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    check = verbs.add_parser(
        "check",
        help="report what is wrong with an edition or map, or what it contains",
        description="Checks the edition or map in a file and reports every problem with its line "
        "and key.",
    )
    check.add_argument("file", metavar="FILE", help="an edition or a map (TOML)")
    check.set_defaults(run=run_check)
    shown = verbs.add_parser(
        "list",
        help="list the editions and maps, and where they are",
        description="Lists the editions and maps of each game, and what is wrong with files that "
        "cannot be chosen.",
    )
    shown.set_defaults(run=run_list)
    add = verbs.add_parser(
        "add",
        help="make a custom edition or map available by name",
        description="Checks a file and copies it into the data folder under the name given in it.",
    )
    add.add_argument("file", metavar="FILE", help="an edition or a map (TOML)")
    add.add_argument("--force", action="store_true", help="overwrite a file of the same name")
    add.set_defaults(run=run_add)
    for verb in (check, add):
        verb.add_argument("--game", metavar="GAME", help="(default: the game that FILE names)")
    shown.add_argument("--game", metavar="GAME", help="(default: all)")
    for verb in (check, shown, add):
        verb.add_argument("--data", type=Path, metavar="DIR", help="data folder of the server")


def run_check(args: argparse.Namespace) -> int:
    """Print the report; return 1 if what is in the file cannot be played."""
    game = known_game(args.game or game_of_file(args.file) or default_game())
    return print_lines(*game.check_components(args.file))


def run_list(args: argparse.Namespace) -> int:
    """Print everything with its problems; return 1 if something cannot be played."""
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
        print(f"{path}: it belongs to no installed game; installed: {', '.join(names)}")
    return 1 if strangers or any(each.problems for each in found) else 0


def table_of(sets: list[ComponentSet]) -> list[str]:
    """Lines for a game's editions and maps, each followed by its problems."""
    width = max(len(each.name) for each in sets)
    return [line for each in sets for line in listed(each, width)]


def listed(each: ComponentSet, width: int) -> list[str]:
    """The line of one edition or map, and its problems below."""
    state = "cannot be played" if each.problems else "ok"
    place = each.place or "ships with Carrack"
    line = f"  {each.kind:7}  {each.name:{width}}  {state}  {each.title or 'no title'}  ({place})"
    return [line, *(f"    {problem}" for problem in each.problems)]


def strange_files(found: list[ComponentSet]) -> Iterator[Path]:
    """The files in the folders that belong to no game."""
    places = {each.place for each in found}
    for folder in named_folders():
        for path in sorted(Path(folder).glob("*.toml")):
            if str(path) not in places:
                yield path


def named_folders() -> list[str]:
    """The folders that `CARRACK_EDITIONS` names."""
    return [folder for folder in os.environ.get(EDITIONS, "").split(os.pathsep) if folder]


def run_add(args: argparse.Namespace) -> int:
    """Add an edition or a map; return 1 if it was refused."""
    game = known_game(args.game or game_of_file(args.file) or default_game())
    return print_lines(*game.add_components(args.file, str(folder_for(args.data)), args.force))


def folder_for(data: Path | None) -> Path:
    """Return the folder for a new edition: that of the named data folder, else the usual one."""
    if data is not None:
        return editions_folder(data)
    named = named_folders()
    return Path(named[0]) if named else editions_folder()


def print_lines(lines: list[str], good: bool) -> int:
    """Print lines; return the exit code."""
    for line in lines:
        print(line)
    return 0 if good else 1
