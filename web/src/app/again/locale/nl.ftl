# Nog een poging in een beurt van een afgelopen spel.

again-about = De beurten die volgens de analyse het meest kostten, van voordat ze werden gespeeld. Wat er gespeeld werd en wat het beste is, blijft geheim.
again-whose = Wiens beurten
again-there = { $count ->
    [one] Eén beurt van { $player } is nog een poging waard.
   *[other] { $count } beurten van { $player } zijn nog een poging waard.
}
again-none = Geen enkele beurt van { $player } gaf iets weg dat van toeval te onderscheiden is. Goed gespeeld: er valt niets opnieuw te proberen.
again-unjudged = Geen bot beoordeelt hier stellingen van dit spel, dus niemand kan zeggen welke beurten opnieuw te proberen zijn.
again-found = gevonden
again-kept = Alleen dit apparaat onthoudt welke beurten gevonden zijn.
again-link = Link kopiëren
again-link-of = Link kopiëren: { $turn }
again-heading = Nog een poging: beurt { $turn }, { $player }
again-window = Nog een poging: beurt { $turn }, { $player } – { $game }
again-entered = Nog een poging in beurt { $turn } van { $player }. Speel hem op dit bord en vergelijk hem dan met de beste.
again-gone = Dit spel heeft daar geen beurt die opnieuw te proberen is.
again-compare = Vergelijken
again-compare-not = Speel eerst de beurt, tot er iets onthuld wordt of tot het einde.
again-nothing = Wat als ik niets doe?
again-again = Opnieuw
again-show = De beste tonen
again-back = Eén zet terug
again-next = Eén zet vooruit
again-compares = Wordt met de beste vergeleken …
again-replying = Bots spelen het antwoord …
again-percent = { $value }%
again-loss = { $win } van een overwinning ({ $points })
again-tried-good = Zo goed als de beste, voor zover te zeggen is. Verschil: { $loss }.
again-tried-gives = Dit geeft { $loss } weg.
again-nothing-good = Niets doen zou zo goed zijn geweest als de beste beurt, voor zover te zeggen is. Verschil: { $loss }.
again-nothing-gives = Niets doen zou { $loss } hebben weggegeven.
again-least = Het minste dat de regels toestaan: { $what }.
again-played-good = Wat in het spel gespeeld werd was even goed, voor zover te zeggen is. Verschil: { $loss }.
again-played-gives = Wat in het spel gespeeld werd gaf { $loss } weg.
again-reply = { $count ->
    [one] Eén zet van wat kan volgen, met verzonnen geluk. ▶ toont hem.
   *[other] { $count } zetten van wat kan volgen, met verzonnen geluk. ▶ toont ze één voor één.
}
again-reply-at = Zet { $number } van { $total } van wat kan volgen. { $what }
again-best = De beste die gevonden is:
