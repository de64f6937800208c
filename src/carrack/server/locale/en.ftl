### Why the server does not do what somebody asks of it.
###
### Values: player and players are names; count, most, number and step are numbers; reason is what a part of the
### engine or the machine said; character is its number in Unicode and its name.

## The form of a request

problem-malformed = The request is malformed: { $reason }
problem-not-json = The body of the request is not JSON: { $reason }
problem-nul = A request holds no NUL character (U+0000).
problem-broken-off = The request was broken off.
problem-not-http = This is not an HTTP request.
problem-no-websocket = This does not open a WebSocket.
problem-no-hello = Say hello first, with tokens and since.
problem-not-text = Messages are text.
problem-authorization = The Authorization header reads: Bearer token,token
problem-whole-number = { $field } is a whole number, not “{ $given }”.
problem-unfit-character = { $field } has the character { $character }, which cannot be seen there; leave it out.
problem-shows-nothing = Nothing of { $field } can be seen; write a letter, a digit or a sign.
problem-name-length = A name has 1 to { $most } characters.
problem-line-length = A line has 1 to { $most } characters.
problem-which-move = Say which move: move (notation), index, or moves for several.
problem-move-id-used = This move_id has been used for another request; take a new one for each.
problem-which-share = Send either the hash of a share, or the share that it was published for.
problem-needed-to-accept = This is needed to accept an invitation.
problem-own-token = The token of the new link is made by its owner’s device.
problem-seats-and-players = Players: { $players }, but seats: { $seats }.
problem-person-with-bot = A person’s seat has no bot.
problem-bot-elsewhere = A bot waits nowhere; only people come by link.
problem-which-bot = Say which bot plays this seat.
problem-no-bot = There is no bot “{ $bot }”; there are: { $bots }.
problem-clock-one-device = A clock needs everybody at a device of their own: two people who share one cannot have one. Invite the others by link.
problem-clock-cap = A clock’s cap ({ $cap } s) is at least what everybody begins with ({ $bank } s).
problem-clock-nights = Nights and holidays are left out only where games take days. Choose that kind of clock, or leave "nights" away.
problem-not-utf8 = A record is text in UTF-8.
problem-play-form = A game can be exported as { $known }, not as “{ $given }”.
problem-play-zone = This server knows no time zone “{ $zone }”. Write one such as Europe/Berlin, or leave it out for the server’s own.
problem-record-lines = A record has at most { $most } lines, and this one has { $count }.
problem-record-steps = A record has at most { $most } steps, and this one has { $count }.
problem-too-long = A request has at most { $most } bytes.
problem-long-head = The head of a request has at most { $most } bytes.
problem-many-fields = The head of a request has at most { $most } fields.
problem-two-hosts = A request has one Host field.
problem-too-slow = The request did not come in time.

## Who asks

