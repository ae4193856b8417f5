### The tests of a ruling: `asked-…` is what was asked, `decided-…-held` and `decided-…-not` the fact that decided it.

answer-yes = Ja
answer-no = Nei
share-less = mindre enn 0,1{"\u00A0"}%

## Calls out of rotation

asked-out_of_turn = Ble en melding avgitt da det var en annen spillers tur?
decided-out_of_turn-held = Det var { $turn }s tur da { $by } meldte: { $call } var utenfor tur.
decided-out_of_turn-not = Det var { $by }s egen tur: { $call } var i tur.
asked-all_in_turn = Ble alle meldinger avgitt i tur?
decided-all_in_turn-held = Alle spillerne meldte da det var deres tur.
decided-all_in_turn-not = En spiller meldte da det var en annens tur.
asked-proper_player_called = Meldte { $proper }, som var i tur, før TL hadde dømt?
decided-proper_player_called-held = { $call } ble avgitt i { $proper }s egen tur og før noen avgjørelse, og er derfor i tur.
decided-proper_player_called-not = { $proper } hadde ikke meldt da TL kom.
asked-next_hand_accepted = Godtok { $lho }, neste spiller etter den feilende, meldingen?
decided-next_hand_accepted-held = { $call-known ->
    [yes] { $call } ble avgitt over den, og det er å godta den.
   *[no] { $lho } valgte å godta den.
}
decided-next_hand_accepted-not = { $lho } verken meldte over den eller valgte å godta den.
asked-declined = Er meldingen annullert fordi { $lho } ikke har godtatt den?
decided-declined-held = { $lho } godtok den ikke: { $call } er annullert.
decided-declined-not = { $call } er ikke avvist.
asked-artificial_pass = Var passen kunstig?
decided-artificial_pass-held = { $call } var kunstig etter avtale.
decided-artificial_pass-not = { $call } var ikke kunstig.
asked-pass_of_partners_artificial = Var det en pass på makkers kunstige melding?
decided-pass_of_partners_artificial-held = Det er en pass på { $partners }, og den meldingen var kunstig.
decided-pass_of_partners_artificial-not = Den siste meldingen som ikke var pass, var ingen kunstig melding fra makker.
asked-pass_of_opponents_artificial = Var det en pass på en motstanders kunstige melding, og fører det til § 31?
decided-pass_of_opponents_artificial-held = Det er en pass på { $theirs }, som var kunstig, og denne lesemåten regner den blant passer på en kunstig melding.
decided-pass_of_opponents_artificial-not = Det er en pass på { $theirs }, som var kunstig; men § 31 gjelder bare makkers kunstige melding.
asked-at_rhos_turn = Var den feilendes høyre motstander i tur?
decided-at_rhos_turn-held = Det var { $turn }s tur, og { $turn } er { $offender }s høyre motstander.
decided-at_rhos_turn-not = { $relation ->
    [partner] Det var { $turn }s tur, og { $turn } er { $offender }s makker.
    [lho] Det var { $turn }s tur, og { $turn } er { $offender }s venstre motstander.
   *[other] Det var { $turn }s tur.
}
asked-at_partners_or_first_at_lhos = Var makker i tur, eller venstre motstander uten at den feilende hadde meldt før?
decided-at_partners_or_first_at_lhos-held = { $relation ->
    [partner] Det var { $turn }s tur, og { $turn } er { $offender }s makker.
    [lho] Det var { $turn }s tur, og { $turn } er venstre motstander for { $offender }, som ikke hadde meldt før.
   *[other] Det var { $turn }s tur.
}
decided-at_partners_or_first_at_lhos-not = { $earlier-known ->
    [yes] Det var { $turn }s tur, altså venstre motstanders, og { $offender } hadde meldt før: { $earlier }.
   *[no] Det var { $turn }s tur.
}
asked-later_at_lhos = Var venstre motstander i tur, og hadde den feilende meldt før?
decided-later_at_lhos-held = { $earlier-known ->
    [yes] Det var { $turn }s tur, og { $offender } hadde meldt før: { $earlier }.
   *[no] Det var { $turn }s tur, og { $offender } hadde meldt før.
}
decided-later_at_lhos-not = { $earlier-known ->
    [yes] Det var { $turn }s tur, og { $turn } er ikke { $offender }s venstre motstander.
   *[no] { $offender } hadde ikke meldt før.
}
asked-partner_is_free = Kan den feilendes makker avgi enhver lovlig melding?
decided-partner_is_free-held = { $partner } er foreløpig ikke pålagt å passe; men informasjon fra den tilbaketrukne meldingen er urettmessig for { $partner } inntil en sammenlignbar melding erstatter den.
decided-partner_is_free-not = { $partner } kan ikke melde fritt.
asked-offender_is_free = Kan den feilende avgi enhver lovlig melding i rett tur?
decided-offender_is_free-held = Det kan { $offender }; hva som følger, avhenger av den meldingen.
decided-offender_is_free-not = { $offender } kan ikke melde fritt.
asked-at_partners_turn = Var den feilendes makker i tur?
decided-at_partners_turn-held = Det var { $turn }s tur, og { $turn } er { $offender }s makker.
decided-at_partners_turn-not = { $relation ->
    [rho] Det var { $turn }s tur, og { $turn } er { $offender }s høyre motstander.
    [lho] Det var { $turn }s tur, og { $turn } er { $offender }s venstre motstander.
   *[other] Det var { $turn }s tur.
}
asked-rho_passed = Passet den feilendes høyre motstander?
decided-rho_passed-held = { $rho } passet.
decided-rho_passed-not = { $call-known ->
    [yes] { $call } er ikke en pass.
   *[no] { $rho } passet ikke.
}
asked-similar = Betyr den nye meldingen det samme som den tilbaketrukne, eller nesten det samme?
decided-similar-held = Av hendene som tilsier { $replacement }, ville { $share } ha tilsagt den tilbaketrukne meldingen; { $from } er nok.
decided-similar-not = { $enough ->
    [yes] Så langt hender kan telles, er det { $share }; men en av meldingene lover noe som ikke kan telles.
   *[no] { $none ->
        [yes] Ingen av hendene som tilsier { $replacement }, ville ha tilsagt den tilbaketrukne meldingen; det kreves { $from }.
       *[no] Av hendene som tilsier { $replacement }, ville { $share } ha tilsagt den tilbaketrukne meldingen; det kreves { $from }.
    }
}
asked-subset = Ville enhver hånd som tilsier den nye meldingen, ha tilsagt den tilbaketrukne?
decided-subset-held = Enhver hånd som tilsier { $replacement }, ville ha tilsagt den tilbaketrukne meldingen.
decided-subset-not = { $enough ->
    [yes] Så langt hender kan telles, ville enhver hånd som tilsier { $replacement }, ha tilsagt den tilbaketrukne meldingen; men en av meldingene lover noe som ikke kan telles.
   *[no] { $none ->
        [yes] Ingen av hendene som tilsier { $replacement }, ville ha tilsagt den tilbaketrukne meldingen.
       *[no] Av hendene som tilsier { $replacement }, ville { $share } ha tilsagt den tilbaketrukne meldingen; det måtte ha vært alle.
    }
}
asked-same_purpose = Har begge meldingene samme formål?
decided-same_purpose-held = { $replacement } har samme formål som den tilbaketrukne meldingen.
decided-same_purpose-not = { $replacement } og den tilbaketrukne meldingen har ikke noe felles formål, som å spørre eller å være et relé.
asked-found_comparable = Fant TL at den nye meldingen er sammenlignbar?
decided-found_comparable-held = TL sammenlignet betydningene og fant at den er sammenlignbar.
decided-found_comparable-not = TL sammenlignet betydningene og fant at den ikke er sammenlignbar.
asked-replacement_comparable = Er meldingen som { $offender } erstattet den tilbaketrukne med, sammenlignbar?
decided-replacement_comparable-held = Det er den: Det blir ingen ytterligere korrigering.
decided-replacement_comparable-not = Den er ikke sammenlignbar.
asked-replacement_not_comparable = Er den nye meldingen ikke sammenlignbar, slik at den feilendes makker må passe én gang?
decided-replacement_not_comparable-held = Den er ikke sammenlignbar: { $partner } må passe neste gang.
decided-replacement_not_comparable-not = Den er sammenlignbar: { $partner } blir ikke pålagt å passe.
asked-lead_restricted = Kan spillefører begrense et utspill fra den feilende siden?
decided-lead_restricted-held = { $suits-n ->
    [0] { $offender } har angitt alle fargene i det lovlige meldingsforløpet: Det er ingen farge igjen å forby.
    [1] Første gang { $binds } skal spille ut. Den eneste fargen { $offender } ikke har angitt i det lovlige meldingsforløpet, er { $suits }.
    [4] Første gang { $binds } skal spille ut, kan spillefører forby én valgfri farge.
   *[other] Første gang { $binds } skal spille ut. Fargene { $offender } ikke har angitt i det lovlige meldingsforløpet, er { $suits }.
}
decided-lead_restricted-not = { $binds } kan spille ut hvilken farge som helst.
asked-unintended_call = Var { $earlier }, den feilendes første melding, utilsiktet?
decided-unintended_call-held = TL fant at spilleren aldri hadde til hensikt å avgi den.
decided-unintended_call-not = TL fant at spilleren hadde til hensikt å avgi den.
asked-made_as_intended = Hadde den feilende til hensikt å avgi { $earlier } da den ble avgitt?
decided-made_as_intended-held = Spilleren hadde til hensikt å avgi den: Den blir stående, uansett grunn.
decided-made_as_intended-not = Spilleren hadde ikke til hensikt å avgi den.
asked-however_aware = Kan { $earlier } erstattes uansett hvordan spilleren ble oppmerksom på den?
decided-however_aware-held = Ja: Det betyr ikke noe hvordan spilleren ble oppmerksom på den.
decided-however_aware-not = Nei: Det betyr noe hvordan spilleren ble oppmerksom på den.
asked-prompted_by_partner = Makkers handling viste feilen: Kan { $earlier } likevel erstattes?
decided-prompted_by_partner-held = Det er likegyldig hvordan spilleren ble oppmerksom på den.
decided-prompted_by_partner-not = Etter dette synet kan informasjon fra makker ikke brukes til det.
asked-partner_has_called = Har makker meldt etter den utilsiktede meldingen?
decided-partner_has_called-held = { $partner } har meldt siden: Den kan ikke lenger erstattes.
decided-partner_has_called-not = { $partner } har ikke meldt siden.
asked-ended_before_partner = Sluttet meldingsforløpet før makker kom i tur?
decided-ended_before_partner-held = Meldingsforløpet sluttet før { $partner } kunne melde, og meldeperioden er ikke over: Meldingen kan fortsatt erstattes.
decided-ended_before_partner-not = Meldingsforløpet var ikke slutt.
asked-may_withdraw = Hadde venstre motstander meldt over den utilsiktede meldingen?
decided-may_withdraw-held = { $lho } hadde meldt { $over } over den, og kan trekke den meldingen tilbake.
decided-may_withdraw-not = { $lho } hadde ikke meldt over den.
asked-withdrew = Trakk venstre motstander tilbake meldingen over den utilsiktede?
decided-withdrew-held = { $lho } trakk tilbake { $over }.
decided-withdrew-not = { $lho } lot { $over } stå.
asked-change_accepted = Godtok venstre motstander endringen av melding?
decided-change_accepted-held = { $lho } godtok den: Den andre meldingen blir stående.
decided-change_accepted-not = { $lho } godtok den ikke.
asked-first_call_stands = Er endringen annullert, slik at den første meldingen blir stående?
decided-first_call_stands-held = Endringen ble ikke godtatt: { $earlier } blir stående.
decided-first_call_stands-not = Endringen ble godtatt: { $earlier } blir ikke stående.
asked-lets_first_call_stand = Lar den feilende den første meldingen stå?
decided-lets_first_call_stand-held = { $offender } lar { $earlier } stå: Makker må passe én gang.
decided-lets_first_call_stand-not = { $offender } avgir en annen melding i stedet for { $earlier }.
asked-at_most_average_minus = Er scoren til den feilende siden begrenset?
decided-at_most_average_minus-held = { $side } får høyst middels minus.
decided-at_most_average_minus-not = Scoren til { $side } er ikke begrenset.
asked-three_passes_one_out_of_turn = Er en melding fulgt av tre passer, en av dem utenfor tur?
decided-three_passes_one_out_of_turn-held = De siste { $passes } meldingene er passer, og { $irregular } er en av dem.
decided-three_passes_one_out_of_turn-not = { $passes-n ->
    [0] Den siste meldingen er ikke en pass.
    [1] Bare den siste meldingen er en pass.
   *[other] De siste { $passes } meldingene er passer, og de avslutter ikke meldingsforløpet over hodet på noen.
}
asked-lost_his_turn = Mistet en spiller en tur på grunn av det?
decided-lost_his_turn-held = { $player } ble forbigått: Meldingsforløpet går tilbake til { $player }, og passene siden da er annullert.
decided-lost_his_turn-not = { $player } mistet ingen tur.
asked-same_time = Ble to meldinger avgitt samtidig?
decided-same_time-held = { $call } ble avgitt samtidig med { $with } og regnes som den seneste.
decided-same_time-not = { $call } og { $with } ble avgitt etter hverandre.
asked-required_to_pass = Var spilleren som var i tur, pålagt å passe?
decided-required_to_pass-held = { $rho } måtte passe: { $irregular } regnes som avgitt i tur.
decided-required_to_pass-not = Ingenting påla { $rho } å passe.
asked-required_to_repeat = Var spilleren som var i tur, pålagt å gjenta en melding, og regnes den som avgitt?
decided-required_to_repeat-held = { $rho } måtte gjenta en melding, og dette synet regner den som avgitt: { $irregular } regnes som avgitt i tur.
decided-required_to_repeat-not = { $rho } måtte gjenta en melding; men § 28A gjelder bare en spiller som må passe.
asked-rho_must_call = Må den feilendes høyre motstander passe, etter avgjørelsen om en annen uregelmessighet?
decided-rho_must_call-held = { $rho } må passe.
decided-rho_must_call-not = { $rho } må gjenta { $must_call }.
asked-inadmissible = Er doblingen eller redoblingen ikke tillatt?
decided-inadmissible-held = På det tidspunktet hadde den andre siden ingenting som { $call } kunne doble eller redoble.
decided-inadmissible-not = { $call } er tillatt.
asked-called_over_inadmissible = Meldte neste spiller før den ble korrigert?
decided-called_over_inadmissible-held = { $call } ble avgitt over den: Begge er annullert, med alt som fulgte.
decided-called_over_inadmissible-not = { $lho } hadde ikke meldt over den.
asked-lead_faced = Var åpningsutspillet vendt opp før noen oppdaget det?
decided-lead_faced-held = Utspillet var vendt opp: Kontrakten er den som den ville være uten { $call }.
decided-lead_faced-not = Utspillet var ikke vendt opp.
asked-inadmissible_cancelled = Er meldingen som ikke er tillatt, annullert?
decided-inadmissible_cancelled-held = { $call } er annullert.
decided-inadmissible_cancelled-not = { $call } er ikke annullert.
asked-must_substitute = Må den feilende, som var i tur, avgi en lovlig melding i stedet?
decided-must_substitute-held = { $offender } må avgi en lovlig melding i stedet.
decided-must_substitute-not = Det var ikke { $offender }s tur.
asked-inadmissible_out_of_turn = Var den dessuten utenfor tur?
decided-inadmissible_out_of_turn-held = Det var den: Meldingsforløpet går tilbake, og { $offender } kan avgi enhver lovlig melding i rett tur.
decided-inadmissible_out_of_turn-not = Det var { $offender }s tur.
asked-breach_of_duty_to_pass = Har en spiller som måtte passe, avgitt bud, doblet eller redoblet?
decided-breach_of_duty_to_pass-held = Spilleren måtte passe: { $call } er ikke tillatt.
decided-breach_of_duty_to_pass-not = { $call } brøt ingen plikt til å passe.
asked-above_seven = Er det et bud på mer enn sju trekk?
decided-above_seven-held = { $call } er på mer enn sju trekk og blir aldri stående.
decided-above_seven-not = { $call } er ikke på mer enn sju trekk.
asked-after_final_pass = Ble meldingen avgitt etter den siste passen?
decided-after_final_pass-held = Meldingsforløpet var slutt før { $call }.
decided-after_final_pass-not = Meldingsforløpet var ikke slutt før { $call }.
asked-called_before_rectification = Meldte neste spiller før den ble korrigert?
decided-called_before_rectification-held = { $lho } hadde allerede meldt over den.
decided-called_before_rectification-not = { $lho } hadde ikke meldt over den.
asked-call_cancelled = Er meldingen som ikke er tillatt, annullert?
decided-call_cancelled-held = { $call } er annullert.
decided-call_cancelled-not = { $call } er ikke annullert.
asked-side_must_pass = Trer en pass i stedet, og må begge på siden passe resten av forløpet?
decided-side_must_pass-held = En pass trer i stedet: { $offender } og makker må passe resten av meldingsforløpet.
decided-side_must_pass-not = { $offender } og makker må ikke passe.
asked-looks_like_contract = Har tre passer fulgt budet på mer enn sju trekk?
decided-looks_like_contract-held = Tre passer fulgte, men { $call } kan ikke bli kontrakten.
decided-looks_like_contract-not = Tre passer hadde ikke fulgt { $call }.
asked-pass_or_declaring_side = Var det en pass fra en motspiller, eller en melding fra spilleførersiden?
decided-pass_or_declaring_side-held = { $call } kunne ikke hjelpe motspillet: Det følger ikke noe mer.
decided-pass_or_declaring_side-not = { $call } var en motspillers melding, og ingen pass.
asked-action_by_defender = Avga en motspiller bud, doblet eller redoblet etter den siste passen?
decided-action_by_defender-held = { $call } fortalte motspillerne noe: Utspillet kan bli begrenset.
decided-action_by_defender-not = { $call } var ikke en slik melding.
asked-specifies = Var meldingen kunstig, slik at benevnelsene den anga, er det som teller?
decided-specifies-held = { $strains-n ->
    [0] { $call } anga ingen.
   *[other] { $call } anga { $strains }; det er det som teller, og ikke hva den nevnte.
}
decided-specifies-not = { $call } var ikke kunstig.
asked-anybody_had_bid = Hadde noen avgitt bud før?
decided-anybody_had_bid-held = { $bid } var allerede avgitt.
decided-anybody_had_bid-not = Ingen hadde avgitt bud.
asked-nobody_had_bid = Var det før noen hadde avgitt bud?
decided-nobody_had_bid-held = Ingen hadde avgitt bud: Uansett hvem som var i tur, må den feilende passe neste gang.
decided-nobody_had_bid-not = Noen hadde avgitt bud.
asked-must_pass_throughout = Må { $player } passe hver gang det er { $player }s tur?
decided-must_pass_throughout-held = { $player } må passe resten av meldingsforløpet.
decided-must_pass_throughout-not = Det må { $player } ikke.
asked-may_not_double_now = Har makker ikke lov til å doble eller redoble i denne turen?
decided-may_not_double_now-held = { $partner } kan avgi bud eller passe, men får verken doble eller redoble nå.
decided-may_not_double_now-not = { $partner } har meldt i den turen og kan melde fritt.
asked-repeats_denomination = Gjentar den nye meldingen benevnelsen i budet utenfor tur?
decided-repeats_denomination-held = { $replacement-known ->
    [yes] { $replacement } gjentar { $strains }.
   *[no] Det legges til grunn at den gjentar { $strains }.
}
decided-repeats_denomination-not = { $strains-n ->
    [0] Den tilbaketrukne meldingen anga ingen benevnelse som kunne gjentas.
   *[other] { $replacement-known ->
        [yes] { $replacement } gjentar ikke { $strains }.
       *[no] Det legges til grunn at den ikke gjentar { $strains }.
    }
}
asked-rho_acted = Avga den feilendes høyre motstander bud, dobling eller redobling?
decided-rho_acted-held = { $call-known ->
    [yes] { $call } er ikke en pass.
   *[no] { $rho } avga bud, doblet eller redoblet.
}
decided-rho_acted-not = { $rho } passet.
asked-each_suit_specified = Har den feilende i det lovlige meldingsforløpet angitt alle fargene i den tilbaketrukne meldingen?
decided-each_suit_specified-held = { $offender } har angitt alle: Utspillet er ikke begrenset.
decided-each_suit_specified-not = { $offender } har ikke angitt alle.
asked-suit_was_specified = Anga den tilbaketrukne meldingen farger som den feilende ikke har angitt i det lovlige meldingsforløpet?
decided-suit_was_specified-held = { $suits-n ->
    [1] Den anga { $suits }: Første gang { $binds } skal spille ut, kan spillefører forlange den fargen eller forby den.
   *[other] Den anga { $suits }: Første gang { $binds } skal spille ut, kan spillefører forlange en av dem eller forby én.
}
decided-suit_was_specified-not = { $binds } kan spille ut hvilken farge som helst.
asked-lead_is_free = Er utspillet fritt fordi den nye meldingen er sammenlignbar?
decided-lead_is_free-held = { $partner } kan spille ut hvilken farge som helst.
decided-lead_is_free-not = Den nye meldingen er ikke sammenlignbar.
asked-authorised = Kan den andre siden bruke informasjon fra den tilbaketrukne meldingen?
decided-authorised-held = { $side } kan bruke den.
decided-authorised-not = { $side } får ikke bruke den.
asked-no_rectification = Går meldingsforløp og spill videre uten ytterligere korrigering?
decided-no_rectification-held = Den nye meldingen er sammenlignbar: Meldingsforløp og spill går videre, og § 16C2 gjelder ikke.
decided-no_rectification-not = Den nye meldingen er ikke sammenlignbar.
asked-help_watched = Skal TL senere vurdere om den tilbaketrukne meldingen hjalp de feilende?
decided-help_watched-held = Etter spillet vurderer TL om utfallet godt kunne ha blitt et annet uten hjelpen fra { $irregular }.
decided-help_watched-not = Det er ingenting å vurdere.
asked-exposed_in_auction = Ble kort fra { $player } vist under meldingsforløpet?
decided-exposed_in_auction-held = Ved en feil av { $player } kunne makker se { $cards }, og { $cards-n ->
    [1] kortet blir
   *[other] kortene blir
} liggende med forsiden opp til meldingsforløpet er slutt.
decided-exposed_in_auction-not = { $player } viste { $cards } etter at meldingsforløpet var slutt.
asked-low_card_not_led = Er det ett enkelt kort lavere enn honnør, og ikke spilt ut?
decided-low_card_not_led-held = { $cards } er et enkelt kort lavere enn honnør og ble ikke spilt ut: Meldingsforløpet fortsetter uten begrensning.
decided-low_card_not_led-not = { $cards }: Det er ikke ett enkelt lavt kort som ikke ble spilt ut.
asked-honour_or_led = Er det en enkelt honnør, eller et kort spilt ut for tidlig?
decided-honour_or_led-held = { $cards }: en enkelt honnør, eller et kort spilt ut for tidlig. { $partner } må passe neste gang.
decided-honour_or_led-not = { $cards }: verken en enkelt honnør eller et kort som ble spilt ut.
asked-two_or_more_cards = Ble to eller flere kort vist?
decided-two_or_more_cards-held = { $cards }: to eller flere kort. { $partner } må passe neste gang.
decided-two_or_more_cards-not = { $cards }: bare ett kort, og { $partner } står fritt.
asked-exposed_information = Er informasjon fra de viste kortene urettmessig for { $partner }?
decided-exposed_information-held = Informasjon fra de viste kortene er urettmessig for { $partner }; den andre siden kan bruke den.
decided-exposed_information-not = { $partner } kan bruke informasjon fra de viste kortene.
asked-declaring_side = Blir { $player } spillefører eller blindemann?
decided-declaring_side-held = { $player } er på spilleførers side og tar opp { $cards }.
decided-declaring_side-not = { $player } er motspiller og kan ikke uten videre ta opp { $cards }.
asked-becomes_penalty_card = Blir { $player } motspiller, med straffekort?
decided-becomes_penalty_card-held = { $player } er motspiller: Hvert kort som ble vist ({ $cards }), behandles som straffekort.
decided-becomes_penalty_card-not = { $player } er ikke motspiller: { $cards } kan ikke bli straffekort.
asked-minor_penalty_card = Er et straffekort lite?
decided-minor_penalty_card-held = { $cards } er et enkelt kort lavere enn honnør, vist uten hensikt: Som straffekort er det lite.
decided-minor_penalty_card-not = Med en honnør, et kort som ble spilt ut, eller to eller flere kort er et straffekort stort: { $cards }.
asked-must_lead_penalty_card = Må { $player } spille ut et stort straffekort?
decided-must_lead_penalty_card-held = { $player } har åpningsutspillet og må spille ut { $cards-n ->
    [1] { $cards }
   *[other] det kortet spillefører velger av { $cards }
}.
decided-must_lead_penalty_card-not = { $player } må ikke spille ut { $cards }.
asked-partners_penalty_card = Begrenser makkers store straffekort utspillet fra { $binds }?
decided-partners_penalty_card-held = Før { $binds } spiller ut, kan spillefører forlange eller forby { $suits-n ->
    [1] { $suits }
   *[other] en av fargene { $suits }
}, eller la { $binds } velge.
decided-partners_penalty_card-not = { $binds } kan spille ut hvilket som helst kort, også { $suits }.
asked-damage_watched = Skal TL senere vurdere om den feilende kunne ha vært klar over mulig skade?
decided-damage_watched-held = Etter spillet vurderer TL om { $offender } kunne ha vært klar over at uregelmessigheten godt kunne skade den andre siden.
decided-damage_watched-not = Det er ingenting å vurdere.
asked-called_on_wrong_cards = Har { $player } meldt på kort fra feil mappe?
decided-called_on_wrong_cards-held = { $call-known ->
    [yes] { $player } hadde kort fra feil mappe: { $call } blir annullert.
   *[no] { $player } har meldt på kort fra feil mappe: Meldingen blir annullert.
}
decided-called_on_wrong_cards-not = { $player } hadde ennå ikke meldt på de kortene: Ingen melding blir annullert.
asked-partner_called_after = Har { $partner } meldt siden?
decided-partner_called_after-held = { $call-known ->
    [yes] { $partner } har meldt siden ({ $call }): en justert score.
   *[no] { $partner } har meldt siden: en justert score.
}
decided-partner_called_after-not = { $partner } har ikke meldt siden.
asked-lho_must_repeat = Hadde { $lho } meldt over den annullerte meldingen?
decided-lho_must_repeat-held = { $call-known ->
    [yes] { $lho } hadde meldt over den, og må gjenta { $call }.
   *[no] { $lho } hadde meldt over den, og må gjenta den meldingen.
}
decided-lho_must_repeat-not = { $lho } hadde ikke meldt over den.
asked-substitute_differs = Har { $substitute } en annen betydning enn { $call }, eller er den psykisk?
decided-substitute_differs-held = TL vurderte at { $substitute } er annerledes enn { $call }: en kunstig justert score.
decided-substitute_differs-not = TL vurderte at { $substitute } ikke er annerledes enn { $call }.
asked-calls_again = Melder { $player } på nytt?
decided-calls_again-held = { $player } ser på den riktige hånden og melder på nytt; meldingsforløpet går videre derfra.
decided-calls_again-not = { $player } melder ikke på nytt.
asked-other_board_watched = Må TL ha den andre mappen i tankene?
decided-other_board_watched-held = I mappen kortene kom fra, fører en melding fra { $player } som er annerledes enn den annullerte, til en justert score.
decided-other_board_watched-not = Det er ingen annen mappe å ha i tankene.
asked-may_penalise = Er en prosedyrestraff mulig?
decided-may_penalise-held = TL kan også gi { $player } en prosedyrestraff.
decided-may_penalise-not = Ingen prosedyrestraff.
asked-auction_ended = Har meldingsforløpet endt med en kontrakt?
decided-auction_ended-held = Tre passer i tur har fulgt det siste budet. { $declarer } er spillefører.
decided-auction_ended-not = Meldingsforløpet går videre.
asked-passed_out = Er mappen passet ut?
decided-passed_out-held = Alle fire spillere har passet.
decided-passed_out-not = Noen har avgitt bud.
asked-period_ends_at_lead = Varer meldeperioden til åpningsutspillet?
decided-period_ends_at_lead-held = Meldeperioden er slutt når åpningsutspillet er vendt opp.
decided-period_ends_at_lead-not = Meldeperioden varer ikke til åpningsutspillet.
asked-period_ends_in_board = Varer meldeperioden til hendene er tilbake?
decided-period_ends_in_board-held = Meldeperioden er slutt når alle hender er tilbake i mappen.
decided-period_ends_in_board-not = Meldeperioden varer ikke til hendene er tilbake.

