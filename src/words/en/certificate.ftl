### Certificates: looked up, held, proposed, issued, and on paper.

## What a certificate was issued for

grounds-scenarios = { $n ->
    [one] One scenario in practice, under Law { $laws }.
   *[other] { $n } scenarios in practice, under Laws { $laws }.
}
grounds-exam = The exam { $paper }, sat on { $date }.
grounds-sessions = { $n ->
    [one] One session directed, { $hours } hours.
   *[other] { $n } sessions directed, { $hours } hours together.
}
grounds-oral = An oral examination.
grounds-engine = Ruled on by version { $engine } of the engine.

## The credential

credential-name = { $level }, { $federation }
credential-about = { $level } of the programme “{ $programme }”, certified by { $federation } under the { $edition } edition of the Laws of Duplicate Bridge.
credential-criteria = Everything that the level { $level } of the programme “{ $programme }” requires.
credential-edition = Laws of Duplicate Bridge { $edition }
credential-band = Band
credential-grounds = What it was issued for

## On paper

paper-heading = Certificate
paper-before-holder = This is to certify that
paper-before-programme = has met every requirement of the programme
paper-edition = Laws
paper-edition-of = Laws of Duplicate Bridge, { $edition }
paper-issued = Issued
paper-valid = Valid
paper-valid-life = for life
paper-valid-active = until { $years ->
    [one] a year
   *[other] { $years } years
} without activity
paper-examiner = Examiner
paper-examiner-first = First examiner
paper-examiner-second = Second examiner
paper-issued-anew = Issued anew on { $date }; replaces { $number }.
paper-number = Number
paper-verify = Anybody can check it at
paper-code = A code that leads to the page where this certificate can be checked
paper-logo = The logo of the federation
paper-credential = The same as a signed credential (Open Badges 3.0)

## Looked up by anybody

verify-title = Check a certificate
verify-lead = A certificate has a number, and its credential file says who issued it and is signed. Here you see whether it is one of ours, unchanged, and good today. Nothing of it is kept.
verify-paste = The certificate’s number, or the credential
verify-paste-hint = The number is on the certificate. For a credential, open the file in any program for text, copy all of it, and paste it here.
verify-file = Or its file
verify-check = Check it
verify-certificate = See the certificate
verify-unknown = There is no such certificate
verify-unknown-about = The address is mistyped, or nobody issued a certificate with this number here. A certificate that was revoked would be found.
verify-heading = Certificate of { $name }
verify-removed = a person whose record was removed
verify-valid = Valid
verify-expired = Expired
verify-suspended = Suspended
verify-revoked = Revoked
verify-replaced = Replaced
verify-renewed = Renewed
verify-valid-about = This certificate is valid until { $date }.
verify-life-about = This certificate is valid.
verify-expired-about = This certificate was valid until { $date }. It is not valid any more.
verify-suspended-about = This certificate was suspended on { $date }. It does not count for now.
verify-revoked-about = This certificate was revoked on { $date }. It does not count any more.
verify-replaced-about = This certificate was replaced on { $date } by another one, under the name that its holder has now.
verify-renewed-about = This certificate was renewed on { $date }. Another one counts in its place.
verify-now = See the one that counts now
verify-holder = Holder
verify-issuer = Issued by
verify-level = Level
verify-programme = Programme
verify-band = Result
verify-edition = Laws
verify-issued = Issued
verify-valid-row = Valid
verify-number = Number
verify-logo = Logo of { $federation }
verify-grounds-hidden = The federation does not show this.
verify-grounds = What it was issued for
verify-other = Check another certificate

## The register

register-title = Directors of { $federation }
register-lead = { $n ->
    [one] One director
   *[other] { $n } directors
} with a valid certificate who agreed to be listed.
register-search = Name or level
register-find = Search
register-none = Nobody is listed.
register-none-found = Nobody who is listed is called so.
register-until = valid until { $date }
register-file = The register as a file
register-file-name = Name
register-file-level = Level
register-file-edition = Laws
register-file-issued = Issued
register-file-until = Valid until
register-file-certificate = Number

## One’s own

