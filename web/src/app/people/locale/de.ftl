## You
you-none = Hier braucht niemand ein Konto: Ein Link öffnet deinen Platz. Wenn du magst, merkt sich dieser Server, wer du bist, und du findest deine Tische auf allen deinen Geräten. Er fragt nur nach einem Namen.
remember-me = Neu hier
remember-me-do = Anmelden
in-elsewhere = Ich bin auf einem anderen Gerät angemeldet
in-elsewhere-about = Wähle dort oben in der Leiste deinen Namen, lass dir einen Code zeigen und gib ihn hier ein. Oder richte die Kamera dieses Geräts auf das Bild dort.
code = Code
code-do = Mit dem Code anmelden
about-you = Über dich
play-shown = Andere dürfen sehen, wie gut ich spiele
play-shown-about = Wer deine gewerteten Spiele öffnen darf, sieht dann auch das PR aller deiner analysierten Spiele zusammen, ab fünf derselben Art; nichts von einem einzelnen.
time-zone = Zeitzone
save = Speichern
saved = Gespeichert
another-device = Ein anderes Gerät
another-device-about = Melde dich mit einem Code auf deinem Telefon oder einem anderen Computer an. Er gilt für ein Gerät, fünf Minuten lang.
show-code = Code zeigen
another-code = Ein anderer Code
code-good-until = Gilt bis { $time }, für ein Gerät
code-link = Der Link für das andere Gerät
not-playing = Wann du nicht spielst
not-playing-about = In Spielen über Tage steht deine Uhr dann still, wenn der Tisch das vorsieht. Die anderen sehen, dass sie steht und bis wann.
night = Ich spiele nachts nicht
night-from = von
night-to = bis
holidays = Urlaub
holidays-about = { $left ->
    [one] Dieses Jahr noch ein Tag, von { $most } insgesamt.
   *[other] Dieses Jahr noch { $left } Tage, von { $most } insgesamt.
  } Ein begonnener Tag bleibt.
holiday-from = erster Tag
holiday-to = letzter Tag
holiday-add = Urlaub eintragen
devices = Wo du angemeldet bist
this-device = dieses Gerät
unknown-device = Ein Gerät
last-seen = zuletzt benutzt { $day }
links-apart = { $count ->
    [one] Dieses Gerät hat Links zu einem Tisch, den du nicht mitgenommen oder aufgegeben hast.
   *[other] Dieses Gerät hat Links zu { $count } Tischen, die du nicht mitgenommen oder aufgegeben hast.
  }
links-apart-do = Auch sie gehören mir
sign-out = Abmelden
sign-out-here = Hier abmelden
sign-out-everywhere = Überall abmelden
sign-out-about = Links, die auf einem Gerät geöffnet wurden, bleiben in seinem Browser und öffnen ihre Plätze wie zuvor.
passkeys = Passkeys
passkeys-about = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder Gerätesperre an.
passkeys-missing = Diesem Server fehlt die Bibliothek für Passkeys. Wer ihn betreibt, kann sie ergänzen:
passkeys-nowhere = Browser behalten Passkeys nur, wo die Seite einen Namen hat und über https kommt, oder bei localhost.
add-passkey = Passkey hinzufügen
enter-passkey = Mit einem Passkey anmelden
remove = Entfernen
mailbox = Mail
mailbox-about = Wenn du hier eine Adresse hinterlässt, kannst du dich mit einem Link anmelden, der an sie geschickt wird. Für anderes wird sie nicht benutzt, außer du willst dort Bescheid bekommen.
mail-address = Mailadresse
mail-me = Schick mir einen Link
mail-sent = Wenn diese Adresse stimmt, ist eine Mail unterwegs.
enter-mail = Per Mail anmelden
enter-mail-about = Wenn du hier deine Adresse hinterlassen hast, bekommst du einen Link, mit dem du dich anmeldest.
same-person = Zwei Einträge von mir zusammenlegen
same-person-about = Wenn man dich unter zwei Namen kennt, lass ein Gerät des anderen Namens einen Code zeigen. Was jener hat, gehört dann dir; den anderen Namen gibt es nicht mehr, und seine Geräte sind abgemeldet.
same-person-do = Aus beiden eins machen
your-data = Deine Daten
your-data-about = Alles, was dieser Server über dich weiß: deine Geräte, deine Tische, was du dort gesagt hast, und die Aufzeichnungen deiner beendeten Partien.
take-away = Meine Daten herunterladen
delete-me = Mich löschen
delete-me-about = An deinen Tischen heißt du dann „jemand“, auch in ihren Aufzeichnungen, und was du gesagt hast, ist weg. Dateien, die jemand gespeichert hat, sind außer Reichweite. Links öffnen ihre Plätze weiterhin.
delete-me-sure = Mich wirklich löschen

## A link or a code
enter-title = Auf diesem Gerät anmelden?
enter-about = Dieser Link meldet ein Gerät an. Mach nur weiter, wenn der Link und das Gerät dir gehören.
enter-do = Anmelden
enter-other = Hier ist { $name } angemeldet. Gehört dir dieser Link auch?
enter-merge = Ja, beides bin ich
enter-instead = Nein, { $name } abmelden

## Gewertete Spiele
profile = Gewertete Spiele
profile-of = Gewertete Spiele von { $name }
profile-none = Noch ist kein gewertetes Spiel zu Ende. Wähle „Gewertet“, wenn du einen Tisch eröffnest.
profile-kind = { $game }, { $players } Spieler
profile-games = { $count ->
    [one] nach einem Spiel
   *[other] nach { $count } Spielen
}
profile-curve = Wertung von Spiel zu Spiel: jetzt { $last }, am tiefsten { $low }, am höchsten { $high }
profile-sources = Punkte je Spiel
profile-others = Alle anderen
profile-results = Ergebnisse
profile-place = Platz { $place } von { $players }, Punkte: { $points }
to-lobby-and-clubs = Lobby, Vereine und Ligen
