### My Game: every word that a page shows.
###
### player is a name, number the number of a stone.

game-title = My Game
game-about = Take stones from both ends of a row, each smaller than the last.
game-length = Five minutes

option-stones = Stones
    .help = How many lie in the row.

points = Points
taken = Stones taken
stone = { $number }
left-in-row = Stones in the row

prompt-take = Take a stone from one of the ends.
prompt-go-on = Take a smaller stone, or end your turn.
prompt-end = No end is smaller: end your turn.

move-left = Take { $number } from the left end
move-right = Take { $number } from the right end
move-end = End your turn
final-over = the game ends
left-stone = a smaller stone can be taken

event-took = { $player } takes { $points }.
said-took = takes { $points }
source-stones = Stones
drawn-row = Order of the stones

refusal-not-smaller = { $number } is not smaller than { $before }.
refusal-empty = No stone is left: end the turn.
refusal-no-stone = Take a stone first.
