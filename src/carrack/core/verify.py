"""Proof that a finished game was played with the seed its table had committed to.

A table publishes the hash of its seed before the first move (`header.extra["commitment"]`) and the
seed itself in a final note (`{"seed": hex}`). Anyone with the record can then repeat every draw, by
the scheme that the header names (:mod:`carrack.core.luck`). A practice table draws from a small
number that somebody chose. A game that was moved while it ran is practice from there on, though its
draws follow from its seed. Where a game goes on from another one (:mod:`carrack.core.branch`), its
seed accounts only for what came after.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from carrack.core.branch import branch_of, branch_point
from carrack.core.chance import Chance, Draw, Recorded, Recording, commitment
from carrack.core.game import Game, Refused, completed_options
from carrack.core.luck import ENTERED, PRACTICE, SHARED, is_moved, luck_of, table_chance
from carrack.core.match import Replay, begun
from carrack.core.message import Message, message_of
from carrack.core.record import Entry, Record, RecordError


@mypyc_attr(allow_interpreted_subclasses=True)
class Verified:
    """Findings: how many draws and moves came out as they should, and the commitment.

    `luck` is what the header says about it: its scheme, and who took part if it was shared. `seed`
    is what all draws follow from. `branch` is where the game goes on from (`step`, `commitment` of
    that game or None); what came before is not counted. `moved` is the first line that says that
    the game was moved with its secrets; None if it never was.
    """

    def __init__(
        self,
        draws: int,
        moves: int,
        published: str,
        seed: bytes,
        luck: dict[str, Any],
        branch: dict[str, Any] | None = None,
        moved: int | None = None,
    ) -> None:
        self.draws = draws
        self.moves = moves
        self.commitment = published
        self.seed = seed
        self.luck = luck
        self.branch = branch
        self.moved = moved

    @property
    def chosen(self) -> bool:
        """Whether somebody chose the seed, and may have known all draws beforehand."""
        return bool(self.luck["scheme"] == PRACTICE)

    @property
    def entered(self) -> bool:
        """Whether people entered the luck by hand; nothing is proved of it."""
        return bool(self.luck["scheme"] == ENTERED)

    @property
    def practice(self) -> bool:
        """Whether somebody may have known draws beforehand, all of them or later ones."""
        return self.chosen or self.moved is not None

    @property
    def shared(self) -> list[int]:
        """The seats whose devices had a part in the luck; [] if it was the table's alone."""
        shared = self.luck["scheme"] == SHARED
        return [share["seat"] for share in self.luck["seats"]] if shared else []


def verify(game: Game[Any], record: Record) -> Verified:
    """Replay a finished table's record, then repeat all draws from the revealed seed.

    A game whose luck was entered has no seed, and is only replayed. Raises RecordError that names
    the line and what differs.
    """
    if luck_of(record.header)["scheme"] == ENTERED:
        return _entered(game, record)
    published = _commitment(record)
    seed = _revealed(record)
    if commitment(seed) != published:
        about = {"commitment": published}
        raise RecordError(_last_line(record), Message("fault-other-commitment", about))
    _require_settled(game, record)
    if not Replay(game, record, False).run().over:
        raise RecordError(_last_line(record), Message("fault-not-finished"))
    _compare(record.entries, _drawn_again(game, record, table_chance(record.header, seed)))
    point = branch_point(record.entries)
    kinds = [entry.kind for entry in record.entries[point + 1 :]]
    branch = branch_of(record.entries[point]) if point >= 0 else None
    luck = luck_of(record.header)
    moved = next((i + 2 for i, entry in enumerate(record.entries) if is_moved(entry)), None)
    draws, moves = kinds.count("chance"), kinds.count("move")
    return Verified(draws, moves, published, seed, luck, branch, moved)


def _entered(game: Game[Any], record: Record) -> Verified:
    _require_settled(game, record)
    if not Replay(game, record, False).run().over:
        raise RecordError(_last_line(record), Message("fault-not-finished"))
    kinds = [entry.kind for entry in record.entries]
    luck = luck_of(record.header)
    return Verified(kinds.count("chance"), kinds.count("move"), "", b"", luck)


def _require_settled(game: Game[Any], record: Record) -> None:
    """Check that options which follow from others do match, such as a map its seed."""
    header = record.header
    try:
        game.settled(header.players, completed_options(game, header.players, header.options))
    except ValueError as error:
        raise RecordError(1, message_of(error)) from None


def _last_line(record: Record) -> int:
    return len(record.entries) + 1


def _commitment(record: Record) -> str:
    published = record.header.extra.get("commitment")
    if not isinstance(published, str):
        raise RecordError(1, Message("fault-no-commitment"))
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
                raise RecordError(i + 2, Message("fault-seed-digits"))
            return seed
    raise RecordError(_last_line(record), Message("fault-no-seed"))


def _drawn_again(game: Game[Any], record: Record, chance: Chance) -> list[Entry]:
    """Return the game's entries for the same decisions by the table's chance, since any branch."""
    point = branch_point(record.entries)
    known = Recorded(
        [
            Draw(entry.data["chance"], entry.data["outcome"])
            for entry in record.entries[: point + 1]
            if entry.kind == "chance"
        ]
    )
    match = begun(game, record, known if point >= 0 else chance, False)
    for i, entry in enumerate(record.entries):
        data = entry.data
        if i == point:
            match.chance = Recording(chance)
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
        line = made[i].line() if i < len(made) else "–"
        if line != written[i].line():
            both = {"written": written[i].line(), "made": line}
            raise RecordError(i + 2, Message("fault-seed-other", both))
