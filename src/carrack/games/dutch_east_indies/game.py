"""The Dutch East Indies behind the contract of a game."""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Chance, Stream
from carrack.core.game import (
    OVER,
    ComponentSet,
    Game,
    Legal,
    ListedLegal,
    Move,
    Refusal,
    Refused,
    Result,
)
from carrack.core.observation import Field
from carrack.core.options import Option
from carrack.games.dutch_east_indies import cargo, movement, pirates, trade
from carrack.games.dutch_east_indies.agenda import run
from carrack.games.dutch_east_indies.battle import attack, hand_over, lower
from carrack.games.dutch_east_indies.chart import NO_LEVEL
from carrack.games.dutch_east_indies.choices import (
    DRAWN,
    STRICT,
    chosen_chart,
    identity_of,
    identity_read,
    offered_options,
)
from carrack.games.dutch_east_indies.courses import courses_of
from carrack.games.dutch_east_indies.describe import describe_move
from carrack.games.dutch_east_indies.drawing import draw
from carrack.games.dutch_east_indies.edition import named_edition
from carrack.games.dutch_east_indies.edition_report import add_file, component_sets, report_file
from carrack.games.dutch_east_indies.legal import legal_moves
from carrack.games.dutch_east_indies.map_report import judge, offered
from carrack.games.dutch_east_indies.mapmaking.generate import generate
from carrack.games.dutch_east_indies.moves import (
    ACCEPT,
    ATTACK,
    BUY,
    BY_NOTATION,
    DROP,
    DUMP,
    END,
    FIRST,
    GIVE,
    LOAD,
    LOOK,
    LOWER,
    MOVES,
    PICK,
    REFUSE,
    SAIL_STEP,
    SELL,
    SWAP,
    TAKE,
    TURN,
    UNLOAD,
    DeiMove,
)
from carrack.games.dutch_east_indies.observing import fields_of, observed
from carrack.games.dutch_east_indies.opening import set_up
from carrack.games.dutch_east_indies.refusals import refusal_of
from carrack.games.dutch_east_indies.solo.automaton import LEVEL_NAMES
from carrack.games.dutch_east_indies.state import NOTHING, Dei
from carrack.games.dutch_east_indies.storage import state_from_json, state_to_json, world_of
from carrack.games.dutch_east_indies.tasks import CARD, FIGHT, answered, task
from carrack.games.dutch_east_indies.tasks import LOWER as LOWER_TASK
from carrack.games.dutch_east_indies.turns import end_turn
from carrack.games.dutch_east_indies.view import view_of
from carrack.games.dutch_east_indies.winning import result_of

LEVELS = list(LEVEL_NAMES)
QUICK_ROUNDS = 10
BETWEEN_FIGHTS = (NOTHING[0], CARD)  # what may be asked while others load at home (DEI-CARGO-2)


def carry_out(s: Dei, move: DeiMove, chance: Chance) -> None:
    """Plays a legal move, and everything that follows without a decision."""
    if s.ask != NOTHING:
        answer(s, move)
        run(s, chance)
        return
    kind, ship = move.kind, s.active * 2 + move.ship
    if kind == TURN:
        movement.turn(s, ship, move.value)
    elif kind == SAIL_STEP:
        movement.sail(s, ship, move.value)
    elif kind == END:
        end_turn(s)
    elif kind == PICK:
        cargo.pick(s, ship, move.value)
    else:
        movement.end_movements(s)
        act(s, move, ship, chance)
    if s.agenda:
        run(s, chance)


def act(s: Dei, move: DeiMove, ship: int, chance: Chance) -> None:
    """An action (DEI-TURN-3)."""
    kind = move.kind
    if kind in (LOAD, UNLOAD):
        cargo.load_or_unload(s, kind, ship, move.value, own_turn=True)
    elif kind == GIVE:
        cargo.give(s, ship, move.value)
    elif kind == LOOK:
        trade.look(s, ship, s.world.wild_of(move.value))
    elif kind == ATTACK:
        attack(s, ship, move.target, chance)
    elif kind == BUY:
        trade.buy(s, ship)
    elif kind == SELL:
        trade.sell(s, ship)
    elif kind == SWAP:
        trade.swap(s, ship, move.value, move.target)
    else:
        trade.upgrade(s, ship, move.value)


