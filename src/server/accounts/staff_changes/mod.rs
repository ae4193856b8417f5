//! Changes to other people's accounts by staff: removing a lost second factor, unlinking sign-in
//! providers, correcting name, address and member number, deleting the account.
//!
//! If the owner holds a role that requires a second factor, anywhere, a second person must confirm
//! the change within [`WAITS`]. An operator's account takes two operators. Confirming one's own
//! request, or changing one's own account here, is not allowed. Without a second person, the
//! operator of the site uses the command line. A pending change is a row of `job` about the
//! account; `apply` carries it out.

mod apply;

use super::policy::{self, SignUpFault};
use super::ticket::Tickets;
use crate::audit::{Audit, AuditEvent, Deed};
use crate::clock::Clock;
use crate::enrolment::member_number;
use crate::federation::Federations;
use crate::jobs::{Begin, Jobs};
use crate::mail::{Email, EmailKind, Mail};
use crate::roles::{Action, Allowed, Permissions, Role, Whose};
use derive::{Service, Word};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::account::{self, AccountId, AccountRow};
use store::federation::FederationId;
use store::job::{self, JobKey, JobRow};
use store::{Store, StoreError, WriteTransaction, role};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;
use words::Language;

/// Time allowed for a second person's confirmation.
pub const WAITS: Duration = Duration::days(7);
/// Kind of the job row that stores a pending change.
pub(super) const ACCOUNT_CHANGE: &str = "account-change";

/// A change to an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Word)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[word(kebab)]
pub enum AccountChange {
    /// Removes the second factor and its recovery codes
    SecondFactor,
    /// Unlinks it from all sign-in providers
    Unlink,
    /// Sets name, address and member number; an empty number removes it
    Correct {
        name: String,
        /// The address.
        email: String,
        /// The member number.
        number: String,
    },
    /// Deletes the account
    Delete,
}

/// A change pending a second person's confirmation.
#[derive(Clone, PartialEq, Eq)]
pub struct PendingChange {
    /// Id: the confirmation applies to the change that was shown.
    pub id: Uuid,
    /// The account.
    pub about: AccountId,
    pub change: AccountChange,
    /// The requester's home federation and account.
    pub by: (FederationId, AccountId),
    pub at: OffsetDateTime,
}

/// Result of requesting a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeOutcome {
    Done,
    /// Pending a second person
    Waits,
}

/// The reason an account was not changed.
#[derive(Debug, thiserror::Error)]
pub enum AccountChangeFault {
    /// There is no such account.
    #[error("no such account")]
    NoSuchAccount,
    /// The requester's own account.
    #[error("own account")]
    OwnAccount,
    /// An operator's account, and the requester is no operator.
    #[error("only operators change an operator's account")]
    OperatorAccount,
    /// Requested by the same person.
    #[error("a second person must confirm it")]
    NeedsSecondPerson,
    /// The change is no longer pending.
    #[error("the change is no longer pending")]
    NotPending,
    /// Nothing would change.
    #[error("nothing would change")]
    NoChange,
    /// Invalid name or address, or an address in use.
    #[error("invalid form: {0:?}")]
    Field(SignUpFault),
    /// Malformed member number, or too long.
    #[error("that is no member number")]
    Number,
    /// Member number in use.
    #[error("the member number is in use")]
    NumberTaken,
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Confirmation that a change requires.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RequiredConsent {
    /// One person's
    One,
    /// A second person's too
    Two,
    /// Two operators'
    Operators,
}

impl std::fmt::Debug for AccountChange {
    /// Without names and addresses: what is printed ends up in logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

impl AccountChange {
    /// Validates and normalises the fields.
    fn checked(self) -> Result<AccountChange, AccountChangeFault> {
        let AccountChange::Correct { name, email, number } = self else { return Ok(self) };
        Ok(AccountChange::Correct {
            name: policy::name(&name).map_err(AccountChangeFault::Field)?,
            email: policy::email(&email).map_err(AccountChangeFault::Field)?,
            number: member_number(number.trim()).map_err(|_| AccountChangeFault::Number)?.unwrap_or_default(),
        })
    }
}

impl PendingChange {
    fn of(row: &JobRow) -> Option<Self> {
        let change = serde_json::from_str(&row.task).ok()?;
        let by = (row.by_federation_id, row.by_account_id);
        Some(Self { id: row.id, about: AccountId(row.about), change, by, at: row.begun_at.time() })
    }
}

/// Changes of other people's accounts.
#[derive(Clone, Debug, Service)]
pub struct StaffChanges {
    store: Store,
    clock: Clock,
    audit: Audit,
    federations: Federations,
    mail: Mail,
    permissions: Permissions,
    jobs: Jobs,
    tickets: Tickets,
}

impl StaffChanges {
    /// Changes an account of the permission's federation, or requests it if a second person is
    /// required.
    pub async fn change(
        &self,
        asked_in: Option<Language>,
        allowed: &Allowed,
        id: AccountId,
        change: AccountChange,
    ) -> Result<ChangeOutcome, AccountChangeFault> {
        let change = change.checked()?;
        let (federation, by) = (allowed.federation(), allowed.by());
        let mut write = self.store.write().await?;
        let row = taken(&mut write, allowed, id).await?;
        if must_weigh(&mut write, allowed, &row).await? == RequiredConsent::One {
            self.apply_change(&mut write, (by.into(), asked_in), federation, &row, &change, None).await?;
            write.commit().await?;
            return Ok(ChangeOutcome::Done);
        }
        self.require_effect(&mut write, &row, &change).await?;
        let task = serde_json::to_string(&change).unwrap_or_default();
        let begin = Begin {
            key: key(federation.id, id),
            by,
            state: "waits",
            task: &task,
            total: 1,
            file: None,
            lifetime: WAITS,
            at_once: false,
        };
        self.jobs.begin_job(&mut write, begin).await?;
        let message = Email { federation, to: &row.email, kind: EmailKind::ChangeAsked };
        self.mail.post(&mut write, asked_in, message).await?;
        let entry = AuditEvent::new(federation.id, by, Deed::AccountChangeAsked, &row.into());
        self.audit.record(&mut write, &entry.with(json!({ "what": change.word() }))).await?;
        write.commit().await?;
        Ok(ChangeOutcome::Waits)
    }

    /// Confirms another person's request, and applies it.
    pub async fn confirm(
        &self,
        asked_in: Option<Language>,
        allowed: &Allowed,
        id: AccountId,
        pending: Uuid,
    ) -> Result<(), AccountChangeFault> {
        let federation = allowed.federation();
        let asked = self.pending(allowed, id).await?.filter(|one| one.id == pending);
        let asked = asked.ok_or(AccountChangeFault::NotPending)?;
        if asked.by == (allowed.by().federation, allowed.by().id) {
            return Err(AccountChangeFault::NeedsSecondPerson);
        }
        // The requester may have lost the permission since.
        let asker = account::by_id(&self.store, asked.by.0, asked.by.1).await?;
        let asker = asker.filter(|row| !row.name.is_empty()).ok_or(AccountChangeFault::NotPending)?.into();
        let asker = self.permissions.allow(&asker, Action::KeepPeople, &federation.code, Whose::Others).await;
        let asker = asker.map_err(|_| AccountChangeFault::NotPending)?;
        let mut write = self.store.write().await?;
        let row = taken(&mut write, allowed, id).await?;
        must_weigh(&mut write, allowed, &row).await?;
        must_weigh(&mut write, &asker, &row).await.map_err(|_| AccountChangeFault::NotPending)?;
        if !job::remove(&mut write, &key(federation.id, id), pending).await? {
            return Err(AccountChangeFault::NotPending);
        }
        let (by, asked_by) = ((allowed.by().into(), asked_in), Some(asked.by.1));
        self.apply_change(&mut write, by, federation, &row, &asked.change, asked_by).await?;
        Ok(write.commit().await?)
    }

    /// Drops a pending change. Allowed for everyone who may request one, including the requester.
    pub async fn cancel(
        &self,
        allowed: &Allowed,
        id: AccountId,
        pending: Uuid,
    ) -> Result<(), AccountChangeFault> {
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        let row = taken(&mut write, allowed, id).await?;
        if !job::remove(&mut write, &key(federation, id), pending).await? {
            return Err(AccountChangeFault::NotPending);
        }
        let entry = AuditEvent::new(federation, allowed.by(), Deed::AccountChangeDropped, &row.into());
        self.audit.record(&mut write, &entry).await?;
        Ok(write.commit().await?)
    }

    /// The pending change of an account, if any.
    pub async fn pending(
        &self,
        allowed: &Allowed,
        id: AccountId,
    ) -> Result<Option<PendingChange>, StoreError> {
        let row = job::by_key(&self.store, &key(allowed.federation().id, id)).await?;
        let now = self.clock.now();
        Ok(row.filter(|row| row.ends_at > now).as_ref().and_then(PendingChange::of))
    }

    /// All pending changes in the permission's federation with the accounts' names, the earliest
    /// first.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<(PendingChange, String)>, StoreError> {
        let (store, federation) = (&self.store, allowed.federation().id);
        let now = self.clock.now();
        let mut pending = Vec::new();
        for row in job::of_kind(store, federation, ACCOUNT_CHANGE).await? {
            let Some(one) = PendingChange::of(&row).filter(|_| row.ends_at > now) else { continue };
            let about = account::by_id(store, federation, one.about).await?;
            pending.extend(about.map(|about| (one, about.name)));
        }
        Ok(pending)
    }
}

fn key(federation: FederationId, about: AccountId) -> JobKey {
    JobKey { federation, kind: ACCOUNT_CHANGE, about: about.0 }
}

/// Locks the account; fails for the caller's own.
async fn taken(
    write: &mut WriteTransaction,
    allowed: &Allowed,
    id: AccountId,
) -> Result<AccountRow, AccountChangeFault> {
    let row = account::lock(write, allowed.federation().id, id).await?;
    let row = row.filter(|row| !row.name.is_empty()).ok_or(AccountChangeFault::NoSuchAccount)?;
    match allowed.whose(&row.clone().into()) {
        Whose::Own => Err(AccountChangeFault::OwnAccount),
        Whose::Others => Ok(row),
    }
}

/// The confirmation required for this account, given the requester.
async fn must_weigh(
    write: &mut WriteTransaction,
    allowed: &Allowed,
    row: &AccountRow,
) -> Result<RequiredConsent, AccountChangeFault> {
    let held = role::words_everywhere(write, row.federation_id, row.id).await?;
    let held: Vec<Role> = held.iter().filter_map(|word| Role::read(word)).collect();
    match () {
        () if held.contains(&Role::Operator) && !allowed.may_also(Action::GrantOperator, Whose::Others) => {
            Err(AccountChangeFault::OperatorAccount)
        }
        () if held.contains(&Role::Operator) => Ok(RequiredConsent::Operators),
        () if held.into_iter().any(Role::asks_for_second_factor) => Ok(RequiredConsent::Two),
        () => Ok(RequiredConsent::One),
    }
}
