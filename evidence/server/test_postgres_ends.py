"""The PostgreSQL of a test run ends with it, however that ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from support.server import postgres
from support.waiting import until

SUPPORT = Path(postgres.__file__).parents[2]
STARTED = "from support.server import postgres; print(postgres.cluster().folder, flush=True)"


@pytest.mark.skipif(postgres.NAMED, reason="no run of tests starts its own")
@pytest.mark.parametrize("how", ["killed", "ended"])
def test_no_postgresql_outlives_the_process_that_started_it(how: str) -> None:
    postgres.needed()
    code = f"import sys; sys.path.insert(0, {str(SUPPORT)!r}); {STARTED}; sys.stdin.read()"
    run = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert run.stdout is not None
    folder = Path(run.stdout.readline().strip())
    server = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    assert Path(f"/proc/{server}").exists()
    if how == "killed":
        run.kill()
    run.communicate()
    until(lambda: not Path(f"/proc/{server}").exists(), "its PostgreSQL ends")
    until(lambda: not folder.exists(), "its folder is removed")
