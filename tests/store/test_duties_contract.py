"""What every store promises of duties, and of work that one of several processes takes."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from carrack.server.store.duties import LEASE, SERVER, SILENT, WORKER, Beat
from carrack.server.store.faults import StoreError
from carrack.server.store.jobs import DecisionRow
from carrack.server.store.store import Store
from carrack.server.store.table_rows import DONE, FAILED, WAITING, AnalysisRow
from support.server import postgres
from support.server.stored_tables import stored
from support.server.stores import every_store, on_postgresql
from support.waiting import comes, until_in_loop

LONG = 600_000  # milliseconds: a busy machine may be slow between two statements
ADA, BEN = [f"{SERVER}ada"], [f"{SERVER}ben"]


@pytest.fixture(autouse=True)
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.server.store.postgres_duties.LEASE", LONG)


async def aged(store: Store, milliseconds: int) -> None:
    """Lets all leases be so much older: the clock is the database's, and no test's to move."""
    older = "UPDATE duties SET until = until - ?"
    await store.jobs.ways.write(lambda c: c.execute(older, (milliseconds,)).rowcount)


async def asked_before(store: Store, milliseconds: int) -> None:
    """Lets all decisions be asked for so much earlier."""
    older = "UPDATE decisions SET asked = asked - ?"
    await store.jobs.ways.write(lambda c: c.execute(older, (milliseconds,)).rowcount)


@every_store
async def test_whoever_asks_first_has_a_duty(store: Store) -> None:
    async with store.duties.starting() as is_first:
        assert is_first
    assert (await store.duties.beat("ada", ["clocks", *ADA])).held == {"clocks", *ADA}
    assert (await store.duties.beat("ada", ["clocks", *ADA])).held == {"clocks", *ADA}
    await store.duties.release("ada", "clocks")
    await store.duties.leave("ada")


@on_postgresql
async def test_of_two_one_has_a_duty_until_its_lease_has_ended(store: Store) -> None:
    duties = store.duties
    assert (await duties.beat("ada", ["clocks", *ADA])).held == {"clocks", *ADA}
    async with duties.starting() as is_first:
        assert not is_first
    beat = await duties.beat("ben", ["clocks", "notices", *BEN])
    assert (beat.held, beat.gone) == ({"notices", *BEN}, set())
    await duties.beat("ada", ["clocks", *ADA])
    await aged(store, LONG // 2)
    assert "clocks" not in (await duties.beat("ben", ["clocks", *BEN])).held
    await aged(store, LONG // 2)
    assert "clocks" in (await duties.beat("ben", ["clocks", *BEN])).held
    await duties.beat("ben", ["clocks"])
    assert "clocks" not in (await duties.beat("ada", ["clocks"])).held


@on_postgresql
async def test_one_of_the_others_is_told_that_a_server_has_gone(store: Store) -> None:
    duties = store.duties
    await duties.beat("ada", ADA)
    await duties.leave("ada")
    assert await store.signed() == pytest.approx(await duties.time() - LEASE, abs=1_000)
    assert not (await duties.beat("w", [f"{WORKER}w"])).gone, "a worker leaves that to servers"
    first, second = await duties.beat("ben", BEN), await duties.beat("cid", [f"{SERVER}cid"])
    assert (first.gone, second.gone) == (set(ADA), set())
    assert (first.workers, second.workers) == (1, 1)


@on_postgresql
async def test_a_lease_that_ends_later_than_any_can_is_none(store: Store) -> None:
    """The database's clock was set back."""
    await store.duties.beat("ada", ["clocks"])
    await store.jobs.ways.write(
        lambda c: c.execute("UPDATE duties SET until = until + 86400000") and 0
    )
    assert (await store.duties.beat("ben", ["clocks"])).held == {"clocks"}


@pytest.mark.skipif(postgres.NAMED, reason="the server is not this test's to stop")
@on_postgresql
async def test_a_database_that_stands_still_is_not_waited_for(store: Store) -> None:
    await store.duties.beat("ada", ADA)
    with postgres.cluster().standing_still():
        async with comes("a database that stands still is given up"):
            with pytest.raises(StoreError):
                await store.duties.beat("ada", ADA)
    assert (await store.duties.beat("ada", ADA)).held == {*ADA}


@on_postgresql
async def test_a_server_whose_connection_is_lost_is_gone_before_its_lease_ends(
    store: Store,
) -> None:
    from carrack.server.store.postgres_duties import DutyLine, PostgresDuties

    other = PostgresDuties(DutyLine(store.url, store.where))  # type: ignore[attr-defined]
    await other.beat("ada", ["clocks", *ADA])
    await aged(store, SILENT)
    beat = await store.duties.beat("ben", BEN)
    assert (beat.gone, beat.servers) == (set(), {*ADA, *BEN}), "it has its connection"
    await other.close()
    beats: list[Beat] = []

    async def is_gone() -> bool:
        beats.append(await store.duties.beat("ben", ["clocks", *BEN]))
        return bool(beats[-1].gone)

    await until_in_loop(is_gone, "the database notices that the connection is lost")
    beat = beats[-1]
    assert beat.held == {*BEN}, "its duties last as long as their lease"
    assert (await store.duties.beat("ben", BEN)).servers == {*BEN}


