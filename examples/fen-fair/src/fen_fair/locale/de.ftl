### Markt im Moor: alle Wörter zu diesem Spiel, die eine Seite zeigt.
###
### place und good sind die Kennungen der Engine (alder, honey); player ist ein Name, points sind
### Münzen. Wer einen verdeckten Wert nicht sehen darf, bekommt die Form mit dem Stern.

game-title = Markt im Moor
game-about = Fahre Aale, Wolle, Torf und Honig durchs Moor, verkaufe sie, wo sie teuer sind, und verrate deinen Auftrag nicht.
game-length = Zehn Minuten mit Bots, eine halbe Stunde mit Freunden

## Namen

place-alder = Erlenhof
place-birch = Birkenhof
place-willow = Weidenhof
place-rowan = Vogelbeerhof
place-heron = Reiherau
place-otter = Otterheim
place-plover = Kiebitzkreuz
place-bittern = Dommelende
place-fair = Markt
to-place = { $place ->
    [alder] zum { place-alder }
    [birch] zum { place-birch }
    [willow] zum { place-willow }
    [rowan] zum { place-rowan }
    [heron] nach { place-heron }
    [otter] nach { place-otter }
    [plover] nach { place-plover }
    [bittern] nach { place-bittern }
    [fair] zum Markt
   *[other] { $place }
}
at-place = { $place ->
    [alder] auf dem { place-alder }
    [birch] auf dem { place-birch }
    [willow] auf dem { place-willow }
    [rowan] auf dem { place-rowan }
    [heron] in { place-heron }
    [otter] in { place-otter }
    [plover] in { place-plover }
    [bittern] in { place-bittern }
    [fair] auf dem Markt
   *[other] { $place }
}
good-honey = Honig
good-eels = Aale
good-peat = Torf
good-wool = Wolle
the-good = { $good ->
    [honey] { good-honey }
    [eels] { good-eels }
    [peat] { good-peat }
    [wool] { good-wool }
   *[other] { $good }
}
the-other = { $other ->
    [honey] { good-honey }
    [eels] { good-eels }
    [peat] { good-peat }
    [wool] { good-wool }
   *[other] { $other }
}

## Auf dem Tisch

coins = Münzen
cart = Auf dem Karren
tarpaulin = Unter der Plane
commission = Auftrag
crates-sold = Verkaufte Kisten
day = Tag
day-of = { $day } von { $days }
holds-crates = { $below ->
    [0] { the-good }, die letzte Kiste
   *[other] { the-good }, darunter { $below }
}
holds-nothing = keine Kisten mehr
holds-price = sucht { the-good } und { the-other }: { $price } Münzen
holds-fair = kauft alles: { $price } Münzen
holds-cart = Karren von { $player }

option-days = Tage
    .help = Wie oft jeder am Zug ist.

## Züge

prompt-turn = { $things ->
    [one] Tu noch eines, oder beende deinen Zug.
   *[other] Tu bis zu { $things } Dinge, dann beende deinen Zug.
}
prompt-done = Drei Dinge sind getan: Beende deinen Zug.

move-go = Fahrt { to-place }
move-buy = { the-good } kaufen für { $points } Münzen
move-draw = Kiste ungesehen kaufen für { $points } Münze
move-sell = { the-good } verkaufen für { $points } Münzen
move-end = Zug beenden
group-go = Fahren

left-things = { $things ->
    [one] eines nicht getan
   *[other] { $things } Dinge nicht getan
}

final-buy = die nächste Kiste wird aufgedeckt
final-draw = du schaust in die Kiste
final-sell = die anderen sehen die Kiste
final-end = das Spiel endet

## Was geschieht

