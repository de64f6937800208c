"""What the tests of the protocol say of one server holds of two that share a PostgreSQL."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from support.server import postgres

ABOUT = ("src/carrack/server", "tests/api", "tests/support/server")
ROOT = Path(__file__).parents[2]


def test_the_tests_of_the_protocol_pass_on_two_servers() -> None:
    postgres.needed()
    command = [sys.executable, "-m", "pytest", "-q", "-k", "on_two", "tests/api"]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "CARRACK_SERVERS": "2"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:]
