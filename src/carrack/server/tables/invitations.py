"""How a seat comes to its owner: by an invitation that is used up, or by a link of one's own.

Nobody but the device that plays a seat ever holds the token of it. Whoever is invited brings a
token that their device has made; the host has the invitation only, which is void from then on. A
seat that has decided something is taken from its owner only while nobody is there for it, and not
without a note in the record.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from carrack.server.http.protocol import Problem, SeatAction, clean_name, malformed
from carrack.server.store.store import AWAITED, CAME, SeatRow
from carrack.server.tables.auth import hashed, new_token, same_secret
from carrack.server.tables.hub import AGAIN, LINK_CHANGED, Hub
from carrack.server.tables.seated import SeatedTable
from carrack.server.tables.table import Table

FORMER = 8  # tokens that are remembered, so that who comes back with one is told


@dataclass(frozen=True)
class Changed:
    """What comes of an action on a seat.

    The seat as it is now, the note for the record if there is one, and the secret of a new
    invitation.
    """

    row: SeatRow
    note: dict[str, Any] | None = None
    invitation: str | None = None


def accepted(table: Table, open_table: SeatedTable, row: SeatRow, post: SeatAction) -> Changed:
    """Somebody takes the seat with an invitation, under a token and a name of their own.

    Said again by the same device, nothing happens. Raises Problem 410 for an invitation that has
    been used or renewed.
    """
    if post.invitation is None or post.token is None:
        raise malformed("token" if post.invitation else "invitation", "needed-to-accept")
    if same_secret(post.token, row.token):
        return Changed(row)
    if not same_secret(post.invitation, row.invitation):
        raise Problem(410, "invitation")
    open_table.require_running()
    if row.kind != "human":
        raise Problem(422, "bot-seat", "bot-plays", {"player": row.name})
    _require_absent(table, open_table, row)
    open_table.require_free(row)
    name = clean_name(post.name or "", "name") or row.name
    taken = replace(_rekeyed(row, post.token), name=name, resigned=False, arrival=CAME)
    return Changed(open_table.seat_is(taken), {"action": "join", "name": name})


def invited(table: Table, open_table: SeatedTable, row: SeatRow) -> Changed:
    """A new invitation to a person's seat; an earlier one is void. Raises Problem 422."""
    if row.kind != "human":
        raise Problem(422, "bot-seat", "bot-invited")
    _require_absent(table, open_table, row)
    invitation = new_token()
    arrival = AWAITED if row.awaited else row.arrival  # nobody has opened the new one
    changed = replace(row, invitation=hashed(invitation), arrival=arrival)
    note = {"action": "invite", "name": row.name}  # the seat may be called otherwise later
    return Changed(open_table.seat_is(changed), note, invitation)


def relinked(open_table: SeatedTable, row: SeatRow, post: SeatAction) -> Changed:
    """The owner's own link is renewed.

    It matters to nobody's game, so the record does not mention it.
    """
    if post.token is None:
        raise malformed("token", "own-token")
    return Changed(open_table.seat_is(_rekeyed(row, post.token)))


def _rekeyed(row: SeatRow, token: str) -> SeatRow:
    """The seat under another token, and no invitation to it."""
    former = row.former if row.token is None else (row.token, *row.former)[:FORMER]
    return replace(row, token=hashed(token), invitation=None, former=former)


def _require_absent(table: Table, open_table: SeatedTable, row: SeatRow) -> None:
    """Passes for a seat that has decided nothing yet, or for which nobody is connected."""
    if open_table.has_decided(row.seat) and table.hub.online().get(row.seat):
        raise Problem(422, "present", args={"player": row.name})


def cut(hub: Hub, before: SeatRow, now: SeatRow) -> None:
    """Closes the connections that a change of the seat's secrets concerns.

    Who came with a token that opens nothing any more is told so; who looks at an invitation is
    asked to come back, and sees then what has become of it.
    """
    seat = now.seat
    if now.token != before.token:
        hub.close(LINK_CHANGED, lambda who: seat in who.seats)
    if now.invitation != before.invitation:
        hub.close(AGAIN, lambda who: seat in who.invited)
