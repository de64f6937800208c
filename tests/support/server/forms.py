"""Checks data against types: msgspec structs, typed dictionaries, plain types."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType

from carrack.server.shapes.answer_types import JOINED, UNIONS
from carrack.server.shapes.engine_types import OPEN


def require_form(value: Any, kind: Any) -> None:
    """Fails unless data has the type, or the one of that name in `JOINED` or `UNIONS`."""
    wrong = list(complaints(value, kind, "it"))
    assert not wrong, "\n".join(wrong[:10])


def complaints(value: Any, kind: Any, where: str) -> Iterator[str]:
    """The differences of data from a type, each with its place."""
    if isinstance(kind, str):
        named = _fields(value, JOINED[kind], where) if kind in JOINED else None
        yield from named or _one_of(value, UNIONS[kind], where)
    elif is_record(kind):
        yield from _fields(value, (kind,), where)
    elif get_origin(kind) in (Union, UnionType):
        yield from _one_of(value, get_args(kind), where)
    elif get_origin(kind) is Annotated:
        last = get_args(kind)[-1]
        names_a_form = is_record(last) or get_origin(last) is Literal or isinstance(last, str)
        yield from complaints(value, last if names_a_form else get_args(kind)[0], where)
    elif get_origin(kind) in (list, tuple, dict):
        yield from _parts(value, kind, where)
    elif not _is_plain(value, kind):
        yield f"{where} is {value!r:.80}, and not {kind}"


def _parts(value: Any, kind: Any, where: str) -> Iterator[str]:
    origin, args = get_origin(kind), get_args(kind)
    if not isinstance(value, dict if origin is dict else list):
        yield f"{where} is {value!r:.80}, and not {kind}"
    elif origin is dict:
        for key, each in value.items():
            yield from complaints(key, args[0], f"{where}: the key {key}")
            yield from complaints(each, args[1], f"{where}.{key}")
    elif origin is tuple and len(value) != len(args):
        yield f"{where} has {len(value)} parts, and not {len(args)}"
    else:
        for i, each in enumerate(value):
            yield from complaints(each, args[i] if origin is tuple else args[0], f"{where}[{i}]")


def _one_of(value: Any, kinds: tuple[Any, ...], where: str) -> Iterator[str]:
    """The differences from the type that fits best, if none fits."""
    yield from min([list(complaints(value, each, where)) for each in kinds], key=len)


def _is_plain(value: Any, kind: Any) -> bool:
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if kind in (None, NoneType):
        return value is None
    if kind is float:
        return isinstance(value, float | int) and not isinstance(value, bool)
    return kind is Any or (kind is not UnsetType and type(value) is kind)


def is_record(kind: Any) -> bool:
    """Whether a type has named fields."""
    return isinstance(kind, type) and (issubclass(kind, Struct) or hasattr(kind, "__total__"))


@cache
def fields(kind: type) -> dict[str, tuple[Any, bool]]:
    """The fields of a type, each with its own type and whether it may be missing."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if get_origin(hint) is NotRequired:
            found[name] = get_args(hint)[0], True
        else:
            found[name] = hint, UnsetType in get_args(hint)
    return found


def _fields(value: Any, kinds: tuple[Any, ...], where: str) -> Iterator[str]:
    known = {name: each for kind in kinds for name, each in fields(kind).items()}
    if not isinstance(value, dict):
        yield f"{where} is {value!r:.80}, and not an object"
        return
    if not any(kind in OPEN for kind in kinds):
        yield from (f"{where}.{name} has no type" for name in value if name not in known)
    for name, (kind, optional) in known.items():
        if name in value:
            yield from complaints(value[name], kind, f"{where}.{name}")
        elif not optional:
            yield f"{where}.{name} is missing"
