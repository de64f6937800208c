# Texts of the page. What a game says about itself comes from the game.

## Everywhere
language = Taal
language-away = { $language } kan nu niet worden opgehaald. Kies de taal opnieuw zodra er een netwerk is
part-away = Een deel van deze pagina kan nu niet worden opgehaald. Het komt zodra er een netwerk is
texts-title = Alle teksten, zo lang als ze worden
texts-accented = Alle letters met accent
answer = Antwoord
close = Sluiten
cancel = Annuleren
back = Terug
really = Weet je het zeker?
loading = Een ogenblik …
range = { $from } … { $to }
game = Spel
bot = bot

menu = Menu
to-lobby = Lobby
to-server = Deze server
to-club = Club
sign-in = Inloggen
somebody = iemand

## Start page
new-table = Nieuwe tafel
continue = Verder
colon = :
look = Bekijken
play-again = Nog een keer
rematch-rotated = Revanche, plaatsen één opgeschoven
rematch-stronger = Tegen sterkere bots
share = Delen
best-so-far = Je score: { $points }. { $players ->
    [1] Je beste score solo: { $best }.
   *[other] Je beste score met { $players } spelers: { $best }.
} Gewonnen: { $won } van { $played }.
score-cell = { $source }, { $player }: { $points }. Laat zien waarvoor.
rematch = Revanche
delete-table = Verwijderen
name-and-points = { $player } { $points }
your-turn = Jouw beurt
waiting = { $player } is aan de beurt.
to-start = Naar de startpagina

## New table
players = Spelers
seats = Plaatsen
name-of = Naam op plaats { $number }
who-of = Wie speelt op plaats { $number }
who-here = op dit apparaat
who-link = elders, via een link
who-person = Een mens
who-strength = Een bot
other-bots = Andere bots
strengths = Sterkte van de bots
strength-deckhand = Lichtmatroos
    .about = Maakt fouten; goed voor een eerste spel. Antwoordt binnen een seconde.
strength-helmsman = Stuurman
    .about = Speelt degelijk.
strength-navigator = Navigator
    .about = Denkt vooruit en vergeeft weinig.
strength-admiral = Admiraal
    .about = De sterkste bot.
bot-title-greedy = Vuistregel
bot-title-search = Eenvoudig zoeken
bot-title-tree = Vuistregel (in plaats van de vroegere boomzoeker)
bot-title-learned = Autodidact
bot-title-random = Willekeurige zetten
turn-takes = Een beurt duurt hier hoogstens { $seconds } s.
automaton = AI
bot-names = Inês, Bartolomeu, Leonor, Fernão
hints-allowed = Tips toestaan
rated = Met rating
talk-allowed = Chat aan tafel

