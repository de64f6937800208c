"""Invitations: a seat gets its owner by one, for one use, or by the owner's renewed link.

Only the device that plays a seat ever holds its token. An invited person's device makes the token;
the host has only the invitation, which is void from then on. A seat that has decided something is
taken from its owner only while nobody is connected for it, and with a note in the record.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.messages import SeatAction
from carrack.server.shapes.reading import clean_name
from carrack.server.store.table_rows import AWAITED, CAME, SeatRow
from carrack.server.tables.auth import hashed, new_token, same_secret
from carrack.server.tables.hub import AGAIN, LINK_CHANGED, Hub
from carrack.server.tables.seated import SeatedTable
from carrack.server.tables.table import Table

FORMER = 8  # former tokens that are remembered, so that their owners get an explanation


@dataclass(frozen=True)
class Changed:
    """The result of an action on a seat.

    The seat as it is now, the note for the record if any, and the secret of a new invitation.
    """

    row: SeatRow
    note: dict[str, Any] | None = None
    invitation: str | None = None


def accepted(table: Table, open_table: SeatedTable, row: SeatRow, post: SeatAction) -> Changed:
    """Somebody takes the seat with an invitation, under a token and a name of their own.

    Repeated by the same device it has no effect. Raises Problem for a used or renewed one.
    """
    if post.invitation is None or post.token is None:
        raise malformed("token" if post.invitation else "invitation", "needed-to-accept")
    if same_secret(post.token, row.token):
        return Changed(row)
    if not same_secret(post.invitation, row.invitation):
        raise Problem("invitation")
    open_table.require_running()
    if row.kind != "human":
        raise Problem("bot-seat", "bot-plays", {"player": row.name})
    _require_absent(table, open_table, row)
    open_table.require_free(row)
    name = clean_name(post.name or "", "name") or row.name
    return taken(open_table, row, post.token, name)


def taken(open_table: SeatedTable, row: SeatRow, token: str, name: str) -> Changed:
    """A seat that somebody sits down on, under a token of their device and a name."""
    now = replace(_rekeyed(row, token), name=name, resigned=False, arrival=CAME)
    return Changed(open_table.seat_is(now), {"action": "join", "name": name})


def left(open_table: SeatedTable, row: SeatRow) -> Changed:
    """A seat that its person has left before the game began; it waits for somebody."""
    name = f"Player {row.seat + 1}"
    now = replace(row, token=None, invitation=None, name=name, arrival=AWAITED)
    return Changed(open_table.seat_is(now))


def invited(
    table: Table, open_table: SeatedTable, row: SeatRow, secret: str | None = None
) -> Changed:
    """A new invitation to a person's seat; an earlier one is void. Raises Problem.

    `secret` is the hash of one that was made elsewhere.
    """
    if row.kind != "human":
        raise Problem("bot-seat", "bot-invited")
    _require_absent(table, open_table, row)
    invitation = new_token() if secret is None else None
    arrival = AWAITED if row.awaited else row.arrival  # nobody has opened the new invitation
    kept = secret if invitation is None else hashed(invitation)
    changed = replace(row, invitation=kept, arrival=arrival)
    note = {"action": "invite", "name": row.name}  # the seat may be renamed later
    return Changed(open_table.seat_is(changed), note, invitation)


def relinked(open_table: SeatedTable, row: SeatRow, post: SeatAction) -> Changed:
    """Renew the owner's link. It affects nobody's game, so the record does not mention it."""
    if post.token is None:
        raise malformed("token", "own-token")
    return Changed(open_table.seat_is(_rekeyed(row, post.token)))


def _rekeyed(row: SeatRow, token: str) -> SeatRow:
    """The seat under another token, and no invitation to it."""
    former = row.former if row.token is None else (row.token, *row.former)[:FORMER]
    return replace(row, token=hashed(token), invitation=None, former=former)


def _require_absent(table: Table, open_table: SeatedTable, row: SeatRow) -> None:
    """Raise Problem for a seat that has decided something while somebody is connected for it."""
    if open_table.has_decided(row.seat) and table.hub.online().get(row.seat):
        raise Problem("present", args={"player": row.name})


def cut(hub: Hub, before: SeatRow, now: SeatRow) -> None:
    """Close the connections that a change of the seat's secrets concerns.

    People whose token no longer opens anything get a message; those who look at an invitation
    reconnect, and see what has become of it.
    """
    seat = now.seat
    if now.token != before.token:
        hub.close(LINK_CHANGED, lambda who: seat in who.seats)
    if now.invitation != before.invitation:
        hub.close(AGAIN, lambda who: seat in who.invited)
