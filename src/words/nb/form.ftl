### Skjemaet for en avgjørelse i øving: ett spørsmål om gangen, lover etter nummer, lovboken ved siden av.

## Ett spørsmål om gangen

steps-answered = { $n } av { $of } besvart
steps-all = Alle spørsmål
steps-one = Ett om gangen
steps-back = Tilbake
steps-next = Neste spørsmål
steps-last = Se over svarene
steps-review = Svarene dine
steps-change = Endre
steps-unanswered = ikke besvart
steps-skipped = Hoppet over: { $label }. { $why }
steps-open = Svar likevel
idle-replacement = Du annullerte ingen melding, så ingen melding erstatter en annen.
idle-lead = Du annullerte ingen melding, så intet utspill kan forbys.
idle-standing = Du fant verken et krav eller en avståelse, så ingenting kan bli stående.

## Loven

law-find = Skriv en lov, for eksempel 30B1
law-book-link = Lovbok
law-book-loading = Lovene lastes.
law-book-failed = Lovene ble ikke lastet. Kontroller forbindelsen og prøv igjen.
law-book-page = Åpne dem i en annen fane
laws-of-family = Lovene for denne typen sak: { $family }
laws-all = Alle lover i denne utgaven

## Taster

keys-enter = neste spørsmål
keys-send = gi avgjørelsen din

## Et problem på forsiden

home-question = Hvordan dømmer du?
home-submit = Rett svaret mitt
