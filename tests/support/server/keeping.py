"""`carrack tables …`, typed in a test."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.cli import tables as tables_cli

Keeper = Callable[..., tuple[int, str]]


@pytest.fixture
def keeper(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Keeper:
    """Types `carrack tables …`; gives the exit status and what was said."""

    def typed(*arguments: str) -> tuple[int, str]:
        parser = argparse.ArgumentParser()
        tables_cli.add_parsers(parser.add_subparsers())
        args = parser.parse_args(["tables", *arguments, "--data", str(tmp_path)])
        capsys.readouterr()
        status = args.run(args)
        return status, "".join(capsys.readouterr())

    return typed
