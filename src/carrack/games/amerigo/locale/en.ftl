### Amerigo: every word about this game that the page shows.
###
### Values. Numbers arrive as numbers (they choose plural forms), everything else as text. Colours,
### goods, tiles and tokens arrive as the engine's ids (blue, coconut, v-I3, blue2) and become words
### here; a text that is no known id is shown as it is, so a page may also name them itself, as for
### tiles of an edition with other shapes (tile-village, tile-neutral).
###
### player is a name. island is a number as the board shows it. square, space and to are like c4
### or @3. cost is the whole price in AP; gold in a move is how many AP of it are paid with gold,
### except in move-gold: there it is all gold taken, and points how much of it is beyond the end of
### the track. count is a number of things (in chosen, AP; against pirates, their strength), steps a
### number of spaces, turn a number of quarter turns, big the word true or false, why the reason
### that the event gives.

game-title = Amerigo
game-about = Explore the islands off South America, found trading posts and build. What each phase offers falls out of a tower of cubes.
game-length = Half an hour with bots, an hour and a half with friends
# words that find the same rules: groups, parted by semicolons
rules-synonyms = point VP score win; harbour harbor port anchor; complete finish fill cover; found establish discover; tile building village; commodity good ware; coin gold money; turn phase round; cost price; cube dice; take choose

## Names

colour-blue = Blue
colour-black = Black
colour-red = Red
colour-brown = Brown
colour-green = Green
colour-yellow = Yellow
colour-white = White

action-blue = Move ships
action-black = Load cannons
action-red = Plan
action-brown = Progress
action-green = Build
action-yellow = Buy production
action-white = Player order
action-gold = Take gold
action-cubes = Score cubes

good-coconut = coconut
good-coffee = coffee
good-cotton = cotton
good-sugar = sugar
good-tobacco = tobacco

# $shape is the letter of the shape and its size, such as I3
tile-village = village { $shape }
tile-neutral = neutral { $shape }
# Headings of piles of tiles; $size is a number of squares
tiles-village = { $size ->
    [one] Villages, 1 square
   *[other] Villages, { $size } squares
}
tiles-neutral = { $size ->
    [one] Neutral tiles, 1 square
   *[other] Neutral tiles, { $size } squares
}

island-big = big island
island-small = small island
island-name = Island { $island }

track-progress = progress track
track-cannon = cannon track
track-gold = gold track
track-special = special action track
track-points = victory point track

phase-blue = Blue phase
phase-black = Black phase
phase-red = Red phase
phase-brown = Brown phase
phase-green = Green phase
phase-yellow = Yellow phase
phase-white = White phase

ship-name = Ship { the-ship }
space-frame = frame space { $number }
space-water = water
space-land = land
space-anchor = anchor space
space-post = trading-post space
space-good = commodity space: { the-good }

## Words on the board, the sheets and the displays

label-round = Round { $round } of 5
label-ap = AP
points-short = { $points } { label-vp }
again-loss = { $points }, { $win } of a win
label-vp = VP
label-gold = Gold
label-cannons = Cannons
label-ships = Ships
label-posts = Trading posts
label-chests = Chests
label-commodities = Commodities
label-production = Production
label-production-display = Production tokens
label-progress-display = Progress tokens
label-display-new = New
label-display-old = Leaves after this round
label-supply = General supply
label-own-supply = Own supply
label-tower = Tower
label-inside = Inside the tower
label-action-space = Action space
label-storage = Storage spaces
label-pirates = Pirates
label-pirate-hidden = face down
label-time = Time marker
label-order = Player order
label-joker = any colour
label-used = used
label-rotate = Turn tile
label-flip = Flip tile

## What the panels and things of the board say

