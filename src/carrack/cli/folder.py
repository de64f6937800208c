"""The data folder: one database, custom editions, and a lock against a second server."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import IO

import platformdirs

from carrack.core.game import EDITIONS

DATABASE = "carrack.db"
LOCK = "carrack.lock"


class FolderError(Exception):
    """The folder cannot be used; the message says why and what to do."""


def default_folder() -> Path:
    """The default data folder: the user's own, where this system keeps such data."""
    return Path(platformdirs.user_data_dir("carrack", appauthor=False))


def database(folder: Path) -> Path:
    """The database in a data folder."""
    return folder / DATABASE


def editions_folder(data: Path | None = None) -> Path:
    """The folder of custom editions in a data folder."""
    return (data if data is not None else default_folder()) / "editions"


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add `--data DIR` to a command that works on a data folder."""
    text = "data folder (default: %(default)s)"
    parser.add_argument("--data", type=Path, default=default_folder(), metavar="DIR", help=text)


def use_editions(data: Path | None = None) -> None:
    """Let games find the editions of a data folder, here and in worker processes.

    `CARRACK_EDITIONS`, if set, takes precedence, even if it names no folder.
    """
    if EDITIONS not in os.environ:
        os.environ[EDITIONS] = str(editions_folder(data).absolute())


class Folder:
    """A data folder that this process has locked until it ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """Make the folder if necessary, and lock it. Raises FolderError."""
        from filelock import lock_descriptor  # slow to import, and most commands do not need it

        from carrack.server.store.private import FOLDER, close_file, close_folder, hand_over

        self.path = path
        try:
            path.mkdir(mode=FOLDER, parents=True, exist_ok=True)
            close_folder(path)
            editions_folder(path).mkdir(exist_ok=True)
            self.lock: IO[str] = open(path / LOCK, "a+", encoding="ascii")  # noqa: SIM115
            close_file(path / LOCK)
            for made in (editions_folder(path), path / LOCK):
                hand_over(made)
        except OSError as error:
            raise FolderError(
                f"the data folder {path} cannot be written ({error.strerror}); "
                "choose another with --data DIR"
            ) from None
        if not lock_descriptor(self.lock.fileno(), blocking=False):
            holder = _holder(self.lock)
            self.lock.close()
            raise FolderError(
                f"another Carrack is running{holder} on the data folder {path}; "
                "use that one, stop it, or choose another folder with --data DIR"
            )
        self.lock.truncate(0)
        self.lock.write(f"{os.getpid()}\n")
        self.lock.flush()

    @property
    def database(self) -> Path:
        """The database in it."""
        return database(self.path)

    def release(self) -> None:
        self.lock.close()


def _holder(lock: IO[str]) -> str:
    """Return the process that holds a lock, if the file names it; Windows cannot read it."""
    try:
        lock.seek(0)
        number = lock.read(20).strip()
    except (OSError, ValueError):
        return ""
    return f" (process {number})" if number.isdigit() else ""
