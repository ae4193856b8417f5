### Results of a credential check: a title for each result, an explanation for each reason.

credential-title-valid = Questa credenziale è autentica e valida
credential-title-revoked = Questa credenziale è stata revocata
credential-title-suspended = Questa credenziale è sospesa
credential-title-expired = Questa credenziale è scaduta
credential-title-not-yet = Questa credenziale non è ancora valida
credential-title-status-unknown = Ora non si può dire se questa credenziale sia ancora valida
credential-title-altered = Questa non è una credenziale com’è stata rilasciata
credential-title-unknown-key = Questa credenziale non è stata firmata da chi vi è indicato come autore
credential-title-foreign = Questa credenziale non è stata rilasciata qui
credential-title-nothing = Questa non è una credenziale

credential-about-valid = È stata firmata da chi vi è indicato, nulla vi è stato cambiato, e non è scaduta, sospesa né revocata.
credential-about-revoked = È stata firmata da chi vi è indicato e nulla vi è stato cambiato, ma chi l’ha rilasciata l’ha revocata. Non tornerà valida.
credential-about-suspended = È stata firmata da chi vi è indicato e nulla vi è stato cambiato, ma chi l’ha rilasciata l’ha sospesa. Non è valida finché non la ripristina.
credential-about-expired = È stata firmata da chi vi è indicato e nulla vi è stato cambiato, ma era valida solo fino al { $date }.
credential-about-not-yet = È stata firmata da chi vi è indicato e nulla vi è stato cambiato, ma è valida solo dal { $date }.
credential-about-status-unknown = È stata firmata da chi vi è indicato e nulla vi è stato cambiato, ma non è stato possibile accertare se da allora sia stata sospesa o revocata. Non farvi affidamento; riprovare più tardi.

credential-about-no-proof = Indica come autore uno di questo sito, ma non contiene alcuna prova. Ogni credenziale rilasciata qui è firmata.
credential-about-proofs = Indica come autore uno di questo sito, ma la sua prova è un elenco. Ogni credenziale rilasciata qui ha una sola prova.
credential-about-suite = Indica come autore uno di questo sito, ma la sua prova è di un tipo che qui non si usa (si usa eddsa-rdfc-2022).
credential-about-purpose = Indica come autore uno di questo sito, ma la sua prova non è stata fatta per certificare qualcosa.
credential-about-at = Indica come autore uno di questo sito, ma alla riga { $line }, colonna { $column } qualcosa è sconosciuto, manca o compare due volte. Nessuna credenziale rilasciata qui è scritta così.
credential-about-field = Indica come autore uno di questo sito, ma questo campo non è scritto come nelle credenziali rilasciate qui: { $field }
credential-about-value = Indica come autore uno di questo sito, ma questo campo contiene ciò che qui non si certifica mai, come segni invisibili o un testo troppo lungo: { $field }
credential-about-signature = Indica come autore uno di questo sito, ma la firma non appartiene a ciò che dice: è stata cambiata dopo la firma, o firmata da qualcun altro.
credential-about-unknown-key = Indica come autore uno di questo sito, ma è firmata con una chiave che quell’autore non ha mai usato: { $method }
credential-about-foreign = Dice di essere stata rilasciata da { $issuer }, che su questo sito non rilascia nulla. Solo lì si può dire se è autentica.

credential-not-fetched = Non è stato scaricato nulla. La credenziale è stata esaminata come farebbe il sito { $site }: se qualcun altro l’ha firmata, e se presso di lui conta, qui non si sa.

credential-about-empty = Non contiene nulla. Incollare la credenziale, o scegliere il suo file.
credential-about-too-long = È più lunga di qualsiasi credenziale: si esaminano al massimo 64 KB.
credential-about-not-text = Non è un testo. Una credenziale è un file di testo che finisce in .json.
credential-about-pdf = È un PDF. Caricare il file della credenziale (.json): è allegato al PDF del certificato, e da lì si può salvare.
credential-about-picture = È un’immagine. Caricare il file della credenziale (.json), o leggere il codice sul certificato per consultarlo.
credential-about-archive = È un archivio o un documento di un programma d’ufficio. Caricare il solo file della credenziale (.json).
credential-about-web-page = È una pagina web. Caricare il file della credenziale (.json), non la pagina in cui lo si è trovato.
credential-about-address = È un indirizzo. Aprirlo nel browser, e caricare il file della credenziale (.json) che vi si trova.
credential-about-token = È un token firmato. Le credenziali rilasciate qui sono file di testo con una prova, e non token.
credential-about-line = Non è né una credenziale né il numero di un certificato. Un numero si scrive come demo.01ab…: un nome breve, un punto e 32 cifre e lettere. Lo si copi per intero.
credential-about-truncated = Finisce a metà, alla riga { $line }, colonna { $column }: ne manca una parte. Copiarla o scaricarla di nuovo per intero.
credential-about-not-json = Non si può leggere: alla riga { $line }, colonna { $column } c’è qualcosa che non è JSON. Copiarla o scaricarla di nuovo.
credential-about-no-credential = Si può leggere, ma non dice di essere una credenziale.
credential-about-other-kind = È una credenziale, ma non un Open Badge. I certificati di questo sito sono Open Badge.
credential-about-no-issuer = È un Open Badge, ma non dice chi l’ha rilasciato.
