### Amerigo in italiano. Quali valori riceve ogni messaggio: vedi en.ftl.

game-title = Amerigo
game-about = Esplora le isole al largo del Sudamerica, fonda empori e costruisci. Ciò che ogni fase offre cade da una torre di cubetti.
game-length = Mezz’ora con i bot, un’ora e mezza con gli amici
# words that find the same rules: groups, parted by semicolons
rules-synonyms = punto punti PV punteggio vincere; porto ancora ancore; completare finire riempire coprire; fondare scoprire emporio empori; tessera tessere edificio villaggio; merce merci risorsa risorse bene; moneta oro denaro; turno fase round; costo prezzo; cubetto cubetti cubo dado; prendere scegliere

## Names

colour-blue = Blu
colour-black = Nero
colour-red = Rosso
colour-brown = Marrone
colour-green = Verde
colour-yellow = Giallo
colour-white = Bianco

action-blue = Navigazione
action-black = Cannoni
action-red = Pianificazione
action-brown = Progresso
action-green = Costruzione
action-yellow = Produzione
action-white = Ordine di turno
action-gold = Prendi oro
action-cubes = Punti per i cubetti

good-coconut = cocco
good-coffee = caffè
good-cotton = cotone
good-sugar = zucchero
good-tobacco = tabacco

# $shape is the letter of the shape and its size, such as I3
tile-village = villaggio { $shape }
tile-neutral = neutra { $shape }
# Headings of piles of tiles; $size is a number of squares
tiles-village = { $size ->
    [one] Villaggi, 1 casella
   *[other] Villaggi, { $size } caselle
}
tiles-neutral = { $size ->
    [one] Tessere neutre, 1 casella
   *[other] Tessere neutre, { $size } caselle
}

island-big = isola grande
island-small = isola piccola
island-name = Isola { $island }

track-progress = tracciato del progresso
track-cannon = tracciato dei cannoni
track-gold = tracciato dell’oro
track-special = tracciato delle azioni speciali
track-points = tracciato dei punti vittoria

phase-blue = Fase blu
phase-black = Fase nera
phase-red = Fase rossa
phase-brown = Fase marrone
phase-green = Fase verde
phase-yellow = Fase gialla
phase-white = Fase bianca

ship-name = Nave { the-ship }
space-frame = casella { $number } della cornice
space-water = acqua
space-land = terra
space-anchor = casella con ancora
space-post = casella emporio
space-good = casella risorsa: { the-good }

## Words on the board, the sheets and the displays

label-round = Round { $round } di 5
label-ap = PA
points-short = { $points } { label-vp }
again-loss = { $points }, { $win } di una vittoria
label-vp = PV
label-gold = Oro
label-cannons = Cannoni
label-ships = Navi
label-posts = Empori
label-chests = Forzieri
label-commodities = Risorse
label-production = Produzione
label-production-display = Segnalini produzione
label-progress-display = Segnalini progresso
label-display-new = Nuovi
label-display-old = Via dopo questo round
label-supply = Riserva generale
label-own-supply = Riserva personale
label-tower = Torre
label-inside = Dentro la torre
label-action-space = Area azioni
label-storage = Depositi
label-pirates = Pirati
label-pirate-hidden = coperto
label-time = Segnalino tempo
label-order = Ordine di turno
label-joker = qualsiasi colore
label-used = usato
label-rotate = Ruota la tessera
label-flip = Capovolgi la tessera

## What the panels and things of the board say

colour-letter-blue = B
colour-letter-black = N
colour-letter-red = R
colour-letter-brown = M
colour-letter-green = V
colour-letter-yellow = G
colour-letter-white = A
good-letter-coconut = C
good-letter-coffee = F
good-letter-cotton = N
good-letter-sugar = Z
good-letter-tobacco = T
price-ap = { $ap } PA
round = Round
cubes-table = Cubetti per colore
phase-order = Ordine di questa fase: posti { $order }
track-start = inizio
deck-left = ancora { $count }
display-empty = Esauriti.
production-token = { $good }, { $cost } PA
pirates-label = { $hidden ->
    [0] Tutti i pirati sono scoperti. Fuori dal gioco: { $odds }.
    [one] { $hidden } coperto. Non ancora visti: { $odds }; uno di questi è fuori dal gioco.
   *[other] { $hidden } coperti. Non ancora visti: { $odds }; uno di questi è fuori dal gioco.
}
pirates-odds = Possibili: { $odds }
pirates-against = { $cannons ->
    [one] { $cannons } cannone
   *[other] { $cannons } cannoni
} contro forza { $strength }
posts-left = Empori rimasti: { $count }
place-in-order = Posto { $place } nell’ordine di turno
order-of-play = Ordine di gioco
goods-of = { $good }: { $commodities ->
    [one] { $commodities } risorsa
   *[other] { $commodities } risorse
} × { $production ->
    [one] { $production } segnalino produzione
   *[other] { $production } segnalini produzione
}
which-move = Quale mossa?
use-token = Usa { $token }
rotate = Ruota
place-here = Metti qui
lay-back = Rimetti a posto
place-hint = { $tile }: indica una casella evidenziata.
island-about = { $size ->
    [one] { $size } casella di terra
   *[other] { $size } caselle di terra
}, { $free } libere. Empori: { $posts }
built-by = Costruita da { $player }.
worth-about = { $small } PV su un’isola piccola, { $big } su una grande
kind-about = { $cost } PA per prenderla, { $cost } per costruirla. { $small } PV su un’isola piccola, { $big } su una grande.
special-about = Qui il bianco vale anche come: { $colour }. Valore raggiunto: { $points } PV.
progress-about = { $next ->
    [-1] { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }, { $points } PV alla fine.
   *[other] { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }, per ora { $points } PV alla fine. Il prossimo valore è al passo { $next }.
}
kind-squares = Le sue caselle: { $squares }.
track-points-at = { $points } PV al passo { $step }
label-complete = completata
frame-beside = accanto a { $squares }
post-space-state = { $state ->
    [free] { $square } è libera
    [taken] { $square } è occupata
   *[other] { $square } è coperta
}
components-map = Isole e forzieri
components-players = Navi, empori, cannoni, oro
components-tower = Torre
components-rounds = Tempo ed empori
components-pirates = Pirati
components-progress = Tracciato del progresso
components-special = Tracciato delle azioni speciali
components-production = Segnalini produzione
components-shapes = Forme delle tessere
components-villages = Tessere villaggio
components-neutrals = Tessere neutre
components-tokens = Segnalini progresso
components-tiles = Tessere isola
post-of = Emporio di { $player }

