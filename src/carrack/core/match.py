"""A match: a game being played, and its record. Server, replay and notebook write only through it.

>>> from carrack.core.chance import Seeded
>>> from carrack.core.record import read_record
>>> from carrack.core.registry import find_game
>>> game = find_game("amerigo")
>>> match = Match(game, new_header(game, 2, {}, [{"name": "Ada"}, {"name": "Bo"}]), Seeded(7))
>>> step = match.play(match.state.seat, next(iter(game.legal(match.state))))
>>> Replay(game, read_record(match.record().text().splitlines())).run().decision
1
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy_extensions import mypyc_attr

from carrack.core.branch import branch_of
from carrack.core.chance import Chance, ChanceError, Draw, Recorded, Recording
from carrack.core.events import Event
from carrack.core.game import (
    OVER,
    Game,
    Move,
    Refusal,
    Refused,
    State,
    checked_options,
    play,
    state_hash,
)
from carrack.core.identity import check_rules, options_of, require_same
from carrack.core.message import Message, message_of
from carrack.core.record import (
    Entry,
    Header,
    OpenRecord,
    Record,
    RecordError,
    chance_entry,
    command_entry,
    move_entry,
    result_entry,
    turn_entry,
    undo_entry,
)
from carrack.core.sequence import checked_sequence
from carrack.core.takeback import NOBODY, TakeBack


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """The outcome of a move, command or undo: its entries of the record, and the events to show."""

    def __init__(self, entries: list[Entry], events: list[Event]) -> None:
        self.entries = entries
        self.events = events


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A running game.

    `decision` counts the moves that stand (an undo lowers it); `entries` is the record so far;
    `opening` is what happened before the first decision. `match.state` is the match's own: copy it
    before playing on it.
    """

    def __init__(
        self,
        game: Game[Any],
        header: Header,
        chance: Chance,
        listen: bool = True,
        start: State | None = None,
    ) -> None:
        """Set the game up by the rules that the header names.

        With `listen` False no events are made; `start` is a position to go on from instead, without
        the record that led there (:mod:`carrack.core.checkpoint`). Raises ValueError for wrong
        players or options, and for unknown rules.
        """
        self.game = game
        self.header = header
        self.listen = listen
        self.chance = Recording(chance)
        self.decision = 0
        self._past = TakeBack()
        check_rules(game, header.rules)
        self.opening: list[Event] = []
        self.entries: list[Entry] = []
        if start is None:
            self.state: State = self._set_up()
            self._file_opening()
        else:
            self.state = start

    def _set_up(self) -> State:
        header, options = self.header, options_of(self.game, self.header)
        state: State = self.game.setup_by(header.rules, header.players, options, self.chance)
        return state

    def _file_opening(self) -> None:
        """Add the draws and events of the set-up."""
        if self.listen:
            self.opening = self.state.opening or []
        self.state.opening = None
        self.entries.extend(chance_entry(draw) for draw in self.chance.taken())
        digest = state_hash(self.game, self.state)
        self.entries.append(turn_entry(self.state.turn, digest))
        if self.over:
            self.entries.append(result_entry(self.game.result(self.state).to_json(), digest))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.seat == OVER

    def record(self) -> Record:
        """The record so far."""
        return Record(self.header, list(self.entries))

    def play(self, seat: int, move: Move) -> Step:
        """Play a move of a seat. Raises Refused, and then nothing has changed."""
        self._require_turn(seat)
        state = self.state
        checkpoint = state.copy()
        events: list[Event] = []
        state.events = events if self.listen else None
        try:
            play(self.game, state, move, self.chance)
        except Refused:
            state.events = None
            raise
        except Exception:
            self.state = checkpoint
            self.chance.taken()
            raise
        state.events = None
        entries = [move_entry(move.notation, seat)]
        entries.extend(chance_entry(draw) for draw in self.chance.taken())
        self._after(checkpoint, entries)
        return Step(entries, events)

    def row(self, seat: int, notations: list[str]) -> list[Move]:
        """Moves of one turn, checked to be playable one after the other; nothing changes yet.

        None but the last draws, reveals or ends the turn. Raises Refused.
        """
        self._require_turn(seat)
        return checked_sequence(self.game, self.state, notations)

    def _require_turn(self, seat: int) -> None:
        if self.over:
            raise Refused(Refusal("", "refusal-game-over"))
        if seat != self.state.seat:
            seats = {"deciding": self.state.seat, "seat": seat}
            raise Refused(Refusal("", "refusal-not-your-turn", seats))

    def _after(self, before: State, entries: list[Entry]) -> None:
        """Add a move's entries, with the hash at the end of a turn; update what can be undone."""
        state = self.state
        self.decision += 1
        self._past.moved(before, state, drawn=len(entries) > 1)
        if self.over:
            result = self.game.result(state).to_json()
            entries.append(result_entry(result, state_hash(self.game, state)))
        elif state.turn != before.turn:
            entries.append(turn_entry(state.turn, state_hash(self.game, state)))
        self.entries.extend(entries)

    def command(self, seat: int, move: Move) -> Step:
        """Carry out a command of a seat out of turn. Raises Refused."""
        if self.over:
            raise Refused(Refusal("", "refusal-game-over"))
        if move not in self.game.commands(self.state, seat):
            raise Refused(Refusal("", "refusal-no-command", {"move": move.notation, "seat": seat}))
        events: list[Event] = []
        self.state.events = events if self.listen else None
        self.game.command(self.state, seat, move)
        self.state.events = None
        self._past.commanded(self.decision, seat, move)
        entries = [command_entry(move.notation, seat)]
        if self.state.seat == OVER:
            self._past.forget()
            result = self.game.result(self.state).to_json()
            entries.append(result_entry(result, state_hash(self.game, self.state)))
        self.entries.extend(entries)
        return Step(entries, events)

    def undo_floor(self) -> int:
        """The earliest decision of the turn under way that can be returned to now.

        Nothing is undone that chance or another player revealed.
        """
        return self.decision - self._past.room()

    def ended_room(self) -> int:
        """Return how many decisions of the turn that has just ended can be undone; 0: none."""
        return self._past.ended_room()

    def since(self) -> tuple[State, list[tuple[int, int, str]]]:
        """The earliest position that can be returned to, and the commands given since.

        Each command as the number of decisions that stood, its seat and its notation. Do not play
        on the position.
        """
        return self._past.earliest(self.state), self._past.commands()

    def ended(self) -> int | None:
        """The seat whose turn has just ended and can be reopened by an undo, or None.

        The end of that turn drew and revealed nothing, and nobody has done anything since.
        """
        return None if self._past.ended == NOBODY else self._past.ended

    def undo(self, seat: int, decision: int) -> Step:
        """Return to before a decision of the seat's current turn, or of the one just ended.

        Commands given since remain. Raises Refused.
        """
        again = self._past.ended == seat and not self.over
        if not again:
            self._require_turn(seat)
        floor = self.decision - (self.ended_room() if again else self._past.room())
        if not floor <= decision < self.decision:
            if floor == self.decision:
                raise Refused(Refusal("", "refusal-nothing-to-undo"))
            room = {"first": floor, "last": self.decision - 1, "decision": decision}
            raise Refused(Refusal("", "refusal-undo-out-of-reach", room))
        self.state = self._past.back(self.decision - decision)
        self.decision = decision
        for who, move in self._past.commands_after(decision):
            self.game.command(self.state, who, move)
        entries = [undo_entry(decision, seat)]
        self.entries.extend(entries)
        return Step(entries, [])

    def add_note(self, entry: Entry) -> None:
        """Add a note of the table (a seat handed over, a seed revealed).

        Replay skips it. Only after a branch note can nothing before it be taken back.
        """
        if branch_of(entry) is not None:
            self._past.forget()
        self.entries.append(entry)


