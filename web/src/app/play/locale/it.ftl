# Come si è giocato, accanto all’analisi di una partita.

play = Quanto bene ha giocato ognuno
play-about = Il PR conta ciò che i turni con una scelta hanno regalato, in millesimi di vittoria per turno: più è basso, meglio è. I bot di ogni livello sono misurati nelle stesse posizioni.
play-limits = Una partita dice poco, e nessun giudice può valutare chi è forte quanto lui.
play-help = Come si valuta il gioco
play-pr = PR
play-range = da { $low } a { $high }
play-range-about = in 95 casi su 100
play-points = Punti persi per turno
play-like = Ha giocato come
play-like-at = { $strength }
play-like-between = tra { $strength } e { $next }
play-like-below = più debole di { $strength }
play-like-above = almeno { $strength }
play-like-open = non si può ancora dire
play-few = { $count ->
    [one] un turno con una scelta: troppo poco
   *[other] { $count } turni con una scelta: troppo pochi
}
play-said = { $player }: { $pr } persi. Nelle stesse posizioni i bot avrebbero perso: { $others }.
play-other = { $strength } { $pr }
play-luck = Con e senza fortuna
play-result = Risultato
play-chance = Fortuna
play-skill = Senza fortuna
play-where = Dove si è perso
play-phase-0 = Inizio
play-phase-1 = Metà
play-phase-2 = Fine
play-sources = Punti subito, per provenienza
play-later = Più avanti nella partita
play-sources-about = Ciò che è stato giocato, meno ciò che i turni migliori avrebbero dato subito. Il resto dei punti persi arriva più avanti. Meno subito è spesso meglio.

play-mine-title = Come gioco
play-none = Ancora nulla da valutare: finisci una partita e falla analizzare.
play-games = { $count ->
    [one] { $game }: una partita
   *[other] { $game }: { $count } partite
}
play-missing = { $count ->
    [one] Una partita non è ancora analizzata.
   *[other] { $count } partite non sono ancora analizzate.
}
play-analyse = Analizza
play-begun = Sono analizzate una dopo l’altra; torna più tardi.
play-private = Lo vedi solo tu, su questo dispositivo.
play-newest = Delle tue partite finite contano le { $count } più recenti.
play-public = Sul tuo profilo gli altri vedono il PR di tutte le tue partite analizzate insieme, come vuoi tu; il resto lo vedi solo tu.
play-of = { $count ->
    [one] Come gioca { $name } a { $game } (una partita)
   *[other] Come gioca { $name } a { $game } ({ $count } partite)
}
play-mean = Per partita
play-strengths = Bot nelle stesse posizioni
