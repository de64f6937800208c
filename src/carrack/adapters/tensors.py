"""A game as numbers: the basis of every environment for research.

An :class:`Encoding` knows the sizes for a game, a number of players and options: a row of signed
bytes is what a seat may know (:class:`carrack.core.observation.Field` by field), a mask of zeros
and ones says which move numbers are legal, and rewards come at the end, one for each seat.

>>> encoding = encoding_of("amerigo", players=2)
>>> state = encoding.new_state(seed=7)
>>> row = encoding.observation(state, state.seat)
>>> row.shape == (encoding.size,), str(row.dtype)
(True, 'int8')
>>> legal = encoding.legal_indices(state)
>>> encoding.mask(state).nonzero()[0].tolist() == sorted(legal)
True
>>> encoding.move(state, legal[0]).index == legal[0]
True
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError("environments for research need NumPy: pip install numpy") from error

from carrack.adapters.floats import Floats, floats_of
from carrack.adapters.rewards import (
    BELOW_LAST,
    LAST,
    SCORE,
    Reward,
    Rewarding,
    RewardKind,
    Rewards,
    checked_kind,
)
from carrack.core.chance import SEEDED_1, SEEDED_2, Chance, Seeded, derived_seed, seeded
from carrack.core.game import OVER, Game, Move, Refused, State, checked_options, completed_options
from carrack.core.numbering import numbering_of
from carrack.core.observation import Field, observation_size
from carrack.core.options import MAP_SEED, NO_MAP_SEED
from carrack.core.registry import find_game

ACTIONS: Final = "actions"
ALL: Final = "all"
COMPACT: Final = "compact"

Row = NDArray[np.int8]
"""Signed bytes: an observation of shape (size,), or a mask of shape (moves,)."""


MAP_DRAW: Final = 0x6D6170  # the map: separate from the streams of games in a series


FIRST_VERSION: Final = 0
VERSION: Final = 1
"""Increased when the same seeds and actions give other observations, rewards or ends.

