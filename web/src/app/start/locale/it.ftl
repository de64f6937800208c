# Texts of the first page, of new tables, of maps that are drawn and of records: a table does without.

play-now = Gioca ora
play-alone = Solitario
with-friends = Con amici
set-up = Prepara un tavolo
against = contro
ladder-about = Due vittorie di fila portano bot più forti, due sconfitte più deboli.
games-left-out = Installato, ma non si può caricare: { $games }. Il comando carrack games dice perché.
for-players = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
}
board-of = Il tabellone di { $game } nel mezzo di una partita
go-on-playing = Continua: { $game }
all-of-them = Mostra tutti: { $count }
save-all-csv = Tutte come CSV
save-all-bgsplay = Tutte per BG Stats
save-all-bgsplay-about = tutte le partite finite per l’app BG Stats: condividi il file con l’app, o aprilo lì.
day-map = Mappa del giorno
day-about = Oggi tutti hanno la stessa mappa, la stessa sorte e lo stesso avversario: { $bot }. Una nuova arriva a mezzanotte UTC.
day-told = Carrack { $day } · { $title } · { $seats } posti · { $strength } · { $points } punti · { $letters }
day-share = Condividi il risultato di { $game }
day-copied = Copiato. Mandalo insieme alla registrazione, che è tra i tuoi download: così gli altri possono verificarlo.
day-copy = Copia questa riga e mandala insieme alla registrazione, che è tra i tuoi download: così gli altri possono verificarla.
day-check = Verifica un risultato
day-sent = Un risultato della mappa del giorno arrivato con essa, se c’è
day-holds = Il risultato è valido: questa registrazione è della mappa di quel giorno, con quei punti.
day-unreadable = La riga non è un risultato della mappa del giorno. Comincia con Carrack e una data e finisce con otto lettere: incollala per intero.
day-other-game = La registrazione è di un gioco diverso da quello del risultato.
day-unfinished = La partita di questa registrazione non è finita, quindi non ha ancora un risultato.
day-other-seed = La registrazione non è della mappa di quel giorno: la sua mappa e la sua sorte non derivano dalla data.
day-other-table = La registrazione ha opzioni, posti o bot diversi dalla mappa del giorno.
day-other-points = La registrazione finisce con punti diversi dal risultato.
day-other-record = La registrazione non è quella del risultato: le sue otto lettere sono diverse.
puzzles = Problemi
my-tables = I miei tavoli su questo dispositivo
finished-games = Partite finite
tables-file = Tutti i tavoli in un file
tables-file-about = Per un altro browser, per un server, o per sicurezza. Il file contiene i segreti delle partite in corso: chi lo ha sa che cosa è coperto e che cosa verrà pescato. Perciò quelle partite diventano allenamento dove il file viene letto, e tutti i posti ricevono nuovi link.
save-tables = Salva tutti i tavoli in un file
read-tables = Leggi un file di tavoli
tables-saved = Il file è tra i tuoi download. Tienilo per te.
tables-read = { $count ->
    [0] Nessun tavolo è stato letto.
    [one] Un tavolo è stato letto.
   *[other] { $count } tavoli sono stati letti.
}
tables-practice = Quelli ancora in corso sono d’ora in poi allenamento.
tables-here = { $count ->
    [one] Uno era già qui, e resta com’è.
   *[other] { $count } erano già qui, e restano come sono.
}
tables-line = Riga { $line }: { $reason }
tables-mend = Corretto questo, il file si può leggere di nuovo; ciò che è già qui non viene letto due volte.
captains = Capitani
seat-up = Sposta avanti il posto { $number }
seat-down = Sposta indietro il posto { $number }
hints-allowed-about = Chi è di turno può chiedere che cosa giocherebbe un bot.
alone-hint = Giochi in solitario contro l’automa. Segue regole fisse; nessuno decide per lui.
link-hint = Puoi mandare gli inviti quando il tavolo è aperto. La partita comincia da sola quando ci sono tutti.
practice-seed = Allenamento con un seme scelto
practice-hint = Lo stesso seme dà sempre la stessa mappa e la stessa sorte. Il tavolo è segnato come allenamento.
rated-about = La partita conta per il rating di tutti quelli che giocano. Niente consigli; chi arriva con un link deve accedere.
talk-allowed-about = Chi ha un posto può scrivere. Chi guarda legge dopo la partita.
tab-here = I tuoi tavoli sono in questo browser
tab-follows = Carrack è aperto anche in un’altra scheda. Entrambe mostrano gli stessi tavoli; puoi giocare in tutte e due.
tab-fleeting = Questo browser potrebbe buttare via i tuoi tavoli: quando il disco è pieno, e Safari dopo sette giorni senza una visita. Salvali ogni tanto in un file, o aggiungi questa pagina alla schermata iniziale.
tab-insecure = Questa pagina è arrivata con http non cifrato, quindi non si può installare e non si apre senza rete.
unofficial = Carrack è un progetto non ufficiale. Le immagini, il testo delle regole e i componenti ricostruiti sono opera sua.
tagline = Esplorazione e commercio per mare, secondo le regole.
open-record = Apri registrazione
file-picture = «{ $file }» è un’immagine. Scegli il file di testo che è stato salvato qui.
file-no-text = «{ $file }» non contiene testo. Scegli il file di testo che è stato salvato qui.
ends-on = eliminazione: { $day }
forget-table = Togli dalla lista
came-first = Primo posto: { $player }
finished = finita
alone = solitario
remove = Rimuovi
options = Opzioni, orologio e allenamento
start-game = Comincia la partita
not-begun = non cominciata
record-hint = Una registrazione è un file di testo con ogni mossa di una partita. Ogni passo viene controllato mentre guardi.
design-map = Disegna una mappa
edition-own = Inserisci la tua scatola
box = Scatola
box-usual = Quella solita
forget-box = Dimentica questa scatola
design-open = Apri file
design-save = Salva come file
design-share = Condividi con link
design-link-copied = Link copiato. Contiene tutta la mappa.
design-link-here = Questo link contiene tutta la mappa.
design-link-hint = Chi lo apre può vedere la mappa, giocarla subito o continuare a disegnarla.
design-bad-link = Questo link non contiene una mappa: forse è stato troncato. Fattelo mandare di nuovo.
design-none = Per questo gioco non si possono disegnare mappe.