colour-letter-blue = B
colour-letter-black = K
colour-letter-red = R
colour-letter-brown = N
colour-letter-green = G
colour-letter-yellow = Y
colour-letter-white = W
good-letter-coconut = N
good-letter-coffee = F
good-letter-cotton = C
good-letter-sugar = S
good-letter-tobacco = T
price-ap = { $ap } AP
round = Round
cubes-table = Cubes by colour
phase-order = Order of this phase: seats { $order }
track-start = start
deck-left = { $count } to come
display-empty = Sold out.
production-token = { $good }, { $cost } AP
pirates-label = { $hidden ->
    [0] All pirates are face up. Out of the game: { $odds }.
   *[other] { $hidden } face down. Not seen yet: { $odds }; one of them is out of the game.
}
pirates-odds = Possible: { $odds }
pirates-against = { $cannons ->
    [one] { $cannons } cannon
   *[other] { $cannons } cannons
} against strength { $strength }
posts-left = Trading posts left: { $count }
place-in-order = Place { $place } in player order
order-of-play = Order of play
goods-of = { $good }: { $commodities ->
    [one] { $commodities } commodity
   *[other] { $commodities } commodities
} × { $production ->
    [one] { $production } production token
   *[other] { $production } production tokens
}
which-move = Which move?
use-token = Use { $token }
rotate = Rotate
place-here = Place here
lay-back = Put back
place-hint = { $tile }: point at a highlighted square.
island-about = { $size ->
    [one] { $size } square of land
   *[other] { $size } squares of land
}, { $free } free. Posts: { $posts }
built-by = Built by { $player }.
worth-about = { $small } VP on a small island, { $big } on a big one
kind-about = { $cost } AP to take, { $cost } to build. { $small } VP on a small island, { $big } on a big one.
special-about = White here also stands for: { $colour }. Value reached: { $points } VP.
progress-about = { $next ->
    [-1] { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $points } VP at the end.
   *[other] { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $points } VP at the end so far. The next value is at step { $next }.
}
kind-squares = Its squares: { $squares }.
track-points-at = { $points } VP at step { $step }
label-complete = complete
frame-beside = beside { $squares }
post-space-state = { $state ->
    [free] { $square } is free
    [taken] { $square } is taken
   *[other] { $square } is built over
}
components-map = Islands and chests
components-players = Ships, posts, cannons, gold
components-tower = Tower
components-rounds = Time and trading posts
components-pirates = Pirates
components-progress = Progress track
components-special = Special action track
components-production = Production tokens
components-shapes = Shapes of the tiles
components-villages = Village tiles
components-neutrals = Neutral tiles
components-tokens = Progress tokens
components-tiles = Island tiles
post-of = Trading post of { $player }

use-permanent = permanent
use-once = once
use-end = end of game

provenance-rulebook = from the rulebook
provenance-deduced = deduced
provenance-reconstructed = reconstructed
provenance-printed = read off a box

option-edition = Edition
    .help = The box whose components are used.
option-box = Your own edition
    .help = The text of an edition’s file, to play with instead.
edition-reconstructed = Reconstructed
option-stick = Tower: cubes stick (%)
    .help = The chance that a cube thrown in sticks, in per cent.
option-dislodge = Tower: cubes come loose (%)
    .help = The chance that a cube thrown in frees one that is stuck, in per cent.
option-map_seed = Map drawn from number
    .help = The same number gives the same map; it does not change the luck of the game. Empty: no number is chosen.

## Progress tokens

token-blue2 = Ships +2
    .effect = +2 AP when you move ships.
token-black2 = Cannons +2
    .effect = +2 AP when you load cannons.
token-red2 = Planning +2
    .effect = +2 AP when you plan.
token-brown2 = Progress +2
    .effect = +2 AP when you progress.
token-green2 = Building +2
    .effect = +2 AP when you build.
token-yellow2 = Buying +2
    .effect = +2 AP when you buy production tokens.
token-red-blue = Planning, ships +1
    .effect = +1 AP when you plan or move ships.
token-brown-yellow = Progress, buying +1
    .effect = +1 AP when you progress or buy production tokens.
token-black-green = Cannons, building +1
    .effect = +1 AP when you load cannons or build.
token-ships8 = Ships +8
    .effect = Once: +8 AP for each ship that you move.
token-pirates2 = Pirates +2
    .effect = The pirates are 2 stronger for all others.
token-half-loss = Half the loss
    .effect = You lose only half the VP to pirates, rounded up.
token-victory-gold = Victory gold
    .effect = 2 gold whenever you beat off the pirates.
token-two-neutral = Two neutral tiles
    .effect = You may take two neutral tiles when you plan.
token-red-green = Red for green
    .effect = Red cubes let you build, green cubes let you plan.
token-first = To the front
    .effect = Once: with white, put your disc on top of the leader's.
token-gold3 = 3 gold
    .effect = Once: take 3 gold.
token-gold5 = 5 gold
    .effect = Once: take 5 gold.
token-post-gold = Gold for posts
    .effect = 1 gold for each trading post you establish from now on.
token-gold-by-two = More gold
    .effect = Taking gold brings 1 for every 2 cubes.
token-cubes = VP for cubes
    .effect = Once: instead of an action, 1 VP per cube on offer.
token-post-points = VP for posts
    .effect = End of game: 1 VP for each of your trading posts.
token-seven = 7 VP
    .effect = End of game: 7 VP.
token-gold-points = VP for gold
    .effect = End of game: VP equal to your gold track.

## Names by id, for the texts below

