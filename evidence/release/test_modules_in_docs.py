"""Every module that the pages of the architecture name exists; pages keep their form."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "carrack"
PAGES = [ROOT / "docs" / "architecture.md", *sorted((ROOT / "docs" / "architecture").glob("*.md"))]
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PATH = re.compile(r"[\w*.-]+(?:/[\w*.-]+)+/?|carrack(?:\.\w+)+")  # of `chart/` only its contents
OUTSIDE = re.compile(r"api/|…|\*|^http|^webui/|^build/")  # addresses, what is built, patterns
HOMES = {
    "server.md": ["server"],
    "page.md": ["../../web/src", "../../web", "../../web/src/app", "server"],
    "games.md": ["games/amerigo", "games/dutch_east_indies"],
    "many-games.md": ["arena", "adapters", "bots"],
}
"""Where the paths of a page begin, besides `src/carrack`, `web/src` and the root."""


def there(path: str, homes: list[str]) -> bool:
    """Whether a path names a module, a folder or a file of the sources or of the repository."""
    if path.startswith("carrack."):
        path = path.removeprefix("carrack.").replace(".", "/")
        return there(path, homes) or there(path.rpartition("/")[0], homes)
    bare = path.rstrip("/").replace("NAME", "amerigo").removeprefix("public/")
    roots = [SOURCES, ROOT, ROOT / "web" / "src", ROOT / "web" / "public", ROOT / "tests"]
    roots += [SOURCES / home for home in homes]
    forms = [bare, f"{bare}.py", f"{bare}.ts", f"{bare}.svelte.ts"]
    return any((root / form).exists() for root in roots for form in forms)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_exists(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)
    named = [code for code in CODE.findall(text) if PATH.fullmatch(code)]
    homes = HOMES.get(page.name, [])
    missing = {one for one in named if not OUTSIDE.search(one) and not there(one, homes)}
    assert missing == set()


def test_modules_of_lists_exist() -> None:
    """In tables of modules, what stands behind a folder is in it: `chart/`: `layout`, `frame`."""
    missing = []
    for name, homes in HOMES.items():
        for line in (ROOT / "docs" / "architecture" / name).read_text("utf-8").splitlines():
            cell = line.split("|")[1] if line.startswith("| `") else ""
            for folder, names in re.findall(r"`(\w+/)`: ((?:`\w+/?`(?:, | with )?)+)", cell):
                for each in re.findall(r"`(\w+)/?`", names):
                    if not there(f"{folder}{each}", homes):
                        missing.append(f"{name}: {folder}{each}")
    assert missing == []


def test_the_map_stays_a_map() -> None:
    assert len(PAGES[0].read_text("utf-8").splitlines()) <= 100


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda page: page.name)
def test_prose_is_wrapped(page: Path) -> None:
    """Lines of more than 100 characters are rows of tables, code, pictures and headings."""
    prose = re.sub(r"^ *```.*?^ *```$", "", page.read_text("utf-8"), flags=re.M | re.S)
    long = [line for line in prose.splitlines() if len(line) > 100]
    assert [line for line in long if not line.startswith(("|", "![", "#", "    "))] == []
