# Hoe goed er gespeeld is, naast de analyse van een spel.

play = Hoe goed iedereen speelde
play-about = PR telt wat beurten met een keuze weggaven, in duizendsten van een winst per beurt: hoe lager, hoe beter. Bots van elke sterkte worden in dezelfde stellingen gemeten.
play-limits = Eén spel zegt weinig, en geen beoordelaar kan iemand beoordelen die even sterk is als hijzelf.
play-help = Hoe het spel beoordeeld wordt
play-pr = PR
play-range = { $low } tot { $high }
play-range-about = in 95 van de 100 gevallen
play-points = Verloren punten per beurt
play-like = Speelde als
play-like-at = { $strength }
play-like-between = tussen { $strength } en { $next }
play-like-below = zwakker dan { $strength }
play-like-above = minstens { $strength }
play-like-open = nog niet te zeggen
play-few = { $count ->
    [one] één beurt met een keuze: te weinig
   *[other] { $count } beurten met een keuze: te weinig
}
play-said = { $player }: { $pr } verloren. In dezelfde stellingen hadden bots verloren: { $others }.
play-other = { $strength } { $pr }
play-luck = Met en zonder geluk
play-result = Resultaat
play-chance = Geluk
play-skill = Zonder geluk
play-where = Waar het verloren ging
play-phase-0 = Begin
play-phase-1 = Midden
play-phase-2 = Einde
play-sources = Punten meteen, per bron
play-later = Later in het spel
play-sources-about = Wat er werd gespeeld, min wat de beste beurten meteen zouden hebben opgeleverd. De rest van de verloren punten komt later. Minder meteen is vaak beter.

play-mine-title = Hoe goed ik speel
play-none = Nog niets te beoordelen: maak een spel af en laat het analyseren.
play-games = { $count ->
    [one] { $game }: één spel
   *[other] { $game }: { $count } spellen
}
play-missing = { $count ->
    [one] Eén spel is nog niet geanalyseerd.
   *[other] { $count } spellen zijn nog niet geanalyseerd.
}
play-analyse = Analyseren
play-begun = Ze worden na elkaar geanalyseerd; kom later terug.
play-private = Alleen jij ziet dit, op dit apparaat.
play-newest = Van je voltooide spellen tellen de laatste { $count }.
play-public = Op je profiel zien anderen de PR van al je geanalyseerde spellen samen, zoals jij wilt; de rest zie alleen jij.
play-of = { $count ->
    [one] Hoe goed { $name } { $game } speelt (één spel)
   *[other] Hoe goed { $name } { $game } speelt ({ $count } spellen)
}
play-mean = Per spel
play-strengths = Bots in dezelfde stellingen
