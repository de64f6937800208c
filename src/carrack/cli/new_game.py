"""`carrack new-game`: write a package with a game that can be played, as a start for one's own."""

from __future__ import annotations

import argparse
import keyword
import re
import shlex
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from carrack.cli import UserError
from carrack.cli.common import Subparsers
from carrack.core.registry import game_names, left_out

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME: Final = 40


def add_parsers(subparsers: Subparsers) -> None:
    """Add `new-game`."""
    parser = subparsers.add_parser(
        "new-game",
        help="write a game of your own",
        description="Writes a package with a small complete game: rules, texts in two languages, a "
        "board, tests. Change it into yours; docs/a-game-in-an-afternoon.md shows how.",
    )
    parser.add_argument("name", metavar="NAME", help="name of the game, such as salt-road")
    parser.add_argument("folder", metavar="FOLDER", nargs="?", help="(default: NAME)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the package, and print what to do next."""
    folder = Path(args.folder or args.name)
    check_name(args.name)
    if folder.exists():
        raise UserError(
            f"{folder} exists already; name a folder that does not: "
            f"carrack new-game {args.name} FOLDER"
        )
    write(args.name, folder)
    print(f"{folder}: a game that you can play; begin with {folder / 'README.md'}")
    print("next:")
    for line in next_steps(args.name, folder):
        print(f"  {line}")
    return 0


def next_steps(name: str, folder: Path) -> list[str]:
    """The commands to type next; the package is installed where Carrack is."""
    python = shlex.quote(sys.executable)
    return [
        f"cd {shlex.quote(str(folder))}",
        f"{python} -m pip install --editable '.[test]'",
        f"{python} -m pytest",
        f"{python} -m carrack rules --game {name}",
        f"{python} -m carrack play",
    ]


def check_name(name: str) -> None:
    """Raise UserError unless a game, and its Python package, can be called so."""
    if NAME.fullmatch(name) is None or len(name) > LONGEST_NAME:
        raise UserError(
            "a game is named with small letters and digits, in words joined by -, "
            f"at most {LONGEST_NAME} and a letter first, as in salt-road; not {name!r}"
        )
    if name in game_names() or name in left_out():
        raise UserError(f"there is a game {name!r} already; choose another name")
    module = module_name(name)
    if keyword.iskeyword(module) or find_spec(module) is not None:
        raise UserError(
            f"{module!r} means something else in Python already; choose another name, "
            f"as in {name}-game"
        )


# --- names ---------------------------------------------------------------------------------------


def module_name(name: str) -> str:
    """Return the name under which Python imports a game.

    >>> module_name("salt-road")
    'salt_road'
    """
    return name.replace("-", "_")


def title_of(name: str) -> str:
    """The name for people.

    >>> title_of("salt-road")
    'Salt Road'
    """
    return " ".join(word.capitalize() for word in name.split("-"))


def prefix_of(name: str) -> str:
    """The letters with which the identifiers of its rules begin.

    >>> [prefix_of(name) for name in ("salt-road", "pebbles", "go-4-it")]
    ['SR', 'PE', 'GI']
    """
    words = [re.sub("[0-9]", "", word) for word in name.split("-")]
    initials = "".join(word[:1] for word in words)
    return (initials if len(initials) > 1 else "".join(words)[:2]).upper()


# --- writing -------------------------------------------------------------------------------------


def write(name: str, folder: Path) -> None:
    """Write the package. Raises OSError."""
    title = title_of(name)
    words = {  # of the template, which is a game that works
        "my-game": name,
        "my_game": module_name(name),
        "My Game": title,
        "MyGame": title.replace(" ", ""),
        "MG-": f"{prefix_of(name)}-",
    }
    for parts, template in templates(files("carrack.cli") / "templates" / "game"):
        text = template.read_text(encoding="utf-8")
        for word, value in words.items():
            text = text.replace(word, value)
        place = folder.joinpath(*[part.replace("my_game", words["my_game"]) for part in parts])
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8", newline="\n")


def templates(folder: Traversable) -> Iterator[tuple[list[str], Traversable]]:
    """The files below a folder, with the parts of their paths."""
    for entry in folder.iterdir():
        if entry.is_file():
            yield [entry.name], entry
        elif entry.name != "__pycache__":
            for parts, file in templates(entry):
                yield [entry.name, *parts], file
