"""`carrack` as it runs where neither uvloop nor httptools installs: asyncio and h11, in Python."""

from __future__ import annotations

import asyncio
import sys

from carrack.cli import play
from carrack.cli.main import main
from carrack.server.http import wire

wire.HTTP = wire.BoundedH11
play.Config = lambda *some, **more: wire.Config(  # type: ignore[assignment, misc]
    *some, **{**more, "loop": "asyncio"}
)

if __name__ == "__main__":
    assert asyncio
    sys.exit(main())
