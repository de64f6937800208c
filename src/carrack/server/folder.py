"""The data folder: one database, editions of one's own, and a lock against a second server."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

import platformdirs

from carrack.core.game import EDITIONS

DATABASE = "carrack.db"
LOCK = "carrack.lock"


class FolderError(Exception):
    """The folder cannot be used; the message says why and what to do."""


def default_folder() -> Path:
    """Where data lie if nobody says otherwise: the user's data folder of this system."""
    return Path(platformdirs.user_data_dir("carrack", appauthor=False))


def database(folder: Path) -> Path:
    """The database in a data folder."""
    return folder / DATABASE


def editions_folder(data: Path | None = None) -> Path:
    """Where editions of one's own lie in a data folder."""
    return (data if data is not None else default_folder()) / "editions"


def use_editions(data: Path | None = None) -> None:
    """Lets games find the editions of a data folder, here and in worker processes.

    What `CARRACK_EDITIONS` says already stands, even if it names no folder.
    """
    if EDITIONS not in os.environ:
        os.environ[EDITIONS] = str(editions_folder(data).absolute())


class Folder:
    """A data folder that is held by this process until it ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """Makes the folder if need be, and locks it. Raises FolderError."""
        self.path = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds are in it
            editions_folder(path).mkdir(exist_ok=True)
            self.lock: IO[str] = open(path / LOCK, "a", encoding="ascii")  # noqa: SIM115
        except OSError as error:
            raise FolderError(
                f"the data folder {path} cannot be written ({error.strerror}); "
                "choose another with --data DIR"
            ) from None
        if not _locked(self.lock):
            self.lock.close()
            raise FolderError(
                f"another Carrack is running on the data folder {path}; "
                "use that one, stop it, or choose another folder with --data DIR"
            )

    @property
    def database(self) -> Path:
        """The database in it."""
        return database(self.path)

    def release(self) -> None:
        """Lets others use the folder."""
        self.lock.close()


if sys.platform == "win32":
    import msvcrt

    def _locked(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: IO[str]) -> bool:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # Some network folders know no locks; SQLite would not be safe there either, but let
            # people decide.
            return os.access(file.name, os.W_OK)
        return True
