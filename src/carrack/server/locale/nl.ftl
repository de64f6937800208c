### Waarom de server niet doet wat iemand vraagt; de waarden staan in en.ftl.

## The form of a request

problem-malformed = Het verzoek is onjuist gevormd: { $reason }
problem-not-json = De inhoud van het verzoek is geen JSON: { $reason }
problem-nul = Een verzoek bevat geen NUL-teken (U+0000).
problem-broken-off = Het verzoek is afgebroken.
problem-not-http = Dit is geen HTTP-verzoek.
problem-no-websocket = Dit opent geen WebSocket.
problem-no-hello = Zeg eerst hello, met tokens en since.
problem-not-text = Berichten zijn tekst.
problem-authorization = De Authorization-header luidt: Bearer token,token
problem-whole-number = { $field } is een geheel getal, niet “{ $given }”.
problem-unfit-character = { $field } bevat het teken { $character }, dat daar niet te zien is; laat het weg.
problem-shows-nothing = Van { $field } is niets te zien; schrijf een letter, een cijfer of een teken.
problem-name-length = Een naam heeft 1 tot { $most } tekens.
problem-line-length = Een regel heeft 1 tot { $most } tekens.
problem-which-move = Zeg welke zet: move (notatie), index, of moves voor meerdere zetten.
problem-move-id-used = Deze move_id is al voor een ander verzoek gebruikt; neem er elke keer een nieuwe.
problem-which-share = Stuur óf de hash van een deel, óf het deel waarvoor die gepubliceerd is.
problem-needed-to-accept = Dit is nodig om een uitnodiging aan te nemen.
problem-own-token = Het token van de nieuwe link maakt het apparaat van de eigenaar.
problem-seats-and-players = Spelers: { $players }, maar plaatsen: { $seats }.
problem-person-with-bot = De plaats van een mens heeft geen bot.
problem-bot-elsewhere = Een bot wacht nergens; alleen mensen komen via een link.
problem-which-bot = Zeg welke bot op deze plaats speelt.
problem-no-bot = Er is geen bot “{ $bot }”; er zijn: { $bots }.
problem-clock-one-device = Met een klok heeft iedereen een eigen apparaat nodig: twee mensen die er een delen, kunnen er geen hebben. Nodig de anderen uit met een link.
problem-clock-cap = De bovengrens van een klok ({ $cap } s) is minstens waarmee iedereen begint ({ $bank } s).
problem-clock-nights = Nachten en vakantie tellen alleen in meerdaagse spellen niet mee. Kies die soort klok, of laat "nights" weg.
problem-not-utf8 = Een verslag is tekst in UTF-8.
problem-play-form = Een spel kan als { $known } worden geëxporteerd, niet als “{ $given }”.
problem-play-zone = Deze server kent geen tijdzone “{ $zone }”. Schrijf er een zoals Europe/Berlin, of laat hem weg: dan geldt die van de server.
problem-record-lines = Een verslag heeft hoogstens { $most } regels, en dit heeft er { $count }.
problem-record-steps = Een verslag heeft hoogstens { $most } stappen, en dit heeft er { $count }.
problem-too-long = Een verzoek heeft hoogstens { $most } bytes.
problem-long-head = De kop van een verzoek heeft hoogstens { $most } bytes.
problem-many-fields = De kop van een verzoek heeft hoogstens { $most } velden.
problem-two-hosts = Een verzoek heeft maar één Host-veld.
problem-too-slow = Het verzoek kwam niet op tijd.

## Who asks