problem-token = This needs the link of a seat at this table.
problem-host-only = Only the host may do that.
problem-owner-only = Only the owner of this seat may do that.
problem-seat = Your link is not for the seat of { $player }.
problem-seat-of-request = This move_id belongs to a request of another seat.
problem-closed = This table is closed to spectators: it opens with the link of a seat.
problem-closed-lost = This table is closed to spectators. Your link to the seat of { $players } has been replaced.
problem-origin = This request comes from a page of another site.
problem-own-page = This is asked by a page of this server, as JSON; a program sends Origin and Content-Type.
problem-code = This code is not good any more: each is for one use, within a few minutes. Ask for another.
problem-passkey = The passkey was not accepted. Try again.
problem-passkey-unknown = This server does not know this passkey.
problem-many-passkeys = You have { $most } passkeys; remove one first.
problem-no-passkeys-here = Browsers keep passkeys only for a name over https, or for localhost.
problem-missing = This server lacks a library for that: pip install '.[club]'
problem-no-mail = This server sends no mails: its settings name no mail server, or it lacks a library (pip install '.[club]').
problem-no-notices = This server sends no notices: its settings name no address, or it lacks a library (pip install '.[club]').
problem-notices-many = There are too many addresses already. Remove one first.
problem-notice-address = This is no address to which a notice can be sent. Copy the whole address of a webhook, or write one as Apprise does (ntfys://host/topic).
problem-notice-kind = Notices are not sent to { $host } here. Its operator can allow it (setting notice_kinds).
problem-notice-host = Notices are not sent to { $host }: it lies in the server’s own network. The operator can allow it (setting notice_hosts).
problem-notice-nowhere = There is no host { $host }.
problem-notice-mailbox = Leave a mail address first, and open the link that is mailed to it.
problem-notice-not-gone = It did not arrive: this address is gone.
problem-notice-not-host = It did not arrive: the address leads into the server’s own network.
problem-notice-not-late = It did not arrive: nobody answered in time.
problem-notice-not-reached = It did not arrive: nobody could be reached there.
problem-notice-not-taken = It did not arrive: the service did not take it.
problem-notice-not-answer = It did not arrive: the service answered { $status }.
problem-no-channel = There is no such address any more.
problem-too-many-notices = Too many addresses were tried. Wait a while.
problem-no-address = This is no mail address.
problem-signed-out = You are not signed in on this device.
problem-signed-in = Somebody is signed in on this device already.
problem-rated-sign-in = This table is rated: sign in first, then sit down.
problem-rated-practice = A rated game has draws that nobody can choose: leave out the seed.
problem-rated-here = At a rated table each person has a device of their own, and there are at least two seats: one person here, the others by link.
problem-rated-bot = { $bot } cannot play at a rated table: only Carrack's own bots have versions.
problem-rated-awaits = Nobody knows yet who is { $players }. A rated game begins with everybody; give a missing person's seat to a bot.
problem-rated-begun = This game is rated: its players were settled when it began, and each decides about their own seat only.
problem-rated-twice = You have a seat at this table already, and it is rated: nobody plays against themselves.
problem-rated-kept = A rated game is not removed: it counts. You can resign.
problem-beside = The board does not lie beside this table: nothing is entered here.
problem-beside-bots = With the board on the table only people play, and the game's own automaton. Take the bots away.
problem-beside-clock = At a table beside its board no clock runs: leave it out.
problem-beside-rated = A game beside its board is never rated: nobody vouches for what is entered.
problem-beside-seed = Beside the board nothing is drawn: leave out the seed.
problem-beside-open = Only those who have the board before them play beside it: invite them by link.
problem-beside-whose = Only { $player } sees that, and enters it.
problem-running-finish = The game is not over yet: nothing is kept as a record before.
problem-waiting-to-enter = The set-up is not entered yet: first say what lies on the table.
problem-nobody = This person is not here any more.
problem-no-club-edition = There is no edition { $number } in this club.
problem-no-line = There is no line { $number } any more.
problem-no-person = There is nobody of that name with whom you share a rated table or a club.
problem-clubs-by-operator = Clubs are founded by whoever runs this server.
problem-club-host-only = Only a host of the club may do that.
problem-host-of-hosts = Hosts can be removed by nobody but themselves.
problem-no-club = You belong to no such club.
problem-no-member = There is nobody of that name in this club.
problem-club-invitation = This link lets nobody join a club any more. Ask the club’s host for another one.
problem-full-club = This club is full: { $most } people belong to it.
problem-full-of-editions = This club has { $most } editions already. Remove one first.
problem-full-of-clubs = You belong to { $most } clubs already. Leave one first.
problem-everybodys-name = This server is the club, so whoever runs it names it.
problem-everybodys-invitation = Everybody who is signed in belongs to this club; it needs no invitations.
problem-everybodys-leave = Everybody who is signed in belongs to this club.
problem-open-to-which = Say which club the table is open to.
problem-open-to-club = A table of a club is seen by its members only; open it to them, or choose no club.
problem-open-to-nobody = A table that others may join needs a seat for somebody elsewhere, and is no practice.
problem-open-tables-yours = { $most } of your tables are open to everybody already. Begin one, give one up, or open it to those with a link only.
problem-open-tables-here = { $most } tables from your network are open to everybody already. Wait until one has begun, or invite people with a link.
problem-joined-too-late = It is settled already who plays at this table.
problem-seated-already = You have a seat at this table already.
problem-no-free-seat = No seat is free at this table any more.
problem-no-seat-of-yours = You have no seat at this table.
problem-host-stays = Who made the table cannot leave it. Give it up on its page instead.
problem-seat-taken = Only a seat at which nobody sits yet can be kept for somebody.
problem-invite-in-club = People are invited by name at tables of a club.
problem-no-device = There is no such device.
problem-host = This server has another name; its settings say which (hosts).
problem-invitation = This invitation has been used, or the host has made another.
problem-outdated = Carrack has been updated since this page was opened; reload the page.

## What is not there

problem-no-route = There is no { $method } { $path }.
problem-long-address = An address here has at most { $most } characters.
problem-not-live = No messages are sent from this address.
problem-method = This address does not take { $method }.
problem-no-table = There is no table “{ $table }”.
problem-no-seat = { $last ->
    [0] The only seat here is 0.
   *[other] The seats here are 0 to { $last }.
}
problem-no-step = The steps here are 0 to { $last }.
problem-no-replay = This replay is no longer kept; open the file again.
problem-no-game = There is no game “{ $game }”; installed: { $games }.
problem-no-board = { $game } brings no module of its own for that; a page draws it plainly.
problem-no-rules = { $game } has no rules to read here.
problem-no-language = { $game } has no texts in “{ $language }”.
problem-no-lesson = { $game } has no lesson “{ $lesson }”.
problem-lesson-unreadable = The lessons of { $game } cannot be used: { $reason }
problem-no-maps = { $game } has no maps of your own.
problem-no-editions = { $game } has no editions of your own.

## Not now

problem-stale = The newest step is { $newest }, but this was decided after step { $step }.
problem-turn-ended = Your turn has ended; it is too late to take that back.
problem-not-deciding = { $player } is to decide now; ask when it is your turn.
problem-hints = This table was made without hints.
problem-talk = The host has switched off talk at this table.
problem-bot-plays = A bot plays for { $player } now; the host can hand the seat back.
problem-bot-invited = A bot plays this seat; hand it to a person first.
problem-bot-already = A bot plays this seat already.
problem-bot-luck = A bot plays this seat; bots have no part in the luck.
problem-human-seat = { $player } plays this seat already.
problem-clock-again = The time of { $player } has run out twice in this turn: the bot ends it, then the seat can be taken back.
problem-present = { $player } plays this seat and is here; only an abandoned one can be taken.
problem-automaton = The rules play the automaton ({ $seat }); nobody can take or change its place.
problem-paused = The game is paused: somebody asked for a pause.
problem-nobody-left = The game is paused: nobody is left who plays.
problem-waiting-to-sit = { $count ->
    [one] The game begins when { $players } has sat down.
   *[other] The game begins when all have sat down: { $players }.
}
problem-waiting-to-come = { $count ->
    [one] The game begins when { $players } is there.
   *[other] The game begins when all are there: { $players }.
}
problem-waiting-to-open = { $count ->
    [one] The game begins when { $players } has opened the luck.
   *[other] The game begins when all have opened the luck: { $players }.
}
problem-ended = This table has ended before its game could begin.
problem-begun = The game has begun; it cannot be given up any more.
problem-luck-settled = The set-up has been drawn; the luck of this game is settled.
problem-shares-settled = It is settled who has a part in the luck; no hash is taken any more.
problem-share-elsewhere = The luck of this game is settled, and only { $player }’s device can open its part of it; take the seat when the game has begun.
problem-unfixed = Nothing is opened before it is settled who has a part in the luck.
problem-luck = This is not the share whose hash this seat has published.
problem-alone = Nobody’s device has added to the luck yet; wait for one.
problem-over = The game is over.
problem-over-seat = The game is over; nobody is needed on this seat any more.
problem-over-pause = The game is over; there is nothing to pause.
problem-over-hint = The game is over; its analysis says what a bot thinks of it.
problem-over-branch = The game is over there; choose an earlier position.
problem-running-branch = A position can be played on when the game is over.
problem-running-rematch = A rematch can begin when the game is over.
problem-running-analysis = An analysis can be made when the game is over.
problem-running-play = A game can be exported when it is over.
problem-long = This table has had { $most } steps, several times a whole game: what is played now stands, and only moves are added until the game is over.
problem-long-over = This table has had { $most } steps; nothing more is played at it.
problem-long-opened = This table has { $count } steps, more than any game needs; it is not opened.

## Records that somebody brings

problem-record = This record cannot be played: { $reason }
problem-record-damaged = This record is damaged: { $reason }
problem-record-branch = This record cannot be played on: { $reason }
problem-record-components = This record was played with components that are not here: { $reason }

## Too much

problem-too-many = Too many requests from your address; wait a little.
problem-too-many-mails = Too many mails were asked for. Wait a while.
problem-too-many-clubs = You have founded enough clubs for today.
problem-too-many-people = Too many new people come from this address. Wait a while.
problem-nights-moved = Nights cannot be moved so often, or a clock could stay in them for ever. Try again in a few days.
problem-hours-changed = You have changed your hours too often. Wait a while.
problem-hours-zone = This server knows no time zone { $zone }. Choose yours on the page about you first.
problem-night-long = A night has at most { $most } hours, so that something of the day is left to play.
problem-holiday-day = There is no such day. A day is written like 2026-12-24.
problem-holiday-order = This holiday ends ({ $last }) before it begins ({ $first }).
problem-holiday-long = A holiday has at most { $most } days.
problem-holiday-past = A holiday cannot be declared for the past ({ $day }). Begin today, or later.
problem-holiday-far = A holiday can be declared until the end of next year. { $day } is later.
problem-holiday-many = These would be { $count } days in { $year }. You can be away for { $most } days a year.
problem-too-many-tries = Too many codes that are none. Wait a little.
problem-too-many-tables = Too many new tables from your address; wait a little.
problem-too-many-jobs = Your address has much under way already; wait a little.
problem-too-many-connections = Too many connections from your address; wait a little.
problem-too-many-watchers = { $most } connections watch this table already; wait a little.
problem-too-much-talk = That is too much talk at once; wait a little.
problem-full = The server is full.
problem-full-tables = This server holds { $most } tables already; delete some first.

## What went wrong here

problem-busy = It could not be done now; ask again.
problem-given-up = This took the server too long, or too much memory; it was given up.
problem-no-hint = There is no hint now, as the bot failed; ask again.
problem-hint-moved-on = The position has changed while the bot thought; ask again.
problem-no-past = The past of this table cannot be looked at now; ask again.
problem-store = The store fails: { $reason }
problem-unsaved = This was not saved: { $reason }
problem-components = This table’s components are missing or have changed; it waits until the host of the server puts them back ({ $reason }).
problem-unreadable = This version of Carrack cannot open the table: { $reason }
problem-bug = This is a mistake in Carrack; the server’s log says more.
problem-only-ping = After hello only a ping is understood.
problem-link-replaced = This link has been replaced.
problem-connect-again = Connect again.
problem-unjudged = { $bot } has an opinion on moves, but does not judge positions: there is no expected result, only what it would have played
problem-bot-failed = the bot failed: { $reason }
problem-analysis-stopped = whoever runs this server has stopped it
problem-begun-often = it was begun { $count } times, and the server ended each time
problem-unwritable = the store fails
problem-still-opening = the tables are still being opened
problem-descriptors = out of descriptors

## Files of tables

problem-file-other = This is no file of tables: its first line does not say so. Such a file is written by “Save all tables to a file” on the page, or by carrack tables save.
problem-file-one-record = This is the record of a single game, and no file of tables: open it with “Open a record”.
problem-file-newer = This file of tables was written by a newer Carrack (its form is { $form }; this one reads up to { $known }): read it with that version, or install that one here.
problem-file-line = This line cannot be read: { $reason }. Take it from another copy of the file.
problem-file-record = The record of this table cannot be played here: { $reason }
problem-file-seats = Players in the record: { $players }; seats that are listed: { $seats }.
problem-file-bot = Seat { $seat } names a bot if and only if its kind is bot.
problem-file-talk = Only seats of the table ({ $seats }) can have said something.
problem-file-seed = The seed is not the one to which the record’s header commits.
problem-file-here = This table is here already, as “{ $table }”.
problem-file-cut = The file is cut off: its last line, which counts the tables, is missing. Take the rest from another copy.
problem-file-count = Tables, as the last line counts them: { $counted }; in the file: { $count }. Take what is missing from another copy.

## Leagues

problem-no-league = There is no such league on this server.
problem-no-season = This league has no such season.
problem-league-host = Only the host of a league may do that.
problem-league-games = With { $players } at a table, a season has 1 to { $most } games for each person.
problem-league-group = A group has at least the { $players } people of a table.
problem-league-many = You are in { $most } leagues; leave one first.
problem-league-full = A league has at most { $most } people.
problem-league-closed = Nobody can join this league now; its host can open it again.
problem-league-no-swiss = Only in a Swiss can somebody be left out of a round.
problem-league-no-round = No round is being played now.
problem-league-round = A round is being played; the next one begins when it is over.
problem-league-over = All rounds of this Swiss have been played.
problem-league-few = { $count ->
    [one] Only one person is here; a table needs { $players }.
   *[other] Only { $count } people are here; a table needs { $players }.
}
problem-league-no-place = There is no such place in a season that is being played.
problem-league-no-member = This person is not a member of the league.
problem-league-plays = { $player } plays in this season already.
