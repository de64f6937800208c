"""What every store promises about what people keep and are asked: hours, ways in, passkeys, orders.

What clubs say, records that somebody brings, and where tables are listed, are here too.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from carrack.server.clocks.clock import SeatClock
from carrack.server.clocks.nights import Hours
from carrack.server.pseudonyms import pseudonym
from carrack.server.settings import Settings
from carrack.server.store import club_talk
from carrack.server.store.clubs import ClubStore
from carrack.server.store.endings import EndStore
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.league_rows import LeagueTableRow
from carrack.server.store.listing import EVERYBODY, TableListing
from carrack.server.store.orders import INVITE, OperatorOrder, OrdersStore
from carrack.server.store.passkeys import PasskeyRow
from carrack.server.store.rated import games_at, rated_tables, share_rated
from carrack.server.store.store import Store
from carrack.server.store.table_rows import GATHERING, OVER, TalkRow
from carrack.server.store.ways_in import MAIL, SHORT, CodeRow
from store.test_clubs_kept import DAY, founded
from store.test_leagues_contract import GAME, LEAGUE, PLACES, SEASON, TABLE, league_in
from store.test_outbox_contract import seated
from store.test_people_contract import ADA, BEN, TOKEN, session
from support.server.stored_tables import ROW, change, stored
from support.server.stores import every_store

NIGHT = Hours(ADA.time_zone, (22, 7), ((date(2026, 8, 1), date(2026, 8, 14)),))
NIGHTS = '{"carrack":1,"extra":{"clock":{"kind":"days","nights":1}},"seats":[]}'
KEY = PasskeyRow("key", "ada", "example.org", b"public", 0, ADA.created, ADA.created, "a phone")
SEEN = "2026-01-02T00:00:00Z"


@every_store
async def test_hours_are_those_of_whoever_holds_a_link(store: Store) -> None:
    await seated(store)
    assert await store.hours.of_person("ada") == Hours(ADA.time_zone)
    await store.hours.put("ada", NIGHT)
    assert await store.hours.of_person("ada") == NIGHT
    assert await store.hours.of_table("harbour") == {0: NIGHT}
    assert await store.hours.of_running() == {}
    clock = SeatClock(0, 60_000, since=0, due=60_000)
    await store.commit(replace(change(2), header=NIGHTS, clocks=(clock,)))
    assert await store.hours.of_running() == {("harbour", 0): NIGHT}
    assert await store.hours.concerned([TOKEN]) == ["harbour"]
    assert await store.dues(["harbour", "nowhere"]) == {"harbour": {0: 60_000}}
    assert await store.outbox.soon_out(0, 100_000)
    assert await store.outbox.warn(0, 100_000) == 0, "Ada does not want to be told of that"
    await store.people.add(BEN, session(2, "ben"))
    await store.people.merge("ben", "ada")
    assert await store.hours.of_person("ben") == NIGHT


@every_store
async def test_a_way_in_is_good_once(store: Store) -> None:
    await store.people.add(ADA, session(1))
    await store.ways_in.add_code(CodeRow("old", "ada", SHORT, "2"))
    code = CodeRow("code", "ada", SHORT, "2", "ada@example.org")
    await store.ways_in.add_code(code)
    assert await store.ways_in.code("old", "1") is None, "a newer one of its kind is there"
    assert await store.ways_in.code("code", "2") is None
    assert await store.ways_in.take_code("code", "1") == code
    assert await store.ways_in.take_code("code", "1") is None
    await store.ways_in.add_code(CodeRow("mail", "ada", MAIL, "1"))
    await store.ways_in.drop_old_codes("1")
    assert await store.ways_in.code("mail", "0") is None
    await store.ways_in.keep_address("ada", "ada@example.org")
    assert await store.ways_in.address("ada") == "ada@example.org"
    assert await store.ways_in.person_at("ada@example.org") == ADA
    await store.ways_in.drop_address("ada")
    assert await store.ways_in.address("ada") is None


@every_store
async def test_passkeys_and_devices_are_a_persons(store: Store) -> None:
    await store.people.add(ADA, session(1))
    await store.passkeys.add(KEY)
    with pytest.raises(Conflict):
        await store.passkeys.add(KEY)
    await store.passkeys.used("key", 7, SEEN)
    used = replace(KEY, sign_count=7, used=SEEN)
    assert await store.passkeys.passkey("key") == used
    assert await store.passkeys.of_person("ada") == [used]
    await store.passkeys.remove("ada", "key")
    assert await store.passkeys.passkey("key") is None
    assert await store.people.language("ada") == "de"
    assert await store.people.language("nobody") == ""
    assert await store.people.ended(["hash 1", "hash 2"]) == {"hash 2"}


@every_store
async def test_an_order_is_due_until_it_is_done_or_has_failed(store: Store) -> None:
    await store.orders.add(OperatorOrder(SEEN, INVITE, "harbour", 1, "secret"))
    await store.orders.add(OperatorOrder(SEEN, INVITE, "cove"))
    first, second = await store.orders.due()
    assert (first.of, first.seat, second.seat) == ("harbour", 1, None)
    await store.orders.done(first)
    await store.orders.failed(second, "there is no table")
    assert await store.orders.due() == []
    (kept,) = await store.read(OrdersStore.orders)
    assert kept.failed == "there is no table"
    await store.orders.drop_old("2027-01-01T00:00:00Z")
    assert await store.read(OrdersStore.orders) == []


@every_store
async def test_clubs_talk_and_are_dissolved(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_talk, "KEPT", 1)
    await founded(store)
    await store.create(replace(stored(), row=replace(ROW, listing=TableListing("gulls"))))
    assert await store.clubs.share("ada", "ben")
    with pytest.raises(Missing):
        await store.club_talk.say("terns", "ada", DAY, "hello")
    await store.club_talk.say("gulls", "ada", DAY, "hello")
    number = await store.club_talk.say("gulls", "ben", DAY, "hello, Ada")
    await store.club_talk.report(number)
    (line,) = await store.club_talk.lines("gulls")
    assert (line.number, line.name, line.text, line.reported) == (number, "Ben", "hello, Ada", True)
    assert await store.club_talk.of_person("ben") == [("Gulls", DAY, "hello, Ada")]
    await store.club_talk.remove(number)
    assert [each.text for each in await store.club_talk.lines("gulls")] == [""]
    assert [(row.club, members) for row, members in await store.clubs.clubs()] == [("gulls", 3)]
    await store.write(lambda c: ClubStore.dissolve(c, "gulls"))
    assert await store.clubs.clubs() == []
    assert (await store.load("harbour")).row.listing.club is None


@every_store
async def test_what_is_brought_is_kept_for_a_while(store: Store) -> None:
    await store.jobs.bring("cove", "a record")
    await store.jobs.drop_brought()
    assert await store.jobs.brought("cove") == "a record"
    assert await store.jobs.brought("nothing") is None


@every_store
async def test_channels_and_their_entries_are_dropped_one_by_one(store: Store) -> None:
    await seated(store)
    await store.channels.used("hook", 5)
    assert [row.sent for row in await store.channels.of("ada")] == [5]
    await store.outbox.enqueue("ada", "ended", None, 7)
    await store.outbox.enqueue("ada", "ended", "harbour", 7)
    first, second = await store.outbox.due(7)
    await store.outbox.postpone([first.notice], 9, looked=8)
    await store.outbox.settle([second.notice], "left-out")
    assert [(each.notice, each.looked) for each in await store.outbox.due(9)] == [(first.notice, 8)]
    assert await store.outbox.nudge("harbour", [0], 10, 5) == 0, "Ada does not want to be told"
    await store.channels.remove("hook")
    assert await store.channels.find(["hook"]) == []
    assert await store.channels.key("push", b"first") == b"first"
    assert await store.channels.key("push", b"second") == b"first"


@every_store
async def test_seats_are_kept_for_somebody_and_tables_offered(store: Store) -> None:
    await founded(store)
    offered = replace(ROW, status=GATHERING, listing=TableListing("gulls", EVERYBODY))
    await store.create(replace(stored(), row=offered))
    await store.people.claim("ada", [ROW.host], DAY)
    assert await store.lobby.offered_by("ada") == 1
    assert await store.lobby.offered(["harbour", "nowhere"]) == ["harbour"]
    await store.lobby.invite("harbour", 1, "ben", DAY, 0)
    assert await store.lobby.invited("harbour") == {1: "ben"}
    await store.lobby.invite_nobody("harbour", 1)
    assert await store.lobby.invited("harbour") == {}


@every_store
async def test_a_place_in_a_league_passes_on(store: Store) -> None:
    await league_in(store)
    await store.leagues.begin_season("tuesdays", SEASON)
    await store.leagues.replace("tuesdays", 1, replace(PLACES[0], person="ben", gone=True))
    kept = (await store.leagues.season("tuesdays", 1)).places[0]
    assert (kept.person, kept.gone) == ("ben", True)
    await store.leagues.seat_game("tuesdays", 1, GAME, TABLE, ["ben", "ada"], 0)
    assert await store.leagues.of_tables(["t1"]) == [LeagueTableRow("t1", LEAGUE, 1, 1)]


@every_store
async def test_a_table_that_nobody_uses_is_marked_until_somebody_does(store: Store) -> None:
    await store.create(stored())
    later = datetime(2026, 3, 1, tzinfo=UTC)
    (mark,) = await store.sweep(Settings(unbegun_days=20, warning_days=10), later)
    assert await store.ends() == [mark]
    await store.keep("harbour", later + timedelta(days=1))
    assert await store.ends() == []
    assert await store.read(EndStore.used) == [("harbour", "2026-03-02T00:00:00Z")]
    line = await store.say("harbour", 0, SEEN, "hello")
    await store.change_line("harbour", replace(line, text="", reported=True))
    assert await store.talk("harbour") == [TalkRow(1, 0, SEEN, "", True)]
    await store.touch()


@every_store
async def test_rated_games_are_found_by_who_has_played(store: Store) -> None:
    people = [pseudonym("ada"), pseudonym("ben")]
    rated = ",".join(f'{{"person":"{each}"}}' for each in people)
    seats = '[{"name":"Ada"},{"name":"Ben"}]'
    header = f'{{"carrack":1,"extra":{{"rated":{{"seats":[{rated}]}}}},"seats":{seats}}}'
    await store.create(replace(stored(), row=replace(ROW, header=header, status=OVER)))
    assert await store.read(rated_tables) == ["harbour"]
    assert await store.read(lambda c: share_rated(c, *people))
    assert await store.read(lambda c: games_at(c, ["harbour"])) == {}, "no record can be read"
    await store.people.add(ADA, session(1))
    await store.people.add(BEN, session(2, "ben"))
    assert await store.people.merge("ben", "ada") == ["harbour"]
    assert not await store.read(lambda c: share_rated(c, *people))
