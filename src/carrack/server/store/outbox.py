"""The outbox: what is to be told to whom, and what became of it.

An entry belongs to a person, or to the address of a table. It is open until it has its fate: handed
over (`SENT`), told together with an earlier one (`BUNCHED`), not needed (`LEFT_OUT`: the reader was
looking, has played since, or is told of no turns) or given up (`GIVEN_UP`). Every turn of a person
has one; where they have no address for it, it has its fate from the beginning.

Before anything is handed over it is stored that it will be, with which others, and to which
addresses, so that after a kill the very same is handed over again, under the same name. Of two
servers that have handed over the same, as one was taken for dead, the first to store it counts.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from carrack.server.store.connection import SqlConnection
from carrack.server.store.news import Kind, Moment, News
from carrack.server.store.old_rows import Jobs, all_rows

NoticeReader = tuple[str, str]
"""Who is told: `person` or `table`, and which."""
SENT, BUNCHED, LEFT_OUT, GIVEN_UP = "sent", "bunched", "left-out", "given-up"
AT_A_TIME = 500  # entries that are looked at in one round
BUNCH = 50  # entries of a reader that are told together
SHOWN = 20  # given up, to a person


@dataclass(frozen=True)
class Notice:
    """An open entry. `person` is None for one that goes to the address of a table.

    `player` is the name on the seat, `title` the name of the game. `their_turn` says whether the
    seat decides now, `theirs` whether its link is still held by the reader, `running` whether the
    game goes on. `taken` is whether handing over has begun, `looked` when its reader was last seen
    looking.
    """

    notice: str
    person: str | None
    table: str | None
    kind: Kind
    seat: int | None
    step: int
    at: int
    looked: int | None
    taken: bool
    answered: bool
    game: str | None
    player: str | None
    their_turn: bool
    running: bool
    theirs: bool

    @property
    def reader(self) -> NoticeReader:
        """Who is told."""
        return ("person", self.person) if self.person else ("table", self.table or "")


@dataclass(frozen=True)
class Told:
    """An entry as its reader sees it."""

    kind: Kind
    table: str | None
    at: int
    fate: str | None


class OutboxStore:
    """The entries, in the database of the tables."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def due(self, now: int, busy: Collection[NoticeReader] = ()) -> list[Notice]:
        """The open entries that are due, the earliest first, but for readers that are `busy`."""
        without = json.dumps([who for _, who in busy])
        return await self.read(lambda c: _due(c, now, without))

    async def next_due(self, busy: Collection[NoticeReader] = ()) -> int | None:
        """When the next open entry is due, but for readers that are `busy`."""
        without = json.dumps([who for _, who in busy])
        return await self.read(lambda c: _next_due(c, without))

    async def bunch(self, leader: str) -> list[Notice]:
        """An entry with those that are told together with it, in order."""
        return await self.read(lambda c: _bunch(c, leader))

    async def settle(self, notices: Sequence[str], fate: str) -> None:
        """Give entries their fate, unless handing them over has begun."""
        await self.do(
            all_rows(
                "UPDATE outbox SET fate = ?, due = NULL WHERE id = ? AND fate IS NULL"
                " AND taken = 0",
                *[(fate, each) for each in notices],
            )
        )

    async def postpone(
        self, notices: Sequence[str], due: int | None, looked: int | None = None
    ) -> None:
        """Look at entries again then, or when they are due; `looked`: their reader was seen."""
        await self.do(
            all_rows(
                "UPDATE outbox SET due = coalesce(?, due), looked = coalesce(?, looked)"
                " WHERE id = ? AND fate IS NULL AND taken = 0",
                *[(due, looked, each) for each in notices],
            )
        )

    async def take(self, notices: Sequence[str], channels: Sequence[str], now: int) -> str | None:
        """Begin to hand entries over to channels, together, under the name of the first.

        Returns that name; None if all have got their fate meanwhile.
        """
        return await self.do(lambda c: _take(c, notices, channels, now))

    async def conclude(self, notice: str) -> None:
        """Give an entry its fate if no channel is to take it any more."""
        await self.do(lambda c: _conclude(c, notice))

    async def to_hand_over(self, notice: str, now: int) -> list[tuple[str, int]]:
        """The channels to which an entry is to be handed over now, with the tries so far."""
        return await self.read(lambda c: _to_hand_over(c, notice, now))

    async def handed_over(self, notice: str, channel: str, now: int) -> None:
        """Store that a channel has taken an entry."""
        await self.do(lambda c: _handed_over(c, notice, channel, now))

    async def failed(self, notice: str, channel: str, again: int | None, now: int) -> None:
        """Store that a channel has not taken an entry: it is tried again then, or not (None)."""
        await self.do(lambda c: _failed(c, notice, channel, again, now))

    async def put_off(self, notice: str, channel: str, again: int) -> None:
        """Store that a channel, which has not been tried, is tried at another time."""
        await self.do(lambda c: _put_off(c, notice, channel, again))

    async def tell(self, person: str, kind: Kind, table: str | None, now: int) -> None:
        """Add an entry for a person."""
        await self.do(lambda c: tell(c, person, kind, table, now))

    async def nudge(self, table: str, seats: Sequence[int], now: int, pause: int) -> int:
        """Tell the people of seats that others wait, not again within a pause; how often."""
        return await self.do(lambda c: _nudge(c, table, seats, now, pause))

    async def warn(self, now: int, ahead: int) -> int:
        """Tell those whose clocks of days run out soon, once a turn; how many are told."""
        return await self.do(lambda c: _warn(c, now, ahead))

    async def soon_out(self, now: int, ahead: int) -> bool:
        """Whether anybody is to be warned."""
        return await self.read(lambda c: bool(_running_out(c, now, ahead)))

    async def told(self, person: str) -> list[Told]:
        """All entries of a person, the latest first."""
        return await self.read(lambda c: _told(c, "person = ?", person))

    async def given_up(self, person: str, since: int) -> list[Told]:
        """The latest entries of a person that were given up."""
        where = f"person = ? AND fate = '{GIVEN_UP}' AND at > ?"
        return (await self.read(lambda c: _told(c, where, person, since)))[:SHOWN]

    async def drop_old(self, before: int) -> None:
        """Forget entries of before a time that have got their fate."""
        await self.do(all_rows("DELETE FROM outbox WHERE fate IS NOT NULL AND at < ?", (before,)))


