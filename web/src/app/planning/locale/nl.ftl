# Het bord om na te denken.

plan-title = Plan: { $name }
plan-window = Plan: { $name } – { $game }
plan-entered = { $name }: een bord om na te denken. Niets van wat je hier doet wordt aan tafel gespeeld.
plan-left = Terug aan tafel.
plan-leave = Naar de tafel
plan-leave-game = Naar het spel
plan-leave-key = Het plan verlaten (P)
plans = Plannen
plan-new = Nieuw plan
plan-copy = Kopiëren
plan-copy-of = { $name } kopiëren
plan-copied = { $name } (kopie)
plan-delete = Verwijderen
plan-delete-of = { $name } verwijderen
plan-rename = Naam van dit plan
plan-row = { $count ->
    [one] één zet, vanaf beurt { $turn }
   *[other] { $count } zetten, vanaf beurt { $turn }
}
plan-unkept = Plannen blijven alleen tot deze pagina wordt gesloten.
plan-kept = Plannen blijven op dit apparaat. Ze worden samen met de plaats vergeten.
plan-line = { $count ->
    [0] Het plan heeft nog geen zetten
    [one] Het plan: één zet
   *[other] Het plan: { $count } zetten
}
plan-at = { $number ->
    [0] Het begin van het plan.
   *[other] Zet { $number } van { $total } van het plan.
}
plan-begin = Waar het begint
plan-go = Naar dit punt
plan-imagined = bedacht
plan-ahead = teruggenomen
plan-unknown = Wat nu komt, kan niemand weten.
plan-go-on = Doorgaan met iets bedachts
plan-imagination = Aanname { $number }: zo kan het gaan, of anders.
plan-again = Iets anders bedenken
plan-broken = { $count ->
    [one] Eén van { $total } zetten geldt nog, daarna breekt het af: { $reason }
   *[other] { $count } van { $total } zetten gelden nog, daarna breekt het af: { $reason }
}
plan-held = { $count ->
    [one] De ene zet die over is, geldt nog.
   *[other] Alle { $count } zetten die over zijn, gelden nog.
}
plan-restart = Opnieuw beginnen
plan-bot = De bot laten zetten
plan-bots = Bots tot ik aan de beurt ben
plan-stop = Stoppen
plan-thinks = Een bot denkt na …
plan-gone-on = Aan tafel ging het verder.
plan-gone-on-by = Aan tafel ging het verder: { $what }
plan-earlier = Dit plan rust op een eerdere stelling.
plan-your-turn = Aan tafel ben jij aan de beurt.
plan-table-over = Het spel aan tafel is afgelopen.
plan-set-up = Dit plan op de nieuwe stelling zetten
plan-play = { $count ->
    [one] Dit plan spelen: één zet
   *[other] Dit plan spelen: { $count } zetten
}
plan-play-not = Dit plan kan worden gespeeld als je aan de beurt bent en het op de nieuwste stelling rust.
plan-played = { $count ->
    [one] Eén zet van het plan is aan tafel gespeeld.
   *[other] { $count } zetten van het plan zijn aan tafel gespeeld.
}
plan-played-some = { $count ->
    [0] Niets van het plan is aan tafel gespeeld: { $reason }
    [one] Eén zet van { $total } is aan tafel gespeeld, daarna hield het op: { $reason }
   *[other] { $count } van { $total } zetten zijn aan tafel gespeeld, daarna hield het op: { $reason }
}
plan-changed = de tafel is veranderd.
