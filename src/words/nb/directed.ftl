### Sessions directed at the table, and their co-signers

## The user’s own

directed-title = Økter du har ledet
directed-lead = Før opp hver økt du har ledet ved bordet, og be en kursleder eller sensor i forbundet ditt om å attestere den. Sertifikater som krever praksis, teller det som er attestert.
directed-none = Du har ikke ført opp noen økt.
directed-total-signed =
    { $n ->
        [0] Ingenting er attestert ennå.
        [one] Attestert: én økt, { $hours }{"\u00A0"}t { $minutes }{"\u00A0"}min.
       *[other] Attestert: { $n } økter, { $hours }{"\u00A0"}t { $minutes }{"\u00A0"}min.
    }
directed-total-asked =
    { $n ->
        [0] Ingenting venter på attestering.
        [one] Venter på attestering: én økt, { $hours }{"\u00A0"}t { $minutes }{"\u00A0"}min.
       *[other] Venter på attestering: { $n } økter, { $hours }{"\u00A0"}t { $minutes }{"\u00A0"}min.
    }
directed-length = { $hours }{"\u00A0"}t { $minutes }{"\u00A0"}min
directed-part-directed = ledet
directed-part-co_directed = hjalp turneringslederen
directed-state-asked = venter på { $name }
directed-state-signed = attestert av { $name }
directed-state-refused = ikke attestert av { $name }
directed-why = Hvorfor:
directed-withdraw = Trekk tilbake
directed-withdraw-spoken = Trekk tilbake { $event }, { $day }
directed-gone = Den du spurte, er ikke lenger registrert. Trekk den tilbake og spør en annen.
directed-enter = Før opp en økt
directed-entered = Økten er ført opp, og attestanten er spurt.
directed-nobody = Ingen i forbundet ditt kan attestere økter ennå: Det har ingen kursleder og ingen sensor, kanskje unntatt deg selv.
directed-day = Dag
directed-minutes = Varighet, i minutter
directed-minutes-hint = Fra 1 til 1440.
directed-text = Hva det var, og hvor
directed-text-hint = For eksempel: klubbkveld, Bergen. Høyst { $limit } tegn.
directed-part = Hva du gjorde
directed-part-choice-directed = Jeg ledet den
directed-part-choice-co_directed = Jeg hjalp turneringslederen
directed-cosigner = Hvem som kan attestere den
directed-cosigner-choose = Velg en person
directed-send = Før opp økten
directed-fault-day = Skriv dagen som år, måned og dag, for eksempel 2026-03-01.
directed-fault-future = Denne dagen er i framtiden.
directed-fault-minutes = Skriv et helt antall minutter, fra 1 til 1440.
directed-fault-event = Si hva det var, og hvor.
directed-fault-event-long = Høyst { $limit } tegn.
directed-fault-event-sign = Teksten inneholder et tegn som ikke kan lagres.
directed-fault-twice = Du har allerede ført opp denne økten. Hvis det var en annen, skill dem fra hverandre her.
directed-fault-part = Velg ett av de to.
directed-fault-cosigner = Velg en person fra listen.
directed-fault-full = { $unsigned } av øktene dine er ikke attestert. Få noen av dem attestert, eller trekk noen tilbake, før du fører opp flere.

## The co-signer’s

federation-sessions = Økter å attestere
federation-sessions-about = Økter andre har ledet ved bordet og ber deg attestere
cosign-lead =
    { $n ->
        [0] Ingen venter på attestasjon fra deg.
        [one] Én økt venter på attestasjon fra deg. Attester bare det du vet er riktig.
       *[other] { $n } økter venter på attestasjon fra deg. Attester bare det du vet er riktig.
    }
cosign-none = Ingen har bedt deg attestere en økt.
cosign-asked = Venter
cosign-decided = Avgjort
cosign-state-signed = attestert
cosign-state-refused = ikke attestert
cosign-sign = Attester
cosign-sign-spoken = Attester: { $name }, { $event }, { $day }
cosign-refuse = Avslå
cosign-refuse-spoken = Avslå: { $name }, { $event }, { $day }
cosign-take-back = Ta attestasjonen tilbake
cosign-take-back-spoken = Ta attestasjonen tilbake: { $name }, { $event }, { $day }
cosign-reason = Begrunnelse, som { $name } leser
cosign-more = Tidligere
cosign-first = De siste
cosign-fault-act = Attester, eller avslå og si hvorfor.
cosign-fault-empty = Si hvorfor, med minst én setning.
cosign-fault-long = Høyst { $limit } tegn.
cosign-fault-zero = Teksten inneholder et tegn som ikke kan lagres.
