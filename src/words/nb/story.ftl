### What happened. The story never names the law and never says what follows.

## Numbers

number-0 = ingen
number-1 = ett
number-2 = to
number-3 = tre
number-4 = fire
number-5 = fem
number-6 = seks
number-7 = sju
number-8 = åtte
number-9 = ni
number-10 = ti
number-11 = elleve
number-12 = tolv
number-13 = tretten
tricks = { $n ->
    [0] ingen stikk
    [1] ett stikk
   *[other] { $number } stikk
}

## The auction

story-date = Dette skjedde { $date }.
story-dealer = { $dealer } er giver, { $vulnerable }.
story-calls = { $calls }.
story-passes = { $seat } passer
story-doubles = { $seat } dobler
story-redoubles = { $seat } redobler
story-bids = { $seat } melder { $call }
story-out-of-turn = { $makes }, selv om det er { $turn }s tur.
story-not-higher = { $makes }, som ikke er høyere enn { $over }
story-instead = { $makes } i stedet.
story-before-director = { $makes } før TL er tilkalt.
story-director-called = TL blir tilkalt.
story-accepts = { $replaced ->
    [yes] TL blir tilkalt og forklarer. { $seat } godtar { $call }.
   *[no] TL blir tilkalt og forklarer. { $seat } godtar meldingen.
}
story-declines = { $replaced ->
    [yes] TL blir tilkalt og forklarer. { $seat } godtar ikke { $call }.
   *[no] TL blir tilkalt og forklarer. { $seat } godtar ikke meldingen.
}
story-accepts-then = { $replaced ->
    [yes] { $seat } godtar { $call }.
   *[no] { $seat } godtar meldingen.
}
story-declines-then = { $replaced ->
    [yes] { $seat } godtar ikke { $call }.
   *[no] { $seat } godtar ikke meldingen.
}
story-acts = { $seat } avgir så en annen lovlig melding enn pass.
story-asked-about = TL spør hva denne meldingen betydde: { $makes }.
story-same-time = { $makes } samtidig.
story-director = { $seat } gjør oppmerksom på det, og TL blir tilkalt.
story-made = { $n ->
    [0] Spilleførers side vinner ingen stikk.
    [1] Spilleførers side vinner ett stikk.
   *[other] Spilleførers side vinner { $number } stikk.
}
story-lead-faced = { $seat } spiller ut og vender opp kortet.
story-misexplains = Forklaringen { $seat } gir av { $call }, eller en manglende eller gal alert, stemmer ikke med makkers hånd.
story-corrects = { $seat } tilkaller TL og sier at forklaringen av { $call } var gal.
story-changes-call = I stedet for den siste meldingen: { $makes }.
story-exposes = { $seat } viser { $cards }, synlig for makker.
story-leads-early = { $seat } spiller ut { $cards } med forsiden opp.
story-means = Etter avtale { $named ->
    [yes] er dette { $meaning }.
   *[no] viser dette { $meaning }.
}
story-means-artificial = Denne meldingen er kunstig; etter avtale { $named ->
    [yes] er den { $meaning }.
   *[no] viser den { $meaning }.
}
story-artificial = Denne meldingen er kunstig.
story-found-comparable = TL har sammenlignet betydningene og finner at den nye meldingen viser det samme som den tilbaketrukne.
story-found-not-comparable = TL har sammenlignet betydningene og finner at den nye meldingen viser noe annet enn den tilbaketrukne.
story-found-repeats = TL finner at den nye meldingen gjentar benevnelsen i det tilbaketrukne budet.
story-found-not-repeats = TL finner at den nye meldingen ikke gjentar benevnelsen i det tilbaketrukne budet.
story-found-lowest = TL finner at det nye budet er det laveste tilstrekkelige som angir samme benevnelse.
story-found-not-lowest = TL finner at den nye meldingen ikke er det laveste tilstrekkelige budet som angir samme benevnelse.
story-found-of = Om { $call }: { $found }
story-found-unintended = TL finner at spilleren aldri hadde til hensikt å avgi den første meldingen.
story-found-not-unintended = TL finner at spilleren hadde til hensikt å avgi den første meldingen da den ble avgitt.
story-found-prompted = TL finner at spilleren oppdaget feilen gjennom makkers varsling, forklaring eller annen handling.
story-found-not-prompted = TL finner at spilleren oppdaget feilen uten makker.
story-found-influenced = TL vurderer at den siste meldingen på den andre siden godt kan ha vært påvirket av forklaringen.
story-found-not-influenced = TL vurderer at den siste meldingen på den andre siden ikke var påvirket av forklaringen.
story-found-mistaken_call = TL finner bevis for at forklaringen var riktig og meldingen en feil.
story-found-not-mistaken_call = TL finner ikke bevis for at meldingen var en feil.

