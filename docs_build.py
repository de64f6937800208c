"""The documentation as pages, made by Sphinx from `docs/` and the sources.

    python docs_build.py [--target build/docs]

`make site` does it by itself. It needs `pip install --editable '.[docs]'`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # started from anywhere

from engine_build import BuildFailed, digest_of, text_of  # noqa: E402

LIBRARIES = ("furo", "myst_parser", "sphinx")
SOURCES = ("docs", "examples", "src", "web/src/ui/theme.css")
PAGES = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")
ENDINGS = (".css", ".js", ".ipynb", ".md", ".png", ".py", ".svg", ".toml")
STAMP = ".sources"


def can_build() -> bool:
    """Whether what makes the pages is installed."""
    return all(find_spec(name) for name in LIBRARIES)


def build_docs(root: Path, target: Path) -> None:
    """Make the pages anew if what they are made from has changed. Raises BuildFailed."""
    wanted = digest_of(root, _sources(root))
    if text_of(target / STAMP) == wanted:
        return
    made, read = target.with_name(f"{target.name}.new"), target.with_name(f"{target.name}.read")
    for folder in (made, read):
        shutil.rmtree(folder, ignore_errors=True)
    # a warning is an error; each run begins afresh and hashes alike, so that it gives the same
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    done = subprocess.run(
        [*command, "-d", str(read), str(root / "docs"), str(made)],
        env={**os.environ, "PYTHONHASHSEED": "0", "NO_COLOR": "1", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildFailed(f"the documentation cannot be built\n{done.stderr.strip()}")
    for name in (".buildinfo", "objects.inv"):
        (made / name).unlink()
    (made / STAMP).write_text(wanted)
    shutil.rmtree(read)
    shutil.rmtree(target, ignore_errors=True)
    made.rename(target)


def _sources(root: Path) -> Iterator[Path]:
    """Every file that the pages depend on."""
    yield from (Path(__file__), *(root / name for name in PAGES))
    for place in map(root.joinpath, SOURCES):
        found = [place] if place.is_file() else sorted(place.rglob("*"))
        yield from (file for file in found if file.suffix in ENDINGS and file.is_file())


def main() -> int:
    """The command; the exit status is 1 when something is wrong with a page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--target", type=Path, default=ROOT / "build" / "docs", metavar="FOLDER")
    target = parser.parse_args().target.resolve()
    try:
        if not can_build():
            raise BuildFailed(
                "the documentation needs Sphinx: pip install --editable '.[docs]' in a clone"
            )
        build_docs(ROOT, target)
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"{target}: begin with index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
