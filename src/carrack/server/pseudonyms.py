"""Pseudonyms of people in records: they tell nobody but this server who it is."""

from __future__ import annotations

import hashlib

DIGITS = 16
_HASHED = b"carrack person\0"


def pseudonym(person: str) -> str:
    """The pseudonym of a person: their name inside the server is secret, and cannot be guessed."""
    return hashlib.sha256(_HASHED + person.encode()).hexdigest()[:DIGITS]
