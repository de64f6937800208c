"""Playing a tournament to its end, from wherever its results begin."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice

from carrack.arena.series.faults import Faults
from carrack.arena.series.playing import Progress
from carrack.arena.tournament.processor_time import ProcessorTime
from carrack.arena.tournament.results import GameLine, Results, line_of, lines_in
from carrack.arena.tournament.standings import Standings
from carrack.arena.tournament.tournament import Tournament
from carrack.workers.interrupts import Interrupts
from carrack.workers.pool import Pool


@dataclass
class TournamentRun:
    """The outcome of a call of :func:`play`.

    `found` games were there before, `fresh` ones were played in `seconds` of wall time;
    `interrupted` says that Ctrl-C came before the end; `faults` are those of users' bots in the
    fresh games, `cpu` is the processor time of bots in them.
    """

    standings: Standings
    found: int = 0
    fresh: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    faults: Faults = field(default_factory=Faults)
    cpu: ProcessorTime = field(default_factory=ProcessorTime)

    @property
    def games(self) -> int:
        """The number of games so far."""
        return self.found + self.fresh

    @property
    def over(self) -> bool:
        """Whether no more games are needed."""
        return self.standings.decided or self.games == self.standings.plan.games


def play(
    plan: Tournament, pool: Pool, results: Results | None = None, progress: Progress | None = None
) -> TournamentRun:
    """Play the missing games, write each to the file at once, and add it to the standings.

    It ends with the plan, with the verdict of its contest (after the same game with any number of
    workers), or with Ctrl-C. Raises BotError, ResultsError, PoolError, OSError.
    """
    report = progress if progress is not None else _silent
    run = TournamentRun(Standings(plan))
    if results is not None:
        run.found = replayed(run.standings, results.lines())
        report(run.found)
    with Interrupts() as interrupts:
        if not run.over:
            _play_on(run, pool, results, interrupts, report)
    run.interrupted = interrupts.hit and not run.over
    run.seconds = pool.seconds
    return run


def _silent(games: int) -> None:
    """Report nothing."""


def _play_on(
    run: TournamentRun,
    pool: Pool,
    results: Results | None,
    interrupts: Interrupts,
    report: Progress,
) -> None:
    """Play the games after those found, as long as more are needed."""
    plan = run.standings.plan
    jobs = islice(plan.pairings(), run.found, None)
    with closing(pool.map(plan, jobs, interrupts.stop, "game")) as answers:
        for pairing, outcome in answers:
            if pairing.number != run.games + 1:
                break  # after Ctrl-C: games after a gap are played again when the file is continued
            run.fresh += 1
            line = line_of(plan, pairing, outcome)
            run.faults.add(line.seats, outcome.lost, outcome.fault)
            run.cpu.add(line.seats, outcome.thought)
            if results is not None:
                results.add(line)
            run.standings.add(line, pairing.last)
            report(1)
            if run.over:
                break


def replayed(standings: Standings, lines: Iterator[GameLine]) -> int:
    """Add the games of a file to the standings; return how many there are. Raises ResultsError."""
    games = 0
    for line, pairing in zip(lines, standings.plan.pairings(), strict=False):
        if standings.decided:
            break
        standings.add(line, pairing.last)
        games += 1
    return games


def standings_in(path: str, plan: Tournament) -> Standings:
    """The standings from a results file. Raises ResultsError, OSError."""
    standings = Standings(plan)
    replayed(standings, lines_in(path, plan))
    return standings
