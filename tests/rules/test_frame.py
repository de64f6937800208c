"""The ring of sea around the islands."""

from __future__ import annotations

import pytest

from carrack.games.amerigo.chart.frame import frame_spaces


@pytest.mark.parametrize(("width", "height", "spaces"), [(18, 18, 12), (24, 18, 14), (24, 24, 16)])
@pytest.mark.rule("AM-SHIP-8")
def test_every_space_touches_each_of_its_squares_once(width: int, height: int, spaces: int) -> None:
    ring = frame_spaces(width, height)
    assert len(ring) == spaces
    for space in ring:
        assert len(set(space.touches)) == len(space.touches) == (5 if space.corner else 6)
    rim = [i for i in range(width * height) if i % width in (0, width - 1)]
    rim += [*range(width), *range(width * (height - 1), width * height)]
    assert {square for space in ring for square in space.touches} == set(rim)
