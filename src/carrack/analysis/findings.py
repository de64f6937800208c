"""The findings of an analysis so far: enough for another run to continue from there."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from carrack.analysis.describe import Json
from carrack.analysis.fortune import LuckEvent, Setup, Sights
from carrack.bots.assessment import Assessment


@dataclass
class Findings:
    """The findings of one analysis, in the order in which its steps are done.

    `work` names what is analysed, and by whom. `thoughts` and `again` are what the light and the
    strong bot thought, `events` the luck of every decision, and `sights` what that of the next one
    depends on.
    """

    work: str
    thoughts: list[Assessment] = field(default_factory=list)
    setup: Setup | None = None
    events: list[LuckEvent | None] = field(default_factory=list)
    sights: Sights = field(default_factory=Sights)
    hindsight: list[Json | None] = field(default_factory=list)
    again: list[Assessment] = field(default_factory=list)

    def written(self) -> bytes:
        """The findings as JSON."""
        return msgspec.json.encode(self)


def findings_of(kept: bytes, work: str) -> Findings:
    """The findings that were kept, if they are of this work; else none."""
    try:
        found = msgspec.json.decode(kept, type=Findings)
    except msgspec.DecodeError:
        return Findings(work)
    return found if found.work == work else Findings(work)
