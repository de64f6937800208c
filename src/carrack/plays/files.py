"""The files in which finished games go out: CSV, and the play file of BG Stats."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from carrack.plays.play import AUTOMATON, Play, PlayedSide

CSV, BG_STATS = "csv", "bgsplay"
FORMS = (CSV, BG_STATS)
"""The forms of a file, as its name ends."""

COLUMNS = (
    *("date", "game", "players", "seat", "name", "bot"),
    *("points", "place", "winner", "rounds", "minutes", "hash"),
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""With what a cell begins that a spreadsheet would compute."""

Person = tuple[str, str, int]
"""A name, the bot if it is one, and the how many-th of these in one game."""

_TIME = "%Y-%m-%d %H:%M:%S"
_ABOUT = "Games played with Carrack, for BG Stats: share this file with that app, or open it there."


@dataclass(frozen=True)
class PlayFile:
    """The format of an exported game: its form, the time zone of its days, its automaton's name."""

    form: str = CSV
    zone: str = ""
    automaton: str = AUTOMATON


def written(plays: Iterable[Play], form: str, zone: tzinfo | None = None) -> str:
    """Games as the text of a file, in one of the `FORMS`; days are those of `as_bg_stats`."""
    if form == CSV:
        return as_csv(plays)
    return as_bg_stats(list(plays), datetime.now(UTC), zone)


def as_csv(plays: Iterable[Play]) -> str:
    """A line for each side of each game, below the names of the columns (RFC 4180, UTF-8)."""
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(COLUMNS)
    for play in plays:
        rows.writerows(_row(play, seat, side) for seat, side in enumerate(play.sides, 1))
    return out.getvalue()


def _row(play: Play, seat: int, side: PlayedSide) -> list[Any]:
    date = "" if play.ended is None else play.ended.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return [
        *(date, _plain(play.title), play.players, seat, _plain(side.name), _plain(side.bot)),
        *(side.points, side.place, int(side.won), play.rounds, play.minutes, play.digest),
    ]


def _plain(text: str) -> str:
    """A text that no spreadsheet takes for a formula.

    >>> _plain("=1+1"), _plain("Ada")
    ("'=1+1", 'Ada')
    """
    return f"'{text}" if text.startswith(_FORMULA) else text


def as_bg_stats(plays: list[Play], now: datetime, zone: tzinfo | None = UTC) -> str:
    """Games as BG Stats exchanges them; those of which nobody knows when they ended are of `now`.

    Games, people and plays have the same identifiers in every file, so that reading one twice
    adds nothing. Times are those of `zone`, None: of this machine.
    """
    titles = list(dict.fromkeys(play.title for play in plays))
    people = list(dict.fromkeys(who for play in plays for who in _people(play)))
    data = {
        "about": _ABOUT,
        "games": [_game(i, title) for i, title in enumerate(titles, 1)],
        "locations": [{"id": 1, "name": "Carrack", "uuid": _name("location")}],
        "players": [_player(i, *who) for i, who in enumerate(people, 1)],
        "plays": [
            _play(play, titles.index(play.title) + 1, people, (play.ended or now).astimezone(zone))
            for play in plays
        ],
        "userInfo": {"meRefId": 0},
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _name(what: str) -> str:
    return str(uuid5(NAMESPACE_URL, f"carrack:{what}")).upper()


def _game(number: int, title: str) -> dict[str, Any]:
    kind = {"cooperative": False, "highestWins": True, "noPoints": False, "usesTeams": False}
    unknown = {"bggId": 0, "bggYear": 0}
    return {"id": number, "uuid": _name(f"game:{title}"), "name": title, **kind, **unknown}


def _people(play: Play) -> list[Person]:
    """Return the people by side: those of one name in one game are several people."""
    met: Counter[tuple[str, str]] = Counter()
    found = []
    for side in play.sides:
        met[side.name, side.bot] += 1
        found.append((side.name, side.bot, met[side.name, side.bot]))
    return found


def _player(number: int, name: str, bot: str, nth: int) -> dict[str, Any]:
    again, apart = (f" ({nth})", f"\n{nth}") if nth > 1 else ("", "")
    same = AUTOMATON if bot == "automaton" else name  # whatever language it is called in
    who = {"id": number, "uuid": _name(f"player:{bot}:{same}{apart}"), "name": name + again}
    return {**who, "isAnonymous": False}


def _play(play: Play, game: int, people: list[Person], when: datetime) -> dict[str, Any]:
    return {
        "uuid": _name(f"play:{play.digest}"),
        "playDate": when.strftime(_TIME),
        "playDateYmd": int(when.strftime("%Y%m%d")),
        "entryDate": when.strftime(_TIME),
        "modificationDate": when.strftime(_TIME),
        "gameRefId": game,
        "locationRefId": 1,
        "durationMin": play.minutes or 0,
        "rounds": play.rounds or 0,
        "comments": f"Carrack {play.digest}",
        "ignored": False,
        "scoringSetting": 0,
        "manualWinner": True,  # ties are broken by the rules of the game
        "usesTeams": False,
        "playerScores": [
            _score(seat, side, people.index(who) + 1)
            for seat, (side, who) in enumerate(zip(play.sides, _people(play), strict=True), 1)
        ],
    }


def _score(seat: int, side: PlayedSide, player: int) -> dict[str, Any]:
    score = {
        "playerRefId": player,
        "seatOrder": seat,
        "score": str(side.points),
        "rank": side.place,
        "winner": side.won,
        "startPlayer": False,
        "newPlayer": False,
        "metaData": json.dumps({"isNpc": 1} if side.bot else {}),
    }
    return {**score, "role": side.bot} if side.bot else score
