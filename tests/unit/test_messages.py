"""Messages: a key and arguments, said in English by the engine's own formatter of Fluent."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from carrack.core.fluent import Texts
from carrack.core.message import Message
from carrack.core.move import Refusal, Refused

SOURCE = """
# a comment
crates = { $count ->
    [0] no crates
    [one] a crate
   *[other] { $count } crates
}
hold = The hold has { crates }.
hold-with = { $who } has { $count ->
    [one] a crate
   *[other] { $count } crates
} aboard.
named = Named
    .help = Helpful, { $who }
lines = First
    second{"\\u00AD"}half
choice = { $way ->
    [N] north
   *[other] { $way }
}
"""


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("crates", {"count": 0}, "no crates"),
        ("hold", {"count": 1}, "The hold has a crate."),
        ("hold", {"count": 1200}, "The hold has 1,200 crates."),
        ("hold-with", {"who": "Ada", "count": 2}, "Ada has 2 crates aboard."),
        ("named", {}, "Named"),
        ("named.help", {"who": ["Ada", "Ben"]}, "Helpful, Ada, Ben"),
        ("lines", {}, "First\nsecond\u00adhalf"),
        ("choice", {"way": "N"}, "north"),
        ("choice", {"way": "up"}, "up"),
        ("named.help", {}, "Helpful, {$who}"),
        ("nowhere", {}, "nowhere"),
    ],
)
def test_a_text_is_filled_in(key: str, args: dict[str, Any], text: str) -> None:
    assert Texts(SOURCE).text(key, args) == text


@pytest.mark.parametrize("source", ["a = { $x", "a = { 3 }", "a = { $x ->\n [one] x"])
def test_a_text_that_cannot_be_read_is_named(source: str) -> None:
    with pytest.raises(ValueError, match="brace is not closed|neither a variable"):
        Texts(source)


def test_a_refusal_says_its_rule_and_its_english_text() -> None:
    refusal = Refusal("AM-X-1", "refusal-no-commands", {"game": "Amerigo"})
    assert refusal.text == "Nothing can be done out of turn in Amerigo."
    assert str(Refused(refusal)) == "AM-X-1: Nothing can be done out of turn in Amerigo."
    assert str(Refused(refusal, 2)).startswith("move 2: AM-X-1: Nothing")
    assert pickle.loads(pickle.dumps(refusal)) == refusal


def test_a_game_without_texts_writes_a_sentence_as_the_key() -> None:
    assert Message("the lantern is out").text == "the lantern is out"
