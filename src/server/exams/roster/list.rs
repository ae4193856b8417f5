//! The list of a sitting with what each person has done.

use super::Rosters;
use crate::clock::timestamp;
use crate::exams::attempt::Attempt;
use crate::exams::sitting::Sitting;
use crate::roles::Allowed;
use collation::Alphabet;
use derive::Word;
use jiff::Timestamp;
use std::collections::BTreeMap;
use store::account::AccountId;
use store::roster::{self, NamedRosterRow};
use store::{StoreError, account};

/// What a listed person has done so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum ListedState {
    /// Nothing yet
    Invited,
    /// Has opened the exam's page
    Opened,
    /// Has a paper to write in a hall
    OnPaper,
    /// Has entered
    Sits,
    /// Has finished
    Done,
}

/// A person on the list.
#[derive(Clone, PartialEq, Eq)]
pub struct Listed {
    pub account: AccountId,
    pub name: String,
    pub email: String,
    /// Member number in the federation.
    pub member_number: Option<String>,
    /// Time of the latest email.
    pub emailed_at: Option<Timestamp>,
    pub state: ListedState,
}

impl Rosters {
    /// The people on the list of a sitting, by name.
    pub async fn list(
        &self,
        allowed: &Allowed,
        sitting: &Sitting,
        alphabet: Alphabet,
    ) -> Result<Vec<Listed>, StoreError> {
        let (federation, id) = (allowed.federation().id, sitting.id);
        let rows = roster::of_sitting(&self.store, federation, id, Some(alphabet)).await?;
        let mut attempts: BTreeMap<AccountId, Attempt> = BTreeMap::new();
        // In order of entry, so that the latest stays.
        for attempt in self.attempts.attempts_at(sitting).await?.into_iter().filter(|one| !one.is_test()) {
            attempts.insert(attempt.row.account_id, attempt);
        }
        Ok(rows.into_iter().map(|row| listed(row, &attempts)).collect())
    }

    /// True if an account of a federation is on a sitting's list.
    pub async fn has(&self, sitting: &Sitting, who: AccountId) -> Result<bool, StoreError> {
        roster::is_listed(&self.store, sitting.federation, sitting.id, who).await
    }

    /// Records that a listed person has opened the exam's page.
    pub async fn record_opened(&self, sitting: &Sitting, who: AccountId) -> Result<(), StoreError> {
        let rows = roster::of_account(&self.store, sitting.federation, who).await?;
        let is_first = |row: &roster::RosterRow| row.sitting_id == sitting.id && row.opened_at.is_none();
        if !rows.iter().any(is_first) {
            return Ok(());
        }
        let mut write = self.store.write().await?;
        roster::set_opened(&mut write, sitting.federation, sitting.id, who, self.clock.now()).await?;
        write.commit().await
    }

    /// The identifiers of the federation's people.
    pub(super) async fn identifiers(
        &self,
        allowed: &Allowed,
    ) -> Result<Vec<account::AccountIdentifiersRow>, StoreError> {
        account::identifiers(&self.store, allowed.federation().id).await
    }
}

fn listed(row: NamedRosterRow, attempts: &BTreeMap<AccountId, Attempt>) -> Listed {
    let account = row.listed.account_id;
    let state = match attempts.get(&account) {
        Some(attempt) if attempt.state().is_over() => ListedState::Done,
        Some(attempt) if attempt.is_on_paper() => ListedState::OnPaper,
        Some(_) => ListedState::Sits,
        None if row.listed.opened_at.is_some() => ListedState::Opened,
        None => ListedState::Invited,
    };
    Listed {
        account,
        name: row.name,
        email: row.email,
        member_number: row.member_number,
        emailed_at: row.listed.emailed_at.map(timestamp),
        state,
    }
}
