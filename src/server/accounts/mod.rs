//! Accounts: signing up, in and out, and who is asking.
//!
//! - [`sign_up`] and [`sign_in`]: the two ways to a session
//! - [`ticket`]: what the links in letters stand for; [`invitation`], `confirmation`, `reset` and `address` are what each is for,
//!   [`proof`] is what they have in common
//! - [`session`]: who a token stands for, and until when; signing out; where somebody is signed in
//! - [`second_factor`]: the code that is asked for beside the password
//! - [`change`], [`export`] and [`leave`]: what somebody does with their own account
//! - [`token`]: the secret a browser holds; [`browser`]: what it says it is, and where it asks from
//! - [`by_hand`]: what the operator does with accounts
//! - [`policy`]: what a name, an address and a password must be like; `fault` has the words of what is wrong with them
//! - [`password`]: hashing, a few at a time
//! - [`attempts`]: how often one may be wrong; `lanes`: how fast passwords from a network are judged from which too much has failed; [`device`]: how a
//!   device is known on which somebody has signed in
//!
//! Deliberately not here: cookies (`app`).

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
pub use session::{Asking, Session};
pub use sign_in::{CodeFault, SignInFault};
pub use sign_up::SignUpFailure;
pub use ticket::{Purpose, TicketFault, TicketToken};
pub use token::SessionToken;

use std::fmt;
pub use store::account::AccountId;
use store::account::AccountRow;
use store::federation::{Federation, FederationId};
use words::{Chosen, Language};

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
    pub reads: Chosen,
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
        let reads =
            Chosen { page: language(row.language), law: language(row.law_language), beside: row.law_beside };
        Self { federation: row.federation_id, id: row.id, name: row.name, email: row.email, reads }
    }
}

/// What attempts with an address are counted by from all networks together: it may be that of an account in each federation.
fn tried(federation: &Federation, email: &str) -> String {
    format!("{} {email}", federation.code)
}
