"""The long proofs, all or some of them: `make evidence`.

    python evidence/run.py                     # all, half an hour on two cores
    python evidence/run.py server page         # parts, or files: server/test_killed
    python evidence/run.py changed             # those about what has changed since they last ran
    python evidence/run.py stale      # one line a proof: when it ran last, and how it ended

Each file is a proof. Files that take the whole machine (marked `serial`) run after the others, one
at a time; the longest begin. What comes of each is printed and kept in `last.json`, with commit and
date.
"""

from __future__ import annotations

import ast
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LAST = HERE / "last.json"
SIDE_BY_SIDE = ("-n", "3", "--dist", "loadfile", "--no-loadscope-reorder")
ABOUT = {
    "bots": ("src/carrack/arena", "src/carrack/bots", "src/carrack/workers", "src/carrack/cli"),
    "games": ("src/carrack/core", "src/carrack/games", "engine_build.py"),
    "page": ("web", "src/carrack/server"),
    "release": (
        "docs",
        "pyproject.toml",
        "hatch_build.py",
        "engine_build.py",
        "engine_copy.py",
        "src/carrack/cli",
    ),
    "research": ("src/carrack/adapters", "src/carrack/notebook", "docs/examples"),
    "server": ("src/carrack/server", "src/carrack/cli"),
    "site": ("web", "src/carrack/tab", "src/carrack/server", "site_build.py", "docs_build.py"),
}
"""The folders that the proofs of a part are about; a file that sets ABOUT says its own."""


def proofs() -> dict[str, Path]:
    """Every proof by its name: part/test_file."""
    return {f"{file.parent.name}/{file.stem}": file for file in sorted(HERE.glob("*/test_*.py"))}


def about(file: Path) -> tuple[str, ...]:
    """The folders that a proof is about."""
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "ABOUT":
            return tuple(ast.literal_eval(node.value))
    return ABOUT[file.parent.name]


def last() -> dict[str, Any]:
    """The kept outcome of each proof."""
    return dict(json.loads(LAST.read_text("utf-8"))) if LAST.exists() else {}


def git(*arguments: str) -> list[str]:
    """The lines that git prints; none if it refuses."""
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.splitlines()


def has_changed(file: Path, kept: dict[str, Any] | None) -> bool:
    """Whether what a proof is about, or the proof, has changed since it was last kept."""
    if kept is None:
        return True
    paths = [str(file.relative_to(ROOT)), *about(file)]
    commit = kept["commit"].rstrip("+")
    known = git("cat-file", "-t", commit) == ["commit"]
    return not known or bool(git("diff", "--name-only", commit, "--", *paths))


def chosen(wanted: list[str]) -> list[Path]:
    """The files of the proofs that are asked for.

    Raises SystemExit naming a word that is no part, no proof and neither `changed` nor `stale`.
    """
    every = proofs()
    if not wanted:
        return list(every.values())
    kept = last()
    found: dict[str, Path] = {}
    for word in wanted:
        name = word.removeprefix("evidence/").removesuffix(".py").rstrip("/")
        if name == "changed":
            some = {each: file for each, file in every.items() if has_changed(file, kept.get(each))}
        else:
            some = {e: f for e, f in every.items() if name in (e, e.partition("/")[0])}
            if not some:
                sys.exit(f"evidence: no part or proof is called {word}; parts: {', '.join(ABOUT)}")
        found.update(some)
    return list(found.values())


def longest_first(files: list[Path]) -> list[Path]:
    """Proofs by how long they took when they were kept; first those of which nothing is known."""
    kept = last()
    names = {file: f"{file.parent.name}/{file.stem}" for file in files}
    return sorted(files, key=lambda file: -kept.get(names[file], {}).get("seconds", sys.maxsize))


def run(files: list[Path], *more: str) -> int:
    """Pytest's exit status for some proofs; 0 for none."""
    if not files:
        return 0
    command = [sys.executable, "-m", "pytest", "-q", "--timeout", "1800", *more, *map(str, files)]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    return 0 if code == 5 else code  # all that it has is for CARRACK_THOROUGH


def stale() -> int:
    """Print one line a proof, the oldest first."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `stale | head`
    kept = last()
    none = {"date": "never", "line": "never run"}
    for name in sorted(proofs(), key=lambda each: kept.get(each, {"date": ""})["date"]):
        line = kept.get(name, none)
        print(f"{line['date'][:16]:16}  {name:42} {line['line']}")
    return 0


def main(wanted: list[str]) -> int:
    """Run what is asked for; the worst exit status."""
    if wanted == ["stale"]:
        return stale()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # Ctrl-C is for what it starts, too
    options = [word for word in wanted if word.startswith("-")]
    files = longest_first(chosen([word for word in wanted if not word.startswith("-")]))
    alone = [file for file in files if "mark.serial" in file.read_text("utf-8")]
    together = [file for file in files if file not in alone]
    began = time.monotonic()
    codes = [run(together, *SIDE_BY_SIDE, *options), run(alone, *options)]
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    print(f"evidence: {len(files)} files in {minutes}:{seconds:02}")
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
