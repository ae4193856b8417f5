//! `/attempt/{id}`: the state of all pages, entry to the open part, and submission; afterwards the
//! stored answers with their receipts.

use super::blocked::blocked;
use super::clock::clock;
use super::navigator::{number, state_text};
use super::page::saved_notice;
use super::{button, fault};
use crate::api::{
    AttemptState, CandidateView, Completeness, ExamPart as Part, PageDone, RequestContext, candidate_view,
    short,
};
use crate::pages::context::{exam_bank, path_param, query};
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::pages::when::moment_view;
use crate::words;
use islands::Exam;
use leptos::prelude::*;

#[component]
pub fn AttemptSummary() -> impl IntoView {
    let (id, query) = (path_param("id"), query());
    let (bank, context) = (exam_bank(), RequestContext::current());
    suspended(async move {
        match candidate_view(&context, &bank, &id, None).await {
            Err(why) => refused(why, &format!("/attempt/{id}")),
            Ok(candidate) => blocked(&candidate).unwrap_or_else(|| match candidate.attempt.state() {
                AttemptState::UnderWay => under_way(&candidate, query.contains("closed=1")),
                _ => over(&candidate),
            }),
        }
    })
}

fn under_way(candidate: &CandidateView, closed: bool) -> AnyView {
    let words = words();
    let attempt = &candidate.attempt;
    let id = attempt.id().0.to_string();
    let open: Vec<&PageDone> = candidate.pages.iter().filter(|page| page.of.part == attempt.part()).collect();
    let counts = counts(candidate, &open);
    let next = attempt.part() == Part::Closed && attempt.rules.has(Part::Open);
    let (help, act, text) = match next {
        true => ("attempt-open-part-help", "open_part", "attempt-open-part"),
        false => ("attempt-submit-help", "submit", "attempt-submit"),
    };
    let closed = closed
        .then(|| view! { <p class="aside aside-judgement" role="status">{words.say("attempt-closed")}</p> });
    let goes_on = open
        .iter()
        .find(|page| page.open && candidate.answered(page) != Completeness::Whole)
        .or(open.first());
    let goes_on = goes_on.map(|page| format!("/attempt/{id}/{}", page.number));
    view! {
        {head_title(attempt.rules.sitting.name.clone())}
        <h1>{attempt.rules.sitting.name.clone()}</h1>
        {closed}
        {fault()}
        {clock(candidate)}
        {goes_on.map(|to| view! { <p class="actions"><a class="button" href=to>{words.say("attempt-go-on")}</a></p> })}
        <h2>{words.say("attempt-summary")}</h2>
        <ul class="rows exam-summary">{rows(candidate, true)}</ul>
        <section aria-labelledby="hand-in">
            <h2 id="hand-in">{words.say(text)}</h2>
            <p>{counts} " " {words.say(help)}</p>
            {waiting(candidate)}
            {button(&id, act, text, "button primary")}
        </section>
    }
    .into_any()
}

/// Numbers of these pages unanswered, partly answered and flagged.
fn counts(candidate: &CandidateView, open: &[&PageDone]) -> String {
    let words = words();
    let of = |which: Completeness| open.iter().filter(|page| candidate.answered(page) == which).count();
    let (left, partly) = (of(Completeness::Empty), of(Completeness::Partly));
    let flagged = open.iter().filter(|page| page.flagged).count();
    let mut text = Vec::new();
    if left + partly == 0 {
        text.push(words.say("attempt-counts-whole"));
    }
    for (id, n) in [("attempt-counts-left", left), ("attempt-counts-partly", partly)] {
        if n > 0 {
            text.push(words.format(id, &[("n", n.into())]));
        }
    }
    text.push(words.format("attempt-counts-flagged", &[("n", flagged.into())]));
    text.join(" ")
}

/// Changes of earlier pages still unsent are sent from here too, before submission.
fn waiting(candidate: &CandidateView) -> AnyView {
    let text = saved_notice(candidate, None);
    view! {
        <div
            data-exam=candidate.attempt.id().0.to_string()
            data-page="0"
            data-change=candidate.change.to_string()
            data-state=candidate.attempt.part().word()
        >
            <Exam>{text}</Exam>
        </div>
    }
    .into_any()
}

fn over(candidate: &CandidateView) -> AnyView {
    let words = words();
    let attempt = &candidate.attempt;
    let state = words.say(&format!("attempt-state-{}", attempt.state().word()));
    let at = attempt.over_at().map(moment_view);
    let receipts = format!("/attempt/{}/receipts.txt", attempt.id().0);
    // An attempt never begun has no review.
    let review = attempt.has_begun().then(|| {
        let to = format!("/attempt/{}/review", attempt.id().0);
        view! { <a class="button" href=to>{words.say("reviewed-link")}</a> }
    });
    view! {
        {head_title(attempt.rules.sitting.name.clone())}
        <h1>{attempt.rules.sitting.name.clone()}</h1>
        {fault()}
        <p class="lead"><b>{state}</b> " " {at}</p>
        <p>{words.say("attempt-over-help")}</p>
        <h2>{words.say("attempt-kept")}</h2>
        <ul class="rows exam-summary">{rows(candidate, false)}</ul>
        <p class="actions">
            {review}
            <a class="button quiet" href=receipts>{words.say("attempt-receipts")}</a>
        </p>
    }
    .into_any()
}

/// Each page with its state and receipt.
fn rows(candidate: &CandidateView, linked: bool) -> Vec<AnyView> {
    let words = words();
    let row = |page: &PageDone| {
        let name = words.format("attempt-page", &[("n", number(page).into())]);
        let to = format!("/attempt/{}/{}", candidate.attempt.id().0, page.number);
        let name = match linked && page.shown {
            true => view! { <a href=to>{name}</a> }.into_any(),
            false => name.into_any(),
        };
        let receipt = page.receipt.as_ref().map(|receipt| {
            let text = words.format("attempt-receipt", &[("receipt", short(&receipt.hash).into())]);
            view! { <span class="receipt">" · " {text}</span> }
        });
        view! {
            <li>
                <span class="what">{name}</span>
                <span class="how">
                    {state_text(candidate, page)}
                    {receipt}
                </span>
            </li>
        }
        .into_any()
    };
    candidate.pages.iter().map(row).collect()
}
