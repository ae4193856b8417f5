//! `/federation/{code}/exams`: a federation's papers and sittings, for exam organisers.
//!
//! - `paper`: `…/papers/{id}`, a paper; `coverage`: the laws it covers, drawn; `checks`: the
//!   checklist before an exam
//! - `form`: `…/new`, and the settings of a draft
//! - `sitting`: `…/{id}`, a sitting: its settings, checklist and actions
//! - `roster`: `…/{id}/candidates`, the people who are to sit
//! - `invigilate`: `…/invigilate`, the live monitors for invigilators
//! - `monitor`: `…/{id}/board`, the live monitor; `candidates`: its candidates
//! - `trial`: `…/{id}/test`, an examiner's test

mod candidates;
mod checks;
mod coverage;
mod form;
mod invigilate;
mod monitor;
mod paper;
mod roster;
mod sitting;
mod trial;

pub use form::NewSitting;
pub use invigilate::Invigilate;
pub use monitor::Monitor;
pub use paper::{Paper, wrong};
pub use roster::{Roster, RosterTrial};
pub use sitting::Sitting;
pub use trial::Trial;

use super::{federation_field, federation_link as above_all, federation_page};
use crate::api::{
    Action, Allowed, PaperPost, RequestContext, Sitting as Held, SittingState, WrittenPaper, exam_now,
    papers, sittings,
};
use crate::pages::response::head_title;
use crate::pages::when;
use crate::parts::page_form::PageForm;
use crate::words;
use jiff::Timestamp;
use leptos::prelude::*;

#[component]
pub fn Exams() -> impl IntoView {
    let form = PageForm::take(&PaperPost::FORM);
    federation_page(Action::HoldExams, "/exams", async move |context: RequestContext, allowed: Allowed| {
        let (sittings, papers) = (sittings(&context, &allowed).await?, papers(&context, &allowed).await?);
        Ok(render(&allowed, &sittings, &papers, exam_now(&context)?, &form))
    })
}

fn render(
    allowed: &Allowed,
    sittings: &[Held],
    papers: &[WrittenPaper],
    now: Timestamp,
    form: &PageForm,
) -> AnyView {
    let words = words();
    let base = exams_path(allowed);
    let held: Vec<AnyView> = sittings.iter().map(|one| sitting_row(allowed, one, now)).collect();
    let none = sittings.is_empty().then(|| view! { <p>{words.say("exams-none")}</p> });
    let new = (!papers.is_empty()).then(|| {
        view! { <p class="actions"><a class="button" href=format!("{base}/new")>{words.say("hold-new")}</a></p> }
    });
    let written: Vec<AnyView> = papers
        .iter()
        .map(|paper| {
            let text = words.format("hold-paper-changed", &[("when", moment(allowed, paper.changed_at).into())]);
            view! {
                <li>
                    <span class="what"><a href=format!("{base}/papers/{}", paper.id.0)>{shown(paper)}</a></span>
                    <span class="how">{text}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let no_paper = papers.is_empty().then(|| view! { <p>{words.say("hold-papers-none")}</p> });
    view! {
        {head_title(words.say("federation-exams"))}
        {above_all(allowed)}
        <h1>{words.say("federation-exams")}</h1>
        <section aria-labelledby="sittings">
            <h2 id="sittings">{words.say("hold-sittings")}</h2>
            {none}
            <ul class="rows">{held}</ul>
            {new}
        </section>
        <section aria-labelledby="papers">
            <h2 id="papers">{words.say("hold-papers")}</h2>
            {no_paper}
            <ul class="rows">{written}</ul>
            {form.view([federation_field(allowed)], form.field("name", ""), ("hold-paper-make", "quiet"))}
        </section>
    }
    .into_any()
}

fn sitting_row(allowed: &Allowed, one: &Held, now: Timestamp) -> AnyView {
    let words = words();
    let to = format!("{}/{}", exams_path(allowed), one.id.0);
    let trial = one.trial.then(|| view! { " " <span class="note">{words.say("hold-trial")}</span> });
    view! {
        <li>
            <span class="what">
                <a href=to>{one.name.clone()}</a>
                <span class="note">{candidate_url(allowed, one)}</span>
                {trial}
            </span>
            <span class="how">{format!("{} · {}", state(one, now), moment(allowed, one.opens_at))}</span>
        </li>
    }
    .into_any()
}

/// State of a sitting in words.
fn state(one: &Held, now: Timestamp) -> String {
    let word = match one.state {
        SittingState::Open if now < one.opens_at => "ready",
        SittingState::Open if now >= one.closes_at => "closed",
        state => state.word(),
    };
    words().say(&format!("hold-state-{word}"))
}

/// Path of the exams.
fn exams_path(allowed: &Allowed) -> String {
    format!("/federation/{}/exams", allowed.federation().code)
}

/// The sitting's URL for candidates.
fn candidate_url(allowed: &Allowed, one: &Held) -> String {
    format!("/exam/{}.{}", allowed.federation().code, one.code)
}

/// Link back to the exams.
fn exams_link(allowed: &Allowed) -> AnyView {
    view! { <p class="above"><a href=exams_path(allowed)>{words().say("federation-exams")}</a></p> }
        .into_any()
}

/// A time in the federation's zone.
fn moment(allowed: &Allowed, at: Timestamp) -> String {
    when::moment(at, &allowed.federation().zone)
}

/// The name of a paper in the page's language.
fn shown(paper: &WrittenPaper) -> String {
    words().shown_name(&paper.name, &paper.names).to_owned()
}
