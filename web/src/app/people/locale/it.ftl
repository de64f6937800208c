## You
you-none = Qui nessuno ha bisogno di un account: un link apre il tuo posto. Se vuoi, questo server si ricorda di te, e trovi i tuoi tavoli su tutti i tuoi dispositivi. Non chiede altro che un nome.
remember-me = Prima volta qui
remember-me-do = Ricordami
in-elsewhere = Ho fatto l’accesso su un altro dispositivo
in-elsewhere-about = Lì scegli il tuo nome nella barra in alto, fatti mostrare un codice e scrivilo qui. Oppure punta la fotocamera di questo dispositivo sull’immagine che vedi lì.
code = Codice
code-do = Accedi con il codice
about-you = Su di te
play-shown = Gli altri possono vedere come gioco
play-shown-about = Chi può aprire le tue partite classificate vede allora anche il PR di tutte le tue partite analizzate insieme, da cinque dello stesso gioco in poi; nulla di una singola partita.
time-zone = Fuso orario
save = Salva
saved = Salvato
another-device = Un altro dispositivo
another-device-about = Accedi dal telefono o da un altro computer con un codice. Vale per un dispositivo, per cinque minuti.
show-code = Mostra un codice
another-code = Un altro codice
code-good-until = Vale fino alle ore { $time }, per un dispositivo
code-link = Il link per l’altro dispositivo
not-playing = Quando non giochi
not-playing-about = Ai tavoli dove le partite durano giorni in quei periodi il tuo orologio si ferma, se il tavolo lo prevede. Gli altri vedono che è fermo, e fino a quando.
night = Non gioco di notte
night-from = dalle
night-to = alle
holidays = Ferie
holidays-about = { $left ->
    [one] Ancora un giorno quest’anno, su { $most } in tutto.
   *[other] Ancora { $left } giorni quest’anno, su { $most } in tutto.
  } Un giorno già cominciato resta.
holiday-from = primo giorno
holiday-to = ultimo giorno
holiday-add = Aggiungi ferie
devices = Dove hai fatto l’accesso
this-device = questo dispositivo
unknown-device = Un dispositivo
last-seen = ultimo uso: { $day }
links-apart = { $count ->
    [one] Questo dispositivo ha link a un tavolo che non hai portato con te, o a cui hai rinunciato.
   *[other] Questo dispositivo ha link a { $count } tavoli che non hai portato con te, o a cui hai rinunciato.
  }
links-apart-do = Sono anche miei
sign-out = Esci
sign-out-here = Esci qui
sign-out-everywhere = Esci ovunque
sign-out-about = I link aperti su un dispositivo restano nel suo browser, e aprono i loro posti come prima.
passkeys = Passkey
passkeys-about = Con una passkey accedi con l’impronta, il volto o il blocco del dispositivo.
passkeys-missing = A questo server manca la libreria per le passkey. Chi lo gestisce può aggiungerla:
passkeys-nowhere = I browser conservano le passkey solo dove la pagina ha un nome e arriva con https, o è su localhost.
add-passkey = Aggiungi una passkey
enter-passkey = Accedi con una passkey
remove = Rimuovi
mailbox = E-mail
mailbox-about = Se lasci qui un indirizzo, puoi entrare con un link che ti viene spedito. Non viene usato per altro, a meno che tu non voglia ricevere avvisi lì.
mail-address = Indirizzo e-mail
mail-me = Mandami un link
mail-sent = Se questo indirizzo è giusto, un’e-mail è in viaggio.
enter-mail = Accedi per e-mail
enter-mail-about = Se qui hai lasciato il tuo indirizzo, ti arriva un link che ti fa entrare.
same-person = Unisci due voci mie
same-person-about = Se qui hai due nomi, fai mostrare un codice da un dispositivo dell’altro. Ciò che l’altro possiede sarà tuo; quel nome non esisterà più, e i suoi dispositivi perderanno l’accesso.
same-person-do = Unisci i due
your-data = I tuoi dati
your-data-about = Tutto ciò che questo server sa di te: i tuoi dispositivi, i tuoi tavoli, che cosa vi hai detto, e le registrazioni delle tue partite finite.
take-away = Scarica i miei dati
delete-me = Eliminami
delete-me-about = Da quel momento ai tuoi tavoli ti chiami «qualcuno», anche nelle registrazioni, e ciò che hai detto non c’è più. I file che qualcuno ha salvato sono fuori portata. I link aprono ancora i loro posti.
delete-me-sure = Eliminami davvero

## A link or a code
enter-title = Accedere su questo dispositivo?
enter-about = Questo link fa entrare un dispositivo. Prosegui solo se il link è tuo, e anche il dispositivo.
enter-do = Accedi
enter-other = Qui ha fatto l’accesso { $name }. Anche questo link è tuo?
enter-merge = Sì, entrambi sono io
enter-instead = No, fai uscire { $name }

## Rated games
profile = Partite classificate
profile-of = Partite classificate di { $name }
profile-none = Nessuna partita classificata è ancora finita. Scegli «Classificata» quando prepari un tavolo.
profile-kind = { $game }, { $players } giocatori
profile-games = { $count ->
    [one] dopo una partita
   *[other] dopo { $count } partite
}
profile-curve = Rating di partita in partita: ora { $last }, minimo { $low }, massimo { $high }
profile-sources = Punti a partita
profile-others = Tutti gli altri
profile-results = Risultati
profile-place = Posto { $place } di { $players }, punti: { $points }
to-lobby-and-clubs = Lobby, club e leghe
