//! Accounts: sign-up, sign-in, sign-out, and the identity of a request.
//!
//! - [`sign_up`] and [`sign_in`]: the two ways to a session
//! - [`ticket`]: links in emails; [`invitation`], `confirmation`, `reset` and `address` use them,
//!   [`proof`] has their common part
//! - [`session`]: the account of a token, expiry, sign-out, list of sessions
//! - [`second_factor`]: the code required besides the password
//! - [`change`], [`export`] and [`leave`]: a user's actions on their own account
//! - [`token`]: the secret of a session; [`browser`]: user agent and network of a client
//! - [`by_hand`]: the operator's changes on the command line
//! - [`policy`]: rules for names, addresses and passwords; `fault`: tokens of their faults
//! - [`password`]: hashing, with bounded concurrency
//! - [`attempts`]: rate limits; `lanes`: slow lanes for networks with many failures; [`device`]:
//!   devices on which an account has been used
//!
//! Not here: cookies (`site`).

mod address;
pub mod attempts;
pub mod browser;
pub mod by_hand;
pub mod change;
mod confirmation;
pub mod device;
pub mod export;
mod fault;
pub mod for_others;
pub mod invitation;
pub(super) mod lanes;
pub mod leave;
pub mod password;
pub mod policy;
pub mod proof;
mod reset;
pub mod second_factor;
pub mod session;
pub mod sign_in;
pub mod sign_up;
pub mod ticket;
pub mod token;

pub use browser::{Browser, Network};
pub use by_hand::ByHandFault;
pub use device::Marks;
pub use invitation::InviteFault;
pub use password::{Cost, Password};
pub use policy::{Field, Guessable, SignUpFault};
pub use second_factor::{SecondFactor, SecondFactorFault};
pub use session::{RequestIdentity, Session};
pub use sign_in::{CodeFault, SignInFault};
pub use sign_up::SignUpFailure;
pub use ticket::{TicketFault, TicketPurpose, TicketToken};
pub use token::SessionToken;

use std::fmt;
pub use store::account::AccountId;
use store::account::AccountRow;
use store::federation::{Federation, FederationId};
use words::{Language, LanguageChoice};

/// A person who is known.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// The federation the account is with.
    pub federation: FederationId,
    /// The account's id.
    pub id: AccountId,
    /// The person's name as they wrote it.
    pub name: String,
    /// The person's address, lower-cased.
    pub email: String,
    /// The languages in which they have chosen to read.
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
fn tried(federation: &Federation, email: &str) -> String {
    format!("{} {email}", federation.code)
}
