### Certificates: the check, the holder’s pages, proposals, issuing, the printed sheet.

## What a certificate was issued for

grounds-scenarios = { $n ->
    [one] One scenario in practice, under Law { $laws }.
   *[other] { $n } scenarios in practice, under Laws { $laws }.
}
grounds-exam = The exam { $paper }, sat on { $date }.
grounds-sessions = { $n ->
    [one] One session directed, { $hours } hours.
   *[other] { $n } sessions directed, { $hours } hours in all.
}
grounds-oral = An oral examination.
grounds-engine = Ruled on by version { $engine } of the engine.

## The credential

credential-name = { $level }, { $federation }
credential-about = { $level } of the programme “{ $programme }”, certified by { $federation } under the { $edition } edition of the Laws of Duplicate Bridge.
credential-criteria = All requirements of the level { $level } of the programme “{ $programme }”.
credential-edition = Laws of Duplicate Bridge { $edition }
credential-band = Band
credential-grounds = Issued for

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
paper-issued-anew = Reissued on { $date }; replaces { $number }.
paper-number = Number
paper-verify = Check it at
paper-code = QR code of the page where this certificate can be checked
paper-logo = Logo of the federation
paper-credential = Also as a signed credential (Open Badges 3.0)

## The public check

verify-title = Check a certificate
verify-lead = Enter a certificate’s number or its signed credential file to see whether we issued it, whether it is unchanged, and whether it is valid today. We store nothing of it.
verify-paste = Certificate number or credential
verify-paste-hint = The number is on the certificate. For a credential, open the file in a text editor, copy all of it, and paste it here.
verify-file = Or credential file
verify-check = Check
verify-certificate = View the certificate
verify-unknown = Certificate not found
verify-unknown-about = Check the address: no certificate with this number has been issued here. A revoked certificate would still be found.
verify-heading = Certificate of { $name }
verify-removed = a person whose record was deleted
verify-valid = Valid
verify-expired = Expired
verify-suspended = Suspended
verify-revoked = Revoked
verify-replaced = Replaced
verify-renewed = Renewed
verify-valid-about = This certificate is valid until { $date }.
verify-life-about = This certificate is valid.
verify-expired-about = This certificate was valid until { $date }. It is no longer valid.
verify-suspended-about = This certificate was suspended on { $date }. It is not valid at present.
verify-revoked-about = This certificate was revoked on { $date }. It is no longer valid.
verify-replaced-about = This certificate was replaced on { $date } by another in its holder’s current name.
verify-renewed-about = This certificate was renewed on { $date }. Another certificate has replaced it.
verify-now = View the current certificate
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
verify-grounds-hidden = The federation does not publish this.
verify-grounds = Issued for
verify-other = Check another certificate

## The register

register-title = Directors of { $federation }
register-lead = { $n ->
    [one] One director
   *[other] { $n } directors
} with a valid certificate who agreed to be listed.
register-search = Name or level
register-find = Search
register-none = No directors are listed.
register-none-found = No listed directors match.
register-until = valid until { $date }
register-file = Download the register
register-file-name = Name
register-file-level = Level
register-file-edition = Laws
register-file-issued = Issued
register-file-until = Valid until
register-file-certificate = Number

## The user’s own

mine-none = You have no certificates yet. Your progress shows what is still missing.
mine-dates = issued { $issued }, valid until { $until }
mine-issued = issued { $issued }
mine-pdf = Certificate (PDF)
mine-pdf-of = Certificate (PDF) of { $level }
mine-credential = Credential file
mine-credential-of = Credential file of { $level }
mine-listing = The register of directors
mine-listed = You are listed as long as you hold a valid certificate.
mine-unlisted = You are not listed. Anyone who has the link to a certificate of yours can still check it.
mine-list = List me
mine-unlist = Remove me from the list
mine-register = View the register
me-certificates = My certificates

## Issued by examiners

