game-title = Lanterns
option-rounds = Rounds
    .help = How many turns everybody has.
option-deal = Deal
deal-open = two cards
deal-tight = one card

points = Points
hand = Cards
called = Has called
cards-played = Cards played
cards-left = Cards in the deck
place-die = The climb
place-deck = The deck
lantern-out = the lantern is out
face-down = face down
eyes = threw { $eyes }
card = card { $card }
asks-throw = Your turn: throw the die.
asks-more = Throw again, play a card, or end your turn.

group-cards = Play a card
move-throw = Throw
move-card = Play the { $card }
move-look = Look at the top card
move-end = End
move-call = Call out
left-card = { $cards ->
    [one] a card not played
   *[other] { $cards } cards not played
}
final-throw = a die falls
final-look = you will have seen it
final-card = you draw a card
final-over = the game is over
source-climb = Climbed
source-call = Called

event-threw = { $player } throws a { $eyes }.
said-threw = throws a { $eyes }
event-blown-out = The wind blows { $player }’s lantern out.
said-blown-out = loses the light
event-played = { $player } plays the { $card }.
event-looked = { $player } looks at the top card.
event-drew = { $player } draws a card.
event-scored = { $player } gets higher.
said-scored = climbs
drawn-throw = A throw
