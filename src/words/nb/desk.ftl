### The Director’s desk: the user’s own facts, field by field.

## The page

nav-desk = TL-bordet
home-desk = Har det nettopp skjedd noe ved bordet ditt?
home-desk-link = Døm på dine egne fakta
desk-title = TL-bordet
desk-page-title = { $title }: avgjørelsen
desk-eyebrow = TL-bordet: dine egne fakta
desk-lead = Beskriv hva som skjedde ved bordet, og les avgjørelsen med alt som kan følge. Du trenger ingen konto, og ingenting lagres: Fakta ligger i adressen til siden.
desk-begin-rotation = Et meldingsforløp
desk-begin-about-rotation = En spiller har meldt i en annens tur, eller har ikke budt høyt nok. Legg inn meldingsforløpet med en meldeboks der alle kan melde når som helst.
desk-begin-claim = Et krav
desk-begin-about-claim = En spiller har krevd stikk. Oppgi hvilke kort som er igjen, hva som ble sagt, og hvem som bestrider kravet.
desk-begin-concession = En avståelse
desk-begin-about-concession = En spiller har gitt bort stikk, og makker protesterer, eller det trekkes i tvil senere.
desk-family = Hva det gjelder
desk-family-rotation = Et meldingsforløp
desk-family-claim = Et krav
desk-family-concession = En avståelse
desk-anew = Begynn på nytt
desk-rule = Døm på disse faktaene
desk-told = oppgitt
desk-yes = ja
desk-no = nei
desk-untold = ikke oppgitt
desk-unknown = ikke kjent
desk-as-laws = etter retningslinjene

## The deal and the code

desk-dealer = Giver
desk-vulnerable = I faresonen
desk-vulnerable-none = ingen
desk-vulnerable-NS = Nord–Syd
desk-vulnerable-EW = Øst–Vest
desk-vulnerable-both = alle
desk-vulnerable-short-none = Ingen
desk-vulnerable-short-NS = N–S
desk-vulnerable-short-EW = Ø–V
desk-vulnerable-short-both = Alle
desk-code = Lovverket som gjelder
desk-edition = Utgave
desk-date = Datoen for hendelsen
desk-date-hint = År, måned og dag, som 2011-12-01. Den betyr bare noe hvis utgaven ble endret mens den gjaldt; uten dato gjelder den siste teksten.
desk-elections = Hva regulerende myndighet har valgt
desk-elections-hint = Det du ikke endrer, følger lovene, eller retningslinjene som er valgt her.
desk-guidelines = Retningslinjer for krav
desk-guidelines-none = ingen
desk-guidelines-acbl_2019 = ACBL, 2019
desk-guidelines-ebu = EBU White Book
desk-order = Rekkefølgen en farge regnes som spilt i
desk-order-any = enhver
desk-order-top_down = fra toppen
desk-order-ebu = fra toppen der fargen er solid
desk-similar-from = Lik nok fra
desk-dissimilar-below = Ikke lik nok under
desk-similar-hint = Andeler av hender i tusendeler: hvor mange av hendene som tilsier den nye meldingen, som ville ha tilsagt den tilbaketrukne.
desk-presumptions = Hva som forutsettes om en kravstiller, punkt for punkt

## The auction

