"""The log of a server in JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from carrack.server.store.sql import SqlStore
from support.server import in_turn
from support.server.process import serving


class Leaky(SqlStore):
    """A store that fails when it is told to, and repeats what it was asked."""

    failing = ""

    async def _read(self, job: Any) -> Any:
        if self.failing:
            raise RuntimeError(f"cannot read for {self.failing}")
        return await super()._read(job)


@pytest.fixture
def store(tmp_path: Path) -> Leaky:
    return in_turn.made_as(Leaky, tmp_path / "carrack.db")


def test_a_server_writes_its_log_in_json_if_it_is_told_to(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o755)
    with serving(tmp_path / "data", "--port", "0", "--log-format", "json") as server:
        _, _, errors = server.stop()
    (entry,) = [json.loads(line) for line in errors.splitlines()]
    assert (entry["level"], entry["logger"]) == ("WARNING", "carrack.server.store.private")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", entry["time"])
