## Webhooks: systems of a federation are told of events

federation-webhooks = Meldinger til egne systemer
federation-webhooks-about = Si fra til medlemssystemet med en gang resultater frigis eller sertifikater endres (webhooker)
webhook-lead = Når noe skjer her, kan nettstedet sende en kort, signert melding til et datasystem i forbundet: en webhook. Systemet henter så det det trenger, og ingen trenger å bære filer fra det ene til det andre.
webhook-documents = For programmerere: meldingene, og hvordan de kontrolleres
webhook-list = Adresser
webhook-none = Det finnes ingen adresser ennå.
webhook-events-count = { $n ->
    [one] { $n } hendelse
   *[other] { $n } hendelser
}
webhook-state-active = Aktiv
webhook-state-trouble = Aktiv, men den siste meldingen ble ikke tatt imot
webhook-state-paused = På pause
webhook-state-failing = På pause: ingenting ble tatt imot på fem dager
webhook-state-gone = På pause: systemet svarer at det ikke vil ha flere meldinger (410)
webhook-last = sist tatt imot
webhook-never = ingenting tatt imot ennå
webhook-new = Legg til en adresse
webhook-name = Navn
webhook-name-hint = Systemet som får meldingene, for eksempel «Medlemssystem». Navnet står i revisjonsloggen.
webhook-url = Adresse
webhook-url-hint = Du får den av den som programmerer systemet. Den begynner med https://.
webhook-events = Send en melding når
webhook-event-sitting-opened = en gjennomføring åpnes for kandidatene
webhook-event-sitting-ended = en gjennomføring er over: til fastsatt tid, eller tidligere fordi en sensor avslutter den
webhook-event-result-released = resultater frigis til kandidatene
webhook-event-result-changed = frigitte resultater endres etter en klage, en ny retting eller en sen vurdering
webhook-event-result-hidden = frigitte resultater skjules igjen
webhook-event-certificate-issued = et sertifikat utstedes
webhook-event-certificate-suspended = et sertifikat suspenderes
webhook-event-certificate-reinstated = et suspendert sertifikat blir gyldig igjen
webhook-event-certificate-revoked = et sertifikat tilbakekalles
webhook-event-certificate-replaced = et annet sertifikat erstatter et etter navneskifte
webhook-event-certificate-renewed = et nytt sertifikat fornyer et
webhook-event-webhook-test = prøvemelding
webhook-make = Legg til adresse
webhook-save = Lagre endringer
webhook-saved = Lagret.
webhook-removed = Adressen og det som ble sendt dit, er fjernet.
webhook-secret-made = Den nye hemmeligheten
webhook-secret-about = Gi den nå, på en trygg måte, til den som programmerer systemet. Med den kontrollerer systemet at en melding kommer herfra. Den vises ikke igjen.
webhook-secret-renewed = Gi den nå, på en trygg måte, til den som programmerer systemet. Den vises ikke igjen. I 24 timer signeres meldingene også med den gamle hemmeligheten.
webhook-failing-since = Ingenting tatt imot siden
webhook-trouble-about = Hver melding prøves ti ganger på tre dager. Etter fem dager uten hell settes adressen på pause, og administratorene får e-post.
webhook-paused-about = Når systemet virker igjen, fortsetter du: det som ble holdt tilbake, sendes da. En melding som ble gitt opp, har en knapp for å sende den igjen.
webhook-test = Send en prøvemelding
webhook-tested = En prøvemelding er på vei. Last siden på nytt om et øyeblikk for å se svaret.
webhook-pause = Sett på pause
webhook-paused = På pause. Meldinger holdes tilbake til du fortsetter, i høyst 90 dager.
webhook-resume = Fortsett
webhook-resumed = Fortsatt. Det som ble holdt tilbake, sendes nå.
webhook-deliveries = Meldinger
webhook-deliveries-none = Ingenting er sendt ennå.
webhook-deliveries-about = De siste først. De lagres i 90 dager.
webhook-earlier = Tidligere meldinger
webhook-delivery-waiting = venter
webhook-delivery-delivered = tatt imot
webhook-delivery-failed = gitt opp
webhook-attempts = { $n ->
    [one] { $n } forsøk
   *[other] { $n } forsøk
}
webhook-next = neste forsøk
webhook-tried = Siste forsøk:
webhook-details = Det som ble sendt
webhook-resend = Send igjen
webhook-resend-spoken = Send igjen: { $event }
webhook-resent = Meldingen sendes igjen, med samme id.
webhook-fault-answer-status = systemet tok den ikke imot
webhook-fault-answer-redirect = adressen fører et annet sted; omdirigeringer følges ikke
webhook-fault-answer-gone = systemet vil ikke ha flere meldinger
webhook-fault-answer-forbidden = adressen er ikke på det åpne internettet, eller operatøren av nettstedet tillater den ikke
webhook-fault-answer-silent = ikke noe svar
webhook-fault-answer-slow = ikke noe svar innen 15 sekunder
webhook-secret = Hemmelighet
webhook-secret-kept = En hemmelighet er lagret, kryptert. Kommer den på avveie, lager du en ny.
webhook-old-until = Den gamle hemmeligheten signerer også, til
webhook-secret-renew = Lag en ny hemmelighet
webhook-settings = Innstillinger
webhook-remove-title = Fjern denne adressen
webhook-remove-about = Ingenting mer sendes, og listen over meldinger fjernes. Det kan ikke angres.
webhook-remove = Fjern for godt
webhook-fault-name = Skriv et navn på høyst 60 tegn.
webhook-fault-url = Skriv en adresse som https://members.example.org/webhook, på høyst 500 tegn og uten #.
webhook-fault-url-forbidden = Meldinger kan ikke sendes dit. Adressen må begynne med https://, ikke inneholde passord og være på det åpne internettet; operatøren av nettstedet kan tillate andre.
webhook-fault-events = Velg minst én hendelse.
webhook-fault-full = Det er alt ti adresser. Fjern en av dem først.
webhook-fault-unsealed = Dette nettstedet har ingen nøkkel å kryptere hemmeligheten med. Spør operatøren.
webhook-fault-not-now = Det går ikke nå: tilstanden er endret. Se på siden igjen.

