# Texts of the page. What a game says about itself comes from the game.

## Everywhere
language = Language
language-away = { $language } cannot be loaded right now. Choose it again when you are online
part-away = Part of this page cannot be loaded right now. It appears as soon as you are online
texts-title = Every message, as long as it gets
texts-accented = Accent all letters
answer = Answer
close = Close
cancel = Cancel
back = Back
really = Are you sure?
loading = One moment …
range = { $from } … { $to }
game = Game
bot = bot

menu = Menu
to-lobby = Lobby
to-server = This server
to-club = Club
sign-in = Sign in
somebody = somebody

## Start page
new-table = New table
continue = Continue
colon = :
look = Review
play-again = Play again
rematch-rotated = Rematch, seats moved by one
rematch-stronger = Against stronger bots
share = Share
best-so-far = Your score: { $points }. { $players ->
    [1] Your best alone: { $best }.
   *[other] Your best with { $players } players: { $best }.
} Won: { $won } of { $played }.
score-cell = { $source }, { $player }: { $points }. Show what they were scored for.
rematch = Rematch
delete-table = Delete
name-and-points = { $player } { $points }
your-turn = Your turn
waiting = Waiting for { $player }.
to-start = To the start page

## New table
players = Players
seats = Seats
name-of = Name on seat { $number }
who-of = Who plays seat { $number }
who-here = on this device
who-link = elsewhere, by link
who-person = A person
who-strength = A bot
other-bots = Other bots
strengths = Strength of the bots
strength-deckhand = Deckhand
    .about = Makes mistakes; good for a first game. Answers within a second.
strength-helmsman = Helmsman
    .about = Plays soundly.
strength-navigator = Navigator
    .about = Looks ahead and forgives little.
strength-admiral = Admiral
    .about = The strongest bot.
bot-title-greedy = Rule of thumb
bot-title-search = Plain search
bot-title-tree = Rule of thumb (for the former tree search)
bot-title-learned = Self-taught
bot-title-random = Random moves
turn-takes = A turn takes up to { $seconds } s here.
automaton = Automaton
bot-names = Inês, Bartolomeu, Leonor, Fernão
hints-allowed = Allow hints
rated = Rated
talk-allowed = Chat at the table

