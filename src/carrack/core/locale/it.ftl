# Numbers in words from three on, for tests: tre quattro cinque sei sette otto nove dieci undici dodici

### Che cosa dice il motore di ogni gioco. I testi propri di un gioco vengono prima di questi.

## Why something is refused, whatever the game

refusal-game-over = La partita è finita.
refusal-not-your-turn = Tocca al posto { $deciding }, non al posto { $seat }.
refusal-no-such-move = «{ $move }» non è una mossa di questo gioco.
refusal-no-such-number = Le mosse sono numerate da 0 a { $last }; non c’è una mossa { $number }.
refusal-no-such-action = Le azioni sono numerate da 0 a { $last }; non c’è un’azione { $action }.
refusal-action-without-move = L’azione { $action } non corrisponde a una mossa in questa posizione.
refusal-no-command = Il posto { $seat } ora non può fare «{ $move }» fuori dal suo turno.
refusal-no-commands = In { $game } non si può fare nulla fuori dal proprio turno.
refusal-nothing-to-undo = Non c’è nulla da annullare.
refusal-undo-out-of-reach = Si possono annullare solo le decisioni da { $first } a { $last }, non { $decision }.
refusal-row-goes-on = Solo l’ultima mossa di una serie può pescare, svelare qualcosa o terminare il turno, ma «{ $move }» lo fa: invia a parte ciò che segue.
refusal-gone-on = La partita è andata avanti da quando questo è stato mostrato.

## What cannot be chosen for a new game ($option: its name, $numbers, $known and $choices: lists)

wrong-players = { $game } è un gioco da { $least } a { $most } giocatori, non per { $players }.
wrong-option = { $count ->
    [0] { $game } non ha un’opzione «{ $option }»; non ne ha nessuna.
   *[other] { $game } non ha un’opzione «{ $option }»; ha { $known }.
}
wrong-option-players = L’opzione «{ $option }» è solo per questi numeri di giocatori: { $numbers }; qui sono { $players }.
wrong-choice-players = L’opzione «{ $option }» può essere «{ $value }» solo con questi numeri di giocatori: { $numbers }; qui sono { $players }.
wrong-choice = L’opzione «{ $option }» è una tra { $choices }, non «{ $value }».
wrong-text = L’opzione «{ $option }» è un testo di al massimo { $longest } caratteri.
wrong-number = L’opzione «{ $option }» è un numero intero da { $least } a { $most }, non «{ $value }».
wrong-game = non c’è un gioco «{ $game }»; installati: { $known }
wrong-game-near = non c’è un gioco «{ $game }»; intendevi «{ $close }»?
broken-game = il gioco «{ $game }» è installato, ma non si può caricare: { $reason }

## What is wrong with a record or a file: clauses ($entry, $made, $written: lines; $noun: edition or map)

fault-line = riga { $line }: { $reason }
fault-empty = il file è vuoto; una registrazione comincia con un’intestazione
fault-not-json = non è JSON ({ $reason })
fault-not-object = ogni riga è un oggetto JSON tra parentesi graffe
fault-no-header = non è l’intestazione di una registrazione di Carrack: vi si trova "carrack":{ $format }
fault-field = qui manca «{ $field }», o non è del tipo JSON { $type }
fault-one-kind = una voce ha esattamente uno tra { $kinds }
fault-outcome = l’esito di un’estrazione è un elenco di numeri interi
fault-misplaced = una voce { $kind } non può stare qui
fault-refused = { $entry } viene rifiutato: { $reason }
fault-ends = la registrazione finisce qui, ma la partita continua con { $made }
fault-game-other = la registrazione dice { $written }, ma la partita dà { $made }
fault-seed-other = la registrazione dice { $written }, ma il seme dà { $made }
fault-running = è la registrazione di una partita in corso: tralascia ciò che è ancora nascosto, quindi non si può rivedere; salvala di nuovo a partita finita
fault-not-finished = la partita non è finita
fault-other-game = una registrazione di «{ $game }» non si può rivedere come «{ $here }»
fault-other-position = la partita continua da una posizione diversa da questa
fault-rules = è stata giocata con le regole { $rules }, ma qui sono note { $known }
fault-components = { $part } è { $was } nella registrazione, ma { $now } qui; uguali in entrambe: { $same }
fault-no-commitment = l’intestazione non contiene un impegno per un seme; si possono verificare solo le partite di un tavolo
fault-other-commitment = il seme svelato non appartiene all’impegno { $commitment }
fault-seed-digits = un seme si scrive con 64 cifre esadecimali
fault-no-seed = nessuna nota svela il seme; un tavolo lo fa quando la sua partita è finita
fault-luck-scheme = la sorte segue il metodo «{ $scheme }»; qui sono noti { $known }
fault-luck-source = la sorte viene dalla fonte «{ $source }»; qui sono note { $known }
fault-luck-seats = la sorte è condivisa da uno o più posti, ciascuno una volta e in ordine
fault-luck-opened = ciò che il posto { $seat } ha svelato non è ciò per cui il suo hash è stato pubblicato
fault-luck-unnamed = il posto { $seat } non aveva parte nella sorte, e non è indicato tra gli assenti
fault-draw-no-more = qui il gioco estrae «{ $draw }», ma la registrazione non contiene altre estrazioni
fault-draw-other = qui il gioco estrae «{ $draw }», ma la registrazione contiene «{ $held }»
fault-draw-size = l’estrazione «{ $draw }» ha { $count ->
    [one] { $count } numero
   *[other] { $count } numeri
}; ne servono { $size }
fault-draw-settled = l’estrazione «{ $draw }» è [{ $recorded }] nella registrazione, ma il seme da cui deriva dà [{ $made }]
fault-draw-order = l’estrazione «{ $draw }» non è un ordine dei numeri da 0 a { $last }: [{ $outcome }]
fault-draw-number = estrazione «{ $draw }»: il numero { $number } è { $value }; deve essere da 0 a { $most }
file-noun = { $noun ->
    [map] mappa
   *[edition] edizione
}
file-unread = { $file }: non si può leggere; { $reason }
file-not-utf8 = { $file }: non è un testo in UTF-8; salvalo come UTF-8
file-none = non c’è una { file-noun } «{ $name }»; note qui: { $known }
file-none-near = non c’è una { file-noun } «{ $name }»; intendevi «{ $near }»?
file-misnamed = { $file }: il nome della { file-noun } è «{ $name }», ma il suo file si chiama «{ $file }»; chiama il file «{ $name }.toml», o scrivici name = "{ $stem }"
file-name-reserved = «{ $name }» ha un significato proprio; dai un altro nome
file-name-shipped = «{ $name }» fa parte di Carrack, e si gioca con quella; dai un altro nome alla tua
file-name-hidden = { $path } ha lo stesso nome, e si gioca con quella; rinomina una delle due

