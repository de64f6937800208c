"""Chromium for the proofs, with the states worth looking at and a device of each size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from evidence.support.page.judged import judging, played  # noqa: F401  (fixtures)
from evidence.support.page.states import Prepared, prepared
from playwright.sync_api import Page

from carrack.testing.walks import THOROUGH
from support.page.fixtures import *  # noqa: F403
from support.page.shared import Opener


@pytest.fixture(scope="session")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    """A server with tables that stand where it is worth looking."""
    with prepared(tmp_path_factory.mktemp("states")) as made:
        yield made


@pytest.fixture(params=["desktop", "phone"] if THOROUGH else ["phone"])
def device(visitor: Opener, request: pytest.FixtureRequest) -> Page:
    """Somebody at a desk, or with a phone."""
    return visitor(phone=request.param == "phone").new_page()
