"""Rights to ask for something at a table."""

from __future__ import annotations

from carrack.server.refusals import Problem, malformed
from carrack.server.tables.auth import Keys, Viewer
from carrack.server.tables.seated import SeatedTable


def require_host(there: SeatedTable, keys: Keys) -> None:
    """Raise Problem unless a key is the host's."""
    if not there.viewer(keys).host:
        raise Problem("token", "host-only", forbidden=bool(keys))


def spoken_for(there: SeatedTable, viewer: Viewer, seat: int | None) -> int:
    """The seat that a request speaks for, which must be one of the viewer's. Raises Problem."""
    if not viewer.seats:
        raise Problem("token")
    if seat is None:
        seat = viewer.looks_from(there.deciding)
    if seat is None or seat >= len(there.seats):
        raise malformed("seat", "no-seat", {"last": len(there.seats) - 1})
    if seat not in viewer.seats:
        raise Problem("seat", args={"player": there.seats[seat].name})
    return seat
