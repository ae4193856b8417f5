//! `/federation/{code}`: what a federation offers to those who belong to it, and the pages of those who run it.
//!
//! - `courses`: its courses; `course`: one of them, with its members and settings
//! - `enrol`: people entered from a file
//! - `people`: who belongs to it, and who holds which role
//! - `person`: one of them
//! - `invite`: inviting somebody
//! - `accommodations`: what they are granted for their exams
//! - `settings`: what it has decided
//! - `audit`: who did what to whom
//!
//! Each begins by asking whether it is allowed; what a page offers is what its reader may do.

mod accommodations;
mod audit;
mod course;
mod courses;
mod enrol;
mod invite;
mod people;
mod person;
mod settings;

pub use accommodations::Accommodations;
pub use audit::Audit;
pub use course::{Course, CourseMembers, CourseSettings, NewCourse};
pub use courses::Courses;
pub use enrol::{Enrol, EnrolTrial};
pub use invite::Invite;
pub use people::People;
pub use person::Person;
pub use settings::Settings;

use super::refused::refused;
use super::{piece, titled, waited};
use crate::app::api::{Action, Allowed, Refused, Visit, Whose};
use crate::words::english;
use leptos::prelude::*;
use std::future::Future;

/// The pages of those who run it: what one must be allowed to see it, its address below the federation's, and the id of its words.
const PAGES: [(Action, &str, &str); 6] = [
    (Action::SeeProgress, "courses", "federation-courses"),
    (Action::SeePeople, "people", "federation-people"),
    (Action::Enrol, "invite", "federation-invite"),
    (Action::Enrol, "enrol", "federation-enrol"),
    (Action::SetFederation, "settings", "federation-settings"),
    (Action::SeeAudit, "audit", "federation-audit"),
];

/// The page.
#[component]
pub fn Federation() -> impl IntoView {
    within(Action::SeeFederation, "", async |_, allowed| {
        let words = english();
        let federation = allowed.federation();
        let code = federation.code.clone();
        let offered = PAGES.into_iter().filter(|(action, ..)| allowed.may_also(*action, Whose::Others));
        let pages: Vec<AnyView> = offered
            .map(|(_, path, id)| {
                view! {
                    <li>
                        <span class="what"><a href=format!("/federation/{code}/{path}")>{words.say(id)}</a></span>
                        <span class="how">{words.say(&format!("{id}-about"))}</span>
                    </li>
                }
                .into_any()
            })
            .collect();
        let outbox = allowed.may_also(Action::RunSite, Whose::Others).then(|| {
            view! {
                <li>
                    <span class="what"><a href="/outbox">{words.say("outbox-title")}</a></span>
                    <span class="how">{words.say("outbox-about")}</span>
                </li>
            }
        });
        Ok(view! {
            {titled(federation.name.clone())}
            <h1>{federation.name.clone()}</h1>
            <p class="lead">{words.say("federation-lead")}</p>
            <ul class="rows laws">{pages} {outbox}</ul>
        }
        .into_any())
    })
}

/// A page below a federation's, for those who may do this there; everybody else is told, led to sign in, or finds nothing. `path` is
/// where the page is below the federation's address.
pub fn within<F>(
    action: Action,
    path: &str,
    page: impl FnOnce(Visit, Allowed) -> F + Send + 'static,
) -> AnyView
where
    F: Future<Output = Result<AnyView, Refused>> + Send,
{
    let visit = Visit::current();
    let code = piece("code");
    let here = format!("/federation/{code}{path}");
    waited(async move {
        let shown = match visit.allowed(action, &code, Whose::Others).await {
            Ok(allowed) => page(visit, allowed).await,
            Err(why) => Err(why),
        };
        shown.unwrap_or_else(|why| refused(why, &here))
    })
}

/// The way back to the federation's own page, above the heading of one below it.
pub fn above(allowed: &Allowed) -> AnyView {
    let federation = allowed.federation();
    let to = format!("/federation/{}", federation.code);
    view! { <p class="above"><a href=to>{federation.name.clone()}</a></p> }.into_any()
}
