### The Dutch East Indies: every word about this game that the page shows.
###
### Values. Numbers arrive as numbers, everything else as text. Goods, statistics, sizes and
### directions arrive as the engine's ids (clove, sail, big, NE) and become words here; a text that
### is no known id is shown as it is.
###
### player and island (in moves) are names, island in events is the number of the island in the view
### (a page hands over its name, for square the name of the square, for dice what each throws and adds,
### for gains and card words). ship and target are numbers: seat * 2, plus 1 for the small ship.
### A page prefers the message of an event that ends with what it is about (wind-turned, course-port). crates are those from the trading ship's own hold in a move, all in an event; won is the
### word true or false, cost is in coins.

game-title = The Dutch East Indies
game-about = Trade crates for spices on wild islands, slip past pirates that the wind drives, and be the first to bring two of each spice home.
game-length = Half an hour with bots, one to two hours with friends
# words that find the same rules: groups, parted by semicolons
rules-synonyms = harbour harbor port dock anchor; win victory winner; spice clove cardamom cinnamon nutmeg pepper; crate cargo good ware; coin money gold; fight battle attack; upgrade improve; boat ship vessel; turn round; wind die dice; hold cargo

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
label-turn = To sail
label-homes = At home
label-islands = Trading cards
label-seen = seen
label-next-field = next field { $price }
label-highest = highest field
label-lowest = lowest field
label-tracks = Ships
label-fields = Fields
label-alongside = at sea
label-anything = any eight spices
label-pepper = fills a gap
label-solo = The automaton
label-solo-deck = In the deck
label-solo-target = Target
label-no-order = draws a new card
label-order-done = done
label-square = Open sea
label-edge = Square { $square }
provenance-rulebook = from the rulebook
provenance-deduced = deduced
provenance-reconstructed = reconstructed
provenance-printed = read off a box
provenance-own = your own
option-edition = Edition
    .help = The box whose components are used.
option-box = Your own edition
    .help = The text of an edition’s file, to play with instead.
edition-reconstructed = Reconstructed
option-chart = Map
    .help = The islands to sail; standard is the one for the number of players.
chart-standard = Standard
chart-cove = The Cove (2, small)
chart-two = The Strait (2)
chart-three = The Triangle (3)
chart-four = The Four Corners (4)
option-map = Your own map
    .help = The text of a map's file, to play on instead.
option-start = Who begins
    .help = Drawn at random, or a seat.
start-drawn = drawn
option-supply = Supply
    .help = Unlimited, or limited to what the box holds.
supply-free = unlimited
supply-strict = as in the box
option-rounds = Rounds at most
    .help = The game ends after this many rounds; 0: only with a victory.
option-map_seed = Map drawn from number
    .help = The same number gives the same map; it does not change the luck of the game. Empty: no number is chosen.
option-goal = Spices that win
    .help = 8 is the rulebook's goal: two of each, pepper for any. Fewer make a shorter game.
option-aboard = Spices aboard at the start
    .help = How many each player’s ships start with, of each kind in turn, as far as there is room.

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
# One of a thing, in a sentence
an-item = { $item ->
    [crate] a crate
    [coin] a coin
    [clove] a clove
    [nutmeg] a nutmeg
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
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
the-went = { $went ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $went }
}
the-size = { $size ->
    [big] { ship-big }
    [small] { ship-small }
   *[other] { $size }
}
the-gains = { $gains ->
    [none] nothing
   *[other] { $gains }
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

## What a tapped thing is

told-ship = { $square }, heading { the-way }.
told-ship-port = In port: { $island }.
told-ship-stats = { stat-sail } { $sail }, { stat-cargo } { $cargo }, { stat-cannons } { $cannons }.
told-ship-hold = Aboard: { $goods }.
told-pirate = { $square }, heading { the-way }; { stat-cannons } { $cannons }. It attacks on the hatched squares: { $squares }.
told-home = Home of { $player }. On the island: { $goods }.
told-missing = Still missing: { $goods }.
told-nothing-missing = Nothing is missing.
told-ports = Ports: { $squares }.
told-anchors = Anchor squares: { $squares }.
told-cards-left = { $left ->
    [one] 1 of { $all } trading cards is left.
   *[other] { $left } of { $all } trading cards are left.
}
told-depleted = No card is left: its anchor squares are no ports until the cards are dealt again.
told-known = You have seen the top card:
told-afloat = Afloat at { $square }: { $goods }.
told-threatened = Pirates attack here.
told-track = Fields from { $low } to { $high }; prices { $prices }.
told-card = It asks for { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
} and gives { $goods }.
told-discard = { $count ->
    [one] 1 trading card lies open among the discards.
   *[other] { $count } trading cards lie open among the discards.
}
told-solo-wild = Sails to the nearest wild island with cards, takes the spices of its top card and brings them home.
told-solo-market = Sails to the Market Island and raises by one field, free: { $stats }.
told-solo-hunt = Hunts the nearest ship that carries a spice outside its home port, and brings home what it wins.
told-solo-otherwise = With nothing to hunt:
told-solo-shuffle = When this is done, the card is shuffled into the deck with all discards.
told-solo-level = { the-level }: the automaton wins with any eight spices at home.
told-solo-deck = { $deck ->
    [one] 1 card is face down
   *[other] { $deck } cards are face down
}, { $discard ->
    [one] 1 lies discarded
   *[other] { $discard } lie discarded
}.
told-moved = { $moved ->
    [0] not moved this turn
    [1] under way
   *[other] has ended its movement
}
told-stays = Turns that it has ended in this port: { $stays }.

## The automaton

option-level = Level
    .help = How strong the automaton is: more cannons, more sail, another deck.
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
action-wild = wild island
action-market = Market
action-hunt = hunt
stage-outward = outward bound
stage-homeward = homeward bound
the-level = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
    [expert] { level-expert }
   *[other] { $level }
}
the-action = { $action ->
    [wild] { action-wild }
    [market] { action-market }
    [hunt] { action-hunt }
   *[other] { $action }
}
the-why = { $why ->
    [delivered] the spices are at home
    [upgraded] the ship is improved
    [no-spices] the target carries no spices
    [robbed] its spices are lost
    [escaped] the target is in its home port
    [empty] the card gave no spices
   *[other] nothing on it applies any more
}

