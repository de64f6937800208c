"""Nothing shows what a seat cannot know: two checks for every game that need no knowledge of it.

*Imagined positions*: `imagine` redraws what is hidden, and the seat must not see a difference. That
trusts `imagine` to shuffle everything hidden. So there are also *twins*: two games from the same
seed, in one of which two things that were shuffled face down have been swapped, and in which the
same moves are played. As long as a seat has received the same events in both, everything that it
sees, and whatever it imagines, is the same to the last byte.
"""

from __future__ import annotations

import json
from typing import Any

from carrack.bots.own import protocol
from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.events import Event
from carrack.core.game import OVER, Game, Move, Refused, State, canonical, state_hash
from carrack.core.seat import SeatHandle
from carrack.testing import walks
from carrack.testing.promises import promised
from carrack.testing.walks import Chooser, WalkPosition, Wanderer

Draw = tuple[str, int]  # the purpose of a permutation, and of how many things


# --- everything that a seat gets to see ----------------------------------------------------------


def knowledge(game: Game[Any], state: State, seat: int) -> str:
    """Everything that a seat may see of a position, as one text."""
    commands = game.commands(state, seat)
    known: dict[str, Any] = {
        "view": game.view(state, seat),
        "public": game.view(state, None),
        "plain": [game.plain_view(state, viewer) for viewer in (seat, None)],
        "board": game.board(state),
        "observation": game.observation_bytes(state, seat).hex(),
        "commands": [game.describe_command(state, seat, move) for move in commands],
        "command numbers": [move.index for move in commands],
        "standing": game.standing(state),
        "counters": [state.seat, state.turn, state.reveals],
        "result": game.result(state).to_json() if state.seat != OVER else {},
    }
    if seat == state.seat:
        legal = game.legal(state)
        known["legal"] = [move.notation for move in legal]
        known["mask"] = legal.indices()
        known["described"] = [game.describe(state, move) for move in legal]
        known["asked"] = question(game, state, seat)
        known["left"] = game.left(state)
        known["courses"] = game.courses(state)
        known["refused"] = refused_neighbours(game, state, known["mask"])
    return canonical(known)


def parts(known: str, seen: str) -> str:
    """The parts of a seat's knowledge that differ between two positions."""
    first, second = json.loads(known), json.loads(seen)
    return ", ".join([name for name in first if first[name] != second.get(name)])


