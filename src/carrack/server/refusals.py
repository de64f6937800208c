"""Refusals of requests: a code for programs, a sentence for people, the rule behind it.

:mod:`carrack.server.http.statuses` has the HTTP status of each.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from carrack.core.message import Message, printable
from carrack.core.move import Refused

FAULTS: Final = frozenset({"bug", "busy", "components", "lesson-unreadable", "store", "unreadable"})
"""The codes of what the server cannot do, whatever the state of the table or club."""

TOO_MANY: Final = "too-many"


class ServerMessage(Message):
    """A message of the server; its texts are in `server/locale`."""

    def package(self) -> str:
        return "carrack.server"


class Problem(Exception):
    """A request that cannot be done: a code for programs, a sentence for people.

    The sentence is the server's, given by the `key` of its text without `problem-` (default: the
    code) and its `args`, or a message of the engine. `rule` names the rule that forbids it, `field`
    the part of the request that is wrong, `more` further data of the answer, `retry_after` the
    seconds until a retry makes sense. It is `forbidden` if others may do it, and whoever asks,
    though known, may not.
    """

    def __init__(
        self,
        code: str,
        key: str | Message = "",
        args: dict[str, Any] | None = None,
        *,
        rule: str = "",
        field: str | None = None,
        more: dict[str, Any] | None = None,
        retry_after: int | None = None,
        forbidden: bool = False,
    ) -> None:
        self.said = key if isinstance(key, Message) else server_says(key or code, args)
        super().__init__(self.said)
        self.code = code
        self.rule = rule
        self.field = field
        self.more = more or {}
        self.retry_after = retry_after
        self.forbidden = forbidden

    @property
    def message(self) -> str:
        """The sentence in English."""
        return printable(self.said.text)

    @property
    def is_fault(self) -> bool:
        """Whether the server is at fault, and the same request may be granted later."""
        return self.code in FAULTS

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the problem, since processes hand problems to each other."""
        more: dict[str, Any] = {
            "field": self.field,
            "more": self.more,
            "retry_after": self.retry_after,
            "forbidden": self.forbidden,
        }
        return partial(Problem, rule=self.rule, **more), (self.code, self.said)


def server_says(key: str, args: dict[str, Any] | None = None) -> Message:
    """Return a message of the server, by the key of its text without `problem-`."""
    return ServerMessage(f"problem-{key}", args)


def refusal(refused: Refused, moves: str = "moves") -> Problem:
    """The problem of a move that the rules refuse, in the field `moves`."""
    field = f"{moves}[{refused.number - 1}]" if refused.number else None
    return Problem("refused", refused.refusal, rule=refused.rule, field=field)


def no_step(last: int) -> Problem:
    """The problem of a step that does not exist: `last` is the newest."""
    return Problem("no-step", args={"last": last})


def malformed(
    field: str | None, key: str | Message = "", args: dict[str, Any] | None = None
) -> Problem:
    """The problem of a request that is malformed at this field."""
    return Problem("malformed", key, args, field=field)


def too_many(key: str, seconds: float, **args: int) -> Problem:
    """A refusal that says when to come again."""
    again = max(1, int(seconds + 0.999))
    return Problem(TOO_MANY, key, args, retry_after=again)