desk-box = Meldeboks
desk-box-who = Hvem melder
desk-box-turn = (i tur)
desk-box-hint = Alle kan melde når som helst: Det er derfor TL blir tilkalt. Piltastene flytter i boksen.
desk-box-insufficient = ikke høyere enn det siste budet; det kan avgis likevel
desk-box-above-seven = Et bud på mer enn sju trekk
desk-undo = Angre det siste
desk-together = samtidig med den siste meldingen
desk-events = Hva som skjedde deretter
desk-events-answer = Meldingen var uregelmessig. Hva skjedde deretter?
desk-events-accept = { $player } godtar den ved å melde: Velg { $player } og meldingen. Eller:
desk-did-declines = { $player } godtar den ikke
desk-did-accepts = { $player } godtar den
desk-did-acts = { $player } avgir bud, dobler eller redobler
desk-events-more = Noe annet skjedde
desk-events-when = Når?
desk-events-now = nå, etter den siste meldingen
desk-events-after = etter melding { $n }: { $player }, { $call }
desk-events-first = før den første meldingen
desk-events-director = En spiller gjør oppmerksom på det, og TL kommer. Hvem gjorde det?
desk-events-leads = Åpningsutspillet er vendt opp. Hvem spilte ut?
desk-events-wrong-board = En spiller har kort fra feil mappe. Hvem?
desk-events-seen = Et kort blir vist eller spilt ut
desk-events-whose = Hvem sitt kort?
desk-events-how = Hvordan?
desk-events-how-exposes = vist
desk-events-how-leads = spilt ut
desk-events-cards-hint = Trykk på hvert kort makker kunne se; trykk en gang til for å ta det tilbake.
desk-events-explained = En forklaring er gal eller blir rettet
desk-events-explained-which = Hvilken melding ble forklart galt?
desk-events-explained-hint = Gal eller manglende alert gjelder også. Trykk på meldingen en gang til for å ta det tilbake.
desk-events-explained-by = forklart av { $player }
desk-events-corrects = Hvem tilkaller TL og retter forklaringen?
desk-written = Meldingsforløpet i bokstaver
desk-written-label = Hva som skjedde, i rekkefølge
desk-written-hint = En plass og en melding, med komma mellom: N P, Ø 1H. En plass og det som ble gjort: S declines; accepts, acts, director, leads, wrong_board; V exposes D4, V leads D4, Ø misexplains 2, V corrects 2 (nummeret på meldingen). To meldinger samtidig: N 1H + S P. Farger: S spar, H hjerter, D ruter, C kløver, eller ♠ ♥ ♦ ♣.
desk-meanings = Hva meldingene betydde
desk-meanings-hint = Naturlig når ikke annet er sagt. Det den uregelmessige meldingen og erstatningen viste, avgjør om de er sammenlignbare.
desk-by-itself = som avtalt, eller naturlig
desk-natural = naturlig
desk-artificial = kunstig
desk-meaning-artificial = Meldingen var
desk-meaning-agreement = Avtale
desk-meaning-agreement-hint = Fra listen, som weak-two-H eller stayman-1NT.
desk-meaning-more = Hva den viste, i tall
desk-meaning-points = Poeng
desk-meaning-points-hint = Fra og til, som i 12-14.
desk-meaning-balanced = Balansert hånd
desk-meaning-purpose = Formål
desk-meaning-purpose-hint = Hva den er til når den ikke beskriver: relay, transfer H, asks majors, asks key-cards S, asks strength.
desk-meaning-specifies = Angir
desk-meaning-specifies-hint = Benevnelsene en kunstig melding angir: H, eller S C, eller NT.
desk-meaning-marks = Lover også
desk-meaning-marks-hint = stopper S, good H, solid C, control D, playing-tricks.
desk-meaning-forcing = Krav
desk-meaning-promises-more = Lover noe annet, som ikke kan uttrykkes i tall
desk-findings = Hva TL fant, og resultatet
desk-comparable = Erstatningen er en sammenlignbar melding
desk-comparable-hint = Uten dette regnes det ut fra det meldingene viste, eller avgjørelsen får en gren for hvert svar.
desk-unintended = Den feilendes melding før den uregelmessige var utilsiktet
desk-prompted = Makkers varsling, forklaring eller annen handling viste den feilende at meldingen ikke var den tilsiktede (§ 25A)
desk-repeats = Erstatningen gjentar benevnelsen (til og med 2007)
desk-lowest = Erstatningen er det laveste tilstrekkelige budet som angir samme benevnelse
desk-influenced = Den feilinformerte sidens siste melding kan godt ha vært påvirket (§ 21B1)
desk-differs = Den nye meldingen fra spilleren som hadde kort fra feil mappe, er annerledes enn den annullerte (§ 17D)
desk-mistaken-call = Det er bevis for at meldingen var en feil og forklaringen riktig (§ 21B1(b))
desk-made = Stikk vunnet av spilleførers side i alt

## The cards