# A thing by its id; an id that is not known here is shown as it is.
the-colour = { $colour ->
    [blue] { colour-blue }
    [black] { colour-black }
    [red] { colour-red }
    [brown] { colour-brown }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [white] { colour-white }
   *[other] { $colour }
}
the-action = { $colour ->
    [blue] { action-blue }
    [black] { action-black }
    [red] { action-red }
    [brown] { action-brown }
    [green] { action-green }
    [yellow] { action-yellow }
    [white] { action-white }
   *[other] { $colour }
}
the-good = { $good ->
    [coconut] { good-coconut }
    [coffee] { good-coffee }
    [cotton] { good-cotton }
    [sugar] { good-sugar }
    [tobacco] { good-tobacco }
   *[other] { $good }
}
the-tile = { $tile ->
    [v-I1] village 1
    [v-I2] village 2
    [v-I3] village I3
    [v-L3] village L3
    [v-I4] village I4
    [v-O4] village O4
    [v-T4] village T4
    [n-I1] neutral 1
    [n-I2] neutral 2
    [n-I3] neutral I3
    [n-L3] neutral L3
    [n-I4] neutral I4
    [n-O4] neutral O4
    [n-T4] neutral T4
    [n-I5] neutral I5
    [n-T5] neutral T5
    [n-U5] neutral U5
    [n-V5] neutral V5
    [n-W5] neutral W5
    [n-X5] neutral X5
    [n-2x3] neutral 2×3
   *[other] { $tile }
}
the-token = { $token ->
    [blue2] { token-blue2 }
    [black2] { token-black2 }
    [red2] { token-red2 }
    [brown2] { token-brown2 }
    [green2] { token-green2 }
    [yellow2] { token-yellow2 }
    [red-blue] { token-red-blue }
    [brown-yellow] { token-brown-yellow }
    [black-green] { token-black-green }
    [ships8] { token-ships8 }
    [pirates2] { token-pirates2 }
    [half-loss] { token-half-loss }
    [victory-gold] { token-victory-gold }
    [red-green] { token-red-green }
    [two-neutral] { token-two-neutral }
    [first] { token-first }
    [gold3] { token-gold3 }
    [gold5] { token-gold5 }
    [post-gold] { token-post-gold }
    [post-points] { token-post-points }
    [gold-by-two] { token-gold-by-two }
    [cubes] { token-cubes }
    [seven] { token-seven }
    [gold-points] { token-gold-points }
   *[other] { $token }
}
# Ships are counted from 0, or come as letters
the-ship = { $ship ->
    [0] A
    [1] B
   *[other] { $ship }
}

## What to do now

# "5 AP", or "5 AP + 2 gold" while there is gold to spend
means = { $gold ->
    [0] { $ap } AP
   *[other] { $ap } AP + { $gold } gold
}

prompt-choose = Choose an action ({ means }) or take gold.
prompt-place-ship = Place a ship on the frame ({ means }).
prompt-place-sail = Sail, or place a ship on the frame ({ means }).
prompt-post-place = Establish a post, or place a ship ({ means }).
prompt-post-sail = Establish a trading post, or sail on ({ means }).
prompt-sail = Sail your ships, each on its own ({ means }).
prompt-post = Establish a trading post, or go on ({ means }).
prompt-load = Load cannons ({ means }).
prompt-plan = Take tiles into your supply ({ means }).
prompt-advance = Advance on the progress track ({ means }).
prompt-pick = Take a progress token.
prompt-build = Build: choose a tile, then a place ({ means }).
prompt-buy = Buy production tokens ({ means }).
prompt-order = Advance your order disc ({ means }).
prompt-nothing = Nothing more to do here: confirm, or take back.
prompt-done = Confirm your turn, or take it back.

## Moves, for buttons

# After a price: the part of it that is paid with gold
in-gold = { $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } gold)
}

# After the place where a ship anchors: the island, 0 if it is at none
at-island = { $island ->
    [0] { "" }
   *[other] , island { $island }
}

# After the place of a tile: how it is turned
turned = { $turn ->
    [0] { "" }
   *[other] , turned { $turn }×
}

move-choose = { the-colour }: { the-action }, { $ap } AP
move-gold = { $points ->
    [0] Take { $gold } gold
   *[other] Take { $gold } gold, { $points } of it as VP
}
move-cubes = Score cubes: { $points } VP
move-chest = Chest for 3 gold
move-use = Use “{ the-token }”
move-place = Place ship { the-ship }: { $space }
move-sail = { $cost ->
    [0] Ship { the-ship } stays at { $to }{ at-island }
   *[other] Ship { the-ship } to { $to }{ at-island }: { $cost } AP{ in-gold }
}
move-post = { $points ->
    [0] Trading post at { $square }{ at-island }
   *[other] Trading post at { $square }{ at-island }: { $points } VP
}
move-load = { $steps ->
    [one] Load 1 cannon{ in-gold }
   *[other] Load { $steps } cannons{ in-gold }
}
move-take = Take { the-tile }: { $cost } AP{ in-gold }
move-advance = { $steps ->
    [one] Advance 1 space{ in-gold }
   *[other] Advance { $steps } spaces{ in-gold }
}
move-pick = Take “{ the-token }”
move-build = { the-tile } at { $square }{ turned }: { $points } VP{ in-gold }
move-buy = Buy { the-good }: { $cost } AP{ in-gold }
move-order = { $steps ->
    [one] Disc 1 space on{ in-gold }
   *[other] Disc { $steps } spaces on{ in-gold }
}
move-jump = Disc to the very front
move-end = Confirm turn

