### Re-marking, after a correction of the engine.

remarking-title = Ny retting
remarking-all = Ny retting: alle gjennomføringer
remarking-lead = Vurderingene fra motor { $engine } sammenlignes med alle motoren har gitt tidligere. Ingenting endres før du bekrefter, og sensorenes vurderinger blir stående.
remarking-compare = Sammenlign
remarking-again = Sammenlign på nytt
remarking-comparing =
    { $of ->
        [0] Sammenligner …
        [one] Sammenligner: { $done } av ett forsøk
       *[other] Sammenligner: { $done } av { $of } forsøk
    }
remarking-applying = Vurderinger blir gitt på nytt …
remarking-broken = Sammenligningen ble avbrutt, og ingenting ble endret.
remarking-stopped = Rettingen ble avbrutt før den var ferdig. Gi vurderingene en gang til, etter samme regel: Det som allerede er gitt, blir ikke gitt to ganger.
remarking-applied =
    { $n ->
        [0] Ingen vurdering ble gitt på nytt.
        [one] Vurderinger ble gitt på nytt for ett forsøk. De som har sett vurderingene sine, får en e-post.
       *[other] Vurderinger ble gitt på nytt for { $n } forsøk. De som har sett vurderingene sine, får en e-post.
    }
remarking-found =
    { $n ->
        [0] Ingen vurdering er annerledes i { $of ->
            [one] det ene forsøket
           *[other] noen av de { $of } forsøkene
        } som ble sammenlignet.
        [one] Vurderinger i ett forsøk er annerledes, av { $of }.
       *[other] Vurderinger i { $n } forsøk er annerledes, av { $of }.
    }
remarking-missing = Ikke sammenlignet, fordi de ikke lenger er i oppgavebanken: { $scenarios }
remarking-otherwise = Ikke sammenlignet, fordi oppgavene er endret siden kandidatene så dem: { $scenarios }
remarking-table = Forsøk med andre vurderinger
remarking-candidate = Kandidat
remarking-pages = Vurderinger som er annerledes, i prosent
remarking-before = Som det er
remarking-never_lower-head = Aldri lavere
remarking-as_computed-head = Som utregnet
remarking-page = Side { $page } ({ $scenario }): { $kept } av motor { $engine }, { $now } nå
remarking-result =
    { $passed ->
        [yes] { $mark } %, bestått
        [no] { $mark } %, ikke bestått
       *[none] { $mark } %
    }
remarking-waits = venter på retting
remarking-apply = Gi de nye vurderingene
remarking-apply-about = Nye vurderinger legges til dem som var der, og føres inn i revisjonsloggen.
remarking-never_lower = Aldri lavere
remarking-never_lower-about =
    En side får ny vurdering der den er høyere: { $n ->
        [0] ingen forsøk
        [one] ett forsøk
       *[other] { $n } forsøk
    }.
remarking-as_computed = Som utregnet
remarking-as_computed-about =
    Hver side får den vurderingen motoren gir nå, høyere eller lavere: { $n ->
        [one] ett forsøk
       *[other] { $n } forsøk
    }.
