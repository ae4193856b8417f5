### The pages: their frame, headings, buttons and hints. Texts about a case or a ruling are in the other files.

## Around every page

site-name = Director, please!
site-name-short = TL!
site-skip = Hopp til innholdet
language-label = Språk
language-of-laws = Språk for lovene
language-title = Språk og farger på kortene
language-page = Språk på sidene
language-law = Språk for lovene og avgjørelsene
language-law-same = Det samme som på sidene
language-law-hint = Mange turneringsledere studerer lovene på ett språk og arbeider på et annet.
language-beside = Vis lovene og avgjørelsene på begge språk, ved siden av hverandre
ruling-in-this-language = På språket til dette nettstedet
language-suits = Farger på kortene
language-suits-four = Kort i fire farger
language-suits-two = Kort i to farger
language-save = Lagre
site-footer = Avgjørelsene blir regnet ut fra fakta. Selve lovene tilhører World Bridge Federation: Her er det vist til dem, og de er gjengitt med egne ord, ikke kopiert.
nav-label = Nettsted
nav-practice = Øving
nav-laws = Lovene
nav-progress = Min framgang
nav-menu = Meny
nav-sign-in = Logg inn
nav-sign-out = Logg ut
nav-signed-in-as = Logget inn som { $name }
lost-title = Denne siden finnes ikke
lost-help = Adressen kan være skrevet feil, eller siden kan være flyttet.
lost-home = Til forsiden
malformed-title = Skjemaet kunne ikke leses
malformed-help = Det som ble sendt, passer ikke til et skjema på dette nettstedet. Ingenting er endret. Gå tilbake, last siden på nytt og prøv igjen.
malformed-long-title = Det er for langt
malformed-long = Ingenting er lagret: høyst { $limit } kB kan sendes på en gang.
malformed-long-kept = Teksten din er ikke tapt. Gå tilbake med nettleseren: den står fortsatt i skjemaet. Gjør den kortere (av en fil med spill, behold bare det du trenger) og send den igjen.
store-title = Siden kan ikke vises akkurat nå
store-help = Databasen svarer ikke. Det du har lagret, er trygt; prøv igjen om et minutt.

## The front page

home-lead = Lær å dømme ved bridgebordet: les hva som skjedde, døm, og sammenlign med den beregnede avgjørelsen.
home-start = Begynn å øve
home-choose = Velg et emne
home-verify = Har du fått vist et sertifikat?
home-first-steps = Dette nettstedet har ingen driftsansvarlig ennå.
home-count = { $n ->
    [one] Én oppgave i oppgavebanken. Ingen konto nødvendig.
   *[other] { $n } oppgaver i oppgavebanken. Ingen konto nødvendig.
}
home-example = Et eksempel
home-how = Slik virker det
home-step-1-title = Fakta
home-step-1 = Et bord, et meldingsforløp eller et sluttspill, og hva som ble sagt og gjort. Ikke noe annet: Ingen oppgave inneholder et svar.
home-step-2-title = Din avgjørelse
home-step-2 = Hva som skjedde, hvilken paragraf, hvem som tilbys hva, hva som følger nå og hva som følger senere: i den rekkefølgen en turneringsleder arbeider.
home-step-3-title = Veien gjennom lovene
home-step-3 = Hver del av din avgjørelse ved siden av den utregnede, med hver bestemmelse som ble prøvd, om den slo til, og faktumet som avgjorde det.

## Practice

practice-title = Øving
practice-visitor = Du kan øve uten konto. Med konto blir svarene dine lagret, og du ser hvor langt du er kommet.
practice-by-law = Etter paragraf
practice-silent = Databasen svarer ikke, så resultatene dine vises ikke her. Du kan øve likevel; last siden på nytt om et minutt.
practice-latest = sist { $mark }
practice-stages = { $of } trinn
practice-stages-done = { $done } av { $of } trinn besvart
practice-id = Nr. { $id }
practice-law-book = Les paragrafen med våre egne ord
edition-short = { $edition }-lovene
edition-short-social = selskapsbridge
law-title = { $cite }: { $heading }
family-rotation = Meldinger utenfor tur og utilstrekkelige bud
family-claim = Bestridte krav
family-concession = Avståelser
title-dealer = Giver { $player }
title-left = { $tricks } igjen

## The table and the auction

