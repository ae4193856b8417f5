### The archive of a sitting: its page, and the output of `director archive verify`.

after-title = { $page } · { $sitting }
after-nav = Etter eksamenen
archive-title = Arkiv
archive-lead = Alt som resultatene av denne gjennomføringen kan forsvares med, i én fil:
archive-holds-sitting = innstillingene, og oppgavesettet slik det var da gjennomføringen ble åpnet
archive-holds-attempts = hvert forsøk med tidene og hvert lagret svar med kvitteringen
archive-holds-marks = hver vurdering, hvem som ga den og hvorfor, resultatene, og klagene med svarene på dem
archive-holds-log = det revisjonsloggen forteller om gjennomføringen, og hvem som gjorde det
archive-holds-scenarios = det som ble spurt om, som oppgavefiler, med hver avgjørelse og veien dit
archive-holds-manifest = versjonen av motoren, og en kontrollsum for hvert av disse
archive-get = Lagre arkivet
archive-get-provisional = Lagre et foreløpig arkiv
archive-still-waiting = { $n ->
    [one] Én side har ennå ingen vurdering som gjelder. Et arkiv som lages nå, er foreløpig: Det sier det selv, og inneholder ingen vurdering av den siden.
   *[other] { $n } sider har ennå ingen vurdering som gjelder. Et arkiv som lages nå, er foreløpig: Det sier det selv, og inneholder ingen vurderinger av disse sidene.
}
archive-not-yet = Det finnes når gjennomføringen er over og ingen kan svare lenger.
archive-check = Å kontrollere et arkiv
archive-check-how = Programmet sier ut fra filen alene om den henger sammen. At den ikke er laget på nytt, sier det ut fra kontrollsummen av manifestet, som revisjonsloggen har for hvert arkiv som er tatt med:
archive-check-receipt = Der noen viser fram en kvittering, sier det også hvilket svar den står for, og om det svaret gjaldt:
archive-people = Det inneholder navn, svar og vurderinger. Oppbevar det der bare de som holder eksamenene deres, får tak i det.

archive-whole = Fullstendig.
archive-not-whole = Som det ble laget, men ikke fullstendig.
archive-of = Gjennomføring { $sitting } i { $federation }, laget { $at } med motor { $engine }: { $attempts ->
    [one] ett forsøk
   *[other] { $attempts } forsøk
}, { $answers ->
    [one] ett lagret svar
   *[other] { $answers } lagrede svar
}, hvert med sin kvittering. Manifest { $hash }
archive-missing = Gitt, men ikke lenger i oppgavebanken da arkivet ble laget: { $scenarios }
archive-changed = Gitt annerledes enn oppgavebanken hadde det da arkivet ble laget, og i det slik oppgavebanken hadde det: { $scenarios }
archive-provisional = Foreløpig: laget før alt var rettet.
archive-waits = Forsøk { $attempt }: Ingen vurdering av side { $pages } er i det.
archive-receipt-counts = { $receipt }: forsøk { $attempt }, side { $page }, lagret { $at }, og ikke endret siden: { $answer }
archive-receipt-changed = { $receipt }: forsøk { $attempt }, side { $page }, lagret { $at }, og endret siden: { $answer }
archive-no-receipt = { $receipt }: Ingen svar i arkivet har denne kvitteringen.
archive-fault-not_an_archive = Dette er ikke noe arkiv av en gjennomføring som kan leses.
archive-fault-missing = { $what } er oppført, men finnes ikke.
archive-fault-changed = { $what } er ikke det kontrollsummen ble laget av.
archive-fault-unlisted = { $what } finnes, men er ikke oppført én gang.
archive-fault-twice = Filer står to ganger i det under samme navn, eller ligger over hverandre.
archive-fault-other_manifest = Manifestet er ikke det med denne kontrollsummen.
archive-fault-attempts = Det er ikke så mange forsøk som det skulle være.
archive-fault-unreadable = { $what } kan ikke leses.
archive-fault-receipt = Forsøk { $what }: Lagret svar { $number } er ikke det kvitteringen ble laget av.
