### What a check of a credential came to: a title for each answer, and an explanation for each reason.

credential-title-valid = This credential is genuine and valid
credential-title-revoked = This credential was revoked
credential-title-suspended = This credential is suspended
credential-title-expired = This credential has expired
credential-title-not-yet = This credential is not valid yet
credential-title-status-unknown = Whether this credential is still valid cannot be told now
credential-title-altered = This is not a credential as it was issued
credential-title-unknown-key = This credential was not signed by the issuer that it names
credential-title-foreign = This credential was not issued here
credential-title-nothing = This is not a credential

credential-about-valid = It was signed by the issuer that it names, nothing in it was changed, and it is neither expired, suspended nor revoked.
credential-about-revoked = It was signed by the issuer that it names and nothing in it was changed, but the issuer has revoked it. It will not become valid again.
credential-about-suspended = It was signed by the issuer that it names and nothing in it was changed, but the issuer has suspended it. It is not valid until the issuer reinstates it.
credential-about-expired = It was signed by the issuer that it names and nothing in it was changed, but it was valid only until { $date }.
credential-about-not-yet = It was signed by the issuer that it names and nothing in it was changed, but it is valid only from { $date }.
credential-about-status-unknown = It was signed by the issuer that it names and nothing in it was changed, but whether it was suspended or revoked since could not be looked up. Do not rely on it; try again later.

credential-about-no-proof = It names an issuer of this site, but there is no proof in it. Every credential that is issued here is signed.
credential-about-proofs = It names an issuer of this site, but the proof in it is a list. Every credential that is issued here has one proof.
credential-about-suite = It names an issuer of this site, but its proof is of a kind that is not used here (eddsa-rdfc-2022 is).
credential-about-purpose = It names an issuer of this site, but its proof was not made to certify anything.
credential-about-at = It names an issuer of this site, but at line { $line }, column { $column } something is unknown, missing or there twice. No credential that is issued here is written so.
credential-about-field = It names an issuer of this site, but this field is not written as in any credential that is issued here: { $field }
credential-about-value = It names an issuer of this site, but this field holds what is never certified here, such as signs that nobody sees or too long a text: { $field }
credential-about-signature = It names an issuer of this site, but the signature does not belong to what it says: it was changed after it was signed, or signed by somebody else.
credential-about-unknown-key = It names an issuer of this site, but it is signed with a key that this issuer never used: { $method }
credential-about-foreign = It says that it was issued by { $issuer }, which issues nothing on this site. Only they can tell whether it is genuine.

credential-not-fetched = Nothing was fetched. It was looked at as the site { $site } would: whether somebody else has signed it, and whether it counts with them, is not known here.

credential-about-empty = There is nothing in it. Paste the credential, or choose its file.
credential-about-too-long = It is longer than any credential: at most 64 KB are looked at.
credential-about-not-text = It is not a text. A credential is a text file that ends in .json.
credential-about-pdf = It is a PDF. Upload the credential file (.json): it is attached to the PDF of the certificate, and can be saved from there.
credential-about-picture = It is a picture. Upload the credential file (.json), or scan the code on the certificate to look it up.
credential-about-archive = It is an archive or a document of an office program. Upload the credential file (.json) by itself.
credential-about-web-page = It is a web page. Upload the credential file (.json), not the page on which you found it.
credential-about-address = It is an address. Open it in your browser, and upload the credential file (.json) that you find there.
credential-about-token = It is a signed token. Credentials that are issued here are text files with a proof in them, and no tokens.
credential-about-line = It is neither a credential nor the number of a certificate. A number is written like demo.01ab…: a short name, a full stop, and 32 digits and letters. Copy all of it.
credential-about-truncated = It ends in the middle, at line { $line }, column { $column }: part of it is missing. Copy or download the whole of it again.
credential-about-not-json = It cannot be read: at line { $line }, column { $column } there is something that is not JSON. Copy or download it again.
credential-about-no-credential = It can be read, but it does not say that it is a credential.
credential-about-other-kind = It is a credential, but not an Open Badge. Certificates of this site are Open Badges.
credential-about-no-issuer = It is an Open Badge, but it does not say who issued it.
