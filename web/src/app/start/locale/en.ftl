# Texts of the first page, of new tables, of maps that are drawn and of records: a table does without.

play-now = Play now
play-alone = Alone
with-friends = With friends
set-up = Set up a table
against = against
ladder-about = Two wins in a row bring stronger bots, two losses weaker ones.
games-left-out = Installed, but cannot be loaded: { $games }. The command carrack games says why.
for-players = { $count ->
    [one] One player
   *[other] { $count } players
}
board-of = The board of { $game } in the middle of a game
go-on-playing = Go on: { $game }
all-of-them = Show all { $count }
save-all-csv = All as CSV
save-all-bgsplay = All for BG Stats
save-all-bgsplay-about = all finished games for the app BG Stats: share the file with it, or open it there.
day-map = Map of the day
day-about = Today everybody has the same map, the same luck and the same opponent: { $bot }. A new one comes at midnight UTC.
day-told = Carrack { $day } · { $title } · { $seats } seats · { $strength } · { $points } points · { $letters }
day-share = Share the result of { $game }
day-copied = Copied. Send it with the record, which is among your downloads, so that others can check it.
day-copy = Copy this line and send it with the record, which is among your downloads, so that others can check it.
day-check = Check a result
day-sent = A result of the map of the day that came with it, if any
day-holds = The result is right: this record is of that day’s map, with those points.
day-unreadable = This line is not a result of the map of the day. It begins with Carrack and a date and ends with eight letters: paste all of it.
day-other-game = The record is of a different game than the result.
day-unfinished = The game of this record is not over, so it has no result yet.
day-other-seed = The record is not of that day’s map: its map and luck do not follow from the date.
day-other-table = The record has other options, seats or bots than the map of the day.
day-other-points = The record ends with different points than the result.
day-other-record = This is not the record of the result: its eight letters differ.
puzzles = Puzzles
my-tables = My tables on this device
finished-games = Finished games
tables-file = All tables in one file
tables-file-about = For another browser, for a server, or to be safe. The file holds the secrets of running games: anyone who has it knows what is face down and what will be drawn. So those games become practice wherever the file is read, and all seats get new links.
save-tables = Save all tables to a file
read-tables = Read a file of tables
tables-saved = The file is among your downloads. Keep it to yourself.
tables-read = { $count ->
    [0] No table was read.
    [one] One table was read.
   *[other] { $count } tables were read.
}
tables-practice = Those still running are practice from now on.
tables-here = { $count ->
    [one] One was already here, and stays as it is.
   *[other] { $count } were already here, and stay as they are.
}
tables-line = Line { $line }: { $reason }
tables-mend = Once that is mended you can read the file again; tables already here are not read twice.
captains = Captains
seat-up = Move seat { $number } forward
seat-down = Move seat { $number } back
hints-allowed-about = The player to move may ask what a bot would play.
alone-hint = You play alone against the automaton. It follows fixed rules; nobody decides for it.
link-hint = You can send the invitations once the table is open. The game starts by itself when everyone is here.
practice-seed = Practice with a chosen seed
practice-hint = The same seed always gives the same map and the same luck. The table is marked as practice.
rated-about = The game counts for the ratings of all players. No hints; everyone who comes by link signs in.
talk-allowed-about = Everyone with a seat can write. Spectators can read it after the game.
tab-here = Your tables are in this browser
tab-follows = Carrack is also open in another tab. Both show the same tables; you can play in either.
tab-fleeting = This browser may delete your tables: when its disk is full, and Safari after seven days without a visit. Save them to a file now and then, or add this page to your home screen.
tab-insecure = This page came over plain http, so it cannot be installed and does not open offline.
unofficial = Carrack is an unofficial project. The art, the wording of the rules and the reconstructed components are its own.
tagline = Exploration and trade at sea, by the book.
open-record = Open a record
file-picture = “{ $file }” is a picture. Choose the text file that was saved here.
file-no-text = “{ $file }” has no text in it. Choose the text file that was saved here.
ends-on = will be removed on { $day }
forget-table = Remove from list
came-first = { $player } came first
finished = finished
alone = alone
remove = Remove
options = Options, clock and practice
start-game = Start the game
not-begun = not begun
record-hint = A record is a text file with every move of a game. Every step is checked as you watch.
design-map = Design a map
edition-own = Enter your box
box = Box
box-usual = The usual one
forget-box = Forget this box
design-open = Open file
design-save = Save as file
design-share = Share as link
design-link-copied = The link has been copied. It contains the whole map.
design-link-here = This link contains the whole map.
design-link-hint = Anyone who opens it can see the map, play it at once or keep drawing.
design-bad-link = This link contains no map: it may have been cut short. Ask for it again.
design-none = Maps for this game cannot be drawn.

clock = Clock
clock-until = Your time lasts until { $when }
clock-none = No clock
clock-quick = 10 min + 20 s a turn
clock-live = 25 min + 30 s a turn
clock-days = 3 days + 1 day a turn
clock-own = Another
clock-kind = Kind
clock-kind-live = live
clock-kind-days = over days
clock-bank-minutes = Minutes at the beginning
clock-bank-days = Days at the beginning
clock-credit-seconds = Seconds more each turn
clock-credit-hours = Hours more each turn
clock-cap-days = Days at most
clock-when-out = When somebody’s time has run out
clock-out-bot = a bot plays until they are back
clock-out-wait = the others may wait
clock-out-leave = they have left the game
clock-which-bot = The bot that then plays
clock-about = Your clock runs only while you have to decide. Anyone who comes back has at least a minute, or six hours where games take days.
clock-nights = Nights and holidays do not count
clock-one-device = With a clock, everybody needs a device of their own.
open-to = Who may join
open-to-link = Those with a link
open-to-club = Members of { $club }
open-to-club-link = { $club }, by invitation
open-to-everybody = Everybody here
open-strength = Who you look for
open-strength-any = anybody
open-strength-newcomers = newcomers
open-strength-experienced = experienced players

by-hand = The board lies on our table
by-hand-about = Use your own dice, tiles and cards and enter what they show; Carrack keeps the rules and the record. For people only (or alone with the automaton), and never rated.
by-hand-card = With the board on our table
by-hand-ours = Some of Carrack’s tiles, cards and tokens are made up: no rulebook lists what is in a box. Questions here would offer those, not yours. Entering yours takes about an hour, once.
by-hand-ours-enter = Enter your box first
by-hand-ours-play = Or start below with ours: where yours differ, go by what the page shows.
my-play = How well I play
