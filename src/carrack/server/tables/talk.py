"""Talk at a table: lines of text from the seats, shown to everybody present.

They are stored beside the record, not in it: talk is not part of the game.
"""

from __future__ import annotations

import time

from carrack.server.http.budget import too_many
from carrack.server.http.payload_types import TalkLinePayload, TalkLinesPayload, TalkMessagePayload
from carrack.server.http.protocol import LINE_LENGTH, Problem, TalkPost, TalkSwitch, malformed
from carrack.server.store.store import TalkRow
from carrack.server.tables.auth import Keys
from carrack.server.tables.open_table import now
from carrack.server.tables.rights import require_host, spoken_for
from carrack.server.tables.table import Table

JOINER = "\u200d"  # joins the parts of one emoji


def _shown(line: TalkRow) -> TalkLinePayload:
    return TalkLinePayload(line.number, line.seat, line.at, line.text)


async def heard(table: Table, keys: Keys, after: int) -> TalkLinesPayload:
    """The lines of talk after line number `after`. Raises Problem."""
    async with table.entered() as there:
        there.viewer(keys)
        lines = await table.store.talk(table.name, after)
        return TalkLinesPayload(there.row.talk, [_shown(line) for line in lines])


async def say(table: Table, keys: Keys, post: TalkPost) -> TalkLinePayload:
    """Store a line, then show it to all; return it. Raises Problem."""
    async with table.entered() as there:
        seat = spoken_for(there, there.viewer(keys), post.seat)
        if not there.row.talk:
            raise Problem(403, "talk")
        text = clean_line(post.text)
        seconds = table.talkers.wait(str(seat), time.monotonic())
        if seconds:
            raise too_many("too-much-talk", seconds)
        line = _shown(await table.store.say(table.name, seat, now(), text))
        table.hub.send(TalkMessagePayload(True, [line]))
        return line


async def switch(table: Table, keys: Keys, post: TalkSwitch) -> TalkSwitch:
    """Allow talk or end it, for the host; return the new state. Raises Problem."""
    async with table.entered() as there:
        require_host(there, keys)
        await table.store.let_talk(table.name, post.on)
        there.let_talk(post.on)
        table.hub.send(TalkMessagePayload(post.on, []))
        return post


def clean_line(text: str) -> str:
    """A line without surrounding spaces. Raises Problem 400 for unprintable characters."""
    line = " ".join(text.split())
    if not line or not line.replace(JOINER, "").isprintable():
        raise malformed("text", "line-length", {"most": LINE_LENGTH})
    return line
