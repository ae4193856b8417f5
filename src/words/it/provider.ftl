### L’accesso attraverso il sistema di una federazione, con OpenID Connect.

provider-or = Oppure attraverso la tua federazione
provider-continue = Continua con { $name }
provider-away = Se quel sistema non funziona, accedi con la password. Non ne hai una? «Password dimenticata?» ti manda un link per sceglierla.
provider-onward-title = Verso { $name }
provider-onward-lead = Accedi lì. Poi tornerai qui.
provider-onward-link = Continua verso { $name }
provider-expired-title = Questo accesso è scaduto

## Il primo accesso

provider-first-title = Primo accesso con { $name }
provider-first-unnamed = Hai effettuato l’accesso a { $provider }.
provider-first-name = Hai effettuato l’accesso a { $provider } come { $name }.
provider-first-address = Hai effettuato l’accesso a { $provider } come { $email }.
provider-first-both = Hai effettuato l’accesso a { $provider } come { $name }, { $email }.
provider-first-link-own = Sei tu? Collega questa identità all’account di { $name }, { $email }. Da allora accederai con { $provider }.
provider-first-link = Collega a questo account
provider-first-new = È la prima volta
provider-first-new-about = Il tuo account presso { $federation } avrà l’indirizzo { $email }. Non serve una password.
provider-first-join = Crea l’account
provider-first-have = Ho un account
provider-first-have-about = Accedi una volta a quell’account, per dimostrare che è tuo. Poi potrai collegarlo.
provider-first-known = C’è un account con l’indirizzo { $email }. Accedi una volta a quell’account, per dimostrare che è tuo. Poi potrai collegarlo.
provider-first-sign-in = Accedi e collega
provider-first-none = Non hai un account? Da qui non si può creare. Iscriviti prima presso { $federation }.

## Gli inviti

provider-or-accept = Oppure senza password
provider-accept-about = Hai effettuato l’accesso a { $provider } come { $name }. Accetta l’invito, e da allora accederai con { $provider }.
provider-accept = Accetta

## L’account dell’utente

provider-own = Accesso attraverso la tua federazione
provider-own-about = Collega questo account al sistema della tua federazione.
provider-own-none = La tua federazione non offre un sistema con cui accedere.
provider-own-password = La password resta valida, anche quando l’altro sistema non funziona.
provider-own-no-password = Non hai una password. Sceglila via e-mail per poter accedere quando l’altro sistema non funziona.
provider-own-no-mail = Non hai una password, e questo sito non manda e-mail. Quando l’altro sistema non funziona, chiedi alla tua federazione un link per sceglierla.
provider-own-set = Scegli una password
provider-own-linked = Il tuo account è collegato. Da ora puoi accedere così.
provider-own-unlinked = Il tuo account non è più collegato, e gli altri tuoi dispositivi sono disconnessi.
provider-own-not = Non collegato
provider-own-since = Collegato
provider-own-used = ultimo accesso
provider-own-link = Collega
provider-own-link-spoken = Collega a { $name }
provider-own-unlink = Scollega
provider-own-unlink-spoken = Scollega da { $name }
provider-own-other-number = { $name } indica { $number } come numero di tessera, ma qui è { $own }. Di’ alla tua federazione qual è quello giusto.
provider-own-taken-number = { $name } indica { $number } come numero di tessera, ma lo ha un altro account. Segnalalo alla tua federazione.

## Gli errori

account-fault-provider-expired = Questo accesso è scaduto, è già stato usato o è iniziato in un altro browser. Ricomincia.
account-fault-provider-gone = Questo accesso non è più offerto. Usa la password.
account-fault-provider-declined = Non hai dato il consenso nell’altro sistema: l’accesso non è avvenuto. Riprova, o usa la password.
account-fault-provider-refused = L’altro sistema ha rifiutato l’accesso. Riprova, o usa la password.
account-fault-provider-silent = L’altro sistema non risponde. Usa la password, fattene mandare una nuova, o riprova più tardi.
account-fault-provider-invalid = La risposta dell’altro sistema non è affidabile: l’accesso non è avvenuto. Usa la password, e avvisa la tua federazione.
account-fault-provider-linked = C’è già un collegamento: o di quella persona con un altro account, o del tuo account con un’altra persona. Prima scollega uno dei due.
account-fault-provider-last = È il tuo solo modo di accedere. Prima scegli una password.

## Per gli amministratori della federazione