## Claims and concessions

story-contract = Kontrakten er { $contract }, { $vulnerable }.
story-trump = { $declarer } er spillefører; { $trump } er trumf.
story-notrump = { $declarer } er spillefører, i grand.
story-declarer = { $declarer } er spillefører.
story-won = Nord–Syd har vunnet { $ns }, Øst–Vest { $n ->
    [0] ingen.
   *[other] { $ew }.
}
story-left = { $n ->
    [1] Det er ett stikk igjen.
   *[other] Det er { $tricks } igjen.
}
story-on-lead = { $leader } er i utspill.
story-led = { $leader } har spilt ut { $card }.
story-led-and-played = { $leader } har spilt ut { $card }; { $played }.
story-played = { $seat } har lagt { $card }
story-shown-out = { $seat } har allerede vist renons i { $suit }.
story-unseen = { $n ->
    [1] TL kjenner ikke kortene til { $seats }.
   *[other] TL kjenner ikke kortene til { $seats }. Til sammen har de { $cards }.
}
story-unseen-held = Det er kjent at { $seat } har { $cards }.
story-length = { $n ->
    [0] Det er kjent at { $seat } ikke har kort i { $suit }.
    [1] Det er kjent at { $seat } har ett kort i { $suit }.
   *[other] Det er kjent at { $seat } har { $number } kort i { $suit }.
}
story-claims-all = { $n ->
    [1] { $claimer } krever det.
   *[other] { $claimer } krever alle.
}
story-claims = { $n ->
    [0] { $claimer } krever ingen av dem.
   *[other] { $claimer } krever { $number } av dem.
}
story-statement = { $claimer } sier: «{ $statement }».
story-no-statement = { $n ->
    [1] { $claimer } sier ingenting om hvordan det skal vinnes.
   *[other] { $claimer } sier ingenting om hvordan de skal vinnes.
}
story-how-named = Antallet stikk blir nevnt.
story-how-curtailed = { $speaker } foreslår at spillet avbrytes.
story-how-shown = { $speaker } viser kort; som krav ville det gjelde { $tricks }.
story-how-faced_after_lead = { $speaker } har lagt hånden på bordet etter utspillet, som var utenfor tur.
story-how-abandoned = { $speaker } oppgir hånden.
story-meant = TL finner ingenting som viser at { $speaker } ikke hadde til hensikt å fremsette et krav.
story-not-meant = TL finner det godtgjort at { $speaker } ikke hadde til hensikt å fremsette et krav.
story-asks-to-play-on = { $seat } ber om at spillet går videre.
story-all-agree = Alle fire spillere er enige.
story-not-all-agree = Ikke alle fire spillere er enige.
story-played-on = Så blir disse kortene spilt, i denne rekkefølgen: { $cards }.
social-story-meant = Ingenting viser at { $speaker } ikke hadde til hensikt å fremsette et krav.
social-story-not-meant = { $speaker } hadde påviselig ikke til hensikt å fremsette et krav.
social-story-disputed = En spiller bestrider kravet.
social-story-objects-at-once = { $partner } protesterer straks.
social-story-objects-later = { $partner } protesterer, men først etter en stund.
social-story-director-called = Det er ennå ikke kjent om noen protesterte.
social-story-aware = { $claimer } visste om kortene i { $suit } som var ute.
social-story-unaware = { $claimer } visste ikke at kort i { $suit } var ute.
social-story-forgot = { $claimer } hadde glemt { $cards }.
social-story-doubtful = Det kan ikke fastslås om { $claimer } visste om kortene i { $suit } som var ute.
story-made-of-these = { $n ->
    [0] Spilleførers side vinner ingen av disse stikkene.
    [1] Spilleførers side vinner ett av disse stikkene.
   *[other] Spilleførers side vinner { $number } av disse stikkene.
}
story-current-trick = Det som ble sagt, gjelder bare stikket som er i gang.
story-disputed = En spiller bestrider kravet, og TL blir tilkalt.
story-undisputed = Ingen bestrider kravet.
story-aware = TL finner at { $claimer } visste om kortene i { $suit } som var ute.
story-unaware = TL finner at { $claimer } ikke visste at kort i { $suit } var ute.
story-forgot = TL finner at { $claimer } hadde glemt { $cards }.
story-doubtful = TL kan ikke fastslå om { $claimer } visste om kortene i { $suit } som var ute.
story-concedes-all = { $n ->
    [1] { $conceder } avstår det til { $side }.
   *[other] { $conceder } avstår alle til { $side }.
}
story-concedes = { $conceder } avstår { $number } av dem til { $side }.
story-exposed = Kortene til { $seats } ligger åpent på bordet.
story-objects-at-once = { $partner } protesterer straks. TL blir tilkalt.
story-objects-later = { $partner } protesterer, men først etter en stund. TL blir tilkalt.
story-objects-not = { $partner } protesterer ikke.
story-agreed = Alle spillerne godtar det.
story-assented = Den andre siden samtykker.
story-not-assented = Den andre siden verken samtykker eller protesterer.
story-somebody-of = en spiller i { $side }
story-doubted-unknown = Senere trekker { $who } det i tvil, og TL blir tilkalt.
story-doubted-at_once = Der og da trekker { $who } det i tvil, og TL blir tilkalt.
story-doubted-before_next_call = Før { $side } har avgitt melding i en senere mappe, og før runden er slutt, trekker { $who } det i tvil, og TL blir tilkalt.
story-doubted-in_correction_period = { $side } har avgitt melding i en senere mappe, eller runden er slutt; men rettelsesperioden er ikke over når { $who } trekker det i tvil og TL blir tilkalt.
story-doubted-too_late = Rettelsesperioden er over når { $who } trekker det i tvil og TL blir tilkalt.
story-doubted-before_mixed = Kortene er ikke blandet ennå når { $who } trekker det i tvil.
story-doubted-before_all_called = Kortene er blandet, men ikke alle har avgitt melding i en senere giv når { $who } trekker det i tvil.
story-doubted-all_called = Alle har avgitt melding i en senere giv når { $who } trekker det i tvil.
story-already-won = Mappen ble ført som om { $side } hadde tapt { $tricks } som de faktisk hadde vunnet tidligere.
story-likely = { $n ->
    [0] TL finner at { $side } sannsynligvis ikke ville ha vunnet flere stikk om spillet hadde fortsatt.
   *[other] TL finner at { $side } sannsynligvis ville ha vunnet { $tricks } til om spillet hadde fortsatt.
}
story-no-normal-play = { $n ->
    [0] Blant stikkene som ble gitt bort, finner TL ingen som { $side } ikke kunne tape ved en normal spillemåte.
   *[other] Blant stikkene som ble gitt bort, finner TL { $tricks } som { $side } ikke kunne tape ved noen normal spillemåte.
}
story-no-legal-play = { $n ->
    [0] Blant stikkene som ble gitt bort, finner TL ingen som { $side } ikke kunne tape ved en lovlig spillemåte.
   *[other] Blant stikkene som ble gitt bort, finner TL { $tricks } som { $side } ikke kunne tape ved noen lovlig spillemåte.
}

