### Tavoli simulati di un esame: i punti, dati su un telefono.

tables-title = Ai tavoli
tables-page-title = Ai tavoli: { $name }
tables-about = Scegli il tavolo che esamini. Altri possono dare punti nello stesso momento: nulla di ciò che registrano va perso.
tables-others = Senza tavolo
tables-done = { $done } su { $n } completati
tables-nobody = Nessun candidato è ancora entrato nell’esame.
tables-missing = { $n ->
    [one] Una persona dell’elenco non è ancora entrata nell’esame, quindi non si possono registrare punti: { $list }.
   *[other] { $n } persone dell’elenco non sono ancora entrate nell’esame, quindi non si possono registrare punti: { $list }.
}
tables-draw-about = I candidati compaiono qui quando sono entrati nell’esame. Se scrivono in sala, estrai i loro questionari: da quel momento non possono più sostenere questo esame su un dispositivo.
tables-admit-about = In questo esame non si chiede nulla per iscritto. Ammettili e assegna loro i punti ai tavoli.
tables-admit = Ammettili ai tavoli
tables-admitted = { $n ->
    [0] Nessuna ammissione: tutti quelli dell’elenco sono già ai tavoli.
    [one] Una persona è ammessa ai tavoli.
   *[other] { $n } persone sono ammesse ai tavoli.
} { $refused ->
    [0] { "" }
    [one] Una persona non può sostenere l’esame: non le restano tentativi, oppure sei tu.
   *[other] { $refused } persone non possono sostenere l’esame: non restano loro tentativi, oppure sei tu.
}
tables-missing-way = Esame su carta
tables-coming = Ancora da esaminare ({ $n })
tables-finished = Completati ({ $n })
tables-all-done = Tutti i candidati hanno punti a questo tavolo.
tables-own = Sei tu: i punti li dà un altro esaminatore.
tables-points = { $points } punti su { $of }
tables-candidate-title = { $name }: { $table }
tables-ruling = Decisione: { $name }
tables-ruling-later = La decisione su { $id } non è disponibile ora. Ricarica la pagina tra un momento.
tables-no-ruling = Sei un candidato di questo esame: le sue decisioni non ti vengono mostrate.
tables-remark = Osservazione
tables-keep-next = Registra, prossimo candidato
tables-keep = Registra
tables-saved = Registrato: { $name }, { $points } punti su { $of }.{ $open ->
    [0] { "" }
    [one] { " " }Una riga non ha ancora punti.
   *[other] { " " }{ $open } righe non hanno ancora punti.
}
tables-saved-none = A { $name } non è ancora dato alcun punto a questo tavolo. L’eventuale osservazione è registrata; i punti si possono aggiungere in qualsiasi momento.
tables-saving = Registrazione …
tables-unsaved = Non ancora registrato. Ciò che hai inserito è conservato su questo dispositivo e inviato di nuovo finché non è registrato. Non chiudere questa pagina.
tables-unsaved-refused = Non registrato. Ciò che hai inserito è conservato su questo dispositivo: ricarica la pagina, e accedi di nuovo se ti viene chiesto.
tables-unsaved-other = Ciò che hai inserito per un altro candidato non è ancora registrato.
tables-unsaved-open = Aprilo

## Nella pagina della sessione

tables-section = Gli esaminatori danno i punti di ogni tavolo sul telefono, un candidato dopo l’altro.
tables-open = Dai punti a un tavolo
tables-code = Codice QR per i telefoni degli esaminatori
tables-picture = Codice QR che apre i tavoli di questo esame

## La scheda di un tavolo

tables-card = Scheda di questo tavolo (PDF)
tables-card-about = Ciò che si simula a questo tavolo. Possono vederla solo gli esaminatori e i giocatori.
tables-card-examiner = Per l’esaminatore
tables-card-points = Punti
tables-card-line = { $n ->
    [one] { $line }: al massimo un punto
   *[other] { $line }: al massimo { $n } punti
}
tables-card-reason = { $cite }: { $text }
