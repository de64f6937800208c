"""Questions to people who play with the board (AM-SETUP, AM-TOWER-1, AM-NEXT)."""

from __future__ import annotations

from carrack.core.asked import Question, Wanted, Word, plain_question, words
from carrack.games.amerigo.chart.layout import map_size
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.components import GOODS, Edition
from carrack.games.amerigo.state import COLOURS, Amerigo


class FallenOut(Question):
    """The question of how many cubes fell out, by colour: nobody sees which ones stuck.

    `thrown` and `inside` are the cubes by colour.
    """

    def __init__(self, about: Word, thrown: list[int], inside: list[int]) -> None:
        most = [thrown[i] + inside[i] for i in range(COLOURS)]
        choices: list[list[Word]] = [[str(n) for n in range(count + 1)] for count in most]
        super().__init__(about, choices, [words(f"colour-{name}") for name in COLOUR_NAMES])
        self.thrown = thrown

    def outcome(self, picked: list[int]) -> list[int]:
        more = [picked[i] - self.thrown[i] for i in range(COLOURS)]
        return [max(-each, 0) for each in more] + [max(each, 0) for each in more]


def question_of(asked: Wanted, box: Edition, players: int) -> Question:
    """The question for a draw, by the first word of its purpose."""
    kind, _, rest = asked.purpose.partition(" ")
    places = map_size(players)[0] * map_size(players)[1]
    if kind == "tiles":
        tiles: list[Word] = ["\n".join([tile.name, *tile.rows]) for tile in box.tiles]
        about = words("entered-tiles", {"number": int(rest)})
        return Question(about, [tiles] * places, numbered(places), len(tiles))
    if kind == "turns":
        quarters: list[Word] = [str(turn) for turn in range(4)]
        return Question(words("entered-turns"), [quarters] * places, numbered(places))
    if kind == "order":
        seats = [words("entered-player", {"seat": seat}) for seat in range(players)]
        return Question(words("entered-order"), [seats] * players, numbered(players), players)
    if kind == "tower":
        return tower_question(asked)
    faces = faces_of(kind, box, players)
    if faces:
        return Question(words(f"entered-{kind}"), [faces] * len(faces), None, len(faces))
    return plain_question(asked)


def numbered(count: int) -> list[Word]:
    """Labels from 1."""
    return [str(i + 1) for i in range(count)]


def tower_question(asked: Wanted) -> Question:
    """Ask how many cubes fall out, by the numbers that could stick and come loose."""
    thrown = [size - 1 for size in asked.sizes[:COLOURS]]
    inside = [size - 1 for size in asked.sizes[COLOURS:]]
    colours = [i for i in range(COLOURS) if thrown[i]]
    if len(colours) > 1:
        return FallenOut(words("entered-tower-all"), thrown, inside)
    about = {"colour": COLOUR_NAMES[colours[0]], "count": thrown[colours[0]]}
    return FallenOut(words("entered-tower", about), thrown, inside)


def faces_of(stack: str, box: Edition, players: int) -> list[Word]:
    """Return the name of each thing of a face-down stack; equal things have equal words."""
    if stack == "pirates":
        return [str(strength) for strength in box.pirates]
    if stack == "tokens":
        return [words(f"token-{token.id}") for token in box.tokens]
    faces: list[Word] = []
    if stack == "production":
        for token in box.production:
            about = {"good": words(f"good-{GOODS[token.good]}"), "cost": token.cost}
            faces.extend([words("production-token", about)] * token.in_play(players))
    return faces


def seen_of(s: Amerigo, stack: str) -> list[int]:
    """Return the part of a stack that is turned up: pirates, progress or production tokens."""
    if stack == "pirates":
        return list(range(s.round))
    return list(range(s.deck_at if stack == "tokens" else s.stack_at))