use-permanent = permanente
use-once = una volta
use-end = fine partita

provenance-rulebook = dal regolamento
provenance-deduced = dedotto
provenance-reconstructed = ricostruito
provenance-printed = letto da una scatola

option-edition = Edizione
    .help = La scatola di cui si usano i componenti.
option-box = Un’edizione propria
    .help = Il testo del file di un’edizione con cui giocare.
edition-reconstructed = Ricostruita
option-stick = Torre: cubetti incastrati (%)
    .help = La probabilità che un cubetto gettato dentro resti incastrato, in percentuale.
option-dislodge = Torre: cubetti liberati (%)
    .help = La probabilità che un cubetto gettato dentro ne liberi uno incastrato, in percentuale.
option-map_seed = Mappa estratta dal numero
    .help = Stesso numero, stessa mappa; la sorte nel gioco non ne dipende. Vuoto: nessun numero scelto.

## Progress tokens

token-blue2 = Navi +2
    .effect = +2 PA quando navighi.
token-black2 = Cannoni +2
    .effect = +2 PA quando carichi cannoni.
token-red2 = Pianificazione +2
    .effect = +2 PA quando pianifichi.
token-brown2 = Progresso +2
    .effect = +2 PA quando progredisci.
token-green2 = Costruzione +2
    .effect = +2 PA quando costruisci.
token-yellow2 = Acquisti +2
    .effect = +2 PA quando compri segnalini produzione.
token-red-blue = Pianificazione, navi +1
    .effect = +1 PA quando pianifichi o navighi.
token-brown-yellow = Progresso, acquisti +1
    .effect = +1 PA quando progredisci o compri segnalini produzione.
token-black-green = Cannoni, costruzione +1
    .effect = +1 PA quando carichi cannoni o costruisci.
token-ships8 = Navi +8
    .effect = Una volta: +8 PA per ogni nave che muovi.
token-pirates2 = Pirati +2
    .effect = I pirati sono più forti di 2 per tutti gli altri.
token-half-loss = Mezza perdita
    .effect = Contro i pirati perdi solo metà dei PV, per eccesso.
token-victory-gold = Oro della vittoria
    .effect = 2 oro ogni volta che respingi i pirati.
token-two-neutral = Due tessere neutre
    .effect = Puoi prendere due tessere neutre quando pianifichi.
token-red-green = Rosso per verde
    .effect = Con i cubetti rossi puoi costruire, con i verdi pianificare.
token-first = In testa
    .effect = Una volta: con il bianco, metti il tuo disco su quello di testa.
token-gold3 = 3 oro
    .effect = Una volta: prendi 3 oro.
token-gold5 = 5 oro
    .effect = Una volta: prendi 5 oro.
token-post-gold = Oro per empori
    .effect = 1 oro per ogni emporio che fondi d’ora in poi.
token-gold-by-two = Più oro
    .effect = Prendere oro ne dà 1 ogni 2 cubetti.
token-cubes = PV per cubetti
    .effect = Una volta: invece di un’azione, 1 PV per cubetto disponibile.
token-post-points = PV per empori
    .effect = Fine partita: 1 PV per ognuno dei tuoi empori.
token-seven = 7 PV
    .effect = Fine partita: 7 PV.
token-gold-points = PV per oro
    .effect = Fine partita: tanti PV quanto il tuo tracciato dell’oro.

## Names by id, for the texts below

