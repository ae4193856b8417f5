### What is wrong with a file of the bank or with the facts in it. What is wrong with a form stands with the pages, in ui.ftl.

## Files of a language

words-syntax = dette kan ikke leses: en melding er en id, =, og det den sier
words-missing = «{ $id }» mangler; engelsk har den på denne linjen
words-extra = «{ $id }» finnes ikke på engelsk
words-twice = «{ $id }» står her en gang til
words-parameter = «{ $id }» får ingen { $name }
words-function = «{ $id }» bruker { $name }, og dette språket har ingen slik funksjon
words-apostrophe = denne apostrofen er ikke den typografiske: ’
words-no-file = denne filen mangler

## Files of the bank

file-syntax = dette er ikke TOML
file-unknown_field = det finnes ikke noe felt med dette navnet
file-missing_field = dette feltet mangler
file-wrong_type = dette må være { $expected }
file-unknown_word = dette må være ett av: { $words }
file-out_of_range = dette må være fra { $from } til { $to }
file-not_per_cent = skriv en vurdering i prosent, fra "0 %" til "100 %", for eksempel "65 %" eller "67,5 %"
file-bare_mark = en vurdering uten tegn er i tusendeler, så { $mark } er { $percent }; mener du prosent, skriv "{ $mark } %", ellers "{ $percent }"
file-not_from_to = dette må være to tall, fra og til, det laveste først
file-twice = dette står her for andre gang
file-unknown_language = et navn oversettes til nettstedets språk: { $tags }
file-empty = dette er tomt
file-too_long = dette er for mye: { $most } er det meste
file-not_one_of = nøyaktig ett av disse må være oppgitt: { $words }
file-bands_without_exam = karakterer fastsettes ut fra resultatet på en eksamen, og dette nivået kan nås uten
file-not_together = dette kan ikke stå sammen med «{ $field }»
file-not_an_id = en id har små bokstaver, sifre og bindestreker, høyst 60 av dem
file-not_an_address = dette er ikke en nettadresse
file-not_a_seat = dette er ikke en plass; plassene er N, E, S og W
file-not_a_suit = dette er ikke en farge; fargene er S, H, D og C
file-not_a_strain = dette er verken en farge eller NT
file-not_a_card = dette er ikke et kort; kort skrives med fargen først, som S9 eller HT
file-not_a_date = dette er ikke en dag i kalenderen; skriv år, måned og dag, som 2011-12-01
file-not_in_force = { $edition }-utgaven gjaldt ingen steder denne dagen
file-not_a_contract = dette er ikke en kontrakt; kontrakter skrives som 4S, 3NTX eller 2HXX
file-not_an_event = dette er verken en plass med en melding, som i «N 1S», eller en plass med «accepts», «declines», «acts», «director» eller «leads»; to meldinger samtidig settes sammen, som i «N 1S + S P»
file-no_such_bid = dette budet finnes ikke: bud går fra 1C til 7NT
file-not_seat_and_suit = dette må være en plass og en farge, som i «W H»
file-not_seat_and_length = dette må være en plass og et antall kort i en farge, som i «W 2S»
file-not_a_step = dette er ikke et ledd i en redegjørelse; ledd skrives som «draw», «cash S», «play SA SK», «ruff H in N» eller «cross to N»
file-not_a_law = katalogen har ikke denne bestemmelsen
file-not_a_purpose = dette er ikke et formål med en melding; formål skrives som «relay», «transfer H», «asks majors» eller «asks key-cards S»
file-not_a_mark = dette er ikke et kjennetegn; kjennetegn skrives som «stopper S», «good H», «solid C», «control D» eller «playing-tricks»
file-unknown_agreement = listen har ingen avtale med dette navnet; den nærmeste er «{ $nearest }»
file-no_such_call = meldingsforløpet har ingen melding med dette nummeret
file-not_asked = det spørres ikke om denne delen i denne oppgaven
file-cannot_be_asked = denne delen kan det ikke spørres om
file-forgotten_but_not_unaware = et kort er oppgitt som glemt i en farge der TL ikke fant at kravstilleren var uvitende
file-thresholds_cross = den nedre grensen er over den øvre
file-unreadable = dette kan ikke leses
file-missing = ingen slik fil eller mappe
file-not_a_file = dette er ikke en vanlig fil; lenker til mapper, rør og enheter blir ikke lest
file-too_large = denne filen er på mer enn en mebibyte og blir ikke lest
file-wrong_ending = navnet på en fil i oppgavebanken slutter på «.toml», med små bokstaver
file-misplaced = filer i oppgavebanken ligger i mappene rotation, claims, programmes og papers
file-unknown_folder = en oppgavebank har mappene rotation, claims, programmes og papers, og ingen slik mappe
file-not_utf8 = denne filen er ikke UTF-8
file-reserved_id = id-er som begynner med «own-», er forbeholdt forbundenes egne oppgaver
file-id_is_not_the_name = id-en er ikke navnet på filen
file-id_twice = en annen fil har denne id-en: { $file }
file-wrong_folder = en oppgave i familien «{ $family }» hører hjemme i en annen mappe
file-asked_but_not_decided = det spørres om «{ $key }», men loven avgjør det ikke på disse faktaene
file-right_answer_not_offered = det riktige svaret på «{ $key }» er ikke blant valgene skjemaet tilbyr
file-nothing_new = dette trinnet oppgir ikke noe nytt: ingen hendelse, ingen betydning og ikke noe som er funnet
file-too_many_stages = en oppgave har høyst { $most } trinn
file-too_few_scenarios = oppgavebanken har bare { $have } oppgaver av dette slaget
file-unknown_scenario = oppgavebanken har ingen oppgave eller variant med denne id-en; av flere trinn oppgis det første
file-unknown_paper = oppgavebanken har ikke oppgavesettet «{ $id }»
file-unknown_exam = forbundet holder ingen eksamen med koden «{ $id }»
file-no_example = et program som er forbundets eget, er ikke noe eksempel
file-called_otherwise = programmet heter «{ $id }», og det blir stående: sertifikater viser til det
file-unknown_programme = det finnes ikke noe program «{ $id }» uten feil
file-unknown_level = programmet har disse nivåene: { $names }
file-limit-edition = denne familien er ennå ikke dekket for denne utgaven
file-limit-earlier_text = denne dagen hadde paragrafen ennå teksten fra før endringen, som ikke er dekket
file-limit-obligation_breached = en spiller avgir en annen melding enn den som skulle gjentas, eller en forbudt dobling: ingen paragraf dekker det
file-limit-duties_clash = avgjørelsene om to uregelmessigheter krever ulike meldinger av denne spilleren
file-limit-before_the_auction = et kort blir vist før den første meldingen: ikke dekket i denne utgaven
file-limit-board_not_played = noe følger selv om mappen ikke blir spilt videre: det tildeles en justert score
file-limit-wrong_board_in_play = kortene fra feil mappe ble oppdaget først etter at åpningsutspillet var vendt opp
file-limit-wrong_board_and_another = kortene fra feil mappe ble oppdaget i et meldingsforløp med en annen uregelmessighet
file-limit-before_the_ruling = en melding kom før neste spiller hadde godtatt eller ikke godtatt en annen, i en rekkefølge lovene ikke omtaler: oppgi hva spilleren svarte
file-limit-at = melding { $n }: { $what }
file-limit-same_time = to meldinger samtidig, ingen av dem i tur: oppgi hvilken som kom først
file-limit-not_told = en melding følger en som ikke er oppgitt: oppgi den som mangler
file-limit-breach_not_told = en spiller som måtte passe, avga en annen melding, som ikke er oppgitt: oppgi den
file-limit-nothing_to_answer = noen godtar, godtar ikke, melder eller spiller ut uten å være bedt om det
file-limit-turn_lost = spilleren som den feilendes plikt avhenger av, har mistet den turen
file-limit-open_questions = flere spørsmål er åpne samtidig enn det tegnes grener for: besvar noen av dem
file-limit-search_bound = det finnes flere spillemåter enn søket tillater
file-limit-layouts = kortene som ikke er kjent, kan være fordelt på for mange måter
expected-text = en tekst i anførselstegn
expected-number = et helt tall
expected-truth = true eller false
expected-list = en liste
expected-table = en tabell

