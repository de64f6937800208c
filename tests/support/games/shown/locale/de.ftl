game-title = Laternen
option-rounds = Runden
    .help = So viele Züge haben alle.
option-deal = Verteilung
deal-open = zwei Karten
deal-tight = eine Karte

points = Punkte
hand = Karten
called = Hat gerufen
cards-played = Gespielte Karten
cards-left = Karten im Stapel
place-die = Der Aufstieg
place-deck = Der Stapel
lantern-out = die Laterne ist aus
face-down = verdeckt
eyes = { $eyes } gewürfelt
card = Karte { $card }
asks-throw = Du bist am Zug: Wirf den Würfel.
asks-more = Wirf noch einmal, spiele eine Karte oder beende deinen Zug.

group-cards = Eine Karte spielen
move-throw = Würfeln
move-card = Die { $card } spielen
move-look = Die oberste Karte ansehen
move-end = Ende
move-call = Rufen
left-card = { $cards ->
    [one] eine Karte nicht gespielt
   *[other] { $cards } Karten nicht gespielt
}
final-throw = ein Würfel fällt
final-look = dann kennst du sie
final-card = du ziehst eine Karte
final-over = das Spiel ist aus
source-climb = Aufstieg
source-call = Rufe

event-threw = { $player } würfelt eine { $eyes }.
said-threw = würfelt eine { $eyes }
event-blown-out = Der Wind bläst die Laterne von { $player } aus.
said-blown-out = verliert das Licht
event-played = { $player } spielt die { $card }.
event-looked = { $player } sieht die oberste Karte an.
event-drew = { $player } zieht eine Karte.
event-scored = { $player } kommt höher.
said-scored = steigt
drawn-throw = Ein Wurf
