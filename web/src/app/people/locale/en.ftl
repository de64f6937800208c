## You
you-none = Nobody needs an account here: a link opens your seat. If you like, this server remembers you, and you find your tables on all your devices. It asks for nothing but a name.
remember-me = New here
remember-me-do = Remember me
in-elsewhere = I am signed in on another device
in-elsewhere-about = Choose your name in the top bar there, let it show a code, and type it here. Or point this device’s camera at the picture there.
code = Code
code-do = Sign in with the code
about-you = About you
time-zone = Time zone
save = Save
saved = Saved
another-device = Another device
another-device-about = Sign in on your phone or another computer with a code. It is good for one device, for five minutes.
show-code = Show a code
another-code = Another code
code-good-until = Good until { $time }, for one device
code-link = The link for the other device
not-playing = When you do not play
not-playing-about = At tables where games take days your clock stands still then, if the table takes that into account. The others see that it does, and until when.
night = I do not play at night
night-from = from
night-to = to
holidays = Holidays
holidays-about = { $left ->
    [one] One more day this year, of { $most } in all.
   *[other] { $left } more days this year, of { $most } in all.
  } A day that has begun stays.
holiday-from = first day
holiday-to = last day
holiday-add = Add a holiday
devices = Where you are signed in
this-device = this device
unknown-device = A device
last-seen = last used { $day }
links-apart = { $count ->
    [one] This device has links to one table that you have not taken along, or have given up.
   *[other] This device has links to { $count } tables that you have not taken along, or have given up.
  }
links-apart-do = They are mine too
sign-out = Sign out
sign-out-here = Sign out here
sign-out-everywhere = Sign out everywhere
sign-out-about = Links that were opened on a device stay in its browser, and open their seats as before.
passkeys = Passkeys
passkeys-about = With a passkey you sign in by your fingerprint, your face, or the lock of your device.
passkeys-missing = This server lacks the library for passkeys. Its host can add it:
passkeys-nowhere = Browsers keep passkeys only where the page has a name and comes over https, or is at localhost.
add-passkey = Add a passkey
enter-passkey = Sign in with a passkey
remove = Remove
mailbox = Mail
mailbox-about = If you leave an address here, you can let yourself in by a link that is mailed to it. It is used for nothing else, unless you want to be told things there.
mail-address = Mail address
mail-me = Mail me a link
mail-sent = If this address is good, a mail is on its way.
enter-mail = Sign in by mail
enter-mail-about = If you have left your address here, a link comes to it that lets you in.
same-person = Merge two entries of mine
same-person-about = If you are remembered under two names, let a device of the other one show a code. What that one holds is yours then; the other name is gone, and its devices are signed out.
same-person-do = Merge them
your-data = Your data
your-data-about = Everything that this server knows about you: your devices, your tables, what you said there, and the records of your finished games.
take-away = Download my data
delete-me = Delete me
delete-me-about = At your tables you are called “somebody” from then on, in their records too, and what you said is gone. Files that somebody has saved are out of reach. Links still open their seats.
delete-me-sure = Really delete me

## A link or a code
enter-title = Sign in on this device?
enter-about = This link lets one device in. Only go on if it is your own, and the device is too.
enter-do = Sign me in
enter-other = { $name } is signed in here. Is the link yours as well?
enter-merge = Yes, both are me
enter-instead = No, sign { $name } out

## Rated games
profile = Rated games
profile-of = Rated games of { $name }
profile-none = No rated game is over yet. Choose “Rated” when you set up a table.
profile-kind = { $game }, { $players } players
profile-games = { $count ->
    [one] after one game
   *[other] after { $count } games
}
profile-curve = Rating from game to game: { $last } now, { $low } at the lowest, { $high } at the highest
profile-sources = Points a game
profile-others = All others
profile-results = Results
profile-place = Place { $place } of { $players }, points: { $points }
to-lobby-and-clubs = Lobby, clubs and leagues