## Components, for where their values come from

components-stock = Start stock
components-pirates = Pirates
components-supply = Supply
components-solo = The automaton's ships
components-cards = Trading cards
components-solo_cards = Cards of the automaton
components-chart = Map: { $title }

## What to do now

prompt-act = Sail and act, then end your turn.
prompt-left = Still open: { $left }
prompt-leave = A ship must leave its port before the turn can end.
prompt-may = You may still act, then end your turn.
prompt-done = Nothing is left to do: end your turn, or take back.
prompt-card = Accept the trading card, or refuse it.
prompt-first = Which ship does the pirate attack first?
prompt-lower = Lower a statistic of your ship.
prompt-drop = One spice or coin goes overboard.
prompt-dump = The hold is too full: dump something.
prompt-take = Take a spice from the loser.
prompt-give = Which spice does the automaton get?
prompt-lower-theirs = Lower a statistic of the automaton's ship.
prompt-wait = Others decide first.

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
move-upgrade = { $cost ->
    [one] Raise { the-stat } for 1 coin
   *[other] Raise { the-stat } for { $cost } coins
}
move-attack = Attack { the-target }
move-first = Attack on the { the-size } first
move-take = Take { the-item }
move-yield = Give up { the-item }
move-lower = Lower { the-stat }
move-drop = Throw { an-item } overboard
move-dump = Dump { the-item }
move-end = End turn

## Kinds of action, where an analysis sums up what was lost

deed-sail = Sailing
deed-turn = Turning ships
deed-pick = Picking up
deed-load = Loading
deed-unload = Unloading
deed-give = Handing over
deed-look = Looking at cards
deed-accept = Accepting a trade
deed-refuse = Refusing a trade
deed-buy = Buying at the market
deed-sell = Selling at the market
deed-swap = Exchanging spices
deed-upgrade = Upgrading ships
deed-attack = Attacking
deed-first = Order of attacks
deed-take = Taking booty
deed-yield = Giving up cargo
deed-lower = Lowering a value
deed-drop = Throwing overboard
deed-dump = Dumping cargo
deed-end = Ending the turn
# The clicks that lead to a move
group-ship = { the-size }
group-sail = Sail
group-turn = Turn
group-swap = Exchange a spice
group-upgrade = Upgrade
group-load = Load
group-unload = Unload
group-give = Hand over

## What the turn still offers, after "End turn · "

left-ship = { $size ->
    [big] the big ship has not sailed
   *[other] the small ship has not sailed
}
left-ships = no ship has sailed
left-points = { $size ->
    [big] { $points ->
        [one] 1 point of the big ship
       *[other] { $points } points of the big ship
    }
   *[other] { $points ->
        [one] 1 point of the small ship
       *[other] { $points } points of the small ship
    }
}
left-look = the card of { $island }
left-spices = { $count ->
    [one] 1 spice to unload
   *[other] { $count } spices to unload
}

## What a move brings

brings-item = { $count ->
    [one] 1 { the-item }
   *[other] { $count } × { the-item }
}

## What cannot be taken back when a move is played, and what it gives up

final-look = a card is looked at
final-shown = the card is shown to all
final-dice = the dice are thrown
final-pirate = { $size ->
    [big] the big pirate attacks
   *[other] the small pirate attacks
}
final-wind = the pirates sail
final-automaton = the automaton moves
final-dealt = the cards are dealt again
final-passes = others decide next
final-over = the game ends
final-won = the game is won
lapse-points = { $size ->
    [big] { $points ->
        [one] 1 point of the big ship lapses
       *[other] { $points } points of the big ship lapse
    }
   *[other] { $points ->
        [one] 1 point of the small ship lapses
       *[other] { $points } points of the small ship lapse
    }
}

