"""Tournaments: which games are played between which bots, and one of them played.

>>> from carrack.core.registry import find_game
>>> plan = make_tournament(find_game("amerigo"), ["greedy", "random"], players=2, games=3)
>>> plan.games, [pairing.seating for pairing in plan.pairings()]
(4, [(0, 1), (1, 0), (0, 1), (1, 0)])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any

from carrack import __version__
from carrack.arena.series.playing import Outcome, SeriesPlan, make_plan
from carrack.arena.series.playing import SeatedBots as Table
from carrack.arena.tournament.schedule import Pairing, Seating, pairings, whole_rounds
from carrack.bots import bot_names, check_bot, make_bot, narrowed
from carrack.core.chance import SEEDED_1, SEEDED_2
from carrack.core.game import Game
from carrack.core.registry import find_game

AUTOMATON = "automaton"
"""The name of the automaton among the bots."""


@dataclass(frozen=True)
class Contest:
    """A question about two bots whose answer ends a tournament early.

    It is decided when it is known whether the first is placed ahead of the second in more or less
    than the share `above` of their meetings (½: which one is better), or, with a `margin` above 0,
    when neither can be better by more than that.
    """

    first: str
    second: str
    margin: float = 0.0
    above: float = 0.5


@dataclass(frozen=True)
class Tournament:
    """A tournament to play: plain data, as sent to workers and written before the results.

    Game `n` and its outcome depend on everything here but `games` and `contest`, which only say
    where the games end. `rules`, `identity` and `version` name the rules, the components and the
    version of Carrack, `luck` the source of chance; `home` is the module that registers the game.
    Not `wide`: it was begun when bots compared fewer lines, and continues with those.
    `one_against_all`: the first of two bots sits in one seat, the second in all others.
    """

    game: str
    home: str
    players: int
    automata: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, int | str]
    rules: str
    identity: dict[str, Any]
    version: str
    contest: Contest | None = None
    luck: str = SEEDED_1
    wide: bool = False
    one_against_all: bool = False

    @property
    def sides(self) -> int:
        """The number of sides in a game: seats and automata."""
        return self.players + self.automata

    @property
    def names(self) -> tuple[str, ...]:
        """All names that are rated: the bots, and the automaton if there is one."""
        return (*self.bots, AUTOMATON) if self.automata else self.bots

    def pairings(self) -> Iterator[Pairing]:
        """The games in order."""
        row = pairings(len(self.bots), self.players, self.one_against_all)
        return islice(row, self.games)

    def named(self, seating: Seating) -> list[str]:
        """The bot in each seat."""
        return [self.bots[bot] for bot in seating]

    def prepare(self) -> Callable[[Pairing], Outcome]:
        """A function that plays its games (:class:`carrack.workers.work.Work`)."""
        return Entrants(self).play


def make_tournament(
    game: Game[Any],
    bots: list[str],
    players: int,
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    contest: Contest | None = None,
    rules: str | None = None,
    luck: str = SEEDED_2,
    one_against_all: bool = False,
) -> Tournament:
    """A tournament, every name and number checked; `games` are rounded up to whole rounds.

    Raises UnknownBot, and ValueError for arguments that do not fit together.
    """
    _check_bots(bots)
    for name in bots[1:]:
        check_bot(game, name)
    checked = make_plan(game, [bots[0]] * players, games, seed, options, rules=rules, luck=luck)
    if len(bots) + checked.automata < 2:
        some = ",".join(bot_names(game)[:2])
        raise ValueError(f"a tournament compares bots; name two or more, as in {some}")
    if contest is not None:
        _check_contest(contest, [*bots, *[AUTOMATON] * checked.automata])
    return Tournament(
        game=game.name,
        home=checked.home,
        players=players,
        automata=checked.automata,
        bots=tuple(bots),
        games=whole_rounds(len(bots), players, games, one_against_all),
        seed=seed,
        options=checked.options,
        rules=checked.rules,
        identity=game.identity(players, checked.options),
        version=__version__,
        contest=contest,
        luck=luck,
        wide=True,
        one_against_all=one_against_all,
    )


def _check_bots(bots: list[str]) -> None:
    """Raise ValueError for names that cannot take part together."""
    if not bots or not all(bots):
        raise ValueError("a bot has no name; put commas between names, as in greedy,random")
    for name, times in Counter(bots).items():
        if times > 1:
            raise ValueError(f"{name} is named {times} times; name every bot once")
    if AUTOMATON in bots:
        raise ValueError(f"{AUTOMATON} takes part by itself where the rules have one")


def _check_contest(contest: Contest, names: list[str]) -> None:
    """Raise ValueError for a contest that cannot be held between these bots."""
    for name in (contest.first, contest.second):
        if name not in names:
            raise ValueError(f"{name} does not take part; there are {', '.join(names)}")
    if contest.first == contest.second:
        raise ValueError(f"{contest.first} cannot be better than itself; name two bots")
    if not 0 <= contest.margin < 0.5:
        raise ValueError(f"a margin is at least 0 and below 0.5, not {contest.margin}")
    if not 0 < contest.above < 1:
        raise ValueError(f"a share is between 0 and 1, not {contest.above}")
    if contest.margin and contest.above != 0.5:
        raise ValueError("a margin says when two bots count as equal; leave out --above then")


class Entrants:
    """The game and the bots of a tournament, ready to play any of its games."""

    def __init__(self, plan: Tournament) -> None:
        import_module(plan.home)
        game: Game[Any] = find_game(plan.game)
        self.plan = plan
        made = {name: make_bot(game, name) for name in plan.bots}
        self.cast = made if plan.wide else {name: narrowed(bot) for name, bot in made.items()}

    def play(self, pairing: Pairing) -> Outcome:
        """Play a game. Raises BotError.

        It is game `pairing.block` of a series with the same seed and these bots in these seats, so
        `carrack simulate` can play it again to record it.
        """
        plan = self.plan
        series = SeriesPlan(
            game=plan.game,
            home=plan.home,
            players=plan.players,
            automata=plan.automata,
            games=plan.games,
            bots=tuple(plan.named(pairing.seating)),
            seed=plan.seed,
            options=plan.options,
            sources=True,
            rules=plan.rules,
            luck=plan.luck,
        )
        return Table(series, self.cast).play(pairing.block)