## Kinds of hand that no hand is of

hand-points_cross = ingen hånd er av dette slaget: den har flere poeng minst enn høyst
hand-length_crosses = ingen hånd er av dette slaget: den har flere { $suit } minst enn høyst
hand-too_many_cards = ingen hånd er av dette slaget: fargene har til sammen minst { $n } kort, og en hånd har tretten
hand-too_few_cards = ingen hånd er av dette slaget: fargene har til sammen høyst { $n } kort, og en hånd har tretten
hand-not_balanced = ingen hånd er av dette slaget: ingen med disse lengdene er balansert
hand-not_unbalanced = ingen hånd er av dette slaget: enhver med disse lengdene er balansert
hand-not_with_these_points = ingen hånd er av dette slaget: ingen med disse lengdene har så mange poeng

## Facts that do not hang together

facts-no-call = ingen har meldt
facts-nothing-to-answer = det er ingenting å godta, avvise eller melde på: det har ennå ikke vært noen melding utenfor tur eller noe utilstrekkelig bud
facts-not-partners-call = makker har ikke avgitt noen melding med dette nummeret
facts-nothing-to-correct = denne siden har ikke gitt noen forklaring av en melding med dette nummeret som ennå skal rettes
facts-led-too-early = meldingsforløpet er ikke slutt, og ingen spiller ut ennå
facts-exposed-twice = et kort i denne listen er vist før
facts-wrong-board-twice = denne spilleren er alt funnet med kort fra feil mappe
facts-exposed-in-play = kort blir vist etter åpningsutspillet: Det hører ikke lenger til meldingsforløpet
facts-not-two-calls = det som skjer samtidig, må være to meldinger, fra to spillere
facts-thirteen-tricks = det er bare tretten stikk
facts-empty-meaning = ingen hånd passer til denne betydningen
facts-no-cards = det er ingen kort igjen å spille
facts-card-twice = { $card } er oppgitt to ganger
facts-hand-size = { $seat } har { $has } kort og må ha { $must }
facts-trick-complete = et stikk med fire kort er ikke i gang
facts-revoke = { $seat } har ikke fulgt farge, og kunne ha gjort det
facts-tricks = { $won } stikk vunnet og { $left } igjen blir ikke tretten
facts-trump-of-contract = kontrakten er i { $strain }
facts-declarer-of-contract = kontrakten spilles av { $seat }
facts-dummy-claims = blindemann verken krever eller avstår
facts-agreed-and-objected = alle kan ikke ha godtatt når en spiller protesterte
facts-too-many-tricks = { $said } stikk ble nevnt, og bare { $left } er igjen
facts-card-not-theirs = ledd { $step }: { $card } er ikke på noen hånd som kravstilleren spiller
facts-hand-not-theirs = ledd { $step }: kravstilleren spiller ikke { $seat }s hånd
facts-no-trump-suit = ledd { $step }: det er ingen trumffarge
facts-ruffs-trumps = ledd { $step }: trumf kan ikke stjeles
facts-not-an-opponent = ledd { $step }: { $seat } er ikke kravstillerens motstander
facts-tally-too-long = ledd { $step }: det telles flere stikk enn det er igjen
facts-not-a-trump = ledd { $step }: { $card } er ikke en trumf
facts-card-seen = ledd { $step }: { $card } er ikke på noen av hendene kravstilleren ikke ser, og kan ikke falle
facts-hand-seen = ledd { $step }: kravstilleren ser { $seat }s hånd, eller den er kravstillerens egen
facts-miscounts = ledd { $step }: så mange { $suit } er ikke ute; hvis kravstilleren hadde glemt noen, oppgi de glemte kortene
facts-else-without-if = ledd { $step }: det som ellers gjøres, står etter et ledd med «if» eller «unless»
facts-too-many-steps = en redegjørelse har høyst { $most } ledd
facts-holds-shown-out = { $seat } har vist renons i { $suit } og har kort i fargen
facts-not-out = { $card } kan ikke være glemt: det er ikke ute, eller det er i en annen farge
facts-draws-unaware = kravstilleren sier at trumfen vil bli trukket, og kan derfor ikke ha vært uvitende om at { $suit } er ute; oppgi de glemte kortene
facts-nothing-forgotten = kravstilleren var uvitende i { $suit }, men ingen kort i fargen er oppgitt
facts-doubted-and-undisputed = et krav som ingen bestrider, har alle godtatt, og ingen trekker det i tvil
facts-doubted-twice = en spiller protesterte straks, så tvilen kom ikke senere
facts-nothing-given-up = siden til spilleren som trekker det i tvil, ga ikke bort noe stikk
facts-more-than-won = { $said } stikk kan ikke være vunnet og gitt bort, for siden hadde vunnet { $won }
facts-not-a-defender = { $seat } er ikke motspiller
facts-said = { $claims } stikk krevd og { $concedes } avstått passer ikke med de { $left } som er igjen
facts-abandoned-but-claims = å oppgi hånden er å avstå alle stikkene, altså å ikke kreve noen
facts-nothing-shown = om det var ment som krav, avgjøres bare når kort ble vist
facts-no-lead-out-of-turn = spillefører kan legge hånden på bordet etter et åpningsutspill utenfor tur bare der motspilleren til høyre for spillefører har spilt ut, og ingen har lagt til
facts-not-on-turn = { $card } kan ikke spilles her: det er { $turn }s tur, og { $turn } har ikke noe slikt kort
facts-cards-not-told = det som ble spilt, kan bare følges når kortene, trumffargen og den som er i utspill, er oppgitt
facts-said-without-cards = det som ble sagt, og det spilleren visste, kan bare vurderes når kortene, trumffargen og den som er i utspill, er oppgitt
facts-undisputed = spillet kan gå videre etter anmodning bare når en spiller bestrider det
facts-made-without-agreement = stikk vinnes ved å spille videre bare når alle fire var enige
facts-made-otherwise = { $told } stikk ble nevnt, og kortene som ble spilt, gir { $counted }
facts-nothing-conceded = ingen stikk er avstått
facts-no-hand-unseen = oppgi hvilke hender som ikke er kjent
facts-hand-not-hidden = kortene til { $seat } ser den som har krevd eller avstått, så de må oppgis
facts-unseen-twice = { $seat } er oppgitt to ganger
facts-hand-known = kortene til { $seat } er kjent; en lengde oppgis bare for en hånd som ikke er det
facts-unseen-without-cards = oppgi hendene som er kjent
facts-out-does-not-fill = hendene som ikke er kjent, har { $must } kort til sammen, men { $has ->
    [one] ett
   *[other] { $has }
} er igjen til dem; oppgi kortene som er spilt, eller kortene som er ute
facts-no-layout-fits = ingen fordeling av de ukjente kortene passer med alt som er oppgitt
pbn-no-seat = hender begynner med en plass og et kolon, som i «N:»
pbn-hands = { $n ->
    [one] det er én hånd i stedet for fire
   *[other] det er { $n } hender i stedet for fire
}
pbn-suits = { $seat }s hånd har { $n } farger i stedet for fire
pbn-rank = «{ $rank }» på { $seat }s hånd er ikke en kortverdi; tieren skrives T
pbn-twice = { $card } er oppgitt to ganger