def _refuse_open(record: Record) -> None:
    """Raise OpenRecord for what `open_record` made: nobody can replay what is still hidden."""
    if record.header.extra.get("running") is True:
        raise OpenRecord(1, Message("fault-running"))


def begun(game: Game[Any], record: Record, chance: Chance, listen: bool = True) -> Match:
    """The match of a record as it was before its first decision.

    If the game is over by then, its result follows at once; an earlier version wrote a note
    instead, and such a record keeps that form. Raises ValueError, ChanceError.
    """
    match = Match(game, record.header, chance, listen)
    count = len(match.entries)
    if match.over and len(record.entries) >= count and record.entries[count - 1].kind == "note":
        match.entries.pop()
    return match


def _begun_again(game: Game[Any], record: Record, draws: list[Draw], listen: bool) -> Match:
    header = record.header
    if header.game != game.name:
        both = {"game": header.game, "here": game.name}
        raise RecordError(1, Message("fault-other-game", both))
    require_same(game, header)
    try:
        return begun(game, record, Recorded(draws), listen)
    except (ValueError, ChanceError) as error:
        raise RecordError(1, message_of(error)) from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Replay:
    """Plays a record again, entry by entry, and checks every hash on the way.

    Iterate over :meth:`steps`, or call :meth:`run`. `match` is the game so far; `line` is the last
    line of the file that was played.
    """

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        listen: bool = True,
        match: Match | None = None,
    ) -> None:
        """Set the game up from the draws of the record. Raises RecordError.

        `match` is one to go on with, that has come through the first entries of the record.
        """
        _refuse_open(record)
        self.record = record
        if match is not None:
            self.game, self.match, self.position = game, match, len(match.entries)
            return
        self.position = self._draws_end(0)
        draws = self._draws(0, self.position)
        self.match = _begun_again(game, record, draws, listen)
        self.game = game
        self._check_written(0, self.match.entries)
        self.position = len(self.match.entries)

    @property
    def line(self) -> int:
        """The number of the last line played, as in the file (the header is line 1)."""
        return self.position + 1

    def _draws_end(self, start: int) -> int:
        end = start
        while end < len(self.record.entries) and self.record.entries[end].kind == "chance":
            end += 1
        return end

    def _draws(self, start: int, end: int) -> list[Draw]:
        return [Draw(e.data["chance"], e.data["outcome"]) for e in self.record.entries[start:end]]

    def _check_written(self, start: int, made: list[Entry]) -> None:
        """Compare what the game makes of an entry with the record, line by line."""
        for i, entry in enumerate(made):
            number = start + i + 2
            if start + i >= len(self.record.entries):
                if entry.kind in ("turn", "result"):
                    return  # the record of a running game may end here
                raise RecordError(number, Message("fault-ends", {"made": entry.line()}))
            written = self.record.entries[start + i].line()
            if written != entry.line():
                both = {"written": written, "made": entry.line()}
                raise RecordError(number, Message("fault-game-other", both))

    def steps(self, until: int | None = None) -> Iterator[Step]:
        """Play on, one entry at a time, until the record ends or `until` decisions stand."""
        while self.position < len(self.record.entries):
            if until is not None and self.match.decision >= until:
                return
            entry = self.record.entries[self.position]
            if entry.kind == "note":
                self.match.add_note(entry)
                self.position += 1
                continue
            yield self._step(entry)

    def run(self, until: int | None = None) -> Match:
        """Play to the end, or until `until` decisions stand, and return the match."""
        for _ in self.steps(until):
            pass
        return self.match

    def _step(self, entry: Entry) -> Step:
        start = self.position
        end = self._draws_end(start + 1)
        self.match.chance = Recording(Recorded(self._draws(start + 1, end)))
        try:
            step = self._done(entry)
        except Refused as refused:
            about = {"entry": entry.line(), "reason": refused.refusal}
            raise RecordError(start + 2, Message("fault-refused", about)) from None
        except ChanceError as error:
            raise RecordError(start + 2, error.message) from None
        self._check_written(start, step.entries)
        self.position = min(start + len(step.entries), len(self.record.entries))
        return step

    def _done(self, entry: Entry) -> Step:
        match, data = self.match, entry.data
        if entry.kind == "move":
            return match.play(data["seat"], self.game.read_move(match.state, data["move"]))
        if entry.kind == "command":
            return match.command(data["seat"], self.game.read_move(match.state, data["command"]))
        if entry.kind == "undo":
            return match.undo(data["seat"], data["undo"])
        raise RecordError(self.position + 2, Message("fault-misplaced", {"kind": entry.kind}))


def new_header(
    game: Game[Any],
    players: int,
    options: dict[str, Any],
    seats: list[dict[str, Any]],
    extra: dict[str, Any] | None = None,
    rules: str = "",
) -> Header:
    """The header of a new game, options completed and checked. Raises ValueError.

    The newest rules are the default; a series goes on by those it was begun with.
    """
    checked = checked_options(game, players, options)
    return Header(
        game.name,
        rules or game.rules_version,
        players,
        checked,
        game.identity(players, checked),
        seats,
        extra,
    )


def resumed(game: Game[Any], record: Record, chance: Chance, listen: bool = True) -> Match:
    """A match rebuilt from its record, to be played on with another chance. Raises RecordError."""
    match = Replay(game, record, listen).run()
    match.chance = Recording(chance)
    return match
