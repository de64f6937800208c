"""How objects are copied and pickled, whether their classes are compiled or not.

What mypyc makes of a class calls `__init__` whenever an object is made, so nothing is made again
without it, unless others may derive from the class (`allow_interpreted_subclasses=True`). That has
its price, a check whenever an attribute is read. What is asked for in every decision (positions,
moves, streams) tells instead how it is made again; so does whatever others do derive from in
Python, for what such a class adds lies where a compiled one does not look.
"""

from __future__ import annotations

from typing import Any

Again = tuple[Any, ...]
"""What `__reduce__` gives: a function, and what to call it with."""


def again(thing: Any) -> Again:
    """How to make any object again that can be made without its `__init__`: by its attributes."""
    kind = type(thing)
    names = getattr(kind, "__mypyc_attrs__", ())
    values = {name: getattr(thing, name) for name in names if hasattr(thing, name)}
    values.update(getattr(thing, "__dict__", {}))
    return remade, (kind, values)


def remade(kind: Any, values: dict[str, Any]) -> Any:
    """An object with such attributes."""
    thing = kind.__new__(kind)
    for name, value in values.items():
        setattr(thing, name, value)
    return thing
