"""Boxes of components, as the contract (:mod:`carrack.core.game`) has them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from carrack.core.message import MessageError


class ComponentsError(MessageError):
    """Requested components are missing or cannot be played; the text says why."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ComponentSet:
    """A box of components that a game can be played with, such as an edition.

    `kind` is the word shown to people, `place` the file it is read from (empty if it ships with the
    game). If there are `problems`, it cannot be chosen.
    """

    def __init__(
        self, name: str, title: str, place: str, problems: list[str], kind: str = "edition"
    ) -> None:
        self.name = name
        self.title = title
        self.place = place
        self.problems = problems
        self.kind = kind
