# Un altro tentativo in un turno di una partita finita.

again-about = I turni costati di più secondo l’analisi, da prima che fossero giocati. Non si dice né che cosa fu giocato né che cosa è meglio.
again-whose = Turni di chi
again-there = { $count ->
    [one] Un turno di { $player } merita un altro tentativo.
   *[other] { $count } turni di { $player } meritano un altro tentativo.
}
again-none = Nessun turno di { $player } ha regalato qualcosa che si distingua dal caso. Ben giocato: non c’è nulla da ritentare.
again-unjudged = Qui nessun bot valuta le posizioni di questo gioco, quindi nessuno può dire quali turni ritentare.
again-found = trovato
again-kept = Solo questo dispositivo ricorda quali turni sono stati trovati.
again-link = Copia un link
again-link-of = Copia un link: { $turn }
again-heading = Altro tentativo: turno { $turn }, { $player }
again-window = Altro tentativo: turno { $turn }, { $player } – { $game }
again-entered = Un altro tentativo nel turno { $turn } di { $player }. Giocalo su questo tabellone, poi confrontalo con il meglio.
again-gone = Questa partita non ha lì alcun turno da ritentare.
again-compare = Confronta
again-compare-not = Gioca prima il turno, fino alla prima cosa rivelata o alla sua fine.
again-nothing = E se non faccio niente?
again-again = Ancora
again-show = Mostra il meglio
again-back = Una mossa indietro
again-next = Una mossa avanti
again-compares = Confronto con il meglio …
again-replying = I bot giocano la risposta …
again-percent = { $value }%
again-loss = { $win } di una vittoria ({ $points })
again-tried-good = Buono quanto il meglio, per quanto si può dire. Differenza: { $loss }.
again-tried-gives = Così regali { $loss }.
again-nothing-good = Non fare niente sarebbe stato buono quanto il meglio, per quanto si può dire. Differenza: { $loss }.
again-nothing-gives = Non fare niente avrebbe regalato { $loss }.
again-least = Il minimo che le regole consentono: { $what }.
again-played-good = Ciò che fu giocato nella partita era altrettanto buono, per quanto si può dire. Differenza: { $loss }.
again-played-gives = Ciò che fu giocato nella partita ha regalato { $loss }.
again-reply = { $count ->
    [one] Una mossa di ciò che può seguire, con fortuna immaginata. ▶ la mostra.
   *[other] { $count } mosse di ciò che può seguire, con fortuna immaginata. ▶ le mostra una per una.
}
again-reply-at = Mossa { $number } di { $total } di ciò che può seguire. { $what }
again-best = Il meglio che è stato trovato:
