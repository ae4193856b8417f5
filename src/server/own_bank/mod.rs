//! Federations' own banks of scenarios.
//!
//! | file | contents |
//! |---|---|
//! | here | scenarios as written, with who wrote and reviewed them |
//! | `draft` | creating and saving drafts |
//! | `import`, `generation` | drafts of many files; drafts that the engine generates |
//! | `long_form` | forms of the studio that are too long for a URL |
//! | `proof` | what a reviewer sees: rulings, variants, and scenarios like it |
//! | `about` | variants and mistakes, for reviewers and in the studio |
//! | `lifecycle` | draft, review by a second person, live, retired; offers |
//! | `serving` | the bank that the site serves: files, and own live and retired scenarios |
//!
//! A draft may have faults, so that no work is lost; a live text never changes. Who may do what is
//! decided by the table of permissions, except that a writer of a text cannot review it.
//!
//! Not here: ids and lists of a bank (`bank::own`).

mod about;
mod draft;
mod generation;
mod import;
mod lifecycle;
mod long_form;
mod proof;
pub(crate) mod serving;

pub use about::{AboutScenario, about_scenario};
pub use draft::{NewDraft, Origin, SavedDraft};
pub use generation::{GenerateForm, GeneratedDrafts, MOST};
pub use import::{DraftReport, Imported, ImportedFile, SCENARIOS};
pub use lifecycle::ScenarioChange;
pub use proof::Proof;
pub use serving::ServedBank;

use crate::accounts::Account;
use crate::audit::{Audit, AuditEvent, Deed, On};
use crate::clock::timestamp;
use crate::jobs::KeptTexts;
use crate::parts::{Clock, Entropy, Service};
use crate::roles::Allowed;
use bank::own::OwnId;
use derive::Word;
use jiff::Timestamp;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;
use store::account::{self, AccountId};
use store::appeal::AppealId;
use store::federation::FederationId;
use store::own_scenario::{self, OwnScenarioRow, OwnScenarioWithText};
use store::{Store, StoreError};

/// The longest file, in bytes.
pub const FILE: usize = 64 * 1024;
/// Limit on a federation's drafts and scenarios in review.
pub const UNFINISHED: i64 = 2_000;

/// The state of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum ScenarioState {
    /// Being written
    Draft,
    /// Waits for a second person
    Review,
    /// Asked; never edited
    Live,
    /// Readable, no longer asked
    Retired,
    /// A draft given up; in no list
    Dropped,
}

/// A person who wrote or reviewed, by home federation and account.
pub type PersonId = (FederationId, AccountId);

/// A scenario of a federation as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenScenario {
    pub id: OwnId,
    pub state: ScenarioState,
    pub origin: Origin,
    /// The appeal it was made of.
    pub appeal: Option<AppealId>,
    /// The scenario that it replaces once it is live.
    pub replaces: Option<OwnId>,
    /// The number of its text.
    pub current: u32,
    /// Its text, with its id, with or without faults.
    pub file: String,
    /// True if other federations may draw it.
    pub offered: bool,
    /// True if members may practise it.
    pub practised: bool,
    /// The reviewer's note.
    pub note: String,
    pub reviewed_by: Option<PersonId>,
    pub reviewed_at: Option<Timestamp>,
    pub made_at: Timestamp,
    pub changed_at: Timestamp,
}

/// A saved text's number, writer and time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedText {
    pub number: u32,
    pub by: PersonId,
    pub at: Timestamp,
}

/// The federation's own bank, for those who may write it.
#[derive(Clone, Debug, Service)]
pub struct OwnBank {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    audit: Audit,
    served: Arc<ServedBank>,
    kept: KeptTexts,
}

/// The id in a URL or file, if it is one of this permission's federation.
fn number_of(allowed: &Allowed, id: &str) -> Option<i32> {
    let id: OwnId = id.parse().ok()?;
    (id.code == allowed.federation().code).then(|| i32::try_from(id.number).ok()).flatten()
}

