"""The contract of a game.

A game is a few pure operations on a state. Simulation, bots, records, server and environments are
written once, on top of them. To write a game, subclass :class:`Move` (if moves carry more than a
number and a text), :class:`State` and :class:`Game`, and register it
(:mod:`carrack.core.registry`). `tests/support/games/tiny.py` is a complete one.

What every game promises, and the generic tests check:

* `legal` is never empty until the game is over, and `refusal` is None exactly for its members;
* `apply` changes the state in place, by one move that is legal, and whatever follows without a
  decision;
* nothing in `view`, `legal`, `commands` or an event's public part depends on what the viewer may
  not know;
* `imagine(s, seat, …)` cannot be told from `s` by that seat, and does not depend on what the seat
  does not know: `view(imagine(s, seat), seat) == view(s, seat)`;
* a turn never returns to an earlier position of itself, and ends by a move of its own;
* `from_json(to_json(s))` equals `s`, and equal states have equal JSON.

>>> from carrack.core.chance import Seeded
>>> from carrack.core.registry import find_game
>>> game = find_game("amerigo")
>>> state = game.setup(2, checked_options(game, 2, {}), Seeded(7))
>>> before = state_hash(game, state)
>>> play(game, state, next(iter(game.legal(state))), Seeded(7))
>>> state_hash(game, state) == before
False
"""

from __future__ import annotations

import hashlib
import json
from array import array
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from carrack.core.chance import Chance, Stream
from carrack.core.component_sets import ComponentsError, ComponentSet
from carrack.core.copying import Again, again
from carrack.core.events import Event
from carrack.core.legal import Legal, ListedLegal
from carrack.core.message import Message, MessageError
from carrack.core.move import Move, Refusal, Refused
from carrack.core.observation import Field, KeptRows
from carrack.core.options import Option
from carrack.core.result import Result

__all__ = [
    "EDITIONS",
    "OVER",
    "ComponentSet",
    "ComponentsError",
    "Game",
    "Legal",
    "ListedLegal",
    "Move",
    "Refusal",
    "Refused",
    "Result",
    "State",
    "canonical",
    "checked_options",
    "completed_options",
    "play",
    "state_hash",
    "wrong_players",
]

