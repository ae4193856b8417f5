### Eksamener på papir, i en sal uten enheter.

hall-title = Eksamen på papir
hall-of = Eksamen på papir: { $name }
hall-about = For en sal uten enheter: skriv ut et hefte og et svarark til hver kandidat, og tast inn svarene etterpå.
hall-open = Hefter og svar

## Trekking og utskrift

hall-draw-title = 1. Trekk oppgavesettene
hall-draw-about = Hver person på listen får sitt eget oppgavesett og et nummer. De kan da ikke lenger ta denne eksamenen på en enhet.
hall-drawn-about = Alle nedenfor har et oppgavesett. De som kommer på listen senere, får sitt når du trekker på nytt.
hall-draw-closed = Det finnes ingen oppgavesett. De trekkes mens gjennomføringen er åpen.
hall-draw = Trekk oppgavesettene
hall-drawn = { $n ->
    [0] Ingen oppgavesett ble trukket: alle på listen har et.
    [one] Ett oppgavesett ble trukket.
   *[other] { $n } oppgavesett ble trukket.
} { $refused ->
    [0] { "" }
    [one] Én person kan ikke ta eksamenen: ingen forsøk er igjen, eller settet ville vært ditt eget.
   *[other] { $refused } personer kan ikke ta eksamenen: ingen forsøk er igjen, eller settet ville vært ditt eget.
}
hall-fault-closed = Gjennomføringen er ikke åpen, eller den er over. Oppgavesettene trekkes mens den er åpen.
hall-fault-nobody = Ingen står på listen. Legg til kandidatene først.
hall-print-title = 2. Skriv ut
hall-print-about = Heftet har reglene, sakene og spørsmålene. Svararket har kandidatens navn og en kode på hver side. Skriv ut på A4 i full størrelse.
hall-print-language = Språk
hall-print-own = hver kandidats eget
hall-print-booklets = Hefter (PDF)
hall-print-sheets = Svarark (PDF)
hall-print-parts = Delen uten lovbok og delen med lovbok har hver sine hefter og svarark. Samle inn alt fra delen uten lovbok før noen åpner lovboken; del først deretter ut resten.
hall-print-booklets-closed = Hefter uten lovbok (PDF)
hall-print-sheets-closed = Svarark uten lovbok (PDF)
hall-print-booklets-open = Hefter med lovbok (PDF)
hall-print-sheets-open = Svarark med lovbok (PDF)

## Inntasting

hall-type-title = 3. Tast inn svarene
hall-type-about = Skriv en kandidats nummer, eller skann koden på et ark. Hver side lagres når du trykker Enter, som et svar gitt på en enhet; loggen viser hvem som tastet det inn.
hall-find = Nummer, navn eller kode
hall-find-go = Finn
hall-sheet-elsewhere = Denne koden hører ikke til noe sett i denne gjennomføringen. Kontroller hvilken eksamen arket er fra.
hall-state-typed = { $typed } av { $pages } sider tastet inn{ $empty ->
    [0] { "" }
    [one] , én av dem tom
   *[other] , { $empty } av dem tomme
}
hall-state-all = alle { $pages } sider tastet inn{ $empty ->
    [0] { "" }
    [one] , én av dem tom
   *[other] , { $empty } av dem tomme
}: fullfør settet
hall-state-finished = ferdig: { $typed } av { $pages } sider besvart
hall-own = ditt eget sett: en annen sensor taster det inn
hall-answers = Svar
hall-page-untyped = ikke tastet inn ennå
hall-page-empty = tastet inn: ingenting er merket
hall-no-sign = –
hall-signs = { $page }.{ $ask }: { $signs }
hall-field = { $number } { $text }
hall-field-one = Én fra { $first } til { $last }; tomt hvis ingenting er merket.
hall-field-many = Én eller flere fra { $first } til { $last }, for eksempel ACD; tomt hvis ingenting er merket.
hall-type-empty = Er ingenting merket på denne siden? Lagre den tom: da regnes den som tastet inn.
hall-type-saved-empty = Denne siden er lagret tom: ingenting er merket på den.
hall-save = Lagre og gå videre
hall-before = Forrige side
hall-skip = Neste side
hall-again-about = For sikkerhets skyld kan du taste inn svarene én gang til: de sammenlignes med de første.
hall-again = Tast inn på nytt og sammenlign
hall-again-note = Andre inntasting: ingenting endres, forskjeller vises.
hall-compare = Sammenlign og gå videre
hall-fault-unknown = Ingen valg har dette tegnet.
hall-fault-several = Bare ett valg teller her. La feltet stå tomt hvis flere er merket.
hall-fault-none_and_others = «Ingen» kan ikke kombineres med andre valg.
hall-fault-untyped = Denne siden er ikke tastet inn ennå, så det er ingenting å sammenligne med. Tast den inn først.
hall-fault-differs = Dette er forskjellig fra første inntasting. Se på arket igjen.
hall-fault-refused-over = Settet er ferdig; svarene kan ikke lenger endres.
hall-fault-refused-stale = En annen har tastet inn denne siden i mellomtiden. Kontroller og lagre på nytt.
hall-finish-title = Fullfør settet
hall-finish-about = Når alle svar er tastet inn, fullfører du settet: da rettes det. Til resultatene offentliggjøres, kan det åpnes igjen for å rettes opp. La settene til dem som ikke kom, være som de er.
hall-finish = Fullfør dette settet
hall-finished = Settet er fullført og rettes nå.
hall-paper-finished = Dette settet er fullført. Svarene kan ikke lenger endres.

