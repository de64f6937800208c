"""The documentation as pages, made by Sphinx from `docs/` and the sources.

    python docs_build.py [--target build/docs]

`make site` does it by itself. It needs `pip install --editable '.[docs]'`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from filelock import FileLock

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # started from anywhere

from engine_build import BuildFailed, digest_of, text_of  # noqa: E402

LIBRARIES = ("furo", "myst_parser", "sphinx")
FOLDERS = ("docs", "src/carrack")
FILES = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "web/src/ui/theme.css")
UNREAD = {"__pycache__", "webui"}
LINK = re.compile(r"\]\((\.\./[^)#\s]+)")
MENDED = (
    ('role="heading"', 'role="heading" aria-level="2"'),
    ("<pre>", '<pre tabindex="0">'),  # what scrolls can be reached by keys
    ('<div class="table-wrapper', '<div tabindex="0" class="table-wrapper'),
    ('<aside class="sidebar-drawer"', '<aside aria-label="All pages" class="sidebar-drawer"'),
    ('<aside class="toc-drawer', '<aside aria-label="On this page" class="toc-drawer'),
    ('<div id="search-results">', '<h1>Search</h1>\n<div id="search-results">'),
)
"""What the theme leaves out for those who do not see the page or have no mouse."""
EMPTY_HEAD = re.compile(r'<th class="head([^"]*)"><p></p></th>')
STAMP = ".sources"


def can_build() -> bool:
    """Whether what makes the pages is installed."""
    return all(find_spec(name) for name in LIBRARIES)


def build_docs(root: Path, target: Path) -> None:
    """Make the pages anew if what they are made from has changed. Raises BuildFailed."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(target.with_name(f"{target.name}.lock")):
        wanted = digest_of(root, _sources(root))
        if text_of(target / STAMP) != wanted:
            _build(root, target, wanted)


def _build(root: Path, target: Path, wanted: str) -> None:
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
    for page in made.rglob("*.html"):
        page.write_text(_mended(page.read_text("utf-8")), "utf-8")
    (made / STAMP).write_text(wanted)
    shutil.rmtree(read)
    shutil.rmtree(target, ignore_errors=True)
    made.rename(target)


def _mended(page: str) -> str:
    """The text of a page with what is missing for assistive technology."""
    for as_made, mended in MENDED:
        page = page.replace(as_made, mended)
    return EMPTY_HEAD.sub(r'<td class="head\1"></td>', page)


def _sources(root: Path) -> list[Path]:
    """Every file that the pages depend on: also those outside that they lead to."""
    found = {Path(__file__), *(root / name for name in FILES)}
    for folder in FOLDERS:
        files = (file for file in (root / folder).rglob("*") if file.is_file())
        found |= {file for file in files if not UNREAD & {*file.relative_to(root).parts}}
    for page in (root / "docs").rglob("*.md"):
        links = (page.parent / name for name in LINK.findall(page.read_text("utf-8")))
        found |= {file.resolve() for file in links if file.is_file()}
    return sorted(found)


def main() -> int:
    """The command; the exit status is 1 when something is wrong with a page."""
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
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
