### La raccolta di casi di una federazione, per chi li scrive e li rivede.

federation-bank = Casi della federazione
federation-bank-about = La raccolta della federazione: bozze, revisione, ciò che i vostri esami possono estrarre
bank-lead = I casi della tua federazione. I tuoi questionari estraggono quelli in uso, oltre a quelli del sito. Gli altri non li vedono, se non li offri.
bank-none = Non c’è ancora alcun caso. Scrivine uno, importa dei file, fanne generare su un articolo o salva un caso dal banco dell’Arbitro.
bank-all = Mostra tutti e { $n }
bank-unreadable = (Il file non è ancora leggibile)
bank-heading-review = In revisione
bank-state-review = in revisione
bank-heading-draft = Bozze
bank-state-draft = bozza
bank-heading-live = In uso
bank-state-live = in uso
bank-heading-retired = Ritirati
bank-state-retired = ritirato
bank-state-dropped = scartato
bank-origin-written = scritto qui
bank-origin-imported = importato da un file
bank-origin-generated = generato dal motore
bank-origin-desk = dal banco dell’Arbitro
bank-origin-appeal = da un ricorso accolto
bank-is-offered = offerto a tutte le federazioni
bank-is-practised = aperto agli esercizi
bank-text = Testo { $n }: { $name }, { $when }
bank-reviewed = Revisione: { $name }, { $when }
bank-replaces = Sostituisce { $id }
bank-of-appeal = Il ricorso
bank-note-of-reviewer = La nota del revisore
bank-not-asked = Non proposto nei tuoi ultimi esami
bank-asked = { $n ->
    [one] Proposto a un candidato nei tuoi ultimi esami; voto { $mean }
   *[other] Proposto a { $n } candidati nei tuoi ultimi esami; voto medio { $mean }
}
bank-acts = Che cosa fare
bank-about-draft = Invialo quando è finito. Poi lo rivede un’altra persona che può scrivere casi.
bank-about-review = Leggi qui sotto i fatti, la decisione e le domande. Una volta approvato entra subito in uso: i questionari possono estrarlo e il testo non cambia più.
bank-about-live = Il testo non cambia più. Per correggerlo, sostituiscilo con un nuovo caso: questo viene ritirato quando il nuovo entra in uso.
bank-about-retired = I questionari non lo estraggono più. Resta qui per i voti già dati.
bank-about-dropped = Questa bozza è stata scartata.
bank-act-submit = Invia alla revisione
bank-done-submit = È in attesa di un revisore.
bank-act-back = Restituisci all’autore
bank-done-back = È stato restituito all’autore.
bank-act-approve = Approva: metti in uso
bank-done-approve = È in uso.
bank-act-drop = Scarta
bank-done-drop = La bozza è stata scartata.
bank-act-retire = Ritira
bank-done-retire = È ritirato.
bank-act-offer = Offri a tutte le federazioni
bank-done-offer = Ora tutte le federazioni possono estrarlo.
bank-act-withdraw = Riserva alla federazione
bank-done-withdraw = Ora solo questa federazione può estrarlo.
bank-act-practise = Apri agli esercizi dei membri
bank-done-practise = Ora i membri possono usarlo negli esercizi.
bank-act-unpractise = Chiudi agli esercizi
bank-done-unpractise = I membri non possono più usarlo negli esercizi.
bank-act-replace = Sostituisci con uno nuovo
bank-own = L’hai scritto tu: deve rivederlo un’altra persona.
bank-note = Che cosa va cambiato?
bank-note-hint = Lo legge l’autore: al massimo { $limit } caratteri.
bank-file = Il file
bank-file-save = Salva il file
bank-kept = Salvato.
bank-same = Non è cambiato nulla.
bank-fault-state = Nel frattempo il suo stato è cambiato. Guardalo di nuovo.
bank-fault-faults = Il file contiene errori. Correggili prima.
bank-fault-changed = Nel frattempo il testo è cambiato. Guardalo di nuovo.
bank-fault-own = Hai scritto uno dei suoi testi: deve rivederlo un’altra persona.
bank-fault-long = Non salvato: è troppo lungo. Accorcialo.
bank-fault-zero = Il testo contiene un carattere che non si può salvare. Cancellalo o riscrivi il testo.
bank-fault-full = Le bozze sono troppe. Prima scartane o finiscine alcune.
bank-uses = Questionari e sessioni
bank-uses-none = Nessuno dei vostri questionari lo usa.
bank-uses-open = Una volta ritirato, una sessione aperta lo propone solo se gli altri casi non bastano.
bank-use-fixed = ogni candidato lo riceve
bank-use-drawn = può estrarlo
bank-use-sitting = sessione aperta: può ancora proporlo
bank-asks = Che cosa si chiede
bank-critical = critico
bank-weight = peso { $n }
bank-variants = Varianti
bank-variants-none = Nessuna variante di questi fatti segue lo stesso percorso: viene proposto così com’è.
bank-variants-about = Alcune delle varianti che un questionario può proporre al suo posto.
bank-premises = Errori spiegati
bank-premises-none = Per questi fatti non sono noti errori comuni.
bank-premises-about = Quando una risposta deriva da uno di questi, il candidato viene a sapere quale.
bank-similar = Casi simili
bank-similar-none = Nessun altro caso ha questi fatti o questo percorso nelle Leggi.
bank-similar-about = Confrontali prima di approvarlo.
bank-like-same_facts = gli stessi fatti
bank-like-twin = un gemello: altri posti, semi, livelli o ranghi
bank-like-same_path = lo stesso percorso
bank-like-draft = Una bozza

