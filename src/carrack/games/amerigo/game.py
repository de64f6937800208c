"""Amerigo as an implementation of the contract of a game."""

from __future__ import annotations

from typing import Any

from carrack.core.asked import Question, Wanted
from carrack.core.chance import Chance, Stream
from carrack.core.game import ComponentSet, Game, Legal, Move, Refusal, Result
from carrack.core.message import Message
from carrack.core.observation import Field, KeptRows
from carrack.core.options import MAP_SEED, Option, map_seed_option
from carrack.core.streams import MILLION
from carrack.games import carried, edition_sheet
from carrack.games.amerigo.box.edition import EDITION_SHELF, editions, named_edition
from carrack.games.amerigo.box.layout import LAYOUT
from carrack.games.amerigo.box.odds import OddsOption, odds_of
from carrack.games.amerigo.box.report import add_edition, edition_sets, report_edition
from carrack.games.amerigo.chapters.scoring import result_of, standing_of
from carrack.games.amerigo.chapters.setup import set_up
from carrack.games.amerigo.components import PACKAGE, Edition
from carrack.games.amerigo.kinds import carry_out, describe_move, read_notation, refusal_of
from carrack.games.amerigo.legal import legal_of
from carrack.games.amerigo.moves import AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.readers.entering import question_of, seen_of
from carrack.games.amerigo.readers.left import left_of
from carrack.games.amerigo.readers.notation import move_of_number
from carrack.games.amerigo.readers.observation import (
    count_moves,
    fields_of,
    moves_on_squares,
    observed,
)
from carrack.games.amerigo.readers.observation_rows import AmerigoRows
from carrack.games.amerigo.readers.outcome import final_of
from carrack.games.amerigo.readers.storage import state_from_json, state_to_json
from carrack.games.amerigo.readers.text_board import draw
from carrack.games.amerigo.readers.view import view_of
from carrack.games.amerigo.state import Amerigo
from carrack.games.carried import CONTENT, SHIPPED, BoxOption, box_identity
from carrack.games.shelf import ShelfOption


def box_of(options: dict[str, Any]) -> Edition:
    """The edition of a game. Raises ValueError."""
    return carried.box_of(EDITION_SHELF, options)


