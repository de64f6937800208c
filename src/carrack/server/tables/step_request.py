"""Requests that can be repeated under their name."""

from __future__ import annotations

from dataclasses import dataclass, replace

from carrack.server.store.table_rows import Change, Receipt
from carrack.server.tables.auth import Viewer
from carrack.server.tables.seated import SeatedTable


@dataclass(frozen=True)
class StepRequest:
    """A request for a step: who asks, and the name under which it can be repeated."""

    viewer: Viewer
    move_id: str
    request: str

    @property
    def asker(self) -> str:
        """The seats it speaks for, as stored with the receipt."""
        return ",".join(str(seat) for seat in sorted(self.viewer.seats))

    def receipt(self, seq: int) -> Receipt:
        """Return the receipt to store when it has been carried out, `seq` being the newest step."""
        return Receipt(self.move_id, self.asker, self.request, seq)


def received(change: Change, there: SeatedTable, asked: StepRequest | None) -> Change:
    """The change with the receipt of whoever asked for it."""
    if asked is None:
        return change
    there.carried.add(hash(asked.move_id))
    return replace(change, receipt=asked.receipt(max(there.seq, 0)))
