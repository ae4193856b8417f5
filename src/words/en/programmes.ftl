### The programmes of a federation: read, written, offered, and how far everybody is.

federation-programmes = Programmes
federation-programmes-about = What leads to each certificate
programmes-lead = What each certificate of { $federation } requires.
programmes-none = No programme is offered.
programmes-of-bank = The federation offers no programme of its own, so these hold.
programmes-written = Written here
programmes-written-none = No programme has been written yet.
programmes-offered = offered
programmes-offered-older = offered as it was before the last change
programmes-not-offered = not offered
programmes-edit = Programme
programmes-everybody = How far everybody is
programmes-everybody-of = How far everybody is with { $name }
programmes-new = A new programme
programmes-name = Name
programmes-word = Short name
programmes-word-hint = Certificates name the programme by it, so it stays. Small letters, digits and hyphens.
programmes-like = Begins as
programmes-like-one = One level with an exam
programmes-make = Begin a programme
programmes-fault-name = Give the programme a name of at most 120 characters.
programmes-fault-word = Give it a short name of small letters, digits and hyphens.
programmes-fault-taken = The federation has a programme with this short name already.
programmes-fault-long = The file is too long: it has at most 100 kilobytes. What was there before has stayed.
programmes-fault-faults = The programme has faults, so it is not offered.
programmes-fault-changed = Somebody has written the programme anew. Look at it before you offer it.

## One that is written

programmes-file = The programme’s file
programmes-file-hint = Levels, a [[levels]] each, and what each requires, a [[levels.requires]] each. Papers are named by the codes of the federation’s exams.
programmes-asks = What it requires
programmes-not-held = { $n ->
    [one] The federation holds no exam with the code { $codes } yet. Until it does, nobody meets what depends on it. If the code is mistyped, correct it.
   *[other] The federation holds no exams with the codes { $codes } yet. Until it does, nobody meets what depends on them. If a code is mistyped, correct it.
}
programmes-in-words = In words
programmes-save = Save the programme
programmes-kept = The programme is saved.
programmes-kept-with-faults = The programme is saved with its faults. It cannot be offered like this.
programmes-same = Nothing was changed.
programmes-beside = Somebody else has written meanwhile. Your text is kept and stands here, theirs beneath. If you save, yours takes the place of theirs, so take over first what is to stay.
programmes-theirs = What the other wrote
programmes-present = The present text
programmes-version = This is another text that was saved. If you save it, it takes the place of the present one.
programmes-offer = Offer this text
programmes-offer-about = People are led by it from then on. Certificates that were issued keep what they were issued by.
programmes-withdraw = Offer it no more
programmes-state-none = It is not offered.
programmes-state-same = It is offered as it stands here.
programmes-state-older = It is offered as it was before.
programmes-state-show = Show that text
programmes-faults = { $n ->
    [one] One fault
   *[other] { $n } faults
}
programmes-format = The fields of a programme’s file
programmes-field-id = The programme’s short name; it stays. Levels have one too.
programmes-field-name = What the programme, or a level, is called.
programmes-field-edition = Only what is ruled under this edition of the Laws counts, such as "2017".
programmes-field-levels = [[levels]]: a level, the lowest first.
programmes-field-prerequisites = The short names of levels of which a valid certificate must be held.
programmes-field-validity = "life", { "{" } years = 2 { "}" } or { "{" } inactive_years = 3 { "}" }.
programmes-field-examiners = How many must agree to a certificate: 1 or 2.
programmes-field-bands = From which marks on it is with merit and with distinction.
programmes-field-requires = [[levels.requires]]: a requirement. All of them must be met.
programmes-field-family = So many scenarios of this family, or with law of this law, with such a mean and floor.
programmes-field-lessons = Several kinds of scenarios, with a mean over all of them.
programmes-field-exam = An exam: paper (the code of one), mark, right, points, sections, critical, within_days. Without a mark its paper says who has passed.
programmes-field-practical = Sessions that were directed, or hours, with a co-signer or without.
programmes-field-oral = An oral examination with such a mark.
programmes-field-any = A list of requirements of which one is met, or as many as least says; all: of which each is met.
programmes-field-renewal = [levels.renewal]: by which exam it is renewed, refresher or delta, and when.

## How far somebody is

progress-title = Certificates
progress-everybody-none = Nobody belongs to the federation yet.
progress-name = Name
progress-eligible = everything is met
progress-eligible-band = everything is met, { $band }
progress-met = { $met } of { $of } met
progress-held = certificate held
progress-may = An examiner can issue the certificate now.
progress-may-band = An examiner can issue the certificate now, { $band }.
progress-holds = The certificate is held, valid until { $day }.
progress-holds-for-life = The certificate is held, valid for life.
progress-hidden = Exams count here as soon as their marks are shown to candidates.
renewal-title = Certificates that run out
renewal-until = Valid until { $date }.
renewal-over = It was valid until { $date }, and may still be renewed.
renewal-active = It stays valid as long as you are active: it lapses after { $years ->
    [one] a year
   *[other] { $years } years
} without an answer, an exam or a signed session of yours.
renewal-window = { $n ->
    [one] It is renewed by an exam
   *[other] It is renewed by one of these exams
} that you sit from { $from } to { $to }.
renewal-may = An examiner can renew it now.
renewal-by-refresher = To refresh it.
renewal-by-delta = On what has changed since the { $edition }.
renewal-none = It is not renewed. Once it has run out another one can be issued to you, if you have everything then that its level requires.
renewal-withdrawn = Its programme is not offered any more, so nothing renews it.
progress-more = More people
progress-all = All programmes of the federation
