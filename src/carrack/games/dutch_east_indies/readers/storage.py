"""A position as plain data and back, for hashes and snapshots."""

from __future__ import annotations

from typing import Any

from carrack.core.fields import LIST, NUMBER, STACK, named
from carrack.games.carried import box_from_json, box_to_json
from carrack.games.dutch_east_indies.box.edition import EDITION_SHELF, MAP_SHELF, drawn_chart
from carrack.games.dutch_east_indies.chart.world import FIRST_RULES, GOAL, NO_LEVEL, RULES, World
from carrack.games.dutch_east_indies.components import ChartPlan, Edition
from carrack.games.dutch_east_indies.state import FIELDS, NOTHING, Dei, automaton_from_json, blank

NUMBERS, LISTS, STACKS = (named(FIELDS, kind) for kind in (NUMBER, LIST, STACK))
KEPT_WORLDS = 16  # charts whose tables are kept for further games

_worlds: dict[tuple[tuple[str, ...], tuple[int, ...]], World] = {}


def world_of(
    edition: Edition,
    plan: ChartPlan,
    players: int,
    strict: bool,
    rounds: int,
    level: int = NO_LEVEL,
    rules: int = RULES,
    goal: int = GOAL,
) -> World:
    """The world of a chart; the same arguments return the same object."""
    box = (edition.name, edition.title, edition.digest, edition.text)  # names and titles are shown
    chart = (plan.name, plan.title, plan.provenance, plan.digest, plan.text)
    key = ((*box, *chart), (players, int(strict), rounds, level, rules, goal))
    world = _worlds.get(key)
    if world is None:
        world = World(edition, plan, players, strict, rounds, level, rules, goal)
        if len(_worlds) >= KEPT_WORLDS:
            del _worlds[next(iter(_worlds))]
        _worlds[key] = world
    return world


def state_to_json(s: Dei) -> dict[str, Any]:
    """The whole position, hidden parts included."""
    data: dict[str, Any] = {
        **world_to_json(s.world),
        "ask": list(s.ask),
        "agenda": [list(task) for task in s.agenda],
        "afloat": [[key, s.afloat[key]] for key in sorted(s.afloat)],
        "banned": [list(ban) for ban in sorted(s.banned)],
        "decks": [list(deck) for deck in s.decks],
    }
    if s.automaton is not None:
        data["automaton"] = s.automaton.to_json()
    for name in NUMBERS:
        data[name] = getattr(s, name)
    for name in LISTS + STACKS:
        data[name] = list(getattr(s, name))
    return data


def world_to_json(world: World) -> dict[str, Any]:
    """The data that a world is made from."""
    data: dict[str, Any] = {
        **box_to_json(world.edition),
        "chart": world.plan.name,
        "chart_digest": world.plan.digest,
        "players": world.players,
        "strict": world.strict,
        "rounds": world.rounds,
    }
    if world.rules != FIRST_RULES:  # those had no key for it, and their hashes must stay the same
        data["rules"] = world.rules
    if world.goal != GOAL:
        data["goal"] = world.goal
    if world.plan.text:
        data["map"] = world.plan.text
    if world.solo:
        data["level"] = world.level
    return data


def world_from_json(data: dict[str, Any]) -> World:
    """The world in such data. Raises ValueError if edition or chart have changed."""
    edition = box_from_json(EDITION_SHELF, data)
    plan = plan_of(data)
    if (edition.digest, plan.digest) != (data["digest"], data["chart_digest"]):
        raise ValueError("the edition or the chart is not the one this position was played with")
    level = data.get("level", NO_LEVEL)
    rules = data.get("rules", FIRST_RULES)
    strict, rounds, goal = data["strict"], data["rounds"], data.get("goal", GOAL)
    return world_of(edition, plan, data["players"], strict, rounds, level, rules, goal)


def state_from_json(data: dict[str, Any]) -> Dei:
    """The position in such data. Raises ValueError if edition or chart have changed."""
    s = blank(world_from_json(data))
    if s.world.solo:
        s.automaton = automaton_from_json(data["automaton"])
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in LISTS:
        setattr(s, name, list(data[name]))
    for name in STACKS:
        setattr(s, name, tuple(data[name]))
    s.ask = task_of(data["ask"])
    s.agenda = [task_of(row) for row in data["agenda"]]
    s.afloat = dict(data["afloat"])
    s.banned = [(seat, what, turns) for seat, what, turns in data["banned"]]
    s.decks = [tuple(deck) for deck in data["decks"]]
    return s


def plan_of(data: dict[str, Any]) -> ChartPlan:
    """The map of a position: drawn for its game, or by name as it was when the game began."""
    if "map" in data:
        return drawn_chart(data["map"])
    return MAP_SHELF.as_begun(data["chart"], data["chart_digest"])


def task_of(row: list[int]) -> tuple[int, int, int, int]:
    """A task of the agenda; NOTHING is one shared object."""
    task = (row[0], row[1], row[2], row[3])
    return NOTHING if task == NOTHING else task