## Kinds of action, where an analysis sums up what was lost

deed-choose = Choosing the action
deed-gold = Gold
deed-cubes = Scoring cubes
deed-chest = Treasure chest
deed-use = Using tokens
deed-place = Placing ships
deed-sail = Sailing
deed-post = Trading posts
deed-load = Cannons
deed-take = Taking tiles
deed-advance = Progress
deed-pick = Choosing tokens
deed-build = Building
deed-buy = Buying goods
deed-order = Turn order
deed-jump = Disc to the front
deed-end = Ending the turn

# The clicks that lead to a move
group-place = Place ship { the-ship }
group-ship = Ship { the-ship }, only sail
group-distance = { $cost ->
    [0] stay
    [one] 1 space
   *[other] { $cost } spaces
}
group-villages = Village tiles
group-neutrals = Neutral tiles
group-tile = { the-tile }
group-island = { $big ->
    [true] Island { $island }, big
   *[other] Island { $island }, small
}
group-row = Row { $row }
group-square = { $square }

## What the turn still offers, after "End turn · "

left-ap = { $ap } AP unused
left-ship = ship { the-ship } has not sailed
left-ships = no ship has sailed
left-post = no trading post at { $square } yet

## What a move brings beside points

brings-gold = { $count } gold
brings-tokens = { $count ->
    [one] 1 progress token
   *[other] { $count } progress tokens
}
brings-good = { $count ->
    [one] { the-good }
   *[other] { $count } × { the-good }
}
brings-chest = a treasure chest
brings-others = { $points } VP for others
brings-end = { $points } VP at the end

## What cannot be taken back when a move is played

final-throw = the tower is thrown: { the-colour }
final-pirates = the pirates attack
final-scoring = the game is scored

## Moves in brief

# How far a move goes along a track
steps-on = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
count-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
count-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

## Sailing and landing

# Where a ship arrives: founding a trading post there is the first on its island, or one more
landing-first = Island { $island }, first post
landing-post = Island { $island }, one more post
# place is one of the two above
landing-told = { $place }: ship { the-ship } to { $to }, { $cost } AP{ in-gold }{ $points ->
    [0] { "" }
   *[other] , { $points } VP
}
# What follows when a ship has arrived
arrival-first = first post
arrival-post = one more post
landings = Landings
landings-more = { $count ->
    [one] 1 more landing
   *[other] { $count } more landings
}
pick-ship = Which ship sails?
sail-here = Sail here
sail-found = Sail + post
stay-found = Establish a post here
sail-only = Only sail

## The log

