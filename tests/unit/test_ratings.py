"""Ratings: which games count, who is placed where, and the arithmetic, once more by hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import permutations
from math import exp, sqrt
from pathlib import Path
from typing import Any

import pytest

from carrack.core.luck import moved_entry
from carrack.core.record import Record
from carrack.ratings.ratings import RatedKind, Rating, RatingTable, rated
from carrack.ratings.results import Side, Uncounted, played, without_leavers
from support.rated import ADA, BOB, BOT, EVE, game_of, record_of, saved

Printed = Callable[..., str]

GAMES = [
    game_of(ADA, BOB, BOT, minute=1),
    game_of(EVE, ADA, BOB, places=(1, 1, 3), minute=2),
    game_of(BOT, EVE, ADA, minute=3),
    game_of(BOB, ADA, minute=4),
]
THREE, TWO = RatedKind("amerigo", 3), RatedKind("amerigo", 2)


def by_hand(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[Rating]:
    """The rule of docs/ratings.md in plain arithmetic: (mu, sigma) of each seat after a game."""
    wider = [(mu, sqrt(sigma**2 + (25 / 300) ** 2)) for mu, sigma in before]
    c = sqrt(sum(sigma**2 + (25 / 6) ** 2 for _, sigma in wider))
    strength = [exp(mu / c) for mu, _ in wider]
    seats, result = range(len(before)), []
    for i in seats:
        omega = delta = 0.0
        for q in (q for q in seats if places[q] <= places[i]):
            chance = strength[i] / sum(strength[s] for s in seats if places[s] >= places[q])
            tied = places.count(places[q])
            omega += ((q == i) - chance) / tied
            delta += chance * (1 - chance) / tied
        mu, sigma = wider[i]
        surer = sqrt(max(1 - delta * (sigma / c) ** 3, 0.0001))
        result.append(Rating(mu + omega * sigma**2 / c, sigma * surer))
    return result


def test_a_stranger_gets_the_same_ratings_by_plain_arithmetic() -> None:
    ratings = rated(GAMES)
    for pool in (THREE, TWO):
        known: dict[Side, Rating] = {}
        for game in (game for game in GAMES if game.players == pool.players):
            before = [known.get(side, Rating(25, 25 / 3)) for side in game.sides]
            after = by_hand([(each.mu, each.sigma) for each in before], game.places)
            known.update(zip(game.sides, after, strict=True))
        shown = {side: s.rating for side, s in ratings.pools[pool].items()}
        assert shown.keys() == known.keys()
        for side, rating in known.items():
            assert shown[side].mu == pytest.approx(rating.mu, abs=1e-9)
            assert shown[side].sigma == pytest.approx(rating.sigma, abs=1e-9)
    assert [(s.name, g.rating.shown) for s, g in ratings.table(TWO)] == [
        ("bob", 3.44),
        ("ada", -1.83),
    ]


def test_ratings_follow_the_ends_of_games_in_whatever_order_they_are_read() -> None:
    expected = rated(GAMES)
    assert all(rated(order) == expected for order in permutations(GAMES))
    assert rated([*GAMES, *GAMES]) == expected  # a game counts once
    later = [replace(GAMES[0], ended="2026-11-01T20:09:00Z"), *GAMES[1:]]
    assert shown(rated(later)) != shown(expected)


def shown(ratings: RatingTable) -> list[tuple[str, float]]:
    return [(side.name, each.rating.shown) for side, each in ratings.table(THREE)]


def test_games_that_ended_in_one_second_are_ordered_by_their_names() -> None:
    first = game_of(ADA, BOB, minute=1)
    second = replace(game_of(BOB, ADA, minute=1), name="0" * 64)
    curve = rated([first, second]).pools[TWO][ADA].curve
    assert [game.name for game, _ in curve] == [second.name, first.name]


def test_a_bot_on_two_seats_is_rated_for_both() -> None:
    game = game_of(BOT, ADA, BOT)
    first, _, last = by_hand([(25, 25 / 3)] * 3, [1, 2, 3])
    rating = rated([game]).pools[THREE][BOT].rating
    assert rating.mu == pytest.approx(first.mu + last.mu - 25)
    assert rating.sigma == pytest.approx(first.sigma * last.sigma / (25 / 3))


def test_each_version_of_a_bot_has_a_rating_of_its_own() -> None:
    newer = Side(BOT.name, "1-ffffffff")
    ratings = rated([game_of(ADA, BOT, minute=1), game_of(ADA, newer, minute=2)])
    assert {BOT, newer} < ratings.pools[TWO].keys()


def test_a_record_says_all_that_ratings_need() -> None:
    assert [played(record_of(game)) for game in GAMES] == GAMES


def unfinished(record: Record) -> Record:
    return Record(record.header, record.entries[:1])


def undated(record: Record) -> Record:
    record.entries[-1].data["note"].pop("ended")
    return record


def moved(record: Record) -> Record:
    return Record(record.header, [moved_entry(), *record.entries])


def with_extra(**extra: Any) -> Callable[[Record], Record]:
    def change(record: Record) -> Record:
        record.header.extra.update(extra)
        return record

    return change


NAMELESS = {"seats": [ADA.as_data(), {}, BOT.as_data()]}
BOTS = {"seats": [BOT.as_data()] * 3}


@pytest.mark.parametrize(
    "change, why",
    [
        (with_extra(rated=None), Uncounted.UNRATED),
        (with_extra(practice=True), Uncounted.PRACTICE),
        (with_extra(branch={"step": 3, "commitment": None}), Uncounted.PRACTICE),
        (with_extra(luck={"scheme": "practice"}), Uncounted.PRACTICE),
        (with_extra(rated=NAMELESS), Uncounted.UNKNOWN),
        (with_extra(rated={"seats": 7}), Uncounted.UNKNOWN),
        (with_extra(rated=BOTS), Uncounted.NOBODY),
        (moved, Uncounted.MOVED),
        (unfinished, Uncounted.UNFINISHED),
        (undated, Uncounted.UNDATED),
    ],
)
def test_a_game_that_does_not_count_says_why(
    change: Callable[[Record], Record], why: Uncounted
) -> None:
    found = played(change(record_of(GAMES[0])))
    assert found.uncounted is why
    assert why.sentence
    assert rated([found]) == RatingTable({}, [])


def test_nobody_is_rated_against_themselves_or_alone() -> None:
    assert played(record_of(game_of(ADA, ADA))).uncounted is Uncounted.TWICE
    assert played(record_of(game_of(ADA))).uncounted is Uncounted.ALONE


def test_whoever_has_left_for_good_is_last() -> None:
    def places(*notes: dict[str, Any]) -> tuple[int, ...]:
        return played(record_of(GAMES[0], *notes)).places

    leave, resign = {"action": "bot", "seat": 0}, {"action": "resign", "seat": 1}
    assert places() == (1, 2, 3)
    assert places(leave) == (3, 1, 2)
    assert places(leave, {"action": "human", "seat": 0}) == (1, 2, 3)
    assert places(leave, resign) == (3, 2, 1)
    assert places(resign, leave) == (2, 3, 1)
    assert without_leavers([1, 1, 3], [2]) == (1, 1, 3)


# --- the command ---------------------------------------------------------------------------------


def test_the_command_rates_the_records_of_files(printed: Printed, tmp_path: Path) -> None:
    files = [saved(tmp_path, game) for game in GAMES]
    said = printed("ratings", *files)
    assert said.splitlines()[:4] == [
        "amerigo, 2 players",
        "  rating  sigma  games  who",
        "    3.44   8.07      1  bob",
        "   -1.83   8.07      1  ada",
    ]
    assert "helmsman, version 1-0a1b2c3d" in said
    assert said.endswith("4 games counted\n")
    data = json.loads(printed("ratings", "--json", *reversed(files)))
    assert [pool["players"] for pool in data["pools"]] == [2, 3]
    bob = {"person": "bob", "rating": 3.44, "sigma": 8.07, "games": 1}
    assert data["pools"][0]["sides"][0] == bob
    assert (data["games"], data["left_out"]) == (4, [])


def test_the_command_names_the_games_that_it_leaves_out(printed: Printed, tmp_path: Path) -> None:
    file = saved(tmp_path, game_of(ADA, ADA))
    said = printed("ratings", file)
    assert said == f"0 games counted\nnot counted: {file}: one person held two of its seats\n"


def test_what_cannot_be_rated_is_refused_in_a_sentence(refused: Printed, tmp_path: Path) -> None:
    file = saved(tmp_path, GAMES[0])
    again = tmp_path / "again.jsonl"
    again.write_bytes(Path(file).read_bytes())
    assert "are records of the same game; name one of them" in refused("ratings", file, str(again))
    assert "not both" in refused("ratings", file, "--data", str(tmp_path))
    assert "carrack.db does not exist" in refused("ratings", "--data", str(tmp_path))
    again.write_text("Once upon a time\n", encoding="utf-8")
    assert "again.jsonl: line 1" in refused("ratings", str(again))