# A thing by its id; an id that is not known here is shown as it is.
the-colour = { $colour ->
    [blue] { colour-blue }
    [black] { colour-black }
    [red] { colour-red }
    [brown] { colour-brown }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [white] { colour-white }
   *[other] { $colour }
}
the-action = { $colour ->
    [blue] { action-blue }
    [black] { action-black }
    [red] { action-red }
    [brown] { action-brown }
    [green] { action-green }
    [yellow] { action-yellow }
    [white] { action-white }
   *[other] { $colour }
}
the-good = { $good ->
    [coconut] { good-coconut }
    [coffee] { good-coffee }
    [cotton] { good-cotton }
    [sugar] { good-sugar }
    [tobacco] { good-tobacco }
   *[other] { $good }
}
the-tile = { $tile ->
    [v-I1] villaggio 1
    [v-I2] villaggio 2
    [v-I3] villaggio I3
    [v-L3] villaggio L3
    [v-I4] villaggio I4
    [v-O4] villaggio O4
    [v-T4] villaggio T4
    [n-I1] neutra 1
    [n-I2] neutra 2
    [n-I3] neutra I3
    [n-L3] neutra L3
    [n-I4] neutra I4
    [n-O4] neutra O4
    [n-T4] neutra T4
    [n-I5] neutra I5
    [n-T5] neutra T5
    [n-U5] neutra U5
    [n-V5] neutra V5
    [n-W5] neutra W5
    [n-X5] neutra X5
    [n-2x3] neutra 2×3
   *[other] { $tile }
}
the-token = { $token ->
    [blue2] { token-blue2 }
    [black2] { token-black2 }
    [red2] { token-red2 }
    [brown2] { token-brown2 }
    [green2] { token-green2 }
    [yellow2] { token-yellow2 }
    [red-blue] { token-red-blue }
    [brown-yellow] { token-brown-yellow }
    [black-green] { token-black-green }
    [ships8] { token-ships8 }
    [pirates2] { token-pirates2 }
    [half-loss] { token-half-loss }
    [victory-gold] { token-victory-gold }
    [red-green] { token-red-green }
    [two-neutral] { token-two-neutral }
    [first] { token-first }
    [gold3] { token-gold3 }
    [gold5] { token-gold5 }
    [post-gold] { token-post-gold }
    [post-points] { token-post-points }
    [gold-by-two] { token-gold-by-two }
    [cubes] { token-cubes }
    [seven] { token-seven }
    [gold-points] { token-gold-points }
   *[other] { $token }
}
# Ships are counted from 0, or come as letters
the-ship = { $ship ->
    [0] A
    [1] B
   *[other] { $ship }
}

## What to do now

# "5 AP", or "5 AP + 2 gold" while there is gold to spend
means = { $gold ->
    [0] { $ap } PA
   *[other] { $ap } PA + { $gold } oro
}

prompt-choose = Scegli un’azione ({ means }) o prendi oro.
prompt-place-ship = Metti una nave sulla cornice ({ means }).
prompt-place-sail = Naviga o metti in acqua una nave ({ means }).
prompt-post-place = Fonda un emporio o metti una nave ({ means }).
prompt-post-sail = Fonda un emporio o naviga ancora ({ means }).
prompt-sail = Naviga, ogni nave per conto suo ({ means }).
prompt-post = Fonda un emporio o prosegui ({ means }).
prompt-load = Carica cannoni ({ means }).
prompt-plan = Prendi tessere nella tua riserva ({ means }).
prompt-advance = Avanza sul tracciato del progresso ({ means }).
prompt-pick = Prendi un segnalino progresso.
prompt-build = Costruisci: tessera, poi luogo ({ means }).
prompt-buy = Compra segnalini produzione ({ means }).
prompt-order = Fai avanzare il tuo disco ({ means }).
prompt-nothing = Qui non c’è altro da fare: conferma o annulla.
prompt-done = Conferma il turno, oppure annulla.

## Moves, for buttons

# After a price: the part of it that is paid with gold
in-gold = { $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } oro)
}

# After the place where a ship anchors: the island, 0 if it is at none
at-island = { $island ->
    [0] { "" }
   *[other] , isola { $island }
}

# After the place of a tile: how it is turned
turned = { $turn ->
    [0] { "" }
   *[other] , ruotata { $turn }×
}

move-choose = { the-colour }: { the-action }, { $ap } PA
move-gold = { $points ->
    [0] Prendi { $gold } oro
   *[other] Prendi { $gold } oro, di cui { $points } come PV
}
move-cubes = Punti per i cubetti: { $points } PV
move-chest = Forziere per 3 oro
move-use = Usa «{ the-token }»
move-place = Metti la nave { the-ship }: { $space }
move-sail = { $cost ->
    [0] La nave { the-ship } resta a { $to }{ at-island }
   *[other] Nave { the-ship } a { $to }{ at-island }: { $cost } PA{ in-gold }
}
move-post = { $points ->
    [0] Emporio a { $square }{ at-island }
   *[other] Emporio a { $square }{ at-island }: { $points } PV
}
move-load = { $steps ->
    [one] Carica 1 cannone{ in-gold }
   *[other] Carica { $steps } cannoni{ in-gold }
}
move-take = Prendi { the-tile }: { $cost } PA{ in-gold }
move-advance = { $steps ->
    [one] Avanza di 1 casella{ in-gold }
   *[other] Avanza di { $steps } caselle{ in-gold }
}
move-pick = Prendi «{ the-token }»
move-build = { the-tile } a { $square }{ turned }: { $points } PV{ in-gold }
move-buy = Compra { the-good }: { $cost } PA{ in-gold }
move-order = { $steps ->
    [one] Disco avanti di 1 casella{ in-gold }
   *[other] Disco avanti di { $steps } caselle{ in-gold }
}
move-jump = Disco in testa a tutti
move-end = Conferma il turno

## Tipi di azione, secondo i quali un’analisi somma le perdite

deed-choose = Scelta dell’azione
deed-gold = Oro
deed-cubes = Punti per i cubi
deed-chest = Forziere
deed-use = Usare gettoni
deed-place = Piazzare le navi
deed-sail = Navigare
deed-post = Empori
deed-load = Cannoni
deed-take = Prendere tessere
deed-advance = Progresso
deed-pick = Scelta dei gettoni
deed-build = Costruire
deed-buy = Comprare merci
deed-order = Ordine di turno
deed-jump = Disco in testa
deed-end = Fine del turno

