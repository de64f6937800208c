## Leagues
leagues = Leghe
leagues-open = Leghe in cui puoi entrare
leagues-none = Non fai ancora parte di una lega. Una lega va avanti per stagioni, in gruppi di forza simile; un torneo svizzero dura un giorno.
league-new = Nuova lega
league-late = Gli altri ti aspettano
league-in = { $members ->
    [one] una persona
   *[other] { $members } persone
  }
league-state-open = non è cominciata
league-state-between = la stagione { $season } è finita
league-state-round = stagione { $season }, turno { $round }
league-name = Nome
league-kind = Tipo
league-kind-league = Lega: stagioni
league-kind-swiss = Svizzero: un giorno
league-at-table = Giocatori per tavolo
league-games = Partite a testa per stagione
league-games-about = O qualcuna in più, perché tutti ne abbiano lo stesso numero.
league-rounds = Turni
league-group-size = Gruppo più grande
league-movers = Promossi e retrocessi
league-movers-about = Quanti cambiano gruppo dopo una stagione.
league-round-time = Tempo per un turno
league-round-time-none = quanto serve
league-round-time-days = { $days ->
    [one] un giorno
    [7] una settimana
   *[other] { $days } giorni
  }
league-round-time-hours = { $hours ->
    [one] un’ora
   *[other] { $hours } ore
  }
league-rated = Classificata
league-rated-about = Le partite contano per il rating.
league-listed = Chiunque qui vede che è aperta
league-listed-about = Altrimenti si entra con il suo link.
league-options = Opzioni e orologio
league-make = Crea la lega
league-terms = { $kind ->
    [swiss] Svizzero, { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
      }
   *[league] Lega, { $rounds ->
        [one] una partita a testa
       *[other] { $rounds } partite a testa
      }
  } · { $players } per tavolo{ $rated ->
    [yes] {" "}· classificata
   *[no] {""}
  }
league-host = responsabile: { $name }
league-join = Entra
league-leave = Lascia la lega
league-sign-in = Accedi per entrare
league-away = Salto il prossimo turno
league-link = Copia il link
league-copied = Copiato
league-begin-season = Comincia la stagione { $season }
league-begin-round = Comincia il turno { $round }
league-begin-few = A un tavolo servono { $players } persone. Manda loro il link.
league-close = Chiudi a nuovi membri
league-open = Apri a nuovi membri
league-put-off = Prolunga il turno di un giorno
league-season = Stagione { $season }
league-now = Turno { $round } di { $rounds }
league-due = scadenza: { $day }
league-over = La stagione è finita.
league-swiss-over = Tutti i turni sono giocati.
league-waiting = Non è cominciata. Chi entra ora gioca dall’inizio.
league-members = Membri
league-member-new = gioca dalla prossima stagione
league-member-away = non nel prossimo turno
league-remove = Rimuovi
league-group = Gruppo { $group }
league-standings = Classifica
league-place = Posto
league-who = Chi
league-points = Punti
league-opposition = Avversari
league-opposition-about = La somma dei punti dei propri avversari: decide a parità di punti
league-wins = Vittorie
league-played = Partite
league-somebody = qualcuno
league-gone = non c’è più
league-missed = { $count } saltate
league-replace = Sostituisci
league-replace-somebody = Sostituisci qualcuno
league-replace-by = con…
league-nobody = nessuno
league-round = Turno { $round }
league-round-cost = Costo: incontri { $meetings }, distanza { $apart }; almeno { $leastMeetings }, { $leastApart }.
league-out = a riposo: { $names }
league-table = tavolo
league-replay = replay
league-setting-up = in preparazione
league-not-played = non giocata
league-game-late = aspetta { $names }
league-game-missing = assente
league-cost = { $games ->
    [one] Una partita a testa
   *[other] { $games } partite a testa
  }. Costo: partite { $spread }, posti { $seats }, incontri { $meetings }; almeno { $leastSpread }, { $leastSeats }, { $leastMeetings }.
league-shown-bound = Nessun abbinamento è migliore: lo mostra il limite.
league-shown-search = Nessun abbinamento è migliore: sono stati esaminati tutti.
league-shown-unknown = Il migliore trovato; potrebbe essercene uno migliore.
league-rule = La regola
league-pairing = Come è stato abbinato
league-seed = Estratto: { $seed }.
league-file = Salva la stagione
club-leagues = Altre leghe di questo club
club-leagues-none = In questo club non c’è ancora una lega.
league-of-club = Solo i membri del club la vedono e possono entrare.
