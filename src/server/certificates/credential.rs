//! Signs certificates: assigns each a random index in a status list, builds its credential from the
//! database row, and signs it with the federation's key.

use super::keyring::OpenKey;
use super::signing::SigningFault;
use super::status_lists::{ENTRIES, PURPOSE, status_address};
use super::{Certificate, Issuing, PublicId, logo_path, pdf};
use crate::certificate_pdf::Logo;
use crate::credentials::award::{
    Achievement, Award, AwardEvidence, AwardHolder, AwardResult, Issuer, Measure, StatusEntry,
};
use crate::credentials::document::Credential;
use crate::federation::Federation;
use crate::mail::PublicUrl;
use bank::programme::{Disclosure, Grounds, ResultBand};
use jiff::civil::{Date, Time};
use std::collections::{BTreeMap, BTreeSet};
use store::StoreError;
use store::certificate::{self, CertificateRow};
use time::OffsetDateTime;
use words::Language;

/// Random tries for a free index in a status list. A list is at most half full, so that each try
/// succeeds at least one time in two.
const INDEX_TRIES: usize = 128;

impl Issuing {
    /// Assigns each certificate a status index and signs its credential, on a blocking thread. For
    /// a certificate that cannot be signed, returns the token of the reason.
    pub(super) async fn signed(
        &self,
        federation: &Federation,
        rows: Vec<CertificateRow>,
    ) -> Result<Vec<Result<(CertificateRow, String), &'static str>>, SigningFault> {
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        let key = self.signing_keys.signing_key(federation.id).await?;
        let issuer = self.issuer(federation)?;
        let logos = self.logos_of(federation, &rows).await?;
        let rows = self.with_status_indexes(federation, rows, key.number).await?;
        let (site, federation) = (self.mail.public_url(), federation.clone());
        let work = move || {
            let sign = |row: CertificateRow| match sign(&site, &federation, &issuer, &logos, &row, &key) {
                Some(document) => Ok((row, document)),
                None => Err("name"),
            };
            rows.into_iter().map(sign).collect()
        };
        Ok(tokio::task::spawn_blocking(work).await?)
    }

    fn issuer(&self, federation: &Federation) -> Result<Issuer, SigningFault> {
        Ok(Issuer {
            did: self.signing_keys.issuer_of(federation)?.as_str().to_owned(),
            name: federation.name.clone(),
            url: self.mail.public_url().with(&format!("/register/{}", federation.code)),
            image: None,
        })
    }

    /// The logos on these certificates, by logo number.
    async fn logos_of(
        &self,
        federation: &Federation,
        rows: &[CertificateRow],
    ) -> Result<BTreeMap<i32, Logo>, StoreError> {
        let mut logos = BTreeMap::new();
        for number in rows.iter().filter_map(|row| row.logo).collect::<BTreeSet<i32>>() {
            if let Some(logo) = self.certificates.logo_on_paper(federation.id, Some(number)).await? {
                logos.insert(number, logo);
            }
        }
        Ok(logos)
    }

    /// Sets in each row the key's number and a random free index in the last status list, or in a
    /// new list once that is half full.
    async fn with_status_indexes(
        &self,
        federation: &Federation,
        rows: Vec<CertificateRow>,
        key: i32,
    ) -> Result<Vec<CertificateRow>, SigningFault> {
        let store = &self.store;
        let mut list = certificate::last_list(store, federation.id).await?.unwrap_or(1);
        let mut taken: BTreeSet<i32> =
            certificate::used_indexes(store, federation.id, list).await?.into_iter().collect();
        let mut assigned = Vec::new();
        for row in rows {
            let index = (0..INDEX_TRIES).map(|_| self.random_index()).find(|index| !taken.contains(index));
            let index = match index.filter(|_| taken.len() < ENTRIES as usize / 2) {
                Some(index) => index,
                None => {
                    list += 1;
                    taken.clear();
                    self.random_index()
                }
            };
            taken.insert(index);
            assigned.push(CertificateRow { status_list: list, status_index: index, key_number: key, ..row });
        }
        Ok(assigned)
    }

    /// A random index in a status list.
    fn random_index(&self) -> i32 {
        (u32::from_be_bytes(self.entropy.bytes()) % ENTRIES).cast_signed()
    }
}

