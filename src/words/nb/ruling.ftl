### A ruling: what the Director says at the table, what is still open, what is not covered.

value-nothing = Ingenting
value-law = { $law }
value-watch = { $laws }
value-line = { $cards }
value-unauthorised_for = { $seats } ({ $law })
value-lead-forbid_one_of = { $suits-n ->
    [1] { $seat }: { $suits } kan forbys
    [4] { $seat }: én valgfri farge kan forbys
   *[other] { $seat }: én av fargene { $suits } kan forbys
}
value-lead-require_or_forbid = { $suits-n ->
    [1] { $seat }: { $suits } kan forlanges eller forbys
   *[other] { $seat }: én av fargene { $suits } kan forlanges eller forbys
}
value-tricks-bounds = minst { $least } av { $left-word } til { $side }, høyst { $most-word }
value-tricks = { $tricks } av { $left-word } til { $side }
value-returned = { $tricks } til { $side }
value-judged = { $value }; eller, etter TLs skjønn, { $others }
value-result = { $result }: { $score } til { $side }
say-all-in-turn = Alle meldinger ble avgitt i tur. Det er ingenting å korrigere.
say-may_accept-seat = { $seat } kan godta meldingen.
say-may_accept-already_accepted = { $call } er godtatt.
say-may_change-seat = { $seat } kan endre sin siste melding uten annen beriktigelse.
say-may_change-nobody = Ingen spiller kan endre en melding.
say-corrects-not_in_auction = { $seat } kan ikke rette forklaringen før den avsluttende passen, og må ikke vise at den var gal.
say-corrects-after_final_pass = { $seat } må nå tilkalle TL og rette forklaringen.
say-corrects-after_play = { $seat } må tilkalle TL og rette forklaringen når spillet er slutt, ikke før.
say-corrects-never = { $seat } har ingen forklaring å rette.
say-cancelled = { $calls-n ->
    [1] { $calls } er annullert.
   *[other] { $calls } er annullert.
}
say-call-stands = { $call } blir stående.
say-turn = Nå: { $seat } skal melde.
say-auction-over = Meldingsforløpet er slutt.
say-auction-back_to = Meldingsforløpet går tilbake til { $seat }.
say-auction-adjusted_score = Meldingsforløpet går ikke videre. Tildel en justert score.
say-auction-artificial_score = Meldingsforløpet går ikke videre. Tildel en kunstig justert score.
say-play-goes_on = Spillet går videre.
say-play-ceases = Spillet opphører.
say-play-suspended = Spillet stanses.
say-play-may_go_on_if_all_agree = Spillet kan gå videre hvis alle fire spillere er enige.
say-offender-any_legal_call = { $seat } kan avgi enhver lovlig melding.
say-offender-must_pass_next = { $seat } må passe én gang.
say-offender-must_pass_throughout = { $seat } må passe resten av meldingsforløpet.
say-offender-may_not_double_now = { $seat } kan avgi bud eller passe, men får verken doble eller redoble i denne turen.
say-offender-must_repeat = { $seat } må gjenta meldingen.
say-offender-change_of_call = Det { $seat } gjorde, behandles som en endring av melding.
say-offender-bid_or_pass = { $seat } må avgi et tilstrekkelig bud eller passe, og kan doble eller redoble bare når § 27B tillater det.
say-replacement-comparable = { $made ->
    [yes] Den nye meldingen ({ $new-call }) er sammenlignbar: Det blir ingen ytterligere korrigering.
   *[no] Den nye meldingen er sammenlignbar: Det blir ingen ytterligere korrigering.
}
say-replacement-not_comparable = { $made ->
    [yes] Den nye meldingen ({ $new-call }) blir stående, men er ikke sammenlignbar.
   *[no] Den nye meldingen er ikke sammenlignbar.
}
say-replacement-judgement = TL vurderer om den nye meldingen er sammenlignbar.
say-lead-forbid_one_of = { $suits-n ->
    [0] { $seat } kan spille ut hvilken farge som helst.
    [1] Hvis den siden er i motspill, kan spillefører, første gang { $seat } skal spille ut, forby { $seat } å spille ut { $suits }; forbudet gjelder så lenge { $seat } beholder utspillet.
    [4] Hvis den siden er i motspill, kan spillefører, første gang { $seat } skal spille ut, forby { $seat } å spille ut én valgfri farge; forbudet gjelder så lenge { $seat } beholder utspillet.
   *[other] Hvis den siden er i motspill, kan spillefører, første gang { $seat } skal spille ut, forby { $seat } å spille ut én av fargene { $suits }; forbudet gjelder så lenge { $seat } beholder utspillet.
}
say-lead-require_or_forbid = { $suits-n ->
    [1] Hvis den siden er i motspill, kan spillefører, første gang { $seat } skal spille ut, forlange utspill i { $suits }, eller forby det så lenge { $seat } beholder utspillet.
   *[other] Hvis den siden er i motspill, kan spillefører, første gang { $seat } skal spille ut, forlange utspill i én av fargene { $suits }, eller forby én av dem så lenge { $seat } beholder utspillet.
}
say-lead-forbid_one_of-declared = { $suits-n ->
    [1] Spillefører ({ $declarer }) kan, første gang { $seat } skal spille ut, forby { $seat } å spille ut { $suits }; forbudet gjelder så lenge { $seat } beholder utspillet.
    [4] Spillefører ({ $declarer }) kan, første gang { $seat } skal spille ut, forby { $seat } å spille ut én valgfri farge; forbudet gjelder så lenge { $seat } beholder utspillet.
   *[other] Spillefører ({ $declarer }) kan, første gang { $seat } skal spille ut, forby { $seat } å spille ut én av fargene { $suits }; forbudet gjelder så lenge { $seat } beholder utspillet.
}
say-lead-require_or_forbid-declared = { $suits-n ->
    [1] Spillefører ({ $declarer }) kan, første gang { $seat } skal spille ut, forlange utspill i { $suits }, eller forby det så lenge { $seat } beholder utspillet.
   *[other] Spillefører ({ $declarer }) kan, første gang { $seat } skal spille ut, forlange utspill i én av fargene { $suits }, eller forby én av dem så lenge { $seat } beholder utspillet.
}
say-contract = Kontrakten er { $value }.
say-contract-passed_out = Mappen er passet ut.
say-in-rotation = Meldingen var i tur.
say-unauthorised_for-rotation = Informasjon fra den tilbaketrukne meldingen er urettmessig for { $seats } ({ $law }).
say-unauthorised_for-partner = Det som kom fra makker, er urettmessig informasjon for { $seats } ({ $law }).
say-unauthorised_for-cards = Informasjon fra de viste kortene er urettmessig for { $seats } ({ $law }).
say-unauthorised_for-claim = Informasjon fra det som ble sagt eller vist, er urettmessig for { $seats } ({ $law }).
say-unauthorised_for-concession = Informasjon fra det som ble sagt eller vist, er urettmessig for { $seats } ({ $law }).
say-what = { $value }, etter lovene.
say-exposed_cards-penalty = Kortene som ble blottlagt, er straffekort.
say-exposed_cards-not_penalty = Kortene som ble blottlagt, er ikke straffekort.
say-penalty_cards-picked_up = { $seat } tar opp { $cards }.
say-penalty_cards-minor = { $cards } er et lite straffekort hos { $seat }: Det blir liggende med forsiden opp og spilles før alle andre kort i fargen lavere enn honnør.
say-penalty_cards-major = { $cards-n ->
    [1] { $cards } er et stort straffekort
   *[other] { $cards } er store straffekort
} hos { $seat }, som spilles ved første lovlige anledning.
say-penalty_cards-minor_if_defending = { $cards } blir liggende med forsiden opp til meldingsforløpet er slutt. Hvis { $seat } blir motspiller, er det et lite straffekort; som spillefører eller blindemann tar { $seat } det opp.
say-penalty_cards-major_if_defending = { $cards-n ->
    [1] { $cards } blir liggende med forsiden opp til meldingsforløpet er slutt. Hvis { $seat } blir motspiller, er det et stort straffekort; som spillefører eller blindemann tar { $seat } det opp.
   *[other] { $cards } blir liggende med forsiden opp til meldingsforløpet er slutt. Hvis { $seat } blir motspiller, er de store straffekort; som spillefører eller blindemann tar { $seat } dem opp.
}
say-penalty_cards-minor_at_choice = Hvis { $seat } blir motspiller, kan spillefører behandle { $cards } som et lite straffekort.
say-penalty_cards-major_at_choice = Hvis { $seat } blir motspiller, kan spillefører behandle { $cards-n ->
    [1] { $cards } som et stort straffekort
   *[other] { $cards } som store straffekort
}.
say-standing-stands-claim = Kravet står.
say-standing-stands-concession = Avståelsen står.
say-standing-adjudicated-claim = TL avgjør kravet.
say-standing-adjudicated-concession = TL avgjør avståelsen.
say-standing-cancelled-claim = Avståelsen er annullert.
say-standing-cancelled-concession = Avståelsen er annullert.
say-standing-withdrawn-claim = Godtakelsen av kravet er trukket tilbake, og mappen føres på nytt.
say-standing-withdrawn-concession = Godtakelsen er trukket tilbake, og mappen føres på nytt.
say-standing-void-claim = Kravet er ugyldig.
say-standing-void-concession = Avståelsen er ugyldig.
say-tricks-bounds = { $side } får minst { $least } av { $left-word } gjenværende, og høyst { $most-word }.
awarded = { $side } tildeles { $tricks } av { $left-word } gjenværende
say-tricks-result = { $awarded }. { $result } ({ $sum }).
sum = { $won } + { $awarded } = { $all }
sum-down = { $won } + { $awarded } = { $all }; { $needed } trengs
say-tricks = { $awarded }.
say-tricks-judged = { $awarded }, { $others }.
or-inferior = eller { $tricks } hvis TL vurderer en spillemåte under vanlig standard som normal for denne spilleren ({ $cite })
or-overlooks = eller { $tricks } hvis TL vurderer en skjødesløs spillemåte som normal for denne spilleren ({ $cite })
or-play_is_evidence = eller { $tricks } hvis TL tar spillet etter kravet som bevis ({ $cite })
social-or-inferior = eller { $tricks } hvis spillerne vurderer en spillemåte under vanlig standard som sannsynlig ({ $cite })
social-or-overlooks = eller { $tricks } hvis spillerne vurderer en skjødesløs spillemåte som sannsynlig ({ $cite })
say-returned = { $tricks-n ->
    [1] Ett stikk som allerede var vunnet, går tilbake til { $side }.
   *[other] Stikk som allerede var vunnet, går tilbake til { $side }: { $tricks }.
}
say-rescored = Mappen føres på nytt.
say-result = Resultatet: { $result }.
result-with = med { $tricks } { $result }
say-period-until_next_call-open = Fristen er ikke løpt ut: Den varer til siden avgir melding i en senere mappe eller runden er slutt.
say-period-until_next_call-over = Siden har avgitt melding i en senere mappe, eller runden er slutt: Fristen er løpt ut.
say-period-correction_period-open = Rettelsesperioden er ikke løpt ut.
say-period-correction_period-over = Rettelsesperioden er løpt ut.
say-period-until_mixed-open = Kortene er ikke blandet: Fristen er ikke løpt ut.
say-period-until_mixed-over = Kortene er blandet: Fristen er løpt ut.
say-period-until_all_called-open = Ikke alle har avgitt melding i en senere giv: Fristen er ikke løpt ut.
say-period-until_all_called-over = Alle har avgitt melding i en senere giv: Fristen er løpt ut.
say-watch = Etter spillet: vurder en justert score ({ $laws }).

## Why

reason-then = { $decided } { $then }
then-at_partners_or_first_at_lhos-2017 = { $offender } kan avgi enhver lovlig melding; er den ikke sammenlignbar, må { $partner } passe én gang.
then-at_rhos_turn = Hvis { $rho } passer, må { $offender } gjenta meldingen; ellers kan { $offender } avgi enhver lovlig melding.
then-at_rhos_turn-30 = { $offender } må passe én gang.
reason-not-comparable = { $shared ->
    [none] { $replacement } er ikke sammenlignbar med { $withdrawn }: Ingen hånd avgir begge meldingene.
    [all] { $replacement } er ikke sammenlignbar med { $withdrawn }: En av dem lover noe som hender ikke kan vise.
   *[some] { $replacement } er ikke sammenlignbar med { $withdrawn }: Bare { $share } av hendene som avgir den, ville ha avgitt begge.
}

## What has to be known first

open-accepts = Godtar { $seat } meldingen?
if-accepts-accepts = Hvis { $seat } godtar meldingen
if-accepts-declines = Hvis { $seat } ikke godtar meldingen
open-passes_or_acts = Passer { $seat }?
if-passes_or_acts-passes = Hvis { $seat } passer
if-passes_or_acts-acts = Hvis { $seat } avgir bud, dobler eller redobler
open-comparable = Er meldingen som { $seat } erstatter den tilbaketrukne med, sammenlignbar?
if-comparable-yes = Hvis { $seat } erstatter den med en sammenlignbar melding
if-comparable-no = Hvis { $seat } erstatter den med en melding som ikke er sammenlignbar
open-repeats = Gjentar { $seat }s nye melding benevnelsen i det tilbaketrukne budet?
if-repeats-yes = Hvis { $seat } gjentar benevnelsen
if-repeats-no = Hvis { $seat } ikke gjentar benevnelsen
open-lowest = Erstatter { $seat } det utilstrekkelige budet med det laveste tilstrekkelige budet som angir samme benevnelse?
if-lowest-yes = Hvis { $seat } avgir det laveste tilstrekkelige budet i samme benevnelse
if-lowest-no = Hvis { $seat } avgir en annen melding
open-more_precise = Har meldingen som { $seat } erstatter det utilstrekkelige budet med, samme betydning, eller en mer presis?
if-more_precise-yes = Hvis { $seat } avgir en melding med samme eller mer presis betydning
if-more_precise-no = Hvis { $seat } avgir en melding med en annen betydning
open-lets_stand = Lar { $seat } den første meldingen stå?
if-lets_stand-yes = Hvis { $seat } lar den første meldingen stå
if-lets_stand-no = Hvis { $seat } avgir en annen melding
open-unintended = Var { $seat }s første melding utilsiktet?
if-unintended-yes = Hvis { $seat } aldri hadde til hensikt å avgi den første meldingen
if-unintended-no = Hvis { $seat } hadde til hensikt å avgi den første meldingen
open-influenced = Kan { $seat }s siste melding godt ha vært påvirket av forklaringen?
if-influenced-yes = Hvis { $seat }s siste melding godt kan ha vært påvirket
if-influenced-no = Hvis { $seat } ville ha avgitt den samme meldingen
open-differs = Har { $seat }s nye melding en helt annen betydning enn den annullerte, eller er den psykisk?
if-differs-yes = Hvis { $seat }s nye melding er annerledes enn den annullerte
if-differs-no = Hvis { $seat }s nye melding ikke er annerledes enn den annullerte
open-artificial = Var { $call } kunstig?
if-artificial-yes = Hvis { $call } var kunstig
if-artificial-no = Hvis { $call } ikke var kunstig
open-objected_at_once = Protesterte { $seat } omgående?
if-objected_at_once-yes = Hvis { $seat } protesterte omgående
if-objected_at_once-later = Hvis { $seat } protesterte, men ikke omgående
if-objected_at_once-no = Hvis { $seat } ikke protesterte
open-when_doubted = Når trakk { $side } det i tvil?
if-when_doubted-before_next_call = Hvis det var før { $side } avga melding i en senere mappe og før runden var slutt
if-when_doubted-in_correction_period = Hvis det var senere, men fortsatt i rettelsesperioden
if-when_doubted-too_late = Hvis det var etter rettelsesperioden
if-when_doubted-before_mixed = Hvis det var før kortene ble blandet
if-when_doubted-before_all_called = Hvis det var senere, men før alle hadde avgitt melding i en senere giv
if-when_doubted-all_called = Hvis det var etter at alle hadde avgitt melding i en senere giv
if-when_doubted-at_once = Hvis det var der og da
open-assented = Samtykket { $side } i det?
if-assented-yes = Hvis { $side } samtykket
if-assented-no = Hvis { $side } aldri samtykket
open-likely_won = Hvor mange av stikkene som ble gitt bort, ville { $side } sannsynligvis ha vunnet?
if-likely_won-tricks = Hvis { $side } sannsynligvis ville ha vunnet { $tricks }
open-no_normal_play_loses = Hvor mange av stikkene som ble gitt bort, kunne { $side } ikke tape ved noen normal spillemåte?
if-no_normal_play_loses-tricks = Hvis det er { $tricks } som { $side } ikke kunne tape ved noen normal spillemåte
open-no_legal_play_loses = Hvor mange av stikkene som ble gitt bort, kunne { $side } ikke tape ved noen lovlig spillemåte?
if-no_legal_play_loses-tricks = Hvis det er { $tricks } som { $side } ikke kunne tape ved noen lovlig spillemåte
open-meant_to_claim = Hadde { $seat }, som viste kort, til hensikt å fremsette et krav?
if-meant_to_claim-yes = Hvis { $seat } kan ha hatt til hensikt å fremsette et krav
if-meant_to_claim-no = Hvis { $seat } påviselig ikke hadde til hensikt å fremsette et krav
open-all_agree = Er alle fire spillere enige om at spillet går videre?
if-all_agree-yes = Hvis alle fire er enige
if-all_agree-no = Hvis ikke alle fire er enige
open-aware_of = Visste { $family ->
    [concession] den som avstod,
   *[claim] kravstilleren
} om kortene i { $suit } som var ute?
if-aware_of-yes = Hvis { $family ->
    [concession] den som avstod,
   *[claim] kravstilleren
} visste om kortene i { $suit } som var ute
if-aware_of-no = Hvis { $family ->
    [concession] den som avstod,
   *[claim] kravstilleren
} ikke visste om kortene i { $suit } som var ute
open-holds = Har { $seat } { $card }?
if-holds-yes = Hvis { $seat } har { $card }
if-holds-no = Hvis { $seat } ikke har { $card }
open-length = Hvor mange kort har { $seat } i { $suit }?
if-length-cards = { $cards-n ->
    [0] Hvis { $seat } ikke har kort i { $suit }
    [1] Hvis { $seat } har ett kort i { $suit }
   *[other] Hvis { $seat } har { $cards } kort i { $suit }
}

## What is not covered

limit-edition = { $law } er ikke dekket for { $edition }.
limit-earlier_text = Den dagen dette skjedde, hadde { $law } ennå teksten fra før endringen, som ikke er dekket.
limit-obligation_breached = { $call } er ikke meldingen spilleren måtte gjenta, eller er en dobling eller redobling som var forbudt. § 37 gjelder bare plikten til å passe, og ingen annen paragraf sier hva som følger.
limit-duties_clash = Avgjørelsene om to uregelmessigheter krever ulike meldinger av samme spiller, og lovene sier ikke hvilken som går foran: { $call } kan ikke bedømmes.
limit-before_the_auction = Et kort ble vist før den første meldingen. § 24 i denne utgaven gjelder meldingsforløpet; TL avgjør om informasjonen ble brukt (§ 16).
limit-before_the_ruling = { $call } kom før TL hadde dømt i en annen melding utenfor tur, i en rekkefølge som lovene ikke omtaler. Oppgi om neste spiller godtar den andre meldingen.
limit-same_time = { $call } kom samtidig med en annen melding, og ingen av spillerne var i tur. Lovene sier ikke hvilken som går foran: Oppgi hvilken som kom først.
limit-not_told = Før { $call } ble det avgitt en melding som ikke er oppgitt. Oppgi den meldingen.
limit-breach_not_told = { $seat } måtte passe, men bød, doblet eller redoblet med en melding som ikke er oppgitt. Oppgi den meldingen: § 37 avgjør.
limit-nothing_to_answer = Etter { $call } er det noen som godtar, ikke godtar, melder eller spiller ut uten å være bedt om det.
limit-turn_lost = Hva den feilende må gjøre, avhenger av meldingen til en spiller som har mistet den turen på grunn av en annen uregelmessighet. Lovene omtaler det ikke, og { $call } kan ikke bedømmes.
limit-board_not_played = Etter { $call } blir ikke mappen spilt videre, fordi det tildeles en justert score.
limit-wrong_board_in_play = Kortene fra feil mappe ble oppdaget først etter at åpningsutspillet var vendt opp. Lovene sier ikke hvordan det går videre; TL avgjør (§ 12A2).
limit-wrong_board_and_another = Kortene fra feil mappe ble oppdaget i et meldingsforløp med en annen uregelmessighet. Lovene sier ikke hvordan de to avgjørelsene virker sammen; TL avgjør (§ 12A2).
limit-open_questions = Flere spørsmål er åpne samtidig enn det tegnes grener for. Besvar noen av dem.
limit-lead_out_of_turn = Et åpningsutspill kom utenfor tur. Hva som følger, hører under § 54, som ennå ikke er dekket.
limit-defenders_cards = Hva som skjer med kortene motspilleren viste, hører under § 49, som ennå ikke er dekket.
limit-agreement_withdrawn = En godtakelse av et krav trekkes tilbake. For det har reglene for selskapsbridge ikke noe som svarer til § 69; det de sier om tilbaketrekking, gjelder avståelser (§ 71).
limit-search_bound = Det finnes flere spillemåter enn søket ser på. Dette er bevist; innenfor disse grensene avgjør TL.
limit-layouts = Kortene som ikke er kjent, kan være fordelt på for mange måter til at hver av dem kan avgjøres. Oppgi mer: kort som er sett, kort som er spilt, farger noen har vist renons i, lengden i en farge.
beyond = Avgjørelsen gjelder fram til dette punktet. { $limit }

