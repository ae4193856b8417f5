### Results of a credential check: a title for each result, an explanation for each reason.

credential-title-valid = Questa credenziale è autentica e valida
credential-title-revoked = Questa credenziale è stata revocata
credential-title-suspended = Questa credenziale è sospesa
credential-title-expired = Questa credenziale è scaduta
credential-title-not-yet = Questa credenziale non è ancora valida
credential-title-status-unknown = Ora non è possibile stabilire se questa credenziale sia ancora valida
credential-title-altered = Questa credenziale è stata modificata dopo il rilascio
credential-title-unknown-key = Questa credenziale non è firmata dall’emittente indicato
credential-title-foreign = Questa credenziale non è stata rilasciata qui
credential-title-nothing = Questa non è una credenziale

credential-about-valid = È firmata dall’emittente indicato, non è stata modificata, e non è scaduta, sospesa né revocata.
credential-about-revoked = È firmata dall’emittente indicato e non è stata modificata, ma l’emittente l’ha revocata. Non tornerà valida.
credential-about-suspended = È firmata dall’emittente indicato e non è stata modificata, ma l’emittente l’ha sospesa. Non è valida finché non viene ripristinata.
credential-about-expired = È firmata dall’emittente indicato e non è stata modificata, ma era valida solo fino al { $date }.
credential-about-not-yet = È firmata dall’emittente indicato e non è stata modificata, ma è valida solo dal { $date }.
credential-about-status-unknown = È firmata dall’emittente indicato e non è stata modificata, ma non è stato possibile accertare se sia stata sospesa o revocata. Non farvi affidamento; riprova più tardi.

credential-about-no-proof = Indica un emittente di questo sito, ma non contiene alcuna prova. Ogni credenziale rilasciata qui è firmata.
credential-about-proofs = Indica un emittente di questo sito, ma la sua prova è un elenco. Ogni credenziale rilasciata qui ha una sola prova.
credential-about-suite = Indica un emittente di questo sito, ma la sua prova è di un tipo che qui non si usa (si usa eddsa-rdfc-2022).
credential-about-purpose = Indica un emittente di questo sito, ma la sua prova non è stata fatta per certificare qualcosa.
credential-about-at = Indica un emittente di questo sito, ma alla riga { $line }, colonna { $column } qualcosa è sconosciuto, manca o compare due volte. Nessuna credenziale rilasciata qui è scritta così.
credential-about-field = Indica un emittente di questo sito, ma questo campo non è scritto come nelle credenziali rilasciate qui: { $field }
credential-about-value = Indica un emittente di questo sito, ma questo campo contiene dati che qui non si certificano mai, come caratteri invisibili o un testo troppo lungo: { $field }
credential-about-signature = Indica un emittente di questo sito, ma la firma non corrisponde al contenuto: è stato cambiato dopo la firma, o firmato da altri.
credential-about-unknown-key = Indica un emittente di questo sito, ma è firmata con una chiave che quell’emittente non ha mai usato: { $method }
credential-about-foreign = Dichiara di essere stata rilasciata da { $issuer }, che non rilascia nulla su questo sito. Solo quell’emittente può dire se è autentica.

credential-not-fetched = Non è stato scaricato nulla. La credenziale è stata esaminata come farebbe il sito { $site }: se è firmata da un altro emittente, qui non si sa se presso di lui è valida.

credential-about-empty = Non contiene nulla. Incolla la credenziale, o scegli il suo file.
credential-about-too-long = È troppo lunga per essere una credenziale: si esaminano al massimo 64 KB.
credential-about-not-text = Non è un testo. Una credenziale è un file di testo che finisce in .json.
credential-about-pdf = È un PDF. Carica il file della credenziale (.json): è allegato al PDF del certificato, e da lì si può salvare.
credential-about-picture = È un’immagine. Carica il file della credenziale (.json), o leggi il codice sul certificato per consultarlo.
credential-about-archive = È un archivio o un documento di un programma d’ufficio. Carica il solo file della credenziale (.json).
credential-about-web-page = È una pagina web. Carica il file della credenziale (.json), non la pagina che lo contiene.
credential-about-address = È un indirizzo. Aprilo nel browser, e carica il file della credenziale (.json) che vi si trova.
credential-about-token = È un token firmato. Le credenziali rilasciate qui sono file di testo con una prova, e non token.
credential-about-line = Non è né una credenziale né il numero di un certificato. Un numero si scrive come demo.01ab…: un nome breve, un punto e 32 cifre e lettere. Copialo per intero.
credential-about-truncated = Si interrompe alla riga { $line }, colonna { $column }: ne manca una parte. Copiala o scaricala di nuovo per intero.
credential-about-not-json = Non è leggibile: alla riga { $line }, colonna { $column } c’è qualcosa che non è JSON. Copiala o scaricala di nuovo.
credential-about-no-credential = È leggibile, ma non è una credenziale.
credential-about-other-kind = È una credenziale, ma non un Open Badge. I certificati di questo sito sono Open Badge.
credential-about-no-issuer = È un Open Badge, ma non dice chi l’ha rilasciato.
