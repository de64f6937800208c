"""Copying and pickling of objects, whether their classes are compiled or not.

A compiled class calls `__init__` whenever an object is made, so nothing can be made again without
it, unless others may derive from the class (`allow_interpreted_subclasses=True`), which costs a
check at every read of an attribute. Classes used in every decision (positions, moves, streams)
define `__reduce__` instead. So do classes that others subclass in Python, since compiled code does
not see the attributes that such a subclass adds.
"""

from __future__ import annotations

from typing import Any

NESTED = (list, dict)
Again = tuple[Any, ...]
"""The result of `__reduce__`: a function, and the arguments to call it with."""


def again(thing: Any) -> Again:
    """Return how to make an object again from its attributes, without calling its `__init__`."""
    return remade, (type(thing), attributes(thing))


def attributes(thing: Any) -> dict[str, Any]:
    """The attributes of an object by name."""
    names = getattr(type(thing), "__mypyc_attrs__", ())
    values = {name: getattr(thing, name) for name in names if hasattr(thing, name)}
    values.update(getattr(thing, "__dict__", {}))
    return values


def unshared(value: Any) -> Any:
    """Plain data with its lists and dictionaries copied, at every depth; the rest is shared."""
    if isinstance(value, list):
        return [unshared(v) if isinstance(v, NESTED) else v for v in value]
    if isinstance(value, dict):
        return {key: unshared(v) for key, v in value.items()}
    return value


def remade(kind: Any, values: dict[str, Any]) -> Any:
    """An object of this class with these attributes."""
    thing = kind.__new__(kind)
    for name, value in values.items():
        setattr(thing, name, value)
    return thing
