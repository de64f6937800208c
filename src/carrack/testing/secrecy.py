"""What a seat cannot know shows nowhere: for every game, in two ways that know nothing of it.

*Imagined positions*: `imagine` draws again what is hidden, and the seat must not see a difference.
That trusts `imagine` to shuffle all that is hidden. So there are also *twins*: two games from the
same seed, in one of which two things that were shuffled face down have changed places, and in which
the same moves are played. As long as the events have told a seat the same in both, everything that
the seat sees, and whatever it imagines, is the same to the last byte.
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


# --- all that a seat gets to see -----------------------------------------------------------------


def knowledge(game: Game[Any], state: State, seat: int) -> str:
    """All that a seat is told about a position, as one text."""
    commands = game.commands(state, seat)
    told: dict[str, Any] = {
        "view": game.view(state, seat),
        "public": game.view(state, None),
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
        told["legal"] = [move.notation for move in legal]
        told["mask"] = legal.indices()
        told["described"] = [game.describe(state, move) for move in legal]
        told["asked"] = question(game, state, seat)
        told["left"] = game.left(state)
        told["courses"] = game.courses(state)
        told["refused"] = refused_beside(game, state, told["mask"])
    return canonical(told)


def parts(known: str, seen: str) -> str:
    """In which parts of its knowledge two positions differ for a seat."""
    first, second = json.loads(known), json.loads(seen)
    return ", ".join([name for name in first if first[name] != second.get(name)])


def question(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """What a stranger's program is asked there, beside the view."""
    asked = protocol.decide("match", SeatHandle(game, state, seat), Stream(1), {}, 1.0)
    assert asked.pop("view") == game.view(state, seat)
    return asked


def refused_beside(game: Game[Any], state: State, legal: list[int]) -> list[str]:
    """Why moves may not be made whose numbers are beside those of legal ones."""
    told = []
    for index in [*legal[:3], *legal[-3:]]:
        for near in (index - 1, index + 1):
            try:
                told.append(repr(game.refusal(state, game.move_at(state, near))))
            except Refused as refused:
                told.append(str(refused))
    return told


def listened(game: Game[Any], state: State, move: Move, chance: Chance) -> list[Event]:
    """Plays a move, and gives what was reported."""
    state.events = events = list[Event]()
    game.apply(state, move, chance)
    state.events = None
    return events


def heard(events: list[Event], viewer: int | None) -> str:
    """What a viewer is told, as one text."""
    return canonical([event.seen_by(viewer) for event in events])


# --- imagined positions --------------------------------------------------------------------------


@promised
def check_hidden(spot: WalkPosition, tries: int) -> set[str]:
    """Positions that a seat imagines look to it like the real one, to the last byte.

    Gives the hashes of those that do differ, so that a test can see that it saw something.
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
    """What is imagined does not depend on what is hidden: equal streams, equal imaginations."""
    first, second = (game.imagine(state, seat, Stream(seed)) for state in states)
    same = canonical(game.to_json(first)) == canonical(game.to_json(second))
    assert same, f"`imagine` for seat {seat} depends on what is hidden from it (sort, then shuffle)"


@promised
def check_same_step(spot: WalkPosition, other: State) -> None:
    """A move that reveals nothing has the same public outcome whatever is hidden."""
    move = spot.game.legal(spot.state).sample(spot.stream)
    real, fancied = spot.state.copy(), other.copy()
    told = listened(spot.game, real, move, spot.chance())
    retold = listened(spot.game, fancied, move, spot.chance())
    revealing = real.reveals != spot.state.reveals or fancied.reveals != other.reveals
    if revealing or real.turn != spot.state.turn or real.seat == OVER:
        return
    for viewer in (None, spot.state.seat):
        assert heard(told, viewer) == heard(retold, viewer), f"events of {move} tell {viewer}"
    assert spot.game.view(real, spot.state.seat) == spot.game.view(fancied, spot.state.seat)


@promised
def check_imagined(game: Game[Any], players: int, seed: int, every: int) -> int:
    """What a seat imagines it cannot tell from what is.

    Checks one position in `every` of a game; gives how many of them hid something.
    """
    manner = (Wanderer, Chooser)[seed % 2]
    spots = walks.middle_spots(game, players, seed, every, manner)
    return sum([len(check_hidden(spot, 1)) > 0 for spot in spots])


# --- twins ---------------------------------------------------------------------------------------


class Shuffles(Chance):
    """Notes which shuffles a game makes face down."""

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
    """The chance of a seed, but for one shuffle, in which two things have changed places."""

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
    the difference, `private` events of which somebody was told more than others.
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
        """Plays to the end, or until everybody has been shown a difference."""
        for number in range(walks.LONGEST_GAME):
            if self.real.seat == OVER or not self.unaware:
                return
            if number % every == 0 and self.differ:
                self.check()
            if not self.step():
                return
        raise AssertionError(f"no end after {walks.LONGEST_GAME} moves")

    def step(self) -> bool:
        """Plays one move in both games; False where a seat that was shown a difference may not."""
        move = self.wanderer.move(self.real)
        if move.notation not in [other.notation for other in self.game.legal(self.other)]:
            assert self.real.seat not in self.unaware, f"{move} only where other things are hidden"
            return False
        before = (self.real.reveals, self.real.turn)
        told = listened(self.game, self.real, move, self.chances[0])
        same = self.game.read_move(self.other, move.notation)
        retold = listened(self.game, self.other, same, self.chances[1])
        self.private += len([event for event in told if event.private is not None])
        if before != (self.real.reveals, self.real.turn):
            self.unaware = [seat for seat in self.unaware if not self._shown(seat, told, retold)]
        else:
            for seat in self.unaware:
                assert heard(told, seat) == heard(retold, seat), f"{move} reveals uncounted"
        return True

    def _shown(self, seat: int, told: list[Event], retold: list[Event]) -> bool:
        """Whether a step has shown a seat the difference: by an event, or on the table for all."""
        if heard(told, seat) != heard(retold, seat):
            assert not self._alike(seat), f"seat {seat} is told what it then does not see: {told}"
        elif self.game.view(self.real, None) == self.game.view(self.other, None):
            return False
        self.noticed += 1
        return True

    def check(self) -> None:
        """A seat that was told the same in both games finds no difference."""
        self.compared += 1
        for seat in self.unaware:
            states = (self.real, self.other)
            first, second = [knowledge(self.game, state, seat) for state in states]
            leak = parts(first, second) if first != second else ""
            assert first == second, f"seat {seat} sees in {leak} what nobody told it"
            check_imagining_blind(self.game, states, seat, self.stream.word())


@promised
def check_twins(game: Game[Any], players: int, seed: int, every: int) -> list[Twins]:
    """A seat that was told the same in two games sees the same, whatever is hidden from it.

    Plays twins of the game of a seed, one for each kind of shuffle; gives them as they ended.
    """
    draws = hidden_shuffles(game, players, seed)
    # in an order of the seed's own, so that of each kind late shuffles are exchanged too
    mixed = [draws[i] for i in Stream(seed).shuffled(len(draws))]
    kinds = {draw[0].split()[0]: draw for draw in mixed}
    ended = [Twins(game, players, seed, draw) for draw in kinds.values()]
    for twins in ended:
        twins.play(every)
    return ended
