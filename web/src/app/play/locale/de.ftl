# Wie gut gespielt wurde, neben der Analyse eines Spiels.

play = Wie gut alle gespielt haben
play-about = PR zählt, was Züge mit Wahl verschenkt haben, in Tausendsteln eines Sieges je Zug: je weniger, desto besser. Bots jeder Stärke werden in denselben Stellungen gemessen.
play-limits = Ein Spiel sagt wenig, und niemand kann jemanden beurteilen, der so stark ist wie er selbst.
play-help = Wie das Spiel bewertet wird
play-pr = PR
play-range = { $low } bis { $high }
play-range-about = in 95 von 100 Fällen
play-points = Verlorene Punkte je Zug
play-like = Gespielt wie
play-like-at = { $strength }
play-like-between = zwischen { $strength } und { $next }
play-like-below = schwächer als { $strength }
play-like-above = mindestens { $strength }
play-like-open = noch nicht zu sagen
play-few = { $count ->
    [one] ein Zug mit Wahl: zu wenig
   *[other] { $count } Züge mit Wahl: zu wenig
}
play-said = { $player }: { $pr } verloren. In denselben Stellungen hätten Bots verloren: { $others }.
play-other = { $strength } { $pr }
play-luck = Mit Glück und ohne
play-result = Ergebnis
play-chance = Glück
play-skill = Ohne Glück
play-where = Wo es verloren ging
play-phase-0 = Anfang
play-phase-1 = Mitte
play-phase-2 = Ende
play-sources = Punkte sofort, nach Herkunft
play-later = Später im Spiel
play-sources-about = Was gespielt wurde, weniger das, was die besten Züge sofort gebracht hätten. Der Rest der verlorenen Punkte kommt später. Weniger sofort ist oft besser.

play-mine-title = Wie gut ich spiele
play-none = Noch nichts zu bewerten: Beende ein Spiel und lass es analysieren.
play-games = { $count ->
    [one] { $game }: ein Spiel
   *[other] { $game }: { $count } Spiele
}
play-missing = { $count ->
    [one] Ein Spiel ist noch nicht analysiert.
   *[other] { $count } Spiele sind noch nicht analysiert.
}
play-analyse = Analysieren
play-begun = Sie werden nacheinander analysiert; komm später wieder.
play-private = Nur du siehst das, auf diesem Gerät.
play-newest = Von deinen beendeten Spielen zählen die letzten { $count }.
play-public = Auf deinem Profil sehen andere das PR aller deiner analysierten Spiele zusammen, wie du es willst; den Rest siehst nur du.
play-of = { $count ->
    [one] Wie gut { $name } { $game } spielt (ein Spiel)
   *[other] Wie gut { $name } { $game } spielt ({ $count } Spiele)
}
play-mean = Je Spiel
play-strengths = Bots in denselben Stellungen
