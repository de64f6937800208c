tell-me = Tell me when …
tell-me-about = While you are not looking, Carrack can tell you by mail, in this browser, or in a service of yours. At night, and on holidays, it waits.
tell-group = Tell a group
tell-group-about = An address of your group (a webhook, a room, a topic) hears of this table. Everybody who reads there sees names and the link to watch.
tell-kind = { $kind ->
    [turn] it is my turn
    [began] a game begins
    [ended] a game has ended
    [waits] somebody waits for me
    [invited] I am invited
    [round] the next round of my league begins
   *[other] { $kind }
  }
tell-kind-group = { $kind ->
    [turn] it is somebody’s turn
    [began] the game begins
    [ended] the game has ended
    [waits] somebody is waited for
   *[other] { $kind }
  }
tell-by = { $kind ->
    [mail] Mail
    [push] This or another browser
    [webhook] Webhook
    [discord] Discord
    [slack] Slack
    [matrix] Matrix
    [telegram] Telegram
    [ntfy] ntfy
    [gotify] Gotify
   *[other] { $kind }
  }
tell-missing-address = This server does not know its own address, so it tells nobody anything: links in notices would lead nowhere. Whoever runs it sets the address, in carrack.toml in its data folder or before it is started:
tell-missing = This server lacks a library for some of these ways. Its operator can add it:
tell-sent = last told { $day }
tell-never = nothing told yet
tell-failed = takes nothing since { $day }
tell-gone = was given up { $day }, and forgotten: it took nothing any more
tell-test = Send a test
tell-tested = It has arrived.
tell-mail = By mail to { $mail }
tell-push = In this browser
tell-push-nowhere = Browsers show notices only where the page comes over https, or is at localhost.
tell-push-denied = This browser does not want to show notices. You can change that in its settings for this page.
tell-address = Address
tell-address-about = The whole address of a webhook, or as Apprise writes it: { $services }.
tell-add = Add
tell-lost = Could not be told
tell-lost-one = { $kind }, { $day }
nudge = Remind whoever the table waits for
nudged = { $count ->
    [0] Nobody was told: whoever it is does not want to be, or was reminded today.
   *[other] Reminded.
  }
stop-title = Stop these notices?
stop-stopped = Stopped
stop-about = { $what }: nothing will be sent there any more.
stop-do = Stop
stop-done = Nothing is sent there any more.