event-round = Round { $round } begins.
event-thrown = { the-colour }: { $count } in, { $fallen } out, { $ap } AP.
event-skipped = { the-colour }: no cubes, the phase is skipped.
event-chosen = { $player } chooses { the-action }: { $count } AP.
event-placed = { $player } places ship { the-ship }: { $space }.
event-sailed = { $steps ->
    [0] { $player } leaves ship { the-ship } at { $to }{ at-island }.
   *[other] { $player } sails ship { the-ship } to { $to }{ at-island }.
}
event-post = { $player } establishes a trading post, island { $island }.
event-discovered = { $player } discovers the island: { $points } VP.
event-loaded = { $count ->
    [one] { $player } loads 1 cannon.
   *[other] { $player } loads { $count } cannons.
}
event-overflow = { $player } has AP left over at the end of the track.
event-taken = { $player } takes { the-tile }.
event-advanced = { $steps ->
    [one] { $player } advances 1 space on the progress track.
   *[other] { $player } advances { $steps } spaces on the progress track.
}
event-picked = { $player } takes the token “{ the-token }”.
event-built = { $player } builds { the-tile }, island { $island }.
event-commodity = { $player } collects { the-good }.
event-tile-points = { $player } scores the tile: { $points } VP.
event-completed = { $player } completes the island: { $points } VP.
event-chest = { $player } wins the chest of island { $island }.
event-posts-scored = { $count ->
    [one] { $player }, 1 post on island { $island }, time { $time }: { $points } VP.
   *[other] { $player }, { $count } posts on island { $island }, time { $time }: { $points } VP.
}
event-bought = { $player } buys { the-good } for { $cost } AP.
event-ordered = { $steps ->
    [0] { $player } leaves the order disc in place.
    [one] { $player } advances 1 space in player order.
   *[other] { $player } advances { $steps } spaces in player order.
}
event-jumped = { $player } jumps to the front of the player order.
event-gold = { $why ->
    [taken] { $player } takes { $count } gold instead of an action.
   *[other] { $player } receives { $count } gold.
}
event-gold-paid = { $player } pays { $count } gold.
event-gold-points = { $player } scores gold beyond the track: { $points } VP.
event-chest-exchanged = { $player } exchanges a treasure chest.
event-token-used = { $player } uses the token “{ the-token }”.
event-cubes-scored = { $player } scores the cubes: { $points } VP.
event-pirates = The pirates attack with strength { $count }.
event-pirates-beaten = { $count ->
    [0] { $player } has no pirates to fight.
    [one] { $player } beats off 1 pirate.
   *[other] { $player } beats off { $count } pirates.
}
event-pirates-lost = { $count ->
    [one] { $player } loses to 1 pirate: { $points } VP.
   *[other] { $player } loses to { $count } pirates: { $points } VP.
}
event-pirate-revealed = New pirates: { $count }.
event-tokens-refilled = New progress tokens are on display.
event-production-refilled = New production tokens are on display.
event-time = The time marker shows { $time }.
event-final = Final scoring.
event-scored-gold = { $player }, gold: { $points } VP.
event-scored-goods = { $player }, { the-good }: { $commodities } × { $production } = { $points } VP.
event-scored-token = { $player }, “{ the-token }”: { $points } VP.
event-scored-progress = { $player }, progress track: { $points } VP.
event-scored-special = { $player }, special action track: { $points } VP.
event-won = { $player } wins with { $total } VP.

## A turn in one sentence: what was chosen, and after a colon what came of it

said-turn = { $action }: { $parts }
said-action = { the-action } { $count } AP
said-gold-taken = { $count } gold instead of an action
said-cubes = scores cubes
said-placed = ship { the-ship } placed at { $space }
said-sailed = ship { the-ship } to { $to }
said-post = post on island { $island }
said-post-first = island { $island } discovered
said-loaded = { $count ->
    [one] 1 cannon
   *[other] { $count } cannons
}
said-taken = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
said-advanced = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
said-picked = token “{ the-token }”
said-built = { $count ->
    [one] 1 tile on island { $island }
   *[other] { $count } tiles on island { $island }
}
said-collected = with { $goods }
said-completed = island { $island } complete
said-chest = the chest
said-ordered = { $count ->
    [one] 1 space in player order
   *[other] { $count } spaces in player order
}
said-jumped = to the front of the player order
said-used = “{ the-token }” used
said-gold = { $count } gold
said-paid = { $count } gold paid
said-pirates = pirates, strength { $count }
said-final = final scoring

# Headings of the log
chapter-round = Round { $round }
chapter-end = End of the round
chapter-final = Final scoring

## Where points come from

source-discovery = Discoveries
source-tiles = Tiles built
source-completion = Islands completed
source-posts = Trading posts
source-gold-overflow = Gold beyond the track
source-cubes = Cubes
source-pirates = Pirates
source-gold = Gold at the end
source-goods = Goods
source-tokens = Progress tokens
source-progress = Progress track
source-special = Special action track

## What luck is about, in an analysis

drawn-pirates = Pirates revealed
drawn-tokens = Progress tokens
drawn-production = Production tokens
drawn-tower = The cube tower

## Why something is refused

refusal-token-first = Take your progress token first.
refusal-choose-first = Choose an action first.
refusal-choose-or-gold = Choose an action or take gold first.
refusal-action-chosen = You have already chosen your action.
refusal-other-action = This is not part of the action that you chose.
refusal-action-over = Your action is over: confirm your turn.
refusal-no-cube = { the-colour } is not on offer: there is no cube of that colour in the action space.
refusal-no-cube-nor-disc = { the-colour } is not on offer: there is no cube of that colour in the action space, and your disc is not on it.
refusal-no-unused-token = You have no unused progress token that allows this.
refusal-no-token-due = You may not take a progress token now.
refusal-token-not-on-display = “{ the-token }” is not on display.
refusal-token-not-used-so = “{ the-token }” cannot be used like this.
refusal-token-not-owned = You do not have “{ the-token }”.
refusal-token-used = “{ the-token }” works only once, and you have already used it.
refusal-blue-action-only = This token can only be used in a blue action.
refusal-too-few-ap = This costs { $cost } AP, but you have only { means }.
refusal-no-chest = You have no treasure chest to exchange.
refusal-ships-placed = Both of your ships are already on the board.
refusal-place-both = Place both of your ships first.
refusal-place-ship-first = This ship is not on the board yet: place it first.
refusal-ship-done = This ship has already ended its movement in this action.
refusal-ships-done = Both of your ships have already ended their movement.
refusal-ship-there = The ship is already there, and it cannot establish a trading post.
refusal-water-only = Ships move on water only.
refusal-space-taken = There is already a ship there; only frame spaces hold more than one.
refusal-no-posts-left = All { $limit } of your trading posts are on the islands.
refusal-no-landing = None of your ships has just ended its movement on an anchor space next to it.
refusal-post-space-taken = This trading-post space is occupied or built over.
refusal-cannon-track-ends = The cannon track ends at { $limit }.
refusal-tile-gone = There is no “{ the-tile }” tile left in the general supply.
refusal-neutral-limit = { $limit ->
    [one] You may take only one neutral tile in a phase.
   *[other] You may take only { $limit } neutral tiles in a phase.
}
refusal-progress-track-ends = { $room ->
    [0] Your disc is at the end of the progress track.
    [one] Only 1 space is left on the progress track.
   *[other] Only { $room } spaces are left on the progress track.
}
refusal-tile-not-owned = There is no “{ the-tile }” tile in your supply.
refusal-no-post-on-island = You have no trading post on this island.
refusal-tile-on-water = Tiles are built only on land, never on water.
refusal-tile-across-water = A tile must lie on one island; it cannot bridge water.
refusal-post-in-the-way = A trading post cannot be built over.
refusal-built-over = One of these spaces is already built over.
refusal-corner-only = Touching at a corner is not enough: tiles link side to side.
refusal-not-linked = The tile must touch one of your trading posts, or a chain of tiles that leads to one.
refusal-production-not-on-display = There is no such production token on display.
refusal-special-track-ends = { $room ->
    [0] Your disc is at the end of the special action track.
    [one] Only 1 space is left on the special action track.
   *[other] Only { $room } spaces are left on the special action track.
}
refusal-disc-in-front = Your disc is already in front and on top.
# Moves as they are written in records; values as they were written
refusal-no-square = “{ $square }” is not a square; they run from a1 to { $last }.
refusal-no-frame-space = “{ $space }” is not a frame space; they run from @0 to @{ $last }.
refusal-no-tile = There is no tile “{ $tile }”.
refusal-no-turn-of-tile = Tile { $tile } can be turned 0 to { $last } times, not “{ $turn }”.

## What cannot be chosen for a new game

wrong-stick = If all cubes stick, every cube stays in the tower and the game is over before the first turn: choose 99 or less for “stick”.
wrong-no-map = the tiles of edition { $edition } made no legal map for { $players } players in { $draws } draws (AM-SETUP-4 to AM-SETUP-7)
map-enclosed = land encloses the water at { $squares }; ships must reach all water
map-corner = the land at { $square } touches the island of { $island } only at a corner; land that touches must be joined along sides
map-big-islands = { $islands } islands have { $squares } or more squares of land, but there are only { $chests } treasure chests
map-no-post = the island of { $island } has no trading-post space, so nobody could ever build there

## What is wrong with an edition ($fault: why a map is not legal; the rest as in its file)

box-tile = six rows of six characters
box-rows = the map has { $rows } rows; a tile has 6
box-row = row { $row } has { $squares } squares; a row has 6
box-mark = row { $row } has '{ $mark }'; the characters are . # P a and n f c s t for the five goods
box-post = the trading-post space in row { $row }, column { $column } has { $count } anchors along its sides; it needs one, and usually has no more (AM-SHIP-4)
box-anchor = the anchor in row { $row }, column { $column } has { $count } trading-post spaces along its sides; it needs one, and usually has no more (AM-SHIP-4)
box-tile-illegal = no map with this tile is legal: { $fault }
box-tile-poor = few maps with this tile are legal: { $fault }
box-side = land does not reach the { $side } side on its two middle squares; both or neither, and no other square of the side, joins best (AM-SETUP-5)
box-goods = the tiles have { $count } spaces for { $good } ('{ $letter }'); the box has 8 tokens of each good (AM-SETUP-8)
box-good-twice = { $good } is there twice; one table per good
box-no-good = { $good } is missing; one table per good
box-costs = the costs of all tokens together are { $costs }; a good has three of cost 2, four of cost 3, three of cost 4 (AM-SETUP-12)
box-steps = a list of [step, victory points]
box-points = the victory points are { $points }; they are 1, 3, 6, 10, 15 (AM-PROG-2)
box-last-points = the last victory points lie at step { $last }; the track ends with them, at step { $steps } (AM-PROG-3)
box-first-space = the first space is { $colour }; it is 'white'
box-last-space = the last space is { $colour }; it is 'any' (AM-SPEC-4)
box-between = 'white' or 'any' stands between the ends; the spaces between are { $colours } (AM-SPEC-3)
box-beyond = step { $step } lies beyond the track; its last step is { $steps }
box-falling = { $pair } follows { $before }; steps and victory points both rise along the track
box-shape = a drawing of # squares, a string for each row
box-shape-empty = shape { $shape } is empty; draw its squares with '#'
box-shape-apart = shape { $shape } falls apart; its squares must join along their sides
box-large = { $shape } has { $squares } squares; these tiles have 1 to { $most }
box-worth = { $small } victory points on a small island, { $big } on a big one; the smaller value is that of small islands (AM-BUILD-7)

