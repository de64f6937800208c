"""The findings of an analysis so far: enough for another run to continue from there."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from carrack.analysis.close_look import CloseLook
from carrack.analysis.describe import Json
from carrack.analysis.fortune import LuckEvent, Setup, Sights
from carrack.analysis.light_look import LightLook


@dataclass
class Findings:
    """The findings of one analysis, in the order in which its steps are done.

    `work` names what is analysed, and by whom. `light` are the light looks, `close` the close ones,
    `events` the luck of every decision, and `sights` what that of the next one depends on.
    """

    work: str
    light: list[LightLook] = field(default_factory=list)
    setup: Setup | None = None
    events: list[LuckEvent | None] = field(default_factory=list)
    sights: Sights = field(default_factory=Sights)
    hindsight: list[Json | None] = field(default_factory=list)
    close: list[CloseLook] = field(default_factory=list)

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
