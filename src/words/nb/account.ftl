### The user’s account: /account and below, and /sign-in/code.

nav-account = Min konto
own-title = Min konto
own-who = Du logger inn med { $email }.
own-name-save = Lagre navnet
own-email-about = Den nye adressen gjelder når du følger lenken i e-posten vi sender til den.
own-password = Endre passordet
own-password-about = Alle andre enheter blir logget ut.
own-password-ends = Når du endrer det, blir du logget ut overalt unntatt her.
own-password-current = Passordet du har nå
own-password-new = Det nye passordet
own-password-save = Endre passordet
own-password-changed = Passordet ditt er endret, og du er logget ut overalt unntatt her.
own-second = Andre faktor
own-second-on = På: Innlogging krever en kode i tillegg til passordet.
own-second-off = Av: Passordet alene slipper deg inn.
own-second-needed = Du har en rolle som først gjelder når du har satt opp en andre faktor. Før det kan du ikke bruke den.
own-second-about = I tillegg til passordet krever innlogging en kode på seks sifre fra en autentiseringsapp på telefonen din. Et stjålet passord er da ikke nok alene.
own-second-begin = Sett den opp
own-second-scan = Skann dette bildet med autentiseringsappen din.
own-second-picture = Et bilde for autentiseringsappen; teksten under inneholder det samme
own-second-type = Eller skriv dette inn i appen:
own-second-confirm-about = Skriv de seks sifrene appen viser nå.
own-second-code = Kode
own-second-confirm = Slå den på
own-second-another = Vis et annet bilde
own-second-in-force = Innlogging krever en kode i tillegg til passordet.
own-codes-left = { $n ->
    [0] Du har ingen gjenopprettingskode igjen.
    [one] Du har én gjenopprettingskode igjen.
   *[other] Du har { $n } gjenopprettingskoder igjen.
}
own-codes-title = Gjenopprettingskodene dine
own-codes-about = Skriv dem ned og oppbevar dem et annet sted enn telefonen. Mister du telefonen, slipper hver kode deg inn én gang. De vises nå og aldri mer.
own-codes-renew-title = Nye gjenopprettingskoder
own-codes-renew-about = De gamle kodene slutter å gjelde.
own-codes-renew = Lag nye koder
own-second-remove-title = Slå av den andre faktoren
own-second-remove-needed = Du har en rolle som bare gjelder med en andre faktor: Uten den kan du ikke bruke rollen.
own-second-remove = Slå den av
own-sessions = Hvor du er logget inn
own-sessions-about = Se alle enhetene, og logg ut dem som ikke er dine.
own-sessions-lead = Kjenner du ikke igjen en enhet, logg den ut og endre passordet ditt.
own-sessions-everywhere = Logg ut overalt
own-session-this = denne enheten
own-session-used = Sist brukt
own-session-since = logget inn
own-session-end = Logg ut
own-session-end-spoken = Logg ut { $device }
own-session-unknown = Et annet program
own-session-device = { $browser } på { $system }
device-edge = Edge
device-opera = Opera
device-firefox = Firefox
device-chrome = Chrome
device-safari = Safari
device-android = Android
device-iphone = iPhone
device-ipad = iPad
device-windows = Windows
device-mac = Mac
device-linux = Linux
own-data = Last ned dataene mine
own-data-about = Alt som er lagret om deg, i én fil (JSON).
own-leave = Slett kontoen min
own-leave-about = For godt: Ingen kan hente den tilbake.
own-leave-goes = Navn, adresse, notater, merker og plan, øktene du har ledet, rollene dine og alt annet som bare er ditt, blir slettet straks og for godt.
own-leave-stays = Svarene dine blir værende, også eksamenssvar med vurderinger og klager, men ingen kan lenger si hvem de kom fra. Det du har attestert for andre, er fortsatt attestert. Det et forbund har offentliggjort om et sertifikat, blir stående etter forbundets regler.
own-leave-data = Du kan laste ned dataene dine først.
own-leave-do = Slett kontoen min for godt
own-fault-code = Koden er feil eller allerede brukt. Vent på den neste.
own-fault-code-empty = Skriv de seks sifrene fra autentiseringsappen.
own-fault-current = Passordet er feil.
own-fault-password = Passordet er feil.
own-fault-nothing = Det er ikke lenger noe å bekrefte. Begynn på nytt.
own-fault-too-many = { $minutes ->
    [one] For mange forsøk. Vent ett minutt.
   *[other] For mange forsøk. Vent { $minutes } minutter.
}

## The code after the password

code-title = Koden, takk
code-lead = Passordet er riktig. Skriv nå de seks sifrene autentiseringsappen viser.
code-hint = Seks sifre, eller en av gjenopprettingskodene dine.

## Accommodations

granted-title = Tilrettelegging
granted-lead = Det du lagrer her, gjelder straks og overalt der det har betydning.
granted-link-about = Ekstra tid, større skrift, ingen nedtelling
granted-percent = Ekstra tid, i prosent
granted-percent-hint = For eksempel 25 for en fjerdedel mer. La feltet stå tomt hvis det ikke gis ekstra tid.
granted-minutes = Ekstra tid, i minutter
granted-minutes-hint = I stedet for prosent, ikke i tillegg.
granted-larger_type = Større skrift på alle sider
granted-no_countdown = Ingen nedtelling på eksamen
granted-save = Lagre
granted-kept = Lagret. Det gjelder fra nå av.
granted-fault-percent = Skriv et helt tall fra 1 til 300, eller ingenting.
granted-fault-minutes = Skriv et helt tall fra 1 til 600, eller ingenting.
granted-fault-both = Gi enten prosent eller minutter.
