//! Exam accommodations: the form at `/federation/{code}/people/{id}/accommodations`.

use super::cookies::{self, Flash};
use super::federation::{or_refuse, person_id, server};
use super::redirect::see_other;
use super::request_context::{Refused, RequestContext};
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::accommodations::AccommodationFault;
pub use server::accommodations::{Accommodation, ExtraTime};
use server::accounts::Account;
use server::roles::Action;

/// An account's accommodation.
pub async fn accommodation_of(context: &RequestContext, who: &Account) -> Result<Accommodation, Refused> {
    or_refuse(server(context)?.accommodations.of(who).await)
}

/// Stores the form and redirects to it. On a fault the form comes back with its input and the
/// faults.
#[server(prefix = "/api", endpoint = "accommodation")]
pub async fn accommodate(
    #[server(default)] federation: String,
    #[server(default)] person: String,
    #[server(default)] percent: String,
    #[server(default)] minutes: String,
    #[server(default)] larger_type: String,
    #[server(default)] no_countdown: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/people/{person}/accommodations");
    let read = Accommodation::read(&percent, &minutes, larger_type == "yes", no_countdown == "yes");
    let faults = match store(&context, &federation, &person, read).await {
        Err(refused) => {
            refused.redirect(&back);
            return Ok(());
        }
        Ok(faults) => faults,
    };
    let faults = if faults.is_empty() { vec!["kept"] } else { faults };
    let typed = [
        ("percent", percent),
        ("minutes", minutes),
        ("larger_type", larger_type),
        ("no_countdown", no_countdown),
    ];
    let typed = typed.map(|(field, text)| (field.to_owned(), text)).into();
    let faults = faults.into_iter().map(str::to_owned).collect();
    cookies::leave_flash("accommodation", &Flash { faults, typed });
    see_other(&back);
    Ok(())
}

/// Tokens of the faults; empty once stored. The permission is checked before the input.
async fn store(
    context: &RequestContext,
    federation: &str,
    person: &str,
    read: Result<Accommodation, Vec<AccommodationFault>>,
) -> Result<Vec<&'static str>, Refused> {
    let id = person_id(person).ok_or(Refused::NotFound)?;
    let whose = context.whose(federation, id).await;
    let allowed = context.allowed(Action::Accommodate, federation, whose).await?;
    match read {
        Err(faults) => Ok(faults.into_iter().map(word).collect()),
        Ok(accommodation) => {
            match or_refuse(server(context)?.accommodations.grant(&allowed, id, &accommodation).await)? {
                true => Ok(Vec::new()),
                false => Err(Refused::NotFound),
            }
        }
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