## Table
tabs = Delen van de tafel
banners = Mededelingen
tab-board = Bord
tab-players = Spelers
tab-displays = Aanbod
tab-log = Logboek
actions = Wat te doen
moves = Mogelijke zetten
moves-opened = { $group }: { $count ->
    [one] één zet
   *[other] { $count } zetten
}
nothing = niets
not-on-board = niet op het bord
trail = Tot nu toe gekozen
trail-top = Alle zetten
practice = oefening
spectator = kijkt mee
score-sheet = Punten
score-so-far = Tot nu toe gescoord
standing = Schatting
standing-told = Wat al het zichtbare zou opleveren als het spel nu eindigde.
standing-total = Met de schatting erbij
score-source = Bron
score-total = Totaal
score-place = Plaats
won = { $player } wint met { $points } OP.
won-tie = { $player } wint met { $points } OP; bij gelijke stand beslist de spelersvolgorde.
won-automaton = De AI heeft gewonnen.
won-shared = { $players } delen de eerste plaats met { $points } OP.
over = Het spel is voorbij. { $player } heeft gewonnen.
over-automaton = Het spel is voorbij. De AI heeft gewonnen.
over-shared = Het spel is voorbij. { $players } delen de eerste plaats.
over-limit = Een limiet heeft het spel beëindigd. Niemand heeft gewonnen.
thinking = { $player } denkt na …
thinking-of = { $seconds } s · meestal tot { $most } s
thinking-limit = { $seconds } s · tot { $most } s per beslissing
thinking-for = { $seconds } s
thinks = denkt na
hint = Tip
hint-key = Wat zou een bot spelen? (H)
hint-waits = Een bot denkt na over je zet …
hint-none = Hier valt voor de bot niets te kiezen.
hint-by = Advies van { $bot }, die weet wat jij weet. Klik op een zet om die te spelen.
hint-close = Tip sluiten (Esc)
hint-closed = Tip gesloten.
hint-rank = Tip: keuze nummer { $rank }
hint-behind = Tip: keuze nummer { $rank } zit erbij
hint-way = ({ $count } zetten)
hint-then = dan { $moves }
hint-heard = Tip: { $move }, { $value }. De beste zetten staan in de lijst en zijn gemarkeerd.
hint-heard-alone = Tip: { $move }. De beste zetten staan in de lijst en zijn gemarkeerd.
outlook = Verwacht resultaat
points-short = { $points } pt.
showing = { $player } speelt …
provisional = { $player } heeft deze beurt nog niet bevestigd; er kan nog iets veranderen.
cover-pass = Geef door aan { $player }
cover-why = Wat maar één speler mag zien, blijft verborgen tot het apparaat doorgegeven is.
cover-show = Ik ben { $player } – toon mijn kant
confirm = Beurt bevestigen
confirm-key = Beurt bevestigen (Enter)
end-turn = Beurt beëindigen
end-more = nog { $count }
undo = Terug
undo-key = Eén stap terugnemen (U of Ctrl+Z)
undo-end = Einde van de beurt terugnemen
reopen-ask = Vragen om het einde van de beurt terug te nemen
reopen-key = Het einde van de beurt wordt teruggenomen als alle anderen akkoord gaan (U)
reopen-yes = Akkoord
reopen-yes-key = Akkoord (Y)
reopen-no = Niet akkoord
reopen-no-key = Niet akkoord (K)
reopen-waits = Nog te antwoorden: { $players }.
reopen-played = { $player } heeft doorgespeeld: het einde van de beurt staat vast.
reopen-done = Iedereen is akkoord: { $player } neemt het einde van de beurt terug.
undo-way = Tocht
undo-way-title = De hele laatste tocht terugnemen
undo-row = Laatste
undo-row-title = Alles terugnemen wat het laatst in één keer gedaan is
undo-all = Alles
skip-links = Direct naar
skip-to-content = Naar de inhoud
skip-to-moves = Naar de zetten
skip-to-words = Naar het spelbord in woorden
skip = Overslaan »
speed = Tempo van andermans zetten
speed-off = meteen
speed-fast = snel
speed-normal = normaal
speed-slow = langzaam
speed-hand = met de hand
walk = Stap voor stap
walk-next = Volgende stap
walk-back = Terug
walk-at = { $number } van { $count }
walk-key = { $what } (toets { $key })
theme = Licht of donker (auto: zoals het systeem)
theme-auto = auto
theme-light = licht
theme-dark = donker
mute = Geluid uit
zoom = Grootte van het bord
zoom-in = Groter
zoom-out = Kleiner
offline = Verbinding verbroken. Nieuwe poging …
retrying = Je zet is nog niet aangekomen. Hij wordt opnieuw verstuurd …
table-deleted = Deze tafel is verwijderd.
ends-unused = Deze tafel is lang niet gebruikt en wordt op { $day } verwijderd.
ends-keeper = De beheerder van deze server verwijdert deze tafel op { $day }. Tot dan kun je het verslag opslaan.
ends-keep = Bewaren
table-replaced = Dit apparaat heeft zijn plaats niet meer: de link is op een ander apparaat vernieuwd, of iemand heeft de plaats ingenomen met een nieuwe uitnodiging van de host.
link-dead = Deze link opent geen plaats meer, je kunt er alleen mee meekijken; vraag de host om een uitnodiging.
seat-lost = De plaats van { $players } hoort niet meer bij dit apparaat: de link is vernieuwd, of iemand heeft die ingenomen met een nieuwe uitnodiging van de host. In het logboek staat wat er gebeurd is. Je kunt alleen meekijken.
luck-broken = Let op: deze tafel heeft zich niet gehouden aan het toeval dat voor het spel is afgesproken. Vertrouw er niet op.
table-missing = Die tafel bestaat niet.
table-closed = Bij deze tafel mag je niet meekijken. De tafel gaat alleen open met een uitnodiging of de link naar een plaats.
to-rematch = Naar de revanche
save-record = Verslag opslaan
save-record-running = Het spel is nog bezig: in dit verslag ontbreekt wat verborgen is, dus het kan niet teruggespeeld worden.
save-game = Opslaan …
save-record-about = om het spel in Carrack zet voor zet terug te spelen en te controleren.
save-bgsplay-about = dit spel voor de app BG Stats: deel het bestand met de app, of open het daar.
save-csv-about = één regel per deelnemer, voor een spreadsheet: datum, spel, namen, punten, plaatsen, rondes.

## What the server refuses ($message: in its own words)
problem-silence = De server antwoordt niet. Probeer het zo meteen nog eens.
problem-waits = De tafel kan nu niet geopend worden; de pagina blijft het proberen. { $message }

## Seats
here = hier
online = online
away = afwezig
resigned = opgegeven
played-by-bot = gespeeld door bot { $bot }
played-by-rules = volgt vaste regels
copy-link = Kopiëren
new-link = Nieuwe link
rename = Hernoemen
to-bot = Aan een bot geven
to-bot-named = Aan { $bot } geven
change-bot = Andere bot
another-plays = Een ander laten spelen
another-instead = Wie speelt verder voor { $player }?
to-human = Aan een mens geven
resign = Opgeven
qr = De link als QR-code
copied = De link is gekopieerd.
copy-yourself = Hier is de link.
link = Link
commitment-told = Het toeval lag vóór de eerste zet vast door een geheim van de server. De hash ervan:
practice-told = Oefening: het startgetal is gekozen. De hash ervan:
moved-told = Dit spel is hierheen gebracht in een bestand met zijn geheimen. Sindsdien is het een oefening.
seed-told = Het startgetal, nu onthuld:

## Friends: inviting, sitting down, talk, handing a seat over
waiting-for-players = { $count ->
    [one] Wacht op 1 speler
   *[other] Wacht op { $count } spelers
}
waiting-to-sit = Nog niet gaan zitten: { $players }
invitations = Uitnodigingen
room-drawing = Het spel begint zo
room-adding = { $count ->
    [one] Het apparaat van { $players } moet zijn deel van het toeval nog toevoegen. Dat gebeurt vanzelf zodra de tafel daar open is.
   *[other] De apparaten van { $players } moeten hun deel van het toeval nog toevoegen. Dat gebeurt vanzelf zodra de tafel daar open is.
}
room-opening = { $count ->
    [one] De opstelling wordt geloot zodra het apparaat van { $players } zijn deel onthult. Dat gebeurt vanzelf als de tafel daar open is.
   *[other] De opstelling wordt geloot zodra de apparaten van { $players } hun deel onthullen. Dat gebeurt vanzelf als de tafel daar open is.
}
room-ended = Dit spel is nooit begonnen
room-ended-about = Het deel van { $players } in het toeval is nooit onthuld, dus is er niets geloot.
room-given-up = De host heeft deze tafel opgegeven; er is niets geloot.
begin-now = Nu beginnen
begin-now-about = { $count ->
    [one] Zonder { $players }: de plaats blijft gereserveerd, maar voegt niets aan het toeval toe.
   *[other] Zonder { $players }: de plaatsen blijven gereserveerd, maar voegen niets aan het toeval toe.
}
give-up = Tafel opgeven
give-up-about = Dan wordt er niets geloot, en iedereen ziet waarom.
luck = Toeval
luck-shared = Gedeeld toeval
luck-shared-about = Elk apparaat aan tafel voegt een deel aan het toeval toe voordat de opstelling geloot wordt. Niemand kan de uitkomst bepalen, de host niet en de server niet, zolang één van de spelers eerlijk is.
luck-committed = heeft zich vastgelegd
luck-opened = heeft een deel toegevoegd
luck-nothing-yet = heeft nog niets toegevoegd
luck-from-here = van dit apparaat
luck-left-out = Niet hier toen de host begon, en daarom zonder deel: { $players }.
luck-of-server = De server voegt een eigen geheim toe, dat vóór alle andere vastligt. De hash ervan:
luck-kept = Dit apparaat heeft het gecontroleerd: zijn deel zit in het toeval, en daarna is er niets veranderd.
luck-unknown = Dit apparaat heeft hier geen deel toegevoegd en heeft dus niets te vergelijken. Als het spel voorbij is, controleert “carrack verify” het verslag.
invite-lead = Stuur iedereen een uitnodiging voor de eigen plaats. Het spel begint vanzelf als iedereen er is.
invite-lead-guest = Het spel begint vanzelf als iedereen er is.
room-open-club = Leden van de club kunnen ook in de lobby gaan zitten.
room-open-everybody = Iedereen die hier ingelogd is, kan ook in de lobby gaan zitten.
room-open-switch-club = Leden van de club vinden deze tafel in de lobby en mogen gaan zitten
room-open-switch-everybody = Iedereen hier vindt deze tafel in de lobby en mag gaan zitten
invitation-of = Uitnodiging voor { $player }
invites = { $player } nodigt je uit voor { $game } ({ $count } spelers).
invited = Je bent uitgenodigd voor { $game } ({ $count } spelers).
invites-you = { $player } nodigt je uit voor { $game } ({ $count } spelers)
invited-to = Je bent uitgenodigd voor { $game } ({ $count } spelers)
link-opened = heeft de link geopend
link-unopened = link nog niet geopend
bot-instead = Met een bot beginnen
watch-link = Link om mee te kijken
watch-link-about = Wie hem heeft, ziet de tafel, maar kan nergens aankomen.
watch-closed-about = Alleen wie een plaats heeft, ziet deze tafel.
watch-allowed = Iedereen met de link mag meekijken
watch-club-about = Leden van de club zien de tafel, maar kunnen nergens aankomen; anderen zien niets.
watch-club-allowed = Leden van de club mogen meekijken
new-invitation = Nieuwe uitnodiging
new-invitation-about = De vorige is meteen ongeldig.
invite-anew-about = Voor iemand die niet terugkomt of geen toegang meer heeft. Iedereen ziet dat je een nieuwe maakt. Wie die gebruikt, krijgt de plaats van { $player }; wie daar tot dan zat, krijgt bericht.
invitation-about = Wie de uitnodiging opent en gaat zitten, krijgt de plaats van { $player }. Dat kan één keer.
invitation-used = Deze uitnodiging is niet meer geldig
invitation-used-about = Die is al gebruikt, of er is een nieuwere. Vraag de afzender om een andere.
look-on = Aan tafel meekijken
plays-here-already = Dit apparaat speelt al voor { $players }. Neem deze plaats alleen als er op dit apparaat nog iemand anders speelt.
watch-message = Kijk mee hoe ik { $game } speel.
link-message = De plaats van { $player } in { $game }.
share-link = Delen …
qr-short = QR-code
only-here = Alleen deze computer kan deze pagina openen; op andere apparaten leiden de links nergens heen. Wil je dat telefoons en laptops in je netwerk meedoen, stop Carrack dan met Ctrl+C (elk spel blijft bewaard) en start het opnieuw met
only-here-yet = Tot nu toe kan alleen deze computer deze pagina openen; op andere apparaten leiden de links nergens heen.
open-network = Anderen in dit netwerk laten meespelen
only-here-no-network = Deze computer zit op geen enkel netwerk; geen ander apparaat kan de links openen.
only-here-qr = Deze code werkt alleen op deze computer.
your-seat = jouw plaats
awaited = verwacht
sits = is er
your-name = Je naam
sit-down = Gaan zitten
own-link = Link voor mijn andere apparaten
own-link-about = Hij opent precies deze plaats op je telefoon of een andere computer. Wie hem heeft, kan voor je spelen, dus houd hem voor jezelf.
new-link-about = als de oude in verkeerde handen is gekomen. Alle andere apparaten verliezen de plaats meteen.
address-secret = Deze browser bewaart niets, dus is het adres van deze pagina de sleutel tot je plaats. Geef het niet door.
to-bot-about = Een bot speelt voor je verder. Je kunt de plaats terugnemen wanneer je wilt.
to-bot-about-other = Een bot speelt verder voor { $player }. Je kunt de plaats teruggeven wanneer je wilt.
to-bot-last = Verder zit er niemand aan tafel: na deze beurt stopt het spel en krijg jij de vraag hoe het verdergaat.
take-back-seat = Plaats terugnemen
resign-about = Bot { $bot } speelt voor { $player } verder tot het eind. De plaats wordt gemarkeerd als opgegeven; alleen de host kan die teruggeven.
resign-now = { $player } geeft op
keep-playing = Verder spelen
pause = Pauze
go-on = Verder
go-on-how = Hoe moet het spel verdergaan?
paused-by = { $player } heeft het spel gepauzeerd.
paused-by-host = De host heeft het spel gepauzeerd.
paused-nobody = Er is niemand meer aan tafel
pause-ask = Pauze vragen
pause-asked = Wil graag een pauze: { $players }.
resume-asked = Wil graag verder: { $players }.
pause-agree = Akkoord
pause-waits = De anderen moeten nog akkoord gaan.
pause-withdraw = Dat terugnemen
pause-later = Nu niet
clock-left = Tijd over: { $time }
clock-used = Tijd gebruikt: { $time }
clock-out = Tijd is op
clock-soon = { $kind ->
    [days] Je hebt minder dan zes uur over.
   *[live] Je hebt minder dan een minuut over.
}
clock-replaced = Je tijd is op: bot { $bot } speelt tot je terug bent.
clock-left-game = Je tijd is op: je hebt het spel verlaten, en bot { $bot } speelt verder.
clock-own-out = Je tijd is op. Je mag verder zolang de anderen wachten.
clock-other-out = De tijd van { $player } is op. Je kunt wachten, of een bot verder laten spelen.
clock-let-bot = Bot verder laten spelen
time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } u
}
clock-agreed = Klok: { $bank } en { $credit } erbij per beurt. Is de tijd op, dan { $out ->
    [wait] mogen de anderen wachten.
    [leave] verlaat je het spel.
   *[bot] speelt een bot tot je terug bent.
}
clock-agreed-nights = Nachten en vakantie tellen niet mee.
clock-left-still = Tijd over: { $time }. De klok staat stil tot { $when }.
clock-nobody-left = De tijd van { $player } is op: een bot heeft de beurt beëindigd. Het spel wacht tot jij beslist hoe het verdergaat.
nobody-left-about = Een bot speelt nu voor { $player }, en de beurt is voorbij. Het spel wacht tot jij beslist hoe het verdergaat.
watch-bots = De bots bekijken
let-finish = Ze meteen laten uitspelen
talk = Chat
talk-say = Zeg iets …
talk-send = Versturen
talk-overheard = Wie meekijkt, leest mee tijdens het spel
talk-later = Wat er aan tafel gezegd wordt, is na het spel te lezen.
talk-more = Meer over deze regel
talk-remove = Verwijderen
talk-removed = Deze regel is verwijderd.
talk-report = Aan de host melden
talk-report-done = De host weet het nu.
talk-reported = Iemand vindt dat deze regel weg moet.
talk-mute = Niets meer van { $name } tonen
talk-unmute = Weer tonen
talk-muted = Van { $names } hoor je niets.
talk-off = De host heeft de chat uitgezet.
unread = ongelezen