## Insufficient bids

asked-insufficient = Var budet utilstrekkelig?
decided-insufficient-held = { $over-known ->
    [yes] { $call } var utilstrekkelig: Det er ikke høyere enn { $over }.
   *[no] { $call } var utilstrekkelig: Det er ikke høyere enn det siste budet.
}
decided-insufficient-not = { $over-known ->
    [yes] { $call } var tilstrekkelig: Det er høyere enn { $over }.
   *[no] { $call } var tilstrekkelig: Det var ikke avgitt noe bud før.
}
asked-premature_replacement = Erstattet { $offender } budet før TL hadde dømt?
decided-premature_replacement-held = { $replacement } ble avgitt før TL hadde dømt.
decided-premature_replacement-not = { $offender } avga ingen annen melding før TL hadde dømt.
asked-lowest_in_denomination = Erstattes det av det laveste tilstrekkelige budet som angir samme benevnelse?
decided-lowest_in_denomination-held = { $replacement-known ->
    [yes] { $replacement } er det laveste tilstrekkelige budet som angir { $strains }.
   *[no] Det legges til grunn at erstatningen er det laveste tilstrekkelige budet som angir { $strains }.
}
decided-lowest_in_denomination-not = { $strains-n ->
    [0] Det utilstrekkelige budet anga ingen benevnelse.
   *[other] { $replacement-known ->
        [yes] { $replacement } er ikke det laveste tilstrekkelige budet som angir { $strains }.
       *[no] Det legges til grunn at erstatningen ikke er det laveste tilstrekkelige budet som angir { $strains }.
    }
}
asked-both_natural = Er begge budene uten tvil naturlige?
decided-both_natural-held = { $replacement-known ->
    [yes] { $call } var naturlig, og det er { $replacement } også.
   *[no] { $call } var naturlig. Det legges til grunn at budet som erstatter det, også er det.
}
decided-both_natural-not = { $replacement-known ->
    [yes] { $call } og { $replacement } er ikke begge uten tvil naturlige.
   *[no] { $call } var ikke uten tvil naturlig.
}
asked-found_lowest = Fant TL at det nye budet er det laveste tilstrekkelige i samme benevnelse?
decided-found_lowest-held = TL fant at det er det laveste tilstrekkelige budet som angir samme benevnelse.
decided-found_lowest-not = TL fant at det ikke er det laveste tilstrekkelige budet som angir samme benevnelse.
asked-more_precise = Betyr den nye meldingen det samme som det utilstrekkelige budet, eller noe mer presist?
decided-more_precise-held = Enhver hånd som tilsier { $replacement }, ville ha tilsagt det utilstrekkelige budet.
decided-more_precise-not = { $enough ->
    [yes] Så langt hender kan telles, ville enhver hånd som tilsier { $replacement }, ha tilsagt det utilstrekkelige budet; men en av meldingene lover noe som ikke kan telles.
   *[no] { $none ->
        [yes] Ingen av hendene som tilsier { $replacement }, ville ha tilsagt det utilstrekkelige budet.
       *[no] Av hendene som tilsier { $replacement }, ville { $share } ha tilsagt det utilstrekkelige budet; det måtte ha vært alle.
    }
}
asked-found_more_precise = Fant TL at den nye meldingen betyr det samme, eller noe mer presist?
decided-found_more_precise-held = TL sammenlignet betydningene og fant at den nye er den samme eller mer presis.
decided-found_more_precise-not = TL sammenlignet betydningene og fant at den nye verken er den samme eller mer presis.
asked-double_instead = Doblet eller redoblet den feilende i stedet, uten å ha rett til det?
decided-double_instead-held = { $call } kan ikke erstatte det utilstrekkelige budet og er annullert.
decided-double_instead-not = { $call } er ikke en dobling eller redobling som må annulleres.
asked-insufficient_again = Er erstatningen også utilstrekkelig, og ikke godtatt?
decided-insufficient_again-held = { $call } er også utilstrekkelig, og er ikke godtatt.
decided-insufficient_again-not = { $call } er tilstrekkelig, eller er godtatt.

