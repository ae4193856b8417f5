//! Tokens of the API: a federation's own systems read its people, results and certificates with
//! them, and enrol people.
//!
//! - `scope`: what a token may do, each with the action that its maker must be permitted
//! - `secret`: the token itself, of which only the hash is stored
//! - `keep`: making, listing and revoking tokens
//! - `access`: the permission of a request with a token; `budget`: the limit on such requests
//! - `pages`: what the API lists, by cursors
//!
//! A token acts for the admin who made it: it does nothing that they may not do themselves, and
//! stops when they lose the role. It is no session: it opens no page, and a session opens nothing of
//! the API.
//!
//! Not here: the API's URLs and formats (`site`).

mod access;
pub(crate) mod budget;
mod keep;
mod pages;
mod scope;
mod secret;

pub use access::{ApiCaller, ApiFault};
pub use keep::{ApiToken, NewToken, TOKEN_LIMIT, TokenState};
pub use pages::{ApiLists, CertificateCursor, CertificatesPage, SETTLED};
pub use scope::Scope;
pub use secret::TokenSecret;
pub use store::api_token::ApiTokenId;

use crate::audit::Audit;
use crate::parts::{Clock, Entropy, RateLimits, Service, Store};
use crate::roles::Permissions;
use budget::CallShares;
use std::sync::Arc;

/// The tokens of federations.
#[derive(Clone, Debug, Service)]
pub struct ApiTokens {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    audit: Audit,
    permissions: Permissions,
    limits: Arc<RateLimits>,
    shares: Arc<CallShares>,
}