event-began = { $good ->
    [honey] { $player } beginnt mit { $points } Münzen und einem Auftrag für Honig.
    [eels] { $player } beginnt mit { $points } Münzen und einem Auftrag für Aale.
    [peat] { $player } beginnt mit { $points } Münzen und einem Auftrag für Torf.
    [wool] { $player } beginnt mit { $points } Münzen und einem Auftrag für Wolle.
   *[other] { $player } beginnt mit { $points } Münzen und einem geheimen Auftrag.
}
event-went = { $player } fährt { to-place }.
event-bought = { $player } kauft { at-place }: { the-good }.
event-turned-up = Nun obenauf { at-place }: { the-good }.
event-drew = { $good ->
    [honey] { $player } kauft { at-place } ungesehen eine Kiste: Honig.
    [eels] { $player } kauft { at-place } ungesehen eine Kiste: Aale.
    [peat] { $player } kauft { at-place } ungesehen eine Kiste: Torf.
    [wool] { $player } kauft { at-place } ungesehen eine Kiste: Wolle.
   *[other] { $player } kauft { at-place } ungesehen eine Kiste.
}
event-sold = { $player } verkauft { at-place }: { the-good }, { $points } Münzen.
event-new-day = Tag { $day } beginnt; die Preise steigen.
event-commission = { $player }, Auftrag für { the-good }: { $crates } verkauft, { $points } Münzen.

chapter-new-day = Tag { $day }
said-went = fährt { to-place }
said-bought = kauft { the-good }
said-drew = kauft ungesehen eine Kiste
said-sold = verkauft { the-good } für { $points }

drawn-crates = Kisten auf den Höfen
drawn-wants = Was die Dörfer suchen
drawn-commissions = Aufträge

won = { $player } gewinnt mit { $points } Münzen.

source-began = Münzen am Anfang
source-bought = Gekauft
source-drew = Ungesehen gekauft
source-sold = Verkauft
source-commission = Aufträge

## Warum etwas nicht geht

refusal-nothing-left = Drei Dinge sind getan: Beende den Zug.
refusal-too-far = Kein Weg führt von hier geradewegs { to-place }.
refusal-no-crate = Hier gibt es keine solche Kiste: Kisten kauft man auf Höfen.
refusal-cart-full = Der Karren ist voll: Er fasst drei Kisten.
refusal-coins = Das kostet { $price }, und da sind nur { $coins } Münzen.
refusal-no-such-crate = Auf dem Karren ist keine Kiste mit dieser Ware: { the-good }.
refusal-not-wanted = Diese Ware ist { at-place } nicht gefragt: { the-good }.

## Lektionen, und was in den ersten Spielen danach einmal gesagt wird

lesson-buy = Einkaufen
lesson-buy-goal = Du bist Fuhrmann im Moor. Hole Kisten von den Höfen an den Ecken und verkaufe sie in den Dörfern dazwischen. Nach dem letzten Tag gewinnen die meisten Münzen.
lesson-buy-way = In einem Zug darfst du drei Dinge tun. Einen Weg zu fahren ist eines davon. Ich fahre nach { place-heron }.
lesson-buy-do = Auf dem Erlenhof liegen Aale obenauf. Fahre hin und kaufe sie für 2 Münzen; eine Kiste ungesehen zu kaufen kostet 1.
lesson-buy-early = Du hast noch keine Aale. Nimm das Zugende zurück und kaufe sie.
lesson-sell = Verkaufen
lesson-sell-where = Jedes Dorf sucht zwei Waren, der Markt alle vier. { place-heron } und { place-otter } suchen Aale, und beide zahlen 6 Münzen.
lesson-sell-do = Fahre zu einem von beiden und verkaufe deine Aale.
lesson-sell-none = Deine Aale sind nicht verkauft. Nimm das Zugende zurück und verkaufe sie.
lesson-sell-price = Jede verkaufte Kiste senkt den Preis des Dorfes um 1. Und dein geheimer Auftrag gilt Aalen: Am Ende bringt er für jede Kiste 2 Münzen mehr.
explain-new-day = Ein neuer Tag: Alle Preise sind um 1 Münze gestiegen, bis höchstens 6. Und der nächste Platz beginnt.