## What is left to the Director

judgement = { $cite } overlater til TL å avgjøre { $matter }
judgement-range = { $cite } overlater til TL å avgjøre { $matter } Hvert av disse svarene er riktig for «{ $what }»: { $range }.
social-judgement = { $cite } overlater til spillerne å avgjøre { $matter }
social-judgement-range = { $cite } overlater til spillerne å avgjøre { $matter } Hvert av disse svarene er riktig for «{ $what }»: { $range }.
judgement-similar = om betydningene er like nok når { $permille } av hendene som tilsier den nye meldingen, ville ha tilsagt den tilbaketrukne.
judgement-inferior = om en spilleplan med et spill under vanlig standard, riktig bare for noen kortfordelinger, er normal for denne klassen av spillere.
judgement-play_is_evidence = om det som ble spilt etter kravet, viser hvordan spillet ville ha gått.
judgement-overlooks = om en skjødesløs spilleplan, som overser en blokkert farge eller en innkomst som ligger åpent i dagen, er normal for denne klassen av spillere.

## What is contested

contested = { $cite }: Autoritetene er uenige om { $point }. Denne avgjørelsen følger { $follows }; etter { $others } ville den bli en annen.
contested-pass_of_opponents_artificial_call = hvorvidt en pass på en motstanders kunstige melding behandles etter § 31
contested-claim_implied_by_concession = hvorvidt kravet på de andre stikkene faller bort sammen med avståelsen når makker protesterer
contested-call_at_own_turn = hvorvidt en melding over en melding utenfor tur, avgitt av den neste spilleren som var i tur, opphever den meldingen eller godtar den
contested-call_over_a_change = hvorvidt en melding i tur over en endring av melding opphever endringen eller godtar den
contested-call_after_acceptance = hvorvidt spilleren som var i tur, fremdeles kan oppheve en melding utenfor tur når den neste spilleren har meldt over den
contested-before_a_required_call = hvorvidt en melding er avgitt i tur når en spiller som må gjenta sin melding, ennå ikke har gjort det
contested-order_of_calls = hvilken av to meldinger utenfor tur som behandles først
contested-lead_after_a_cancelled_change = hvorvidt en endring av melding som ikke blir godtatt, begrenser utspillet
contested-lead_after_a_required_pass = hvorvidt en pålagt pass begrenser utspillet når den betyr noe annet enn den tilbaketrukne passen
contested-prompted_by_partner = hvorvidt en spiller kan erstatte en utilsiktet melding som ble oppdaget gjennom makkers varsling eller forklaring
contested-ruling = Etter det andre synet: { $says }
authority-text_of_25b1 = teksten i § 25B1
authority-text_of_29a = teksten i § 29A
authority-text_of_28b = teksten i § 28B
authority-text_of_30c = teksten i § 30C
authority-text_of_25b2 = teksten i § 25B2
authority-text_of_26 = teksten i § 26
authority-text_of_28a = teksten i § 28A
authority-text_of_30a = teksten i § 30A
authority-first_call_first = synet til turneringsledere som tar meldingene i den rekkefølgen de ble avgitt
authority-last_call_first = synet til turneringsledere som begynner med den siste meldingen
authority-required_call_is_made = synet til turneringsledere som behandler en melding som må gjentas, som en pålagt pass
authority-wbflc_footnote_2011 = lovkomiteen i World Bridge Federation, som mener at det er likegyldig hvordan spilleren ble oppmerksom på den (fotnote fra 2011)
authority-prompt_is_unauthorised = synet til turneringsledere som regner makkers varsling eller forklaring som urettmessig informasjon, som ikke kan brukes til å oppdage en feil (§ 16 og § 73)
authority-preamble_of_31 = innledningen til § 31
authority-wbflc_minute_2001 = lovkomiteen i World Bridge Federation (punkt 10 i protokollen 28. oktober 2001)
authority-claim_stands_alone = synet til turneringsledere som lar kravet på noen av stikkene stå for seg selv
contested-otherwise = { $contested } Etter det andre synet ville «{ $what }» være { $otherwise }.
contested-list_of_winners = om en oppramsing av stikk også er en spillerekkefølge
contested-then_in_a_list = om «så» i en oppramsing av stikk gjør den til en spillerekkefølge
contested-run_on = om kravstilleren som sier at en farge spilles ut, må spille den til ende selv om den sitter skjevt og det ville bli merket
contested-draw_on = om kravstilleren som sier at trumfen trekkes før en stjeling, trekker all trumf selv om den sitter skjevt og stjelingen går tapt
contested-trump_before_winners = om kravstilleren som tror at ingen trumf er ute, kan spille trumf før de andre vinnerne
contested-order_within_a_suit = om kortene i en farge spilles fra toppen når ingen rekkefølge er fastsatt
contested-solid_from_the_jack = om en farge med knekten på topp er solid nok til å spilles ovenfra
authority-danish_lku_20 = lovkommisjonen i Danmarks Bridgeforbund, som mener at den ikke er det (uttalelse 20, 2.1)
authority-ebu_laws_and_ethics_2011 = Laws and Ethics Committee i English Bridge Union, som mener at det gjør det (2011)
authority-list_is_an_order = turneringsledere som mener at stikk spilles i den rekkefølgen de nevnes
authority-list_is_no_order = turneringsledere som mener at ingen oppramsing av stikk er en rekkefølge
authority-wbflc_claims_minute_2001 = lovkomiteen i World Bridge Federation, som lar kravstilleren merke det (protokoll av 1. november 2001, punkt 3)
authority-bridge_winners_poll_2018 = fire femdeler av en avstemning på Bridge Winners (2018)
authority-ebu_white_book_2019 = English Bridge Union, som mener det er normalt ikke å merke hvordan en farge sitter (White Book 2019, 8.70.9)
authority-ebu_white_book_winner = English Bridge Union, som mener at den ene eller den andre fargen kan spilles først (White Book, 8.70, om en vinner som er ute)
authority-acbl_2019 = Laws Commission i ACBL, som mener at trumfen beholdes (2019, retningslinje 3 og 4)
authority-text_of_70e2 = teksten i § 70E2, som overlater til den regulerende myndigheten å fastsette en rekkefølge
authority-acbl_2019_order = Laws Commission i ACBL, som mener at de gjør det (2019, retningslinje 1)
authority-ebu_white_book_solid = English Bridge Union, som mener at de gjør det når fargen er noenlunde solid (White Book 8.70.5)
authority-ebu_forum = turneringsledere på forumet til English Bridge Union, som mener at den ikke er det (om White Book 8.70.5)
authority-jack_is_solid = turneringsledere som mener at knekten er høy nok
irregularity = { $n ->
    [1] Første uregelmessighet: { $what }
    [2] Andre uregelmessighet: { $what }
    [3] Tredje uregelmessighet: { $what }
    [4] Fjerde uregelmessighet: { $what }
   *[other] Uregelmessighet nummer { $n }: { $what }
}
