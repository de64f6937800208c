## Questo server
server-outside = Chi gestisce questo server se ne occupa qui. Sulla macchina che ha i suoi dati, questo comando mostra un link che dà a un browser il diritto di farlo:
server-network = La rete
server-closed = Solo questo computer raggiunge Carrack. Appena lo apri, possono giocare i telefoni e i portatili della stessa rete, finché non lo chiudi o Carrack termina.
server-open = Gli altri nella stessa rete raggiungono Carrack a questo indirizzo:
server-close = Chiudilo di nuovo
server-elsewhere = Chi raggiunge questo server si decide dove viene avviato.
server-address = Indirizzo
server-address-about = I link che condividi cominciano così da subito; le e-mail e gli avvisi dal prossimo avvio. Finché è vuoto, i link cominciano con l’indirizzo della pagina.
server-address-given = Viene dalle impostazioni del server; cambialo lì.
server-reports = Messaggi segnalati
server-reports-none = Nessuno ha segnalato nulla.
server-report = { $name }, { $place }, { $time }
server-report-look = Guarda il tavolo
server-report-remove = Rimuovi
server-report-keep = Lascialo
server-damage = C’è qualcosa di rotto?
server-damage-none = No: il database è integro, e ogni tavolo visitato dall’avvio si è aperto.
server-damage-database = Il database è danneggiato; tutti gli altri tavoli vanno avanti. Ferma il server e ripristina l’ultima copia buona:
server-damage-tables = { $count ->
    [one] Un tavolo non si può leggere per intero: { $tables }
   *[other] { $count } tavoli non si possono leggere per intero: { $tables }
  }
server-broken-components = Il tavolo { $table } aspetta componenti che mancano. Rimetti il file della sua edizione e andrà avanti.
server-broken-unreadable = Il tavolo { $table } non si può aprire. Forse una copia lo ha ancora. Per eliminarlo:
server-devices = Dove ti occupi di questo server
server-devices-about = Revoca un dispositivo che non usi più o che hai perso. Per aggiungerne un altro, questo comando mostra un link:
server-end = Revoca
server-end-here = Revoca questo dispositivo
server-end-all = Revoca tutti