OVER: Final = -1  # the seat of a state in which the game is over
EDITIONS: Final = "CARRACK_EDITIONS"  # the environment's name for folders of own editions


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `seat` decides now (`OVER`: nobody, the game has ended).

    `turn` counts finished turns, those of automata too. `reveals` counts what has been shown that
    somebody did not know before (a look at a card, a throw): undo never goes back across it.
    `events` is None, or the list that `apply` reports to. `opening` is None, or what set-up reports
    of itself, such as the turn of an automaton that begins; copies do not carry it.
    """

    def __init__(self) -> None:
        self.seat = 0
        self.turn = 0
        self.reveals = 0
        self.events: list[Event] | None = None
        self.opening: list[Event] | None = None

    def copy(self) -> State:
        """An independent copy that reports to nobody."""
        raise NotImplementedError

    def report(
        self,
        kind: str,
        rule: str,
        seat: int,
        data: dict[str, Any],
        private: dict[str, Any] | None = None,
        readers: list[int] | None = None,
    ) -> None:
        """Reports an event (`Event` has the meaning of each) if anybody listens.

        Ask `events is not None` first where making `data` costs something.
        """
        if self.events is not None:
            self.events.append(Event(kind, rule, seat, data, private, readers))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> Again:
        """A game whose positions share tables had better find those again (`to_json`)."""
        return again(self)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: its name, what can be chosen, and the operations of the contract.

    A game sets its names and numbers in `__init__`; what a class body says a compiled core ignores.
    """

    name: str = ""
    title: str = ""
    rules_version: str = ""  # by which new games are played; records name theirs
    package: str = ""  # where its `rules/` and `locale/` folders lie
    least_players: int = 2
    most_players: int = 4

    def __copy__(self) -> Game[S]:
        return self

    def __deepcopy__(self, memo: object) -> Game[S]:
        return self

    def __reduce__(self) -> Again:
        """A game that is installed is found again by its name."""
        from carrack.core.registry import UnknownGame, find_game

        try:
            installed = find_game(self.name) is self
        except UnknownGame:
            installed = False
        return (find_game, (self.name,)) if installed else again(self)

    def options(self) -> list[Option]:
        """What may be chosen at set-up, besides the number of players."""
        return []

    def automata(self, players: int) -> int:
        """How many opponents the rules themselves play beside this many players; usually none.

        They have no seat and decide nothing: their turns pass inside `setup` and `apply`, and
        `state.seat` is never theirs. In events and results they come after the seats.
        """
        return 0

    def sides(self, players: int) -> int:
        """How many take part: the seats, then the automata."""
        return players + self.automata(players)

    def quick_options(self) -> dict[str, int | str]:
        """Options with which even random players end a game soon; usually none are needed."""
        return {}

    def identity(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """What a record must name to be replayed exactly.

        For instance the edition and the hash of its content. `options` are checked.
        """
        return {}

    def identity_read(self, players: int, was: dict[str, Any]) -> dict[str, Any]:
        """The identity in a record's header, in the words of today if an earlier version wrote it.

        So that records of versions with another form of it are still replayed.
        """
        return was

    def begun_with(
        self, players: int, options: dict[str, Any], identity: dict[str, Any]
    ) -> dict[str, Any]:
        """The options by which something is set up that was begun under an `identity`.

        A game that changes a component that ships with it keeps the version before, so that what
        was begun with that one goes on: what it adds to the options says which version is meant,
        and `identity` and `setup_by` heed it. `options` are complete.
        """
        return options

    def futile(self, players: int, options: dict[str, Any]) -> Message | None:
        """Why nothing could happen in a game with such options, and what to choose instead.

        None for options that make a game. Only new games are asked (:func:`checked_options`):
        what was begun with such options is still replayed. `options` are complete.
        """
        return None

    def settled(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options of a new game with what they stand for, where later versions may differ.

        A game whose maps come from a generator puts the map of a `map_seed` beside it, so that its
        records carry it. Raises ValueError where both are given and do not belong together, which
        is how :mod:`carrack.core.verify` checks a map against its seed. `options` are complete.
        """
        return options

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> S:
        """The state before the first decision, by `rules_version`.

        `options` are checked (:func:`checked_options`).
        """
        raise NotImplementedError

    def known_rules(self) -> list[str]:
        """The versions of the rules that records may name, oldest first.

        A game that changes a ruling keeps the version before it, so that what was begun under that
        one goes on as it began.
        """
        return [self.rules_version]

    def unnamed_rules(self) -> str:
        """The version meant by what was begun without naming one and is still to be gone on with.

        Trainings of earlier versions, and environments whose number is 0.
        """
        return self.rules_version

    def setup_by(self, rules: str, players: int, options: dict[str, Any], chance: Chance) -> S:
        """The state before the first decision, by one of the `known_rules`; it plays on by them."""
        return self.setup(players, options, chance)

    def legal(self, state: S) -> Legal:
        """All moves of the seat that decides now."""
        raise NotImplementedError

    def commands(self, state: S, seat: int) -> list[Move]:
        """What a seat may do out of turn; usually nothing."""
        return []

    def refusal(self, state: S, move: Move) -> Refusal | None:
        """None for a legal move, else the rule it breaks and why."""
        raise NotImplementedError

    def apply(self, state: S, move: Move, chance: Chance) -> None:
        """Plays a legal move in place, and whatever follows without a decision."""
        raise NotImplementedError

    def command(self, state: S, seat: int, move: Move) -> None:
        """Carries out one of `commands(state, seat)`."""
        raise Refused(Refusal("", "refusal-no-commands", {"game": self.title}))

    def view(self, state: S, viewer: int | None) -> dict[str, Any]:
        """What a seat (or a spectator: None) may know, as plain JSON data.

        What never changes in a game and is the same for everybody may stand under the key
        `static`: a table sends it once, not with every move.
        """
        raise NotImplementedError

    def imagine(self, state: S, seat: int, stream: Stream) -> S:
        """A state drawn from those that the seat cannot tell apart from this one."""
        raise NotImplementedError

    def turned_up(self, before: S, after: S, seat: int) -> list[str]:
        """What had lain face down before a move and lies open to a seat after it, in order.

        Names of a few words, the first of which says what it is ("card 1 3 7"): the same thing has
        the same name whoever sees it, and in a game no two things share one. What the seat had seen
        before is not named, nor what is drawn in the move itself. Usually nothing.
        """
        return []

    def imagine_seeing(self, before: S, after: S, seat: int, names: list[str], stream: Stream) -> S:
        """As `imagine(before, seat, stream)`, but things named by `turned_up` lie as they do.

        `after` is where a move led from `before`; the names are those of things that it turned up
        for any seat. For a look back at a finished game: what would have come of the move, had
        only what it showed been as it was.
        """
        return self.imagine(before, seat, stream)

    def result(self, state: S) -> Result:
        """Final points and places; before the end the points so far."""
        raise NotImplementedError

    def progress(self, state: S) -> list[float]:
        """How far each side has come, as far as everybody may know: what a learner sees grow.

        The points so far, unless a game knows something finer. Nothing hidden has a part in it.
        """
        return [float(points) for points in self.result(state).points]

    def standing(self, state: S) -> list[dict[str, Any]]:
        """An estimate of what everything public would score now that is not scored yet.

        By source, as the game's last scoring would count it: `source` (as in events), the `rule`
        that it rests on, and `points` of every side. Empty once the game is over, and where there
        is no such thing.
        """
        return []

    def describe(self, state: S, move: Move) -> dict[str, Any]:
        """A legal move for a reader.

        `key` (message), `args`, `group` (path of clicks), `squares`, and what it costs and brings.
        `points` are all that it brings the seat that decides at once, as its events will say (0 may
        be left out; of a `final` move only what is sure), `brings` messages of what else. `final`
        holds messages that say what cannot be taken back when it is played: it is there for the
        moves that draw, raise `reveals`, end the game, or within a turn pass the decision to
        another seat, and for no others. `lapses` says likewise what a move gives up that undo
        brings back.
        """
        raise NotImplementedError

    def describe_command(self, state: S, seat: int, move: Move) -> dict[str, Any]:
        """One of `commands(state, seat)` for a reader."""
        return self.describe(state, move)

    def left(self, state: S) -> list[dict[str, Any]]:
        """What the turn still offers, and ending it now would give up, for the seat that decides.

        Messages (`key`, `args`) whose texts are short noun phrases or clauses, such as "5 AP
        unused". Empty where nothing sensible is left, or the turn cannot be ended now.
        """
        return []

    def courses(self, state: S) -> list[dict[str, Any]]:
        """Ways of several moves that lead somewhere, for a board on which one click plays them.

        Each is a step of a tree: `parent` (its index in the list, or −1), `move` (notation), and
        what the game says about where it leads. Usually none.
        """
        return []

    def read_move(self, state: S, notation: str) -> Move:
        """The move that a notation names, legal or not. Raises Refused if there is no such move."""
        raise NotImplementedError

    def move_at(self, state: S, index: int) -> Move:
        """The move with a number, legal or not. Raises Refused if there is no such number."""
        raise NotImplementedError

    def move_count(self, players: int, options: dict[str, Any]) -> int:
        """How many numbers moves may have: every `Move.index` is below it, on every map.

        `options` are checked. It is the size of a mask of legal moves.
        """
        raise NotImplementedError

    def compact_moves(self, players: int, options: dict[str, Any]) -> tuple[int, int]:
        """From which number on moves share slots in a compact numbering, and how many slots.

        See :class:`carrack.core.numbering.CompactNumbering`. No slots: the numbers are few enough
        as they are. `options` are checked.
        """
        return self.move_count(players, options), 0

    def observation_fields(self, players: int, options: dict[str, Any]) -> list[Field]:
        """The parts of an observation, in order; the same on every map. `options` are checked."""
        raise NotImplementedError

    def observation(self, state: S, seat: int) -> list[int]:
        """What a seat may know as a row of numbers, as :meth:`observation_fields` describes it.

        It depends on nothing that the seat may not know. Seats come in order of play from this one.
        """
        raise NotImplementedError

    def observation_bytes(self, state: S, seat: int) -> bytes:
        """The same row as signed bytes; a game may make it faster than the list."""
        return array("b", self.observation(state, seat)).tobytes()

    def kept_rows(self, players: int, options: dict[str, Any]) -> KeptRows | None:
        """What makes the same rows faster for whoever asks for one after the other; usually none.

        `options` are checked.
        """
        return None

    def open_draw(self, purpose: str) -> bool:
        """Whether everybody sees the outcome of a draw at once.

        True for a throw, False for a shuffled stack.
        """
        return False

    def to_json(self, state: S) -> dict[str, Any]:
        """The whole state as plain data, hidden parts too.

        Never sent to anybody while a game runs.
        """
        raise NotImplementedError

    def from_json(self, data: dict[str, Any]) -> S:
        """The state again."""
        raise NotImplementedError

    def board(self, state: S) -> str:
        """The public position drawn as text."""
        raise NotImplementedError

    def check_components(self, path: str) -> tuple[list[str], bool]:
        """Lines for the author of an own edition in the file `path`, and whether it can be played.

        Never raises: what cannot be read is one of the lines.
        """
        return [f"{self.title} has no editions of one's own"], False

    def add_components(self, path: str, folder: str, replace: bool) -> tuple[list[str], bool]:
        """Checks an own edition and copies it into a folder of such, where it is found by name.

        Lines that say what was done or why not, and whether it is there now. Another one of its
        name is overwritten only with `replace`. Never raises.
        """
        return [f"{self.title} has no editions of one's own"], False

    def component_sets(self) -> list[ComponentSet]:
        """All editions: those that ship with the game, and one's own, good or not."""
        return []

    def maps(self) -> list[dict[str, Any]]:
        """Maps that one's own may begin with: `name`, `title`, `players` and `text` of each."""
        return []

    def judge_map(self, text: str) -> dict[str, Any] | None:
        """What is to be said about a map of one's own, as data for a page; None: there are no such.

        `playable`, `problems` (each with `line`, `key`, `wrong`, `right`, `warning`), and what the
        game measures on it. Never raises.
        """
        return None

    def generate_map(self, players: int, seed: int) -> str | None:
        """The text of a random map that passes every check; None: there are no such.

        Raises ValueError for a number of players that no map is for.
        """
        return None

    def advisors(self) -> dict[str, str]:
        """Players that know this game.

        Name → `module:function`, a function (seat handle, stream) → move.
        """
        return {}

    def knowledge(self) -> str:
        """`module:name` of what thinkers may ask about this game; empty: only its rules.

        It names an object of a subclass of :class:`carrack.core.knowledge.Knowledge`.
        """
        return ""


def checked_options(game: Game[Any], players: int, given: dict[str, Any]) -> dict[str, Any]:
    """Every option of a new game with its value: what was given, defaults for the rest.

    Raises MessageError that names an unknown option, a wrong value, a wrong number of players, or
    options with which nothing could happen.
    """
    options = game.settled(players, completed_options(game, players, given))
    why = game.futile(players, options)
    if why is not None:
        raise MessageError(why)
    return options


def completed_options(game: Game[Any], players: int, given: dict[str, Any]) -> dict[str, Any]:
    """The same for a game that was begun already, even if nothing can happen in it."""
    if not game.least_players <= players <= game.most_players:
        raise MessageError(wrong_players(game, players))
    known = {option.name: option for option in game.options()}
    for name in given:
        if name not in known:
            has = {"game": game.title, "option": name, "known": list(known), "count": len(known)}
            raise MessageError(Message("wrong-option", has))
    return {
        name: option.checked_for(players, given.get(name, option.default_with(given)))
        for name, option in known.items()
    }


def wrong_players(game: Game[Any], players: int) -> Message:
    """A game cannot be played by so many."""
    least, most = game.least_players, game.most_players
    about = {"game": game.title, "least": least, "most": most, "players": players}
    return Message("wrong-players", about)


def canonical(data: Any) -> str:
    """Data as JSON in the one form that is hashed: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def state_hash(game: Game[Any], state: State) -> str:
    """16 hexadecimal digits that name a whole state, hidden parts included."""
    return hashlib.blake2b(canonical(game.to_json(state)).encode(), digest_size=8).hexdigest()


def play(game: Game[Any], state: State, move: Move, chance: Chance) -> None:
    """Plays a move that may be illegal. Raises Refused, and then nothing has changed."""
    refusal = game.refusal(state, move)
    if refusal is not None:
        raise Refused(refusal)
    game.apply(state, move, chance)
