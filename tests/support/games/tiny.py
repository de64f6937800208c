"""A complete game in about twenty lines of rules, written from the contract alone.

Lanterns: 2 to 4 players carry lanterns up a windy hill. It has what a game of Carrack can have:
hidden cards, chance, turns of several small decisions, looks that only one player sees, a command
out of turn, options. Every generic test runs on it, and `docs/core.md` explains it line by line.

* TI-HILL-1  Twelve cards, two each of the numbers 1 to 6, are shuffled. Everybody is dealt two,
             which the others do not see; the rest is the face-down deck.
* TI-HILL-2  In turn order everybody plays as many turns as there are rounds (an option).
* TI-TURN-1  A turn begins with a throw of a die, which climbs so many steps. One may throw again
             as long as there was no 1.
* TI-TURN-2  A 1 blows the lantern out: the climb of the turn is lost, and nothing is left but end.
* TI-TURN-3  Once a turn, after a throw that was no 1, a hand card may be played face up: the climb
             grows by its number.
* TI-TURN-4  Once a turn one may look at the top card of the deck.
* TI-TURN-5  End: the climb is scored as points. Then the top card of the deck is drawn, unseen by
             the others, and the next player's turn begins.
* TI-CALL-1  Once in the game everybody may call out, in anybody's turn, and scores one point.
             (By rules 1 it was two points; what was begun by them is played on by them.)
* TI-OVER-1  After the last round most points win; players with equally many share the place.
"""

from __future__ import annotations

from typing import Any

from carrack.core.asked import Question, Wanted
from carrack.core.chance import Chance, Stream
from carrack.core.game import OVER, Game, Move, Refusal, Result, State
from carrack.core.observation import MOST, Field
from carrack.core.options import Option
from carrack.core.registry import register
from carrack.core.seat import SeatHandle

THROW, LOOK, END, CALL = 0, 7, 8, 9
NOTATIONS = ["throw", *[f"card {n}" for n in range(1, 7)], "look", "end", "call"]
MOVES = [Move(index, notation) for index, notation in enumerate(NOTATIONS)]


class Hill(State):
    """A position of Lanterns."""

    def __init__(self, players: int, rounds: int) -> None:
        super().__init__()
        self.rounds = rounds
        self.points = [0] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]  # sorted
        self.deck: list[int] = []  # the last one is on top
        self.played: list[int] = []  # cards that lie face up
        self.called = [False] * players
        self.knowers: list[int] = []  # seats that know the top card, sorted
        self.throws: list[int] = []  # of this turn
        self.card = 0  # played this turn, 0 for none
        self.looked = False  # this turn
        self.rules = 2  # the version of the rules that is played

    def score(self, seat: int, points: int, rule: str, source: str) -> None:
        self.points[seat] += points
        self.report("scored", rule, seat, {"points": points, "source": source})


