## Clubs and the lobby
lobby-about = Ga zitten aan een tafel die op spelers wacht, of open er zelf een. Het spel begint als iedereen er is.
lobby-sign-in = Log in om open tafels, clubs en competities te zien. Een naam is genoeg.
lobby-empty = Er wacht geen tafel op spelers. Open er een, en kies daar wie mag meedoen.
club-tables-empty = Deze club heeft nog geen tafels. Open de eerste.
lobby-tables = Open tafels
club-tables = Tafels
clubs = Je clubs
clubs-none = Je zit nog in geen club. De host van een club kan je een link sturen om lid te worden.
club-members = { $count ->
    [one] één lid
   *[other] { $count } leden
  }
found-club = Een club oprichten
found-club-about = Voor mensen die langer dan een avond samen spelen. Alleen leden zien de tafels en wie erin zit.
found-club-do = Club oprichten
club-name = Naam van de club
people-of-club = Leden
role-host = host
member-since = sinds { $day }
that-is-you = jij
make-host-short = Tot host maken
remove-short = Verwijderen
step-down = Geen host meer zijn
leave-club = Deze club verlaten
leave-club-about = Je ziet de tafels dan niet meer. Links naar je plaatsen blijven werken.
leave-club-sure = Nu verlaten
host-of-club = Voor hosts
invitation-club-about = Wie de link opent, kan lid worden. Een nieuwe link vervangt de vorige.
invitation-club-on = Met de link die je stuurde, kun je nog lid worden. Hij wordt alleen getoond als hij gemaakt wordt.
invitation-club-new = Link maken
invitation-club-other = Andere link maken
invitation-club-stop = Link intrekken
invitation-club-link = De link voor nieuwe leden
invitation-club-message = Word lid van “{ $club }” op Carrack
rename-club = Hernoemen
export-club = Leden, tafels en verslagen opslaan
join-club = Je bent uitgenodigd voor { $club }
join-club-about = { $members ->
    [one] Eén persoon is lid van deze club.
   *[other] { $members } mensen zijn lid van deze club.
  } De leden zien je naam, je spellen met rating en je tafels daar.
join-club-do = Lid worden
join-club-sign-in = Daarvoor heb je hier een naam nodig, verder niets.
join-club-void = Deze uitnodiging is niet meer geldig
join-club-void-about = Vraag de afzender om een andere.
join-club-member = Je bent al lid van deze club.
everybodys-club = Iedereen die hier ingelogd is, hoort bij deze club.
seat-free = vrij
seat-free-for-you = vrijgehouden voor jou
seat-free-for = vrijgehouden voor { $player }
sought-newcomers = beginners gezocht
sought-experienced = voor ervaren spelers
listed-waiting = { $count ->
    [0] begint zo
    [one] wacht op nog één speler
   *[other] wacht op nog { $count } spelers
  }
listed-running = bezig
listed-over = voorbij
listed-ended = opgegeven
invited-here = Je bent uitgenodigd
sit-down = Gaan zitten
get-up = Plaats opgeven
listed-open = Openen
listed-watch = Meekijken
listed-look = Bekijken
keep-seat-for = Iemand op { $seat } uitnodigen
keep-seat-nobody = Uitnodigen …
new-club-table = Nieuwe tafel
keep-seat-sign = Plaats { $number }
clock-short = { $bank } + { $credit } per beurt
club-talk-none = Er heeft nog niemand iets geschreven.
listed-won = gewonnen
club-editions = Uitgaven
club-editions-none = Nog geen.
play-edition = Hiermee spelen
share-edition = Delen
share-edition-of-mine = Uit deze browser
share-edition-about = Uitgaven die je hebt ingevoerd en met “Hiermee spelen” hebt gekozen, kun je hier delen; leden openen er dan tafels mee. Voer de doos in van:
