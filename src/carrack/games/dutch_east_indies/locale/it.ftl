### The Dutch East Indies in italiano, con le parole del regolamento italiano. Quali valori riceve ogni messaggio: vedi en.ftl.

game-title = The Dutch East Indies
game-about = Scambia casse con spezie sulle isole dei selvaggi, sfuggi ai pirati spinti dal vento e riporta in patria, prima degli altri, due scorte di ogni spezia.
game-length = Mezz’ora con i bot, da una a due ore con gli amici
# words that find the same rules: groups, parted by semicolons
rules-synonyms = porto porti ancora molo attraccare; vincere vittoria vincitore; spezia spezie chiodi garofano cardamomo cannella noce moscata pepe; cassa casse carico merce merci; moneta monete oro ori; combattimento battaglia attacco attaccare; potenziare potenziamento migliorare; nave navi imbarcazione; turno round; vento dado dadi; stiva carico; selvaggia selvagge selvaggi indigeni; trasferire internavale; abbassare depotenziare; automa avversario solitario

## Names

item-crate = cassa
item-coin = moneta
item-clove = chiodi di garofano
item-cardamom = cardamomo
item-cinnamon = cannella
item-nutmeg = noce moscata
item-pepper = pepe
stat-sail = vele
stat-cargo = carico
stat-cannons = cannoni
ship-big = nave grande
ship-small = nave piccola
pirate-big = nave pirata grande
pirate-small = nave pirata piccola
way-N = nord
way-NE = nord-est
way-E = est
way-SE = sud-est
way-S = sud
way-SW = sud-ovest
way-W = ovest
way-NW = nord-ovest
island-home = isola di partenza
island-market = Isola del Mercato
island-wild = isola dei selvaggi

## Words on the board and the ship cards

label-round = Round { $round }
label-points = Spezie che contano
label-missing = Mancano ancora
label-stock = Sull’isola di partenza
label-hold = Stiva
label-load = Carico { $load } su { $cargo }
label-movement = Punti movimento rimasti
label-cards = Carte commercio
label-known = Prima carta già vista
label-top-card = Prima carta
label-depleted = esaurita
label-discard = Carte scartate
label-aside = Carte messe da parte
label-supply = Riserva generale
label-afloat = In mare
label-pirates = Pirati
label-threatened = sotto minaccia dei pirati
label-must-leave = deve lasciare il porto
label-port = porto
label-price = Prezzo
label-crates-asked = Chiede
label-gives = Offre
label-odds = Probabilità { $odds } su 36
label-facing = prua a { $way }
label-start = Inizia
label-turn = Di turno
label-homes = In patria
label-islands = Carte commercio
label-seen = vista
label-next-field = prossima casella { $price }
label-highest = casella più alta
label-lowest = casella più bassa
label-tracks = Navi
label-fields = Caselle
label-alongside = in mare
label-anything = otto spezie qualsiasi
label-pepper = fa da jolly
label-solo = L’automa
label-solo-deck = Nel mazzo
label-solo-target = Bersaglio
label-no-order = pesca una nuova carta
label-order-done = fatto
label-square = Mare aperto
label-edge = Quadretto { $square }
provenance-rulebook = dal regolamento
provenance-deduced = dedotto
provenance-reconstructed = ricostruito
provenance-printed = letto da una scatola
provenance-own = di propria invenzione
option-edition = Edizione
    .help = La scatola di cui si usano i componenti.
option-box = Un’edizione propria
    .help = Il testo del file di un’edizione con cui giocare.
edition-reconstructed = Ricostruita
option-chart = Mappa
    .help = Le isole da navigare; standard è quella per il numero di giocatori.
chart-standard = Standard
chart-cove = La Cala (2, piccola)
chart-two = Lo Stretto (2)
chart-three = Il Triangolo (3)
chart-four = I Quattro Angoli (4)
option-map = Una mappa propria
    .help = Il testo del file di una mappa su cui giocare.
option-start = Chi inizia
    .help = A sorte, oppure un posto.
start-drawn = a sorte
option-supply = Riserva
    .help = Illimitata, o limitata a ciò che la scatola contiene.
supply-free = illimitata
supply-strict = come nella scatola
option-rounds = Round al massimo
    .help = La partita finisce dopo tanti round; 0: solo con una vittoria.
option-map_seed = Mappa estratta dal numero
    .help = Stesso numero, stessa mappa; la sorte nel gioco non ne dipende. Vuoto: nessun numero scelto.
option-goal = Spezie per vincere
    .help = 8 è l’obiettivo del regolamento: due per tipo, il pepe è jolly. Con meno si fa prima.
option-aboard = Spezie a bordo all’inizio
    .help = Quante spezie portano le navi di ogni giocatore: un tipo dopo l’altro, finché c’è posto.

## Names by id, for the texts below

# A thing by its id; an id that is not known here is shown as it is.
the-item = { $item ->
    [crate] { item-crate }
    [coin] { item-coin }
    [clove] { item-clove }
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [nutmeg] { item-nutmeg }
    [pepper] { item-pepper }
   *[other] { $item }
}
# One of a thing, in a sentence
an-item = { $item ->
    [crate] una cassa
    [coin] una moneta
    [clove] { item-clove }
    [nutmeg] { item-nutmeg }
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [pepper] { item-pepper }
   *[other] { $item }
}
the-wanted = { $wanted ->
    [crate] { item-crate }
    [coin] { item-coin }
    [clove] { item-clove }
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [nutmeg] { item-nutmeg }
    [pepper] { item-pepper }
   *[other] { $wanted }
}
the-stat = { $stat ->
    [sail] { stat-sail }
    [cargo] { stat-cargo }
    [cannons] { stat-cannons }
   *[other] { $stat }
}
the-way = { $way ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $way }
}
the-wind = { $wind ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $wind }
}
the-went = { $went ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $went }
}
the-size = { $size ->
    [big] { ship-big }
    [small] { ship-small }
   *[other] { $size }
}
the-gains = { $gains ->
    [none] niente
   *[other] { $gains }
}
the-pirate = { $pirate ->
    [big] { pirate-big }
    [small] { pirate-small }
   *[other] { $pirate }
}
# Ships of all seats are counted from 0: of each seat first the big one
own-ship = { $ship ->
    [0] la nave grande
    [1] la nave piccola
    [2] la nave grande
    [3] la nave piccola
    [4] la nave grande
    [5] la nave piccola
    [6] la nave grande
    [7] la nave piccola
   *[other] { $ship }
}
the-target = { $target ->
    [0] 1A
    [1] 1B
    [2] 2A
    [3] 2B
    [4] 3A
    [5] 3B
    [6] 4A
    [7] 4B
   *[other] { $target }
}

