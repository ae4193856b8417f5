//! `/me`: the user's progress by law and toward certificates, their calibration, and their answers.
//!
//! - `map`: progress by law, as a map and as a table
//! - `confidence`: confident errors, and calibration
//! - `exams`: exams ahead, open and sat
//! - `history`: the last weeks by day
//! - `certificates`: `/me/certificates`, the user's certificates
//! - `lists`: the latest answers, flagged scenarios, notes
//! - `cases`: `/me/cases`, the cases saved at the desk
//! - `sessions`: `/me/sessions`, directed sessions
//! - `toward`: what the next requirement needs, and answers that wait in the browser
//!
//! One query per kind of data, whatever its amount.

mod cases;
mod certificates;
mod confidence;
mod exams;
mod history;
mod lists;
mod map;
mod sessions;
mod toward;

pub use cases::MyCases;
pub use certificates::MyCertificates;
pub use sessions::{DirectedSessions, duration};

use super::answer::database_unavailable;
use super::context::bank;
use super::own::current_time;
use super::practice::{NextInputs, assigned, today};
use super::response::{head_title, suspended};
use crate::api::{
    Assignment, Note, Own, OwnDataError, OwnProgrammeRecords, RequestContext, notes, own, own_exams,
    own_programme_records, works,
};
use crate::pages::programme::{progress as certificates, renewals};
use crate::words;
use bank::programme::PracticeRecord;
use bank::{Bank, Mastery, Records};
use jiff::civil::Date;
use leptos::prelude::*;

#[component]
pub fn Me() -> impl IntoView {
    let bank = bank();
    let context = RequestContext::current();
    suspended(async move {
        let words = words();
        match tokio::try_join!(
            own(&context),
            works(&context),
            notes(&context),
            own_programme_records(&context)
        ) {
            Ok((own, works, notes, mut toward)) => {
                let who = context.user_state().await;
                let name = who.user().map(|person| person.name.clone()).unwrap_or_default();
                let federation = who.user().map(|person| person.federation.clone()).unwrap_or_default();
                toward.records.practice = practised(&bank, &own);
                let inputs = NextInputs::of(Some(&own), current_time(&context));
                let certificates = toward_each(&federation, &toward, inputs.today());
                let next = toward::next_requirement(&bank, &toward, inputs.today());
                // Without them the page is still of use.
                let exams = own_exams(&context).await.ok().and_then(|own| exams::section(&own));
                let above = view! { {exams} {toward::given(&bank)} {next} }.into_any();
                progress(&bank, &name, (&own, &inputs), &works, &notes, (above, certificates))
            }
            Err(OwnDataError::Database) => database_unavailable(),
            Err(why) => {
                let ended = why == OwnDataError::SessionEnded;
                view! {
                    {head_title(words.say("me-title"))}
                    <h1>{words.say("me-title")}</h1>
                    {ended.then(|| view! { <p>{words.say("session-ended")}</p> })}
                    <p>{words.say("me-signed-out")}</p>
                    <p class="actions">
                        <a class="button" href="/sign-in?next=/me">{words.say("nav-sign-in")}</a>
                        <a class="button quiet" href="/sign-up?next=/me">{words.say("sign-in-sign-up")}</a>
                    </p>
                }
                .into_any()
            }
        }
    })
}

/// Practice marks, as they count for certificates.
fn practised(bank: &Bank, own: &Own) -> Vec<PracticeRecord> {
    Records::practice_records(bank, &own.evidence())
}

/// Progress with each programme of the user's federation, and with due renewals.
fn toward_each(federation: &str, toward: &OwnProgrammeRecords, today: Date) -> AnyView {
    let words = words();
    let each: Vec<AnyView> = toward
        .offered
        .iter()
        .map(|one| {
            let name = words.programme_name(&one.programme);
            view! {
                <section aria-label=name.clone()>
                    <h2>{name.clone()}</h2>
                    {certificates(&one.programme.progress(&toward.records, today))}
                </section>
            }
            .into_any()
        })
        .collect();
    let all = format!("/federation/{federation}/programmes");
    view! { {renewals(toward)} {each} <p><a href=all>{words.say("progress-all")}</a></p> }.into_any()
}

fn progress(
    bank: &Bank,
    name: &str,
    (own, inputs): (&Own, &NextInputs),
    works: &[(String, Assignment)],
    notes: &[Note],
    (above, certificates): (AnyView, AnyView),
) -> AnyView {
    let words = words();
    let (history, now) = (&inputs.history, inputs.now());
    let mastery = Mastery::of(bank, &history.marks());
    let nothing = own.given.is_empty().then(|| {
        view! {
            <div class="empty">
                <p>{words.say("me-empty")}</p>
                <p><a class="button" href="/practice/next">{words.say("home-start")}</a></p>
            </div>
        }
    });
    let some = (!own.given.is_empty()).then(|| {
        view! {
            {confidence::section(bank, history, own)}
            {history::section(history, &own.plan.time_zone(), now)}
            {lists::recent(bank, &own.given)}
        }
    });
    view! {
        {head_title(words.say("me-title"))}
        <h1>{words.say("me-title")}</h1>
        <p class="note">{words.format("me-who", &[("name", name.into())])}</p>
        {nothing}
        {(!own.given.is_empty()).then(|| today::section(bank, Some(own), inputs))}
        {above}
        {assigned(bank, own, works, history, now)}
        {map::section(&mastery.by_law())}
        {certificates}
        <p>
            <a href="/me/certificates">{words.say("me-certificates")}</a>
            " · "
            <a href="/me/sessions">{words.say("directed-title")}</a>
            " · "
            <a href="/me/cases">{words.say("saved-case-title")}</a>
        </p>
        {some}
        {lists::flagged(bank, &own.flags)}
        {lists::notes(bank, notes)}
    }
    .into_any()
}
