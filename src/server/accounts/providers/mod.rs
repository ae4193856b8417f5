//! Sign-in through a federation's own system, by OpenID Connect: the authorisation code flow with
//! PKCE, state and nonce.
//!
//! | file | contents |
//! |---|---|
//! | [`settings`] and `manage` | providers, as a federation's admin enters, tries and offers them |
//! | `reach` | requests to providers |
//! | `documents` | their endpoints and keys |
//! | `begin` | a sign-in begins in a browser, and leads to the provider |
//! | `exchange` | what the provider says, checked |
//! | [`identity`] | what that means here |
//! | `answer` | the browser comes back: signed in, linked, or a decision of the person |
//! | [`links`] | linking accounts, and making them |
//! | [`own`] | the links of an account, for its owner |
//! | `sign_out` | the way to sign out at the provider |
//!
//! An account is found by provider and subject alone, never by its address. A provider that is away
//! locks no account out: passwords and emailed links work without it.

mod answer;
mod begin;
mod documents;
mod exchange;
pub mod identity;
pub mod links;
mod manage;
pub mod own;
pub(crate) mod reach;
pub mod settings;
mod sign_out;

pub use answer::{ProviderAnswer, ProviderOutcome};
pub use begin::{FlowPurpose, Onward};
pub use identity::{EmailRule, Identity};
pub use links::{LinkFault, PendingSignIn};
pub use manage::{OfferAct, Offered, Provider};
pub use own::{AccountProvider, AccountProviders};
pub use settings::ProviderSettings;
pub use store::provider::ProviderId;

use super::session::Sessions;
use super::sign_up::SignUp;
use super::ticket::Tickets;
use crate::audit::Audit;
use crate::certificates::Keyring;
use crate::federation::Federations;
use crate::mail::Mail;
use crate::parts::{Clock, Entropy, RateLimits, Service, Store};
use reach::ProviderReach;
use std::sync::Arc;
use store::StoreError;
use store::federation::Federation;
use time::Duration;

/// Sign-in through providers.
#[derive(Clone, Debug, Service)]
pub struct Providers {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    demonstration: Arc<Federation>,
    limits: Arc<RateLimits>,
    keyring: Arc<Keyring>,
    reach: Arc<ProviderReach>,
    audit: Audit,
    mail: Mail,
    federations: Federations,
    tickets: Tickets,
    sessions: Sessions,
    sign_up: SignUp,
}

/// The reason a sign-in through a provider failed.
#[derive(Debug, thiserror::Error)]
pub enum ProviderFault {
    /// Not begun in this browser, expired, or answered already.
    #[error("no such sign-in has begun in this browser")]
    Expired,
    /// There is no such provider, or it is not offered.
    #[error("the provider is not offered")]
    NotOffered,
    /// The person declined there.
    #[error("declined at the provider")]
    Declined,
    /// The provider answered with an error.
    #[error("the provider answers with an error")]
    Refused,
    /// The provider does not answer.
    #[error("the provider does not answer")]
    Silent,
    /// The provider's answer is not valid.
    #[error("the provider’s answer is not valid")]
    Invalid,
    /// The subject is linked with another account, or the account with another subject.
    #[error("linked already")]
    LinkedElsewhere,
    /// Too many attempts from this network.
    #[error("too many attempts; wait {wait}")]
    TooManyAttempts {
        /// Time to wait.
        wait: Duration,
    },
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ProviderFault {
    /// Token of the message.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Expired => "provider-expired",
            Self::NotOffered => "provider-gone",
            Self::Declined => "provider-declined",
            Self::Refused => "provider-refused",
            Self::Silent => "provider-silent",
            Self::Invalid => "provider-invalid",
            Self::LinkedElsewhere => "provider-linked",
            Self::TooManyAttempts { .. } => "too-many",
            Self::Store(_) => "store",
        }
    }
}
