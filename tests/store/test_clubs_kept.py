"""What every store promises about clubs and the tables that are listed for people."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from carrack.server.store.club_editions import ClubEdition
from carrack.server.store.clubs import EVERYBODYS, HOST, MEMBER, ClubRow, MemberRow
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.listing import TableListing
from carrack.server.store.store import Store
from store.test_people_contract import ADA, BEN, session
from support.server.stored_tables import stored
from support.server.stores import every_store, with_store

DAY = "2026-01-02T00:00:00Z"
GULLS = ClubRow("gulls", "Gulls", "2026-01-01T00:00:00Z")
CLEO = replace(ADA, person="cleo", name="Cleo")


async def founded(store: Store) -> None:
    """A club of Ada, Ben and Cleo."""
    for number, person in enumerate((ADA, BEN, CLEO)):
        await store.people.add(person, session(number, person.person))
    await store.clubs.found(GULLS, "ada")
    await store.clubs.join("gulls", "ben", DAY)
    await store.clubs.join("gulls", "cleo", DAY.replace("02T", "03T"))


async def hosts(store: Store) -> list[str]:
    return [each.person for each in await store.clubs.members("gulls") if each.role == HOST]


def test_a_club_is_kept_with_its_members(kind: str, tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        assert not await store.clubs.any()
        await founded(store)
        await store.clubs.join("gulls", "ben", "2026-02-01T00:00:00Z")  # no effect
        for club, person in (("gulls", "nobody"), ("nothing", "ben")):
            with pytest.raises(Missing):
                await store.clubs.join(club, person, DAY)
        with pytest.raises(Conflict):
            await store.clubs.found(GULLS, None)
        await store.clubs.set_invitation("gulls", "hash")
        await store.clubs.rename("gulls", "Terns")

    async def second(store: Store) -> None:
        club = replace(GULLS, name="Terns", invitation="hash")
        assert await store.clubs.club("gulls") == await store.clubs.invited_to("hash") == club
        assert (await store.clubs.members("gulls"))[:2] == [
            MemberRow("ada", "Ada", HOST, GULLS.created),
            MemberRow("ben", "Ben", MEMBER, DAY),
        ]
        (mine,) = await store.clubs.of_person("ben")
        assert (mine.club, mine.role, mine.members) == (club, MEMBER, 3)
        assert await store.clubs.member_of("gulls", "cleo")
        assert not await store.clubs.member_of("terns", "cleo")
        assert await store.clubs.role("gulls", "ada") == HOST
        assert await store.clubs.role("gulls", "nobody") is None
        found = await store.people.signed_in("hash 1")
        assert found is not None and found.clubs == ("gulls",)

    with_store(kind, tmp_path, first)
    with_store(kind, tmp_path, second)


@every_store
async def test_a_club_passes_to_whoever_has_been_in_it_longest(store: Store) -> None:
    await founded(store)
    await store.clubs.set_role("gulls", "ada", MEMBER)
    assert await hosts(store) == ["ben"]
    await store.people.delete("ben")
    assert await hosts(store) == ["ada"]
    await store.clubs.leave("gulls", "ada")
    assert await hosts(store) == ["cleo"]
    await store.clubs.set_role("gulls", "cleo", MEMBER)
    assert await hosts(store) == ["cleo"]  # somebody is to be
    await store.clubs.leave("gulls", "cleo")
    assert await store.clubs.members("gulls") == []


@every_store
async def test_people_in_clubs_are_kept_and_a_club_of_everybody_keeps_nobody(store: Store) -> None:
    await founded(store)
    dan = replace(ADA, person="dan", name="Dan")
    await store.people.add(dan, session(9, "dan"))
    await store.clubs.be_everybodys("All", DAY)
    assert len(await store.clubs.members(EVERYBODYS)) == 4
    await store.people.end_unused_sessions("2027")
    await store.people.drop_nobodies()
    assert {each.person for each in await store.people.people()} == {"ada", "ben", "cleo"}


@every_store
async def test_tables_are_found_by_those_to_whom_they_are_open(store: Store) -> None:
    await founded(store)
    dan = replace(ADA, person="dan", name="Dan")
    await store.people.add(dan, session(9, "dan"))
    for name, listing in (
        ("plain", TableListing()),
        ("inside", TableListing("gulls")),
        ("club", TableListing("gulls", "club")),
        ("all", TableListing(None, "everybody", "newcomers")),
    ):
        made = stored(name)
        row = replace(made.row, listing=listing, status="waiting")
        await store.create(replace(made, row=row))
    assert (await store.load("all")).row.listing == TableListing(None, "everybody", "newcomers")
    assert {each.table for each in await store.lobby.open_to("ben")} == {"club", "all"}
    assert [each.table for each in await store.lobby.open_to("dan")] == ["all"]
    of_club = await store.lobby.of_club("gulls")
    assert {each.table for each in of_club} == {"club", "inside"}
    assert [(each.club_name, each.rated) for each in of_club] == [("Gulls", False)] * 2
    assert [seat.name for seat in of_club[0].seats] == ["Ada", "Bot 2"]

    await store.lobby.invite("inside", 0, "ben", DAY, 0)
    assert {each.table for each in await store.lobby.open_to("ben")} == {*("club", "all", "inside")}
    await store.people.merge("cleo", "ben")
    assert await store.lobby.invited("inside") == {0: "cleo"}
    await store.lobby.drop_invitations("inside")
    assert await store.lobby.invited("inside") == {}


def test_the_editions_of_a_club_are_kept_replaced_and_removed(kind: str, tmp_path: Path) -> None:
    attic = ClubEdition(0, "amerigo", "attic", "The attic", DAY)

    async def first(store: Store) -> None:
        await founded(store)
        await store.club_editions.share("gulls", attic, "old")
        await store.club_editions.share("gulls", replace(attic, game="tiny"), "tiny")
        await store.club_editions.share("gulls", replace(attic, title="Mended"), "new")
        with pytest.raises(Missing):
            await store.club_editions.share("terns", attic, "text")

    async def second(store: Store) -> None:
        mended, tiny = await store.club_editions.of_club("gulls")
        assert (mended.title, tiny.game) == ("Mended", "tiny")
        assert await store.club_editions.text("gulls", mended.number) == (mended, "new")
        for missing in (store.club_editions.text, store.club_editions.remove):
            with pytest.raises(Missing):
                await missing("terns", mended.number)
        await store.club_editions.remove("gulls", mended.number)
        assert await store.club_editions.of_club("gulls") == [tiny]

    with_store(kind, tmp_path, first)
    with_store(kind, tmp_path, second)