# The clicks that lead to a move
group-place = Metti la nave { the-ship }
group-ship = Nave { the-ship }, solo navigare
group-distance = { $cost ->
    [0] resta
    [one] 1 casella
   *[other] { $cost } caselle
}
group-villages = Tessere villaggio
group-neutrals = Tessere neutre
group-tile = { the-tile }
group-island = { $big ->
    [true] Isola { $island }, grande
   *[other] Isola { $island }, piccola
}
group-row = Riga { $row }
group-square = { $square }

## What the turn still offers, after "End turn · "

left-ap = { $ap } PA non usati
left-ship = la nave { the-ship } non si è mossa
left-ships = nessuna nave si è ancora mossa
left-post = ancora nessun emporio a { $square }

## What a move brings beside points

brings-gold = { $count } oro
brings-tokens = { $count ->
    [one] 1 segnalino progresso
   *[other] { $count } segnalini progresso
}
brings-good = { $count ->
    [one] { the-good }
   *[other] { $count } × { the-good }
}
brings-chest = un forziere
brings-others = { $points } PV per altri
brings-end = { $points } PV alla fine

## What cannot be taken back when a move is played

final-throw = cubetti nella torre: { the-colour }
final-pirates = i pirati attaccano
final-scoring = si calcola il punteggio finale

## Moves in brief

# How far a move goes along a track
steps-on = { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
}
count-places = { $count ->
    [one] 1 luogo
   *[other] { $count } luoghi
}
count-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}

## Sailing and landing

# Where a ship arrives: founding a trading post there is the first on its island, or one more
landing-first = Isola { $island }, primo emporio
landing-post = Isola { $island }, altro emporio
# place is one of the two above
landing-told = { $place }: nave { the-ship } a { $to }, { $cost } PA{ in-gold }{ $points ->
    [0] { "" }
   *[other] , { $points } PV
}
# What follows when a ship has arrived
arrival-first = primo emporio
arrival-post = altro emporio
landings = Approdi
landings-more = { $count ->
    [one] 1 altro approdo
   *[other] altri { $count } approdi
}
pick-ship = Quale nave si muove?
sail-here = Naviga qui
sail-found = Naviga + emporio
stay-found = Fonda qui un emporio
sail-only = Naviga soltanto

## The log

event-round = Comincia il round { $round }.
event-thrown = { the-colour }: { $count } dentro, { $fallen } fuori, { $ap } PA.
event-skipped = { the-colour }: nessun cubetto, la fase si salta.
event-chosen = { $player } sceglie { the-action }: { $count } PA.
event-placed = { $player } mette in acqua la nave { the-ship }: { $space }.
event-sailed = { $steps ->
    [0] { $player } lascia la nave { the-ship } a { $to }{ at-island }.
   *[other] { $player } porta la nave { the-ship } a { $to }{ at-island }.
}
event-post = { $player } fonda un emporio, isola { $island }.
event-discovered = { $player } scopre l’isola: { $points } PV.
event-loaded = { $count ->
    [one] { $player } carica 1 cannone.
   *[other] { $player } carica { $count } cannoni.
}
event-overflow = { $player } ha PA avanzati a fine tracciato.
event-taken = { $player } prende { the-tile }.
event-advanced = { $steps ->
    [one] { $player } avanza di 1 casella sul tracciato del progresso.
   *[other] { $player } avanza di { $steps } caselle sul tracciato del progresso.
}
event-picked = { $player } prende il segnalino «{ the-token }».
event-built = { $player } costruisce { the-tile }, isola { $island }.
event-commodity = { $player } ottiene una risorsa: { the-good }.
event-tile-points = { $player } fa punti con la tessera: { $points } PV.
event-completed = { $player } completa l’isola: { $points } PV.
event-chest = { $player } vince il forziere dell’isola { $island }.
event-posts-scored = { $count ->
    [one] { $player }, 1 emporio sull’isola { $island }, tempo { $time }: { $points } PV.
   *[other] { $player }, { $count } empori sull’isola { $island }, tempo { $time }: { $points } PV.
}
event-bought = { $player } compra { the-good } per { $cost } PA.
event-ordered = { $steps ->
    [0] { $player } lascia fermo il disco dell’ordine.
    [one] { $player } avanza di 1 casella nell’ordine di turno.
   *[other] { $player } avanza di { $steps } caselle nell’ordine di turno.
}
event-jumped = { $player } balza in testa all’ordine di turno.
event-gold = { $why ->
    [taken] { $player } prende { $count } oro invece di un’azione.
   *[other] { $player } riceve { $count } oro.
}
event-gold-paid = { $player } paga { $count } oro.
event-gold-points = { $player } fa punti con l’oro oltre il tracciato: { $points } PV.
event-chest-exchanged = { $player } scambia un forziere.
event-token-used = { $player } usa il segnalino «{ the-token }».
event-cubes-scored = { $player } fa punti con i cubetti: { $points } PV.
event-pirates = I pirati attaccano con forza { $count }.
event-pirates-beaten = { $count ->
    [0] { $player } non ha pirati da respingere.
    [one] { $player } respinge 1 pirata.
   *[other] { $player } respinge { $count } pirati.
}
event-pirates-lost = { $count ->
    [one] { $player } perde contro 1 pirata: { $points } PV.
   *[other] { $player } perde contro { $count } pirati: { $points } PV.
}
event-pirate-revealed = Nuovi pirati: { $count }.
event-tokens-refilled = Ci sono nuovi segnalini progresso nell’offerta.
event-production-refilled = Ci sono nuovi segnalini produzione nell’offerta.
event-time = Il segnalino tempo mostra { $time }.
event-final = Punteggio finale.
event-scored-gold = { $player }, oro: { $points } PV.
event-scored-goods = { $player }, { the-good }: { $commodities } × { $production } = { $points } PV.
event-scored-token = { $player }, «{ the-token }»: { $points } PV.
event-scored-progress = { $player }, tracciato del progresso: { $points } PV.
event-scored-special = { $player }, tracciato delle azioni speciali: { $points } PV.
event-won = { $player } vince con { $total } PV.

