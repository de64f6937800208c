# Texts of the first page, of new tables, of maps that are drawn and of records: a table does without.

play-now = Nu spelen
play-alone = Alleen
with-friends = Met vrienden
set-up = Tafel klaarzetten
against = tegen
ladder-about = Twee keer winnen op rij brengt sterkere bots, twee keer verliezen zwakkere.
games-left-out = Geïnstalleerd, maar niet te laden: { $games }. Het commando carrack games zegt waarom.
for-players = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
}
board-of = Het bord van { $game } midden in een spel
go-on-playing = Verder: { $game }
all-of-them = Alle { $count } tonen
save-all-csv = Alle als CSV
save-all-bgsplay = Alle voor BG Stats
save-all-bgsplay-about = alle afgelopen spellen voor de app BG Stats: deel het bestand met de app, of open het daar.
day-map = Kaart van de dag
day-about = Vandaag heeft iedereen dezelfde kaart, hetzelfde toeval en dezelfde tegenstander: { $bot }. Om middernacht UTC komt er een nieuwe.
day-told = Carrack { $day } · { $title } · { $seats } plaatsen · { $strength } · { $points } punten · { $letters }
day-share = Resultaat van { $game } delen
day-copied = Gekopieerd. Stuur het samen met het verslag, dat bij je downloads staat: daarmee kunnen anderen het controleren.
day-copy = Kopieer deze regel en stuur hem samen met het verslag, dat bij je downloads staat: daarmee kunnen anderen het controleren.
day-check = Resultaat controleren
day-sent = Een resultaat van de kaart van de dag dat erbij zat, als dat er is
day-holds = Het resultaat klopt: dit verslag is van de kaart van die dag, met die punten.
day-unreadable = De regel is geen resultaat van de kaart van de dag. Zo’n resultaat begint met Carrack en een datum en eindigt met acht letters: plak het helemaal.
day-other-game = Het verslag is van een ander spel dan het resultaat.
day-unfinished = Het spel van dit verslag is niet voorbij, dus er is nog geen resultaat.
day-other-seed = Het verslag is niet van de kaart van die dag: kaart en toeval volgen niet uit de datum.
day-other-table = Het verslag heeft andere opties, plaatsen of bots dan de kaart van de dag.
day-other-points = Het verslag eindigt met andere punten dan het resultaat.
day-other-record = Het verslag is een ander dan dat van het resultaat: de acht letters verschillen.
puzzles = Puzzels
my-tables = Mijn tafels op dit apparaat
finished-games = Voltooide spellen
tables-file = Alle tafels in één bestand
tables-file-about = Voor een andere browser, voor een server of voor de zekerheid. Het bestand bevat de geheimen van lopende spellen: wie het heeft, weet wat er gedekt ligt en wat er getrokken wordt. Daarom worden die spellen oefening waar ze ingelezen worden, en krijgen alle plaatsen nieuwe links.
save-tables = Alle tafels in een bestand opslaan
read-tables = Bestand met tafels inlezen
tables-saved = Het bestand staat bij je downloads. Houd het voor jezelf.
tables-read = { $count ->
    [0] Er is geen tafel ingelezen.
    [one] Er is één tafel ingelezen.
   *[other] Er zijn { $count } tafels ingelezen.
}
tables-practice = Wat daarvan nog loopt, is vanaf nu oefening.
tables-here = { $count ->
    [one] Eén tafel was hier al, en blijft ongewijzigd.
   *[other] { $count } tafels waren hier al, en blijven ongewijzigd.
}
tables-line = Regel { $line }: { $reason }
tables-mend = Als dat hersteld is, kan het bestand opnieuw ingelezen worden; wat hier al is, wordt niet dubbel gelezen.
captains = Kapiteins
seat-up = Plaats { $number } naar voren
seat-down = Plaats { $number } naar achteren
hints-allowed-about = Wie aan de beurt is, mag vragen wat een bot zou spelen.
alone-hint = Je speelt alleen tegen de AI. Die volgt vaste regels; niemand beslist voor hem.
link-hint = De uitnodigingen kun je versturen zodra de tafel open is. Het spel begint vanzelf als iedereen er is.
practice-seed = Oefenen met een gekozen startgetal
practice-hint = Hetzelfde startgetal geeft altijd dezelfde kaart en hetzelfde toeval. De tafel wordt gemarkeerd als oefening.
rated-about = Het spel telt voor de rating van iedereen die meespeelt. Geen tips; wie via een link komt, logt in.
talk-allowed-about = Iedereen met een plaats kan schrijven. Wie meekijkt, leest het na het spel.
tab-here = Je tafels staan in deze browser
tab-follows = Carrack is ook in een ander tabblad open. Beide tonen dezelfde tafels; je kunt in allebei spelen.
tab-fleeting = Deze browser kan je tafels weggooien: als de schijf vol is, en Safari na zeven dagen zonder bezoek. Sla ze af en toe op in een bestand, of zet deze pagina op je beginscherm.
tab-insecure = Deze pagina kwam via gewoon http, dus kun je die niet installeren en zonder netwerk niet openen.
unofficial = Carrack is een onofficieel project. De tekeningen, de tekst van de regels en het gereconstrueerde materiaal zijn eigen werk.
tagline = Ontdekken en handelen op zee, volgens het boekje.
open-record = Verslag openen
file-picture = “{ $file }” is een afbeelding. Kies het tekstbestand dat hier is opgeslagen.
file-no-text = “{ $file }” bevat geen tekst. Kies het tekstbestand dat hier is opgeslagen.
ends-on = wordt verwijderd op { $day }
forget-table = Uit de lijst halen
came-first = { $player } werd eerste
finished = voltooid
alone = alleen
remove = Verwijderen
options = Opties, klok en oefening
start-game = Spel beginnen
not-begun = niet begonnen
record-hint = Een verslag is een tekstbestand met elke zet van een spel. Terwijl je kijkt, wordt elke stap gecontroleerd.
design-map = Kaart tekenen
edition-own = Eigen doos invoeren
box = Doos
box-usual = De gebruikelijke
forget-box = Deze doos vergeten
design-open = Bestand openen
design-save = Als bestand opslaan
design-share = Als link delen
design-link-copied = De link is gekopieerd. Hij bevat de hele kaart.
design-link-here = Deze link bevat de hele kaart.
design-link-hint = Wie hem opent, kan de kaart zien, er meteen op spelen of verder tekenen.
design-bad-link = Deze link bevat geen kaart: misschien is hij afgebroken. Vraag er opnieuw om.
design-none = Voor dit spel kun je geen kaarten tekenen.

