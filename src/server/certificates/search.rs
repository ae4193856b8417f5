//! Search of a federation's issued certificates, for issuers, in pages.

use super::{Certificate, CertificateStatus, Certificates};
use crate::audit::{AuditEvent, Deed, On};
use crate::roles::Allowed;
use jiff::civil::Date;
use store::StoreError;
use store::certificate::CertificateId;
use store::certificate_search::{self, CertificateQuery};
use uuid::Uuid;

pub use store::certificate_search::CertifiedLevelRow as CertifiedLevel;

/// Page size.
const PAGE: i64 = 100;
/// Number of digits for a search by the beginning of a certificate's number.
const DIGITS: std::ops::RangeInclusive<usize> = 6..=32;

/// A search for certificates; empty fields match everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CertificateSearch {
    /// A part of the holder's name or member number, or the beginning of the certificate's number;
    /// case-insensitive.
    pub holds: String,
    /// Status today.
    pub standing: Option<CertificateStatus>,
    pub programme: String,
    pub level: String,
}

impl Certificates {
    /// A page of the certificates that were issued in the permission's federation and are
    /// searched for, the latest first, whether there are more, and what day it is there. Pages are
    /// counted from 1.
    pub async fn search(
        &self,
        allowed: &Allowed,
        search: &CertificateSearch,
        page: u32,
    ) -> Result<(Vec<Certificate>, bool, Date), StoreError> {
        let federation = allowed.federation();
        let today = self.federations.today_in(federation);
        // No certificate contains it, and PostgreSQL rejects it.
        let plain = |text: &str| text.trim().replace('\0', "");
        let (holds, day) = (plain(&search.holds).to_lowercase(), today.to_string());
        let (programme, level) = (plain(&search.programme), plain(&search.level));
        let none = CertificateId(Uuid::nil());
        let ask = CertificateQuery {
            holds: &holds,
            ids: numbered(&federation.code, &holds).unwrap_or((none, none)),
            standing: search.standing.map_or("", CertificateStatus::word),
            today: &day,
            programme: &programme,
            level: &level,
            skipped: i64::from(page.max(1) - 1) * PAGE,
            limit: PAGE + 1,
        };
        let mut rows = certificate_search::page(&self.store, federation.id, &ask).await?;
        let more = rows.len() as i64 > PAGE;
        rows.truncate(PAGE as usize);
        let all = rows.into_iter().filter_map(|row| Certificate::of(federation, row)).collect();
        Ok((all, more, today))
    }

    /// All certificates that were issued in the permission's federation, the latest first, and what
    /// day it is there, after recording the export in the audit log.
    pub async fn exported(&self, allowed: &Allowed) -> Result<(Vec<Certificate>, Date), StoreError> {
        let federation = allowed.federation();
        let entry = AuditEvent::new(federation.id, allowed.by(), Deed::CertificatesExported, On::Federation);
        self.audit.enter(&[entry]).await?;
        let (today, none) = (self.federations.today_in(federation), CertificateId(Uuid::nil()));
        let ask = CertificateQuery {
            holds: "",
            ids: (none, none),
            standing: "",
            today: &today.to_string(),
            programme: "",
            level: "",
            skipped: 0,
            limit: i64::MAX,
        };
        let rows = certificate_search::page(&self.store, federation.id, &ask).await?;
        Ok((rows.into_iter().filter_map(|row| Certificate::of(federation, row)).collect(), today))
    }

    /// Levels with issued certificates.
    pub async fn certified_levels(&self, allowed: &Allowed) -> Result<Vec<CertifiedLevel>, StoreError> {
        certificate_search::levels(&self.store, allowed.federation().id).await
    }
}

/// The range of ids for the beginning of a number, with or without the federation's code.
fn numbered(code: &str, begins: &str) -> Option<(CertificateId, CertificateId)> {
    let digits = begins.strip_prefix(code).and_then(|rest| rest.strip_prefix('.')).unwrap_or(begins);
    let digits = digits.replace('-', "");
    if !DIGITS.contains(&digits.len()) {
        return None;
    }
    let id = |text: String| Uuid::try_parse(&text).ok().map(CertificateId);
    Some((id(format!("{digits:0<32}"))?, id(format!("{digits:f<32}"))?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_by_number_prefix() {
        let ids =
            |begins| numbered("demo", begins).map(|(first, last)| (first.0.as_u128(), last.0.as_u128()));
        let whole = 0x0193_c5aa_0000_7000_8000_0000_0000_00ab_u128;
        let first = 0x0193_c5aa_u128 << 96;
        assert_eq!(ids("demo.0193c5aa"), Some((first, first | (u128::MAX >> 32))));
        assert_eq!(ids("0193c5aa-0000-7000-8000-0000000000ab"), Some((whole, whole)));
        for none in ["", "demo", "demo.", "demo.0193c", "adelaide", "nbf.0193c5aa", "0193c5å"] {
            assert_eq!(ids(none), None, "{none}");
        }
    }
}