_ENTRY = (
    "SELECT outbox.id, person, outbox.table_id, outbox.kind, outbox.seat, step, at, looked, taken,"
    " answered, game, seats.name,"
    " coalesce(status = 'running' AND deciding = outbox.seat AND seats.kind = 'human', false),"
    " coalesce(status = 'running', false),"
    " person IS NULL OR outbox.seat IS NULL OR EXISTS (SELECT 1 FROM claims"
    " WHERE claims.person = outbox.person AND hash = seats.token)"
    " FROM outbox LEFT JOIN tables ON tables.id = outbox.table_id"
    " LEFT JOIN seats ON seats.table_id = outbox.table_id AND seats.seat = outbox.seat"
)
_NOT_BUSY = "coalesce(person, outbox.table_id) NOT IN (SELECT value FROM json_each(?))"
_NEW = "INSERT INTO outbox (id, person, table_id, kind, seat, turn, step, at, due, fate)"
_NAME = "lower(hex(randomblob(16)))"
_WANTED = "gone IS NULL AND instr(wanted, ' ' || :kind || ' ') > 0"
_ONCE = (
    " AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = :table AND outbox.person {}"
    " AND outbox.kind = :kind AND outbox.seat IS :seat AND outbox.turn = :turn AND answered = 0)"
)
_READERS = (
    "SELECT DISTINCT claims.person AS reader,"
    f" EXISTS (SELECT 1 FROM channels WHERE channels.person = claims.person AND {_WANTED}) AS told"
    " FROM seats JOIN claims ON claims.hash = seats.token"
    " WHERE seats.table_id = :table AND (seats.seat = :seat OR :seat IS NULL)"
)
_TO_PEOPLE = (
    f"{_NEW} SELECT {_NAME}, reader, :table, :kind, :seat, :turn, :step, :at,"
    f" CASE WHEN told THEN :due END, CASE WHEN told THEN NULL ELSE '{LEFT_OUT}' END"
    f" FROM ({_READERS}) AS readers"
    f" WHERE (told OR :kind = 'turn'){_ONCE.format('= reader')}"
)
_TO_TABLE = (
    f"{_NEW} SELECT {_NAME}, NULL, :table, :kind, :seat, :turn, :step, :at, :due, NULL"
    f" WHERE EXISTS (SELECT 1 FROM channels WHERE channels.table_id = :table AND {_WANTED})"
    f"{_ONCE.format('IS NULL')}"
)
_ANSWERED = (
    "UPDATE outbox SET answered = 1,"
    f" fate = CASE WHEN taken <> 0 THEN fate ELSE coalesce(fate, '{LEFT_OUT}') END,"
    " due = CASE WHEN taken <> 0 THEN due END"
    " WHERE table_id = ? AND seat = ? AND answered = 0 AND kind IN ('turn', 'waits')"
)
_TO_BE_TAKEN = "notice = ? AND channel = ? AND due IS NOT NULL"
_RUNNING_OUT = (
    "SELECT clocks.table_id, clocks.seat, clocks.credited FROM clocks"
    " JOIN tables ON tables.id = clocks.table_id WHERE clocks.due > ? AND clocks.due < ?"
    " AND json_extract(tables.header, '$.extra.clock.kind') = 'days'"
    " AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = clocks.table_id"
    " AND outbox.seat = clocks.seat AND outbox.kind = 'waits' AND turn = clocks.credited)"
)


