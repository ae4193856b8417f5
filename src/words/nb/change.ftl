### One fact told otherwise. `change-…` is a line of a list, without a full stop; `had-…` begins a sentence that goes on with
### `counterfactual`. `$to` is what the fact is changed to: yes, no, open (not known) or a word of its own.

counterfactual = { $had }, ville { $law } gjelde.
change-of-call = { $change } (melding { $n })
change-irregular = den uregelmessige meldingen
change-instead = { $kind ->
    [pass] i stedet for å passe
    [double] i stedet for å doble
    [redouble] i stedet for å redoble
   *[bid] i stedet for å melde { $call }
}
had-makes = { $kind ->
    [pass] Hvis { $seat } hadde passet
    [double] Hvis { $seat } hadde doblet
    [redouble] Hvis { $seat } hadde redoblet
   *[bid] Hvis { $seat } hadde meldt { $call }
}
change-removed = Faller bort: { $removed }.
change-removed-call = en melding av { $seat }
change-removed-lead = utspillet fra { $seat }
change-removed-exposed = kortene som { $seat } viste ({ $cards })
change-removed-statement = forklaringen

## Groups

change-group-dealer = Giveren
change-group-caller = Hvem som meldte
change-group-call = Hvilken melding det var
change-group-together = Samtidig eller ikke
change-group-answer = Hva som ble gjort etterpå
change-group-director = Når TL kom
change-group-meaning = Hva en melding betydde
change-group-finding = Hva TL fastslår
change-group-speaker = Hvem som sa det
change-group-tricks = Hvor mange stikk
change-group-statement = Hva som ble sagt
change-group-act = Hvordan det ble gjort
change-group-aware = Hva kravstilleren visste
change-group-trump = Trumf
change-group-table = Bordet i det øyeblikket
change-group-exposed = Blottlagte kort
change-group-objection = Makkers protest
change-group-disputed = Bestridt eller godtatt
change-group-doubt = Det blir trukket i tvil senere
change-group-play = Hva som er spilt siden
change-group-edition = Utgaven
change-group-date = Datoen
change-group-election = Hva en myndighet har valgt

## The auction

change-dealer = { $seat } er giver
had-dealer = Hvis { $seat } hadde vært giver
change-begins = Ingen melder før { $call }
had-begins = Hvis ingen hadde meldt før { $call }
change-caller = { $makes }, ikke { $seat }
had-caller = { $makes }, og ikke { $seat }
change-call = { $makes } { $instead }
had-call = { $makes } { $instead }
change-together = { $to ->
    [yes] { $call } blir avgitt samtidig med meldingen foran
   *[no] { $call } blir avgitt etter meldingen foran, ikke samtidig
}
had-together = { $to ->
    [yes] Hvis { $call } hadde blitt avgitt samtidig med meldingen foran
   *[no] Hvis { $call } ikke hadde blitt avgitt samtidig med meldingen foran
}
change-accepts = { $to ->
    [yes] { $next } godtar { $call }
    [no] { $next } godtar ikke { $call }
   *[open] { $next } har ennå ikke svart på om { $call } godtas
}
had-accepts = { $to ->
    [yes] Hvis { $next } hadde godtatt { $call }
    [no] Hvis { $next } ikke hadde godtatt { $call }
   *[open] Hvis { $next } ennå ikke hadde svart på om { $call } godtas
}
change-director = { $to ->
    [yes] TL blir tilkalt rett etter { $call }
   *[no] Ingen tilkaller TL rett etter { $call }
}
had-director = { $to ->
    [yes] Hvis TL hadde blitt tilkalt rett etter { $call }
   *[no] Hvis ingen hadde tilkalt TL rett etter { $call }
}
change-acts = { $to ->
    [yes] { $seat } avgir så en annen lovlig melding enn pass
   *[no] { $seat } passer så
}
had-acts = { $to ->
    [yes] Hvis { $seat } så hadde avgitt en annen lovlig melding enn pass
   *[no] Hvis { $seat } så hadde passet
}
change-not_led = Åpningsutspillet er ikke vendt opp
had-not_led = Hvis åpningsutspillet ikke hadde vært vendt opp

