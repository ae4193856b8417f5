### The archive of a sitting: its page, and the output of `director archive verify`.

after-title = { $page } · { $sitting }
after-nav = Etter eksamenen
archive-title = Arkiv
archive-lead = Alt som dokumenterer resultatene av denne gjennomføringen, i én fil:
archive-holds-sitting = innstillingene, og oppgavesettet slik det var da gjennomføringen ble åpnet
archive-holds-attempts = hvert forsøk med tidene og hvert lagret svar med kvitteringen
archive-holds-marks = hver vurdering, hvem som ga den og hvorfor, resultatene, og klagene med svarene på dem
archive-holds-log = revisjonsloggens innføringer om gjennomføringen, og hvem som sto for dem
archive-holds-scenarios = oppgavene som ble gitt, som oppgavefiler, med hver avgjørelse og veien dit
archive-holds-manifest = versjonen av motoren, og en kontrollsum for hvert av disse
archive-get = Lagre arkivet
archive-get-provisional = Lagre et foreløpig arkiv
archive-still-waiting = { $n ->
    [one] Én side mangler endelig vurdering. Et arkiv som lages nå, er foreløpig, sier det selv og inneholder ingen vurdering av den siden.
   *[other] { $n } sider mangler endelig vurdering. Et arkiv som lages nå, er foreløpig, sier det selv og inneholder ingen vurderinger av disse sidene.
}
archive-not-yet = Arkivet blir tilgjengelig når gjennomføringen er over og ingen kan svare lenger.
archive-check = Kontroller et arkiv
archive-check-how = Programmet kontrollerer ut fra filen alene at alt henger sammen. At arkivet ikke er laget på nytt, viser kontrollsummen av manifestet, som revisjonsloggen har for hvert arkiv som er lastet ned:
archive-check-receipt = Viser en kandidat fram en kvittering, sier programmet også hvilket svar den hører til, og om det svaret gjaldt:
archive-people = Arkivet inneholder navn, svar og vurderinger. Oppbevar det der bare de eksamensansvarlige har tilgang.

archive-whole = Fullstendig.
archive-not-whole = Slik det ble laget, men ikke fullstendig.
archive-of = Gjennomføring { $sitting } i { $federation }, laget { $at } med motor { $engine }: { $attempts ->
    [one] ett forsøk
   *[other] { $attempts } forsøk
}, { $answers ->
    [one] ett lagret svar
   *[other] { $answers } lagrede svar
}, hvert med sin kvittering. Manifest { $hash }
archive-missing = Gitt, men ikke lenger i oppgavebanken da arkivet ble laget: { $scenarios }
archive-changed = Gitt i en annen versjon enn oppgavebanken hadde da arkivet ble laget; arkivet inneholder oppgavebankens: { $scenarios }
archive-provisional = Foreløpig: laget før alt var rettet.
archive-waits = Forsøk { $attempt }: Vurdering av side { $pages } mangler.
archive-receipt-counts = { $receipt }: forsøk { $attempt }, side { $page }, lagret { $at }, og ikke endret siden: { $answer }
archive-receipt-changed = { $receipt }: forsøk { $attempt }, side { $page }, lagret { $at }, og endret siden: { $answer }
archive-no-receipt = { $receipt }: Ingen svar i arkivet har denne kvitteringen.
archive-fault-not_an_archive = Dette er ikke et lesbart arkiv av en gjennomføring.
archive-fault-missing = { $what } er oppført, men finnes ikke.
archive-fault-changed = { $what } stemmer ikke med kontrollsummen.
archive-fault-unlisted = { $what } finnes, men mangler i listen eller står der flere ganger.
archive-fault-twice = Filer har samme navn eller overlapper hverandre.
archive-fault-other_manifest = Manifestet stemmer ikke med denne kontrollsummen.
archive-fault-attempts = Antallet forsøk stemmer ikke.
archive-fault-unreadable = { $what } kan ikke leses.
archive-fault-receipt = Forsøk { $what }: Lagret svar { $number } stemmer ikke med kvitteringen.
