"""Whether the editions and maps of tables are still available and unchanged.

Custom files may be changed or removed during a game, so this is checked before every request; the
folders are read at most once a second for all tables.
"""

from __future__ import annotations

import hashlib
import time
from typing import Any

from carrack.core.game import Game, canonical
from carrack.core.identity import is_same
from carrack.core.record import Header

FRESH_SECONDS = 1.0
MOST = 256  # kinds that are remembered

Kind = bytes
"""The identity of tables with the same components."""


def kind_of(header: Header) -> Kind:
    """The kind of a table."""
    named = [header.game, header.players, header.options, header.identity]
    return hashlib.blake2b(canonical(named).encode(), digest_size=16).digest()


class Components:
    """The kinds whose components were recently found, and when."""

    def __init__(self) -> None:
        self.found: dict[Kind, float] = {}

    def are_same(self, kind: Kind, game: Game[Any], header: Header) -> bool:
        """Whether a table of that kind has its components, or had them less than a second ago."""
        now = time.monotonic()
        if now - self.found.get(kind, float("-inf")) < FRESH_SECONDS:
            return True
        if not is_same(game, header):
            return False
        if len(self.found) >= MOST:
            self.found.clear()
        self.found[kind] = now
        return True


COMPONENTS = Components()
