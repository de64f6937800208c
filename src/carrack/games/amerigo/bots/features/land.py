"""Features of a seat's tiles, islands and ships."""

from __future__ import annotations

from typing import Final

from carrack.core.knowledge import Feature
from carrack.core.sums import added
from carrack.games.amerigo.bots.features.table import Site
from carrack.games.amerigo.bots.features.units import bounded, quarters, tenths
from carrack.games.amerigo.bots.strategy import lands
from carrack.games.amerigo.bots.strategy.chart import FADED, FAR, chart_of
from carrack.games.amerigo.bots.strategy.clock import share_left, turns_left
from carrack.games.amerigo.bots.strategy.packing import Ground, packed_on
from carrack.games.amerigo.bots.strategy.prices import prices_of
from carrack.games.amerigo.bots.strategy.sailing import HOPE, extras_of_a_post
from carrack.games.amerigo.bots.strategy.supply import own_tiles, tiles_worth
from carrack.games.amerigo.chapters.build import post_factor
from carrack.games.amerigo.chapters.ships import SHIPS
from carrack.games.amerigo.state import UNPLACED, Amerigo

SIZES: Final = 6  # sizes of tiles that are distinguished; larger ones count as the last
LISTED: Final = 4  # islands that are described individually
ISLAND_NUMBERS: Final = 8
WITHIN: Final = (2, 4, 6, 9)  # spaces within which sites are counted
FAR_OFF: Final = 40  # all distances beyond this count as this

LAND: Final = [
    Feature("tiles_worth", "what the personal supply is worth, in tenths"),
    Feature("land_worth", "what land to build on is worth, in tenths"),
    Feature("islands_worth", "what completions to come are worth, in quarters"),
    Feature("ships_worth", "what the places of the ships promise, in tenths"),
    *[Feature(f"tiles_{n}", f"tiles of {n} squares in the supply") for n in range(1, SIZES)],
    Feature(f"tiles_{SIZES}", f"tiles of {SIZES} squares or more in the supply"),
    Feature("village_tiles", "own village tiles in the supply"),
    Feature("supply_squares", "squares of all tiles in the supply"),
    Feature("supply_loose", "squares of those that fit nowhere"),
    Feature("supply_cost", "action points to build them all"),
    Feature("supply_points", "points they will bring, half of the land big, in tenths"),
    Feature("villages_left", "own village tiles still in the general supply"),
    Feature("posts", "trading posts established"),
    Feature("posts_left", "trading posts not established yet"),
    Feature("islands", "islands with a post and free land"),
    Feature("own_land", "free squares on them"),
    Feature("shared_land", "free squares of those where other seats have posts too"),
    Feature("packed_land", "free squares that the supply would leave there"),
    Feature("filled", "islands among them that the supply would complete"),
    Feature("post_rows", "rows of the scoring table that its posts there have come to, added up"),
    Feature("own_sites", "sites for posts on islands where it has one"),
    Feature("rival_sites", "sites on islands where only other seats have posts"),
    *[
        Feature(f"{what}_{place}", f"{meaning}, on its {place}. most valuable island")
        for place in range(1, LISTED + 1)
        for what, meaning in (
            ("prize", "points to expect of the completion, in quarters"),
            ("free", "free squares"),
            ("left", "free squares that the supply would leave"),
            ("edge", "free squares next to its own net"),
            ("own_posts", "own posts"),
            ("other_posts", "posts of the other seats"),
            ("others", "other seats with posts"),
            ("goods_there", "commodities on free squares"),
        )
    ],
    Feature("ships_placed", "ships on the board"),
    *[Feature(f"sites_{n}", f"sites for posts within {n} spaces of a ship") for n in WITHIN],
    *[
        Feature(f"{what}_{place}", f"{meaning}, of the {place} ship")
        for place in ("first", "second")
        for what, meaning in (
            ("goal", "worth of the best goal, less for its distance, in tenths"),
            ("goal_worth", "worth of that goal once reached, in tenths"),
            ("goal_away", f"spaces to it, {FAR_OFF} at most or if there is none"),
        )
    ],
]