desk-cards = Kort
desk-cards-into = De neste kortene går til
desk-cards-trick = stikket
desk-card-trick-mark = •
desk-card-held = { $card }, hos { $player }
desk-card-seen = { $card }, vist av { $player }
desk-card-in-trick = { $card }, i stikket som er i gang
desk-cards-written = Kortene i bokstaver
desk-cards-label = Kortene som er igjen, i PBN
desk-cards-hint = Spar, hjerter, ruter, kløver, med klokken fra plassen som er nevnt, uten stikket som er i gang: N:AK.2.. 54.3.. Q.J.9. J.Q.8.
desk-unseen-cards = Ukjente kort
desk-unseen = Hender som ikke er kjent
desk-unseen-hint = La disse hendene stå tomme, eller oppgi bare kortene du vet er der. Bare hender som den som krever eller avstår, ikke ser.
desk-out = Kort disse hendene har til sammen
desk-out-hint = Som i SQ S7 H4. La stå tomt hvis du oppgir kortene som er spilt.
desk-played = Kort som allerede er spilt
desk-played-hint = I stikkene før, som i SA SK. Kort som verken er spilt eller i en kjent hånd, er da ute.
desk-lengths = Kjente lengder
desk-lengths-hint = En plass og et antall kort i en farge, som i V 2S, Ø 0H.
desk-paste-title = Lim inn et spill
desk-paste = Et spill i PBN eller LIN
desk-paste-hint = Alt i teksten blir tatt med: kortfordelingen, meldingsforløpet, kontrakten, kortene som er spilt.
desk-paste-send = Importer
desk-paste-long = Skjemaet er for langt til å sendes: høyst { $limit } kB. Teksten din er her fortsatt. Behold bare spillet du trenger, og importer igjen.
desk-games-title = Hvilket spill?
desk-games-lead = { $n ->
    [one] Teksten har ett spill.
   *[other] Teksten har { $n } spill. Velg ett.
}
desk-games-text = Teksten som ble limt inn
desk-games-drop = Tilbake uten å importere
desk-game-board = Spill { $board }
desk-game-number = Spill nr. { $n }
desk-game-dealer = { $player } var giver
desk-game-calls = { $n ->
    [one] én melding
   *[other] { $n } meldinger
}
desk-game-tricks = { $n ->
    [one] ett stikk notert
   *[other] { $n } stikk notert
}
desk-finished-title = Når kom kravet?
desk-finished-after = Kravet kom etter stikk
desk-finished-hint = Dette spillet ble spilt ferdig. 0 er før første stikk.
desk-finished-look = Vis stillingen
desk-finished-use = Bruk denne stillingen

## The play

desk-play = Spillet så langt
desk-declarer = Spillefører
desk-trump = Trumf
desk-left = Stikk igjen
desk-left-hint = Medregnet det som er i gang.
desk-leader = I utspill
desk-leader-hint = Hvem som spilte ut i stikket som er i gang, eller skal spille ut nå.
desk-trick = Stikket som er i gang
desk-trick-hint = Kortene i det, utspillet først, som i HD H2. Ingen hvis neste stikk ikke har begynt.
desk-won-NS = Vunnet av Nord–Syd
desk-won-EW = Vunnet av Øst–Vest
desk-contract = Kontrakt
desk-won-hint = Kan utelates; med dem får du også scoren. Kontrakter skrives 4S, 3NTX eller 2HXX.

## What was claimed or conceded

