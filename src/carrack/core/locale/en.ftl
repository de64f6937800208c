### What the engine itself says about every game. A game's own texts come before these.
###
### Values: game is its title, move a notation, seat and deciding are numbers of seats from 0.

## Why something is refused, whatever the game

refusal-game-over = The game is over.
refusal-not-your-turn = It is the turn of seat { $deciding }, not of seat { $seat }.
refusal-no-such-move = “{ $move }” is not a move of this game.
refusal-no-such-number = Moves are numbered from 0 to { $last }; there is no move { $number }.
refusal-no-such-action = Actions are numbered from 0 to { $last }; there is no action { $action }.
refusal-action-without-move = Action { $action } does not stand for a move in this position.
refusal-no-command = Seat { $seat } cannot do “{ $move }” out of turn now.
refusal-no-commands = Nothing can be done out of turn in { $game }.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-out-of-reach = Only decisions { $first } to { $last } can be taken back, not { $decision }.
refusal-row-goes-on = Only the last move of a row may draw, reveal something or end the turn, but “{ $move }” does: send what follows it separately.
refusal-gone-on = The game has moved on since this was shown.

## What cannot be chosen for a new game ($option: its name, $numbers, $known and $choices: lists)

wrong-players = { $game } is for { $least } to { $most } players, not { $players }.
wrong-option = { $count ->
    [0] { $game } has no option “{ $option }”; it has none at all.
   *[other] { $game } has no option “{ $option }”; it has { $known }.
}
wrong-option-players = Option “{ $option }” is only for these numbers of players: { $numbers }; there are { $players } here.
wrong-choice-players = Option “{ $option }” can be “{ $value }” only with these numbers of players: { $numbers }; there are { $players } here.
wrong-choice = Option “{ $option }” is one of { $choices }, not “{ $value }”.
wrong-text = Option “{ $option }” is a text of up to { $longest } characters.
wrong-number = Option “{ $option }” is a whole number from { $least } to { $most }, not “{ $value }”.