## What cannot be done at the desk

desk-fault-unreadable = «{ $field }» må rettes først: det kan ikke leses slik det står
desk-fault-nothing = det er ingenting å angre
desk-fault-no_call_before = to meldinger samtidig kommer fra to spillere: oppgi den andre først
desk-fault-hand_full = { $seat } har allerede tretten kort
desk-fault-in_the_trick = { $card } er i stikket som er i gang
desk-fault-not_on_turn = { $card } kan ikke spilles her: det er { $seat }s tur, og en annen spiller har det
desk-fault-no_leader = oppgi først hvem som spiller ut
desk-fault-no_trump = oppgi først hva som er trumf, for å avgjøre hvem som vinner stikket
desk-fault-card_in_step = dette leddet har allerede { $card }
desk-fault-full = det er ikke plass til mer
desk-fault-only_so_many_games = { $n ->
    [one] det er bare ett spill i denne teksten
   *[other] det er bare { $n } spill i denne teksten
}

## Games in PBN or LIN

game-fault-at = linje { $line }: { $what }
game-fault-no_game = det er ikke noe spill her, verken i PBN eller i LIN, og heller ikke fire hender som i «N:AK.Q.. …»
game-fault-not_a_tag = dette er ikke en etikett; etiketter skrives som [Dealer "N"]
game-fault-open_comment = en kommentar begynner her med en klammeparentes og slutter ikke
game-fault-not_hands = { $what }
game-fault-not_in_a_hand = «{ $text }» på { $seat }s hånd er verken en farge eller en kortverdi
game-fault-not_a_seat = «{ $text }» er ikke en plass; plassene er N, E, S og W
game-fault-not_vulnerable = «{ $text }» sier ikke hvem som er i faresonen: None, NS, EW eller All i PBN, o, n, e eller b i LIN
game-fault-not_a_contract = «{ $text }» er ikke en kontrakt; kontrakter skrives som 4S, 3NTX eller Pass
game-fault-not_tricks = «{ $text }» er ikke et antall stikk fra 0 til 13
game-fault-not_a_call = «{ $text }» er ikke en melding; meldinger skrives som 1C, 3NT, Pass, X eller XX
game-fault-no_first_caller = det er oppgitt en melding, men ikke hvem som var giver
game-fault-not_a_card = «{ $text }» er ikke et kort; kort skrives med fargen først, som S9 eller HT
game-fault-no_deal = kortene i dette spillet er ikke oppgitt
game-fault-no_trump = det er ikke oppgitt hva som er trumf, så det kan ikke avgjøres hvem som vant dette stikket
game-fault-nobody_holds = { $card } blir spilt her, men ingen har det lenger
game-fault-played_twice = { $card } og et annet kort i dette stikket er begge fra { $seat }
game-fault-gap = kort i dette stikket er oppgitt, men ikke de som ble spilt før dem
game-fault-played_out = alle kortene i dette spillet er spilt: ingenting er igjen å kreve
game-fault-no_auction = dette spillet har ikke noe meldingsforløp
