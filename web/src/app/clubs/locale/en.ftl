## Clubs and the lobby
lobby-about = Take a seat at a table that waits for players, or open your own. The game begins when everybody is there.
lobby-sign-in = Sign in to see open tables, clubs and leagues. A name is enough.
lobby-empty = No table is waiting for players. Open one, and choose who may join.
club-tables-empty = This club has no tables yet. Open the first one.
lobby-tables = Open tables
club-tables = Tables
clubs = Your clubs
clubs-none = You are in no club yet. The host of a club can send you a link to join it.
club-members = { $count ->
    [one] one member
   *[other] { $count } members
  }
found-club = Found a club
found-club-about = For people who play together more than once. Only members see its tables and who is in it.
found-club-do = Found the club
club-name = Name of the club
people-of-club = Members
role-host = host
member-since = since { $day }
that-is-you = you
make-host-short = Make host
remove-short = Remove
step-down = Step down as host
leave-club = Leave this club
leave-club-about = You will no longer see its tables. Links to your seats still work.
leave-club-sure = Leave now
host-of-club = For hosts
invitation-club-about = Anyone who opens the link can join. A new link replaces the one before.
invitation-club-on = The link that you sent still lets people join. It is shown only once.
invitation-club-new = Make a link
invitation-club-other = Make another link
invitation-club-stop = Withdraw the link
invitation-club-link = The link for new members
invitation-club-message = Join “{ $club }” at Carrack
rename-club = Rename
export-club = Save members, tables and records
join-club = You are invited to join { $club }
join-club-about = { $members ->
    [one] One person belongs to this club.
   *[other] { $members } people belong to this club.
  } Its members see your name, your rated games and your tables there.
join-club-do = Join
join-club-sign-in = You need a name here, and nothing else.
join-club-void = This invitation is no longer valid
join-club-void-about = Ask whoever sent it for another one.
join-club-member = You are in this club already.
everybodys-club = Everybody who is signed in here is in this club.
seat-free = free
seat-free-for-you = kept for you
seat-free-for = kept for { $player }
sought-newcomers = newcomers wanted
sought-experienced = for experienced players
listed-waiting = { $count ->
    [0] about to begin
    [one] waits for one more
   *[other] waits for { $count } more
  }
listed-running = running
listed-over = over
listed-ended = given up
invited-here = You are invited
sit-down = Sit down
get-up = Give up your seat
listed-open = Open
listed-watch = Watch
listed-look = Look at it
keep-seat-for = Invite somebody to { $seat }
keep-seat-nobody = Invite …
new-club-table = New table
keep-seat-sign = Seat { $number }
clock-short = { $bank } + { $credit } a turn
club-talk-none = Nobody has written anything yet.
listed-won = won
club-editions = Editions
club-editions-none = None yet.
play-edition = Play with it
share-edition = Share
share-edition-of-mine = From this browser
share-edition-about = You can share editions here that you have entered and chosen by “Play with it”; members then open tables with them. Enter the box of:
