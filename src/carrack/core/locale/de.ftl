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
