# Das Brett zum Überlegen.

plan-title = Plan: { $name }
plan-window = Plan: { $name } – { $game }
plan-entered = { $name }: ein Brett zum Überlegen. Nichts, was du hier tust, wird am Tisch gespielt.
plan-left = Zurück am Tisch.
plan-leave = Zum Tisch
plan-leave-game = Zum Spiel
plan-leave-key = Den Plan verlassen (P)
plans = Pläne
plan-new = Neuer Plan
plan-copy = Kopieren
plan-copy-of = { $name } kopieren
plan-copied = { $name } (Kopie)
plan-delete = Löschen
plan-delete-of = { $name } löschen
plan-rename = Name dieses Plans
plan-row = { $count ->
    [one] ein Zug, ab Runde { $turn }
   *[other] { $count } Züge, ab Runde { $turn }
}
plan-unkept = Pläne bleiben nur, bis diese Seite geschlossen wird.
plan-kept = Pläne bleiben auf diesem Gerät. Sie werden zusammen mit dem Platz vergessen.
plan-line = { $count ->
    [0] Der Plan hat noch keine Züge
    [one] Der Plan: ein Zug
   *[other] Der Plan: { $count } Züge
}
plan-at = { $number ->
    [0] Der Anfang des Plans.
   *[other] Zug { $number } von { $total } des Plans.
}
plan-begin = Wo er beginnt
plan-go = An diese Stelle
plan-imagined = erdacht
plan-ahead = zurückgenommen
plan-unknown = Was jetzt kommt, kann niemand wissen.
plan-go-on = Mit etwas Erdachtem weiter
plan-imagination = Annahme { $number }: So kann es kommen, oder anders.
plan-again = Etwas anderes annehmen
plan-broken = { $count ->
    [one] Einer von { $total } Zügen gilt noch, dann bricht es ab: { $reason }
   *[other] { $count } von { $total } Zügen gelten noch, dann bricht es ab: { $reason }
}
plan-held = { $count ->
    [one] Der eine Zug, der übrig ist, gilt noch.
   *[other] Alle { $count } Züge, die übrig sind, gelten noch.
}
plan-restart = Von vorn
plan-bot = Den Bot ziehen lassen
plan-bots = Bots, bis ich dran bin
plan-stop = Anhalten
plan-thinks = Ein Bot überlegt …
plan-gone-on = Am Tisch ging es weiter.
plan-gone-on-by = Am Tisch ging es weiter: { $what }
plan-earlier = Dieser Plan beruht auf einer früheren Stellung.
plan-your-turn = Am Tisch bist du dran.
plan-table-over = Das Spiel am Tisch ist zu Ende.
plan-set-up = Diesen Plan auf die neue Stellung setzen
plan-play = { $count ->
    [one] Diesen Plan spielen: ein Zug
   *[other] Diesen Plan spielen: { $count } Züge
}
plan-play-not = Dieser Plan lässt sich spielen, wenn du dran bist und er auf der neuesten Stellung beruht.
plan-played = { $count ->
    [one] Ein Zug des Plans wurde am Tisch gespielt.
   *[other] { $count } Züge des Plans wurden am Tisch gespielt.
}
plan-played-some = { $count ->
    [0] Nichts vom Plan wurde am Tisch gespielt: { $reason }
    [one] Ein Zug von { $total } wurde am Tisch gespielt, dann war Schluss: { $reason }
   *[other] { $count } von { $total } Zügen wurden am Tisch gespielt, dann war Schluss: { $reason }
}
plan-changed = Der Tisch hat sich geändert.