/// The signed credential of a certificate; `None` if the credential's format rejects a value, or if
/// no font of the PDF has the letters of a name.
fn sign(
    site: &PublicUrl,
    federation: &Federation,
    issuer: &Issuer,
    logos: &BTreeMap<i32, Logo>,
    row: &CertificateRow,
    key: &OpenKey,
) -> Option<String> {
    let award = award(site, federation, issuer, row)?;
    let document = Credential::issue(&award, &key.key, row.issued_at.time()).ok()?.json();
    let logo = row.logo.and_then(|number| logos.get(&number)).cloned();
    pdf::check_printable(site, &Certificate::of(federation, row.clone())?, logo, &document).ok()?;
    Some(document)
}

fn award(site: &PublicUrl, federation: &Federation, issuer: &Issuer, row: &CertificateRow) -> Option<Award> {
    let words = Language::read(&row.language).unwrap_or(Language::ENGLISH).words();
    let public = PublicId { federation: federation.code.clone(), id: row.id };
    let grounds: Grounds = serde_json::from_value(row.grounds.clone()).unwrap_or_default();
    let grounds = words.grounds(&grounds.shown(Disclosure::read(&row.disclosure)));
    let args = [
        ("federation", (&row.issuer).into()),
        ("programme", (&row.programme_name).into()),
        ("level", (&row.level_name).into()),
        ("edition", (&row.edition).into()),
    ];
    let band = row.band.as_deref().and_then(ResultBand::from_word);
    let band = band.map(|band| AwardResult {
        name: words.say("credential-band"),
        measure: Measure::Level,
        value: words.band(band),
    });
    // A certificate that lapses without activity has no fixed last day: only the status list shows
    // that it has expired.
    let valid_until = match (&row.valid_until, row.inactive_years) {
        (Some(day), None) => Some(end_of_day(day.parse().ok()?, &federation.zone)?),
        _ => None,
    };
    let verify = site.with(&format!("/verify/{public}"));
    let evidence = |grounds: &[String]| AwardEvidence {
        id: format!("{verify}#grounds"),
        name: words.say("credential-grounds"),
        narrative: grounds.join(" "),
    };
    Some(Award {
        id: verify.clone(),
        name: words.format("credential-name", &args),
        issuer: Issuer {
            image: row.logo.map(|number| site.with(&logo_path(&federation.code, number))),
            ..issuer.clone()
        },
        holder: AwardHolder {
            id: format!("urn:uuid:{}", row.subject.hyphenated()),
            name: row.holder.clone(),
        },
        achievement: Achievement {
            id: site.with(&format!(
                "/register/{}#{}-{}",
                federation.code,
                row.programme,
                level_fragment(&row.level)
            )),
            name: row.level_name.clone(),
            description: words.format("credential-about", &args),
            criteria: words.format("credential-criteria", &args),
            tags: vec![words.format("credential-edition", &args)],
        },
        results: band.into_iter().collect(),
        evidence: if grounds.is_empty() { Vec::new() } else { vec![evidence(&grounds)] },
        valid_from: row.issued_at.time(),
        valid_until,
        status: vec![StatusEntry {
            purpose: PURPOSE,
            list: status_address(site, &federation.code, row.status_list),
            index: u32::try_from(row.status_index).ok()?,
        }],
    })
}

/// A level's id, or its name if it has none, as a URL fragment.
fn level_fragment(level: &str) -> String {
    level.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect()
}

/// The last second of a day in a time zone.
fn end_of_day(day: Date, zone: &str) -> Option<OffsetDateTime> {
    let zone = bank::review::zone(zone).unwrap_or(jiff::tz::TimeZone::UTC);
    let end = day.to_datetime(Time::constant(23, 59, 59, 0)).to_zoned(zone).ok()?;
    OffsetDateTime::from_unix_timestamp(end.timestamp().as_second()).ok()
}
