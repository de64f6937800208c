"""Which answers are compressed for those who take gzip."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

LEAST = 1024  # bytes that are worth it
LEVEL = 5
STEPS = ("/moves", "/undo", "/commands")


class Compression(GZipMiddleware):
    """All long answers but those to steps of a game.

    They are as long as what is pushed to everybody else at the table, which is not compressed
    either, and gzip took a tenth of all the work that a step makes.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].endswith(STEPS):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
