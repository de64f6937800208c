"""Everything that a page shows of a game has words in its `locale`, in each of its languages.

A page that has no stage for a game shows these words ("On the page" in `docs/core.md`).
"""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Seeded
from carrack.core.events import Event
from carrack.core.fluent import CORE, Texts, sources
from carrack.core.game import OVER, Game, Refused, State
from carrack.testing.promises import promised
from carrack.testing.walks import Chooser, new_state

FIRST_MOVES = 100  # whose refusals are read; a number beyond the last move is refused too
POINTS = "points"  # a page knows what that is
SEAT = "_seat"  # a seat in a field of this ending arrives as a name without it


class Speaker:
    """The languages of a game's package, and what could not be said in them."""

    def __init__(self, game: Game[Any]) -> None:
        base = sources(CORE)
        self.languages = {
            language: Texts(source, language)
            for language, source in sources(game.package).items()
            if source != base.get(language)
        }
        self.missing: set[str] = set()

    def say(self, key: str, args: dict[str, Any]) -> None:
        """Note a text that is not there, or that needs a value which it is not given."""
        named = {field.removesuffix(SEAT): "Ada" for field in args if field.endswith(SEAT)}
        player = {"player": "Ada"} if "seat" in args else {}
        for language, texts in self.languages.items():
            if key not in texts.patterns:
                self.missing.add(f"{key} has no text in {language!r}")
            elif "{$" in (said := texts.text(key, {**args, **named, **player})):
                self.missing.add(f"{key} in {language!r} is given only {sorted(args)}: {said}")

    def look(self, shown: Any) -> None:
        """Say all messages in some data."""
        if isinstance(shown, list):
            for each in shown:
                self.look(each)
        elif isinstance(shown, dict) and set(shown) >= {"key", "args"}:
            self.say(shown["key"], shown["args"])
            self.look([value for field, value in shown.items() if field != "key"])
        elif isinstance(shown, dict):
            self.look(list(shown.values()))


@promised
def check_words(game: Game[Any], players: int, seed: int) -> int:
    """Everything on a page has words: options, moves, events, sources, refusals, questions.

    Plays a game; returns in how many languages all of it can be said.
    """
    speaker = Speaker(game)
    for option in game.options():
        for key in (f"option-{option.name}", *(f"{option.name}-{c}" for c in option.choices)):
            speaker.say(key, {})
    state, chance, chooser = new_state(game, players, seed), Seeded(seed), Chooser(game, seed)
    say_events(speaker, state.opening or [])
    while state.seat != OVER:
        see(speaker, game, state)
        state.events = events = list[Event]()
        game.apply(state, chooser.move(state), chance)
        say_events(speaker, events)
    assert not speaker.missing, "; ".join(sorted(speaker.missing))
    return len(speaker.languages)


def see(speaker: Speaker, game: Game[Any], state: State) -> None:
    """Say what is shown of a position to the seat that decides."""
    speaker.look([game.describe(state, move) for move in game.legal(state)])
    speaker.look(game.left(state))
    for viewer in (None, state.seat):
        shown = game.plain_view(state, viewer) or {"sides": []}
        speaker.look(shown)
        for facts in (*shown["sides"], shown.get("table", {})):
            for label in set(facts) - {POINTS}:
                speaker.say(label, {})
    for row in game.standing(state):
        speaker.say(f"source-{row['source']}", {})
    for index in range(FIRST_MOVES):
        try:
            refusal = game.refusal(state, game.move_at(state, index))
        except Refused as refused:
            refusal = refused.refusal
        if refusal is not None and refusal.package() == game.package:
            speaker.say(refusal.key, refusal.args)


def say_events(speaker: Speaker, events: list[Event]) -> None:
    """Say events, to those who may know all of them and to those who may not."""
    for event in events:
        for viewer in (None, *(event.readers or [])):
            speaker.say(f"event-{event.kind}", event.seen_by(viewer))
        if "source" in event.data:
            speaker.say(f"source-{event.data['source']}", {})
