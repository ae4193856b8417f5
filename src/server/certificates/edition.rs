//! Consequences of a change of edition for certificate holders: the scenarios behind their
//! certificates that another edition rules differently, and a paper on these. Derived on each
//! request from the certificates' grounds; rulings are computed off the serving threads and cached.

use super::{Certificate, CertificateId};
use crate::exams::paper::Papers;
use crate::federation::Federations;
use crate::forms::Rejection;
use crate::roles::Allowed;
use crate::rulings::{Rulings, Unruled};
use bank::Bank;
use bank::exam::Part;
use bank::programme::{EditionDelta, delta, delta_cases};
use derive::Service;
use rules::engine::{Case, Ruling};
use rules::law::Edition;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use store::account::AccountId;
use store::paper::PaperId;
use store::{Store, StoreError, certificate};
use tokio::runtime::Handle;

/// A holder of valid certificates under an edition.
#[derive(Clone, Debug, PartialEq)]
pub struct EditionHolder {
    pub account: AccountId,
    /// The name on the latest.
    pub name: String,
    /// The latest certificate.
    pub certificate: CertificateId,
    /// The names of their levels, the latest first.
    pub levels: Vec<String>,
    /// The ids of the scenarios behind them.
    pub scenarios: BTreeSet<String>,
}

/// Consequences of a change of edition for a federation's certificate holders.
#[derive(Clone, Debug, PartialEq)]
pub struct EditionChange {
    /// The certified edition.
    pub from: Edition,
    /// The other.
    pub to: Edition,
    /// Holders of certificates in force, by name.
    pub holders: Vec<EditionHolder>,
    /// Differences on the scenarios behind their certificates.
    pub delta: EditionDelta,
}

/// Progress of the computation.
#[derive(Clone, Debug, PartialEq)]
pub enum Reckoned {
    /// Complete
    Whole(Box<EditionChange>),
    /// Rulings are still being computed; a repeated request gets further
    Late {
        /// Number done
        done: usize,
        /// Of how many
        of: usize,
    },
}

impl EditionChange {
    /// The ids of the scenarios behind the certificates, with the number of holders.
    pub fn behind(&self) -> BTreeMap<&str, usize> {
        let mut behind = BTreeMap::new();
        for id in self.holders.iter().flat_map(|holder| &holder.scenarios) {
            *behind.entry(id.as_str()).or_default() += 1;
        }
        behind
    }

    /// Number of scenarios behind a holder's certificates with a different ruling.
    pub fn changed_of(&self, holder: &EditionHolder) -> usize {
        self.delta.changed.iter().filter(|one| holder.scenarios.contains(&one.id)).count()
    }
}

/// Consequences of a change of edition.
#[derive(Clone, Debug, Service)]
pub struct EditionChanges {
    store: Store,
    federations: Federations,
    papers: Papers,
}

impl EditionChanges {
    /// The editions of certificates in force in the permission's federation, with the number of
    /// holders.
    pub async fn editions_certified(&self, allowed: &Allowed) -> Result<Vec<(Edition, usize)>, StoreError> {
        let federation = allowed.federation();
        let today = self.federations.today_in(federation).to_string();
        let all = certificate::editions_in_force(&self.store, federation.id, &today).await?;
        let known = |(word, n): (String, i64)| Some((word.parse().ok()?, usize::try_from(n).ok()?));
        Ok(all.into_iter().filter_map(known).collect())
    }

    /// Consequences of another edition for holders of certificates of a given one. Waits no longer
    /// than for any other ruling.
    pub async fn change_of_edition(
        &self,
        allowed: &Allowed,
        (bank, rulings): (Arc<Bank>, Rulings),
        from: Edition,
        to: Edition,
    ) -> Result<Reckoned, StoreError> {
        let federation = allowed.federation();
        let today = self.federations.today_in(federation).to_string();
        let rows = certificate::in_force(&self.store, federation.id, from.word(), &today).await?;
        let holders = holders(rows.into_iter().filter_map(|row| Certificate::of(federation, row)));
        let behind: BTreeSet<String> = holders.iter().flat_map(|one| one.scenarios.iter().cloned()).collect();
        let cases = delta_cases(&bank, behind.iter().map(String::as_str), from, to);
        let (done, of) = (rulings.further(&cases).await, cases.len());
        if done < of {
            return Ok(Reckoned::Late { done, of });
        }
        let work = move || {
            let mut late = false;
            let found = delta(&bank, behind.iter().map(String::as_str), from, to, |case| {
                ruled(&rulings, case, &mut late)
            });
            (!late).then_some(found)
        };
        let found = tokio::task::spawn_blocking(work).await.ok().flatten();
        Ok(found.map_or(Reckoned::Late { done, of }, |delta| {
            Reckoned::Whole(Box::new(EditionChange { from, to, holders, delta }))
        }))
    }

    /// Creates a paper of this name on the changed scenarios; `None` if there are none.
    pub async fn make_paper_of_change(
        &self,
        allowed: &Allowed,
        change: &EditionChange,
        name: &str,
    ) -> Result<Option<PaperId>, Rejection> {
        let file = |name: &str| change.delta.paper(name, change.from, change.to, Part::Open);
        if file(name).is_none() {
            return Ok(None);
        }
        self.papers.make_of(allowed, name, |name| file(name).unwrap_or_default()).await.map(Some)
    }
}

/// A ruling, if available now. After one timeout no more are requested.
fn ruled(rulings: &Rulings, case: &Case, late: &mut bool) -> Option<Arc<Ruling>> {
    if *late {
        return None;
    }
    let ruling = Handle::current().block_on(rulings.on(case));
    *late = matches!(ruling, Err(Unruled::Late | Unruled::Busy));
    ruling.ok()
}

/// The holders by name. An account's certificates are together, the latest first.
fn holders(certificates: impl Iterator<Item = Certificate>) -> Vec<EditionHolder> {
    let mut holders: Vec<EditionHolder> = Vec::new();
    for one in certificates {
        let behind = one.grounds.behind().into_iter().map(str::to_owned).collect();
        match holders.last_mut().filter(|last| last.account == one.account) {
            Some(holder) => {
                holder.levels.push(one.level_name);
                holder.scenarios.extend::<BTreeSet<String>>(behind);
            }
            None => holders.push(EditionHolder {
                account: one.account,
                name: one.holder,
                certificate: one.id,
                levels: vec![one.level_name],
                scenarios: behind,
            }),
        }
    }
    holders
}
