"""Playing a tournament to its end, from wherever its results begin."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice

from carrack.arena.series.faults import Faults
from carrack.arena.series.playing import Progress
from carrack.arena.tournament.results import GameLine, Results, line_of, lines_in
from carrack.arena.tournament.standings import Standings
from carrack.arena.tournament.tournament import Tournament
from carrack.workers.interrupts import Interrupts
from carrack.workers.pool import Pool


@dataclass
class TournamentRun:
    """How a call of :func:`play` ended.

    `found` games were there before, `fresh` ones have been played in `seconds` of wall time;
    `interrupted` says that Ctrl-C came before the end; `faults` are those of own bots in the fresh
    games.
    """

    standings: Standings
    found: int
    fresh: int
    seconds: float
    interrupted: bool
    faults: Faults


def play(
    plan: Tournament,
    pool: Pool,
    results: Results | None = None,
    progress: Progress | None = None,
) -> TournamentRun:
    """Plays what is missing, files every game at once, and counts.

    It ends with the plan, with the verdict of its contest (after the same game whoever plays), or
    with Ctrl-C. Raises BotError, ResultsError, PoolError, OSError.
    """
    report = progress if progress is not None else _silent
    standings = Standings(plan)
    found = 0
    if results is not None:
        found = replayed(standings, results.lines())
        report(found)
    faults = Faults()
    with Interrupts() as interrupts:
        fresh = _fresh(plan, pool, results, standings, found, interrupts, report, faults)
    interrupted = interrupts.hit and not _over(standings, found + fresh)
    return TournamentRun(standings, found, fresh, pool.seconds, interrupted, faults)


def _over(standings: Standings, games: int) -> bool:
    """Whether no more games are wanted after so many."""
    return standings.decided or games == standings.plan.games


def _silent(games: int) -> None:
    """Reports nothing."""


def _fresh(
    plan: Tournament,
    pool: Pool,
    results: Results | None,
    standings: Standings,
    found: int,
    interrupts: Interrupts,
    report: Progress,
    faults: Faults,
) -> int:
    """Plays the games after those found, and gives how many they were."""
    number = found
    if _over(standings, found):
        return 0
    jobs = islice(plan.pairings(), found, None)
    with closing(pool.map(plan, jobs, interrupts.stop, "game")) as answers:
        for pairing, outcome in answers:
            if pairing.number != number + 1:
                break  # after Ctrl-C: games after a gap are played again when it goes on
            number += 1
            line = line_of(plan, pairing, outcome)
            faults.add(line.seats, outcome.lost, outcome.fault)
            if results is not None:
                results.add(line)
            standings.add(line, pairing.last)
            report(1)
            if _over(standings, number):
                break
    return number - found


def replayed(standings: Standings, lines: Iterator[GameLine]) -> int:
    """Counts the games that lie in a file, and gives how many they are. Raises ResultsError."""
    games = 0
    for line, pairing in zip(lines, standings.plan.pairings(), strict=False):
        if standings.decided:
            break
        standings.add(line, pairing.last)
        games += 1
    return games


def standings_in(path: str, plan: Tournament) -> Standings:
    """The standings that a file of results tells. Raises ResultsError, OSError."""
    standings = Standings(plan)
    replayed(standings, lines_in(path, plan))
    return standings
