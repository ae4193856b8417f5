### Appeals against marks, and their answers.

federation-appeals = Klager
federation-appeals-about = Kandidatenes innvendinger mot vurderingene sine, som venter på svar
appeals-open =
    { $n ->
        [0] Alle klager er besvart.
        [one] Én klage venter på svar.
       *[other] { $n } klager venter på svar.
    }
appeals-none = Det har ikke kommet noen klager.
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
appeals-nothing-left = Du har klaget på alle sidene som har en vurdering.
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
appeal-otherwise = Oppgavebanken beskriver nå oppgaven annerledes enn kandidaten så den. Fakta nedenfor er dagens; motorens avgjørelse vises ikke, fordi vurderingen ikke bygger på den.
appeal-decider-alone = Du rettet denne siden, og det finnes ingen annen sensor som kan avgjøre klagen. Revisjonsloggen viser at du avgjør en klage på din egen vurdering.
appeal-decider-marked = Du rettet denne siden. En annen sensor avgjør denne klagen.
appeal-decider-own = Dette er din egen klage. En annen sensor avgjør den.
appeal-unruled = Avgjørelsen regnes fortsatt ut. Last siden på nytt om et øyeblikk.
appeal-given = Svaret som ble gitt
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
appeal-new-mark-hint = Bare når klagen tas til følge. La feltet stå tomt hvis motoren blir rettet og alle vurderes på nytt.
appeal-answer-label = Svaret ditt, som kandidaten leser
appeal-answer-send = Avgjør og svar
appeal-file = Lagre fakta som oppgavefil
appeal-file-about = Lagt inn i oppgavebanken hindrer de at motoren gjør samme feil igjen.
appeal-fault-not-now = Klager tas ikke imot nå.
appeal-fault-page = Velg en av sidene.
appeal-fault-twice = Du har allerede klaget på denne siden.
appeal-fault-waits = Denne siden har ingen vurdering ennå.
appeal-fault-lower = Det er lavere enn vurderingen som gjelder. En klage som tas til følge, setter aldri ned en vurdering.
appeal-fault-empty = Skriv minst én setning.
appeal-fault-long = Høyst { $limit } tegn.
appeal-fault-zero = Teksten inneholder et tegn som ikke kan lagres.
appeal-fault-decision = Velg ett av de to.
appeal-fault-mark = En vurdering er et helt tall fra 0 til 100.
