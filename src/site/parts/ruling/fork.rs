//! An open question, and the ruling on each answer: only what the ruling with the question lacks.

use super::statement::{reason_list, said};
use crate::parts::play::play;
use crate::parts::symbols::symbols;
use crate::parts::trace::steps;
use crate::words;
use leptos::prelude::*;
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Ruling, TraceStep};

/// Open questions, and the ruling on each answer with its tests; a branch may itself be open.
/// `line` prefixes the ids of lines of play.
pub(super) fn fork(case: &Case, ruling: &Ruling, line: &str) -> Option<AnyView> {
    let words = words();
    let Outcome::Fork { question, branches } = &ruling.outcome else { return None };
    let text: Vec<AnyView> = branches
        .iter()
        .zip(1..)
        .map(|(branch, number)| {
            let then = &branch.ruling;
            let above = (then.call == ruling.call).then_some(ruling);
            let why = reason_list(case, words.added_reasons(case, above, then));
            let line = format!("{line}-{number}");
            let heading = view! { <h3>{words.say("ruling-line")}</h3> }.into_any();
            view! {
                <dt>{symbols(&words.answer(case, *question, branch.answer))}</dt>
                <dd>
                    {settled(case, ruling, then)} {added(case, ruling, then)} {why}
                    {play(case, then, heading, &line)} {further(case, ruling, then)} {fork(case, then, &line)}
                </dd>
            }
            .into_any()
        })
        .collect();
    let requested = words.open_question(case, *question);
    Some(
        view! { <p class="open-question">{symbols(&requested)}</p> <dl class="branches">{text}</dl> }
            .into_any(),
    )
}

/// The decisions of an answer whose branch goes on to a later irregularity.
fn settled(case: &Case, above: &Ruling, branch: &Ruling) -> Vec<AnyView> {
    let words = words();
    let about = |number: usize, one: &Ruling| {
        view! { <p class="about">{symbols(&words.irregularity(case, number, one))}</p> }.into_any()
    };
    let mut message = Vec::new();
    for (number, earlier) in branch.settled_since(above) {
        message.push(about(number, earlier));
        let says = words.summary(case, earlier);
        message.extend(says.iter().map(|text| view! { <p>{symbols(text)}</p> }.into_any()));
    }
    if branch.call != above.call {
        message.push(about(branch.earlier.len() + 1, branch));
    }
    message
}

/// A branch's statement without what precedes the question.
fn added(case: &Case, above: &Ruling, branch: &Ruling) -> AnyView {
    said(case, branch, words().added(case, above, branch))
}

/// The tests that a branch adds to those before the question.
fn further(case: &Case, above: &Ruling, branch: &Ruling) -> Option<AnyView> {
    let requested: Vec<&TraceStep> = branch
        .trace
        .steps()
        .iter()
        .filter(|step| branch.call != above.call || !above.trace.steps().contains(step))
        .collect();
    let count = words().format("ruling-further", &[("n", requested.len().into())]);
    let listed = view! {
        <details class="further">
            <summary>{count}</summary>
            {steps(case, branch.call, requested.iter().copied())}
        </details>
    };
    (!requested.is_empty()).then(|| listed.into_any())
}
