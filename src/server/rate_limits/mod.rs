//! Rate limits: sign-in, codes, sign-ups, emails, reports.
//!
//! - [`limit`]: one limit, counted in the database
//! - [`policy`]: the limits of the site, and their numbers

pub mod limit;
pub mod policy;

pub use limit::{RateDecision, RateLimit};
pub use policy::RateLimits;
