"""Compression of answers for clients that accept gzip."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

LEAST = 1024  # bytes that are worth it
LEVEL = 5
STEPS = ("/moves", "/undo", "/commands")


class Compression(GZipMiddleware):
    """Compresses all long answers except those to steps of a game.

    Those are as long as what is pushed to others at the table, also uncompressed, and gzip took a
    tenth of the work of a step.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].endswith(STEPS):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
