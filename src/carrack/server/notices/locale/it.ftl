### Che cosa dicono gli avvisi. Di una partita c’è solo il nome del gioco e chi gioca.

turn = Tocca a te: { $game }
turn-of = Tocca a { $player }: { $game }
began = La partita è cominciata: { $game }
ended = La partita è finita: { $game }
waits = Gli altri ti aspettano: { $game }
waits-of = Gli altri aspettano { $player }: { $game }
invited = Hai un invito a un tavolo: { $game }
round = È cominciato il prossimo turno della tua lega
gone = Carrack non riusciva più a raggiungere uno dei tuoi indirizzi, e l’ha dimenticato
test = È così che Carrack ti avvisa
several = { $count } novità ai tuoi tavoli
stop = Basta avvisi
