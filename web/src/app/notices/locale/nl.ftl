tell-me = Laat me weten wanneer …
tell-me-about = Als je niet kijkt, kan Carrack het je laten weten per mail, in deze browser of in een dienst van jou. ’s Nachts en in je vakantie wacht het daarmee.
tell-group = Een groep op de hoogte houden
tell-group-about = Een adres van je groep (een webhook, een kamer, een onderwerp) krijgt bericht over deze tafel. Iedereen die daar leest, ziet namen en de link om mee te kijken.
tell-kind = { $kind ->
    [turn] ik aan de beurt ben
    [began] er een spel begint
    [ended] er een spel voorbij is
    [waits] er iemand op mij wacht
    [invited] ik uitgenodigd word
    [round] de volgende ronde van mijn competitie begint
   *[other] { $kind }
  }
tell-kind-group = { $kind ->
    [turn] er iemand aan de beurt is
    [began] het spel begint
    [ended] het spel voorbij is
    [waits] er op iemand gewacht wordt
   *[other] { $kind }
  }
tell-by = { $kind ->
    [mail] Mail
    [push] Deze of een andere browser
    [webhook] Webhook
    [discord] Discord
    [slack] Slack
    [matrix] Matrix
    [telegram] Telegram
    [ntfy] ntfy
    [gotify] Gotify
   *[other] { $kind }
  }
tell-missing-address = Deze server kent zijn eigen adres niet, dus laat hij niemand iets weten: links in berichten zouden nergens heen leiden. De beheerder stelt het adres in, in carrack.toml in de gegevensmap of voordat hij start:
tell-missing = Voor sommige van deze manieren mist deze server een bibliotheek. De beheerder kan die toevoegen:
tell-sent = laatste melding { $day }
tell-never = nog niets gemeld
tell-failed = neemt niets aan sinds { $day }
tell-gone = opgegeven op { $day }, en vergeten: er kwam niets meer aan
tell-test = Test sturen
tell-tested = Het is aangekomen.
tell-mail = Per mail aan { $mail }
tell-push = In deze browser
tell-push-nowhere = Browsers tonen alleen meldingen waar de pagina via https komt, of op localhost.
tell-push-denied = Deze browser wil geen meldingen tonen. Dat kun je veranderen in de instellingen voor deze pagina.
tell-address = Adres
tell-address-about = Het hele adres van een webhook, of zoals Apprise het schrijft: { $services }.
tell-add = Toevoegen
tell-lost = Wat niet aankwam
tell-lost-one = { $kind }, { $day }
nudge = Herinnering sturen
nudged = { $count ->
    [0] Niemand kreeg bericht: wie het is, wil dat niet of is vandaag al herinnerd.
   *[other] Herinnerd.
  }
stop-title = Deze meldingen stoppen?
stop-stopped = Gestopt
stop-about = { $what }: daarheen wordt niets meer gestuurd.
stop-do = Stoppen
stop-done = Daarheen wordt niets meer gestuurd.