class ShipGoal:
    """The best goal of a ship: its worth less for distance, its full worth, and the distance."""

    def __init__(self, worth: float, reached: float, away: int, anchor: int) -> None:
        self.worth = worth
        self.reached = reached
        self.away = away
        self.anchor = anchor


class Estate:
    """The values of a seat's tiles, islands and ships, and how its supply fits on the land."""

    def __init__(self, s: Amerigo, seat: int, sites: list[Site]) -> None:
        self.seat = seat
        self.own = own_tiles(s, seat)
        self.ground = Ground(s, seat)
        self.packing = packed_on(s, self.ground, self.own, s.free)
        land = lands.open_land(self.ground, self.packing)
        self.tiles = tiles_worth(s, seat, self.own, self.packing)
        self.land = lands.land_worth(s, land)
        self.prizes = lands.prizes_on(s, seat, self.ground, s.free)
        self.stakes = [0.0] * len(self.prizes)  # prizes times their chances
        for island, worth in enumerate(self.prizes):
            if worth > 0.0:
                left = self.packing.room[island]
                self.stakes[island] = lands.chance(left) * worth
        self.islands = added(self.stakes)
        self.own_sites = self.rival_sites = 0
        self._distinguish(s, sites)
        self.within = [0] * len(WITHIN)
        self.goals: list[ShipGoal] = []
        self._sail(s, sites, land)
        self.ships = 0.0
        if turns_left(s):
            hope = HOPE * min(1.0, 4.0 * share_left(s))
            self.ships = hope * (self.goals[0].worth + self.goals[1].worth)
        self.worth = self.tiles + self.land + self.islands + self.ships

    def _distinguish(self, s: Amerigo, sites: list[Site]) -> None:
        """Count the sites on own islands, and those where only others have posts."""
        for _, island in sites:
            if s.post_count[island * s.players + self.seat]:
                self.own_sites += 1
            elif lands.builders(s, island):
                self.rival_sites += 1

    def _sail(self, s: Amerigo, sites: list[Site], land: float) -> None:
        """Find the best goals of both ships, the better ship first, and count sites in reach."""
        worths = site_worths(s, self.seat, sites, land)
        first, second = (
            ship_distances(s, self.seat, sites, 0),
            ship_distances(s, self.seat, sites, 1),
        )
        if s.posts_left[self.seat]:
            self._count(sites, first, second)
        one = best_goal(sites, worths, first, -1)
        two = best_goal(sites, worths, second, one.anchor)
        other = best_goal(sites, worths, second, -1)
        rest = best_goal(sites, worths, first, other.anchor)
        if other.worth + rest.worth > one.worth + two.worth:
            one, two = rest, other
        self.goals = [one, two] if one.worth >= two.worth else [two, one]

    def _count(self, sites: list[Site], first: list[int], second: list[int]) -> None:
        """Count the sites that a ship can reach within some distances."""
        for i in range(len(sites)):
            away = min(first[i], second[i])
            for at, most in enumerate(WITHIN):
                if away <= most:
                    self.within[at] += 1


def site_worths(s: Amerigo, seat: int, sites: list[Site], land: float) -> list[float]:
    """Return each site's value of a post for a seat with this open land; 0 if it has none left."""
    if not s.posts_left[seat]:
        return [0.0] * len(sites)
    extra, known = extras_of_a_post(s, seat), [-1.0] * len(s.free)
    worths: list[float] = []
    for _, island in sites:
        if known[island] < 0.0:
            known[island] = max(0.0, lands.post_worth(s, seat, island, land) + extra)
        worths.append(known[island])
    return worths


def ship_distances(s: Amerigo, seat: int, sites: list[Site], ship: int) -> list[int]:
    """Spaces from a ship to each site; an unplaced ship starts at the best place."""
    chart, node = chart_of(s.world), s.ships[seat * SHIPS + ship]
    if node == UNPLACED:
        return [chart.leg[anchor] for anchor, _ in sites]
    return [chart.away[anchor][node] for anchor, _ in sites]


