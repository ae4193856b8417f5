//! Signed status lists of invalid certificates: suspended, revoked, replaced, renewed. A list is
//! signed when an entry changes, and every day; in between it is identical, byte for byte, on all
//! nodes: it is signed as of the beginning of the federation's day.

use super::Verification;
use super::signing::SigningFault;
use super::status_cache::{ListInputs, SignedList};
use crate::clock::moment;
use crate::credentials::status::{self, Bits, StatusPurpose};
use crate::mail::PublicUrl;
use std::sync::Arc;
use store::certificate;
use time::Duration;

/// Number of entries in a list.
pub const ENTRIES: u32 = status::ENTRIES;
/// Meaning of a set bit. Open Badges have one status per credential; of the two purposes this is
/// the reversible one. The certificate's page tells whether it was revoked for good.
pub(super) const PURPOSE: StatusPurpose = StatusPurpose::Suspension;
/// Validity of a list, from the beginning of its day.
const LASTS: Duration = Duration::days(2);

/// Time to live of a list, in milliseconds.
const TTL: u32 = 300_000;

impl Verification {
    /// A status list of the federation with this code, if it exists.
    pub async fn status_list(&self, code: &str, list: i32) -> Result<Option<Arc<SignedList>>, SigningFault> {
        let store = &self.store;
        let Some(federation) = self.federations.by_code(code).await? else { return Ok(None) };
        let last = certificate::last_list(store, federation.id).await?.unwrap_or(1);
        if !(1..=last).contains(&list) {
            return Ok(None);
        }
        let (today, day) =
            (self.federations.today_in(&federation), moment(self.federations.day_began_in(&federation)));
        let set = certificate::invalid_indexes(store, federation.id, list, &today.to_string()).await?;
        let Some(ready) = self.signing_keys.key_in_use(federation.id).await? else { return Ok(None) };
        let (which, made) = ((federation.id, list), ListInputs { set, day, key: ready.number });
        if let Some(kept) = self.status_lists.get(which, &made) {
            return Ok(Some(kept));
        }
        let unsigned = status::StatusList {
            id: status_address(&self.mail.public_url(), code, list),
            issuer: self.signing_keys.issuer_of(&federation)?.as_str().to_owned(),
            purpose: PURPOSE,
            bits: Bits::with(made.set.iter().filter_map(|index| u32::try_from(*index).ok())),
            valid_from: day.time(),
            valid_until: day.plus(LASTS).time(),
            ttl: TTL,
        };
        let list = Arc::new(SignedList {
            embedded: unsigned.document(&ready.key)?,
            token: unsigned.token(&ready.key),
        });
        self.status_lists.insert(which, made, list.clone());
        Ok(Some(list))
    }
}

/// The permanent URL of a status list.
pub(super) fn status_address(site: &PublicUrl, code: &str, list: i32) -> String {
    site.with(&format!("/status/{code}/{list}"))
}
