"""The id of a request, by which an entry of the log and an answer are found to belong together.

A proxy may give it (`X-Request-ID`); the answer carries it in any case.
"""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar

HEADER = "X-Request-ID"
FORM = re.compile(r"[0-9A-Fa-f-]{16,36}")
"""The form of what proxies give: a UUID, or hexadecimal digits. No token of ours has it."""

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that led to the current work; empty if none did."""


def request_id(given: str | None) -> str:
    """The id that was given, if it has the form of one, or a new one."""
    return given if given is not None and FORM.fullmatch(given) else secrets.token_hex(8)