## Mistaken explanations

asked-explanation_presumed = Antas forklaringen av { $call } å være gal, og ikke meldingen?
decided-explanation_presumed-held = Det finnes ikke bevis for at { $call } var en gal melding: TL antar at forklaringen var gal.
decided-explanation_presumed-not = Det er bevist at forklaringen var riktig og { $call } feilen: Det var ingen feilinformasjon.
asked-explanation_corrected = Er forklaringen fra { $player } rettet?
decided-explanation_corrected-held = Forklaringen fra { $player } er rettet.
decided-explanation_corrected-not = Forklaringen fra { $player } er ikke rettet.
asked-explainer_in_time = Må { $player } rette sin egen forklaring før avklaringsperioden er over?
decided-explainer_in_time-held = { $player } tilkaller TL og retter forklaringen før avklaringsperioden er over, når feilen er oppdaget. Det kan gjøres tidligere.
decided-explainer_in_time-not = { $player } har ingenting å rette.
asked-explainer_at_once = Må { $player } tilkalle TL med en gang om sin egen forklaring?
decided-explainer_at_once-held = { $player } må tilkalle TL med en gang når feilen er oppdaget.
decided-explainer_at_once-not = { $player } har ingenting å rette.
asked-silent_in_auction = Er meldingsforløpet i gang, slik at { $player } ikke kan rette forklaringen?
decided-silent_in_auction-held = Meldingsforløpet er i gang: { $player } kan ikke rette makkers forklaring.
decided-silent_in_auction-not = Den avsluttende passen er avgitt.
asked-corrects_after_pass = Må { $player } rette den etter den avsluttende passen, som spillefører eller blindemann?
decided-corrects_after_pass-held = { $player } er spillefører eller blindemann og retter forklaringen etter den avsluttende passen.
decided-corrects_after_pass-not = { $player } er motspiller og retter forklaringen først når spillet er slutt.
asked-heard_partner = Er det { $seat } hørte fra makker, urettmessig informasjon?
decided-heard_partner-held = { $seat } hørte det fra makker: Det er urettmessig informasjon.
decided-heard_partner-not = { $seat } hørte ingenting fra makker.
asked-lead_not_faced = Er åpningsutspillet ennå ikke vendt opp?
decided-lead_not_faced-held = Åpningsutspillet er ikke vendt opp: Meldeperioden er ikke over.
decided-lead_not_faced-not = Åpningsutspillet er vendt opp: Meldeperioden er over.
asked-called_since = Har { $side } meldt siden forklaringen?
decided-called_since-held = { $call-known ->
    [yes] Den siste meldingen fra { $side } siden forklaringen er { $call }.
   *[no] { $side } har meldt siden forklaringen.
}
decided-called_since-not = { $call-known ->
    [yes] { $call } kom før forklaringen.
   *[no] { $side } har ikke meldt siden forklaringen.
}
asked-partner_not_called = Har { $partner } ikke meldt siden?
decided-partner_not_called-held = { $partner } har ikke meldt siden.
decided-partner_not_called-not = { $partner } har meldt siden: Meldingen kan ikke lenger endres.
asked-found_influenced = Kan meldingen godt ha vært påvirket av feilinformasjonen?
decided-found_influenced-held = { $call-known ->
    [yes] TL vurderte at { $call } godt kan ha vært påvirket.
   *[no] TL vurderte at meldingen godt kan ha vært påvirket.
}
decided-found_influenced-not = { $call-known ->
    [yes] TL vurderte at { $call } ikke var påvirket.
   *[no] TL vurderte at meldingen ikke var påvirket.
}
asked-lho_may_change = Kan { $lho } endre en melding avgitt siden?
decided-lho_may_change-held = { $call-known ->
    [yes] { $lho } kan endre { $call }.
   *[no] { $lho } kan endre en melding avgitt siden.
}
decided-lho_may_change-not = { $call-known ->
    [yes] { $lho } kan ikke endre { $call }.
   *[no] { $lho } har ikke meldt siden.
}
asked-too_late_to_change = Er det for sent for { $side } å endre en melding?
decided-too_late_to_change-held = Det er for sent for en melding fra { $side }: TL tildeler justert score hvis den feilende siden fikk en fordel.
decided-too_late_to_change-not = Det er ikke for sent for { $side } å endre en melding.

