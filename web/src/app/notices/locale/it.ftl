tell-me = Avvisami quando…
tell-me-about = Quando non guardi, Carrack può avvisarti per e-mail, in questo browser o in un tuo servizio. Di notte e durante le ferie aspetta.
tell-group = Avvisa un gruppo
tell-group-about = Un indirizzo del tuo gruppo (un webhook, una stanza, un topic) viene informato di questo tavolo. Chi legge lì vede i nomi e il link per guardare.
tell-kind = { $kind ->
    [turn] tocca a me
    [began] comincia una partita
    [ended] una partita è finita
    [waits] qualcuno mi aspetta
    [invited] ricevo un invito
    [round] comincia il prossimo turno della mia lega
   *[other] { $kind }
  }
tell-kind-group = { $kind ->
    [turn] tocca a qualcuno
    [began] la partita comincia
    [ended] la partita è finita
    [waits] si aspetta qualcuno
   *[other] { $kind }
  }
tell-by = { $kind ->
    [mail] E-mail
    [push] Questo o un altro browser
    [webhook] Webhook
    [discord] Discord
    [slack] Slack
    [matrix] Matrix
    [telegram] Telegram
    [ntfy] ntfy
    [gotify] Gotify
   *[other] { $kind }
  }
tell-missing-address = Questo server non conosce il proprio indirizzo, quindi non avvisa nessuno: i link negli avvisi non porterebbero da nessuna parte. Chi lo gestisce imposta l’indirizzo, in carrack.toml nella sua cartella dei dati o prima di avviarlo:
tell-missing = A questo server manca una libreria per alcune di queste vie. Chi lo gestisce può aggiungerla:
tell-sent = ultimo avviso: { $day }
tell-never = ancora nessun avviso
tell-failed = non riceve più nulla ({ $day })
tell-gone = abbandonato e dimenticato ({ $day }): non riceveva più nulla
tell-test = Fai una prova
tell-tested = È arrivata.
tell-mail = Per e-mail a { $mail }
tell-push = In questo browser
tell-push-nowhere = I browser mostrano avvisi solo dove la pagina arriva con https, o è su localhost.
tell-push-denied = Questo browser non vuole mostrare avvisi. Puoi cambiarlo nelle sue impostazioni per questa pagina.
tell-address = Indirizzo
tell-address-about = L’indirizzo completo di un webhook, o come lo scrive Apprise: { $services }.
tell-add = Aggiungi
tell-lost = Avvisi non arrivati
tell-lost-one = { $kind }, { $day }
nudge = Sollecita chi il tavolo aspetta
nudged = { $count ->
    [0] Nessuno è stato avvisato: chi si aspetta non lo vuole, o ha già avuto un sollecito oggi.
   *[other] Sollecito inviato.
  }
stop-title = Fermare questi avvisi?
stop-stopped = Fermati
stop-about = { $what }: lì non verrà più inviato nulla.
stop-do = Ferma
stop-done = Lì non viene più inviato nulla.
