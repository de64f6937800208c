"""Questions, moves and events of a game in English, and what somebody types to a question."""

from __future__ import annotations

from typing import Any

from carrack.core.asked import Question, Word
from carrack.core.events import Event
from carrack.core.fluent import english
from carrack.core.game import Game, Move, State
from carrack.core.message import Message, MessageError

Args = dict[str, Any]


class Narrator:
    """Says what a game says, with the names of its players."""

    def __init__(self, game: Game[Any], names: list[str]) -> None:
        self.game = game
        self.texts = english(game.package)
        self.names = names
        self.goods = [key for key in self.texts.patterns if key.startswith("item-")]

    def player(self, seat: int) -> str:
        """Return the name of a side; the automaton comes after the seats."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.text("automaton", {})

    def text(self, key: str, args: Args) -> str:
        """A message of the game, its arguments in words."""
        if "seat" in args:
            args = {"player": self.player(args["seat"]), **args}
        return self.texts.text(key, {name: self._value(value) for name, value in args.items()})

    def _value(self, value: Any) -> Any:
        if isinstance(value, dict):
            return self.word(value)
        if isinstance(value, list):
            return [self._value(each) for each in value]
        return str(value).lower() if isinstance(value, bool) else value

    def word(self, word: Word) -> str:
        """A word: a name, a message, or several."""
        if isinstance(word, list):
            return " ".join(self.word(each) for each in word)
        return word if isinstance(word, str) else self.text(word["key"], word["args"])

    def move(self, state: State, move: Move) -> str:
        """Return a sentence on what a move does."""
        said = self.game.describe(state, move)
        return self.text(said["key"], self._placed(said["args"], state))

    def event(self, event: Event, state: State | None) -> str:
        """Return a sentence on an event, with its rule for an automaton; nothing is hidden here."""
        said = self.text(f"event-{event.kind}", self._placed(event.whole(), state))
        return f"{said} [{event.rule}]" if event.seat >= len(self.names) else said

    def _placed(self, args: Args, state: State | None) -> Args:
        """Squares, islands and goods by their names, where a game shows them by number."""
        view = self.game.view(state, None) if state is not None else {}
        known = {**view.get("board", {}), **view.get("static", {})}
        named = dict(args)
        if isinstance(args.get("square"), int) and "width" in known:
            row, column = divmod(args["square"], known["width"])
            named["square"] = f"{chr(ord('a') + column)}{row + 1}"
        islands = known.get("islands", [])
        if isinstance(args.get("island"), int) and "name" in (islands or [{}])[0]:
            named["island"] = islands[args["island"]]["name"]
        if "gains" in args:  # by item, in the order in which the texts name them
            pairs = zip(args["gains"], self.goods, strict=False)
            named["gains"] = [f"{count} {self.text(key, {})}" for count, key in pairs if count]
        return named

    # --- questions ------------------------------------------------------------------------------

    def question(self, question: Question) -> str:
        """Return a question and its possible answers."""
        lines = [self.word(question.about)]
        alike = all(row == question.choices[0] for row in question.choices)
        if alike:
            lines += self._choices(question.choices[0])
        for label, row in zip(question.labels, question.choices, strict=False):
            said = self.word(label)
            if not alike:
                lines.append(f"  {said}: {', '.join(self._choices(row)).strip()}")
        if len(question.choices) > 1:
            labels = [self.word(label) for label in question.labels]
            wanted = f" ({'; '.join(labels)})" if alike and labels != numbers(labels) else ""
            lines.append(f"{len(question.choices)} answers, with spaces between them{wanted}")
        return "\n".join(lines)

    def _choices(self, row: list[Word]) -> list[str]:
        said = [self.word(choice) for choice in row]
        if all(each.isdecimal() for each in said):
            listed = sorted({int(each) for each in said})
            whole = listed == list(range(listed[0], listed[-1] + 1)) and len(listed) > 1
            span = f"{listed[0]} to {listed[-1]}" if whole else ", ".join(map(str, listed))
            return [f"  {span}"]
        return [f"  {i + 1:2}  {indented(each)}" for i, each in enumerate(said)]

    def picked(self, question: Question, typed: str) -> list[int]:
        """The choices that somebody typed. Raises MessageError."""
        answers = typed.replace(",", " ").split()
        if len(question.choices) == 1:
            answers = [typed.strip()]
        question_of = question.choices
        if len(answers) != len(question_of):
            about = {"count": len(answers), "needed": len(question_of)}
            raise MessageError(Message("wrong-entered-count", about))
        return [self._pick(row, answer) for row, answer in zip(question_of, answers, strict=True)]

    def _pick(self, row: list[Word], answer: str) -> int:
        said = [self.word(choice).lower() for choice in row]
        if answer.lower() in said:
            return said.index(answer.lower())
        listed = not all(each.isdecimal() for each in said)
        if listed and answer.isdecimal() and 1 <= int(answer) <= len(row):
            return int(answer) - 1
        may = f"1 to {len(row)}, as listed" if listed else self._choices(row)[0].strip()
        raise MessageError(Message(f"{answer!r} is not possible here; it must be {may}"))


def numbers(labels: list[str]) -> list[str]:
    """The labels of things that are only counted."""
    return [str(i + 1) for i in range(len(labels))]


def indented(text: str) -> str:
    """A text of several lines, such as the drawing of a tile, under its number."""
    return text.replace("\n", "\n      ")
