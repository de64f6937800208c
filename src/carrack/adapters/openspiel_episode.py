"""A game from the drawing of its seed to its end, with what every seat has been told."""

from __future__ import annotations

from typing import Any, Final

from carrack.adapters.episode import Episode, restored_episode
from carrack.adapters.information_state import InformationState, digested, state_from
from carrack.adapters.tensors import Encoding
from carrack.core.game import canonical
from carrack.core.streams import mix

HALF: Final = 1 << 16
"""A seed is drawn in halves below this number, so that each can be an outcome of chance."""

HALVES: Final = 2

STATIC: Final = "static"  # what never changes in a view


class Playing:
    """The data of a state of OpenSpiel.

    `halves` are the halves of the seed that chance has played, `sampled` is the whole seed that it
    sampled (−1: not yet); a replay may play others. `ground` is a digest of what never changes and
    is the same for everybody, such as the map, `heard` what the seats have been told, `moves` the
    number of moves made. Copies are independent and share the past.
    """

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.sampled = -1
        self.halves: list[int] = []
        self.moves = 0
        self.ground = ""
        self.heard = InformationState(None, [])
        self._episode: Episode | None = None

    @property
    def begun(self) -> bool:
        """Whether the seed has been drawn, and the game set up."""
        return self._episode is not None

    @property
    def episode(self) -> Episode:
        """The game. Raises ValueError before it is set up."""
        if self._episode is None:
            raise ValueError("chance has not drawn the seed of the game yet")
        return self._episode

    def ended(self, longest: int) -> bool:
        """Whether the game is over, by its rules or after `longest` moves."""
        return self.begun and (self.episode.over or self.moves >= longest)

    # --- playing ----------------------------------------------------------------------------------

    def next_half(self) -> int:
        """The half of the sampled seed that is drawn next."""
        return self.sampled // HALF if not self.halves else self.sampled % HALF

    def play(self, action: int) -> None:
        """Play a move, or the half of a seed. Raises Refused, ValueError for no such half."""
        if self.begun:
            self._play_move(action)
        else:
            self._play_half(action)

    def _play_half(self, half: int) -> None:
        if not 0 <= half < HALF:
            raise ValueError(f"the half of a seed is a number from 0 to {HALF - 1}, not {half}")
        self.halves = [*self.halves, half]
        if len(self.halves) == HALVES:
            self._begin(self.halves[0] * HALF + self.halves[1])

    def _begin(self, seed: int) -> None:
        self._episode = Episode(self.encoding, seed)
        state = self._episode.state
        self.heard = InformationState(None, state.opening or [])
        state.opening = None
        self.ground = digested("", [self.view(0).get(STATIC)])

    def _play_move(self, action: int) -> None:
        state = self.episode.state
        seat, state.events = state.seat, []
        try:
            self.episode.play(action)
            events = state.events
        finally:
            state.events = None
        self.heard = self.heard.after(events, seat, action)
        self.moves += 1

    def imagined(self, seat: int, seed: int) -> Playing:
        """A copy that the seat cannot tell from this one, with hidden things and luck redrawn."""
        other = self._copy()
        other._episode = self.episode.imagined(seat, mix(seed))
        return other

    # --- looking ----------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat, or of a spectator; empty before the game has begun."""
        return self.encoding.game.view(self.episode.state, seat) if self.begun else {}

    def observed(self, seat: int | None) -> str:
        """Return the view of a seat or spectator as text, with `ground` for what never changes."""
        view = self.view(seat)
        if STATIC in view:
            view = {**view, STATIC: self.ground}
        return canonical(view)

    def kept_to(self, seat: int) -> str:
        """The parts of a seat's view that differ from a spectator's, as text."""
        public = self.view(None)
        own = self.view(seat)
        return canonical({k: v for k, v in own.items() if k not in public or public[k] != v})

    def recalled(self, seat: int) -> str:
        """Return what a seat knows with perfect recall: the digest of its history, and its view."""
        return f"{self.heard.digest(seat)} {self.observed(seat)}"

    def notation(self, action: int) -> str:
        """The notation of a move, legal or not. Raises Refused if there is no such number."""
        return self.encoding.game.move_at(self.episode.state, action).notation

    def read(self, notation: str) -> int:
        """The number of the move that a notation names. Raises Refused if there is none."""
        return self.encoding.game.read_move(self.episode.state, notation).index

    def text(self) -> str:
        """The position as readable text, with its hash."""
        if not self.begun:
            return f"seed {self.halves}"
        board = self.encoding.game.board(self.episode.state)
        return f"{board}\nmove {self.moves}, hash {self.episode.hash()}"

    # --- copies -----------------------------------------------------------------------------------

    def _copy(self) -> Playing:
        other = Playing(self.encoding)
        other.sampled, other.halves, other.moves = self.sampled, self.halves, self.moves
        other.ground, other.heard = self.ground, self.heard
        if self._episode is not None:
            other._episode = self._episode.copy()
        return other

    def __deepcopy__(self, memo: object) -> Playing:
        return self._copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Playing.from_json, (self.encoding, self.to_json())

    def to_json(self) -> dict[str, Any]:
        """The whole state as plain data, hidden things included, with digests of the past."""
        data: dict[str, Any] = {"halves": self.halves, "moves": self.moves}
        if self._episode is not None:
            data["seed"] = self._episode.seed
            data["ground"] = self.ground
            data["told"] = [self.heard.digest(seat) for seat in range(self.encoding.players)]
            data["state"] = self.encoding.game.to_json(self._episode.state)
        return data

    @classmethod
    def from_json(cls, encoding: Encoding, data: dict[str, Any]) -> Playing:
        """The state restored from such data. Raises ValueError for other data."""
        if not {"halves", "moves"} <= data.keys():
            raise ValueError("this is no state of the game: to_dict() of a state gives one")
        playing = cls(encoding)
        playing.halves, playing.moves = list(data["halves"]), data["moves"]
        if "state" in data:
            playing._episode = restored_episode(encoding, data["seed"], data["state"])
            playing.ground, playing.heard = data["ground"], state_from(data["told"])
        return playing