## The lessons (each prompt is at most 40 words)

lesson-turn = Your turn
lesson-turn-goal = Welcome, captain! You explore islands, found trading posts and build on them. After five rounds, whoever has the most victory points (VP) wins.
lesson-turn-cubes = Cubes fall out of a tower. Their colours are the actions on offer. The most frequent colour gives the strength: six blue cubes are six action points (AP), whatever you choose. Let me choose black.
lesson-turn-load = Black loads cannons, which you need against pirates. Each action point loads one. Load at least four.
lesson-turn-few = That is fewer than four. Nothing is lost: take it back and load more.
lesson-turn-end = Well done. One action is one turn. Until you end it, you may take everything back. End your turn.

lesson-ships = Ships
lesson-ships-frame = Blue moves ships. The first time, you put both of them on the frame around the sea, wherever you like. I choose blue and place your first ship.
lesson-ships-place = Now you: click any space of the frame for your second ship.
lesson-ships-sail = Each ship may move as many squares as you have action points: six today. It sails around corners, but never diagonally and never over land. Pick a ship and sail somewhere.
lesson-ships-idle = Your ships have not moved. Take the end of the turn back, and sail.

lesson-post = Trading posts
lesson-post-why = Anchors lie beside trading-post spaces. A ship that ends its movement on an anchor may found a trading post next to it. You can build later only where you have a post.
lesson-post-do = Sail a ship to the anchor that is marked, or to any other within reach, and found a post.
lesson-post-none = You have no post yet. Take the end of the turn back, and sail to an anchor.
lesson-post-elsewhere = This ship lies where it can found nothing, or you did not want to. Take it back, or use your other ship.
lesson-post-points = The first post on an island discovers it: 3 victory points for you. All posts there score when the island is complete.

lesson-plan = Planning
lesson-plan-supply = To build you need tiles. Red fetches them: one of your own villages costs 1 action point, whatever its size; a neutral tile costs as many as it has squares. I choose red.
lesson-plan-take = Take at least one village and one neutral tile. In one turn you may have only one neutral tile, but as many villages as you can pay for.
lesson-plan-village = a village
lesson-plan-neutral = a neutral tile
lesson-plan-early = Something is still missing. Take the end of the turn back, and take more tiles.

lesson-build = Building
lesson-build-where = Green builds your tiles on islands where you have a post. They must touch your post, or a chain of villages of yours and neutral tiles that leads to it. I choose green.
lesson-build-lay = Choose a village of one square and lay it next to your post, on the square with tobacco.
lesson-build-none = Nothing is built yet. Take the end of the turn back, and lay a tile.
lesson-build-good = The tobacco is yours now. Larger tiles score points at once, and on islands with a treasure chest they score more. Nobody can build over a post.

lesson-complete = Completing an island
lesson-complete-do = One square of this island is still free. Cover it with your second village.
lesson-complete-none = The island still has a free square. Take the end of the turn back, and cover it.
lesson-complete-posts = Complete: 3 victory points for you. Then everybody's posts score there: 1, 3, 6, 10 … for one, two, three, four, times the time marker. It counts down from 5 to 1, so hurry!

lesson-goods = Goods
lesson-goods-why = At the end each good scores: your commodities from the islands, times your production tokens. You start with one production token of each good. Yellow buys more. I choose yellow.
lesson-goods-buy = Buy one. Two tobacco and two tokens for it would score 2 × 2 = 4 points.
lesson-goods-none = You have bought nothing. Take the end of the turn back, and buy a token.

lesson-progress = Progress
lesson-progress-track = Brown moves you along the progress track, which scores at the end. On the spaces with points you also take a progress token. Tap a token to read what it does. I choose brown.
lesson-progress-go = The first such space is the fourth. Go there, then take a token you like.
lesson-progress-short = That stops before the fourth space. Take it back, and go on to the end.

lesson-gold = Using gold
lesson-gold-take = Instead of an action you may take gold: one for every three cubes. You did so last turn and have 4 gold; each is worth one action point when you need it. I choose black.
lesson-gold-pay = You have six action points. Load more than six cannons: gold pays for the rest by itself.
lesson-gold-saved = Your action points alone paid for that. Take it back, and load seven or more.

