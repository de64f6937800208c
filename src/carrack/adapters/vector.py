"""Many games stepped at once, with observations and masks in arrays that are written in place.

>>> games = many_games("amerigo", players=3, games=4)
>>> shown = games.reset(seeds=7)
>>> shown.observations.shape == (4, games.encoding.size)
True
>>> shown = games.step(games.random_actions(1))
>>> shown.masks.shape == (4, games.encoding.moves), shown.dones.tolist()
(True, [False, False, False, False])

Every seat decides for itself: row i of `observations` and `masks` is for seat `seats[i]` of game i,
and `actions[i]` is its move, as a number. When a game ends, the next one begins by itself:
`dones[i]` is then True, row i of `rewards` has the final reward of each seat, `ended` says how it
ended, and everything else already belongs to the next game.
"""

from __future__ import annotations

from collections.abc import Sequence

from carrack.adapters.opponents import Opponents
from carrack.adapters.rewards import Reward
from carrack.adapters.tensors import VERSION, encoding_of
from carrack.adapters.vector_arrays import Illegal, LegalMoves, Shown, legal_by
from carrack.adapters.vector_games import ManyGames, restored_games
from carrack.adapters.vector_processes import ManyProcesses
from carrack.adapters.vector_terms import Ending, IllegalAction, SeatPlan, SteppedGames

__all__ = [
    "Ending",
    "Illegal",
    "IllegalAction",
    "LegalMoves",
    "ManyGames",
    "SeatPlan",
    "Shown",
    "SteppedGames",
    "legal_by",
    "many_games",
    "restored_games",
]


def many_games(
    name: str,
    *,
    players: int,
    games: int,
    processes: int = 0,
    reward: Reward = "places",
    illegal: Illegal = "ends",
    opponents: Opponents | None = None,
    seat: int | None = 0,
    choices: bool = False,
    rows: bool = False,
    map_seeds: Sequence[int] | None = None,
    version: int = VERSION,
    **options: int | str,
) -> SteppedGames:
    """Games of one kind, stepped in this process (0 processes) or in worker processes.

    `reward` is a kind, or several with weights (:data:`carrack.adapters.rewards.Reward`);
    `opponents`, `seat`, `choices` and `rows` say who plays (:class:`SeatPlan`). Each game is played
    on the map of one of the `map_seeds`, if given; `options` are those of the game. Raises
    UnknownGame and UnknownBot for names, ValueError or TypeError for anything else.
    """
    encoding = encoding_of(name, players=players, map_seeds=map_seeds, version=version, **options)
    seating = SeatPlan(opponents, seat, choices, rows)
    if not processes:
        return ManyGames(encoding, games, reward=reward, illegal=illegal, seating=seating)
    return ManyProcesses(
        encoding, games, processes, reward=reward, illegal=illegal, seating=seating
    )