## A turn in one sentence: what was chosen, and after a colon what came of it

said-turn = { $action }: { $parts }
said-action = { the-action } { $count } PA
said-gold-taken = { $count } oro invece di un’azione
said-cubes = punti per i cubetti
said-placed = nave { the-ship } messa a { $space }
said-sailed = nave { the-ship } a { $to }
said-post = emporio sull’isola { $island }
said-post-first = isola { $island } scoperta
said-loaded = { $count ->
    [one] 1 cannone
   *[other] { $count } cannoni
}
said-taken = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
said-advanced = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
said-picked = segnalino «{ the-token }»
said-built = { $count ->
    [one] 1 tessera sull’isola { $island }
   *[other] { $count } tessere sull’isola { $island }
}
said-collected = con { $goods }
said-completed = isola { $island } completa
said-chest = il forziere
said-ordered = { $count ->
    [one] 1 casella nell’ordine di turno
   *[other] { $count } caselle nell’ordine di turno
}
said-jumped = in testa all’ordine di turno
said-used = «{ the-token }» usato
said-gold = { $count } oro
said-paid = paga { $count } oro
said-pirates = pirati, forza { $count }
said-final = punteggio finale

# Headings of the log
chapter-round = Round { $round }
chapter-end = Fine del round
chapter-final = Punteggio finale

## Where points come from

source-discovery = Scoperte
source-tiles = Tessere costruite
source-completion = Isole completate
source-posts = Empori
source-gold-overflow = Oro oltre il tracciato
source-cubes = Cubetti
source-pirates = Pirati
source-gold = Oro alla fine
source-goods = Merci
source-tokens = Segnalini progresso
source-progress = Tracciato del progresso
source-special = Tracciato azioni speciali

## What luck is about, in an analysis

drawn-pirates = Pirati scoperti
drawn-tokens = Segnalini progresso
drawn-production = Segnalini produzione
drawn-tower = La torre dei cubetti

## Why something is refused

refusal-token-first = Prima prendi il tuo segnalino progresso.
refusal-choose-first = Prima scegli un’azione.
refusal-choose-or-gold = Prima scegli un’azione o prendi oro.
refusal-action-chosen = Hai già scelto la tua azione.
refusal-other-action = Questo non fa parte dell’azione che hai scelto.
refusal-action-over = La tua azione è finita: conferma il turno.
refusal-no-cube = { the-colour } non è disponibile: nell’area azioni non c’è un cubetto di quel colore.
refusal-no-cube-nor-disc = { the-colour } non è disponibile: nell’area azioni non c’è un cubetto di quel colore, e il tuo disco non è su quel colore.
refusal-no-unused-token = Non hai un segnalino progresso inutilizzato che lo permetta.
refusal-no-token-due = Ora non puoi prendere un segnalino progresso.
refusal-token-not-on-display = «{ the-token }» non è nell’offerta.
refusal-token-not-used-so = «{ the-token }» non si usa in questo modo.
refusal-token-not-owned = Non hai «{ the-token }».
refusal-token-used = «{ the-token }» funziona una volta sola, e l’hai già usato.
refusal-blue-action-only = Questo segnalino si può usare solo in un’azione blu.
refusal-too-few-ap = Costa { $cost } PA, ma hai solo { means }.
refusal-no-chest = Non hai un forziere da scambiare.
refusal-ships-placed = Le tue due navi sono già sul tabellone.
refusal-place-both = Prima metti in acqua entrambe le navi.
refusal-place-ship-first = Questa nave non è ancora sul tabellone: prima mettila in acqua.
refusal-ship-done = Questa nave ha già finito il suo movimento in questa azione.
refusal-ships-done = Le tue due navi hanno già finito il loro movimento.
refusal-ship-there = La nave è già lì, e non può fondare un emporio.
refusal-water-only = Le navi si muovono solo sull’acqua.
refusal-space-taken = Lì c’è già una nave; solo le caselle della cornice ne ospitano più di una.
refusal-no-posts-left = Tutti i tuoi { $limit } empori sono sulle isole.
refusal-no-landing = Nessuna delle tue navi ha appena finito il movimento su una casella con ancora lì accanto.
refusal-post-space-taken = Questa casella emporio è occupata o coperta da una tessera.
refusal-cannon-track-ends = Il tracciato dei cannoni finisce a { $limit }.
refusal-tile-gone = Nella riserva generale non ci sono più tessere «{ the-tile }».
refusal-neutral-limit = { $limit ->
    [one] In una fase puoi prendere una sola tessera neutra.
   *[other] In una fase puoi prendere solo { $limit } tessere neutre.
}
refusal-progress-track-ends = { $room ->
    [0] Il tuo disco è alla fine del tracciato del progresso.
    [one] Sul tracciato del progresso resta solo 1 casella.
   *[other] Sul tracciato del progresso restano solo { $room } caselle.
}
refusal-tile-not-owned = Nella tua riserva non c’è una tessera «{ the-tile }».
refusal-no-post-on-island = Non hai empori su quest’isola.
refusal-tile-on-water = Le tessere si costruiscono solo sulla terra, mai sull’acqua.
refusal-tile-across-water = Una tessera sta su una sola isola; non può scavalcare l’acqua.
refusal-post-in-the-way = Non si può costruire sopra un emporio.
refusal-built-over = Una di queste caselle è già coperta da una tessera.
refusal-corner-only = Toccarsi d’angolo non basta: le tessere si collegano lato contro lato.
refusal-not-linked = La tessera deve toccare uno dei tuoi empori, o una catena di tessere che porta a uno di essi.
refusal-production-not-on-display = Questo segnalino produzione non è nell’offerta.
refusal-special-track-ends = { $room ->
    [0] Il tuo disco è alla fine del tracciato delle azioni speciali.
    [one] Sul tracciato delle azioni speciali resta solo 1 casella.
   *[other] Sul tracciato delle azioni speciali restano solo { $room } caselle.
}
refusal-disc-in-front = Il tuo disco è già in testa e in cima.
# Moves as they are written in records; values as they were written
refusal-no-square = «{ $square }» non è una casella; vanno da a1 a { $last }.
refusal-no-frame-space = «{ $space }» non è una casella della cornice; vanno da @0 a @{ $last }.
refusal-no-tile = Non c’è una tessera «{ $tile }».
refusal-no-turn-of-tile = La tessera { $tile } si può ruotare da 0 a { $last } volte, non «{ $turn }».