class AmerigoGame(Game[Amerigo]):
    """The game. `GAME` is its only instance."""

    def __init__(self) -> None:
        self.name = "amerigo"
        self.title = "Amerigo"
        self.rules_version = "1"
        self.package = PACKAGE
        self.by_hand = True
        self.least_players = 2
        self.most_players = 4
        self.secretive = False  # what lies face down, nobody knows

    def options(self) -> list[Option]:
        """Edition, the odds of the tower in per cent (AM-TOWER-1), and the seed of the map."""
        names = editions()
        boxes = [named_edition(name) for name in names]
        box = named_edition(SHIPPED)
        return [
            ShelfOption("edition", SHIPPED, EDITION_SHELF),
            BoxOption(EDITION_SHELF),
            OddsOption("stick", box.stick, {each.name: each.stick for each in boxes}),
            OddsOption("dislodge", box.dislodge, {each.name: each.dislodge for each in boxes}),
            map_seed_option(),
        ]

    def identity(self, players: int, options: dict[str, Any]) -> dict[str, Any]:
        """Name and content of the edition."""
        return box_identity(EDITION_SHELF, options)

    def begun_with(
        self, players: int, options: dict[str, Any], identity: dict[str, Any]
    ) -> dict[str, Any]:
        """The options, naming the edition that the game was begun with."""
        return {**options, CONTENT: str(identity.get(CONTENT, ""))}

    def futile(self, players: int, options: dict[str, Any]) -> Message | None:
        """A tower that keeps every cube ends the game before its first turn (AM-ROUND-3)."""
        if odds_of(options["stick"], box_of(options).stick) < MILLION:
            return None
        return AmerigoRefusal("AM-TOWER-1", "wrong-stick")

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> Amerigo:
        box = box_of(options)
        stick = odds_of(options["stick"], box.stick)
        dislodge = odds_of(options["dislodge"], box.dislodge)
        return set_up(box, players, stick, dislodge, chance, options[MAP_SEED])

    def legal(self, state: Amerigo) -> Legal:
        return legal_of(state)

    def refusal(self, state: Amerigo, move: Move) -> Refusal | None:
        if not isinstance(move, AmerigoMove):
            return Refusal("", "refusal-no-such-move", {"move": move.notation})
        return refusal_of(state, move)

    def apply(self, state: Amerigo, move: Move, chance: Chance) -> None:
        assert isinstance(move, AmerigoMove)
        carry_out(state, move, chance)

    def view(self, state: Amerigo, viewer: int | None) -> dict[str, Any]:
        return view_of(state, viewer)

    def plain_view(self, state: Amerigo, viewer: int | None) -> None:
        """Nothing: the page has a stage for this game."""

    def imagine(self, state: Amerigo, seat: int, stream: Stream) -> Amerigo:
        """A state with what lies face down shuffled: hidden and unused pirates, both stacks."""
        return with_shuffled_stacks(state, state.round, state.deck_at, state.stack_at, stream)

    def turned_up(self, before: Amerigo, after: Amerigo, seat: int) -> list[str]:
        """Name what a new round brings: a pirate marker, progress tokens, production tokens."""
        number = after.round
        if number == before.round:
            return []
        return [f"pirates {number}", f"tokens {number}", f"production {number}"]

    def imagine_seeing(
        self, before: Amerigo, after: Amerigo, seat: int, names: list[str], stream: Stream
    ) -> Amerigo:
        """As `imagine`, but what the new round took from a stack is as it really is, if named."""
        stacks = [name.partition(" ")[0] for name in names]
        return with_shuffled_stacks(
            before,
            (after if "pirates" in stacks else before).round,
            (after if "tokens" in stacks else before).deck_at,
            (after if "production" in stacks else before).stack_at,
            stream,
        )

    def result(self, state: Amerigo) -> Result:
        return result_of(state)

    def standing(self, state: Amerigo) -> list[dict[str, Any]]:
        """Gold, goods, tokens and tracks, as AM-FINAL would count them now."""
        return standing_of(state)

    def describe(self, state: Amerigo, move: Move) -> dict[str, Any]:
        assert isinstance(move, AmerigoMove)
        data = describe_move(state, move)
        final = final_of(state, move)
        if final:
            data["final"] = final
        return data

    def left(self, state: Amerigo) -> list[dict[str, Any]]:
        """Action points, ships and a post that lapse with the turn (AM-ROUND-7)."""
        return left_of(state)

    def read_move(self, state: Amerigo, notation: str) -> Move:
        return read_notation(state, notation)

    def move_at(self, state: Amerigo, index: int) -> Move:
        return move_of_number(state.world, index)

    def move_count(self, players: int, options: dict[str, Any]) -> int:
        """The number depends on the edition and the number of players."""
        return count_moves(box_of(options), players)

    def compact_moves(self, players: int, options: dict[str, Any]) -> tuple[int, int]:
        """Posts and builds share slots, one for each place to which the two ships can sail.

        Ships never want the same slot, and have the most moves that can be legal at a time.
        """
        return moves_on_squares(box_of(options), players)

    def observation_fields(self, players: int, options: dict[str, Any]) -> list[Field]:
        """The fields depend on the edition and the number of players."""
        return fields_of(box_of(options), players)

    def observation(self, state: Amerigo, seat: int) -> list[int]:
        return list(observed(state, seat))

    def observation_bytes(self, state: Amerigo, seat: int) -> bytes:
        """The row; no number in it is below 0."""
        return observed(state, seat)

    def kept_rows(self, players: int, options: dict[str, Any]) -> KeptRows | None:
        """Rows that are kept and updated."""
        return AmerigoRows(self.observation_fields(players, options), players)

    def open_draw(self, purpose: str) -> bool:
        """Everything but the three shuffled stacks is seen at once."""
        return purpose not in ("pirates", "tokens", "production")

    def asked(
        self, asked: Wanted, players: int, options: dict[str, Any], state: Amerigo | None
    ) -> Question:
        """Tiles and their turns, discs, what the tower lets out, what a round turns up."""
        return question_of(asked, box_of(options), players)

    def seen(self, state: Amerigo, purpose: str, size: int) -> list[int]:
        """Return what has left a stack; its first thing was on top."""
        return seen_of(state, purpose)

    def to_json(self, state: Amerigo) -> dict[str, Any]:
        return state_to_json(state)

    def from_json(self, data: dict[str, Any]) -> Amerigo:
        return state_from_json(data)

    def board(self, state: Amerigo) -> str:
        return draw(state)

    def advisors(self) -> dict[str, str]:
        return {"greedy": "carrack.games.amerigo.bots.greedy:advise"}

    def knowledge(self) -> str:
        return "carrack.games.amerigo.bots.knowledge:KNOWLEDGE"

    def check_components(self, path: str) -> tuple[list[str], bool]:
        """The problems of an edition file, or its contents."""
        return report_edition(path)

    def add_components(self, path: str, folder: str, replace: bool) -> tuple[list[str], bool]:
        """Put an edition file where it is found by its name."""
        return add_edition(path, folder, replace)

    def judge_edition(self, text: str, sheet: dict[str, Any] | None) -> dict[str, Any] | None:
        """The problems of an edition while it is entered."""
        return edition_sheet.judge(LAYOUT, text, sheet)

    def component_sets(self) -> list[ComponentSet]:
        """All editions that are found here."""
        return edition_sets()


def with_shuffled_stacks(
    state: Amerigo, pirates: int, tokens: int, production: int, stream: Stream
) -> Amerigo:
    """A copy with all of each stack but this many leading elements in random order."""
    new = state.copy()
    new.pirates = with_shuffled_end(state.pirates, pirates, stream)
    new.deck = with_shuffled_end(state.deck, tokens, stream)
    # a display is sorted: nobody has seen in which order its tokens were drawn
    gone = tuple(sorted(state.stack[: state.stack_at]))
    new.stack = gone + with_shuffled_end(state.stack, production, stream)[len(gone) :]
    return new


def with_shuffled_end(row: tuple[int, ...], start: int, stream: Stream) -> tuple[int, ...]:
    """The row with everything from `start` on in random order, whatever its real order is."""
    hidden = sorted(row[start:])
    return row[:start] + tuple([hidden[i] for i in stream.shuffled(len(hidden))])


GAME = AmerigoGame()
