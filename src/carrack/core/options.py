"""The choices made when a game is set up."""

from __future__ import annotations

import operator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.core.message import Message, MessageError

MAP_SEED: Final = "map_seed"  # the option of every game that draws its maps
NO_MAP_SEED: Final = -1  # the map is drawn with the luck of the game
MOST_SEED: Final = 2**53 - 1  # what every program reads as a whole number


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A choice made at set-up: name, default, and `choices` or a range of whole numbers.

    `label` is its message key. `least` and `most` bound a number; both are 0 if `choices` is given.
    `follows` may name another option whose value determines the default: `defaults` maps each of
    its values to one. With `longest` the value is a text of at most that many characters. `players`
    are the numbers of players for whom the option exists (empty: all), and `choice_players` those
    who can play a given choice (not listed: all).
    """

    def __init__(
        self,
        name: str,
        default: int | str,
        choices: list[str],
        least: int,
        most: int,
        follows: str = "",
        defaults: dict[str, int] | None = None,
        longest: int = 0,
        players: list[int] | None = None,
        choice_players: dict[str, list[int]] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.least = least
        self.most = most
        self.follows = follows
        self.defaults: dict[str, int] = defaults if defaults is not None else {}
        self.longest = longest
        self.players: list[int] = players if players is not None else []
        self.choice_players: dict[str, list[int]] = choice_players or {}

    def is_for(self, players: int) -> bool:
        """Whether the option exists in a game of this many players."""
        return not self.players or players in self.players

    def checked_for(self, players: int, value: object) -> int | str:
        """The value if this many players may choose it. Raises MessageError with what they may."""
        checked = self.checked(value)
        if checked != self.default and not self.is_for(players):
            about = {"option": self.name, "numbers": self.players, "players": players}
            raise MessageError(Message("wrong-option-players", about))
        fits = self.choice_players.get(str(checked), [players])
        if players not in fits:
            choice = {"option": self.name, "value": checked, "numbers": fits, "players": players}
            raise MessageError(Message("wrong-choice-players", choice))
        return checked

    def default_with(self, given: dict[str, Any]) -> int | str:
        """The default, given the other options."""
        return self.defaults.get(str(given.get(self.follows)), self.default)

    def checked(self, value: object) -> int | str:
        """The value if it is allowed. Raises MessageError saying what would be."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            allowed = {"option": self.name, "choices": self.choices, "value": value_shown(value)}
            raise MessageError(Message("wrong-choice", allowed))
        if self.longest:
            if isinstance(value, str) and len(value) <= self.longest:
                return value
            limit = {"option": self.name, "longest": self.longest}
            raise MessageError(Message("wrong-text", limit))
        if (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.least <= value <= self.most
        ):
            return value
        said, low, high = value_shown(value), self.least, self.most
        about = {"option": self.name, "least": low, "most": high, "value": said}
        raise MessageError(Message("wrong-number", about))

    def to_json(self) -> dict[str, Any]:
        """The option as data, for a page that offers it."""
        data: dict[str, Any] = {
            "name": self.name,
            "default": self.default,
            "choices": self.choices,
            "least": self.least,
            "most": self.most,
        }
        if self.follows:
            data["follows"] = self.follows
            data["defaults"] = self.defaults
        if self.longest:
            data["longest"] = self.longest
        if self.players:
            data["players"] = self.players
        if self.choice_players:
            data["choice_players"] = self.choice_players
        return data


def whole(what: str, value: Any) -> int:
    """A whole number as Python's own, even if given as NumPy's. Raises TypeError.

    >>> whole("the seed", "3")
    Traceback (most recent call last):
    TypeError: the seed is a whole number, not '3'
    """
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {value!r}") from None


def plain(value: Any) -> Any:
    """An option's value as Python's own: a NumPy number converted, anything else as it is."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return value
    return operator.index(value)


def map_seed_option() -> Option:
    """The seed of the map, apart from that of the luck; −1: there is none."""
    return Option(MAP_SEED, NO_MAP_SEED, [], NO_MAP_SEED, MOST_SEED)


def value_shown(value: object) -> str:
    """A value of any kind for a sentence, as somebody may have written it."""
    return value if isinstance(value, str) else repr(value)
