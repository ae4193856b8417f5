### Et forbunds egen oppgavebank, for dem som skriver og kontrollerer.

federation-bank = Egne oppgaver
federation-bank-about = Forbundets egen oppgavebank: utkast, kontroll, hva eksamener kan trekke
bank-lead = Oppgavene til forbundet ditt. Oppgavesettene trekker dem som er i bruk, i tillegg til nettstedets egne. Andre ser dem ikke uten at du tilbyr dem.
bank-none = Det er ingen oppgaver ennå. Skriv en, importer filer, få laget noen om en paragraf, eller lagre en sak fra TL-bordet.
bank-all = Vis alle { $n }
bank-unreadable = (Filen kan ikke leses ennå)
bank-heading-review = Til kontroll
bank-state-review = til kontroll
bank-heading-draft = Utkast
bank-state-draft = utkast
bank-heading-live = I bruk
bank-state-live = i bruk
bank-heading-retired = Tatt ut av bruk
bank-state-retired = tatt ut av bruk
bank-state-dropped = forkastet
bank-origin-written = skrevet her
bank-origin-imported = importert fra fil
bank-origin-generated = laget av motoren
bank-origin-desk = fra TL-bordet
bank-origin-appeal = fra en klage som førte fram
bank-is-offered = tilbys alle forbund
bank-is-practised = åpen for øving
bank-text = Tekst { $n }: { $name }, { $when }
bank-reviewed = Kontrollert: { $name }, { $when }
bank-replaces = Erstatter { $id }
bank-of-appeal = Klagen
bank-note-of-reviewer = Kontrollørens merknad
bank-not-asked = Ikke gitt i de siste eksamenene deres
bank-asked = { $n ->
    [one] Gitt til én kandidat i de siste eksamenene deres; resultat { $mean }
   *[other] Gitt til { $n } kandidater i de siste eksamenene deres; gjennomsnitt { $mean }
}
bank-acts = Veien videre
bank-about-draft = Send den inn når den er ferdig. En annen som kan skrive oppgaver, kontrollerer den da.
bank-about-review = Les fakta, avgjørelse og spørsmål nedenfor. Når den er godkjent, er den i bruk med en gang: oppgavesett kan trekke den, og teksten endres aldri mer.
bank-about-live = Teksten endres aldri. Vil du rette den, så erstatt den med en ny oppgave; denne tas ut av bruk når den nye tas i bruk.
bank-about-retired = Oppgavesett trekker den ikke lenger. Den blir stående for resultatene den har gitt.
bank-about-dropped = Dette utkastet er forkastet.
bank-act-submit = Send til kontroll
bank-done-submit = Den venter på kontroll.
bank-act-back = Send tilbake til forfatteren
bank-done-back = Den er sendt tilbake til forfatteren.
bank-act-approve = Godkjenn og ta i bruk
bank-done-approve = Den er i bruk.
bank-act-drop = Forkast
bank-done-drop = Utkastet er forkastet.
bank-act-retire = Ta ut av bruk
bank-done-retire = Den er tatt ut av bruk.
bank-act-offer = Tilby alle forbund
bank-done-offer = Alle forbund kan trekke den nå.
bank-act-withdraw = Forbehold for forbundet
bank-done-withdraw = Bare dette forbundet kan trekke den nå.
bank-act-practise = Åpne for medlemmenes øving
bank-done-practise = Medlemmene kan øve på den nå.
bank-act-unpractise = Steng for øving
bank-done-unpractise = Medlemmene kan ikke lenger øve på den.
bank-act-replace = Erstatt med en ny
bank-own = Du har skrevet denne, så en annen må kontrollere den.
bank-note = Hva bør endres?
bank-note-hint = Forfatteren leser dette, høyst { $limit } tegn.
bank-file = Filen
bank-file-save = Lagre filen
bank-kept = Lagret.
bank-same = Ingenting ble endret.
bank-fault-state = Tilstanden er en annen nå. Se på den igjen.
bank-fault-faults = Filen har feil. Rett dem først.
bank-fault-changed = Teksten er endret i mellomtiden. Se på den igjen.
bank-fault-own = Du har skrevet en av tekstene, så en annen må kontrollere den.
bank-fault-long = Ikke lagret: det er for langt. Kort det ned.
bank-fault-zero = Teksten inneholder et tegn som ikke kan lagres. Slett det, eller skriv teksten på nytt.
bank-fault-full = Det er for mange utkast. Forkast eller fullfør noen først.
bank-uses = Oppgavesett og gjennomføringer
bank-uses-none = Ingen av oppgavesettene deres bruker den.
bank-uses-open = Når den er tatt ut av bruk, gis den i en åpen gjennomføring bare hvis det er for få andre.
bank-use-fixed = alle kandidater får den
bank-use-drawn = kan trekke den
bank-use-sitting = åpen gjennomføring: kan fortsatt gi den
bank-asks = Det som spørres om
bank-critical = kritisk
bank-weight = vekt { $n }
bank-variants = Varianter
bank-variants-none = Ingen variant av disse faktaene følger samme vei: oppgaven gis som den er.
bank-variants-about = Noen av variantene som et oppgavesett kan gi i stedet.
bank-premises = Feil som forklares
bank-premises-none = Ingen vanlige feil er kjent for disse faktaene.
bank-premises-about = Når et svar følger av en av disse, får kandidaten vite hvilken.
bank-similar = Lignende oppgaver
bank-similar-none = Ingen annen oppgave har disse faktaene eller denne veien gjennom lovene.
bank-similar-about = Sammenlign dem før du godkjenner.
bank-like-same_facts = samme fakta
bank-like-twin = en tvilling: andre plasser, farger, trinn eller kort
bank-like-same_path = samme vei
bank-like-draft = Et utkast

