"""The files of custom components, in the folders that `CARRACK_EDITIONS` names.

A file `my-box.toml` there holds the edition, or the map, `my-box`. Only files directly in a folder
count, so that no name can lead to another file of the machine. The files of all games are side by
side; each names its own in `game`.
"""

import os
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from carrack.core.game import EDITIONS
from carrack.games.toml_file import FileError, key_lines, text_of

ENDING: Final = ".toml"
GAME: Final = re.compile(r"""\s*["']?game["']?\s*=\s*["']([^"']*)["']""")

_keys: dict[str, tuple[tuple[int, int], "TopKeys"]] = {}  # by path, with the file's stamp


class TopKeys:
    """The top of a file: the game that it belongs to, or `""`, and all its keys.

    Known even for files that are not TOML, so that the right game reports their mistakes.
    """

    def __init__(self, game: str, keys: list[str]) -> None:
        self.game = game
        self.keys = keys


def own_folders() -> list[Path]:
    """The folders of `CARRACK_EDITIONS`, in order; they need not exist."""
    named = os.environ.get(EDITIONS, "")
    return [Path(folder) for folder in named.split(os.pathsep) if folder]


def files_in(folder: Path) -> list[Path]:
    """The component files in a folder, by name; none if it cannot be read."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == ENDING and path.is_file()]
    except OSError:
        return []
    return sorted(found)


def own_files() -> list[Path]:
    """All custom files, folder by folder."""
    return [path for folder in own_folders() for path in files_in(folder)]


def stamp_of(path: Path) -> tuple[int, int]:
    """The modification time and length of a file; zeros if it is gone."""
    try:
        now = path.stat()
    except OSError:
        return 0, 0
    return now.st_mtime_ns, now.st_size


def top_keys_of(path: Path) -> TopKeys:
    """The top of a file, read again whenever the file changes."""
    stamp = stamp_of(path)
    known = _keys.get(str(path))
    if known is None or known[0] != stamp:
        known = (stamp, read_top_keys(path))
        _keys[str(path)] = known
    return known[1]


def read_top_keys(path: Path) -> TopKeys:
    """The top of a file; empty if it cannot be read."""
    try:
        text = text_of(path)
    except FileError:
        return TopKeys("", [])
    lines = key_lines(text)
    keys = sorted({key.partition("[")[0] for key in lines if "." not in key})
    said = GAME.match(text.splitlines()[lines["game"] - 1]) if "game" in keys else None
    return TopKeys(said.group(1) if said else "", keys)


def write_whole(path: Path, text: str) -> None:
    """Write a file at once, so that a server never reads half of it. Raises OSError."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    number, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-")
    try:
        with open(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(draft, path)
    except OSError:
        with suppress(OSError):
            os.unlink(draft)
        raise
