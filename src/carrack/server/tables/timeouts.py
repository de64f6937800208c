"""Timeouts at a table: what happens when somebody has no time left."""

from __future__ import annotations

from carrack.server.clocks.pace import LEAVE, WAIT
from carrack.server.store.table_rows import HERE, SeatRow
from carrack.server.tables.open_table import OpenTable
from carrack.server.thinking.bots import stand_in


def run_out(open_table: OpenTable, now: int) -> tuple[SeatRow, ...]:
    """Do at a moment what the table has agreed on, for seats without time; return their rows.

    It says so in the record, in the same notes as when people hand over a seat or resign, with
    `clock` as the reason.
    """
    clocks, turn = open_table.clocks, open_table.match.state.turn
    if clocks is None:
        return ()
    rows = []
    for seat in clocks.ran_out(now, open_table.to_decide, turn):
        clocks.run_out(seat, now, turn)
        if clocks.pace.out == WAIT:
            open_table.say({"action": "out", "seat": seat})
        else:
            rows.append(_replaced(open_table, seat, clocks.pace.out == LEAVE))
    return tuple(rows)


def _replaced(open_table: OpenTable, seat: int, left: bool) -> SeatRow:
    """A bot plays on for somebody who may come back, or has left the game."""
    bot = bot_for(open_table)
    action = "resign" if left else "bot"
    open_table.say({"action": action, "bot": bot, "seat": seat, "clock": True})
    resigned = left or open_table.seats[seat].resigned
    return open_table.seat_changed(seat, kind="bot", bot=bot, resigned=resigned, arrival=HERE)


def bot_for(open_table: OpenTable) -> str:
    """The bot that plays for whoever has no time left: the table's choice if it can be seated."""
    wanted = open_table.clocks.pace.bot if open_table.clocks is not None else None
    seatable = open_table.bots.seatable(open_table.game)
    return wanted if wanted in seatable else stand_in(open_table.game)


def has_run_out(open_table: OpenTable, seat: int) -> bool:
    """Whether others at the table may have a bot play on for a seat: its person has no time left.

    That is so only where the table waits.
    """
    clocks = open_table.clocks
    if clocks is None or clocks.pace.out != WAIT or seat not in clocks.seats:
        return False
    return seat in open_table.to_decide and clocks.seats[seat].out == open_table.match.state.turn
