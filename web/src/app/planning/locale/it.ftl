# Il tabellone per pensare.

plan-title = Piano: { $name }
plan-window = Piano: { $name } – { $game }
plan-entered = { $name }: un tabellone per pensare. Niente di ciò che fai qui viene giocato al tavolo.
plan-left = Di nuovo al tavolo.
plan-leave = Al tavolo
plan-leave-game = Alla partita
plan-leave-key = Lascia il piano (P)
plans = Piani
plan-new = Nuovo piano
plan-copy = Copia
plan-copy-of = Copia { $name }
plan-copied = { $name } (copia)
plan-delete = Elimina
plan-delete-of = Elimina { $name }
plan-rename = Nome di questo piano
plan-row = { $count ->
    [one] una mossa, dal turno { $turn }
   *[other] { $count } mosse, dal turno { $turn }
}
plan-unkept = I piani restano solo finché questa pagina è aperta.
plan-kept = I piani restano su questo dispositivo. Vengono dimenticati insieme al posto.
plan-line = { $count ->
    [0] Il piano non ha ancora mosse
    [one] Il piano: una mossa
   *[other] Il piano: { $count } mosse
}
plan-at = { $number ->
    [0] L’inizio del piano.
   *[other] Mossa { $number } di { $total } del piano.
}
plan-begin = Dove comincia
plan-go = Vai a questo punto
plan-imagined = immaginato
plan-ahead = annullato
plan-unknown = Quello che viene adesso non può saperlo nessuno.
plan-go-on = Continua con qualcosa di immaginato
plan-imagination = Ipotesi { $number }: può andare così, o altrimenti.
plan-again = Immagina altro
plan-broken = { $count ->
    [one] Una mossa su { $total } vale ancora, poi si interrompe: { $reason }
   *[other] { $count } mosse su { $total } valgono ancora, poi si interrompe: { $reason }
}
plan-held = { $count ->
    [one] L’unica mossa rimasta vale ancora.
   *[other] Tutte le { $count } mosse rimaste valgono ancora.
}
plan-restart = Ricomincia
plan-bot = Fai muovere il bot
plan-bots = Bot fino al mio turno
plan-stop = Ferma
plan-thinks = Un bot sta pensando …
plan-gone-on = Al tavolo si è andati avanti.
plan-gone-on-by = Al tavolo si è andati avanti: { $what }
plan-earlier = Questo piano parte da una posizione precedente.
plan-your-turn = Al tavolo tocca a te.
plan-table-over = La partita al tavolo è finita.
plan-set-up = Porta questo piano sulla nuova posizione
plan-play = { $count ->
    [one] Gioca questo piano: una mossa
   *[other] Gioca questo piano: { $count } mosse
}
plan-play-not = Questo piano si può giocare quando tocca a te e parte dall’ultima posizione.
plan-played = { $count ->
    [one] Una mossa del piano è stata giocata al tavolo.
   *[other] { $count } mosse del piano sono state giocate al tavolo.
}
plan-played-some = { $count ->
    [0] Niente del piano è stato giocato al tavolo: { $reason }
    [one] Una mossa su { $total } è stata giocata al tavolo, poi ci si è fermati: { $reason }
   *[other] { $count } mosse su { $total } sono state giocate al tavolo, poi ci si è fermati: { $reason }
}
plan-changed = il tavolo è cambiato.
