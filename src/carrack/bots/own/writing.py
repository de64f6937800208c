"""Writing a folder with a bot that can already play, as a start for one's own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
PLACEHOLDER = "my-bot"
"""The name of the bots in the templates, which can be played as they are."""


@dataclass(frozen=True)
class Language:
    """The files of a language, with their templates; how to build (if needed) and run them.

    `code` is the file to be changed.
    """

    files: dict[str, str]
    code: str
    build: str
    command: str


LANGUAGES: Final = {
    "python": Language({"bot.py": "bot.py"}, "bot.py", "", "python3 bot.py"),
    "javascript": Language({"bot.mjs": "bot.mjs"}, "bot.mjs", "", "node bot.mjs"),
    "rust": Language(
        {"src/main.rs": "main.rs", "Cargo.toml": "Cargo.toml"},
        "src/main.rs",
        "cargo build --release",
        "target/release/my-bot",
    ),
}


class CannotWrite(Exception):
    """The folder cannot be written; the message says why."""


def write(folder: Path, language: str, game: str) -> Language:
    """Write the folder of a bot of the same name. Raises CannotWrite, OSError.

    `game` is the one that its README names.
    """
    name, kind = folder.name, LANGUAGES[language]
    if NAME.fullmatch(name) is None:
        raise CannotWrite(
            f"a bot is named with small letters, digits and -, at most 40 and a letter first, "
            f"as in my-bot; not {name!r}"
        )
    if folder.exists():
        raise CannotWrite(f"{folder} exists already; choose another name")
    templates = files("carrack.bots.own") / "templates"
    for file, template in {**kind.files, "README.md": "README.md"}.items():
        place = folder / file
        place.parent.mkdir(parents=True, exist_ok=True)
        text = (templates / template).read_text(encoding="utf-8")
        place.write_text(_filled(text, name, kind, game, file), encoding="utf-8", newline="\n")
    return kind


def _filled(text: str, name: str, kind: Language, game: str, file: str) -> str:
    if file == "README.md":
        build = f"Build it first: `{kind.build}`.\n" if kind.build else ""
        values = {"COMMAND": kind.command, "BUILD\n": build, "FILE": kind.code, "GAME": game}
        for word, value in values.items():
            text = text.replace(word, value)
    return text.replace(PLACEHOLDER, name)