desk-claim = Kravet
desk-claimer = Hvem krevde
desk-claims = Stikk krevd
desk-claims-hint = Av dem som er igjen, medregnet det som er i gang.
desk-statement = Hva som ble sagt om spillet
desk-statement-hint = Trykk på hvert ledd i den rekkefølgen det ble sagt. La feltet stå tomt hvis ingenting ble sagt.
desk-statement-written = Leddene som tekst
desk-statement-written-label = Ledd, ett på hver linje
desk-statement-written-hint = Hvert ledd skrives som i listen nedenfor.
desk-statement-steps = Hvordan leddene skrives
desk-statement-more = Tall, kort, farger og plasser er eksempler. Et ledd etter «if …:» utføres når betingelsen viser seg å være oppfylt.
desk-said = «{ $statement }.»
desk-said-steps = Leddene i erklæringen
desk-said-up = Flytt ledd { $n } opp
desk-said-down = Flytt ledd { $n } ned
desk-said-remove = Fjern ledd { $n }
desk-say-cash = Ta stikkene i
desk-say-top = Ta fra toppen
desk-say-concede = Gi bort et stikk i
desk-say-good = Denne hånden står
desk-say-more = Stjeling, knip, innkomst og andre ledd
desk-say-play = Spill disse kortene i rekkefølge
desk-say-play-hint = Trykk på kortene ett etter ett.
desk-say-ruff = Stjel
desk-say-finesse = Knip
desk-say-cross = Gå over til en hånd
desk-say-crossruff = Krysstrumf
desk-say-discard = Kast
desk-say-tally = Stikk oppregnet etter farge
desk-say-add = Legg til
desk-say-choose = Velg én.
desk-say-once = Et navngitt kort stjeler bare én gang.
desk-say-any-suit = hvilken som helst farge
desk-say-with-low = så lavt som mulig
desk-say-with-high = høyt
desk-say-condition = Neste ledd avhenger av noe
desk-say-condition-hint = Velg betingelsen, og trykk så på leddet.
desk-say-always = ingen betingelse
desk-say-when-if = hvis
desk-say-when-unless = med mindre
desk-say-when-else = ellers
desk-say-what-breaks = fargen sitter
desk-say-what-out = en spiller er renons
desk-say-what-falls = et kort faller
desk-say-anyone = en av motspillerne
desk-say-field-suit = Farge
desk-say-field-suits = Farger
desk-say-field-hand = Hånd
desk-say-field-times = Antall ganger
desk-say-field-with = Med
desk-say-field-card = Kort
desk-say-field-through = Gjennom
desk-say-field-in = I
desk-say-field-trumps = Trumf
desk-say-field-when = Betingelse
desk-say-field-what = Hendelse
desk-say-field-split = Sits
desk-say-field-who = Hvem som er renons
desk-say-field-falls = Kort som faller
desk-concession = Avståelsen
desk-conceder = Hvem avstod
desk-concedes = Stikk gitt bort
desk-claims-beside = Stikk krevd ved siden av
desk-objection = Makkers protest
desk-objection-at_once = straks
desk-objection-later = senere
desk-objection-no = ingen
desk-objection-open = ikke kjent
desk-objections = Hvem som godtok eller protesterte, og hvilke kort som ble sett
desk-disputed = En spiller bestrider det, da eller senere
desk-disputed-hint = Uten svar: ja.
desk-agreed = Den andre siden godtok
desk-exposed = Hvem som la fram eller viste kort
desk-current-trick-only = Det gjaldt bare stikket som er i gang
desk-awareness = Hva den som krevde eller avstod, visste
desk-awareness-hint = Det TL fant: om denne spilleren var klar over kortene som er ute i denne fargen.
desk-aware-yes = klar over
desk-aware-no = ikke klar over
desk-aware-doubtful = tvilsomt
desk-forgot = Glemte kort
desk-forgot-hint = Hvis de er kjent, som i C8 C5; de hører til «ikke klar over».
desk-shown-out = Hvem som har vist renons
desk-shown-out-hint = En plass og en farge, som i V H, Ø S.
desk-act = Hvordan det ble gjort, og hva som er spilt siden
desk-how = Det ble gjort
desk-how-named = ved å nevne et antall
desk-how-curtailed = ved å foreslå at spillet avbrytes
desk-how-shown = ved å vise kort
desk-how-faced_after_lead = ved å legge spilleførers hånd på bordet etter et utspill utenfor tur
desk-how-abandoned = ved å oppgi hånden
desk-meant = Kortene ble vist som et krav
desk-meant-hint = «Nei» når det er godtgjort at spilleren ikke hadde til hensikt å kreve.
desk-played-on = Kort spilt etterpå
desk-played-on-hint = I rekkefølge, som i S5 S9 SK.
desk-play-on-asked-by = Hvem som ba om at spillet går videre
desk-play-on-asked-by-hint = § 68D2(b) i 2017-lovene.
desk-play-on-all-agree = Alle fire var enige om å spille videre
desk-play-on-made = Stikk som spilleførers side da vant
desk-doubt = Det ble trukket i tvil senere
desk-doubted = Når
desk-doubted-at_once = der og da
desk-doubted-before_next_call = før første melding i en senere mappe
desk-doubted-in_correction_period = i rettelsesperioden
desk-doubted-too_late = etter rettelsesperioden
desk-doubted-before_mixed = før kortene ble blandet
desk-doubted-before_all_called = før alle hadde avgitt melding i en senere giv
desk-doubted-all_called = etter at alle hadde avgitt melding i en senere giv
desk-doubter = Av hvem
desk-already-won = Stikk gitt bort som allerede var vunnet
desk-likely = Av stikkene igjen, de som sannsynligvis ville ha blitt vunnet
desk-no-normal-play-loses = Av dem, de som ikke kan tapes ved noen normal spillemåte
desk-no-legal-play-loses = Av dem, de som ikke kan tapes ved noen lovlig spillemåte

