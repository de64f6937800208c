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

from carrack.server.store.connection import AMONG, NEW_NAME, SqlConnection, SqlRows
from carrack.server.store.news import Kind, Moment, News
from carrack.server.store.rows import Rows, reads, writes

NoticeReader = tuple[str, str]
"""The reader of a notice: `person` or `table`, and which."""
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
        """Return the reader."""
        return ("person", self.person) if self.person else ("table", self.table or "")


@dataclass(frozen=True)
class OutboxEntry:
    """An entry as its reader sees it."""

    kind: Kind
    table: str | None
    at: int
    fate: str | None


class OutboxStore(Rows):
    """The entries, in the database of the tables."""

    @reads
    def due(c: SqlConnection, now: int, busy: Collection[NoticeReader] = ()) -> list[Notice]:
        """The open entries that are due, the earliest first, but for readers that are `busy`."""
        found = c.execute(
            f"{_ENTRY} WHERE due <= ? AND fate IS NULL AND {_NOT_BUSY}"
            " ORDER BY due, outbox.rowid LIMIT ?",
            (now, json.dumps([who for _, who in busy]), AT_A_TIME),
        )
        return [_notice(values) for values in found.fetchall()]

    @reads
    def next_due(c: SqlConnection, busy: Collection[NoticeReader] = ()) -> int | None:
        """Return when the next open entry is due, except for readers that are `busy`."""
        query = f"SELECT due FROM outbox WHERE due IS NOT NULL AND {_NOT_BUSY} ORDER BY due LIMIT 1"
        found = c.execute(query, (json.dumps([who for _, who in busy]),)).fetchone()
        return None if found is None else int(found[0])

    @reads
    def bunch(c: SqlConnection, leader: str) -> list[Notice]:
        """An entry with those that are told together with it, in order."""
        found = c.execute(
            f"{_ENTRY} WHERE outbox.id = ? OR leader = ? ORDER BY at, outbox.rowid",
            (leader, leader),
        )
        return [_notice(values) for values in found.fetchall()]

    @writes
    def settle(c: SqlConnection, notices: Sequence[str], fate: str) -> None:
        """Give entries their fate, unless handing them over has begun."""
        c.executemany(
            "UPDATE outbox SET fate = ?, due = NULL WHERE id = ? AND fate IS NULL AND taken = 0",
            [(fate, each) for each in notices],
        )

    @writes
    def postpone(
        c: SqlConnection, notices: Sequence[str], due: int | None, looked: int | None = None
    ) -> None:
        """Look at entries again then, or when they are due; `looked`: their reader was seen."""
        c.executemany(
            "UPDATE outbox SET due = coalesce(?, due), looked = coalesce(?, looked)"
            " WHERE id = ? AND fate IS NULL AND taken = 0",
            [(due, looked, each) for each in notices],
        )

    @writes
    def take(
        c: SqlConnection, notices: Sequence[str], channels: Sequence[str], now: int
    ) -> str | None:
        """Begin to hand entries over to channels, together, under the name of the first.

        Returns that name; None if all have got their fate meanwhile.
        """
        open_ones = [each for each in notices if _is_open(c, each)]
        if not open_ones:
            return None
        leader, *others = open_ones
        c.execute("UPDATE outbox SET taken = 1, due = ? WHERE id = ?", (now, leader))
        c.executemany(
            f"UPDATE outbox SET fate = '{BUNCHED}', leader = ?, due = NULL WHERE id = ?",
            [(leader, each) for each in others],
        )
        c.executemany(
            "INSERT INTO handovers (notice, channel, tries, due, done) VALUES (?, ?, 0, ?, 0)",
            [(leader, channel, now) for channel in channels],
        )
        OutboxStore.conclude(c, leader)
        return leader

    @writes
    def conclude(c: SqlConnection, notice: str) -> None:
        """Give an entry its fate if no channel is to take it any more."""
        found = c.execute("SELECT min(due), max(done) FROM handovers WHERE notice = ?", (notice,))
        due, done = found.fetchone()
        fate = None if due is not None else SENT if done else GIVEN_UP
        done = c.execute(
            "UPDATE outbox SET due = ?, fate = ? WHERE id = ? AND fate IS NULL", (due, fate, notice)
        )
        if fate == GIVEN_UP and done.rowcount:
            c.execute("UPDATE outbox SET fate = ? WHERE leader = ?", (fate, notice))

    @reads
    def to_hand_over(c: SqlConnection, notice: str, now: int) -> list[tuple[str, int]]:
        """The channels to which an entry is to be handed over now, with the tries so far."""
        found = c.execute(
            "SELECT channel, tries FROM handovers WHERE notice = ? AND due <= ? ORDER BY channel",
            (notice, now),
        )
        return [(channel, tries) for channel, tries in found.fetchall()]

    @writes
    def handed_over(c: SqlConnection, notice: str, channel: str, now: int) -> None:
        """Store that a channel has taken an entry."""
        c.execute(
            f"UPDATE handovers SET done = 1, due = NULL, tries = tries + 1 WHERE {_TO_BE_TAKEN}",
            (notice, channel),
        )
        c.execute("UPDATE channels SET sent = ?, failed = NULL WHERE id = ?", (now, channel))
        OutboxStore.conclude(c, notice)

    @writes
    def failed(c: SqlConnection, notice: str, channel: str, again: int | None, now: int) -> None:
        """Store that a channel has not taken an entry: it is tried again then, or not (None)."""
        c.execute(
            f"UPDATE handovers SET due = ?, tries = tries + 1 WHERE {_TO_BE_TAKEN}",
            (again, notice, channel),
        )
        c.execute("UPDATE channels SET failed = coalesce(failed, ?) WHERE id = ?", (now, channel))
        OutboxStore.conclude(c, notice)

    @writes
    def put_off(c: SqlConnection, notice: str, channel: str, again: int) -> None:
        """Store that a channel, which has not been tried, is tried at another time."""
        c.execute(f"UPDATE handovers SET due = ? WHERE {_TO_BE_TAKEN}", (again, notice, channel))
        OutboxStore.conclude(c, notice)

    @writes
    def enqueue(c: SqlConnection, person: str, kind: Kind, table: str | None, now: int) -> None:
        """Add an entry for a person, unless they do not want to be told."""
        wanted = "true" if kind == "gone" else _WANTED
        c.execute(
            f"{_NEW} SELECT {NEW_NAME}, :person, :table, :kind, NULL, 0, -1, :at, :at, NULL"
            f" WHERE EXISTS (SELECT 1 FROM channels WHERE person = :person AND gone IS NULL"
            f" AND {wanted})",
            {"person": person, "table": table, "kind": kind, "at": now},
        )

    @writes
    def nudge(c: SqlConnection, table: str, seats: Sequence[int], now: int, pause: int) -> int:
        """Tell the people of seats that others wait, not again within a pause; count them."""
        told = 0
        for seat in seats:
            lately = c.execute(
                "SELECT 1 FROM outbox WHERE table_id = ? AND seat = ? AND kind = 'waits'"
                " AND at > ?",
                (table, seat, now - pause),
            )
            if lately.fetchone() is None:
                told += _count(_add(c, table, Moment("waits", seat), now, -1, now, now))
        return told

    @writes
    def warn(c: SqlConnection, now: int, ahead: int) -> int:
        """Tell those whose clocks of days run out soon, once a turn; count them."""
        return sum(
            _count(_add(c, table, Moment("waits", seat), turn, -1, now, now))
            for table, seat, turn in _running_out(c, now, ahead)
        )

    @reads
    def soon_out(c: SqlConnection, now: int, ahead: int) -> bool:
        """Whether anybody is to be warned."""
        return bool(_running_out(c, now, ahead))

    @reads
    def of_person(c: SqlConnection, person: str) -> list[OutboxEntry]:
        """All entries of a person, the latest first."""
        return _entries(c, "person = ?", person)

    @reads
    def given_up(c: SqlConnection, person: str, since: int) -> list[OutboxEntry]:
        """The latest entries of a person that were given up."""
        where = f"person = ? AND fate = '{GIVEN_UP}' AND at > ?"
        return _entries(c, where, person, since)[:SHOWN]

    @writes
    def drop_old(c: SqlConnection, before: int) -> None:
        """Forget entries of before a time that have got their fate."""
        c.execute("DELETE FROM outbox WHERE fate IS NOT NULL AND at < ?", (before,))


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
_NOT_BUSY = f"coalesce(person, outbox.table_id) NOT {AMONG}"
_NEW = "INSERT INTO outbox (id, person, table_id, kind, seat, turn, step, at, due, fate)"
_WANTED = "gone IS NULL AND wanted LIKE '% ' || :kind || ' %'"
_ONCE = (
    " AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = :table AND outbox.person {}"
    " AND outbox.kind = :kind AND outbox.seat {{}} AND outbox.turn = :turn AND answered = 0)"
)
_READERS = (
    "SELECT DISTINCT claims.person AS reader,"
    f" EXISTS (SELECT 1 FROM channels WHERE channels.person = claims.person AND {_WANTED}) AS told"
    " FROM seats JOIN claims ON claims.hash = seats.token"
    " WHERE seats.table_id = :table AND (seats.seat = :seat OR :seat IS NULL)"
)
_TO_PEOPLE = (
    f"{_NEW} SELECT {NEW_NAME}, reader, :table, :kind, :seat, :turn, :step, :at,"
    f" CASE WHEN told THEN :due END, CASE WHEN told THEN NULL ELSE '{LEFT_OUT}' END"
    f" FROM ({_READERS}) AS readers"
    f" WHERE (told OR :kind = 'turn'){_ONCE.format('= reader')}"
)
_TO_TABLE = (
    f"{_NEW} SELECT {NEW_NAME}, NULL, :table, :kind, :seat, :turn, :step, :at, :due, NULL"
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


def write(c: SqlConnection, table: str, news: News) -> None:
    """Store the news of a step, within its transaction."""
    c.executemany(_ANSWERED, [(table, seat) for seat in news.decided])
    for moment in news.moments:
        _add(c, table, moment, news.turn, news.step, news.at, news.due)


def _add(
    c: SqlConnection,
    table: str,
    moment: Moment,
    turn: int,
    step: int,
    at: int,
    due: int,
) -> list[SqlRows]:
    """Add the entries of a moment; nobody waits for how many these are."""
    values = {"table": table, "kind": moment.kind, "seat": moment.seat, "turn": turn}
    values |= {"step": step, "at": at, "due": due}
    seat = "IS NULL" if moment.seat is None else "= :seat"
    return [c.execute(each.format(seat), values) for each in (_TO_PEOPLE, _TO_TABLE)]


def _count(added: list[SqlRows]) -> int:
    return sum(each.rowcount for each in added)


def has_entry(c: SqlConnection, person: str, kind: Kind, table: str) -> bool:
    """Whether there is an entry for a person about something, whatever became of it."""
    query = "SELECT 1 FROM outbox WHERE person = ? AND kind = ? AND table_id = ?"
    return c.execute(query, (person, kind, table)).fetchone() is not None


def _notice(values: tuple) -> Notice:  # type: ignore[type-arg]
    return Notice(*values[:8], *map(bool, values[8:10]), *values[10:12], *map(bool, values[12:]))


def _is_open(c: SqlConnection, notice: str) -> bool:
    open_one = "SELECT 1 FROM outbox WHERE id = ? AND fate IS NULL AND taken = 0"
    return c.execute(open_one, (notice,)).fetchone() is not None


def _running_out(c: SqlConnection, now: int, ahead: int) -> list[tuple[str, int, int]]:
    return c.execute(_RUNNING_OUT, (now, now + ahead)).fetchall()


def _entries(c: SqlConnection, where: str, *values: object) -> list[OutboxEntry]:
    found = c.execute(
        f"SELECT kind, table_id, at, fate FROM outbox WHERE {where} ORDER BY at DESC, rowid DESC",
        values,
    )
    return [OutboxEntry(*each) for each in found.fetchall()]
