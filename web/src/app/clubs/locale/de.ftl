## Vereine und Lobby
lobby-about = Setz dich an einen Tisch, der auf Mitspieler wartet, oder eröffne selbst einen. Das Spiel beginnt, wenn alle da sind.
lobby-sign-in = Melde dich an, um offene Tische, Vereine und Ligen zu sehen. Ein Name genügt.
lobby-empty = Kein Tisch wartet auf Mitspieler. Eröffne einen und wähle dort, wer mitspielen darf.
club-tables-empty = Dieser Verein hat noch keine Tische. Eröffne den ersten.
lobby-tables = Offene Tische
club-tables = Tische
clubs = Deine Vereine
clubs-none = Du bist noch in keinem Verein. Wer einen leitet, kann dir einen Link zum Beitreten schicken.
club-members = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
  }
found-club = Einen Verein gründen
found-club-about = Für Leute, die länger als einen Abend miteinander spielen. Tische und Mitglieder sehen nur die Mitglieder.
found-club-do = Verein gründen
club-name = Name des Vereins
people-of-club = Mitglieder
role-host = Leitung
member-since = seit { $day }
that-is-you = du
make-host-short = In die Leitung
remove-short = Entfernen
step-down = Leitung abgeben
leave-club = Diesen Verein verlassen
leave-club-about = Du siehst seine Tische dann nicht mehr. Links zu deinen Plätzen gelten weiter.
leave-club-sure = Jetzt verlassen
host-of-club = Für die Leitung
invitation-club-about = Wer den Link öffnet, kann beitreten. Ein neuer Link ersetzt den vorigen.
invitation-club-on = Mit dem verschickten Link kann man noch beitreten. Gezeigt wird er nur, wenn er erstellt wird.
invitation-club-new = Link erstellen
invitation-club-other = Neuen Link erstellen
invitation-club-stop = Link ungültig machen
invitation-club-link = Der Link für neue Mitglieder
invitation-club-message = Tritt „{ $club }“ bei Carrack bei
rename-club = Umbenennen
export-club = Mitglieder, Tische und Aufzeichnungen speichern
join-club = Du bist eingeladen, { $club } beizutreten
join-club-about = { $members ->
    [one] Diesem Verein gehört eine Person an.
   *[other] Diesem Verein gehören { $members } Leute an.
  } Seine Mitglieder sehen deinen Namen, deine gewerteten Spiele und deine Tische dort.
join-club-do = Beitreten
join-club-sign-in = Dafür brauchst du hier einen Namen, sonst nichts.
join-club-void = Diese Einladung gilt nicht mehr
join-club-void-about = Wer sie dir geschickt hat, kann dir eine neue schicken.
join-club-member = Du gehörst diesem Verein schon an.
everybodys-club = Diesem Verein gehören alle an, die hier angemeldet sind.
seat-free = frei
seat-free-for-you = frei gehalten für dich
seat-free-for = frei gehalten für { $player }
sought-newcomers = Neulinge gesucht
sought-experienced = für Erfahrene
listed-waiting = { $count ->
    [0] beginnt gleich
    [one] wartet auf eine Person
   *[other] wartet auf { $count } Leute
  }
listed-running = läuft
listed-over = beendet
listed-ended = aufgegeben
invited-here = Du bist eingeladen
sit-down = Hinsetzen
get-up = Platz aufgeben
listed-open = Öffnen
listed-watch = Zuschauen
listed-look = Ansehen
keep-seat-for = Jemanden auf { $seat } einladen
keep-seat-nobody = Einladen …
new-club-table = Neuer Tisch
keep-seat-sign = Platz { $number }
clock-short = { $bank } + { $credit } pro Zug
club-talk-none = Noch hat niemand etwas geschrieben.
listed-won = gewonnen
club-editions = Ausgaben
club-editions-none = Noch keine.
play-edition = Damit spielen
share-edition = Teilen
share-edition-of-mine = Aus diesem Browser
share-edition-about = Ausgaben, die du eingegeben und mit „Damit spielen“ gewählt hast, kannst du hier teilen; Mitglieder eröffnen dann Tische damit. Schachtel eingeben von:
