//! The way of a scenario: draft, review by a second person, live, retired.

use super::serving::read_own;
use super::{OwnBank, ScenarioState, entry, number_of, own_id, person};
use crate::audit::{AuditEvent, Deed};
use crate::forms::Rejection;
use crate::roles::Allowed;
use crate::texts;
use bank::own::OwnId;
use store::own_scenario::{self, OwnScenarioRow};
use store::{StoreError, WriteTransaction};

/// A change to a scenario that keeps its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScenarioChange {
    /// Hands a draft to a second person
    Submit,
    /// Returns it to its writer, with a note
    SendBack(String),
    /// Gives a draft up
    Drop,
    /// Retires a live scenario
    Retire,
    /// Offers a live scenario to all federations, or no longer
    Offer(bool),
    /// Lets members practise a live scenario, or no longer
    Practise(bool),
}

impl OwnBank {
    /// Changes the scenario with this id. Faults: `state` if it has another state than the change is
    /// for, `faults` if a submitted text has any, and those of a note.
    pub async fn change(&self, allowed: &Allowed, id: &str, change: ScenarioChange) -> Result<(), Rejection> {
        let change = match change {
            ScenarioChange::SendBack(note) => ScenarioChange::SendBack(texts::text(&note)?),
            other => other,
        };
        if change == ScenarioChange::Submit {
            self.without_faults(allowed, id).await?;
        }
        let (mut write, mut row) = self.locked(allowed, id).await?;
        let deed = apply(&mut row, change).ok_or("state")?;
        row.changed_at = self.clock.now();
        row.revision = row.revision.saturating_add(1);
        own_scenario::save(&mut write, &row).await?;
        self.audit.record(&mut write, &entry(allowed, &row, deed, None)).await?;
        write.commit().await?;
        self.served.refresh().await?;
        Ok(())
    }

    /// Makes the reviewed text `seen` live, by a person who wrote none of its texts, and retires what
    /// it replaces. Faults: `state` if it is not in review, `changed` if it has another text now,
    /// `faults`, and `own` for a writer.
    pub async fn approve(&self, allowed: &Allowed, id: &str, seen: u32) -> Result<(), Rejection> {
        let current = self.without_faults(allowed, id).await?;
        let federation = allowed.federation().id;
        let (mut write, mut row) = self.locked(allowed, id).await?;
        if row.state != ScenarioState::Review.word() {
            return Err("state".into());
        }
        if row.current.unsigned_abs() != seen || seen != current {
            return Err("changed".into());
        }
        let texts = own_scenario::texts(&mut write, federation, row.id).await?;
        let reviewer = person(allowed.by());
        if texts.iter().any(|text| (text.by_federation_id, text.by_account_id) == reviewer) {
            return Err("own".into());
        }
        let now = self.clock.now();
        row.state = ScenarioState::Live.word().to_owned();
        (row.reviewed_by_federation_id, row.reviewed_by_account_id) = (Some(reviewer.0), Some(reviewer.1));
        (row.reviewed_at, row.changed_at) = (Some(now), now);
        row.revision = row.revision.saturating_add(1);
        own_scenario::save(&mut write, &row).await?;
        let file = texts.last().map(|text| text.file.as_str());
        let mut entries = vec![entry(allowed, &row, Deed::ScenarioReviewed, file)];
        entries.extend(self.retire_replaced(&mut write, allowed, &row).await?);
        self.audit.record_all(&mut write, &entries).await?;
        write.commit().await?;
        self.served.refresh().await?;
        Ok(())
    }

    async fn retire_replaced(
        &self,
        write: &mut WriteTransaction,
        allowed: &Allowed,
        by: &OwnScenarioRow,
    ) -> Result<Option<AuditEvent>, StoreError> {
        let Some(number) = by.replaces else { return Ok(None) };
        let replaced = own_scenario::lock(write, by.federation_id, number).await?;
        let Some(mut replaced) = replaced.filter(|row| row.state == ScenarioState::Live.word()) else {
            return Ok(None);
        };
        replaced.state = ScenarioState::Retired.word().to_owned();
        replaced.changed_at = by.changed_at;
        replaced.revision = replaced.revision.saturating_add(1);
        own_scenario::save(write, &replaced).await?;
        Ok(Some(entry(allowed, &replaced, Deed::ScenarioRetired, None)))
    }

    /// The number of a scenario's text, if that has no faults.
    async fn without_faults(&self, allowed: &Allowed, id: &str) -> Result<u32, Rejection> {
        let found = self.find(allowed, id).await?.ok_or(Rejection::NotFound)?;
        let read = read_own(found.file, found.id).await;
        match read {
            Some(Ok(own)) if own.faults.is_empty() => Ok(found.current),
            _ => Err("faults".into()),
        }
    }

    async fn locked(
        &self,
        allowed: &Allowed,
        id: &str,
    ) -> Result<(WriteTransaction, OwnScenarioRow), Rejection> {
        let number = number_of(allowed, id).ok_or(Rejection::NotFound)?;
        let mut write = self.store.write().await?;
        let row = own_scenario::lock(&mut write, allowed.federation().id, number).await?;
        Ok((write, row.ok_or(Rejection::NotFound)?))
    }

    /// Creates a draft with the text of a live scenario, which it replaces once it is live.
    pub async fn replace(&self, allowed: &Allowed, id: &str) -> Result<OwnId, Rejection> {
        let found = self.find(allowed, id).await?.ok_or(Rejection::NotFound)?;
        if found.state != ScenarioState::Live {
            return Err("state".into());
        }
        let number = number_of(allowed, id).ok_or(Rejection::NotFound)?;
        let replaces = Some(own_id(allowed, number));
        let draft = super::NewDraft { file: found.file, replaces, ..Default::default() };
        self.begin(allowed, draft).await
    }
}

/// Applies a change; `None` if the scenario has another state than the change is for.
fn apply(row: &mut OwnScenarioRow, change: ScenarioChange) -> Option<Deed> {
    use ScenarioState::{Draft, Dropped, Live, Retired, Review};
    let state = ScenarioState::read(&row.state)?;
    let (to, deed) = match (state, change) {
        (Draft, ScenarioChange::Submit) => (Review, Deed::ScenarioSubmitted),
        (Review, ScenarioChange::SendBack(note)) => {
            row.note = note;
            (Draft, Deed::ScenarioSentBack)
        }
        (Draft | Review, ScenarioChange::Drop) => (Dropped, Deed::ScenarioDropped),
        (Live, ScenarioChange::Retire) => (Retired, Deed::ScenarioRetired),
        (Live, ScenarioChange::Offer(offered)) if row.offered != offered => {
            row.offered = offered;
            (Live, if offered { Deed::ScenarioOffered } else { Deed::ScenarioWithdrawn })
        }
        (Live, ScenarioChange::Practise(practised)) if row.practised != practised => {
            row.practised = practised;
            (Live, if practised { Deed::ScenarioPractised } else { Deed::ScenarioUnpractised })
        }
        _ => return None,
    };
    to.word().clone_into(&mut row.state);
    Some(deed)
}
