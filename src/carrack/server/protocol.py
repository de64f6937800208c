"""The messages that clients send, as types, and the one form in which requests are refused.

`docs/protocol.md` describes every message with its answer.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T")

MAP_LENGTH = 20_000  # characters
TOKENS = 64  # a device may have collected some, dead ones too

Name = Annotated[str, Meta(max_length=40)]
MoveId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,40}$")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Problem(Exception):
    """A request that cannot be done: HTTP status, a code for programs, a sentence for people.

    `rule` names the rule that refuses, `field` the part of the request that is wrong, `more`
    what else the answer holds.
    """

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        rule: str = "",
        field: str | None = None,
        more: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message.encode(errors="replace").decode()
        self.rule = rule
        self.field = field
        self.more = more or {}

    def to_json(self) -> dict[str, Any]:
        """The body of the answer."""
        error = {
            "code": self.code,
            "message": self.message,
            "rule": self.rule,
            "field": self.field,
        }
        return {"error": error, **self.more}


def malformed(field: str | None, message: str) -> Problem:
    """A request whose form is wrong, at the field named."""
    return Problem(400, "malformed", message, field=field)


class Message(Struct, forbid_unknown_fields=True):
    """What a client sends. A field that is not listed is refused: it may be a misspelt one."""


class SeatWish(Message):
    """Who shall sit on a seat of a new table."""

    kind: Literal["human", "bot"]
    name: Name = ""
    bot: Name | None = None


class NewTable(Message):
    """`POST /api/tables`. A `seed` makes it a practice table, whose draws anybody can repeat."""

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=1, le=63)]
    seats: Annotated[list[SeatWish], Meta(max_length=63)]
    options: dict[str, int | str] = {}
    hints: bool = True
    seed: Count | None = None


class MovePost(Message):
    """`POST …/moves`: a move by notation or by number, decided when step `at` was the newest."""

    move_id: MoveId
    at: Count
    move: Notation | None = None
    index: Count | None = None
    seat: SeatNumber | None = None


class UndoPost(Message):
    """`POST …/undo`: back to before decision `to`."""

    move_id: MoveId
    to: Count
    at: Count
    seat: SeatNumber | None = None


class CommandPost(Message):
    """`POST …/commands`: something done out of turn."""

    move_id: MoveId
    move: Notation
    seat: SeatNumber


class HintPost(Message):
    """`POST …/hint`: what a bot would play, asked when step `at` was the newest."""

    at: Count
    seat: SeatNumber | None = None


class SeatAction(Message):
    """`POST …/seats/{seat}`: what the host does with a seat, or its owner with it."""

    action: Literal["bot", "human", "link", "rename", "resign"]
    bot: Name | None = None
    name: Name | None = None


class MineRow(Message):
    """A table that a device knows, and its tokens."""

    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=TOKENS)] = []


class Mine(Message):
    """`POST /api/mine`."""

    tables: Annotated[list[MineRow], Meta(max_length=2000)]


class CodePost(Message):
    """`POST /api/code`: a text to be shown as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=600)]


class MapText(Message):
    """`POST /api/games/{game}/maps/check`: a map of one's own, as far as it is drawn."""

    text: Annotated[str, Meta(max_length=MAP_LENGTH)]


class MapSeed(Message):
    """`POST /api/games/{game}/maps/generate`: the same players and seed give the same map."""

    players: Annotated[int, Meta(ge=1, le=63)]
    seed: Count


class Hello(Message):
    """The first message on the WebSocket: who watches, and the newest step that was seen."""

    tokens: Annotated[list[Token], Meta(max_length=TOKENS)] = []
    since: Count | None = None


class Ping(Message):
    """The only other message on the WebSocket."""

    type: Literal["ping"]


def decoded(body: bytes | str, kind: type[T]) -> T:
    """The message in a request's body. Raises Problem 400 naming the field."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise malformed(_field(str(error)), str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(None, f"the body is not JSON: {error}") from None


def _field(message: str) -> str | None:
    """The field that msgspec complains about: `seats[1].kind` out of `… - at `$.seats[1].kind``."""
    path = re.search(r"at `(?:key in )?\$\.?([^`]*)`", message)
    name = re.search(r"(?:required|unknown) field `([^`]*)`", message)
    found = [match.group(1) for match in (path, name) if match and match.group(1)]
    return ".".join(found) or None


def encoded(data: Any) -> bytes:
    """Data as JSON."""
    return msgspec.json.encode(data)
