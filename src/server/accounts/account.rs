//! The account of a person.

use std::fmt;
pub use store::account::AccountId;
use store::account::AccountRow;
use store::federation::{Federation, FederationId};
use words::{Language, LanguageChoice};

/// The account of a person.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// The federation the account is with.
    pub federation: FederationId,
    /// The account's id.
    pub id: AccountId,
    /// The person's name as typed.
    pub name: String,
    /// The person's address, lower-cased.
    pub email: String,
    /// Chosen languages.
    pub reads: LanguageChoice,
}

impl fmt::Debug for Account {
    /// Without the person: what is printed ends up in logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account")
            .field("federation", &self.federation)
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

impl From<AccountRow> for Account {
    fn from(row: AccountRow) -> Self {
        let language = |tag: Option<String>| tag.as_deref().and_then(Language::read);
        let reads = LanguageChoice {
            page: language(row.language),
            law: language(row.law_language),
            beside: row.law_beside,
        };
        Self { federation: row.federation_id, id: row.id, name: row.name, email: row.email, reads }
    }
}

/// Rate-limit key of sign-in attempts with an address from all networks: each federation may have
/// an account with it.
pub(super) fn sign_in_key(federation: &Federation, email: &str) -> String {
    format!("{} {email}", federation.code)
}