lesson-order = Going first
lesson-order-track = Whoever is farthest along the special action track acts first, and its points score at the end. White moves your disc, one space for each action point. I choose white.
lesson-order-go = Move at least three spaces: that is worth 1 point at the end.
lesson-order-short = That is fewer than three spaces. Take it back, and go farther.
lesson-order-special = Your disc lies on a colour now. From now on, wherever a white cube lies you may choose that colour instead, even without a cube of it.

lesson-pirates = Pirates
lesson-pirates-come = It is the end of a round, and now the pirates attack. The open marker shows 2: everybody needs two cannons. Whoever has fewer loses all of them, and 2 victory points. I choose black.
lesson-pirates-load = Load enough cannons, then end your turn.
lesson-pirates-lost = The pirates were stronger. Repeat the lesson, and load two cannons or more.
lesson-pirates-next = Beaten off! Only the cannons that were needed are spent. After each round one more pirate is turned up, and all open ones attack together. Look at them now and then.

lesson-round = Your first round
lesson-round-hint = A whole round against the deckhand, as seven phases of one turn each. The hint button shows what a strong player would do. Begin with ships: found a post!
lesson-round-plan = Now fetch tiles with red and build them with green, as soon as they are on offer. Nothing useful there? Take gold, or load cannons.
lesson-round-end = Play on until the pirates have come. Ask for a hint whenever you like.
lesson-round-final = You know Amerigo! In four more rounds the islands fill up. Then gold, goods and both tracks score. The rules are always one click away.

## Said once, in the first games after the lessons

explain-overflow = Action points left over at the end of a track are worth 2 gold, however many there are.
explain-chest = A treasure chest comes from completing a big island. It can be exchanged for 3 gold whenever you have your turn.
explain-time = The time marker has gone down: from now on posts on completed islands score less.
explain-production = Production tokens that nobody bought have left the game. Each is on display for one round only.
explain-token = Some progress tokens work from now on, others once, others at the end of the game. Tap one to read what it does.
explain-tokens = Four new progress tokens have come, and those that nobody took for two rounds have left. The display says which go next.
explain-full = The gold track ends at 12. Every gold beyond that is a victory point at once.
explain-lost = Too few cannons: all of them are lost, and as many points as the pirates are strong. Points never fall below 0.
explain-revealed = One more pirate is face up. Next time they attack with the sum of all that are open.
explain-skipped = No cubes fell out, or none lay in storage: the phase is skipped and nobody acts.
explain-final = The last round is over. Gold, goods, tokens and both tracks score now; the sheet of points shows everything.

# --- the editor of editions

edit-map = Map
value-big-island = Least land of a big island
value-chests = Chests on the map
edit-players = Of every player
value-ships = Ships
value-posts = Trading posts
value-cannons = End of the cannon track
value-gold = End of the gold track
edit-tower = Cube tower
value-cubes = Cubes of every colour
value-stick = Chance that a cube sticks
value-dislodge = Chance that one is knocked loose
edit-rounds = Rounds
value-times = Time markers, round by round
value-rounds-posts = Points for 1, 2, 3 … posts
edit-pirates = Pirate markers
value-markers = Strengths
edit-progress = Progress track
value-steps = Steps
value-points = Points, as step/points
edit-special = Special action track
value-colours = Colours of the spaces
edit-production = Production tokens: costs
edit-good = Good
edit-unmarked = Without a mark
edit-for-three = Marked 3
edit-for-four = Marked 4
edit-shapes = Shapes of building tiles
edit-shape = Shape
edit-drawing = Drawing
edit-square = square of the tile
edit-nothing = nothing
edit-villages = Village tiles of a player
edit-neutrals = Neutral tiles
edit-id = Name
edit-count = How many
edit-small = On a small island
edit-big = On a big island
edit-tokens = Progress tokens
edit-rule = Rule
edit-actions = Actions
edit-tiles = Island tiles
edit-name = Title
edit-tiles-map = Drawing
edit-water = water
edit-land = land
edit-post = trading-post space
edit-anchor = anchor space

## Beside the board: what is entered by hand

entered-tiles = Map, attempt { $number }: which island tile lies where, row by row from the top left?
entered-turns = By how many quarter turns clockwise is each tile turned, in the same order?
entered-order = Who is first in player order, and who is next?
entered-tower-all = All cubes go into the tower. How many of each colour fall out?
entered-tower = Into the tower: { the-colour }, { $count }. How many of each colour fall out?
entered-pirates = How strong is the pirate marker that is turned up?
entered-tokens = Which progress token is laid out next?
entered-production = Which production token is laid out next?
