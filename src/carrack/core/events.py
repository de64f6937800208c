"""Events: what happened, by which rule, and who may know it.

>>> event = Event("looked", "DEI-TRADE-1", 1, {"island": 3}, {"card": "2 crates for cloves"}, [1])
>>> event.seen_by(0)
{'event': 'looked', 'rule': 'DEI-TRADE-1', 'seat': 1, 'island': 3}
>>> event.seen_by(1)["card"]
'2 crates for cloves'
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened.

    `kind` is the message key without its prefix (`event-<kind>`), `rule` the identifier it rests
    on, `seat` the seat concerned (−1: none), `data` what everybody may know. `private` fields are
    for the seats in `readers` only. If points change hands, `data` holds `points` (signed, for
    `seat`) and `source` (the category on the score sheet).
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int,
        data: dict[str, Any],
        private: dict[str, Any] | None = None,
        readers: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.data = data
        self.private = private
        self.readers = readers

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The event as plain data for one seat, or for a spectator (None)."""
        seen: dict[str, Any] = {"event": self.kind, "rule": self.rule, "seat": self.seat}
        seen.update(self.data)
        if self.private is not None and self.readers is not None and viewer in self.readers:
            seen.update(self.private)
        return seen

    def whole(self) -> dict[str, Any]:
        """The event with every field, for those entitled to the full record."""
        seen: dict[str, Any] = {"event": self.kind, "rule": self.rule, "seat": self.seat}
        seen.update(self.data)
        if self.private is not None:
            seen.update(self.private)
        return seen
