# Texts of the page. What a game says about itself comes from the game.

## Everywhere
language = Language
close = Close
cancel = Cancel
back = Back
really = Really?
loading = One moment …
range = { $from } … { $to }
game = Game
bot = bot
unofficial = Carrack is unofficial. Its art, its wording of the rules and its reconstructed components are its own.

menu = Menu

## Start page
tagline = Exploration and trade at sea, by the book.
new-table = New table
open-record = Open a record
my-tables = My tables on this device
finished-games = Finished games
no-tables = No game is running. Open a table: against bots you can start at once.
continue = Continue
look = Look back
rematch = Rematch
play-again = Play again
delete-table = Delete
forget-table = Remove from list
finished = finished
your-turn = Your turn
waiting = Waiting for { $player }.
to-start = To the start page

## New table
players = Players
seats = Seats
player-name = Player { $number }
name-of = Name on seat { $number }
who-of = Who plays seat { $number }
who-here = on this device
who-link = by link, elsewhere
who-bot = bot: { $bot }
who-person = A person
who-strength = A bot
other-bots = Other bots
hints-allowed = Hints allowed
hints-allowed-about = Whoever decides may ask what a bot would play.
strengths = How strong the bots are
strength-deckhand = Deckhand
    .about = Makes mistakes, for a first game. Answers within a second.
strength-helmsman = Helmsman
    .about = Plays soundly. Thinks up to 2 seconds a turn.
strength-navigator = Navigator
    .about = Looks ahead and forgives little. Thinks up to 5 seconds a turn.
strength-admiral = Admiral
    .about = The strongest here. Thinks up to 10 seconds a turn.
automaton = Automaton
alone = alone
alone-hint = You play alone against the automaton. Nobody decides for it: the rules do.
remove = Remove
bot-names = Inês, Bartolomeu, Leonor, Fernão
link-hint = You find the links under “Seats” as soon as the table is open.
options = Options and practice
practice-seed = Practice with a chosen seed
practice-hint = The same seed gives the same map and the same luck again. Such a table is marked as practice.
start-game = Start the game

## Table
tabs = Parts of the table
tab-board = Board
tab-players = Players
tab-displays = Displays
tab-log = Log
actions = What to do
moves = Legal moves
trail = Chosen so far
trail-top = All moves
practice = practice
spectator = watching
score-short = Points
score-sheet = Score sheet
score-source = Source
score-total = Total
score-place = Place
won = { $player } wins with { $points } VP.
won-tie = { $player } wins the tie with { $points } VP by player order.
won-automaton = The automaton has won.
over = The game is over. { $player } has won.
over-automaton = The game is over. The automaton has won.
thinking = { $player } is thinking …
thinking-of = { $seconds } s · usually { $most } s at most
thinking-for = { $seconds } s
thinks = thinking
hint = Hint
hint-key = What would a bot play? (H)
hint-waits = A bot is thinking about your move …
hint-none = The bot has nothing to choose here.
hint-by = Advice of the { $bot }, who knows what you know. A click plays the move.
hint-close = Put the hint away (Esc)
hint-rank = The hint’s choice number { $rank }
hint-way = ({ $count } moves)
hint-then = then { $moves }
hint-heard = Hint: { $move }, { $value }. The best moves are listed and marked.
outlook = Expected result
points-short = { $points } pts
showing = { $player } is playing …
provisional = { $player } has not confirmed this turn yet; it may still change.
cover-pass = Pass to { $player }
cover-why = What only one player may see stays covered until the device has changed hands.
cover-show = I am { $player } – show my view
confirm = Confirm turn
confirm-key = Confirm turn (Enter)
undo = Take back
undo-key = Take back one step (U or Ctrl+Z)
undo-way = Way
undo-way-title = Take back the whole way that was sailed last
undo-all = All
skip = Skip »
speed = Speed of others’ moves
speed-off = at once
speed-fast = fast
speed-normal = normal
speed-slow = slow
mute = Sound off
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
offline = The connection is lost. Trying again …
retrying = Your move has not arrived yet. It is being sent again …
table-deleted = This table has been deleted.
table-replaced = This link was replaced by a new one. Ask the host for it.
link-dead = This link was replaced by a new one; ask the host for it. With the old one you can only watch.
table-missing = There is no such table.
to-rematch = To the rematch
save-record = Save record
save-record-running = The game is running: this record leaves out what is still hidden and cannot be replayed.

## What the server refuses ($message: in its own words)
problem-silence = The server does not answer. Try again in a while.
problem-refused = { $message }
problem-stale = { $message }
problem-token = { $message }
problem-seat = { $message }
problem-bot-seat = { $message }
problem-human-seat = { $message }
problem-automaton = { $message }
problem-over = { $message }
problem-hints = { $message }
problem-not-deciding = { $message }
problem-busy = { $message }
problem-running = { $message }
problem-no-table = { $message }
problem-no-replay = { $message }
problem-too-many = { $message }
problem-too-long = { $message }
problem-components = { $message }
problem-store = { $message }
problem-full = { $message }
problem-unreadable = { $message }
problem-bug = { $message }
problem-record = { $message }
problem-running-record = { $message }
problem-waits = { $message }