## What a tapped thing is

told-ship = { $square }, prua a { the-way }.
told-ship-port = In porto: { $island }.
told-ship-stats = { stat-sail } { $sail }, { stat-cargo } { $cargo }, { stat-cannons } { $cannons }.
told-ship-hold = A bordo: { $goods }.
told-pirate = { $square }, prua a { the-way }; { stat-cannons } { $cannons }. Attacca nei quadretti tratteggiati: { $squares }.
told-home = Isola di partenza di { $player }. Sull’isola: { $goods }.
told-missing = Mancano ancora: { $goods }.
told-nothing-missing = Non manca nulla.
told-ports = Porti: { $squares }.
told-anchors = Quadretti con l’ancora: { $squares }.
told-cards-left = { $left ->
    [one] Resta 1 carta commercio su { $all }.
   *[other] Restano { $left } carte commercio su { $all }.
}
told-depleted = Non resta nessuna carta: i quadretti con l’ancora non sono porti finché le carte non vengono ridistribuite.
told-known = Hai visto la prima carta:
told-afloat = In mare a { $square }: { $goods }.
told-threatened = Qui i pirati attaccano.
told-track = Caselle da { $low } a { $high }; prezzi { $prices }.
told-card = Chiede { $crates ->
    [one] 1 cassa
   *[other] { $crates } casse
} e offre { $goods }.
told-discard = { $count ->
    [one] 1 carta commercio è scoperta tra gli scarti.
   *[other] { $count } carte commercio sono scoperte tra gli scarti.
}
told-solo-wild = Naviga verso l’isola dei selvaggi più vicina con carte, prende le spezie della prima carta e le porta in patria.
told-solo-market = Naviga fino all’Isola del Mercato e potenzia di una casella, gratis: { $stats }.
told-solo-hunt = Dà la caccia alla nave più vicina che porta spezie fuori dal suo porto di partenza, e riporta in patria il bottino.
told-solo-otherwise = Se non c’è nulla da cacciare:
told-solo-shuffle = Compiuta l’azione, la carta si rimescola nel mazzo con tutti gli scarti.
told-solo-level = { the-level }: l’automa vince con otto spezie qualsiasi in patria.
told-solo-deck = { $deck ->
    [one] 1 carta è coperta
   *[other] { $deck } carte sono coperte
}, { $discard ->
    [one] 1 scartata
   *[other] { $discard } scartate
}.
told-moved = { $moved ->
    [0] non mossa in questo turno
    [1] in viaggio
   *[other] ha finito il movimento
}
told-stays = Turni finiti in questo porto: { $stays }.

## The automaton

option-level = Livello
    .help = La forza dell’automa: più cannoni, più vele, un altro mazzo.
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
action-wild = isola dei selvaggi
action-market = Mercato
action-hunt = caccia
stage-outward = in viaggio d’andata
stage-homeward = sulla via del ritorno
the-level = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
    [expert] { level-expert }
   *[other] { $level }
}
the-action = { $action ->
    [wild] { action-wild }
    [market] { action-market }
    [hunt] { action-hunt }
   *[other] { $action }
}
the-why = { $why ->
    [delivered] le spezie sono in patria
    [upgraded] la nave è potenziata
    [no-spices] il bersaglio non porta spezie
    [robbed] le sue spezie sono perdute
    [escaped] il bersaglio è al sicuro in patria
    [empty] la carta non dava spezie
   *[other] sulla carta non c’è più nulla da fare
}

## Components, for where their values come from

components-stock = Risorse iniziali
components-pirates = Pirati
components-supply = Riserva
components-solo = Le navi dell’automa
components-cards = Carte commercio
components-solo_cards = Carte dell’automa
components-chart = Mappa: { $title }

## What to do now

prompt-act = Naviga e agisci, poi termina il turno.
prompt-left = Ancora possibile: { $left }
prompt-leave = Prima una nave deve lasciare il porto.
prompt-may = Puoi ancora agire, poi termina il turno.
prompt-done = Non resta nulla da fare: termina il turno o annulla.
prompt-card = Accetta la carta commercio o rifiutala.
prompt-first = Quale tua nave subisce il primo attacco?
prompt-lower = Abbassa una statistica della tua nave.
prompt-drop = Una spezia o una moneta finisce fuori bordo.
prompt-dump = La stiva è troppo piena: getta qualcosa in mare.
prompt-take = Prendi una spezia dalla nave sconfitta.
prompt-give = Quale spezia va all’automa?
prompt-lower-theirs = Abbassa una statistica della nave dell’automa.
prompt-wait = Prima decidono gli altri.

## Moves, for buttons

move-sail = Naviga verso { the-way }
move-turn = Gira la prua a { the-way }
move-pick = Raccogli { the-item }
move-load = Carica { the-item }
move-unload = Scarica { the-item }
move-give = Trasferisci { the-item }
move-look = Guarda la carta di { $island }
move-accept = { $crates ->
    [one] Accetta, 1 cassa da questa nave
   *[other] Accetta, { $crates } casse da questa nave
}
move-refuse = Rifiuta
move-buy = Compra 2 casse per 1 moneta
move-sell = Vendi 2 casse per 1 moneta
move-swap = { the-item } e 2 monete per { the-wanted }
move-upgrade = { $cost ->
    [one] Potenzia { $stat ->
        [sail] le vele
        [cargo] il carico
        [cannons] i cannoni
       *[other] { $stat }
    } per 1 moneta
   *[other] Potenzia { $stat ->
        [sail] le vele
        [cargo] il carico
        [cannons] i cannoni
       *[other] { $stat }
    } per { $cost } monete
}
move-attack = Attacca { the-target }
move-first = Prima l’attacco alla { the-size }
move-take = Prendi { the-item }
move-yield = Cedi { the-item }
move-lower = Abbassa { $stat ->
    [sail] le vele
    [cargo] il carico
    [cannons] i cannoni
   *[other] { $stat }
}
move-drop = Getta fuori bordo { an-item }
move-dump = Getta in mare { the-item }
move-end = Termina il turno

## Tipi di azione, secondo i quali un’analisi somma le perdite

