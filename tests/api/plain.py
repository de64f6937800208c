"""`carrack` as it runs where neither uvloop nor httptools installs: asyncio and h11, in Python."""

from __future__ import annotations

import asyncio
import sys

from carrack.server import command, wire
from carrack.server.__main__ import main

wire.HTTP = wire.BoundedH11
command.Config = lambda *some, **more: wire.Config(  # type: ignore[assignment, misc]
    *some, **{**more, "loop": "asyncio"}
)

if __name__ == "__main__":
    assert asyncio
    sys.exit(main())
