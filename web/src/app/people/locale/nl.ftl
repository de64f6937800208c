## You
you-none = Niemand heeft hier een account nodig: een link opent je plaats. Als je wilt, onthoudt deze server je, en vind je je tafels op al je apparaten. Hij vraagt alleen een naam.
remember-me = Nieuw hier
remember-me-do = Onthoud mij
in-elsewhere = Ik ben op een ander apparaat ingelogd
in-elsewhere-about = Kies daar bovenin je naam, laat een code tonen en typ die hier in. Of richt de camera van dit apparaat op de afbeelding daar.
code = Code
code-do = Inloggen met de code
about-you = Over jou
play-shown = Anderen mogen zien hoe goed ik speel
play-shown-about = Wie je spellen met rating mag openen, ziet dan ook de PR van al je geanalyseerde spellen samen, vanaf vijf van hetzelfde spel; niets van een afzonderlijk spel.
time-zone = Tijdzone
save = Opslaan
saved = Opgeslagen
another-device = Een ander apparaat
another-device-about = Log op je telefoon of een andere computer in met een code. Hij geldt voor één apparaat, vijf minuten lang.
show-code = Code tonen
another-code = Andere code
code-good-until = Geldig tot { $time }, voor één apparaat
code-link = De link voor het andere apparaat
not-playing = Wanneer je niet speelt
not-playing-about = In meerdaagse spellen staat je klok dan stil, als de tafel daar rekening mee houdt. De anderen zien dat, en tot wanneer.
night = Ik speel ’s nachts niet
night-from = van
night-to = tot
holidays = Vakantie
holidays-about = { $left ->
    [one] Nog één dag dit jaar, van { $most } in totaal.
   *[other] Nog { $left } dagen dit jaar, van { $most } in totaal.
  } Een begonnen dag blijft staan.
holiday-from = eerste dag
holiday-to = laatste dag
holiday-add = Vakantie toevoegen
devices = Waar je ingelogd bent
this-device = dit apparaat
unknown-device = Een apparaat
last-seen = laatst gebruikt { $day }
links-apart = { $count ->
    [one] Dit apparaat heeft links naar één tafel die je niet hebt meegenomen of hebt opgegeven.
   *[other] Dit apparaat heeft links naar { $count } tafels die je niet hebt meegenomen of hebt opgegeven.
  }
links-apart-do = Die zijn ook van mij
sign-out = Uitloggen
sign-out-here = Hier uitloggen
sign-out-everywhere = Overal uitloggen
sign-out-about = Links die op een apparaat geopend zijn, blijven in de browser daar en openen hun plaatsen zoals voorheen.
passkeys = Passkeys
passkeys-about = Met een passkey log je in met je vingerafdruk, je gezicht of de vergrendeling van je apparaat.
passkeys-missing = Deze server mist de bibliotheek voor passkeys. De beheerder kan die toevoegen:
passkeys-nowhere = Browsers bewaren passkeys alleen waar de pagina een naam heeft en via https komt, of op localhost.
add-passkey = Passkey toevoegen
enter-passkey = Inloggen met passkey
remove = Verwijderen
mailbox = Mail
mailbox-about = Als je hier een adres achterlaat, kun je binnenkomen met een link die daarheen gemaild wordt. Verder wordt het nergens voor gebruikt, tenzij je daar meldingen wilt.
mail-address = Mailadres
mail-me = Mail me een link
mail-sent = Als dit adres klopt, is er een mail onderweg.
enter-mail = Inloggen per mail
enter-mail-about = Als je hier je adres hebt achtergelaten, komt daar een link binnen waarmee je inlogt.
same-person = Twee vermeldingen van mij samenvoegen
same-person-about = Als je onder twee namen bekend bent, laat dan een apparaat van de andere een code tonen. Wat die heeft, is dan van jou; de andere naam is weg, en de apparaten ervan zijn uitgelogd.
same-person-do = Voeg ons samen
your-data = Je gegevens
your-data-about = Alles wat deze server over je weet: je apparaten, je tafels, wat je daar gezegd hebt, en de verslagen van je voltooide spellen.
take-away = Mijn gegevens downloaden
delete-me = Verwijder mij
delete-me-about = Aan je tafels heet je daarna “iemand”, ook in de verslagen, en wat je gezegd hebt, is weg. Bestanden die iemand opgeslagen heeft, zijn buiten bereik. Links openen hun plaatsen nog steeds.
delete-me-sure = Echt verwijderen

## A link or a code
enter-title = Inloggen op dit apparaat?
enter-about = Deze link laat één apparaat binnen. Ga alleen door als de link van jou is, en het apparaat ook.
enter-do = Log mij in
enter-other = Hier is { $name } ingelogd. Is de link ook van jou?
enter-merge = Ja, ik ben allebei
enter-instead = Nee, log { $name } uit

## Rated games
profile = Spellen met rating
profile-of = Spellen met rating van { $name }
profile-none = Er is nog geen spel met rating voltooid. Kies “Met rating” als je een tafel opent.
profile-kind = { $game }, { $players } spelers
profile-games = { $count ->
    [one] na één spel
   *[other] na { $count } spellen
}
profile-curve = Rating van spel tot spel: nu { $last }, laagste { $low }, hoogste { $high }
profile-sources = Punten per spel
profile-others = Alle anderen
profile-results = Resultaten
profile-place = Plaats { $place } van { $players }, punten: { $points }
to-lobby-and-clubs = Lobby, clubs en competities