## Log
log-all = Alle stappen
log-newest = Nieuwste
log-since = Sinds je laatste beurt
log-go = In de herhaling bekijken
log-steps = Stappen in de beurt van { $player }
log-undo = { $player } neemt een stap terug.
log-undo-what = { $player } neemt terug: { $what }.
headline = Wat er gebeurde
headline-play = Deze beurt nog eens op het bord tonen
headline-stop = Terug naar nu
headline-back = Vorige beurt
headline-next = Volgende beurt
headline-of = { $number } van { $count }
why = waarom?
why-of = Waarom? Regel { $rule }
note-rematch = Er is een revanche van dit spel.
note-resign = { $player } geeft op.
note-bot = Een bot speelt nu voor { $player }.
note-human = { $player } speelt weer zelf.
note-rename = Een plaats heet nu { $player }.
note-join = { $player } gaat zitten.
note-invite = De host maakt een nieuwe uitnodiging voor de plaats van { $player }.
note-pause = Het spel is gepauzeerd.
note-resume = Het spel gaat verder.
note-ask-pause = { $player } vraagt om een pauze.
note-ask-resume = { $player } vraagt om verder te gaan.
note-ask-reopen = { $player } vraagt om het einde van de beurt terug te nemen.
note-agree-reopen = { $player } gaat akkoord.
note-refuse-reopen = { $player } gaat niet akkoord: het einde van de beurt staat vast.
note-withdraw = { $player } neemt dat terug.
note-out = De tijd van { $player } is op; de anderen wachten.
note-clock-bot = De tijd van { $player } is op: een bot speelt tot die speler terug is.
note-clock-resign = De tijd van { $player } is op: die speler heeft het spel verlaten.
note-branch = Vanaf hier gaat het spel verder met nieuw toeval.
note-moved = Het spel is hierheen gebracht in een bestand met zijn geheimen: vanaf hier is het een oefening.
note-seed = Het startgetal is onthuld.

