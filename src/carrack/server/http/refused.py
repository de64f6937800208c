"""With what a route may refuse, as far as it follows from its row: codes by their HTTP status."""

from __future__ import annotations

import re
from collections.abc import Iterator

from carrack.server.http.requests import operator_of, signed_in
from carrack.server.http.route_row import Row
from carrack.server.http.statuses import BY_CODE, UNPROCESSABLE

ALWAYS = ("bug", "busy", "host", "store", "too-many")
BODY = ("malformed", "too-long", "too-slow")
IN_PATH = {"club": ("clubs",), "person": ("no-member",), "table": ("closed",)}
"""The other refusals by a part of an address; `no-PART` goes without saying."""
IN_BODY = {
    "at": ("stale",),
    "code": ("code", "nobody"),
    "credential": ("passkey", "passkey-unknown"),
    "invitation": ("invitation",),
    "link": ("code",),
    "place": ("no-line",),
    "seat": ("seat",),
}
"""The same of the fields of a message."""
NEEDS = {"keys": ("token",), "page": ("origin",)}
ELSEWHERE = {"Mail": ("missing",), "Notices": ("missing", "notice"), "Passkeys": ("missing",)}
"""The things that parts of the server may lack: libraries, settings, services that answer."""


def refusals(row: Row) -> dict[int, list[str]]:
    """The codes by status, without those that every route may answer; at some there are others.

    What is asked of somebody or something may be understood, and impossible as things are.
    """
    found: dict[int, list[str]] = {BY_CODE[code]: [] for code in ALWAYS}
    for code in dict.fromkeys(_codes(row)):
        found.setdefault(BY_CODE[code], []).append(code)
    if row.takes is not None or "{" in row.path or "party" in row.first:
        found[UNPROCESSABLE] = []
    return dict(sorted(found.items()))


def _codes(row: Row) -> Iterator[str]:
    if row.method != "GET":
        yield "origin"
    if row.numbers or row.query:
        yield "malformed"
    if row.takes is not None:
        yield from BODY
    for need in row.first.keys() & NEEDS.keys():
        yield from NEEDS[need]
    if row.first.get("operator") is operator_of:
        yield from ("operator", "token")
    if row.first.get("who") is signed_in:
        yield from ("signed-out", "origin")
    elif {"page", "who"} <= row.first.keys():
        yield "signed-in"
    for part in set[str]().union(*(step.parts for step in row.steps)):
        yield from ELSEWHERE.get(part, ())
    fields = getattr(row.takes, "__struct_fields__", ())
    for words, more in ((re.findall(r"{(\w+)", row.path), IN_PATH), (fields, IN_BODY)):
        for word in words:
            if f"no-{word}" in BY_CODE:
                yield f"no-{word}"
            yield from more.get(word, ())