## What calls meant, and what is found of them

change-artificial = { $to ->
    [yes] { $call } er kunstig
    [no] { $call } er naturlig
   *[open] Det er ikke kjent om { $call } er kunstig
}
had-artificial = { $to ->
    [yes] Hvis { $call } hadde vært kunstig
    [no] Hvis { $call } hadde vært naturlig
   *[open] Hvis det ikke hadde vært kjent om { $call } er kunstig
}
change-meaning = { $to ->
    [open] Det er ikke kjent hva { $call } betyr
   *[name] { $call } er etter avtale { $meaning }
}
had-meaning = { $to ->
    [open] Hvis det ikke hadde vært kjent hva { $call } betyr
   *[name] Hvis { $call } etter avtale hadde vært { $meaning }
}
change-comparable = { $to ->
    [yes] Meldingen som erstatter { $call }, er sammenlignbar med den
    [no] Meldingen som erstatter { $call }, er ikke sammenlignbar med den
   *[open] Det er ennå ikke avgjort om meldingen som erstatter { $call }, er sammenlignbar med den
}
had-comparable = { $to ->
    [yes] Hvis meldingen som erstatter { $call }, hadde vært sammenlignbar med den
    [no] Hvis meldingen som erstatter { $call }, ikke hadde vært sammenlignbar med den
   *[open] Hvis det ikke hadde vært avgjort om meldingen som erstatter { $call }, er sammenlignbar med den
}
change-unintended = { $to ->
    [yes] Meldingen fra samme spiller før { $call } var utilsiktet
    [no] Meldingen fra samme spiller før { $call } var tilsiktet
   *[open] Det er ennå ikke avgjort om meldingen fra samme spiller før { $call } var tilsiktet
}
had-unintended = { $to ->
    [yes] Hvis meldingen fra samme spiller før { $call } hadde vært utilsiktet
    [no] Hvis meldingen fra samme spiller før { $call } hadde vært tilsiktet
   *[open] Hvis det ikke hadde vært avgjort om meldingen fra samme spiller før { $call } var tilsiktet
}
change-prompted = { $to ->
    [yes] Spilleren oppdaget feilen som { $call } retter, gjennom makker
    [no] Spilleren oppdaget feilen som { $call } retter, uten makker
   *[open] Det er ennå ikke avgjort hvordan spilleren oppdaget feilen som { $call } retter
}
had-prompted = { $to ->
    [yes] Hvis spilleren hadde oppdaget feilen som { $call } retter, gjennom makker
    [no] Hvis spilleren hadde oppdaget feilen som { $call } retter, uten makker
   *[open] Hvis det ikke hadde vært avgjort hvordan spilleren oppdaget feilen som { $call } retter
}
change-influenced = { $to ->
    [yes] Den siste meldingen avgitt etter forklaringen av { $call } kan godt ha vært påvirket
    [no] Den siste meldingen avgitt etter forklaringen av { $call } var ikke påvirket
   *[open] Det er ennå ikke vurdert om den siste meldingen avgitt etter forklaringen av { $call } var påvirket
}
had-influenced = { $to ->
    [yes] Hvis den siste meldingen avgitt etter forklaringen av { $call } godt kunne ha vært påvirket
    [no] Hvis den siste meldingen avgitt etter forklaringen av { $call } ikke hadde vært påvirket
   *[open] Hvis det ikke hadde vært vurdert om den siste meldingen avgitt etter forklaringen av { $call } var påvirket
}
change-mistaken_call = { $to ->
    [yes] Det er bevis for at { $call } var en feil
    [no] Det er ikke bevis for at { $call } var en feil
   *[open] Ingenting er avgjort om en feil i { $call }
}
had-mistaken_call = { $to ->
    [yes] Hvis det hadde vært bevis for at { $call } var en feil
    [no] Hvis det ikke hadde vært bevis for at { $call } var en feil
   *[open] Hvis ingenting hadde vært avgjort om en feil i { $call }
}
change-repeats = { $to ->
    [yes] Meldingen som erstatter { $call }, gjentar benevnelsen
    [no] Meldingen som erstatter { $call }, gjentar ikke benevnelsen
   *[open] Det er ennå ikke avgjort om meldingen som erstatter { $call }, gjentar benevnelsen
}
had-repeats = { $to ->
    [yes] Hvis meldingen som erstatter { $call }, hadde gjentatt benevnelsen
    [no] Hvis meldingen som erstatter { $call }, ikke hadde gjentatt benevnelsen
   *[open] Hvis det ikke hadde vært avgjort om meldingen som erstatter { $call }, gjentar benevnelsen
}
change-lowest = { $to ->
    [yes] Meldingen som erstatter { $call }, er det laveste tilstrekkelige budet i samme benevnelse
    [no] Meldingen som erstatter { $call }, er ikke det laveste tilstrekkelige budet i samme benevnelse
   *[open] Det er ennå ikke avgjort om meldingen som erstatter { $call }, er det laveste tilstrekkelige budet i samme benevnelse
}
had-lowest = { $to ->
    [yes] Hvis meldingen som erstatter { $call }, hadde vært det laveste tilstrekkelige budet i samme benevnelse
    [no] Hvis meldingen som erstatter { $call }, ikke hadde vært det laveste tilstrekkelige budet i samme benevnelse
   *[open] Hvis det ikke hadde vært avgjort om meldingen som erstatter { $call }, er det laveste tilstrekkelige budet i samme benevnelse
}

