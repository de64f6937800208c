"""Seats are secret links: who holds the token of a seat, plays it.

Only hashes of tokens are stored.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from carrack.server.protocol import TOKENS, Problem
from carrack.server.store import SeatRow

TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is easily read as another


@dataclass(frozen=True)
class Viewer:
    """Whom an answer is for.

    The seats whose tokens were shown, in that order, and whether the host's was.
    """

    seats: tuple[int, ...] = ()
    host: bool = False

    def looks_from(self, deciding: int) -> int | None:
        """The seat whose view is shown.

        The one that decides if it is among them, else the first; None for a spectator.
        """
        if deciding in self.seats:
            return deciding
        return self.seats[0] if self.seats else None


def new_token() -> str:
    """A secret of 256 bits that fits into a link."""
    return secrets.token_urlsafe(32)


def new_table_name() -> str:
    """A name that nobody guesses: whoever knows it may watch."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(14))


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def bearer_tokens(header: str | None) -> list[str]:
    """The tokens in an `Authorization` header: `Bearer a,b`.

    Raises Problem 401 for another form.
    """
    if not header:
        return []
    scheme, _, rest = header.partition(" ")
    tokens = [token.strip() for token in rest.split(",") if token.strip()]
    if scheme.lower() != "bearer" or not tokens or len(tokens) > TOKENS:
        raise Problem(401, "token", "the Authorization header reads: Bearer token,token")
    return tokens


def viewer_for(tokens: Sequence[str], seats: Sequence[SeatRow], host: str) -> Viewer:
    """What the tokens open at a table. Unknown ones open nothing."""
    hashes = [hashed(token) for token in tokens]
    found = [
        row.seat
        for digest in hashes
        for row in seats
        if row.token is not None and hmac.compare_digest(digest, row.token)
    ]
    is_host = any(hmac.compare_digest(digest, host) for digest in hashes)
    return Viewer(tuple(dict.fromkeys(found)), is_host)
