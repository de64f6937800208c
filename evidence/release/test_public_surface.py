"""What docs/core.md lists as stable exists, is described, and has examples."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "core.md"
ROW = re.compile(r"^\| `(carrack[a-z_.]*)` \| [^|]+ \| ((?:`\w+` ?)+)\|$", re.MULTILINE)
STABLE = {
    module: re.findall(r"`(\w+)`", names)
    for module, names in ROW.findall(PAGE.read_text("utf-8").partition("## 12. What is stable")[2])
}


def things(module: str) -> dict[str, Any]:
    """What a module of the table offers, by name; modules of libraries that may be missing skip."""
    if module.startswith("carrack.adapters."):
        for library in ("numpy", {"openspiel": "pyspiel"}.get(module[17:], module[17:])):
            if library != "vector":
                pytest.importorskip(library)
    home = import_module(module)
    if module == "carrack.testing":
        return {name: import_module(f"{module}.{name}") for name in STABLE[module]}
    return {name: getattr(home, name) for name in STABLE[module]}


def test_the_table_is_read() -> None:
    assert len(STABLE) > 15
    assert STABLE["carrack"] == sorted(STABLE["carrack"])


@pytest.mark.parametrize("module", ["carrack", "carrack.core.game", "carrack.testing"])
def test_what_a_module_says_it_offers_is_what_the_page_lists(module: str) -> None:
    offered = set(import_module(module).__all__) - {"__version__"}
    assert set(STABLE[module]) == offered


@pytest.mark.parametrize("module", STABLE)
def test_what_is_listed_exists_and_is_described(module: str) -> None:
    for name, thing in things(module).items():
        constant = isinstance(thing, int | str)
        assert constant or len(inspect.getdoc(thing) or "") > 20, f"{module}.{name}"


@pytest.mark.parametrize("module", STABLE)
def test_every_function_has_an_example_of_its_own_or_in_its_module(module: str) -> None:
    for name, thing in things(module).items():
        if inspect.isroutine(thing):
            home = inspect.getmodule(thing)
            shown = f"{inspect.getdoc(thing)}{home.__doc__ if home else ''}"
            package = import_module(module).__doc__ or ""
            assert ">>>" in shown or f"{name}(" in package, f"{module}.{name}"