## A claimer’s statement

statement-then = , så{" "}
statement-tally-before = :{" "}
statement-tally-after = ;{" "}
statement-else-before = ;{" "}
statement-beside = ,{" "}
statement-draw = trekker trumf
statement-draw-rounds = { $n ->
    [1] trekker én runde trumf
   *[other] trekker { $number } runder trumf
}
statement-draw-out = { $n ->
    [1] trekker den siste trumfen
   *[other] trekker de { $number } trumfene som er ute
}
statement-top = alt fra toppen
statement-top-suit = tar { $suit } fra toppen
statement-cash = tar stikkene i { $suit }
statement-play = spiller { $cards }
statement-ruff = { $n ->
    [1] stjeler en { $suit } på { $hand }s hånd
   *[other] stjeler { $number } { $suit } på { $hand }s hånd
}
statement-ruff-high = { $n ->
    [1] stjeler en { $suit } høyt på { $hand }s hånd
   *[other] stjeler { $number } { $suit } høyt på { $hand }s hånd
}
statement-ruff-with = stjeler en { $suit } med { $card } på { $hand }s hånd
statement-crossruff = { $high ->
    [yes] krysstrumfer høyt
   *[no] krysstrumfer
}
statement-crossruff-suits = { $high ->
    [yes] krysstrumfer { $suits } høyt
   *[no] krysstrumfer { $suits }
}
statement-cross = går over til { $hand }s hånd
statement-cross-in = går over til { $hand }s hånd i { $suit }
statement-good = { $hand }s hånd står
statement-finesse = kniper med { $card } gjennom { $seat }
statement-concede = gir bort en { $suit }
statement-tally-suit = { $number } i { $suit }
statement-discard = kaster { $card } fra { $hand }s hånd
statement-if = hvis { $condition }, { $step }
statement-unless = med mindre { $condition }, { $step }
statement-else = ellers { $step }
condition-breaks = { $suit } sitter { $long }-{ $short }
condition-shows-out = { $seat } er renons i { $suit }
condition-anyone-shows-out = noen er renons i { $suit }
condition-falls = { $card } faller
