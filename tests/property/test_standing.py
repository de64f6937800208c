"""What everything would score now, compared with what final scoring then adds."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.events import Event
from carrack.games import dutch_east_indies
from carrack.games.amerigo.chapters.scoring import final_scoring
from carrack.games.amerigo.game import GAME
from carrack.games.amerigo.state import Amerigo
from carrack.testing import announcements, walks
from support.positions import dei


def added_by_final_scoring(state: Amerigo) -> dict[str, list[int]]:
    """What final scoring adds for every seat, by source."""
    after = state.copy()
    after.events = list[Event]()
    final_scoring(after)
    assert GAME.standing(after) == []
    added: dict[str, list[int]] = {}
    for event in after.events:
        if event.data.get("points"):
            row = added.setdefault(event.data["source"], [0] * state.players)
            row[event.seat] += event.data["points"]
    return added


@pytest.mark.rule("AM-FINAL-1")
@pytest.mark.rule("AM-FINAL-2")
@pytest.mark.rule("AM-FINAL-3")
@pytest.mark.rule("AM-FINAL-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_final_scoring_adds_what_the_standing_said(players: int) -> None:
    sources: set[str] = set()
    for seed in range(6):
        for spot in walks.middle_spots(GAME, players, seed, 3, walks.Wanderer):
            standing = {row["source"]: row["points"] for row in GAME.standing(spot.state)}
            assert isinstance(spot.state, Amerigo)
            assert standing == added_by_final_scoring(spot.state)
            sources |= set(standing)
    assert sources >= {"gold", "goods", "progress", "special", "tokens"}


def at_the_end(described: dict[str, Any]) -> dict[str, int]:
    """Points at the end of the game, gold and chests that a move brings."""
    brings = {message["key"]: message["args"] for message in described.get("brings", [])}
    return {
        "brings-end": brings.get("brings-end", {}).get("points", 0),
        "brings-gold": brings.get("brings-gold", {}).get("count", 0),
        "brings-chest": int("brings-chest" in brings),
    }


def test_what_a_move_brings_at_the_end_is_the_change_of_the_standing() -> None:
    sums = {"brings-end": 0, "brings-gold": 0, "brings-chest": 0}
    for seed in range(6):
        for spot in walks.middle_spots(GAME, 3, seed, 1, walks.Wanderer):
            before = spot.state
            assert isinstance(before, Amerigo)
            if before.held[before.seat] & before.world.tokens_of("AM-TOKEN-17"):
                continue  # gold would count twice
            for move in announcements.some_of_each_kind(spot, 4):
                described = GAME.describe(before, move)
                if described.get("final") or move.notation.startswith("use"):
                    continue
                after = before.copy()
                GAME.apply(after, move, spot.chance())
                brings = at_the_end(described)
                seat = before.seat
                paid = described.get("gold", 0)
                assert after.gold[seat] - before.gold[seat] == brings["brings-gold"] - paid
                chest = int(move.notation == "chest")
                assert after.chests[seat] - before.chests[seat] == brings["brings-chest"] - chest
                change = total(after, seat) - total(before, seat)
                assert change == brings["brings-end"], f"{move}: {described}"
                sums = {key: sums[key] + brings[key] for key in sums}
    assert sums["brings-end"] and sums["brings-gold"]


def total(state: Amerigo, seat: int) -> int:
    """What a seat would score at the end but for its gold."""
    counted = ("goods", "tokens", "progress", "special")
    standing = GAME.standing(state)
    return sum(row["points"][seat] for row in standing if row["source"] in counted)


def test_spices_aboard_are_what_they_would_be_at_home() -> None:
    s = dei.position()
    assert dutch_east_indies.GAME.standing(s) == []
    dei.stock(s, 0, "1 clove")
    dei.load(s, "1A", "2 clove 1 crate")
    dei.load(s, "1B", "1 pepper")
    row = {"source": "aboard", "rule": "DEI-WIN-1", "points": [2, 0]}
    assert dutch_east_indies.GAME.standing(s) == [row]
