"""Catalogue of the games that can be played here, and their own texts."""

from __future__ import annotations

import logging
from dataclasses import asdict
from functools import lru_cache
from importlib.util import find_spec
from typing import Any, NamedTuple

from carrack.bots import strength_names
from carrack.core.fluent import Texts, shortened, sources
from carrack.core.game import Game
from carrack.core.registry import find_game, game_names
from carrack.lessons.course import LessonError, course_of
from carrack.server.http.modules import module_of
from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import GameAboutPayload, GameInfoPayload
from carrack.server.tables.requested_games import addressed_game
from carrack.server.thinking.bots import Bots
from carrack.texts.rules import load_rules

log = logging.getLogger(__name__)

SAID = ("game-title", "game-about", "game-length")
"""The keys of what a game says of itself on the first page, in the order of `GameAboutPayload`."""


def games(bots: Bots) -> list[GameInfoPayload]:
    """All installed games with their options and the bots that people may seat."""
    shown = []
    for name in game_names():
        try:
            shown.append(_game(find_game(name), bots))
        except Exception:  # a game of somebody else fails alone
            log.exception("the game %s is not offered, as it cannot say what it is", name)
    return shown


class Fixed(NamedTuple):
    """The facts of a game that stay the same while the program runs."""

    automata: dict[str, int]
    strengths: list[str]
    maps: bool
    editions: bool
    lessons: int
    about: dict[str, GameAboutPayload]


@lru_cache(maxsize=64)
def _fixed(game: Game[Any]) -> Fixed:
    """Return those facts, computed once: to judge an empty edition takes 10 ms."""
    automata = {
        str(players): game.automata(players)
        for players in range(game.least_players, game.most_players + 1)
    }
    return Fixed(
        {players: count for players, count in automata.items() if count},
        strength_names(game),
        game.judge_map("") is not None,
        game.judge_edition("", None) is not None,
        _lessons(game),
        _about(game.package),
    )


def _game(game: Game[Any], bots: Bots) -> GameInfoPayload:
    fixed, listed = _fixed(game), bots.listed(game)
    return GameInfoPayload(
        name=game.name,
        title=game.title,
        players=(game.least_players, game.most_players),
        automata=fixed.automata,
        options=[option.to_json() for option in game.options()],
        bots=listed,
        strengths=fixed.strengths,
        titles=bots.titles(game),
        seconds={bot: bots.turn_seconds[bot] for bot in listed if bot in bots.turn_seconds},
        version=game.rules_version,
        maps=fixed.maps,
        editions=fixed.editions,
        by_hand=game.by_hand,
        module=module_of(game),
        lessons=fixed.lessons,
        about=fixed.about,
    )


def _about(package: str) -> dict[str, GameAboutPayload]:
    """Return a game's description of itself, by language."""
    told: dict[str, GameAboutPayload] = {}
    for language, source in sources(package).items():
        texts = Texts(source)
        said = [texts.text(key, {}) if key in texts.patterns else "" for key in SAID]
        if any(said):
            told[language] = GameAboutPayload(*said)
    return told


def _lessons(game: Game[Any]) -> int:
    try:
        return len(course_of(game.package))
    except LessonError:
        return 0  # asked for, they say what is wrong; the game can be played all the same


@lru_cache(maxsize=64)
def rules(game: str, language: str) -> list[dict[str, Any]]:
    """The numbered rules of a game, in English where the language has none. Raises Problem 404."""
    try:
        return [asdict(rule) for rule in load_rules(_package(game), language)]
    except LookupError:
        raise Problem("no-rules", args={"game": game}) from None


def messages(game: str, language: str, without: str | None = None) -> str:
    """The texts of a game and the core in a language, as Fluent, without those of some packages.

    Raises Problem 404.
    """
    if (text := sources(addressed_game(game).package).get(language)) is not None:
        return text if without is None else shortened(text, tuple(without.split(",")))
    raise Problem("no-language", args={"game": game, "language": language})


def _package(name: str) -> str:
    package = addressed_game(name).package
    spec = find_spec(package) if package else None
    if spec is None or spec.submodule_search_locations is None:
        raise Problem("no-rules", args={"game": name})
    return package
