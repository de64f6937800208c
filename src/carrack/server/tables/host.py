"""Actions of the host on seats, and of owners on their own."""

from __future__ import annotations

from dataclasses import replace as replace_keys

from msgspec.structs import replace

from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.answer_types import SeatChangePayload
from carrack.server.shapes.messages import NAME_LENGTH, SeatAction
from carrack.server.shapes.reading import clean_name
from carrack.server.store.table_rows import ABSENT, AWAITED, CAME, HERE, SeatRow
from carrack.server.tables import invitations, payloads, rated
from carrack.server.tables.auth import Keys, Viewer, hashed, new_token, same_secret
from carrack.server.tables.gathering import Gathering
from carrack.server.tables.invitations import Changed
from carrack.server.tables.open_table import OpenTable, now
from carrack.server.tables.reading import There
from carrack.server.tables.seated import SeatedTable
from carrack.server.tables.table import Table
from carrack.server.tables.timeouts import bot_for, has_run_out
from carrack.server.thinking.bots import stand_in

OF_HOST = ("bot", "human", "invite", "rename")  # what the host may do with any seat
OF_OWNER = ("bot", "human", "join", "link", "rename", "resign")  # and an owner with the own one
ALWAYS = ("bot", "resign", "link")  # what may be done at a table of any length


async def seat_action(table: Table, keys: Keys, seat: int, post: SeatAction) -> SeatChangePayload:
    """Carry out an action on a seat; return {seat, invitation, seq}.

    `invitation` is the secret of a new one, or null. Raises Problem.
    """
    shown = tuple(each for each in (post.invitation, post.token) if each is not None)
    async with table.entered(replace_keys(keys, tokens=(*keys.tokens, *shown))) as open_table:
        require_seat(open_table, seat)
        row, since = open_table.seats[seat], open_table.seq
        if post.action not in ALWAYS:
            table.require_room(open_table)
        person = None
        if post.action == "accept":
            repeated = post.token is not None and same_secret(post.token, row.token)
            person = None if repeated else rated.guest(open_table, seat, keys)
            changed = invitations.accepted(table, open_table, row, post)
            if person is not None and isinstance(open_table, Gathering):
                open_table.person_is(seat, person)
        else:
            viewer = open_table.viewer(keys)
            if isinstance(open_table, OpenTable) and _may_play_on(open_table, viewer, row, post):
                post = replace(post, bot=bot_for(open_table))
            else:
                _require_right(viewer, row, post.action, bool(keys))
                rated.require_right(open_table, viewer, seat, post.action)
            changed = _changed(table, open_table, row, post)
        await _keep(table, open_table, since, row, changed)
        if person is not None and changed.row.token is not None:
            await table.store.people.claim(person, [changed.row.token], now())
        if changed.row.token != row.token and isinstance(open_table, OpenTable):
            await table.keep_time(open_table)  # by the hours of whoever holds the seat now
        invitations.cut(table.hub, row, changed.row)
        shown_row = payloads.seats([changed.row], table.hub.online())[0]
        return SeatChangePayload(shown_row, changed.invitation, open_table.seq)


async def invite(table: Table, seat: int, secret: str) -> None:
    """Invite somebody to a seat, as the host can, by the hash of an invitation. Raises Problem."""
    async with table.entered() as there:
        require_seat(there, seat)
        there.require_running()
        row, since = there.seats[seat], there.seq
        changed = invitations.invited(table, there, row, secret)
        await _keep(table, there, since, row, changed)
        invitations.cut(table.hub, row, changed.row)


async def _keep(table: Table, there: There, since: int, before: SeatRow, changed: Changed) -> None:
    """Keep and show a change of a seat, with its note. Raises Problem."""
    if changed.row.token != before.token and isinstance(there, OpenTable):
        there.count_time(before.seat, table.timekeeper.now())
    if changed.note is not None:
        there.say({**changed.note, "seat": changed.row.seat})
    await table.keep(there, since, (changed.row,))
    if changed.note is not None:
        table.turns.trust(changed.row.seat)


