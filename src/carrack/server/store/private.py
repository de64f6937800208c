"""Folders and files for their owner's eyes alone: the seeds of running games lie in them.

On Windows the user's folders are closed to other users by themselves; there nothing is changed.
"""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
OTHERS = 0o077  # the rights of everybody but the owner

log = logging.getLogger(__name__)


def close_folder(path: Path) -> None:
    """Takes the rights of all others from a folder that exists.

    One that is meant to be shared (such as `/tmp`), or is somebody else's, stays as it is, and the
    log says so. The files in it are closed all the same.
    """
    if not _open_to_others(path):
        return
    found = path.stat()
    if found.st_mode & stat.S_ISVTX:
        log.warning("%s is a folder for everybody; choose one of your own with --data DIR", path)
        return
    try:
        path.chmod(FOLDER)
    except PermissionError:
        log.warning("%s is open to others and not yours to close; its mode should be 0700", path)
        return
    log.warning("%s was open to other users of this machine; its mode is now 0700", path)


def close_file(path: Path) -> None:
    """Takes the rights of all others from a file, if it is there and one's own."""
    try:
        if _open_to_others(path):
            path.chmod(FILE)
    except FileNotFoundError:
        return
    except PermissionError:
        log.warning("%s is open to others and not yours to close; its mode should be 0600", path)


def new_file(path: Path) -> None:
    """Makes an empty file that only its owner may read. Raises OSError, also if it exists."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def hand_over(path: Path) -> None:
    """Gives what root has made in somebody's folder to them: their server could not open it."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


def _open_to_others(path: Path) -> bool:
    return os.name == "posix" and bool(path.stat().st_mode & OTHERS)
