### The Dutch East Indies: every word about this game that the page shows.
###
### Values. Numbers arrive as numbers, everything else as text. Goods, statistics, sizes and
### directions arrive as the engine's ids (clove, sail, big, NE) and become words here; a text that
### is no known id is shown as it is.
###
### player and island (in moves) are names, island in events is the number of the island in the view
### (a page may hand over its name). ship and target are numbers: seat * 2, plus 1 for the small
### ship. crates are those from the trading ship's own hold in a move, all in an event; won is the
### word true or false, cost is in coins.
###
### The values of each message (a test compares this table with the messages below):
###
### prompt-act:
### prompt-card:
### prompt-first:
### prompt-lower:
### prompt-drop:
### prompt-dump:
### prompt-take:
### prompt-wait:
### move-sail: way
### move-turn: way
### move-pick: item
### move-load: item
### move-unload: item
### move-give: item
### move-look: island
### move-accept: crates
### move-refuse:
### move-buy:
### move-sell:
### move-swap: item wanted
### move-upgrade: cost stat
### move-attack: target
### move-first: size
### move-take: item
### move-lower: stat
### move-drop: item
### move-dump: item
### move-end:
### group-ship: size
### group-sail:
### group-turn:
### group-swap:
### group-upgrade:
### group-load:
### group-unload:
### group-give:
### event-turn: player round
### event-wind: pirate wind
### event-becalmed: pirate
### event-sailed: player ship way
### event-turned: player ship way
### event-picked-up: item player ship
### event-loaded: item player ship
### event-unloaded: item player ship
### event-ashore: item player
### event-given: item player ship
### event-looked: player ship
### event-traded: crates player ship
### event-refused: player
### event-depleted: island
### event-dealt:
### event-bought: player ship
### event-sold: player ship
### event-swapped: item player wanted
### event-upgraded: player ship stat value
### event-lowered: player ship stat value
### event-battle: player ship target won
### event-spoils: item player target
### event-pirate-battle: pirate player ship won
### event-shot-overboard: item player
### event-dumped: item player ship
### event-time-up: player round
### event-won: player

game-title = The Dutch East Indies

## Names

item-crate = crate
item-coin = coin
item-clove = clove
item-cardamom = cardamom
item-cinnamon = cinnamon
item-nutmeg = nutmeg
item-pepper = pepper
stat-sail = sail
stat-cargo = cargo
stat-cannons = cannons
ship-big = big ship
ship-small = small ship
pirate-big = big pirate
pirate-small = small pirate
way-N = north
way-NE = northeast
way-E = east
way-SE = southeast
way-S = south
way-SW = southwest
way-W = west
way-NW = northwest
island-home = home island
island-market = Market Island
island-wild = wild island

## Words on the board and the ship cards

label-round = Round { $round }
label-points = Spices that count
label-missing = Still missing
label-stock = On the home island
label-hold = Hold
label-load = Load { $load } of { $cargo }
label-movement = Movement points left
label-cards = Trading cards
label-known = Top card seen
label-top-card = Top card
label-depleted = depleted
label-discard = Discarded cards
label-aside = Cards set aside
label-supply = Supply
label-afloat = Afloat
label-pirates = Pirates
label-threatened = threatened by pirates
label-must-leave = must leave its port
label-port = port
label-price = Price
label-crates-asked = Asks for
label-gives = Gives
label-odds = Odds { $odds } of 36
label-facing = heading { $way }
label-start = Goes first
provenance-rulebook = from the rulebook
provenance-deduced = deduced
provenance-reconstructed = reconstructed
provenance-printed = read off a box
provenance-own = of one's own
option-edition = Edition
    .help = The box whose components are used.
edition-reconstructed = Reconstructed
option-chart = Map
    .help = The islands to sail; standard is the one for the number of players.
chart-standard = Standard
chart-two = The Strait (2)
chart-three = The Triangle (3)
chart-four = The Four Corners (4)
option-map = A map of one's own
    .help = The text of a map's file, played on instead.
option-start = Who begins
    .help = Drawn at random, or a seat.
start-drawn = drawn
option-supply = Supply
    .help = Unlimited, or limited to what the box holds.
supply-free = unlimited
supply-strict = as in the box
option-rounds = Rounds at most
    .help = The game ends after so many rounds; 0: only with a victory.

## Names by id, for the texts below