## Claims and concessions

asked-other_tricks = Gjelder det som ble sagt eller gjort, andre stikk enn det som er i gang?
decided-other_tricks-held = Det gjelder stikkene som gjenstår.
decided-other_tricks-not = Det gjelder bare stikket som er i gang.
asked-claims_tricks = Er det et krav?
decided-claims_tricks-held = Med { $left } igjen krever { $speaker } { $claims-word } av dem, uttrykkelig eller underforstått.
decided-claims_tricks-not = Ingen stikk er krevd.
asked-concedes_tricks = Er det en avståelse?
decided-concedes_tricks-held = Med { $left } igjen avstår { $speaker } { $concedes-word } av dem, uttrykkelig eller underforstått.
decided-concedes_tricks-not = Ingen stikk er avstått.
asked-defender_concedes = Er det en motspiller som avstår?
decided-defender_concedes-held = { $conceder } er motspiller.
decided-defender_concedes-not = { $conceder } er på spilleførers side.
asked-partner_objected = Protesterte makkeren til den som avstod, omgående?
decided-partner_objected-held = { $partner } protesterte omgående.
decided-partner_objected-not = { $partner } protesterte ikke omgående.
asked-claim_falls_too = Faller kravet på de andre stikkene bort sammen med avståelsen?
decided-claim_falls_too-held = Kravet på { $claims } faller sammen med avståelsen: Ingen av dem har funnet sted.
decided-claim_falls_too-not = Kravet på { $claims } står for seg selv.
asked-cards_exposed = Ble noen av motspillernes kort blottlagt?
decided-cards_exposed-held = Kort hos { $seats } ble blottlagt; de er ikke straffekort.
decided-cards_exposed-not = Ingen av motspillernes kort ble blottlagt.
asked-unauthorised = Har { $seat } fått vite noe som { $seat } ikke får bruke?
decided-unauthorised-held = { $family ->
    [rotation] Informasjon fra den tilbaketrukne meldingen er urettmessig for { $seat }.
   *[other] Informasjon fra det som ble sagt eller vist, er urettmessig for { $seat }.
}
decided-unauthorised-not = { $seat } har ikke fått vite noe som { $seat } ikke får bruke.
asked-done = Er dette en måte å kreve eller avstå på?
decided-done-held = { $how ->
    [named] { $speaker } nevnte et antall stikk.
    [curtailed] { $speaker } foreslo at spillet avbrytes.
    [shown] { $speaker } viste kort: Det er et krav, med mindre det påviselig ikke var ment som det.
    [faced_after_lead] { $speaker } la hånden på bordet: Det er et krav, med mindre det påviselig ikke var ment som det.
   *[abandoned] { $speaker } oppga hånden: Det er å avstå alle stikkene.
}
decided-done-not = { $speaker } gjorde ingenting som krever eller avstår stikk.
asked-meant_to_claim = Kan { $by } ha hatt til hensikt å fremsette et krav?
decided-meant_to_claim-held = Ingenting godtgjør at { $by } ikke hadde til hensikt å fremsette et krav.
decided-meant_to_claim-not = { $how ->
    [faced_after_lead] Et utspill utenfor tur lå på bordet: { $by } la hånden på bordet på grunn av det, og påviselig ikke for å kreve.
   *[other] TL fant at { $by } påviselig ikke hadde til hensikt å fremsette et krav.
}
social-decided-meant_to_claim-not = { $by } hadde påviselig ikke til hensikt å fremsette et krav.
asked-faces_hand = Må { $seat } legge hånden på bordet?
decided-faces_hand-held = { $faced ->
    [yes] Hånden må legges på bordet. Det er gjort.
   *[no] Hånden må legges på bordet. Det er ikke gjort ennå.
}
decided-faces_hand-not = { $seat } trenger ikke å legge den på bordet.
asked-asks_to_play_on = Har siden som verken krevde eller avstod, bedt om at spillet går videre?
decided-asks_to_play_on-held = { $by } ba om det og er på den andre siden.
decided-asks_to_play_on-not = { $known ->
    [yes] { $by } ba om det, men er på siden som krevde eller avstod: Bare den andre siden kan be om det.
   *[no] { $by } ba om det, men dette lovverket kjenner ikke til spill etter avtale etter et krav eller en avståelse.
}
asked-all_agree = Er alle fire spillere enige om at spillet går videre?
decided-all_agree-held = Alle fire var enige.
decided-all_agree-not = Ikke alle fire var enige: TL avgjør.
asked-void_by_agreement = Er det ugyldig, slik at ingenting blir avgjort og den oppnådde scoren står?
decided-void_by_agreement-held = { $made-known ->
    [yes] Spillet gikk videre, og spilleførers side vant { $made } på det: Det står. §§ 16 og 50 gjelder ikke.
   *[no] Spillet går videre, og den scoren det gir, står. §§ 16 og 50 gjelder ikke.
}
decided-void_by_agreement-not = Det er ikke ugyldig.
asked-director_called = Må TL tilkalles?
decided-director_called-held = Det er bestridt, og enhver spiller kan bestride det, også blindemann. Ingenting får foretas før TL kommer.
decided-director_called-not = Ingenting er bestridt.
asked-leads_to_agreement = Er det ingen som trekker det i tvil?
decided-leads_to_agreement-held = Ingen trekker det i tvil, og da gjelder § 69.
decided-leads_to_agreement-not = En spiller trekker det i tvil.
asked-played_on = Ble det spilt kort da det ikke skulle ha vært spilt?
decided-played_on-held = { $worth ->
    [nothing] { $cards } ble spilt mens spillet var stanset. Ikke alle hadde sagt seg enige i det, og derfor teller det ikke.
    [evidence] { $cards } ble spilt selv om spillet hadde opphørt. TL kan ta det som bevis, men trenger ikke å gjøre det.
   *[void] { $cards } ble spilt selv om spillet hadde opphørt: Det er ugyldig.
}
decided-played_on-not = Ingenting ble spilt.
asked-play_is_evidence = Endrer det som ble spilt etter kravet, tatt som bevis, antallet?
decided-play_is_evidence-held = Bedømt for seg selv er kravet verdt { $without }. Etter det som ble spilt — { $cards } — og den dårligste normale spillemåten deretter er det { $with }.
decided-play_is_evidence-not = Bedømt for seg selv er kravet verdt { $without }, og etter det som ble spilt og den dårligste normale spillemåten deretter like mye.
asked-play_goes_on = Går spillet videre med kortene til { $exposed } på bordet?
decided-play_goes_on-held = Det blir bestridt, og i selskapsbridge avslutter det ikke spillet: { $exposed } spiller videre med hånden på bordet.
decided-play_goes_on-not = Spillet går ikke videre.
asked-bound_by_statement = Er kravstilleren bundet av redegjørelsen og til en rutinemessig spilleplan?
decided-bound_by_statement-held = { $steps-n ->
    [0] { $speaker } ga ingen redegjørelse og kan bare følge en rutinemessig spilleplan.
    [1] { $speaker } er bundet av det ene leddet i redegjørelsen; ellers bare en rutinemessig spilleplan.
   *[other] { $speaker } er bundet av de { $steps } leddene i redegjørelsen; ellers bare en rutinemessig spilleplan.
}
decided-bound_by_statement-not = { $speaker } er ikke bundet.
asked-no_unannounced_finesse = Er en knipe som ikke ble kunngjort, forbudt?
decided-no_unannounced_finesse-held = { $announced-n ->
    [0] Ingen knipe ble kunngjort: { $speaker } får ikke ta noen, med mindre den er bevist eller så godt som bevist.
    [1] Én knipe ble kunngjort. { $speaker } får ikke ta noen annen, med mindre den er bevist eller så godt som bevist.
   *[other] Det ble kunngjort { $announced } kniper. { $speaker } får ikke ta noen annen, med mindre den er bevist eller så godt som bevist.
}
decided-no_unannounced_finesse-not = { $speaker } kan knipe.
social-decided-trump_forgotten-held = { $found ->
    [no] { $speaker } visste ikke om { $cards }.
   *[other] { $speaker } kan ha vært uvitende om { $cards }.
}
social-decided-trump_forgotten-not = { $speaker } visste om trumfen som var ute.
asked-may_require_trumps = Kan motstanderne bestemme om trumfen skal trekkes?
decided-may_require_trumps-held = { $opponents } kan forlange at { $speaker } trekker trumf, eller at trumf ikke trekkes.
decided-may_require_trumps-not = Det kan de ikke.
asked-defenders_may_show = Kan motspillerne vise hverandre hendene?
decided-defenders_may_show-held = { $defenders } kan legge hendene fram for hverandre, uten straff.
decided-defenders_may_show-not = Det kan de ikke.
asked-may_forbid_partner = Kan spillefører forby den andre motspilleren det som makkers kort tilsier?
decided-may_forbid_partner-held = { $declarer } kan forby { $partner } et spill som synet av makkers kort kunne tilsi.
decided-may_forbid_partner-not = { $declarer } kan ikke forby noe.
asked-before_all_called = Ble det trukket i tvil før alle hadde avgitt melding i en senere giv?
decided-before_all_called-held = { $when ->
    [before_mixed] Kortene var ikke engang blandet.
   *[other] Ikke alle hadde avgitt melding i en senere giv.
}
decided-before_all_called-not = Alle hadde avgitt melding i en senere giv.
asked-before_mixed = Ble det trukket i tvil før kortene ble blandet?
decided-before_mixed-held = Kortene var ikke blandet.
decided-before_mixed-not = Kortene var blandet.
asked-line_stated = Ble det gjort rede for en spilleplan?
decided-line_stated-held = { $steps-n ->
    [1] { $speaker } ga en redegjørelse på ett ledd, og er bundet av den.
   *[other] { $speaker } ga en redegjørelse på { $steps } ledd, og er bundet av den.
}
decided-line_stated-not = { $speaker } gjorde ikke rede for noen spilleplan.
asked-disputed = Bestrider en spiller det?
decided-disputed-held = En spiller bestrider det.
decided-disputed-not = Ingen bestrider det.
asked-agreed = Har alle godtatt det?
decided-agreed-held = Alle spillerne samtykket.
decided-agreed-not = Ikke alle spillerne samtykket.
asked-assented = Samtykket den andre siden?
decided-assented-held = { $side } samtykket.
decided-assented-not = { $side } samtykket aldri, slik at det ikke var noen godtakelse.
asked-doubted_before_next_call = Ble det trukket i tvil før siden avga melding i en senere mappe og før runden var slutt?
decided-doubted_before_next_call-held = { $when ->
    [at_once] Det ble trukket i tvil der og da.
   *[other] Det ble trukket i tvil før { $side } avga melding i en senere mappe og før runden var slutt.
}
decided-doubted_before_next_call-not = Innen da hadde { $side } avgitt melding i en senere mappe, eller runden var slutt.
asked-in_correction_period = Ble det trukket i tvil i rettelsesperioden?
decided-in_correction_period-held = { $when ->
    [at_once] Det ble trukket i tvil der og da.
   *[other] Rettelsesperioden var ikke løpt ut.
}
decided-in_correction_period-not = Rettelsesperioden var løpt ut.
asked-trick_won = Hadde siden vunnet et stikk som ble ført som tapt?
decided-trick_won-held = { $side } hadde vunnet { $tricks } mer enn scoren sier.
decided-trick_won-not = Ingen stikk som { $side } hadde vunnet, ble gitt bort.
asked-no_legal_play_loses = Ble det gitt bort et stikk som ingen lovlig spillemåte kunne tape?
decided-no_legal_play_loses-held = Av { $given_up } som ble gitt bort, kunne { $tricks-word } ikke ha gått tapt uansett hvordan { $side } spilte innenfor lovene.
decided-no_legal_play_loses-not = Av { $given_up } som ble gitt bort, kunne { $side } ha tapt hvert eneste på en lovlig måte.
asked-no_normal_play_loses = { $standard ->
    [careless] Ble det gitt bort et stikk som selv skjødesløst spill ikke kunne tape?
    [inferior] Ble det gitt bort et stikk som selv spill under vanlig standard ikke kunne tape?
   *[other] Ble det gitt bort et stikk som ingen normal spillemåte kunne tape?
}
decided-no_normal_play_loses-held = { $standard ->
    [careless] Av { $given_up } som ble gitt bort, kunne { $tricks-word } ikke ha gått tapt selv ved skjødesløst spill fra { $side }. Om slikt spill er normalt for denne klassen av spillere, vurderer TL.
    [inferior] Av { $given_up } som ble gitt bort, kunne { $tricks-word } ikke ha gått tapt selv ved spill under vanlig standard fra { $side }. Om slikt spill er normalt for denne klassen av spillere, vurderer TL.
   *[other] Av { $given_up } som ble gitt bort, kunne { $tricks-word } ikke ha gått tapt ved noen normal spillemåte fra { $side }.
}
decided-no_normal_play_loses-not = { $standard ->
    [careless] Av { $given_up } som ble gitt bort, kunne { $side } ha tapt hvert eneste ved skjødesløst spill, eller hadde allerede fått det tilbake. Om slikt spill er normalt for denne klassen av spillere, vurderer TL.
    [inferior] Av { $given_up } som ble gitt bort, kunne { $side } ha tapt hvert eneste ved spill under vanlig standard, eller hadde allerede fått det tilbake. Om slikt spill er normalt for denne klassen av spillere, vurderer TL.
   *[other] Av { $given_up } som ble gitt bort, kunne { $side } ha tapt hvert eneste på en normal måte, eller hadde allerede fått det tilbake.
}
social-decided-no_normal_play_loses-held = { $standard ->
    [careless] Av { $given_up } som ble gitt bort, kunne { $tricks-word } ikke ha gått tapt selv ved skjødesløst spill fra { $side }. Om slikt spill er sannsynlig, vurderer spillerne.
    [inferior] Av { $given_up } som ble gitt bort, kunne { $tricks-word } ikke ha gått tapt selv ved spill under vanlig standard fra { $side }. Om slikt spill er sannsynlig, vurderer spillerne.
   *[other] Av { $given_up } som ble gitt bort, kunne { $tricks-word } ikke ha gått tapt ved noen sannsynlig spillemåte fra { $side }.
}
social-decided-no_normal_play_loses-not = { $standard ->
    [careless] Av { $given_up } som ble gitt bort, kunne { $side } ha tapt hvert eneste ved skjødesløst spill, eller hadde allerede fått det tilbake. Om slikt spill er sannsynlig, vurderer spillerne.
    [inferior] Av { $given_up } som ble gitt bort, kunne { $side } ha tapt hvert eneste ved spill under vanlig standard, eller hadde allerede fått det tilbake. Om slikt spill er sannsynlig, vurderer spillerne.
   *[other] Av { $given_up } som ble gitt bort, kunne { $side } ha tapt hvert eneste på en sannsynlig måte, eller hadde allerede fått det tilbake.
}
asked-contract_decided = Var kontrakten allerede vunnet eller bet, og likevel avstått?
decided-contract_decided-held = { $declares ->
    [yes] For å vinne kontrakten trengs { $takes-word } stikk: Spillefører hadde vunnet { $won }, men avstod likevel så mye at det bare ble { $conceded_to }.
   *[no] For å bete kontrakten trengs { $takes-word } stikk: Motspillerne hadde vunnet { $won }, men avstod likevel så mye at det bare ble { $conceded_to }.
}
decided-contract_decided-not = { $declares ->
    [yes] For å vinne kontrakten trengs { $takes-word } stikk; spillefører hadde vunnet { $won } og avstod slik at det ble { $conceded_to }.
   *[no] For å bete kontrakten trengs { $takes-word } stikk; motspillerne hadde vunnet { $won } og avstod slik at det ble { $conceded_to }.
}
asked-likely_won = Ville siden sannsynligvis ha vunnet stikk som den godtok å tape?
decided-likely_won-held = { $found-known ->
    [yes] TL finner at { $side } sannsynligvis ville ha vunnet { $tricks }.
   *[no] { $side } ville sannsynligvis ha vunnet { $tricks }: Ingenting annet er normalt.
} Sidens egen normale spillemåte gir { $least } tilbake med sikkerhet, de andres normale spillemåte høyst { $most }{ $best-known ->
    [yes] ; med alle kort synlige ville det være { $best }.
   *[no] .
}
decided-likely_won-not = { $found-known ->
    [yes] TL finner at { $side } sannsynligvis ikke ville ha vunnet flere.
   *[no] { $side } ville ikke ha vunnet flere: Ingenting annet er normalt.
} Sidens egen normale spillemåte gir { $least } tilbake med sikkerhet, de andres normale spillemåte høyst { $most }{ $best-known ->
    [yes] ; med alle kort synlige ville det være { $best }.
   *[no] .
}
asked-statement_heard = Blir redegjørelsen og innvendingene hørt først?
decided-statement_heard-held = Kravstilleren gjentar redegjørelsen, og motstanderne kommer med innvendinger. { $must_face ->
    [yes] Alle hender må legges på bordet.
   *[no] TL er ikke bundet til innvendingene, og kan la kortene legges på bordet.
}
decided-statement_heard-not = Det blir de ikke.
asked-irrational_kept_out = Holder fotnoten om «normal» det irrasjonelle utenfor?
decided-irrational_kept_out-held = Det gjør den: Normalt er det som er skjødesløst eller under vanlig standard for denne klassen av spillere, men ikke det irrasjonelle. En gjetning som ikke var nevnt, godtas der det ville være irrasjonelt å unnlate den.
decided-irrational_kept_out-not = Det gjør den ikke: Normalt er det som er skjødesløst eller under vanlig standard for denne klassen av spillere, og ordet «irrasjonell» står ikke lenger i fotnoten. { $guess ->
    [yes] Det står fortsatt i regelen om gjetninger som ikke var nevnt: En slik godtas der det ville være irrasjonelt å unnlate den.
   *[no] Det står heller ikke lenger i regelen om gjetninger som ikke var nevnt.
}
asked-trump_out = Er det fortsatt trumf ute mot kravstilleren?
decided-trump_out-held = { $cards-n ->
    [1] { $cards } er ute.
   *[other] { $cards } er ute.
}
decided-trump_out-not = Ingen trumf er ute.
asked-trump_not_mentioned = Sa kravstilleren ingenting om trumfen som er ute?
decided-trump_not_mentioned-held = { $stated ->
    [no] { $speaker } ga ingen redegjørelse.
   *[yes] Redegjørelsen sier ingenting om den.
}
decided-trump_not_mentioned-not = { $step-known ->
    [yes] Redegjørelsen nevner den: «{ $step }».
   *[no] Redegjørelsen nevner den.
}
asked-trump_forgotten = Er det i det hele tatt mulig at kravstilleren ikke visste om den?
decided-trump_forgotten-held = { $found ->
    [no] TL fant at { $speaker } ikke visste om { $cards }.
    [doubtful] Det kunne ikke fastslås om { $speaker } visste om { $cards }, og tvilen går mot kravstilleren.
   *[other] Ingenting viser at { $speaker } visste om { $cards }.
}
decided-trump_forgotten-not = { $found ->
    [yes] TL fant at { $speaker } visste om trumfen som var ute.
   *[other] Det som ble sagt og gjort, viser at { $speaker } visste om trumfen som var ute.
}
asked-trick_lost_to_trump = Kunne et stikk gå tapt til den trumfen ved noen normal spillemåte?
decided-trick_lost_to_trump-held = Den dårligste normale spillemåten taper et stikk til den og vinner { $tricks }; med kjennskap til trumfen ville den vinne { $aware }.
decided-trick_lost_to_trump-not = Enten trumfen var glemt eller ikke, vinner den dårligste normale spillemåten { $tricks }.
asked-cards_forgotten = Hadde kravstilleren glemt kort som er ute i { $suit }?
decided-cards_forgotten-held = { $found ->
    [no] TL fant at { $speaker } ikke visste om { $cards }.
    [doubtful] Det kunne ikke fastslås om { $speaker } visste om { $cards }, og tvilen går mot kravstilleren.
   *[other] Ingenting viser at { $speaker } visste om { $cards }.
}
decided-cards_forgotten-not = { $found ->
    [yes] TL fant at { $speaker } visste hvilke kort i { $suit } som var ute.
   *[other] Det som ble sagt og gjort, viser at { $speaker } visste hvilke kort i { $suit } som var ute.
}
asked-normal_line_loses = { $standard ->
    [careless] Vinner en skjødesløs spillemåte færre stikk enn den beste, som ikke var nevnt?
    [inferior] Vinner en spillemåte under vanlig standard færre stikk enn den beste, som ikke var nevnt?
   *[considered] Vinner en normal spillemåte færre stikk enn den beste, som ikke var nevnt?
}
decided-normal_line_loses-held = { $standard ->
    [careless] En skjødesløs spillemåte vinner { $tricks }, den beste { $best }. Om den er normal for denne klassen av spillere, vurderer TL.
    [inferior] En spillemåte under vanlig standard vinner { $tricks }, den beste { $best }. Om den er normal for denne klassen av spillere, vurderer TL.
   *[considered] Ser man bort fra klart dårligere spill, vinner den dårligste normale spillemåten { $tricks }, den beste { $best }.
}
decided-normal_line_loses-not = { $tricks-n ->
    [0] Ikke engang den beste spillemåten vinner et stikk.
   *[other] { $standard ->
        [careless] Selv skjødesløse spillemåter vinner { $tricks }, like mange som den beste.
        [inferior] Selv spillemåter under vanlig standard vinner { $tricks }, like mange som den beste.
       *[considered] Ser man bort fra klart dårligere spill, vinner den dårligste normale spillemåten { $tricks }, like mange som den beste.
    }
}
asked-more_lines = { $standard ->
    [careless] Finnes det flere skjødesløse spillemåter enn søket ser på?
   *[inferior] Finnes det flere spillemåter under vanlig standard enn søket ser på?
}
decided-more_lines-held = { $standard ->
    [careless] Det gjør det. Ingen skjødesløs spillemåte vinner færre enn { $least }; hva den dårligste vinner, er ikke regnet ut.
   *[inferior] Det gjør det. Ingen spillemåte under vanlig standard vinner færre enn { $least }; hva den dårligste vinner, er ikke regnet ut.
}
decided-more_lines-not = Det gjør det ikke: Antallet er avgjort.
asked-rests_on_partner = Avhenger antallet stikk av et valg som kravstillerens makker tar?
decided-rests_on_partner-held = Hvis { $partner } velger galt blant de normale spillene, vinner siden deres { $tricks }, med det rette valget { $found }.
decided-rests_on_partner-not = Uansett hvilket normalt spill { $partner } velger, vinner den dårligste normale spillemåten { $tricks }.
asked-rests_on_location = Avhenger antallet stikk av hvilken motstander som har et kort som ikke har vist seg?
decided-rests_on_location-held = Uten å vite hvor det sitter, vinner den dårligste normale spillemåten { $tricks }; med den kunnskapen { $located }.
decided-rests_on_location-not = Å vite hvem som har det, ville ikke hjelpe: Den dårligste normale spillemåten vinner fortsatt { $tricks }.
asked-rests_on_showing_out = Avhenger antallet stikk av at en motstander ikke bekjenner i { $suit }?
decided-rests_on_showing_out-held = { $before ->
    [yes] En motstander hadde ikke bekjent i { $suit } før kravet. Kortet som mangler, er dermed plassert, og å spille på det er ingen gjetning. Det er et unntak fra regelen: Den dårligste normale spillemåten vinner { $tricks }; uten unntaket { $otherwise }.
   *[no] På de normale spillemåtene bekjenner en motstander ikke i { $suit }. Kortet som mangler, er dermed plassert, og å spille på det er ingen gjetning. Det er et unntak fra regelen: Den dårligste normale spillemåten vinner { $tricks }; uten unntaket { $otherwise }.
}
decided-rests_on_showing_out-not = Ingen renons plasserer et kort som betyr noe: Den dårligste normale spillemåten vinner { $tricks }.
asked-rests_on_irrational = Avhenger antallet stikk av en gjetning som det ville være irrasjonelt å unnlate?
decided-rests_on_irrational-held = Å unnlate gjetningen ville være irrasjonelt. Det er et unntak fra regelen til og med 2007: Den dårligste normale spillemåten vinner { $tricks }; uten unntaket { $otherwise }.
decided-rests_on_irrational-not = Nei: Den dårligste normale spillemåten vinner { $tricks }.
asked-rests_on_order = Avhenger antallet stikk av rekkefølgen en farge spilles i?
decided-rests_on_order-held = { $order ->
    [top_down] En farge regnes som spilt fra toppen: Kravstillerens side vinner { $tricks }. Om enhver rekkefølge var normal, ville den vinne { $otherwise }.
    [ebu] En solid farge regnes som spilt fra toppen: Kravstillerens side vinner { $tricks }. Om enhver rekkefølge var normal, ville den vinne { $otherwise }.
   *[any] Ingen rekkefølge er fastsatt, og enhver rekkefølge er normal: Kravstillerens side vinner { $tricks }. Fra toppen ville den vinne { $otherwise }.
}
decided-rests_on_order-not = Uansett hvilken rekkefølge fargen spilles i, vinner den dårligste normale spillemåten { $tricks }.
asked-rests_on_presumption = Avhenger antallet av en retningslinje?
decided-rests_on_presumption-held = Det forutsettes at { $presumption } ({ $presumption-by }): Kravstillerens side vinner { $tricks }. Uten det ville den vinne { $otherwise }.
decided-rests_on_presumption-not = Det forutsettes at { $presumption } ({ $presumption-by }), men det endrer ingenting: Uten det ville kravstillerens side vinne like mange.
asked-claim_good = Vinner enhver normal spillemåte så mange stikk som det ble krevd?
decided-claim_good-held = Kravet gjaldt { $claims }, og den dårligste normale spillemåten vinner { $tricks }.
decided-claim_good-not = Kravet gjaldt { $claims }, men den dårligste normale spillemåten vinner { $tricks }.
asked-search_stopped = Finnes det flere spillemåter enn søket ser på?
decided-search_stopped-held = Det gjør det, og så mye er bevist om stikkene til { $speaker }s side: minst { $least-word }, høyst { $most }.
decided-search_stopped-not = Det gjør det ikke: Antallet er avgjort.
asked-same_in_all_layouts = Er avgjørelsen den samme uansett hvordan de ukjente kortene sitter?
decided-same_in_all_layouts-held = Det er den: { $layouts-n } fordelinger passer med det som er kjent, og avgjørelsen er den samme i alle.
decided-same_in_all_layouts-not = Det er den ikke.
asked-conceded_trick_sure = Ble det avstått et stikk som ingen normal spillemåte taper?
decided-conceded_trick_sure-held = Av { $conceded } som ble avstått, er det { $sure } som ingen normal spillemåte taper.
decided-conceded_trick_sure-not = Av { $conceded } som ble avstått, kan hvert eneste gå tapt ved en normal spillemåte.

