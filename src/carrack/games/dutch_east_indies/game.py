"""The Dutch East Indies as an implementation of the contract of a game."""

from __future__ import annotations

from typing import Any

from carrack.core.asked import Question, Wanted
from carrack.core.chance import Chance, Stream
from carrack.core.game import ComponentSet, Game, Legal, ListedLegal, Move, Refusal, Refused, Result
from carrack.core.message import Message
from carrack.core.observation import Field, KeptRows
from carrack.core.options import Option
from carrack.games import edition_sheet
from carrack.games.dutch_east_indies.box.layout import LAYOUT
from carrack.games.dutch_east_indies.box.map_report import judge, offered
from carrack.games.dutch_east_indies.box.options import (
    DRAWN,
    FREE,
    STRICT,
    begun_with,
    chosen_chart,
    chosen_edition,
    identity_of,
    identity_read,
    offered_options,
    settled,
)
from carrack.games.dutch_east_indies.box.report import add_file, component_sets, report_file
from carrack.games.dutch_east_indies.chapters import cargo
from carrack.games.dutch_east_indies.chapters.setup import set_up, taken_at_setup
from carrack.games.dutch_east_indies.chapters.winning import (
    LIMIT,
    progress_of,
    result_of,
    standing_of,
)
from carrack.games.dutch_east_indies.chart.mapmaking.generate import generate
from carrack.games.dutch_east_indies.chart.world import FIRST_RULES, NO_LEVEL, PASSAGE_RULES, RULES
from carrack.games.dutch_east_indies.components import ITEM_NAMES, PACKAGE
from carrack.games.dutch_east_indies.kinds import carry_out, describe_move, refusal_of
from carrack.games.dutch_east_indies.legal import legal_moves
from carrack.games.dutch_east_indies.moves import (
    BY_NOTATION,
    LOAD,
    MOVES,
    UNLOAD,
    DeiMove,
    DeiRefusal,
)
from carrack.games.dutch_east_indies.readers.courses import courses_of
from carrack.games.dutch_east_indies.readers.entering import looked_at, question_of, seen_of
from carrack.games.dutch_east_indies.readers.left import left_of
from carrack.games.dutch_east_indies.readers.loading import may_load_away
from carrack.games.dutch_east_indies.readers.observation import fields_of, observed
from carrack.games.dutch_east_indies.readers.observation_rows import IndiesRows
from carrack.games.dutch_east_indies.readers.outcome import add_outcome, points_of_loading
from carrack.games.dutch_east_indies.readers.sights import imagined_seeing, turned_up
from carrack.games.dutch_east_indies.readers.storage import state_from_json, state_to_json, world_of
from carrack.games.dutch_east_indies.readers.text_board import draw
from carrack.games.dutch_east_indies.readers.view import view_of
from carrack.games.dutch_east_indies.state import LEVEL_NAMES, Dei

LEVELS = list(LEVEL_NAMES)
QUICK_ROUNDS = 10


