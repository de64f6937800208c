### Was die Engine selbst über jedes Spiel sagt. Die Texte eines Spiels gehen diesen vor.

## Warum etwas abgelehnt wird, in jedem Spiel

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Platz { $deciding } ist am Zug, nicht Platz { $seat }.
refusal-no-such-move = „{ $move }“ ist kein Zug in diesem Spiel.
refusal-no-such-number = Züge sind von 0 bis { $last } nummeriert; einen Zug { $number } gibt es nicht.
refusal-no-such-action = Aktionen sind von 0 bis { $last } nummeriert; eine Aktion { $action } gibt es nicht.
refusal-action-without-move = Aktion { $action } steht in dieser Stellung für keinen Zug.
refusal-no-command = Platz { $seat } kann „{ $move }“ außerhalb seines Zuges jetzt nicht ausführen.
refusal-no-commands = In { $game } gibt es außerhalb des eigenen Zuges nichts zu tun.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-undo-out-of-reach = Nur die Entscheidungen { $first } bis { $last } lassen sich zurücknehmen, nicht { $decision }.
refusal-row-goes-on = Nur der letzte Zug einer Reihe darf ziehen, etwas aufdecken oder den Zug beenden, „{ $move }“ tut das aber: Sende getrennt, was danach kommt.
refusal-gone-on = Das Spiel ist inzwischen weitergegangen.

## Was sich für ein neues Spiel nicht wählen lässt

wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
wrong-option = { $count ->
    [0] In { $game } gibt es keine Option „{ $option }“; es gibt gar keine.
   *[other] In { $game } gibt es keine Option „{ $option }“; es gibt { $known }.
}
wrong-option-players = Die Option „{ $option }“ gibt es nur bei dieser Zahl von Spielern: { $numbers }; hier sind es { $players }.
wrong-choice-players = Die Option „{ $option }“ kann nur bei dieser Zahl von Spielern „{ $value }“ sein: { $numbers }; hier sind es { $players }.
wrong-choice = Die Option „{ $option }“ ist eines von { $choices }, nicht „{ $value }“.
wrong-text = Die Option „{ $option }“ ist ein Text von höchstens { $longest } Zeichen.
wrong-number = Die Option „{ $option }“ ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
