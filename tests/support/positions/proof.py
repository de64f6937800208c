"""Proofs that the page's own tests give for what tests of this side have collected."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

from support.waiting import LIMIT, until

ROOT = Path(__file__).resolve().parents[3]
FOLDER = "src/app/inWords"


def proven(proof: str, collected: Any, folder: Path, *only: str, **told: str) -> None:
    """Has one of the page's tests look at what was collected."""
    file = folder / "positions.json"
    file.write_text(json.dumps(collected), encoding="utf-8")
    surroundings = {**os.environ, "CARRACK_POSITIONS": str(file), **told}
    run = command(proof, *only)
    done = subprocess.run(
        run, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def command(proof: str, *only: str) -> list[str]:
    test = f"{FOLDER}/{proof}.test.ts"
    return [sys.executable, "hatch_build.py", "npm", "exec", "--", "vitest", "run", test, *only]


class Proving:
    """One of the page's tests, which looks at one thing after the other as soon as it is told.

    It starts while the first thing is prepared, and ends when nothing more is told.
    """

    def __init__(self, proof: str, folder: Path) -> None:
        self.output = folder / "proof.txt"
        self.door = socket.create_server(("127.0.0.1", 0))
        self.door.settimeout(LIMIT)
        self.line: socket.socket | None = None
        surroundings = {**os.environ, "CARRACK_PROVING": str(self.door.getsockname()[1])}
        with self.output.open("wb") as output:
            self.test = subprocess.Popen(
                command(proof), cwd=ROOT, env=surroundings, stdout=output, stderr=output
            )

    def proven(self, thing: Any) -> None:
        """Waits for its verdict; what is wrong is raised here."""
        self.line = self.line or self.door.accept()[0]
        self.line.sendall(json.dumps(thing).encode() + b"\n")
        assert self.line.recv(1), self._said()

    def __enter__(self) -> Proving:
        return self

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        for each in (self.line, self.door):
            if each is not None:
                each.close()
        said = self._said()
        assert failed or self.test.returncode == 0, said

    def _said(self) -> str:
        """What the test has printed, as soon as it has ended."""
        until(lambda: self.test.poll() is not None, "the end of the page's own test")
        return self.output.read_text(encoding="utf-8")