federation-certificates = Certificates
federation-certificates-about = Issue, renew, suspend and revoke
certificates-none = No certificates have been issued yet.
certificates-none-found = No certificates match.
certificates-search = Name, member number or certificate number
certificates-standing = Status
certificates-standing-any = Any status
certificates-of-level = Programme and level
certificates-of-level-any = All programmes
certificates-every-level = { $programme }: every level
certificates-level-of = { $programme }: { $level }
certificates-find = Search
certificates-later = Newer
certificates-earlier = Older
certificates-proposed = Issue certificates
certificates-proposed-about = On their records as they are now, these people meet all requirements of a level. Each person you choose gets a certificate in the federation’s name. An exam counts once its marks are released to candidates.
certificates-nobody = No certificates are ready to be issued.
certificates-unsigned = Certificates cannot be issued: the operator of this site has not set a signing key.
certificates-level = { $level } ({ $programme }): { $n ->
    [one] one person
   *[other] { $n } people
}
certificates-renewal = a renewal
certificates-first = two examiners must agree; you would be the first
certificates-second = another examiner has agreed
certificates-waits = you have agreed; waiting for another examiner
certificates-own = your own: another examiner must issue it
certificates-awaits = waits for the results of { $exam } to be released
certificates-rule-results = A person whose exam has unreleased results waits until they are released.
certificates-rule-second = Two examiners must agree to each certificate: the first agrees, the second issues.
certificates-rule-alone = You are the only examiner of the federation, so you issue alone. Once there are two, both must agree.
certificates-code = Second-factor code
certificates-code-hint = The six digits that your authenticator app shows now. You will be asked again after 15 minutes.
certificates-issue = Issue selected
certificates-issuing = Certificates are being issued: { $done } of { $of } so far. This page updates itself.
certificates-progress = Certificates issued so far
certificates-broken = Issuing was interrupted. Certificates issued before that are valid; the others are still proposed.
certificates-done = Issued: { $issued }. Agreed, waiting for another examiner: { $agreed }. Not issued: { $left }.
certificates-left-own = it is your own
certificates-left-agreed = you have already agreed; waiting for another examiner
certificates-left-held = it has been issued in the meantime
certificates-left-results = results of an exam are not released yet
certificates-left-name = the name cannot be printed on a certificate
certificates-left-fault = something went wrong; try again
certificates-fault-nothing = Choose at least one person.
certificates-fault-gone = The people you chose no longer qualify.
certificates-fault-at-work = Other certificates are being issued. Wait until that is done.
certificates-fault-signing = Certificates cannot be signed: the operator’s key is missing, or does not open the federation’s key. Nothing was changed.
certificates-fault-code = The code is wrong, or was already used. Wait for the next one.
certificates-fault-code-empty = { own-fault-code-empty }
certificates-fault-code-often = Too many codes were tried. Wait a few minutes.
certificates-fault-act = Choose an action.
certificates-fault-reason = Give a reason.
certificates-fault-reason-long = Shorten the reason.
certificates-fault-not-now = This is not possible in the certificate’s current status.
certificates-fault-name = This name cannot be printed on a certificate: it is too long, or has invisible characters or letters of a script that our fonts lack.
certificate-of = Certificate of { $name }
certificate-public = Public page
certificate-happened = History
certificate-event-agreed = First examiner agreed
certificate-event-issued = Issued
certificate-event-suspended = Suspended
certificate-event-reinstated = Reinstated
certificate-event-revoked = Revoked
certificate-event-replaced = Replaced by another certificate
certificate-event-renewed = Renewed by another certificate
certificate-over = This certificate was revoked, or another one has replaced it. It can no longer be changed.
certificate-own = This certificate is your own. Another examiner must decide on it.
certificate-change = Change status
certificate-what = Action
certificate-act-reissue = Reissue it in the current name of the holder’s account
certificate-act-suspend = Suspend it: not valid until reinstated
certificate-act-reinstate = Reinstate it: valid again
certificate-act-revoke = Revoke it: never valid again
certificate-reason = Reason
certificate-reason-hint = Kept with the certificate, for examiners.
certificate-do = Confirm
