## Leagues
leagues = Competities
leagues-open = Competities waaraan je kunt meedoen
leagues-none = Je zit nog in geen competitie. Een competitie gaat door in seizoenen, in groepen van mensen die ongeveer even sterk zijn; een Zwitsers toernooi is voor één dag.
league-new = Nieuwe competitie
league-late = De anderen wachten op je
league-in = { $members ->
    [one] één deelnemer
   *[other] { $members } deelnemers
  }
league-state-open = is nog niet begonnen
league-state-between = seizoen { $season } is voorbij
league-state-round = seizoen { $season }, ronde { $round }
league-name = Naam
league-kind = Soort
league-kind-league = Competitie: seizoenen
league-kind-swiss = Zwitsers toernooi: één dag
league-at-table = Spelers per tafel
league-games = Spellen per speler en seizoen
league-games-about = Of een paar meer, zodat iedereen er evenveel heeft.
league-rounds = Rondes
league-group-size = Grootste groep
league-movers = Stijgers en dalers
league-movers-about = Hoeveel spelers na een seizoen van groep wisselen.
league-round-time = Tijd voor een ronde
league-round-time-none = zolang het duurt
league-round-time-days = { $days ->
    [one] één dag
    [7] één week
   *[other] { $days } dagen
  }
league-round-time-hours = { $hours ->
    [one] één uur
   *[other] { $hours } uur
  }
league-rated = Met rating
league-rated-about = De spellen tellen voor de rating.
league-listed = Iedereen hier ziet dat je kunt meedoen
league-listed-about = Anders doe je mee via de link.
league-options = Opties en klok
league-make = Competitie maken
league-terms = { $kind ->
    [swiss] Zwitsers toernooi, { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
      }
   *[league] Competitie, { $rounds ->
        [one] één spel per speler
       *[other] { $rounds } spellen per speler
      }
  } · { $players } per tafel{ $rated ->
    [yes] {" "}· met rating
   *[no] {""}
  }
league-host = host: { $name }
league-join = Meedoen
league-leave = Competitie verlaten
league-sign-in = Log in om mee te doen
league-away = Ik sla de volgende ronde over
league-link = Link kopiëren
league-copied = Gekopieerd
league-begin-season = Seizoen { $season } beginnen
league-begin-round = Ronde { $round } beginnen
league-begin-few = Een tafel heeft { $players } mensen nodig. Stuur ze de link.
league-close = Geen nieuwe leden meer
league-open = Weer nieuwe leden toelaten
league-put-off = Ronde één dag verlengen
league-season = Seizoen { $season }
league-now = Ronde { $round } van { $rounds }
league-due = tot { $day }
league-over = Het seizoen is voorbij.
league-swiss-over = Alle rondes zijn gespeeld.
league-waiting = Nog niet begonnen. Wie nu meedoet, speelt vanaf het begin.
league-members = Leden
league-member-new = speelt vanaf het volgende seizoen
league-member-away = niet in de volgende ronde
league-remove = Verwijderen
league-group = Groep { $group }
league-standings = Stand
league-place = Plaats
league-who = Wie
league-points = Punten
league-opposition = Weerstand
league-opposition-about = De punten van alle tegenstanders samen: ze beslissen bij gelijke punten
league-wins = Winst
league-played = Spellen
league-somebody = iemand
league-gone = doet niet meer mee
league-missed = { $count } gemist
league-replace = Vervangen
league-replace-somebody = Iemand vervangen
league-replace-by = door …
league-nobody = niemand
league-round = Ronde { $round }
league-round-cost = Kosten: ontmoetingen { $meetings }, afstand { $apart }; minstens { $leastMeetings }, { $leastApart }.
league-out = slaat over: { $names }
league-table = tafel
league-replay = bekijken
league-setting-up = wordt klaargezet
league-not-played = niet gespeeld
league-game-late = wacht op { $names }
league-game-missing = ontbrak
league-cost = { $games ->
    [one] Eén spel per speler
   *[other] { $games } spellen per speler
  }. Kosten: spellen { $spread }, plaatsen { $seats }, ontmoetingen { $meetings }; minstens { $leastSpread }, { $leastSeats }, { $leastMeetings }.
league-shown-bound = Geen indeling is beter: de ondergrens bewijst het.
league-shown-search = Geen indeling is beter: ze zijn allemaal doorzocht.
league-shown-unknown = De beste die gevonden is; misschien bestaat er een betere.
league-rule = De regel
league-pairing = Hoe er ingedeeld is
league-seed = Geloot: { $seed }.
league-file = Seizoen opslaan
club-leagues = Andere competities van deze club
club-leagues-none = In deze club is er nog geen competitie.
league-of-club = Alleen leden van de club zien deze competitie en mogen meedoen.
