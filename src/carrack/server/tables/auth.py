"""Seats are secret links: who holds the token of a seat, plays it, on every device of theirs.

Only hashes of tokens and invitations are stored.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter

from carrack.server.refusals import Problem
from carrack.server.shapes.messages import TOKENS
from carrack.server.store.table_rows import SeatRow

Hashes = Mapping[str, int]
"""Hashes of what opens seats, each with its place among them (`numbered`)."""
TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no characters that look alike


@dataclass(frozen=True)
class Login:
    """A signed-in device: the hash of its secret, and its person."""

    hash: str
    person: str


@dataclass(frozen=True)
class Keys:
    """The keys of a request to seats: the tokens that it shows, and what its person holds.

    `held` are hashes of tokens that the person of the `session` has claimed, `clubs` those that
    they belong to.
    """

    tokens: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    session: Login | None = None
    clubs: tuple[str, ...] = ()

    @property
    def hashes(self) -> Hashes:
        """The hashes of all, those of the tokens first."""
        return numbered((*map(hashed, self.tokens), *self.held))

    def __bool__(self) -> bool:
        """Whether there is any."""
        return bool(self.tokens or self.held)


@dataclass(frozen=True)
class Viewer:
    """The person whom an answer is for.

    `seats` are those that the keys open, in that order, `host` says whether the host's was;
    `invited` are the seats whose invitations were shown, `lost` those that a token once opened,
    `clubs` those that the person belongs to.
    """

    seats: tuple[int, ...] = ()
    host: bool = False
    invited: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    clubs: tuple[str, ...] = ()

    @property
    def belongs(self) -> bool:
        """Whether the viewer belongs to the table, and is not just a spectator."""
        return self.host or bool(self.seats) or bool(self.invited)

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
    """A name that cannot be guessed: anyone who knows it may watch."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(14))


def hashed(token: str) -> str:
    """The hash of a token, which is stored."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def bearer_tokens(header: str | None) -> list[str]:
    """The tokens in a header `Authorization: Bearer a,b`. Raises Problem for another form."""
    if not header:
        return []
    scheme, _, rest = header.partition(" ")
    tokens = [token.strip() for token in rest.split(",") if token.strip()]
    if scheme.lower() != "bearer" or not tokens or len(tokens) > TOKENS:
        raise Problem("token", "authorization")
    return tokens


def viewer_for(keys: Keys, seats: Sequence[SeatRow], host: str) -> Viewer:
    """The viewer that the keys make at a table. Unknown ones open nothing.

    Hashes are looked up: the time that takes may reveal hashes, but no secrets.
    """
    return replace(viewer_of(keys.hashes, seats, host), clubs=keys.clubs)


def numbered(hashes: Iterable[str]) -> Hashes:
    """Hashes in their order: those of a person are many, and are looked up at many tables."""
    return {digest: place for place, digest in enumerate(hashes)}


def viewer_of(hashes: Hashes, seats: Sequence[SeatRow], host: str) -> Viewer:
    """The viewer for tokens that are hashed already."""
    own = _opened(hashes, ((row.token, row.seat) for row in seats))
    invited = _opened(hashes, ((row.invitation, row.seat) for row in seats))
    lost = _opened(hashes, ((old, row.seat) for row in seats for old in row.former))
    return Viewer(own, host in hashes, invited, tuple(seat for seat in lost if seat not in own))


def opened_by(token: str, seats: Sequence[SeatRow], host: str) -> tuple[int, ...]:
    """The seats that one token opens."""
    return viewer_of(numbered([hashed(token)]), seats, host).seats


def _opened(hashes: Hashes, locks: Iterable[tuple[str | None, int]]) -> tuple[int, ...]:
    """The seats that hashes open, in the order of the hashes; `locks` maps hashes to seats."""
    found = [(hashes[digest], seat) for digest, seat in locks if digest and digest in hashes]
    return tuple(dict.fromkeys(seat for _, seat in sorted(found, key=itemgetter(0))))


def same_secret(secret: str, digest: str | None) -> bool:
    """Whether this is the secret whose hash is stored; None stands for none."""
    return hashed(secret) == digest
