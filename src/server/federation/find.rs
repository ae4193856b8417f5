//! Looking up federations, and the day in them.

use super::{Federation, edition_on, is_code};
use crate::accounts::Account;
use crate::audit::Audit;
use crate::parts::{Clock, Entropy, Service, Store};
use bank::review::zone;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use rules::law::Edition;
use store::StoreError;
use store::federation;

/// Federations and their settings.
#[derive(Clone, Debug, Service)]
pub struct Federations {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) entropy: Entropy,
    pub(super) audit: Audit,
}

impl Federations {
    /// The federation with this code.
    pub async fn by_code(&self, code: &str) -> Result<Option<Federation>, StoreError> {
        // No federation has such a code, and PostgreSQL rejects some texts.
        if !is_code(code) {
            return Ok(None);
        }
        federation::by_code(&self.store, code).await
    }

    /// An account's home federation.
    pub async fn home_of(&self, account: &Account) -> Result<Option<Federation>, StoreError> {
        federation::by_id(&self.store, account.federation).await
    }

    /// The edition of the Laws in force in a federation on its current day.
    pub fn edition_in_force(&self, federation: &Federation) -> Edition {
        edition_on(federation, self.today_in(federation))
    }

    /// The current day in a federation's time zone.
    pub fn today_in(&self, federation: &Federation) -> Date {
        self.here(federation).date()
    }

    /// Start of the current day in the federation's time zone.
    pub fn day_began_in(&self, federation: &Federation) -> Timestamp {
        self.here(federation).start_of_day().map_or_else(|_| self.clock.instant(), |began| began.timestamp())
    }

    /// The time in the federation's time zone.
    pub fn here(&self, federation: &Federation) -> Zoned {
        self.clock.instant().to_zoned(zone(&federation.zone).unwrap_or(TimeZone::UTC))
    }

    /// All federations, by name.
    pub async fn all(&self) -> Result<Vec<Federation>, StoreError> {
        federation::all(&self.store).await
    }
}