## Seats
here = here
online = online
away = away
resigned = resigned
played-by-bot = played by the bot { $bot }
played-by-rules = played by the rules
copy-link = Copy link
new-link = New link
rename = Rename
to-bot = Hand to a bot
to-bot-named = Hand to { $bot }
change-bot = Another bot
to-human = Hand to a person
resign = Resign
qr = The link as a QR code
copied = The link is copied.
copy-yourself = Here is the link.
link = Link
commitment-told = Luck was settled before the first move. Its seal:
practice-told = Practice: the seed was chosen. Its seal:
seed-told = The seed, now open:

## Log
log-earlier = Show earlier entries
log-undo = { $player } takes something back.
why = why?
why-of = Why? Rule { $rule }
note-rematch = There is a rematch of this game.
note-resign = { $player } resigns.
note-bot = A bot now plays for { $player }.
note-human = { $player } plays again.
note-rename = A seat is now called { $player }.
note-link = { $player } has a new link.
note-seed = The seed is revealed.

## Replay
replay = Replay
replay-at = Step { $step } of { $last }, turn { $turn }
replay-turn = Turn
replay-step = Step
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-leave = Back to the table
record-hint = A record is a text file with every move of a game. Each step is checked while you watch.

## Analysis of a finished game
analysis = Analysis
analysis-waits = It begins as soon as a bot has time …
analysis-runs = A bot is looking at the game: { $done } of { $total } …
analysis-begins = A bot is looking at the game …
analysis-failed = The analysis failed: { $message }
analysis-none = Nobody has asked for an analysis of this game. Whoever played it can.
analysis-again = Try again
analysis-unjudged = The bot { $bot } gives no values, so there are no curves.
analysis-by = Judged by { $bot }.
analysis-by-two = Judged by { $bot }; the largest losses looked at again by { $strong }.
plot-what = What the curves show
plot-eyes = Whose knowledge
plot-wins = Chance of winning, turn by turn
plot-wins-short = Chances
plot-points = Expected points, turn by turn
plot-points-short = Points
plot-turn = Turn { $turn }
plot-end = End
plot-table = The curves as a table
as-known = As they knew it
as-known-title = Judged by what the player whose turn it was could know
hindsight = Hindsight
hindsight-title = Judged with everything hidden laid open
turning-points = Decisions that mattered
turning-points-none = No decision changed the result by much.
strokes-of-luck = Luck, good and bad
luck-after = After { $player }’s decision.
moment-of = Turn { $turn }, { $player }
moment-turn = Turn { $turn }
moment-played = played: { $move }
moment-better = better: { $move }
mark-played = played
total-decisions = Decisions
total-loss = Given away
total-luck = Luck

## Designing maps
design-map = Design a map
design-map-of = Design a map for { $game }
design-open = Open file
design-save = Save as file
design-share = Share as link
design-link-copied = The link is copied. It holds the whole map.
design-link-here = This link holds the whole map.
design-link-hint = Whoever opens it sees the map, can play it at once or go on drawing.
design-bad-link = This link holds no map: it may have been cut short. Ask for it again.
design-none = Maps of this game cannot be drawn.

## Rules
rules = Rules
rules-of = The rules of { $game }
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
search = Search words or an identifier
inspector = What this is

## Amerigo: what only the page says
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
ap = { $ap } AP
round = Round
board-label = The sea with { $islands } islands, round { $round }. Everything that can be clicked here is also among the moves.
cubes-table = Cubes by colour
phase-order = Order of this phase: seats { $order }
track-start = start
deck-left = { $count } to come
display-empty = All sold.
production-token = { $good }, { $cost } AP
pirates-label = { $hidden ->
    [0] All pirates are face up.
   *[other] { $hidden } face down. Not seen yet: { $odds }, one of them stays out.
}
pirates-odds = May come: { $odds }
pirates-against = { $cannons } cannons against strength { $strength }
posts-left = Trading posts left: { $count }
place-in-order = Place { $place } in player order
sheet-of = Sheet of { $player }
goods-of = { $good }: { $commodities } commodities × { $production } production tokens
which-move = Which move?
use-token = Use { $token }
rotate = Rotate
place-here = Place here
lay-back = Lay back
place-hint = { $tile }: point at a bright square.
island-told = { $size } squares of land, { $free } free. Posts: { $posts }
built-by = Built by { $player }.
kind-told = { $cost } AP to take, { $cost } to build. { $small } VP on a small island, { $big } on a big one.
special-told = White here also stands for: { $colour }. Value reached: { $points } VP.
progress-told = { $next ->
    [-1] { $steps } steps, { $points } VP at the end.
   *[other] { $steps } steps, { $points } VP at the end so far. The next value is at step { $next }.
}
components-of = Components: { $edition }
components-hint = No public text gives everything that is printed. The owner of a box can enter it and play with exactly that.
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