## Import

bank-import-title = Importa file
bank-import-lead = Ogni caso diventa una bozza, anche con errori. Poi vedi che cosa non va in ciascuno e quali sono gemelli.
bank-import-files = File di casi
bank-import-files-hint = Puoi sceglierne più d’uno, 4 megabyte in tutto.
bank-import-text = Oppure incolla il testo
bank-import-text-hint = Più casi uno dopo l’altro, ciascuno con all’inizio la sua riga id = …
bank-import-send = Crea le bozze
bank-import-report = { $n ->
    [0] Non è stata creata alcuna bozza
    [one] È stata creata una bozza
   *[other] Sono state create { $n } bozze
}
bank-import-taken = preso come bozza
bank-import-faulty = { $n ->
    [one] preso come bozza con un errore
   *[other] preso come bozza con { $n } errori
}
bank-import-same_facts = preso come bozza; stessi fatti di { $id }
bank-import-twin = preso come bozza; gemello di { $id }
bank-import-refused = rifiutato: non è un testo o supera 64 kilobyte
bank-import-fault-nothing = Scegli dei file o incolla un testo.
bank-import-fault-many = Non è stato preso nulla: al massimo 200 casi alla volta.
bank-import-fault-large = Non è stato preso nulla: i file superano 4 megabyte in tutto.
bank-import-fault-full = Non è stato preso nulla: le bozze sono troppe. Prima scartane o finiscine alcune.

## Generation

bank-generate-title = Genera casi
bank-generate-lead = Il motore compone licitazioni, richieste e concessioni decise dall’articolo. Ogni caso è stato giudicato e nessuno è gemello di un altro. Una persona diversa da te rivede ogni caso prima che venga proposto.
bank-generate-clause = Articolo
bank-generate-clause-hint = Per esempio 30B1(b)(ii) o 70D1.
bank-generate-count = Quanti
bank-generate-count-hint = Al massimo 50; di meno se il tempo non basta.
bank-generate-level = Livello
bank-generate-level-any = qualsiasi
bank-generate-level-1 = 1: un percorso breve nelle Leggi
bank-generate-level-2 = 2
bank-generate-level-3 = 3: un percorso lungo
bank-generate-like = Come questo caso
bank-generate-like-hint = Il suo numero, per esempio r002: tutti seguono lo stesso percorso. Lascia vuoto per un percorso qualsiasi.
bank-generate-edition = Leggi
bank-generate-send = Genera
bank-generate-made = { $n ->
    [one] Un nuovo caso in revisione
   *[other] { $n } nuovi casi in revisione
}
bank-generate-fault-clause = Non c’è un articolo così. Scrivilo come 30B1(b)(ii).
bank-generate-fault-count = Scrivi un numero da 1 a 50.
bank-generate-fault-level = Scegli un livello.
bank-generate-fault-edition = Scegli un’edizione delle Leggi.
bank-generate-fault-like = Non c’è un caso così che i tuoi questionari possano estrarre.
bank-generate-fault-busy = Si stanno generando casi per un’altra richiesta. Riprova tra poco.
bank-generate-fault-full = Le bozze sono troppe. Prima scartane o finiscine alcune.
bank-generate-fault-long = Un caso era troppo lungo. Non è stato salvato nulla.
bank-generate-why-not_in_edition = Questa edizione non ha questo articolo.
bank-generate-why-not_about_calls_or_claims = L’articolo non riguarda né le chiamate né le richieste. I casi sul gioco non si possono ancora generare.
bank-generate-why-not_ruled = Il motore rimanda a questo articolo, ma non decide nulla in base ad esso.
bank-generate-why-given_elsewhere = Il caso indicato non è deciso da questo articolo in questa edizione.
bank-generate-why-given_unsettled = Il caso indicato lascia qualcosa di aperto, controverso o a discrezione.
bank-generate-why-not_reached = Nessuno dei casi provati è stato deciso da questo articolo.
bank-generate-why-bound = Nel tempo disponibile non ne sono stati trovati altri. Invia di nuovo il modulo per averne altri.

## From the desk, and of an appeal

bank-desk-send = Salva come bozza di caso della tua federazione
bank-desk-fault-facts = Questi fatti non possono ancora diventare un caso: manca qualcosa o non c’è nulla da chiedere.
bank-desk-fault-late = La decisione richiede più tempo. Riprova tra poco.
bank-desk-fault-full = Le bozze sono troppe. Prima scartane o finiscine alcune.
bank-desk-fault-long = Questi fatti sono troppo lunghi per un caso.
bank-appeal-send = Inserisci la domanda nella raccolta della tua federazione
bank-appeal-made = Nella raccolta della tua federazione: { $id }
bank-appeal-fault-state = Il ricorso non è stato accolto.
bank-appeal-fault-gone = La domanda è cambiata dopo l’esame o non è più nella raccolta.
bank-appeal-fault-full = Le bozze sono troppe. Prima scartane o finiscine alcune.
bank-appeal-fault-long = La domanda è troppo lunga per un caso.
