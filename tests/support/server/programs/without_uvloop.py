"""`carrack` as it runs where neither uvloop nor httptools installs: asyncio and h11, in Python."""

from __future__ import annotations

import asyncio
import sys
from functools import partial

import uvicorn

from carrack.cli.main import main
from carrack.server.http import wire

wire.HTTP = wire.BoundedH11
uvicorn.Config = partial(uvicorn.Config, loop="asyncio")  # type: ignore[assignment, misc]

if __name__ == "__main__":
    assert asyncio
    sys.exit(main())
