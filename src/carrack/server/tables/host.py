"""What the host does with seats, and what their owners do with them."""

from __future__ import annotations

from carrack.server.http import payloads
from carrack.server.http.payload_types import SeatChangePayload
from carrack.server.http.protocol import NAME_LENGTH, Problem, SeatAction, clean_name, malformed
from carrack.server.store.store import ABSENT, AWAITED, CAME, HERE, SeatRow
from carrack.server.tables import invitations
from carrack.server.tables.auth import Viewer, hashed, new_token
from carrack.server.tables.invitations import Changed
from carrack.server.tables.seated import Seated
from carrack.server.tables.table import Table
from carrack.server.thinking.bots import stand_in

OF_HOST = ("bot", "human", "invite", "rename")  # what the host may do with any seat
OF_OWNER = ("bot", "human", "join", "link", "rename", "resign")  # and an owner with the own one
ALWAYS = ("bot", "resign", "link")  # what may be done however long a table has become


async def seat_action(
    table: Table, tokens: list[str], seat: int, post: SeatAction
) -> SeatChangePayload:
    """Carries out an action on a seat; gives {seat, invitation, seq}.

    `invitation` is the secret of a new one, or null. Raises Problem.
    """
    async with table.entered() as sitting:
        require_seat(sitting, seat)
        row, since = sitting.seats[seat], sitting.seq
        if post.action not in ALWAYS:
            table.require_room(sitting)
        if post.action == "accept":
            changed = invitations.accepted(table, sitting, row, post)
        else:
            _require_right(sitting.viewer(tokens), row, post.action, bool(tokens))
            changed = _changed(table, sitting, row, post)
        if changed.note is not None:
            sitting.say({**changed.note, "seat": seat})
        await table.keep(sitting, since, (changed.row,))
        if changed.note is not None:
            table.turns.trust(seat)
        invitations.cut(table.hub, row, changed.row)
        shown_row = payloads.seats([changed.row], table.hub.online())[0]
        return SeatChangePayload(shown_row, changed.invitation, sitting.seq)


def require_seat(sitting: Seated, seat: int) -> None:
    """Passes for a seat of the table. Raises Problem 422 for an automaton, 404 for none."""
    seats = len(sitting.seats)
    if seats <= seat < seats + sitting.automata:
        raise Problem(422, "automaton", args={"seat": seat})
    if seat >= seats:
        raise Problem(404, "no-seat", args={"last": seats - 1})


def _require_right(viewer: Viewer, row: SeatRow, action: str, known: bool) -> None:
    if viewer.host and action in OF_HOST:
        return
    owns = row.seat in viewer.seats and action in OF_OWNER
    if owns and not (action == "human" and row.resigned):
        return
    key = "host-only" if action in OF_HOST else "owner-only"
    raise Problem(403 if known else 401, "token", key)


def _changed(table: Table, sitting: Seated, row: SeatRow, post: SeatAction) -> Changed:
    if post.action == "rename":
        return _renamed(sitting, row, post.name)
    if post.action == "link":
        return invitations.relinked(sitting, row, post)
    sitting.require_running()
    if post.action == "invite":
        return invitations.invited(table, sitting, row)
    if post.action == "join":
        return _joined(sitting, row, post.name)
    if post.action == "human":
        return _handed_back(sitting, row)
    return _handed_over(sitting, row, post, table.bots.seatable(sitting.game))


def _renamed(sitting: Seated, row: SeatRow, name: str | None) -> Changed:
    wanted = clean_name(name or "", "name")
    if not wanted:
        raise malformed("name", "name-length", {"most": NAME_LENGTH})
    changed = sitting.seat_changed(row.seat, name=wanted)
    return Changed(changed, {"action": "rename", "name": wanted})


def _joined(sitting: Seated, row: SeatRow, name: str | None) -> Changed:
    """Whoever has the link sits down, under a name of their own. Said again, nothing happens."""
    if row.kind != "human":
        raise Problem(422, "bot-seat", "bot-plays", {"player": row.name})
    wanted = clean_name(name or "", "name") or row.name
    if not row.awaited and row.arrival != ABSENT:
        return Changed(row)
    changed = sitting.seat_changed(row.seat, name=wanted, arrival=CAME)
    return Changed(changed, {"action": "join", "name": wanted})


def _handed_back(sitting: Seated, row: SeatRow) -> Changed:
    if row.kind == "human":
        raise Problem(422, "human-seat", args={"player": row.name})
    invitation = new_token() if row.token is None else None
    kept = row.invitation if invitation is None else hashed(invitation)
    gathers = not sitting.begun or sitting.awaited  # before the game begins: by link too
    arrival = AWAITED if gathers else row.arrival
    person = {"kind": "human", "bot": None, "resigned": False, "arrival": arrival}
    changed = sitting.seat_changed(row.seat, **person, invitation=kept)
    return Changed(changed, {"action": "human"}, invitation)


def _handed_over(sitting: Seated, row: SeatRow, post: SeatAction, bots: list[str]) -> Changed:
    """A bot plays on: the host or the player wants it, or the player resigns."""
    if row.kind == "bot" and (post.action == "resign" or post.bot in (None, row.bot)):
        raise Problem(422, "bot-seat", "bot-already")
    bot = stand_in(sitting.game) if post.bot is None else known_bot(bots, post.bot, "bot")
    resigned = row.resigned or post.action == "resign"
    changed = sitting.seat_changed(row.seat, kind="bot", bot=bot, resigned=resigned, arrival=HERE)
    return Changed(changed, {"action": post.action, "bot": bot})


def known_bot(names: list[str], name: str, field: str) -> str:
    """The name of a bot if it is one of those that people may seat. Raises Problem 400."""
    if name not in names:
        raise malformed(field, "no-bot", {"bot": name, "bots": names})
    return name
