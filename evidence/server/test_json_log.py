"""The log of a server in JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

from support.server.process import serving


def test_a_server_writes_its_log_in_json_if_it_is_told_to(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o755)
    with serving(tmp_path / "data", "--port", "0", "--log-format", "json") as server:
        _, _, errors = server.stop()
    (entry,) = [json.loads(line) for line in errors.splitlines()]
    assert (entry["level"], entry["logger"]) == ("WARNING", "carrack.server.store.private")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", entry["time"])
