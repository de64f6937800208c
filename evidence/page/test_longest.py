"""The real page in every language on a phone: nothing in its main states is cut off or too wide."""

from __future__ import annotations

import pytest
from evidence.support.page.comfort import cut_off, cut_words, pushed
from evidence.support.page.states import Prepared, every_state

from support.languages import LANGUAGES
from support.page.shared import Opener


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_off(language: str, at: Prepared, visitor: Opener) -> None:
    page = visitor(phone=True, locale=language).new_page()
    wrong = {
        state: cut_off(page) + cut_words(page) + pushed(page) for state in every_state(page, at)
    }
    assert len(wrong) > 15
    assert {state: lost for state, lost in wrong.items() if lost} == {}
