"""The contract of a game.

A game is a few pure operations on a state. Simulation, bots, records, server and environments are
written once, on top of them. To write a game, subclass :class:`Move` (if moves carry more than a
number and a text), :class:`State` and :class:`Game`, and register it
(:mod:`carrack.core.registry`). `tests/support/games/tiny.py` is a complete one.

What every game promises, and the generic tests check:

* `legal` is never empty until the game is over, and `refusal` is None exactly for its members;
* `apply` changes the state in place, by one legal move and everything that follows from it
  without a decision;
* nothing in `view`, `legal`, `commands` or an event's public part depends on what the viewer may
  not know;
* that seat cannot tell `imagine(s, seat, …)` from `s`, and it does not depend on what the seat
  does not know: `view(imagine(s, seat), seat) == view(s, seat)`;
* a turn never returns to an earlier position of itself, and ends with a move of its own;
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

from carrack.core.asked import Question, Wanted, plain_question
from carrack.core.chance import Chance, Stream
from carrack.core.component_sets import ComponentsError, ComponentSet
from carrack.core.copying import Again, again, remade, unshared
from carrack.core.fluent import english
from carrack.core.legal import Legal, ListedLegal
from carrack.core.message import Message, MessageError
from carrack.core.move import Move, Refusal, Refused
from carrack.core.observation import Field, KeptRows
from carrack.core.options import Option
from carrack.core.plain_board import drawn
from carrack.core.result import Result
from carrack.core.state import UNHEARD, State, stored

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

PLAIN: Final = "plain"  # where a view holds what a plain stage shows
OVER: Final = -1  # the seat of a state in which the game is over
EDITIONS: Final = "CARRACK_EDITIONS"  # the environment variable for folders of custom editions


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: its name, what can be chosen, and the operations of the contract.

    Set names and numbers in `__init__`: a compiled core ignores what a class body says.
    """

    name: str = ""
    title: str = ""
    rules_version: str = ""  # for new games; records name theirs
    package: str = ""  # the one that holds its `rules/` and `locale/` folders
    state_class: type[State] = State  # of which `from_json` makes positions
    least_players: int = 2
    most_players: int = 4
    secretive: bool = True  # seats know different things: a shared screen is covered between them
    by_hand: bool = False  # it can be played beside its board: `seen` knows what lies face down
    board_module: str = ""  # a page's module that draws the board: a file in `package`
    stage_module: str = ""  # the same for all of the table, in place of the plain stage

    def __copy__(self) -> Game[S]:
        return self

    def __deepcopy__(self, memo: object) -> Game[S]:
        return self

    def __reduce__(self) -> Again:
        """Pickle a game that is not registered: :func:`carrack.core.registry.register`."""
        return again(self)

    def options(self) -> list[Option]:
        """Return the options of the set-up, apart from the number of players."""
        return []

    def automata(self, players: int) -> int:
        """Return the number of opponents that the rules themselves play; usually none.

        They have no seat and decide nothing: their turns happen inside `setup` and `apply`, and
        `state.seat` is never theirs. In events and results they come after the seats.
        """
        return 0

    def sides(self, players: int) -> int:
        """Return the number of sides: the seats, then the automata."""
        return players + self.automata(players)

    def quick_options(self) -> dict[str, int | str]:
        """Options with which even random players end a game soon; usually none are needed."""
        return {}

    def identity(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """Return what a record must name to be replayed exactly.

        For instance the edition and the hash of its content. `options` are checked.
        """
        return {}

    def identity_read(self, players: int, was: dict[str, Any]) -> dict[str, Any]:
        """The identity in a record's header, converted from the form of earlier versions."""
        return was

    def begun_with(
        self, players: int, options: dict[str, Any], identity: dict[str, Any]
    ) -> dict[str, Any]:
        """The options to set up a game that was begun under `identity`.

        A game that changes a component which ships with it keeps the old version for games begun
        with it: what it adds to the options says which version is meant, and `identity` and
        `setup_by` obey it. `options` are complete.
        """
        return options

    def futile(self, players: int, options: dict[str, Any]) -> Message | None:
        """Return why no game is begun with these options, and what to choose instead.

        None for options that make a game. Only new games are checked (:func:`checked_options`): old
        games with such options can still be replayed. `options` are complete.
        """
        return None

    def settled(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options of a new game, with what they imply where later versions may differ.

        A game whose maps come from a generator adds the map of a `map_seed`, so that its records
        carry it. Raises ValueError if both are given and do not match, which is how
        :mod:`carrack.core.verify` checks a map against its seed. `options` are complete.
        """
        return options

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> S:
        """The state before the first decision, by `rules_version`. `options` are checked."""
        raise NotImplementedError

    def known_rules(self) -> list[str]:
        """The versions of the rules that records may name, oldest first.

        A game that changes a ruling keeps the previous version for games begun under it.
        """
        return [self.rules_version]

    def unnamed_rules(self) -> str:
        """The version meant by earlier trainings, and by environments numbered 0."""
        return self.rules_version

    def setup_by(self, rules: str, players: int, options: dict[str, Any], chance: Chance) -> S:
        """The state before the first decision, by one of the `known_rules`, which remain valid."""
        return self.setup(players, options, chance)

    def moves(self) -> list[Move]:
        """Every possible move, by its number: only in a game in which they are few.

        From them the base class makes `legal`, `read_move`, `move_at` and `move_count`; another
        game writes these itself.
        """
        raise NotImplementedError

    def legal(self, state: S) -> Legal:
        """All moves of the seat that decides now: of `moves` those that are not refused."""
        return ListedLegal([move for move in self.moves() if self.refusal(state, move) is None])

    def commands(self, state: S, seat: int) -> list[Move]:
        """Return the moves that a seat may make out of turn; usually none."""
        return []

    def refusal(self, state: S, move: Move) -> Refusal | None:
        """None for a legal move, otherwise the rule it breaks and why."""
        raise NotImplementedError

    def apply(self, state: S, move: Move, chance: Chance) -> None:
        """Play a legal move in place, with everything that follows without a decision."""
        raise NotImplementedError

    def command(self, state: S, seat: int, move: Move) -> None:
        """Carry out one of `commands(state, seat)`."""
        raise Refused(Refusal("", "refusal-no-commands", {"game": self.title}))

    def view(self, state: S, viewer: int | None) -> dict[str, Any]:
        """Return what a seat (or a spectator: None) may know, as plain JSON data.

        A page needs `viewer`, and `seat` and `turn` of the state. What never changes in a game and
        is the same for everybody may go under the key `static`: a table sends it only once. Unless
        a game says more, there is what `plain_view` shows.
        """
        plain = self.plain_view(state, viewer)
        return {"viewer": viewer, "seat": state.seat, "turn": state.turn, PLAIN: plain}

    def plain_view(self, state: S, viewer: int | None) -> dict[str, Any] | None:
        """Return data for a page that knows nothing of this game; None: the page draws `view`.

        All of it depends on what the viewer may know alone. A *word* is the key of a message of the
        package, a message (`key`, `args`), or a name that is no key and stands as it is; a *fact*
        is a number, a word, True or False, None (unknown to the viewer), a list of these, or a
        dictionary of these or such lists by word.

        * `sides`: what each side has, as facts by word, in the order of the sides;
        * `table`: what lies on the table for all, as facts by word; may be left out;
        * `asks`: a word that says what is to be decided now; may be left out;
        * `board`: a text drawn with characters, or rows of places. A place is None, or has a word
          as its `name`, `holds` (words; may be left out), `seat` (the side whose colour it shows;
          may be left out), and `square`, the number by which moves speak of it (`square` or
          `squares` of their description; may be left out).

        A game that says nothing shows the points of each side and the board as text.
        """
        sides = [{"points": points} for points in self.result(state).points]
        return {"sides": sides, "board": self.board(state)}

    def imagine(self, state: S, seat: int, stream: Stream) -> S:
        """A state drawn from those that the seat cannot tell apart from this one."""
        raise NotImplementedError

    def turned_up(self, before: S, after: S, seat: int) -> list[str]:
        """Return what lay face down before a move and is open to a seat after it; usually nothing.

        In order, names of a few words, the first of which says what it is ("card 1 3 7"). A thing
        has the same name whoever sees it, and no two things in a game share one. Things that the
        seat had seen before are left out, and so is what is drawn in the move itself.
        """
        return []

    def imagine_seeing(self, before: S, after: S, seat: int, names: list[str], stream: Stream) -> S:
        """Like `imagine(before, seat, stream)`, but things in `names` are where they really are.

        `after` is where a move led from `before`; `names` are what it turned up for any seat
        (`turned_up`). For looking back at a finished game: what would have come of the move if only
        what it showed had been as it was.
        """
        return self.imagine(before, seat, stream)

    def result(self, state: S) -> Result:
        """Final points and places; before the end, the points so far."""
        raise NotImplementedError

    def limits(self) -> list[str]:
        """The rules by which games are stopped before anybody has won (`Result.cut`).

        Where only a result is kept, its `rule` says so.
        """
        return []

    def progress(self, state: S) -> list[float]:
        """Return each side's progress, by public information alone, as a signal to learn from.

        The points so far, unless a game has something finer.
        """
        return [float(points) for points in self.result(state).points]

    def standing(self, state: S) -> list[dict[str, Any]]:
        """An estimate of what is not scored yet but would score now, from public information.

        By source, as the game's last scoring would count it: `source` (as in events), the `rule`
        that it rests on, and `points` of every side. Empty once the game is over, and in games
        without such a thing.
        """
        return []

    def describe(self, state: S, move: Move) -> dict[str, Any]:
        """A legal move for a reader.

        `key` (message), `args`, `group` (path of clicks), `squares`, and what it costs and brings.
        `points` are all the points the deciding seat gets at once, as its events will say (0 may be
        left out; for a `final` move only what is certain); `brings` holds messages about anything
        else. `final` holds messages about what cannot be undone once the move is played: it is
        present for moves that draw, raise `reveals`, end the game, or pass the decision to another
        seat within a turn, and for no others. Likewise `lapses` says what a move gives up that undo
        brings back.
        """
        raise NotImplementedError

    def describe_command(self, state: S, seat: int, move: Move) -> dict[str, Any]:
        """One of `commands(state, seat)` for a reader."""
        return self.describe(state, move)

    def left(self, state: S) -> list[dict[str, Any]]:
        """Return what the turn still offers the deciding seat, and would lose by ending now.

        Messages (`key`, `args`) whose texts are short noun phrases or clauses, such as "5 AP
        unused". Empty if nothing sensible is left, or the turn cannot be ended now.
        """
        return []

    def courses(self, state: S) -> list[dict[str, Any]]:
        """Ways of several moves that lead somewhere, for a board on which one click plays them all.

        Each is a node of a tree: `parent` (its index in the list, or −1), `move` (notation), and
        what the game says about where it leads. Usually none.
        """
        return []

    def read_move(self, state: S, notation: str) -> Move:
        """The move that a notation names, legal or not. Raises Refused if there is no such move."""
        for move in self.moves():
            if move.notation == notation:
                return move
        raise Refused(Refusal("", "refusal-no-such-move", {"move": notation}))

    def move_at(self, state: S, index: int) -> Move:
        """The move with a number, legal or not. Raises Refused if there is no such number."""
        moves = self.moves()
        if not 0 <= index < len(moves):
            about = {"last": len(moves) - 1, "number": index}
            raise Refused(Refusal("", "refusal-no-such-number", about))
        return moves[index]

    def move_count(self, players: int, options: dict[str, Any]) -> int:
        """The size of a mask of legal moves: every `Move.index` is below it, on every map.

        `options` are checked.
        """
        return len(self.moves())

    def compact_moves(self, players: int, options: dict[str, Any]) -> tuple[int, int]:
        """The number from which moves share slots in a compact numbering, and how many slots.

        See :class:`carrack.core.numbering.CompactNumbering`. No slots: the numbers are few enough
        as they are. `options` are checked.
        """
        return self.move_count(players, options), 0

    def observation_fields(self, players: int, options: dict[str, Any]) -> list[Field]:
        """The parts of an observation, in order; the same on every map. `options` are checked.

        None in a game that programs cannot learn.
        """
        return []

    def observation(self, state: S, seat: int) -> list[int]:
        """Return what a seat may know as a row of numbers (see :meth:`observation_fields`).

        Nothing in it depends on what the seat may not know. Seats come in order of play from this
        one.
        """
        return []

    def observation_bytes(self, state: S, seat: int) -> bytes:
        """The same row as signed bytes; a game may have a faster way than the list."""
        return array("b", self.observation(state, seat)).tobytes()

    def kept_rows(self, players: int, options: dict[str, Any]) -> KeptRows | None:
        """A faster way to make the same rows one by one; usually none. `options` are checked."""
        return None

    def open_draw(self, purpose: str) -> bool:
        """Whether everybody sees the outcome of a draw at once: a throw, but not a shuffle."""
        return False

    def asked(
        self, asked: Wanted, players: int, options: dict[str, Any], state: S | None
    ) -> Question:
        """Return the question for a draw, or for a thing turned up, to people with the board.

        The choices of a shuffle that lies face down are its things, in their order before it.
        `state` is where the draw is needed; None while there is no position yet.
        """
        return plain_question(asked)

    def seen(self, state: S, purpose: str, size: int) -> list[int]:
        """Return the places of a shuffle that anybody has seen, the first first.

        Empty for an `open_draw`, and for a shuffle that is no longer in play. What a move shows
        must be told (`watch`) before it matters to the rest of the move.
        """
        return []

    def seen_alone(self, state: S, purpose: str, at: int) -> list[int]:
        """The seats that alone have seen a place of such a shuffle; nothing: everybody has."""
        return []

    def to_json(self, state: S) -> dict[str, Any]:
        """The whole state as data, hidden parts too: never sent out while a game runs.

        Here, all attributes by name, which must be plain data.
        """
        return stored(state)

    def from_json(self, data: dict[str, Any]) -> S:
        """The state that `to_json` stored; here, of the game's `state_class`."""
        state: S = remade(self.state_class, {**unshared(data), **UNHEARD})
        return state

    def board(self, state: S) -> str:
        """The public position drawn as text; here, the places of `plain_view` and what they hold.

        A game writes this or `plain_view`, each of which is made from the other.
        """
        if type(self).plain_view is Game.plain_view:
            raise NotImplementedError("a game must define `board` or `plain_view`")
        plain = self.plain_view(state, None) or {"board": []}
        return drawn(plain["board"], english(self.package))

    def check_components(self, path: str) -> tuple[list[str], bool]:
        """A report on the custom edition in the file `path`, and whether it is playable.

        Never raises: what cannot be read is one of the lines.
        """
        return [f"{self.title} has no custom editions"], False

    def add_components(self, path: str, folder: str, replace: bool) -> tuple[list[str], bool]:
        """Check a custom edition and copy it into a folder, where it is found by name.

        Returns lines that say what was done or why not, and whether it is there now. An edition of
        the same name is overwritten only with `replace`. Never raises.
        """
        return [f"{self.title} has no custom editions"], False

    def component_sets(self) -> list[ComponentSet]:
        """All editions: those that ship with the game and custom ones, playable or not."""
        return []

    def maps(self) -> list[dict[str, Any]]:
        """Maps to start a custom map from: `name`, `title`, `players` and `text` of each."""
        return []

    def judge_map(self, text: str) -> dict[str, Any] | None:
        """A report on a custom map, as data for a page; None in games without such maps.

        `playable`, `problems` (each with `line`, `key`, `wrong`, `right`, `warning`), and what the
        game measures on it. Never raises.
        """
        return None

    def judge_edition(self, text: str, sheet: dict[str, Any] | None) -> dict[str, Any] | None:
        """Return data on a custom edition for an editor; None in games without editions.

        It is given as a sheet of cells, else as the text of a file; without either it is the one
        to begin with. `playable`, `problems` with their places, `text`, `sheet` and its `layout`.
        Never raises.
        """
        return None

    def generate_map(self, players: int, seed: int) -> str | None:
        """The text of a random map that passes every check; None in games without such maps.

        Raises ValueError for a number of players that no map is for.
        """
        return None

    def advisors(self) -> dict[str, str]:
        """Rules of thumb: name → `module:function`, a function (seat handle, stream) → move."""
        return {}

    def knowledge(self) -> str:
        """`module:name` of an instance of a subclass of :class:`carrack.core.knowledge.Knowledge`.

        What bots may ask about this game; empty: only its rules.
        """
        return ""


def checked_options(game: Game[Any], players: int, given: dict[str, Any]) -> dict[str, Any]:
    """Every option of a new game with its value: those given, and defaults for the rest.

    Raises MessageError for an unknown option, a wrong value, a wrong number of players, or options
    with which nothing could happen.
    """
    options = game.settled(players, completed_options(game, players, given))
    why = game.futile(players, options)
    if why is not None:
        raise MessageError(why)
    return options


def completed_options(game: Game[Any], players: int, given: dict[str, Any]) -> dict[str, Any]:
    """The same for a game that has begun, even if nothing can happen in it."""
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
    """The message that a game is not for this many players."""
    least, most = game.least_players, game.most_players
    about = {"game": game.title, "least": least, "most": most, "players": players}
    return Message("wrong-players", about)


def canonical(data: Any) -> str:
    """Data as JSON in the one form that is hashed: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def state_hash(game: Game[Any], state: State) -> str:
    """16 hexadecimal digits that identify a whole state, hidden parts included."""
    return hashlib.blake2b(canonical(game.to_json(state)).encode(), digest_size=8).hexdigest()


def play(game: Game[Any], state: State, move: Move, chance: Chance) -> None:
    """Play a move that may be illegal. Raises Refused, and then nothing has changed."""
    refusal = game.refusal(state, move)
    if refusal is not None:
        raise Refused(refusal)
    game.apply(state, move, chance)
