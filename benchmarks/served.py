"""A server to measure: the command that people start, and answers that must be no refusals."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx


@contextmanager
def serving(data: Path, *options: str, **environment: str) -> Iterator[tuple[httpx.Client, int]]:
    """A client of `carrack serve` on a folder, and its process."""
    command = [sys.executable, "-m", "carrack", "serve", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(
        [*command, *options],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "CARRACK_LOOPBACK_EXEMPT": "true", **environment},
    )
    assert process.stdout is not None
    address = process.stdout.readline().split()[-1]
    headers = {"Origin": address}
    try:
        with httpx.Client(base_url=f"{address}/api/v1", headers=headers, timeout=120) as client:
            yield client, process.pid
    finally:
        process.terminate()
        process.wait()


def done(response: httpx.Response) -> Any:
    """An answer. Raises SystemExit for a refusal."""
    if response.is_error:
        raise SystemExit(f"{response.request.url}: {response.status_code} {response.text}")
    return response.json()
