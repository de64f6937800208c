"""Trading cards and the Market (DEI-TRADE, DEI-MARKET, DEI-UPGRADE)."""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.core.events import Event
from carrack.core.game import OVER
from carrack.games.dutch_east_indies.chapters import cargo, ships
from carrack.games.dutch_east_indies.chapters.tasks import CARD, DEAL, FIT, ask, task
from carrack.games.dutch_east_indies.components import (
    COIN,
    CRATE,
    ITEM_NAMES,
    ITEMS,
    STAT_NAMES,
    STATS,
    WILD,
)
from carrack.games.dutch_east_indies.moves import DeiRefusal
from carrack.games.dutch_east_indies.state import Dei, Task

CRATES_FOR_COIN = 2
COINS_FOR_SWAP = 2


# --- trading cards ---------------------------------------------------------------------------


def deal(s: Dei, chance: Chance) -> None:
    """Shuffle all cards and deal them onto the wild islands, leftovers aside (DEI-SETUP-4)."""
    cards = s.world.cards
    drawn = chance.permutation(f"cards {s.deals + 1}", len(cards))
    s.deals += 1
    order = [cards[i] for i in drawn]
    start = 0
    for island in s.world.wild:
        count = s.world.islands[island].cards
        s.decks[island] = tuple(order[start : start + count])
        start += count
    s.aside = tuple(order[start:])
    s.discard = []
    s.known = [0] * s.players
    for ship in range(s.players * 2):  # ports reopen: turns there count from 0 (DEI-PORT-3)
        if s.world.port_of[s.at[ship]] in s.world.wild:
            s.stays[ship] = 0


def deal_if_empty(s: Dei, chance: Chance) -> None:
    """Deal all cards again at once when every wild island is empty (DEI-TRADE-6)."""
    if not any([s.decks[island] for island in s.world.wild]):
        deal(s, chance)
        s.report("dealt", "DEI-TRADE-6", -1, {})


def deplete(s: Dei, island: int, chance: Chance) -> None:
    """End a trade: an island without cards is depleted (DEI-PORT-3, DEI-TRADE-8)."""
    if not s.decks[island]:
        s.report("depleted", "DEI-PORT-3", -1, {"island": island})
    deal_if_empty(s, chance)


def look_refusal(s: Dei, ship: int, island: int) -> DeiRefusal | None:
    """Refuse a look unless in a wild port with cards, once per ship and turn (DEI-TRADE-1)."""
    if island < 0 or s.world.islands[island].kind != WILD:
        return DeiRefusal("DEI-TRADE-1", "refusal-no-wild-island")
    if island not in ships.islands_served(s, ship):
        return DeiRefusal("DEI-TRADE-1", "refusal-no-cards-here")
    if s.looked[ship] >> island & 1:
        return DeiRefusal("DEI-TRADE-1", "refusal-looked")
    return None


def look(s: Dei, ship: int, island: int) -> None:
    """Look privately at the top card; the seat remembers it (DEI-TRADE-1, DEI-TRADE-2)."""
    seat = ship // 2
    s.looked[ship] |= 1 << island
    s.known[seat] |= 1 << island
    s.reveals += 1
    if s.events is not None:
        card = s.world.edition.cards[s.decks[island][-1]]
        data = {"ship": ship, "island": island}
        s.events.append(Event("looked", "DEI-TRADE-1", seat, data, {"card": card.id}, [seat]))
    s.agenda.append(task(CARD, ship, island))


