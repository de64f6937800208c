"""What a request costs, in the milliseconds that it may take the server.

An address has a budget of cost (`guard.py`), so that nobody can use more than a small share of the
server.
"""

from __future__ import annotations

import re

from carrack.server.http import API

TABLE = rf"{API}/tables/[^/]+"
REPLAY = rf"{API}/replays/[^/]+"
GAME = rf"{API}/games/[^/]+"
COSTS: list[tuple[str, str, float]] = [
    ("POST", rf"{API}/tables", 8),
    ("POST", rf"{API}/replays", 40),
    ("POST", rf"({TABLE}|{REPLAY})/branch", 20),
    ("POST", rf"{GAME}/lessons/[^/]+", 20),
    ("POST", rf"{TABLE}/rematch", 20),
    ("POST", rf"{TABLE}/hint", 20),
    ("POST", rf"{TABLE}/analysis", 20),
    ("POST", rf"{GAME}/maps/generate", 12),
    ("POST", rf"{GAME}/maps/check", 6),
    ("POST", rf"{GAME}/editions/check", 15),
    ("GET", rf"{GAME}/messages/[^/]+", 2.5),
    ("POST", rf"{API}/mine", 6),
    ("GET", rf"{API}/me/tables", 8),
    ("GET", rf"{API}/me/file", 60),
    ("DELETE", rf"{API}/me", 60),
    ("POST", rf"({API}/me|{TABLE})/notices(/.*)?", 10),
    ("POST", rf"{API}/(me|enter)/(mail|merge)", 8),
    ("POST", rf"{API}/(me(/.*)?|enter(/.*)?)", 4),
    ("GET", rf"{API}/clubs/[^/]+/file", 60),
    ("POST", rf"{API}/clubs/[^/]+/editions", 40),
    ("GET", rf"{API}/clubs/[^/]+/editions/[^/]+", 6),
    ("GET", rf"{API}/(lobby|clubs/[^/]+(/tables|/talk|/editions)?)", 2),
    ("POST", rf"{API}/lobby/.*", 8),
    ("POST", rf"{API}/(clubs|club-invitation)(/.*)?", 4),
    ("GET", rf"{API}/leagues(/.*)?", 6),
    ("POST", rf"{API}/leagues/[^/]+/begin", 40),
    ("POST", rf"{API}/leagues(/.*)?", 8),
    ("POST", rf"{TABLE}/(moves|commands|keep)", 3),
    ("POST", rf"{TABLE}/(undo|enter|mend|finish)", 4),
    ("POST", rf"{TABLE}/(luck|begin|talk(/[^/]+)?|pause|watchers|nudge|seats/[^/]+)", 4),
    ("GET", rf"({REPLAY}|{TABLE})/at/[^/]+", 4),
    ("GET", rf"({REPLAY}|{TABLE})/play", 6),
    ("GET", rf"{TABLE}/(steps|record)|/api/tables/[^/]+/record", 6),
    ("GET", rf"{TABLE}/live", 4),
    ("GET", rf"{TABLE}/(talk|analysis)", 1.5),
    ("GET", rf"({API}/me|{TABLE})/notices", 2),
    ("GET", rf"{API}/me(/profile)?|{API}/clubs|{API}/people/[^/]+|{GAME}/maps|{TABLE}/league", 2),
    ("GET", TABLE, 3),
    ("GET", rf"{GAME}/rules/[^/]+", 3),
    ("GET", r"/(?!api/).*", 0.45),
    ("PUT", r".*", 3),
    ("DELETE", r".*", 3),
]
"""Method, path and cost, of which the first that fits counts; anything else costs one.

One is a millisecond of the processor at most (`evidence/server/test_prices.py`).
"""
LEAST = 1.0
MESSAGE = 1.0
"""A message on a WebSocket."""

_PATTERNS = [(method, re.compile(path), float(cost)) for method, path, cost in COSTS]
_GOES_ON = rf"({REPLAY}|{TABLE})/branch|{GAME}/lessons/[^/]+"
_JOB = re.compile(rf"{API}/(replays|mine)|{TABLE}/hint|{_GOES_ON}|{GAME}/(maps|editions)/\w+")
_NEW = re.compile(rf"{API}/tables|{_GOES_ON}")


def cost_of(method: str, path: str) -> float:
    """The cost of a request; for a WebSocket, whose method is GET, of opening it."""
    method = "GET" if method == "HEAD" else method
    found = (cost for of, pattern, cost in _PATTERNS if of == method and pattern.fullmatch(path))
    return next(found, LEAST)


def is_job(method: str, path: str) -> bool:
    """Whether a request keeps a process busy for a while, or may be a long one.

    Each address may have only a few of them open.
    """
    return method == "POST" and _JOB.fullmatch(path) is not None


def makes_table(method: str, path: str) -> bool:
    """Whether a request makes a table that stays."""
    return method == "POST" and _NEW.fullmatch(path) is not None