deed-sail = Navigare
deed-turn = Virare
deed-pick = Raccogliere
deed-load = Caricare
deed-unload = Scaricare
deed-give = Trasferire
deed-look = Guardare le carte
deed-accept = Accettare uno scambio
deed-refuse = Rifiutare uno scambio
deed-buy = Comprare al mercato
deed-sell = Vendere al mercato
deed-swap = Scambiare spezie
deed-upgrade = Potenziare le navi
deed-attack = Attaccare
deed-first = Ordine degli attacchi
deed-take = Prendere il bottino
deed-yield = Cedere il carico
deed-lower = Ridurre un valore
deed-drop = Gettare fuori bordo
deed-dump = Gettare il carico in mare
deed-end = Fine del turno
# The clicks that lead to a move
group-ship = { the-size }
group-sail = Naviga
group-turn = Gira
group-swap = Scambia una spezia
group-upgrade = Potenzia
group-load = Carica
group-unload = Scarica
group-give = Trasferisci

## What the turn still offers, after "End turn · "

left-ship = { $size ->
    [big] la nave grande non si è ancora mossa
   *[other] la nave piccola non si è ancora mossa
}
left-ships = nessuna nave si è ancora mossa
left-points = { $size ->
    [big] { $points ->
        [one] 1 punto della nave grande
       *[other] { $points } punti della nave grande
    }
   *[other] { $points ->
        [one] 1 punto della nave piccola
       *[other] { $points } punti della nave piccola
    }
}
left-look = la carta di { $island }
left-spices = { $count ->
    [one] 1 spezia da scaricare
   *[other] { $count } spezie da scaricare
}

## What a move brings

brings-item = { $count ->
    [one] 1 × { the-item }
   *[other] { $count } × { the-item }
}

## What cannot be taken back when a move is played, and what it gives up

final-look = si guarda una carta
final-shown = la carta viene mostrata a tutti
final-dice = si tirano i dadi
final-pirate = { $size ->
    [big] la nave pirata grande attacca
   *[other] la nave pirata piccola attacca
}
final-wind = i pirati si muovono
final-automaton = tocca all’automa
final-dealt = le carte vengono ridistribuite
final-passes = poi decidono altri
final-over = la partita finisce
final-won = la partita è vinta
lapse-points = { $size ->
    [big] { $points ->
        [one] 1 punto della nave grande va perso
       *[other] { $points } punti della nave grande vanno persi
    }
   *[other] { $points ->
        [one] 1 punto della nave piccola va perso
       *[other] { $points } punti della nave piccola vanno persi
    }
}

## The log

event-turn = Round { $round }: { $player }.
event-wind = Vento per la { the-pirate }: { the-wind }.
event-wind-turned = Vento per la { the-pirate }: { the-wind }, bloccata. Va a { the-went }.
event-wind-blocked = Vento per la { the-pirate }: { the-wind }, bloccata. Nuovo tiro.
event-becalmed = La { the-pirate } non ha dove andare.
event-sailed = { $player }: { own-ship } naviga fino a { $square }.
event-turned = { $player }: { own-ship } gira la prua a { the-way }.
event-picked-up = { $player }: { own-ship } raccoglie { an-item }.
event-loaded = { $player }: { own-ship } carica { an-item }.
event-unloaded = { $player }: { own-ship } scarica { an-item }.
event-ashore = { $player } mette a terra in patria { an-item }.
event-given = { $player }: { own-ship } trasferisce { an-item }.
event-looked = { $player }: { own-ship } guarda la carta di { $island }.
event-traded = { $crates ->
    [one] { $player }: { own-ship } scambia 1 cassa con { the-gains }.
   *[other] { $player }: { own-ship } scambia { $crates } casse con { the-gains }.
}
event-refused = { $player } rifiuta la carta di { $island }.
event-depleted = L’isola { $island } è esaurita.
event-dealt = Tutte le carte commercio vengono ridistribuite.
event-bought = { $player }: { own-ship } compra 2 casse per 1 moneta.
event-sold = { $player }: { own-ship } vende 2 casse per 1 moneta.
event-swapped = { $player } scambia { the-item } con { the-wanted }.
event-upgraded = { $player }: { own-ship } potenzia { $stat ->
    [sail] le vele
    [cargo] il carico
    [cannons] i cannoni
   *[other] { $stat }
}, ora { $value }.
event-lowered = { $player }: { own-ship } abbassa { $stat ->
    [sail] le vele
    [cargo] il carico
    [cannons] i cannoni
   *[other] { $stat }
} a { $value }.
event-battle = { $won ->
    [true] { $player }: { own-ship } attacca { the-target } e vince ({ $dice }).
   *[other] { $player }: { own-ship } attacca { the-target } e perde ({ $dice }).
}
event-spoils = { $player } prende { the-item } da { the-target }.
event-pirate-battle = { $won ->
    [true] { $player }: { own-ship } batte la { the-pirate } ({ $dice }).
   *[other] { $player }: { own-ship } perde contro la { the-pirate } ({ $dice }).
}
event-shot-overboard = { $player } perde fuori bordo { an-item }.
event-dumped = { $player }: { own-ship } getta in mare { an-item }.
event-solo-drew = { $player }: nuova carta per { own-ship }: { $card }.
event-solo-drew-instead = { $player }: { own-ship } non ha prede: { the-action }.
event-solo-passed = { $player }: «{ $card }» ora non serve, altra carta.
event-solo-idle = { $player }: nessuna carta serve, { own-ship } resta ferma.
event-solo-shuffled = { $player }: { $cards ->
    [one] { $cards } carta si rimescola
   *[other] { $cards } carte si rimescolano
} nel mazzo.
event-solo-course = { $player }: { own-ship } fa rotta per { $square } ({ $cost }).
event-solo-course-port = { $player }: { own-ship } va a { $square }; { $island } è la più vicina ({ $cost }).
event-solo-course-taken = { $player }: { own-ship } va a { $square }; nessuna rotta verso { $island }.
event-solo-course-leave = { $player }: { own-ship } deve lasciare il porto e va a { $square }.
event-solo-course-attack = { $player }: { own-ship } va a { $square } per attaccare { the-target }.
event-solo-course-between = { $player }: { own-ship } va a { $square }, tra { the-target } e la sua patria.
event-solo-course-near = { $player }: { own-ship } va a { $square }, più vicino a { the-target }.
event-solo-upgraded = { $player }: { own-ship } potenzia gratis { $stat ->
    [sail] le vele
    [cargo] il carico
    [cannons] i cannoni
   *[other] { $stat }
}, ora { $value }.
event-solo-took = { $gains ->
    [none] { $player }: { own-ship } non prende nulla da { $island }.
   *[other] { $player }: { own-ship } prende { $gains } da { $island }.
}
event-solo-hunts = { $player }: { own-ship }, derubata, dà la caccia a { the-target }.
event-solo-done = { $player }: { own-ship } ha finito: { the-why }.
event-time-up = Il round { $round } è finito: in testa c’è { $player }.
event-time-up-shared = Il round { $round } è finito: primo posto a pari merito.
event-won = { $player } ha tutte le spezie in patria e vince.

