### Statistics of a sitting’s items and paper.

statistics-title = Statistikk
statistics-counted =
    { $n ->
        [0] Ingen er talt med ennå
        [one] Én kandidat er talt med
       *[other] { $n } kandidater er talt med
    }{ $waiting ->
        [0] .
        [one] ; én er det ikke, fordi noe venter på retting.
       *[other] ; { $waiting } er det ikke, fordi noe venter på retting.
    }
statistics-unfinished =
    { $n ->
        [one] Én av dem har ingen poeng for bordet eller samtalen ennå, og teller bare med det skriftlige.
       *[other] { $n } av dem har ingen poeng for bordet eller samtalen ennå, og teller bare med det skriftlige.
    }
statistics-none = Statistikken kommer når forsøk er avsluttet og rettet.
statistics-passed = { $n } av { $of } bestod, med { $pass } eller mer.
statistics-distribution = Resultater, i prosent
statistics-result = Resultat
statistics-candidates = Kandidater
statistics-class = { $from } til { $to } %
statistics-lie = Snitt { $mean }, standardavvik { $deviation }. Fra { $lowest } til { $highest }; en fjerdedel under { $lower }, halvparten under { $middle }, en fjerdedel over { $upper }.

statistics-reliability = Pålitelighet
statistics-reliability-none = For få oppgaver, eller for få kandidater, til å si hvor pålitelige resultatene er.
statistics-reliability-few = For få kandidater til å si noe: et anslag krever minst { $fewest }, og her er det { $n }.
statistics-reliability-is = { $name } er { $value }: { $band }.
statistics-kr20 = KR-20
statistics-alpha = Cronbachs alfa
statistics-reliability-unacceptable = uakseptabel, under 0,5
statistics-reliability-poor = dårlig, fra 0,5
statistics-reliability-questionable = tvilsom, fra 0,6
statistics-reliability-acceptable = akseptabel, fra 0,7
statistics-reliability-good = god, fra 0,8
statistics-reliability-excellent = utmerket, fra 0,9
statistics-error = Målingens standardfeil er { $error }: Av dem som gjorde det like godt, får to av tre resultater innenfor så mye av det de fortjener.
statistics-reliability-of = Dette gjelder det enkle snittet av de skriftlige oppgavene, der alle teller likt, ikke resultatene over, der oppgaver har vekt, en kritisk oppgave kan sette et tak for det hele, og poeng for bordet og samtalen kan telle.
statistics-reliability-about = For en avgjørelse om én person kreves det vanligvis 0,9. Flere oppgaver, og oppgaver som skiller de sterke fra de svake, gjør resultatene mer pålitelige.

statistics-disputes = Sterke kandidater er uenige med motoren
statistics-disputes-about = De øvre 27 % på alt annet ga for det meste et annet svar her. De kan ha sett noe som motoren, eller oppgaven, ikke har: Se på disse igjen.
statistics-disputes-none = Ingen, blant det som minst tre av dem svarte på.
statistics-dispute = { $scenario }: { $component }
statistics-dispute-told = { $agree } av { $strong } enige · { $gave } svarte { $given }

statistics-items = Oppgaver
statistics-items-about = For den som tok den flere ganger, teller det første forsøket. Diskriminering er det de øvre 27 % oppnådde mer enn de nedre 27 %; oppgave–rest er korrelasjonen med det som ble oppnådd på alt annet.
statistics-items-few = Diskriminering og korrelasjon med resten vises fra { $fewest } svar; med færre er de tilfeldige.
statistics-scatter = Hvor lette oppgavene er, og hvor godt de skiller de sterke fra de svake
statistics-hard = vanskelig
statistics-easy = lett
statistics-item = Oppgave
statistics-asked = Svar talt med
statistics-facility = Letthet
statistics-discrimination = Diskriminering
statistics-item-rest = Oppgave–rest
statistics-time = Tid
statistics-exposure = I oppgavesett
statistics-seconds = { $median } s, ni av ti innen { $ninetieth } s
statistics-item-negative = negativ
statistics-item-poor = dårlig
statistics-item-marginal = marginal
statistics-item-good = god
statistics-item-very_good = meget god
statistics-csv = Lagre som regneark
statistics-file-item = Oppgave
statistics-file-asked = Svar talt med
statistics-file-exposure = I oppgavesett
statistics-file-facility = Letthet
statistics-file-discrimination = Diskriminering
statistics-file-item_rest = Korrelasjon oppgave–rest
statistics-file-seconds = Sekunder i snitt
statistics-file-median = Sekunder, median
statistics-file-ninetieth = Sekunder for ni av ti