## What is to be said of cards that were not played

other-normal = { $n ->
    [one] { $cards } ville også være normalt.
   *[other] Hvert av kortene { $cards } ville også være normalt.
}
other-inferior = { $cards } bare hvis et spill under vanlig standard er normalt for denne spilleren.
other-careless = { $cards } bare hvis det er normalt for denne spilleren å overse det som er lett å se.
other-excluded = Ikke { $cards }: { $why } ({ $law }; { $authority }).
presumption-as_stated = spilleren gjør det som ble sagt
presumption-winners_first = spilleren spiller kort som regnes for vinnere, eller mot dem, før tapere
presumption-from_the_top = spilleren spiller en farge fra toppen
presumption-low_under_his_own = spilleren sløser ikke et høyt kort under en vinner på egen side
presumption-wins_last = spilleren vinner som siste hånd hvis det går, og ikke dyrere enn nødvendig
presumption-takes_sure_winner = spilleren dukker ikke med en sikker vinner
presumption-ruffs_low = spilleren stjeler så lavt som mulig, og ikke sine egne vinnere
presumption-keeps_winners = spilleren kaster tapere før vinnere
presumption-draws_trumps = spilleren trekker trumf som spilleren vet er ute
presumption-no_dearer_than_needed = spilleren spiller ikke høyere enn formålet tilsier
presumption-no_trump_to_be_safe = spilleren tar ikke en høy trumf for sikkerhets skyld når det antas at ingen er ute
presumption-keeps_trumps = spilleren bruker ikke opp trumfen før andre vinnere når ingen av motstanderne har noen igjen
presumption-partner_keeps_masters = en motspiller kaster ikke et kort som er høyest i fargen
presumed-laws = lovene
presumed-practice = vanlig praksis
presumed-ebu_white_book = EBU White Book { $paragraph }
presumed-acbl_2019 = ACBL Laws Commission 2019, retningslinje { $number }

