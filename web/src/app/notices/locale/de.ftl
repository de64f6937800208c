tell-me = Sag mir Bescheid, wenn …
tell-me-about = Während du nicht hinschaust, kann Carrack dir per Mail, in diesem Browser oder über einen deiner Dienste Bescheid sagen. Nachts und im Urlaub wartet es damit.
tell-group = Einer Gruppe Bescheid sagen
tell-group-about = Eine Adresse eurer Gruppe (Webhook, Raum, Thema) erfährt von diesem Tisch. Wer dort liest, sieht die Namen und den Link zum Zuschauen.
tell-kind = { $kind ->
    [turn] ich am Zug bin
    [began] ein Spiel beginnt
    [ended] ein Spiel zu Ende ist
    [waits] jemand auf mich wartet
    [invited] ich eingeladen werde
    [round] die nächste Runde meiner Liga beginnt
   *[other] { $kind }
  }
tell-kind-group = { $kind ->
    [turn] jemand am Zug ist
    [began] das Spiel beginnt
    [ended] das Spiel zu Ende ist
    [waits] auf jemanden gewartet wird
   *[other] { $kind }
  }
tell-by = { $kind ->
    [mail] Mail
    [push] Dieser oder ein anderer Browser
    [webhook] Webhook
    [discord] Discord
    [slack] Slack
    [matrix] Matrix
    [telegram] Telegram
    [ntfy] ntfy
    [gotify] Gotify
   *[other] { $kind }
  }
tell-missing-address = Dieser Server kennt seine eigene Adresse nicht, also sagt er niemandem Bescheid: Links in Nachrichten führten nirgendwohin. Wer ihn betreibt, setzt die Adresse, in carrack.toml im Datenordner oder vor dem Start:
tell-missing = Für manche dieser Wege fehlt diesem Server eine Bibliothek. Wer ihn betreibt, kann sie ergänzen:
tell-sent = zuletzt Bescheid gesagt: { $day }
tell-never = noch nichts gesagt
tell-failed = nimmt seit { $day } nichts an
tell-gone = am { $day } aufgegeben und vergessen: Dort kam nichts mehr an
tell-test = Ausprobieren
tell-tested = Es ist angekommen.
tell-mail = Per Mail an { $mail }
tell-push = In diesem Browser
tell-push-nowhere = Browser zeigen Nachrichten nur, wo die Seite über https kommt, oder auf localhost.
tell-push-denied = Dieser Browser will keine Nachrichten zeigen. In seinen Einstellungen für diese Seite lässt sich das ändern.
tell-address = Adresse
tell-address-about = Die ganze Adresse eines Webhooks, oder wie Apprise sie schreibt: { $services }.
tell-add = Hinzufügen
tell-lost = Was nicht ankam
tell-lost-one = { $kind }, { $day }
nudge = An den Zug erinnern
nudged = { $count ->
    [0] Niemandem wurde Bescheid gesagt: Wer es ist, will das nicht oder wurde heute schon erinnert.
   *[other] Erinnert.
  }
stop-title = Diese Nachrichten beenden?
stop-stopped = Beendet
stop-about = { $what }: Dorthin wird nichts mehr geschickt.
stop-do = Beenden
stop-done = Dorthin wird nichts mehr geschickt.
