//! Verification of an audit log.

use super::{Audit, chain};
use std::str::FromStr;
use store::audit::{self, AuditFilter, AuditRow};
use store::federation::FederationId;
use store::{Store, StoreError};

/// Entries per batch.
const AT_ONCE: i64 = 1000;

/// Result of verifying a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Soundness {
    /// Number of valid entries from the start.
    pub entries: i64,
    /// The hash of the last of them, in hexadecimal.
    pub hash: String,
    /// The first break, if any.
    pub broken: Option<Break>,
}

/// A break of the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Break {
    /// This entry is missing, and later ones exist or are known to have existed.
    Missing(i64),
    /// This entry does not contain the previous hash.
    Parted(i64),
    /// This entry does not match its hash.
    Changed(i64),
    /// There are entries beyond the end of the log, from this one on.
    Beyond(i64),
    /// The hash of this entry differs from the one stored elsewhere or at the end of the log.
    Replaced(i64),
}

/// An entry's hash stored elsewhere. An attacker with write access to the database could recompute
/// every hash except this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditAnchor {
    /// Number of the entry.
    pub number: i64,
    /// Hash in hexadecimal.
    pub hash: String,
}

impl FromStr for AuditAnchor {
    type Err = &'static str;

    /// Reads `17:` and 64 hexadecimal digits.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const FORM: &str = "the number of an entry, a colon and its hash of 64 hexadecimal digits";
        let (number, hash) = text.split_once(':').ok_or(FORM)?;
        let number = number.parse().ok().filter(|number| *number >= 1).ok_or(FORM)?;
        let good = hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        good.then(|| Self { number, hash: hash.to_ascii_lowercase() }).ok_or(FORM)
    }
}

/// State of the verification.
struct Walk {
    number: i64,
    hash: Vec<u8>,
}

impl Audit {
    /// Verifies a federation's log.
    pub async fn check(
        &self,
        federation: FederationId,
        known: Option<&AuditAnchor>,
    ) -> Result<Soundness, StoreError> {
        check(&self.store, federation, known).await
    }
}

/// Verifies a federation's log in a store.
pub(crate) async fn check(
    store: &Store,
    federation: FederationId,
    known: Option<&AuditAnchor>,
) -> Result<Soundness, StoreError> {
    let end = audit::head(store, federation).await?;
    let end = end.map(|end| AuditAnchor { number: end.number, hash: hex::encode(end.hash) });
    // Entries added meanwhile go beyond this end, which must be reached nevertheless.
    let known: Vec<&AuditAnchor> = end.iter().filter(|end| end.number > 0).chain(known).collect();
    let all = AuditFilter::default();
    let mut walk = Walk { number: 0, hash: chain::NOTHING.to_vec() };
    let broken = loop {
        let rows = audit::after(store, federation, &all, walk.number, AT_ONCE).await?;
        let broken = rows.iter().find_map(|row| walk.step(row, &known).err());
        if broken.is_some() || rows.is_empty() {
            break broken;
        }
    };
    let cut = known.iter().any(|known| known.number > walk.number).then_some(Break::Missing(walk.number + 1));
    let ends = audit::head(store, federation).await?.map_or(0, |head| head.number);
    let beyond = (walk.number > ends).then_some(Break::Beyond(ends + 1));
    let broken = broken.or(cut).or(beyond);
    Ok(Soundness { entries: walk.number, hash: hex::encode(&walk.hash), broken })
}

impl Walk {
    /// Verifies the next entry.
    fn step(&mut self, row: &AuditRow, known: &[&AuditAnchor]) -> Result<(), Break> {
        let number = self.number + 1;
        if row.number != number {
            return Err(Break::Missing(number));
        }
        if row.before != self.hash {
            return Err(Break::Parted(number));
        }
        if row.hash != chain::hash(row) {
            return Err(Break::Changed(number));
        }
        let hash = hex::encode(&row.hash);
        if known.iter().any(|known| known.number == number && known.hash != hash) {
            return Err(Break::Replaced(number));
        }
        (self.number, self.hash) = (number, row.hash.clone());
        Ok(())
    }
}
