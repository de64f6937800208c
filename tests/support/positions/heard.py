"""Positions of recorded games as the page is sent them, and the leaves of a view's form."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from carrack.core.game import OVER, Game, State
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.core.story import described
from carrack.games.amerigo.readers.view_types import AmerigoView
from carrack.games.dutch_east_indies.readers.view_types import DeiView

RECORDS = Path(__file__).parents[2] / "records"
FORMS: dict[str, Any] = {"amerigo": AmerigoView, "dutch-east-indies": DeiView}

Json = dict[str, Any]


def heard(name: str, records: list[str], every: int) -> Json:
    """A game with the leaves of its view, and positions of some records.

    They are one in `every` decisions, and the first of each kind; the last ones are ends of games.
    """
    game, kinds, found = find_game(name), set[str](), list[Json]()
    for record in records:
        replay = Replay(game, read_record((RECORDS / record).read_text("utf-8").splitlines()))
        for number, _ in enumerate(chain([None], replay.steps())):
            shown = position(game, replay.match.state)
            if number % every == 0 or replay.match.over or kind_of(shown) not in kinds:
                found.append(shown)
            kinds.add(kind_of(shown))
    return {"game": name, "leaves": dict(leaves(FORMS[name])), "positions": found}


def kind_of(shown: Json) -> str:
    """What is decided, apart from where: the step, the action and the question."""
    view = shown["view"]
    asked = view.get("ask") or {}
    return f"{view.get('step')} {view.get('action')} {asked.get('ask')}"


def position(game: Game[Any], state: State) -> Json:
    """What the page is sent of a position: to the deciding seat, to a spectator at the end."""
    over = state.seat == OVER
    return {
        "view": game.view(state, None if over else state.seat),
        "legal": [] if over else described(game, state, game.legal(state)),
        "left": [] if over else game.left(state),
        "courses": [] if over else game.courses(state),
    }


def leaves(form: Any, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """The leaves of a form: where each is, such as `seats[].tokens[].id`, and its few values, if few.

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
