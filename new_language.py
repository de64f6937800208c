"""A new language as one folder: the English texts, named by their components, to be translated.

    python new_language.py pl

What lies in the folder already stays as it is, so that the same command brings files that are new.
"""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PACKAGE, PAGE = Path("src/carrack"), Path("web/src")
TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def english_texts(root: Path) -> Iterator[tuple[Path, str]]:
    """Every file of English texts, and what it is called in the folder of a language."""
    for pattern in ("locale/en.ftl", "rules/en.md"):
        for file in sorted((root / PACKAGE).rglob(pattern)):
            inside = file.relative_to(root / PACKAGE).parent.parent
            if inside.parts[0] != "cli":  # what a new game begins with
                yield file, ".".join(inside.parts) + file.suffix
    yield root / PAGE / "locales/en.ftl", "page.ftl"
    for file in sorted((root / PAGE / "app").glob("*/locale/en.ftl")):
        yield file, f"page.{file.parent.parent.name}.ftl"


def start(root: Path, language: str, folder: Path | None = None) -> list[Path]:
    """Copies what the language does not have yet; returns the new files."""
    if not TAG.fullmatch(language):
        raise SystemExit(f"{language}: a language is written like pl, or pt-BR")
    folder = folder or root / PACKAGE / "languages" / language
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [(file, folder / name) for file, name in english_texts(root)]
    made = [(file, target) for file, target in wanted if not target.exists()]
    for file, target in made:
        shutil.copyfile(file, target)
    return [target for _, target in made]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument("language", help="its code, like pl or pt-BR")
    for made in start(ROOT, parser.parse_args().language):
        print(made.relative_to(ROOT))
