"""Each translation beside the English texts: all is said, of the same things, in other words."""

from __future__ import annotations

import re

import pytest

from support.languages import ENGLISH, OTHERS
from support.translations import numbers, own, plain, texts, values, variables

MESSAGES = [name for name in ENGLISH if name.endswith(".ftl")]
OWNERS = ("item-", "colour-", "good-")
"""How messages begin that name something by a noun or a colour; others use the same word."""
ALIKE = {"game-title", "bot-names"}
"""Names, which are no words of a language."""
OTHER_KEYS = re.compile(r"key-|rules-s")
"""Keys of a keyboard; and words that the search of the rules knows."""
WORD = re.compile(r"[^\W\d_]{2,}")
GIVEN = re.compile(r"⟨.*?⟩")
LITERAL = re.compile(r"'\w+'")


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("name", MESSAGES)
def test_it_says_the_same_in_the_same_order_with_the_same_values(name: str, language: str) -> None:
    assert list(own(name, "en").patterns) == list(own(name, language).patterns)
    english, other = texts(name, "en"), texts(name, language)
    for key in own(name, "en").patterns:
        assert variables(english, key) == variables(other, key), key


def test_every_variant_names_the_same_numbers_and_rules(language: str) -> None:
    for name in MESSAGES:
        english, other = texts(name, "en"), texts(name, language)
        for key in own(name, "en").patterns:
            for args in () if OTHER_KEYS.match(key) else values(name, key, language):
                said, there = english.text(key, args), other.text(key, args)
                same = numbers("en", said, args) == numbers(language, there, args)
                assert same, f"{name}, {key}: {said} / {there}"


def test_no_sentence_is_left_in_english(language: str) -> None:
    for name in MESSAGES:
        english, other = texts(name, "en"), texts(name, language)
        for key in own(name, "en").patterns:
            for args in values(name, key, language):
                said = english.text(key, args)
                if len(WORD.findall(GIVEN.sub("", said))) > 2 and key not in ALIKE:
                    assert said != other.text(key, args), f"{name}: {key}"


@pytest.mark.parametrize("name", [name for name in MESSAGES if name.startswith("games.")])
def test_things_are_called_what_the_message_that_names_them_says(name: str, language: str) -> None:
    english, other = texts(name, "en"), texts(name, language)
    named = [key for key in own(name, "en").patterns if key.startswith(OWNERS) and "." not in key]
    things = {key: english.text(key, {}).casefold() for key in named if "letter" not in key}
    seen = 0
    for key in own(name, "en").patterns:
        args = next(values(name, key, language))
        said = LITERAL.sub("", english.text(key, args).casefold())
        there = stem_of(other.text(key, args))
        for owner, thing in things.items():
            if re.search(rf"(?<!\w){re.escape(thing)}s?(?!\w)", said) and not OTHER_KEYS.match(key):
                seen += 1
                wanted = WORD.findall(stem_of(other.text(owner, {})))
                stems = [word[: max(3, len(word) - 2)] for word in wanted if len(word) > 2]
                assert any(stem in there for stem in stems), f"{key}: {said} / {owner}"
    assert seen > 30


def stem_of(text: str) -> str:
    """Letters that stay when a word changes its ending: Dutch writes rood, but rode."""
    return re.sub(r"(.)\1", r"\1", plain(text))