## Replay
replay = Herhaling
plan-open = Nadenken
plan-key = Nadenken op een eigen bord; er wordt niets gespeeld (P)
next-table = Volgende tafel
next-table-key = De tafel die op jou wacht: die waarvan de klok het eerst afloopt (X)
next-table-waits = { $count ->
    [one] Een andere tafel wacht op jou.
   *[other] { $count } andere tafels wachten op jou.
}
next-table-none = Geen andere tafel wacht op jou.
another-try = Nog een poging
replay-at = Stap { $step } van { $last }, beurt { $turn }
replay-turn = Beurt
replay-step = Stap
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Eén stap vooruit
replay-last = Naar het eind
replay-turn-back = Eén beurt terug
replay-turn-next = Eén beurt vooruit
replay-by-key = { $what } ({ $shift ->
    [1] Shift + { $key }
   *[other] { $key }
  })
key-ArrowLeft = ←
key-ArrowRight = →
key-Home = Home
key-End = End
play-on = Vanaf hier verder spelen
play-on-about = Een oefentafel vanaf beurt { $turn }: alles ligt zoals het lag, ook wat verborgen is; alleen het toeval is nieuw.
play-on-who = Wie speelt voor { $player }
play-on-me = ik, hier
play-on-start = Beginnen
play-on-title = Een oefentafel die vanuit deze stand begint: dezelfde stapels, nieuw toeval.
replay-leave = Terug naar de tafel