def offer(s: Dei, job: Task) -> None:
    """Ask to accept or refuse, the only moves possible after a look (DEI-TRADE-8)."""
    ask(s, job, job[1] // 2)


def crates_alongside(s: Dei, ship: int) -> int:
    """Crates of the seat's other ship, if it is orthogonally adjacent (DEI-TRADE-4)."""
    return cargo.carried(s, ships.other_ship(ship), CRATE) if ships.side_by_side(s, ship) else 0


def accept_refusal(s: Dei, job: Task, own: int) -> DeiRefusal | None:
    """The refusal by DEI-TRADE-3 and 4, or None; `own` crates come from the trading ship."""
    _, ship, island, _ = job
    price = s.world.edition.cards[s.decks[island][-1]].crates
    if own > price:
        return DeiRefusal("DEI-TRADE-3", "refusal-card-price", {"crates": price})
    if own > cargo.carried(s, ship, CRATE):
        return DeiRefusal("DEI-TRADE-3", "refusal-too-few-crates")
    if price - own > crates_alongside(s, ship):
        return DeiRefusal("DEI-TRADE-4", "refusal-too-few-alongside")
    return None


def gains_of(s: Dei, job: Task) -> list[int]:
    """Return a seen card's gains by item; a strict supply gives only what it has (DEI-SETUP-11)."""
    gives = s.world.edition.cards[s.decks[job[2]][-1]].gives
    return [cargo.in_supply(s, item, gives[item]) for item in range(ITEMS)]


def accept(s: Dei, job: Task, own: int) -> None:
    """Pay crates, take goods aboard, drop the excess, then check for depletion (DEI-TRADE-8)."""
    _, ship, island, _ = job
    card = s.world.edition.cards[s.decks[island][-1]]
    cargo.to_supply(s, ship, CRATE, own)
    if card.crates > own:
        cargo.to_supply(s, ships.other_ship(ship), CRATE, card.crates - own)
    gained = gains_of(s, job)
    take_top_card(s, island)
    for item in range(ITEMS):
        cargo.from_supply(s, ship, item, gained[item])
    if s.events is not None:
        data = {"ship": ship, "island": island, "card": card.id, "crates": card.crates}
        s.report("traded", "DEI-TRADE-3", ship // 2, {**data, "gains": gained})
    s.agenda.append(task(DEAL, island))
    s.agenda.append(task(FIT, ship))


def take_top_card(s: Dei, island: int) -> int:
    """Show the top card to all and discard it (DEI-TRADE-3); returns its number."""
    deck = s.decks[island]
    s.decks[island] = deck[:-1]
    s.discard.append(deck[-1])
    s.known = [known & ~(1 << island) for known in s.known]
    s.reveals += 1
    return deck[-1]


def refuse(s: Dei, job: Task) -> None:
    """Put the card back on top, unseen by the others (DEI-TRADE-2)."""
    s.report("refused", "DEI-TRADE-2", job[1] // 2, {"ship": job[1], "island": job[2]})


def fit(s: Dei, job: Task) -> None:
    """Let the owner drop whatever exceeds the hold (DEI-TRADE-5, DEI-CARGO-3)."""
    ship = job[1]
    while ships.room_of(s, ship) < 0 and s.seat != OVER:  # what goes ashore may win (DEI-WIN-1)
        items = [item for item in range(ITEMS) if cargo.carried(s, ship, item)]
        if len(items) > 1:
            ask(s, job, ship // 2)
            return
        cargo.overboard(s, ship, items[0])


# --- the Market ------------------------------------------------------------------------------


def market_refusal(s: Dei, ship: int, rule: str) -> DeiRefusal | None:
    """Refuse outside a Market port, unless beside a ship in one (DEI-MARKET-1, DEI-UPGRADE-1)."""
    if s.world.market not in ships.islands_served(s, ship):
        return DeiRefusal(rule, "refusal-not-at-market")
    return None


def supply_refusal(s: Dei, item: int, count: int) -> DeiRefusal | None:
    """Refuse what a strict supply cannot provide (DEI-SETUP-11)."""
    if s.world.strict and s.supply[item] < count:
        return DeiRefusal("DEI-SETUP-11", "refusal-supply-out", {"item": ITEM_NAMES[item]})
    return None


def buy_refusal(s: Dei, ship: int) -> DeiRefusal | None:
    """Refuse to turn a coin into crates if either is lacking."""
    if not cargo.carried(s, ship, COIN):
        return DeiRefusal("DEI-MARKET-1", "refusal-not-aboard", {"item": ITEM_NAMES[COIN]})
    return supply_refusal(s, CRATE, CRATES_FOR_COIN)


def sell_refusal(s: Dei, ship: int) -> DeiRefusal | None:
    """Refuse to turn two crates into a coin, also after buying, so that no turn circles."""
    if cargo.carried(s, ship, CRATE) < CRATES_FOR_COIN:
        return DeiRefusal("DEI-MARKET-1", "refusal-sell-two")
    if s.bought:
        return DeiRefusal("DEI-MARKET-1", "refusal-just-bought")
    return supply_refusal(s, COIN, 1)


def buy(s: Dei, ship: int) -> None:
    """Turn one coin into two crates."""
    s.bought = True
    cargo.to_supply(s, ship, COIN, 1)
    cargo.from_supply(s, ship, CRATE, CRATES_FOR_COIN)
    s.report("bought", "DEI-MARKET-1", ship // 2, {"ship": ship})
    s.agenda.append(task(FIT, ship))


def sell(s: Dei, ship: int) -> None:
    """Turn two crates into one coin."""
    cargo.to_supply(s, ship, CRATE, CRATES_FOR_COIN)
    cargo.from_supply(s, ship, COIN, 1)
    s.report("sold", "DEI-MARKET-1", ship // 2, {"ship": ship})


def swap_refusal(s: Dei, ship: int, item: int, wanted: int) -> DeiRefusal | None:
    """Refuse to exchange a spice and two coins for another spice if any is lacking."""
    if not cargo.carried(s, ship, item):
        return DeiRefusal("DEI-MARKET-1", "refusal-not-aboard", {"item": ITEM_NAMES[item]})
    if cargo.carried(s, ship, COIN) < COINS_FOR_SWAP:
        return DeiRefusal("DEI-MARKET-1", "refusal-exchange-price")
    return supply_refusal(s, wanted, 1)


def swap(s: Dei, ship: int, item: int, wanted: int) -> None:
    """Exchange a spice."""
    cargo.to_supply(s, ship, item, 1)
    cargo.to_supply(s, ship, COIN, COINS_FOR_SWAP)
    cargo.from_supply(s, ship, wanted, 1)
    if s.events is not None:
        data = {"ship": ship, "item": ITEM_NAMES[item], "wanted": ITEM_NAMES[wanted]}
        s.report("swapped", "DEI-MARKET-1", ship // 2, data)


def purse(s: Dei, ship: int) -> list[int]:
    """The seat's ships whose coins pay for an upgrade of this one, itself first (DEI-UPGRADE-1)."""
    other, market = ships.other_ship(ship), s.world.market
    pays = ships.port_island(s, other) == market or market in ships.islands_served(s, other)
    return [ship, other] if pays else [ship]


def price_of(s: Dei, ship: int, stat: int) -> int:
    """Coins for the next field; −1 at the end of the track (DEI-UPGRADE-2)."""
    field = s.fields[ship * STATS + stat]
    prices = s.world.edition.tracks[stat].prices
    return prices[field] if field < len(prices) else -1


def upgrade_refusal(s: Dei, ship: int, stat: int) -> DeiRefusal | None:
    """The refusal by DEI-UPGRADE-1 and DEI-UPGRADE-2, or None."""
    price = price_of(s, ship, stat)
    if price < 0:
        return DeiRefusal("DEI-UPGRADE-2", "refusal-highest-field", {"stat": STAT_NAMES[stat]})
    coins = sum([cargo.carried(s, payer, COIN) for payer in purse(s, ship)])
    if coins < price:
        return DeiRefusal("DEI-UPGRADE-1", "refusal-field-price", {"cost": price, "coins": coins})
    return None


def upgrade(s: Dei, ship: int, stat: int) -> None:
    """Raise a statistic by one field; the ship's own coins pay first (DEI-UPGRADE-1)."""
    price = left = price_of(s, ship, stat)
    for payer in purse(s, ship):
        paid = min(left, cargo.carried(s, payer, COIN))
        cargo.to_supply(s, payer, COIN, paid)
        left -= paid
    s.fields[ship * STATS + stat] += 1
    if s.events is not None:
        data = {"ship": ship, "stat": STAT_NAMES[stat], "value": ships.stat_value(s, ship, stat)}
        s.report("upgraded", "DEI-UPGRADE-1", ship // 2, {**data, "cost": price})
