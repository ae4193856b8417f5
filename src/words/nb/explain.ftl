### An answer explained, and what if: two ways through the Laws beside each other.

## The way that is not the ruling’s: of a wrong premise, and of a fact told otherwise

beside-one-premise = Avgjørelsen
beside-other-premise = Du
beside-one-change = Som det er
beside-other-change = Endret
beside-says = { $who }: { $answer }

path-two-title = Begge veiene gjennom lovene
path-two-told-premise = { $n ->
    [0] Avgjørelsens vei til venstre og din til høyre, atskilt fra begynnelsen
    [one] Én felles test, og derfra avgjørelsens vei til venstre og din til høyre
   *[other] { $n } felles tester, og derfra avgjørelsens vei til venstre og din til høyre
}, hver fram til det som følger av den. Listen under sier hvor de skilles, og har begge veiene i ord.
path-two-told-change = { $n ->
    [0] Veien som den er til venstre og den endrede til høyre, atskilt fra begynnelsen
    [one] Én felles test, og derfra veien som den er til venstre og den endrede til høyre
   *[other] { $n } felles tester, og derfra veien som den er til venstre og den endrede til høyre
}, hver fram til det som følger av den. Listen under sier hvor de skilles, og har begge veiene i ord.
path-begins = Hva som skjedde
path-branch = { $answer }: { $laws }

part-premise = Her skiller din vei seg fra avgjørelsens.
part-answer-premise = Etter din forutsetning er svaret «{ $answer }». { $decided }
part-test-premise = Etter din forutsetning prøves { $cite } nå: { $asked } { $answer }. { $decided }
part-fact-premise = Etter din forutsetning er svaret det samme, på grunnlag av et annet faktum. { $decided }
part-open-premise = Etter din forutsetning avhenger alt herfra av et spørsmål: { $question }
part-ends-premise = Etter din forutsetning prøves ikke noe mer.
part-change = Her skilles veiene.
part-answer-change = Med endringen er svaret «{ $answer }». { $decided }
part-test-change = Med endringen prøves { $cite } nå: { $asked } { $answer }. { $decided }
part-fact-change = Med endringen er svaret det samme, på grunnlag av et annet faktum. { $decided }
part-open-change = Med endringen avhenger alt herfra av et spørsmål: { $question }
part-ends-change = Med endringen prøves ikke noe mer.

part-decides = Dette avgjør den første delen du har feil på: { $part }.

trace-all = { $n ->
    [one] Den ene testen
    [2] Begge testene
   *[other] Alle { $n } testene
}
trace-minor = { $n ->
    [one] Én test som ikke slo til og ikke avgjorde noe, står på sin plass nedenfor.
   *[other] { $n } tester som ikke slo til og ikke avgjorde noe, står på sine plasser nedenfor.
}
trace-other-premise = { $n ->
    [one] Din vei: én test
    [2] Din vei: begge testene
   *[other] Din vei: alle { $n } testene
}
trace-other-change = { $n ->
    [one] Den endrede veien: én test
    [2] Den endrede veien: begge testene
   *[other] Den endrede veien: alle { $n } testene
}

## What if

what-if-title = Hva om?
what-if-page-title = Hva om: { $title }
what-if-lead = Endre ett faktum, og se avgjørelsen før og etter. Alt som avhenger av faktumet, endres også.
what-if-list = Hva som kan endres
what-if-other = Endre noe annet
what-if-undo = Som det skjedde
what-if-desk = Disse faktaene ved TL-bordet
what-if-back = Til oppgaven
what-if-as-it-is = Avgjørelsen som den er
what-if-part = Del
what-if-before = Som det er
what-if-after = Med endringen
what-if-changed = Endring
what-if-caption = Avgjørelsen som den er og som den ville bli, del for del
what-if-is-changed = endret
what-if-is-same = den samme
what-if-parts = { $n ->
    [one] Én del av avgjørelsen endres.
   *[other] { $n } deler av avgjørelsen endres.
}
what-if-changing = Endrer avgjørelsen ({ $n })
what-if-idle = Endrer ikke avgjørelsen ({ $n })
what-if-unknown-yet = Virkningen er ikke regnet ut ennå ({ $n })
what-if-verdict = { $verdict } – { $law }
what-if-changes = Endrer: { $parts }
what-if-no-part = Ingen del av avgjørelsen endres, men veien dit er en annen.
what-if-nothing = Ingenting endres: Lovene tar ikke hensyn til dette faktumet her.
what-if-law-same = { $then } avgjør saken i begge tilfeller.
what-if-law-instead = { $then } ville avgjøre saken i stedet for { $was }.
what-if-says = Hva TL ville si
what-if-clauses = Bestemmelsene der de skilles
what-if-only-before = Bare som det er
what-if-only-after = Bare med endringen
what-if-same-clauses = De samme bestemmelsene gjelder.
what-if-ways = Begge veiene gjennom lovene
what-if-unknown-title = Denne endringen finnes ikke
what-if-unknown = «{ $change }» er ikke en endring av denne oppgaven.
what-if-link = Hva om? Endre et faktum og se avgjørelsen endre seg.
what-if-warning = Viser avgjørelsen.
unruled-what-if = Endringen ligger i adressen til denne siden.

## Why an answer is wrong as it is

explain-premise = Forutsetningen bak feilen
explain-follows = { $n ->
    [0] Den viser seg i «{ $first }», og ingen annen feil følger av den.
    [one] Den viser seg i «{ $first }», som ikke gir noe. «{ $parts }» følger av den, og gir halvparten av det den teller.
   *[other] Den viser seg i «{ $first }», som ikke gir noe. Disse følger av den, og hver gir halvparten av det den teller: { $parts }.
}
explain-first = Den første delen med feil: { $part }
explain-otherwise = Hva som ville ha utgjort forskjellen
explain-see-it = Se hva som endres
mark-follow = { $n ->
    [one] én følger av forutsetningen din
   *[other] { $n } følger av forutsetningen din
}
marks-first-wrong = første feil