## A turn in one sentence: clauses about a ship, put after its letter

said-loaded = carica { $goods }
said-unloaded = scarica { $goods }
said-ashore = { $goods } a terra
said-picked-up = raccoglie { $goods }
said-given = trasferisce { $goods }
said-dumped = getta in mare { $goods }
said-shot-overboard = perde fuori bordo { $goods }
said-spoils = prende { $goods } da { the-target }
said-sailed = fino a { $square }
said-turned = gira la prua a { the-way }
said-looked = guarda la carta di { $island }
said-traded = { $crates ->
    [one] scambia 1 cassa con { the-gains }
   *[other] scambia { $crates } casse con { the-gains }
}
said-refused = rifiuta la carta di { $island }
said-bought = compra { $count } casse
said-sold = vende { $count } casse
said-swapped = scambia { the-item } con { the-wanted }
said-upgraded = { the-stat } ora { $value }
said-lowered = { the-stat } giù a { $value }
said-battle = { $won ->
    [true] batte { the-target }
   *[other] perde con { the-target }
}
said-pirate-battle = { $won ->
    [true] batte la { the-pirate }
   *[other] perde con la { the-pirate }
}
said-drew = nuova carta: { $card }
said-idle = nessuna carta serve
said-took = { $gains ->
    [none] non prende nulla da { $island }
   *[other] prende { $gains } da { $island }
}
said-won = tutte le spezie sono in patria
counted-crate = { $count ->
    [one] 1 cassa
   *[other] { $count } casse
}
counted-coin = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}

# Headings of the log
chapter-round = Round { $round }

## What luck is about, in an analysis

drawn-card = Una carta commercio
drawn-order = Una carta dell’automa
drawn-wind = Il vento
drawn-battle = I dadi di un combattimento
drawn-cards = Carte mescolate

## Where points come from

source-spices = Spezie in patria
source-aboard = Spezie a bordo
points-short = spezie: { $points }
won = { $player } vince con { $points ->
    [one] 1 spezia
   *[other] { $points } spezie
} in patria.
won-tie = { $player } vince per ordine di turno il pareggio a { $points } spezie.
won-dei-limit-1 = L’ultimo round è finito. Nessuno ha vinto; più vicino all’obiettivo: { $player }.
won-shared-dei-limit-1 = L’ultimo round è finito. Nessuno ha vinto; ugualmente vicini all’obiettivo: { $players }.

## Designing a map

draw-tools = Strumenti
draw-board = La mappa. Le frecce muovono un cursore, la barra spaziatrice usa lo strumento
draw-parts = Parti della pagina
draw-tab-board = Il disegno
draw-tab-islands = Isole
draw-tab-map = La mappa
draw-tab-report = Esito
draw-sea = Mare aperto: cancella terra e porti
draw-sea-short = Mare
draw-open-sea = mare aperto
draw-port = Porto
draw-hand = Sposta la vista invece di disegnare
draw-hand-short = Vista
draw-land = Terra di un’isola
draw-land-of = Terra di { $island }
draw-home-of = { $name }, isola di partenza del giocatore { $player }
draw-new-island = Nuova isola
draw-ships = Navi all’inizio
draw-ship-of = { $ship } del giocatore { $player }
draw-ship-hint = Fai clic dove comincia. Trascina da lì, o fai di nuovo clic, per girarla.
draw-facing = Prua
draw-faces = Prua a { the-way }
draw-beach = Togli dalla mappa
draw-name-of = Nome di { $letter } ({ $kind })
draw-cards-of = Carte commercio su { $island }
draw-fewer = Diminuisci
draw-more = Aumenta
draw-remove = Elimina { $island }
draw-cards-total = Carte commercio: { $cards }
draw-title = Titolo
draw-printed = Come stampato nella mia scatola
draw-players = Giocatori
draw-for = per { $count } giocatori
draw-symmetry = Simmetria
draw-symmetry-none = nessuna
draw-symmetry-turn = mezzo giro
draw-symmetry-mirror = sinistra e destra
draw-symmetry-mirrors = doppio specchio
draw-size = Quadretti
draw-width = Larghezza
draw-height = Altezza
draw-shift = Sposta il disegno
draw-shift-left = Un quadretto a sinistra
draw-shift-right = Un quadretto a destra
draw-shift-up = Un quadretto in alto
draw-shift-down = Un quadretto in basso
draw-untitled = Il mio arcipelago
draw-start = Parti da…
draw-start-hint = Il tuo disegno resta su questo dispositivo. Qualunque cosa tu scelga qui, «Annulla» lo riporta indietro.
draw-start-empty = Mare vuoto
draw-start-shipped = Una mappa di Carrack
draw-start-generated = Una mappa casuale che supera ogni controllo
draw-seed = Seme
draw-generate = Disegna
draw-generating = Sto disegnando…
draw-start-before = Il tuo disegno di prima
draw-start-before-take = Recupera
draw-undo = Annulla
draw-redo = Ripeti
draw-clear = Svuota
draw-keys = Tasti
draw-keys-told = Le frecce muovono il cursore sulla mappa; con Maiusc intanto disegnano.
    Spazio o Invio usa lo strumento, Canc svuota un quadretto.
    La lettera o il numero di un’isola ne prende la terra, Maiusc+M il Mercato, + i porti, . il mare.
    Maiusc+B e Maiusc+S prendono la nave grande e quella piccola, di nuovo quella del prossimo giocatore, Maiusc+R la gira.
    Maiusc+N crea una nuova isola. Ctrl+Z annulla, Ctrl+Y ripete.
