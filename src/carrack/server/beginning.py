"""How a table that gathers becomes one that plays, or ends before."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from carrack.core.game import canonical
from carrack.core.luck import table_chance
from carrack.core.match import Match
from carrack.core.record import Header, note_entry
from carrack.server import shown
from carrack.server.gathering import Gathering
from carrack.server.live import AGAIN
from carrack.server.protocol import BeginPost, LuckPost, Problem, encoded, malformed
from carrack.server.rights import require_host, spoken_for
from carrack.server.seated import Seated
from carrack.server.sitting import Sitting, now
from carrack.server.store import RUNNING, Change, Stored, StoreError

if TYPE_CHECKING:
    from carrack.server.table import Table

log = logging.getLogger(__name__)


async def luck(table: Table, tokens: list[str], post: LuckPost) -> dict[str, Any]:
    """A seat sends its hash or opens its share; gives the table as it then stands.

    Raises Problem.
    """
    if (post.hash is None) == (post.opened is None):
        raise malformed("hash", "send either the hash of a share, or what it was published for")
    async with table.entered() as there:
        seat = spoken_for(there, there.viewer(tokens), post.seat)
        if isinstance(there, Sitting):
            _require_told(there, seat, post)
            return _seen(table, there, tokens)
        before = there.seats[seat]
        there.require_running()
        if post.hash is not None:
            there.commit(seat, post.hash)
        else:
            there.open(seat, post.opened or "")
        said_before = there.seats[seat] == before
        return _seen(table, there if said_before else await keep(table, there), tokens)


async def begin(table: Table, tokens: list[str], post: BeginPost) -> dict[str, Any]:
    """The host settles who has a part in the luck, or gives the table up. Raises Problem."""
    async with table.entered() as there:
        require_host(there, tokens)
        if isinstance(there, Sitting):
            if post.give_up:
                raise Problem(422, "running", "the game has begun; nothing is given up any more")
            return _seen(table, there, tokens)
        there.require_running()
        if post.give_up:
            there.give_up()
        elif there.fixed:
            return _seen(table, there, tokens)
        else:
            there.fix(now())
        return _seen(table, await keep(table, there), tokens)


def _seen(table: Table, there: Seated, tokens: list[str]) -> dict[str, Any]:
    return shown.whole(there, there.viewer(tokens), table.hub.online())


def _require_told(sitting: Sitting, seat: int, post: LuckPost) -> None:
    """Passes for what a seat says again because the answer was lost. Raises Problem 422."""
    said = {"hash": post.hash} if post.hash is not None else {"opened": post.opened}
    wanted = {"seat": seat, **said}
    if not any(wanted.items() <= share.items() for share in sitting.luck["seats"]):
        raise Problem(422, "fixed", "the set-up has been drawn; the luck of this game is settled")


async def end_overdue(table: Table, gathering: Gathering, time: str | None = None) -> None:
    """Ends a table where somebody's share was not opened by a time (None: now). Raises Problem."""
    if gathering.overdue(time or now(), table.settings.opening_days):
        gathering.give_up()
        await keep(table, gathering)


async def keep(table: Table, gathering: Gathering) -> Sitting | Gathering:
    """Keeps what has changed, begins the game if nothing is missing any more, shows it to all.

    Gives what the table has become. Raises Problem, and then nothing has changed.
    """
    time = now()
    gathering.settle(time)
    try:
        if gathering.complete:
            there: Sitting | Gathering = await _begin(table, gathering, time)
        else:
            await table.store.commit(gathering.change(time))
            there = gathering
    except StoreError as error:
        table.forget()
        log.error("table %s: %s", table.name, error)
        raise Problem(503, "store", f"this was not saved: {error}") from None
    except BaseException:
        table.forget()
        raise
    _show(table, there)
    return there


async def _begin(table: Table, gathering: Gathering, time: str) -> Sitting:
    """Draws the set-up. The last share, the set-up and the status are kept as one, or not at all.

    So there is no table to which everything was opened and which has no game.
    """
    header, seats = gathering.begun_header(), gathering.begun_seats()
    match = await asyncio.to_thread(_set_up, gathering, header)
    notes = [note_entry(note) for note in gathering.notes]
    lines = [entry.line() for entry in (*match.entries, *notes)]
    text, deciding = canonical(header.to_json()), match.state.seat
    row = replace(gathering.row, header=text, status=RUNNING, deciding=deciding, updated=time)
    change = Change(table.name, 0, lines, RUNNING, deciding, time, tuple(seats), header=text)
    sitting = await table.opener.opened(Stored(row, seats, lines))
    await table.store.commit(change)
    table.there = sitting
    return sitting


def _set_up(gathering: Gathering, header: Header) -> Match:
    chance = table_chance(header, gathering.row.seed)
    return Match(gathering.game, header, chance, listen=False)


def _show(table: Table, there: Seated) -> None:
    """Tells everybody, each with their own eyes."""
    online = table.hub.online()
    try:
        table.hub.send_each(lambda viewer: encoded(shown.arrived(there, viewer, online)))
    except Exception:
        log.exception("table %s: a push failed; its watchers connect again", table.name)
        table.hub.close(AGAIN, "connect again")
