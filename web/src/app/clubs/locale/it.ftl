## Clubs and the lobby
lobby-about = Prendi posto a un tavolo che aspetta giocatori, o aprine uno tuo. La partita comincia quando ci sono tutti.
lobby-sign-in = Accedi per vedere tavoli aperti, club e leghe. Basta un nome.
lobby-empty = Nessun tavolo aspetta giocatori. Aprine uno, e scegli lì chi può unirsi.
club-tables-empty = Questo club non ha ancora tavoli. Apri il primo.
lobby-tables = Tavoli aperti
club-tables = Tavoli
clubs = I tuoi club
clubs-none = Non fai ancora parte di un club. Chi ne è responsabile può mandarti un link per entrare.
club-members = { $count ->
    [one] un membro
   *[other] { $count } membri
  }
found-club = Fonda un club
found-club-about = Per chi gioca insieme per più di una sera. Solo i membri vedono i suoi tavoli e chi ne fa parte.
found-club-do = Fonda il club
club-name = Nome del club
people-of-club = Membri
role-host = responsabile
member-since = ingresso: { $day }
that-is-you = tu
make-host-short = Fai responsabile
remove-short = Rimuovi
step-down = Lascia l’incarico
leave-club = Lascia questo club
leave-club-about = Non vedrai più i suoi tavoli. I link ai tuoi posti valgono ancora.
leave-club-sure = Lascia ora
host-of-club = Per i responsabili
invitation-club-about = Chi apre il link può entrare. Un nuovo link sostituisce quello di prima.
invitation-club-on = Con il link che hai mandato si può ancora entrare. Viene mostrato solo quando è creato.
invitation-club-new = Crea un link
invitation-club-other = Crea un altro link
invitation-club-stop = Ritira il link
invitation-club-link = Il link per nuovi membri
invitation-club-message = Entra in «{ $club }» su Carrack
rename-club = Rinomina
export-club = Salva membri, tavoli e registrazioni
join-club = Hai un invito per entrare in { $club }
join-club-about = { $members ->
    [one] Di questo club fa parte una persona.
   *[other] Di questo club fanno parte { $members } persone.
  } I suoi membri vedono il tuo nome, le tue partite classificate e i tuoi tavoli nel club.
join-club-do = Entra
join-club-sign-in = Per questo qui ti serve un nome, e nient’altro.
join-club-void = Questo invito non vale più
join-club-void-about = Chiedine un altro a chi te l’ha mandato.
join-club-member = Fai già parte di questo club.
everybodys-club = Fa parte di questo club chiunque abbia fatto l’accesso qui.
seat-free = libero
seat-free-for-you = riservato a te
seat-free-for = riservato a { $player }
sought-newcomers = si cercano principianti
sought-experienced = per esperti
listed-waiting = { $count ->
    [0] sta per cominciare
    [one] manca una persona
   *[other] mancano { $count } persone
  }
listed-running = in corso
listed-over = finita
listed-ended = abbandonata
invited-here = Hai un invito
sit-down = Siediti
get-up = Lascia il posto
listed-open = Apri
listed-watch = Guarda
listed-look = Rivedi
keep-seat-for = Invita qualcuno al { $seat }
keep-seat-nobody = Invita…
new-club-table = Nuovo tavolo
keep-seat-sign = Posto { $number }
clock-short = { $bank } + { $credit } a turno
club-talk-none = Nessuno ha ancora scritto nulla.
listed-won = vinta
club-editions = Edizioni
club-editions-none = Ancora nessuna.
play-edition = Gioca con questa
share-edition = Condividi
share-edition-of-mine = Da questo browser
share-edition-about = Le edizioni che hai inserito e scelto con «Gioca con questa» si possono condividere qui; i membri aprono poi tavoli con esse. Inserisci la scatola di:
