### Why a part of an answer is wrong, on the ruling’s own way, and the marked page at a glance. $named is the clause that was named, $cite the
### one whose test is told, by $question, $answer and $decided.

reason-refused = { $named } gjelder ikke. { $question } { $answer }. { $decided }
reason-superseded = { $named } ligger på veien til avgjørelsen, men { $cite } avgjør. { $decided }
reason-not-reached = Veien til { $named } forlates ved { $cite }. { $question } { $answer }. { $decided }

## The marked page at a glance

glance-right = Alt riktig
glance-wrong = { $wrong ->
    [one] Én del er feil
   *[other] { $wrong } deler er feil
}
glance-alone = De andre delene av svaret ditt er riktige.
glance-parts = Del for del
glance-ruling = Avgjørelsen og veien til den
path-parting-title = Der din vei forlater avgjørelsens
path-parting-told = { $n ->
    [one] Én prøve nedover, og så avgjørelsens vei til venstre og din til høyre. Setningen over sier hvorfor de skilles.
   *[other] { $n } prøver nedover, og så avgjørelsens vei til venstre og din til høyre. Setningen over sier hvorfor de skilles.
}
keys-onward = det som kommer etterpå
