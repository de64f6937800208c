"""Every command to install something that a page or a message gives can be typed as it stands.

Nothing of Carrack lies on PyPI, and `carrack` there is somebody else's: `pip install carrack`
would run a stranger's code.
"""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
PLACES = [
    *("README.md", "Dockerfile", "Makefile", "engine_build.py", "hatch_build.py"),
    *("benchmarks/**/*.py", "benchmarks/**/*.md", "src/**/*.py", "web/src/**/*.*"),
    *("src/carrack/**/*.ftl", "docs/**/*.md", "docs/**/*.py", "docs/**/*.ipynb", "docs/deploy/*"),
]
WORD = r"""(?:'[^'\n]*'|[^\s'"`<()&\\]+)"""
COMMAND = re.compile(rf"pip install\s+({WORD}(?: {WORD})*)")


def name_of(requirement: str) -> str:
    """The distribution that a requirement asks for, in the one form that counts."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def known_names() -> set[str]:
    """What Carrack itself asks for."""
    rows = [PROJECT["dependencies"], *EXTRAS.values()]
    return {name_of(one) for row in rows for one in row} - {PROJECT["name"]}


def commands() -> Iterator[tuple[str, str]]:
    """Every file that says so, and what it has installed."""
    for place in PLACES:
        for file in sorted(ROOT.glob(place)):
            text = file.read_text(encoding="utf-8")
            for found in COMMAND.finditer(text):
                yield str(file.relative_to(ROOT)), found[1]


def wrong_with(wanted: str) -> str:
    """What is wrong with one thing that a command installs; empty if nothing is."""
    source = re.fullmatch(r"(\.|/src|PATH|\./carrack_games-\*\.whl)(?:\[([\w,]+)\])?", wanted)
    if source is not None:
        missing = [extra for extra in (source[2] or "").split(",") if extra and extra not in EXTRAS]
        return f"there is no extra {missing}" if missing else ""
    if name_of(wanted) not in known_names():
        return "Carrack asks for nothing of that name"
    return ""


def test_commands_install_what_there_is() -> None:
    found = list(commands())
    wrong = [
        f"{file}: {word}: {wrong_with(word)}"
        for file, words in found
        for word in shlex.split(words)
        if not word.startswith("-") and wrong_with(word)
    ]
    assert wrong == []
    assert len(found) > 20
    assert {"README.md", "docs/environments.md"} <= {file for file, _ in found}


@pytest.mark.parametrize(
    "wanted", ["carrack", "carrack[plots]", "carrack-games", ".[plotz]", "./carrack-1.whl"]
)
def test_a_wrong_command_is_found(wanted: str) -> None:
    assert wrong_with(wanted)


def test_extras_name_the_distribution_they_belong_to() -> None:
    own = [one for row in EXTRAS.values() for one in row if one.startswith("carrack")]
    assert own
    for one in own:
        assert name_of(one) == PROJECT["name"] == "carrack-games"
        named = one.partition("[")[2].rstrip("]").split(",")
        assert set(named) <= set(EXTRAS)


def test_the_command_and_the_package_keep_their_name() -> None:
    assert PROJECT["scripts"] == {"carrack": "carrack.cli.main:main"}


def test_make_takes_the_old_name_away_before_it_installs_the_new_one() -> None:
    """An environment that an earlier version made holds it as `carrack`, with the same programs."""
    recipes = (ROOT / "Makefile").read_text(encoding="utf-8").split("\n\n")
    installing = [recipe for recipe in recipes if "$(PIP) install --editable" in recipe]
    assert len(installing) == 2
    for recipe in installing:
        assert recipe.index("$(OLD_NAME)") < recipe.index("$(PIP) install --editable")
