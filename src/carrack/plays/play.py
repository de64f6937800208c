"""A finished game as lists of games know it: when, who, how many points, who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from carrack.core.match import Match
from carrack.core.record import Entry, Record

LONGEST = timedelta(days=1)
"""Of a game that took longer nobody can say how long people played."""
BOT_PLAYS = ("bot", "resign")
PERSON_PLAYS = ("human", "join")
AUTOMATON = "Automaton"
"""The automaton's name where nobody gives it in another language."""


@dataclass(frozen=True)
class PlayedSide:
    """A seat, or an automaton, at the end; `bot` is who played it, or empty for a person.

    `won` is true of nobody where the game was stopped at a limit (`Result.cut`).
    """

    name: str
    bot: str = ""
    points: int = 0
    place: int = 0
    won: bool = False


@dataclass(frozen=True)
class Play:
    """A finished game; `digest` is the hash of its last position, as its record has it."""

    title: str
    players: int
    digest: str
    sides: tuple[PlayedSide, ...]
    rounds: int | None = None
    ended: datetime | None = None
    minutes: int | None = None


class Unfinished(ValueError):
    """The record of a game that is not over."""


def play_of(
    record: Record,
    match: Match,
    ended: datetime | None = None,
    begun: datetime | None = None,
    automaton: str = AUTOMATON,
) -> Play:
    """Return a play as its record has it; `match` is at its end.

    `ended` and `begun` are known from elsewhere, `automaton` is the name of one. Raises Unfinished.
    """
    digest = next((e.data["hash"] for e in record.entries if e.kind == "result"), None)
    if digest is None or not match.over:
        raise Unfinished("the game is not over: it has no result to export")
    header, result = match.header, match.game.result(match.state)
    people = _people(header.seats, header.players, record.entries)
    automata = [PlayedSide(automaton, "automaton")] * match.game.automata(header.players)
    scores = zip([*people, *automata], result.points, result.places, result.winners(), strict=True)
    rounds = match.game.view(match.state, None).get("round")
    end = _ended(record.entries) or ended
    return Play(
        title=match.game.title,
        players=header.players,
        digest=digest,
        sides=tuple(
            replace(side, points=points, place=place, won=won)
            for side, points, place, won in scores
        ),
        rounds=rounds if isinstance(rounds, int) else None,
        ended=end,
        minutes=_minutes(begun, end),
    )


def _people(given: Sequence[Any], players: int, entries: Sequence[Entry]) -> list[PlayedSide]:
    """Return who sat on the seats at the end: as the header has them, changed by the notes."""
    written = [*given, *[{}] * players][:players]  # a file may claim anything
    named = [seat if isinstance(seat, dict) else {} for seat in written]
    sides = [
        PlayedSide(str(seat.get("name") or f"Player {number}"), str(seat.get("bot") or ""))
        for number, seat in enumerate(named, 1)
    ]
    for entry in entries:
        note = entry.data["note"] if entry.kind == "note" else {}
        seat: Any = note.get("seat")
        if "action" in note and type(seat) is int and 0 <= seat < players:
            sides[seat] = _changed(sides[seat], note)
    return sides


def _changed(side: PlayedSide, note: dict[str, Any]) -> PlayedSide:
    name, bot = str(note.get("name") or side.name), side.bot
    if note["action"] in BOT_PLAYS:
        bot = str(note.get("bot") or bot)
    elif note["action"] in PERSON_PLAYS:
        bot = ""
    # an invitation names who had the seat before
    return replace(side, name=side.name if note["action"] == "invite" else name, bot=bot)


def _ended(entries: Sequence[Entry]) -> datetime | None:
    """Return when the game ended, if its record says so."""
    notes = (entry.data["note"] for entry in reversed(entries) if entry.kind == "note")
    said = next((note.get("ended") for note in notes if "seed" in note), None)
    try:
        return datetime.fromisoformat(str(said))
    except ValueError:
        return None


def _minutes(begun: datetime | None, ended: datetime | None) -> int | None:
    if begun is None or ended is None or not timedelta(0) <= ended - begun <= LONGEST:
        return None
    return max(1, round((ended - begun) / timedelta(minutes=1)))
