"""Where editions of one's own lie: the folders that ``CARRACK_EDITIONS`` names.

A file ``my-box.toml`` there is the edition ``my-box``. Only what lies directly in a folder counts,
so that no name can lead to another file of the machine.
"""

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from carrack.core.game import EDITIONS

ENDING: Final = ".toml"


def own_folders() -> list[Path]:
    """Return the folders of ``CARRACK_EDITIONS``, in its order; they need not exist."""
    named = os.environ.get(EDITIONS, "")
    return [Path(folder) for folder in named.split(os.pathsep) if folder]


def files_in(folder: Path) -> list[Path]:
    """Return the editions' files of a folder by name; none if it cannot be looked into."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == ENDING and path.is_file()]
    except OSError:
        return []
    return sorted(found)


def own_files() -> list[Path]:
    """Return the files of all own editions, folder by folder."""
    return [path for folder in own_folders() for path in files_in(folder)]


def files_by_name() -> dict[str, Path]:
    """Return the file of every own edition by name; the first folder that has the name wins."""
    found: dict[str, Path] = {}
    for path in own_files():
        found.setdefault(path.stem, path)
    return found


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
