"""A lasting worker takes up a compiled copy of Carrack as soon as there is one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from carrack.workers import worker as workers
from carrack.workers.worker import LastingWorker, package_folder


class Process:
    """Stands for a worker process: it answers from where it was started."""

    def __init__(self, *how: Any) -> None:
        self.package = package_folder()
        self.process = self
        self.ended = False

    def send(self, message: str) -> None: ...

    def receive(self, seconds: float, progress: object) -> tuple[str, float]:
        return self.package, seconds

    def end(self) -> None:
        self.ended = True


def test_the_next_message_after_the_copy_is_there_goes_to_a_process_that_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "Worker", Process)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    asked = LastingWorker(lambda: lambda what, caller: None)
    before = package_folder()
    starting = 1 + workers.START_SECONDS
    assert [asked.ask("", 1) for _ in range(2)] == [(before, starting), (before, 1)]
    first: Any = asked.process

    (tmp_path / "carrack").mkdir()
    assert asked.process is first, "half a copy is none"
    (tmp_path / "carrack/__init__.py").touch()
    assert asked.process is None, "whoever gives it work starts it first"
    here = str(tmp_path)
    assert [asked.ask("", 1) for _ in range(2)] == [(here, starting), (here, 1)]
    assert first.ended
