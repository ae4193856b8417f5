### The effect of a change of edition on certificate holders.

delta-title = Et skifte av utgave
delta-lead = Hvilke oppgaver bak de gyldige sertifikatene som dømmes annerledes etter en annen utgave av lovene, og en eksamen med disse oppgavene.
delta-none = Ingen sertifikater er gyldige nå.
delta-from = Sertifisert etter
delta-from-choice = { $edition } ({ $n ->
    [one] én innehaver
   *[other] { $n } innehavere
})
delta-to = Sammenlignet med
delta-look = Sammenlign
delta-same = Velg to ulike utgaver.
delta-unheld = Ingen har et gyldig sertifikat for denne utgaven.
delta-late = Kravene analyseres på nytt: { $done } av { $of } avgjørelser er klare. Siden oppdaterer seg selv.
delta-progress = Hvor mange avgjørelser som er klare
delta-found = { $n ->
    [one] Én person har et sertifikat
   *[other] { $n } personer har et sertifikat
} etter { $from }. { $scenarios ->
    [0] Ingen oppgaver er registrert bak.
    [one] Bak ligger én oppgave; { $changed ->
        [0] den dømmes likt
       *[other] den dømmes annerledes
    } etter { $to }.
   *[other] Bak ligger { $scenarios } oppgaver; { $changed ->
        [0] ingen av dem dømmes annerledes
        [one] én av dem dømmes annerledes
       *[other] { $changed } av dem dømmes annerledes
    } etter { $to }.
}
delta-unknown = { $n ->
    [one] Én av dem har et sertifikat
   *[other] { $n } av dem har et sertifikat
} uten registrerte oppgaver bak.

delta-kinds = Oppgavene bak sertifikatene
delta-kind = Utfall
delta-scenarios = Oppgaver
delta-kind-changed = Annerledes
delta-kind-changed-about = Dømmes annerledes
delta-kind-unchanged = Likt
delta-kind-unchanged-about = Dømmes likt
delta-kind-uncovered = Ikke dekket
delta-kind-uncovered-about = Ikke dekket for en av utgavene
delta-kind-unruled = Ikke dømt
delta-kind-unruled-about = Ingen avgjørelse tilgjengelig
delta-kind-gone = Borte
delta-kind-gone-about = Ikke i oppgavebanken lenger

delta-changed = Dømmes annerledes: { $n ->
    [one] én oppgave
   *[other] { $n } oppgaver
}
delta-behind = { $n ->
    [one] én innehaver
   *[other] { $n } innehavere
}
delta-is-asked = med i eksamenen
delta-what = Hva som endres
delta-open = Bare det som står åpent, er annerledes.

delta-left = Utelatt, og hvorfor: { $n ->
    [one] én oppgave
   *[other] { $n } oppgaver
}
delta-left-unasked = Ingenting av det den spør om, dømmes annerledes.
delta-left-judged = Etter { $to } er noe av det den spør om, ikke avgjort, eller overlatt til skjønn.
delta-left-unruled = Ingen avgjørelse tilgjengelig.
delta-left-gone = Den er ikke i oppgavebanken lenger.

delta-paper = Eksamenen i det som er endret
delta-paper-about = { $n ->
    [one] Én oppgave stilles
   *[other] { $n } oppgaver stilles
} etter { $to }, med lovbok. Den som har et sertifikat etter { $from }, kan fornye det ved denne eksamenen der nivået åpner for det. Oppgavesettet kan redigeres før eksamenen holdes.
delta-paper-name = Skifte av utgave: { $from } – { $to }
delta-nothing = Det er ingenting å spørre om: Ingen av disse oppgavene spør om noe som dømmes annerledes.
delta-fault-same = Velg to ulike utgaver. Oppgavesettet ble ikke laget.
delta-fault-late = Avgjørelser regnes fortsatt ut. Oppgavesettet ble ikke laget.
delta-fault-nothing = Det er ingenting å spørre om. Oppgavesettet ble ikke laget.
delta-fault-long = Oppgavesettet ville bli for langt. Det ble ikke laget.

delta-holders = Innehaverne
delta-holders-each = Hver innehaver, og hvor mange av oppgavene bak sertifikatet som endres
delta-holders-more = { $n ->
    [one] Én innehaver til, der
   *[other] { $n } innehavere til, der
} det ikke er flere endringer enn for disse.
delta-holder = Innehaver
delta-levels = Nivå
