"""Promise of wild islands: the top card if the seat knows it, otherwise the unseen mean."""

from __future__ import annotations

from typing import Final

from carrack.core.sums import added
from carrack.games.dutch_east_indies.bots.strategy.distance_tables import points_between
from carrack.games.dutch_east_indies.bots.strategy.salvage import flotsam
from carrack.games.dutch_east_indies.bots.strategy.worth import RATE, Needs
from carrack.games.dutch_east_indies.chapters.ships import port_island, stat_value
from carrack.games.dutch_east_indies.components import CARGO, COIN, CRATE, SAIL, TradingCard
from carrack.games.dutch_east_indies.state import Dei

CRATE_SPENT: Final = 0.18  # what a crate aboard is worth, far from home
MEAN_PRICE: Final = 2.5  # crates that a card costs, roughly
MOST_CRATES: Final = 10  # more crates than this change nothing
MOST_VISITS: Final = 3  # cards that a ship can take before it must leave a port (DEI-PORT-1)
RATE_SHARE: Final = 0.6  # share of the best trip's rate, allowing for waiting and detours
LEAST_RATE: Final = 0.01
CLEARED: Final = 0.02  # what it is worth to take a useless card if all known ones are useless
NEXT_CARD: Final = 0.05  # what it is worth to get rid of the top card
KEPT_OUTLOOKS: Final = 1000
COUNTED: Final = 1000  # more than crates aboard, or cards on an island
EVERYTHING: Final = -1  # a mask of all islands

OutlookKey = tuple[str, str, tuple[int, ...]]
_outlooks: dict[OutlookKey, Outlook] = {}


class Outlook:
    """The promise of the cards for a seat with its goods: kept until somebody trades.

    `mean` is the gain of a card not seen yet, by crates aboard; `rate` the spices that a turn
    should bring, lower if the best trip brings less; `stuck` says that no trip from home brings
    anything, so any new card is worth its crates. `visits` are computed on demand.
    """

    def __init__(self) -> None:
        self.mean: list[float] = []
        self.rate = RATE
        self.stuck = False
        self.visits: dict[int, float] = {}


class Prospects:
    """Values of cards for a seat at this moment; `seen` can leave out islands that it has seen."""

    def __init__(self, s: Dei, seat: int, seen: int = EVERYTHING) -> None:
        self.s = s
        self.needs = Needs(s, seat)
        self.afloat = flotsam(s, seat, self.needs)
        self.known: dict[int, int] = {}  # by island: the top card that the seat has seen
        looked = s.known[seat] & seen
        if looked:
            for island in s.world.wild:
                if looked >> island & 1 and s.decks[island]:
                    self.known[island] = s.decks[island][-1]
        self.key = self.key_of(seat)
        kept = _outlooks.get(self.key)
        self.outlook = kept if kept is not None else Outlook()
        self.visits = self.outlook.visits
        if kept is None:
            self.look_out(seat)
            if len(_outlooks) >= KEPT_OUTLOOKS:
                _outlooks.clear()
            _outlooks[self.key] = self.outlook
            self.visits.clear()  # computed before the rate was known
        self.mean = self.outlook.mean
        self.rate = self.outlook.rate

    def key_of(self, seat: int) -> OutlookKey:
        """Everything that a seat's outlook depends on, which changes only when somebody trades."""
        s, ship = self.s, seat * 2 + 1
        numbers = [seat, stat_value(s, ship, SAIL), stat_value(s, ship, CARGO)]
        numbers += self.needs.stock
        for island in s.world.wild:
            numbers.append(len(s.decks[island]))
            numbers.append(self.known.get(island, -1))
        numbers += s.discard
        return (s.world.edition.digest, s.world.plan.digest, tuple(numbers))

    def look_out(self, seat: int) -> None:
        """Compute the mean of the unseen cards, and what a turn should bring."""
        gone = [*self.s.discard, *self.known.values()]
        cards = enumerate(self.s.world.edition.cards)
        unseen = [(card.crates, self.gain(card)) for i, card in cards if i not in gone]
        self.mean = [mean_gain(unseen, crates) for crates in range(MOST_CRATES + 1)]
        self.rate = RATE
        best = self.best_rate(seat)
        self.outlook.mean = self.mean
        self.outlook.stuck = best <= 0.0
        self.outlook.rate = min(RATE, max(LEAST_RATE, RATE_SHARE * best))

    def best_rate(self, seat: int) -> float:
        """Return the gain per turn of the best simple trip from home, to one island and back."""
        s, best = self.s, 0.0
        ship = seat * 2 + 1
        sail, home, market = stat_value(s, ship, SAIL), s.world.homes[seat], s.world.market
        crates = min(self.needs.stock[CRATE], stat_value(s, ship, CARGO))
        bought = min(2 * self.needs.stock[COIN], stat_value(s, ship, CARGO))
        for island in s.world.wild:
            cards = len(s.decks[island])
            if not cards:
                continue
            back = points_between(s.world, seat, island, home)
            out = points_between(s.world, seat, home, island)
            best = max(best, self.visit(island, crates, cards, 1) * sail / (out + back))
            if bought > crates:
                out = points_between(s.world, seat, home, market)
                out += points_between(s.world, seat, market, island)
                best = max(best, self.visit(island, bought, cards, 1) * sail / (out + back))
        return best

    def gain(self, card: TradingCard) -> float:
        """Return the gain of accepting a card, after its price."""
        return self.needs.gain(card.gives) - CRATE_SPENT * card.crates + NEXT_CARD

    def visit(self, island: int, crates: int, cards: int, stays: int) -> float:
        """Return the gain of a visit of at most `stays` turns, less waiting; `cards` lie there.

        A useless top card is still taken for what lies below it, if that promises more; at worst
        for the benefit of the next visitor, rather than waiting for ever.
        """
        if cards <= 0:
            return 0.0
        place = ((island * COUNTED + crates) * COUNTED + cards) * 4 + stays
        worth = self.visits.get(place, -1.0)
        if worth < 0.0:
            worth = self.visits[place] = self.worked_out(island, crates, cards, stays)
        return worth

    def worked_out(self, island: int, crates: int, cards: int, stays: int) -> float:
        """Compute what a visit brings."""
        top = self.known.get(island, -1)
        total, left = self.mean[min(crates, MOST_CRATES)], crates - MEAN_PRICE
        if top >= 0:
            card = self.s.world.edition.cards[top]
            if card.crates > crates:
                return 0.0
            total, left = self.gain(card), float(crates - card.crates)
            if self.outlook.stuck:
                total = max(total, CLEARED)
        for _ in range(min(cards, stays) - 1):
            more = self.mean[max(0, min(int(left), MOST_CRATES))] - self.rate
            if more <= 0.0:
                break
            total += more
            left -= MEAN_PRICE
        return max(0.0, total)

    def here(self, ship: int, island: int, crates: int) -> float:
        """Return the gain of the top card where a ship is, with those for which it can wait."""
        stays = 1
        if port_island(self.s, ship) == island:
            stays = max(1, MOST_VISITS - self.s.stays[ship])
        return self.visit(island, crates, len(self.s.decks[island]), stays)


def mean_gain(unseen: list[tuple[int, float]], crates: int) -> float:
    """The mean gain of a card not seen yet; one that does not pay is refused."""
    if not unseen:
        return 0.0
    return added([max(0.0, gain) for price, gain in unseen if price <= crates]) / len(unseen)
