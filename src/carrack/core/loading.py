"""Functions found by name: how a module points at one above it without importing it."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def load_function(path: str) -> Any:
    """The function that `module:name` names."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
