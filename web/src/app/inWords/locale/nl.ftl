# Het speelbord in woorden, en vragen met toetsen.

in-words = In woorden
in-words-title = Het speelbord in woorden
in-words-key = Het speelbord in woorden (T)
in-words-close = Beeld tonen
in-words-go = Naar vak
in-words-go-to = Ga
in-words-no-square = Er is hier geen vak { $name }. Vakken heten naar kolom en rij, zoals { $example }.
in-words-squares = Vakken per rij en kolom
in-words-beside = Naast de vakken
in-words-news = Sinds je vorige beurt
in-words-own = Wat van jou is
in-words-others = Wat van anderen of van niemand is
in-words-goals = Bereikbare havens, de beste eerst
in-words-builds = Bouwplaatsen, de beste eerst
in-words-islands = Eilanden
in-words-checks = Wat de controle zegt
in-words-ships = Schepen
in-words-none = Niets.
in-words-edge = Hier houdt het bord op.
in-words-keys = Toetsen
in-words-row = Rij { $row }

question-w = Waar zijn mijn schepen?
question-o = Wat is hier?
question-n = Welke havens zijn dichtbij, en wat kosten ze?
question-i = Hoe zit het met dit eiland?
question-s = Hoe staat iedereen ervoor?
question-sheet = Wat heeft de speler op deze plaats?
question-d = Wat ligt er naast het speelbord?
question-c = Wat kosten de dingen in de doos, en wat leveren ze op?
question-l = Wat is er gebeurd sinds mijn vorige beurt?
question-m = Wat mag ik doen?
question-check = Wat zegt de controle?
question-a = Zeg dat nog eens.

answer-no-ships = Je hebt hier geen schepen.
answer-no-ports = Nu is er geen haven te bereiken.
answer-no-island = Bij { $square } is er geen eiland.
answer-no-seat = Er is geen plaats { $number }.
answer-no-news = Er is nog niets gebeurd.
answer-no-moves = Je bent niet aan de beurt.
answer-moves = { $line } { $count ->
    [one] Eén zet: { $moves }.
   *[other] { $count } zetten: { $moves }.
}
answer-out-of-turn = Buiten je beurt: { $moves }.
answer-group = { $name } ({ $count })
answer-more = nog { $count }

keys-title = Toetsen
keys-about = Ze werken overal aan de tafel, behalve terwijl je typt.
keys-about-drawing = Ze werken overal op deze pagina, behalve terwijl je typt. Een kleine letter neemt het land van het eiland dat hem heeft; met Shift stelt hij een vraag.
keys-single = Toetsen met één enkel teken
key-name = { $key }
keys-board = Het speelbord in woorden tonen en erheen gaan
keys-go = Naar een vak gaan met zijn naam
keys-arrows = Van vak naar vak, in het bord in woorden
keys-enter = Het vak kiezen, of er alles over horen
keys-draw = Het gereedschap in de hand op het vak gebruiken
keys-confirm = De beurt bevestigen, als niets anders de focus heeft
keys-escape = Sluiten wat open is
keys-hint = Wat zou een bot spelen?
keys-moves = Naar de zetten gaan
keys-undo = Eén stap terugnemen
keys-help = Alle toetsen
