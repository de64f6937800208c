"""Answers to refusals: HTTP status, body, and the code that closes a WebSocket."""

from __future__ import annotations

from typing import Any, Final

from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import ErrorPayload
from carrack.server.tables import hub

UNPROCESSABLE: Final = 422
"""The status of all other codes: understood, and cannot be done as things are."""

FORBIDDEN: Final = 403

BY_STATUS: Final = {
    400: "malformed passkey passkey-unknown",
    401: "signed-out token",
    FORBIDDEN: "closed clubs hints league-host operator origin seat talk",
    404: "no-board no-channel no-club no-club-edition no-device no-editions no-game no-language "
    "no-league no-lesson no-line no-maps no-member no-person no-replay no-route no-rules no-season "
    "no-seat no-seat-of-yours no-step no-table",
    408: "too-slow",
    409: "signed-in stale",
    410: "code invitation nobody outdated",
    413: "too-long",
    421: "host",
    429: "too-many",
    500: "bug lesson-unreadable unreadable",
    501: "missing",
    502: "notice",
    503: "busy components descriptors full still-opening store unwritable",
}
BY_CODE: Final = {code: status for status, codes in BY_STATUS.items() for code in codes.split()}

BY_KEY: Final = {
    **dict.fromkeys(("many-fields", "long-head"), 431),
    **dict.fromkeys(("full-club", "full-of-clubs", "full-of-editions"), UNPROCESSABLE),
    **dict.fromkeys(("host-stays", "invite-in-club"), UNPROCESSABLE),
    **dict.fromkeys(
        ("file-bot", "file-line", "file-seats", "file-seed", "file-talk"), UNPROCESSABLE
    ),
}
"""Sentences of a code that have another status than the code; programs go by both."""

CLOSE_CODES: Final = {
    400: hub.MALFORMED,
    403: hub.CLOSED,
    404: hub.NO_TABLE,
    429: hub.TOO_MANY,
    503: hub.WAITS,
}
OTHER_CLOSE_CODE: Final = 1011


def status_of(problem: Problem) -> int:
    """The HTTP status of a refusal."""
    if problem.forbidden:
        return FORBIDDEN
    key = problem.said.key.removeprefix("problem-")
    return BY_KEY.get(key) or BY_CODE.get(problem.code, UNPROCESSABLE)


def close_code_of(problem: Problem) -> int:
    """The code with which a WebSocket is closed because of a refusal."""
    return CLOSE_CODES.get(status_of(problem), OTHER_CLOSE_CODE)


def error_of(problem: Problem) -> dict[str, Any]:
    """The body of the answer."""
    said = problem.said.as_data() | {"rule": problem.rule}
    return {"error": ErrorPayload(code=problem.code, field=problem.field, **said), **problem.more}