problem-token = Hiervoor is de link van een plaats aan deze tafel nodig.
problem-host-only = Alleen de host mag dat.
problem-owner-only = Alleen de eigenaar van deze plaats mag dat.
problem-seat = Je link is niet voor de plaats van { $player }.
problem-seat-of-request = Deze move_id hoort bij een verzoek van een andere plaats.
problem-closed = Bij deze tafel mag je niet meekijken: de tafel gaat open met de link van een plaats.
problem-closed-lost = Bij deze tafel mag je niet meekijken. Je link naar de plaats van { $players } is vervangen.
problem-origin = Dit verzoek komt van een pagina van een andere site.
problem-own-page = Dit vraagt een pagina van deze server, als JSON; een programma stuurt Origin en Content-Type.
problem-code = Deze code geldt niet meer: elke code is voor één keer, binnen een paar minuten. Vraag een andere.
problem-passkey = De passkey is niet geaccepteerd. Probeer het opnieuw.
problem-passkey-unknown = Deze server kent deze passkey niet.
problem-many-passkeys = Je hebt { $most } passkeys; verwijder er eerst een.
problem-no-passkeys-here = Browsers bewaren passkeys alleen voor een naam met https, of voor localhost.
problem-missing = Deze server mist daarvoor een bibliotheek: pip install '.[club]'
problem-no-mail = Deze server verstuurt geen mails: zijn instellingen noemen geen mailserver, of hij mist een bibliotheek (pip install '.[club]').
problem-no-notices = Deze server verstuurt geen meldingen: zijn instellingen noemen geen adres, of hij mist een bibliotheek (pip install '.[club]').
problem-notices-many = Er zijn al te veel adressen. Verwijder er eerst een.
problem-notice-address = Naar dit adres kan geen melding gestuurd worden. Kopieer het hele adres van een webhook, of schrijf er een zoals Apprise (ntfys://host/topic).
problem-notice-kind = Naar { $host } worden hier geen meldingen gestuurd. De beheerder kan het toestaan (instelling notice_kinds).
problem-notice-host = Naar { $host } worden geen meldingen gestuurd: dat ligt in het eigen netwerk van de server. De beheerder kan het toestaan (instelling notice_hosts).
problem-notice-nowhere = Er is geen server { $host }.
problem-notice-mailbox = Laat eerst een mailadres achter, en open de link die daarheen gemaild wordt.
problem-notice-not-gone = Het is niet aangekomen: dit adres bestaat niet meer.
problem-notice-not-host = Het is niet aangekomen: het adres leidt naar het eigen netwerk van de server.
problem-notice-not-late = Het is niet aangekomen: niemand antwoordde op tijd.
problem-notice-not-reached = Het is niet aangekomen: daar was niemand te bereiken.
problem-notice-not-taken = Het is niet aangekomen: de dienst nam het niet aan.
problem-notice-not-answer = Het is niet aangekomen: de dienst antwoordde { $status }.
problem-no-channel = Zo’n adres is er niet meer.
problem-too-many-notices = Er zijn te veel adressen geprobeerd. Wacht een tijdje.
problem-no-address = Dit is geen mailadres.
problem-signed-out = Je bent op dit apparaat niet ingelogd.
problem-signed-in = Op dit apparaat is al iemand ingelogd.
problem-rated-sign-in = Aan deze tafel wordt met rating gespeeld: log eerst in, ga dan zitten.
problem-rated-practice = In een spel met rating kan niemand het toeval kiezen: laat het startgetal weg.
problem-rated-here = Aan een tafel met rating heeft iedereen een eigen apparaat, en er zijn minstens twee plaatsen: één mens hier, de anderen via een link.
problem-rated-bot = { $bot } kan niet aan een tafel met rating spelen: alleen de eigen bots van Carrack hebben versies.
problem-rated-awaits = Nog niet aangeschoven: { $players }. Een spel met rating begint met iedereen; geef de plaats van wie ontbreekt aan een bot.
problem-rated-begun = Dit is een spel met rating: wie er speelt, lag vast toen het begon, en iedereen beslist alleen over de eigen plaats.
problem-rated-twice = Je hebt al een plaats aan deze tafel, en er wordt met rating gespeeld: niemand speelt tegen zichzelf.
problem-rated-kept = Een spel met rating wordt niet verwijderd: het telt. Je kunt opgeven.
problem-beside = Naast deze tafel ligt geen bord: hier wordt niets ingevoerd.
problem-beside-bots = Met het bord op tafel spelen alleen mensen en de AI van het spel. Haal de bots weg.
problem-beside-clock = Aan een tafel naast het bord loopt geen klok: laat die weg.
problem-beside-rated = Een spel naast het bord telt nooit voor de rating: niemand staat in voor wat er wordt ingevoerd.
problem-beside-seed = Naast het bord wordt niets getrokken: laat het startgetal weg.
problem-beside-open = Naast het bord spelen alleen mensen die het voor zich hebben: nodig ze uit met een link.
problem-beside-whose = Alleen { $player } ziet dat, en voert het in.
problem-running-finish = Het spel is nog niet afgelopen: pas daarna wordt het een verslag.
problem-waiting-to-enter = De opstelling is nog niet ingevoerd: zeg eerst wat er op tafel ligt.
problem-nobody = Deze persoon is hier niet meer.
problem-no-club-edition = Er is geen uitgave { $number } in deze club.
problem-no-line = Regel { $number } is er niet meer.
problem-no-person = Er is niemand met die naam met wie je een tafel met rating of een club deelt.
problem-clubs-by-operator = Clubs worden opgericht door de beheerder van deze server.
problem-club-host-only = Alleen een host van de club mag dat.
problem-host-of-hosts = Een host kan alleen door zichzelf verwijderd worden.
problem-no-club = Van zo’n club ben je geen lid.
problem-no-member = Er is niemand met die naam in deze club.
problem-club-invitation = Met deze link kan niemand meer lid worden van een club. Vraag de host van de club om een andere.
problem-full-club = Deze club is vol: er zijn { $most } leden.
problem-full-of-editions = Deze club heeft al { $most } uitgaven. Verwijder er eerst een.
problem-full-of-clubs = Je bent al lid van { $most } clubs. Verlaat er eerst een.
problem-everybodys-name = Deze server is de club, dus de beheerder geeft de club een naam.
problem-everybodys-invitation = Iedereen die ingelogd is, hoort bij deze club; uitnodigingen zijn niet nodig.
problem-everybodys-leave = Iedereen die ingelogd is, hoort bij deze club.
problem-open-to-which = Zeg voor welke club de tafel open is.
problem-open-to-club = Een tafel van een club wordt alleen door de leden gezien; open die voor hen, of kies geen club.
problem-open-to-nobody = Een tafel waar anderen mogen meedoen, heeft een plaats nodig voor iemand elders, en is geen oefening.
problem-open-tables-yours = Er staan al { $most } van je tafels voor iedereen open. Begin er een, geef er een op, of stel deze alleen open voor wie een link heeft.
problem-open-tables-here = Er staan al { $most } tafels uit jouw netwerk voor iedereen open. Wacht tot er een is begonnen, of nodig mensen uit met een link.
problem-joined-too-late = Wie er aan deze tafel speelt, ligt al vast.
problem-seated-already = Je hebt al een plaats aan deze tafel.
problem-no-free-seat = Er is geen plaats meer vrij aan deze tafel.
problem-no-seat-of-yours = Je hebt geen plaats aan deze tafel.
problem-host-stays = Wie de tafel gemaakt heeft, kan daar niet weg. Wil je stoppen, geef de tafel dan op haar eigen pagina op.
problem-seat-taken = Alleen een plaats waar nog niemand zit, kan voor iemand vrijgehouden worden.
problem-invite-in-club = Met naam uitnodigen kan alleen aan tafels van een club.
problem-no-device = Zo’n apparaat is er niet.
problem-operator-link = Deze beheerderslink is al gebruikt, of meer dan vijftien minuten oud. Een nieuwe: carrack operator link
problem-operator-only = Alleen de beheerder van deze server mag dat.
problem-address-given = Het adres { $address } staat in de instellingen; wijzig het daar.
problem-address-not-answered = Deze server antwoordt niet op { $address }: zijn instellingen laten alleen { $hosts } toe (hosts).
problem-server-address = { $given } is geen adres van een server; het moet eruitzien als https://tafel.example.org.
problem-not-opened-here = Deze server kan alleen worden geopend waar hij wordt gestart: carrack serve --host 0.0.0.0 of carrack play --lan
problem-not-opened = De server kon niet voor het netwerk worden geopend: { $reason }.
problem-host = Deze server heeft een andere naam; zijn instellingen zeggen welke (hosts).
problem-invitation = Deze uitnodiging is al gebruikt, of de host heeft een andere gemaakt.
problem-outdated = Carrack is bijgewerkt sinds deze pagina geopend is; laad de pagina opnieuw.

## What is not there

problem-no-route = Er is hier geen { $method } { $path }.
problem-long-address = Een adres heeft hier hoogstens { $most } tekens.
problem-not-live = Van dit adres komen geen berichten.
problem-method = Dit adres kent geen { $method }.
problem-no-table = Er is geen tafel “{ $table }”.
problem-no-seat = { $last ->
    [0] De enige plaats hier is 0.
   *[other] De plaatsen hier zijn 0 tot { $last }.
}
problem-no-step = De stappen hier zijn 0 tot { $last }.
problem-no-replay = Deze herhaling wordt niet meer bewaard; open het bestand opnieuw.
problem-no-game = Er is geen spel “{ $game }”; geïnstalleerd: { $games }.
problem-no-board = { $game } brengt daarvoor geen eigen module mee; een pagina tekent het eenvoudig.
problem-no-rules = { $game } heeft hier geen regels om te lezen.
problem-no-language = { $game } heeft geen teksten in “{ $language }”.
problem-no-lesson = { $game } heeft geen les “{ $lesson }”.
problem-lesson-unreadable = De lessen van { $game } zijn niet te gebruiken: { $reason }
problem-no-maps = { $game } heeft geen eigen kaarten.
problem-no-editions = { $game } heeft geen eigen uitgaven.

## Not now

problem-stale = De nieuwste stap is { $newest }, maar dit is beslist na stap { $step }.
problem-turn-ended = Je beurt is voorbij; het is te laat om dat terug te nemen.
problem-reopen-nothing = Het is te laat om het einde van deze beurt terug te nemen: iemand heeft doorgespeeld, of er is iets onthuld.
problem-reopen-counts = In spellen met rating en in competities staat het einde van een beurt vast.
problem-reopen-once = Daar heb je in deze beurt al een keer om gevraagd.
problem-reopen-unasked = Niemand vraagt om het einde van een beurt terug te nemen.
problem-not-deciding = Nu beslist { $player }; vraag het als jij aan de beurt bent.
problem-hints = Deze tafel is zonder tips gemaakt.
problem-talk = De host heeft de chat aan deze tafel uitgezet.
problem-bot-plays = Voor { $player } speelt nu een bot; de host kan de plaats teruggeven.
problem-bot-invited = Een bot speelt op deze plaats; geef die eerst aan een mens.
problem-bot-already = Een bot speelt al op deze plaats.
problem-bot-luck = Een bot speelt op deze plaats; bots hebben geen deel in het toeval.
problem-human-seat = { $player } speelt al op deze plaats.
problem-clock-again = De tijd van { $player } is in deze beurt twee keer op: de bot beëindigt die, daarna kan de plaats teruggenomen worden.
problem-instructions = Vaste opdrachten zijn er voor spellen over dagen tussen mensen, met een klok: niet om te oefenen en niet met het bord op tafel.
problem-present = { $player } speelt op deze plaats en is hier; alleen een verlaten plaats kan ingenomen worden.
problem-automaton = De AI ({ $seat }) volgt vaste regels; niemand kan die plaats innemen of veranderen.
problem-paused = Het spel is gepauzeerd: iemand vroeg om een pauze.
problem-nobody-left = Het spel is gepauzeerd: er is niemand meer die speelt.
problem-waiting-to-sit = { $count ->
    [one] Het spel begint als { $players } is gaan zitten.
   *[other] Het spel begint als iedereen is gaan zitten: { $players }.
}
problem-waiting-to-come = { $count ->
    [one] Het spel begint als { $players } er is.
   *[other] Het spel begint als iedereen er is: { $players }.
}
problem-waiting-to-open = { $count ->
    [one] Het spel begint als { $players } het eigen deel van het toeval onthuld heeft.
   *[other] Het spel begint als iedereen het eigen deel van het toeval onthuld heeft: { $players }.
}
problem-ended = Deze tafel is geëindigd voordat het spel kon beginnen.
problem-begun = Het spel is begonnen; het kan niet meer opgegeven worden.
problem-luck-settled = De opstelling is geloot; het toeval van dit spel ligt vast.
problem-shares-settled = Wie een deel heeft in het toeval, ligt vast; er wordt geen hash meer aangenomen.
problem-share-elsewhere = Het toeval van dit spel ligt vast, en alleen het apparaat van { $player } kan zijn deel ervan onthullen; neem de plaats als het spel begonnen is.
problem-unfixed = Er wordt niets onthuld voordat vastligt wie een deel heeft in het toeval.
problem-luck = Dit is niet het deel waarvan deze plaats de hash gepubliceerd heeft.
problem-alone = Nog geen enkel apparaat heeft iets aan het toeval toegevoegd; wacht op een.
problem-over = Het spel is voorbij.
problem-over-seat = Het spel is voorbij; op deze plaats is niemand meer nodig.
problem-over-pause = Het spel is voorbij; er valt niets te pauzeren.
problem-over-instructions = Het spel is voorbij; er valt niets meer op te dragen.
problem-over-hint = Het spel is voorbij; de analyse zegt wat een bot ervan vindt.
problem-over-branch = Het spel is daar voorbij; kies een eerdere stelling.
problem-running-branch = Vanuit een stelling verder spelen kan als het spel voorbij is.
problem-running-rematch = Een revanche kan beginnen als het spel voorbij is.
problem-running-analysis = Een analyse kan gemaakt worden als het spel voorbij is.
problem-running-play = Een spel kan geëxporteerd worden als het voorbij is.
problem-running-turn = Een beurt opnieuw proberen kan als het spel voorbij is.
problem-long = Deze tafel heeft { $most } stappen gehad, meerdere keren een heel spel: wat nu gespeeld wordt, staat vast, en er komen alleen nog zetten bij tot het spel voorbij is.
problem-long-over = Deze tafel heeft { $most } stappen gehad; er wordt niets meer aan gespeeld.
problem-long-opened = Deze tafel heeft { $count } stappen, meer dan enig spel nodig heeft, en wordt niet geopend.

## Records that somebody brings

problem-record = Dit verslag kan niet afgespeeld worden: { $reason }
problem-record-damaged = Dit verslag is beschadigd: { $reason }
problem-record-branch = Vanuit dit verslag kan niet verder gespeeld worden: { $reason }
problem-record-components = Dit verslag is gespeeld met materiaal dat hier niet is: { $reason }

## Too much

problem-too-many = Te veel verzoeken van jouw adres; wacht even.
problem-too-many-mails = Er is om te veel mails gevraagd. Wacht een tijdje.
problem-too-many-clubs = Je hebt voor vandaag genoeg clubs opgericht.
problem-too-many-people = Van dit adres komen te veel nieuwe mensen. Wacht een tijdje.
problem-nights-moved = Nachten kunnen niet zo vaak verzet worden, anders kon een klok er eeuwig in blijven staan. Probeer het over een paar dagen opnieuw.
problem-hours-changed = Je hebt je tijden te vaak veranderd. Wacht een tijdje.
problem-hours-zone = Deze server kent geen tijdzone { $zone }. Kies eerst de jouwe op de pagina over jou.
problem-night-long = Een nacht heeft hoogstens { $most } uur, zodat er iets van de dag overblijft om te spelen.
problem-holiday-day = Zo’n dag is er niet. Een dag schrijf je als 2026-12-24.
problem-holiday-order = Deze vakantie eindigt ({ $last }) voor ze begint ({ $first }).
problem-holiday-long = Een vakantie heeft hoogstens { $most } dagen.
problem-holiday-past = Vakantie kan niet voor het verleden ingevoerd worden ({ $day }). Begin vandaag, of later.
problem-holiday-far = Vakantie kan ingevoerd worden tot het eind van volgend jaar. { $day } is later.
problem-holiday-many = Dat zouden { $count } dagen in { $year } zijn. Je kunt { $most } dagen per jaar weg zijn.
problem-too-many-tries = Te veel verkeerde codes. Wacht even.
problem-too-many-tables = Te veel nieuwe tafels van jouw adres; wacht even.
problem-too-many-jobs = Er is voor jouw adres al veel bezig; wacht even.
problem-too-many-connections = Te veel verbindingen van jouw adres; wacht even.
problem-too-many-watchers = Er kijken al { $most } verbindingen mee aan deze tafel; wacht even.
problem-too-much-talk = Dat is te veel gepraat in één keer; wacht even.
problem-full = De server is vol.
problem-full-tables = Deze server heeft al { $most } tafels; verwijder er eerst een paar.

## What went wrong here

problem-busy = Het lukte nu niet; vraag het opnieuw.
problem-given-up = Dit kostte de server te veel tijd of te veel geheugen; het is opgegeven.
problem-no-hint = Er is nu geen tip, omdat de bot faalde; vraag het opnieuw.
problem-no-choice = Er is nu geen zet, omdat de bot faalde; vraag het opnieuw.
problem-no-verdict = Het lukte nu niet deze beurt met de beste te vergelijken; vraag het opnieuw.
problem-hint-moved-on = De stelling is veranderd terwijl de bot nadacht; vraag het opnieuw.
problem-no-past = Het verleden van deze tafel kan nu niet bekeken worden; vraag het opnieuw.
problem-store = De opslag faalt: { $reason }
problem-unsaved = Dit is niet opgeslagen: { $reason }
problem-components = Het materiaal van deze tafel ontbreekt of is veranderd; de tafel wacht tot de beheerder van de server het terugzet ({ $reason }).
problem-unreadable = Deze versie van Carrack kan de tafel niet openen: { $reason }
problem-bug = Dit is een fout in Carrack; het logboek van de server zegt meer.
problem-only-ping = Na hello wordt alleen een ping begrepen.
problem-link-replaced = Deze link is vervangen.
problem-connect-again = Maak opnieuw verbinding.
problem-unjudged = { $bot } heeft een mening over zetten, maar beoordeelt geen stellingen: er is geen verwacht resultaat, alleen wat de bot gespeeld zou hebben
problem-bot-failed = de bot faalde: { $reason }
problem-analysis-stopped = de beheerder van deze server heeft de analyse gestopt
problem-begun-often = de analyse is { $count } keer begonnen, en telkens stopte de server
problem-unwritable = de opslag faalt
problem-still-opening = de tafels worden nog geopend
problem-descriptors = er zijn geen verbindingen meer mogelijk

## Files of tables

problem-file-other = Dit is geen bestand met tafels: de eerste regel zegt er niets van. Zo’n bestand wordt gemaakt met “Alle tafels in een bestand opslaan” op de pagina, of met carrack tables save.
problem-file-one-record = Dit is het verslag van één spel, en geen bestand met tafels: open het met “Verslag openen”.
problem-file-newer = Dit bestand met tafels is door een nieuwere Carrack geschreven (het formaat is { $form }; deze leest tot en met { $known }): lees het met die versie, of installeer die hier.
problem-file-line = Deze regel is niet te lezen: { $reason }. Neem hem uit een andere kopie van het bestand.
problem-file-record = Het verslag van deze tafel kan hier niet afgespeeld worden: { $reason }
problem-file-seats = Spelers in het verslag: { $players }; plaatsen in de lijst: { $seats }.
problem-file-bot = Plaats { $seat } noemt een bot dan en alleen dan als de soort bot is.
problem-file-talk = Alleen plaatsen van de tafel ({ $seats }) kunnen iets gezegd hebben.
problem-file-seed = Het startgetal is niet dat waarop de kop van het verslag zich vastlegt.
problem-file-here = Deze tafel is hier al, als “{ $table }”.
problem-file-cut = Het bestand is afgebroken: de laatste regel, die de tafels telt, ontbreekt. Neem de rest uit een andere kopie.
problem-file-count = Tafels volgens de laatste regel: { $counted }; in het bestand: { $count }. Neem wat ontbreekt uit een andere kopie.

## Leagues

problem-no-league = Zo’n competitie is er niet op deze server.
problem-no-season = Zo’n seizoen heeft deze competitie niet.
problem-league-host = Alleen de host van een competitie mag dat.
problem-league-games = Met { $players } aan een tafel heeft een seizoen 1 tot { $most } spellen voor elke speler.
problem-league-group = Een groep heeft minstens de { $players } mensen van een tafel.
problem-league-many = Je zit in { $most } competities; verlaat er eerst een.
problem-league-full = Een competitie heeft hoogstens { $most } mensen.
problem-league-closed = Niemand kan nu aan deze competitie meedoen; de host kan die weer openen.
problem-league-no-swiss = Alleen in een Zwitsers toernooi kan iemand een ronde overslaan.
problem-league-no-round = Er wordt nu geen ronde gespeeld.
problem-league-round = Er wordt een ronde gespeeld; de volgende begint als die voorbij is.
problem-league-over = Alle rondes van dit Zwitserse toernooi zijn gespeeld.
problem-league-few = { $count ->
    [one] Er is maar één persoon; een tafel heeft er { $players } nodig.
   *[other] Er zijn maar { $count } mensen; een tafel heeft er { $players } nodig.
}
problem-league-no-place = Zo’n plaats is er niet in een seizoen dat gespeeld wordt.
problem-league-no-member = Deze persoon is geen lid van de competitie.
problem-league-plays = { $player } speelt al in dit seizoen.
