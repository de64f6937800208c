"""Events tell everybody what everybody may know, and no more."""

from __future__ import annotations

from carrack.core.events import Event

LOOK = Event("looked", "TI-TURN-4", 1, {"pile": 2}, {"card": 6}, [1, 3])


def test_readers_see_the_private_fields() -> None:
    for reader in (1, 3):
        assert LOOK.seen_by(reader)["card"] == 6


def test_nobody_else_does() -> None:
    for viewer in (None, 0, 2):
        assert LOOK.seen_by(viewer) == {
            "event": "looked",
            "rule": "TI-TURN-4",
            "seat": 1,
            "pile": 2,
        }


def test_the_whole_event_is_for_whoever_owns_the_record() -> None:
    assert LOOK.whole()["card"] == 6
    assert Event("ended", "TI-OVER-1", -1, {}).whole()["seat"] == -1


def test_private_fields_without_readers_are_seen_by_nobody() -> None:
    event = Event("drawn", "TI-TURN-5", 0, {}, {"card": 3})
    assert all("card" not in event.seen_by(viewer) for viewer in (None, 0, 1))
