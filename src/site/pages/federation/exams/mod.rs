//! `/federation/{code}/exams`: a federation's papers and sittings, for exam organisers.
//!
//! - `paper`: `…/papers/{id}`, a paper; `preview` and `expected` below it: an example, and expected
//!   difficulty and time; `coverage`: the laws it covers, drawn; `checks`: the checklist before an
//!   exam; `new_paper`: the form for a new one
//! - `form`: `…/new`, and the settings of a draft
//! - `wizard`: `…/wizard`, a whole exam from one form; `left`: what is left to do for a sitting
//! - `step`: an exam's next step
//! - `sitting`: `…/{id}`, a sitting: its settings, checklist and actions; `acts`: its buttons;
//!   `under_way`: the actions while it runs; `address`: its address for candidates;
//!   `facts`: its settings
//! - `roster`: `…/{id}/candidates`, the people who are to sit
//! - `hall`: `…/{id}/hall` and `…/{id}/key`, an exam on paper
//! - `invigilate`: `…/invigilate`, the live monitors for invigilators
//! - `monitor`: `…/{id}/board`, the live monitor; `candidates`: its candidates
//! - `trial`: `…/{id}/test`, an examiner's test

mod acts;
mod address;
mod candidates;
mod checks;
mod coverage;
mod expected;
mod facts;
mod form;
mod hall;
mod invigilate;
mod left;
mod monitor;
mod named;
mod new_paper;
mod paper;
mod preview;
mod roster;
mod sitting;
mod step;
mod trial;
mod under_way;
mod wizard;

pub use expected::PaperExpected;
pub use form::NewSitting;
pub use hall::{
    Hall, HallKeyPage, HallPaperPage, HallReview, HallScanPage, HallScansPage, HallTyping, drawn,
};
pub use invigilate::Invigilate;
pub use monitor::Monitor;
pub use paper::{Paper, wrong};
pub use preview::PaperPreview;
pub use roster::{Roster, RosterTrial};
pub use sitting::Sitting;
pub use step::way;
pub use trial::Trial;
pub use wizard::ExamWizard;

use super::{federation_link as above_all, federation_page};
use crate::api::{
    Action, Allowed, ExamStanding, PaperPost, RequestContext, Sitting as Held, SittingState, WrittenPaper,
    exam_standings, papers,
};
use crate::pages::context::papers_bank;
use crate::pages::response::head_title;
use crate::pages::when::moment;
use crate::parts::field::{labelled, search_form};
use crate::parts::page_form::PageForm;
use crate::words;
use jiff::Timestamp;
use leptos::prelude::*;

#[component]
pub fn Exams() -> impl IntoView {
    let (bank, form) = (papers_bank(), PageForm::take(&PaperPost::FORM));
    federation_page(Action::HoldExams, "/exams", async move |context: RequestContext, allowed: Allowed| {
        let standings = exam_standings(&context, &allowed, &bank).await?;
        let papers = papers(&context, &allowed).await?;
        let new_paper = new_paper::form(&allowed, &bank, &papers, &form);
        Ok(render(&allowed, &standings, &papers, new_paper))
    })
}

fn render(
    allowed: &Allowed,
    standings: &[ExamStanding],
    papers: &[WrittenPaper],
    new_paper: AnyView,
) -> AnyView {
    let words = words();
    let base = exams_path(allowed);
    let held: Vec<AnyView> = standings.iter().map(|one| sitting_row(allowed, one)).collect();
    let none = standings.is_empty().then(|| view! { <p>{words.say("exams-none")}</p> });
    let new = (!papers.is_empty()).then(|| {
        view! { <a class="button quiet" href=format!("{base}/new")>{words.say("hold-new")}</a> }
    });
    let written: Vec<AnyView> = papers
        .iter()
        .map(|paper| {
            let text = words.format("hold-paper-changed", &[("when", moment(paper.changed_at).into())]);
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
            <p class="actions">
                <a class="button primary" href=format!("{base}/wizard")>{words.say("wizard-title")}</a>
                {new}
            </p>
        </section>
        {(!standings.is_empty()).then(|| results_of_period(&base))}
        <section aria-labelledby="papers">
            <h2 id="papers">{words.say("hold-papers")}</h2>
            {no_paper}
            <ul class="rows">{written}</ul>
            {new_paper}
        </section>
    }
    .into_any()
}

/// The download of all results within a period.
fn results_of_period(base: &str) -> AnyView {
    let words = words();
    let fields = ["from", "until"].map(|name| {
        labelled("field", name, words.say(&format!("exams-results-{name}")), None, Vec::new(), |_, _| {
            view! { <input id=name name=name type="date" autocomplete="off" /> }.into_any()
        })
    });
    view! {
        <section aria-labelledby="results">
            <h2 id="results">{words.say("exams-results")}</h2>
            <p>{words.say("exams-results-about")}</p>
            {search_form(&format!("{base}/results.csv"), fields.into_iter().collect_view(), "exams-results-file")}
        </section>
    }
    .into_any()
}

/// A sitting, where it stands, and its next step.
fn sitting_row(allowed: &Allowed, standing: &ExamStanding) -> AnyView {
    let (words, one) = (words(), &standing.sitting);
    let here = format!("{}/{}", exams_path(allowed), one.id.0);
    let trial = one.trial.then(|| view! { " " <span class="note">{words.say("hold-trial")}</span> });
    let (to, label) = step::way(allowed, &here, standing.step);
    let label = words.say(label);
    let spoken =
        words.format("exams-next-spoken", &[("step", (&label).into()), ("exam", (&one.name).into())]);
    view! {
        <li>
            <span class="what">
                <a href=here>{one.name.clone()}</a>
                <span class="note">{candidate_url(allowed, one)} " · " {moment(one.opens_at)}</span>
                {trial}
            </span>
            <span class="how">{step::standing(standing)}</span>
            <a class="button quiet small" href=to aria-label=spoken>{label}</a>
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

/// The name of a paper in the page's language.
fn shown(paper: &WrittenPaper) -> String {
    words().shown_name(&paper.name, &paper.names).to_owned()
}