## Claims and concessions

change-speaker = { $family ->
    [claim] { $seat } krever like mange stikk og sier ikke mer
   *[concession] { $seat } avstår like mange stikk
}
had-speaker = { $family ->
    [claim] Hvis { $seat } hadde krevd like mange stikk og ikke sagt mer
   *[concession] Hvis { $seat } hadde avstått like mange stikk
}
change-claims = { $speaker } krever { $tricks }
had-claims = Hvis { $speaker } hadde krevd { $tricks }
change-concedes = { $speaker } avstår { $tricks }
had-concedes = Hvis { $speaker } hadde avstått { $tricks }
change-silent = { $speaker } sier ingenting om spillet
had-silent = Hvis { $speaker } ikke hadde sagt noe om spillet
change-unsaid = { $speaker } sier ikke «{ $step }»
had-unsaid = Hvis { $speaker } ikke hadde sagt «{ $step }»
change-how = { $to ->
    [named] { $speaker } nevner antallet stikk
    [curtailed] { $speaker } foreslår at spillet avbrytes
    [shown] { $speaker } viser kort
    [faced_after_lead] { $speaker } legger hånden på bordet etter et utspill utenfor tur
    [abandoned] { $speaker } oppgir hånden
   *[open] Det er ikke oppgitt hvordan det ble gjort
}
had-how = { $to ->
    [named] Hvis { $speaker } hadde nevnt antallet stikk
    [curtailed] Hvis { $speaker } hadde foreslått at spillet avbrytes
    [shown] Hvis { $speaker } hadde vist kort
    [faced_after_lead] Hvis { $speaker } hadde lagt hånden på bordet etter et utspill utenfor tur
    [abandoned] Hvis { $speaker } hadde oppgitt hånden
   *[open] Hvis det ikke hadde vært oppgitt hvordan det ble gjort
}
change-meant = { $to ->
    [yes] Ingenting viser at { $speaker } ikke hadde til hensikt å fremsette et krav
    [no] { $speaker } hadde påviselig ikke til hensikt å fremsette et krav
   *[open] Det er ennå ikke avgjort om { $speaker } hadde til hensikt å fremsette et krav
}
had-meant = { $to ->
    [yes] Hvis ingenting hadde vist at { $speaker } ikke hadde til hensikt å fremsette et krav
    [no] Hvis { $speaker } påviselig ikke hadde hatt til hensikt å fremsette et krav
   *[open] Hvis det ikke hadde vært avgjort om { $speaker } hadde til hensikt å fremsette et krav
}
change-current_trick_only = { $to ->
    [yes] Det gjelder bare stikket som er i gang
   *[no] Det gjelder alle stikkene som er igjen
}
had-current_trick_only = { $to ->
    [yes] Hvis det bare hadde gjeldt stikket som er i gang
   *[no] Hvis det hadde gjeldt alle stikkene som er igjen
}
change-exposed = { $to ->
    [yes] { $seat } legger fram eller viser kort
   *[no] { $seat } viser ingen kort
}
had-exposed = { $to ->
    [yes] Hvis { $seat } hadde lagt fram eller vist kort
   *[no] Hvis { $seat } ikke hadde vist noe kort
}
change-aware = { $to ->
    [yes] { $speaker } visste om kortene i { $suit } som var ute
    [no] { $speaker } visste ikke at kort i { $suit } var ute
    [doubtful] Det kan ikke fastslås om { $speaker } visste om kortene i { $suit } som var ute
   *[open] Ingen har spurt om { $speaker } visste om kortene i { $suit } som var ute
}
had-aware = { $to ->
    [yes] Hvis { $speaker } hadde visst om kortene i { $suit } som var ute
    [no] Hvis { $speaker } ikke hadde visst at kort i { $suit } var ute
    [doubtful] Hvis det ikke hadde latt seg fastslå om { $speaker } visste om kortene i { $suit } som var ute
   *[open] Hvis ingen hadde spurt om { $speaker } visste om kortene i { $suit } som var ute
}
change-trump = { $to ->
    [NT] Kontrakten er i grand
   *[suit] Trumfen er { $suit }
}
had-trump = { $to ->
    [NT] Hvis kontrakten hadde vært i grand
   *[suit] Hvis { $suit } hadde vært trumf
}
change-leader = { $seat } er i utspill
had-leader = Hvis { $seat } hadde vært i utspill
change-trick = { $n ->
    [0] Ingenting er lagt i stikket som er i gang
    [1] Bare ett kort er lagt i stikket som er i gang
   *[other] Bare { $number } kort er lagt i stikket som er i gang
}
had-trick = { $n ->
    [0] Hvis ingenting hadde vært lagt i stikket som er i gang
    [1] Hvis bare ett kort hadde vært lagt i stikket som er i gang
   *[other] Hvis bare { $number } kort hadde vært lagt i stikket som er i gang
}
change-shown_out = { $to ->
    [yes] { $seat } har allerede vist renons i { $suit }
   *[no] { $seat } har ikke vist renons i { $suit } ennå
}
had-shown_out = { $to ->
    [yes] Hvis { $seat } allerede hadde vist renons i { $suit }
   *[no] Hvis { $seat } ennå ikke hadde vist renons i { $suit }
}
change-objection = { $to ->
    [at_once] { $partner } protesterer straks
    [later] { $partner } protesterer, men først etter en stund
    [no] { $partner } protesterer ikke
   *[open] Det er ikke kjent om { $partner } protesterer
}
had-objection = { $to ->
    [at_once] Hvis { $partner } hadde protestert straks
    [later] Hvis { $partner } hadde protestert først etter en stund
    [no] Hvis { $partner } ikke hadde protestert
   *[open] Hvis det ikke hadde vært kjent om { $partner } protesterer
}
change-disputed = { $to ->
    [yes] En spiller bestrider kravet
   *[no] Ingen bestrider kravet
}
had-disputed = { $to ->
    [yes] Hvis en spiller hadde bestridt kravet
   *[no] Hvis ingen hadde bestridt kravet
}
change-agreed = { $to ->
    [yes] Den andre siden samtykker
    [no] Den andre siden samtykker ikke
   *[open] Det er ikke kjent om den andre siden samtykker
}
had-agreed = { $to ->
    [yes] Hvis den andre siden hadde samtykket
    [no] Hvis den andre siden ikke hadde samtykket
   *[open] Hvis det ikke hadde vært kjent om den andre siden samtykker
}
change-doubted = { $to ->
    [at_once] Det blir trukket i tvil der og da
    [before_next_call] Det blir trukket i tvil senere, før en melding i en annen mappe og før runden er slutt
    [in_correction_period] Det blir trukket i tvil enda senere, i rettelsesperioden
    [too_late] Det blir trukket i tvil etter rettelsesperioden
    [before_mixed] Det blir trukket i tvil senere, før kortene er blandet
    [before_all_called] Det blir trukket i tvil enda senere, før alle har avgitt melding i en senere giv
    [all_called] Det blir trukket i tvil etter at alle har avgitt melding i en senere giv
   *[open] Det er ikke kjent når det blir trukket i tvil
}
had-doubted = { $to ->
    [at_once] Hvis det hadde blitt trukket i tvil der og da
    [before_next_call] Hvis det hadde blitt trukket i tvil senere, men før en melding i en annen mappe og før runden var slutt
    [in_correction_period] Hvis det hadde blitt trukket i tvil først i rettelsesperioden
    [too_late] Hvis det hadde blitt trukket i tvil først etter rettelsesperioden
    [before_mixed] Hvis det hadde blitt trukket i tvil senere, men før kortene ble blandet
    [before_all_called] Hvis det hadde blitt trukket i tvil først etter at kortene var blandet
    [all_called] Hvis det hadde blitt trukket i tvil først etter at alle hadde avgitt melding i en senere giv
   *[open] Hvis det ikke hadde vært kjent når det ble trukket i tvil
}
change-doubter = { $to ->
    [open] Det er ikke oppgitt hvem som trekker det i tvil
   *[seat] { $seat } trekker det i tvil
}
had-doubter = { $to ->
    [open] Hvis det ikke hadde vært oppgitt hvem som trekker det i tvil
   *[seat] Hvis det hadde vært { $seat } som trekker det i tvil
}
change-already_won = Gitt bort selv om de allerede var vunnet: { $tricks }
had-already_won = Hvis { $tricks } som allerede var vunnet, hadde blitt gitt bort
change-likely = { $to ->
    [open] Det er ennå ikke avgjort hvor mange av stikkene som ble gitt bort, som sannsynligvis ville ha blitt vunnet
   *[n] Gitt bort selv om de sannsynligvis ville ha blitt vunnet: { $tricks }
}
had-likely = { $to ->
    [open] Hvis det ikke hadde vært avgjort hvor mange av stikkene som ble gitt bort, som sannsynligvis ville ha blitt vunnet
   *[n] Hvis { $tricks } som sannsynligvis ville ha blitt vunnet, hadde blitt gitt bort
}
change-no_normal_play_loses = { $to ->
    [open] Det er ennå ikke avgjort hvor mange av stikkene som ble gitt bort, som ingen normal spillemåte kunne tape
   *[n] Gitt bort selv om ingen normal spillemåte kunne tape dem: { $tricks }
}
had-no_normal_play_loses = { $to ->
    [open] Hvis det ikke hadde vært avgjort hvor mange av stikkene som ble gitt bort, som ingen normal spillemåte kunne tape
   *[n] Hvis { $tricks } som ingen normal spillemåte kunne tape, hadde blitt gitt bort
}
change-no_legal_play_loses = { $to ->
    [open] Det er ennå ikke avgjort hvor mange av stikkene som ble gitt bort, som ingen lovlig spillemåte kunne tape
   *[n] Gitt bort selv om ingen lovlig spillemåte kunne tape dem: { $tricks }
}
had-no_legal_play_loses = { $to ->
    [open] Hvis det ikke hadde vært avgjort hvor mange av stikkene som ble gitt bort, som ingen lovlig spillemåte kunne tape
   *[n] Hvis { $tricks } som ingen lovlig spillemåte kunne tape, hadde blitt gitt bort
}
change-played_on = { $n ->
    [0] Ingenting blir spilt etterpå
    [1] Bare ett kort blir spilt etterpå
   *[other] Bare { $number } kort blir spilt etterpå
}
had-played_on = { $n ->
    [0] Hvis ingenting hadde blitt spilt etterpå
    [1] Hvis bare ett kort hadde blitt spilt etterpå
   *[other] Hvis bare { $number } kort hadde blitt spilt etterpå
}
change-not_asked_to_play_on = Ingen ber om at spillet går videre
had-not_asked_to_play_on = Hvis ingen hadde bedt om at spillet går videre
change-all_agree = { $to ->
    [yes] Alle fire spillere er enige om at spillet går videre
    [no] Ikke alle fire spillere er enige om at spillet går videre
   *[open] Det er ikke kjent om alle fire spillere er enige om at spillet går videre
}
had-all_agree = { $to ->
    [yes] Hvis alle fire spillere hadde vært enige om at spillet går videre
    [no] Hvis ikke alle fire spillere hadde vært enige om at spillet går videre
   *[open] Hvis det ikke hadde vært kjent om alle fire spillere er enige om at spillet går videre
}

