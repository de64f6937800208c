### Why the server does not do what somebody asks of it.
###
### Values: player and players are names; count, most, number and step are numbers; reason is what a part of the
### engine or the machine said; character is its number in Unicode and its name.

## The form of a request

problem-malformed = The request is malformed: { $reason }
problem-not-json = The body of the request is not JSON: { $reason }
problem-nul = A request cannot contain NUL (U+0000).
problem-broken-off = The request was cut off.
problem-not-http = This is not an HTTP request.
problem-no-websocket = This does not open a WebSocket.
problem-no-hello = Send hello first, with tokens and since.
problem-not-text = Messages must be text.
problem-authorization = The Authorization header must be: Bearer token,token
problem-whole-number = { $field } must be a whole number, not “{ $given }”.
problem-unfit-character = { $field } contains { $character }, which is invisible there; remove it.
problem-shows-nothing = { $field } has no visible character; add a letter, digit or symbol.
problem-name-length = A name must have 1 to { $most } characters.
problem-line-length = A line must have 1 to { $most } characters.
problem-which-move = Say which move: move (notation), index, or moves for several.
problem-move-id-used = This move_id was used for another request; use a new one for each.
problem-which-share = Send either the hash of a share, or the share whose hash was published.
problem-needed-to-accept = This is needed to accept an invitation.
problem-own-token = The owner’s device makes the token of the new link.
problem-seats-and-players = Players: { $players }, but seats: { $seats }.
problem-person-with-bot = A person’s seat cannot have a bot.
problem-bot-elsewhere = A bot cannot join by link; only people can.
problem-which-bot = Say which bot plays this seat.
problem-no-bot = There is no bot “{ $bot }”; choose from: { $bots }.
problem-clock-one-device = With a clock, everybody needs a device of their own. Invite the others by link.
problem-clock-cap = A clock’s cap ({ $cap } s) must be at least the starting time ({ $bank } s).
problem-clock-nights = Nights and holidays can be left out only where games take days. Choose that kind of clock, or leave "nights" out.
problem-not-utf8 = A record must be UTF-8 text.
problem-play-form = A game can be exported as { $known }, not as “{ $given }”.
problem-play-zone = This server does not know the time zone “{ $zone }”. Use one such as Europe/Berlin, or none for the server’s own.
problem-record-lines = A record can have at most { $most } lines; this one has { $count }.
problem-record-steps = A record can have at most { $most } steps; this one has { $count }.
problem-too-long = A request can have at most { $most } bytes.
problem-long-head = The request header can have at most { $most } bytes.
problem-many-fields = A request can have at most { $most } header fields.
problem-two-hosts = A request can have only one Host header.
problem-too-slow = The request did not arrive in time.

## Who asks