## The log

event-turn = Round { $round }: { $player }.
event-wind = Wind for the { the-pirate }: { the-wind }.
event-wind-turned = Wind for the { the-pirate }: { the-wind }, blocked. It sails { the-went }.
event-wind-blocked = Wind for the { the-pirate }: { the-wind }, blocked. Another roll.
event-becalmed = The { the-pirate } has nowhere to go.
event-sailed = { $player }: { own-ship } sails to { $square }.
event-turned = { $player }: { own-ship } turns to face { the-way }.
event-picked-up = { $player }: { own-ship } picks up { an-item }.
event-loaded = { $player }: { own-ship } loads { an-item }.
event-unloaded = { $player }: { own-ship } unloads { an-item }.
event-ashore = { $player }: { an-item } goes ashore at home.
event-given = { $player }: { own-ship } hands over { an-item }.
event-looked = { $player }: { own-ship } looks at the card of { $island }.
event-traded = { $crates ->
    [one] { $player }: { own-ship } trades 1 crate for { the-gains }.
   *[other] { $player }: { own-ship } trades { $crates } crates for { the-gains }.
}
event-refused = { $player } refuses the card of { $island }.
event-depleted = The island { $island } is depleted.
event-dealt = All trading cards are dealt again.
event-bought = { $player }: { own-ship } buys 2 crates for 1 coin.
event-sold = { $player }: { own-ship } sells 2 crates for 1 coin.
event-swapped = { $player } exchanges { the-item } for { the-wanted }.
event-upgraded = { $player }: { own-ship } gains { the-stat }, now { $value }.
event-lowered = { $player }: { own-ship } loses { the-stat }, now { $value }.
event-battle = { $won ->
    [true] { $player }: { own-ship } attacks { the-target } and wins ({ $dice }).
   *[other] { $player }: { own-ship } attacks { the-target } and loses ({ $dice }).
}
event-spoils = { $player } takes { the-item } from { the-target }.
event-pirate-battle = { $won ->
    [true] { $player }: { own-ship } beats the { the-pirate } ({ $dice }).
   *[other] { $player }: { own-ship } loses to the { the-pirate } ({ $dice }).
}
event-shot-overboard = { $player }: { an-item } is shot overboard.
event-dumped = { $player }: { own-ship } dumps { an-item }.
event-solo-drew = { $player }: new card for { own-ship }: { $card }.
event-solo-drew-instead = { $player }: { own-ship } has nothing to hunt: { the-action }.
event-solo-passed = { $player }: “{ $card }” is no use now; next card.
event-solo-idle = { $player }: no card is of use; { own-ship } stays.
event-solo-shuffled = { $player }: { $cards ->
    [one] { $cards } card is shuffled
   *[other] { $cards } cards are shuffled
} into the deck.
event-solo-course = { $player }: { own-ship } makes for { $square } ({ $cost }).
event-solo-course-port = { $player }: { own-ship } to { $square }; { $island } is nearest ({ $cost }).
event-solo-course-taken = { $player }: { own-ship } to { $square }; no way to a port of { $island }.
event-solo-course-leave = { $player }: { own-ship } must leave its port, to { $square }.
event-solo-course-attack = { $player }: { own-ship } to { $square }, to attack { the-target }.
event-solo-course-between = { $player }: { own-ship } to { $square }, between { the-target } and its home.
event-solo-course-near = { $player }: { own-ship } to { $square }, nearer to { the-target }.
event-solo-upgraded = { $player }: { own-ship } gains { the-stat } for free, now { $value }.
event-solo-took = { $gains ->
    [none] { $player }: { own-ship } takes nothing from { $island }.
   *[other] { $player }: { own-ship } takes { $gains } from { $island }.
}
event-solo-hunts = { $player }: { own-ship } was robbed and hunts { the-target }.
event-solo-done = { $player }: { own-ship } is done: { the-why }.
event-time-up = Round { $round } is over: { $player } is nearest to the goal.
event-time-up-shared = Round { $round } is over: the first place is shared.
event-won = { $player } has all the spices at home and wins.

## A turn in one sentence: clauses about a ship, put after its letter

said-loaded = loads { $goods }
said-unloaded = unloads { $goods }
said-ashore = { $goods } ashore
said-picked-up = picks up { $goods }
said-given = hands over { $goods }
said-dumped = dumps { $goods }
said-shot-overboard = loses { $goods } overboard
said-spoils = takes { $goods } from { the-target }
said-sailed = to { $square }
said-turned = faces { the-way }
said-looked = looks at the card of { $island }
said-traded = { $crates ->
    [one] trades 1 crate for { the-gains }
   *[other] trades { $crates } crates for { the-gains }
}
said-refused = refuses the card of { $island }
said-bought = buys { $count } crates
said-sold = sells { $count } crates
said-swapped = exchanges { the-item } for { the-wanted }
said-upgraded = { the-stat } now { $value }
said-lowered = { the-stat } down to { $value }
said-battle = { $won ->
    [true] beats { the-target }
   *[other] loses to { the-target }
}
said-pirate-battle = { $won ->
    [true] beats the { the-pirate }
   *[other] loses to the { the-pirate }
}
said-drew = new card: { $card }
said-idle = no card is of use
said-took = { $gains ->
    [none] takes nothing from { $island }
   *[other] takes { $gains } from { $island }
}
said-won = all the spices are at home
counted-crate = { $count ->
    [one] 1 crate
   *[other] { $count } crates
}
counted-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

