"""The speed of the engine is watched: a fall of a fifth is told, and fails nothing."""

from __future__ import annotations

import pytest

import speed


@pytest.mark.serial
def test_the_engine_is_as_fast_beside_a_fixed_loop_as_it_was(speed_lines: list[str]) -> None:
    found = speed.watched()
    assert set(found) == set(speed.GAMES)
    assert min(found.values()) > 0.5, "an engine that slow does not work"
    speed_lines += speed.lines(found, speed.baselines().get(speed.engine(), {}))


def test_a_fall_of_more_than_a_fifth_is_reported_and_a_smaller_one_not() -> None:
    wanted = {"amerigo": 10.0, "dutch-east-indies": 10.0}
    slow, well = speed.lines({"amerigo": 7.9, "dutch-east-indies": 8.1}, wanted)
    assert slow.startswith("amerigo")
    assert "-21%" in slow
    assert "SLOWER" in slow
    assert "-19%" in well
    assert "SLOWER" not in well