def write(connection: SqlConnection, table: str, news: News) -> None:
    """Store the news of a step, within its transaction."""
    connection.executemany(_ANSWERED, [(table, seat) for seat in news.decided])
    for moment in news.moments:
        _add(connection, table, moment, news.turn, news.step, news.at, news.due)


def _add(
    connection: SqlConnection,
    table: str,
    moment: Moment,
    turn: int,
    step: int,
    at: int,
    due: int,
) -> int:
    values = {"table": table, "kind": moment.kind, "seat": moment.seat, "turn": turn}
    values |= {"step": step, "at": at, "due": due}
    added = connection.execute(_TO_PEOPLE, values).rowcount
    return added + connection.execute(_TO_TABLE, values).rowcount


def tell(connection: SqlConnection, person: str, kind: Kind, table: str | None, now: int) -> None:
    """Add an entry for a person, within the transaction of whatever they are told of.

    Nothing is added for somebody who does not want to be told.
    """
    wanted = "true" if kind == "gone" else _WANTED
    connection.execute(
        f"{_NEW} SELECT {_NAME}, :person, :table, :kind, NULL, 0, -1, :at, :at, NULL"
        f" WHERE EXISTS (SELECT 1 FROM channels WHERE person = :person AND gone IS NULL"
        f" AND {wanted})",
        {"person": person, "table": table, "kind": kind, "at": now},
    )


def has_been_told(connection: SqlConnection, person: str, kind: Kind, table: str | None) -> bool:
    """Whether there is an entry for a person about something, whatever became of it."""
    query = "SELECT 1 FROM outbox WHERE person = ? AND kind = ? AND table_id IS ?"
    return connection.execute(query, (person, kind, table)).fetchone() is not None


def _due(connection: SqlConnection, now: int, without: str) -> list[Notice]:
    found = connection.execute(
        f"{_ENTRY} WHERE due <= ? AND fate IS NULL AND {_NOT_BUSY}"
        " ORDER BY due, outbox.rowid LIMIT ?",
        (now, without, AT_A_TIME),
    )
    return [_notice(values) for values in found.fetchall()]


def _notice(values: tuple) -> Notice:  # type: ignore[type-arg]
    return Notice(*values[:8], *map(bool, values[8:10]), *values[10:12], *map(bool, values[12:]))


def _next_due(connection: SqlConnection, without: str) -> int | None:
    query = f"SELECT due FROM outbox WHERE due IS NOT NULL AND {_NOT_BUSY} ORDER BY due LIMIT 1"
    found = connection.execute(query, (without,)).fetchone()
    return None if found is None else int(found[0])


def _bunch(connection: SqlConnection, leader: str) -> list[Notice]:
    found = connection.execute(
        f"{_ENTRY} WHERE outbox.id = ? OR leader = ? ORDER BY at, outbox.rowid", (leader, leader)
    )
    return [_notice(values) for values in found.fetchall()]