## What cannot be chosen for a new game

wrong-stick = Se tutti i cubetti si incastrano, restano tutti nella torre e la partita finisce prima del primo turno: scegli al massimo 99 per «stick».
wrong-no-map = con le tessere dell’edizione { $edition } non è nata nessuna mappa valida per { $players } giocatori in { $draws } tentativi (da AM-SETUP-4 a AM-SETUP-7)
map-enclosed = la terra racchiude l’acqua a { $squares }; le navi devono raggiungere tutta l’acqua
map-corner = la terra a { $square } tocca l’isola di { $island } solo d’angolo; terre che si toccano devono essere unite lungo i lati
map-big-islands = { $islands } isole hanno { $squares } o più caselle di terra, ma i forzieri sono solo { $chests }
map-no-post = l’isola di { $island } non ha caselle emporio, quindi nessuno potrebbe mai costruirvi

## What is wrong with an edition ($fault: why a map is not legal; the rest as in its file)

box-tile = sei righe di sei caratteri
box-rows = la mappa ha { $rows } righe; una tessera ne ha 6
box-row = la riga { $row } ha { $squares } caselle; una riga ne ha 6
box-mark = la riga { $row } ha «{ $mark }»; i caratteri sono . # P a, più n f c s t per le cinque merci
box-post = la casella emporio nella riga { $row }, colonna { $column } ha { $count } ancore lungo i lati; gliene serve una, e di solito non ne ha di più (AM-SHIP-4)
box-anchor = l’ancora nella riga { $row }, colonna { $column } ha { $count } caselle emporio lungo i lati; gliene serve una, e di solito non ne ha di più (AM-SHIP-4)
box-tile-illegal = nessuna mappa con questa tessera è valida: { $fault }
box-tile-poor = poche mappe con questa tessera sono valide: { $fault }
box-side = la terra non raggiunge il lato { $side ->
    [upper] superiore
    [left] sinistro
    [lower] inferiore
   *[right] destro
} nelle due caselle di mezzo; entrambe o nessuna, e nessun’altra casella del lato, combaciano meglio (AM-SETUP-5)
box-goods = le tessere hanno { $count } caselle di { the-good } («{ $letter }»); la scatola ha 8 segnalini per ogni merce (AM-SETUP-8)
box-good-twice = { $good } compare due volte; una tabella per merce
box-no-good = manca { $good }; una tabella per merce
box-costs = i costi di tutti i segnalini insieme sono { $costs }; una merce ne ha tre di costo 2, quattro di costo 3, tre di costo 4 (AM-SETUP-12)
box-steps = un elenco di [passo, punti vittoria]
box-points = i punti vittoria sono { $points }; devono essere 1, 3, 6, 10, 15 (AM-PROG-2)
box-last-points = gli ultimi punti vittoria sono al passo { $last }; il tracciato finisce con essi, al passo { $steps } (AM-PROG-3)
box-first-space = la prima casella è { $colour }; deve essere «white»
box-last-space = l’ultima casella è { $colour }; deve essere «any» (AM-SPEC-4)
box-between = «white» o «any» sta tra le estremità; le caselle in mezzo sono { $colours } (AM-SPEC-3)
box-beyond = il passo { $step } è oltre il tracciato; il suo ultimo passo è { $steps }
box-falling = { $pair } segue { $before }; passi e punti vittoria crescono entrambi lungo il tracciato
box-shape = un disegno di caselle #, una stringa per riga
box-shape-empty = la forma { $shape } è vuota; disegna le sue caselle con «#»
box-shape-apart = la forma { $shape } è in più pezzi; le sue caselle devono unirsi lungo i lati
box-large = { $shape } ha { $squares } caselle; queste tessere ne hanno da 1 a { $most }
box-worth = { $small } punti vittoria su un’isola piccola, { $big } su una grande; il valore minore è quello delle isole piccole (AM-BUILD-7)

## The lessons (each prompt is at most 40 words)

