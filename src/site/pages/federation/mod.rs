//! `/federation/{code}`: the federation's home page for members, and pages for its staff.
//!
//! - `courses`: courses; `course`: one of them, with members and settings
//! - `exams`: papers, sittings, and the live monitor
//! - `programmes`: programmes toward certificates; `own_bank`: the federation's scenarios
//! - `enrol`: import of people from a file
//! - `people`: members and roles
//! - `person`: one of them; `account`: changes to their account
//! - `invite`: inviting a person
//! - `marking`: results, and marking by examiners
//! - `accommodations`: a candidate's accommodation
//! - `settings`: settings; `emails`: the federation's own texts of emails
//! - `tokens`: tokens of the federation's own systems; `webhooks`: addresses to which events are sent
//! - `providers`: sign-in through the federation's own system
//! - `studio`: own scenarios being written
//! - `sessions`: directed sessions to co-sign
//! - `after_exam`: after an exam; `appeals`: candidates' appeals
//! - `certificates`: issued certificates, proposals, consequences of a change of edition
//! - `audit`: the audit log
//!
//! Each begins with a permission check; a page offers only permitted actions.

mod accommodations;
mod account;
mod after_exam;
mod appeals;
mod audit;
mod certificates;
mod course;
mod courses;
mod emails;
mod enrol;
mod exams;
mod invite;
mod marking;
mod own_bank;
mod people;
mod person;
mod programmes;
mod providers;
mod sessions;
mod settings;
mod studio;
mod tokens;
mod webhooks;

pub use accommodations::Accommodations;
pub use after_exam::{AllRegrading, ExamArchive, ExamRegrading, ExamStatisticsPage};
pub use appeals::{AppealPage, Appeals};
pub use audit::Audit;
pub use certificates::{CertificatePage, Certificates, ChangeOfEdition, Proposed as ProposedCertificates};
pub use course::{Course, CourseMembers, CourseSettings, NewCourse};
pub use courses::Courses;
pub use emails::{EmailPage, Emails};
pub use enrol::{Enrol, EnrolTrial, written_line};
pub use exams::{
    ExamWizard, Exams, Hall, HallKeyPage, HallPaperPage, HallReview, HallScanPage, HallScansPage, HallTyping,
    Invigilate, Monitor as ExamMonitor, NewSitting, Paper as ExamPaper, PaperExpected, PaperPreview, Roster,
    RosterTrial, Sitting as ExamSitting, Trial as ExamTrial,
};
pub use invite::Invite;
pub use marking::{
    AtTable, Marking, MarkingTask, OneTable, Results, Review, Sheet, Tables, part_marks, result_text,
};
pub use own_bank::{GenerateScenarios, ImportScenarios, OwnBank, OwnScenario};
pub use people::People;
pub use person::Person;
pub use programmes::{Programme, ProgrammeProgress, ProgrammeSimulation, Programmes};
pub use providers::{NewProvider, Provider, Providers};
pub use sessions::CoSigning;
pub use settings::Settings;
pub use studio::{EditScenario, NewScenario};
pub use tokens::Tokens;
pub use webhooks::{Webhook, Webhooks};

use super::context::path_param;
use super::refused::refused;
use super::response::{head_title, suspended};
use crate::api::{
    Action, Allowed, Refused, RequestContext, SECOND_FACTOR, SecondFactor, Whose, federations, second_factor,
};
use crate::parts::button::Hidden;
use crate::words;
use crate::zone::{PageZone, show_times_in};
use leptos::prelude::*;
use std::future::Future;

/// Staff pages: the action they require, the path below the federation's, and the message id.
const PAGES: [(Action, &str, &str); 17] = [
    (Action::SeeProgress, "courses", "federation-courses"),
    (Action::HoldExams, "exams", "federation-exams"),
    (Action::Invigilate, "invigilate", "federation-invigilate"),
    (Action::SeeFederation, "programmes", "federation-programmes"),
    (Action::WriteScenarios, "bank", "federation-bank"),
    (Action::SeePeople, "people", "federation-people"),
    (Action::Enrol, "invite", "federation-invite"),
    (Action::Enrol, "enrol", "federation-enrol"),
    (Action::HoldExams, "appeals", "federation-appeals"),
    (Action::Certify, "certificates", "federation-certificates"),
    (Action::CoSign, "sessions", "federation-sessions"),
    (Action::SetFederation, "settings", "federation-settings"),
    (Action::SetFederation, "emails", "federation-emails"),
    (Action::KeepTokens, "tokens", "federation-tokens"),
    (Action::KeepTokens, "webhooks", "federation-webhooks"),
    (Action::SetFederation, "providers", "federation-providers"),
    (Action::SeeAudit, "audit", "federation-audit"),
];