def require_seat(open_table: SeatedTable, seat: int) -> None:
    """Raise Problem if the seat is an automaton's, or there is none."""
    seats = len(open_table.seats)
    if seats <= seat < seats + open_table.automata:
        raise Problem("automaton", args={"seat": seat})
    if seat >= seats:
        raise Problem("no-seat", args={"last": seats - 1})


def _require_right(viewer: Viewer, row: SeatRow, action: str, known: bool) -> None:
    if viewer.host and action in OF_HOST:
        return
    owns = row.seat in viewer.seats and action in OF_OWNER
    if owns and not (action == "human" and row.resigned):
        return
    key = "host-only" if action in OF_HOST else "owner-only"
    raise Problem("token", key, forbidden=known)


def _may_play_on(open_table: OpenTable, viewer: Viewer, row: SeatRow, post: SeatAction) -> bool:
    """Whether others have a bot play on for somebody whose time has run out."""
    others = bool(viewer.seats) and row.seat not in viewer.seats and not viewer.host
    return others and post.action == "bot" and has_run_out(open_table, row.seat)


def _changed(table: Table, open_table: SeatedTable, row: SeatRow, post: SeatAction) -> Changed:
    if post.action == "rename":
        return _renamed(open_table, row, post.name)
    if post.action == "link":
        return invitations.relinked(open_table, row, post)
    open_table.require_running()
    if post.action == "invite":
        return invitations.invited(table, open_table, row)
    if post.action == "join":
        return _joined(open_table, row, post.name)
    if post.action == "human":
        return _handed_back(open_table, row)
    return _handed_over(open_table, row, post, table.bots.seatable(open_table.game))


def _renamed(open_table: SeatedTable, row: SeatRow, name: str | None) -> Changed:
    wanted = clean_name(name or "", "name")
    if not wanted:
        raise malformed("name", "name-length", {"most": NAME_LENGTH})
    changed = open_table.seat_changed(row.seat, name=wanted)
    return Changed(changed, {"action": "rename", "name": wanted})


def _joined(open_table: SeatedTable, row: SeatRow, name: str | None) -> Changed:
    """Somebody with the link sits down, under their own name. A repetition has no effect."""
    if row.kind != "human":
        raise Problem("bot-seat", "bot-plays", {"player": row.name})
    wanted = clean_name(name or "", "name") or row.name
    if not row.awaited and row.arrival != ABSENT:
        return Changed(row)
    changed = open_table.seat_changed(row.seat, name=wanted, arrival=CAME)
    return Changed(changed, {"action": "join", "name": wanted})


def _handed_back(open_table: SeatedTable, row: SeatRow) -> Changed:
    if row.kind == "human":
        raise Problem("human-seat", args={"player": row.name})
    if isinstance(open_table, OpenTable) and not open_table.come_back(row.seat):
        raise Problem("clock", "clock-again", {"player": row.name})
    invitation = new_token() if row.token is None else None
    kept = row.invitation if invitation is None else hashed(invitation)
    gathers = not open_table.begun or open_table.awaited  # before the game begins: by link too
    arrival = AWAITED if gathers else row.arrival
    person = {"kind": "human", "bot": None, "resigned": False, "arrival": arrival}
    changed = open_table.seat_changed(row.seat, **person, invitation=kept)
    return Changed(changed, {"action": "human"}, invitation)


def _handed_over(
    open_table: SeatedTable, row: SeatRow, post: SeatAction, bots: list[str]
) -> Changed:
    """A bot takes over: the host or the player wants it, or the player resigns."""
    if row.kind == "bot" and (post.action == "resign" or post.bot in (None, row.bot)):
        raise Problem("bot-seat", "bot-already")
    if open_table.beside is not None:
        raise Problem("beside", "beside-bots")
    bot = stand_in(open_table.game) if post.bot is None else known_bot(bots, post.bot, "bot")
    resigned = row.resigned or post.action == "resign"
    changed = open_table.seat_changed(
        row.seat, kind="bot", bot=bot, resigned=resigned, arrival=HERE
    )
    return Changed(changed, {"action": post.action, "bot": bot})


def known_bot(names: list[str], name: str, field: str) -> str:
    """The name of a bot if it is one of those that people may seat. Raises Problem."""
    if name not in names:
        raise malformed(field, "no-bot", {"bot": name, "bots": names})
    return name
