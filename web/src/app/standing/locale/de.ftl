standing-orders = Daueranweisungen
order-ends = Meinen Zug beenden, wenn nichts mehr zu tun ist
order-forced = Antworten, wo alle sehen, dass nur eines geht
standing-orders-about = Der Server spielt 60 Sekunden, nachdem die Entscheidung bei dir ist, oder nach der Hälfte deiner Zeit, wenn das kürzer ist; sonst sieht niemand deine Anweisungen.
orders-played = { $count ->
    [one] So wurde einmal gespielt, in Zug { $turn }.
   *[other] So wurde { $count }-mal gespielt, zuletzt in Zug { $turn }.
  }
orders-just-played = Der Server hat nach deinen Daueranweisungen für dich gespielt.
orders-dropped = { $why ->
    [bot] Deine Daueranweisungen gelten nicht mehr: Ein Bot hat deinen Platz übernommen.
    [resigned] Deine Daueranweisungen gelten nicht mehr: Du hast aufgegeben.
   *[undone] Deine Daueranweisungen gelten nicht mehr: Du hast zurückgenommen, was danach gespielt wurde.
  }
