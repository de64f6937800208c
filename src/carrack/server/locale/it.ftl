### Perché il server non fa ciò che qualcuno gli chiede. I valori: vedi en.ftl.

## The form of a request

problem-malformed = La richiesta è malformata: { $reason }
problem-not-json = Il corpo della richiesta non è JSON: { $reason }
problem-nul = Una richiesta non contiene il carattere NUL (U+0000).
problem-broken-off = La richiesta è stata interrotta.
problem-not-http = Questa non è una richiesta HTTP.
problem-no-websocket = Questo non apre un WebSocket.
problem-no-hello = Prima invia hello, con tokens e since.
problem-not-text = I messaggi sono testo.
problem-authorization = L’intestazione Authorization è: Bearer token,token
problem-whole-number = { $field } è un numero intero, non «{ $given }».
problem-unfit-character = { $field } contiene il carattere { $character }, che lì non si vede; toglilo.
problem-shows-nothing = Di { $field } non si vede nulla; scrivi una lettera, una cifra o un segno.
problem-name-length = Un nome ha da 1 a { $most } caratteri.
problem-line-length = Una riga ha da 1 a { $most } caratteri.
problem-which-move = Indica quale mossa: move (notazione), index, o moves per più mosse.
problem-move-id-used = Questo move_id è già stato usato per un’altra richiesta; prendine uno nuovo per ciascuna.
problem-which-share = Invia o l’hash di una parte, o la parte per cui è stato pubblicato.
problem-needed-to-accept = Serve per accettare un invito.
problem-own-token = Il token del nuovo link lo crea il dispositivo di chi lo possiede.
problem-seats-and-players = Giocatori: { $players }, ma posti: { $seats }.
problem-person-with-bot = Il posto di una persona non ha un bot.
problem-bot-elsewhere = Un bot non aspetta altrove; solo le persone arrivano con un link.
problem-which-bot = Indica quale bot gioca a questo posto.
problem-no-bot = Non c’è un bot «{ $bot }»; ci sono: { $bots }.
problem-clock-one-device = Con l’orologio ognuno deve avere il proprio dispositivo: due persone che ne condividono uno non possono usarlo. Invita gli altri con un link.
problem-clock-cap = Il massimo di un orologio ({ $cap } s) è almeno il tempo con cui tutti cominciano ({ $bank } s).
problem-clock-nights = Le notti e le ferie si escludono solo dove le partite durano giorni. Scegli quel tipo di orologio, o tralascia "nights".
problem-not-utf8 = Una registrazione è un testo in UTF-8.
problem-play-form = Una partita si può esportare come { $known }, non come «{ $given }».
problem-play-zone = Questo server non conosce il fuso orario «{ $zone }». Scrivine uno come Europe/Berlin, oppure lascialo via: vale quello del server.
problem-record-lines = Una registrazione ha al massimo { $most } righe, e questa ne ha { $count }.
problem-record-steps = Una registrazione ha al massimo { $most } passi, e questa ne ha { $count }.
problem-too-long = Una richiesta ha al massimo { $most } byte.
problem-long-head = L’intestazione di una richiesta ha al massimo { $most } byte.
problem-many-fields = L’intestazione di una richiesta ha al massimo { $most } campi.
problem-two-hosts = Una richiesta ha un solo campo Host.
problem-too-slow = La richiesta non è arrivata in tempo.

## Who asks

problem-token = Per questo serve il link di un posto a questo tavolo.
problem-host-only = Può farlo solo chi ospita.
problem-owner-only = Può farlo solo chi occupa questo posto.
problem-seat = Il tuo link non è per il posto di { $player }.
problem-seat-of-request = Questo move_id appartiene a una richiesta di un altro posto.
problem-closed = Questo tavolo è chiuso agli spettatori: si apre con il link di un posto.
problem-closed-lost = Questo tavolo è chiuso agli spettatori. Il tuo link al posto di { $players } è stato sostituito.
problem-origin = Questa richiesta viene da una pagina di un altro sito.
problem-own-page = Questo lo chiede una pagina di questo server, come JSON; un programma invia Origin e Content-Type.
problem-code = Questo codice non vale più: ognuno serve una volta sola, entro pochi minuti. Chiedine un altro.
problem-passkey = La passkey non è stata accettata. Riprova.
problem-passkey-unknown = Questo server non conosce questa passkey.
problem-many-passkeys = Hai { $most } passkey; prima rimuovine una.
problem-no-passkeys-here = I browser conservano le passkey solo per un nome con https, o per localhost.
problem-missing = A questo server manca una libreria per questo: pip install '.[club]'
problem-no-mail = Questo server non manda e-mail: le sue impostazioni non indicano un server di posta, o gli manca una libreria (pip install '.[club]').
problem-no-notices = Questo server non manda avvisi: le sue impostazioni non indicano un indirizzo, o gli manca una libreria (pip install '.[club]').
problem-notices-many = Ci sono già troppi indirizzi. Prima rimuovine uno.
problem-notice-address = Non è un indirizzo a cui si possa inviare un avviso. Copia l’indirizzo completo di un webhook, o scrivine uno come fa Apprise (ntfys://host/topic).
problem-notice-kind = Da qui non si inviano avvisi a { $host }. Chi gestisce il server può permetterlo (impostazione notice_kinds).
problem-notice-host = Non si inviano avvisi a { $host }: si trova nella rete del server. Chi lo gestisce può permetterlo (impostazione notice_hosts).
problem-notice-nowhere = Non esiste un host { $host }.
problem-notice-mailbox = Prima lascia un indirizzo e-mail, e apri il link che vi viene spedito.
problem-notice-not-gone = Non è arrivato: questo indirizzo non esiste più.
problem-notice-not-host = Non è arrivato: l’indirizzo porta nella rete del server.
problem-notice-not-late = Non è arrivato: nessuno ha risposto in tempo.
problem-notice-not-reached = Non è arrivato: lì non si è potuto raggiungere nessuno.
problem-notice-not-taken = Non è arrivato: il servizio non l’ha accettato.
problem-notice-not-answer = Non è arrivato: il servizio ha risposto { $status }.
problem-no-channel = Questo indirizzo non c’è più.
problem-too-many-notices = Sono stati provati troppi indirizzi. Aspetta un po’.
problem-no-address = Non è un indirizzo e-mail.
problem-signed-out = Su questo dispositivo non hai fatto l’accesso.
problem-signed-in = Su questo dispositivo qualcuno ha già fatto l’accesso.
problem-rated-sign-in = Questo tavolo è classificato: prima accedi, poi siediti.
problem-rated-practice = In una partita classificata nessuno può scegliere che cosa esce: tralascia il seme.
problem-rated-here = A un tavolo classificato ogni persona ha il proprio dispositivo, e ci sono almeno due posti: una persona qui, le altre con un link.
problem-rated-bot = { $bot } non può giocare a un tavolo classificato: solo i bot di Carrack hanno versioni.
problem-rated-awaits = Non ancora arrivati: { $players }. Una partita classificata comincia con tutti; affida a un bot il posto di chi manca.
problem-rated-begun = Questa partita è classificata: chi gioca era deciso all’inizio, e ognuno decide solo del proprio posto.
problem-rated-twice = Hai già un posto a questo tavolo, ed è classificato: nessuno gioca contro se stesso.
problem-rated-kept = Una partita classificata non si elimina: conta. Puoi abbandonare.
problem-beside = Accanto a questo tavolo non c’è il tabellone: qui non si inserisce nulla.
problem-beside-bots = Con il tabellone sul tavolo giocano solo persone e l’automa del gioco. Togli i bot.
problem-beside-clock = A un tavolo accanto al tabellone non corre alcun orologio: toglilo.
problem-beside-rated = Una partita accanto al tabellone non è mai classificata: nessuno garantisce per ciò che si inserisce.
problem-beside-seed = Accanto al tabellone non si estrae nulla: togli il seme.
problem-beside-open = Accanto al tabellone gioca solo chi lo ha davanti: invita le persone con un link.
problem-beside-whose = Solo { $player } lo vede, e lo inserisce.
problem-running-finish = La partita non è ancora finita: solo dopo diventa una registrazione.
problem-waiting-to-enter = La preparazione non è ancora inserita: prima va indicato che cosa c’è sul tavolo.
problem-nobody = Questa persona non è più qui.
problem-no-club-edition = In questo club non c’è un’edizione { $number }.
problem-no-line = Non c’è più una riga { $number }.
problem-no-person = Non c’è nessuno con quel nome con cui condividi un tavolo classificato o un club.
problem-clubs-by-operator = I club li fonda chi gestisce questo server.
problem-club-host-only = Può farlo solo un responsabile del club.
problem-host-of-hosts = Chi è responsabile può uscire solo di propria volontà.
problem-no-club = Non fai parte di questo club.
problem-no-member = In questo club non c’è nessuno con quel nome.
problem-club-invitation = Questo link non fa più entrare nessuno in un club. Chiedine un altro a un responsabile del club.
problem-full-club = Questo club è pieno: ne fanno parte { $most } persone.
problem-full-of-editions = Questo club ha già { $most } edizioni. Prima togline una.
problem-full-of-clubs = Fai già parte di { $most } club. Prima lasciane uno.
problem-everybodys-name = Questo server è il club, quindi il nome glielo dà chi lo gestisce.
problem-everybodys-invitation = Fa parte di questo club chiunque abbia fatto l’accesso; non servono inviti.
problem-everybodys-leave = Fa parte di questo club chiunque abbia fatto l’accesso.
problem-open-to-which = Indica a quale club è aperto il tavolo.
problem-open-to-club = Un tavolo di un club lo vedono solo i suoi membri; aprilo a loro, o non scegliere un club.
problem-open-to-nobody = Un tavolo a cui altri possono unirsi ha bisogno di un posto per qualcuno altrove, e non è un allenamento.
problem-open-tables-yours = { $most } dei tuoi tavoli sono già aperti a tutti. Comincia una partita, rinuncia a un tavolo, o apri questo solo a chi ha un link.
problem-open-tables-here = { $most } tavoli della tua rete sono già aperti a tutti. Aspetta che a uno si cominci, o invita con un link.
problem-joined-too-late = È già deciso chi gioca a questo tavolo.
problem-seated-already = Hai già un posto a questo tavolo.
problem-no-free-seat = A questo tavolo non ci sono più posti liberi.
problem-no-seat-of-yours = Non hai un posto a questo tavolo.
problem-host-stays = Chi ha aperto il tavolo non può lasciarlo. Rinunciaci invece sulla sua pagina.
problem-seat-taken = Si può riservare a qualcuno solo un posto ancora vuoto.
problem-invite-in-club = Le persone si invitano per nome ai tavoli di un club.
problem-no-device = Questo dispositivo non esiste.
problem-operator-link = Questo link di gestione è già stato usato o ha più di quindici minuti. Per averne un altro: carrack operator link
problem-operator-only = Solo chi gestisce questo server può farlo.
problem-address-given = L’indirizzo { $address } è nelle impostazioni; cambialo lì.
problem-address-not-answered = Questo server non risponde a { $address }: le sue impostazioni ammettono solo { $hosts } (hosts).
problem-server-address = { $given } non è l’indirizzo di un server; deve essere come https://tavolo.example.org.
problem-not-opened-here = Questo server si può aprire solo dove viene avviato: carrack serve --host 0.0.0.0 oppure carrack play --lan
problem-not-opened = Non è stato possibile aprire il server alla rete: { $reason }.
problem-host = Questo server ha un altro nome; quale, lo dicono le sue impostazioni (hosts).
problem-invitation = Questo invito è stato usato, o chi ospita ne ha fatto un altro.
problem-outdated = Carrack è stato aggiornato da quando questa pagina è aperta; ricarica la pagina.

## What is not there

problem-no-route = Non c’è { $method } { $path }.
problem-long-address = Qui un indirizzo ha al massimo { $most } caratteri.
problem-not-live = Da questo indirizzo non vengono inviati messaggi.
problem-method = Questo indirizzo non accetta { $method }.
problem-no-table = Non c’è un tavolo «{ $table }».
problem-no-seat = { $last ->
    [0] L’unico posto qui è 0.
   *[other] I posti qui vanno da 0 a { $last }.
}
problem-no-step = I passi qui vanno da 0 a { $last }.
problem-no-replay = Questo replay non è più conservato; apri di nuovo il file.
problem-no-game = Non c’è un gioco «{ $game }»; installati: { $games }.
problem-no-board = { $game } non ha un modulo proprio per questo; una pagina lo disegna in modo semplice.
problem-no-rules = { $game } non ha regole da leggere qui.
problem-no-language = { $game } non ha testi in «{ $language }».
problem-no-lesson = { $game } non ha una lezione «{ $lesson }».
problem-lesson-unreadable = Le lezioni di { $game } non si possono usare: { $reason }
problem-no-maps = { $game } non ammette mappe personali.
problem-no-editions = { $game } non ammette edizioni personali.

## Not now

problem-stale = Il passo più recente è { $newest }, ma questo è stato deciso dopo il passo { $step }.
problem-turn-ended = Il tuo turno è finito; è troppo tardi per annullare.
problem-reopen-nothing = È troppo tardi per annullare la fine di questo turno: qualcuno ha continuato a giocare, oppure ha rivelato qualcosa.
problem-reopen-counts = Nelle partite classificate e nelle leghe la fine di un turno è definitiva.
problem-reopen-once = L’hai già chiesto una volta in questo turno.
problem-reopen-unasked = Nessuno chiede di annullare la fine di un turno.
problem-not-deciding = Ora decide { $player }; chiedi quando tocca a te.
problem-hints = Questo tavolo è stato creato senza consigli.
problem-talk = Chi ospita ha disattivato la chat a questo tavolo.
problem-bot-plays = Ora un bot gioca per { $player }; chi ospita può restituire il posto.
problem-bot-invited = A questo posto gioca un bot; prima affidalo a una persona.
problem-bot-already = A questo posto gioca già un bot.
problem-bot-luck = A questo posto gioca un bot; i bot non hanno parte nella sorte.
problem-human-seat = { $player } gioca già a questo posto.
problem-clock-again = Il tempo di { $player } è scaduto due volte in questo turno: lo finisce il bot, poi si può riprendere il posto.
problem-instructions = Le istruzioni permanenti valgono per le partite di più giorni tra persone, con orologio: non per esercitarsi né con il tabellone sul tavolo.
problem-present = { $player } gioca a questo posto ed è qui; si può prendere solo un posto abbandonato.
problem-automaton = Per l’automa ({ $seat }) giocano le regole; nessuno può prendere o cambiare il suo posto.
problem-paused = La partita è in pausa: qualcuno ha chiesto una pausa.
problem-nobody-left = La partita è in pausa: non c’è più nessuno che gioca.
problem-waiting-to-sit = { $count ->
    [one] La partita comincia quando { $players } si siede.
   *[other] La partita comincia quando tutti si sono seduti: { $players }.
}
problem-waiting-to-come = { $count ->
    [one] La partita comincia quando { $players } è qui.
   *[other] La partita comincia quando ci sono tutti: { $players }.
}
problem-waiting-to-open = { $count ->
    [one] La partita comincia quando { $players } ha svelato la sua parte di sorte.
   *[other] La partita comincia quando tutti hanno svelato la loro parte di sorte: { $players }.
}
problem-ended = Questo tavolo è finito prima che la partita potesse cominciare.
problem-begun = La partita è cominciata; non ci si può più rinunciare.
problem-luck-settled = La preparazione è stata estratta; la sorte di questa partita è decisa.
problem-shares-settled = È deciso chi ha parte nella sorte; non si accettano più hash.
problem-share-elsewhere = La sorte di questa partita è decisa, e solo il dispositivo di { $player } può svelarne la sua parte; prendi il posto quando la partita è cominciata.
problem-unfixed = Nulla viene svelato prima che sia deciso chi ha parte nella sorte.
problem-luck = Non è la parte di cui questo posto ha pubblicato l’hash.
problem-alone = Nessun dispositivo ha ancora aggiunto qualcosa alla sorte; aspettane uno.
problem-over = La partita è finita.
problem-over-seat = La partita è finita; a questo posto non serve più nessuno.
problem-over-pause = La partita è finita; non c’è nulla da mettere in pausa.
problem-over-instructions = La partita è finita; non ci sono più istruzioni da lasciare.
problem-over-hint = La partita è finita; la sua analisi dice che cosa ne pensa un bot.
problem-over-branch = Lì la partita è finita; scegli una posizione precedente.
problem-running-branch = Si può continuare da una posizione quando la partita è finita.
problem-running-rematch = La rivincita può cominciare quando la partita è finita.
problem-running-analysis = L’analisi si può fare quando la partita è finita.
problem-running-play = Una partita si può esportare quando è finita.
problem-running-turn = Un turno si può riprovare quando la partita è finita.
problem-long = Questo tavolo ha avuto { $most } passi, più volte una partita intera: ciò che ora si gioca resta, e si aggiungono solo mosse fino alla fine della partita.
problem-long-over = Questo tavolo ha avuto { $most } passi; qui non si gioca più nulla.
problem-long-opened = Questo tavolo ha { $count } passi, più di quanti ne servano a una partita; non viene aperto.

## Records that somebody brings

problem-record = Questa registrazione non si può rivedere: { $reason }
problem-record-damaged = Questa registrazione è danneggiata: { $reason }
problem-record-branch = Da questa registrazione non si può continuare: { $reason }
problem-record-components = Questa registrazione è stata giocata con componenti che qui non ci sono: { $reason }

## Too much

problem-too-many = Troppe richieste dal tuo indirizzo; aspetta un po’.
problem-too-many-mails = Sono state chieste troppe e-mail. Aspetta un po’.
problem-too-many-clubs = Per oggi hai fondato abbastanza club.
problem-too-many-people = Da questo indirizzo arrivano troppe persone nuove. Aspetta un po’.
problem-nights-moved = Le notti non si possono spostare così spesso, o un orologio potrebbe restarci per sempre. Riprova tra qualche giorno.
problem-hours-changed = Hai cambiato i tuoi orari troppo spesso. Aspetta un po’.
problem-hours-zone = Questo server non conosce il fuso orario { $zone }. Prima scegli il tuo nella pagina su di te.
problem-night-long = Una notte ha al massimo { $most } ore, così che resti una parte del giorno per giocare.
problem-holiday-day = Questo giorno non esiste. Un giorno si scrive così: 2026-12-24.
problem-holiday-order = Queste ferie finiscono ({ $last }) prima di cominciare ({ $first }).
problem-holiday-long = Le ferie hanno al massimo { $most } giorni.
problem-holiday-past = Non si possono dichiarare ferie per il passato ({ $day }). Comincia oggi, o più tardi.
problem-holiday-far = Si possono dichiarare ferie fino alla fine del prossimo anno. { $day } è più tardi.
problem-holiday-many = Sarebbero { $count } giorni nel { $year }. Puoi essere via { $most } giorni all’anno.
problem-too-many-tries = Troppi codici sbagliati. Aspetta un po’.
problem-too-many-tables = Troppi nuovi tavoli dal tuo indirizzo; aspetta un po’.
problem-too-many-jobs = Il tuo indirizzo ha già molto in corso; aspetta un po’.
problem-too-many-connections = Troppe connessioni dal tuo indirizzo; aspetta un po’.
problem-too-many-watchers = Guardano già questo tavolo { $most } connessioni; aspetta un po’.
problem-too-much-talk = Sono troppe parole in una volta; aspetta un po’.
problem-full = Il server è pieno.
problem-full-tables = Questo server ha già { $most } tavoli; prima eliminane qualcuno.

## What went wrong here

problem-busy = Ora non è stato possibile; chiedi di nuovo.
problem-given-up = Per il server era troppo lungo, o richiedeva troppa memoria; vi ha rinunciato.
problem-no-hint = Ora non c’è un consiglio, perché il bot ha avuto un errore; chiedi di nuovo.
problem-no-choice = Ora non c’è una mossa, perché il bot ha avuto un errore; chiedi di nuovo.
problem-no-verdict = Ora non è stato possibile confrontare questo turno con il migliore; chiedi di nuovo.
problem-hint-moved-on = La posizione è cambiata mentre il bot pensava; chiedi di nuovo.
problem-no-past = Ora non si può guardare il passato di questo tavolo; chiedi di nuovo.
problem-store = L’archivio ha un guasto: { $reason }
problem-unsaved = Questo non è stato salvato: { $reason }
problem-components = I componenti di questo tavolo mancano o sono cambiati; aspetta che chi gestisce il server li rimetta a posto ({ $reason }).
problem-unreadable = Questa versione di Carrack non può aprire il tavolo: { $reason }
problem-bug = È un errore di Carrack; il registro del server dice di più.
problem-only-ping = Dopo hello si capisce solo un ping.
problem-link-replaced = Questo link è stato sostituito.
problem-connect-again = Connettiti di nuovo.
problem-unjudged = { $bot } ha un’opinione sulle mosse, ma non valuta le posizioni: non c’è un risultato previsto, solo ciò che avrebbe giocato
problem-bot-failed = errore del bot: { $reason }
problem-analysis-stopped = chi gestisce questo server l’ha fermata
problem-begun-often = è stata cominciata { $count } volte, e ogni volta il server si è chiuso
problem-unwritable = l’archivio ha un guasto
problem-still-opening = i tavoli si stanno ancora aprendo
problem-descriptors = descrittori esauriti

## Files of tables

problem-file-other = Questo non è un file di tavoli: la sua prima riga non lo dice. Un file di tavoli lo scrive «Salva tutti i tavoli in un file» sulla pagina, o carrack tables save.
problem-file-one-record = È la registrazione di una sola partita, e non un file di tavoli: aprila con «Apri registrazione».
problem-file-newer = Questo file di tavoli è stato scritto da un Carrack più recente (il suo formato è { $form }; questo legge fino a { $known }): leggilo con quella versione, o installala qui.
problem-file-line = Questa riga non si può leggere: { $reason }. Prendila da un’altra copia del file.
problem-file-record = La registrazione di questo tavolo non si può giocare qui: { $reason }
problem-file-seats = Giocatori nella registrazione: { $players }; posti elencati: { $seats }.
problem-file-bot = Il posto { $seat } indica un bot se e solo se il suo tipo è bot.
problem-file-talk = Possono aver detto qualcosa solo posti del tavolo ({ $seats }).
problem-file-seed = Il seme non corrisponde a quello indicato nell’intestazione della registrazione.
problem-file-here = Questo tavolo è già qui, come «{ $table }».
problem-file-cut = Il file è troncato: manca la sua ultima riga, che conta i tavoli. Prendi il resto da un’altra copia.
problem-file-count = Tavoli secondo l’ultima riga: { $counted }; nel file: { $count }. Prendi ciò che manca da un’altra copia.

## Leagues

problem-no-league = Su questo server questa lega non esiste.
problem-no-season = In questa lega quella stagione non esiste.
problem-league-host = Può farlo solo un responsabile della lega.
problem-league-games = Con { $players } per tavolo, una stagione ha da 1 a { $most } partite a testa.
problem-league-group = Un gruppo ha almeno le { $players } persone di un tavolo.
problem-league-many = Fai parte di { $most } leghe; prima lasciane una.
problem-league-full = Una lega ha al massimo { $most } persone.
problem-league-closed = Ora nessuno può entrare in questa lega; il suo responsabile può riaprirla.
problem-league-no-swiss = Solo in uno svizzero qualcuno può restare fuori da un turno.
problem-league-no-round = Ora non si sta giocando nessun turno.
problem-league-round = Si sta giocando un turno; il prossimo comincia quando è finito.
problem-league-over = Tutti i turni di questo svizzero sono stati giocati.
problem-league-few = { $count ->
    [one] Qui c’è una persona sola; a un tavolo ne servono { $players }.
   *[other] Qui ci sono solo { $count } persone; a un tavolo ne servono { $players }.
}
problem-league-no-place = Questo posto non esiste in una stagione in corso.
problem-league-no-member = Questa persona non è membro della lega.
problem-league-plays = { $player } gioca già in questa stagione.