facts-caption = Fakta
facts-since = Hva som skjedde deretter
table-caption = Bordet
table-dealer = giver
table-vulnerable = i faresonen
table-to-call = skal melde
table-was-to-call = skulle melde
table-to-play = { $player } skal spille
table-on-lead = { $player } er i utspill
table-claims = { $n ->
    [one] { $player } krever ett stikk
   *[other] { $player } krever { $n } stikk
}
table-concedes = { $n ->
    [one] { $player } avstår ett stikk
   *[other] { $player } avstår { $n } stikk
}
table-declarer = { $player } er spillefører
table-trumps = { $suit } er trumf
table-notrump = grand
table-left = { $n ->
    [one] ett stikk igjen
   *[other] { $n } stikk igjen
}
table-won = stikk vunnet: Nord–Syd { $ns }, Øst–Vest { $ew }
seat-letter-N = N
seat-letter-E = Ø
seat-letter-S = S
seat-letter-W = V
hand-of = { $player }s kort
hand-not-known = Kortene er ikke kjent
hand-others-not-known = Andre kort er ikke kjent
table-out = { $seats } har til sammen { $cards }
hand-suit = { $suit }: { $cards }
hand-void = renons
trick-card = { $player } har lagt
auction-caption = Meldingsforløpet
auction-his-turn = skulle melde
auction-untold = en melding
auction-out-of-turn = utenfor tur
auction-insufficient = for lavt
# With a soft hyphen: on a telephone the cell is narrower than the word.
auction-cancelled = annul{"\u00AD"}lert
auction-new = ny
auction-accepts = { $player } godtar meldingen.
auction-declines = { $player } godtar ikke meldingen.
auction-director = { $player } tilkaller TL.
auction-led = { $player } spiller ut.
auction-misexplains = { $player } forklarer { $call } galt.
auction-corrects = { $player } retter forklaringen av { $call }.
auction-wrong-board = { $player } har kort fra feil mappe.
auction-exposes = { $player } viser { $cards }.
auction-leads-early = { $player } spiller ut { $cards } før meldingsforløpet er slutt.
auction-same-time = samtidig
auction-note-link = Merknad { $n }
auction-player-label = Meldeforløpet, melding for melding
auction-by-step = Steg for steg
auction-step-back = Tilbake
auction-step-on = Neste
auction-at-start = Før første melding
auction-at = Steg { $n } av { $of }
auction-keys-step = ett steg
note-artificial = Kunstig.
note-artificial-and = Kunstig: { $meaning }

## The form

form-title = Din avgjørelse
form-submit = Gi denne avgjørelsen
form-many = Velg alle som passer.
form-faults = { $n ->
    [one] Én ting må ses på
   *[other] { $n } ting må ses på
}
form-fault-of = { $question } { $fault }
answer-fault-missing = Velg et svar.
answer-fault-several = Velg bare ett svar.
answer-fault-none_and_others = «{ $none }» utelukker andre svar. Fjern det ene eller de andre.
answer-fault-not_a_choice = Dette var ikke blant valgene. Velg på nytt.
answer-fault-not_asked = Det kom et svar på noe som ikke var spurt om.
source-constructed = laget for denne oppgavebanken
source-published = etter { $where }
keys-open = Taster
keys-title = Taster
keys-choose = velg i spørsmålet du er ved
keys-choose-number = det samme
keys-move = neste spørsmål, forrige spørsmål
keys-list = denne listen
keys-switch = Tastene er på
keys-close = Lukk

## The marked page

