"""The data of a drawn board: what one viewer may see of a game.

The same views, events and descriptions that the server sends to the page (docs/protocol.md), for
boards elsewhere, such as in a notebook.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import asdict
from typing import Any

from carrack.core.fluent import sources
from carrack.core.game import OVER, Game
from carrack.core.page_view import page_view
from carrack.core.record import Header
from carrack.core.reel import Reel
from carrack.core.story import HistoryStep, described
from carrack.texts.rules import load_rules

DECIDER = "decider"
SPECTATOR = "spectator"

Eyes = int | str
"""The viewer: a seat; `spectator`; or `decider`, the seat that decides, who reads the whole log."""


def check_eyes(eyes: Eyes, players: int) -> None:
    """Raise ValueError for an unknown viewer, naming the possible ones."""
    if eyes in (DECIDER, SPECTATOR) or (type(eyes) is int and 0 <= eyes < players):
        return
    raise ValueError(
        f"eyes are a seat from 0 to {players - 1}, {DECIDER!r} or {SPECTATOR!r}, not {eyes!r}"
    )


def eyes_at(reel: Reel, step: int, eyes: Eyes) -> int | None:
    """The seat that sees the position after a step; None is a spectator.

    After the end, `decider` is the seat that decided last.
    """
    if eyes == SPECTATOR:
        return None
    if eyes != DECIDER:
        return int(eyes)
    deciding: int = reel.position(step).seat
    if deciding != OVER:
        return deciding
    last = [each.seat for each in reel.story.steps if each.kind == "move"]
    return last[-1] if last else None


def played_by(eyes: Eyes, players: int) -> list[int]:
    """The seats that this viewer plays: those whose knowledge is shown."""
    if eyes == SPECTATOR:
        return []
    return list(range(players)) if eyes == DECIDER else [int(eyes)]


def position(reel: Reel, eyes: Eyes, playable: bool) -> dict[str, Any]:
    """The newest position, with what this viewer may play there if it is `playable`.

    `view` and `base` are the position and the one before the last step, `steps` the story so far,
    `you` the seats that can be played; `decision` and `undo_floor` say how much can be undone.
    """
    game, match, newest = reel.game, reel.replay.match, reel.length - 1
    seat = eyes_at(reel, newest, eyes)
    header = match.header
    you = played_by(eyes, header.players) if playable and not match.over else []
    chooses = match.state.seat in you
    return {
        "view": page_view(game, match.state, seat),
        "base": page_view(game, reel.position(max(newest - 1, 0)), seat),
        "steps": [shown(each, eyes) for each in reel.story.steps],
        "seats": sides(game, header),
        "you": you,
        "legal": described(game, match.state, game.legal(match.state)) if chooses else [],
        "standing": game.standing(match.state),
        "left": game.left(match.state) if chooses else [],
        "courses": game.courses(match.state) if chooses else [],
        "commands": commands(reel, you),
        "deciding": match.state.seat,
        "decision": match.decision,
        "undo_floor": match.undo_floor(),
        "provisional": False,
        "result": reel.result(),
    }


def film(reel: Reel, eyes: Eyes) -> dict[str, Any]:
    """A whole game: the steps that stand, and a frame for each.

    `frames` hold only what differs from the view before, so that they are small: a game of four
    takes some 40 kB compressed.
    """
    stops = reel.standing()
    frames: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    for step in stops:
        view = page_view(reel.game, reel.position(step), eyes_at(reel, step, eyes))
        frames.append(
            {key: part for key, part in view.items() if key not in before or before[key] != part}
        )
        before = view
    return {
        "steps": [shown(reel.story.steps[step], eyes) for step in stops],
        "seats": sides(reel.game, reel.replay.match.header),
        "frames": frames,
        "result": reel.result(),
    }


def shown(step: HistoryStep, eyes: Eyes) -> dict[str, Any]:
    """A step as this viewer may see it."""
    if eyes != DECIDER:
        return step.shown(None if eyes == SPECTATOR else int(eyes))
    return {**step.shown(None), "events": [event.whole() for event in step.events]}


def commands(reel: Reel, seats: list[int]) -> list[dict[str, Any]]:
    """The commands of these seats, each with its seat."""
    game, state = reel.game, reel.replay.match.state
    return [
        {
            "index": move.index,
            "move": move.notation,
            **game.describe_command(state, seat, move),
            "seat": seat,
        }
        for seat in seats
        for move in game.commands(state, seat)
    ]


def sides(game: Game[Any], header: Header) -> list[dict[str, Any]]:
    """The seats, as far as the record names them, then the automata."""
    written: list[Any] = [*header.seats, *[{}] * header.players]  # a file may claim anything

    given = [seat if isinstance(seat, dict) else {} for seat in written]
    seats = [
        _side(i, str(given[i].get("name") or f"Player {i + 1}"), "human", given[i].get("bot"))
        for i in range(header.players)
    ]
    rest = range(header.players, game.sides(header.players))
    return seats + [_side(side, "Automaton", "automaton", None) for side in rest]


def _side(seat: int, name: str, kind: str, bot: object) -> dict[str, Any]:
    return {
        "seat": seat,
        "name": name,
        "kind": "bot" if bot else kind,
        "bot": str(bot) if bot else None,
        "online": True,
        "resigned": False,
    }


def words(game: Game[Any]) -> dict[str, Any]:
    """The texts (`messages`, as Fluent) of a game and the core, and its `rules`, by language."""
    texts = sources(game.package)
    return {"messages": texts, "rules": {each: _rules(game.package, each) for each in texts}}


def _rules(package: str, language: str) -> list[dict[str, str]]:
    try:
        return [asdict(rule) for rule in load_rules(package, language)]
    except LookupError:
        return []


def packed(data: object) -> bytes:
    """Plain data as JSON, compressed by zlib, which a browser unpacks with `deflate`."""
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 6)