class Lanterns(Game[Hill]):
    """The contract, operation by operation."""

    def __init__(self) -> None:
        self.name = "tiny"
        self.title = "Lanterns"
        self.rules_version = "2"
        self.package = "support.games.tiny"
        self.state_class = Hill
        self.by_hand = True

    def options(self) -> list[Option]:
        return [Option("rounds", 4, [], 1, 9), Option("deal", "open", ["open", "tight"], 0, 0)]

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> Hill:
        """TI-HILL-1; a tight deal gives one card instead of two."""
        state = Hill(players, options["rounds"])
        state.deck = [i % 6 + 1 for i in chance.permutation("deck", 12)]
        for seat in range(players):
            for _ in range(1 if options["deal"] == "tight" else 2):
                draw(state, seat)
        return state

    def known_rules(self) -> list[str]:
        return ["1", "2"]

    def setup_by(self, rules: str, players: int, options: dict[str, Any], chance: Chance) -> Hill:
        state = self.setup(players, options, chance)
        state.rules = int(rules)
        return state

    def moves(self) -> list[Move]:
        return MOVES

    def commands(self, state: Hill, seat: int) -> list[Move]:
        return [] if state.seat == OVER or state.called[seat] else [MOVES[CALL]]

    def refusal(self, state: Hill, move: Move) -> Refusal | None:
        return why_not(state, move)

    def apply(self, state: Hill, move: Move, chance: Chance) -> None:
        if move.index == THROW:
            throw(state, chance)
        elif move.index == LOOK:
            look(state)
        elif move.index == END:
            end_turn(state)
        else:
            play_card(state, move.index)

    def command(self, state: Hill, seat: int, move: Move) -> None:
        """TI-CALL-1."""
        state.called[seat] = True
        state.score(seat, 1 if state.rules > 1 else 2, "TI-CALL-1", "call")

    def view(self, state: Hill, viewer: int | None) -> dict[str, Any]:
        data = self.to_json(state)
        for secret in ("hands", "deck"):
            del data[secret]
        data["cards"] = [len(hand) for hand in state.hands]
        data["left"] = len(state.deck)
        data["viewer"] = viewer
        if viewer is not None:
            data["hand"] = state.hands[viewer][:]
            data["top"] = state.deck[-1] if viewer in state.knowers else None
        return data

    def imagine(self, state: Hill, seat: int, stream: Stream) -> Hill:
        """Deals all cards again that the seat does not see."""
        other = state.copy()
        kept = [other.deck.pop()] if seat in state.knowers else []
        hidden = other.deck + [c for s, hand in enumerate(state.hands) if s != seat for c in hand]
        hidden.sort()  # nothing is left of how they really lie
        hidden = [hidden[i] for i in stream.shuffled(len(hidden))]
        for other_seat, hand in enumerate(state.hands):
            if other_seat != seat:
                other.hands[other_seat] = sorted(hidden.pop() for _ in hand)
        other.deck = hidden + kept
        return other

    def result(self, state: Hill) -> Result:
        """TI-OVER-1."""
        places = [1 + sum(other > mine for other in state.points) for mine in state.points]
        return Result(state.points[:], places, "TI-OVER-1")

    def describe(self, state: Hill, move: Move) -> dict[str, Any]:
        group = [{"key": "group-cards", "args": {}}] if THROW < move.index < LOOK else []
        key, _, card = move.notation.partition(" ")
        return {
            "key": f"move-{key}",
            "args": {"card": int(card)} if card else {},
            "group": group,
            "squares": [],
            **({"points": climbed(state)} if move.index == END else {}),
            **final(state, move),
        }

    def standing(self, state: Hill) -> list[dict[str, Any]]:
        """The climb of the turn, which its end would score (TI-TURN-5)."""
        if state.seat == OVER or not climbed(state):
            return []
        points = [climbed(state) * (seat == state.seat) for seat in range(len(state.points))]
        return [{"source": "climb", "rule": "TI-TURN-5", "points": points}]

    def left(self, state: Hill) -> list[dict[str, Any]]:
        """A hand card that the turn has not seen, once it may end (TI-TURN-3)."""
        if state.seat == OVER or why_not(state, MOVES[END]) is not None:
            return []
        cards = [card for card in range(1, 7) if why_not(state, MOVES[card]) is None]
        return [{"key": "left-card", "args": {"cards": len(cards)}}] if cards else []

    def observation_fields(self, players: int, options: dict[str, Any]) -> list[Field]:
        sides = self.sides(players)
        return [
            Field("deciding", (), 0, sides, f"who decides, counted from here; {sides}: over"),
            Field("turns_left", (), 0, MOST, "turns still to be finished; 127: no limit is near"),
            Field("points", (sides,), 0, MOST, "points of each side"),
            Field("cards", (sides,), 0, 12, "how many cards each holds"),
            Field("called", (sides,), 0, 1, "who has called"),
            Field("knowers", (sides,), 0, 1, "who knows the top card"),
            Field("hand", (6,), 0, 2, "own cards, by number"),
            Field("played", (6,), 0, 2, "cards played, by number"),
            Field("throws", (6,), 0, MOST, "throws of this turn, by eyes"),
            Field("turn", (3,), 0, 6, "card played in this turn; whether somebody looked; the top"),
        ]

    def observation(self, state: Hill, seat: int) -> list[int]:
        sides = len(state.points)
        around = [(seat + ahead) % sides for ahead in range(sides)]
        turns = state.rounds * sides - state.turn if state.rounds else MOST
        row = [sides if state.seat == OVER else (state.seat - seat) % sides, min(MOST, turns)]
        row += [min(MOST, state.points[side]) for side in around]
        row += [len(state.hands[side]) for side in around]
        row += [int(state.called[side]) for side in around]
        row += [int(side in state.knowers) for side in around]
        for cards in (state.hands[seat], state.played, state.throws):
            row += [cards.count(number) for number in range(1, 7)]
        top = state.deck[-1] if seat in state.knowers else 0
        return [*row, state.card, int(state.looked), top]

    def open_draw(self, purpose: str) -> bool:
        return purpose.startswith("throw")

    def asked(
        self, asked: Wanted, players: int, options: dict[str, Any], state: Hill | None
    ) -> Question:
        if asked.order:
            return Question("Which card is it?", [[str(i % 6 + 1) for i in range(12)]])
        sides = [str(eyes) for eyes in range(1, 7)]
        return Question("What do the dice show?", [sides] * len(asked.sizes))

    def seen(self, state: Hill, purpose: str, size: int) -> list[int]:
        """Cards that were drawn, and the top one while somebody knows it."""
        left = len(state.deck) - (1 if state.knowers else 0)
        return list(range(size - 1, left - 1, -1))

    def seen_alone(self, state: Hill, purpose: str, at: int) -> list[int]:
        """Who knows the top card, if not everybody does."""
        top = at == len(state.deck) - 1 and len(state.knowers) < len(state.hands)
        return state.knowers[:] if top else []

    def to_json(self, state: Hill) -> dict[str, Any]:
        data = super().to_json(state)
        if state.rules == 1:  # as it was stored when there were no others
            del data["rules"]
        return data

    def from_json(self, data: dict[str, Any]) -> Hill:
        return super().from_json({"rules": 1, **data})

    def board(self, state: Hill) -> str:
        return "\n".join(
            f"{'>' if seat == state.seat else ' '} seat {seat}: {points:3} {'*' * points}"
            for seat, points in enumerate(state.points)
        )

    def advisors(self) -> dict[str, str]:
        return {"careful": "support.games.tiny:careful"}


