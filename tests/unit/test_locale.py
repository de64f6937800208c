"""The words of every game: all languages say everything, of the same things, and briefly."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

import carrack.core
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, checked_options
from carrack.games import amerigo, dutch_east_indies
from carrack.games.amerigo.box.tiles import SIDES
from carrack.games.amerigo.components import COLOURS, GOODS
from carrack.games.dutch_east_indies.components import DIRECTIONS, ITEM_NAMES, SIZES, STAT_NAMES
from carrack.games.dutch_east_indies.state import DUTY_NAMES, LEVEL_NAMES
from carrack.texts.rules import load_rules
from support.languages import LANGUAGES, translation
from support.translations import FORMS

GAMES = Path(carrack.core.__file__).parents[1] / "games"
LONGEST = {
    "move": 60,
    "left": 40,
    "final": 40,
    "lapse": 48,
    "brings": 40,
    "prompt": 60,
    "event": 72,
    "source": 28,
    "label": 28,
}
EFFECT = 72  # letters of a token's effect: two lines of a phone

Pattern = ast.Pattern
Texts = dict[str, Pattern]


class Locale:
    """One Fluent file: its texts by message id, or by `id.attribute`, and its first comment."""

    def __init__(self, folder: Path, language: str) -> None:
        path = translation(f"games.{folder.name}.ftl", language)
        self.body = parse(path.read_text(encoding="utf-8")).body
        self.texts: Texts = {}
        self.doubled: list[str] = []
        for entry in self.body:
            if isinstance(entry, ast.Message):
                self._add(entry)

    def _add(self, message: ast.Message) -> None:
        if message.value is not None:
            self._text(message.id.name, message.value)
        for attribute in message.attributes:
            self._text(f"{message.id.name}.{attribute.id.name}", attribute.value)

    def _text(self, name: str, pattern: Pattern) -> None:
        if name in self.texts:
            self.doubled.append(name)
        self.texts[name] = pattern

    def variables(self, name: str) -> set[str]:
        """The variables of a text and of the messages that it refers to."""
        return _variables(self, self.texts[name])

    def longest(self, name: str) -> int:
        """The letters of the longest form of a text, a variable counted as four."""
        return _longest(self, self.texts[name])


def _nodes(node: Any, kind: type) -> list[Any]:
    """All nodes of a kind below a node of the syntax tree."""
    found: list[Any] = [node] if isinstance(node, kind) else []
    if isinstance(node, list):
        children: list[Any] = node
    elif isinstance(node, ast.BaseNode):
        children = list(vars(node).values())
    else:
        children = []
    for child in children:
        found.extend(_nodes(child, kind))
    return found


def _variables(locale: Locale, pattern: Pattern) -> set[str]:
    names = {node.id.name for node in _nodes(pattern, ast.VariableReference)}
    for reference in _nodes(pattern, ast.MessageReference):
        names |= locale.variables(reference.id.name)
    return names


def _longest(locale: Locale, pattern: Pattern) -> int:
    length = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            length += len(element.value)
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            length += max(_longest(locale, variant.value) for variant in expression.variants)
        elif isinstance(expression, ast.MessageReference):
            length += locale.longest(expression.id.name)
        elif isinstance(expression, ast.StringLiteral):
            length += len(expression.value)
        else:
            length += 4
    return length


class Words:
    """What to expect of the words of a game.

    `ids` are the ids that stand for something, by the variable they arrive in; `names` says for
    some of those variables how the messages begin that name them.
    """

    def __init__(self, game: Game[Any], ids: dict[str, list[str]], names: dict[str, str]) -> None:
        self.game = game
        self.folder = GAMES / game.package.rsplit(".", 1)[1]
        self.ids, self.names = ids, names
        self.heard = 0  # messages that a few games say at least
        self.options: dict[str, Any] = {}


def amerigo_words() -> Words:
    path = GAMES / "amerigo" / "editions" / "reconstructed.toml"
    edition = tomllib.loads(path.read_text(encoding="utf-8"))
    ids = {
        "colour": list(COLOURS),
        "good": list(GOODS),
        "tile": [f"v-{tile['shape']}" for tile in edition["villages"]]
        + [f"n-{tile['shape']}" for tile in edition["neutrals"]],
        "token": [token["id"] for token in edition["tokens"]],
        "why": ["taken"],
        "state": ["free", "taken", "built"],
        "side": list(SIDES),
        "big": ["true"],
    }
    names = {kind: kind for kind in ("colour", "good", "tile", "token")}
    words = Words(amerigo.GAME, ids, names)
    words.heard = 56
    return words


def dutch_words() -> Words:
    ids = {
        "item": list(ITEM_NAMES),
        "wanted": list(ITEM_NAMES),
        "stat": list(STAT_NAMES),
        "way": list(DIRECTIONS),
        "wind": list(DIRECTIONS),
        "went": list(DIRECTIONS),
        "size": list(SIZES),
        "pirate": list(SIZES),
        "won": ["true"],
        "level": list(LEVEL_NAMES),
        "action": list(DUTY_NAMES),
        "why": ["delivered", "upgraded", "no-spices", "robbed", "escaped", "empty"],
    }
    names = {"item": "item", "wanted": "item", "stat": "stat", "way": "way", "wind": "way"}
    names |= {"size": "ship", "pirate": "pirate", "went": "way", "level": "level"}
    names |= {"action": "action"}
    words = Words(dutch_east_indies.GAME, ids, names)
    words.heard = 40
    words.options = {"rounds": 30}
    return words


@pytest.fixture(scope="module", params=[amerigo_words, dutch_words])
def words(request: pytest.FixtureRequest) -> Words:
    made = request.param()
    assert isinstance(made, Words)
    return made


@pytest.fixture(scope="module")
def locales(words: Words) -> dict[str, Locale]:
    return {language: Locale(words.folder, language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read_and_no_text_is_there_twice(
    language: str, locales: dict[str, Locale]
) -> None:
    locale = locales[language]
    junk = [entry.content for entry in locale.body if isinstance(entry, ast.Junk)]
    assert not junk
    assert not locale.doubled


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_to_messages_that_exist(language: str, locales: dict[str, Locale]) -> None:
    locale = locales[language]
    for name, pattern in locale.texts.items():
        for reference in _nodes(pattern, ast.MessageReference):
            assert reference.id.name in locale.texts, name
        assert not _nodes(pattern, ast.TermReference), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_selectors_choose_by_numbers_plural_forms_and_known_ids(
    language: str, words: Words, locales: dict[str, Locale]
) -> None:
    for name, pattern in locales[language].texts.items():
        for select in _nodes(pattern, ast.SelectExpression):
            by = select.selector.id.name
            assert _words(select) <= FORMS | set(words.ids.get(by, [])), name
            assert select.variants[-1].default, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_the_engine_becomes_words(
    language: str, words: Words, locales: dict[str, Locale]
) -> None:
    for kind, begins in words.names.items():
        (select,) = _nodes(locales[language].texts[f"the-{kind}"], ast.SelectExpression)
        assert _words(select) - {"other"} == set(words.ids[kind])
        for variant in select.variants[:-1]:
            for reference in _nodes(variant.value, ast.MessageReference):
                assert reference.id.name == f"{begins}-{variant.key.name}"


def _words(select: Any) -> set[str]:
    """The keys of a selector that are no numbers."""
    keys = [variant.key for variant in select.variants]
    return {key.name for key in keys if isinstance(key, ast.Identifier)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_a_phone(language: str, locales: dict[str, Locale]) -> None:
    locale = locales[language]
    for name in locale.texts:
        limit = LONGEST.get(name.split("-")[0])
        if limit is not None:
            assert locale.longest(name) <= limit, name
        if name.endswith(".effect"):
            assert locale.longest(name) <= EFFECT, name


class Spoken:
    """What a few games say: messages with the values they always have.

    The players move at random, but rarely stop before they must, so that islands get finished.
    """

    def __init__(self, words: Words) -> None:
        self.game, self.options = words.game, words.options
        self.values: dict[str, set[str]] = {}
        self.rules: set[str] = set()
        for seed in range(60 if not words.options else 24):
            counts = self.game.most_players + 1 - self.game.least_players
            self._listen(seed, self.game.least_players + seed % counts)

    def _listen(self, seed: int, players: int) -> None:
        chance, stream = Seeded(seed), Stream(seed)
        state = self.game.setup(players, checked_options(self.game, players, self.options), chance)
        state.events = list(state.opening or [])
        while state.seat != OVER:
            for row in self.game.standing(state):
                self.rules.add(row["rule"])
                self._heard(f"source-{row['source']}", set())
            for left in self.game.left(state):
                self._heard(left["key"], set(left["args"]))
            legal = self.game.legal(state)
            moves = [legal.sample(stream) for _ in range(3)]
            for move in moves:
                self._describe(self.game.describe(state, move))
            moves.sort(key=lambda move: move.notation == "end")
            self.game.apply(state, moves[0], chance)
        for event in state.events:
            self.rules.add(event.rule)
            self._heard(f"event-{event.kind}", {"player", *event.whole()})

    def _describe(self, move: dict[str, Any]) -> None:
        self.rules.add(move["rule"])
        others = [*move.get("final", []), *move.get("lapses", []), *move.get("brings", [])]
        for message in (move, *move["group"], *others):
            self._heard(message["key"], set(message["args"]))

    def _heard(self, key: str, values: set[str]) -> None:
        self.values[key] = self.values.get(key, values) & values


@pytest.fixture(scope="module")
def spoken(words: Words) -> Spoken:
    return Spoken(words)


def test_all_that_the_game_says_has_words_and_their_values(
    spoken: Spoken, words: Words, locales: dict[str, Locale]
) -> None:
    english = locales["en"]
    assert len(spoken.values) >= words.heard
    for key, values in spoken.values.items():
        assert key in english.texts, f"{key} has no words"
        assert english.variables(key) <= values, key


def test_all_that_the_game_says_cites_a_rule_that_can_be_read(spoken: Spoken, words: Words) -> None:
    assert spoken.rules <= {rule.id for rule in load_rules(words.game.package, "en")}
