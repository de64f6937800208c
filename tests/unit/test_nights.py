"""The hours in which somebody does not play, in their time zone, whatever its clocks do."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import pytest

from carrack.server.clocks import zones
from carrack.server.clocks.hours import moment_after, next_change
from carrack.server.clocks.nights import Hours, days_in, night_length, ranges_of
from carrack.server.clocks.zones import OTHER_NAMES, RENAMED, is_zone, unknown_zones, zone_of

BERLIN = "Europe/Berlin"
HOUR = 3_600_000


def at(text: str, zone: str = BERLIN) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("evening", "length"),
    [("2026-03-28", 8), ("2026-10-24", 10), ("2026-07-01", 9)],
)
def test_a_night_is_an_hour_shorter_or_longer_when_clocks_are_changed(
    evening: str, length: int
) -> None:
    begin = at(f"{evening}T23:00")
    night = Hours(BERLIN, (23, 8)).away(begin, begin + 1)
    assert list(night) == [(begin, begin + length * HOUR)]


def test_a_night_within_a_day_and_one_that_begins_where_clocks_skip_an_hour() -> None:
    noon = at("2026-07-01T12:00")
    assert list(Hours(BERLIN, (1, 7)).away(noon, noon + HOUR)) == []
    spring = at("2026-03-29T00:00")
    assert list(Hours(BERLIN, (2, 3)).away(spring, spring + 12 * HOUR)) == []
    assert list(Hours(BERLIN, (2, 4)).away(spring, spring + 12 * HOUR)) == [
        (at("2026-03-29T03:00"), at("2026-03-29T04:00"))
    ]


def test_nights_before_and_after_a_holiday_are_one_with_it() -> None:
    hours = Hours(BERLIN, (23, 8), ((date(2026, 12, 24), date(2026, 12, 26)),))
    begin = at("2026-12-23T12:00")
    assert next(hours.away(begin, begin + 10**10)) == (
        at("2026-12-23T23:00"),
        at("2026-12-27T08:00"),
    )
    assert moment_after(begin, 12 * HOUR, hours.away) == at("2026-12-27T09:00")
    assert next_change(begin, hours.away) == (False, at("2026-12-23T23:00"))
    assert next_change(at("2026-12-25T03:00"), hours.away) == (True, at("2026-12-27T08:00"))


def test_without_hours_all_of_them_count() -> None:
    assert list(Hours().away(0, 10**13)) == []
    assert next_change(0, Hours(BERLIN).away) == (False, None)


@pytest.mark.parametrize("name", ["", "Europe", "Mars/Olympus", "../etc/passwd"])
def test_where_no_zone_of_that_name_is_known_it_is_utc(name: str) -> None:
    assert zone_of(name).key == "UTC"
    assert not is_zone(name)
    assert is_zone("Asia/Kolkata")


@pytest.mark.parametrize(
    "known", [RENAMED.keys(), RENAMED.values(), ()], ids=["old", "new", "none"]
)
def test_a_zone_is_found_by_its_other_name_where_a_system_lacks_one(
    monkeypatch: pytest.MonkeyPatch, known: Collection[str]
) -> None:
    """Browsers say Asia/Calcutta, and Debian 13 knows only Asia/Kolkata."""

    def lacking(name: str) -> ZoneInfo:
        if name in OTHER_NAMES and name not in known:
            raise ZoneInfoNotFoundError(name)
        return ZoneInfo(name)

    monkeypatch.setattr("zoneinfo.ZoneInfo", lacking)
    zones.zone_named.cache_clear()
    assert set(unknown_zones()) == (set() if known else OTHER_NAMES.keys())
    assert zone_of("Asia/Calcutta").utcoffset(datetime(2026, 1, 1)) == (
        timedelta(hours=5, minutes=30) if known else timedelta(0)
    )
    zones.zone_named.cache_clear()


def test_a_night_has_a_length_and_days_are_kept_as_ranges() -> None:
    assert [night_length(night) for night in ((23, 8), (1, 7), (5, 5))] == [9, 6, 24]
    first = date(2026, 12, 30)
    days = {first, first + timedelta(days=1), first + timedelta(days=4)}
    ranges = ranges_of(days)
    assert [(str(a), str(b)) for a, b in ranges] == [
        ("2026-12-30", "2026-12-31"),
        ("2027-01-03", "2027-01-03"),
    ]
    assert days_in(ranges) == days