## Å rette et fullført sett

hall-reopen-title = Rett opp dette settet
hall-reopen-about = Hvis noe er tastet inn eller bekreftet feil, åpner du settet igjen før resultatene offentliggjøres. Alle versjoner beholdes, og endrede sider rettes på nytt.
hall-reopen-reason = Grunn
hall-reopen-reason-hint = Til loggen: hva som var galt.
hall-reopen = Åpne settet igjen
hall-reopened = Settet er åpent igjen. Rett det opp, og fullfør det.
hall-reopen-fault-reason = Si hvorfor settet åpnes igjen.
hall-reopen-fault-long = Grunnen er for lang.
hall-reopen-fault-released = Resultatene er offentliggjort: nå rettes feil gjennom en klage.

## Bilder og skanninger

hall-scan-way = Raskere med mange ark: fotografer eller skann dem.
hall-scan-open = Last opp bilder og skanninger
hall-scan-title = Bilder og skanninger
hall-scan-of = Bilder og skanninger: { $name }
hall-scan-lead = Last opp bilder (JPEG, PNG) eller en PDF fra en skanner. Hvert ark kjennes igjen på koden; deretter ser du på tvilsomme merker og bekrefter svarene til hver kandidat.
hall-scan-files = Bilder eller skanninger
hall-scan-files-hint = Flere om gangen, til sammen opptil 40 MB. En fil har høyst 20 MB, et bilde høyst 50 millioner piksler, en PDF høyst 100 sider. Legg hvert ark flatt, med alle fire svarte hjørnemerker i bildet.
hall-scan-send = Last opp
hall-scan-kept = Bildene er personopplysninger. De slettes { $days } dager etter opplasting, eller sammen med kandidatens konto.
hall-scan-reads = Filene leses. Siden lastes på nytt av seg selv; du kan også forlate den.
hall-scan-fault-files-none = Velg minst én fil.
hall-scan-fault-files-cut = Opplastingen ble avbrutt eller er større enn 40 MB. Last opp færre filer om gangen.
hall-scan-fault-files-waiting = For mange filer venter på å bli lest. Last opp disse når de andre er ferdige.
hall-scan-files-title = Filer
hall-scan-file-waits = venter på å bli lest
hall-scan-file-reads = { $done } av { $of } bilder lest
hall-scan-file-done = { $read ->
    [0] ingen svarark lest
    [one] ett svarark
   *[other] { $read } svarark
}
hall-scan-file-stopped = kunne ikke leses; last den opp på nytt
hall-scan-file-bytes = større enn 20 MB: ta mindre bilder, eller del PDF-en
hall-scan-file-kind = verken JPEG, PNG eller PDF
hall-scan-file-empty = en PDF uten skannede sider
hall-scan-file-many = mer enn 100 sider: del PDF-en
hall-scan-file-locked = en PDF beskyttet med passord: lagre den uten beskyttelse
hall-scan-file-remove = Fjern
hall-scan-file-remove-of = Fjern { $name }
hall-scan-file-remove-title = Fjern denne filen
hall-scan-file-remove-about = { $n ->
    [one] Filen fjernes med bildet og det som ble lest i det. Ingen svar er lagret fra den.
   *[other] Filen fjernes med sine { $n } bilder og det som ble lest i dem. Ingen svar er lagret fra den.
}
hall-scan-file-removed = Filen er fjernet.
hall-scan-file-stays = svar er lagret fra den, så den blir værende
hall-scan-fault-confirmed = Svar er lagret fra denne filen: den blir værende, så de kan kontrolleres.
hall-scan-page = Side { $n }: { $text }
hall-scan-read = Kandidat { $n }: { $name }, ark { $sheet }
hall-scan-again-same = { $text } (sett før, med de samme merkene)
hall-scan-again-other = { $text } (sett før, med andre merker)
hall-scan-state-read = Et svarark der kandidaten ikke lenger er kjent
hall-scan-state-code = Et svarark med uleselig kode: si hvem det tilhører
hall-scan-state-sitting = Et svarark fra en annen gjennomføring: last det opp der
hall-scan-state-foreign = Koden hører ikke til noe sett i dette forbundet
hall-scan-state-small = For få piksler: gå nærmere, eller skann med minst 150 dpi
hall-scan-state-blurred = Uskarpt: fotografer arket på nytt
hall-scan-state-corners = Ikke alle fire hjørnemerker er i bildet: fotografer hele arket
hall-scan-state-up = Den lille firkanten ved det første hjørnemerket er dekket: fotografer arket på nytt
hall-scan-state-nothing = Fant ikke noe svarark
hall-scan-state-pixels = Mer enn 50 millioner piksler: ta et mindre bilde
hall-scan-state-broken = Bildet er ødelagt eller ufullstendig
hall-scan-state-coding = Bildet er lagret på en måte som ikke kan leses: skann til JPEG
hall-scan-candidates = Kandidater
hall-scan-wait = { $n ->
    [0] Ingen ark venter på deg.
    [one] Arkene til én kandidat venter på deg.
   *[other] Arkene til { $n } kandidater venter på deg.
}
hall-scan-missing = ark { $list } mangler
hall-scan-none-of = ingen ark ennå
hall-scan-finished = settet er fullført
hall-scan-confirmed = bekreftet
hall-scan-differ = et ark lest to ganger, med ulike merker
hall-scan-doubts = { $n ->
    [0] skal bekreftes
    [one] skal bekreftes; ett tvilsomt merke
   *[other] skal bekreftes; { $n } tvilsomme merker
}
hall-scan-done-assigned = Arket tilhører nå { $name }.
hall-scan-done-confirmed = Svarene til { $name } er lagret.
hall-scan-done-finished = Svarene til { $name } er lagret, og settet rettes nå.
hall-scan-removed = Bildet er fjernet.
hall-scan-picture = Bildet
hall-scan-picture-of = Bilde { $n } av { $name }
hall-scan-whose = Hvem tilhører dette arket?
hall-scan-whose-about = Navnet, kandidatnummeret og arknummeret står øverst.
hall-scan-number = Kandidatnummer
hall-scan-sheet = Arknummer
hall-scan-assign = Les det som denne kandidatens ark
hall-scan-fault-number = Ingen kandidat i denne gjennomføringen har dette nummeret.
hall-scan-fault-sheet = Dette settet har ikke noe ark med dette nummeret.
hall-scan-remove-title = Fjern bildet
hall-scan-remove-about = Fjerner bildet og det som ble lest i det. Svar som alt er lagret, blir værende.
hall-scan-remove = Fjern
hall-scan-review = Svararkene til kandidat { $n }: { $name }
hall-scan-review-over = Dette settet er fullført. Bildene er bare til sammenligning.
hall-scan-review-confirmed = Disse arkene er bekreftet. Du kan fortsatt endre svar til settet er fullført.
hall-scan-typing = Tast heller inn svarene
hall-scan-sheet-missing = Ark { $sheet } av { $of } mangler. Last det opp, eller tast inn svarene.
hall-scan-sheet-differs = Ark { $sheet } av { $of } ble lest to ganger, med ulike merker. Se på begge bildene og fjern ett.
hall-scan-nth = Bilde { $n }
hall-scan-sheet-of = Ark { $sheet } av { $of }
hall-scan-whole = Hele ark { $sheet }
hall-scan-question = Spørsmål { $number }
hall-scan-crop = Spørsmål { $number } i bildet
hall-scan-doubt-faint = Et merke er svakt eller dårlig visket ut. Hvilket valg er ment?
hall-scan-doubt-several = Flere valg er merket, men bare ett teller. Hvilket er ment?
hall-scan-doubt-number = Et siffer mangler, eller ingen valg har dette nummeret.
hall-scan-doubt-written = Skrevet for hånd: tast inn nummeret.
hall-scan-doubt-outside = Hele spørsmålet er ikke i bildet.
hall-scan-doubt-typed = { $why } Tastet inn: { $typed }.
hall-scan-differs = Lest: { $read }. Tastet inn: { $typed }. Hva er riktig?
hall-scan-reads-as = Lest: { $read }
hall-scan-signs = Valgets nummer, eller – for ingenting
hall-scan-nothing = ingenting
hall-scan-looked = Jeg har sett etter: det som er avkrysset, er ment
hall-scan-open-title = Tvilsomme merker
hall-scan-open-marks = { $n ->
    [0] Alle merker er tydelige.
    [one] Ett spørsmål må du se på.
   *[other] { $n } spørsmål må du se på.
}
hall-scan-clear-title = Alt det andre
hall-scan-clear-about = Sammenlign raskt med bildet. Du kan endre alle svar.
hall-scan-finish = Lagre svarene og fullfør settet
hall-scan-confirm = Lagre bare svarene
hall-scan-confirm-about = Det du lagrer, teller som kandidatens svar; loggen viser hvem som lagret det.
hall-scan-fault-unknown = Spørsmål { $number }: ingen valg har dette tegnet.
hall-scan-fault-several = Spørsmål { $number }: bare ett valg teller. Velg «ingenting» hvis flere er merket.
hall-scan-fault-none_and_others = Spørsmål { $number }: «Ingen» kan ikke kombineres med andre valg.
hall-scan-fault-undecided = Spørsmål { $number }: bestem hva som er ment, eller velg «ingenting».
hall-fault-changed = Arkene er endret siden du åpnet siden. Se på dem igjen.