problem-token = This needs the link to a seat at this table.
problem-host-only = Only the host may do that.
problem-owner-only = Only the owner of this seat may do that.
problem-seat = Your link is not for the seat of { $player }.
problem-seat-of-request = This move_id belongs to another seat’s request.
problem-closed = This table is closed to spectators; only the link to a seat opens it.
problem-closed-lost = This table is closed to spectators. Your link to the seat of { $players } has been replaced.
problem-origin = This request comes from a page of another site.
problem-own-page = Only pages of this server may ask this, as JSON; a program must send Origin and Content-Type.
problem-code = This code is no longer valid: each works once, for a few minutes. Ask for another.
problem-passkey = The passkey was not accepted. Try again.
problem-passkey-unknown = This server does not know this passkey.
problem-many-passkeys = You have { $most } passkeys; remove one first.
problem-no-passkeys-here = Passkeys work only at a named https address, or at localhost.
problem-missing = This server lacks a library for that: pip install '.[club]'
problem-no-mail = This server sends no mail: its settings name no mail server, or a library is missing (pip install '.[club]').
problem-no-notices = This server sends no notices: its settings name no address, or a library is missing (pip install '.[club]').
problem-notices-many = There are too many addresses already. Remove one first.
problem-notice-address = No notice can be sent to this address. Copy the whole address of a webhook, or write one as Apprise does (ntfys://host/topic).
problem-notice-kind = Notices are not sent to { $host } here. The operator can allow it (setting notice_kinds).
problem-notice-host = Notices are not sent to { $host }: it is in the server’s own network. The operator can allow it (setting notice_hosts).
problem-notice-nowhere = There is no host { $host }.
problem-notice-mailbox = Enter a mail address first, and open the link that is mailed to it.
problem-notice-not-gone = It did not arrive: this address no longer exists.
problem-notice-not-host = It did not arrive: the address leads into the server’s own network.
problem-notice-not-late = It did not arrive: there was no answer in time.
problem-notice-not-reached = It did not arrive: the address cannot be reached.
problem-notice-not-taken = It did not arrive: the service refused it.
problem-notice-not-answer = It did not arrive: the service answered { $status }.
problem-no-channel = This address no longer exists.
problem-too-many-notices = You have tried too many addresses. Wait a while.
problem-no-address = This is not a mail address.
problem-signed-out = You are not signed in on this device.
problem-signed-in = Somebody is already signed in on this device.
problem-rated-sign-in = This table is rated: sign in first, then sit down.
problem-rated-practice = Nobody can choose the draws of a rated game: leave out the seed.
problem-rated-here = A rated table needs at least two seats, and a device for each person: one person here, the others by link.
problem-rated-bot = { $bot } cannot play at a rated table: only Carrack's own bots have versions.
problem-rated-awaits = Still to join: { $players }. A rated game begins with everybody; give a missing person's seat to a bot.
problem-rated-begun = This game is rated: its players were settled when it began, and each can change only their own seat.
problem-rated-twice = You already have a seat at this rated table: nobody plays against themselves.
problem-rated-kept = A rated game cannot be removed: it counts. You can resign.
problem-beside = This game is not played on a board of your own: there is nothing to enter.
problem-beside-bots = With the board on your table, only people and the game's own automaton can play. Remove the bots.
problem-beside-clock = With the board on your table there is no clock: leave it out.
problem-beside-rated = With the board on your table a game is never rated: nobody vouches for what is entered.
problem-beside-seed = With the board on your table nothing is drawn: leave out the seed.
problem-beside-open = Only people at the same board can play this game: invite them by link.
problem-beside-whose = Only { $player } sees and enters that.
problem-running-finish = The game is not over yet: its record can be kept only then.
problem-waiting-to-enter = The set-up is not entered yet: first say what is on the table.
problem-nobody = This person is no longer here.
problem-no-club-edition = This club has no edition { $number }.
problem-no-line = Line { $number } no longer exists.
problem-no-person = You share no rated table and no club with anybody of that name.
problem-clubs-by-operator = Only the operator of this server can found clubs.
problem-club-host-only = Only a host of the club may do that.
problem-host-of-hosts = Nobody else can remove a host.
problem-no-club = You are in no such club.
problem-no-member = Nobody of that name is in this club.
problem-club-invitation = This invitation is no longer valid. Ask the club’s host for another one.
problem-full-club = This club is full: it has { $most } members.
problem-full-of-editions = This club already has { $most } editions. Remove one first.
problem-full-of-clubs = You are already in { $most } clubs. Leave one first.
problem-everybodys-name = This server is the club, so its operator names it.
problem-everybodys-invitation = Everybody who is signed in belongs to this club; it needs no invitations.
problem-everybodys-leave = Everybody who is signed in belongs to this club.
problem-open-to-which = Say which club the table is open to.
problem-open-to-club = Only members see a club’s table: open it to them, or choose no club.
problem-open-to-nobody = A table that others may join needs a seat for somebody elsewhere, and cannot be practice.
problem-open-tables-yours = { $most } of your tables are already open to everybody. Begin one, give one up, or limit it to people with a link.
problem-open-tables-here = { $most } tables from your network are already open to everybody. Wait until one has begun, or invite people with a link.
problem-joined-too-late = The players of this table are settled.
problem-seated-already = You already have a seat at this table.
problem-no-free-seat = This table has no free seat any more.
problem-no-seat-of-yours = You have no seat at this table.
problem-host-stays = The host cannot leave the table. Give it up on its page instead.
problem-seat-taken = Only an empty seat can be kept for somebody.
problem-invite-in-club = Only a club’s tables can invite people by name.
problem-no-device = There is no such device.
problem-operator-link = This operator’s link has been used, or is more than fifteen minutes old. Make another one: carrack operator link
problem-operator-only = Only the operator of this server may do that.
problem-address-given = The settings say that the address is { $address }; change it there.
problem-address-not-answered = This server does not answer to { $address }: its settings allow only { $hosts } (hosts).
problem-server-address = { $given } is not an address of a server; it must look like https://table.example.org.
problem-not-opened-here = This server can only be opened where it is started: carrack serve --host 0.0.0.0, or carrack play --lan
problem-not-opened = The server could not be opened to the network: { $reason }.
problem-host = This server has another name, listed in its settings (hosts).
problem-invitation = This invitation has been used, or the host has made another.
problem-outdated = Carrack has been updated since this page was opened; reload the page.

## What is not there

problem-no-route = There is no { $method } { $path }.
problem-long-address = An address here can have at most { $most } characters.
problem-not-live = No messages are sent from this address.
problem-method = This address does not accept { $method }.
problem-no-table = There is no table “{ $table }”.
problem-no-seat = { $last ->
    [0] The only seat here is 0.
   *[other] The seats here are 0 to { $last }.
}
problem-no-step = The steps here are 0 to { $last }.
problem-no-replay = This replay is no longer kept; open the file again.
problem-no-game = There is no game “{ $game }”; installed: { $games }.
problem-no-board = { $game } has no module of its own for that; a page draws it plainly.
problem-no-rules = { $game } has no rules to read here.
problem-no-language = { $game } has no texts in “{ $language }”.
problem-no-lesson = { $game } has no lesson “{ $lesson }”.
problem-lesson-unreadable = The lessons of { $game } cannot be used: { $reason }
problem-no-maps = { $game } has no maps of your own.
problem-no-editions = { $game } has no editions of your own.

## Not now

problem-stale = This was decided after step { $step }, but the newest step is { $newest }.
problem-turn-ended = Your turn has ended; it is too late to take that back.
problem-reopen-nothing = It is too late to take back the end of this turn: somebody has played on, or it revealed something.
problem-reopen-counts = In rated games and leagues the end of a turn stands.
problem-reopen-once = You have asked for that once already in this turn.
problem-reopen-unasked = Nobody asks to take back the end of a turn.
problem-not-deciding = { $player } has to decide now; ask when it is your turn.
problem-hints = Hints are off at this table.
problem-talk = The host has turned off chat at this table.
problem-bot-plays = A bot plays for { $player } now; the host can hand the seat back.
problem-bot-invited = A bot plays this seat; hand it to a person first.
problem-bot-already = A bot already plays this seat.
problem-bot-luck = A bot plays this seat; bots have no share in the luck.
problem-human-seat = { $player } already plays this seat.
problem-clock-again = { $player } has run out of time twice in this turn: the bot ends it, then the seat can be taken back.
problem-instructions = Standing orders are for games over days between people, each with a clock: not for practice, and not with the board on your table.
problem-present = { $player } plays this seat and is here; only an abandoned one can be taken.
problem-automaton = The rules play the automaton ({ $seat }); nobody can take or change its place.
problem-paused = The game is paused: somebody asked for a pause.
problem-nobody-left = The game is paused: no player is left.
problem-waiting-to-sit = { $count ->
    [one] The game begins when { $players } has sat down.
   *[other] The game begins when all have sat down: { $players }.
}
problem-waiting-to-come = { $count ->
    [one] The game begins when { $players } is here.
   *[other] The game begins when all are here: { $players }.
}
problem-waiting-to-open = { $count ->
    [one] The game begins when { $players } has revealed their share.
   *[other] The game begins when all have revealed their shares: { $players }.
}
problem-ended = This table has ended before its game could begin.
problem-begun = The game has begun; it can no longer be given up.
problem-luck-settled = The set-up has been drawn; the luck of this game is settled.
problem-shares-settled = The shares in the luck are settled; no more hashes are accepted.
problem-share-elsewhere = The luck of this game is settled, and only { $player }’s device can reveal its share; take the seat when the game has begun.
problem-unfixed = Nothing is revealed before the shares in the luck are settled.
problem-luck = This share does not match the hash published for this seat.
problem-alone = No device has added to the luck yet; wait for one.
problem-over = The game is over.
problem-over-seat = The game is over; this seat needs no player any more.
problem-over-pause = The game is over; there is nothing to pause.
problem-over-instructions = The game is over; there is nothing left to leave orders for.
problem-over-hint = The game is over; its analysis says what a bot thinks of it.
problem-over-branch = The game is over there; choose an earlier position.
problem-running-branch = You can play on from a position once the game is over.
problem-running-rematch = A rematch can begin once the game is over.
problem-running-analysis = A game can be analysed once it is over.
problem-running-play = A game can be exported once it is over.
problem-running-turn = A turn can be tried again once the game is over.
problem-long = This table has had { $most } steps, several times a whole game: until the game is over, only moves are possible.
problem-long-over = This table has had { $most } steps; no more can be played.
problem-long-opened = This table has { $count } steps, more than any game needs; it cannot be opened.

## Records that somebody brings

problem-record = This record cannot be played: { $reason }
problem-record-damaged = This record is damaged: { $reason }
problem-record-branch = This record cannot be continued: { $reason }
problem-record-components = This record was played with components that are missing here: { $reason }

## Too much

problem-too-many = Too many requests from your address; wait a little.
problem-too-many-mails = Too many mails were requested. Wait a while.
problem-too-many-clubs = You have founded enough clubs for today.
problem-too-many-people = Too many new people from your address. Wait a while.
problem-nights-moved = Nights cannot be moved so often: a clock could stand still for ever. Try again in a few days.
problem-hours-changed = You have changed your hours too often. Wait a while.
problem-hours-zone = This server does not know the time zone { $zone }. Choose yours on the page about you first.
problem-night-long = A night can have at most { $most } hours, so that there is time left to play.
problem-holiday-day = There is no such day. Write a day like 2026-12-24.
problem-holiday-order = This holiday ends ({ $last }) before it begins ({ $first }).
problem-holiday-long = A holiday can have at most { $most } days.
problem-holiday-past = A holiday cannot be in the past ({ $day }). Begin today, or later.
problem-holiday-far = A holiday can go on until the end of next year. { $day } is later.
problem-holiday-many = That would be { $count } days in { $year }. You can be away for { $most } days a year.
problem-too-many-tries = Too many wrong codes. Wait a little.
problem-too-many-tables = Too many new tables from your address; wait a little.
problem-too-many-jobs = Your address already has too much running; wait a little.
problem-too-many-connections = Too many connections from your address; wait a little.
problem-too-many-watchers = { $most } connections already watch this table; wait a little.
problem-too-much-talk = That is too much chat at once; wait a little.
problem-full = The server is full.
problem-full-tables = This server already has { $most } tables; delete some first.

## What went wrong here

problem-busy = This could not be done now; try again.
problem-given-up = This took the server too much time or memory, so it was stopped.
problem-no-hint = There is no hint: the bot failed. Ask again.
problem-no-choice = The bot failed to choose a move. Ask again.
problem-no-verdict = The turn could not be compared with the best one: the judge failed. Ask again.
problem-hint-moved-on = The position changed while the bot was thinking; ask again.
problem-no-past = The past of this table cannot be shown now; try again.
problem-store = The store failed: { $reason }
problem-unsaved = This was not saved: { $reason }
problem-components = This table’s components are missing or have changed; it waits until the operator puts them back ({ $reason }).
problem-unreadable = This version of Carrack cannot open the table: { $reason }
problem-bug = This is a bug in Carrack; the server’s log says more.
problem-only-ping = After hello, only ping is accepted.
problem-link-replaced = This link has been replaced.
problem-connect-again = Connect again.
problem-unjudged = { $bot } judges moves, but not positions: there is no expected result, only what it would have played
problem-bot-failed = the bot failed: { $reason }
problem-analysis-stopped = the operator of this server has stopped it
problem-begun-often = it was started { $count } times, and the server stopped each time
problem-unwritable = the store fails
problem-still-opening = the tables are still being opened
problem-descriptors = out of file descriptors

## Files of tables

problem-file-other = This is not a file of tables: its first line does not say so. Make one with “Save all tables to a file” on the page, or with carrack tables save.
problem-file-one-record = This is the record of a single game, not a file of tables: open it with “Open a record”.
problem-file-newer = A newer Carrack wrote this file of tables (format { $form }; this one reads up to { $known }): read it with that version, or install that version here.
problem-file-line = This line cannot be read: { $reason }. Take it from another copy of the file.
problem-file-record = The record of this table cannot be played here: { $reason }
problem-file-seats = Players in the record: { $players }; seats listed: { $seats }.
problem-file-bot = Seat { $seat } must name a bot if its kind is bot, and only then.
problem-file-talk = Only seats of the table ({ $seats }) can have written something.
problem-file-seed = The seed does not match the commitment in the record’s header.
problem-file-here = This table is already here, as “{ $table }”.
problem-file-cut = The file is cut off: its last line, which counts the tables, is missing. Take the rest from another copy.
problem-file-count = Tables by its last line: { $counted }; in the file: { $count }. Take what is missing from another copy.

## Leagues

problem-no-league = There is no such league on this server.
problem-no-season = This league has no such season.
problem-league-host = Only the host of a league may do that.
problem-league-games = With { $players } at a table, a season has 1 to { $most } games per person.
problem-league-group = A group needs at least the { $players } people of a table.
problem-league-many = You are in { $most } leagues already; leave one first.
problem-league-full = A league can have at most { $most } people.
problem-league-closed = Nobody can join this league now; its host can open it again.
problem-league-no-swiss = People can sit out a round only in a Swiss.
problem-league-no-round = No round is being played now.
problem-league-round = A round is being played; the next one begins when it is over.
problem-league-over = All rounds of this Swiss have been played.
problem-league-few = { $count ->
    [one] Only one person is here; a table needs { $players }.
   *[other] Only { $count } people are here; a table needs { $players }.
}
problem-league-no-place = No season in progress has such a place.
problem-league-no-member = This person is not a member of the league.
problem-league-plays = { $player } already plays in this season.