marked-page-title = { $title }: rettet
marked-next = Neste oppgave
marked-next-of-list = Neste i listen
marked-next-stage = Hva som skjedde deretter
marked-again = Prøv igjen
marked-visitor = Dette svaret er bare lagret i denne nettleseren: Du er ikke logget inn.
marked-sign-up = Registrer deg for å lagre svarene dine
mark-right-of = { $right } av { $of } riktige
percent = { $n }{"\u00A0"}%
decimal = { $whole },{ $part }
colon = {": "}
semicolon = {"; "}
marks-caption = Din avgjørelse og den utregnede, del for del
marks-asked = Spurt om
marks-given = Du
marks-ruling = Avgjørelsen
marks-mark = Vurdering
marks-or = {" eller "}
marks-critical = kritisk
marks-capped = En kritisk del er feil, så vurderingen er høyst 50{"\u00A0"}%.
marks-not-decided = ikke avgjort her
verdict-right = riktig
verdict-wrong = galt
verdict-in-range = innenfor skjønnet
verdict-follows-through = følger av forutsetningen din
saved = Lagret
not-saved-title = Ikke lagret
not-saved = Svaret ditt er ikke lagret: Databasen svarte ikke. Det står fortsatt her; du kan sende det på nytt.
not-saved-again = Lagre det på nytt
not-saved-session = Svaret ditt er ikke lagret ennå: Du var logget ut. Det står fortsatt her; du kan sende det nå.
not-saved-ended = Du er logget ut, så svaret er ikke lagret. Det står fortsatt her: Logg inn, så kan du sende det på nytt.
not-saved-ruling = Svaret ditt er ikke lagret ennå: Avgjørelsen ble fortsatt regnet ut. Det står fortsatt her; du kan sende det nå.
unruled-title = Avgjørelsen regnes fortsatt ut
unruled-late = Noen krav trenger et langt søk. Dette pågår, og det som blir funnet, blir tatt vare på: Last denne siden på nytt om noen sekunder.
unruled-busy = Flere lange søk venter på tur akkurat nå. Last denne siden på nytt om noen sekunder.
unruled-broken-title = Avgjørelsen kunne ikke regnes ut
unruled-broken = Det oppsto en feil i programmet, og den er registrert. Gå videre med en annen oppgave.
unruled-kept = Svaret ditt er lagret.
unruled-kept-here = Svaret ditt er ikke gått tapt: Det ligger i adressen til denne siden og blir rettet når avgjørelsen er klar.
unruled-reload = Last siden på nytt
busy-title = Nettstedet har svært mye å gjøre akkurat nå
busy-help = Nettstedet har mye å gjøre, og eksamener går foran. Last siden på nytt om noen sekunder.
busy-sent = Nettstedet har mye å gjøre, og eksamener går foran. Det du sendte, er ikke behandlet, og ingenting er endret: Gå tilbake om noen sekunder og send det på nytt.
broken-title = Noe gikk galt her
broken-help = Feilen er registrert. Hvis du melder fra om den, oppgi dette nummeret: { $id }
answer-changed = Oppgaven eller motoren er endret siden du svarte. Vurderingen var da { $mark }; nedenfor er svaret ditt rettet på nytt.
answer-gone-title = Denne oppgaven er ikke lenger i oppgavebanken
answer-gone = Svaret ditt er lagret, og vurderingen var { $mark }.
ruling-director-says = Hva TL sier
ruling-why = Hvorfor
ruling-tests = { $n ->
    [1] Den ene prøven
   *[other] Alle { $n } prøvene, og veien gjennom lovene
}
ruling-line = Den dårligste normale spillemåten
ruling-judgement = Overlatt til TLs skjønn
ruling-contested = Autoritetene er uenige
ruling-not-covered = Ikke dekket
ruling-further = { $n ->
    [one] Hvorfor: én test til
   *[other] Hvorfor: { $n } tester til
}
path-title = Veien gjennom lovene
path-told = { $n ->
    [one] Én test
   *[other] { $n } tester
} i rekkefølge, hver med veien som ble tatt, og veien som ble avvist, og til slutt hva som følger, eller spørsmålene som fortsatt er åpne, med hva som følger av hvert svar. Listene sier det samme, med faktaene som avgjorde dem.
trace-legend-held = slik er det
trace-legend-refused = slik er det ikke
line-caption = Kort for kort. Av alle normale spillemåter gir denne færrest stikk til kravstillerens side.
line-sight = Med alle kort synlige
line-normal = Ved enhver normal spillemåte
line-contrast = Stikk til { $side }, av { $left } igjen.
line-player-label = Spillemåten, kort for kort
line-step-start = Start
line-step-back-trick = Ett stikk tilbake
line-step-back = Ett kort tilbake
line-step-on = Neste kort
line-step-on-trick = Neste stikk
line-step-end = Slutt
line-at-start = Før det første kortet
line-at = Stikk { $trick }, kort { $card } av { $of }
line-takes = { $player } vinner stikket.
line-tally = Stikk vunnet: Nord–Syd { $ns }, Øst–Vest { $ew }
line-tally-since = Stikk vunnet herfra: Nord–Syd { $ns }, Øst–Vest { $ew }
line-keys = Taster, når en knapp er i fokus:
line-keys-card = ett kort
line-keys-trick = ett stikk
line-keys-ends = start og slutt
line-list = Stikk for stikk, som liste
line-others = Andre kort
line-tricks-caption = Hvem spilte hva. Kortet som ble spilt ut, er understreket.
line-led = spilt ut:
line-won-by = Vunnet av
line-ruffs = { $card } stjeler
line-trick = Stikk
line-player = Spiller
line-card = Kort
line-why = Hvorfor

## The Laws

laws-title = Lovene
laws-lead = Hva hver bestemmelse sier, med våre egne ord, og hvilke av dem motoren dømmer etter.
laws-paraphrase = Med våre egne ord. Selve lovene utgis av World Bridge Federation; bare deres tekst er bindende.
laws-ruled = Motoren dømmer etter den.
laws-legend-ruled = motoren dømmer etter den
laws-legend-mentioned = vist til
laws-ruled-count = { $n ->
    [one] motoren dømmer etter én bestemmelse
   *[other] motoren dømmer etter { $n } bestemmelser
}
laws-mentioned = vist til
laws-practise = Øv på denne paragrafen
laws-example = Et eksempel ved bordet
laws-example-practise = Øv på denne situasjonen
laws-turn-on-it = { $n ->
    [one] Én oppgave avgjøres av den
   *[other] { $n } oppgaver avgjøres av den
}
laws-changed = Fra { $older } til { $newer }
laws-side-by-side = Hva som lyder annerledes, bestemmelse for bestemmelse
laws-clause = Bestemmelse
laws-not-in = ingen bestemmelse med dette nummeret i { $edition }-lovene
laws-as-it-was = Bestemmelsene som ikke står i listen, sier det samme i begge.
laws-the-other = Denne paragrafen i { $edition }-utgaven

