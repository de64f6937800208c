"""The operator's devices, the links that make a device one, and what is set from there.

Only hashes of links and of devices' tokens are stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from hmac import compare_digest

from carrack.server.store.connection import SqlConnection
from carrack.server.store.rows import Rows, reads, writes

LINKS, DEVICES = 20, 50
"""The most of either that are kept, the newest."""
ADDRESS = "address"
"""The name under which the address of the server is kept."""


@dataclass(frozen=True)
class OperatorDevice:
    """A device of the operator; `hash` is that of its token, `device` describes it."""

    hash: str
    created: str
    seen: str
    device: str


@dataclass(frozen=True)
class ReportedLine:
    """A line of talk that somebody has reported, at a table or in a club.

    `place` is the table or the club, `title` its game or its name; `name` is whoever has said it.
    """

    kind: str
    place: str
    number: int
    title: str
    name: str
    at: str
    text: str


class OperatorStore(Rows):
    """The operator of a server, as the database knows them."""

    @writes
    def add_link(c: SqlConnection, hash_: str, now: str, until: str) -> None:
        """Add a link, and drop those whose time is over."""
        c.execute("DELETE FROM operator_links WHERE until <= ?", (now,))
        c.execute("INSERT INTO operator_links (hash, until) VALUES (?, ?)", (hash_, until))
        c.execute(
            "DELETE FROM operator_links WHERE hash NOT IN"
            " (SELECT hash FROM operator_links ORDER BY until DESC LIMIT ?)",
            (LINKS,),
        )

    @writes
    def enter(c: SqlConnection, link: str, now: str, row: OperatorDevice) -> bool:
        """Use a link up for a device, and return whether it is one now.

        Of two devices that use a link at once, one does. One that was let in already stays so: its
        answer may have been lost.
        """
        good = c.execute("SELECT hash FROM operator_links WHERE until > ?", (now,)).fetchall()
        known = OperatorStore.device(c, row.hash) is not None
        if not _among(link, [each for (each,) in good]):
            return known
        used = c.execute("DELETE FROM operator_links WHERE hash = ?", (link,)).rowcount
        if not used or known:
            return known
        c.execute(
            "INSERT INTO operator_devices (hash, created, seen, device) VALUES (?, ?, ?, ?)",
            (row.hash, row.created, row.seen, row.device),
        )
        c.execute(
            "DELETE FROM operator_devices WHERE hash NOT IN"
            " (SELECT hash FROM operator_devices ORDER BY seen DESC, created DESC LIMIT ?)",
            (DEVICES,),
        )
        return True

    @reads
    def device(c: SqlConnection, hash_: str) -> OperatorDevice | None:
        """The device of that hash; None if it is not the operator's."""
        rows = OperatorStore.devices(c)
        return next((row for row in rows if compare_digest(row.hash, hash_)), None)

    @reads
    def devices(c: SqlConnection) -> list[OperatorDevice]:
        """All devices, the last used first."""
        found = c.execute(
            "SELECT hash, created, seen, device FROM operator_devices"
            " ORDER BY seen DESC, created DESC, hash"
        )
        return [OperatorDevice(*values) for values in found.fetchall()]

    @writes
    def seen(c: SqlConnection, hash_: str, at: str) -> None:
        """Note that a device is used."""
        c.execute("UPDATE operator_devices SET seen = ? WHERE hash = ?", (at, hash_))

    @writes
    def end(c: SqlConnection, hashes: list[str]) -> None:
        """Let these devices be the operator's no more."""
        c.executemany("DELETE FROM operator_devices WHERE hash = ?", [(each,) for each in hashes])

    @writes
    def end_all(c: SqlConnection) -> int:
        """End all devices and void all links; return how many devices there were."""
        c.execute("DELETE FROM operator_links")
        return int(c.execute("DELETE FROM operator_devices").rowcount)

    @reads
    def kept(c: SqlConnection, name: str) -> str:
        """A setting that was set in the page; empty if there is none."""
        found = c.execute("SELECT value FROM kept_settings WHERE name = ?", (name,)).fetchone()
        return "" if found is None else str(found[0])

    @writes
    def keep(c: SqlConnection, name: str, value: str) -> None:
        """Keep a setting; an empty one is none."""
        c.execute("DELETE FROM kept_settings WHERE name = ?", (name,))
        if value:
            c.execute("INSERT INTO kept_settings (name, value) VALUES (?, ?)", (name, value))

    @reads
    def is_reported(c: SqlConnection, kind: str, place: str, number: int) -> bool:
        """Whether a line of a table or of a club is reported."""
        table, column = ("talk", "table_id") if kind == "table" else ("club_talk", "club")
        found = c.execute(
            f"SELECT 1 FROM {table} WHERE {column} = ? AND number = ? AND reported = 1",
            (place, number),
        )
        return found.fetchone() is not None

    @reads
    def reported(c: SqlConnection, most: int) -> list[ReportedLine]:
        """The reported lines of all tables and clubs, the newest first."""
        found = c.execute(
            "SELECT 'table', table_id, number, game, name, talk.at, text FROM talk"
            " JOIN tables ON tables.id = table_id"
            " JOIN seats USING (table_id, seat)"
            " WHERE reported = 1 ORDER BY talk.at DESC LIMIT ?",
            (most,),
        ).fetchall()
        found += c.execute(
            "SELECT 'club', club, number, clubs.name, people.name, at, text FROM club_talk"
            " JOIN clubs ON clubs.id = club JOIN people ON people.id = person"
            " WHERE reported = 1 ORDER BY at DESC LIMIT ?",
            (most,),
        ).fetchall()
        lines = [ReportedLine(*values) for values in found]
        return sorted(lines, key=lambda line: line.at, reverse=True)[:most]


def _among(hash_: str, known: list[str]) -> bool:
    """Whether a hash is among others, in a time that does not depend on which it is."""
    return any([compare_digest(each, hash_) for each in known])