## Table
tabs = Parts of the table
banners = Notices
tab-board = Board
tab-players = Players
tab-displays = Displays
tab-log = Log
actions = What to do
moves = Legal moves
moves-opened = { $group }: { $count ->
    [one] one move
   *[other] { $count } moves
}
nothing = nothing
not-on-board = not on the board
trail = Chosen so far
trail-top = All moves
practice = practice
spectator = watching
score-sheet = Points
score-so-far = Scored so far
standing = Estimate
standing-told = What everything in plain sight would score if the game ended now.
standing-total = Including the estimate
score-source = Source
score-total = Total
score-place = Place
won = { $player } wins with { $points } VP.
won-tie = { $player } wins with { $points } VP; player order breaks the tie.
won-automaton = The automaton has won.
won-shared = { $players } share first place with { $points } VP.
over = The game is over. { $player } has won.
over-automaton = The game is over. The automaton has won.
over-shared = The game is over. { $players } share first place.
over-limit = A limit has ended the game. Nobody has won.
thinking = { $player } is thinking …
thinking-of = { $seconds } s · usually up to { $most } s
thinking-limit = { $seconds } s · up to { $most } s per decision
thinking-for = { $seconds } s
thinks = thinking
hint = Hint
hint-key = What would a bot play? (H)
hint-waits = A bot is thinking about your move …
hint-none = The bot has nothing to choose here.
hint-by = Advice from { $bot }, who knows what you know. Click a move to play it.
hint-close = Close the hint (Esc)
hint-closed = Hint closed.
hint-rank = Hint: choice number { $rank }
hint-behind = Hint: choice number { $rank } is among them
hint-way = ({ $count } moves)
hint-then = then { $moves }
hint-heard = Hint: { $move }, { $value }. The best moves are listed and marked.
hint-heard-alone = Hint: { $move }. The best moves are listed and marked.
outlook = Expected result
points-short = { $points } pts
showing = { $player } is playing …
provisional = { $player } has not confirmed this turn yet; it may still change.
cover-pass = Pass to { $player }
cover-why = What only one player may see stays hidden until the device has changed hands.
cover-show = I am { $player } – show my view
confirm = Confirm turn
confirm-key = Confirm turn (Enter)
end-turn = End turn
end-more = { $count } more
undo = Take back
undo-key = Take back one step (U or Ctrl+Z)
undo-end = Take back the end of the turn
reopen-ask = Ask to take back the end of the turn
reopen-key = The end of the turn is taken back if all others agree (U)
reopen-yes = Agree
reopen-yes-key = Agree (Y)
reopen-no = Don’t agree
reopen-no-key = Don’t agree (K)
reopen-waits = Still to answer: { $players }.
reopen-played = { $player } has played on: the end of the turn stands.
reopen-done = All agree: { $player } takes back the end of the turn.
undo-way = Way
undo-way-title = Take back the whole last voyage
undo-row = Last
undo-row-title = Take back everything that was last done in one go
undo-all = All
skip-links = Skip to
skip-to-content = To the content
skip-to-moves = To the moves
skip-to-words = To the board in words
skip = Skip »
speed = Speed of others’ moves
speed-off = at once
speed-fast = fast
speed-normal = normal
speed-slow = slow
speed-hand = by hand
walk = Step by step
walk-next = Next step
walk-back = Back
walk-at = { $number } of { $count }
walk-key = { $what } (key { $key })
theme = Light or dark (auto: as the system)
theme-auto = auto
theme-light = light
theme-dark = dark
mute = Sound off
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
offline = Connection lost. Trying again …
retrying = Your move has not arrived yet. Sending it again …
table-deleted = This table has been deleted.
ends-unused = This table has not been used for a long time and will be removed on { $day }.
ends-keeper = The operator of this server will remove this table on { $day }. Until then you can save its record.
ends-keep = Keep it
table-replaced = This device no longer holds its seat: the link was renewed on another device, or somebody has taken the seat with a new invitation from the host.
link-dead = This link no longer opens a seat. You can only watch; ask the host for an invitation.
seat-lost = The seat of { $players } no longer belongs to this device: the link was renewed, or somebody has taken it with a new invitation from the host. The log says what happened. You can only watch.
luck-broken = Careful: this table has not kept to the luck that was agreed on before the game. Do not trust it.
table-missing = There is no such table.
table-closed = This table is closed to spectators. Only an invitation or the link to a seat opens it.
to-rematch = To the rematch
save-record = Save record
save-record-running = The game is still running: this record leaves out what is hidden, so it cannot be replayed.
save-game = Save …
save-record-about = replays in Carrack move by move, and can be verified.
save-bgsplay-about = one play for the app BG Stats: share the file with it, or open it there.
save-csv-about = one line per side, for a spreadsheet: date, game, names, points, places, rounds.

## What the server refuses ($message: in its own words)
problem-silence = The server is not answering. Try again in a moment.
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
to-bot = Hand over to a bot
to-bot-named = Hand over to { $bot }
change-bot = Another bot
another-plays = Let another play
another-instead = Who plays on for { $player }?
to-human = Hand over to a person
resign = Resign
qr = The link as a QR code
copied = The link has been copied.
copy-yourself = Here is the link.
link = Link
commitment-told = The luck was settled before the first move by a secret of the server. Its hash:
practice-told = Practice: the seed was chosen. Its hash:
moved-told = This game was moved here in a file with its secrets. Since then it is practice.
seed-told = The seed, now revealed:

