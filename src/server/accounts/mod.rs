//! Accounts: sign-up, sign-in, sign-out, and the identity of a request.
//!
//! - `account`: the account of a person
//! - [`sign_up`] and [`sign_in`]: the two ways to a session
//! - [`ticket`]: links in emails; [`invitation`], `reset` and `address` use them
//! - [`session`]: the account of a token, expiry, sign-out, list of sessions
//! - [`providers`]: sign-in through a federation's own system
//! - [`second_factor`]: the code required besides the password
//! - [`change`], [`export`] and [`leave`]: a user's actions on their own account; `lock`: the
//!   account locked in a transaction
//! - [`staff_changes`]: changes to other people's accounts by staff
//! - [`token`]: secrets in cookies and links; [`browser`]: user agent and network of a client
//! - [`operator`]: the operator's changes on the command line; [`first_steps`]: the first
//!   federation and operator of a new site
//! - [`policy`]: rules for names, addresses and passwords; [`strength`]: easily guessed passwords
//! - [`password`]: hashing, with bounded concurrency; `password_check`: new and current passwords
//!   behind emailed links; `slow_queue`: checks for networks with many failures
//! - [`device`]: marks of devices on which an account has been used
//!
//! Not here: cookies (`site`), rate limits (`rate_limits`).

mod account;
mod address;
pub mod browser;
pub mod change;
pub mod device;
pub mod export;
pub mod first_steps;
pub mod invitation;
pub mod leave;
pub(crate) mod lock;
pub mod operator;
pub mod password;
mod password_check;
pub mod policy;
pub mod providers;
mod reset;
pub mod second_factor;
pub mod session;
pub mod sign_in;
pub mod sign_up;
pub(crate) mod slow_queue;
pub mod staff_changes;
pub mod strength;
pub mod ticket;
pub mod token;

pub use account::{Account, AccountId};
pub use browser::{Browser, Network};
pub use device::Marks;
pub use operator::OperatorFault;
pub use password::{Cost, Password};
pub use policy::{Field, SignUpFault};
pub use second_factor::{SecondFactor, SecondFactorFault};
pub use session::{RequestIdentity, Session};
pub use sign_in::{CodeFault, SignInFault};
pub use sign_up::SignUpFailure;
pub use strength::Guessable;
pub use ticket::{TicketFault, TicketPurpose};
pub use token::{FlowToken, SessionToken, TicketToken};

use crate::audit::Audit;
use crate::federation::Federations;
use crate::mail::Mail;
use crate::parts::{Clock, Entropy, Passwords, RateLimits, Service, Store};
use password_check::PasswordCheck;
use second_factor::SecondFactors;
use session::Sessions;
use std::sync::Arc;
use ticket::Tickets;

/// Changes of accounts by their owners and by the operator.
#[derive(Clone, Debug, Service)]
pub struct Accounts {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    passwords: Passwords,
    limits: Arc<RateLimits>,
    audit: Audit,
    federations: Federations,
    mail: Mail,
    second_factors: SecondFactors,
    tickets: Tickets,
    password_check: PasswordCheck,
    sessions: Sessions,
}
