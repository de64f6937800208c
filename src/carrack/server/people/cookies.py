"""A session as the browser keeps it: a cookie with a secret, which only this server's pages send.

What changes something counts as asked by a session only where the browser says that a page of this
server asks, and in a form (JSON) that no other site can send without being let.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

DAYS = 400  # browsers keep no cookie for longer
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
JSON = "application/json"


def session_secret(request: HTTPConnection) -> str | None:
    """The secret of the session that a request may use; None if there is none."""
    secret = request.cookies.get(cookie_name(request.headers), "")
    return secret if SECRET.fullmatch(secret) and may_use_session(request) else None


def may_use_session(request: HTTPConnection) -> bool:
    """Whether a request cannot have been made by another site's page.

    The guard has compared what the browser says of the page; here it must have said something. An
    answer to a `GET` is read by pages of this server alone, and changes nothing.
    """
    headers = request.headers
    says_page = "origin" in headers or "sec-fetch-site" in headers
    if request.scope["type"] == "websocket":
        return says_page
    if request.scope["method"] in ("GET", "HEAD"):
        return True
    return says_page and headers.get("content-type", "").partition(";")[0].strip().lower() == JSON


def keep_session(request: HTTPConnection, response: Response, secret: str) -> None:
    """Let the browser keep a session; an empty secret ends it."""
    response.set_cookie(
        cookie_name(request.headers),
        secret,
        max_age=DAYS * 86_400 if secret else 0,
        path="/",
        secure=is_https(request.headers),
        httponly=True,
        samesite="lax",
    )


def origin_of(request: HTTPConnection) -> str:
    """The origin of the page that asks; empty if the browser does not say."""
    return str(request.headers.get("origin", ""))


def is_https(headers: Headers) -> bool:
    """Whether the page was loaded over https, as the browser sees it from before any proxy."""
    return headers.get("origin", "").lower().startswith("https://")


def cookie_name(headers: Headers) -> str:
    """The cookie's name: cookies do not tell ports apart, servers do."""
    try:
        port = urlsplit(f"//{headers.get('host', '')}").port
    except ValueError:
        port = None
    return f"carrack-{port}" if port else "carrack"
