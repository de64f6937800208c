"""Positions of recorded games as the page is sent them, and the leaves of a view's form."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from carrack.core.game import OVER, Game, State
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.core.story import described
from carrack.games.amerigo.readers.view_types import AmerigoView
from carrack.games.dutch_east_indies.readers.view_types import DeiView

RECORDS = Path(__file__).parents[2] / "tests" / "records"
FORMS: dict[str, Any] = {"amerigo": AmerigoView, "dutch-east-indies": DeiView}

Json = dict[str, Any]


def heard(name: str, records: list[str], most: int) -> Json:
    """A game with the leaves of its view, and some positions of some records.

    They are the first one in which a leaf occurs or something new is asked, the ends of the games,
    and of each record some `most` others, spread evenly.
    """
    game, known, found = find_game(name), set[str](), list[Json]()
    form = dict(leaves(FORMS[name]))
    for record in records:
        read = read_record((RECORDS / record).read_text("utf-8").splitlines())
        moves, replay = (
            [entry for entry in read.entries if entry.kind == "move"],
            Replay(game, read),
        )
        every = max(1, len(moves) // most)
        for number, _ in enumerate(chain([None], replay.steps())):
            state = replay.match.state
            news = set(traits(game.view(state, max(state.seat, 0)))) - known
            if news or number % every == 0 or replay.match.over:
                found.append(position(game, state))
            known |= news
    return {"game": name, "leaves": form, "positions": found}


def traits(view: Json, path: str = "") -> Iterator[str]:
    """What is there, as leaves are named, lists and dictionaries only if something is in them."""
    for name, value in view.items():
        if name == "static":
            continue
        match value:
            case dict():
                yield from traits(value, f"{path}{name}.")
            case [dict() as first, *_]:
                yield from traits(first, f"{path}{name}[].")
            case [_, *_]:
                yield f"{path}{name}[]"
            case str() if name in ("step", "action", "ask"):
                yield f"{path}{name} {value}"
            case bool():
                yield f"{path}{name} {value}"
            case None | []:
                pass
            case _:
                yield f"{path}{name}"


def position(game: Game[Any], state: State) -> Json:
    """What the page of the deciding seat is sent; at the end, that of the first seat."""
    over, you = state.seat == OVER, max(state.seat, 0)
    return {
        "you": [you],
        "view": game.view(state, you),
        "legal": [] if over else described(game, state, game.legal(state)),
        "left": [] if over else game.left(state),
        "courses": [] if over else game.courses(state),
        "commands": [
            {"index": move.index, "move": move.notation, **game.describe_command(state, seat, move)}
            for seat in range(state.players)
            for move in ([] if over else game.commands(state, seat))
        ],
    }


def leaves(form: Any, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """The leaves of a form: where each is, such as `seats[].tokens[].id`, and its values, if few.

    The keys of a dictionary are written `{}`, the parts of a tuple by their numbers.
    """
    parts = get_args(form)
    match get_origin(form):
        case origin if origin is NotRequired:
            yield from leaves(parts[0], path)
        case origin if origin in (Union, UnionType):
            yield from leaves(next(part for part in parts if part is not NoneType), path)
        case origin if origin is list:
            yield from leaves(parts[0], f"{path}[]")
        case origin if origin is dict:
            yield from leaves(parts[1], f"{path}{{}}")
        case origin if origin is tuple:
            for number, part in enumerate(parts):
                yield from leaves(part, f"{path}[{number}]")
        case origin if origin is Literal:
            yield path, list(parts)
        case _ if is_typeddict(form):
            for name, part in get_type_hints(form, include_extras=True).items():
                yield from leaves(part, f"{path}.{name}".removeprefix("."))
        case _:
            yield path, [False, True] if form is bool else []
