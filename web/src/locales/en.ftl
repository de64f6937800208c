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
ends-on = will be removed on { $day }
continue = Continue
look = Look back
play-again = Play again
rematch-rotated = Rematch, one seat on
rematch-stronger = Against stronger bots
share = Share
best-so-far = Your { $points } points; your best with { $players } so far: { $best }. Won { $won } of { $played }.
score-cell = { $source }, { $player }: { $points }. Show what for.
rematch = Rematch
delete-table = Delete
forget-table = Remove from list
name-and-points = { $player } { $points }
came-first = { $player } came first
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
    .about = Plays soundly.
strength-navigator = Navigator
    .about = Looks ahead and forgives little.
strength-admiral = Admiral
    .about = The strongest here. Thinks about a second a turn.
automaton = Automaton
alone = alone
alone-hint = You play alone against the automaton. Nobody decides for it: the rules do.
remove = Remove
bot-names = Inês, Bartolomeu, Leonor, Fernão
link-hint = You can send the invitations as soon as the table is open. The game begins by itself when all are here.
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
score-sheet = Points
score-so-far = Scored so far
standing = Estimate
standing-told = What everything public would score if the game ended now.
standing-total = With the estimate
score-source = Source
score-total = Total
score-place = Place
won = { $player } wins with { $points } VP.
won-tie = { $player } wins the tie with { $points } VP by player order.
won-automaton = The automaton has won.
won-shared = { $players } share the first place with { $points } VP.
over = The game is over. { $player } has won.
over-automaton = The game is over. The automaton has won.
over-shared = The game is over. { $players } share the first place.
thinking = { $player } is thinking …
thinking-of = { $seconds } s · usually { $most } s at most
thinking-limit = { $seconds } s · at most { $most } s for a decision
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
end-turn = End turn
end-more = { $count } more
undo = Take back
undo-key = Take back one step (U or Ctrl+Z)
undo-end = Take back the end of the turn
undo-way = Way
undo-way-title = Take back the whole way that was sailed last
undo-row = Last
undo-row-title = Take back all that was done last at one go
undo-all = All
skip = Skip »
speed = Speed of others’ moves
speed-off = at once
speed-fast = fast
speed-normal = normal
speed-slow = slow
theme = Light or dark (auto: as the system)
theme-auto = auto
theme-light = light
theme-dark = dark
mute = Sound off
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
offline = The connection is lost. Trying again …
retrying = Your move has not arrived yet. It is being sent again …
table-deleted = This table has been deleted.
ends-unused = Nobody has used this table for a long time: it will be removed on { $day }.
ends-keeper = Whoever runs this server will remove this table on { $day }. Until then its record can be saved.
ends-keep = Keep it
table-replaced = This device no longer holds its seat: the link was renewed on another device, or somebody has come with a new invitation of the host.
link-dead = This link opens no seat any more; ask the host for an invitation. With it you can only watch.
seat-lost = The seat of { $players } is not yours on this device any more: the link was renewed, or somebody has come with a new invitation of the host. The log tells what happened. You can only watch.
luck-broken = Careful: this table has not kept to the luck that was agreed when it gathered. Do not trust it.
table-missing = There is no such table.
table-closed = This table is closed to watchers. It opens with an invitation, or with the link of a seat.
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
problem-invitation = { $message }
problem-present = { $message }
problem-closed = { $message }
problem-human-seat = { $message }
problem-automaton = { $message }
problem-over = { $message }
problem-hints = { $message }
problem-waiting = { $message }
problem-paused = { $message }
problem-talk = { $message }
problem-not-deciding = { $message }
problem-busy = { $message }
problem-running = { $message }
problem-no-table = { $message }
problem-no-replay = { $message }
problem-too-many = { $message }
problem-too-long = { $message }
problem-long = { $message }
problem-components = { $message }
problem-store = { $message }
problem-full = { $message }
problem-unreadable = { $message }
problem-bug = { $message }
problem-record = { $message }
problem-running-record = { $message }
problem-alone = { $message }
problem-ended = { $message }
problem-outdated = { $message }
problem-waits = { $message }