# Headings of the log
chapter-round = Round { $round }

## What luck is about, in an analysis

drawn-card = A trading card
drawn-order = A card of the automaton
drawn-wind = The wind
drawn-battle = Dice of a battle
drawn-cards = Cards shuffled

## Where points come from

source-spices = Spices at home
source-aboard = Spices aboard
points-short = spices: { $points }
won = { $player } wins with { $points ->
    [one] 1 spice
   *[other] { $points } spices
} at home.
won-tie = { $player } wins the tie of { $points } spices by turn order.
won-dei-limit-1 = The last round is over. Nobody has won; { $player } is nearest to the goal.
won-shared-dei-limit-1 = The last round is over. Nobody has won; { $players } are equally near to the goal.

## Designing a map

draw-tools = Tools
draw-board = The map. Arrow keys move a cursor, the space bar uses the tool
draw-parts = Parts of the page
draw-tab-board = The drawing
draw-tab-islands = Islands
draw-tab-map = The map
draw-tab-report = Report
draw-sea = Open sea: erases land and ports
draw-sea-short = Sea
draw-open-sea = open sea
draw-port = Port
draw-hand = Move the view instead of drawing
draw-hand-short = View
draw-land = Land of an island
draw-land-of = Land of { $island }
draw-home-of = { $name }, home of player { $player }
draw-new-island = New island
draw-ships = Ships at the start
draw-ship-of = { $ship } of player { $player }
draw-ship-hint = Click where it starts. Drag from there, or click it again, to turn it.
draw-facing = Facing
draw-faces = Facing { the-way }
draw-beach = Take off the board
draw-name-of = Name of { $letter } ({ $kind })
draw-cards-of = Trading cards on { $island }
draw-fewer = One less
draw-more = One more
draw-remove = Remove { $island }
draw-cards-total = Trading cards: { $cards }
draw-title = Title
draw-printed = As printed in my box
draw-players = Players
draw-for = for { $count } players
draw-symmetry = Symmetry
draw-symmetry-none = none
draw-symmetry-turn = half a turn
draw-symmetry-mirror = left and right
draw-symmetry-mirrors = both mirrors
draw-size = Squares
draw-width = Width
draw-height = Height
draw-shift = Move the drawing
draw-shift-left = One square to the left
draw-shift-right = One square to the right
draw-shift-up = One square up
draw-shift-down = One square down
draw-untitled = My archipelago
draw-start = Begin with …
draw-start-hint = Your drawing stays on this device. Whatever you choose here, undo brings it back.
draw-start-empty = Empty sea
draw-start-shipped = A map of Carrack
draw-start-generated = A random map that passes every check
draw-seed = Seed
draw-generate = Draw it
draw-generating = Drawing …
draw-start-before = Your drawing from before
draw-start-before-take = Bring it back
draw-undo = Undo
draw-redo = Redo
draw-clear = Clear
draw-keys = Keys
draw-keys-told = Arrow keys move the cursor on the map; with Shift they draw along.
    Space or Enter uses the tool, Delete clears a square.
    An island’s letter or number takes its land, Shift+M the Market, + ports, . the sea.
    Shift+B and Shift+S take the big and the small ship, pressed again the next player’s; Shift+R turns it.
    Shift+N makes a new island. Ctrl+Z undoes, Ctrl+Y does it again.
draw-in-hand = In hand: { $tool }
draw-undone = Taken back. { $what }
draw-redone = Done again. { $what }
draw-more-squares = { $count ->
    [one] And one more square
   *[other] And { $count } more squares
}
draw-lands = { $count ->
    [0] no land yet
    [one] one square of land
   *[other] { $count } squares of land
}
draw-ports = { $count ->
    [0] no port
    [one] one port
   *[other] { $count } ports
}
draw-no-place = not on the map yet
draw-key-big = Take the big ship; again, the next player’s
draw-key-small = Take the small ship; again, the next player’s
draw-key-turn = Turn the ship in hand
draw-key-clear = Clear the square
draw-errors = { $count ->
    [one] One thing keeps it from being played.
   *[other] { $count } things keep it from being played.
}
draw-warnings = { $count ->
    [one] It can be played. One recommendation is not followed.
   *[other] It can be played. { $count } recommendations are not followed.
}
draw-fair = It can be played and follows every recommendation.
draw-distances = Movement points from the start, with the nearer ship
draw-island = Island
draw-seat = Player { $seat }
draw-to-market = The Market
draw-to-wild = Nearest wild island
draw-no-map = There is no map in it. { $why }
draw-play = Play this map
draw-play-solo = Alone against the automaton

