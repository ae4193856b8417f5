### The user’s account: /account and below, and /sign-in/code.

nav-account = Min konto
own-title = Min konto
own-who = Du logger inn med { $email }.
own-name-save = Lagre navnet
own-email-about = En ny adresse gjelder når du følger lenken i en e-post til den.
own-password = Endre passordet
own-password-about = Alle andre økter avsluttes når du gjør det.
own-password-ends = Når du endrer det, blir du logget ut overalt unntatt her.
own-password-current = Passordet du har nå
own-password-new = Det nye passordet
own-password-save = Endre passordet
own-password-changed = Passordet ditt er endret, og du er logget ut overalt unntatt her.
own-second = Andre faktor
own-second-on = På: Innlogging krever en kode i tillegg til passordet.
own-second-off = Av: Passordet alene slipper deg inn.
own-second-needed = Du har en rolle som først gjelder når du har satt opp en andre faktor. Før det kan du ikke gjøre noe med den.
own-second-about = I tillegg til passordet krever innlogging da en kode på seks sifre som en autentiseringsapp på telefonen din lager. Den som har funnet ut passordet ditt, kommer ikke inn med det alene.
own-second-begin = Sett den opp
own-second-scan = Les dette bildet med autentiseringsappen din.
own-second-picture = Et bilde for autentiseringsappen din; teksten under sier det samme
own-second-type = Eller skriv dette inn i den:
own-second-confirm-about = Skriv de seks sifrene den viser nå.
own-second-code = Kode
own-second-confirm = Slå den på
own-second-another = Vis meg et annet bilde
own-second-in-force = Innlogging krever en kode i tillegg til passordet.
own-codes-left = { $n ->
    [0] Du har ingen gjenopprettingskode igjen.
    [one] Du har én gjenopprettingskode igjen.
   *[other] Du har { $n } gjenopprettingskoder igjen.
}
own-codes-title = Gjenopprettingskodene dine
own-codes-about = Skriv dem ned og oppbevar dem et annet sted enn telefonen. Hver av dem slipper deg inn én gang, i stedet for en kode, hvis du skulle miste den. De vises her nå og aldri mer.
own-codes-renew-title = Nye gjenopprettingskoder
own-codes-renew-about = De gamle gjelder da ikke lenger.
own-codes-renew = Lag nye koder
own-second-remove-title = Slå den av
own-second-remove-needed = Du har en rolle som bare gjelder med en andre faktor: Uten den kan du ikke gjøre noe med rollen.
own-second-remove = Slå den av
own-sessions = Hvor du er logget inn
own-sessions-about = Se alle enheter, og avslutt det som ikke er ditt.
own-sessions-lead = Hvis det er en av disse du ikke kjenner, avslutt den og endre passordet ditt.
own-sessions-everywhere = Logg ut overalt
own-session-this = denne
own-session-used = Sist brukt
own-session-since = logget inn
own-session-end = Avslutt
own-session-end-spoken = Avslutt økten på { $device }
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
own-data = Ta med dataene mine
own-data-about = Alt som er lagret om deg, i én fil (JSON).
own-leave = Slett kontoen min
own-leave-about = For godt: Ingen kan hente den tilbake.
own-leave-goes = Navnet ditt, adressen din, notatene, merkene og planen din, øktene du har ledet, rollene dine og alt annet som er ditt alene, blir slettet med én gang og for godt.
own-leave-stays = Svarene dine blir værende, også de fra eksamener med vurderinger og klager, men ingen kan lenger si hvem de kom fra. Det du har attestert for andre, er fortsatt attestert. Det et forbund har offentliggjort om et sertifikat, blir stående slik forbundets regler sier.
own-leave-data = Kanskje vil du ta med dataene dine først.
own-leave-do = Slett kontoen min for godt
own-fault-code = Dette er ikke koden som gjelder nå, eller den er allerede brukt. Vent på den neste.
own-fault-current = Dette er ikke passordet ditt.
own-fault-password = Dette er ikke passordet ditt.
own-fault-nothing = Det er ikke lenger noe å bekrefte. Begynn på nytt.
own-fault-too-many = { $minutes ->
    [one] For mange forsøk. Vent ett minutt.
   *[other] For mange forsøk. Vent { $minutes } minutter.
}

## The code after the password

code-title = Koden, takk
code-lead = Passordet ditt er riktig. Skriv nå de seks sifrene autentiseringsappen din viser.
code-hint = Seks sifre, eller en av gjenopprettingskodene dine.

## Accommodations

granted-title = Tilrettelegging
granted-lead = Det som lagres her, gjelder overalt der det har betydning, og virker med én gang.
granted-link-about = Ekstra tid, større skrift, ingen nedtelling
granted-percent = Ekstra tid, i prosent
granted-percent-hint = For eksempel 25 for en fjerdedel mer. La feltet stå tomt hvis det ikke skal gis noe.
granted-minutes = Ekstra tid, i minutter
granted-minutes-hint = I stedet for prosent, ikke i tillegg.
granted-larger_type = Større skrift på alle sider
granted-no_countdown = Ingen nedtelling på eksamen
granted-save = Lagre
granted-kept = Dette er lagret og gjelder fra nå av.
granted-fault-percent = Skriv et helt tall fra 1 til 300, eller ingenting.
granted-fault-minutes = Skriv et helt tall fra 1 til 600, eller ingenting.
granted-fault-both = Gi enten prosent eller minutter.