## Seats
here = here
online = online
away = away
resigned = resigned
played-by-bot = played by the bot { $bot }
played-by-rules = played by the rules
copy-link = Copy
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
commitment-told = Luck was settled before the first move, by a secret of the server. Its hash:
practice-told = Practice: the seed was chosen. Its hash:
seed-told = The seed, now open:

## Friends: inviting, sitting down, talk, handing a seat over
waiting-for-players = { $count ->
    [one] Waiting for 1 player
   *[other] Waiting for { $count } players
}
waiting-to-sit = Waiting for { $players } to sit down.
invitations = Invitations
room-drawing = The game is about to begin
room-adding = { $count ->
    [one] Waiting for the device of { $players } to add to the luck. It does so by itself as soon as the table is open there.
   *[other] Waiting for the devices of { $players } to add to the luck. They do so by themselves as soon as the table is open there.
}
room-opening = { $count ->
    [one] The set-up is drawn as soon as the device of { $players } shows what it has added. It does so by itself when the table is open there.
   *[other] The set-up is drawn as soon as the devices of { $players } show what they have added. They do so by themselves when the table is open there.
}
room-ended = This game has not begun
room-ended-about = The device of { $players } has never shown what it had added to the luck, so nothing was drawn.
room-given-up = The host has given up this table; nothing was drawn.
begin-now = Begin now
begin-now-about = { $count ->
    [one] Without { $players }, who then adds nothing to the luck; the seat stays reserved.
   *[other] Without { $players }, who then add nothing to the luck; their seats stay reserved.
}
give-up = Give up this table
give-up-about = Then nothing is drawn, and everybody sees why.
not-begun = not begun
luck = Luck
luck-shared = Shared luck
luck-shared-about = Every device at the table adds to the luck before the set-up is drawn. Nobody can choose it, neither the host nor the server, as long as one of the players is honest.
luck-committed = has committed itself
luck-opened = has added
luck-nothing-yet = has added nothing yet
luck-from-here = from this device
luck-left-out = { $players } had not come when the host began, and added nothing.
luck-of-server = The server adds a secret of its own, settled before all others. Its hash:
luck-kept = This device has checked it: what it added is part of the luck, and nothing was exchanged afterwards.
luck-unknown = This device has added nothing here, so it has nothing to compare. When the game is over, “carrack verify” checks its record.
invite-lead = Send everybody the invitation to their seat. The game begins by itself when all are here.
invite-lead-guest = The game begins by itself when all are here.
invitation-of = Invitation for { $player }
invites = { $player } invites you to { $game } ({ $count } players).
invited = You are invited to { $game } ({ $count } players).
invites-you = { $player } invites you to { $game } ({ $count } players)
invited-to = You are invited to { $game } ({ $count } players)
link-opened = has opened the link
link-unopened = link not opened yet
bot-instead = Start with a bot instead
watch-link = Link for watching
watch-link-about = Whoever has it sees the table and can touch nothing.
watch-closed-about = Nobody without a seat can see this table.
watch-allowed = Anybody who has the link may watch
new-invitation = New invitation
new-invitation-about = The earlier one is void at once.
invite-anew-about = For somebody who does not come back, or has lost the way in. Everybody sees that you have made it. Whoever comes with it takes over the seat of { $player }; whoever had it until then is told.
invitation-about = Whoever opens it and sits down takes the seat of { $player }. It works once.
invitation-used = This invitation is no longer valid
invitation-used-about = It has been used already, or there is a newer one. Ask whoever sent it for another.
look-on = Look on at the table
plays-here-already = This device plays for { $players } already. Take this seat only if somebody else plays on this device too.
watch-message = Watch a game of { $game } with me.
link-message = The seat of { $player } in { $game }.
share-link = Share …
qr-short = QR code
your-seat = your seat
awaited = awaited
sits = is here
your-name = Your name
sit-down = Sit down
own-link = Link for another device of mine
own-link-about = It opens this very seat on your phone or another computer. Whoever has it plays for you, so keep it to yourself.
new-link-about = if it got into the wrong hands. All other devices that have it lose the seat at once.
address-secret = This browser stores nothing, so the address of this page is the key to your seat. Do not pass it on.
to-bot-about = A bot plays on for you. You can take the seat back whenever you like.
to-bot-about-other = A bot plays on for { $player }. You can hand the seat back whenever you like.
to-bot-last = Nobody else is at the table: after this turn the game stops and asks you.
take-back-seat = Take the seat back
resign-about = The bot { $bot } plays on for { $player } to the end. The seat is marked as resigned; only the host can hand it back.
resign-now = { $player } resigns
keep-playing = Play on
pause = Pause
go-on = Go on
go-on-how = How shall it go on?
paused-by = { $player } has paused the game.
paused-by-host = The host has paused the game.
paused-nobody = Nobody is left at the table
nobody-left-about = A bot plays for { $player } now, and the turn is over. The game waits for you to say how it goes on.
watch-bots = Watch the bots
let-finish = Let them finish the game at once
talk = Talk
talk-say = Say something …
talk-send = Send
talk-off = The host has switched off the talk.
talk-allowed = Talk at the table
talk-allowed-about = Everybody with a seat may write a line; all who watch can read it.
unread = unread

