"""Talk at a table: lines of text from the seats, shown to everybody present.

They are stored beside the record, not in it: talk is not part of the game.
"""

from __future__ import annotations

import time
from dataclasses import replace

from carrack.server.refusals import Problem, malformed, too_many
from carrack.server.shapes.messages import LINE_LENGTH, LinePost, TalkPost, TalkSwitch
from carrack.server.shapes.payload_types import (
    TalkLinePayload,
    TalkLinesPayload,
    TalkMessagePayload,
)
from carrack.server.shapes.reading import clean_text, encoded
from carrack.server.store.table_rows import TalkRow
from carrack.server.tables.auth import Keys, Viewer
from carrack.server.tables.open_table import now
from carrack.server.tables.rights import require_host, spoken_for
from carrack.server.tables.seated import SeatedTable
from carrack.server.tables.table import Table


def _shown(line: TalkRow, viewer: Viewer) -> TalkLinePayload:
    reported = line.reported and viewer.host
    return TalkLinePayload(line.number, line.seat, line.at, line.text, reported)


async def lines_of(table: Table, keys: Keys, after: int) -> TalkLinesPayload:
    """The lines of talk after line number `after`. Raises Problem."""
    async with table.entered(keys) as there:
        viewer = there.viewer(keys)
        lines = await table.store.talk(table.name, after) if there.hears(viewer) else []
        shown = [_shown(line, viewer) for line in lines]
        return TalkLinesPayload(there.row.talk, there.row.overheard, shown)


async def say(table: Table, keys: Keys, post: TalkPost) -> TalkLinePayload:
    """Store a line, then show it to all; return it. Raises Problem."""
    async with table.entered(keys) as there:
        viewer = there.viewer(keys)
        seat = spoken_for(there, viewer, post.seat)
        if not there.row.talk:
            raise Problem("talk")
        text = clean_line(post.text)
        seconds = table.talkers.wait(str(seat), time.monotonic())
        if seconds:
            raise too_many("too-much-talk", seconds)
        line = await table.store.say(table.name, seat, now(), text)
        await table.others.unlogged(lambda: announce(table, there, line))
        return _shown(line, viewer)


def announce(table: Table, there: SeatedTable, *lines: TalkRow) -> None:
    """Show lines to everybody present who hears them, or only how it stands with the talk."""

    def message(viewer: Viewer) -> bytes:
        shown = [_shown(line, viewer) for line in lines] if there.hears(viewer) else []
        return encoded(TalkMessagePayload(there.row.talk, there.row.overheard, shown))

    table.hub.flush()
    table.hub.send_each(message)


async def judge(table: Table, keys: Keys, number: int, post: LinePost) -> TalkLinePayload:
    """Remove a line, or report it to the host; return it as it is now. Raises Problem.

    The host removes any line, and whoever has said one that line; other seats report it.
    """
    async with table.entered(keys) as there:
        viewer = there.viewer(keys)
        lines = await table.store.talk(table.name, number - 1)
        if not lines or lines[0].number != number:
            raise Problem("no-line", args={"number": number})
        line = lines[0]
        own = line.seat in viewer.seats
        if post.action == "remove":
            if not (viewer.host or own):
                raise Problem("token", "host-only", forbidden=bool(keys))
            line = replace(line, text="", reported=False)
        else:
            if not viewer.seats:
                raise Problem("token")
            line = replace(line, reported=bool(line.text))
        if line != lines[0]:
            await _change(table, there, line)
        return _shown(line, viewer)


async def settle(table: Table, number: int, removed: bool) -> None:
    """Remove a reported line for the operator, or let it stay. Raises Problem."""
    async with table.entered() as there:
        for line in await table.store.talk(table.name, number - 1):
            if line.number == number:
                text = "" if removed else line.text
                await _change(table, there, replace(line, text=text, reported=False))


async def _change(table: Table, there: SeatedTable, line: TalkRow) -> None:
    await table.store.change_line(table.name, line)
    await table.others.unlogged(lambda: announce(table, there, line))


async def switch(table: Table, keys: Keys, post: TalkSwitch) -> TalkSwitch:
    """Change who talks and who reads along, for the host; return that. Raises Problem."""
    async with table.entered(keys) as there:
        require_host(there, keys)
        row = there.row
        on = row.talk if post.on is None else post.on
        overheard = row.overheard if post.overheard is None else post.overheard
        await table.store.let_talk(table.name, on, overheard)

        def switched() -> None:
            there.let_talk(on, overheard)
            announce(table, there)

        await table.others.unlogged(switched)
        return TalkSwitch(on, overheard)


def clean_line(text: str) -> str:
    """A line in one form. Raises Problem for an empty one, and for what cannot be seen."""
    line = clean_text(text, "text")
    if not 0 < len(line) <= LINE_LENGTH:
        raise malformed("text", "line-length", {"most": LINE_LENGTH})
    return line