Version 0 has the luck of :class:`carrack.core.chance.Seeded` and the rules of its time: ties at a
limit of rounds were broken, nothing was truncated, and an illegal action cost as much as losing.
"""

VERSIONS: Final = (FIRST_VERSION, VERSION)


class Encoding:
    """A representation in numbers of a game with given players and options.

    `fields` describe an observation; `size` is its length, `low` and `high` its bounds, both of
    shape (size,). `moves` is the length of a mask: every action is below it. All this is the same
    on every map. Besides the options of the game there is `actions`: `all` (the number of every
    move, which means the same on every map) or `compact` (`numbering`; in games of few moves the
    same). With `map_seeds` each game is played on the map of one of them (`map_seed`), so that
    other maps can be kept for testing. Raises ValueError for a wrong number of players or wrong
    options, and TypeError if players is not a whole number.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: dict[str, Any],
        map_seeds: Sequence[int] | None = None,
        version: int = VERSION,
    ) -> None:
        self.game = game
        self.version = checked_version(version)
        first = version == FIRST_VERSION
        self.rules = game.unnamed_rules() if first else game.rules_version
        self.luck = SEEDED_1 if first else SEEDED_2
        self.illegal_place = LAST if first else BELOW_LAST
        self.seeds = 1 << (32 if first else 62)  # the upper bound of seeds drawn for episodes
        self.players = players = checked_players(players)
        plain = {name: _plain(value) for name, value in options.items()}
        self.actions = checked_actions(plain.pop(ACTIONS, ALL))
        self.options = checked_options(game, players, plain)
        self.map_seeds = checked_map_seeds(game, players, self.options, map_seeds)
        compact = self.actions == COMPACT
        self.numbering = numbering_of(game, players, self.options, compact=compact)
        self.moves = self.numbering.count
        self.fields: list[Field] = game.observation_fields(players, self.options)
        if not self.fields:
            raise ValueError(f"{game.title} has no observations: its package describes none")
        self.size = observation_size(self.fields)
        sizes = [field.size for field in self.fields]
        self.low: Row = np.repeat(np.array([field.least for field in self.fields], np.int8), sizes)
        self.high: Row = np.repeat(np.array([field.most for field in self.fields], np.int8), sizes)

    def __deepcopy__(self, memo: object) -> Encoding:
        """Return itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the arguments it was made from; a game itself is not data."""
        home = type(self.game).__module__
        name, version = self.game.name, self.version
        options = {**self.options, ACTIONS: self.actions}
        made_of = (home, name, self.players, options, self.map_seeds, version)
        return restored_encoding, made_of

    def chance(self, seed: int) -> Seeded:
        """The luck of the game of a seed."""
        return seeded(self.luck, seed)

    def new_state(self, seed: int, chance: Chance | None = None) -> State:
        """The position before the first decision, drawn from a seed or a given chance."""
        options = self.options
        if self.map_seeds is not None:
            options = self.game.settled(self.players, {**options, MAP_SEED: self.map_seed(seed)})
        luck = chance or self.chance(seed)
        state: State = self.game.setup_by(self.rules, self.players, options, luck)
        return state

    def map_seed(self, seed: int) -> int:
        """The seed of the map for a game of this seed; −1: the map follows from its luck.

        With `map_seeds` all are equally likely, independent of the luck of the game.
        """
        if self.map_seeds is None:
            return int(self.options.get(MAP_SEED, NO_MAP_SEED))
        return int(self.map_seeds[derived_seed(seed, MAP_DRAW) % len(self.map_seeds)])

    # --- what a seat may know ---------------------------------------------------------------------

    def observation(self, state: State, seat: int) -> Row:
        """Return what a seat may know, as a new array of shape (size,)."""
        return np.frombuffer(self.game.observation_bytes(state, seat), np.int8).copy()

    def write_observation(self, row: Row, state: State, seat: int) -> None:
        """Write what a seat may know into `row`, an array of shape (size,)."""
        row[:] = np.frombuffer(self.game.observation_bytes(state, seat), np.int8)

    def parts(self, row: Row) -> dict[str, Row]:
        """A view into `row` for each field, in its shape. Raises ValueError for a wrong length."""
        if np.shape(row) != (self.size,):
            raise ValueError(f"a row has the shape ({self.size},), not {np.shape(row)}")
        row = np.asarray(row)
        parts: dict[str, Row] = {}
        start = 0
        for field in self.fields:
            parts[field.name] = row[start : start + field.size].reshape(field.shape)
            start += field.size
        return parts

    def floats(self, rows: Row) -> Floats:
        """Rows of shape (…, size) as floats: scaled, categories unfolded, sheets as planes.

        Raises ValueError for rows of another length.
        """
        rows = np.asarray(rows)
        if rows.shape[-1:] != (self.size,):
            raise ValueError(f"rows have the shape (…, {self.size}), not {rows.shape}")
        return floats_of(self.fields, rows)

    # --- moves ------------------------------------------------------------------------------------

    def legal_indices(self, state: State) -> list[int]:
        """The actions of all legal moves of the seat that decides; none when the game is over."""
        return [] if state.seat == OVER else self.numbering.actions(self.game.legal(state))

    def mask(self, state: State) -> Row:
        """A new array of shape (moves,): 1 for the number of a legal move, else 0."""
        mask: Row = np.zeros(self.moves, np.int8)
        mask[self.legal_indices(state)] = 1
        return mask

    def move(self, state: State, index: int) -> Move:
        """The legal move of an action. Raises Refused, which names the rule, for any other."""
        move = self.numbering.move(state, int(index))
        refusal = self.game.refusal(state, move)
        if refusal is not None:
            raise Refused(refusal)
        return move

    # --- rewards ----------------------------------------------------------------------------------

    def rewarding(self, reward: Reward = "places") -> Rewarding:
        """Return the rule that rewards seats, by one kind or several. Raises ValueError."""
        return Rewarding(self.game, self.players, reward, self.illegal_place)

    def rewards(self, state: State, kind: RewardKind = "places") -> Rewards:
        """The rewards of a position: of shape (players,), all 0 until the game is over.

        Raises ValueError for a kind that belongs to a step and not to a position (`score`).
        """
        if checked_kind(kind) == SCORE:
            raise ValueError("score is the change in a step; a single position has none")
        return self.rewarding(kind).after(state, [])

    def penalty(self, state: State, seat: int, kind: RewardKind = "places") -> Rewards:
        """The rewards when a seat ends a game by an illegal move; 0 for the others.

        For it, less than losing (:meth:`carrack.adapters.rewards.Rewarding.penalty`); in version 0,
        by places, as much as losing.
        """
        return self.rewarding(kind).penalty(state, seat)