## Friends: inviting, sitting down, talk, handing a seat over
waiting-for-players = { $count ->
    [one] Waiting for 1 player
   *[other] Waiting for { $count } players
}
waiting-to-sit = Waiting for { $players } to sit down.
invitations = Invitations
room-drawing = The game is about to begin
room-adding = { $count ->
    [one] Waiting for the device of { $players } to add its share of the luck. This happens by itself as soon as the table is open there.
   *[other] Waiting for the devices of { $players } to add their shares of the luck. This happens by itself as soon as the table is open there.
}
room-opening = { $count ->
    [one] The set-up is drawn as soon as the device of { $players } reveals its share. This happens by itself when the table is open there.
   *[other] The set-up is drawn as soon as the devices of { $players } reveal their shares. This happens by itself when the table is open there.
}
room-ended = This game never began
room-ended-about = The device of { $players } never revealed its share of the luck, so nothing was drawn.
room-given-up = The host has given up this table; nothing was drawn.
begin-now = Begin now
begin-now-about = { $count ->
    [one] Without { $players }, who then adds no share to the luck; the seat stays reserved.
   *[other] Without { $players }, who then add no share to the luck; their seats stay reserved.
}
give-up = Give up this table
give-up-about = Nothing is drawn, and everyone sees why.
luck = Luck
luck-shared = Shared luck
luck-shared-about = Every device at the table adds a share to the luck before the set-up is drawn. Nobody can choose the outcome, neither the host nor the server, as long as one of the players is honest.
luck-committed = has committed to a share
luck-opened = has added a share
luck-nothing-yet = has not added a share yet
luck-from-here = from this device
luck-left-out = Not here when the host started, so without a share: { $players }.
luck-of-server = The server adds a secret of its own, fixed before all others. Its hash:
luck-kept = This device has checked: its share is part of the luck, and nothing was changed later.
luck-unknown = This device added no share here, so it has nothing to compare. When the game is over, “carrack verify” checks its record.
invite-lead = Send everyone the invitation to their seat. The game starts by itself when everyone is here.
invite-lead-guest = The game starts by itself when everyone is here.
room-open-club = Members of the club may also sit down in the lobby.
room-open-everybody = Everybody who is signed in here may also sit down in the lobby.
room-open-switch-club = Members of the club find this table in the lobby, and may sit down
room-open-switch-everybody = Everybody here finds this table in the lobby, and may sit down
invitation-of = Invitation for { $player }
invites = { $player } invites you to { $game } ({ $count } players).
invited = You are invited to { $game } ({ $count } players).
invites-you = { $player } invites you to { $game } ({ $count } players)
invited-to = You are invited to { $game } ({ $count } players)
link-opened = has opened the link
link-unopened = link not opened yet
bot-instead = Start with a bot instead
watch-link = Link for watching
watch-link-about = Anyone who has it can see the table, but not touch anything.
watch-closed-about = Only those with a seat can see this table.
watch-allowed = Anyone with the link may watch
watch-club-about = Members of the club can see the table, but not touch anything; others see nothing.
watch-club-allowed = Members of the club may watch
new-invitation = New invitation
new-invitation-about = The earlier one stops working at once.
invite-anew-about = For somebody who does not come back, or has lost access. Everyone sees that you have made it. It hands over the seat of { $player }; the person who had it is notified.
invitation-about = It gives the seat of { $player } to the person who opens it and sits down. It works once.
invitation-used = This invitation is no longer valid
invitation-used-about = It has already been used, or there is a newer one. Ask the sender for another.
look-on = Watch the table
plays-here-already = This device already plays for { $players }. Take this seat only if somebody else plays on this device too.
watch-message = Watch me play { $game }.
link-message = The seat of { $player } in { $game }.
share-link = Share …
qr-short = QR code
only-here = Only this computer can open this page, so the links lead nowhere on other devices. To let phones and laptops on your network join, stop Carrack with Ctrl-C (every game is kept) and start it again with
only-here-yet = Only this computer can open this page so far, so the links lead nowhere on other devices.
open-network = Let others on this network join
only-here-no-network = This computer is not on a network, so no other device can open the links.
only-here-qr = This code works on this computer only.
your-seat = your seat
awaited = awaited
sits = is here
your-name = Your name
sit-down = Sit down
own-link = Link for my other devices
own-link-about = It opens this very seat on your phone or another computer. Anyone who has it can play for you, so keep it to yourself.
new-link-about = if the old one got into the wrong hands. All other devices lose the seat at once.
address-secret = This browser stores nothing, so the address of this page is the key to your seat. Do not pass it on.
to-bot-about = A bot plays on for you. You can take the seat back whenever you like.
to-bot-about-other = A bot plays on for { $player }. You can hand the seat back whenever you like.
to-bot-last = Nobody else is at the table: after this turn the game will stop and ask you.
take-back-seat = Take the seat back
resign-about = The bot { $bot } plays on for { $player } to the end. The seat is marked as resigned; only the host can hand it back.
resign-now = { $player } resigns
keep-playing = Play on
pause = Pause
go-on = Continue
go-on-how = How should the game continue?
paused-by = { $player } has paused the game.
paused-by-host = The host has paused the game.
paused-nobody = Nobody is left at the table
pause-ask = Ask for a pause
pause-asked = { $players } would like to pause the game.
resume-asked = { $players } would like to continue.
pause-agree = I agree
pause-waits = The others have yet to agree.
pause-withdraw = Take that back
pause-later = Not now
clock-left = Time left: { $time }
clock-used = Time used: { $time }
clock-out = Out of time
clock-soon = { $kind ->
    [days] You have less than six hours left.
   *[live] You have less than a minute left.
}
clock-replaced = Your time has run out: the bot { $bot } plays until you are back.
clock-left-game = Your time has run out: you have left the game, and the bot { $bot } plays on.
clock-own-out = Your time has run out. You can go on as long as the others wait.
clock-other-out = The time of { $player } has run out. You can wait, or let a bot play on.
clock-let-bot = Let a bot play on
time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
clock-agreed = Clock: { $bank } and { $credit } more each turn. When it has run out, { $out ->
    [wait] the others may wait.
    [leave] the game is left.
   *[bot] a bot plays until you are back.
}
clock-agreed-nights = Nights and holidays do not count.
clock-left-still = Time left: { $time }. The clock stands still until { $when }.
clock-nobody-left = The time of { $player } has run out: a bot has ended the turn. Decide how the game continues.
nobody-left-about = A bot now plays for { $player }, and the turn is over. Decide how the game continues.
watch-bots = Watch the bots
let-finish = Let them finish the game at once
talk = Chat
talk-say = Say something …
talk-send = Send
talk-overheard = Watchers read along during the game
talk-later = The chat of the table can be read when the game is over.
talk-more = More about this line
talk-remove = Remove
talk-removed = This line was removed.
talk-report = Report to the host
talk-report-done = The host has been notified.
talk-reported = Somebody wants this line removed.
talk-mute = Hide what { $name } says
talk-unmute = Show again
talk-muted = You see nothing from { $names }.
talk-off = The host has turned off the chat.
unread = unread

