"""Schemes of luck: how the draws of a table follow from commitments.

The header of a record names it in `extra["luck"]["scheme"]`:

- `practice`: somebody chose a number, and anyone who knows it knows every draw.
- `table-1`: a seed of 256 bits that the table committed to by its hash before the first draw.
- `shared-1`: that seed, and 32 bytes from the device of each player who took part. Each of them is
  committed to by its hash before any is opened, the table's seed before all of them, and nothing is
  drawn until all are opened. Knowing all but one of these secrets when the hashes are fixed tells
  nothing about the draws, so a single honest player is enough to be sure that nobody chose them.
- `entered`: people played with the board on the table, and entered what fell there.

Games that are drawn from a number (practice, and series, which have no table) name the source too,
in `extra["luck"]["source"]` (:func:`carrack.core.chance.seeded`); the first one is the default.

A running game can be taken to another store in a file that holds its secrets. It keeps its header
and its seed, so its draws still follow from what was committed to; but whoever had the file could
know them, and play on more than once. A note `{"action": "moved"}` marks the place: from there on
the game is practice.

The header of a shared luck holds `seats`, a list of `{"seat", "hash", "opened"}` in order, and
`left_out`, the seats of people who had sent no hash when the set was fixed.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from carrack.core.chance import SEEDED_1, Chance, CommittedChance, seeded
from carrack.core.message import Message, MessageError
from carrack.core.options import value_shown
from carrack.core.record import Entry, Header, RecordError, note_entry

PRACTICE = "practice"
TABLE = "table-1"
SHARED = "shared-1"
ENTERED = "entered"

MOVED = "moved"

ENTROPY_BYTES = 32
_HASHED = b"carrack entropy\0"
_DERIVED = b"carrack shared luck 1\0"


def entropy_hash(opened: bytes) -> str:
    """Return the commitment of a seat: the SHA-256 of its bytes, in hexadecimal.

    >>> entropy_hash(bytes(32))[:16]
    '89ef0dd5a8c82625'
    """
    return hashlib.sha256(_HASHED + opened).hexdigest()


def opening(text: str) -> bytes | None:
    """The bytes that a seat opens, from their hexadecimal form; None for any other text."""
    if len(text) != 2 * ENTROPY_BYTES or not set(text) <= set("0123456789abcdef"):
        return None
    return bytes.fromhex(text)


def opens(text: str, published: str) -> bool:
    """Whether a text is the one that a hash was published for."""
    opened = opening(text)
    return opened is not None and hmac.compare_digest(entropy_hash(opened), published)


def shared_seed(seed: bytes, opened: list[tuple[int, bytes]]) -> bytes:
    """The seed of the draws: HMAC of what the seats have opened, in their order.

    Seat numbers and bytes have fixed lengths, so no two sets of openings give the same input.
    """
    parts = [number.to_bytes(1, "big") + entropy for number, entropy in sorted(opened)]
    return hmac.new(seed, _DERIVED + b"".join(parts), hashlib.sha256).digest()


def luck_of(header: Header) -> dict[str, Any]:
    """Return what a header says about the luck of its game: `scheme`, `seats`, `left_out`.

    Headers of earlier versions name no scheme: they have only practice and the table's own seed.
    Malformed shares and seats are skipped, as a file may claim anything.
    """
    kept = header.extra.get("luck")
    luck = kept if isinstance(kept, dict) else {}
    chosen = header.extra.get("practice") is True and "branch" not in header.extra
    return {
        "scheme": luck.get("scheme", PRACTICE if chosen else TABLE),
        "seats": [share for share in _listed(luck, "seats") if isinstance(share, dict)],
        "left_out": [seat for seat in _listed(luck, "left_out") if _is_seat(header, seat)],
    }


def source_of(header: Header) -> str:
    """The source of draws for a game that uses a number; earlier versions name none."""
    luck = header.extra.get("luck")
    source = luck.get("source", SEEDED_1) if isinstance(luck, dict) else SEEDED_1
    return str(source)


def _listed(luck: dict[str, Any], field: str) -> list[Any]:
    found = luck.get(field)
    return found if isinstance(found, list) else []


def _is_seat(header: Header, number: Any) -> bool:
    return type(number) is int and 0 <= number < header.players


def moved_entry() -> Entry:
    """The note of a running game that was taken elsewhere with its secrets."""
    return note_entry({"action": MOVED})


def is_moved(entry: Entry) -> bool:
    """Whether an entry is that note."""
    return entry.kind == "note" and entry.data["note"].get("action") == MOVED


def openings(header: Header) -> list[tuple[int, bytes]]:
    """Return the bytes that the seats of a shared luck have opened, in order.

    Raises RecordError if a header holds something else, or omits somebody without saying so.
    """
    luck = luck_of(header)
    numbers = [share.get("seat") for share in luck["seats"]]
    if not numbers or numbers != [seat for seat in range(header.players) if seat in numbers]:
        raise RecordError(1, Message("fault-luck-seats"))
    for share in luck["seats"]:
        if not opens(str(share.get("opened")), str(share.get("hash"))):
            raise RecordError(1, Message("fault-luck-opened", {"seat": share["seat"]}))
    named = numbers + list(luck["left_out"])
    written: list[Any] = header.seats  # a file may claim anything
    for number, seat in enumerate(written):
        human = isinstance(seat, dict) and seat.get("kind") == "human"
        if human and number not in named:
            raise RecordError(1, Message("fault-luck-unnamed", {"seat": number}))
    return [(share["seat"], bytes.fromhex(share["opened"])) for share in luck["seats"]]


def table_chance(header: Header, seed: bytes) -> Chance:
    """The chance of a table, by the scheme that its header names; `seed` is the table's own.

    Raises RecordError for an unknown scheme or source, and for damaged shared luck.
    """
    scheme = luck_of(header)["scheme"]
    if scheme == PRACTICE:
        try:
            return seeded(source_of(header), int.from_bytes(seed, "big"))
        except MessageError as error:
            raise RecordError(1, error.message) from None
    if scheme == TABLE:
        return CommittedChance(seed)
    if scheme == SHARED:
        return CommittedChance(shared_seed(seed, openings(header)))
    if scheme == ENTERED:
        raise RecordError(1, Message("fault-luck-entered"))
    about = {"scheme": value_shown(scheme), "known": [PRACTICE, TABLE, SHARED, ENTERED]}
    raise RecordError(1, Message("fault-luck-scheme", about))
