"""The words of every game: all languages say everything, of the same things, and briefly."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import carrack.core
from carrack.core.chance import Seeded, Stream
from carrack.core.fluent import Pattern, Placeable, Texts
from carrack.core.game import OVER, Game, checked_options
from carrack.games import amerigo, dutch_east_indies
from carrack.games.amerigo.box.tiles import SIDES
from carrack.games.amerigo.components import COLOURS, GOODS
from carrack.games.dutch_east_indies.components import DIRECTIONS, ITEM_NAMES, SIZES, STAT_NAMES
from carrack.games.dutch_east_indies.state import DUTY_NAMES, LEVEL_NAMES
from carrack.texts.rules import load_rules
from support.languages import LANGUAGES
from support.translations import FORMS, own, parts, texts, variables

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


def longest(known: Texts, pattern: Pattern) -> int:
    """The letters of the longest form of a text, a variable counted as four."""
    letters = 0
    for part in pattern:
        if isinstance(part, str):
            letters += len(part)
        elif part.variants:
            letters += max(longest(known, each) for each in part.variants.values())
        else:
            letters += 4 if part.name[0] == "$" else longest(known, known.patterns[part.name])
    return letters


def words_in(choice: Placeable) -> set[str]:
    """The keys of a choice that are no numbers."""
    return {key for key in choice.variants if not key.lstrip("-").isdigit()}


class Words:
    """What to expect of the words of a game.

    `ids` are the ids that stand for something, by the variable they arrive in; `names` says for
    some of those variables how the messages begin that name them.
    """

    def __init__(self, game: Game[Any], ids: dict[str, list[str]], names: dict[str, str]) -> None:
        self.game = game
        self.file = f"games.{game.package.rsplit('.', 1)[1]}.ftl"
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
        "gains": ["none"],
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_made_by_numbers_plural_forms_and_known_ids(
    language: str, words: Words
) -> None:
    known = texts(words.file, language)
    for name in own(words.file, language).patterns:
        for choice in (part for part in parts(known, name) if part.variants):
            assert words_in(choice) <= FORMS | set(words.ids.get(choice.name[1:], [])), name
            assert choice.default, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_the_engine_becomes_words(language: str, words: Words) -> None:
    for kind, begins in words.names.items():
        pattern = own(words.file, language).patterns[f"the-{kind}"]
        (choice,) = [part for part in pattern if not isinstance(part, str)]
        assert words_in(choice) - {"other"} == set(words.ids[kind])
        for key in choice.variants.keys() - {choice.default}:
            named = [part.name for part in choice.variants[key] if not isinstance(part, str)]
            assert named in ([], [f"{begins}-{key}"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_a_phone(language: str, words: Words) -> None:
    known = texts(words.file, language)
    for name, pattern in own(words.file, language).patterns.items():
        most = EFFECT if name.endswith(".effect") else LONGEST.get(name.split("-")[0], 10_000)
        assert longest(known, pattern) <= most, name


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


def test_all_that_the_game_says_has_words_and_their_values(spoken: Spoken, words: Words) -> None:
    english = texts(words.file, "en")
    assert len(spoken.values) >= words.heard
    for key, known in spoken.values.items():
        assert key in english.patterns, f"{key} has no words"
        assert {name[1:] for name in variables(english, key)} <= known, key


def test_all_that_the_game_says_cites_a_rule_that_can_be_read(spoken: Spoken, words: Words) -> None:
    assert spoken.rules <= {rule.id for rule in load_rules(words.game.package, "en")}


DEI, AMERIGO = "games.dutch_east_indies.ftl", "games.amerigo.ftl"
BEST = {"points": 0, "best": 0, "won": 0, "played": 1}


@pytest.mark.parametrize(
    ("file", "key", "language", "args", "said"),
    [
        (DEI, "told-solo-deck", "en", {"deck": 1, "discard": 1}, "1 card is face down, 1 lies"),
        (DEI, "told-solo-deck", "it", {"deck": 1, "discard": 2}, "1 carta è coperta, 2 scartate."),
        (DEI, "told-cards-left", "es", {"left": 1, "all": 30}, "Queda 1 de 30 cartas"),
        (DEI, "said-took", "fr", {"gains": "none", "island": "Ambon"}, "ne prend rien à Ambon"),
        (DEI, "said-took", "en", {"gains": "1 × clove", "island": "Ambon"}, "takes 1 × clove from"),
        (DEI, "event-turned", "nl", {"way": "NE"}, "draait naar het noordoosten."),
        (DEI, "event-wind", "de", {"pirate": "big", "wind": "N"}, "für das große Piratenschiff: N"),
        (AMERIGO, "pirates-against", "en", {"cannons": 1, "strength": 2}, "1 cannon against"),
        (AMERIGO, "progress-about", "fr", {"steps": 0, "points": 0, "next": 4}, "0 case, 0 PV"),
        ("page.ftl", "best-so-far", "fr", BEST | {"players": 1}, "Ton record en solo"),
        ("page.ftl", "best-so-far", "fr", BEST | {"players": 2}, "Ton record à 2 joueurs"),
    ],
)
def test_numbers_agree_and_nothing_is_a_word(
    file: str, key: str, language: str, args: dict[str, Any], said: str
) -> None:
    assert said in texts(file, language).text(key, args)