federation-providers = Accesso
federation-providers-about = Fai accedere i tesserati attraverso il sistema della federazione
provider-lead = I tesserati possono accedere attraverso il sistema della tua federazione, se parla OpenID Connect. Le password restano valide accanto.
provider-none = Ancora nessun sistema.
provider-new = Aggiungi un sistema
provider-removed = Il sistema e tutti i suoi collegamenti sono stati eliminati.
provider-saved = Salvato.
provider-state-new = Non ancora provato.
provider-state-tried = Provato, non offerto.
provider-state-offered = Offerto.
provider-linked = { $n ->
    [0] Nessun account è collegato.
    [one] Un account è collegato.
   *[other] { $n } account sono collegati.
}
provider-no-mail = Questo sito non manda e-mail: chi non ha una password non può accedere quando il sistema non funziona.
provider-return = Indirizzo di ritorno, da indicare nel sistema come redirect URI e come post logout redirect URI:
provider-settings = Impostazioni
provider-name = Nome sul pulsante
provider-name-hint = Il nome con cui i tesserati conoscono il sistema.
provider-issuer = Emittente (issuer)
provider-issuer-hint = L’indirizzo del sistema, per esempio https://id.example.org/realms/members. Non si può cambiare in seguito.
provider-client = Identificativo del client (client ID)
provider-client-hint = Lo dà il sistema quando vi si registra questo sito.
provider-secret = Segreto del client (client secret)
provider-secret-hint = Si ottiene allo stesso modo. È conservato cifrato. Lascialo vuoto per un client pubblico.
provider-secret-kept = Ne è conservato uno, cifrato. Lascia vuoto per mantenerlo.
provider-scopes = Ambiti (scopes)
provider-scopes-hint = Oltre a openid, separati da spazi.
provider-number_claim = Attributo (claim) con il numero di tessera
provider-number_claim-hint = Completa il numero di tessera degli account che non l’hanno. Lascia vuoto se non c’è.
provider-email_rule = Indirizzi e-mail affidabili
provider-email_rule-hint = Un nuovo account richiede un indirizzo che sia di certo del titolare.
provider-email_rule-verified = Quelli verificati dal sistema
provider-email_rule-always = Tutti: la federazione ne risponde
provider-email_rule-never = Nessuno
provider-admits = Chi non ha un account lo riceve al primo accesso
provider-trusts_factor = Un secondo fattore chiesto dal sistema vale anche qui
provider-trusts_factor-about = Chi controlla il sistema può allora agire qui come un esaminatore o un amministratore senza secondo fattore su questo sito. Gli operatori e chi ha un ruolo altrove sono sempre esclusi.
provider-save = Salva
provider-try = Prova
provider-tried = Funziona: sei tornato con l’accesso effettuato. Finché non lo offri, puoi usarlo soltanto tu.
provider-tried-at = Ultima prova
provider-offer = Offri ai tesserati
provider-withdraw = Non offrire più
provider-remove-title = Elimina
provider-remove-about = { $n ->
    [0] Nessun account è collegato.
    [one] Un account è collegato. Il titolare avrà bisogno di una password, che può scegliere via e-mail.
   *[other] { $n } account sono collegati. I titolari avranno bisogno di una password, che possono scegliere via e-mail.
}
provider-remove = Elimina per sempre
provider-said = Che cosa il sistema dice di te
provider-said-subject = Soggetto
provider-said-name = Nome
provider-said-email = Indirizzo e-mail
provider-said-number = Numero di tessera
provider-said-second = Secondo fattore
provider-said-none = niente
provider-said-trusted = { $email }, affidabile
provider-said-untrusted = { $email }, non affidabile
provider-said-factor = richiesto
provider-said-no-factor = non richiesto
provider-fault-name = Indica un nome di al massimo 60 caratteri.
provider-fault-issuer = Indica l’indirizzo del sistema, che comincia con https://.
provider-fault-issuer-forbidden = Questo sito non può rivolgersi a quell’indirizzo. Servono https e un indirizzo pubblico, o il permesso dell’operatore.
provider-fault-issuer-silent = Quell’indirizzo non risponde. Controllalo, o riprova più tardi.
provider-fault-issuer-other = A quell’indirizzo non c’è una descrizione OpenID Connect di questo emittente.
provider-fault-issuer-keys = Non è stato possibile leggere le chiavi di questo emittente.
provider-fault-client = Indica l’identificativo del client, con lettere senza accenti, cifre e segni.
provider-fault-secret = Usa lettere senza accenti, cifre e segni.
provider-fault-secret-unsealed = Questo sito non ha una chiave con cui cifrare il segreto. Rivolgiti all’operatore.
provider-fault-scopes = Usa lettere senza accenti, cifre e segni.
provider-fault-number_claim = Indica un solo attributo, senza spazi.
provider-fault-email_rule = Scegli una di queste possibilità.
provider-fault-many = Ci sono già dieci sistemi.
provider-fault-often = Troppe volte. Riprova tra un quarto d’ora.
provider-fault-untried = Prima provalo.