clock = Orologio
clock-until = Il tuo tempo scade: { $when }
clock-none = Nessuno
clock-quick = 10 min + 20 s a turno
clock-live = 25 min + 30 s a turno
clock-days = 3 giorni + 1 giorno a turno
clock-own = Altro
clock-kind = Tipo
clock-kind-live = dal vivo
clock-kind-days = su più giorni
clock-bank-minutes = Minuti all’inizio
clock-bank-days = Giorni all’inizio
clock-credit-seconds = Secondi in più a turno
clock-credit-hours = Ore in più a turno
clock-cap-days = Giorni al massimo
clock-when-out = Quando il tempo di qualcuno è scaduto
clock-out-bot = un bot gioca fino al suo ritorno
clock-out-wait = gli altri possono aspettare
clock-out-leave = lascia la partita
clock-which-bot = Il bot che subentra
clock-about = Il tuo orologio corre solo mentre ti si chiede una decisione. Chi torna ha almeno un minuto, sei ore dove le partite durano giorni.
clock-nights = Le notti e le ferie non contano
clock-one-device = Con l’orologio ognuno deve avere il proprio dispositivo.
open-to = Chi può unirsi
open-to-link = Chi ha un link
open-to-club = Membri di { $club }
open-to-club-link = { $club }, su invito
open-to-everybody = Chiunque qui
open-strength = Chi cerchi
open-strength-any = chiunque
open-strength-newcomers = principianti
open-strength-experienced = esperti

by-hand = Il tabellone è sul nostro tavolo
by-hand-about = Usate i vostri dadi, le vostre tessere e le vostre carte e inserite ciò che mostrano; Carrack applica le regole e tiene la registrazione. Solo per persone (o da soli con l’automa), e mai per il rating.
by-hand-card = Con il tabellone sul nostro tavolo
by-hand-ours = Le tessere, le carte e i segnalini di Carrack sono in parte inventati, perché nessun regolamento dice che cosa c’è nella scatola. Le domande offrirebbero quelli, non i vostri. I vostri si inseriscono una volta sola, in circa un’ora.
by-hand-ours-enter = Inserisci prima la tua scatola
by-hand-ours-play = Oppure cominciate qui sotto con i nostri: dove i vostri sono diversi, vale ciò che mostra la pagina.
my-play = Come gioco
