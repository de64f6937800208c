"""One-time codes: a device that is in shows one, another one enters it, and is in too.

A short code is typed, so it can be guessed: it lives for minutes, and guesses are few. What a link
carries cannot be guessed.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from carrack.server.budget import Bucket
from carrack.server.refusals import Problem, too_many
from carrack.server.shapes.people_types import CodePayload
from carrack.server.store.endings import text
from carrack.server.store.people import PersonRow
from carrack.server.store.ways_in import LINK, SHORT, CodeRow, WaysInStore
from carrack.server.tables.auth import hashed, new_token

ALPHABET = "ACDEFGHJKMNPQRTUVWXY34679"  # no two of which look alike, in any hand
LETTERS = 8
Moment = Callable[[], datetime]
"""The time by which codes and links end: of all servers that share them."""
SHORT_LIFE, LINK_LIFE = timedelta(minutes=5), timedelta(hours=24)
TRIES, TRIES_PER_SECOND = 10, 1 / 30
"""Of one address."""
ALL_TRIES, ALL_TRIES_PER_SECOND = 100, 2.0
"""Of all addresses: 5 minutes are 700 guesses at 25⁸ codes."""


def machines_time() -> datetime:
    """The time of this machine, for a server that is alone."""
    return datetime.now(UTC)


class Codes:
    """The codes of a server's people."""

    def __init__(
        self,
        store: WaysInStore,
        clock: Callable[[], float] = time.monotonic,
        now: Moment = machines_time,
    ) -> None:
        self.store = store
        self.clock = clock
        self.now = now
        self.tries = Bucket(TRIES_PER_SECOND, TRIES)
        self.all_tries = Bucket(ALL_TRIES_PER_SECOND, ALL_TRIES)

    async def show(self, person: PersonRow) -> CodePayload:
        """A new short code for another device of a person."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
        until = text(self.now() + SHORT_LIFE)
        await self.store.add_code(CodeRow(hashed(normal(code)), person.person, SHORT, until))
        return CodePayload(code, until)

    async def meant(self, code: str, client: str | None) -> CodeRow:
        """The code that somebody enters, which stays good. Raises Problem."""
        self._count_try(normal(code), client)
        return _known(await self.store.code(hashed(normal(code)), text(self.now())))

    async def use(self, row: CodeRow) -> None:
        """Use a code up: whoever has a mailed one reads that mailbox. Raises Problem.

        Of two who use it at once, one does.
        """
        _known(await self.store.take_code(row.hash, text(self.now())))
        if row.address is not None:
            await self.store.keep_address(row.person, row.address)

    def _count_try(self, code: str, client: str | None) -> None:
        """Raise Problem for too many guesses."""
        if len(code) > LETTERS:
            return
        now = self.clock()
        seconds = self.tries.wait(client or "", now)
        seconds = seconds or self.all_tries.wait("", now)
        if seconds:
            raise too_many("too-many-tries", seconds)


def new_link(person: str, now: datetime) -> tuple[str, CodeRow]:
    """The secret of a new link for a person, and what is kept of it."""
    secret = new_token()
    return secret, CodeRow(hashed(secret), person, LINK, text(now + LINK_LIFE))


def normal(code: str) -> str:
    """A code as it is compared: of a short one, letters and digits as they are shown."""
    bare = re.sub(r"[\s-]", "", code)
    return bare.lower() if len(bare) <= LETTERS else code.strip()


def _known(row: CodeRow | None) -> CodeRow:
    if row is None:
        raise Problem("code")
    return row