## Why a play is normal

why-forced = det eneste kortet som kan spilles
why-stated = etter redegjørelsen (§ 68C)
why-cashes = et kort som regnes for en vinner; vinnere kan tas i enhver rekkefølge av farger
why-crosses = lavt, til et kort på den andre hånden som regnes for en vinner
why-leads_to_ruff = lavt, for å bli stjålet på den andre hånden
why-draws = det er kjent at trumf er ute, og den trekkes
why-guesses = en gjetning som lønner seg hvis et kort sitter gunstig, ett normalt spill blant flere (§ 70E)
why-gives_up = ikke noe bedre, eller et stikk å tape som ble avstått
why-follows_low = lavt, under et kort som vinner på samme side
why-wins = vunnet med et kort som regnes for en vinner
why-wins_cheaply = vunnet så billig som mulig
why-leaves_it_opposite = overlatt til den andre hånden
why-overtakes = overtatt, for å skifte hånd
why-cannot_win = lavt, siden stikket ikke kan vinnes
why-ruffs = stjålet så lavt som mulig
why-throws_loser = et kort som regnes for en taper, blir kastet
why-throws_winner = ett av flere kort som regnes for vinnere, må kastes
why-any_order = ett av flere kort som regnes for like gode; ingen rekkefølge mellom dem er fastsatt
why-opponents = en motstanders valg
why-partners = kravstillerens makkers valg
why-not_presumed = den regulerende myndigheten forutsetter ikke noe annet
why-needed = det eneste fornuftige spillet

