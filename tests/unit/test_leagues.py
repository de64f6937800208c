"""Leagues: what a stranger computes in plain arithmetic is what the program says."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import pytest

from carrack.cli.main import main
from carrack.leagues.cost import cost_of, least, round_sizes
from carrack.leagues.pairing import (
    LISTED,
    MOST_GAMES,
    HowShown,
    PairingError,
    listed,
    paired,
)
from carrack.leagues.search import searched
from carrack.leagues.season_file import next_swiss_round, read_season, table_of
from carrack.leagues.seasons import after_season, cut, group_sizes
from carrack.leagues.standings import points_of
from support.pairing import a_pairing, by_search, letters, meetings

# --- pairings ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "at_table", "games"),
    [(4, 2, 3), (7, 2, 4), (9, 3, 4), (13, 3, 6), (11, 4, 4), (16, 4, 5), (17, 3, 3)],
)
def test_a_stranger_gets_the_same_pairing(people: int, at_table: int, games: int) -> None:
    pairing = paired(people, at_table, games, "2026 1")
    assert pairing.rounds == a_pairing(people, at_table, games, "2026 1")
    assert pairing.cost == cost_of(people, pairing.rounds)
    assert pairing.cost.games == 0
    assert pairing.cost.seats == pairing.least.seats


def test_a_search_that_finds_nothing_perfect_goes_the_same_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("carrack.leagues.search.STEPS", 300)
    found = [[sorted(table) for table in tables] for tables in by_search(17, 4, 4, steps=300)]
    assert [list(map(list, tables)) for tables in searched(17, 4, 4)] == found
    assert meetings(found) > 0


def test_every_schedule_of_the_list_costs_what_it_says() -> None:
    searched = {key for key, each in listed().items() if each.shown is HowShown.SEARCH}
    assert searched == {(12, 3, 5), (12, 3, 6), (13, 3, 6), (13, 4, 8), (14, 4, 4)}
    for (people, at_table, games), found in listed().items():
        rounds = found.rounds
        assert tuple(map(len, rounds)) == round_sizes(people, at_table, games)
        for tables in rounds:
            assert len({p for table in tables for p in table}) == at_table * len(tables)
        cost, bound = cost_of(people, rounds), least(people, at_table, games)
        assert cost.games == 0
        assert (cost.meetings == bound.meetings) == (found.shown is HowShown.BOUND)


@pytest.mark.parametrize("at_table", [2, 3, 4])
def test_every_group_of_up_to_16_has_its_schedule(at_table: int) -> None:
    for people in range(at_table, LISTED + 1):
        for wanted in range(1, MOST_GAMES[at_table] + 1):
            pairing = paired(people, at_table, wanted, "seed")
            assert pairing.games >= wanted
            assert people * pairing.games % at_table == 0
            assert pairing.cost.games == 0
            assert pairing.cost.seats == int(pairing.games % at_table > 0)


def all_pairings(people: int, at_table: int, rounds: int) -> int:
    """The least meetings of full rounds, by trying all."""

    def tables(left: frozenset[int]) -> list[list[list[int]]]:
        if not left:
            return [[]]
        first = min(left)
        return [
            [[first, *some], *others]
            for some in combinations(sorted(left - {first}), at_table - 1)
            for others in tables(left - {first, *some})
        ]

    everything = tables(frozenset(range(people)))
    return min(
        meetings([everything[0], *others]) for others in combinations(everything, rounds - 1)
    )


@pytest.mark.parametrize(
    ("people", "at_table", "games"), [(4, 2, 3), (6, 2, 4), (6, 3, 3), (6, 3, 4), (8, 4, 3)]
)
def test_no_pairing_costs_less(people: int, at_table: int, games: int) -> None:
    pairing = paired(people, at_table, games, "seed")
    assert pairing.cost.meetings == all_pairings(people, at_table, games)


def test_what_cannot_be_paired_is_refused_with_the_reason() -> None:
    for case, why in [
        ((5, 5, 1), "2, 3 or 4 people, not 5"),
        ((3, 4, 1), "too few for a table of 4"),
        ((8, 4, 9), "1 to 8 games, not 9"),
        ((65, 4, 4), "at most 64"),
    ]:
        with pytest.raises(PairingError, match=why):
            paired(*case, "seed")


# --- standings, seasons --------------------------------------------------------------------------


def test_points_are_for_everybody_who_is_behind() -> None:
    assert points_of((1, 2, 3, 4)) == (6, 4, 2, 0)
    assert points_of((1, 1, 3)) == (3, 3, 0)
    assert points_of((2, 0, 1, 0)) == (4, 0, 6, 0), "both who were missing get nothing"
    assert points_of((1, 0, 1, 1)) == (4, 0, 4, 4), "a game that never happened"


def test_equal_points_go_by_the_opponents_then_by_games_won_then_by_the_number() -> None:
    season = read_season(json.dumps(SEASON).encode())
    lines = table_of(season, season.groups[0])
    rows = [(line.person, line.points, line.opposition, line.wins) for line in lines]
    assert rows == expected_standings(SEASON["groups"][0])  # type: ignore[index]


def expected_standings(group: dict[str, list]) -> list[tuple[int, int, int, int]]:
    """The rule in plain arithmetic."""
    names = group["people"]
    points: Counter[str] = Counter()
    won: Counter[str] = Counter()
    met: list[tuple[str, str]] = []
    for game in group["games"]:
        there = list(zip(game["people"], game["places"], strict=True))
        for (one, a), (two, b) in permutations(there, 2):
            met.append((one, two))
            if a and (b == 0 or a < b):
                points[one] += 2
            elif a and a == b:
                points[one] += 1
        first = [name for name, place in there if place == 1]
        won.update(first if len(first) == 1 else [])
    against = {name: sum(points[two] for one, two in met if one == name) for name in names}
    order = sorted(names, key=lambda n: (-points[n], -against[n], -won[n], names.index(n)))
    return [(names.index(n), points[n], against[n], won[n]) for n in order]


SEASON = {
    "kind": "league",
    "at_table": 2,
    "games": 2,
    "movers": 1,
    "seed": "2026",
    "groups": [{"people": ["Ada", "Ben", "Cy"], "games": []}, {"people": ["Dee", "Eve"]}],
}


def play(season: dict, group: int, *places: list[int]) -> None:
    people = season["groups"][group]["people"]
    pairing = paired(len(people), season["at_table"], season["games"], f"2026 {group + 1}")
    games = [(r, table) for r, tables in enumerate(pairing.rounds, 1) for table in tables]
    season["groups"][group]["games"] = [
        {"round": r, "people": [people[p] for p in table], "places": place}
        for (r, table), place in zip(games, places, strict=False)
    ]


play(SEASON, 0, [1, 2], [1, 0], [1, 1])


def test_the_last_and_the_first_change_places() -> None:
    after = after_season(["ABCD", "EFG", "HI"], movers=2, left={"B"}, new=["J"])
    assert after == list("ACEDFHGIJ"), "no more than half of a group"


def test_groups_are_of_whole_tables() -> None:
    assert group_sizes(30, 4, 8) == [8, 8, 8, 6]
    assert group_sizes(16, 4, 16) == [16]
    assert group_sizes(17, 4, 8) == [8, 4, 5]
    assert group_sizes(9, 4, 4) == [4, 5]
    assert group_sizes(3, 4, 8) == []
    assert [len(group) for group in cut("abcdefg", 3, 3)] == [3, 4]


# --- a Swiss -------------------------------------------------------------------------------------


def a_swiss_round(season: dict) -> tuple[tuple[int, int], list[list[str]], list[str]]:
    """The rule in plain arithmetic: what a best round costs, one such round, and who sits out."""
    group, k = season["groups"][0], season["at_table"]
    names = group["people"]
    order = [names[p] for p in letters(len(names), season["seed"])]
    points: Counter[str] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for game in group["games"]:
        for (one, a), (two, b) in permutations(
            list(zip(game["people"], game["places"], strict=True)), 2
        ):
            met[one, two] += 1
            points[one] += 2 * (a < b) + (a == b)
    byes = Counter(name for bye in group["byes"] for name in bye["people"])
    for name in names:
        points[name] += (k - 1) * byes[name]
    against = {n: sum(points[b] * times for (a, b), times in met.items() if a == n) for n in names}
    won = Counter(g["people"][g["places"].index(1)] for g in group["games"])
    here = [name for name in names if name not in season["left"]]
    here.sort(key=lambda n: (-points[n], -against[n], -won[n], order.index(n)))
    out = sorted(here, key=lambda n: (byes[n], -here.index(n)))[: len(here) % k]
    playing = [name for name in here if name not in out]

    def rounds(left: list[str]) -> list[list[list[str]]]:
        if not left:
            return [[]]
        return [
            [[left[0], *some], *others]
            for some in combinations(left[1:], k - 1)
            for others in rounds([n for n in left[1:] if n not in some])
        ]

    def cost(tables: list[list[str]]) -> tuple[int, int]:
        pairs = [pair for table in tables for pair in combinations(table, 2)]
        far = sum((points[a] - points[b]) ** 2 for a, b in pairs)
        return sum(met[pair] for pair in pairs), far

    best = min(rounds(playing), key=cost)
    return cost(best), best, out


SWISS = {
    "kind": "swiss",
    "at_table": 3,
    "seed": "2026",
    "left": ["Gus"],
    "groups": [
        {
            "people": ["Ada", "Ben", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"],
            "games": [
                {"round": 1, "people": ["Hal", "Ben", "Cy"], "places": [1, 2, 3]},
                {"round": 1, "people": ["Flo", "Dee", "Eve"], "places": [2, 2, 1]},
            ],
            "byes": [{"round": 1, "people": ["Ada", "Gus"]}],
        }
    ],
}


def test_a_stranger_pairs_the_next_round_of_a_swiss() -> None:
    season = read_season(json.dumps(SWISS).encode())
    found = next_swiss_round(season)
    names = season.groups[0].people
    cost, tables, out = a_swiss_round(SWISS)
    assert found.price == found.least == cost
    assert [sorted(names[p] for p in table) for table in found.tables] == [*map(sorted, tables)]
    assert sorted(names[p] for p in found.byes) == sorted(out)
    assert len(found.byes) == 1 and found.byes[0] not in (names.index("Ada"), names.index("Gus"))


def test_nobody_gets_a_seat_again_while_another_is_free() -> None:
    found = next_swiss_round(read_season(json.dumps(SWISS).encode()))
    before = {"Hal": 0, "Flo": 0, "Ben": 1, "Dee": 1, "Cy": 2, "Eve": 2}
    names = SWISS["groups"][0]["people"]  # type: ignore[index]
    for table in found.tables:
        repeated = sum(before.get(names[p]) == seat for seat, p in enumerate(table))
        fewest = min(
            sum(before.get(names[p]) == seat for seat, p in enumerate(order))
            for order in permutations(table)
        )
        assert repeated == fewest


# --- the command ---------------------------------------------------------------------------------


def printed(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    assert main(["league", *map(str, args)]) == 0
    return capsys.readouterr().out


def test_the_command_recomputes_a_season(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "season.json"
    file.write_text(json.dumps(SEASON))
    pairs = json.loads(printed(capsys, "pair", file, "--json"))
    assert pairs[0]["cost"] == {"games": 0, "seats": 0, "meetings": 0}
    said = printed(capsys, "pair", file)
    assert "group 1: 3 people, 2 games each" in said
    assert "cost: games 0, seats 0, meetings 0; at least: games 0, seats 0, meetings 0" in said
    told = printed(capsys, "standings", file)
    best, *_, last = expected_standings(SEASON["groups"][0])  # type: ignore[index]
    names = SEASON["groups"][0]["people"]  # type: ignore[index]
    assert f"    1  {best[1]:>6}" in told
    order = json.loads(printed(capsys, "standings", file, "--json"))["next"]
    assert order.index("Dee") < order.index(names[last[0]]), "the last and the first change places"
    swiss = tmp_path / "swiss.json"
    swiss.write_text(json.dumps(SWISS))
    assert "sits out:" in printed(capsys, "pair", swiss)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda s: s["groups"][0]["people"].append("Ada"), "group 1: 'Ada' is there twice"),
        (lambda s: s["groups"][0]["games"][0].update(people=["Ada", "Zoe"]), "'Zoe' is not one"),
        (lambda s: s["groups"][0]["games"][0].update(places=[1]), "a game has 2 people"),
        (lambda s: s["groups"][0]["games"][0]["people"].reverse(), "do not play in this order"),
        (lambda s: s.pop("seed"), "missing required field `seed`"),
        (lambda s: s["groups"].append({"people": ["Flo"]}), "1 people are too few"),
    ],
)
def test_a_file_with_a_mistake_is_refused_with_its_place(
    change: object, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    season = json.loads(json.dumps(SEASON))
    change(season)  # type: ignore[operator]
    file = tmp_path / "season.json"
    file.write_text(json.dumps(season))
    assert main(["league", "pair", str(file)]) == 2
    said = capsys.readouterr().err
    assert why in said and "season.json" in said
