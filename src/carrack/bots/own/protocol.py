"""Messages between Carrack and a program that plays: the `carrack-bot` protocol, version 1.

Every message is one JSON object; `docs/bots/your-first-bot.md` lists all of their fields. A program
gets what its seat may know: the view and the legal moves, but nothing of the state behind them.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from typing import Any, Final, TypeVar

import msgspec

from carrack.bots.bot import Memory
from carrack.core.chance import Stream
from carrack.core.game import Legal, Move
from carrack.core.seat import SeatHandle

PROTOCOL: Final = "carrack-bot"
VERSION: Final = 1

MOST_LISTED: Final = 2_000
"""If there are more legal moves than this, only their number is sent."""
LONGEST_ANSWER: Final = 1 << 20
"""Bytes of a line, or of an answer over HTTP."""
LONGEST_MEMORY: Final = 1 << 16
"""Bytes of what a bot wants to have sent back to it."""
SEEDS: Final = 1 << 31
SHOWN = 200
"""The most characters of an invalid answer that are shown."""

T = TypeVar("T")


class Fault(RuntimeError):
    """A program did something wrong: the message says what, and what it wrote last."""


class HelloReply(msgspec.Struct, tag="hello"):
    """A program's answer to `hello`."""

    name: str
    games: list[str]
    version: int


class DecisionReply(msgspec.Struct, tag="move"):
    """A program's answer to `decide`: one of `move`, `index` and `choice`."""

    move: str | None = None
    index: int | None = None
    choice: int | None = None
    memory: Memory | None = None


def hello(game: str) -> dict[str, Any]:
    """The first message to a program that has just started."""
    return {"type": "hello", "protocol": PROTOCOL, "version": VERSION, "game": game}


def new(match: str, game: str, seat: int) -> dict[str, Any]:
    """The message before the first decision of a seat in a game."""
    return {"type": "new", "match": match, "game": game, "seat": seat}


def forget(match: str) -> dict[str, Any]:
    """The message that a game will not go on."""
    return {"type": "forget", "match": match}


BYE: Final[dict[str, Any]] = {"type": "bye"}
"""The last message."""


def decide(
    match: str, handle: SeatHandle, stream: Stream, memory: Memory, seconds: float
) -> dict[str, Any]:
    """The question to a seat. Short fields come first, for programs that read no further."""
    legal = handle.legal()
    count = len(legal)
    listed = count <= MOST_LISTED
    return {
        "type": "decide",
        "match": match,
        "seat": handle.seat,
        "count": count,
        "deadline": int(1000 * seconds),
        "seed": stream.below(SEEDS),
        "legal": [{"index": m.index, "move": m.notation} for m in legal] if listed else None,
        "memory": memory,
        "view": handle.view(),
    }


def encoded(message: dict[str, Any]) -> bytes:
    """A message as one line, without its end."""
    return msgspec.json.encode(message)


def read_hello(text: bytes, game: str) -> HelloReply:
    """The reply to `hello`. Raises Fault if it is none, or if the bot does not play the game."""
    said = _read(text, HelloReply)
    if said.version != VERSION:
        raise Fault(f"it speaks version {said.version} of {PROTOCOL}; this is version {VERSION}")
    if game not in said.games:
        raise Fault(f"it plays {', '.join(said.games) or 'no game'}, not {game}")
    return said


def read_move(text: bytes, legal: Legal) -> tuple[Move, Memory]:
    """The legal move that a program chose, and what it wants sent back. Raises Fault."""
    said = _read(text, DecisionReply)
    memory = said.memory or {}
    if len(msgspec.json.encode(memory)) > LONGEST_MEMORY:
        raise Fault(f"its memory has more than {LONGEST_MEMORY:,} bytes of JSON")
    return _chosen(said, legal), memory


def _chosen(said: DecisionReply, legal: Legal) -> Move:
    given = [value for value in (said.move, said.index, said.choice) if value is not None]
    if len(given) != 1:
        raise Fault("it must answer with exactly one of move, index and choice")
    for place, move in enumerate(legal):
        if said.choice == place or said.index == move.index or said.move == move.notation:
            return move
    raise Fault(f"it chose {_wrong_count(said, len(legal))}, which is not legal")


def _wrong_count(said: DecisionReply, count: int) -> str:
    if said.move is not None:
        return repr(said.move[:SHOWN])
    if said.index is not None:
        return f"index {said.index}"
    return f"choice {said.choice} (they go from 0 to {count - 1})"


def _read(text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text.removeprefix(BOM_UTF8), type=kind)
    except msgspec.ValidationError as error:
        raise Fault(f"its answer makes no sense ({error}): {shown(text)}") from None
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Fault(
            f"its answer makes no sense ({error}): {shown(text)}; anything but answers belongs on "
            "standard error"
        ) from None


def shown(text: bytes) -> str:
    """The beginning of what a program wrote, for people, in one line."""
    said = text[: 4 * SHOWN].decode(errors="replace").strip()
    plain = "".join(c if c.isprintable() else "·" for c in said)
    return repr(plain[:SHOWN]) + (" …" if len(plain) > SHOWN or len(text) > 4 * SHOWN else "")
