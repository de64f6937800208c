## Ligen
leagues = Ligen
leagues-open = Ligen, denen du beitreten kannst
leagues-none = Du bist noch in keiner Liga. Eine Liga geht über mehrere Saisons, in Gruppen von etwa gleich starken Leuten; ein Schweizer Turnier ist für einen Tag.
league-new = Neue Liga
league-late = Die anderen warten auf dich
league-in = { $members ->
    [one] eine Person
   *[other] { $members } Personen
  }
league-state-open = hat noch nicht begonnen
league-state-between = Saison { $season } ist vorbei
league-state-round = Saison { $season }, Runde { $round }
league-name = Name
league-kind = Art
league-kind-league = Liga: Saisons
league-kind-swiss = Schweizer Turnier: ein Tag
league-at-table = Spieler an einem Tisch
league-games = Spiele pro Person und Saison
league-games-about = Oder ein paar mehr, damit alle gleich viele haben.
league-rounds = Runden
league-group-size = Größte Gruppe
league-movers = Auf- und Absteiger
league-movers-about = Wie viele nach einer Saison die Gruppe wechseln.
league-round-time = Zeit für eine Runde
league-round-time-none = so lange es dauert
league-round-time-days = { $days ->
    [one] ein Tag
    [7] eine Woche
   *[other] { $days } Tage
  }
league-round-time-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  }
league-rated = Gewertet
league-rated-about = Die Spiele zählen für die Wertung.
league-listed = Alle hier sehen, dass man beitreten kann
league-listed-about = Sonst tritt man über ihren Link bei.
league-options = Optionen und Uhr
league-make = Liga gründen
league-terms = { $kind ->
    [swiss] Schweizer Turnier, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
      }
   *[league] Liga, { $rounds ->
        [one] ein Spiel pro Person
       *[other] { $rounds } Spiele pro Person
      }
  } · { $players } an einem Tisch{ $rated ->
    [yes] {" "}· gewertet
   *[no] {""}
  }
league-host = Leitung: { $name }
league-join = Beitreten
league-leave = Die Liga verlassen
league-sign-in = Zum Beitreten anmelden
league-away = Ich lasse die nächste Runde aus
league-link = Link kopieren
league-copied = Kopiert
league-begin-season = Saison { $season } beginnen
league-begin-round = Runde { $round } beginnen
league-begin-few = Ein Tisch braucht { $players } Leute. Schick ihnen den Link.
league-close = Niemanden mehr aufnehmen
league-open = Wieder Leute aufnehmen
league-put-off = Runde um einen Tag verlängern
league-season = Saison { $season }
league-now = Runde { $round } von { $rounds }
league-due = bis { $day }
league-over = Die Saison ist vorbei.
league-swiss-over = Alle Runden sind gespielt.
league-waiting = Sie hat noch nicht begonnen. Wer jetzt beitritt, spielt von Anfang an mit.
league-members = Mitglieder
league-member-new = spielt ab der nächsten Saison
league-member-away = nicht in der nächsten Runde
league-remove = Entfernen
league-group = Gruppe { $group }
league-standings = Tabelle
league-place = Platz
league-who = Wer
league-points = Punkte
league-opposition = Gegner
league-opposition-about = Die Summe der Punkte aller Gegner; sie entscheidet bei gleichen Punkten
league-wins = Siege
league-played = Spiele
league-somebody = jemand
league-gone = nicht mehr dabei
league-missed = { $count } verpasst
league-replace = Ersetzen
league-replace-somebody = Jemanden ersetzen
league-replace-by = durch …
league-nobody = niemanden
league-round = Runde { $round }
league-round-cost = Kosten: Begegnungen { $meetings }, Abstand { $apart }; mindestens { $leastMeetings }, { $leastApart }.
league-out = setzt aus: { $names }
league-table = Tisch
league-replay = ansehen
league-setting-up = wird aufgebaut
league-not-played = nicht gespielt
league-game-late = wartet auf { $names }
league-game-missing = fehlte
league-cost = { $games ->
    [one] Ein Spiel pro Person
   *[other] { $games } Spiele pro Person
  }. Kosten: Spiele { $spread }, Plätze { $seats }, Begegnungen { $meetings }; mindestens { $leastSpread }, { $leastSeats }, { $leastMeetings }.
league-shown-bound = Keine Paarung ist besser: Die Schranke zeigt es.
league-shown-search = Keine Paarung ist besser: Alle wurden durchsucht.
league-shown-unknown = Die beste gefundene; vielleicht gibt es eine bessere.
league-rule = Die Regel
league-pairing = Wie gepaart wurde
league-seed = Ausgelost: { $seed }.
league-file = Saison speichern
club-leagues = Andere Ligen dieses Vereins
club-leagues-none = In diesem Verein gibt es noch keine Liga.
league-of-club = Nur Mitglieder des Vereins sehen sie und können mitspielen.
