//! A certificate's credential and its signature, derived from its row.

use super::keyring::OpenKey;
use super::pdf;
use super::signing::SigningFault;
use super::status_lists::{PLACES, PURPOSE, status_address};
use super::{Certificate, PublicId, logo_path};
use crate::Server;
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

/// Random tries for a free index in a list; at half occupancy each succeeds one time in two.
const TRIES: usize = 128;

impl Server {
    /// Assigns each certificate a status index, and signs its credential, off the serving threads.
    /// For one that cannot be signed, returns the token of the reason.
    pub(super) async fn signed(
        &self,
        federation: &Federation,
        rows: Vec<CertificateRow>,
    ) -> Result<Vec<Result<(CertificateRow, String), &'static str>>, SigningFault> {
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        let ready = self.signing_key(federation.id).await?;
        let issuer = self.issuer(federation)?;
        let logos = self.logos_of(federation, &rows).await?;
        let rows = self.placed(federation, rows, ready.number).await?;
        let (site, federation) = (self.public_url(), federation.clone());
        let work = move || {
            let sign = |row: CertificateRow| match sign(&site, &federation, &issuer, &logos, &row, &ready) {
                Some(document) => Ok((row, document)),
                None => Err("name"),
            };
            rows.into_iter().map(sign).collect()
        };
        Ok(tokio::task::spawn_blocking(work).await.unwrap_or_default())
    }

    fn issuer(&self, federation: &Federation) -> Result<Issuer, SigningFault> {
        Ok(Issuer {
            did: self.issuer_of(federation)?.as_str().to_owned(),
            name: federation.name.clone(),
            url: self.public_url().with(&format!("/register/{}", federation.code)),
            image: None,
        })
    }

    /// The logos on these certificates, by number.
    async fn logos_of(
        &self,
        federation: &Federation,
        rows: &[CertificateRow],
    ) -> Result<BTreeMap<i32, Logo>, StoreError> {
        let mut logos = BTreeMap::new();
        for number in rows.iter().filter_map(|row| row.logo).collect::<BTreeSet<i32>>() {
            if let Some(logo) = self.logo_on_paper(federation.id, Some(number)).await? {
                logos.insert(number, logo);
            }
        }
        Ok(logos)
    }

    /// The rows with the key's number, and each with a random free index in the last status list.
    async fn placed(
        &self,
        federation: &Federation,
        rows: Vec<CertificateRow>,
        key: i32,
    ) -> Result<Vec<CertificateRow>, SigningFault> {
        let store = &self.inner.store;
        let mut list = certificate::last_list(store, federation.id).await?.unwrap_or(1);
        let mut taken: BTreeSet<i32> =
            certificate::used_indexes(store, federation.id, list).await?.into_iter().collect();
        let mut placed = Vec::new();
        for row in rows {
            let index = (0..TRIES).map(|_| self.by_chance()).find(|index| !taken.contains(index));
            let index = match index.filter(|_| taken.len() < PLACES as usize / 2) {
                Some(index) => index,
                None => {
                    list += 1;
                    taken.clear();
                    self.by_chance()
                }
            };
            taken.insert(index);
            placed.push(CertificateRow { status_list: list, status_index: index, key_number: key, ..row });
        }
        Ok(placed)
    }

    /// A random index in a status list.
    fn by_chance(&self) -> i32 {
        (u32::from_be_bytes(self.inner.entropy.bytes()) % PLACES).cast_signed()
    }
}

/// The signed credential of a certificate; `None` if a value is not allowed in a credential, such
/// as an unreadable name.
fn sign(
    site: &PublicUrl,
    federation: &Federation,
    issuer: &Issuer,
    logos: &BTreeMap<i32, Logo>,
    row: &CertificateRow,
    ready: &OpenKey,
) -> Option<String> {
    let award = award(site, federation, issuer, row)?;
    let document = Credential::issue(&award, &ready.key, row.issued_at.time()).ok()?.json();
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
    // The last day of one that lapses without activity moves: only the status list tells.
    let until = match (&row.valid_until, row.inactive_years) {
        (Some(day), None) => Some(end_of(day.parse().ok()?, &federation.zone)?),
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
                place_of(&row.level)
            )),
            name: row.level_name.clone(),
            description: words.format("credential-about", &args),
            criteria: words.format("credential-criteria", &args),
            tags: vec![words.format("credential-edition", &args)],
        },
        results: band.into_iter().collect(),
        evidence: if grounds.is_empty() { Vec::new() } else { vec![evidence(&grounds)] },
        valid_from: row.issued_at.time(),
        valid_until: until,
        status: vec![StatusEntry {
            purpose: PURPOSE,
            list: status_address(site, &federation.code, row.status_list),
            index: u32::try_from(row.status_index).ok()?,
        }],
    })
}

/// The id of a level as a URL fragment; a level without an id has its name there.
fn place_of(level: &str) -> String {
    level.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect()
}

/// The last second of a day in a time zone.
fn end_of(day: Date, zone: &str) -> Option<OffsetDateTime> {
    let zone = bank::review::zone(zone).unwrap_or(jiff::tz::TimeZone::UTC);
    let end = day.to_datetime(Time::constant(23, 59, 59, 0)).to_zoned(zone).ok()?;
    OffsetDateTime::from_unix_timestamp(end.timestamp().as_second()).ok()
}