def question(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """Return what a stranger's program is sent there, apart from the view."""
    asked = protocol.decide("match", SeatHandle(game, state, seat), Stream(1), {}, 1.0)
    assert asked.pop("view") == game.view(state, seat)
    return asked


def refused_neighbours(game: Game[Any], state: State, legal: list[int]) -> list[str]:
    """The refusals of moves whose numbers are next to those of legal ones."""
    reasons = []
    for index in [*legal[:3], *legal[-3:]]:
        for near in (index - 1, index + 1):
            try:
                reasons.append(repr(game.refusal(state, game.move_at(state, near))))
            except Refused as refused:
                reasons.append(str(refused))
    return reasons


def listened(game: Game[Any], state: State, move: Move, chance: Chance) -> list[Event]:
    """Play a move, and return what was reported."""
    state.events = events = list[Event]()
    game.apply(state, move, chance)
    state.events = None
    return events


def events_seen(events: list[Event], viewer: int | None) -> str:
    """A viewer's part of the events, as one text."""
    return canonical([event.seen_by(viewer) for event in events])


# --- imagined positions --------------------------------------------------------------------------


@promised
def check_hidden(spot: WalkPosition, tries: int) -> set[str]:
    """Positions that a seat imagines look to it like the real one, to the last byte.

    Returns the hashes of those that do differ, so that a test can see that it tested something.
    """
    hashes: set[str] = set()
    before = spot.hash()
    for seat in spot.seats:
        known = knowledge(spot.game, spot.state, seat)
        for _ in range(tries):
            other = spot.game.imagine(spot.state, seat, Stream(spot.stream.word()))
            seen = knowledge(spot.game, other, seat)
            leak = parts(known, seen) if seen != known else ""
            assert seen == known, f"seat {seat} sees in {leak} what is hidden from it"
            check_imagining_blind(spot.game, (spot.state, other), seat, spot.stream.word())
            hashes.add(state_hash(spot.game, other))
            if seat == spot.state.seat:
                check_same_step(spot, other)
    assert spot.hash() == before
    return hashes - {before}


def check_imagining_blind(
    game: Game[Any], states: tuple[State, State], seat: int, seed: int
) -> None:
    """Imagined positions depend on nothing hidden: equal streams, equal imaginations."""
    first, second = (game.imagine(state, seat, Stream(seed)) for state in states)
    same = canonical(game.to_json(first)) == canonical(game.to_json(second))
    assert same, f"`imagine` for seat {seat} depends on what is hidden from it (sort, then shuffle)"


@promised
def check_same_step(spot: WalkPosition, other: State) -> None:
    """A move that reveals nothing has the same public outcome whatever is hidden."""
    move = spot.game.legal(spot.state).sample(spot.stream)
    real, fancied = spot.state.copy(), other.copy()
    first = listened(spot.game, real, move, spot.chance())
    second = listened(spot.game, fancied, move, spot.chance())
    revealing = real.reveals != spot.state.reveals or fancied.reveals != other.reveals
    if revealing or real.turn != spot.state.turn or real.seat == OVER:
        return
    for viewer in (None, spot.state.seat):
        assert events_seen(first, viewer) == events_seen(second, viewer), (
            f"events of {move} for {viewer} differ"
        )
    assert spot.game.view(real, spot.state.seat) == spot.game.view(fancied, spot.state.seat)


@promised
def check_imagined(game: Game[Any], players: int, seed: int, every: int) -> int:
    """A seat cannot tell what it imagines from the real position.

    Checks one position in `every` of a game; returns how many of them hid something.
    """
    manner = (Wanderer, Chooser)[seed % 2]
    spots = walks.middle_spots(game, players, seed, every, manner)
    return sum([len(check_hidden(spot, 1)) > 0 for spot in spots])


# --- twins ---------------------------------------------------------------------------------------


class Shuffles(Chance):
    """Notes the shuffles that a game makes face down."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.source = Seeded(seed)
        self.hidden: list[Draw] = []

    def stream(self, purpose: str) -> Stream:
        return self.source.stream(purpose)

    def permutation(self, purpose: str, size: int) -> list[int]:
        if size > 1 and not self.game.open_draw(purpose):
            self.hidden.append((purpose, size))
        return self.source.permutation(purpose, size)


class Exchanged(Chance):
    """The chance of a seed, except for one shuffle, in which two things are swapped."""

    def __init__(self, seed: int, draw: Draw, stream: Stream) -> None:
        self.source = Seeded(seed)
        self.purpose, size = draw
        self.first = stream.below(size)
        self.second = (self.first + 1 + stream.below(size - 1)) % size

    def stream(self, purpose: str) -> Stream:
        return self.source.stream(purpose)

    def permutation(self, purpose: str, size: int) -> list[int]:
        row = self.source.permutation(purpose, size)
        if purpose == self.purpose:
            i, j = self.first, self.second
            row[i], row[j] = row[j], row[i]
        return row


def hidden_shuffles(game: Game[Any], players: int, seed: int) -> list[Draw]:
    """The shuffles that the game of a seed makes face down, from set-up to its end."""
    chance, wanderer = Shuffles(game, seed), Wanderer(game, seed)
    state = game.setup(players, walks.options_of(game, players), chance)
    while state.seat != OVER:
        game.apply(state, wanderer.move(state), chance)
    return chance.hidden


class Twins:
    """Two games that differ in what lies face down, and the viewers who have not noticed yet.

    `compared` counts positions compared while the games differed, `noticed` viewers who were shown
    the difference, `private` events of which some were shown more than others.
    """

    def __init__(self, game: Game[Any], players: int, seed: int, draw: Draw) -> None:
        self.game = game
        self.stream = Stream(seed + 1)
        self.wanderer = Wanderer(game, seed)
        self.chances = (Seeded(seed), Exchanged(seed, draw, self.stream))
        options = walks.options_of(game, players)
        self.real = game.setup(players, options, self.chances[0])
        self.other = game.setup(players, options, self.chances[1])
        self.unaware = [seat for seat in range(players) if self._alike(seat)]
        self.compared = self.noticed = self.private = 0

    def _alike(self, seat: int) -> bool:
        return knowledge(self.game, self.real, seat) == knowledge(self.game, self.other, seat)

    @property
    def differ(self) -> bool:
        """Whether anything is different at all."""
        return state_hash(self.game, self.real) != state_hash(self.game, self.other)

    def play(self, every: int) -> None:
        """Play to the end, or until everybody has been shown a difference."""
        for number in range(walks.LONGEST_GAME):
            if self.real.seat == OVER or not self.unaware:
                return
            if number % every == 0 and self.differ:
                self.check()
            if not self.step():
                return
        raise AssertionError(f"no end after {walks.LONGEST_GAME} moves")

    def step(self) -> bool:
        """Play one move in both games; False if the difference, once shown, forbids it in one."""
        move = self.wanderer.move(self.real)
        if move.notation not in [other.notation for other in self.game.legal(self.other)]:
            assert self.real.seat not in self.unaware, f"{move} only if other things are hidden"
            return False
        before = (self.real.reveals, self.real.turn)
        first = listened(self.game, self.real, move, self.chances[0])
        same = self.game.read_move(self.other, move.notation)
        second = listened(self.game, self.other, same, self.chances[1])
        self.private += len([event for event in first if event.private is not None])
        if before != (self.real.reveals, self.real.turn):
            self.unaware = [seat for seat in self.unaware if not self._shown(seat, first, second)]
        else:
            for seat in self.unaware:
                assert events_seen(first, seat) == events_seen(second, seat), (
                    f"{move} reveals uncounted"
                )
        return True

    def _shown(self, seat: int, first: list[Event], second: list[Event]) -> bool:
        """Whether a step has shown a seat the difference: by an event, or on the table for all."""
        if events_seen(first, seat) != events_seen(second, seat):
            assert not self._alike(seat), f"seat {seat} hears what it then does not see: {first}"
        elif self.game.view(self.real, None) == self.game.view(self.other, None):
            return False
        self.noticed += 1
        return True

    def check(self) -> None:
        """Check that a seat that received the same in both games finds no difference."""
        self.compared += 1
        for seat in self.unaware:
            states = (self.real, self.other)
            first, second = [knowledge(self.game, state, seat) for state in states]
            leak = parts(first, second) if first != second else ""
            assert first == second, f"seat {seat} sees in {leak} what it was never shown"
            check_imagining_blind(self.game, states, seat, self.stream.word())


@promised
def check_twins(game: Game[Any], players: int, seed: int, every: int) -> list[Twins]:
    """A seat that received the same in two games sees the same, whatever is hidden from it.

    Plays twins of the game of a seed, one for each kind of shuffle; returns them as they ended.
    """
    draws = hidden_shuffles(game, players, seed)
    # in the seed's own order, so that late shuffles of each kind are exchanged too
    mixed = [draws[i] for i in Stream(seed).shuffled(len(draws))]
    kinds = {draw[0].split()[0]: draw for draw in mixed}
    ended = [Twins(game, players, seed, draw) for draw in kinds.values()]
    for twins in ended:
        twins.play(every)
    return ended
