"""The WAL-reset bug of SQLite, and which versions have it.

Where one connection checkpoints at the very moment at which another one writes, a write may be
lost and the file damaged (https://www.sqlite.org/wal.html#walresetbug). So the server's writer
checkpoints, and nobody else does (`sqlite.py`).
"""

from __future__ import annotations

import sqlite3

FIRST = (3, 7, 0)
MENDED = ((3, 44, 6), (3, 50, 7), (3, 51, 3))
"""The first mended version of each series; all later ones than the last are."""
BEST = ".".join(map(str, MENDED[-1]))


def is_affected(version: tuple[int, int, int]) -> bool:
    """Whether a version of SQLite has the bug.

    >>> [is_affected(each) for each in ((3, 6, 23), (3, 40, 1), (3, 44, 6), (3, 50, 6), (3, 52, 0))]
    [False, True, False, True, False]
    """
    mended = version >= MENDED[-1] or any(
        version[:2] == each[:2] and version >= each for each in MENDED
    )
    return version >= FIRST and not mended


def advice() -> tuple[str, str]:
    """Return the state of this SQLite, and what to do; two empty texts if it is mended."""
    if not is_affected(sqlite3.sqlite_version_info):
        return "", ""
    return (
        f"SQLite {sqlite3.sqlite_version} has the WAL-reset bug (mended in {BEST})",
        "let no program but carrack open the database while the server runs (docs/hosting.md)",
    )