## Analysis of a finished game
analysis = Analyse
analysis-waits = De analyse begint zodra een bot tijd heeft …
analysis-runs = Een bot bestudeert het spel: { $done } van { $total } …
analysis-begins = Een bot bestudeert het spel …
analysis-so-far = Wat hij tot nu toe vond:
analysis-failed = De analyse is mislukt: { $message }
analysis-none = Niemand heeft om een analyse van dit spel gevraagd. Wie meespeelde, kan dat doen.
analysis-again = Opnieuw proberen
analysis-unjudged = Bot { $bot } beoordeelt geen stellingen, dus zijn er geen curven.
analysis-by = Beoordeeld door { $bot }.
analysis-by-two = Beoordeeld door { $bot }; de grootste verliezen nog eens nagekeken door { $strong }.
plot-what = Wat de curven tonen
plot-eyes = Perspectief
plot-wins = Winstkans, beurt voor beurt
plot-wins-short = Winstkans
plot-points = Verwachte punten, beurt voor beurt
plot-points-short = Punten
plot-turn = Beurt { $turn }
plot-end = Einde
plot-unknown = nog niet geanalyseerd
plot-table = De curven als tabel
as-known = Toen
as-known-title = Beoordeeld naar wat de speler aan de beurt kon weten
hindsight = Achteraf
hindsight-title = Beoordeeld met alles wat verborgen was
study-all = Alle
study-whose = Van wie beslissingen en geluk getoond worden
turning-points = Beurten die telden
turning-points-none = Geen enkele beurt veranderde het resultaat veel.
strokes-of-luck = Geluk en pech
strokes-of-luck-about = Wat een worp of kaart opleverde, vergeleken met het gemiddelde van alles wat er had kunnen komen.
luck-seen = Een andere speler had die al gezien.
luck-after = Na de beslissing van { $player }.
moment-of = Beurt { $turn }, { $player }
moment-turn = Beurt { $turn }
moment-played = gespeeld: { $move }
moment-better = beter: { $move }
moment-nothing = verder niets
mark-played = gespeeld
total-decisions = Beurten met een keuze
total-mistakes = Fouten (vanaf { $least })
total-loss = Verlies per beurt
reckoning = Hoe het resultaat tot stand kwam
reckoning-before = Verwacht
reckoning-setup = Opstelling
reckoning-luck = Geluk
reckoning-left = De rest
reckoning-end = Einde
reckoning-about = Verwacht: voordat de opstelling geloot was. Opstelling en geluk zijn vergeleken met wat er had kunnen komen (± standaardfout). De rest is geen geluk: hoe iedereen speelde, plannen die niemand kon zien, en fouten van de bot die beoordeelt.

