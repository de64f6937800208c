"""`carrack` with the page of a newer build, in the folder that `CARRACK_TEST_PAGE` names.

:func:`newer_page` makes one: the same page, each of whose files has another name.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

from carrack.cli import main as program
from carrack.server.http import modules
from carrack.server.http.page import PAGE

MODULES = ".modules.json"


def newer_page(folder: Path) -> Path:
    """A copy of the page whose files have other names, as after a change of each of them."""
    shutil.copytree(PAGE.all_directories[0], folder, ignore=shutil.ignore_patterns("*.gz", ".*"))
    files = [file for file in (folder / "assets").iterdir() if file.suffix in (".js", ".css")]
    names = re.compile(rf"(?<![\w-])({'|'.join(re.escape(file.name) for file in files)})")
    for file in [folder / "index.html", *files]:
        text = file.read_text("utf-8")
        file.write_text(names.sub(r"newer-\1", text), "utf-8")
    for file in files:
        file.rename(file.with_name(f"newer-{file.name}"))
    listed = names.sub(r"newer-\1", modules.BUILT.read_text("utf-8"))
    (folder / MODULES).write_text(listed, "utf-8")
    return folder


if __name__ == "__main__":
    folder = Path(os.environ["CARRACK_TEST_PAGE"])
    PAGE.all_directories = [folder]
    modules.BUILT = folder / MODULES
    sys.exit(program.main())
