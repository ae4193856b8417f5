//! The limits of the site.

use super::RateLimit;
use store::Store;
use time::Duration;

/// Sign-in attempts with an address from one network within [`WINDOW`], then one more each
/// [`REFILL`]: 25 in all. The same applies to a device on which the account has been used, in any
/// network.
pub const ATTEMPTS: u32 = 10;
/// See [`ATTEMPTS`].
pub const REFILL: Duration = Duration::minutes(1);
/// Sign-in attempts with an address from all networks together within [`WINDOW`], then one more
/// each [`REFILL_FROM_ANYWHERE`]: 200 in all, 19,200 a day. Devices on which the account has been
/// used are not counted.
pub const ATTEMPTS_FROM_ANYWHERE: u32 = 100;
/// See [`ATTEMPTS_FROM_ANYWHERE`].
pub const REFILL_FROM_ANYWHERE: Duration = Duration::seconds(9);
/// Second-factor codes allowed within [`WINDOW`]: of a million codes, three are right.
pub const CODES: u32 = 5;
/// Window of sign-ins, codes, sign-ups and entry codes, from the first attempt on.
pub const WINDOW: Duration = Duration::minutes(15);
/// Failures from one network within [`WINDOW`] after which its attempts are slowed down: a class
/// may share an address, and some of it mistype.
pub const NETWORK_FAILURES: u32 = 100;
/// Sign-ups from one network within [`WINDOW`], then one more each [`REFILL_SIGN_UPS`]: 150 in all.
pub const SIGN_UPS: u32 = 60;
/// See [`SIGN_UPS`].
pub const REFILL_SIGN_UPS: Duration = Duration::seconds(10);
/// Emails to an address within [`EMAILS_WINDOW`] that strangers can trigger.
pub const EMAILS: u32 = 5;
/// From the first of them on.
pub const EMAILS_WINDOW: Duration = Duration::hours(1);
/// Problem reports within [`REPORTS_WINDOW`].
pub const REPORTS: u32 = 10;
/// From the first of them on.
pub const REPORTS_WINDOW: Duration = Duration::hours(1);
/// Sign-ins through providers begun from one network within [`WINDOW`], then one more each
/// [`REFILL_SIGN_UPS`]: a class may share an address.
pub const PROVIDER_SIGN_INS: u32 = 120;
/// Readings of providers' documents by a federation's admins within [`WINDOW`].
pub const DOCUMENTS: u32 = 30;
/// Wrong entry codes of a sitting within [`WINDOW`].
pub const ENTRY_CODES: u32 = 10;
/// Requests of an API token within [`CALLS_WINDOW`].
pub const CALLS: u32 = 300;
/// Of these, requests that a node takes at a time.
pub const CALLS_SHARE: u32 = 10;
/// From the first of them on.
pub const CALLS_WINDOW: Duration = Duration::minutes(1);
/// Minimum interval between two sweeps of expired rows, by all nodes together.
const SWEEP_INTERVAL: Duration = Duration::minutes(1);

/// The limits of the site.
#[derive(Debug)]
pub struct RateLimits {
    /// Sign-in attempts by address and network, by device, or by account.
    pub sign_ins: RateLimit,
    /// Sign-in attempts by address, from all networks.
    pub from_anywhere: RateLimit,
    /// Second-factor codes by account.
    pub codes: RateLimit,
    /// Failed sign-ins by network.
    pub network_failures: RateLimit,
    /// Sign-ups by network.
    pub sign_ups: RateLimit,
    /// Emails by address.
    pub emails: RateLimit,
    /// Problem reports by reporter.
    pub reports: RateLimit,
    /// Entry codes by sitting and account.
    pub entry_codes: RateLimit,
    /// Sign-ins through providers by network.
    pub providers: RateLimit,
    /// Readings of providers' documents by federation.
    pub documents: RateLimit,
    /// Shares of nodes in the requests of an API token.
    pub calls: RateLimit,
    /// Sweeps of expired rows, one at a time among all nodes.
    pub sweeps: RateLimit,
}

impl RateLimits {
    /// The limits, counted in a store.
    pub fn new(store: &Store) -> Self {
        let limit = |kind, most, window| RateLimit::new(store.clone(), kind, most, window);
        Self {
            sign_ins: limit("sign-in", ATTEMPTS, WINDOW).refilled_each(REFILL),
            from_anywhere: limit("address", ATTEMPTS_FROM_ANYWHERE, WINDOW)
                .refilled_each(REFILL_FROM_ANYWHERE),
            codes: limit("code", CODES, WINDOW),
            network_failures: limit("network", NETWORK_FAILURES, WINDOW),
            sign_ups: limit("sign-up", SIGN_UPS, WINDOW).refilled_each(REFILL_SIGN_UPS),
            emails: limit("letter", EMAILS, EMAILS_WINDOW),
            reports: limit("report", REPORTS, REPORTS_WINDOW),
            entry_codes: limit("entry-code", ENTRY_CODES, WINDOW),
            providers: limit("provider", PROVIDER_SIGN_INS, WINDOW).refilled_each(REFILL_SIGN_UPS),
            documents: limit("documents", DOCUMENTS, WINDOW),
            calls: limit("call", CALLS / CALLS_SHARE, CALLS_WINDOW),
            sweeps: limit("sweep", 1, SWEEP_INTERVAL),
        }
    }
}