lesson-turn = Il tuo turno
lesson-turn-goal = Il mare ti aspetta! Esplori isole, fondi empori e costruisci. Dopo cinque round vince chi ha più punti vittoria (PV).
lesson-turn-cubes = Da una torre cadono cubetti. I loro colori sono le azioni disponibili. Il colore più frequente dà la forza: sei cubetti blu sono sei punti azione (PA), qualunque cosa tu scelga. Scelgo io il nero.
lesson-turn-load = Il nero carica i cannoni, che ti servono contro i pirati: uno per ogni punto azione. Caricane almeno quattro.
lesson-turn-few = Sono meno di quattro. Niente è perduto: annulla e caricane di più.
lesson-turn-end = Ben fatto. Un’azione è un turno. Finché non lo termini, puoi annullare tutto. Termina il turno.

lesson-ships = Navi
lesson-ships-frame = Il blu muove le navi. La prima volta le metti entrambe sulla cornice intorno al mare, dove vuoi. Scelgo il blu e metto in acqua la tua prima nave.
lesson-ships-place = Ora tocca a te: fai clic su una casella qualsiasi della cornice per la seconda nave.
lesson-ships-sail = Ogni nave può muoversi di tante caselle quanti sono i tuoi punti azione: oggi sei. Può svoltare, ma mai andare in diagonale o sulla terra. Scegli una nave e naviga dove vuoi.
lesson-ships-idle = Le tue navi non si sono mosse. Annulla la fine del turno e naviga.

lesson-post = Empori
lesson-post-why = Le ancore sono accanto alle caselle emporio. Una nave che finisce il viaggio su un’ancora può fondare lì accanto un emporio. Solo dove hai un emporio potrai poi costruire.
lesson-post-do = Porta una nave all’ancora indicata, o a un’altra a portata, e fonda un emporio.
lesson-post-none = Non hai ancora un emporio. Annulla la fine del turno e raggiungi un’ancora.
lesson-post-elsewhere = Questa nave è dove non può fondare nulla, o non hai voluto. Annulla, o usa l’altra nave.
lesson-post-points = Il primo emporio su un’isola la scopre: 3 punti vittoria per te. Tutti i suoi empori danno punti quando l’isola è completa.

lesson-plan = Pianificare
lesson-plan-supply = Per costruire servono tessere. Il rosso le procura: un tuo villaggio costa 1 punto azione, di qualsiasi grandezza; una tessera neutra costa tanti punti quante sono le sue caselle. Scelgo il rosso.
lesson-plan-take = Prendi almeno un villaggio e una tessera neutra. In un turno puoi avere una sola tessera neutra, ma tutti i villaggi che puoi pagare.
lesson-plan-village = un villaggio
lesson-plan-neutral = una tessera neutra
lesson-plan-early = Manca ancora qualcosa. Annulla la fine del turno e prendi altre tessere.

lesson-build = Costruire
lesson-build-where = Il verde costruisce le tue tessere sulle isole dove hai un emporio. Devono toccare il tuo emporio, o una catena di tuoi villaggi e tessere neutre che ci arriva. Scelgo il verde.
lesson-build-lay = Scegli un villaggio da una casella e mettilo accanto al tuo emporio, sulla casella con il tabacco.
lesson-build-none = Non hai ancora costruito nulla. Annulla la fine del turno e metti una tessera.
lesson-build-good = Ora il tabacco è tuo. Le tessere più grandi danno subito punti, e ancora di più sulle isole con un forziere. Nessuno può costruire sopra un emporio.

lesson-complete = Completare un’isola
lesson-complete-do = Una casella di quest’isola è ancora libera. Coprila con il tuo secondo villaggio.
lesson-complete-none = L’isola ha ancora una casella libera. Annulla la fine del turno e coprila.
lesson-complete-posts = Completa: 3 punti vittoria per te. Poi contano lì gli empori di tutti: 1, 3, 6, 10… per uno, due, tre, quattro, moltiplicati per il segnalino tempo. Scende da 5 a 1, quindi sbrigati!

lesson-goods = Merci
lesson-goods-why = Alla fine conta ogni merce: le tue risorse delle isole, moltiplicate per i tuoi segnalini produzione. Di ogni merce hai un segnalino produzione dall’inizio. Il giallo ne compra altri. Scelgo il giallo.
lesson-goods-buy = Comprane uno. Due risorse tabacco e due segnalini tabacco darebbero 2 × 2 = 4 punti.
lesson-goods-none = Non hai comprato nulla. Annulla la fine del turno e compra un segnalino.

lesson-progress = Progresso
lesson-progress-track = Il marrone ti fa avanzare sul tracciato del progresso, che conta alla fine. Sulle caselle con punti prendi anche un segnalino progresso. Toccane uno per leggere che cosa fa. Scelgo il marrone.
lesson-progress-go = La prima di queste caselle è la quarta. Raggiungila, poi prendi un segnalino che ti piace.
lesson-progress-short = Così ti fermi prima della quarta casella. Annulla, e arriva fin lì.

lesson-gold = Usare l’oro
lesson-gold-take = Invece di un’azione puoi prendere oro: uno ogni tre cubetti. L’hai fatto nel turno scorso e hai 4 oro; ognuno vale un punto azione quando ti serve. Scelgo il nero.
lesson-gold-pay = Hai sei punti azione. Carica più di sei cannoni: il resto lo paga l’oro da solo.
lesson-gold-saved = Per questo bastavano i tuoi punti azione. Annulla, e caricane sette o più.

lesson-order = Chi va per primo
lesson-order-track = Chi è più avanti sul tracciato delle azioni speciali agisce per primo, e i punti del tracciato contano alla fine. Il bianco muove il tuo disco, una casella per ogni punto azione. Scelgo il bianco.
lesson-order-go = Avanza di almeno tre caselle: alla fine vale 1 punto.
lesson-order-short = Sono meno di tre caselle. Annulla, e vai più avanti.
lesson-order-special = Ora il tuo disco è su un colore. D’ora in poi, dove c’è un cubetto bianco puoi scegliere invece quel colore, anche senza un suo cubetto.