## At the board: ways, dialogs, battles

course-chance = { $odds }/36 ≈ { $percent }%
course-to = { $points ->
    [one] To { $square }, heading { the-way }: 1 point
   *[other] To { $square }, heading { the-way }: { $points } points
}
course-facing = { $points ->
    [one] { the-way }, 1 point
   *[other] { the-way }, { $points } points
}
course-wakes = wakes the { the-pirate }: { course-chance } to win
course-face = Facing on arrival
course-sail = Sail there
course-leave = Not there
course-short = Shorter ({ $points }), past the { the-pirate }
course-safe = Longer, past no pirate
card-title = The card on { $island }
card-accept = Accept
card-too-dear = There are too few crates aboard to accept it.
card-private = Nobody else sees it unless you accept.
market-open = Market …
market-crates = Crates
market-swap = One spice and two coins for
market-upgrade = Upgrades
market-raise = { $cost ->
    [one] Raise to { $value } for 1 coin
   *[other] Raise to { $value } for { $cost } coins
}
market-advance = { $cost ->
    [one] Next field, still { $value }, for 1 coin
   *[other] Next field, still { $value }, for { $cost } coins
}
market-top = highest field
harbour-open = Load, hand over …
harbour-title = Cargo
harbour-home = Home island
harbour-bare = Nothing is here.
harbour-how = Choose goods, then tap a free slot; tap a full one to put it back. You can also drag, or type a number.
harbour-on-shelf = { the-item }: { $count } on the island
harbour-slot = Put { the-item } back
harbour-slot-free = A free slot: put { the-item } in
harbour-slot-none = A free slot
harbour-fill = Fill: { the-item }
harbour-empty = Empty
harbour-empty-across = All across
harbour-not-here = at { $square }, not at home
harbour-presets = Cargo in one go
harbour-all-crates = All crates
harbour-crates-coins = { $crates } { $crates ->
    [one] crate
   *[other] crates
} / { $coins } { $coins ->
    [one] coin
   *[other] coins
}
harbour-last = As last time
harbour-ashore = All ashore
harbour-reset = As it was
harbour-confirm = Take this cargo
harbour-changes = { $count ->
    [0] Nothing has been moved.
    [one] 1 item moves.
   *[other] { $count } items move.
}
harbour-lapses = { $points ->
    [one] Ends the movement of the { the-size }: 1 point lapses.
   *[other] Ends the movement of the { the-size }: { $points } points lapse.
}
harbour-back = Earlier changes are taken back first.
harbour-round = Until a ship sets sail, goods go only one way between two places: take back a step first.
harbour-none = There is nothing to load or hand over at the moment.
harbour-others = While others play, ships in your own home port may be loaded.
ask-lower = { the-stat } from { $from } to { $to }
ask-fields = Fields to lower: { $fields }
ask-loser = the loser is { $ship }
battle-title = Battle

## What is to be said about a map that is being drawn

map-who = { $seat ->
    [0] The { the-pirate }
   *[other] The { the-size } of player { $seat }
}
map-port-touches = The port on { $square } touches { $count ->
    [0] no island
    [one] one island
   *[other] { $count } islands
} along its sides.
    .right = A port touches exactly one.
map-no-port = { $island } has no port.
    .right = Every island has one: put one on a sea square beside its land.
map-pieces = { $island } ({ $letter }) is drawn in several pieces.
    .right = An island hangs together.
map-off-board = { map-who } starts off the board, on { $square }.
    .right = Every ship starts at sea, on a square of its own.
map-on-land = { map-who } starts on land, on { $square }.
    .right = Every ship starts at sea, on a square of its own.
map-foreign-port = { map-who } starts in a home port of others, on { $square }.
    .right = Only the ships of that home may be there.
map-taken = { map-who } starts where another ship does, on { $square }.
    .right = Every ship starts at sea, on a square of its own.
map-unreached = Player { $seat } cannot sail to { $island }.
    .right = Every port can be reached, but for those of other homes.
map-not-drawn = { $island } is not drawn yet.
    .right = Take its land among the tools and draw it.
map-no-start = { map-who } has no place to start yet.
    .right = Choose it among the ships, then click a square of the sea.
map-no-wild = There is no wild island yet.
    .right = Make one with “New island” and draw it.
map-no-title = The map has no title.
    .right = Give it one.
map-no-name = An island has no name.
    .right = Give it one.
map-many-cards = The islands hold { $cards } trading cards.
    .right = There are { $most }.
map-market-far = The Market is { $distances } movement points away.
    .right = It should be equally far from all.
map-wild-far = The nearest wild island is { $distances } movement points away.
    .right = It should be about equally far from all.
map-near-cards = The islands nearest to the players ({ $near }) hold { $near_cards } trading cards, the others ({ $far }) { $far_cards }.
    .right = Fewer cards near the players, more far away.
map-solo = The islands hold { $cards } trading cards.
    .right = With { $most } or fewer the map is good for all levels alone, too.
