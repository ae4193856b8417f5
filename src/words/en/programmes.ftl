### The programmes of a federation: reading, writing and offering them, and people’s progress.

federation-programmes = Programmes
federation-programmes-about = The requirements for each certificate
programmes-lead = What each certificate of { $federation } requires.
programmes-none = No programmes are offered.
programmes-of-bank = The federation offers no programmes of its own, so these apply.
programmes-written = Your programmes
programmes-written-none = You have no programmes of your own yet.
programmes-offered = offered
programmes-offered-older = offered, without the latest changes
programmes-not-offered = not offered
programmes-edit = Programme
programmes-everybody = Progress of all people
programmes-everybody-of = Progress of all people in { $name }
programmes-new = New programme
programmes-name = Name
programmes-word = Short name
programmes-word-hint = Used in certificates, so it cannot be changed. Lower-case letters, digits and hyphens.
programmes-like = Start from
programmes-like-one = One level with an exam
programmes-make = Create programme
programmes-fault-name = Give the programme a name of at most 120 characters.
programmes-fault-word = Give it a short name of lower-case letters, digits and hyphens.
programmes-fault-taken = Another programme of the federation has this short name. Choose a different one.
programmes-fault-like = That programme cannot be copied. Choose another to start from.
programmes-fault-long = Not saved: the file is longer than 100 kilobytes. Shorten it.
programmes-fault-faults = Correct the faults before you offer the programme.
programmes-fault-changed = The programme has been changed in the meantime. Check it before you offer it.

## One programme

programmes-file = Programme file
programmes-file-hint = Levels, one [[levels]] each, and their requirements, one [[levels.requires]] each. Name papers by the codes of the federation’s exams.
programmes-asks = Requirements
programmes-not-held = { $n ->
    [one] The federation has no exam with the code { $codes } yet. Until it does, requirements that depend on it cannot be met. If the code is mistyped, correct it.
   *[other] The federation has no exams with the codes { $codes } yet. Until it does, requirements that depend on them cannot be met. If a code is mistyped, correct it.
}
programmes-in-words = In words
programmes-save = Save programme
programmes-kept = The programme has been saved.
programmes-kept-with-faults = The programme has been saved with its faults. It cannot be offered until they are corrected.
programmes-same = Nothing was changed.
programmes-beside = Another person has saved changes in the meantime. Your text has been saved and is shown here, with theirs below. If you save again, yours replaces theirs, so first copy across what you want to keep.
programmes-theirs = The other text
programmes-present = Current text
programmes-version = This is an earlier saved text. If you save it, it replaces the current one.
programmes-offer = Offer this text
programmes-offer-about = From then on it applies to everyone. Certificates already issued keep the requirements they were issued under.
programmes-withdraw = Withdraw
programmes-state-none = Not offered.
programmes-state-same = Offered as shown here.
programmes-state-older = An earlier text is offered.
programmes-state-show = Show the text offered
programmes-faults = { $n ->
    [one] One fault
   *[other] { $n } faults
}
programmes-format = Fields of a programme file
programmes-field-id = Short name of the programme, which cannot be changed. Levels have one too.
programmes-field-name = Name of the programme, or of a level.
programmes-field-edition = Only rulings under this edition of the Laws count, such as "2017".
programmes-field-levels = [[levels]]: a level, lowest first.
programmes-field-prerequisites = Short names of levels in which a valid certificate is required.
programmes-field-validity = "life", { "{" } years = 2 { "}" } or { "{" } inactive_years = 3 { "}" }.
programmes-field-examiners = Number of examiners who must agree to a certificate: 1 or 2.
programmes-field-bands = Lowest marks for merit and for distinction.
programmes-field-requires = [[levels.requires]]: a requirement. All must be met.
programmes-field-family = Number of scenarios of this family (or, with law, of this law), with a mean and a floor.
programmes-field-lessons = Several kinds of scenarios, with a mean over all of them.
programmes-field-exam = An exam: paper (its code), mark, right, points, sections, critical, within_days. Without a mark, the paper’s own pass rule applies.
programmes-field-practical = Sessions directed, or hours, with or without a co-signer.
programmes-field-oral = An oral examination with this mark.
programmes-field-any = A list of requirements of which one must be met, or the number in least; all: a list of which each must be met.
programmes-field-renewal = [levels.renewal]: the exam that renews it, refresher or delta, and when.

## Progress of a person

progress-title = Certificates
progress-everybody-none = The federation has no members yet.
progress-name = Name
progress-eligible = all requirements met
progress-eligible-band = all requirements met, { $band }
progress-met = { $met } of { $of } met
progress-held = certificate held
progress-may = An examiner can issue the certificate now.
progress-may-band = An examiner can issue the certificate now, { $band }.
progress-holds = Certificate held, valid until { $day }.
progress-holds-for-life = Certificate held, valid for life.
progress-hidden = Exams count here once their marks are released to candidates.
renewal-title = Certificates due for renewal
renewal-until = Valid until { $date }.
renewal-over = It was valid until { $date }, and can still be renewed.
renewal-active = It stays valid while you are active: it lapses after { $years ->
    [one] a year
   *[other] { $years } years
} without an answer, an exam or a signed session.
renewal-window = { $n ->
    [one] To renew it, sit this exam
   *[other] To renew it, sit one of these exams
} between { $from } and { $to }.
renewal-may = An examiner can renew it now.
renewal-by-refresher = Refresher.
renewal-by-delta = Changes since the { $edition }.
renewal-none = It cannot be renewed. Once it has expired, you can be issued a new one if you then meet all requirements of its level.
renewal-withdrawn = Its programme is no longer offered, so it cannot be renewed.
progress-more = More people
progress-all = All programmes of the federation
