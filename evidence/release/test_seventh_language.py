"""A language that is added as one folder passes every test of texts."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import hatch_build
from new_language import start

from support.languages import PACKAGE, ROOT

ABOUT = ("docs/languages", "new_language.py", "src/carrack/core/languages.py", "web/src/locales")
APART = re.compile(
    r"\{ *\$[\w-]+ *->|\{[^{}]*\}|^[\w-]+ =|^ +\.[\w-]+ =|\*?\[[\w-]+\]|\*\*[A-Z0-9-]+\*\*|^# .+:",
    re.MULTILINE,
)
COUNTED = re.compile(r"(^ +\[one\] .*\n)( +)\*\[other\] (.*)\n( *\})", re.MULTILINE)
ACCENTS = str.maketrans("aeiou", "áéíóú")
TESTS = ("translations", "locale", "rule_texts", "messages", "server_messages")


def accented(text: str) -> str:
    """A text with accents and one plural form more, but for what stays in every language."""
    text = COUNTED.sub(r"\1\2[many] \3\n\2*[other] \3\n\4", text)
    kept = APART.findall(text)
    said = [part.translate(ACCENTS) for part in APART.split(text)]
    return "".join([part for pair in zip(said, [*kept, ""], strict=True) for part in pair])


def test_a_seventh_language_passes_every_test_of_texts(tmp_path: Path) -> None:
    for folder in ("tests", "web"):
        ignored = shutil.ignore_patterns("node_modules", "output", "__pycache__", ".svelte-kit")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    ignored = shutil.ignore_patterns("webui", "__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "src/carrack", ignore=ignored)
    (tmp_path / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    for name in (
        "pyproject.toml",
        "new_language.py",
        "hatch_build.py",
        "site_build.py",
        "docs_build.py",
        "engine_build.py",
    ):
        shutil.copyfile(ROOT / name, tmp_path / name)
    for file in start(tmp_path, "pl"):
        file.write_text(accented(file.read_text(encoding="utf-8")), encoding="utf-8")
    path = os.pathsep.join([str(tmp_path / "src"), str(tmp_path / "tests"), str(tmp_path)])
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-k", "pl or languages"]
    command += [f"tests/unit/test_{name}.py" for name in TESTS]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "passed" in done.stdout
    files = ["src/ui/words.test.ts", "src/games/words.test.ts", "src/ui/i18n.test.ts"]
    hatch_build.npm(tmp_path, "run", "--silent", "test", "--", *files)
