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
hall-state-typed = { $typed } av { $pages } sider tastet inn
hall-state-finished = ferdig: { $typed } av { $pages } sider besvart
hall-own = ditt eget sett: en annen sensor taster det inn
hall-answers = Svar
hall-no-sign = –
hall-signs = { $page }.{ $ask }: { $signs }
hall-field = { $number } { $text }
hall-field-one = Én fra { $first } til { $last }; tomt hvis ingenting er merket.
hall-field-many = Én eller flere fra { $first } til { $last }, for eksempel ACD; tomt hvis ingenting er merket.
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
hall-fault-differs = Dette er forskjellig fra første inntasting. Se på arket igjen.
hall-fault-refused-over = Settet er ferdig; svarene kan ikke lenger endres.
hall-fault-refused-stale = En annen har tastet inn denne siden i mellomtiden. Kontroller og lagre på nytt.
hall-finish-title = Fullfør settet
hall-finish-about = Når alle svar er tastet inn, fullfører du settet: da rettes det og kan ikke lenger endres. La settene til dem som ikke kom, være som de er.
hall-finish = Fullfør dette settet
hall-finished = Settet er fullført og rettes nå.
hall-paper-finished = Dette settet er fullført. Svarene kan ikke lenger endres.

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
