"""What every store promises. A new implementation is added to `OPEN`."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from carrack.server.store.faults import Conflict, Missing, StoreError
from carrack.server.store.store import Store
from carrack.server.store.table_rows import (
    ABSENT,
    AWAITED,
    CAME,
    DONE,
    FAILED,
    GATHERING,
    HERE,
    OPENED,
    TALK_KEPT,
    WAITING,
    AnalysisRow,
    Change,
    Receipt,
    TalkRow,
    WholeTable,
)
from support.server.stored_tables import LINES, SEATS, change, stored
from support.server.stores import every_store, with_store


@every_store
async def test_two_tables_cannot_have_one_name(store: Store) -> None:
    await store.create(stored())
    with pytest.raises(Conflict):
        await store.create(replace(stored(), lines=["other"]))
    assert (await store.load("harbour")).lines == LINES


@every_store
async def test_an_entry_is_never_written_twice_and_none_is_left_out(store: Store) -> None:
    await store.create(stored())
    for first in (0, 1, 3, 7):
        with pytest.raises(Conflict):
            await store.commit(change(first, "wrong place"))
    assert await store.load("harbour") == stored()


@every_store
async def test_a_journal_becomes_a_record_as_a_whole_or_not_at_all(store: Store) -> None:
    record = ["one", "two", "three"]
    await store.create(stored())
    await store.commit(change(2, "more", move_id="made"))
    with pytest.raises(Conflict):
        await store.commit(replace(change(0, *record, move_id="made"), instead=True))
    assert (await store.load("harbour")).lines == [*LINES, "more"]
    await store.commit(replace(change(0, *record), instead=True))
    assert (await store.load("harbour")).lines == record
    await store.commit(change(3, "four"))


@every_store
async def test_of_two_who_write_at_once_one_wins(store: Store) -> None:
    await store.create(stored())
    both = [store.commit(change(2, text)) for text in ("mine", "yours")]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [type(outcome) for outcome in done] == [type(None), Conflict]
    assert (await store.load("harbour")).lines == [*LINES, "mine"]


@every_store
async def test_a_change_follows_on_the_revision_that_it_was_made_for(store: Store) -> None:
    """All that changes a table raises its revision, so that nothing is overlooked."""
    await store.create(stored())
    known = await store.revisions(["harbour", "missing"])
    assert known == {"harbour": (await store.load("harbour")).row.revision}
    await store.say("harbour", 0, "2026-08-24T21:00:00Z", "Ahoy")
    late = replace(change(2, "late"), revision=known["harbour"])
    with pytest.raises(Conflict):
        await store.commit(late)
    news = await store.news("harbour", 1, -1, known["harbour"])
    assert news.beside is not None
    assert [line.text for line in news.beside.talk] == ["Ahoy"]
    assert news.stored.lines == LINES[1:]
    newest = news.stored.row.revision
    await store.commit(replace(late, revision=newest))
    assert (await store.revisions(["harbour"]))["harbour"] == newest + 1
    assert (await store.news("harbour", 1, -1, newest)).beside is None
    for other in (
        store.let_talk("harbour", False, False),
        store.let_watch("harbour", False),
        store.put_analysis(AnalysisRow("harbour", WAITING)),
        store.lobby.open_table("harbour", "everybody"),
        store.orders.set_host("harbour", "another"),
        store.people.make_nameless("harbour", [0]),
    ):
        before = await store.revisions(["harbour"])
        await other
        assert await store.revisions(["harbour"]) != before


@every_store
async def test_a_refused_change_leaves_nothing_behind(store: Store) -> None:
    await store.create(stored())
    seats = (replace(SEATS[0], name="Mallory"),)
    wrong = replace(change(9, "gap", move_id="m1"), seats=seats, status="over", rematch="x")
    with pytest.raises(Conflict):
        await store.commit(wrong)
    assert await store.load("harbour") == stored()
    assert await store.receipt("harbour", "m1") is None


@every_store
async def test_a_failed_change_does_not_harm_others_of_the_same_commit(store: Store) -> None:
    await asyncio.gather(*(store.create(stored(f"table{i}")) for i in range(20)))
    jobs = [store.commit(change(2 if i % 2 else 5, "entry", table=f"table{i}")) for i in range(20)]
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [True, False] * 10
    kept = [await store.load(f"table{i}") for i in range(20)]
    assert [len(each.lines) for each in kept] == [2, 3] * 10
    changed = [each.row.updated != each.row.created for each in kept]
    assert changed == [False, True] * 10, "a change is kept as a whole or not at all"


def test_entries_keep_their_order_and_receipts_for_good(kind: str, tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        await store.create(stored())
        for number in range(2, 302):
            await store.commit(change(number, f"entry {number}", move_id=f"m{number}"))

    async def second(store: Store) -> None:
        assert await store.receipt("harbour", "m2") == Receipt("m2", "0", "fingerprint", 2)
        assert await store.receipt("harbour", "m1") is None
        assert await store.receipt("elsewhere", "m2") is None
        found = await store.load("harbour")
        assert found.lines == LINES + [f"entry {number}" for number in range(2, 302)]
        assert sorted(found.move_ids) == sorted(f"m{number}" for number in range(2, 302))

    with_store(kind, tmp_path, first)
    with_store(kind, tmp_path, second)


@every_store
async def test_a_move_id_is_carried_out_once(store: Store) -> None:
    await store.create(stored())
    await store.commit(change(2, "entry", move_id="m1"))
    with pytest.raises(Conflict):
        await store.commit(change(3, "again", move_id="m1"))
    assert (await store.load("harbour")).lines == [*LINES, "entry"]


@every_store
async def test_seats_and_rematch_change_with_an_entry(store: Store) -> None:
    await store.create(stored())
    bot = replace(SEATS[0], kind="bot", bot="greedy", resigned=True)
    await store.commit(replace(change(2, "note"), seats=(bot,), rematch="next"))
    await store.commit(change(3, "later"))
    found = await store.load("harbour")
    assert found.seats == [bot, SEATS[1]]
    assert found.row.rematch == "next"
    assert found.row.deciding == 1
    assert found.row.updated[:10] == "2026-01-02"


@every_store
async def test_tables_that_wait_for_a_bot_are_found(store: Store) -> None:
    await store.create(stored("person", deciding=0))
    await store.create(stored("robot", deciding=1))
    await store.create(stored("done", deciding=1))
    await store.commit(replace(change(2, "end", table="done"), status="over", deciding=-1))
    alone = [replace(seat, kind="bot", bot="random") for seat in SEATS]
    await store.create(replace(stored("alone", deciding=1), seats=alone))
    assert await store.waiting_for_bots() == ["robot"]
    rows = await store.glance(["robot", "nowhere", "person"])
    assert [(row.table, len(seats)) for row, seats in rows] == [("robot", 2), ("person", 2)]


@every_store
async def test_the_results_of_games_that_are_over_are_found_at_a_glance(store: Store) -> None:
    end = '{"hash":"3a","result":{"places":[1,2],"points":[7,5],"rule":"TI-OVER-1"}}'
    for name in ("going", "done", "lines"):
        await store.create(stored(name))
    await store.commit(change(2, '{"hash":"0f","turn":1}', table="going"))
    over = change(2, end, '{"note":{"seed":"00"}}', '{"note":{"hash":"result"}}', table="done")
    await store.commit(replace(over, status="over", deciding=-1))
    assert await store.results(["going", "done", "nowhere", "lines"]) == {"done": end}
    assert await store.results([]) == {}


def test_an_analysis_is_kept_beside_the_table(kind: str, tmp_path: Path) -> None:
    done = AnalysisRow("harbour", DONE, 1, "", b'{"form":1}' * 1000)

    async def first(store: Store) -> None:
        await store.create(stored())
        assert await store.analysis("harbour") is None
        await store.put_analysis(AnalysisRow("harbour", WAITING))
        await store.put_analysis(AnalysisRow("harbour", FAILED, 2, "no time"))
        assert await store.analysis("harbour") == AnalysisRow("harbour", FAILED, 2, "no time")
        await store.put_analysis(done)
        assert await store.load("harbour") == stored()

    async def second(store: Store) -> None:
        assert await store.analysis("harbour") == done
        await store.delete("harbour")
        assert await store.analysis("harbour") is None
        with pytest.raises(Missing):
            await store.put_analysis(done)

    with_store(kind, tmp_path, first)
    with_store(kind, tmp_path, second)


@every_store
async def test_analyses_that_wait_are_found_in_the_order_of_the_wishes(store: Store) -> None:
    for table in ("zebra", "ant", "done", "lost"):
        await store.create(stored(table))
        await store.put_analysis(AnalysisRow(table, WAITING))
    await store.put_analysis(AnalysisRow("done", DONE, 1, "", b"{}"))
    await store.put_analysis(AnalysisRow("lost", FAILED, 1, "no"))
    await store.put_analysis(AnalysisRow("zebra", WAITING, 1))  # begun, not finished
    assert await store.jobs.waiting() == ["zebra", "ant"]


@pytest.mark.parametrize("hints", [True, False])
@every_store
async def test_whether_there_are_hints_is_kept(store: Store, hints: bool) -> None:
    await store.create(replace(stored(), row=replace(stored().row, hints=hints)))
    await store.commit(change(2, "entry"))
    assert (await store.load("harbour")).row.hints is hints


@every_store
async def test_tables_where_somebody_is_awaited_wait_for_no_bot(store: Store) -> None:
    for arrival in (AWAITED, OPENED, CAME, HERE):
        seats = [replace(SEATS[0], arrival=arrival), SEATS[1]]
        await store.create(replace(stored(arrival, deciding=1), seats=seats))
        assert (await store.load(arrival)).seats == seats
    assert sorted(await store.waiting_for_bots()) == [CAME, HERE]
    came = replace(SEATS[0], arrival=CAME)
    await store.commit(replace(change(2, "note", table=AWAITED), seats=(came,)))
    assert sorted(await store.waiting_for_bots()) == [AWAITED, CAME, HERE]


def test_lines_of_talk_are_numbered_and_survive_closing(kind: str, tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        await store.create(stored())
        await store.create(stored("other"))
        assert await store.talk("harbour") == []
        line = await store.say("harbour", 1, "2026-01-01T00:00:00Z", "Ahoy <b>you</b> ⚓")
        assert line == TalkRow(1, 1, "2026-01-01T00:00:00Z", "Ahoy <b>you</b> ⚓")
        await store.say("other", 0, "then", "elsewhere")
        assert (await store.say("harbour", 0, "later", "Ahoy")).number == 2

    async def second(store: Store) -> None:
        assert [line.seat for line in await store.talk("harbour")] == [1, 0]
        assert [line.text for line in await store.talk("harbour", 1)] == ["Ahoy"]
        assert await store.talk("nowhere") == []
        with pytest.raises(Missing):
            await store.say("nowhere", 0, "then", "hello?")

    with_store(kind, tmp_path, first)
    with_store(kind, tmp_path, second)


@every_store
async def test_old_lines_of_talk_are_let_go(store: Store) -> None:
    await store.create(stored())
    said = [store.say("harbour", 0, "then", f"line {i}") for i in range(TALK_KEPT + 5)]
    await asyncio.gather(*said)
    lines = await store.talk("harbour")
    assert [line.number for line in lines] == list(range(6, TALK_KEPT + 6))


@every_store
async def test_whether_seats_may_talk_is_kept(store: Store) -> None:
    await store.create(replace(stored(), row=replace(stored().row, talk=False)))
    assert (await store.load("harbour")).row.talk is False
    await store.let_talk("harbour", True, False)
    await store.commit(change(2, "entry"))
    row = (await store.load("harbour")).row
    assert (row.talk, row.overheard) == (True, False)
    await store.let_talk("harbour", False, True)
    row = (await store.load("harbour")).row
    assert (row.talk, row.overheard) == (False, True)
    with pytest.raises(Missing):
        await store.let_talk("nowhere", True, True)


@every_store
async def test_the_secrets_of_seats_and_who_may_watch_are_kept(store: Store) -> None:
    taken = replace(SEATS[0], invitation="hash of one", former=("older",))
    closed = replace(stored().row, watchable=False)
    await store.create(replace(stored(), row=closed, seats=[taken, SEATS[1]]))
    found = await store.load("harbour")
    assert (found.seats[0], found.row.watchable) == (taken, False)
    again = replace(taken, invitation=None, former=("b", "a"))
    await store.commit(replace(change(2, "entry"), seats=(again,)))
    await store.let_watch("harbour", True)
    found = await store.load("harbour")
    assert (found.seats[0], found.row.watchable) == (again, True)
    with pytest.raises(Missing):
        await store.let_watch("nowhere", True)


@every_store
async def test_all_tables_are_named_the_latest_first(store: Store) -> None:
    assert await store.names() == []
    for day, name in ((2, "harbour"), (3, "lagoon"), (1, "reef")):
        row = replace(stored(name).row, created=f"2026-01-0{day}T00:00:00Z")
        await store.create(replace(stored(name), row=row))
    assert await store.names() == ["lagoon", "harbour", "reef"]


def test_a_table_can_be_taken_elsewhere_with_all_that_belongs_to_it(
    kind: str, tmp_path: Path
) -> None:
    async def first(store: Store) -> WholeTable:
        await store.create(stored())
        assert await store.whole("harbour") == WholeTable(stored())
        for text in ("Ahoy", "Land"):
            await store.say("harbour", 0, "then", text)
        await store.put_analysis(AnalysisRow("harbour", DONE, 1, "", b"{}"))
        with pytest.raises(Missing):
            await store.whole("nowhere")
        return await store.whole("harbour")

    async def second(store: Store) -> None:
        await store.create_whole(taken)
        assert await store.whole("harbour") == taken
        assert (await store.say("harbour", 1, "now", "Where?")).number == 3
        with pytest.raises(Conflict):
            await store.create_whole(WholeTable(stored(), taken.talk[:1]))
        assert len((await store.whole("harbour")).talk) == 3
        doubled = [taken.talk[0], taken.talk[0]]
        with pytest.raises(StoreError):
            await store.create_whole(WholeTable(stored("reef"), doubled))
        assert await store.names() == ["harbour"]

    (tmp_path / "other").mkdir()
    taken = with_store(kind, tmp_path, first)
    assert [line.text for line in taken.talk] == ["Ahoy", "Land"]
    with_store(kind, tmp_path / "other", second)


@every_store
async def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(store: Store) -> None:
    await store.create(stored())
    await store.create(stored("other"))
    await store.commit(change(2, "entry", move_id="m1"))
    await store.say("harbour", 0, "then", "Ahoy")
    await store.delete("harbour")
    assert await store.count() == 1
    assert await store.talk("harbour") == []
    assert await store.receipt("harbour", "m1") is None
    for gone in (store.load("harbour"), store.delete("harbour")):
        with pytest.raises(Missing):
            await gone
    with pytest.raises(Conflict):
        await store.commit(change(3, "entry"))
    await store.create(stored())
    assert await store.load("harbour") == stored()


@every_store
async def test_a_table_that_gathers_is_kept_with_the_luck_of_its_seats(store: Store) -> None:
    hashed = replace(SEATS[0], entropy_hash="ab", arrival=ABSENT)
    fixed, begun = "2026-01-02T00:00:00Z", '{"carrack":1,"extra":{}}'
    empty = replace(stored(), lines=[])
    await store.create(replace(empty, row=replace(empty.row, status=GATHERING)))
    step = Change("harbour", 0, [], GATHERING, -1, fixed, (hashed,))
    await store.commit(step)
    assert await store.unopened("2027") == []
    await store.commit(replace(step, seats=(), fixed=fixed))
    assert await store.unopened("2027") == ["harbour"]
    assert await store.unopened(fixed) == []
    opened = replace(hashed, entropy="cd")
    first = replace(step, lines=LINES, status="running", seats=(opened,), header=begun)
    await store.commit(first)
    kept = await store.load("harbour")
    assert (kept.row.fixed, kept.row.header) == (fixed, begun)
    assert (kept.lines, kept.seats[0]) == (LINES, opened)
    with pytest.raises(Conflict):
        await store.commit(first)
    assert await store.unopened("2027") == []