## The page about the API

api-webhooks = Webhooker
api-webhooks-about = En administrator skriver inn en adresse på siden «{ federation-webhooks }» og velger hendelsene. Hver hendelse er en POST med JSON til adressen, slik spesifikasjonen Standard Webhooks beskriver; bibliotekene dens, i mange språk, kontrollerer den. Den sier hva som skjedde, og hvor det kan leses: «resource» er en adresse i dette API-et, som spørres med en nøkkel.
api-webhooks-type = Navnet på hendelsen, en av dem nedenfor, eller webhook.test.
api-webhooks-timestamp = Tidspunktet for hendelsen, det samme i hvert forsøk.
api-webhooks-data = Hendelsens objekt.
api-webhooks-verify = Slik kontrolleres den
api-webhooks-verify-about = Hemmeligheten begynner med whsec_; resten er nøkkelen i Base64. Regn ut HMAC-SHA256 av webhook-id, webhook-timestamp og innholdet slik det kom, satt sammen med punktum. I Base64, med v1, foran, må det være en av signaturene i webhook-signature, som skilles med mellomrom: i 24 timer etter en ny hemmelighet er det to. Avvis en melding der webhook-timestamp er mer enn fem minutter fra klokken din.
api-webhooks-tries = Forsøk
api-webhooks-tries-about = Svar med en status fra 200 til 299 innen 15 sekunder, og gjør arbeidet etterpå. Ellers sendes meldingen igjen etter 5 sekunder, 5 og 30 minutter, 2, 5, 10, 14, 20 og 24 timer, og gis så opp. Den kan komme mer enn én gang: webhook-id er den samme. Den kan komme etter en senere: les «resource» for tilstanden nå. Omdirigeringer følges ikke. 410 setter adressen på pause.
api-webhooks-events = Hendelser
