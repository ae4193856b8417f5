### Appeals against marks, and their answers.

federation-appeals = Klager
federation-appeals-about = Innvendinger fra kandidater mot vurderingene de har fått, som skal besvares
appeals-open =
    { $n ->
        [0] Alle klager er besvart.
        [one] Én klage venter på svar. Hver har rett til et.
       *[other] { $n } klager venter på svar. Hver har rett til et.
    }
appeals-none = Det har ikke vært noen klage.
appeals-age =
    { $days ->
        [0] kom inn i dag
        [one] har ventet i én dag
       *[other] har ventet i { $days } dager
    }
appeals-own = Klagene dine
appeals-own-lead = Hvis du mener at en vurdering er feil, si hvorfor. En sensor ser på det og svarer.
appeals-none-own = Du har ikke klaget.
appeals-until = Klager tas imot til
appeals-closed = Klager tas ikke imot nå.
appeals-nothing-left = Det er ingen side med en vurdering du ikke har klaget på.
appeal-page = side { $page }
appeal-which = På vurderingen av
appeal-text = Hva er galt med vurderingen, og etter hvilken paragraf?
appeal-send = Klag
appeal-answer = Svaret
appeal-state-open = venter på svar
appeal-state-upheld = tatt til følge
appeal-state-refused = avslått
appeal-of = Klage fra { $name }
appeal-gone = Oppgavebanken har ikke denne oppgaven lenger.
appeal-otherwise = Oppgavebanken forteller denne oppgaven annerledes enn kandidaten fikk den fortalt. Fakta nedenfor er dagens, og motorens avgjørelse om dem vises ikke: Vurderingen ble ikke gitt etter den.
appeal-decider-alone = Du rettet denne siden, og det er ingen annen sensor som kan avgjøre. At du avgjør om din egen vurdering, føres inn i revisjonsloggen.
appeal-decider-marked = Du rettet denne siden. En annen sensor avgjør denne klagen.
appeal-decider-own = Dette er din egen klage. En annen sensor avgjør den.
appeal-unruled = Avgjørelsen er fortsatt under utregning. Last siden på nytt om et øyeblikk.
appeal-given = Hva som ble svart
appeal-marks = Vurderinger
appeal-mark =
    { $kind ->
        [engine] { $mark } av motor { $engine }
        [remark] { $mark }, gitt på nytt
       *[other] { $mark } av en sensor
    }
appeal-decide = Avgjørelse
appeal-decide-upheld = Tatt til følge: kandidaten har rett
appeal-decide-refused = Avslått: vurderingen står
appeal-new-mark = En annen vurdering av denne siden, i prosent
appeal-new-mark-hint = Bare der klagen tas til følge. La feltet stå tomt der motoren blir rettet og alle rettes på nytt.
appeal-answer-label = Svaret ditt, som kandidaten leser
appeal-answer-send = Avgjør og svar
appeal-file = Lagre fakta som oppgavefil
appeal-file-about = Lagt inn i oppgavebanken hindrer de at motoren tar feil der igjen.
appeal-fault-not-now = Klager tas ikke imot nå.
appeal-fault-page = Velg en av sidene.
appeal-fault-twice = Du har allerede klaget på denne siden.
appeal-fault-waits = Denne siden har ingen vurdering ennå.
appeal-fault-lower = Det er mindre enn vurderingen som gjelder. Ingens vurdering settes ned av en klage som tas til følge.
appeal-fault-empty = Skriv minst én setning.
appeal-fault-long = Høyst { $limit } tegn.
appeal-fault-zero = Det er et tegn i det som ikke kan lagres.
appeal-fault-decision = Velg ett av de to.
appeal-fault-mark = En vurdering er et helt tall fra 0 til 100.
