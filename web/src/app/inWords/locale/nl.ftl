# Het spelbord in woorden, en vragen met toetsen.

in-words = In woorden
in-words-title = Het spelbord in woorden
in-words-key = Het spelbord in woorden (T)
in-words-close = Beeld tonen
in-words-go = Naar vak
in-words-go-to = Ga
in-words-no-square = Er is hier geen vak { $name }. Vakken heten naar kolom en rij, zoals { $example }.
in-words-squares = Vakken per rij en kolom
in-words-beside = Naast de vakken
in-words-news = Sinds je vorige beurt
in-words-own = Wat van jou is
in-words-others = Wat van anderen of van niemand is
in-words-goals = Havens, eerst die binnen bereik
in-words-builds = Bouwplaatsen, de beste eerst
in-words-islands = Eilanden
in-words-checks = Wat de controle zegt
in-words-ships = Schepen
in-words-none = Niets.
in-words-edge = Hier houdt het spelbord op.
in-words-keys = Toetsen
in-words-row = Rij { $row }

question-w = Waar zijn mijn schepen?
question-ww = Wat drijft er nog meer?
question-o = Wat is hier?
question-n = Welke havens zijn dichtbij, en wat kosten ze?
question-i = Hoe zit het met dit eiland?
question-numbered = Hoe zit het met het eiland met dit nummer?
question-beside = Wat is er op het randvak met dit nummer?
question-s = Hoe staat iedereen ervoor?
question-sheet = Wat heeft de speler op deze plaats?
question-d = Wat ligt er naast het spelbord?
question-c = Wat kosten de dingen in de doos, en wat leveren ze op?
question-l = Wat is er gebeurd sinds mijn vorige beurt?
question-m = Wat mag ik doen?
question-check = Wat zegt de controle?
question-a = Zeg dat nog eens.

answer-no-ships = Je hebt hier geen schepen.
answer-no-afloat = Verder drijft er niets.
answer-no-ports = Er is geen haven voor je schepen.
answer-no-island = Bij { $square } is er geen eiland.
answer-islands = I en een getal vragen naar een eiland: { $islands }.
answer-beside = F en een getal van 0 tot { $last } vragen naar een randvak.
answer-no-seat = Er is geen plaats { $number }.
answer-no-news = Er is nog niets gebeurd.
answer-no-moves = Je bent niet aan de beurt.
answer-moves = { $line } { $count ->
    [one] Eén zet: { $moves }.
   *[other] { $count } zetten: { $moves }.
}
answer-out-of-turn = Buiten je beurt: { $moves }.
answer-group = { $name } ({ $count }, bijvoorbeeld { $moves })
answer-more = nog { $count }
answer-no-hints = Aan deze tafel zijn er geen tips.
answer-no-advice = In een herhaling wordt geen bot gevraagd. Als het spel is afgelopen, zegt de analyse wat een bot had gespeeld.
answer-not-judged = Over deze beslissing zegt de analyse niets.
answer-as-bot = { $player }: { $move }. Dat had de bot ook gespeeld.

words-free = vrij
words-size = { $count ->
    [one] Eén vak land.
   *[other] { $count } vakken land.
}
words-area = Vakken { $first } tot { $last }
words-squares = Land: { $squares }.
words-standing = In de havens: { $ships }.
words-away = { $count ->
    [one] { $square }, 1 vak ver
   *[other] { $square }, { $count } vakken ver
}
words-turns = { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
words-points = { $points ->
    [one] 1 bewegingspunt ver
   *[other] { $points } bewegingspunten ver
}

keys-title = Toetsen
keys-about = Ze werken overal aan de tafel, behalve terwijl je typt.
keys-about-drawing = Ze werken overal op deze pagina, behalve terwijl je typt. Een kleine letter neemt het land van het eiland dat hem heeft; met Shift stelt hij een vraag.
keys-single = Toetsen met één enkel teken
key-name = { $key }
keys-board = Het spelbord in woorden tonen en erheen gaan
keys-go = Naar een vak gaan met zijn naam
keys-arrows = Van vak naar vak, in het spelbord in woorden
keys-enter = Het vak kiezen, of er alles over horen
keys-draw = Het gereedschap in de hand op het vak gebruiken
keys-confirm = De beurt bevestigen, als niets anders de focus heeft
keys-escape = Sluiten wat open is
keys-hint = Wat zou een bot spelen?
keys-moves = Naar de zetten gaan
keys-undo = Eén stap terugnemen
keys-plan = Nadenken op een eigen bord, en weer terug
keys-next = Naar de volgende tafel die op jou wacht
keys-help = Alle toetsen
