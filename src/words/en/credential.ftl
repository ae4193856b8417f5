### Results of a credential check: a title for each result, an explanation for each reason.

credential-title-valid = This credential is genuine and valid
credential-title-revoked = This credential was revoked
credential-title-suspended = This credential is suspended
credential-title-expired = This credential has expired
credential-title-not-yet = This credential is not valid yet
credential-title-status-unknown = The status of this credential could not be checked
credential-title-altered = This credential was altered
credential-title-unknown-key = This credential was not signed by the issuer it names
credential-title-foreign = This credential was not issued here
credential-title-nothing = This is not a credential

credential-about-valid = It was signed by the issuer it names, has not been altered, and is not expired, suspended or revoked.
credential-about-revoked = It was signed by the issuer it names and has not been altered, but the issuer has revoked it. It will not become valid again.
credential-about-suspended = It was signed by the issuer it names and has not been altered, but the issuer has suspended it. It is not valid until the issuer reinstates it.
credential-about-expired = It was signed by the issuer it names and has not been altered, but it was valid only until { $date }.
credential-about-not-yet = It was signed by the issuer it names and has not been altered, but it is valid only from { $date }.
credential-about-status-unknown = It was signed by the issuer it names and has not been altered, but we could not check whether it has been suspended or revoked. Do not rely on it; try again later.

credential-about-no-proof = It names an issuer of this site, but has no proof. Every credential issued here is signed.
credential-about-proofs = It names an issuer of this site, but its proof is a list. Every credential issued here has a single proof.
credential-about-suite = It names an issuer of this site, but its type of proof is not used here (eddsa-rdfc-2022 is).
credential-about-purpose = It names an issuer of this site, but its proof was not made for certifying.
credential-about-at = It names an issuer of this site, but something at line { $line }, column { $column } is unknown, missing or duplicated. Credentials issued here are not written like that.
credential-about-field = It names an issuer of this site, but this field is not written as in credentials issued here: { $field }
credential-about-value = It names an issuer of this site, but this field has a value that is never certified here, such as invisible characters or too long a text: { $field }
credential-about-signature = It names an issuer of this site, but the signature does not match its contents: it was altered after signing, or not signed by that issuer.
credential-about-unknown-key = It names an issuer of this site, but is signed with a key that this issuer has never used: { $method }
credential-about-foreign = It says that it was issued by { $issuer }, which is not an issuer of this site. Only that issuer can say whether it is genuine.

credential-not-fetched = Nothing was looked up elsewhere. The credential was checked as the site { $site } would check it; whether another issuer signed it, and whether they consider it valid, is not known here.

credential-about-empty = It is empty. Paste the credential, or choose its file.
credential-about-too-long = It is too long to be a credential: the limit is 64 KB.
credential-about-not-text = It is not a text. A credential is a text file whose name ends in .json.
credential-about-pdf = It is a PDF. Save the credential file (.json) attached to it, and upload that.
credential-about-picture = It is a picture. Upload the credential file (.json), or scan the code on the certificate.
credential-about-archive = It is an archive or an office document. Upload the credential file (.json) on its own.
credential-about-web-page = It is a web page. Upload the credential file (.json) itself.
credential-about-address = It is a web address. Open it in your browser, and upload the credential file (.json) you find there.
credential-about-token = It is a signed token. Credentials issued here are text files with a proof, not tokens.
credential-about-line = It is neither a credential nor a certificate number. A number looks like demo.01ab…: a short name, a full stop, and 32 digits and letters. Copy all of it.
credential-about-truncated = It is incomplete: it ends at line { $line }, column { $column }. Copy or download all of it again.
credential-about-not-json = It cannot be read: line { $line }, column { $column } is not valid JSON. Copy or download it again.
credential-about-no-credential = It can be read, but is not marked as a credential.
credential-about-other-kind = It is a credential, but not an Open Badge. Certificates of this site are Open Badges.
credential-about-no-issuer = It is an Open Badge, but does not name its issuer.