## Log
log-all = All steps
log-newest = Newest
log-since = Since your last turn
log-go = Show this in the replay
log-steps = Steps of { $player }’s turn
log-undo = { $player } takes a step back.
log-undo-what = { $player } takes back: { $what }.
headline = What happened
headline-play = Play this turn again on the board
headline-stop = Back to the present
headline-back = Previous turn
headline-next = Next turn
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
note-resume = The game continues.
note-ask-pause = { $player } asks for a pause.
note-ask-resume = { $player } asks to continue.
note-ask-reopen = { $player } asks to take back the end of the turn.
note-agree-reopen = { $player } agrees.
note-refuse-reopen = { $player } does not agree: the end of the turn stands.
note-withdraw = { $player } takes that back.
note-out = The time of { $player } has run out; the others wait.
note-clock-bot = The time of { $player } has run out: a bot plays until they are back.
note-clock-resign = The time of { $player } has run out: they have left the game.
note-branch = The game continues from here, with new luck.
note-moved = The game was moved here in a file with its secrets: from here on it is practice.
note-seed = The seed is revealed.

## Replay
replay = Replay
plan-open = Think ahead
plan-key = Think on a board of your own; nothing is played (P)
next-table = Next table
next-table-key = The table that waits for you: the one whose clock runs out first (X)
next-table-waits = { $count ->
    [one] Another table waits for you.
   *[other] { $count } other tables wait for you.
}
next-table-none = No other table waits for you.
another-try = Another try
replay-at = Step { $step } of { $last }, turn { $turn }
replay-turn = Turn
replay-step = Step
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-turn-back = One turn back
replay-turn-next = One turn forward
replay-by-key = { $what } ({ $shift ->
    [1] Shift + { $key }
   *[other] { $key }
  })
key-ArrowLeft = ←
key-ArrowRight = →
key-Home = Home
key-End = End
play-on = Play on from here
play-on-about = A practice table from turn { $turn } on: everything is as it was, even what is hidden; only the luck is new.
play-on-who = Who plays for { $player }
play-on-me = me, here
play-on-start = Begin
play-on-title = A practice table that starts from this position: the same stacks, new luck.
replay-leave = Back to the table

## Analysis of a finished game
analysis = Analysis
analysis-waits = It begins as soon as a bot has time …
analysis-runs = A bot is studying the game: { $done } of { $total } …
analysis-begins = A bot is studying the game …
analysis-so-far = What it has found so far:
analysis-failed = The analysis failed: { $message }
analysis-none = Nobody has requested an analysis of this game. Anyone who played in it can.
analysis-again = Try again
analysis-unjudged = The bot { $bot } does not evaluate positions, so there are no curves.
analysis-by = Evaluated by { $bot }.
analysis-by-two = Evaluated by { $bot }; the largest losses checked again by { $strong }.
plot-what = What the curves show
plot-eyes = Point of view
plot-wins = Chance of winning, turn by turn
plot-wins-short = Chances
plot-points = Expected points, turn by turn
plot-points-short = Points
plot-turn = Turn { $turn }
plot-end = End
plot-unknown = not analysed yet
plot-table = The curves as a table
as-known = At the time
as-known-title = Evaluated by what the player to move could know
hindsight = Hindsight
hindsight-title = Evaluated with everything hidden revealed
study-all = All
study-whose = Whose decisions and luck are listed
turning-points = Turns that mattered
turning-points-none = No turn changed the result by much.
strokes-of-luck = Luck, good and bad
strokes-of-luck-about = What a throw or a card brought, compared with the average of everything that could have come instead.
luck-seen = Another player had already seen it.
luck-after = After { $player }’s decision.
moment-of = Turn { $turn }, { $player }
moment-turn = Turn { $turn }
moment-played = played: { $move }
moment-better = better: { $move }
moment-nothing = nothing more
mark-played = played
total-decisions = Turns with a choice
total-mistakes = Mistakes ({ $least } or more)
total-loss = Lost per turn
reckoning = How the result came about
reckoning-before = Expected
reckoning-setup = Set-up
reckoning-luck = Luck
reckoning-left = The rest
reckoning-end = End
reckoning-about = Expected: before the set-up was drawn. Set-up and luck are compared with what might have come instead (± standard error). The rest is not luck: how everyone played, plans that nobody could see, and errors of the bot that evaluates.