lesson-pirates = Pirati
lesson-pirates-come = È la fine di un round, e ora i pirati attaccano. Il segnalino scoperto mostra 2: a ognuno servono due cannoni. Chi ne ha meno li perde tutti, e 2 punti vittoria. Scelgo il nero.
lesson-pirates-load = Carica abbastanza cannoni, poi termina il turno.
lesson-pirates-lost = I pirati erano più forti. Ripeti la lezione e carica almeno due cannoni.
lesson-pirates-next = Respinti! Si spendono solo i cannoni che servivano. Dopo ogni round si scopre un altro pirata, e tutti quelli scoperti attaccano insieme. Dai loro un’occhiata ogni tanto.

lesson-round = Il tuo primo round
lesson-round-hint = Un round intero contro il Mozzo: sette fasi di un turno ciascuna. Il pulsante «Consiglio» mostra che cosa farebbe chi gioca bene. Comincia dalle navi: fonda un emporio!
lesson-round-plan = Ora procurati tessere con il rosso e costruiscile con il verde, appena ci sono. Niente di utile? Prendi oro, o carica cannoni.
lesson-round-end = Continua finché non sono passati i pirati. Chiedi un consiglio quando vuoi.
lesson-round-final = Ora conosci Amerigo! In altri quattro round le isole si riempiono. Poi contano oro, merci e i due tracciati. Le regole sono sempre a portata di clic.

## Said once, in the first games after the lessons

explain-overflow = I punti azione avanzati alla fine di un tracciato valgono 2 oro, non importa quanti siano.
explain-chest = Un forziere si ottiene completando un’isola grande. Si può scambiare con 3 oro in qualsiasi momento del proprio turno.
explain-time = Il segnalino tempo è sceso: d’ora in poi gli empori sulle isole completate danno meno punti.
explain-production = I segnalini produzione che nessuno ha comprato sono usciti dal gioco. Ognuno è nell’offerta per un solo round.
explain-token = Alcuni segnalini progresso funzionano d’ora in poi, altri una volta, altri a fine partita. Toccane uno per leggere che cosa fa.
explain-tokens = Sono arrivati quattro nuovi segnalini progresso, e quelli che nessuno ha preso per due round sono usciti. L’offerta dice quali usciranno dopo.
explain-full = Il tracciato dell’oro finisce a 12. Ogni oro in più è subito un punto vittoria.
explain-lost = Troppo pochi cannoni: si perdono tutti, e tanti punti quanta è la forza dei pirati. Sotto 0 non si scende mai.
explain-revealed = Un altro pirata è scoperto. La prossima volta attaccano con la somma di tutti quelli scoperti.
explain-skipped = Non è caduto nessun cubetto, o il deposito era vuoto: la fase si salta e nessuno agisce.
explain-final = L’ultimo round è finito. Ora contano oro, merci, segnalini e i due tracciati; la tabella dei punti mostra tutto.

# --- inserimento di edizioni

edit-map = Mappa
value-big-island = Terra minima di un’isola grande
value-chests = Forzieri sulla mappa
edit-players = Per ogni giocatore
value-ships = Navi
value-posts = Empori
value-cannons = Fine del tracciato dei cannoni
value-gold = Fine del tracciato dell’oro
edit-tower = Torre
value-cubes = Cubetti di ogni colore
value-stick = Probabilità che un cubetto si incastri
value-dislodge = Probabilità che se ne liberi uno
edit-rounds = Round
value-times = Segnalini tempo, round per round
value-rounds-posts = Punti per 1, 2, 3… empori
edit-pirates = Segnalini pirati
value-markers = Forze
edit-progress = Tracciato del progresso
value-steps = Passi
value-points = Punti (passo/punti)
edit-special = Tracciato delle azioni speciali
value-colours = Colori delle caselle
edit-production = Segnalini produzione: costi
edit-good = Merce
edit-unmarked = Senza segno
edit-for-three = Con il 3
edit-for-four = Con il 4
edit-shapes = Forme delle tessere
edit-shape = Forma
edit-drawing = Disegno
edit-square = casella della tessera
edit-nothing = niente
edit-villages = Tessere villaggio di un giocatore
edit-neutrals = Tessere neutre
edit-id = Nome
edit-count = Quantità
edit-small = Su un’isola piccola
edit-big = Su un’isola grande
edit-tokens = Segnalini progresso
edit-rule = Regola
edit-actions = Azioni
edit-tiles = Tessere isola
edit-name = Titolo
edit-tiles-map = Disegno
edit-water = acqua
edit-land = terra
edit-post = casella emporio
edit-anchor = casella con ancora

## Beside the board: what is entered by hand

entered-tiles = Mappa, tentativo { $number }: quale tessera isola sta dove, riga per riga da in alto a sinistra?
entered-turns = Di quanti quarti di giro in senso orario è girata ogni tessera, nello stesso ordine?
entered-order = Chi è primo nell’ordine di turno, chi segue?
entered-tower-all = Tutti i cubetti vanno nella torre. Quanti ne escono di ogni colore?
entered-tower = Nella torre: { the-colour }, { $count }. Quanti ne escono di ogni colore?
entered-pirates = Quanto è forte il segnalino pirati che viene scoperto?
entered-tokens = Quale segnalino progresso entra ora nell’offerta?
entered-production = Quale segnalino produzione entra ora nell’offerta?