clock = Klok
clock-until = Je tijd duurt tot { $when }
clock-none = Geen klok
clock-quick = 10 min + 20 s per beurt
clock-live = 25 min + 30 s per beurt
clock-days = 3 dagen + 1 dag per beurt
clock-own = Een andere
clock-kind = Soort
clock-kind-live = live
clock-kind-days = meerdaags
clock-bank-minutes = Minuten aan het begin
clock-bank-days = Dagen aan het begin
clock-credit-seconds = Seconden erbij per beurt
clock-credit-hours = Uren erbij per beurt
clock-cap-days = Dagen, hoogstens
clock-when-out = Als iemands tijd op is
clock-out-bot = speelt een bot tot die speler terug is
clock-out-wait = mogen de anderen wachten
clock-out-leave = verlaat die speler het spel
clock-which-bot = De bot die dan speelt
clock-about = Je klok loopt alleen terwijl jij iets moet beslissen. Wie terugkomt, heeft minstens een minuut, in meerdaagse spellen zes uur.
clock-nights = Nachten en vakantie tellen niet mee
clock-one-device = Met een klok heeft iedereen een eigen apparaat nodig.
open-to = Wie mag meedoen
open-to-link = Wie een link heeft
open-to-club = Leden van { $club }
open-to-club-link = { $club }, op uitnodiging
open-to-everybody = Iedereen hier
open-strength = Wie je zoekt
open-strength-any = iedereen
open-strength-newcomers = beginners
open-strength-experienced = ervaren

by-hand = Het bord ligt op onze tafel
by-hand-about = Jullie eigen dobbelstenen, tegels en kaarten vallen; jullie voeren in wat ze tonen, en Carrack kent de regels en houdt het verslag bij. Alleen voor mensen (of alleen tegen de AI), en nooit voor de rating.
by-hand-card = Met het bord op onze tafel
by-hand-ours = De tegels, kaarten en fiches van Carrack zijn deels verzonnen, want wat er in de doos zit staat in geen enkele spelregel. De vragen hier bieden die aan, niet die van jullie. Die van jullie voer je één keer in, in ongeveer een uur.
by-hand-ours-enter = Eerst je doos invoeren
by-hand-ours-play = Of begin hieronder met die van ons: waar bij jullie iets anders is, geldt wat de pagina toont.
my-play = Hoe goed ik speel
