"""Proof that a finished game was played with the seed its table had committed to.

A table publishes the hash of its seed before the first move (`header.extra["commitment"]`) and the
seed itself in a final note (`{"seed": hex}`). Whoever has the record can then draw everything
again. A practice table (`header.extra["practice"]`) drew from a small number that somebody chose.
"""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Chance, Seeded, Table, commitment
from carrack.core.game import Game, Refused
from carrack.core.match import Match, Replay
from carrack.core.record import Entry, Record, RecordError


class Verified:
    """What was found: how many draws and moves came out as they should, and the commitment.

    `practice` says that somebody chose the seed, and may have known all draws beforehand.
    """

    def __init__(self, draws: int, moves: int, published: str, practice: bool) -> None:
        self.draws = draws
        self.moves = moves
        self.commitment = published
        self.practice = practice


def verify(game: Game[Any], record: Record) -> Verified:
    """Replays a finished table's record, then draws everything again from the revealed seed.

    Raises RecordError that names the line and what differs.
    """
    published = _commitment(record)
    seed = _revealed(record)
    if commitment(seed) != published:
        raise RecordError(
            _last_line(record), f"the seed revealed does not belong to the commitment {published}"
        )
    if not Replay(game, record, False).run().over:
        raise RecordError(_last_line(record), "the game is not finished")
    practice = record.header.extra.get("practice") is True
    chance: Chance = Seeded(int.from_bytes(seed, "big")) if practice else Table(seed)
    _compare(record.entries, _drawn_again(game, record, chance))
    kinds = [entry.kind for entry in record.entries]
    return Verified(kinds.count("chance"), kinds.count("move"), published, practice)


def _last_line(record: Record) -> int:
    return len(record.entries) + 1


def _commitment(record: Record) -> str:
    published = record.header.extra.get("commitment")
    if not isinstance(published, str):
        raise RecordError(
            1, "the header holds no commitment to a seed; only games of a table can be verified"
        )
    return published


def _revealed(record: Record) -> bytes:
    """The seed in the last note that has one."""
    for i in range(len(record.entries) - 1, -1, -1):
        entry = record.entries[i]
        if entry.kind == "note" and "seed" in entry.data["note"]:
            try:
                seed = bytes.fromhex(entry.data["note"]["seed"])
            except (TypeError, ValueError):
                seed = b""
            if len(seed) != 32:
                raise RecordError(i + 2, "a seed is written as 64 hexadecimal digits")
            return seed
    raise RecordError(
        _last_line(record), "no note reveals the seed; a table does so when its game is over"
    )


def _drawn_again(game: Game[Any], record: Record, chance: Chance) -> list[Entry]:
    """What the game makes of the same decisions with the table's own chance."""
    match = Match(game, record.header, chance, False)
    for i, entry in enumerate(record.entries):
        data = entry.data
        try:
            if entry.kind == "move":
                match.play(data["seat"], game.read_move(match.state, data["move"]))
            elif entry.kind == "command":
                match.command(data["seat"], game.read_move(match.state, data["command"]))
            elif entry.kind == "undo":
                match.undo(data["seat"], data["undo"])
            elif entry.kind == "note":
                match.add_note(entry)
        except Refused:
            # another position than in the record: the first difference is earlier, and is reported
            return match.entries[: i + 1]
    return match.entries


def _compare(written: list[Entry], made: list[Entry]) -> None:
    for i in range(len(written)):
        line = made[i].line() if i < len(made) else "nothing"
        if line != written[i].line():
            raise RecordError(
                i + 2, f"the record says {written[i].line()}, but the seed gives {line}"
            )
