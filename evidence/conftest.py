"""The long proofs: each file is one, and its outcome is a line of `last.json`."""

from __future__ import annotations

import pytest

from carrack.testing.walks import THOROUGH


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes hours, unless `CARRACK_THOROUGH` is set."""
    if THOROUGH:
        return
    hours = [item for item in items if item.get_closest_marker("thorough")]
    if hours:
        config.hook.pytest_deselected(items=hours)
        items[:] = [item for item in items if item not in set(hours)]
