standing-orders = Vaste opdrachten
order-ends = Mijn beurt beëindigen als er niets meer te doen is
order-forced = Antwoorden als iedereen ziet dat er maar één zet is
standing-orders-about = De server speelt 60 seconden nadat de beslissing bij je ligt, of na de helft van je tijd als dat korter is; niemand anders ziet je opdrachten.
orders-played = { $count ->
    [one] Zo is één zet gespeeld, in beurt { $turn }.
   *[other] Zo zijn { $count } zetten gespeeld, de laatste in beurt { $turn }.
  }
orders-just-played = De server heeft volgens je vaste opdrachten voor je gespeeld.
orders-dropped = { $why ->
    [bot] Je vaste opdrachten gelden niet meer: een bot heeft je plaats overgenomen.
    [resigned] Je vaste opdrachten gelden niet meer: je hebt opgegeven.
   *[undone] Je vaste opdrachten gelden niet meer: je hebt teruggenomen wat ermee gespeeld was.
  }
