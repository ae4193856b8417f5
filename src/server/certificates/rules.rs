//! A federation's rules for issuing: certificates wait for the results of a person's exams, and a
//! second examiner must agree.
//!
//! Unreleased results never count toward a level, and releasing them ends the sitting. The first rule
//! goes further: a person whose exam has not been released gets no certificate for anything else
//! meanwhile, since both examiner and holder would take it for the exam's.

use super::Issuing;
use crate::federation::{Federation, SecondIssuer};
use crate::roles::{Action, Role, Whose};
use std::collections::{BTreeMap, BTreeSet};
use store::account::{AccountId, AccountRow};
use store::sitting::SittingId;
use store::{StoreError, WriteTransaction, account, evidence, federation, role};

/// An exam whose results must be released first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwaitedExam {
    pub sitting: SittingId,
    pub name: String,
}

/// A federation's rule for a second examiner, as it applies now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondExaminer {
    /// Only where a level asks for two
    ByLevel,
    /// Only where a level asks for two, as there is a single examiner
    Alone,
    /// For every certificate
    Required,
}

/// Locks the federation and then these holders, in the common lock order, so that
/// concurrent issues wait and later checks hold until the commit. Returns the holders' current
/// rows; `None` if the rules for issuing have changed since the proposals were made.
pub(super) async fn take_holders(
    write: &mut WriteTransaction,
    federation: &Federation,
    holders: BTreeSet<AccountId>,
) -> Result<Option<BTreeMap<AccountId, AccountRow>>, StoreError> {
    let now = federation::lock(write, federation.id).await?;
    if now.is_some_and(|now| !same_rules(&now, federation)) {
        return Ok(None);
    }
    let mut rows = BTreeMap::new();
    for who in holders {
        rows.extend(account::lock(write, federation.id, who).await?.map(|row| (who, row)));
    }
    Ok(Some(rows))
}

/// True if the rules for issuing are the same.
fn same_rules(one: &Federation, other: &Federation) -> bool {
    one.awaits_results == other.awaits_results && one.second_issuer == other.second_issuer
}

impl Issuing {
    /// The rule for a second examiner in a federation.
    pub async fn second_examiner(&self, federation: &Federation) -> Result<SecondExaminer, StoreError> {
        match SecondIssuer::of(federation) {
            SecondIssuer::Never => Ok(SecondExaminer::ByLevel),
            SecondIssuer::Always => Ok(SecondExaminer::Required),
            SecondIssuer::Possible => {
                let issuers = Action::Certify.roles(Whose::Others);
                let rows = role::of_federation(&self.store, federation.id).await?;
                let may = rows.iter().filter(|row| Role::read(&row.role).is_some_and(|one| issuers.has(one)));
                let people: BTreeSet<_> = may.map(|row| (row.home_id, row.account_id)).collect();
                Ok(if people.len() > 1 { SecondExaminer::Required } else { SecondExaminer::Alone })
            }
        }
    }

    /// The exam that each person waits for, if the federation's certificates wait for results.
    pub(super) async fn awaited(
        &self,
        federation: &Federation,
    ) -> Result<BTreeMap<AccountId, AwaitedExam>, StoreError> {
        if !federation.awaits_results {
            return Ok(BTreeMap::new());
        }
        let rows = evidence::unreleased(&self.store, federation.id).await?;
        let exam = |row: evidence::UnreleasedRow| {
            (row.account_id, AwaitedExam { sitting: row.sitting_id, name: row.name })
        };
        Ok(rows.into_iter().map(exam).collect())
    }
}