map-shape = The home islands lie out of shape.
    .right = { $players ->
    [3] They should form a triangle.
   *[other] They should form a rectangle or square.
}
map-port-pair = { $island } has the ports { $ports }.
    .right = A wild island should have one port, or two side by side.

## Why something is refused

# None of a thing, in a sentence
no-item = { $item ->
    [crate] no crate
    [coin] no coin
    [clove] no clove
    [nutmeg] no nutmeg
    [cardamom] no cardamom
    [cinnamon] no cinnamon
    [pepper] no pepper
   *[other] no { $item }
}
refusal-asked-first = Choose first which of your ships the pirate attacks first.
refusal-asked-lower = Choose first which statistic is lowered.
refusal-asked-drop = Choose first what goes overboard.
refusal-asked-dump = The hold is too full: choose first what to dump.
refusal-asked-take = Choose first which spice changes hands.
refusal-asked-card = After looking at a card you can only accept or refuse it.
refusal-not-asked = There is no such choice to make now.
refusal-no-points = This ship has no movement points left this turn.
refusal-behind = A ship cannot sail onto any of the three squares behind it: turn first.
refusal-no-water = A ship cannot sail onto land or off the board.
refusal-square-taken = There is a ship on that square.
refusal-foreign-port = A ship cannot enter the home port of another player.
refusal-faces-already = The ship already faces { the-way }.
refusal-port-to-be-left = The ship had to leave this port and must end its turn elsewhere.
refusal-port-no-way-out = The ship had to leave this port, and could not leave it again.
refusal-turn-strands = The ship must leave this port, and could no longer do so once it has turned.
refusal-other-must-leave = Your other ship must leave its port first.
refusal-under-way-must-leave = The ship that is under way must leave its port first.
refusal-must-leave = A ship must leave its port before the turn can end.
refusal-not-afloat = There is { no-item } floating on the ship’s square.
refusal-shot-overboard = What you lost to the pirates cannot be picked up yet.
refusal-hold-full = The hold is full.
refusal-other-hold-full = The hold of your other ship is full.
refusal-not-in-home-port = Goods are loaded and unloaded only in your own home port.
refusal-at-home-only = On other players’ turns, only a ship in its home port can load or unload.
refusal-goods-go-round = To keep turns from going in circles, goods cannot go back where they came from until one of your ships sails or turns, or until your next turn.
refusal-not-on-island = There is { no-item } on your home island.
refusal-not-aboard = The ship carries { no-item }.
refusal-loser-without = The losing ship carries { no-item }.
refusal-not-side-by-side = Your two ships are not adjacent along a side.
refusal-own-ship = You can only attack ships of other players.
refusal-not-adjacent = The ships are not adjacent.
refusal-in-port = A ship in a port can neither attack nor be attacked.
refusal-fought = These two ships have already fought this turn.
refusal-attacked = This ship has already attacked this turn.
refusal-no-wild-island = There is no such wild island.
refusal-no-cards-here = The ship does not use a port of this island, or the island is depleted.
refusal-looked = This ship has already looked at a card here this turn.
refusal-card-price = { $crates ->
    [one] The card asks for only 1 crate.
   *[other] The card asks for only { $crates } crates.
}
refusal-too-few-crates = The ship does not carry that many crates.
refusal-too-few-alongside = Your other ship is not alongside with the rest of the crates.
refusal-not-at-market = The ship does not use a port of the Market Island.
refusal-supply-out = { $item ->
    [crate] There are fewer than two crates left in the supply.
   *[other] There is { no-item } left in the supply.
}
refusal-sell-two = The ship carries fewer than two crates.
refusal-just-bought = To keep turns from going in circles, you cannot sell after buying crates until one of your ships sails or turns, or until your next turn.
refusal-exchange-price = Exchanging a spice costs two coins aboard this ship.
refusal-highest-field = The { the-stat } track is already at its highest field.
refusal-lowest-field = The { the-stat } track is already at its lowest field.
refusal-field-price = { $cost ->
    [one] The next field costs 1 coin; at hand: { $coins }.
   *[other] The next field costs { $cost } coins; at hand: { $coins }.
}

## What cannot be chosen for a new game ($numbers: a list)

wrong-map = This map cannot be played:
    { $problems }
wrong-map-players = { $title } is only for these numbers of players: { $numbers }; there are { $players } here.
wrong-map-of-seed = Map number { $seed } gives a different map than option “map”: leave one of them out.
wrong-chart-and-seed = Option “chart” names the map “{ $chart }”, and “map_seed” draws another: leave “chart” at “{ $standard }” to play on the one that is drawn.
wrong-chart-and-map = Option “chart” names the map “{ $chart }”, and “map” holds another: leave “chart” at “{ $standard }” to play on your own.
wrong-players-of-maps = Maps are for 1 to 4 players, not { $players }.
wrong-seed = The number of a map must be a whole number from 0 to { $most }, not { $seed }.
wrong-supply = The box of this edition holds too little to start a game of { $players }, so its supply cannot be a limit:
    { $lacking }
    Leave option “supply” at “{ $free }”.
