//! Checks of presented credentials: issued by this site, and valid today?

use super::status_lists::{PURPOSE, status_address};
use super::{CertificateStatus, PublicId, Verification};
use crate::credentials::award::StatusEntry;
use crate::credentials::check::{CredentialFormatFault, CredentialVerdict, IssuerDirectory, read};
use crate::credentials::keys::PublicKey;
use crate::federation::Federation;
use std::collections::BTreeMap;
use store::{StoreError, certificate};

/// The site's data on the federation that a credential names.
#[derive(Debug, Default)]
struct OfFederation {
    issuer: String,
    keys: BTreeMap<String, PublicKey>,
    /// The credential's status bits, as far as known
    bits: Vec<(StatusEntry, bool)>,
}

impl IssuerDirectory for OfFederation {
    fn is_ours(&self, issuer: &str) -> bool {
        !self.issuer.is_empty() && issuer == self.issuer
    }

    fn key(&self, method: &str) -> Option<PublicKey> {
        self.keys.get(method).copied()
    }

    fn status(&self, place: &StatusEntry) -> Option<bool> {
        self.bits.iter().find(|(one, _)| one == place).map(|(_, set)| *set)
    }
}

impl Verification {
    /// Checks that presented bytes are a credential of a federation of this site, valid today.
    pub async fn check_credential(&self, bytes: &[u8]) -> Result<CredentialVerdict, StoreError> {
        let claim = match read(bytes) {
            Ok(claim) => claim,
            Err(fault) => return Ok(CredentialVerdict::Unreadable(fault)),
        };
        let mut of = self.federations.all().await?.into_iter();
        let of =
            of.find(|one| self.signing_keys.issuer_of(one).is_ok_and(|did| did.as_str() == claim.issuer()));
        let known = match of {
            Some(federation) => self.known_of(&federation, claim.status()).await?,
            None => OfFederation::default(),
        };
        // Off the serving threads: the check is expensive.
        let now = self.clock.now().time();
        let judged = tokio::task::spawn_blocking(move || claim.judge(now, &known)).await;
        let answer = judged.unwrap_or(CredentialVerdict::Unreadable(CredentialFormatFault::NotACredential));
        // A set bit means suspended or revoked; the certificate tells which.
        let CredentialVerdict::Suspended(award) = answer else { return Ok(answer) };
        let certificate = award.id.rsplit_once('/').and_then(|(_, id)| id.parse::<PublicId>().ok());
        let found = match certificate {
            Some(id) => self.certificates.look_up(&id).await?,
            None => None,
        };
        let for_now = found.is_some_and(|found| found.standing == CertificateStatus::Suspended);
        Ok(if for_now { CredentialVerdict::Suspended(award) } else { CredentialVerdict::Revoked(award) })
    }

    async fn known_of(
        &self,
        federation: &Federation,
        places: &[StatusEntry],
    ) -> Result<OfFederation, StoreError> {
        let Ok(did) = self.signing_keys.issuer_of(federation) else { return Ok(OfFederation::default()) };
        let keys = self.signing_keys.keys_of(federation).await?;
        let keys = keys.into_iter().map(|key| (did.method(&key), key)).collect();
        let (store, today) = (&self.store, self.federations.today_in(federation).to_string());
        let last = certificate::last_list(store, federation.id).await?.unwrap_or(0);
        let (site, mut bits) = (self.mail.public_url(), Vec::new());
        for place in places.iter().filter(|place| place.purpose == PURPOSE) {
            let list = (1..=last).find(|list| status_address(&site, &federation.code, *list) == place.list);
            let (Some(list), Ok(index)) = (list, i32::try_from(place.index)) else { continue };
            let set = certificate::invalid_indexes(store, federation.id, list, &today).await?;
            bits.push((place.clone(), set.contains(&index)));
        }
        Ok(OfFederation { issuer: did.as_str().to_owned(), keys, bits })
    }
}
