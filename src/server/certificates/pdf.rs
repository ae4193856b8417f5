//! The PDF of a certificate, made from its record on each download: equal records give equal bytes.

use super::{Certificate, Certificates};
use crate::certificate_pdf::{CertificateSheet, Field, Labels, Logo, PdfFault, Signature, pdf};
use crate::mail::PublicUrl;
use store::StoreError;
use time::OffsetDateTime;

impl Certificates {
    /// The PDF of a certificate, with its credential attached; `None` without a credential, or if
    /// its record was removed.
    pub async fn pdf(&self, one: &Certificate) -> Result<Option<Vec<u8>>, StoreError> {
        let Some(document) = self.credential_of(one).await? else { return Ok(None) };
        let Some(federation) = self.federations.by_code(&one.public.federation).await? else {
            return Ok(None);
        };
        let logo = self.logo_on_paper(federation.id, one.logo).await?;
        let sheet = sheet(&self.mail.public_url(), one, logo, document);
        let made = tokio::task::spawn_blocking(move || printed(sheet)).await;
        match made {
            Ok(Ok(pdf)) => Ok(Some(pdf)),
            fault => {
                tracing::error!(?fault, certificate = %one.public, "certificate cannot be printed");
                Ok(None)
            }
        }
    }
}

/// Checks that a certificate can be printed: a name in letters that no font has cannot.
pub(super) fn check_printable(
    site: &PublicUrl,
    one: &Certificate,
    logo: Option<Logo>,
    document: &str,
) -> Result<(), PdfFault> {
    printed(sheet(site, one, logo, document.to_owned())).map(drop)
}

/// The PDF of a sheet. Omits signatories whose names no font can print: the holder is not to blame.
fn printed(sheet: CertificateSheet) -> Result<Vec<u8>, PdfFault> {
    match pdf(&sheet) {
        Err(fault) if fault.field() == Some(Field::Signature) => {
            let alone = |one: &Signature| CertificateSheet { signatures: vec![one.clone()], ..sheet.clone() };
            let signatures =
                sheet.signatures.iter().filter(|one| pdf(&alone(one)).is_ok()).cloned().collect();
            pdf(&CertificateSheet { signatures, ..sheet })
        }
        made => made,
    }
}

/// Signatories of a certificate, the assenting one before the issuer.
fn signatures(one: &Certificate) -> Vec<Signature> {
    let words = one.language.words();
    let parts = match one.agreed_by {
        Some(_) => ["paper-examiner-first", "paper-examiner-second"],
        None => ["", "paper-examiner"],
    };
    let names = [&one.agreed_by, &one.issued_by].into_iter().zip(parts);
    let signed =
        names.filter_map(|(name, part)| Some(Signature { name: name.clone()?, part: words.say(part) }));
    signed.collect()
}

/// Notes on a certificate: that it was reissued, and in place of which.
fn notes(one: &Certificate) -> Vec<String> {
    let anew = one.reissued_on.zip(one.follows.as_ref()).map(|(day, before)| {
        let words = one.language.words();
        let args = [("date", words.day(day).into()), ("number", before.to_string().into())];
        words.format("paper-issued-anew", &args)
    });
    anew.into_iter().collect()
}

/// Content of the PDF of a certificate.
fn sheet(site: &PublicUrl, one: &Certificate, logo: Option<Logo>, document: String) -> CertificateSheet {
    let words = one.language.words();
    let say = |id: &str| words.say(&format!("paper-{id}"));
    let valid = match (one.until, one.inactive_years) {
        (_, Some(years)) => words.format("paper-valid-active", &[("years", i64::from(years).into())]),
        (Some(until), None) => words.day(until),
        (None, None) => say("valid-life"),
    };
    CertificateSheet {
        language: one.language.tag().to_owned(),
        labels: Labels {
            heading: say("heading"),
            before_holder: say("before-holder"),
            before_programme: say("before-programme"),
            edition: say("edition"),
            issued: say("issued"),
            valid: say("valid"),
            number: say("number"),
            verify: say("verify"),
            code: say("code"),
            logo: say("logo"),
            credential: say("credential"),
        },
        federation: one.issuer.clone(),
        logo,
        holder: one.holder.clone(),
        programme: one.programme_name.clone(),
        level: one.level_name.clone(),
        band: one.band.map(|band| words.band(band)),
        edition: words.format("paper-edition-of", &[("edition", one.edition.word().into())]),
        issued: words.day(one.issued_on),
        valid,
        number: one.public.to_string(),
        signatures: signatures(one),
        notes: notes(one),
        address: site.with(&format!("/verify/{}", one.public)),
        credential: document.into_bytes(),
        made: OffsetDateTime::from_unix_timestamp(one.issued_at.as_second())
            .unwrap_or(OffsetDateTime::UNIX_EPOCH),
    }
}
