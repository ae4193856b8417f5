### The programmes of a federation: reading, writing and offering them, and people’s progress.

federation-programmes = Programmi
federation-programmes-about = Che cosa porta a ciascun certificato
programmes-lead = Che cosa richiede ciascun certificato di { $federation }.
programmes-none = Nessun programma è offerto.
programmes-of-bank = La federazione non offre un programma proprio: valgono questi.
programmes-written = Scritti qui
programmes-written-none = Nessun programma è stato ancora scritto.
programmes-offered = offerto
programmes-offered-older = offerto com’era prima dell’ultima modifica
programmes-not-offered = non offerto
programmes-edit = Programma
programmes-everybody = I progressi di tutti
programmes-everybody-of = I progressi di tutti in { $name }
programmes-new = Un nuovo programma
programmes-name = Nome
programmes-word = Nome breve
programmes-word-hint = Identifica il programma nei certificati, perciò non cambia più. Lettere minuscole, cifre e trattini.
programmes-like = Comincia come
programmes-like-one = Un livello con un esame
programmes-make = Crea il programma
programmes-fault-name = Dai al programma un nome di al massimo 120 caratteri.
programmes-fault-word = Dagli un nome breve di lettere minuscole, cifre e trattini.
programmes-fault-taken = La federazione ha già un programma con questo nome breve.
programmes-fault-like = Quel programma non si può copiare. Scegline un altro.
programmes-fault-long = Il file è troppo lungo: al massimo 100 kilobyte. La versione precedente è rimasta.
programmes-fault-faults = Il programma ha errori, perciò non è offerto.
programmes-fault-changed = Qualcuno ha riscritto il programma. Rivedilo prima di offrirlo.

## One programme

programmes-file = Il file del programma
programmes-file-hint = Livelli, un [[levels]] per ciascuno, e ciò che ciascuno richiede, un [[levels.requires]] per ciascun requisito. I questionari si indicano con i codici degli esami della federazione.
programmes-asks = Che cosa richiede
programmes-not-held = { $n ->
    [one] La federazione non tiene ancora un esame con il codice { $codes }. Fino ad allora nessuno soddisfa ciò che ne dipende. Se il codice è sbagliato, correggilo.
   *[other] La federazione non tiene ancora esami con i codici { $codes }. Fino ad allora nessuno soddisfa ciò che ne dipende. Se un codice è sbagliato, correggilo.
}
programmes-in-words = A parole
programmes-save = Salva il programma
programmes-kept = Il programma è salvato.
programmes-kept-with-faults = Il programma è salvato con i suoi errori. Così non si può offrire.
programmes-same = Nulla è stato cambiato.
programmes-beside = Nel frattempo qualcun altro ha scritto. Il tuo testo è qui, l’altro è qui sotto. Se salvi, il tuo sostituisce l’altro: riporta prima ciò che deve restare.
programmes-theirs = Il testo dell’altro
programmes-present = Il testo attuale
programmes-version = Questa è un’altra versione salvata. Se la salvi, sostituisce quella attuale.
programmes-offer = Offri questo testo
programmes-offer-about = Da quel momento vale per tutti. I certificati già rilasciati conservano le condizioni del loro rilascio.
programmes-withdraw = Non offrirlo più
programmes-state-none = Non è offerto.
programmes-state-same = È offerto così com’è qui.
programmes-state-older = È offerto nella versione precedente.
programmes-state-show = Mostra quel testo
programmes-faults = { $n ->
    [one] Un errore
   *[other] { $n } errori
}
programmes-format = I campi del file di un programma
programmes-field-id = Il nome breve del programma, che non cambia. Ne ha uno anche ogni livello.
programmes-field-name = Come si chiama il programma, o un livello.
programmes-field-edition = Contano solo i casi decisi secondo questa edizione del Codice, per esempio "2017".
programmes-field-levels = [[levels]]: un livello, il più basso per primo.
programmes-field-prerequisites = I nomi brevi dei livelli di cui occorre avere un certificato valido.
programmes-field-validity = "life", { "{" } years = 2 { "}" } oppure { "{" } inactive_years = 3 { "}" }.
programmes-field-examiners = Quanti esaminatori devono approvare un certificato: 1 o 2.
programmes-field-bands = Da quali voti in su è con merito e con lode.
programmes-field-requires = [[levels.requires]]: un requisito. Devono essere soddisfatti tutti.
programmes-field-family = Tanti casi di questa famiglia, o con law di questo articolo, con una certa mean e un certo floor.
programmes-field-lessons = Più tipi di casi, con una media su tutti.
programmes-field-exam = Un esame: paper (il codice di uno), mark, right, points, sections, critical, within_days. Senza mark è il suo questionario a dire chi ha superato.
programmes-field-practical = Tornei diretti, o ore, con un controfirmatario o senza.
programmes-field-oral = Un esame orale con un certo voto.
programmes-field-any = Un elenco di requisiti di cui uno è soddisfatto, o tanti quanti dice least; all: di cui è soddisfatto ciascuno.
programmes-field-renewal = [levels.renewal]: con quale esame si rinnova, refresher o delta, e quando.

## Progress of a person

progress-title = Certificati
progress-everybody-none = Nella federazione non c’è ancora nessuno.
progress-name = Nome
progress-eligible = tutto è soddisfatto
progress-eligible-band = tutto è soddisfatto, { $band }
progress-met = soddisfatti { $met } su { $of }
progress-held = ha il certificato
progress-may = Un esaminatore può ora rilasciare il certificato.
progress-may-band = Un esaminatore può ora rilasciare il certificato, { $band }.
progress-holds = Certificato rilasciato, valido fino al { $day }.
progress-holds-for-life = Certificato rilasciato, valido a vita.
progress-hidden = Gli esami contano qui da quando i candidati ne vedono i voti.
renewal-title = Certificati in scadenza
renewal-until = Valido fino al { $date }.
renewal-over = Era valido fino al { $date }, e si può ancora rinnovare.
renewal-active = Resta valido finché c’è attività: scade dopo { $years ->
    [one] un anno
   *[other] { $years } anni
} senza una tua risposta, un esame o un torneo controfirmato.
renewal-window = { $n ->
    [one] Si rinnova con un esame
   *[other] Si rinnova con uno di questi esami
}, da sostenere dal { $from } al { $to }.
renewal-may = Un esaminatore può ora rinnovarlo.
renewal-by-refresher = Un esame di aggiornamento.
renewal-by-delta = Un esame su ciò che è cambiato dall’edizione «{ $edition }».
renewal-none = Non si rinnova. Quando sarà scaduto potrai ricevere un altro certificato, se avrai allora tutto ciò che il livello richiede.
renewal-withdrawn = Il suo programma non è più offerto, quindi nulla lo rinnova.
progress-more = Altre persone
progress-all = Tutti i programmi della federazione
