"""The real page in the longest languages: nothing in its main states is cut off or too wide."""

from __future__ import annotations

import pytest
from evidence.support.page.comfort import cut_off, cut_words
from evidence.support.page.states import Prepared, every_state

from support.page.shared import Opener

# by letters of all messages: French, then German
LANGUAGES = ["fr-FR", pytest.param("de-DE", marks=pytest.mark.thorough)]


@pytest.mark.parametrize(
    "phone", [True, pytest.param(False, marks=pytest.mark.thorough)], ids=["phone", "desk"]
)
@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_word_is_cut_off_in_the_longest_language(
    at: Prepared, visitor: Opener, locale: str, phone: bool
) -> None:
    page = visitor(phone=phone, locale=locale).new_page()
    wrong = {state: cut_off(page) + cut_words(page) for state in every_state(page, at)}
    assert len(wrong) > 15
    assert {state: lost for state, lost in wrong.items() if lost} == {}