## The code

change-edition = { $to ->
    [social] Reglene for selskapsbridge
   *[year] { $to }-lovene
}
had-edition = { $to ->
    [social] Hvis det hadde vært selskapsbridge
   *[year] Hvis { $to }-lovene hadde gjeldt
}
change-date = Det skjedde { $date }
had-date = Hvis det hadde skjedd { $date }
change-election-similar_from = En betydning er lik nok når minst { $percent } % av hendene svarer til begge meldingene
had-election-similar_from = Hvis en betydning ble regnet som lik nok når minst { $percent } % av hendene svarer til begge meldingene
change-election-dissimilar_below = En betydning er ikke lik nok når færre enn { $percent } % av hendene svarer til begge meldingene
had-election-dissimilar_below = Hvis en betydning ble regnet som ulik bare når færre enn { $percent } % av hendene svarer til begge meldingene
change-election-order = { $to ->
    [top_down] Farger regnes som spilt fra toppen
    [ebu] Solide farger regnes som spilt fra toppen, små kort i enhver rekkefølge
   *[any] Ingen rekkefølge innenfor en farge er fastsatt
}
had-election-order = { $to ->
    [top_down] Hvis farger ble regnet som spilt fra toppen
    [ebu] Hvis solide farger ble regnet som spilt fra toppen, og små kort i enhver rekkefølge
   *[any] Hvis ingen rekkefølge innenfor en farge var fastsatt
}
change-election-guidelines = { $to ->
    [acbl_2019] Krav etter retningslinjene fra ACBL Laws Commission, 2019
    [ebu] Krav etter White Book fra English Bridge Union
   *[none] Krav etter lovene alene, uten retningslinjer
}
had-election-guidelines = { $to ->
    [acbl_2019] Hvis retningslinjene fra ACBL Laws Commission fra 2019 ble fulgt
    [ebu] Hvis White Book fra English Bridge Union ble fulgt
   *[none] Hvis ingen retningslinjer for krav ble fulgt
}
change-election-presumes = { $to ->
    [yes] Dette forutsettes om en kravstiller: { $presumption }
   *[no] Dette forutsettes ikke om en kravstiller: { $presumption }
}
had-election-presumes = { $to ->
    [yes] Hvis det ble forutsatt om en kravstiller at { $presumption }
   *[no] Hvis det ikke ble forutsatt om en kravstiller at { $presumption }
}
