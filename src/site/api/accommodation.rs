//! Exam accommodations: the form at `/federation/{code}/people/{id}/accommodations`.

use super::cookies::tell;
use super::federation::{or_refuse, person_id, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
use server::accommodations::AccommodationFault;
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
        percent: text,
        minutes: text,
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
        let read = Accommodation::read(&self.percent, &self.minutes, self.larger_type, self.no_countdown);
        let accommodation = read.map_err(|faults| Stop::faults(faults.into_iter().map(word)))?;
        if !server(context)?.accommodations.grant(&allowed, id, &accommodation).await? {
            return Err(Refused::NotFound.into());
        }
        tell("accommodation", "kept");
        Ok(self.page())
    }
}

/// Token of a fault, for the page.
const fn word(fault: AccommodationFault) -> &'static str {
    match fault {
        AccommodationFault::Percent => "percent",
        AccommodationFault::Minutes => "minutes",
        AccommodationFault::Both => "both",
    }
}