## Accounts

sign-up-title = Registrer deg
sign-up-lead = Med en konto blir svarene dine lagret, og du ser hvor langt du er kommet.
sign-up-name = Navnet ditt
sign-up-name-hint = Slik det skal stå på et sertifikat.
sign-up-email = E-postadresse
sign-up-password = Passord
sign-up-password-hint = Minst 10 tegn; noen ord på rad egner seg godt.
sign-up-submit = Opprett kontoen min
sign-up-have = Har du en konto?
sign-in-title = Logg inn
sign-in-submit = Logg inn
sign-in-none = Ingen konto ennå?
sign-in-sign-up = Registrer deg
session-ended = Du er logget ut. Logg inn på nytt.
sign-out-title = Utloggingen mislyktes: Du er fortsatt logget inn
sign-out-failed = Databasen svarer ikke, og du er fortsatt logget inn. Prøv igjen om et minutt, og overlat ikke enheten til andre før du er logget ut.
sign-out-again = Logg ut
sign-out-done = Du er logget ut
sign-out-onward-about = Denne nettleseren kan fortsatt være logget inn hos { $name }. På en delt datamaskin bør du logge ut der også: Ellers kommer nestemann inn på kontoen din her uten passord.
sign-out-onward = Logg ut av { $name }
sign-out-stay = Forsiden
account-fault-name-empty = Skriv navnet ditt.
account-fault-name-too-long = Et navn har høyst 100 tegn.
account-fault-name-unprintable = Det er tegn i navnet som ikke kan vises.
account-fault-email-empty = Skriv e-postadressen din.
account-fault-email-too-long = En adresse har høyst 254 tegn.
account-fault-email-malformed = Ugyldig adresse. Skriv den som navn@example.org.
account-fault-email-taken = Det finnes allerede en konto med denne adressen. Logg inn i stedet.
account-fault-password-too-short = Et passord har minst 10 tegn.
account-fault-password-too-long = Et passord har høyst 256 tegn.
account-fault-password-common = Mange bruker dette passordet eller et som ligner. Velg et annet.
account-fault-password-word = Ett enkelt ord er lett å gjette. Bruk flere.
account-fault-password-name = Navn og opplysninger om deg er lette å gjette. Velg noe annet.
account-fault-password-date = Datoer og årstall er lette å gjette. Velg noe annet.
account-fault-password-repeated = Gjentakelser er lette å gjette. Velg noe annet.
account-fault-password-sequence = Bokstaver eller sifre i rekkefølge er lette å gjette. Velg noe annet.
account-fault-password-keyboard = Nabotaster på tastaturet er lette å gjette. Velg noe annet.
account-fault-password-simple = Dette passordet er lett å gjette. Gjør det lengre eller mindre enkelt.
account-fault-wrong = Adressen og passordet hører ikke sammen.
account-fault-too-many = { $minutes ->
    [one] For mange forsøk har mislyktes. Vent et minutt og prøv igjen.
   *[other] For mange forsøk har mislyktes. Vent { $minutes } minutter og prøv igjen.
}
account-fault-busy = Mange logger inn akkurat nå. Prøv igjen.
account-fault-store = Databasen svarer ikke. Prøv igjen om et minutt.

## Progress

me-title = Min framgang
me-who = Logget inn som { $name }
me-signed-out = Logg inn for å se hvor langt du er kommet. Du kan også øve uten konto.
me-empty = Du har ikke svart på noen oppgave ennå. Det første svaret du gir, kommer her, paragraf for paragraf.
me-met = { $met } av { $of } krav oppfylt.
me-missing = Mangler: { $what }.
me-is-met = oppfylt
me-not-met = ikke ennå
me-by-law = Etter paragraf
me-law = Paragraf
me-scenarios = Besvart
me-answered = { $n } av { $of }
me-mean = Snitt av siste vurdering i hver oppgave
me-no-mean = —
me-recent = De siste svarene dine
moment = { $day } kl. { $time } ({ $zone })
month-1 = januar
month-2 = februar
month-3 = mars
month-4 = april
month-5 = mai
month-6 = juni
month-7 = juli
month-8 = august
month-9 = september
month-10 = oktober
month-11 = november
month-12 = desember