class DutchEastIndies(Game[Dei]):
    """The game, for 1 to 4 players (DEI-SETUP-1). `GAME` is its only instance."""

    def __init__(self) -> None:
        self.name = "dutch-east-indies"
        self.title = "The Dutch East Indies"
        self.rules_version = str(RULES)
        self.package = PACKAGE
        self.by_hand = True
        self.least_players = 1
        self.most_players = 4

    def options(self) -> list[Option]:
        """Edition, map, who begins, level, limits of supply and rounds, the goal, spices aboard."""
        return offered_options()

    def quick_options(self) -> dict[str, int | str]:
        """A limit of rounds, as random players seldom reach the goal."""
        return {"rounds": QUICK_ROUNDS}

    def settled(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options with the map of a `map_seed`."""
        return settled(options, self.sides(players))

    def identity(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """Name and content of the edition and of the map."""
        return identity_of(options, self.sides(players))

    def identity_read(self, players: int, was: dict[str, Any]) -> dict[str, Any]:
        """The identity of a record, including the first ones."""
        return identity_read(was, self.sides(players))

    def begun_with(
        self, players: int, options: dict[str, Any], identity: dict[str, Any]
    ) -> dict[str, Any]:
        """The options, naming the edition and the map that the game was begun with."""
        return begun_with(options, identity)

    def automata(self, players: int) -> int:
        """One for a single player, otherwise none (DEI-SOLO)."""
        return 1 if players == 1 else 0

    def futile(self, players: int, options: dict[str, Any]) -> Message | None:
        """A strict supply that the set-up alone would use up (DEI-SETUP-11)."""
        if options["supply"] != STRICT:
            return None
        held = chosen_edition(options).supply
        taken = taken_at_setup(
            chosen_edition(options), self.sides(players), players == 1, options["aboard"]
        )
        lacking: list[Message] = [
            DeiRefusal(
                "", "supply-lacks", {"item": name, "needed": taken[item], "held": held[item]}
            )
            for item, name in enumerate(ITEM_NAMES)
            if taken[item] > held[item]
        ]
        if not lacking:
            return None
        about = {"lacking": lacking, "players": players, "free": FREE}
        return DeiRefusal("DEI-SETUP-11", "wrong-supply", about)

    def limits(self) -> list[str]:
        """A limit of rounds (DEI-LIMIT-1)."""
        return [LIMIT]

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> Dei:
        """A new game on the chosen map, or the one for this many players (DEI-SETUP-2)."""
        return self.setup_by(self.rules_version, players, options, chance)

    def known_rules(self) -> list[str]:
        """All versions so far; `chart` says how they differ."""
        return [str(version) for version in range(FIRST_RULES, RULES + 1)]

    def unnamed_rules(self) -> str:
        """The version in use before trainings and environments named theirs."""
        return str(PASSAGE_RULES)

    def setup_by(self, rules: str, players: int, options: dict[str, Any], chance: Chance) -> Dei:
        """A new game by the rulings of one version."""
        sides = self.sides(players)
        plan = chosen_chart(options, sides)
        start = -1 if options["start"] == DRAWN else int(options["start"]) - 1
        edition = chosen_edition(options)
        level = LEVELS.index(options["level"]) if players == 1 else NO_LEVEL
        strict, rounds, goal = options["supply"] == STRICT, options["rounds"], options["goal"]
        world = world_of(edition, plan, sides, strict, rounds, level, int(rules), goal)
        return set_up(world, start, chance, options["aboard"])

    def legal(self, state: Dei) -> Legal:
        return ListedLegal(legal_moves(state))

    def commands(self, state: Dei, seat: int) -> list[Move]:
        """Loading at home in another player's turn, between two of its decisions (DEI-CARGO-2)."""
        if not may_load_away(state, seat):
            return []
        return [
            move
            for move in MOVES
            if move.kind in (LOAD, UNLOAD) and cargo.command_refusal(state, move, seat) is None
        ]

    def command(self, state: Dei, seat: int, move: Move) -> None:
        """Carry out one of `commands`."""
        assert isinstance(move, DeiMove)
        ship = seat * 2 + move.ship
        cargo.load_or_unload(state, move.kind, ship, move.value, own_turn=False)

    def refusal(self, state: Dei, move: Move) -> Refusal | None:
        if not isinstance(move, DeiMove):
            return Refusal("", "refusal-no-such-move", {"move": move.notation})
        return refusal_of(state, move)

    def apply(self, state: Dei, move: Move, chance: Chance) -> None:
        assert isinstance(move, DeiMove)
        carry_out(state, move, chance)

    def view(self, state: Dei, viewer: int | None) -> dict[str, Any]:
        return view_of(state, viewer)

    def plain_view(self, state: Dei, viewer: int | None) -> None:
        """Nothing: the page has a stage for this game."""

    def imagine(self, state: Dei, seat: int, stream: Stream) -> Dei:
        """A state that keeps the top cards the seat has seen and shuffles all others face down.

        The automaton's undrawn cards are shuffled too.
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

    def turned_up(self, before: Dei, after: Dei, seat: int) -> list[str]:
        """Trading cards looked at or taken, and cards that the automaton has drawn."""
        return turned_up(before, after, seat)

    def imagine_seeing(
        self, before: Dei, after: Dei, seat: int, names: list[str], stream: Stream
    ) -> Dei:
        """As `imagine`, but named cards are where they really are, whoever saw them."""
        return imagined_seeing(before, seat, names, stream)

    def result(self, state: Dei) -> Result:
        return result_of(state)

    def progress(self, state: Dei) -> list[float]:
        """Spices at home that count towards the goal, and part of those aboard (`progress_of`)."""
        return progress_of(state)

    def standing(self, state: Dei) -> list[dict[str, Any]]:
        """Return what the spices aboard would add to the goal at home (DEI-WIN-1, DEI-SOLO-14)."""
        return standing_of(state)

    def describe(self, state: Dei, move: Move) -> dict[str, Any]:
        assert isinstance(move, DeiMove)
        data = describe_move(state, move, state.active)
        add_outcome(state, move, data)
        return data

    def describe_command(self, state: Dei, seat: int, move: Move) -> dict[str, Any]:
        assert isinstance(move, DeiMove)
        points = points_of_loading(state, move, seat)
        return {**describe_move(state, move, seat), "points": points}

    def left(self, state: Dei) -> list[dict[str, Any]]:
        """Ships that could sail on, cards that could be looked at, spices in the home port."""
        return left_of(state)

    def courses(self, state: Dei) -> list[dict[str, Any]]:
        """Return the squares in reach of the active seat's ships in this turn, step by step."""
        return courses_of(state)

    def read_move(self, state: Dei, notation: str) -> Move:
        move = BY_NOTATION.get(notation)
        if move is None:
            raise Refused(Refusal("", "refusal-no-such-move", {"move": notation}))
        return move

    def move_at(self, state: Dei, index: int) -> Move:
        if 0 <= index < len(MOVES):
            return MOVES[index]
        wrong = {"last": len(MOVES) - 1, "number": index}
        raise Refused(Refusal("", "refusal-no-such-number", wrong))

    def move_count(self, players: int, options: dict[str, Any]) -> int:
        """The same on every map and for any number of players."""
        return len(MOVES)

    def observation_fields(self, players: int, options: dict[str, Any]) -> list[Field]:
        """The fields depend on edition and sides; solo games have some of their own."""
        return fields_of(chosen_edition(options), self.sides(players), players == 1)

    def observation(self, state: Dei, seat: int) -> list[int]:
        return list(observed(state, seat))

    def observation_bytes(self, state: Dei, seat: int) -> bytes:
        """The row; no number in it is below 0."""
        return observed(state, seat)

    def kept_rows(self, players: int, options: dict[str, Any]) -> KeptRows | None:
        """Rows that are kept and updated."""
        return IndiesRows(self.observation_fields(players, options), players)

    def open_draw(self, purpose: str) -> bool:
        """Dice and wind are seen at once; the order of the cards is not."""
        return not purpose.startswith("cards")

    def asked(
        self, asked: Wanted, players: int, options: dict[str, Any], state: Dei | None
    ) -> Question:
        """Ask who begins, for dice and wind, and for cards that were looked at, taken or drawn."""
        assert state is not None, "a position is there before the first draw"
        return question_of(asked, state)

    def seen(self, state: Dei, purpose: str, size: int) -> list[int]:
        """Cards that anybody has seen."""
        return seen_of(state, purpose, size)

    def seen_alone(self, state: Dei, purpose: str, at: int) -> list[int]:
        """Return the seats that have looked at a card on top of an island (DEI-TRADE-1)."""
        return looked_at(state, at)

    def to_json(self, state: Dei) -> dict[str, Any]:
        return state_to_json(state)

    def from_json(self, data: dict[str, Any]) -> Dei:
        return state_from_json(data)

    def board(self, state: Dei) -> str:
        return draw(state)

    def knowledge(self) -> str:
        return "carrack.games.dutch_east_indies.bots.knowledge:KNOWLEDGE"

    def advisors(self) -> dict[str, str]:
        return {"greedy": "carrack.games.dutch_east_indies.bots.greedy:advise"}

    def check_components(self, path: str) -> tuple[list[str], bool]:
        """The problems of an edition or map file, or its contents."""
        return report_file(path)

    def add_components(self, path: str, folder: str, replace: bool) -> tuple[list[str], bool]:
        """Put the file of an edition or a map where it is found by its name."""
        return add_file(path, folder, replace)

    def judge_edition(self, text: str, sheet: dict[str, Any] | None) -> dict[str, Any] | None:
        """The problems of an edition while it is entered."""
        return edition_sheet.judge(LAYOUT, text, sheet)

    def component_sets(self) -> list[ComponentSet]:
        """All editions and maps that are found here."""
        return component_sets()

    def maps(self) -> list[dict[str, Any]]:
        """The maps that ship with Carrack."""
        return offered()

    def judge_map(self, text: str) -> dict[str, Any] | None:
        """The problems of a map, and the distances on it (DEI-ARCH-1)."""
        return judge(text)

    def generate_map(self, players: int, seed: int) -> str | None:
        """A fair map drawn at random (DEI-ARCH-1); one player gets a map for two."""
        return generate(players, seed)


GAME = DutchEastIndies()