supply-lacks = { $item ->
    [crate] Crates
    [coin] Coins, by value
    [clove] Clove
    [cardamom] Cardamom
    [cinnamon] Cinnamon
    [nutmeg] Nutmeg
    [pepper] Pepper
   *[other] { $item }
}: { $needed } needed, { $held } in the box.

## What is wrong with an edition or a map ($wrong, $right: texts about a map; the rest as in the file)

box-finding = { $wrong } { $right } (DEI-ARCH-1)
box-cards = there are { $count } trading cards; there are { $needed }
box-large-cards = 2 cards give three spices, not { $count }: those left out of hard and expert solo play (DEI-SOLO-12)
box-gives-nothing = the card gives nothing; a card gives coins, spices or both
box-gives-many = the card gives { $spices } spices; at most { $most }
box-no-deck = the deck of level { $level } has no card; the automaton needs one (DEI-SOLO-4)
box-deck = the deck of level { $level } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; in the box it has { $usual } (DEI-SOLO-4); your own may differ (DEI-SOLO-16)
box-shuffles = the deck of level { $level } has { $cards } cards with the shuffle symbol; in the box it has one (DEI-SOLO-13)
box-otherwise = '{ $action }' has no other action; only hunting has (DEI-SOLO-7)
box-no-market = this card visits no Market; only Market visits raise statistics
box-no-upgrade = nothing is raised; a Market visit raises sail, cannons or both
box-fields = a track has at least two fields, not { $fields }
box-values = a value is less than the one before; values never fall
box-prices = there are { $prices } prices for { $fields } fields; each field but the last has the price of the next one
box-no-field = there is no field { $field }; the track has { $fields } fields
box-start = the { the-size } starts at value { $value }; it starts at a field of value { $expected } (DEI-SETUP-7)
box-not-as-ruled = { $key } is { $found }; it is { $wanted } ({ $rule })
box-supply = it is { $held }; the set-up for { $players } players takes { $needed }, so that such a game cannot have a limited supply (DEI-SETUP-11)
box-sizes = a list of [big, small]
box-cannons = the track has no { $value }; cannons are values of it
box-sail = field { $field } of level { $level } has value { $value }; it has value { $wanted } (DEI-SOLO-1)
box-drawing = a drawing, one character a square
box-row = row { $row } has { $squares } squares; row 1 has { $width }
box-size = the map has { $width } by { $height } squares; { $least } to { $most } each way
box-no-island = there is no island '{ $mark }' ({ $squares }); see [[homes]], [market], [[wild]]
box-not-drawn = island '{ $letter }' is not drawn; draw it or leave it out
box-letter = a small letter, a to z
box-letter-twice = '{ $letter }' is used twice; give each island its letter
box-homes = there are { $homes } home islands for { $players } players; one for each player
box-many-cards = the islands hold { $cards } cards; there are { $most }
box-berth = a square and a facing, such as 'c9 NE'

## The lessons (each prompt is at most 40 words)

lesson-cargo = Loading
lesson-cargo-goal = Welcome aboard! You win when eight spices lie on your home island: two each of clove, cardamom, cinnamon and nutmeg. You buy them with crates, far from home.
lesson-cargo-hold = Your two ships lie in your home port. There they load and unload as they like, up to their hold. Your big ship holds seven. Let me load one crate.
lesson-cargo-load = Load two more crates into the big ship, so that it has three.
lesson-cargo-early = You are leaving with too few crates. Take it back, and load first.

lesson-sail = Sailing
lesson-sail-points = A ship has as many movement points as its sail says: your big one has three. One point moves it one square: ahead, diagonally ahead or to its sides, but never backwards.
lesson-sail-do = Sail your big ship to the marked port of the wild island. Click the square: the whole way is sailed at once.
lesson-sail-idle = Your ship has not arrived. Take the end of the turn back, and sail on.

lesson-card = Trading cards
lesson-card-look = On every wild island lies a stack of trading cards. A ship in its port may look at the top card once in a turn, in secret. I take a look.
lesson-card-accept = Three crates for a cardamom and a nutmeg: a fine offer, and you have the crates. Accept it.
lesson-card-refused = You may refuse, and nobody learns what you saw. But this card was good: take it back or repeat the lesson.
lesson-card-cards = The crates are gone, the spices are aboard. A refused card goes back on top. An island without cards is depleted: its port protects nobody.

lesson-turn = Turning
lesson-turn-facing = Your ship faces east, where it went last, but home lies west. Turning to any direction costs one point; then it sails on with the others.
lesson-turn-do = Bring the big ship to the marked square on its way home. The board turns the ship for you where needed.
lesson-turn-short = That is not far enough. Take the end of the turn back, and use all three points.

