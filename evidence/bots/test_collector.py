"""Garbage is looked for when nobody waits. In processes of their own: pytest's stays as it is."""

from __future__ import annotations

import subprocess
import sys

BEGIN = """
import gc
from carrack.server.collector import Collector, resident
full = []
gc.callbacks.append(lambda when, info: full.append(when) if info["generation"] == 2 else None)
collector = Collector()
full.clear()
kept = [[] for _ in range(400_000)]
clock, worked, size = collector.clock, collector.worked, collector.size
"""


def lines_printed(program: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", BEGIN + program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_a_busy_server_never_stops_to_look_through_everything() -> None:
    assert lines_printed("""
for second in range(1, 600):
    assert not collector.look(clock + second, worked + 0.1 * second, size)
print(len(full))
""") == ["0"]


def test_an_idle_server_does_it_once_a_minute_if_anything_was_kept_meanwhile() -> None:
    assert lines_printed("""
print(collector.look(clock + 59, worked, size), collector.look(clock + 61, worked, size))
print(collector.look(clock + 200, worked, size), len(full))
""") == ["False", "True", "False", "2"]


def test_memory_that_grows_does_not_wait_for_idle_moments() -> None:
    assert lines_printed("""
grown = size * 2 + 2**27
print(collector.look(clock + 1, worked + 1, grown), len(full), resident() > 2**20)
""") == ["True", "2", "True"]
