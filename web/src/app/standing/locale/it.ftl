standing-orders = Istruzioni permanenti
order-ends = Finire il mio turno quando non resta nulla da fare
order-forced = Rispondere quando tutti vedono che è obbligato
standing-orders-about = Il server gioca 60 secondi dopo che la decisione è arrivata a te, o a metà del tuo tempo se è meno; nessun altro vede le tue istruzioni.
orders-played = { $count ->
    [one] Così è stata giocata una mossa, nel turno { $turn }.
   *[other] Così sono state giocate { $count } mosse, l’ultima nel turno { $turn }.
  }
orders-just-played = Il server ha giocato per te, secondo le tue istruzioni permanenti.
orders-dropped = { $why ->
    [bot] Le tue istruzioni permanenti non valgono più: un bot ha preso il tuo posto.
    [resigned] Le tue istruzioni permanenti non valgono più: hai abbandonato.
   *[undone] Le tue istruzioni permanenti non valgono più: hai annullato ciò che avevano giocato.
  }
