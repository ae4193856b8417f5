//! The ruling as a page of the book: what the Director says, the path through the Laws, the worst normal line, what is left to judgement, and
//! what is contested.

use super::line::line;
use super::path::path;
use super::symbols::symbols;
use super::trace::{steps, trace};
use crate::engine::ruling::Outcome;
use crate::engine::{Case, Component, Facts, Ruling, Step};
use crate::words::english;
use leptos::prelude::*;

/// The whole ruling.
pub fn ruling(case: &Case, ruling: &Ruling) -> AnyView {
    let words = english();
    let heading = |id: &str| view! { <h2>{words.say(id)}</h2> };
    view! {
        {heading("ruling-director-says")}
        {says(case, ruling)}
        {judged(ruling)}
        {heading("ruling-why")}
        {path(case, ruling, "path")}
        {trace(case, ruling)}
        {worst_line(case, ruling)}
        {contested(ruling)}
        <p class="note">{words.edition(ruling.edition)}</p>
    }
    .into_any()
}

fn says(case: &Case, ruling: &Ruling) -> AnyView {
    let words = english();
    let said: Vec<_> =
        words.summary(case, ruling).iter().map(|text| view! { <p>{symbols(text)}</p> }).collect();
    let said = (!said.is_empty()).then(|| view! { <div class="says-director">{said}</div> });
    let not_covered = match ruling.outcome {
        Outcome::NotCovered(limit) => Some(view! {
            <div class="aside aside-refused">
                <h3>{words.say("ruling-not-covered")}</h3>
                <p>{symbols(&words.limit(case, limit))}</p>
            </div>
        }),
        _ => None,
    };
    view! { {said} {not_covered} {fork(case, ruling)} }.into_any()
}

/// What is not known yet, and what follows from each answer, with the tests that lead there; a branch may wait for an answer itself.
fn fork(case: &Case, ruling: &Ruling) -> Option<AnyView> {
    let words = english();
    let Outcome::Fork { question, branches } = &ruling.outcome else { return None };
    let said = words.summary(case, ruling);
    let told: Vec<AnyView> = branches
        .iter()
        .map(|branch| {
            let then = &branch.ruling;
            let is_open = matches!(then.outcome, Outcome::Fork { .. });
            let all = words.summary(case, then);
            let new: Vec<&String> = all.iter().filter(|text| !said.contains(text)).collect();
            let says = if new.is_empty() && !is_open { all.iter().collect() } else { new };
            let says: Vec<_> = says.into_iter().map(|text| view! { <p>{symbols(text)}</p> }).collect();
            view! {
                <dt>{symbols(&words.answer(case, *question, branch.answer))}</dt>
                <dd>{says} {further(case, ruling, then)} {fork(case, then)}</dd>
            }
            .into_any()
        })
        .collect();
    let asked = words.open_question(case, *question);
    Some(view! { <p class="open-question">{symbols(&asked)}</p> <dl class="branches">{told}</dl> }.into_any())
}

/// The tests that a branch adds to those before the question.
fn further(case: &Case, above: &Ruling, branch: &Ruling) -> Option<AnyView> {
    let asked: Vec<&Step> =
        branch.trace.steps().iter().filter(|step| !above.trace.steps().contains(step)).collect();
    let count = english().tell("ruling-further", &[("n", asked.len().into())]);
    let listed = view! {
        <details class="further">
            <summary>{count}</summary>
            {steps(case, branch.call, asked.iter().copied())}
        </details>
    };
    (!asked.is_empty()).then(|| listed.into_any())
}

fn judged(ruling: &Ruling) -> Vec<AnyView> {
    let words = english();
    let told = |judgement: &crate::engine::ruling::Judgement| {
        view! {
            <div class="aside aside-judgement">
                <h3>{words.say("ruling-judgement")}</h3>
                <p>{symbols(&words.judgement(judgement))}</p>
            </div>
        }
        .into_any()
    };
    ruling.judgement.iter().map(told).collect()
}

fn contested(ruling: &Ruling) -> Vec<AnyView> {
    let words = english();
    let told = |contested: &crate::engine::ruling::Contested| {
        view! {
            <div class="aside aside-contested">
                <h3>{words.say("ruling-contested")}</h3>
                <p>{symbols(&words.contested(contested))}</p>
            </div>
        }
        .into_any()
    };
    ruling.contested.iter().map(told).collect()
}

fn worst_line(case: &Case, ruling: &Ruling) -> Option<AnyView> {
    let words = english();
    let played = ruling.components.iter().find_map(|component| match component {
        Component::Line(played) if !played.is_empty() => Some(played),
        _ => None,
    })?;
    let begun = match &case.facts {
        Facts::Claim(facts) => facts.trick(),
        Facts::Concession(facts) => facts.trick(),
        Facts::Rotation(_) => &[],
    };
    Some(view! { <h2>{words.say("ruling-line")}</h2> {line(played, begun)} }.into_any())
}
