### My Game: alle Wörter, die eine Seite zeigt.
###
### player ist ein Name, number die Zahl eines Steins.

game-title = My Game
game-about = Nimm Steine von beiden Enden einer Reihe, jeden kleiner als den letzten.
game-length = Fünf Minuten

option-stones = Steine
    .help = Wie viele in der Reihe liegen.

points = Punkte
taken = Genommene Steine
stone = { $number }
left-in-row = Steine in der Reihe

prompt-take = Nimm einen Stein von einem der Enden.
prompt-go-on = Nimm einen kleineren Stein, oder beende deinen Zug.
prompt-end = Kein Ende ist kleiner: Beende deinen Zug.

move-left = { $number } vom linken Ende nehmen
move-right = { $number } vom rechten Ende nehmen
move-end = Zug beenden
final-over = das Spiel endet
left-stone = noch ein kleinerer Stein da

event-took = { $player } nimmt { $points }.
said-took = nimmt { $points }
source-stones = Steine
drawn-row = Reihenfolge der Steine

refusal-not-smaller = { $number } ist nicht kleiner als { $before }.
refusal-empty = Kein Stein ist mehr da: Beende den Zug.
refusal-no-stone = Nimm erst einen Stein.