def _take(
    connection: SqlConnection, notices: Sequence[str], channels: Sequence[str], now: int
) -> str | None:
    open_ones = [each for each in notices if _is_open(connection, each)]
    if not open_ones:
        return None
    leader, *others = open_ones
    connection.execute("UPDATE outbox SET taken = 1, due = ? WHERE id = ?", (now, leader))
    connection.executemany(
        f"UPDATE outbox SET fate = '{BUNCHED}', leader = ?, due = NULL WHERE id = ?",
        [(leader, each) for each in others],
    )
    connection.executemany(
        "INSERT INTO handovers (notice, channel, tries, due, done) VALUES (?, ?, 0, ?, 0)",
        [(leader, channel, now) for channel in channels],
    )
    _conclude(connection, leader)
    return leader


def _is_open(connection: SqlConnection, notice: str) -> bool:
    open_one = "SELECT 1 FROM outbox WHERE id = ? AND fate IS NULL AND taken = 0"
    return connection.execute(open_one, (notice,)).fetchone() is not None


def _to_hand_over(connection: SqlConnection, notice: str, now: int) -> list[tuple[str, int]]:
    found = connection.execute(
        "SELECT channel, tries FROM handovers WHERE notice = ? AND due <= ? ORDER BY channel",
        (notice, now),
    )
    return [(channel, tries) for channel, tries in found.fetchall()]


def _handed_over(connection: SqlConnection, notice: str, channel: str, now: int) -> None:
    connection.execute(
        f"UPDATE handovers SET done = 1, due = NULL, tries = tries + 1 WHERE {_TO_BE_TAKEN}",
        (notice, channel),
    )
    connection.execute("UPDATE channels SET sent = ?, failed = NULL WHERE id = ?", (now, channel))
    _conclude(connection, notice)


def _failed(
    connection: SqlConnection, notice: str, channel: str, again: int | None, now: int
) -> None:
    connection.execute(
        f"UPDATE handovers SET due = ?, tries = tries + 1 WHERE {_TO_BE_TAKEN}",
        (again, notice, channel),
    )
    connection.execute(
        "UPDATE channels SET failed = coalesce(failed, ?) WHERE id = ?", (now, channel)
    )
    _conclude(connection, notice)


def _put_off(connection: SqlConnection, notice: str, channel: str, again: int) -> None:
    connection.execute(
        f"UPDATE handovers SET due = ? WHERE {_TO_BE_TAKEN}", (again, notice, channel)
    )
    _conclude(connection, notice)


def _conclude(connection: SqlConnection, notice: str) -> None:
    """The fate of an entry that no channel is to take any more; otherwise when one is tried."""
    found = connection.execute(
        "SELECT min(due), max(done) FROM handovers WHERE notice = ?", (notice,)
    )
    due, done = found.fetchone()
    fate = None if due is not None else SENT if done else GIVEN_UP
    done = connection.execute(
        "UPDATE outbox SET due = ?, fate = ? WHERE id = ? AND fate IS NULL", (due, fate, notice)
    )
    if fate == GIVEN_UP and done.rowcount:
        connection.execute("UPDATE outbox SET fate = ? WHERE leader = ?", (fate, notice))


def _nudge(
    connection: SqlConnection, table: str, seats: Sequence[int], now: int, pause: int
) -> int:
    told = 0
    for seat in seats:
        lately = connection.execute(
            "SELECT 1 FROM outbox WHERE table_id = ? AND seat = ? AND kind = 'waits' AND at > ?",
            (table, seat, now - pause),
        )
        if lately.fetchone() is None:
            told += _add(connection, table, Moment("waits", seat), now, -1, now, now)
    return told


def _running_out(connection: SqlConnection, now: int, ahead: int) -> list[tuple[str, int, int]]:
    return connection.execute(_RUNNING_OUT, (now, now + ahead)).fetchall()


def _warn(connection: SqlConnection, now: int, ahead: int) -> int:
    return sum(
        _add(connection, table, Moment("waits", seat), turn, -1, now, now)
        for table, seat, turn in _running_out(connection, now, ahead)
    )


def _told(connection: SqlConnection, where: str, *values: object) -> list[Told]:
    found = connection.execute(
        f"SELECT kind, table_id, at, fate FROM outbox WHERE {where} ORDER BY at DESC, rowid DESC",
        values,
    )
    return [Told(*each) for each in found.fetchall()]