#[component]
pub fn Federation() -> impl IntoView {
    federation_page(Action::SeeFederation, "", async |context: RequestContext, allowed: Allowed| {
        let words = words();
        let (second, needs) = second_factor(&context).await?;
        let waits = needs && !matches!(second, SecondFactor::Confirmed { .. });
        let others = other_federations(&context, &allowed).await;
        let federation = allowed.federation();
        let code = federation.code.clone();
        let may = |action: Action| allowed.may_also(action, Whose::Others);
        // Examiners come to the monitors by the exams.
        let is_needless = |action: Action| action == Action::Invigilate && may(Action::HoldExams);
        let offered = PAGES.into_iter().filter(|(action, ..)| may(*action) && !is_needless(*action));
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
        let of_site = allowed.may_also(Action::RunSite, Whose::Others).then(|| {
            let outbox = ("/outbox", "outbox-title", "outbox-about");
            [outbox, ("/first-steps", "first-title", "first-about")].map(|(to, title, about)| {
                view! {
                    <li>
                        <span class="what"><a href=to>{words.say(title)}</a></span>
                        <span class="how">{words.say(about)}</span>
                    </li>
                }
            })
        });
        Ok(view! {
            {head_title(federation.name.clone())}
            <h1>{federation.name.clone()}</h1>
            <p class="lead">{words.say("federation-lead")}</p>
            {waits.then(second_factor_link)}
            <ul class="rows laws described">{pages} {of_site.map(|rows| rows.into_iter().collect_view())}</ul>
            {others}
        }
        .into_any())
    })
}

/// Link to the second-factor setup, for a role that requires one; until then its pages are not
/// offered.
fn second_factor_link() -> AnyView {
    let words = words();
    view! { <p>{words.say("own-second-needed")} " " <a href=SECOND_FACTOR>{words.say("own-second-begin")}</a></p> }
        .into_any()
}

/// Links to the site's other federations, for its operators.
async fn other_federations(context: &RequestContext, allowed: &Allowed) -> Option<AnyView> {
    if !allowed.may_also(Action::RunSite, Whose::Others) {
        return None;
    }
    let here = &allowed.federation().code;
    let others: Vec<AnyView> = federations(context)
        .await
        .into_iter()
        .filter(|one| one.code != *here)
        .map(|one| {
            let to = format!("/federation/{}", one.code);
            view! { <li><span class="what"><a href=to>{one.name}</a></span> <span class="how">{one.code}</span></li> }
                .into_any()
        })
        .collect();
    if others.is_empty() {
        return None;
    }
    let section = view! {
        <section aria-labelledby="others">
            <h2 id="others">{words().say("federation-others")}</h2>
            <ul class="rows laws">{others}</ul>
        </section>
    };
    Some(section.into_any())
}

/// A page below a federation's for permitted users; others are refused, redirected to sign-in, or
/// get not found. `path` is relative to the federation's URL.
pub fn federation_page<F>(
    action: Action,
    path: &str,
    page: impl FnOnce(RequestContext, Allowed) -> F + Send + 'static,
) -> AnyView
where
    F: Future<Output = Result<AnyView, Refused>> + Send,
{
    let context = RequestContext::current();
    let code = path_param("code");
    let here = format!("/federation/{code}{path}");
    suspended(async move {
        let shown = match context.allowed(action, &code, Whose::Others).await {
            Ok(allowed) => {
                show_times_in(PageZone::of(&allowed.federation().zone));
                page(context, allowed).await
            }
            Err(why) => Err(why),
        };
        shown.unwrap_or_else(|why| refused(why, &here))
    })
}

/// The hidden field that names the federation.
pub fn federation_field(allowed: &Allowed) -> Hidden {
    ("federation", allowed.federation().code.clone())
}

/// Link back to the federation's home page.
pub fn federation_link(allowed: &Allowed) -> AnyView {
    let federation = allowed.federation();
    let to = format!("/federation/{}", federation.code);
    view! { <p class="above"><a href=to>{federation.name.clone()}</a></p> }.into_any()
}