def checked_map_seeds(
    game: Game[Any], players: int, options: dict[str, Any], seeds: Sequence[int] | None
) -> Sequence[int] | None:
    """Valid seeds of maps, of which each game draws one. Raises ValueError, TypeError."""
    if seeds is None:
        return None
    if not isinstance(seeds, range | list | tuple):
        raise TypeError(f"map_seeds are a range or a list of whole numbers, not {seeds!r}")
    if not any(option.name == MAP_SEED for option in game.options()):
        raise ValueError(f"{game.title} draws no maps: leave map_seeds out")
    if options[MAP_SEED] != NO_MAP_SEED:
        raise ValueError("map_seed is one map and map_seeds are many: leave one of them out")
    if not seeds:
        raise ValueError("map_seeds hold one seed at least")
    kept: Sequence[int] = seeds if isinstance(seeds, range) else [int(seed) for seed in seeds]
    if min(kept) < 0:
        raise ValueError(f"map_seeds are 0 or more, not {min(kept)}")
    for seed in (min(kept), max(kept)):
        completed_options(game, players, {**options, MAP_SEED: seed})
    game.settled(players, {**options, MAP_SEED: kept[0]})
    return kept


def encoding_of(
    name: str,
    *,
    players: int,
    map_seeds: Sequence[int] | None = None,
    version: int = VERSION,
    **options: int | str,
) -> Encoding:
    """The encoding of a game. Raises UnknownGame, and ValueError for players or an option."""
    return Encoding(find_game(name), players, options, map_seeds, version)


def restored_encoding(
    home: str,
    name: str,
    players: int,
    options: dict[str, Any],
    map_seeds: Sequence[int] | None = None,
    version: int = FIRST_VERSION,
) -> Encoding:
    """An encoding restored from a pickle; `home` is the module that registers its game."""
    import_module(home)
    return Encoding(find_game(name), players, options, map_seeds, version)


def checked_version(version: int) -> int:
    """A valid version of the environments. Raises ValueError."""
    if version not in VERSIONS:
        raise ValueError(f"environments have the versions {VERSIONS[0]} and {VERSIONS[1]}")
    return version


def checked_actions(actions: object) -> str:
    """A valid way to number moves. Raises ValueError, naming the ways."""
    if actions not in (ALL, COMPACT):
        raise ValueError(f"actions are {ALL} or {COMPACT}, not {actions!r}")
    return str(actions)


def checked_players(players: object) -> int:
    """A number of players as an int, also from NumPy's whole numbers. Raises TypeError."""
    try:
        return operator.index(players)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"players are a whole number, not {players!r}") from None


def _plain(value: Any) -> Any:
    """A value with NumPy's numbers as Python's, which states consist of."""
    return value.item() if isinstance(value, np.generic) else value


def write_mask(mask: Row, last: list[int], legal: list[int]) -> list[int]:
    """Clear the numbers that were legal last, and set those that are now; return the latter.

    Used as `last = write_mask(mask, last, legal)`.
    """
    mask[last] = 0
    mask[legal] = 1
    return legal
