"""The hook that refuses commits with long subjects."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

HOOK = Path(__file__).parents[2] / ".githooks" / "commit-msg"


@pytest.mark.skipif(not (HOOK.exists() and shutil.which("sh")), reason="no POSIX shell, or no hook")
@pytest.mark.parametrize(
    ("message", "refused"),
    [
        ("a" * 60, False),
        ("a" * 61, True),
        ("ü" * 60, False),  # characters, not bytes
        ("ü" * 61, True),
        (f"Short\n\n{'a' * 100}", False),
        (f"# a comment of git\n\n{'a' * 61}", True),
        (f"# ------------------------ >8 ------------------------\n{'a' * 99}", False),
        (f"Merge branch '{'a' * 80}'", False),
        (f'Revert "{"a" * 80}"', False),
    ],
)
def test_a_subject_of_more_than_60_characters_is_refused(
    tmp_path: Path, message: str, refused: bool
) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(f"{message}\n", "utf-8")
    done = subprocess.run(["sh", HOOK, file], capture_output=True, text=True, check=False)
    assert (done.returncode, "characters" in done.stderr) == (int(refused), refused)