def answer(s: Dei, move: DeiMove) -> None:
    """The answer to what a task asks."""
    kind, job = move.kind, answered(s)
    if kind == ACCEPT:
        trade.accept(s, job, move.value)
    elif kind == REFUSE:
        trade.refuse(s, job)
    elif kind == TAKE:
        hand_over(s, job[2], job[1], move.value, "DEI-BATTLE-3")
    elif kind == DUMP:
        s.agenda.append(job)
        cargo.overboard(s, job[1], move.value)
    elif kind == DROP:
        pirates.drop(s, job, move.value)
    elif kind == LOWER:
        lower(s, job[1], move.value, job[3])
        if job[2] > 1:
            s.agenda.append(task(LOWER_TASK, job[1], job[2] - 1, job[3]))
    elif kind == FIRST:
        first = job[2] * 2 + move.ship
        s.agenda.append(task(FIGHT, job[1], first ^ 1))
        s.agenda.append(task(FIGHT, job[1], first))


class DutchEastIndies(Game[Dei]):
    """The game, for 1 to 4 players (DEI-SETUP-1). `GAME` is the one object of it."""

    def __init__(self) -> None:
        self.name = "dutch-east-indies"
        self.title = "The Dutch East Indies"
        self.rules_version = "1"
        self.package = "carrack.games.dutch_east_indies"
        self.least_players = 1
        self.most_players = 4

    def options(self) -> list[Option]:
        """Edition, map, who begins, level, limits of the supply, and a limit of rounds."""
        return offered_options()

    def quick_options(self) -> dict[str, int | str]:
        """Random players seldom reach the goal: a limit of rounds ends their games."""
        return {"rounds": QUICK_ROUNDS}

    def identity(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """Name and content of the edition and of the map."""
        return identity_of(options, self.sides(players))

    def identity_read(self, players: int, was: dict[str, Any]) -> dict[str, Any]:
        """The identity of a record, also of the first ones."""
        return identity_read(was, self.sides(players))

    def automata(self, players: int) -> int:
        """Alone one plays against the automaton (DEI-SOLO)."""
        return 1 if players == 1 else 0

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> Dei:
        """Deals on the map chosen, or the one for so many players (DEI-SETUP-2)."""
        sides = self.sides(players)
        plan = chosen_chart(options, sides)
        start = -1 if options["start"] == DRAWN else int(options["start"]) - 1
        edition = named_edition(options["edition"])
        level = LEVELS.index(options["level"]) if players == 1 else NO_LEVEL
        strict, rounds = options["supply"] == STRICT, options["rounds"]
        return set_up(world_of(edition, plan, sides, strict, rounds, level), start, chance)

    def legal(self, state: Dei) -> Legal:
        return ListedLegal(legal_moves(state))

    def commands(self, state: Dei, seat: int) -> list[Move]:
        """Loading at home in another player's turn, between two of its decisions (DEI-CARGO-2)."""
        if state.seat == OVER or seat == state.active or state.ask[0] not in BETWEEN_FIGHTS:
            return []
        return [
            move
            for move in MOVES
            if move.kind in (LOAD, UNLOAD) and cargo.command_refusal(state, move, seat) is None
        ]

    def command(self, state: Dei, seat: int, move: Move) -> None:
        """Carries out one of `commands`."""
        assert isinstance(move, DeiMove)
        ship = seat * 2 + move.ship
        cargo.load_or_unload(state, move.kind, ship, move.value, own_turn=False)

    def refusal(self, state: Dei, move: Move) -> Refusal | None:
        if not isinstance(move, DeiMove):
            return Refusal("", f"{move.notation!r} is no move of The Dutch East Indies")
        return refusal_of(state, move)

    def apply(self, state: Dei, move: Move, chance: Chance) -> None:
        assert isinstance(move, DeiMove)
        carry_out(state, move, chance)

    def view(self, state: Dei, viewer: int | None) -> dict[str, Any]:
        return view_of(state, viewer)

    def imagine(self, state: Dei, seat: int, stream: Stream) -> Dei:
        """Keeps the top cards that the seat has seen, and shuffles all others face down.

        The automaton's cards that are not drawn yet are shuffled too.
        """
        new = state.copy()
        fixed = [
            bool(deck) and bool(state.known[seat] >> i & 1) for i, deck in enumerate(state.decks)
        ]
        pool: list[int] = list(state.aside)
        for i, deck in enumerate(state.decks):
            pool.extend(deck[:-1] if fixed[i] else deck)
        pool.sort()
        cards = [pool[i] for i in stream.shuffled(len(pool))]
        for i, deck in enumerate(state.decks):
            count = len(deck) - 1 if fixed[i] else len(deck)
            drawn = tuple(cards[:count])
            cards = cards[count:]
            new.decks[i] = drawn + deck[-1:] if fixed[i] else drawn
        new.aside = tuple(cards)
        if new.automaton is not None:
            orders = sorted(new.automaton.deck)
            new.automaton.deck = tuple([orders[i] for i in stream.shuffled(len(orders))])
        return new

    def result(self, state: Dei) -> Result:
        return result_of(state)

    def describe(self, state: Dei, move: Move) -> dict[str, Any]:
        assert isinstance(move, DeiMove)
        return describe_move(state, move, state.active)

    def describe_command(self, state: Dei, seat: int, move: Move) -> dict[str, Any]:
        assert isinstance(move, DeiMove)
        return describe_move(state, move, seat)

    def courses(self, state: Dei) -> list[dict[str, Any]]:
        """Where the ships of the active seat can go in this turn, step by step."""
        return courses_of(state)

    def read_move(self, state: Dei, notation: str) -> Move:
        move = BY_NOTATION.get(notation)
        if move is None:
            raise Refused(Refusal("", f"{notation!r} is no move of The Dutch East Indies"))
        return move

    def move_at(self, state: Dei, index: int) -> Move:
        if 0 <= index < len(MOVES):
            return MOVES[index]
        raise Refused(Refusal("", f"moves have numbers from 0 to {len(MOVES) - 1}, not {index}"))

    def move_count(self, players: int, options: dict[str, Any]) -> int:
        """Moves have the same numbers on every map, whoever plays."""
        return len(MOVES)

    def observation_fields(self, players: int, options: dict[str, Any]) -> list[Field]:
        """Fields go by edition and sides; a game against the automaton has some of its own."""
        return fields_of(named_edition(options["edition"]), self.sides(players), players == 1)

    def observation(self, state: Dei, seat: int) -> list[int]:
        return list(observed(state, seat))

    def observation_bytes(self, state: Dei, seat: int) -> bytes:
        """The row, of which no number is below 0."""
        return observed(state, seat)

    def open_draw(self, purpose: str) -> bool:
        """Dice and wind are seen at once; how the cards lie is not."""
        return not purpose.startswith("cards")

    def to_json(self, state: Dei) -> dict[str, Any]:
        return state_to_json(state)

    def from_json(self, data: dict[str, Any]) -> Dei:
        return state_from_json(data)

    def board(self, state: Dei) -> str:
        return draw(state)

    def knowledge(self) -> str:
        return "carrack.games.dutch_east_indies.knowledge:KNOWLEDGE"

    def advisors(self) -> dict[str, str]:
        return {"greedy": "carrack.games.dutch_east_indies.greedy:advise"}

    def check_components(self, path: str) -> tuple[list[str], bool]:
        """What is wrong with an edition or a map, or what it holds."""
        return report_file(path)

    def add_components(self, path: str, folder: str, replace: bool) -> tuple[list[str], bool]:
        """Puts the file of an edition or a map where it is found by its name."""
        return add_file(path, folder, replace)

    def component_sets(self) -> list[ComponentSet]:
        """All editions and maps that are found here."""
        return component_sets()

    def maps(self) -> list[dict[str, Any]]:
        """The maps that ship with Carrack."""
        return offered()

    def judge_map(self, text: str) -> dict[str, Any] | None:
        """What is wrong with a map, and how far things are on it (DEI-ARCH-1)."""
        return judge(text)

    def generate_map(self, players: int, seed: int) -> str | None:
        """A fair map drawn at random (DEI-ARCH-1), for one player that for two."""
        return generate(players, seed)


GAME = DutchEastIndies()
