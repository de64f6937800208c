"""Instructions of seats at tables over days: what the server plays in place of their people.

They say so themselves (`put`), the timer of all clocks carries it out (`carry_out`), and nothing of
it is in the game's memory, its record, or what others are sent: to them such a move is a move.
"""

from __future__ import annotations

from dataclasses import replace

from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import InstructionPayload, InstructionsPayload
from carrack.server.shapes.messages import InstructionsPut
from carrack.server.store.instructions import Instruction
from carrack.server.tables.auth import Keys
from carrack.server.tables.instructed import instructed, pending_decision, takes_instructions
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.rights import spoken_for
from carrack.server.tables.table import Table


async def shown(table: Table, keys: Keys) -> InstructionsPayload:
    """The instructions of the seats that the keys open. Raises Problem."""
    async with table.opened(keys) as open_table:
        seats = open_table.viewer(keys).seats
        if not takes_instructions(open_table):
            return InstructionsPayload(False, [])
        return InstructionsPayload(bool(seats), await _payloads(table, open_table, seats))


async def put(table: Table, keys: Keys, post: InstructionsPut) -> InstructionsPayload:
    """Give the instructions of a seat in place of those before, for its person. Raises Problem."""
    async with table.opened(keys) as open_table:
        viewer = open_table.viewer(keys)
        seat = spoken_for(open_table, viewer, post.seat)
        if open_table.over:
            raise Problem("over", "over-instructions")
        if not takes_instructions(open_table):
            raise Problem("instructions")
        row = open_table.seats[seat]
        if row.kind != "human" or row.token is None:
            raise Problem("bot-seat", "bot-plays", {"player": row.name}, forbidden=True)
        known = await _of_seat(table, open_table, seat)
        now = Instruction(seat, row.token, post.ends, post.forced, played=known.played)
        if (known.ends, known.forced) != (now.ends, now.forced) or known.dropped is not None:
            now = now.anew(pending_decision(open_table, open_table.seq, table.timekeeper.now()))
            await table.store.instructions.put(table.name, now)
            table.timekeeper.note_due(now.due)
        return InstructionsPayload(True, await _payloads(table, open_table, viewer.seats))


async def _of_seat(table: Table, open_table: OpenTable, seat: int) -> Instruction:
    token = open_table.seats[seat].token or ""
    for row in await table.store.instructions.of_table(table.name):
        if (row.seat, row.token) == (seat, token):
            return row
    return Instruction(seat, token)


async def _payloads(
    table: Table, open_table: OpenTable, seats: tuple[int, ...]
) -> list[InstructionPayload]:
    rows = [await _of_seat(table, open_table, seat) for seat in seats]
    return [
        InstructionPayload(row.seat, row.ends, row.forced, list(row.played), row.dropped)
        for row in rows
    ]


async def carry_out(table: Table, open_table: OpenTable) -> None:
    """Carry out the instruction that is due at a table, if one is. Raises Problem."""
    now = table.timekeeper.now()
    for row in await table.store.instructions.of_table(table.name):
        if row.due is not None and row.due <= now:
            await _carry_out(table, open_table, row, now)


async def _carry_out(table: Table, open_table: OpenTable, row: Instruction, now: int) -> None:
    since, asked = open_table.seq, pending_decision(open_table, open_table.seq, now)
    if row.token != open_table.seats[row.seat].token:
        await table.store.instructions.remove(table.name, row.seat)
        return
    again = row.anew(asked)
    if again.step == row.step:  # else a server that does not know of instructions has gone on
        move = instructed(open_table, row)
        if move is not None:
            open_table.play(row.seat, move)
            played = row.seat, open_table.seq
            open_table.leave_open(table.ended_seconds)
            open_table.reveal()
            await table.commit(open_table, since, played=played)
            return
        again = replace(row, due=None)
    await table.store.instructions.put(table.name, again)
