"""Private folders and files: they contain the seeds of running games.

On Windows the user's folders are private already, so nothing is changed there.
"""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
OTHERS = 0o077  # the permissions of all but the owner

log = logging.getLogger(__name__)


def close_folder(path: Path) -> None:
    """Remove the permissions of all others from an existing folder.

    A shared folder (such as `/tmp`), or one owned by somebody else, stays as it is, which is
    logged. The files in it become private all the same.
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
    """Remove the permissions of all others from a file, if it exists and belongs to this user."""
    try:
        if _open_to_others(path):
            path.chmod(FILE)
    except FileNotFoundError:
        return
    except PermissionError:
        log.warning("%s is open to others and not yours to close; its mode should be 0600", path)


def new_file(path: Path) -> None:
    """Make an empty file that only its owner may read. Raises OSError, also if it exists."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def hand_over(path: Path) -> None:
    """Give a file made by root to the owner of its folder, whose server could not open it."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


def _open_to_others(path: Path) -> bool:
    return os.name == "posix" and bool(path.stat().st_mode & OTHERS)
