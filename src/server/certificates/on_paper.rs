//! A certificate on paper, made anew from its record whenever somebody takes it along: the same record gives the same bytes.

use super::{Certificate, PublicId};
use crate::quiz::programme::Band;
use crate::server::Server;
use crate::server::certificate_paper::{Labels, Logo, PaperFault, Sheet, pdf};
use crate::server::mail::PublicUrl;
use crate::store::StoreError;
use crate::store::certificate::CertificateRow;
use crate::words::english;
use jiff::civil::Date;
use time::OffsetDateTime;

impl Server {
    /// The PDF of a certificate, with its credential attached; none where there is no credential, or its record was taken away.
    pub async fn certificate_on_paper(&self, one: &Certificate) -> Result<Option<Vec<u8>>, StoreError> {
        let Some(document) = self.credential_of(one).await? else { return Ok(None) };
        let Some(federation) = self.federation_of(&one.public.federation).await? else { return Ok(None) };
        let logo = self.logo_on_paper(federation.id, one.logo).await?;
        let told = Told {
            public: one.public.clone(),
            logo,
            holder: &one.holder,
            issuer: &one.issuer,
            programme_name: &one.programme_name,
            level_name: &one.level_name,
            band: one.band,
            edition: one.edition.word(),
            issued_on: one.issued_on,
            until: one.until.filter(|_| one.inactive_years.is_none()),
            inactive_years: one.inactive_years,
            made: OffsetDateTime::from_unix_timestamp(one.issued_at.as_second())
                .unwrap_or(OffsetDateTime::UNIX_EPOCH),
        };
        let sheet = told.sheet(&self.public_url(), document);
        let made = tokio::task::spawn_blocking(move || pdf(&sheet)).await;
        match made {
            Ok(Ok(pdf)) => Ok(Some(pdf)),
            fault => {
                tracing::error!(?fault, certificate = %one.public, "a certificate cannot be put on paper");
                Ok(None)
            }
        }
    }
}

/// What stands on the paper.
struct Told<'a> {
    public: PublicId,
    logo: Option<Logo>,
    holder: &'a str,
    issuer: &'a str,
    programme_name: &'a str,
    level_name: &'a str,
    band: Option<Band>,
    edition: &'a str,
    issued_on: Date,
    until: Option<Date>,
    inactive_years: Option<u16>,
    made: OffsetDateTime,
}

/// Whether a certificate can be put on paper: a name in letters that no font here has cannot.
pub(super) fn can_be(
    site: &PublicUrl,
    federation: &str,
    row: &CertificateRow,
    logo: Option<Logo>,
    document: &str,
) -> Result<(), PaperFault> {
    let told = Told {
        public: PublicId { federation: federation.to_owned(), id: row.id },
        logo,
        holder: &row.holder,
        issuer: &row.issuer,
        programme_name: &row.programme_name,
        level_name: &row.level_name,
        band: row.band.as_deref().and_then(Band::from_word),
        edition: &row.edition,
        issued_on: row.issued_on.parse().unwrap_or_default(),
        until: row
            .valid_until
            .as_ref()
            .filter(|_| row.inactive_years.is_none())
            .and_then(|day| day.parse().ok()),
        inactive_years: row.inactive_years.and_then(|years| u16::try_from(years).ok()),
        made: row.issued_at.time(),
    };
    pdf(&told.sheet(site, document.to_owned())).map(drop)
}

impl Told<'_> {
    fn sheet(&self, site: &PublicUrl, document: String) -> Sheet {
        let words = english();
        let say = |id: &str| words.say(&format!("paper-{id}"));
        let valid = match (self.until, self.inactive_years) {
            (Some(until), _) => words.day(until),
            (None, Some(years)) => words.tell("paper-valid-active", &[("years", i64::from(years).into())]),
            (None, None) => say("valid-life"),
        };
        Sheet {
            language: "en".to_owned(),
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
            federation: self.issuer.to_owned(),
            logo: self.logo.clone(),
            holder: self.holder.to_owned(),
            programme: self.programme_name.to_owned(),
            level: self.level_name.to_owned(),
            band: self.band.map(|band| words.band(band)),
            edition: words.tell("paper-edition-of", &[("edition", self.edition.into())]),
            issued: words.day(self.issued_on),
            valid,
            number: self.public.to_string(),
            signatures: Vec::new(),
            notes: Vec::new(),
            address: site.with(&format!("/verify/{}", self.public)),
            credential: document.into_bytes(),
            made: self.made,
        }
    }
}
