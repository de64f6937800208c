# Il tabellone a parole, e domande con i tasti.

in-words = A parole
in-words-title = Il tabellone a parole
in-words-key = Il tabellone a parole (T)
in-words-close = Mostra l’immagine
in-words-go = Vai allo spazio
in-words-go-to = Vai
in-words-no-square = Qui non c’è uno spazio { $name }. Gli spazi prendono il nome da colonna e riga, come { $example }.
in-words-squares = Spazi per righe e colonne
in-words-beside = Accanto alla mappa
in-words-news = Dal tuo ultimo turno
in-words-own = Ciò che è tuo
in-words-others = Ciò che è di altri o di nessuno
in-words-goals = Porti, prima quelli a portata
in-words-builds = Posti dove costruire, i migliori per primi
in-words-islands = Isole
in-words-checks = Che cosa dice il controllo
in-words-ships = Navi
in-words-none = Niente.
in-words-edge = Qui finisce il tabellone.
in-words-keys = Tasti
in-words-row = Riga { $row }

question-w = Dove sono le mie navi?
question-ww = Che cos’altro c’è in acqua?
question-o = Che cosa c’è qui?
question-n = Quali porti sono vicini, e quanto costano?
question-i = Che mi dici di quest’isola?
question-numbered = Che mi dici dell’isola con questo numero?
question-beside = Che cosa c’è sulla casella della cornice con questo numero?
question-s = A che punto sono tutti?
question-sheet = Che cosa ha chi siede a questo posto?
question-d = Che cosa c’è accanto al tabellone?
question-c = Quanto costano e quanto rendono le cose della scatola?
question-l = Che cosa è successo dal mio ultimo turno?
question-m = Che cosa posso fare?
question-check = Che cosa dice il controllo?
question-a = Ripeti.

answer-no-ships = Qui non hai navi.
answer-no-afloat = In acqua non c’è altro.
answer-no-ports = Non c’è nessun porto per le tue navi.
answer-no-island = A { $square } non c’è nessuna isola.
answer-islands = I e un numero chiedono di un’isola: { $islands }.
answer-beside = F e un numero da 0 a { $last } chiedono di una casella della cornice.
answer-no-seat = Non c’è un posto { $number }.
answer-no-news = Non è ancora successo niente.
answer-no-moves = Non è il tuo turno.
answer-moves = { $line } { $count ->
    [one] Una mossa: { $moves }.
   *[other] { $count } mosse: { $moves }.
}
answer-out-of-turn = Fuori turno: { $moves }.
answer-group = { $name } ({ $count }, per esempio { $moves })
answer-more = altre { $count }
answer-no-hints = A questo tavolo non ci sono consigli.
answer-no-advice = In un replay non si chiede a nessun bot. Finita la partita, la sua analisi dice che cosa avrebbe giocato un bot.
answer-not-judged = Di questa decisione l’analisi non dice niente.
answer-as-bot = { $player }: { $move }. Lo avrebbe giocato anche il bot.

words-free = libero
words-size = { $count ->
    [one] Uno spazio di terra.
   *[other] { $count } spazi di terra.
}
words-area = Da { $first } a { $last }
words-squares = Terra: { $squares }.
words-standing = Nei suoi porti: { $ships }.
words-away = { $count ->
    [one] { $square }, a 1 spazio
   *[other] { $square }, a { $count } spazi
}
words-turns = { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
words-points = { $points ->
    [one] a 1 punto movimento
   *[other] a { $points } punti movimento
}

keys-title = Tasti
keys-about = Funzionano ovunque al tavolo, tranne mentre scrivi.
keys-about-drawing = Funzionano ovunque in questa pagina, tranne mentre scrivi. Una lettera minuscola prende la terra dell’isola che la porta; con Maiusc fa una domanda.
keys-single = Tasti di un solo carattere
key-name = { $key ->
    [Shift] Maiusc
    [Enter] Invio
    [Del] Canc
   *[other] { $key }
}
keys-board = Mostra il tabellone a parole e spostati lì
keys-go = Vai a uno spazio scrivendone il nome
keys-arrows = Di spazio in spazio, nel tabellone a parole
keys-enter = Scegli lo spazio, o ascolta tutto ciò che lo riguarda
keys-draw = Usa lo strumento in mano sullo spazio
keys-confirm = Conferma il turno, se nient’altro ha il focus
keys-escape = Esci da ciò che è aperto
keys-hint = Che cosa giocherebbe un bot?
keys-moves = Vai alle mosse
keys-undo = Annulla un passo
keys-plan = Pensare su un tabellone proprio, e tornare
keys-next = Vai al prossimo tavolo che ti aspetta
keys-help = Tutti i tasti