draw-in-hand = In mano: { $tool }
draw-undone = Annullato. { $what }
draw-redone = Rifatto. { $what }
draw-more-squares = { $count ->
    [one] E un altro quadretto
   *[other] E altri { $count } quadretti
}
draw-lands = { $count ->
    [0] ancora nessuna terra
    [one] un quadretto di terra
   *[other] { $count } quadretti di terra
}
draw-ports = { $count ->
    [0] nessun porto
    [one] un porto
   *[other] { $count } porti
}
draw-no-place = non ancora sulla mappa
draw-key-big = Prendi la nave grande; ancora una volta, quella del giocatore seguente
draw-key-small = Prendi la nave piccola; ancora una volta, quella del giocatore seguente
draw-key-turn = Gira la nave in mano
draw-key-clear = Svuota il quadretto
draw-errors = { $count ->
    [one] Una cosa impedisce di giocarla.
   *[other] { $count } cose impediscono di giocarla.
}
draw-warnings = { $count ->
    [one] Si può giocare. Una raccomandazione non è rispettata.
   *[other] Si può giocare. { $count } raccomandazioni non sono rispettate.
}
draw-fair = Si può giocare e rispetta ogni raccomandazione.
draw-distances = Punti movimento dalla partenza, con la nave più vicina
draw-island = Isola
draw-seat = Giocatore { $seat }
draw-to-market = Il Mercato
draw-to-wild = Isola dei selvaggi più vicina
draw-no-map = Non contiene nessuna mappa. { $why }
draw-play = Gioca questa mappa
draw-play-solo = In solitario contro l’automa

## At the board: ways, dialogs, battles

course-chance = { $odds }/36 ≈ { $percent }%
course-to = { $points ->
    [one] Fino a { $square }, prua a { the-way }: 1 punto
   *[other] Fino a { $square }, prua a { the-way }: { $points } punti
}
course-facing = { $points ->
    [one] { the-way }, 1 punto
   *[other] { the-way }, { $points } punti
}
course-wakes = provoca la { the-pirate } (vittoria: { course-chance })
course-face = Prua all’arrivo
course-sail = Naviga fin lì
course-leave = Non andarci
course-short = Più breve ({ $points }), accanto alla { the-pirate }
course-safe = Più lunga, lontano dai pirati
card-title = La carta di { $island }
card-accept = Accetta
card-too-dear = A bordo ci sono troppo poche casse per accettarla.
card-private = Nessun altro la vede, a meno che tu non la accetti.
market-open = Mercato…
market-crates = Casse
market-swap = Una spezia e due monete per
market-upgrade = Potenziamenti
market-raise = { $cost ->
    [one] A { $value } per 1 moneta
   *[other] A { $value } per { $cost } monete
}
market-advance = { $cost ->
    [one] Prossima casella, ancora { $value }, per 1 moneta
   *[other] Prossima casella, ancora { $value }, per { $cost } monete
}
market-top = casella più alta
harbour-open = Carica, trasferisci…
harbour-title = Carico
harbour-home = Isola di partenza
harbour-bare = Qui non c’è nulla.
harbour-how = Scegli una merce, poi tocca uno spazio libero; tocca uno spazio pieno per rimetterla a posto. Puoi anche trascinare o digitare un numero.
harbour-on-shelf = { the-item }: { $count } sull’isola
harbour-slot = Rimetti a posto: { the-item }
harbour-slot-free = Spazio libero: metti qui { the-item }
harbour-slot-none = Spazio libero
harbour-fill = Riempi: { the-item }
harbour-empty = Svuota
harbour-empty-across = Tutto sull’altra
harbour-not-here = a { $square }, non in patria
harbour-presets = Carico in un colpo solo
harbour-all-crates = Solo casse
harbour-crates-coins = { $crates } { $crates ->
    [one] cassa
   *[other] casse
} / { $coins } { $coins ->
    [one] moneta
   *[other] monete
}
harbour-last = Come l’ultima volta
harbour-ashore = Tutto a terra
harbour-reset = Come prima
harbour-confirm = Carica così
harbour-changes = { $count ->
    [0] Nulla cambia posto.
    [one] 1 merce cambia posto.
   *[other] { $count } merci cambiano posto.
}
harbour-lapses = { $points ->
    [one] Conclude il movimento della { the-size }: 1 punto va perso.
   *[other] Conclude il movimento della { the-size }: { $points } punti vanno persi.
}
harbour-back = Ciò che era già stato spostato viene prima annullato.
harbour-round = Finché una nave non salpa, tra due luoghi le merci vanno in un senso solo: prima annulla un passo.
harbour-none = Al momento non c’è nulla da caricare o trasferire.
harbour-others = Mentre giocano gli altri, si possono caricare le navi nel proprio porto di partenza.
ask-lower = { the-stat } da { $from } a { $to }
ask-fields = Caselle da abbassare: { $fields }
ask-loser = sconfitta: { $ship }
battle-title = Combattimento

## What is to be said about a map that is being drawn

map-who = { $seat ->
    [0] La { the-pirate }
   *[other] La { the-size } del giocatore { $seat }
}
map-port-touches = Il porto a { $square } { $count ->
    [0] non tocca nessuna isola
    [one] tocca un’isola
   *[other] tocca { $count } isole
} lungo i lati.
    .right = Un porto ne tocca esattamente una.
map-no-port = { $island } non ha porti.
    .right = Ogni isola ne ha uno: mettilo su un quadretto di mare accanto alla sua terra.
map-pieces = { $island } ({ $letter }) è disegnata in più pezzi.
    .right = Un’isola è tutta d’un pezzo.
map-off-board = { map-who } comincia fuori dalla mappa, a { $square }.
    .right = Ogni nave comincia in mare, in un quadretto tutto suo.
map-on-land = { map-who } comincia sulla terra, a { $square }.
    .right = Ogni nave comincia in mare, in un quadretto tutto suo.
map-foreign-port = { map-who } comincia in un porto di partenza altrui, a { $square }.
    .right = Lì possono stare solo le navi di quell’isola.
map-taken = { map-who } comincia dove comincia un’altra nave, a { $square }.
    .right = Ogni nave comincia in mare, in un quadretto tutto suo.
map-unreached = Il giocatore { $seat } non può raggiungere { $island }.
    .right = Ogni porto si può raggiungere, tranne quelli di partenza altrui.
map-not-drawn = { $island } non è ancora disegnata.
    .right = Prendi la sua terra tra gli strumenti e disegnala.
map-no-start = { map-who } non ha ancora un punto di partenza.
    .right = Sceglila tra le navi, poi fai clic su un quadretto di mare.
map-no-wild = Non c’è ancora nessuna isola dei selvaggi.
    .right = Creane una con «Nuova isola» e disegnala.
map-no-title = La mappa non ha titolo.
    .right = Dagliene uno.
map-no-name = Un’isola non ha nome.
    .right = Dagliene uno.
map-many-cards = Le isole hanno { $cards } carte commercio.
    .right = Ce ne sono { $most }.
map-market-far = Il Mercato dista { $distances } punti movimento.
    .right = Dovrebbe essere alla stessa distanza da tutti.
map-wild-far = L’isola dei selvaggi più vicina dista { $distances } punti movimento.
    .right = Dovrebbe essere più o meno alla stessa distanza da tutti.
map-near-cards = Le isole più vicine ai giocatori ({ $near }) hanno { $near_cards } carte commercio, le altre ({ $far }) { $far_cards }.
    .right = Meno carte vicino ai giocatori, di più lontano.
map-solo = Le isole hanno { $cards } carte commercio.
    .right = Con { $most } o meno la mappa va bene anche per ogni livello in solitario.
map-shape = Le isole di partenza non formano la figura consigliata.
    .right = { $players ->
    [3] Dovrebbero formare un triangolo.
   *[other] Dovrebbero formare un rettangolo o un quadrato.
}
map-port-pair = { $island } ha i porti { $ports }.
    .right = Un’isola dei selvaggi dovrebbe avere un porto, o due affiancati.

## Why something is refused

# None of a thing, in a sentence
no-item = { $item ->
    [crate] nessuna cassa
    [coin] nessuna moneta
    [clove] nessun chiodo di garofano
    [nutmeg] noce moscata
    [cardamom] cardamomo
    [cinnamon] cannella
    [pepper] pepe
   *[other] { $item }
}
refusal-asked-first = Prima scegli quale delle tue navi subisce il primo attacco dei pirati.
refusal-asked-lower = Prima scegli quale statistica abbassare.
refusal-asked-drop = Prima scegli che cosa finisce fuori bordo.
refusal-asked-dump = La stiva è troppo piena: prima scegli che cosa gettare in mare.
refusal-asked-take = Prima scegli quale spezia passa di mano.
refusal-asked-card = Dopo aver guardato una carta puoi solo accettarla o rifiutarla.
refusal-not-asked = Ora non c’è da fare questa scelta.
refusal-no-points = Questa nave non ha più punti movimento in questo turno.
refusal-behind = Una nave non può andare in nessuno dei tre quadretti dietro di sé: prima girala.
refusal-no-water = Una nave non può andare sulla terra né fuori dal tabellone.
refusal-square-taken = In quel quadretto c’è una nave.
refusal-foreign-port = Una nave non può entrare nel porto di partenza di un avversario.
refusal-faces-already = La nave ha già la prua a { the-way }.
refusal-port-to-be-left = La nave doveva lasciare questo porto e deve finire il turno altrove.
refusal-port-no-way-out = La nave doveva lasciare questo porto, e non potrebbe più uscirne.
refusal-turn-strands = La nave deve lasciare questo porto, e dopo essersi girata non potrebbe più farlo.
refusal-other-must-leave = Prima l’altra tua nave deve lasciare il suo porto.
refusal-under-way-must-leave = Prima la nave che ha iniziato il movimento deve lasciare il suo porto.
refusal-must-leave = Prima che il turno finisca, una nave deve lasciare il suo porto.
refusal-not-afloat = Nel quadretto della nave non c’è { no-item } in mare.
refusal-shot-overboard = Ciò che hai perso contro i pirati non si può ancora recuperare.
refusal-hold-full = La stiva è piena.
refusal-other-hold-full = La stiva dell’altra tua nave è piena.
refusal-not-in-home-port = Si carica e si scarica solo nel proprio porto di partenza.
refusal-at-home-only = Nei turni altrui si carica e si scarica solo una nave nel proprio porto di partenza.
refusal-goods-go-round = Perché nessun turno giri in tondo, la merce non torna da dove è venuta: non prima che una tua nave navighi o svolti, o nel tuo prossimo turno.
refusal-not-on-island = Sulla tua isola di partenza non c’è { no-item }.
refusal-not-aboard = La nave non porta { no-item }.
refusal-loser-without = La nave sconfitta non porta { no-item }.
refusal-not-side-by-side = Le tue due navi non sono adiacenti lungo un lato.
refusal-own-ship = Puoi attaccare solo navi di altri giocatori.
refusal-not-adjacent = Le navi non sono adiacenti.
refusal-in-port = Una nave in un porto non può attaccare né essere attaccata.
refusal-fought = Queste due navi hanno già combattuto in questo turno.
refusal-attacked = Questa nave ha già attaccato in questo turno.
refusal-no-wild-island = Quest’isola dei selvaggi non esiste.
refusal-no-cards-here = La nave non usa un porto di quest’isola, oppure l’isola è esaurita.
refusal-looked = Questa nave ha già guardato una carta qui in questo turno.
refusal-card-price = { $crates ->
    [one] La carta chiede solo 1 cassa.
   *[other] La carta chiede solo { $crates } casse.
}
refusal-too-few-crates = La nave non porta abbastanza casse.
refusal-too-few-alongside = L’altra tua nave non è qui accanto con le casse che mancano.
refusal-not-at-market = La nave non usa un porto dell’Isola del Mercato.
refusal-supply-out = { $item ->
    [crate] Nella riserva restano meno di due casse.
   *[other] Nella riserva non c’è più { no-item }.
}
refusal-sell-two = La nave porta meno di due casse.
refusal-just-bought = Perché nessun turno giri in tondo, non si vende nulla dopo aver comprato casse: non prima che una tua nave navighi o svolti, o nel tuo prossimo turno.
refusal-exchange-price = Scambiare una spezia costa due monete, che devono essere a bordo di questa nave.
refusal-highest-field = Il tracciato { $stat ->
    [sail] delle vele
    [cargo] del carico
    [cannons] dei cannoni
   *[other] { $stat }
} è già alla casella più alta.
refusal-lowest-field = Il tracciato { $stat ->
    [sail] delle vele
    [cargo] del carico
    [cannons] dei cannoni
   *[other] { $stat }
} è già alla casella più bassa.
refusal-field-price = { $cost ->
    [one] La prossima casella costa 1 moneta; a disposizione: { $coins }.
   *[other] La prossima casella costa { $cost } monete; a disposizione: { $coins }.
}

## What cannot be chosen for a new game ($numbers: a list)

wrong-map = Su questa mappa non si può giocare:
    { $problems }
wrong-map-players = { $title } è solo per questi numeri di giocatori: { $numbers }; qui sono { $players }.
wrong-map-of-seed = La mappa numero { $seed } è diversa da quella nell’opzione «map»: lascia fuori una delle due.
wrong-chart-and-seed = L’opzione «chart» indica la mappa «{ $chart }», e «map_seed» ne estrae un’altra: lascia «chart» su «{ $standard }» per giocare su quella estratta.
wrong-chart-and-map = L’opzione «chart» indica la mappa «{ $chart }», e «map» ne contiene un’altra: lascia «chart» su «{ $standard }» per giocare sulla tua.
wrong-players-of-maps = Le mappe sono per 1–4 giocatori, non per { $players }.
wrong-seed = Il numero di una mappa è un numero intero da 0 a { $most }, non { $seed }.
wrong-supply = La scatola di questa edizione non basta per iniziare una partita a { $players }; la riserva non può quindi essere limitata:
    { $lacking }
    Lascia l’opzione «supply» su «{ $free }».
