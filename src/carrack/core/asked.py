"""Questions to people who have the board before them: a draw, or something turned up.

A *word* is a name or a number that stands as it is, or a message of the game (`key`, `args`).

>>> plain_question(Wanted("throw 1", [6], order=False)).choices[0][:3]
['0', '1', '2']
>>> words("way-N")
{'key': 'way-N', 'args': {}}
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.core.message import Message, MessageError

Word = Any
DRAWN: Final = -1  # the place of a draw as a whole


def words(key: str, args: dict[str, Any] | None = None) -> Word:
    """A message of the game."""
    return {"key": key, "args": args or {}}


class Wanted(Exception):
    """A game cannot go on without something: the draw for a `purpose`, or one thing of a shuffle.

    `sizes` are the bounds of its numbers, their trials, or the size of a shuffle (`order`). `at` is
    the place of a thing that was turned up; `DRAWN` for the draw.
    """

    def __init__(self, purpose: str, sizes: list[int], order: bool, at: int = DRAWN) -> None:
        super().__init__(purpose)
        self.purpose = purpose
        self.sizes = sizes
        self.order = order
        self.at = at

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.purpose, self.sizes, self.order, self.at)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """A question in words.

    `about` is its subject; for each value that is wanted, `labels` says what it is for and
    `choices` what it may be. `order` is the size of a shuffle, of which no choice is given twice;
    0: numbers.

    `then` is the subject of the next question, where what falls next is thrown as well: the values
    that are wanted last are its answer, unless the rules ask something else first.
    """

    def __init__(
        self,
        about: Word,
        choices: list[list[Word]],
        labels: list[Word] | None = None,
        order: int = 0,
        then: tuple[Word, int] | None = None,
    ) -> None:
        self.about = about
        self.choices = choices
        self.labels: list[Word] = labels if labels is not None else []
        self.order = order
        self.then: Word = then[0] if then is not None else None
        self.own = len(choices) - (then[1] if then is not None else 0)

    def as_data(self) -> dict[str, Any]:
        """The question as plain data."""
        distinct = self.order > 0
        data = {"about": self.about, "labels": self.labels, "choices": self.choices}
        return {**data, "distinct": distinct}

    def checked(self, picked: list[int]) -> list[int]:
        """The answer: for each value the number of the choice. Raises MessageError."""
        if len(picked) != len(self.choices):
            count = {"count": len(picked), "needed": len(self.choices)}
            raise MessageError(Message("wrong-entered-count", count))
        for i in range(len(picked)):
            last = len(self.choices[i]) - 1
            if not 0 <= picked[i] <= last:
                about = {"number": i + 1, "value": picked[i], "last": last}
                raise MessageError(Message("wrong-entered-value", about))
            if self.order and picked[i] in picked[:i]:
                raise MessageError(Message("wrong-entered-twice", {"number": i + 1}))
        return picked

    def outcome(self, picked: list[int]) -> list[int]:
        """The draw that an answer is; what nobody sees of a shuffle follows in any order."""
        own = picked[: self.own]
        return own + [i for i in range(self.order) if i not in own]

    def follows(self, before: Question) -> bool:
        """Whether the last values of the answer before are the answer to this one."""
        last = before.choices[before.own :]
        return bool(last) and self.about == before.then and self.choices == last


def plain_question(asked: Wanted) -> Question:
    """A draw in numbers, for games that have no words for it."""
    if asked.order:
        size = asked.sizes[0]
        return Question(asked.purpose, [[str(i) for i in range(size)]] * size, None, size)
    return Question(asked.purpose, [[str(i) for i in range(bound)] for bound in asked.sizes])