def draw(state: Hill, seat: int) -> None:
    """The top card goes to a hand; its new owner alone sees it (TI-TURN-5)."""
    if state.deck:
        card = state.deck.pop()
        state.hands[seat] = sorted([*state.hands[seat], card])
        state.knowers = []
        state.reveals += 1
        state.report("drew", "TI-TURN-5", seat, {}, {"card": card}, [seat])


def why_not(state: Hill, move: Move) -> Refusal | None:
    """The rule that a move breaks, or None: `legal` and `refusal` are made of it."""
    if state.seat == OVER:
        return Refusal("TI-OVER-1", "the game is over")
    if move.index == CALL:
        return Refusal("TI-CALL-1", "a call is no move of a turn, but a command")
    if move.index == LOOK:
        free = state.deck and not state.looked
        return None if free else Refusal("TI-TURN-4", "one look a turn, at a card that is there")
    if move.index == END:
        return None if state.throws else Refusal("TI-TURN-1", "a turn begins with a throw")
    if 1 in state.throws:
        return Refusal("TI-TURN-2", "the lantern is out; end the turn")
    return None if move.index == THROW else why_no_card(state, move.index)


def why_no_card(state: Hill, card: int) -> Refusal | None:
    """TI-TURN-3."""
    if not state.throws or state.card:
        return Refusal("TI-TURN-3", "one card a turn, after a throw")
    if card not in state.hands[state.seat]:
        return Refusal("TI-TURN-3", f"there is no {card} in your hand")
    return None


def final(state: Hill, move: Move) -> dict[str, Any]:
    """What a move shows that cannot be taken back."""
    shows = {THROW: "throw", LOOK: "look", END: "card" if state.deck else ""}.get(move.index)
    over = move.index == END and state.turn + 1 == state.rounds * len(state.points)
    key = f"final-{shows}" if shows else "final-over" if over else ""
    return {"final": [{"key": key, "args": {}}]} if key else {}


def throw(state: Hill, chance: Chance) -> None:
    """TI-TURN-1 and 2."""
    purpose = f"throw {state.turn} {len(state.throws)}"
    eyes = chance.integers(purpose, [6])[0] + 1
    state.throws.append(eyes)
    state.reveals += 1
    state.report("threw", "TI-TURN-1", state.seat, {"eyes": eyes})
    if eyes == 1:
        state.report("blown-out", "TI-TURN-2", state.seat, {})


def play_card(state: Hill, card: int) -> None:
    """TI-TURN-3."""
    state.hands[state.seat].remove(card)
    state.played.append(card)
    state.card = card
    state.report("played", "TI-TURN-3", state.seat, {"card": card})


def look(state: Hill) -> None:
    """TI-TURN-4."""
    state.looked = True
    state.reveals += 1
    state.knowers = sorted({*state.knowers, state.seat})
    seen = {"card": state.deck[-1]}
    state.report("looked", "TI-TURN-4", state.seat, {}, seen, [state.seat])


def climbed(state: Hill) -> int:
    """The climb of the turn so far (TI-TURN-1 to 3)."""
    return 0 if 1 in state.throws else sum(state.throws) + state.card


def end_turn(state: Hill) -> None:
    """TI-TURN-5, TI-HILL-2."""
    state.score(state.seat, climbed(state), "TI-TURN-5", "climb")
    draw(state, state.seat)
    state.throws, state.card, state.looked = [], 0, False
    state.turn += 1
    players = len(state.points)
    over = state.turn == state.rounds * players
    state.seat = OVER if over else state.turn % players


def careful(handle: SeatHandle, stream: Stream) -> Move:
    """An advisor: throws once, plays the best card, and ends."""
    moves = {move.index: move for move in handle.legal()}
    view = handle.view()
    cards = [card for card in range(6, 0, -1) if card in moves]
    if not view["throws"]:
        return moves[THROW]
    return moves[cards[0]] if cards else moves[END]


GAME = Lanterns()
register(GAME)
