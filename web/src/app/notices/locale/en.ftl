tell-me = Tell me when …
tell-me-about = While you are not looking, Carrack can notify you by mail, in this browser, or in a service of yours. At night, and on holidays, it waits.
tell-group = Tell a group
tell-group-about = An address of your group (a webhook, a room, a topic) gets notices of this table. Everybody who reads there sees names and the link to watch.
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
    [waits] the others wait for somebody
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
tell-missing-address = This server does not know its own address, so it sends no notices: their links would lead nowhere. Its operator sets the address, in carrack.toml in the data folder or before the start:
tell-missing = This server lacks a library for some of these services. Its operator can add it:
tell-sent = last notice { $day }
tell-never = no notice yet
tell-failed = failing since { $day }
tell-gone = given up and forgotten { $day }: nothing arrived there any more
tell-test = Send a test
tell-tested = It has arrived.
tell-mail = By mail to { $mail }
tell-push = In this browser
tell-push-nowhere = Browsers show notices only if the page comes over https, or from localhost.
tell-push-denied = This browser blocks notices. You can change that in its settings for this page.
tell-address = Address
tell-address-about = The whole address of a webhook, or as Apprise writes it: { $services }.
tell-add = Add
tell-lost = Not delivered
tell-lost-one = { $kind }, { $day }
nudge = Remind whoever the table waits for
nudged = { $count ->
    [0] Nobody was reminded: they do not want notices, or were reminded today.
   *[other] Reminded.
  }
stop-title = Stop these notices?
stop-stopped = Stopped
stop-about = { $what }: nothing will be sent there any more.
stop-do = Stop
stop-done = Nothing will be sent there any more.
