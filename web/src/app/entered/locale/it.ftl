# Accanto al tabellone: ciò che si inserisce a mano.

asked-number = Inserito finora: { $number }
asked-send = Fatto
asked-mend = Annulla l’ultimo inserimento
asked-mend-key = Annulla l’ultimo inserimento (Backspace)
asked-change = Scegli di nuovo
asked-fewer = { $what }: uno in meno
asked-more = { $what }: uno in più
asked-count = { $what }: da 0 a { $most }
asked-private = { $player } inserisce questo; gli altri guardano altrove.
asked-wait = { $player } inserisce ciò che nessun altro può vedere.
asked-wait-set-up = I giocatori inseriscono la preparazione.
asked-set-up = La preparazione
asked-set-up-about = Preparate il gioco sul vostro tavolo come dicono le regole, e inserite ciò che esce. Il tabellone appare qui quando tutto è noto.
asked-keep = Conserva la registrazione
asked-keep-about = La partita è finita. Finché la registrazione non è conservata, un inserimento sbagliato si può correggere.
by-hand-mark = inserito a mano
by-hand-mark-about = Ciò che è uscito a questo tavolo è stato inserito dai giocatori. Nessuno garantisce per la sorte, e la partita non conta per il rating.