## Rules
rules = Regels
rules-found = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
documentation = Documentatie (Engels)
rules-contents = Hoofdstukken
rules-unwritten = Bij dit spel zijn er geen regels te lezen.
rules-none = Geen regel bevat deze woorden. Probeer er minder, of andere.
rules-elsewhere = { $count ->
    [one] 1 regel in { $game }
   *[other] { $count } regels in { $game }
}
# words that say nothing in a search
rules-small-words = aan af al als bij brengt dan dat de den deze die dit doe doen door een en er ga gaat heb hebben heeft het hij hoe hoeveel hun ik in is je jij kan krijg krijgt kun kunnen maar mag me meer met mijn moet naar niet nog nu of om op over te ten toe tot u uit van veel voor waar waarom wanneer wat we welk welke wie word worden wordt ze zich zijn zo
search = Woorden of regelnummer
inspector = Wat dit is

## Any game
plain-asks = Jij bent aan de beurt. Kies een zet.
plain-asks-end = Er valt niets meer te doen: beëindig je beurt.
plain-commands = Altijd
plain-to-move = aan zet
plain-table = Op tafel
plain-table-empty = Op deze tafel ligt niets gemeenschappelijks.
plain-points = Punten
plain-unknown = verborgen
plain-none = geen
plain-yes = ja
plain-no = nee
plain-was = was: { $before }
plain-changed = veranderd

## Boards
board-label = De zee met { $islands } eilanden, ronde { $round }. Alles waar je hier op kunt klikken, staat ook bij de zetten.
sheet-of = Blad van { $player }
components-of = Materiaal: { $edition }
components-hint = Geen openbare tekst geeft alles wat er in de doos gedrukt staat. Heb je het spel, dan kun je het invoeren en precies daarmee spelen.
unprinted = { $count ->
    [one] Eén waarde is niet de gedrukte
   *[other] { $count } waarden zijn niet de gedrukte
}
all-printed = Alle waarden zijn de gedrukte
unprinted-of = { $count ->
    [one] Eén waarde hiervan is van ons
   *[other] { $count } waarden hiervan zijn van ons
}

## Learning by playing
learn = Leren
learn-about = Korte lessen op het echte bord: eerst wordt iets getoond, dan ben jij aan de beurt. Wat misgaat, kun je terugnemen.
learn-begin = Beginnen
learn-none = Geen van de spellen hier heeft lessen.
lessons-done = { $done } van { $count } lessen gedaan
lesson = Les
lesson-number = { $number }/{ $count }
player-name = Speler { $number }
lesson-captain = Kapitein
lesson-repeat = Herhalen
lesson-skip = Overslaan
lesson-all = Alle lessen
lesson-show = Laat zien
lesson-on = Verder
lesson-done = Goed gedaan! Dat was deze les.
lesson-next = Volgende les
lesson-play = Een heel spel spelen
lesson-met = gedaan
lesson-turn-over = Je beurt is voorbij, en dit moet nog gebeuren. Neem het einde van je beurt terug en probeer het opnieuw.
explain-close = Begrepen
explain-no-more = Niets meer uitleggen

## The static edition
engine-loading = De spellen worden opgehaald: { $done } van { $total } MB
engine-starting = De spellen worden klaargezet …
engine-failed = De spellen kunnen in deze browser niet starten: { $why }
engine-lacks = Deze browser mist wat de spellen nodig hebben: { $why }. Chrome en Edge vanaf versie 112, Firefox vanaf 114 en Safari vanaf 16.4 hebben alles. Werk de jouwe bij, of open deze link in een daarvan; de regels van de spellen staan ook in de documentatie.
engine-again = Opnieuw proberen
tab-alone = Er is geen server: je speelt alleen tegen bots, of samen op dit apparaat. Om met vrienden op hun eigen apparaten te spelen, moet iemand een server openhouden: installeer Carrack en typ carrack play --lan, of volg de handleiding voor het hosten.
tab-elsewhere = Hier is geen server: elke tafel ligt in de browser waarin hij begonnen is, en deze ligt niet in de jouwe. Open de link daar; of sla de tafels daar op in een bestand, en lees dat hier op de eerste pagina in.
tab-newer-page = Er is een nieuwere Carrack. Die wordt gebruikt als je deze pagina weer opent, of nu: je tafels blijven zoals ze zijn.
page-older = Deze pagina is ouder dan haar server. Laad haar opnieuw: je tafels blijven zoals ze zijn.
page-reload = Opnieuw laden
page-lost = Op dit adres is niets te vinden
page-lost-about = Misschien ontbreekt er een stuk van de link, of hoort hij bij een nieuwere Carrack. Tafels die je kent, staan op de startpagina.
page-lost-game = “{ $game }” is geen van de spellen hier, of heeft zo’n pagina niet.
link-cut = Er ontbreekt een stuk van deze link
link-cut-about = Hij is korter dan zo’n link hoort te zijn. Open hem nog eens waar je hem kreeg, of kopieer hem tot het einde.
page-unread = Deze pagina is er nog niet
page-unread-about = Er is geen netwerk, en deze pagina van de documentatie is in deze browser nog niet gelezen. Wat één keer gelezen is, kun je altijd weer lezen; de regels van de spellen zijn altijd hier.
tab-take-over = Nu gebruiken
