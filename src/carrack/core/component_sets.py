"""Boxes of components, as the contract (:mod:`carrack.core.game`) has them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


class ComponentsError(ValueError):
    """Components that were asked for are not here, or cannot be played; the text says why."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ComponentSet:
    """A box of components that a game can be played with, such as an edition.

    `kind` is what people call it, `place` the file it lies in, or empty for one that ships with
    the game. With `problems` it cannot be chosen, and they say why.
    """

    def __init__(
        self, name: str, title: str, place: str, problems: list[str], kind: str = "edition"
    ) -> None:
        self.name = name
        self.title = title
        self.place = place
        self.problems = problems
        self.kind = kind
