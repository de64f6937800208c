# Ein neuer Versuch an einem Zug eines beendeten Spiels.

again-about = Die Züge, die nach der Analyse am meisten gekostet haben, von vor dem Zug an. Weder was gespielt wurde noch was am besten ist, wird verraten.
again-whose = Wessen Züge
again-there = { $count ->
    [one] Ein Zug von { $player } ist einen neuen Versuch wert.
   *[other] { $count } Züge von { $player } sind einen neuen Versuch wert.
}
again-none = Kein Zug von { $player } hat etwas verschenkt, was sich vom Zufall unterscheiden ließe. Gut gespielt: Es gibt nichts noch einmal zu versuchen.
again-unjudged = Kein Bot bewertet hier Stellungen dieses Spiels; darum kann niemand sagen, welche Züge einen neuen Versuch wert sind.
again-found = gefunden
again-kept = Nur dieses Gerät merkt sich, welche Züge gefunden wurden.
again-link = Link kopieren
again-link-of = Link kopieren: { $turn }
again-heading = Neuer Versuch: Zug { $turn }, { $player }
again-window = Neuer Versuch: Zug { $turn }, { $player } – { $game }
again-entered = Ein neuer Versuch an Zug { $turn } von { $player }. Spiel ihn auf diesem Brett und vergleiche ihn dann mit dem besten.
again-gone = Dieses Spiel hat dort keinen Zug, der sich noch einmal versuchen ließe.
again-compare = Vergleichen
again-compare-not = Spiel erst den Zug, bis etwas aufgedeckt wird oder bis zu seinem Ende.
again-nothing = Was, wenn ich nichts tue?
again-again = Noch einmal
again-show = Den besten zeigen
again-back = Einen Schritt zurück
again-next = Einen Schritt vor
again-compares = Wird mit dem besten verglichen …
again-replying = Bots spielen die Antwort …
again-percent = { $value } %
again-loss = { $win } eines Siegs ({ $points })
again-tried-good = So gut wie der beste, soweit sich das sagen lässt. Unterschied: { $loss }.
again-tried-gives = Das verschenkt { $loss }.
again-nothing-good = Nichts zu tun wäre so gut gewesen wie der beste Zug, soweit sich das sagen lässt. Unterschied: { $loss }.
again-nothing-gives = Nichts zu tun hätte { $loss } verschenkt.
again-least = Das Wenigste, was die Regeln erlauben: { $what }.
again-played-good = Was im Spiel gespielt wurde, war genauso gut, soweit sich das sagen lässt. Unterschied: { $loss }.
again-played-gives = Was im Spiel gespielt wurde, hat { $loss } verschenkt.
again-reply = { $count ->
    [one] Ein Schritt von dem, was folgen kann, mit gedachtem Glück. ▶ zeigt ihn.
   *[other] { $count } Schritte von dem, was folgen kann, mit gedachtem Glück. ▶ zeigt sie nacheinander.
}
again-reply-at = Schritt { $number } von { $total } von dem, was folgen kann. { $what }
again-best = Der beste Zug, der gefunden wurde:
