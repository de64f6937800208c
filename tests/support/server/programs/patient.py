"""`carrack` whose bots wait for an hour before they act on the end of a person's turn."""

from __future__ import annotations

import sys
from functools import partial

from carrack.cli import main as program
from carrack.cli import play
from carrack.server.app import make_app

play.make_app = partial(make_app, ended_seconds=3600)  # type: ignore[assignment]

if __name__ == "__main__":
    sys.exit(program.main())
