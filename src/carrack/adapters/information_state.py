"""The history that each seat of a game has been told, in a form that copies can share."""

from __future__ import annotations

import hashlib
from typing import Any

from carrack.core.events import Event
from carrack.core.game import canonical

DIGEST = 16  # bytes


class InformationState:
    """A link in a chain: what one move revealed, and the link before it.

    Links never change, so copies of a game share their past. A digest stands for all that a seat
    has been told and has done. It is computed when first needed, and kept.
    """

    __slots__ = ("action", "before", "digests", "events", "seat")

    def __init__(
        self, before: InformationState | None, events: list[Event], seat: int = -1, action: int = -1
    ) -> None:
        self.before = before
        self.events = events
        self.seat = seat  # who moved
        self.action = action  # its move's number
        self.digests: dict[int, str] = {}

    def after(self, events: list[Event], seat: int, action: int) -> InformationState:
        """The link of the next move."""
        return InformationState(self, events, seat, action)

    def digest(self, viewer: int) -> str:
        """32 hexadecimal digits for all that a seat has been told, and its own moves."""
        links: list[InformationState] = []
        link: InformationState | None = self
        digest = ""
        while link is not None:
            if viewer in link.digests:
                digest = link.digests[viewer]
                break
            links.append(link)
            link = link.before
        for one in reversed(links):
            digest = one.digests[viewer] = digested(digest, one.revealed_to(viewer))
        return digest

    def revealed_to(self, viewer: int) -> list[Any]:
        """Return what this link alone reveals to a seat: its own move, and events."""
        own = [self.action] if viewer == self.seat else []
        return own + [event.seen_by(viewer) for event in self.events]

    def __deepcopy__(self, memo: object) -> InformationState:
        return self


def digested(before: str, heard: list[Any]) -> str:
    """The digest of an earlier digest and what was heard since."""
    text = before + canonical(heard)
    return hashlib.blake2b(text.encode(), digest_size=DIGEST).hexdigest()


def state_from(digests: list[str]) -> InformationState:
    """A link that remembers the past as digests alone, one for each seat."""
    link = InformationState(None, [])
    link.digests = dict(enumerate(digests))
    return link
