"""What every store promises about leagues."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from carrack.server.store import leagues
from carrack.server.store.faults import Conflict, Missing, StoreError
from carrack.server.store.league_rows import (
    GameRow,
    LeagueMemberRow,
    LeagueRow,
    PlaceRow,
    RoundRow,
    SeasonRows,
)
from carrack.server.store.store import Store
from carrack.server.store.table_rows import SeatRow
from store.test_people_contract import ADA, BEN, session
from support.server.stored_tables import stored
from support.server.stores import every_store, with_store

NOW, THEN, LATER = "2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z", "2026-01-03T00:00:00Z"
LEAGUE = LeagueRow("tuesdays", "Tuesdays", "{}", "ada", None, True, True, NOW)
PLACES = [PlaceRow(1, 0, "ada", "Ada", False), PlaceRow(1, 1, "ben", "Ben", False)]
ROUND = RoundRow(1, NOW, "2026-01-08T00:00:00Z", None, (2,), (1, 4, 1, 4))
GAME = GameRow(1, 1, 0, (1, 0))
SEATS = [SeatRow(0, "Ben", "human", token="b" * 64), SeatRow(1, "Ada", "human", token="a" * 64)]
TABLE = replace(stored("t1"), seats=SEATS)
SEASON = SeasonRows(1, "seed", NOW, None, PLACES, [ROUND], [GAME])


async def league_in(store: Store) -> None:
    await store.people.add(ADA, session(1))
    await store.people.add(BEN, session(2, "ben"))
    await store.leagues.add(LEAGUE)
    for person in ("ada", "ben"):
        await store.leagues.join("tuesdays", person)


def test_a_season_is_kept_with_its_places_rounds_and_games(kind: str, tmp_path: Path) -> None:
    over = replace(GAME, table="t1", places=(2, 1))
    both = ["ben", "ada"]

    async def first(store: Store) -> None:
        await league_in(store)
        with pytest.raises(Conflict):
            await store.leagues.add(LEAGUE)
        with pytest.raises(Missing):
            await store.leagues.season("tuesdays", 1)
        await store.leagues.begin_season("tuesdays", SEASON)
        with pytest.raises(Conflict):
            await store.leagues.begin_season("tuesdays", SEASON)
        with pytest.raises(Conflict):
            await store.leagues.begin_round("tuesdays", 1, ROUND, [])
        await store.leagues.seat_game("tuesdays", 1, GAME, TABLE, both, 0)

    async def second(store: Store) -> None:
        kept_in = store.leagues
        assert await kept_in.at_table("t1") == ("tuesdays", 1)
        assert [await store.people.tables(person) for person in both] == [["t1"], ["t1"]]
        await kept_in.put_places("tuesdays", 1, over)
        assert await kept_in.at_table("t1") is None, "it has its places"
        await kept_in.put_round("tuesdays", 1, replace(ROUND, due=None))
        then = replace(ROUND, round=2, begun=THEN)
        await kept_in.begin_round("tuesdays", 1, then, [replace(GAME, round=2)])
        assert await kept_in.running() == [("tuesdays", 1)]
        await kept_in.end_season("tuesdays", 1, LATER)
        assert await kept_in.running() == []
        rounds = [replace(ROUND, due=None, ended=THEN), replace(then, ended=LATER)]
        kept = replace(SEASON, ended=LATER, rounds=rounds, games=[over, replace(GAME, round=2)])
        assert await kept_in.season("tuesdays", 1) == kept
        assert await kept_in.seasons("tuesdays") == 1

    with_store(kind, tmp_path, first)
    with_store(kind, tmp_path, second)


@every_store
async def test_a_game_has_one_table_or_none(store: Store) -> None:
    await league_in(store)
    await store.leagues.begin_season("tuesdays", SEASON)
    with pytest.raises(StoreError):
        await store.leagues.seat_game("tuesdays", 1, GAME, TABLE, ["ben", "nobody"], 0)
    assert (await season(store)).games == [GAME]
    assert await store.names() == []
    await store.leagues.seat_game("tuesdays", 1, GAME, TABLE, ["ben", "ada"], 0)
    with pytest.raises(Conflict):
        other = replace(stored("t2"), seats=SEATS)
        await store.leagues.seat_game("tuesdays", 1, GAME, other, ["ben", "ada"], 0)
    assert await store.names() == ["t1"]


@every_store
async def test_members_are_in_the_order_in_which_they_came(store: Store) -> None:
    await league_in(store)
    await store.leagues.join("tuesdays", "ada")
    await store.leagues.set_away("tuesdays", "ben", True)
    members = [LeagueMemberRow("ada", "Ada", False), LeagueMemberRow("ben", "Ben", True)]
    assert await store.leagues.members("tuesdays") == members
    await store.leagues.change(replace(LEAGUE, name="Fridays", open=False))
    assert await store.leagues.listed([]) == []
    assert [row.name for row in await store.leagues.of_person("ben")] == ["Fridays"]
    with pytest.raises(Missing):
        await store.leagues.league("fridays")


@every_store
async def test_who_leaves_or_is_deleted_leaves_a_place(store: Store) -> None:
    await league_in(store)
    await store.leagues.begin_season("tuesdays", SEASON)
    await store.leagues.leave("tuesdays", "ben")
    assert [place.gone for place in (await season(store)).places] == [False, True]
    await store.people.delete("ada")
    ada = (await season(store)).places[0]
    assert (ada.person, ada.name) == (None, None)
    assert (await store.leagues.league("tuesdays")).host is None
    assert await store.leagues.members("tuesdays") == []


@every_store
async def test_two_people_made_one_are_so_in_leagues(store: Store) -> None:
    await league_in(store)
    await store.leagues.begin_season("tuesdays", SEASON)
    await store.people.merge("ben", "ada")
    places = [place.person for place in (await season(store)).places]
    assert places == [None, "ben"], "nobody plays against themselves"
    assert (await store.leagues.league("tuesdays")).host == "ben"
    assert [m.person for m in await store.leagues.members("tuesdays")] == ["ben"]


@every_store
async def test_two_people_made_one_keep_what_is_over(store: Store) -> None:
    await league_in(store)
    await store.leagues.begin_season("tuesdays", replace(SEASON, ended=NOW))
    await store.people.merge("ben", "ada")
    assert [place.person for place in (await season(store)).places] == ["ben", "ben"]


@every_store
async def test_whoever_makes_many_leagues_shows_others_a_few(store: Store) -> None:
    await league_in(store)
    for number in range(leagues.LISTED + 1):
        await store.leagues.add(replace(LEAGUE, league=str(number)))
    assert len(await store.leagues.listed([])) == leagues.LISTED


@every_store
async def test_a_league_that_is_nobodys_goes_unless_it_was_played(store: Store) -> None:
    await league_in(store)
    played = replace(LEAGUE, league="played", host="ben")
    await store.leagues.add(played)
    await store.leagues.begin_season("played", SEASON)
    await store.people.delete("ada")
    await store.people.drop_nobodies()
    assert (await store.leagues.league("tuesdays")).host is None, "Ben is in it"
    await store.people.delete("ben")
    await store.people.drop_nobodies()
    assert [row.league for row in await store.leagues.listed([])] == ["played"]


async def season(store: Store) -> SeasonRows:
    return await store.leagues.season("tuesdays", 1)
