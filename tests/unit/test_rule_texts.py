"""The rules of Amerigo as texts: complete, alike in all languages, found and cited correctly."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

import pytest

from carrack.texts.rules import (
    Rule,
    UnknownRuleError,
    find_rule,
    load_rules,
    parse_rules,
    rules_text,
    search_rules,
)
from support.languages import LANGUAGES, OTHERS

PACKAGE = "carrack.games.amerigo"
IDENTIFIER = re.compile(r"(?:AM|DEI)-[A-Z]+-[0-9]+")
MARK = re.compile(r"\w+\s?:")
"""What rulings or reconstructions begin with: a language has one word for it, and no other use."""


@dataclass(frozen=True)
class Rulebook:
    """A game with rules, and how many there must be: chapters, families, and rulings among them."""

    folder: str
    letters: str
    families: int
    chapters: int
    rulings: int

    @property
    def package(self) -> str:
        return f"carrack.games.{self.folder}"

    def rules(self, language: str) -> list[Rule]:
        return load_rules(self.package, language)


RULEBOOKS = (
    Rulebook("amerigo", "AM", families=15, chapters=13, rulings=23),
    Rulebook("dutch_east_indies", "DEI", families=16, chapters=13, rulings=34),
)

FISH = """
# Fish
Introduction.
## Nets
- **FI-NET-1** A net has holes.
- **FI-NET-2** Mend it,
  whatever FI-NET-1 says.
  It is your net.