mine-none = You hold no certificate yet. Your progress shows what is still missing.
mine-dates = issued { $issued }, valid until { $until }
mine-issued = issued { $issued }
mine-pdf = Certificate (PDF)
mine-pdf-of = Certificate (PDF) of { $level }
mine-credential = Credential file
mine-credential-of = Credential file of { $level }
mine-listing = The register of directors
mine-listed = You are listed as long as you hold a valid certificate.
mine-unlisted = You are not listed. Your certificates can be checked by their addresses all the same.
mine-list = List me
mine-unlist = Take me off the list
mine-register = See the register
me-certificates = My certificates

## Issued by examiners

federation-certificates = Certificates
federation-certificates-about = issue, renew, suspend and revoke
certificates-none = No certificate has been issued yet.
certificates-none-found = No such certificate is found.
certificates-search = Name, member number or number of the certificate
certificates-standing = How they stand
certificates-standing-any = However they stand
certificates-of-level = Programme and level
certificates-of-level-any = All programmes
certificates-every-level = { $programme }: every level
certificates-level-of = { $programme }: { $level }
certificates-find = Search
certificates-later = Later ones
certificates-earlier = Earlier ones
certificates-proposed = Issue certificates
certificates-proposed-about = These people have everything that a level requires, by their records as they are now. Whoever is chosen gets a certificate in the federation’s name. An exam counts once its marks are released to the candidates.
certificates-nobody = There is nobody to whom a certificate may be issued now.
certificates-unsigned = Nothing can be issued: the operator of this site has set no key for certificates.
certificates-level = { $level } ({ $programme }): { $n ->
    [one] one person
   *[other] { $n } people
}
certificates-renewal = a renewal
certificates-first = two examiners must agree; you would be the first
certificates-second = another examiner has agreed
certificates-waits = you have agreed; another examiner is awaited
certificates-own = your own: another examiner issues it
certificates-code = Code of your second factor
certificates-code-hint = The six digits that your program shows now. It is asked again after a quarter of an hour.
certificates-issue = Issue to those chosen
certificates-issuing = Issued: { $done } of { $of }.
certificates-progress = How many have been issued
certificates-broken = Issuing broke off. What was issued before is issued; the others are still proposed.
certificates-done = Issued: { $issued }. Agreed to, another examiner awaited: { $agreed }. Left: { $left }.
certificates-left-own = it is your own
certificates-left-agreed = you have agreed already, and another examiner is awaited
certificates-left-held = it has been issued meanwhile
certificates-left-name = the name cannot be put on a certificate
certificates-left-fault = something went wrong; it can be tried again
certificates-fault-nothing = Nobody was chosen.
certificates-fault-gone = Whoever was chosen is not proposed any more.
certificates-fault-at-work = Others are being issued at this moment. Wait until that is over.
certificates-fault-signing = Nothing can be signed: the operator’s key is missing, or is another one than the federation’s key was kept under. Nothing was done.
certificates-fault-code = The code is wrong, or was used before. Each counts once.
certificates-fault-code-often = Too many codes were tried. Wait a few minutes.
certificates-fault-act = Choose what is to be done.
certificates-fault-reason = A reason is missing.
certificates-fault-reason-long = The reason is too long.
certificates-fault-not-now = As the certificate stands now, this cannot be done.
certificates-fault-name = The name cannot be put on a certificate: it has signs that nobody sees, letters of a script that no font here has, or too many of them.
certificate-of = Certificate of { $name }
certificate-public = The page that anybody sees
certificate-happened = What happened to it
certificate-event-agreed = A first examiner agreed
certificate-event-issued = Issued
certificate-event-suspended = Suspended
certificate-event-reinstated = Reinstated
certificate-event-revoked = Revoked
certificate-event-replaced = Replaced by another one
certificate-event-renewed = Renewed by another one
certificate-over = Another certificate has taken the place of this one, or it was revoked. Nothing can be done with it.
certificate-own = It is your own. Another examiner decides on it.
certificate-change = Decide on it
certificate-what = What is to be done?
certificate-act-reissue = Issue it anew, with the name that the holder’s account has now
certificate-act-suspend = Suspend it: it does not count for now
certificate-act-reinstate = Reinstate it: it counts again
certificate-act-revoke = Revoke it: it never counts again
certificate-reason = Reason
certificate-reason-hint = It is kept with the certificate, for those who examine.
certificate-do = Do it