supply-lacks = { $item ->
    [crate] Casse
    [coin] Monete (valore)
    [clove] Chiodi di garofano
    [cardamom] Cardamomo
    [cinnamon] Cannella
    [nutmeg] Noce moscata
    [pepper] Pepe
   *[other] { $item }
}: ne servono { $needed }, nella scatola ce ne sono { $held }.

## What is wrong with an edition or a map ($wrong, $right: texts about a map; the rest as in the file)

box-finding = { $wrong } { $right } (DEI-ARCH-1)
box-cards = le carte commercio sono { $count }; devono essere { $needed }
box-large-cards = le carte che danno tre spezie sono 2, non { $count }: quelle escluse in solitario ai livelli difficile ed esperto (DEI-SOLO-12)
box-gives-nothing = la carta non dà nulla; una carta dà monete, spezie o entrambe
box-gives-many = la carta dà { $spices } spezie; al massimo { $most }
box-no-deck = il mazzo del livello { $level } non ha carte; all’automa ne serve una (DEI-SOLO-4)
box-deck = il mazzo del livello { $level } ha { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; nella scatola ne ha { $usual } (DEI-SOLO-4); il tuo può essere diverso (DEI-SOLO-16)
box-shuffles = il mazzo del livello { $level } ha { $cards } carte con il simbolo di rimescolamento; nella scatola ne ha una (DEI-SOLO-13)
box-otherwise = «{ $action }» non ha un’altra azione; ce l’ha solo la caccia (DEI-SOLO-7)
box-no-market = questa carta non va al Mercato; solo al Mercato si potenziano le statistiche
box-no-upgrade = non si potenzia nulla; al Mercato si potenziano vele, cannoni o entrambi
box-fields = un tracciato ha almeno due caselle, non { $fields }
box-values = un valore è minore del precedente; i valori non calano mai
box-prices = ci sono { $prices } prezzi per { $fields } caselle; ogni casella tranne l’ultima ha il prezzo della successiva
box-no-field = non c’è una casella { $field }; il tracciato ha { $fields } caselle
box-start = la { the-size } comincia dal valore { $value }; comincia da una casella di valore { $expected } (DEI-SETUP-7)
box-not-as-ruled = { $key } è { $found }; deve essere { $wanted } ({ $rule })
box-supply = ce ne sono { $held }; la preparazione per { $players } giocatori ne richiede { $needed }: una partita così non può avere la riserva limitata (DEI-SETUP-11)
box-sizes = un elenco [grande, piccola]
box-cannons = il tracciato non ha il valore { $value }; i cannoni sono valori del tracciato
box-sail = la casella { $field } del livello { $level } ha valore { $value }; deve avere valore { $wanted } (DEI-SOLO-1)
box-drawing = un disegno, un carattere per quadretto
box-row = la riga { $row } ha { $squares } quadretti; la riga 1 ne ha { $width }
box-size = la mappa ha { $width } per { $height } quadretti; ne servono da { $least } a { $most } per lato
box-no-island = non c’è un’isola «{ $mark }» ({ $squares }); vedi [[homes]], [market], [[wild]]
box-not-drawn = l’isola «{ $letter }» non è disegnata; disegnala o lasciala fuori
box-letter = una lettera minuscola, da a a z
box-letter-twice = «{ $letter }» è usata due volte; dai a ogni isola la sua lettera
box-homes = ci sono { $homes } isole di partenza per { $players } giocatori; ne serve una per ogni giocatore
box-many-cards = le isole hanno { $cards } carte; ce ne sono { $most }
box-berth = un quadretto e una direzione, come «c9 NE»

## The lessons (each prompt is at most 40 words)

lesson-cargo = Caricare
lesson-cargo-goal = Ti diamo il benvenuto a bordo! Vinci quando sulla tua isola di partenza ci sono otto spezie: due scorte ciascuna di chiodi di garofano, cardamomo, cannella e noce moscata. Le ottieni in cambio di casse, lontano da casa.
lesson-cargo-hold = Le tue due navi sono nel tuo porto di partenza. Lì caricano e scaricano a piacere, fino a riempire la stiva. La nave grande porta sette merci. Una cassa la carico io.
lesson-cargo-load = Carica altre due casse sulla nave grande, così ne avrà tre.
lesson-cargo-early = Stai partendo con troppo poche casse. Annulla, e prima carica.

lesson-sail = Navigare
lesson-sail-points = Una nave ha tanti punti movimento quante sono le sue vele: la grande ne ha tre. Un punto la muove di un quadretto: avanti, in diagonale avanti o di lato, mai indietro.
lesson-sail-do = Porta la nave grande nel porto indicato dell’isola dei selvaggi. Fai clic sul quadretto: la nave percorre tutta la rotta in una volta.
lesson-sail-idle = La tua nave non è arrivata. Annulla la fine del turno e continua a navigare.

lesson-card = Carte commercio
lesson-card-look = Su ogni isola dei selvaggi c’è un mazzo di carte commercio. Una nave nel suo porto può sbirciare la prima carta una volta per turno, in segreto. Do un’occhiata.
lesson-card-accept = Tre casse per cardamomo e noce moscata: un’ottima offerta, e le casse le hai. Accettala.
lesson-card-refused = Puoi rifiutare, e nessuno saprà che cosa hai visto. Ma questa carta era buona: annulla o ripeti la lezione.
lesson-card-cards = Le casse non ci sono più, le spezie sono a bordo. Una carta rifiutata torna in cima al mazzo. Un’isola senza carte è esaurita: il suo porto non protegge nessuno.

lesson-turn = Girare
lesson-turn-facing = La tua nave ha la prua a est, dove andava, ma la patria è a ovest. Girare in qualunque direzione costa un punto; con gli altri la nave prosegue.
lesson-turn-do = Porta la nave grande nel quadretto indicato sulla via del ritorno. Dove serve, il tabellone gira la nave per te.
lesson-turn-short = Non è abbastanza lontano. Annulla la fine del turno e usa tutti e tre i punti.

lesson-home = Ritorno in patria
lesson-home-sail = La patria è a un passo. Porta la nave grande nel porto indicato.
lesson-home-away = Ti trovi ancora in mare. Annulla la fine del turno e torna in patria.
lesson-home-unload = Ora scarica entrambe le spezie. Conta solo ciò che è sulla tua isola.
lesson-home-cardamom = cardamomo
lesson-home-nutmeg = noce moscata
lesson-home-left = Una spezia è ancora a bordo. Annulla la fine del turno e scaricala.
lesson-home-need = Due su otto! Il pepe sostituisce qualsiasi spezia che ti manca. Puoi scaricare anche nei turni altrui, e vinci appena le hai tutte e otto.

lesson-market = L’Isola del Mercato
lesson-market-where = La tua nave grande è all’Isola del Mercato con sei monete. Qui scambi quanto vuoi: una moneta con due casse, due casse con una moneta, o una spezia e due monete con un’altra spezia.
lesson-market-buy = Compra due casse per una moneta.
lesson-market-none = Non hai comprato nulla. Annulla la fine del turno e compra casse.

lesson-upgrade = Navi migliori
lesson-upgrade-what = L’Isola del Mercato potenzia anche le navi: vele per muoversi di più, carico per una stiva più grande, cannoni per i combattimenti. Ogni nave avanza di una casella sul tracciato pagando il prezzo stampato.
lesson-upgrade-do = Potenzia quello che vuoi sulla tua nave grande.
lesson-upgrade-none = Non è ancora migliorato nulla. Annulla la fine del turno e potenzia la tua nave.

lesson-pirates = Pirati
lesson-pirates-wind = Prima di ogni turno il vento muove entrambi i pirati di un quadretto. Chi è accanto a uno, fuori da un porto, viene attaccato. Anche un passo accanto a un pirata fa scattare subito un combattimento.
lesson-pirates-pass = Porta la nave grande nel porto indicato del Mercato, ma girando al largo della nave pirata piccola: in mare non devi mai fermarti accanto a lei.
lesson-pirates-met = Quel quadretto è accanto alla nave pirata, quindi hai dovuto combattere. Chi perde cede una casella di una statistica e parte del carico. Ripeti, e girale al largo.
lesson-pirates-idle = Il porto è a portata. Annulla la fine del turno e raggiungilo.
lesson-pirates-ports = Al sicuro: nei porti nessuno attacca né viene attaccato. Ma nel porto di un’isola dei selvaggi o del Mercato una nave può finire solo due dei tuoi turni; al terzo deve uscire.

lesson-battle = Combattimenti
lesson-battle-how = La nave grande avversaria porta spezie. In mare una nave può attaccare ogni nave avversaria accanto una volta per turno. Entrambe tirano un dado e aggiungono i cannoni; in caso di pareggio vince chi attacca.
lesson-battle-do = Portale accanto la tua nave grande, poi attacca.
lesson-battle-lost = Che sfortuna: i dadi erano contro di te. Ripeti la lezione.
lesson-battle-none = Non c’è stato nessun combattimento. Annulla la fine del turno, avvicinati e attacca.
lesson-battle-spoils = Vittoria! Chi vince prende una spezia a scelta; chi attaccava anche una moneta, se c’è. Con cannoni migliori si vince più spesso, per te e contro di te.

lesson-round = I tuoi primi round
lesson-round-hint = Due round contro il Mozzo, su una mappa piccola. Carica casse, raggiungi un’isola dei selvaggi, guarda la sua carta. Il pulsante «Consiglio» mostra che cosa farebbe chi gioca bene. Poi termina il turno.
lesson-round-watch = Il Mozzo ha fatto il suo turno, e il vento ha soffiato. Gioca un altro turno; chiedi un consiglio quando vuoi.
lesson-round-ready = Ora conosci The Dutch East Indies! Riporta in patria otto spezie prima degli altri. Le regole sono sempre a portata di clic.

## Said once, in the first games after the lessons

explain-depleted = Quest’isola non ha più carte: è esaurita. Ora il suo porto non protegge nessuno, e le navi possono restarci quanto vogliono.
explain-dealt = Tutte le isole dei selvaggi erano vuote, quindi le carte commercio sono state rimescolate e ridistribuite.
explain-dumped = Ciò che non entra nella stiva viene gettato in mare nel quadretto della nave. Ogni nave che passa può raccoglierlo gratis.
explain-blocked = I pirati non vanno mai sulla terra, sopra altre navi o nei porti di partenza. Se il vento ce li spinge, vanno nella direzione opposta.
explain-swapped = Al Mercato una spezia e due monete diventano una spezia a scelta, tranne il pepe.
explain-fight = Una nave accanto a un pirata in mare deve combattere: dado e cannoni contro dado e cannoni. In caso di pareggio vincono i pirati.
explain-lowered = Una statistica è scesa di una casella. All’Isola del Mercato si può potenziare di nuovo.
explain-battle = Una nave può attaccare la stessa nave altrui una volta per turno, prima o dopo il suo movimento, ma non nel mezzo. In solitario contro l’automa, ogni nave attacca una volta per turno.
explain-given = Due navi dello stesso giocatore possono trasferirsi merci fianco a fianco. Quella che ha iniziato a muoversi si ferma lì.

# --- inserimento di edizioni

edit-sail = Tracciato: { stat-sail }
edit-cargo = Tracciato: { stat-cargo }
edit-cannons = Tracciato: { stat-cannons }
value-values = Valore di ogni casella
value-prices = Prezzo della prossima casella
value-big = Casella iniziale della nave grande
value-small = Casella iniziale della nave piccola
value-crates = Casse
value-coins = Monete
value-stock-solo = In solitario: casse e monete
edit-pirates = { label-pirates }: cannoni
edit-solo = { label-solo }: livello per livello, grande/piccola
value-solo-cannons = Cannoni
value-solo-sails = Casella del tracciato delle vele
edit-id = Nome
edit-solo-cards = Carte dell’automa
edit-action = Azione
edit-otherwise = Altrimenti
edit-upgrades = Potenzia
edit-levels = Livelli
edit-shuffle = Mescola
edit-wild = isola dei selvaggi
edit-market = Mercato
edit-hunt = caccia

## Beside the board: what is entered by hand

entered-start = Chi comincia?
entered-wind = Vento per la { the-pirate }: quale direzione indica il dado?
entered-winds = Vento: quale direzione indica il dado?
entered-battle = Un combattimento: che cosa mostrano i due dadi?
entered-die-first = attaccante, o nave contro pirati
entered-die-second = l’altra parte
entered-card = Qual è la prima carta commercio su { $island }?
entered-order = Quale carta scopre l’automa?
entered-item = { $count } × { the-item }
