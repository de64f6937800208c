# Testi dell’editor di edizioni.

edition-of = La tua scatola di { $game }
edition-parts = Parti della scatola
edition-open = Apri
edition-save = Salva
edition-undo = Annulla
edition-no-toml = Questo file non è un’edizione: non è TOML. Apri un file salvato qui.
edition-progress = { $yours ->
    [one] { $yours } valore su { $all } è tuo
   *[other] { $yours } valori su { $all } sono tuoi
}
edition-errors = { $count ->
    [one] Un errore, non ancora giocabile
   *[other] { $count } errori, non ancora giocabile
}
edition-playable = Giocabile
edition-help = Come si fa
edition-about = Qui ci sono tutti i valori della scatola, ognuno con la sua fonte. Scrivi quelli che nella tua scatola sono diversi; ciò che scrivi conta come tuo. Se una riga è già giusta, premi la sua fonte, o «Tutto come nella mia scatola» per una parte intera. Tutto resta in questo browser, anche se lasci a metà.
edition-keys = Invio e le frecce vanno su e giù in una colonna, Ctrl+Invio dice che una riga è come nella tua scatola, Ctrl+Z annulla. Le righe copiate da un foglio di calcolo si incollano a partire dalla cella scelta. In un disegno ogni lettera mette il suo segno e va avanti, la x mette quello scelto sopra, la barra spaziatrice nessuno; con le frecce ti sposti, Backspace torna indietro, Invio passa al disegno successivo.
edition-play = Gioca con questa
edition-play-about = «Gioca con questa» apre un nuovo tavolo per il quale è scelta questa edizione; da allora questo browser la propone a ogni nuovo tavolo. Il tavolo e la sua registrazione portano con sé l’edizione: tutti lì giocano con essa, e la registrazione si può rivedere ovunque. «Salva» scrive un file, per un altro browser o per chi gestisce un server: lì «carrack edition add FILE» la propone a tutti.
edition-left = { $count ->
    [one] Per una cella incollata qui non c’è posto, ed è stata tralasciata: { $cells }
   *[other] Per { $count } celle incollate qui non c’è posto, e sono state tralasciate: { $cells }
}
edition-earlier = Ciò che questo browser aveva conservato è stato inserito con un’altra versione di Carrack. Le parti che ora sono disposte diversamente qui sono quelle della nostra edizione; ciò che vi avevi inserito si può salvare come tabella.
edition-earlier-save = Salva come tabella
edition-map = La mappa delle isole si disegna in una pagina a parte; spunta lì che è come stampata, e scegli la tua scatola al nuovo tavolo:
edition-restart = Ricomincia con la nostra edizione
edition-title = Titolo
edition-untitled = La mia scatola
edition-name = Nome breve
edition-marks = Segni
edition-drawing = Disegno: { $name }
edition-drawing-wrong = Disegno con un errore: { $name }
edition-choices = Valori noti: { $choices }
edition-confirm = Tutto come nella mia scatola
edition-add = Aggiungi
edition-remove = Togli { $name }
edition-source-of = Fonte di { $name }: { $source }
edition-rulebook = regolamento
edition-rulebook-about = Scritto nelle regole o nei loro esempi
edition-deduced = dedotto
edition-deduced-about = Si ricava dalle regole con un calcolo
edition-reconstructed = nostro
edition-reconstructed-about = Nostro: plausibile e provato, ma non stampato da nessuna parte
edition-printed = tuo
edition-printed-about = Letto nella tua scatola
