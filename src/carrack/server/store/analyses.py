"""The analyses of tables' games, made and in the making."""

from __future__ import annotations

import zlib

from carrack.server.store.connection import SqlConnection
from carrack.server.store.endings import raised
from carrack.server.store.rows import Rows, reads, writes
from carrack.server.store.table_rows import AnalysisRow

ANALYSIS = "SELECT table_id, status, tries, message, body, findings FROM analyses"
"""The columns that `analysis_row` reads."""


class AnalysisStore(Rows):
    """The analyses of games."""

    @writes
    def put_analysis(c: SqlConnection, row: AnalysisRow, holder: str | None = None) -> bool:
        """Store the state of a table's analysis, replacing an earlier one. Raises Missing.

        With a `holder` that is only done if it is its own still; returns whether it was done.
        """
        body = None if row.body is None else zlib.compress(row.body)
        values = (row.status, row.tries, row.message, body, zlib.compress(row.findings))
        if holder is not None:
            done = c.execute(
                "UPDATE analyses SET status = ?, tries = ?, message = ?, body = ?, findings = ?"
                " WHERE table_id = ? AND holder = ?",
                (*values, row.table, holder),
            )
            if done.rowcount > 0:
                raised(c, row.table)
            return done.rowcount > 0
        raised(c, row.table)
        c.execute(
            "INSERT INTO analyses (status, tries, message, body, findings, table_id)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
            " status = excluded.status, tries = excluded.tries, message = excluded.message,"
            " body = excluded.body, findings = excluded.findings, holder = NULL",
            (*values, row.table),
        )
        return True

    @reads
    def analysis(c: SqlConnection, table: str) -> AnalysisRow | None:
        """The state of a table's analysis; None if nobody has asked for one."""
        found = c.execute(f"{ANALYSIS} WHERE table_id = ?", (table,)).fetchone()
        return None if found is None else analysis_row(found)


def analysis_row(values: tuple) -> AnalysisRow:  # type: ignore[type-arg]
    """An analysis out of its columns."""
    name, status, tries, message, body, findings = values
    whole = None if body is None else zlib.decompress(body)
    kept = b"" if findings is None else zlib.decompress(findings)
    return AnalysisRow(name, status, tries, message, whole, kept)