## The ruling

desk-ruling = Avgjørelsen
desk-to-ruling = Til avgjørelsen
desk-story = Hva som skjedde
desk-not-yet = Avgjørelsen kommer her
desk-not-yet-help = Mangler ennå:
desk-missing-facts = hva som skjedde
desk-missing-call = den første meldingen
desk-missing-cards = kortene som er igjen
desk-missing-hand = kortene til { $seat }: { $has } så langt, { $must } trengs
desk-missing-conceded = hvor mange stikk som ble gitt bort
desk-fault = { $field }: { $fault }.
desk-fault-item = { $field }, nr. { $n }: { $fault }.
desk-wrong-help = Avgjørelsen kommer når fakta henger sammen.
desk-late-kept = Ingenting er gått tapt: Fakta ligger i adressen til denne siden.
desk-says-called = { $player }: { $call }.
desk-says-out-of-turn = { $player }: { $call }, utenfor tur.
desk-says-insufficient = { $player }: { $call }, utilstrekkelig.
desk-says-missing = { $n ->
    [one] Én opplysning mangler.
   *[other] { $n } opplysninger mangler.
}
desk-says-ruled = Avgjørelsen er klar.
desk-says-ruled-by = Avgjørelsen er klar: { $law }.
desk-what-if = Hva om ett faktum var annerledes?
desk-otherwise = Hva om: { $change }
desk-otherwise-over = Gå videre med denne endringen
desk-otherwise-back = Tilbake til de oppgitte faktaene

## Saving and sharing

desk-keep = Ta vare på saken
desk-link = Lenke til disse faktaene
desk-link-hint = Den som åpner lenken, ser de samme faktaene og avgjørelsen.
desk-link-long = Denne lenken har { $n } tegn; noen programmer kutter så lange lenker. Oppgavefilen nedenfor inneholder de samme faktaene.
desk-copy = Kopier
desk-copied = Lenken er kopiert.
desk-save = Lagre som oppgavefil
desk-save-hint = Fakta i oppgavebankens format, med spørsmål om det denne avgjørelsen avgjør.
desk-save-none = Disse faktaene kan ikke lagres som en oppgave:
desk-print = Skriv ut på én side

## Lagrede saker

saved-case-title = Lagrede saker
saved-case-none = Du har ingen lagrede saker. Legg inn en ved TL-bordet, og lagre den ved siden av avgjørelsen.
saved-case-desk = Til TL-bordet
saved-case-name = Navn på saken
saved-case-name-hint = For eksempel: mappe 7, tirsdag. Du finner saken under dette navnet blant dine lagrede saker.
saved-case-save = Lagre denne saken
saved-case-saved = Saken er lagret.
saved-case-before = Saken var allerede lagret under dette navnet. Ingenting er endret.
saved-case-delete = Slett
saved-case-delete-spoken = Slett { $name }
saved-case-deleted = Saken er slettet.
saved-case-sign-in = Logg inn for å lagre denne saken
saved-case-too-long = Kopier lenken først: Saken er for lang til å hentes tilbake etter innloggingen.
saved-case-fault-name = Skriv et navn på høyst { $limit } tegn, med en bokstav eller et siffer.
saved-case-fault-name-taken = En annen av sakene dine har dette navnet. Velg et annet navn, eller slett den saken først.
saved-case-fault-unreadable = Ikke lagret: TL-bordet kan ikke lese disse faktaene som en sak.
saved-case-fault-full = Du har lagret { $cases } saker, og kan ikke lagre flere. Slett en først.