lesson-home = Coming home
lesson-home-sail = Home is next to you. Sail the big ship into the marked port.
lesson-home-away = You are still at sea. Take the end of the turn back, and sail home.
lesson-home-unload = Now unload both spices. Only what lies on your island counts.
lesson-home-cardamom = cardamom
lesson-home-nutmeg = nutmeg
lesson-home-left = A spice is still aboard. Take the end of the turn back, and unload it.
lesson-home-need = Two of eight! Pepper counts as any spice that you lack. You may unload on other players' turns too, and win the moment you have all eight.

lesson-market = The Market Island
lesson-market-where = Your big ship lies at the Market Island with six coins. Here you may exchange as often as you like: a coin for two crates, two crates for a coin, or a spice and two coins for another spice.
lesson-market-buy = Buy two crates for a coin.
lesson-market-none = You have bought nothing. Take the end of the turn back, and buy crates.

lesson-upgrade = Better ships
lesson-upgrade-what = The Market Island improves ships too: sail for more movement, cargo for a larger hold, cannons for battles. Each ship moves one field up its track for the price printed there.
lesson-upgrade-do = Improve whatever you like on your big ship.
lesson-upgrade-none = Nothing is better yet. Take the end of the turn back, and improve your ship.

lesson-pirates = Pirates
lesson-pirates-wind = Before every turn the wind moves both pirates one square. Any ship next to one, outside a port, is attacked. A step onto a square beside a pirate brings on a fight at once.
lesson-pirates-pass = Sail the big ship to the marked market port, but around the small pirate: no step of yours may end beside it at sea.
lesson-pirates-met = That square is beside the pirate, so you had to fight. Losing costs a field of a statistic and some cargo. Repeat, and go around it.
lesson-pirates-idle = The port is within reach. Take the end of the turn back, and sail there.
lesson-pirates-ports = Safe: in ports nobody attacks or is attacked. But in a port of a wild island or of the Market a ship may end only two of your turns; on the third it must leave.

lesson-battle = Battles
lesson-battle-how = The rival's big ship carries spices. At sea a ship may attack each rival ship beside it once in a turn. Both roll a die and add their cannons; with a tie the attacker wins.
lesson-battle-do = Sail your big ship beside it, then attack.
lesson-battle-lost = Bad luck: the dice were against you. Repeat the lesson.
lesson-battle-none = There was no battle. Take the end of the turn back, sail closer and attack.
lesson-battle-spoils = Won! The winner takes a spice of their choice; an attacker also takes a coin, if there is one. Better cannons win more often, for you and against you.

lesson-round = Your first rounds
lesson-round-hint = Two rounds against the deckhand, on a small map. Load crates, sail to a wild island, look at its card. The hint button shows what a strong player would do. Then end your turn.
lesson-round-watch = The deckhand has sailed, and the wind has blown. Play one more turn; ask for a hint whenever you like.
lesson-round-ready = You know the Dutch East Indies! Bring home eight spices before the others do. The rules are always one click away.

## Said once, in the first games after the lessons

explain-depleted = This island has no cards left: it is depleted. Its port protects nobody now, and ships may stay there as long as they like.
explain-dealt = Every wild island was empty, so all trading cards were shuffled and dealt again.
explain-dumped = What does not fit into a hold is dumped on the ship's square. Any ship that passes may pick it up for free.
explain-blocked = Pirates never sail onto land, other ships or into home ports. If the wind would drive them there they go the opposite way.
explain-swapped = At the Market a spice and two coins become a spice of your choice, except pepper.
explain-fight = A ship beside a pirate at sea must fight: die and cannons against die and cannons. With a tie the pirates win.
explain-lowered = A statistic was lowered by one field. The Market Island can raise it again.
explain-battle = A ship may attack the same ship once in a turn, before or after it sails, but not during its movement. Alone against the automaton each ship attacks once in a turn.
explain-given = Two ships of one player may exchange goods side by side. One that has begun to move stops there.

# --- the editor of editions

edit-sail = Track: { stat-sail }
edit-cargo = Track: { stat-cargo }
edit-cannons = Track: { stat-cannons }
value-values = Value of every field
value-prices = Price of the next field
value-big = Big ship starts at field
value-small = Small ship starts at field
value-crates = Crates
value-coins = Coins
value-stock-solo = Alone: crates and coins
edit-pirates = { label-pirates }: cannons
edit-solo = { label-solo }: level by level, big/small
value-solo-cannons = Cannons
value-solo-sails = Field of the sail track
edit-id = Name
edit-solo-cards = Cards of the automaton
edit-action = Action
edit-otherwise = Otherwise
edit-upgrades = Raises
edit-levels = Levels
edit-shuffle = Shuffles
edit-wild = wild island
edit-market = Market
edit-hunt = hunt

## Beside the board: what is entered by hand

entered-start = Who begins?
entered-wind = Wind for the { the-pirate }: which way does the die point?
entered-winds = Wind: which way does the die point?
entered-battle = A battle: what do the two dice show?
entered-die-first = attacker, or ship against pirates
entered-die-second = the other side
entered-card = Which trading card is the top one on { $island }?
entered-order = Which card does the automaton turn up?
entered-item = { $count } × { the-item }
