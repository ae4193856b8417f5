### The programmes of a federation: reading, writing and offering them, and people’s progress.

federation-programmes = Programmer
federation-programmes-about = Hva som fører til hvert sertifikat
programmes-lead = Hva hvert sertifikat fra { $federation } krever.
programmes-none = Det tilbys ikke noe program.
programmes-of-bank = Forbundet tilbyr ikke noe eget program: Disse gjelder.
programmes-written = Skrevet her
programmes-written-none = Ingen programmer er skrevet ennå.
programmes-offered = tilbys
programmes-offered-older = tilbys slik det var før siste endring
programmes-not-offered = tilbys ikke
programmes-edit = Program
programmes-everybody = Alles framgang
programmes-everybody-of = Alles framgang i { $name }
programmes-new = Et nytt program
programmes-name = Navn
programmes-word = Kortnavn
programmes-word-hint = Det identifiserer programmet på sertifikater og kan ikke endres. Små bokstaver, sifre og bindestreker.
programmes-like = Begynner som
programmes-like-one = Ett nivå med en eksamen
programmes-make = Lag programmet
programmes-fault-name = Gi programmet et navn på høyst 120 tegn.
programmes-fault-word = Gi det et kortnavn av små bokstaver, sifre og bindestreker.
programmes-fault-taken = Forbundet har allerede et program med dette kortnavnet.
programmes-fault-like = Det programmet kan ikke kopieres. Velg et annet å begynne med.
programmes-fault-long = Filen er for lang: høyst 100 kilobyte. Den forrige versjonen er beholdt.
programmes-fault-faults = Programmet har feil, så det tilbys ikke.
programmes-fault-changed = Noen har skrevet programmet på nytt. Se på det før du tilbyr det.

## One programme

programmes-file = Programmets fil
programmes-file-hint = Nivåer, en [[levels]] hver, og hva hvert krever, en [[levels.requires]] hver. Oppgavesett angis med kodene til forbundets eksamener.
programmes-asks = Hva det krever
programmes-not-held = { $n ->
    [one] Forbundet holder ennå ingen eksamen med koden { $codes }. Inntil da oppfyller ingen det som avhenger av den. Er koden feilskrevet, rett den.
   *[other] Forbundet holder ennå ingen eksamener med kodene { $codes }. Inntil da oppfyller ingen det som avhenger av dem. Er en kode feilskrevet, rett den.
}
programmes-in-words = Med ord
programmes-save = Lagre programmet
programmes-kept = Programmet er lagret.
programmes-kept-with-faults = Programmet er lagret med feilene sine. Det kan ikke tilbys slik.
programmes-same = Ingenting ble endret.
programmes-beside = En annen har lagret i mellomtiden. Din tekst står her, den andres under. Lagrer du, erstatter din den andres: Ta først med det som skal beholdes.
programmes-theirs = Den andres tekst
programmes-present = Den nåværende teksten
programmes-version = Dette er en annen versjon som er lagret. Lagrer du den, erstatter den den nåværende.
programmes-offer = Tilby denne teksten
programmes-offer-about = Teksten gjelder for alle fra da av. Utstedte sertifikater beholder vilkårene de ble utstedt etter.
programmes-withdraw = Slutt å tilby det
programmes-state-none = Det tilbys ikke.
programmes-state-same = Det tilbys slik det står her.
programmes-state-older = Det tilbys slik det var før.
programmes-state-show = Vis den teksten
programmes-faults = { $n ->
    [one] Én feil
   *[other] { $n } feil
}
programmes-format = Feltene i filen til et program
programmes-field-id = Programmets kortnavn, som ikke endres. Nivåer har også et.
programmes-field-name = Hva programmet, eller et nivå, heter.
programmes-field-edition = Bare det som dømmes etter denne utgaven av lovene, teller, for eksempel "2017".
programmes-field-levels = [[levels]]: et nivå, det laveste først.
programmes-field-prerequisites = Kortnavnene på nivåer som det må finnes et gyldig sertifikat for.
programmes-field-validity = "life", { "{" } years = 2 { "}" } eller { "{" } inactive_years = 3 { "}" }.
programmes-field-examiners = Hvor mange sensorer som må godkjenne et sertifikat: 1 eller 2.
programmes-field-bands = Fra hvilke vurderinger det er meget godt og utmerket.
programmes-field-requires = [[levels.requires]]: et krav. Alle må være oppfylt.
programmes-field-family = Så mange oppgaver i denne familien, eller med law i denne paragrafen, med et slikt snitt (mean) og gulv (floor).
programmes-field-lessons = Flere slags oppgaver, med et snitt over alle.
programmes-field-exam = En eksamen: paper (koden til en), mark, right, points, sections, critical, within_days. Uten mark sier oppgavesettet hvem som har bestått.
programmes-field-practical = Økter som ble ledet, eller timer, med eller uten attestasjon.
programmes-field-oral = En muntlig eksamen med en viss vurdering.
programmes-field-any = En liste med krav der ett må være oppfylt, eller så mange som least sier; all: der alle må være oppfylt.
programmes-field-renewal = [levels.renewal]: ved hvilken eksamen det fornyes, refresher eller delta, og når.

## Progress of a person

progress-title = Sertifikater
progress-everybody-none = Ingen hører til forbundet ennå.
progress-name = Navn
progress-eligible = alt er oppfylt
progress-eligible-band = alt er oppfylt, { $band }
progress-met = { $met } av { $of } oppfylt
progress-held = har sertifikat
progress-may = En sensor kan utstede sertifikatet nå.
progress-may-band = En sensor kan utstede sertifikatet nå, { $band }.
progress-holds = Sertifikatet er utstedt, gyldig til { $day }.
progress-holds-for-life = Sertifikatet er utstedt, gyldig livet ut.
progress-hidden = Eksamener teller her når kandidatene kan se vurderingene.
renewal-title = Sertifikater som løper ut
renewal-until = Gyldig til { $date }.
renewal-over = Det var gyldig til { $date }, og kan fortsatt fornyes.
renewal-active = Det er gyldig så lenge du er aktiv: Det utløper etter { $years ->
    [one] ett år
   *[other] { $years } år
} uten et svar, en eksamen eller en attestert økt fra deg.
renewal-window = { $n ->
    [one] Det fornyes ved en eksamen
   *[other] Det fornyes ved en av disse eksamenene
} som du tar fra { $from } til { $to }.
renewal-may = En sensor kan fornye det nå.
renewal-by-refresher = En oppfriskningseksamen.
renewal-by-delta = En eksamen i det som er endret siden { $edition }.
renewal-none = Det fornyes ikke. Når det er utløpt, kan du få utstedt et nytt, hvis du da har alt det nivået krever.
renewal-withdrawn = Programmet tilbys ikke lenger, så ingenting fornyer det.
progress-more = Flere personer
progress-all = Alle programmene i forbundet
