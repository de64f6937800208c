"""The table of a position's fields: how each is stored, and who may know it.

A game lists its fields once (`FIELDS` in its `state`). Storage is derived from the table; copies,
views and observations may be written by hand, and a test checks them against it, so that a
forgotten field is reported by name.
"""

from __future__ import annotations

from typing import Final

NUMBER: Final = "number"  # a whole number or a truth value, stored as it is
LIST: Final = "list"  # a list of numbers
STACK: Final = "stack"  # a tuple of numbers that never changes
OWN: Final = "own"  # stored by code of its own
DERIVED: Final = "derived"  # follows from the others, so it is not stored


class StateField:
    """One field. `shown`: some seat's view depends on it; `observed`: some seat's observation."""

    def __init__(self, name: str, kind: str, shown: bool, observed: bool) -> None:
        self.name = name
        self.kind = kind
        self.shown = shown
        self.observed = observed


def fields_of(
    kind: str, names: str, *, shown: bool = True, observed: bool = True
) -> list[StateField]:
    """Fields that differ only in their names; `names` is separated by spaces."""
    return [StateField(name, kind, shown, observed) for name in names.split()]


def named(fields: list[StateField], kind: str) -> list[str]:
    """The names of the fields of one kind."""
    return [field.name for field in fields if field.kind == kind]
