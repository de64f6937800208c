tab-full = in questo browser non c’è più posto per Carrack. Elimina tavoli finiti, o libera spazio sul disco; i tuoi tavoli sono com’erano
tab-taken = Carrack è stato aperto in un’altra scheda, che continua con questi tavoli. Ricarica questa pagina per tornare qui
tab-forbidden = questo browser non conserva nulla per questa pagina ({ $why }). In una finestra privata, o dove la memoria è disattivata, le partite non si possono conservare: apri la pagina in una finestra normale
tab-damaged = ciò che questo browser conserva dei tuoi tavoli non si può leggere ({ $why }). Nulla è stato eliminato. Se hai salvato tutti i tavoli in un file, elimina i dati di questa pagina nelle impostazioni del browser, ricarica la pagina e leggi il file
tab-newer = i tuoi tavoli sono stati conservati da un Carrack più recente di questa pagina. Ricarica la pagina; se non basta, prima chiudi tutte le sue schede