## Fasiten

hall-key-title = Fasit for sensorer
hall-key-of = Fasit: { $name }
hall-key-open = Åpne fasiten
hall-key-closed = Fasiten åpnes når gjennomføringen er over.
hall-key-about = Beregnet av avgjørelsene. Flere linjer for ett spørsmål er alternativer. Hvert oppslag i fasiten står i loggen.
hall-key-file = Fasit (PDF)
hall-key-candidates = { $n ->
    [one] Kandidat { $list }
   *[other] Kandidater { $list }
}
hall-key-judged = Sensorene vurderer denne siden: lovene overlater en del til skjønn.
hall-key-none = Det finnes ingen avgjørelse å sammenligne med.
hall-key-line = { $page }.{ $ask }  { $signs }  ({ $text })

## På papiret

hall-candidate = Kandidat { $n }: { $name }
hall-candidate-member = Kandidat { $n }: { $name } ({ $member })
hall-minutes = Tid: { $n ->
    [one] ett minutt
   *[other] { $n } minutter
}
hall-rule-sheet = Bare svararket teller. Fyll ringen for ditt valg helt med mørk blyant. Visk godt ut hvis du vil endre et svar.
hall-rule-signs = Hvert valg har en bokstav eller et tall. Et tosifret tall har én ring i hver av to rader: først tierne, så enerne.
hall-rule-order = Ta spørsmålene i rekkefølge: et senere spørsmål kan vise hva som skjedde etter et tidligere.
hall-rule-hand-in = Lever heftet og svararket, også om de er tomme.
hall-rule-hand-in-closed = Lever dette heftet og svararket, også om de er tomme, før noen åpner lovboken. Først da får du heftet til delen med lovbok.
hall-title-closed = { $name }: uten lovbok
hall-title-open = { $name }: med lovbok
hall-part-closed = Uten lovbok
hall-part-closed-rule = Du kan ikke bruke lovboken eller notater.
hall-part-open = Med lovbok
hall-part-open-rule = Du kan bruke lovboken.
hall-question = Spørsmål { $n }
hall-question-of = Spørsmål { $n } av { $of }
hall-question-goes-on = Fortsetter fra spørsmål { $n }, som du har besvart.
hall-question-gone = Dette spørsmålet er ikke lenger i banken. Ikke svar på det.
hall-number = { $page }.{ $ask }
hall-dealer = { $seat } (giver)
hall-suit = { $suit } { $cards }
hall-hand-unseen = ikke kjent
hall-foot = { $foot } · side { $n } av { $of }
hall-sheet-number = Svarark { $n } av { $of }
hall-sheet-name = Navn og underskrift
hall-sheet-code = QR-kode for dette svararket
hall-sheet-how = Fyll ringene helt med mørk blyant; visk godt ut. Ikke skriv på de svarte firkantene eller koden.
