"""A failed check says which promise was broken, by which game, and where."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from carrack.core.contract import ContractBroken

P = ParamSpec("P")
T = TypeVar("T")


def promised(check: Callable[P, T]) -> Callable[P, T]:
    """A check whose failure is a ContractBroken; its docstring begins with the promise.

    The place is known from its arguments: `spot`, or `game` with `players` and `seed`.
    """
    promise = (check.__doc__ or "").partition("\n")[0]
    signature = inspect.signature(check)

    @wraps(check)
    def kept(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return check(*args, **kwargs)
        except ContractBroken:
            raise
        except Exception as error:
            given = signature.bind(*args, **kwargs).arguments
            raise broken(place(given), promise, error) from error

    return kept


def broken(where: str, promise: str, error: Exception) -> ContractBroken:
    """The exception for an error that ended a check, or the game in it."""
    return ContractBroken(f"{where}: {what(error)}\nThe promise: {promise}")


def place(given: dict[str, Any]) -> str:
    """The game, and the place in it."""
    if "spot" in given:
        return str(given["spot"])
    game, rest = given["game"], [f"{k} {given[k]}" for k in ("players", "seed") if k in given]
    return ", ".join([game.title, *rest])


def what(error: Exception) -> str:
    """Return what went wrong, in one line."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    if isinstance(error, NotImplementedError):
        return f"`{frame.name}` is not written"
    if isinstance(error, AssertionError):
        return str(error).partition("\n")[0] or f"{frame.line} is false"
    return f"{type(error).__name__} in `{frame.name}`: {error}"
