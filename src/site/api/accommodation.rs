//! Exam accommodations: the form at `/federation/{code}/people/{id}/accommodations`.

use super::cookies::tell;
use super::federation::{or_refuse, person_id, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
pub use server::accommodations::{Accommodation, ExtraTime};
use server::accounts::Account;
use server::roles::Action;

/// An account's accommodation.
pub async fn accommodation_of(context: &RequestContext, who: &Account) -> Result<Accommodation, Refused> {
    or_refuse(server(context)?.accommodations.of(who).await)
}

form! {
    /// Stores an accommodation.
    "accommodation" AccommodationPost at "/federation/{federation}/people/{person}/accommodations"
    labels "granted-{}" {
        federation: hidden,
        person: hidden,
        percent: digits(1, 300),
        minutes: digits(1, 600),
        larger_type: tick,
        no_countdown: tick,
    }
    "both" at "minutes"
}

impl Posted for AccommodationPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let id = person_id(&self.person).ok_or(Refused::NotFound)?;
        let whose = context.whose(&self.federation, id).await;
        let allowed = context.allowed(Action::Accommodate, &self.federation, whose).await?;
        let accommodation =
            Accommodation::read(&self.percent, &self.minutes, self.larger_type, self.no_countdown)?;
        if !server(context)?.accommodations.grant(&allowed, id, &accommodation).await? {
            return Err(Refused::NotFound.into());
        }
        tell("accommodation", "kept");
        Ok(self.page())
    }
}
