//! A holder's own certificates, their credentials, and the director list.

use super::{Certificate, CertificateState, CertificateStatus, Certificates};
use crate::accounts::lock::lock;
use crate::accounts::{Account, AccountId};
use crate::audit::{AuditEvent, Deed};
use crate::federation::Federation;
use jiff::civil::Date;
use std::collections::BTreeMap;
use store::{StoreError, certificate, listing};

impl Certificates {
    /// A user's own certificates, the latest first, and the current day in their federation.
    pub async fn own(&self, who: &Account) -> Result<(Vec<Certificate>, Date), StoreError> {
        let Some(federation) = self.federations.home_of(who).await? else {
            return Ok((Vec::new(), Date::default()));
        };
        let rows = certificate::of_account(&self.store, federation.id, who.id).await?;
        let all = rows.into_iter().filter_map(|row| Certificate::of(&federation, row)).collect();
        Ok((all, self.federations.today_in(&federation)))
    }

    /// A user's certificates that expire soon or have expired, the latest of each level, and the
    /// current day in their federation. For one that lapses without activity, the last day follows
    /// from the user's activity up to now.
    pub async fn running_out(&self, who: &Account) -> Result<(Vec<Certificate>, Date), StoreError> {
        let (all, today) = self.own(who).await?;
        let Some(federation) = self.federations.home_of(who).await? else { return Ok((Vec::new(), today)) };
        let mut latest: Vec<Certificate> = Vec::new();
        let held =
            |one: &Certificate| matches!(one.state, CertificateState::Valid | CertificateState::Suspended);
        for one in all.into_iter().filter(held) {
            let of_level =
                |latest: &Certificate| (&latest.programme, &latest.level) == (&one.programme, &one.level);
            if !latest.iter().any(of_level) {
                latest.push(one);
            }
        }
        latest.retain(|one| one.state == CertificateState::Valid && one.until.is_some());
        for one in &mut latest {
            one.until = one.until.max(self.active_until(&federation, one).await?);
        }
        Ok((latest, today))
    }

    /// True if the user has agreed to be listed.
    pub async fn is_listed(&self, who: &Account) -> Result<bool, StoreError> {
        Ok(listing::since(&self.store, who.federation, who.id).await?.is_some())
    }

    /// Adds a user to the list of directors, or removes them.
    pub async fn list_director(&self, who: &Account, listed: bool) -> Result<(), StoreError> {
        let now = self.clock.now();
        let mut write = self.store.write().await?;
        // An account deleted meanwhile must not be listed again.
        if lock(&mut write, who).await?.is_none() {
            return Ok(());
        }
        let (changed, deed) = match listed {
            true => (listing::insert(&mut write, who.federation, who.id, now).await?, Deed::DirectorListed),
            false => (listing::delete(&mut write, who.federation, who.id).await?, Deed::DirectorUnlisted),
        };
        if changed {
            self.audit.record(&mut write, &AuditEvent::own(who, deed)).await?;
        }
        write.commit().await
    }

    /// The signed credential of a certificate, byte for byte as issued, if any.
    pub async fn credential_of(&self, one: &Certificate) -> Result<Option<String>, StoreError> {
        let Some(federation) = self.federations.by_code(&one.public.federation).await? else {
            return Ok(None);
        };
        certificate::credential(&self.store, federation.id, one.id).await
    }

    /// All certificates held in a federation.
    pub(crate) async fn held_by_all(
        &self,
        federation: &Federation,
    ) -> Result<BTreeMap<AccountId, Vec<Certificate>>, StoreError> {
        let rows = certificate::current(&self.store, federation.id).await?;
        let mut all: BTreeMap<AccountId, Vec<Certificate>> = BTreeMap::new();
        for one in rows.into_iter().filter_map(|row| Certificate::of(federation, row)) {
            all.entry(one.account).or_default().push(one);
        }
        Ok(all)
    }
}

impl Certificate {
    /// True if its holder may download it: while it is valid, and after it has expired.
    pub fn is_downloadable(&self, today: Date) -> bool {
        matches!(self.standing(today), CertificateStatus::Valid | CertificateStatus::Expired)
    }
}
