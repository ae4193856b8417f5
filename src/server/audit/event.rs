//! An action as it is entered.

use super::deed::Deed;
use crate::accounts::Account;
use derive::Word;
use serde_json::Value;
use store::account::AccountId;
use store::federation::FederationId;
use uuid::Uuid;

/// An action to be entered in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct AuditEvent {
    /// The federation whose log it belongs to.
    pub federation: FederationId,
    pub by: By,
    /// The action.
    pub deed: Deed,
    /// The object.
    pub on: On,
    /// Details: a JSON object, without names or addresses of people.
    pub detail: Value,
}

/// The actor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A person, by their home federation and account.
    Person(FederationId, AccountId),
    /// The operator, with the program.
    Program,
}

/// The object of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum On {
    /// The federation itself.
    Federation,
    /// A person, by their home federation and account.
    Person(FederationId, AccountId),
    Course(Uuid),
    Paper(Uuid),
    Programme(Uuid),
    /// A scenario of the federation's own bank.
    Scenario(Uuid),
    Sitting(Uuid),
    /// An email in the outbox.
    #[word("letter")]
    Email(Uuid),
}

impl AuditEvent {
    /// An entry without detail.
    pub fn new(federation: FederationId, by: impl Into<By>, deed: Deed, on: impl Into<On>) -> Self {
        Self { federation, by: by.into(), deed, on: on.into(), detail: Value::Object(Default::default()) }
    }

    /// A user's action on their own account.
    pub fn own(account: &Account, deed: Deed) -> Self {
        Self::new(account.federation, account, deed, account)
    }

    /// The same entry with details.
    pub fn with(self, detail: Value) -> Self {
        Self { detail, ..self }
    }
}

impl From<&Account> for By {
    fn from(account: &Account) -> Self {
        Self::Person(account.federation, account.id)
    }
}

impl From<&Account> for On {
    fn from(account: &Account) -> Self {
        Self::Person(account.federation, account.id)
    }
}

impl On {
    /// A person's home federation.
    pub(super) fn federation(self) -> Option<FederationId> {
        match self {
            Self::Person(federation, _) => Some(federation),
            Self::Federation
            | Self::Course(_)
            | Self::Paper(_)
            | Self::Programme(_)
            | Self::Scenario(_)
            | Self::Sitting(_)
            | Self::Email(_) => None,
        }
    }

    /// The object's id, if it has one.
    pub(super) fn id(self) -> Option<Uuid> {
        match self {
            Self::Federation => None,
            Self::Person(_, id) => Some(id.0),
            Self::Course(id)
            | Self::Paper(id)
            | Self::Programme(id)
            | Self::Scenario(id)
            | Self::Sitting(id)
            | Self::Email(id) => Some(id),
        }
    }
}
