### Fen Fair: every word about this game that a page shows.
###
### place and good are the ids of the engine (alder, honey); player is a name, points are coins.
### Who may not see a private value gets the variant with the asterisk.

game-title = Fen Fair
game-about = Cart eels, wool, peat and honey over the fen, sell where they are dear, and keep your commission to yourself.
game-length = Ten minutes with bots, half an hour with friends

## Names

place-alder = Alder Farm
place-birch = Birch Farm
place-willow = Willow Farm
place-rowan = Rowan Farm
place-heron = Heronby
place-otter = Otterham
place-plover = Plover Cross
place-bittern = Bittern End
place-fair = The Fair
to-place = { $place ->
    [alder] to { place-alder }
    [birch] to { place-birch }
    [willow] to { place-willow }
    [rowan] to { place-rowan }
    [heron] to { place-heron }
    [otter] to { place-otter }
    [plover] to { place-plover }
    [bittern] to { place-bittern }
    [fair] to the Fair
   *[other] { $place }
}
at-place = { $place ->
    [alder] at { place-alder }
    [birch] at { place-birch }
    [willow] at { place-willow }
    [rowan] at { place-rowan }
    [heron] in { place-heron }
    [otter] in { place-otter }
    [plover] in { place-plover }
    [bittern] in { place-bittern }
    [fair] at the Fair
   *[other] { $place }
}
good-honey = honey
good-eels = eels
good-peat = peat
good-wool = wool
the-good = { $good ->
    [honey] { good-honey }
    [eels] { good-eels }
    [peat] { good-peat }
    [wool] { good-wool }
   *[other] { $good }
}
the-other = { $other ->
    [honey] { good-honey }
    [eels] { good-eels }
    [peat] { good-peat }
    [wool] { good-wool }
   *[other] { $other }
}

## On the table

coins = Coins
cart = On the cart
tarpaulin = Under the tarpaulin
commission = Commission
crates-sold = Crates sold
day = Day
day-of = { $day } of { $days }
holds-crates = { $below ->
    [0] { the-good }, the last crate
   *[other] { the-good } on top of { $below }
}
holds-nothing = no crates left
holds-price = wants { the-good } and { the-other }: { $price } coins
holds-fair = buys anything: { $price } coins
holds-cart = cart of { $player }

option-days = Days
    .help = How many turns everybody has.

## Moves

prompt-turn = { $things ->
    [one] Do one more thing, or end your turn.
   *[other] Do up to { $things } things, then end your turn.
}
prompt-done = You have done three things: end your turn.

move-go = Go { to-place }
move-buy = Buy { the-good } for { $points } coins
move-draw = Buy a crate unseen for { $points } coin
move-sell = Sell { the-good } for { $points } coins
move-end = End your turn
group-go = Go

left-things = { $things ->
    [one] one thing not done
   *[other] { $things } things not done
}

final-buy = the next crate is turned up
final-draw = you look at the crate
final-sell = the others see the crate
final-end = the game ends

## What happens

event-began = { $good ->
    [honey] { $player } begins with { $points } coins and a commission for honey.
    [eels] { $player } begins with { $points } coins and a commission for eels.
    [peat] { $player } begins with { $points } coins and a commission for peat.
    [wool] { $player } begins with { $points } coins and a commission for wool.
   *[other] { $player } begins with { $points } coins and a secret commission.
}
event-went = { $player } goes { to-place }.
event-bought = { $player } buys { the-good } { at-place }.
event-turned-up = Now on top { at-place }: { the-good }.
event-drew = { $good ->
    [honey] { $player } buys a crate unseen { at-place }: honey.
    [eels] { $player } buys a crate unseen { at-place }: eels.
    [peat] { $player } buys a crate unseen { at-place }: peat.
    [wool] { $player } buys a crate unseen { at-place }: wool.
   *[other] { $player } buys a crate unseen { at-place }.
}
event-sold = { $player } sells { the-good } { at-place }: { $points } coins.
event-new-day = Day { $day } begins; prices rise.
event-commission = { $player }, commission for { the-good }: { $crates } sold, { $points } coins.

chapter-new-day = Day { $day }
said-went = goes { to-place }
said-bought = buys { the-good }
said-drew = buys a crate unseen
said-sold = sells { the-good } for { $points }

drawn-crates = Crates at the farms
drawn-wants = What the towns want
drawn-commissions = Commissions

won = { $player } wins with { $points } coins.

source-began = Coins at first
source-bought = Bought
source-drew = Bought unseen
source-sold = Sold
source-commission = Commissions

## Why a move is refused

refusal-nothing-left = Three things are done: end the turn.
refusal-too-far = No way leads from here { to-place } directly.
refusal-no-crate = There is no such crate here: crates are bought at farms.
refusal-cart-full = The cart is full: it holds three crates.
refusal-coins = That costs { $price }, and there are only { $coins } coins.
refusal-no-such-crate = There is no crate of { the-good } on the cart.
refusal-not-wanted = Nobody wants { the-good } { at-place }.

## Lessons, and what is said once in the first games after them

lesson-buy = Buying
lesson-buy-goal = You are a carter in the fen. Fetch crates from the farms at the corners, and sell them in the towns between. After the last day most coins win.
lesson-buy-way = In a turn you may do three things. Going along one way is one of them. I go to Heronby.
lesson-buy-do = Eels lie on top at Alder Farm. Go there and buy them for 2 coins; any crate bought unseen costs 1.
lesson-buy-early = You have no eels yet. Take the end of the turn back, and buy them.
lesson-sell = Selling
lesson-sell-where = Every town wants two goods, the Fair all four. Heronby and Otterham want eels, and both pay 6 coins.
lesson-sell-do = Go to either of them and sell your eels.
lesson-sell-none = Your eels are not sold. Take the end of the turn back, and sell them.
lesson-sell-price = Each crate that is sold lowers the price of the town by 1. And your secret commission is for eels: it brings 2 more coins for every crate, at the end.
explain-new-day = A new day: all prices have risen by 1 coin, to 6 at most. And the next seat begins.
