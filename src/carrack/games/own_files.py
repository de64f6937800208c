"""Where components of one's own lie: the folders that `CARRACK_EDITIONS` names.

A file `my-box.toml` there holds the edition, or the map, `my-box`. Only what lies directly in a
folder counts, so that no name can lead to another file of the machine. The files of all games lie
side by side; each says in its `game` whose it is.
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
    """What a file says at its top: the game that it belongs to, or `""`, and all its keys.

    Known of files too that are no TOML, so that their mistakes are told by the right game.
    """

    def __init__(self, game: str, keys: list[str]) -> None:
        self.game = game
        self.keys = keys


def own_folders() -> list[Path]:
    """The folders of `CARRACK_EDITIONS`, in its order; they need not exist."""
    named = os.environ.get(EDITIONS, "")
    return [Path(folder) for folder in named.split(os.pathsep) if folder]


def files_in(folder: Path) -> list[Path]:
    """The components' files of a folder by name; none if it cannot be looked into."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == ENDING and path.is_file()]
    except OSError:
        return []
    return sorted(found)


def own_files() -> list[Path]:
    """All files of one's own, folder by folder."""
    return [path for folder in own_folders() for path in files_in(folder)]


def stamp_of(path: Path) -> tuple[int, int]:
    """What changes with a file: its time of change and its length; zeros if it is gone."""
    try:
        now = path.stat()
    except OSError:
        return 0, 0
    return now.st_mtime_ns, now.st_size


def top_keys_of(path: Path) -> TopKeys:
    """What a file says at its top, read again whenever it changes."""
    stamp = stamp_of(path)
    known = _keys.get(str(path))
    if known is None or known[0] != stamp:
        known = (stamp, read_top_keys(path))
        _keys[str(path)] = known
    return known[1]


def read_top_keys(path: Path) -> TopKeys:
    """What a file says at its top; nothing if it cannot be read."""
    try:
        text = text_of(path)
    except FileError:
        return TopKeys("", [])
    lines = key_lines(text)
    keys = sorted({key.partition("[")[0] for key in lines if "." not in key})
    said = GAME.match(text.splitlines()[lines["game"] - 1]) if "game" in keys else None
    return TopKeys(said.group(1) if said else "", keys)


def write_whole(path: Path, text: str) -> None:
    """Writes a file at once, so that a server never reads half of it. Raises OSError."""
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