impl OwnBank {
    /// The scenarios of the permission's federation, the latest first, without dropped drafts.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<WrittenScenario>, StoreError> {
        let rows = own_scenario::of_federation(&self.store, allowed.federation().id).await?;
        Ok(rows.into_iter().filter_map(|row| written(allowed, row)).collect())
    }

    /// One of them by id.
    pub async fn find(&self, allowed: &Allowed, id: &str) -> Result<Option<WrittenScenario>, StoreError> {
        let Some(number) = number_of(allowed, id) else { return Ok(None) };
        let row = own_scenario::by_number(&self.store, allowed.federation().id, number).await?;
        Ok(row.and_then(|row| written(allowed, row)))
    }

    /// Its saved texts, in order.
    pub async fn texts(&self, allowed: &Allowed, id: &str) -> Result<Vec<SavedText>, StoreError> {
        let federation = allowed.federation().id;
        let Some(number) = number_of(allowed, id) else { return Ok(Vec::new()) };
        let Some(found) = own_scenario::by_number(&self.store, federation, number).await? else {
            return Ok(Vec::new());
        };
        let rows = own_scenario::texts(&self.store, federation, found.scenario.id).await?;
        let text = |row: own_scenario::OwnScenarioTextRow| SavedText {
            number: row.number.unsigned_abs(),
            by: (row.by_federation_id, row.by_account_id),
            at: timestamp(row.written_at),
        };
        Ok(rows.into_iter().map(text).collect())
    }

    /// The scenario made of an appeal.
    pub async fn of_appeal(&self, allowed: &Allowed, appeal: AppealId) -> Result<Option<OwnId>, StoreError> {
        let number = own_scenario::of_appeal(&self.store, allowed.federation().id, appeal).await?;
        Ok(number.map(|number| own_id(allowed, number)))
    }
}

fn own_id(allowed: &Allowed, number: i32) -> OwnId {
    OwnId { code: allowed.federation().code.clone(), number: number.unsigned_abs() }
}

/// The scenario of a row; `None` if another version of the program wrote it.
fn written(allowed: &Allowed, row: OwnScenarioWithText) -> Option<WrittenScenario> {
    let OwnScenarioWithText { scenario, file } = row;
    Some(WrittenScenario {
        id: own_id(allowed, scenario.number),
        state: ScenarioState::read(&scenario.state)?,
        origin: Origin::read(&scenario.origin)?,
        appeal: scenario.appeal_id,
        replaces: scenario.replaces.map(|number| own_id(allowed, number)),
        current: scenario.current.unsigned_abs(),
        file,
        offered: scenario.offered,
        practised: scenario.practised,
        note: scenario.note,
        reviewed_by: scenario.reviewed_by_federation_id.zip(scenario.reviewed_by_account_id),
        reviewed_at: scenario.reviewed_at.map(timestamp),
        made_at: timestamp(scenario.made_at),
        changed_at: timestamp(scenario.changed_at),
    })
}

/// The audit entry about a scenario.
fn entry(allowed: &Allowed, row: &OwnScenarioRow, deed: Deed, file: Option<&str>) -> AuditEvent {
    let mut detail = json!({ "scenario": own_id(allowed, row.number).to_string(), "text": row.current });
    if let (Some(file), Value::Object(fields)) = (file, &mut detail) {
        fields.insert("sha256".to_owned(), hex::encode(Sha256::digest(file)).into());
    }
    AuditEvent::new(row.federation_id, allowed.by(), deed, On::Scenario(row.id.0)).with(detail)
}

impl OwnBank {
    /// The names of people; empty for those whose account was deleted.
    pub async fn names(&self, people: Vec<PersonId>) -> Result<BTreeMap<PersonId, String>, StoreError> {
        let mut names = BTreeMap::new();
        for (federation, id) in people {
            if let Entry::Vacant(place) = names.entry((federation, id)) {
                let found = account::by_id(&self.store, federation, id).await?;
                place.insert(found.map(|account| account.name).unwrap_or_default());
            }
        }
        Ok(names)
    }
}

/// True if this permission's account wrote one of these texts, so that it cannot review them.
pub fn is_writer(allowed: &Allowed, texts: &[SavedText]) -> bool {
    texts.iter().any(|text| text.by == person(allowed.by()))
}

fn person(account: &Account) -> PersonId {
    (account.federation, account.id)
}