def best_goal(sites: list[Site], worths: list[float], away: list[int], taken: int) -> ShipGoal:
    """The site, not at the anchor space `taken`, that is worth most after discounting distance."""
    best = ShipGoal(0.0, 0.0, FAR, -1)
    for i, site in enumerate(sites):
        if worths[i] > best.worth and site[0] != taken and away[i] < FAR:
            worth = worths[i] * FADED[min(away[i], FAR_OFF)]
            if worth > best.worth:
                best = ShipGoal(worth, worths[i], away[i], site[0])
    return best


def land_numbers(row: list[int], s: Amerigo, estate: Estate) -> None:
    """Append the numbers of LAND."""
    row.append(tenths(estate.tiles))
    row.append(tenths(estate.land))
    row.append(quarters(estate.islands))
    row.append(tenths(estate.ships))
    add_supply(row, s, estate)
    posts = s.world.edition.post_limit
    row.append(posts - s.posts_left[estate.seat])
    row.append(s.posts_left[estate.seat])
    add_islands(row, s, estate)
    add_listed(row, s, estate)
    add_ships(row, s, estate)


def add_supply(row: list[int], s: Amerigo, estate: Estate) -> None:
    """Append the personal supply, and the villages still to be taken."""
    own, loose, prices = estate.own, estate.packing.loose, prices_of(s.world)
    sizes, cost, squares, misfits, points = [0] * SIZES, 0, 0, 0, 0.0
    for kind, count in enumerate(own):
        if count:
            size = prices.size[kind]
            sizes[min(size, SIZES) - 1] += count
            cost += s.world.costs[kind] * count
            squares += size * count
            misfits += size * loose[kind]
            points += prices.built[kind] * count
    villages = len(s.world.edition.villages)
    row.extend(sizes)
    row.append(sum(own[:villages]))
    row.append(bounded(squares))
    row.append(bounded(misfits))
    row.append(bounded(cost))
    row.append(tenths(points))
    row.append(sum(s.villages[estate.seat * villages : (estate.seat + 1) * villages]))


def add_islands(row: list[int], s: Amerigo, estate: Estate) -> None:
    """Append the totals of the seat's islands."""
    count = land = shared = packed_land = filled = rows = 0
    for island, mask in enumerate(s.free):
        if mask and s.post_count[island * s.players + estate.seat]:
            squares, left = mask.bit_count(), estate.packing.room[island]
            count += 1
            land += squares
            shared += squares if lands.builders(s, island) > 1 else 0
            packed_land += left
            filled += 0 if left else 1
            rows += post_factor(s, s.post_count[island * s.players + estate.seat])
    row.append(count)
    row.append(bounded(land))
    row.append(bounded(shared))
    row.append(bounded(packed_land))
    row.append(filled)
    row.append(bounded(rows))
    row.append(estate.own_sites)
    row.append(estate.rival_sites)


def add_listed(row: list[int], s: Amerigo, estate: Estate) -> None:
    """Append the seat's islands with most at stake, one by one; zeros if there are fewer."""
    stakes, seat, players = estate.stakes, estate.seat, s.players
    ranked = sorted(range(len(stakes)), key=stakes.__getitem__, reverse=True)
    for island in ranked[:LISTED]:
        if stakes[island] <= 0.0:
            row.extend([0] * ISLAND_NUMBERS)
            continue
        at, free = island * players, s.free[island]
        own = s.post_count[at + seat]
        posts = sum(s.post_count[at : at + players])
        row.append(quarters(estate.prizes[island]))
        row.append(free.bit_count())
        row.append(estate.packing.room[island])
        row.append((free & s.edge[at + seat]).bit_count())
        row.append(own)
        row.append(posts - own)
        row.append(lands.builders(s, island) - 1)
        row.append((free & s.world.islands[island].commodities).bit_count())
    row.extend([0] * ISLAND_NUMBERS * max(0, LISTED - len(ranked)))


def add_ships(row: list[int], s: Amerigo, estate: Estate) -> None:
    """Append where the ships can go."""
    start = estate.seat * SHIPS
    row.append(len([node for node in s.ships[start : start + SHIPS] if node != UNPLACED]))
    row.extend(estate.within)
    for goal in estate.goals:
        row.append(tenths(goal.worth))
        row.append(tenths(goal.reached))
        row.append(min(goal.away, FAR_OFF))