## Import

bank-import-title = Importer filer
bank-import-lead = Hver oppgave blir et utkast, også med feil. Du ser så hva som er galt med hver, og hvilke som er tvillinger.
bank-import-files = Oppgavefiler
bank-import-files-hint = Du kan velge flere samtidig, 4 megabyte til sammen.
bank-import-text = Eller lim inn teksten
bank-import-text-hint = Flere oppgaver etter hverandre, hver med linjen id = … først
bank-import-send = Lag utkast
bank-import-report = { $n ->
    [0] Ingen utkast ble laget
    [one] Ett utkast ble laget
   *[other] { $n } utkast ble laget
}
bank-import-taken = tatt inn som utkast
bank-import-faulty = { $n ->
    [one] tatt inn som utkast med én feil
   *[other] tatt inn som utkast med { $n } feil
}
bank-import-same_facts = tatt inn som utkast; samme fakta som { $id }
bank-import-twin = tatt inn som utkast; tvilling av { $id }
bank-import-refused = avvist: ikke en tekst, eller lengre enn 64 kilobyte
bank-import-fault-nothing = Velg filer eller lim inn en tekst.
bank-import-fault-many = Ingenting ble tatt inn: høyst 200 oppgaver om gangen.
bank-import-fault-large = Ingenting ble tatt inn: filene er større enn 4 megabyte til sammen.
bank-import-fault-full = Ingenting ble tatt inn: det er for mange utkast. Forkast eller fullfør noen først.

## Generation

bank-generate-title = Lag oppgaver automatisk
bank-generate-lead = Motoren lager meldingsforløp, krav og innrømmelser som paragrafen avgjør. Hver oppgave er dømt, og ingen er tvillinger. En annen enn du kontrollerer hver oppgave før den gis.
bank-generate-clause = Paragraf
bank-generate-clause-hint = For eksempel 30B1(b)(ii) eller 70D1.
bank-generate-count = Hvor mange
bank-generate-count-hint = Høyst 50; færre hvis tiden ikke strekker til.
bank-generate-level = Nivå
bank-generate-level-any = alle
bank-generate-level-1 = 1: en kort vei gjennom lovene
bank-generate-level-2 = 2
bank-generate-level-3 = 3: en lang vei
bank-generate-like = Som denne oppgaven
bank-generate-like-hint = Nummeret, for eksempel r002: alle følger samme vei. La stå tomt for alle veier.
bank-generate-edition = Lover
bank-generate-send = Lag oppgaver
bank-generate-made = { $n ->
    [one] Én ny oppgave til kontroll
   *[other] { $n } nye oppgaver til kontroll
}
bank-generate-fault-clause = Det er ingen slik paragraf. Skriv den som 30B1(b)(ii).
bank-generate-fault-count = Skriv et tall fra 1 til 50.
bank-generate-fault-level = Velg et nivå.
bank-generate-fault-edition = Velg en utgave av lovene.
bank-generate-fault-like = Det er ingen slik oppgave som oppgavesettene deres kan trekke.
bank-generate-fault-busy = Det lages oppgaver for noen andre. Prøv igjen om litt.
bank-generate-fault-full = Det er for mange utkast. Forkast eller fullfør noen først.
bank-generate-fault-long = En oppgave var for lang. Ingenting ble lagret.
bank-generate-why-not_in_edition = Denne utgaven har ingen slik paragraf.
bank-generate-why-not_about_calls_or_claims = Paragrafen handler verken om meldinger eller krav. Oppgaver om spill kan ikke lages ennå.
bank-generate-why-not_ruled = Motoren viser bare til denne paragrafen og avgjør ingenting etter den.
bank-generate-why-given_elsewhere = Den oppgitte oppgaven avgjøres ikke av denne paragrafen i denne utgaven.
bank-generate-why-given_unsettled = Den oppgitte oppgaven lar noe stå åpent, omstridt eller til skjønn.
bank-generate-why-not_reached = Ingen av oppgavene som ble prøvd, ble avgjort av denne paragrafen.
bank-generate-why-bound = Flere ble ikke funnet på tiden. Send skjemaet igjen for å få andre.

## From the desk, and of an appeal

bank-desk-send = Lagre som utkast til oppgave for forbundet ditt
bank-desk-fault-facts = Disse faktaene kan ikke bli en oppgave ennå: noe mangler, eller det er ingenting å spørre om.
bank-desk-fault-late = Avgjørelsen tar lengre tid. Prøv igjen om litt.
bank-desk-fault-full = Det er for mange utkast. Forkast eller fullfør noen først.
bank-desk-fault-long = Disse faktaene er for lange for en oppgave.
bank-appeal-send = Ta spørsmålet inn i forbundets oppgavebank
bank-appeal-made = I forbundets oppgavebank: { $id }
bank-appeal-fault-state = Klagen førte ikke fram.
bank-appeal-fault-gone = Spørsmålet er endret siden eksamenen, eller finnes ikke lenger i banken.
bank-appeal-fault-full = Det er for mange utkast. Forkast eller fullfør noen først.
bank-appeal-fault-long = Spørsmålet er for langt for en oppgave.
