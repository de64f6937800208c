# Texts of the page. What a game says about itself comes from the game.

## Everywhere
language = Lingua
language-away = { $language } non si può caricare ora. Scegli di nuovo la lingua quando c’è una rete
part-away = Una parte di questa pagina non si può caricare ora. Arriverà appena c’è una rete
texts-title = Tutti i testi, alla massima lunghezza
texts-accented = Accenta tutte le lettere
answer = Risposta
close = Chiudi
cancel = Non ora
back = Indietro
really = Davvero?
loading = Un attimo…
range = { $from } … { $to }
game = Gioco
bot = bot

menu = Menu
to-lobby = Lobby
to-server = Questo server
to-club = Club
sign-in = Accedi
somebody = qualcuno

## Start page
new-table = Nuovo tavolo
continue = Continua
colon = :
look = Rivedi
play-again = Gioca ancora
rematch-rotated = Rivincita, posti scalati di uno
rematch-stronger = Contro bot più forti
share = Condividi
best-so-far = Il tuo punteggio: { $points }. { $players ->
    [1] Il tuo record in solitario: { $best }.
   *[other] Il tuo record in { $players }: { $best }.
} Vinte: { $won } su { $played }.
score-cell = { $source }, { $player }: { $points }. Mostra per che cosa.
rematch = Rivincita
delete-table = Elimina
name-and-points = { $player } { $points }
your-turn = Tocca a te
waiting = Tocca a { $player }.
to-start = Alla pagina iniziale

## New table
players = Giocatori
seats = Posti
name-of = Nome al posto { $number }
who-of = Chi gioca al posto { $number }
who-here = su questo dispositivo
who-link = altrove, con un link
who-person = Una persona
who-strength = Un bot
other-bots = Altri bot
strengths = Forza dei bot
strength-deckhand = Mozzo
    .about = Fa errori; va bene per la prima partita. Risponde entro un secondo.
strength-helmsman = Timoniere
    .about = Gioca in modo solido.
strength-navigator = Navigatore
    .about = Guarda avanti e perdona poco.
strength-admiral = Ammiraglio
    .about = Il bot più forte.
bot-title-greedy = Regola semplice
bot-title-search = Ricerca semplice
bot-title-tree = Regola semplice (al posto della vecchia ricerca ad albero)
bot-title-learned = Autodidatta
bot-title-random = Mosse a caso
turn-takes = Qui un turno dura fino a { $seconds } s.
automaton = Automa
bot-names = Inês, Bartolomeu, Leonor, Fernão
hints-allowed = Permetti consigli
rated = Classificata
talk-allowed = Chat al tavolo

