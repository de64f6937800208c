"""Work that waits for the operator: talk that was reported, and what is broken."""

from __future__ import annotations

from carrack.server.clubs.talk import ClubTalk
from carrack.server.refusals import Problem
from carrack.server.shapes.operator_messages import ReportedLinePost
from carrack.server.shapes.operator_types import (
    BrokenTablePayload,
    DamagePayload,
    ReportedLinePayload,
    ReportedLinesPayload,
)
from carrack.server.store.operator import ReportedLine
from carrack.server.tables import talk
from carrack.server.tables.tables import Tables

MOST = 200
"""The most lines that are shown at once."""


class Reports:
    """The reported talk of all tables and clubs, and the damage of a server."""

    def __init__(self, tables: Tables, club_talk: ClubTalk) -> None:
        self.tables = tables
        self.club_talk = club_talk
        self.store = tables.store.operator

    async def lines(self) -> ReportedLinesPayload:
        """The reported lines, the newest first."""
        return ReportedLinesPayload([_shown(line) for line in await self.store.reported(MOST)])

    async def settle(self, post: ReportedLinePost) -> ReportedLinesPayload:
        """Remove a reported line, or keep it; return those that are left. Raises Problem."""
        removed = post.action == "remove"
        if not await self.store.is_reported(post.kind, post.place, post.number):
            raise Problem("no-line", args={"number": post.number})
        if post.kind == "table":
            async with self.tables.use(post.place) as table:
                await talk.settle(table, post.number, removed)
        else:
            await self.club_talk.settle(post.number, removed)
        return await self.lines()

    async def damage(self) -> DamagePayload:
        """Return what is broken in the database, and at tables where somebody came."""
        found = await self.tables.store.damage()
        broken = self.tables.opener.broken
        there = {row.table for row, _ in await self.tables.store.glance(list(broken))}
        return DamagePayload(
            found.problems if found else [],
            found.tables if found else [],
            [_broken(name, problem) for name, problem in broken.items() if name in there],
        )


def _shown(line: ReportedLine) -> ReportedLinePayload:
    return ReportedLinePayload(
        line.kind, line.place, line.number, line.title, line.name, line.at, line.text
    )


def _broken(table: str, problem: Problem) -> BrokenTablePayload:
    reason = str(problem.said.args.get("reason", "")) or problem.message
    return BrokenTablePayload(table, problem.code, reason)