## The catch
- **FI-CATCH-1** Count the fish.
- **FI-CATCH-10** Throw small fish back; a net may tear.
| fish | weight |
"""


@pytest.fixture(scope="module")
def texts() -> dict[str, list[Rule]]:
    return {language: load_rules(PACKAGE, language) for language in LANGUAGES}


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


# The texts


@pytest.fixture(params=RULEBOOKS, ids=lambda book: book.folder)
def book(request: pytest.FixtureRequest) -> Rulebook:
    found = request.param
    assert isinstance(found, Rulebook)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_rules_in_the_same_order(language: str, book: Rulebook) -> None:
    assert ids(book.rules("en")) == ids(book.rules(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_missing_doubled_or_empty(language: str, book: Rulebook) -> None:
    families: dict[str, list[int]] = {}
    for rule in book.rules(language):
        family, number = rule.id.rsplit("-", 1)
        families.setdefault(family, []).append(int(number))
        assert family.startswith(f"{book.letters}-")
        assert len(rule.text) > 5, f"{rule.id} says nothing"
        assert rule.chapter
    assert len(families) == book.families
    for family, numbers in families.items():
        assert sorted(numbers) == list(range(1, len(numbers) + 1)), family


@pytest.mark.parametrize("language", OTHERS)
def test_chapters_change_at_the_same_rules_in_all_languages(language: str, book: Rulebook) -> None:
    def starts(rules: list[Rule]) -> list[str]:
        pairs = zip([None, *rules], rules, strict=False)
        return [now.id for before, now in pairs if not before or before.chapter != now.chapter]

    assert starts(book.rules("en")) == starts(book.rules(language))
    assert len(starts(book.rules("en"))) == book.chapters


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_refer_to_rules_that_exist(language: str, book: Rulebook) -> None:
    known = set(ids(book.rules(language)))
    cited = set(IDENTIFIER.findall(rules_text(book.package, language)))
    assert cited <= known


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_keeps_every_number_and_reference(language: str, book: Rulebook) -> None:
    words = re.compile(IDENTIFIER.pattern + "|[0-9]+")
    for english, other in zip(book.rules("en"), book.rules(language), strict=True):
        assert Counter(words.findall(english.text)) == Counter(words.findall(other.text)), (
            english.id
        )


@pytest.mark.parametrize("language", OTHERS)
def test_rulings_and_reconstructions_are_marked_alike(language: str, book: Rulebook) -> None:
    pairs = list(zip(book.rules("en"), book.rules(language), strict=True))
    for mark in ("Ruling:", "Reconstructed:"):
        here = [english.text.count(mark) for english, _ in pairs]
        said = [Counter(MARK.findall(other.text)) for _, other in pairs]
        known = {word for words in said for word in words}
        own = [word for word in known if [words[word] for words in said] == here]
        assert len(own) == 1 or not any(here), mark
    assert sum("Ruling:" in rule.text for rule in book.rules("en")) == book.rulings


def test_the_table_of_components_has_the_same_rows_in_all_languages(book: Rulebook) -> None:
    rows = {
        language: [
            line.count("|")
            for line in rules_text(book.package, language).splitlines()
            if line.startswith("|")
        ]
        for language in LANGUAGES
    }
    assert all(rows[language] == rows["en"] for language in LANGUAGES)
    assert len(rows["en"]) > 15


# Reading them


def test_indented_lines_continue_a_rule_and_other_text_is_left_out() -> None:
    rules = parse_rules(FISH)
    assert ids(rules) == ["FI-NET-1", "FI-NET-2", "FI-CATCH-1", "FI-CATCH-10"]
    assert rules[1] == Rule("FI-NET-2", "Nets", "Mend it, whatever FI-NET-1 says. It is your net.")
    assert rules[3].chapter == "The catch"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- **FI-NET-1** A net.", "line 1: FI-NET-1 comes before"),
        ("## Nets\n- **FI-NET** A net.", "line 2: 'FI-NET' is not an identifier"),
        ("## Nets\n- **FI-NET-1**", "line 2: FI-NET-1 has no words"),
        ("## Nets\n- **FI-NET-1** A.\n- **FI-NET-1** B.", "line 3: FI-NET-1 is used twice"),
    ],
)
def test_a_text_that_cannot_be_read_names_the_line(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        parse_rules(text)


@pytest.mark.parametrize("language", ["pt", "", "../en", "en/../../x", "EN", "en-GB"])
def test_languages_without_rules_get_the_english_ones(
    language: str, texts: dict[str, list[Rule]]
) -> None:
    assert load_rules(PACKAGE, language) == texts["en"]


def test_a_region_does_not_matter(texts: dict[str, list[Rule]]) -> None:
    assert load_rules(PACKAGE, "de-AT") == texts["de"]
    assert load_rules(PACKAGE, "de_CH") == texts["de"]


def test_a_package_without_rules_is_named() -> None:
    with pytest.raises(LookupError, match=re.escape("carrack.core has no rules")):
        load_rules("carrack.core", "en")


# Finding them


def test_a_rule_is_found_in_small_letters_too(texts: dict[str, list[Rule]]) -> None:
    assert find_rule(texts["en"], " am-build-10 ").id == "AM-BUILD-10"


def test_an_unknown_identifier_names_close_ones(texts: dict[str, list[Rule]]) -> None:
    with pytest.raises(UnknownRuleError, match="no rule AM-BULD-3; did you mean") as caught:
        find_rule(texts["en"], "AM-BULD-3")
    assert "AM-BUILD-3" in caught.value.close


def test_something_far_away_gets_no_guess(texts: dict[str, list[Rule]]) -> None:
    with pytest.raises(UnknownRuleError, match=r"no rule XYZ$") as caught:
        find_rule(texts["en"], "xyz")
    assert caught.value.close == []


def test_a_family_of_rules_is_found_before_rules_that_mention_it(
    texts: dict[str, list[Rule]],
) -> None:
    found = ids(search_rules(texts["en"], "am-build"))
    assert found[:14] == [f"AM-BUILD-{number}" for number in range(1, 15)]
    assert "AM-SHIP-7" in found[14:]


def test_a_number_is_not_the_beginning_of_another_one() -> None:
    rules = parse_rules(FISH)
    assert ids(search_rules(rules, "FI-CATCH-1")) == ["FI-CATCH-1"]
    assert ids(search_rules(rules, "FI-NET-1")) == ["FI-NET-1", "FI-NET-2"]


def test_all_words_must_be_found_and_text_comes_before_headings() -> None:
    rules = parse_rules(FISH)
    assert ids(search_rules(rules, "FISH net")) == ["FI-CATCH-10"]
    assert ids(search_rules(rules, "nets")) == ["FI-NET-1", "FI-NET-2"]
    assert ids(search_rules(rules, "catch fish")) == ["FI-CATCH-1", "FI-CATCH-10"]
    assert search_rules(rules, "fish whale") == []


@pytest.mark.parametrize(
    ("language", "words", "same"),
    [
        ("fr", "tresor", "trésor"),
        ("fr", "TRESORS", "trésor"),
        ("de", "grosse", "größe"),
        ("es", "mision", "misión"),
        ("fr", "tresses", "nothing"),
    ],
)
def test_accents_and_ends_of_words_do_not_matter(
    texts: dict[str, list[Rule]], language: str, words: str, same: str
) -> None:
    found = ids(search_rules(texts[language], same))
    assert ids(search_rules(texts[language], words)) == found


def test_no_words_find_everything_in_order() -> None:
    rules = parse_rules(FISH)
    assert search_rules(rules, "  ") == rules


def test_a_search_for_an_unknown_identifier_is_reported(texts: dict[str, list[Rule]]) -> None:
    with pytest.raises(UnknownRuleError, match="AM-SHIPS-4; did you mean AM-SHIP-4"):
        search_rules(texts["en"], "am-ships-4")
    assert search_rules(texts["en"], "half-hearted") == []


def test_german_words_are_found_whatever_their_capitals(texts: dict[str, list[Rule]]) -> None:
    assert "AM-SETUP-6" in ids(search_rules(texts["de"], "GROSSINSEL schatztruhe"))