## What is wrong with a value of a file ($key, $value, $known, $allowed: as in it; $expected, $said, $problems: texts)

wrong-box = Con questa edizione non si può giocare: { $problems }
wrong-box-and-edition = L’opzione «edition» indica l’edizione «{ $edition }», e «box» ne contiene un’altra: lascia «edition» su «{ $shipped }» per giocare con la tua.
file-problems = { $problems }
file-at-key-line = { $file }: { $where }, riga { $line }: { $said }
file-at-key = { $file }: { $where }: { $said }
file-at-line = { $file }: riga { $line }: { $said }
file-not-toml = non è TOML: { $reason }; vedi https://toml.io
file-missing = manca { $key }; qui va { $expected }
file-other = { $key } è { $value }; qui va { $expected }
file-other-in = { $key } contiene { $value }; qui va { $expected }
file-unknown = { $value } non esiste; noti qui: { $known }
file-unknown-near = { $value } non esiste; intendevi «{ $near }»?
file-same-id = l’id «{ $id }» è usato { $count } volte; dai a ciascuno un id proprio (id = "…")
file-long = { $key } ha { $count } valori; può averne al massimo { $most }
file-count = qui il numero è { $count }; deve essere { $needed } ({ $rule })
file-no-source = provenance non dice da dove viene { $key }; aggiungi { $key } = uno tra { $allowed }
file-name = un nome breve senza spazi, di lettere non accentate, cifre, - e _
file-title = un nome da mostrare alle persone
file-id = un nome breve tutto suo, come «{ $example }»
file-one-of = uno tra { $allowed }
file-words = un elenco di { $allowed }
file-whole = un numero intero da { $low } a { $high }
file-wholes = un elenco di numeri interi da { $low } a { $high }
file-share = un numero da 0 a 1
file-table = una tabella [{ $key }]
file-tables = una serie di tabelle [[{ $key }]]
file-provenance = uno tra { $allowed }, o una tabella con uno di essi per ogni valore

## Beside the board: what is entered by hand

fault-luck-entered = la sorte è stata inserita a mano; non deriva da alcun seme
refusal-enter-first = Prima inserisci che cosa è uscito sul tavolo.
wrong-entered-count = valori richiesti: { $needed }; dati: { $count }
wrong-entered-value = il valore { $number } è la scelta { $value }; le scelte vanno da 0 a { $last }
wrong-entered-twice = il valore { $number } è già stato dato; ciascuno può stare in un solo posto
wrong-entered-seen = ciò che si trova lì in «{ $draw }» è già stato visto
wrong-entered-elsewhere = non può essere: qualcuno l’ha visto altrove
wrong-entered-unasked = ora non si chiede nulla
wrong-entered-game = { $game } non si può giocare accanto al tabellone: non dice che cosa è coperto
entered-player = { $player }