## Rules
rules = Rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
documentation = Documentation
rules-contents = Chapters
rules-unwritten = This game has no rules to read here.
rules-none = No rule contains these words. Try fewer, or different ones.
rules-elsewhere = { $count ->
    [one] 1 rule in { $game }
   *[other] { $count } rules in { $game }
}
# words that say nothing in a search
rules-small-words = a about an and any are as at be by can do does for from get gets happens has have how i if in is it many may much must my of on one or shall should that the there to what when where which who why will with you your
search = Words or rule number
inspector = What this is

## Any game
plain-asks = Your turn. Choose a move.
plain-asks-end = Nothing is left to do: end your turn.
plain-commands = At any time
plain-to-move = to move
plain-table = On the table
plain-table-empty = Nothing is shared on this table.
plain-points = Points
plain-unknown = hidden
plain-none = none
plain-yes = yes
plain-no = no
plain-was = was: { $before }
plain-changed = changed

## Boards
board-label = The sea with { $islands } islands, round { $round }. Everything that can be clicked here is also listed among the moves.
sheet-of = Sheet of { $player }
components-of = Components: { $edition }
components-hint = No public text lists everything printed in the box. If you own the game, you can enter it and play with exactly that.
unprinted = { $count ->
    [one] One value is not the printed one
   *[other] { $count } values are not the printed ones
}
all-printed = All values are the printed ones
unprinted-of = { $count ->
    [one] One of these values is ours
   *[other] { $count } of these values are ours
}

## Learning by playing
learn = Learn
learn-about = Short lessons on the real board: you see something, then it is your turn. You can take back any mistake.
learn-begin = Begin
learn-none = No game here has lessons.
lessons-done = { $done } of { $count } lessons done
lesson = Lesson
lesson-number = { $number }/{ $count }
player-name = Player { $number }
lesson-captain = Captain
lesson-repeat = Repeat
lesson-skip = Skip
lesson-all = All lessons
lesson-show = Show me
lesson-on = Go on
lesson-done = Well done! You have finished this lesson.
lesson-next = Next lesson
lesson-play = Play a whole game
lesson-met = done
lesson-turn-over = Your turn is over, but this is still to be done. Take it back and try again.
explain-close = Got it
explain-no-more = Explain no more

## The static edition
engine-loading = Loading the games: { $done } of { $total } MB
engine-starting = Setting up the games …
engine-failed = The games cannot start in this browser: { $why }
engine-lacks = This browser lacks what the games need: { $why }. Chrome and Edge from version 112, Firefox from 114 and Safari from 16.4 have everything. Update yours, or open this link in one of them; the documentation has the rules of the games too.
engine-again = Try again
tab-alone = There is no server: you play alone against bots, or together on this device. To play with friends on their own devices, somebody runs a server: install Carrack and type carrack play --lan, or follow its guide to hosting.
tab-elsewhere = There is no server here: each table is in the browser that began it, and this one is not in yours. Open the link there; or save the tables there to a file, and read that file here on the first page.
tab-newer-page = A newer Carrack is here. It starts when you next open this page, or now: your tables stay as they are.
page-older = This page is older than its server. Reload it: your tables stay as they are.
page-reload = Reload
page-lost = There is nothing at this address
page-lost-about = Part of the link may be missing, or it needs a newer Carrack. Your tables are on the start page.
page-lost-game = “{ $game }” is not among the games here, or has no such page.
link-cut = A part of this link is missing
link-cut-about = This link is too short. Open it again where you got it, or copy it to its very end.
page-unread = This page is not available yet
page-unread-about = You are offline, and this browser has never opened this page of the documentation. What you have opened once stays available; the rules of the games always are.
tab-take-over = Use it now