## Log
log-all = All steps
log-newest = Newest
log-since = Since your last turn
log-go = Look at this in the replay
log-steps = Steps of { $player }’s turn
log-undo = { $player } takes a step back.
log-undo-what = { $player } takes back: { $what }.
headline = What happened
headline-play = Play this turn again on the board
headline-stop = Back to how things stand
headline-back = The turn before
headline-next = The next turn
headline-of = { $number } of { $count }
why = why?
why-of = Why? Rule { $rule }
note-rematch = There is a rematch of this game.
note-resign = { $player } resigns.
note-bot = A bot now plays for { $player }.
note-human = { $player } plays again.
note-rename = A seat is now called { $player }.
note-join = { $player } sits down.
note-invite = The host makes a new invitation for the seat of { $player }.
note-pause = The game is paused.
note-resume = The game goes on.
note-branch = From here the game is played on, with new luck.
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
replay-turn-back = One turn back
replay-turn-next = One turn on
replay-by-key = { $what } ({ $shift ->
    [1] Shift + { $key }
   *[other] { $key }
  })
key-ArrowLeft = ←
key-ArrowRight = →
key-Home = Home
key-End = End
play-on = Play on from here
play-on-about = A practice table from turn { $turn } on: everything lies as it did, what is hidden too; only luck is new.
play-on-who = Who plays for { $player }
play-on-me = me, here
play-on-start = Begin
play-on-title = A practice table that begins with this position: the same stacks, new luck.
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
study-all = All
study-whose = Whose decisions and luck are listed
turning-points = Decisions that mattered
turning-points-none = No decision changed the result by much.
strokes-of-luck = Luck, good and bad
strokes-of-luck-about = What a throw or a card brought, against the mean of all that might have come instead.
luck-seen = Another player had seen it before.
luck-after = After { $player }’s decision.
moment-of = Turn { $turn }, { $player }
moment-turn = Turn { $turn }
moment-played = played: { $move }
moment-better = better: { $move }
mark-played = played
total-decisions = Decisions
total-mistakes = Mistakes (from { $least })
total-loss = Given away, each
reckoning = How it came to that
reckoning-before = Expected
reckoning-setup = Set-up
reckoning-luck = Luck
reckoning-left = What is left
reckoning-end = End
reckoning-about = Expected: before the set-up was drawn. Set-up and luck are measured against what might have come instead (± standard error). What is left is no luck: how everybody played, plans that nobody could see, and errors of the bot that judges.

## Designing maps
design-map = Design a map
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
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-contents = Chapters
rules-none = No rule has these words. Try fewer, or others.
# words that say nothing in a search
rules-small-words = a about an and any are as at be by can do does for from get gets happens has have how i if in is it many may much must my of on one or shall should that the there to what when where which who why will with you your
search = Search words or an identifier
inspector = What this is

## Boards
board-label = The sea with { $islands } islands, round { $round }. Everything that can be clicked here is also among the moves.
sheet-of = Sheet of { $player }
components-of = Components: { $edition }
components-hint = No public text gives everything that is printed. The owner of a box can enter it and play with exactly that.
