"""An observation of Amerigo says what the view says: made again from the view, slowly."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.adapters.tensors import Encoding
from carrack.core.chance import Stream
from carrack.core.game import state_hash
from carrack.games.amerigo.box.edition import load_edition
from carrack.games.amerigo.components import COLOURS
from carrack.games.amerigo.game import GAME
from carrack.games.amerigo.state import Amerigo
from carrack.testing import walks

BOX = load_edition("reconstructed")
STEPS = ["choose", "act", "pick", "done", "over"]
ACTIONS = [None, *COLOURS, "gold", "cubes"]
Parts = dict[str, Any]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_says_what_the_view_says(players: int) -> None:
    encoding = Encoding(GAME, players, {})
    for seed in range(3):
        for spot in walks.walk(GAME, players, seed):
            seat = spot.number % players
            view = GAME.view(spot.state, seat)
            parts = encoding.parts(encoding.observation(spot.state, seat))
            found = {name: part.tolist() for name, part in parts.items()}
            assert isinstance(spot.state, Amerigo)
            wanted = {**turn(view, seat), **supplies(view, seat), **sheets(view, seat)}
            wanted |= {**area(view, seat), **beyond_the_view(spot.state)}
            check_hidden_piles(view, found)
            assert found == wanted


def from_here(view: Parts, seat: int) -> list[int]:
    """The seats from the observing one."""
    return [(seat + ahead) % view["players"] for ahead in range(view["players"])]


def turn(view: Parts, seat: int) -> Parts:
    seats = from_here(view, seat)
    return {
        "deciding": seats.index(view["seat"]) if view["seat"] >= 0 else view["players"],
        "round": view["round"],
        "phase": view["phase"],
        "step": STEPS.index(view["step"]),
        "action": ACTIONS.index(view["action"]),
        "ap": view["ap"],
        "acting": view["acting"],
        "order": [seats.index(other) for other in view["order"]],
        "track": [seats.index(other) for other in view["track"]],
    }


def supplies(view: Parts, seat: int) -> Parts:
    shown = view["pirates"]["shown"]
    return {
        "storage": view["storage"],
        "space": view["space"],
        "tower": view["tower"],
        "display": [
            view["production"].count({"good": kind.good, "cost": kind.cost})
            for kind in BOX.production
        ],
        "pirates": [marker + 1 for marker in shown] + [0] * (5 - len(shown)),
        "strength": [view["pirates"]["strength"][other] for other in from_here(view, seat)],
        "neutrals": [view["supply"][kind.id] for kind in BOX.neutrals],
    }


def sheets(view: Parts, seat: int) -> Parts:
    sheet = [view["seats"][other] for other in from_here(view, seat)]
    plain = ["gold", "cannons", "progress", "special", "posts_left", "chests"]
    return {
        **{name: [one[name] for one in sheet] for name in plain},
        "points": [list(divmod(one["points"], 100)) for one in sheet],
        "held": [[held(one["tokens"], token.id) for token in BOX.tokens] for one in sheet],
        "commodities": [one["commodities"] for one in sheet],
        "production": [one["production"] for one in sheet],
        "villages": [[one["villages"][kind.id] for kind in BOX.villages] for one in sheet],
        "own_villages": [[one["supply"].get(k.id, 0) for k in BOX.villages] for one in sheet],
        "own_neutrals": [[one["supply"].get(k.id, 0) for k in BOX.neutrals] for one in sheet],
    }


def held(tokens: list[Parts], name: str) -> int:
    return sum(2 if token["used"] else 1 for token in tokens if token["id"] == name)


def area(view: Parts, seat: int) -> Parts:
    board, static, seats = view["board"], view["static"], from_here(view, seat)
    lying = [[0] * board["width"] for _ in range(board["height"])]
    for tile in board["tiles"]:
        village = static["tiles"][tile["tile"]]["village"]
        for square in tile["squares"]:
            row, column = divmod(square, board["width"])
            lying[row][column] = 2 + seats.index(tile["seat"]) if village else 1
    for square, owner in board["posts"]:
        row, column = divmod(square, board["width"])
        lying[row][column] = 2 + view["players"] + seats.index(owner)
    return {
        "squares": [[".a#Pnfcst".index(mark) for mark in row] for row in static["rows"]],
        "lying": lying,
        "ships": [
            [place(ship["node"]) for ship in board["ships"] if ship["seat"] == other]
            for other in seats
        ],
    }


def place(node: str | None) -> list[int]:
    """Row, column and frame space, from 1."""
    if node is None:
        return [0, 0, 0]
    if node.startswith("@"):
        return [0, 0, int(node[1:]) + 1]
    return [int(node[1:]), ord(node[0]) - ord("a") + 1, 0]


def beyond_the_view(s: Amerigo) -> Parts:
    """What a view does not say: everybody saw the moves that led to it, or the tokens that came."""
    left = [kind.in_play(s.players) for kind in BOX.production]
    for kind in s.stack[: s.stack_at]:
        left[kind] -= 1
    come, landing = s.deck[: s.deck_at], divmod(s.landing, s.world.width)
    return {
        "neutral_taken": s.neutral_taken,
        "picks_due": s.picks_due,
        "ships_done": [s.ships_done % 2, s.ships_done // 2],
        "landing": [landing[0] + 1, landing[1] + 1] if s.landing >= 0 else [0, 0],
        "production_left": left,
        "tokens": [
            1 if token in s.left else 2 if token in s.right else 3 if token in come else 0
            for token in range(len(BOX.tokens))
        ],
    }


def check_hidden_piles(view: Parts, found: Parts) -> None:
    """Of what lies face down only the numbers are told, and what is not in it."""
    assert sum(found["production_left"]) == view["production_left"]
    assert found["tokens"].count(0) == view["tokens"]["deck"]
    display = view["tokens"]["left"] + view["tokens"]["right"]
    assert {BOX.tokens[i].id for i, where in enumerate(found["tokens"]) if where in (1, 2)} == {
        name for name in display if name is not None
    }


def test_what_is_imagined_does_not_remember_in_which_order_a_display_was_drawn() -> None:
    s = walks.new_state(GAME, 3, 5)
    twin = s.copy()
    twin.stack = s.stack[s.stack_at - 1 :: -1] + s.stack[s.stack_at :]
    assert twin.stack != s.stack
    imagined = [state_hash(GAME, GAME.imagine(one, 0, Stream(1))) for one in (s, twin)]
    assert imagined[0] == imagined[1]
