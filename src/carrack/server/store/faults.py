"""Faults that keep a store from its work."""

from __future__ import annotations

from carrack.core.message import Message


class StoreError(Exception):
    """The store cannot do its work (disk full, file damaged); the message says what to do."""

    @property
    def reason(self) -> str | Message:
        """The same for people."""
        return str(self)


class Conflict(StoreError):
    """An entry of that number exists already: somebody else wrote first. Nothing has changed."""


class Missing(StoreError):
    """There is no such table."""
