## You
you-none = Nobody needs an account here: a link opens your seat. If you like, this server remembers you, and you find your tables on all your devices. It asks only for a name.
remember-me = New here
remember-me-do = Remember me
in-elsewhere = I am signed in on another device
in-elsewhere-about = There, choose your name in the top bar and show a code; type it here. Or point this device’s camera at the picture there.
code = Code
code-do = Sign in with the code
about-you = About you
play-shown = Others may see how well I play
play-shown-about = Whoever may open your rated games then also sees the PR of all your analysed games together, from five of a kind on; nothing of a single one.
time-zone = Time zone
save = Save
saved = Saved
another-device = Another device
another-device-about = Sign in on your phone or another computer with a code. It works for one device, for five minutes.
show-code = Show a code
another-code = Another code
code-good-until = Good until { $time }, for one device
code-link = The link for the other device
not-playing = When you do not play
not-playing-about = At tables where games take days, your clock then stands still, if the table allows it. The others see that it does, and until when.
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
    [one] This device has links to one table that you have not claimed, or have given up.
   *[other] This device has links to { $count } tables that you have not claimed, or have given up.
  }
links-apart-do = They are mine too
sign-out = Sign out
sign-out-here = Sign out here
sign-out-everywhere = Sign out everywhere
sign-out-about = Links that were opened on a device stay in its browser, and still open their seats.
passkeys = Passkeys
passkeys-about = With a passkey you sign in with your fingerprint, your face, or the lock of your device.
passkeys-missing = This server lacks the library for passkeys. Its operator can add it:
passkeys-nowhere = Passkeys need a page with a name over https, or at localhost.
add-passkey = Add a passkey
enter-passkey = Sign in with a passkey
remove = Remove
mailbox = Mail
mailbox-about = If you leave an address here, you can sign in with a link by mail. It is used for nothing else, unless you want notices there.
mail-address = Mail address
mail-me = Mail me a link
mail-sent = If this address is right, a mail is on its way.
enter-mail = Sign in by mail
enter-mail-about = If you have left your address here, you get a link there that signs you in.
same-person = Merge two entries of mine
same-person-about = If you are here under two names, let a device of the other one show a code. All it has is yours then; the other name is gone, and its devices are signed out.
same-person-do = Merge them
your-data = Your data
your-data-about = Everything this server knows about you: your devices, your tables, what you said there, and the records of your finished games.
take-away = Download my data
delete-me = Delete me
delete-me-about = From then on you are “somebody” at your tables, in their records too, and what you said is gone. Files that somebody has saved are out of reach. Links still open their seats.
delete-me-sure = Really delete me

## A link or a code
enter-title = Sign in on this device?
enter-about = This link signs one device in. Only go on if the link and the device are your own.
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
