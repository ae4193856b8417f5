//! Public lookup: the status of a certificate, and the register of a federation.

use super::{Certificate, CertificateStatus, Certificates, PublicId};
use crate::courses::Assignment;
use crate::federation::Federation;
use collation::search_key;
use jiff::civil::Date;
use std::collections::BTreeMap;
use store::{StoreError, certificate};

/// Limit on a chain of successors, by renewals and changes of name.
const FOLLOWING: usize = 200;

/// A certificate found by a public lookup.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundCertificate {
    pub certificate: Certificate,
    /// Status today.
    pub standing: CertificateStatus,
    /// Day of the last change of state, in the federation's time zone.
    pub changed: Date,
    /// Its successor, if replaced or renewed.
    pub now: Option<PublicId>,
}

/// A director who agreed to be listed.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedDirector {
    /// The name on the latest certificate.
    pub name: String,
    /// The certificates in force, the latest first.
    pub certificates: Vec<Certificate>,
}

impl Certificates {
    /// The certificate with this id in any state; `None` if it never existed, or if its record was
    /// removed.
    pub async fn look_up(&self, id: &PublicId) -> Result<Option<FoundCertificate>, StoreError> {
        let store = &self.store;
        let Some(federation) = self.federations.by_code(&id.federation).await? else { return Ok(None) };
        let row = certificate::by_id(store, federation.id, id.id).await?;
        let Some(one) = row.and_then(|row| Certificate::of(&federation, row)) else { return Ok(None) };
        let today = self.federations.today_in(&federation);
        let standing = one.standing(today);
        let now = match standing {
            CertificateStatus::Replaced | CertificateStatus::Renewed => {
                self.in_its_place(&federation, &one).await?
            }
            _ => None,
        };
        let changed = Assignment::today(&federation.zone, one.state_at);
        Ok(Some(FoundCertificate { certificate: one, standing, changed, now }))
    }

    /// The last successor of a certificate.
    async fn in_its_place(
        &self,
        federation: &Federation,
        one: &Certificate,
    ) -> Result<Option<PublicId>, StoreError> {
        let mut last = None;
        for _ in 0..FOLLOWING {
            let from = last.unwrap_or(one.id);
            match certificate::following(&self.store, federation.id, from).await? {
                Some(next) => last = Some(next),
                None => break,
            }
        }
        Ok(last.map(|id| PublicId { federation: federation.code.clone(), id }))
    }

    /// Listed directors of a federation with a certificate in force today. Searches in their names
    /// and those of levels, ignoring case and diacritics.
    pub async fn register(
        &self,
        federation: &Federation,
        search: &str,
    ) -> Result<Vec<ListedDirector>, StoreError> {
        let today = self.federations.today_in(federation);
        let rows = certificate::listed(&self.store, federation.id, &today.to_string()).await?;
        let all = rows.into_iter().filter_map(|row| Certificate::of(federation, row));
        let mut people: BTreeMap<_, Vec<Certificate>> = BTreeMap::new();
        for one in all.filter(|one| one.standing(today).counts()) {
            people.entry(one.account).or_default().push(one);
        }
        let search = search_key(search.trim());
        let matches = |one: &ListedDirector| {
            search_key(&one.name).contains(&search)
                || one.certificates.iter().any(|of| search_key(&of.level_name).contains(&search))
        };
        let listed = people.into_values().filter_map(|mut certificates| {
            certificates.sort_by_key(|one| std::cmp::Reverse((one.issued_at, one.id)));
            Some(ListedDirector { name: certificates.first()?.holder.clone(), certificates })
        });
        Ok(listed.filter(matches).collect())
    }
}