## The same tests in a few words, as they stand in the drawing

short-out_of_turn = Utenfor tur?
short-all_in_turn = Alle i tur?
short-proper_player_called = Meldt i tur før avgjørelsen?
short-next_hand_accepted = Godtatt av neste spiller?
short-declined = Ikke godtatt, altså annullert?
short-artificial_pass = En kunstig pass?
short-pass_of_partners_artificial = Pass på makkers kunstige melding?
short-pass_of_opponents_artificial = Teller pass på en motstanders?
short-at_rhos_turn = HMs tur?
short-at_partners_or_first_at_lhos = Makkers tur, eller VMs og første melding?
short-at_partners_turn = Makkers tur?
short-later_at_lhos = VMs tur, senere?
short-offender_is_free = Kan den feilende melde fritt?
short-partner_is_free = Kan makker melde fritt?
short-unauthorised = Fått vite noe som binder?
short-authorised = Fritt for den andre siden?
short-rho_passed = Passet HM?
short-rho_acted = Handlet HM?
short-similar = Omtrent samme betydning?
short-subset = Enhver hånd også for den tilbaketrukne?
short-same_purpose = Samme formål?
short-found_comparable = Sammenlignbar, som TL fant?
short-replacement_comparable = Ny melding sammenlignbar?
short-replacement_not_comparable = Ny melding ikke sammenlignbar?
short-repeats_denomination = Samme benevnelse igjen?
short-no_rectification = Ingenting mer å korrigere?
short-lead_restricted = Utspillet begrenset?
short-lead_is_free = Utspillet fritt?
short-each_suit_specified = Alle fargene angitt?
short-suit_was_specified = En vist farge som aldri ble meldt?
short-help_watched = Hjelp å se på senere?
short-exposed_in_auction = Vist under meldingsforløpet?
short-low_card_not_led = Ett lavt kort, ikke spilt ut?
short-honour_or_led = En enkelt honnør, eller et utspilt kort?
short-two_or_more_cards = To eller flere kort?
short-exposed_information = Viste kort: urettmessig for makker?
short-declaring_side = Spillefører eller blindemann?
short-becomes_penalty_card = Motspiller, med straffekort?
short-minor_penalty_card = Lite straffekort?
short-must_lead_penalty_card = Må spille ut et straffekort?
short-partners_penalty_card = Utspill begrenset av makkers straffekort?
short-damage_watched = Skade å se på senere?
short-unintended_call = Første melding utilsiktet?
short-made_as_intended = Avgitt som ment?
short-however_aware = Uansett hvordan?
short-prompted_by_partner = Uansett hvordan oppdaget?
short-partner_has_called = Har makker meldt?
short-ended_before_partner = Slutt før makker?
short-may_withdraw = Meldt over den?
short-withdrew = Trukket tilbake?
short-change_accepted = Endringen godtatt?
short-first_call_stands = Står den første meldingen?
short-lets_first_call_stand = Blir den første stående?
short-at_most_average_minus = Høyst middels minus?
short-three_passes_one_out_of_turn = Tre passer, én utenfor tur?
short-lost_his_turn = Mistet noen turen?
short-same_time = Samtidig?
short-required_to_pass = Pålagt å passe uansett?
short-required_to_repeat = Pålagt å gjenta, som om avgitt?
short-rho_must_call = HM pålagt å passe?
short-must_pass_throughout = Må passe hele forløpet?
short-may_not_double_now = Ikke lov til å doble nå?
short-inadmissible = Ikke tillatt?
short-called_over_inadmissible = Allerede meldt over?
short-lead_faced = Åpningsutspillet allerede vendt opp?
short-inadmissible_cancelled = Annullert som ikke tillatt?
short-must_substitute = En lovlig melding i stedet?
short-inadmissible_out_of_turn = Utenfor tur også?
short-breach_of_duty_to_pass = Fra en som må passe?
short-above_seven = Mer enn sju?
short-after_final_pass = Etter den siste passen?
short-called_before_rectification = Allerede meldt over?
short-call_cancelled = Annullert som ikke tillatt?
short-side_must_pass = Må begge passe resten?
short-looks_like_contract = Tre passer etterpå?
short-pass_or_declaring_side = Pass, eller spilleførersiden?
short-action_by_defender = Motspillers bud eller dobling?
short-specifies = Kunstig: Teller det den viser?
short-anybody_had_bid = Hadde noen avgitt bud?
short-nobody_had_bid = Før noe bud?
short-auction_ended = Meldingsforløpet slutt?
short-called_on_wrong_cards = Meldt på feil kort?
short-partner_called_after = Makker meldt siden?
short-lho_must_repeat = Venstre motstander meldt?
short-substitute_differs = Ny melding annerledes?
short-calls_again = Melder på nytt?
short-other_board_watched = Den andre mappen?
short-may_penalise = Straff mulig?
short-passed_out = Passet ut?
short-period_ends_at_lead = Meldeperiode til utspillet?
short-period_ends_in_board = Meldeperiode til hendene er tilbake?
short-insufficient = Et utilstrekkelig bud?
short-premature_replacement = Erstattet før avgjørelsen?
short-lowest_in_denomination = Laveste bud i samme benevnelse?
short-both_natural = Begge budene naturlige?
short-found_lowest = Laveste, som TL fant?
short-more_precise = Samme betydning, eller mer presis?
short-found_more_precise = Mer presis, som TL fant?
short-double_instead = Dobling eller redobling i stedet, annullert?
short-insufficient_again = Utilstrekkelig igjen?
short-explanation_presumed = Gal forklaring antatt?
short-explanation_corrected = Forklaring rettet?
short-explainer_in_time = Rettet i tide av den som forklarte?
short-explainer_at_once = Rettet med en gang av den som forklarte?
short-silent_in_auction = Makker taus under meldingsforløpet?
short-corrects_after_pass = Spillefører eller blindemann?
short-heard_partner = Informasjon fra makker?
short-lead_not_faced = Utspillet ikke vendt opp?
short-called_since = Meldt siden forklaringen?
short-partner_not_called = Makker ikke meldt siden?
short-found_influenced = Kan godt ha vært påvirket?
short-lho_may_change = Venstre motstander hadde meldt over?
short-too_late_to_change = For sent å endre?
short-other_tricks = Om andre stikk?
short-claims_tricks = Et krav?
short-concedes_tricks = En avståelse?
short-defender_concedes = Fra en motspiller?
short-partner_objected = Protesterte makker straks?
short-claim_falls_too = Faller kravet også bort?
short-cards_exposed = Kort blottlagt?
short-done = En måte å gjøre det på?
short-meant_to_claim = Ment som krav?
short-faces_hand = Må hånden på bordet?
short-asks_to_play_on = Bedt om å spille videre?
short-all_agree = Er alle fire enige?
short-void_by_agreement = Ugyldig, og scoren står?
short-director_called = Må TL tilkalles?
short-leads_to_agreement = Ingen i tvil?
short-played_on = Spilt videre likevel?
short-play_is_evidence = Endrer det spillet antallet?
short-play_goes_on = Går spillet videre?
short-bound_by_statement = Bundet av redegjørelsen?
short-no_unannounced_finesse = Ingen ukunngjort knipe?
short-may_require_trumps = Kan trumf forlanges?
short-defenders_may_show = Kan motspillerne vise hendene?
short-may_forbid_partner = Kan spillefører forby et spill?
short-before_all_called = Før alle meldte i en senere giv?
short-before_mixed = Før kortene ble blandet?
short-line_stated = Redegjort for en plan?
short-disputed = Bestridt?
short-agreed = Godtatt?
short-assented = Samtykket?
short-doubted_before_next_call = Før neste melding?
short-in_correction_period = I rettelsesperioden?
short-trick_won = Et stikk allerede vunnet?
short-no_legal_play_loses = Et stikk ingen lovlig spillemåte taper?
short-no_normal_play_loses = Et stikk ingen normal spillemåte taper?
short-contract_decided = Allerede vunnet eller bet?
short-likely_won = Sannsynligvis vunnet?
short-statement_heard = Redegjørelse og innvendinger hørt?
short-irrational_kept_out = «Irrasjonelt» holdt utenfor?
short-trump_out = Trumf ute?
short-trump_not_mentioned = Ikke nevnt?
short-trump_forgotten = Muligens glemt?
short-trick_lost_to_trump = Et stikk til den ved normalt spill?
short-cards_forgotten = Kort glemt?
short-normal_line_loses = Taper en slik spillemåte et stikk?
short-more_lines = For mange slike spillemåter å se på?
short-rests_on_partner = Et spørsmål om makkers valg?
short-rests_on_location = Et spørsmål om hvem som har et kort?
short-rests_on_showing_out = Et kort plassert av en renons?
short-rests_on_irrational = En gjetning det er irrasjonelt å unnlate?
short-rests_on_order = Et spørsmål om rekkefølgen i en farge?
short-rests_on_presumption = Et spørsmål om en retningslinje?
short-claim_good = Holder ved enhver normal spillemåte?
short-search_stopped = For mange spillemåter å se på?
short-same_in_all_layouts = Den samme i alle fordelinger?
short-conceded_trick_sure = Et sikkert stikk avstått?
