"""Commands that a test types, as fixtures."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest

from carrack.cli.main import main

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True, scope="session")
def interruptible() -> None:
    """Ctrl-C ends what runs, also where the tests were started with SIGINT ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def refused(capsys: Captured) -> Callable[..., str]:
    """Runs a command that must be refused: exit code 2, nothing on stdout, one or two lines."""

    def run(*argv: str) -> str:
        try:
            code = main(argv)
        except SystemExit as end:
            code = int(end.code or 0)
        out, err = capsys.readouterr()
        assert (code, out) == (2, "")
        assert err.startswith("carrack: ")
        assert 1 <= err.count("\n") <= 2
        assert "Traceback" not in err
        return err

    return run


@pytest.fixture
def printed(capsys: Captured) -> Callable[..., str]:
    """Runs a command that must succeed, and gives what it prints."""

    def run(*argv: str) -> str:
        assert main(argv) == 0
        return capsys.readouterr().out

    return run