## Table
tabs = Parti del tavolo
banners = Avvisi
tab-board = Tabellone
tab-players = Giocatori
tab-displays = Offerta
tab-log = Diario
actions = Che cosa fare
moves = Mosse possibili
moves-opened = { $group }: { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
nothing = niente
not-on-board = non sul tabellone
trail = Scelto finora
trail-top = Tutte
practice = allenamento
spectator = solo visione
score-sheet = Punti
score-so-far = Punti finora
standing = Stima
standing-told = Quanto varrebbe tutto ciò che è visibile se la partita finisse ora.
standing-total = Compresa la stima
score-source = Fonte
score-total = Totale
score-place = Posto
won = { $player } vince con { $points } PV.
won-tie = { $player } vince con { $points } PV; il pareggio si decide con l’ordine di turno.
won-automaton = Ha vinto l’automa.
won-shared = { $players } condividono il primo posto con { $points } PV.
over = La partita è finita. Ha vinto { $player }.
over-automaton = La partita è finita. Ha vinto l’automa.
over-shared = La partita è finita. { $players } condividono il primo posto.
over-limit = Un limite ha concluso la partita. Nessuno ha vinto.
thinking = { $player } sta pensando…
thinking-of = { $seconds } s · di solito fino a { $most } s
thinking-limit = { $seconds } s · fino a { $most } s per decisione
thinking-for = { $seconds } s
thinks = pensa
hint = Consiglio
hint-key = Che cosa giocherebbe un bot? (H)
hint-waits = Un bot sta pensando alla tua mossa…
hint-none = Qui il bot non ha nulla da scegliere.
hint-by = Consiglio di { $bot }, che sa ciò che sai tu. Fai clic su una mossa per giocarla.
hint-close = Chiudi il consiglio (Esc)
hint-closed = Consiglio chiuso.
hint-rank = Consiglio: scelta numero { $rank }
hint-behind = Consiglio: la scelta numero { $rank } è fra queste
hint-way = ({ $count } mosse)
hint-then = poi { $moves }
hint-heard = Consiglio: { $move }, { $value }. Le mosse migliori sono elencate ed evidenziate.
hint-heard-alone = Consiglio: { $move }. Le mosse migliori sono elencate ed evidenziate.
outlook = Risultato previsto
points-short = { $points } pt
showing = { $player } sta giocando…
provisional = { $player } non ha ancora confermato questo turno; può ancora cambiare.
cover-pass = Passa a { $player }
cover-why = Ciò che può vedere una persona sola resta coperto finché il dispositivo non passa di mano.
cover-show = Sono { $player } – mostra la mia vista
confirm = Conferma turno
confirm-key = Conferma il turno (Invio)
end-turn = Termina turno
end-more = ancora { $count }
undo = Annulla
undo-key = Annulla un passo (U o Ctrl+Z)
undo-end = Annulla la fine del turno
reopen-ask = Chiedi di annullare la fine del turno
reopen-key = La fine del turno è annullata se tutti gli altri sono d’accordo (U)
reopen-yes = D’accordo
reopen-yes-key = D’accordo (Y)
reopen-no = Non d’accordo
reopen-no-key = Non d’accordo (K)
reopen-waits = Devono ancora rispondere: { $players }.
reopen-played = { $player } ha continuato a giocare: la fine del turno resta.
reopen-done = Tutti sono d’accordo: { $player } annulla la fine del turno.
undo-way = Rotta
undo-way-title = Annulla tutto l’ultimo viaggio
undo-row = Ultimo
undo-row-title = Annulla tutto ciò che è stato fatto per ultimo in una volta
undo-all = Tutto
skip-links = Vai direttamente
skip-to-content = Al contenuto
skip-to-moves = Alle mosse
skip-to-words = Al tabellone a parole
skip = Salta »
speed = Velocità delle mosse altrui
speed-off = subito
speed-fast = veloce
speed-normal = normale
speed-slow = lenta
speed-hand = a mano
walk = Passo per passo
walk-next = Passo successivo
walk-back = Indietro
walk-at = { $number } di { $count }
walk-key = { $what } (tasto { $key })
theme = Chiaro o scuro (auto: come il sistema)
theme-auto = auto
theme-light = chiaro
theme-dark = scuro
mute = Senza audio
zoom = Grandezza del tabellone
zoom-in = Più grande
zoom-out = Più piccolo
offline = Connessione persa. Nuovo tentativo…
retrying = La tua mossa non è ancora arrivata. La invio di nuovo…
table-deleted = Questo tavolo è stato eliminato.
ends-unused = Questo tavolo non viene usato da molto e sarà eliminato in data { $day }.
ends-keeper = Chi gestisce questo server eliminerà questo tavolo in data { $day }. Fino ad allora puoi salvarne la registrazione.
ends-keep = Conserva
table-replaced = Questo dispositivo non ha più il suo posto: il link è stato rinnovato su un altro dispositivo, o qualcuno ha preso il posto con un nuovo invito di chi ospita.
link-dead = Questo link non apre più un posto e permette solo di guardare; chiedi un invito a chi ospita.
seat-lost = Il posto di { $players } non appartiene più a questo dispositivo: il link è stato rinnovato, o qualcuno l’ha preso con un nuovo invito di chi ospita. Il diario dice che cosa è successo. Puoi solo guardare.
luck-broken = Attenzione: questo tavolo non ha rispettato la sorte concordata prima della partita. Non fidarti.
table-missing = Questo tavolo non esiste.
table-closed = Questo tavolo è chiuso agli spettatori. Lo apre solo un invito o il link di un posto.
to-rematch = Alla rivincita
save-record = Salva registrazione
save-record-running = La partita è ancora in corso: questa registrazione tralascia ciò che è nascosto, quindi non si può rivedere.
save-game = Salva…
save-record-about = si rivede in Carrack mossa per mossa e si può verificare.
save-bgsplay-about = una partita per l’app BG Stats: condividi il file con l’app, o aprilo lì.
save-csv-about = una riga per giocatore, per un foglio di calcolo: data, gioco, nomi, punti, piazzamenti, round.

## What the server refuses ($message: in its own words)
problem-silence = Il server non risponde. Riprova tra un attimo.
problem-waits = { $message }

## Seats
here = qui
online = online
away = assente
resigned = ha abbandonato
played-by-bot = gioca il bot { $bot }
played-by-rules = giocano le regole
copy-link = Copia
new-link = Nuovo link
rename = Rinomina
to-bot = Affida a un bot
to-bot-named = Affida a { $bot }
change-bot = Un altro bot
another-plays = Fai giocare qualcun altro
another-instead = Chi continua per { $player }?
to-human = Affida a una persona
resign = Abbandona
qr = Il link come codice QR
copied = Link copiato.
copy-yourself = Ecco il link.
link = Link
commitment-told = La sorte era decisa prima della prima mossa da un segreto del server. Il suo hash:
practice-told = Allenamento: il seme è stato scelto. Il suo hash:
moved-told = Questa partita è arrivata qui in un file che contiene i suoi segreti. Da allora è un allenamento.
seed-told = Il seme, ora svelato:

## Friends: inviting, sitting down, talk, handing a seat over
waiting-for-players = { $count ->
    [one] Manca ancora 1 giocatore
   *[other] Mancano ancora { $count } giocatori
}
waiting-to-sit = Devono ancora sedersi: { $players }.
invitations = Inviti
room-drawing = La partita sta per cominciare
room-adding = { $count ->
    [one] Si aspetta che il dispositivo di { $players } aggiunga la sua parte di sorte. Avviene da sé appena il tavolo è aperto lì.
   *[other] Si aspetta che i dispositivi di { $players } aggiungano le loro parti di sorte. Avviene da sé appena il tavolo è aperto lì.
}
room-opening = { $count ->
    [one] La preparazione viene estratta appena il dispositivo di { $players } svela la sua parte. Avviene da sé quando il tavolo è aperto lì.
   *[other] La preparazione viene estratta appena i dispositivi di { $players } svelano le loro parti. Avviene da sé quando il tavolo è aperto lì.
}
room-ended = Questa partita non è mai cominciata
room-ended-about = Il dispositivo di { $players } non ha mai svelato la sua parte di sorte, quindi nulla è stato estratto.
room-given-up = Chi ospita ha rinunciato a questo tavolo; nulla è stato estratto.
begin-now = Comincia ora
begin-now-about = { $count ->
    [one] Senza { $players }, che così non aggiunge nulla alla sorte; il posto resta riservato.
   *[other] Senza { $players }, che così non aggiungono nulla alla sorte; i posti restano riservati.
}
give-up = Rinuncia al tavolo
give-up-about = Allora nulla viene estratto, e tutti vedono perché.
luck = Sorte
luck-shared = Sorte condivisa
luck-shared-about = Ogni dispositivo al tavolo aggiunge una parte alla sorte prima che la preparazione venga estratta. Nessuno può scegliere l’esito, né chi ospita né il server, finché anche una sola persona al tavolo è onesta.
luck-committed = ha fissato la sua parte
luck-opened = ha aggiunto la sua parte
luck-nothing-yet = non ha ancora aggiunto la sua parte
luck-from-here = da questo dispositivo
luck-left-out = Assenti quando chi ospita ha cominciato, e quindi senza una parte: { $players }.
luck-of-server = Il server aggiunge un segreto suo, fissato prima di tutti gli altri. Il suo hash:
luck-kept = Questo dispositivo ha controllato: la sua parte è nella sorte, e in seguito nulla è stato cambiato.
luck-unknown = Questo dispositivo non ha aggiunto parti qui, quindi non ha nulla da confrontare. A partita finita, «carrack verify» controlla la registrazione.
invite-lead = Manda a ciascuno l’invito al suo posto. La partita comincia da sola quando ci sono tutti.
invite-lead-guest = La partita comincia da sola quando ci sono tutti.
room-open-club = Anche i membri del club possono sedersi, nella lobby.
room-open-everybody = Anche chiunque abbia fatto l’accesso qui può sedersi, nella lobby.
room-open-switch-club = I membri del club trovano questo tavolo nella lobby e possono sedersi
room-open-switch-everybody = Qui chiunque trova questo tavolo nella lobby e può sedersi
invitation-of = Invito per { $player }
invites = { $player } ti invita a { $game } ({ $count } giocatori).
invited = Hai un invito per { $game } ({ $count } giocatori).
invites-you = { $player } ti invita a { $game } ({ $count } giocatori)
invited-to = Hai un invito per { $game } ({ $count } giocatori)
link-opened = ha aperto il link
link-unopened = link non ancora aperto
bot-instead = Comincia invece con un bot
watch-link = Link per guardare
watch-link-about = Chi lo ha può vedere il tavolo, ma non toccare nulla.
watch-closed-about = Solo chi ha un posto può vedere questo tavolo.
watch-allowed = Chi ha il link può guardare
watch-club-about = I membri del club vedono il tavolo, ma non possono toccare nulla; gli altri non vedono nulla.
watch-club-allowed = I membri del club possono guardare
new-invitation = Nuovo invito
new-invitation-about = Quello precedente smette subito di valere.
invite-anew-about = Per chi non torna o ha perso l’accesso. Tutti vedono che lo hai emesso. Cede il posto di { $player }; chi lo aveva fino ad allora viene avvisato.
invitation-about = Dà il posto di { $player } a chi lo apre e si siede. Vale una volta sola.
invitation-used = Questo invito non è più valido
invitation-used-about = È già stato usato, o ce n’è uno più recente. Chiedine un altro a chi te l’ha mandato.
look-on = Guarda il tavolo
plays-here-already = Questo dispositivo gioca già per { $players }. Prendi questo posto solo se anche qualcun altro gioca su questo dispositivo.
watch-message = Guardami giocare a { $game }.
link-message = Il posto di { $player } a { $game }.
share-link = Condividi…
qr-short = Codice QR
only-here = Solo questo computer può aprire questa pagina: su altri dispositivi i link non portano da nessuna parte. Perché telefoni e portatili della tua rete possano unirsi, ferma Carrack con Ctrl+C (tutte le partite restano salvate) e riavvialo con
only-here-yet = Per ora solo questo computer può aprire questa pagina: su altri dispositivi i link non portano da nessuna parte.
open-network = Fai giocare gli altri di questa rete
only-here-no-network = Questo computer non è collegato a nessuna rete: nessun altro dispositivo può aprire i link.
only-here-qr = Questo codice funziona solo su questo computer.
your-seat = il tuo posto
awaited = in arrivo
sits = è qui
your-name = Il tuo nome
sit-down = Siediti
own-link = Link per gli altri miei dispositivi
own-link-about = Apre proprio questo posto sul tuo telefono o su un altro computer. Chi lo ha può giocare per te, quindi tienilo per te.
new-link-about = se quello vecchio è finito nelle mani sbagliate. Tutti gli altri dispositivi perdono subito il posto.
address-secret = Questo browser non conserva nulla, quindi l’indirizzo di questa pagina è la chiave del tuo posto. Non darlo a nessuno.
to-bot-about = Un bot continua a giocare per te. Puoi riprendere il posto quando vuoi.
to-bot-about-other = Un bot continua a giocare per { $player }. Puoi restituire il posto quando vuoi.
to-bot-last = Al tavolo non c’è nessun altro: dopo questo turno la partita si ferma e ti chiede come continuare.
take-back-seat = Riprendi il posto
resign-about = Il bot { $bot } gioca per { $player } fino alla fine. Il posto risulta abbandonato; solo chi ospita può restituirlo.
resign-now = { $player } abbandona
keep-playing = Continua a giocare
pause = Pausa
go-on = Continua
go-on-how = Come deve continuare la partita?
paused-by = { $player } ha messo in pausa la partita.
paused-by-host = Chi ospita ha messo in pausa la partita.
paused-nobody = Al tavolo non c’è più nessuno
pause-ask = Chiedi una pausa
pause-asked = Pausa chiesta da: { $players }.
resume-asked = Ripresa chiesta da: { $players }.
pause-agree = D’accordo
pause-waits = Gli altri devono ancora accettare.
pause-withdraw = Ritira
pause-later = Non ora
clock-left = Tempo rimasto: { $time }
clock-used = Tempo usato: { $time }
clock-out = Tempo scaduto
clock-soon = { $kind ->
    [days] Ti restano meno di sei ore.
   *[live] Ti resta meno di un minuto.
}
clock-replaced = Il tuo tempo è scaduto: il bot { $bot } gioca finché non torni.
clock-left-game = Il tuo tempo è scaduto: hai lasciato la partita, e il bot { $bot } continua.
clock-own-out = Il tuo tempo è scaduto. Puoi continuare finché gli altri aspettano.
clock-other-out = Il tempo di { $player } è scaduto. Puoi aspettare, o far continuare un bot.
clock-let-bot = Fai continuare un bot
time-days = { $hours ->
    [0] { $days } g
   *[other] { $days } g { $hours } h
}
clock-agreed = Orologio: { $bank } e { $credit } in più a ogni turno. Quando scade, { $out ->
    [wait] gli altri possono aspettare.
    [leave] si lascia la partita.
   *[bot] gioca un bot finché non torni.
}
clock-agreed-nights = Le notti e le ferie non contano.
clock-left-still = Tempo rimasto: { $time }. L’orologio è fermo e riparte: { $when }.
clock-nobody-left = Il tempo di { $player } è scaduto: un bot ha terminato il turno. La partita aspetta che tu decida come continuare.
nobody-left-about = Ora un bot gioca per { $player }, e il turno è finito. La partita aspetta che tu decida come continuare.
watch-bots = Guarda i bot
let-finish = Falli finire subito la partita
talk = Chat
talk-say = Scrivi qualcosa…
talk-send = Invia
talk-overheard = Durante la partita legge anche chi guarda
talk-later = Ciò che si dice al tavolo si può leggere a partita finita.
talk-more = Altro su questa riga
talk-remove = Rimuovi
talk-removed = Questa riga è stata rimossa.
talk-report = Segnala a chi ospita
talk-report-done = Chi ospita è al corrente.
talk-reported = Qualcuno ritiene che questa riga vada rimossa.
talk-mute = Nascondi ciò che dice { $name }
talk-unmute = Mostra di nuovo
talk-muted = Non leggi nulla di { $names }.
talk-off = Chi ospita ha disattivato la chat.
unread = non letto

## Log
log-all = Tutti i passi
log-newest = Ultime
log-since = Dal tuo ultimo turno
log-go = Mostra nel replay
log-steps = Passi nel turno di { $player }
log-undo = { $player } annulla un passo.
log-undo-what = { $player } annulla: { $what }.
headline = Che cosa è successo
headline-play = Rivedi questo turno sul tabellone
headline-stop = Torna al presente
headline-back = Turno precedente
headline-next = Turno successivo
headline-of = { $number } di { $count }
why = perché?
why-of = Perché? Regola { $rule }
note-rematch = C’è una rivincita di questa partita.
note-resign = { $player } abbandona.
note-bot = Ora un bot gioca per { $player }.
note-human = { $player } gioca di nuovo.
note-rename = Un posto ora si chiama { $player }.
note-join = { $player } si siede.
note-invite = Chi ospita emette un nuovo invito per il posto di { $player }.
note-pause = La partita è in pausa.
note-resume = La partita continua.
note-ask-pause = { $player } chiede una pausa.
note-ask-resume = { $player } chiede di continuare.
note-ask-reopen = { $player } chiede di annullare la fine del turno.
note-agree-reopen = { $player } è d’accordo.
note-refuse-reopen = { $player } non è d’accordo: la fine del turno resta.
note-withdraw = { $player } ritira la richiesta.
note-out = Il tempo di { $player } è scaduto; gli altri aspettano.
note-clock-bot = Il tempo di { $player } è scaduto: un bot gioca fino al suo ritorno.
note-clock-resign = Il tempo di { $player } è scaduto: ha lasciato la partita.
note-branch = La partita continua da qui, con nuova sorte.
note-moved = La partita è arrivata qui in un file che contiene i suoi segreti: da qui in poi è un allenamento.
note-seed = Il seme è stato svelato.

## Replay
replay = Replay
plan-open = Rifletti
plan-key = Pensare su un tabellone proprio; non si gioca niente (P)
next-table = Tavolo successivo
next-table-key = Il tavolo che ti aspetta: quello il cui orologio scade per primo (X)
next-table-waits = { $count ->
    [one] Un altro tavolo ti aspetta.
   *[other] Altri { $count } tavoli ti aspettano.
}
next-table-none = Nessun altro tavolo ti aspetta.
another-try = Altro tentativo
replay-at = Passo { $step } di { $last }, turno { $turn }
replay-turn = Turno
replay-step = Passo
replay-first = All’inizio
replay-back = Indietro di un passo
replay-play = Avvia
replay-pause = Pausa
replay-next = Avanti di un passo
replay-last = Alla fine
replay-turn-back = Indietro di un turno
replay-turn-next = Avanti di un turno
replay-by-key = { $what } ({ $shift ->
    [1] Maiusc + { $key }
   *[other] { $key }
  })
key-ArrowLeft = ←
key-ArrowRight = →
key-Home = Home
key-End = Fine
play-on = Continua a giocare da qui
play-on-about = Un tavolo di allenamento dal turno { $turn }: tutto è com’era, anche ciò che è nascosto; solo la sorte è nuova.
play-on-who = Chi gioca per { $player }
play-on-me = io, qui
play-on-start = Comincia
play-on-title = Un tavolo di allenamento che parte da questa posizione: gli stessi mazzi, nuova sorte.
replay-leave = Torna al tavolo

## Analysis of a finished game
analysis = Analisi
analysis-waits = Comincia appena un bot ha tempo…
analysis-runs = Un bot sta studiando la partita: { $done } di { $total }…
analysis-begins = Un bot sta studiando la partita…
analysis-so-far = Che cosa ha trovato finora:
analysis-failed = L’analisi non è riuscita: { $message }
analysis-none = Nessuno ha chiesto un’analisi di questa partita. Può farlo chi vi ha giocato.
analysis-again = Riprova
analysis-unjudged = Il bot { $bot } non valuta le posizioni, quindi non ci sono curve.
analysis-by = Valutata da { $bot }.
analysis-by-two = Valutata da { $bot }; le perdite maggiori ricontrollate da { $strong }.
plot-what = Che cosa mostrano le curve
plot-eyes = Punto di vista
plot-wins = Probabilità di vittoria, turno per turno
plot-wins-short = Probabilità
plot-points = Punti previsti, turno per turno
plot-points-short = Punti
plot-turn = Turno { $turn }
plot-end = Fine
plot-unknown = non ancora analizzato
plot-table = Le curve come tabella
as-known = Allora
as-known-title = Valutato con ciò che chi era di turno poteva sapere
hindsight = Senno di poi
hindsight-title = Valutato con tutto ciò che era nascosto
study-all = Tutti
study-whose = Di chi sono elencate decisioni e fortuna
turning-points = Turni che hanno contato
turning-points-none = Nessun turno ha cambiato di molto il risultato.
strokes-of-luck = Fortuna e sfortuna
strokes-of-luck-about = Che cosa ha portato un lancio o una carta, rispetto alla media di tutto ciò che poteva uscire.
luck-seen = Un altro giocatore l’aveva già vista.
luck-after = Dopo la decisione di { $player }.
moment-of = Turno { $turn }, { $player }
moment-turn = Turno { $turn }
moment-played = giocata: { $move }
moment-better = meglio: { $move }
moment-nothing = nient’altro
mark-played = giocata
total-decisions = Turni con una scelta
total-mistakes = Errori ({ $least } o più)
total-loss = Perdita per turno
reckoning = Come si è arrivati al risultato
reckoning-before = Previsto
reckoning-setup = Preparazione
reckoning-luck = Fortuna
reckoning-left = Il resto
reckoning-end = Fine
reckoning-about = Previsto: prima dell’estrazione della preparazione. Preparazione e fortuna sono confrontate con ciò che poteva uscire (± errore standard). Il resto non è fortuna: come hanno giocato tutti, piani che nessuno poteva vedere, ed errori del bot che valuta.

## Rules
rules = Regole
rules-found = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
documentation = Documentazione (inglese)
rules-contents = Capitoli
rules-unwritten = Questo gioco non ha regole da leggere.
rules-none = Nessuna regola contiene queste parole. Prova con meno parole, o con altre.
rules-elsewhere = { $count ->
    [one] 1 regola in { $game }
   *[other] { $count } regole in { $game }
}
# words that say nothing in a search
rules-small-words = a ad al alla alle ai agli allo anche che chi ci come con cosa cui da dal dalla dei del della delle di dopo dove e è ed fa fare gli ha hai ho i il in io la le lo ma mi mia mio nel nella non o ogni per perché più posso può puoi quale quali quando quanta quante quanti quanto se si sono su sul sulla tra tu tuo un una uno viene
search = Parole o numero di regola
inspector = Che cos’è

## Any game
plain-asks = Tocca a te. Scegli una mossa.
plain-asks-end = Non resta nulla da fare: termina il turno.
plain-commands = Sempre
plain-to-move = di turno
plain-table = Sul tavolo
plain-table-empty = Su questo tavolo non c’è nulla in comune.
plain-points = Punti
plain-unknown = nascosto
plain-none = niente
plain-yes = sì
plain-no = no
plain-was = prima: { $before }
plain-changed = cambiato

## Boards
board-label = Il mare con { $islands } isole, round { $round }. Tutto ciò su cui qui si può fare clic è elencato anche tra le mosse.
sheet-of = Scheda di { $player }
components-of = Componenti: { $edition }
components-hint = Nessun testo pubblico riporta tutto ciò che è stampato nella scatola. Se possiedi il gioco, puoi inserirlo e giocare esattamente con quello.
unprinted = { $count ->
    [one] Un valore non è quello stampato
   *[other] { $count } valori non sono quelli stampati
}
all-printed = Tutti i valori sono quelli stampati
unprinted-of = { $count ->
    [one] Uno di questi valori è nostro
   *[other] { $count } di questi valori sono nostri
}

## Learning by playing
learn = Impara
learn-about = Brevi lezioni sul tabellone vero: ti si mostra qualcosa, poi tocca a te. Ciò che va storto si può annullare.
learn-begin = Comincia
learn-none = Nessuno dei giochi qui ha lezioni.
lessons-done = { $done } lezioni fatte su { $count }
lesson = Lezione
lesson-number = { $number }/{ $count }
player-name = Giocatore { $number }
lesson-captain = Capitano
lesson-repeat = Ripeti
lesson-skip = Salta
lesson-all = Tutte le lezioni
lesson-show = Fammi vedere
lesson-on = Avanti
lesson-done = Ben fatto! La lezione è finita.
lesson-next = Prossima lezione
lesson-play = Gioca una partita intera
lesson-met = fatto
lesson-turn-over = Il tuo turno è finito, e questo è ancora da fare. Annulla e riprova.
explain-close = Capito
explain-no-more = Non spiegare più

## The static edition
engine-loading = Caricamento dei giochi: { $done } di { $total } MB
engine-starting = I giochi si stanno preparando…
engine-failed = In questo browser i giochi non si avviano: { $why }
engine-lacks = A questo browser manca ciò che serve ai giochi: { $why }. Chrome ed Edge dalla versione 112, Firefox dalla 114 e Safari dalla 16.4 hanno tutto. Aggiorna il tuo, o apri questo link in uno di loro; le regole dei giochi sono anche nella documentazione.
engine-again = Riprova
tab-alone = Qui non c’è un server: giochi in solitario contro i bot, o in compagnia su questo dispositivo. Per giocare con amici sui loro dispositivi, qualcuno deve tenere aperto un server: installa Carrack e scrivi carrack play --lan, o segui la guida per ospitare.
tab-elsewhere = Qui non c’è un server: ogni tavolo sta nel browser in cui è cominciato, e questo non è nel tuo. Apri il link lì; oppure salva lì i tavoli in un file, e leggi quel file qui nella pagina iniziale.
tab-newer-page = C’è un Carrack più recente. Si usa la prossima volta che apri questa pagina, o subito: i tuoi tavoli restano come sono.
page-older = Questa pagina è più vecchia del suo server. Ricaricala: i tuoi tavoli restano come sono.
page-reload = Ricarica
page-lost = A questo indirizzo non c’è nulla
page-lost-about = Forse manca una parte del link, o appartiene a un Carrack più recente. I tavoli che conosci sono nella pagina iniziale.
page-lost-game = «{ $game }» non è tra i giochi qui, o non ha una pagina di questo tipo.
link-cut = Manca una parte di questo link
link-cut-about = È più corto di quanto sia un link del genere. Aprilo di nuovo dove l’hai ricevuto, oppure copialo fino in fondo.
page-unread = Questa pagina non è ancora qui
page-unread-about = Non c’è rete, e questa pagina della documentazione non è mai stata letta in questo browser. Ciò che si è letto una volta si può rileggere sempre; le regole dei giochi sono sempre qui.
tab-take-over = Usalo ora
