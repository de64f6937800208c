"""The real page in the longest language: nothing in its main states is cut off or too wide."""

from __future__ import annotations

from evidence.support.page.comfort import cut_off, cut_words
from evidence.support.page.states import Prepared, every_state

from support.page.shared import Opener


def test_no_word_is_cut_off_in_the_longest_language(at: Prepared, visitor: Opener) -> None:
    page = visitor(phone=True, locale="fr-FR").new_page()  # by letters of all messages
    wrong = {state: cut_off(page) + cut_words(page) for state in every_state(page, at)}
    assert len(wrong) > 15
    assert {state: lost for state, lost in wrong.items() if lost} == {}