@on_postgresql
async def test_one_at_a_time_starts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    from carrack.server.store.postgres_duties import DutyLine, PostgresDuties

    other = PostgresDuties(DutyLine(store.url, store.where))  # type: ignore[attr-defined]
    tries: list[object] = []
    does = other.line.write
    monkeypatch.setattr(other.line, "write", lambda job: tries.append(job) or does(job))

    async def starts() -> bool:
        async with other.starting() as is_first:
            return is_first

    async with store.duties.starting() as is_first:
        second = asyncio.create_task(starts())
        await until_in_loop(lambda: len(tries) > 2, "another one tries to start as well")
        assert (is_first, second.done()) == (True, False)
        await store.duties.beat("ada", ADA)
    assert not await second, "it starts once the first has, and is not the first"
    await other.close()


@every_store
async def test_an_analysis_is_taken_once_and_stored_by_its_holder_alone(store: Store) -> None:
    await store.create(stored())
    jobs, asked = store.jobs, AnalysisRow("harbour", WAITING, findings=b"so far")
    assert await jobs.take_analysis("harbour", "ada") is None, "nobody has asked for one"
    await store.put_analysis(asked)
    assert await jobs.waiting() == ["harbour"]
    await store.duties.beat("ada", ADA)
    assert await jobs.take_analysis("harbour", "ada") == asked
    assert await store.analysis("harbour") == replace(asked, tries=1)
    found = replace(asked, tries=1, findings=b"more")
    assert await store.put_analysis(found, "ada")
    assert not await store.put_analysis(replace(found, findings=b"else"), "ben")
    assert await store.analysis("harbour") == found
    if store.duties.shared:
        assert (await jobs.waiting(), await jobs.take_analysis("harbour", "ben")) == ([], None)
        await store.duties.leave("ada")
        assert await jobs.waiting() == ["harbour"]
    assert await jobs.take_analysis("harbour", "ben") == found
    done = AnalysisRow("harbour", DONE, body=b"{}")
    assert not await store.put_analysis(replace(done, status=FAILED), "ada")
    assert await store.put_analysis(done, "ben")
    assert await store.analysis("harbour") == done
    assert (await jobs.waiting(), await jobs.take_analysis("harbour", "cid")) == ([], None)
    await store.put_analysis(asked)  # somebody asks anew: whoever was at it has lost it
    assert not await store.put_analysis(done, "ben")


@every_store
async def test_decisions_are_shared_among_accounts(store: Store) -> None:
    jobs = store.jobs
    await store.duties.beat("w", [f"{WORKER}w"])
    for name, account in (("a1", "a"), ("a2", "a"), ("b1", "b"), ("own", None)):
        await jobs.add(DecisionRow(name, name.encode(), account))
        await asked_before(store, 1)
    assert await jobs.take("w") == DecisionRow("a1", b"a1", "a")
    if store.duties.shared:
        assert [(await jobs.take("w")).decision for _ in range(3)] == ["b1", "own", "a2"]  # type: ignore[union-attr]
        assert await jobs.take("w") is None


@every_store
async def test_a_decision_is_answered_once_and_by_its_holder(store: Store) -> None:
    jobs = store.jobs
    await store.duties.beat("w", [f"{WORKER}w"])
    await jobs.add(DecisionRow("one", b"job"))
    assert await jobs.state("one") == (None, True)
    assert await jobs.take("w") is not None
    assert await jobs.wanted("w") == ["one"]
    assert await jobs.state("one") == (None, not store.duties.shared)
    if store.duties.shared:
        assert not await jobs.withdraw("one"), "somebody is at it"
    assert not await jobs.answer("one", "other", b"no")
    assert await jobs.answer("one", "w", b"yes")
    assert not await jobs.answer("one", "w", b"twice")
    assert ((await jobs.state("one"))[0], await jobs.wanted("w")) == (b"yes", [])
    await jobs.drop("one")
    assert not await jobs.answer("one", "w", b"late")


@every_store
async def test_a_decision_of_a_dead_worker_is_free_again(store: Store) -> None:
    jobs = store.jobs
    await jobs.add(DecisionRow("one", b"job"))
    await store.duties.beat("w", [f"{WORKER}w"])
    await jobs.take("w")
    await store.duties.leave("w")
    assert await jobs.take("v") == DecisionRow("one", b"job")
    await jobs.give_back("one", "v")
    assert await jobs.withdraw("one")
    assert not await jobs.withdraw("one")
    await jobs.add(DecisionRow("old", b"job"))
    await jobs.drop_old(LONG)
    assert await jobs.state("old") == (None, True)
    await asked_before(store, LONG)
    await jobs.drop_old(LONG - 1)
    assert await jobs.take("w") is None


@every_store
async def test_a_challenge_is_answered_once_in_time_and_few_are_kept(store: Store) -> None:
    keys = store.passkeys
    await keys.ask("mine", "ada", 60, 3)
    await keys.ask("late", "ada", 0, 3)
    assert [await keys.take(name) for name in ("mine", "mine", "late")] == ["ada", None, None]
    for number in range(4):
        await keys.ask(f"{number}", "", 60 + number, 3)
    assert [await keys.take(f"{number}") for number in range(4)] == [None, "", "", ""]