# A thing by its id; an id that is not known here is shown as it is.
the-item = { $item ->
    [crate] { item-crate }
    [coin] { item-coin }
    [clove] { item-clove }
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [nutmeg] { item-nutmeg }
    [pepper] { item-pepper }
   *[other] { $item }
}
the-wanted = { $wanted ->
    [crate] { item-crate }
    [coin] { item-coin }
    [clove] { item-clove }
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [nutmeg] { item-nutmeg }
    [pepper] { item-pepper }
   *[other] { $wanted }
}
the-stat = { $stat ->
    [sail] { stat-sail }
    [cargo] { stat-cargo }
    [cannons] { stat-cannons }
   *[other] { $stat }
}
the-way = { $way ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $way }
}
the-wind = { $wind ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $wind }
}
the-size = { $size ->
    [big] { ship-big }
    [small] { ship-small }
   *[other] { $size }
}
the-pirate = { $pirate ->
    [big] { pirate-big }
    [small] { pirate-small }
   *[other] { $pirate }
}
# Ships of all seats are counted from 0: of each seat first the big one
own-ship = { $ship ->
    [0] the big ship
    [1] the small ship
    [2] the big ship
    [3] the small ship
    [4] the big ship
    [5] the small ship
    [6] the big ship
    [7] the small ship
   *[other] { $ship }
}
the-target = { $target ->
    [0] 1A
    [1] 1B
    [2] 2A
    [3] 2B
    [4] 3A
    [5] 3B
    [6] 4A
    [7] 4B
   *[other] { $target }
}

## What to do now

prompt-act = Sail and act, then end your turn.
prompt-card = Accept the trading card, or refuse it.
prompt-first = Which ship does the pirate attack first?
prompt-lower = Lower a statistic of your ship.
prompt-drop = One spice or coin goes overboard.
prompt-dump = The hold is too full: dump something.
prompt-take = Take a spice from the loser.
prompt-wait = Others are asked first.

## Moves, for buttons

move-sail = Sail { the-way }
move-turn = Turn to face { the-way }
move-pick = Pick up { the-item }
move-load = Load { the-item }
move-unload = Unload { the-item }
move-give = Hand over { the-item }
move-look = Look at the card of { $island }
move-accept = { $crates ->
    [one] Accept, 1 crate from this ship
   *[other] Accept, { $crates } crates from this ship
}
move-refuse = Refuse
move-buy = Buy 2 crates for 1 coin
move-sell = Sell 2 crates for 1 coin
move-swap = { the-item } and 2 coins for { the-wanted }
move-upgrade = Raise { the-stat }: { $cost }
move-attack = Attack { the-target }
move-first = Attack on the { the-size } first
move-take = Take { the-item }
move-lower = Lower { the-stat }
move-drop = { the-item } overboard
move-dump = Dump { the-item }
move-end = End turn
# The clicks that lead to a move
group-ship = { the-size }
group-sail = Sail
group-turn = Turn
group-swap = Exchange a spice
group-upgrade = Upgrade
group-load = Load
group-unload = Unload
group-give = Hand over

## The log

event-turn = Round { $round }: { $player }.
event-wind = Wind for the { the-pirate }: { the-wind }.
event-becalmed = The { the-pirate } has nowhere to go.
event-sailed = { $player }: { own-ship } sails { the-way }.
event-turned = { $player }: { own-ship } turns to face { the-way }.
event-picked-up = { $player }: { own-ship } picks up { the-item }.
event-loaded = { $player }: { own-ship } loads { the-item }.
event-unloaded = { $player }: { own-ship } unloads { the-item }.
event-ashore = { $player }: { the-item } goes ashore at home.
event-given = { $player }: { own-ship } hands over { the-item }.
event-looked = { $player }: { own-ship } looks at a trading card.
event-traded = { $crates ->
    [one] { $player }: { own-ship } trades 1 crate.
   *[other] { $player }: { own-ship } trades { $crates } crates.
}
event-refused = { $player } refuses the card.
event-depleted = Island { $island } is depleted.
event-dealt = All trading cards are dealt again.
event-bought = { $player }: { own-ship } buys 2 crates for 1 coin.
event-sold = { $player }: { own-ship } sells 2 crates for 1 coin.
event-swapped = { $player } exchanges { the-item } for { the-wanted }.
event-upgraded = { $player }: { the-stat } of { own-ship } is now { $value }.
event-lowered = { $player }: { the-stat } of { own-ship } falls to { $value }.
event-battle = { $won ->
    [true] { $player }: { own-ship } attacks { the-target } and wins.
   *[other] { $player }: { own-ship } attacks { the-target } and loses.
}
event-spoils = { $player } takes { the-item } from { the-target }.
event-pirate-battle = { $won ->
    [true] { $player }: { own-ship } beats the { the-pirate }.
   *[other] { $player }: { own-ship } loses to the { the-pirate }.
}
event-shot-overboard = { $player }: { the-item } is shot overboard.
event-dumped = { $player }: { own-ship } dumps { the-item }.
event-time-up = Round { $round } is over: { $player } is nearest to the goal.
event-won = { $player } has all the spices at home and wins.

## Where points come from

source-spices = Spices at home
