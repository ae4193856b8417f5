//! `/attempt/{id}`: every page with how it stands, the way into the open part, handing in;
//! afterwards what was kept, with its receipts.

use super::clock::clock;
use super::held_up::held_up;
use super::navigator::{number, told};
use super::page::told_saved;
use super::{button, fault};
use crate::api::{AttemptState, Completeness, ExamPart as Part, PageDone, Seen, Visit, seen, short};
use crate::pages::refused::refused;
use crate::pages::when::moment_shown;
use crate::pages::{bank, piece, query, titled, waited};
use crate::words;
use islands::Exam;
use leptos::prelude::*;

/// The page.
#[component]
pub fn AttemptSummary() -> impl IntoView {
    let (id, query) = (piece("id"), query());
    let (bank, visit) = (bank(), Visit::current());
    waited(async move {
        match seen(&visit, &bank, &id, None).await {
            Err(why) => refused(why, &format!("/attempt/{id}")),
            Ok(seen) => held_up(&seen).unwrap_or_else(|| match seen.attempt.state() {
                AttemptState::UnderWay => under_way(&seen, query.contains("closed=1")),
                _ => over(&seen),
            }),
        }
    })
}

fn under_way(seen: &Seen, closed: bool) -> AnyView {
    let words = words();
    let attempt = &seen.attempt;
    let id = attempt.id().0.to_string();
    let open: Vec<&PageDone> = seen.pages.iter().filter(|page| page.of.part == attempt.part()).collect();
    let counts = counts(seen, &open);
    let next = attempt.part() == Part::Closed && attempt.rules.has(Part::Open);
    let (help, act, text) = match next {
        true => ("attempt-open-part-help", "open_part", "attempt-open-part"),
        false => ("attempt-submit-help", "submit", "attempt-submit"),
    };
    let closed = closed
        .then(|| view! { <p class="aside aside-judgement" role="status">{words.say("attempt-closed")}</p> });
    let goes_on =
        open.iter().find(|page| page.open && seen.answered(page) != Completeness::Whole).or(open.first());
    let goes_on = goes_on.map(|page| format!("/attempt/{id}/{}", page.number));
    view! {
        {titled(attempt.rules.sitting.name.clone())}
        <h1>{attempt.rules.sitting.name.clone()}</h1>
        {closed}
        {fault()}
        {clock(seen)}
        {goes_on.map(|to| view! { <p class="actions"><a class="button" href=to>{words.say("attempt-go-on")}</a></p> })}
        <h2>{words.say("attempt-summary")}</h2>
        <ul class="rows exam-summary">{rows(seen, true)}</ul>
        <section aria-labelledby="hand-in">
            <h2 id="hand-in">{words.say(text)}</h2>
            <p>{counts} " " {words.say(help)}</p>
            {waiting(seen)}
            {button(&id, act, text, "button primary")}
        </section>
    }
    .into_any()
}

/// Numbers of these pages unanswered, partly answered and flagged.
fn counts(seen: &Seen, open: &[&PageDone]) -> String {
    let words = words();
    let of = |which: Completeness| open.iter().filter(|page| seen.answered(page) == which).count();
    let (left, partly) = (of(Completeness::Nothing), of(Completeness::Partly));
    let flagged = open.iter().filter(|page| page.flagged).count();
    let mut told = Vec::new();
    if left + partly == 0 {
        told.push(words.say("attempt-counts-whole"));
    }
    for (id, n) in [("attempt-counts-left", left), ("attempt-counts-partly", partly)] {
        if n > 0 {
            told.push(words.tell(id, &[("n", n.into())]));
        }
    }
    told.push(words.tell("attempt-counts-flagged", &[("n", flagged.into())]));
    told.join(" ")
}

/// Unsent changes of earlier pages are sent from here too, before handing in.
fn waiting(seen: &Seen) -> AnyView {
    let told = told_saved(seen, None);
    view! {
        <div
            data-exam=seen.attempt.id().0.to_string()
            data-page="0"
            data-change=seen.change.to_string()
            data-state=seen.attempt.part().word()
        >
            <Exam>{told}</Exam>
        </div>
    }
    .into_any()
}

fn over(seen: &Seen) -> AnyView {
    let words = words();
    let attempt = &seen.attempt;
    let state = words.say(&format!("attempt-state-{}", attempt.state().word()));
    let at = attempt.over_at().map(|at| moment_shown(at, &seen.zone));
    let receipts = format!("/attempt/{}/receipts.txt", attempt.id().0);
    // Who never began has nothing that came of it.
    let review = attempt.has_begun().then(|| {
        let to = format!("/attempt/{}/review", attempt.id().0);
        view! { <a class="button" href=to>{words.say("reviewed-link")}</a> }
    });
    view! {
        {titled(attempt.rules.sitting.name.clone())}
        <h1>{attempt.rules.sitting.name.clone()}</h1>
        {fault()}
        <p class="lead"><b>{state}</b> " " {at}</p>
        <p>{words.say("attempt-over-help")}</p>
        <h2>{words.say("attempt-kept")}</h2>
        <ul class="rows exam-summary">{rows(seen, false)}</ul>
        <p class="actions">
            {review}
            <a class="button quiet" href=receipts>{words.say("attempt-receipts")}</a>
        </p>
    }
    .into_any()
}

/// Each page with how it stands and its receipt.
fn rows(seen: &Seen, linked: bool) -> Vec<AnyView> {
    let words = words();
    let row = |page: &PageDone| {
        let name = words.tell("attempt-page", &[("n", number(page).into())]);
        let to = format!("/attempt/{}/{}", seen.attempt.id().0, page.number);
        let name = match linked && page.shown {
            true => view! { <a href=to>{name}</a> }.into_any(),
            false => name.into_any(),
        };
        let receipt = page.receipt.as_ref().map(|receipt| {
            let text = words.tell("attempt-receipt", &[("receipt", short(&receipt.hash).into())]);
            view! { <span class="receipt">" · " {text}</span> }
        });
        view! { <li><span class="what">{name}</span> <span class="how">{told(seen, page)} {receipt}</span></li> }
            .into_any()
    };
    seen.pages.iter().map(row).collect()
}
