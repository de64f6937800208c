"""Who pays for a request: the person who is signed in, else the address.

A club behind one router shares an address; its people need not share a budget. But somebody who
makes up people must not get a budget for each: an address carries only so many of them, and whoever
comes after pays as the address does.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import Scope

from carrack.server.budget import ADDRESSES
from carrack.server.people.cookies import session_secret
from carrack.server.tables.auth import hashed

ACCOUNT = "carrack.account"
"""The key of who pays in a request's scope, a person or an address; None if nobody does."""

KNOWN_SECONDS = 60.0
"""For how long a session is known without having been looked up again."""
PEOPLE = 16
"""People with budgets of their own at one address, and"""
THERE_SECONDS = 3_600.0
"""for how long somebody who asks nothing keeps such a place."""


class Payers:
    """The people whose sessions were seen lately, and the addresses that they asked from."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.sessions: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self.places: OrderedDict[str, dict[str, float]] = OrderedDict()

    def learn(self, session: str, person: str) -> None:
        """Note whose session that is, by the hash of its secret."""
        self.sessions.pop(session, None)
        self.sessions[session] = (person, self.clock())
        if len(self.sessions) > ADDRESSES:
            self.sessions.popitem(last=False)

    def of(self, scope: Scope, client: str) -> str:
        """Who pays for a request from an address."""
        secret = session_secret(HTTPConnection(scope))
        person, seen = self.sessions.get(hashed(secret), ("", 0.0)) if secret else ("", 0.0)
        now = self.clock()
        if not person or now - seen > KNOWN_SECONDS or not self._has_place(person, client, now):
            return client
        return f"person {person}"

    def _has_place(self, person: str, client: str, now: float) -> bool:
        """Whether a person has a budget of their own at an address."""
        there = self.places.pop(client, {})
        self.places[client] = there
        if len(self.places) > ADDRESSES:
            self.places.popitem(last=False)
        if person not in there and len(there) >= PEOPLE:
            for other in [one for one, seen in there.items() if now - seen > THERE_SECONDS]:
                del there[other]
        if person not in there and len(there) >= PEOPLE:
            return False
        there[person] = now
        return True
