//! The ruling: the verdict and what else the Director says, the worst normal line, the reasons,
//! matters of judgement, contested points, and folded the path through the Laws with every test.
//!
//! - `statement`: what the Director says, and reasons in a list
//! - `fork`: an open question with the ruling on each answer

mod fork;
mod statement;

use super::compared::ComparedRuling;
use super::path::{path, path_beside};
use super::play::play;
use super::symbols::symbols;
use super::trace::trace;
use crate::{reading, told_in, words};
use bank::paths::RelevantAnswer;
use fork::fork;
use leptos::prelude::*;
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Ruling};
use statement::{reason_list, statement};

/// The whole ruling in the law language, with its statement and reasons also in the page's language
/// if chosen. After several irregularities, in sequence; the answer and the compared path belong to
/// the last.
pub fn ruling(
    case: &Case,
    ruling: &Ruling,
    answered: &RelevantAnswer<'_>,
    beside: Option<&ComparedRuling<'_>>,
) -> AnyView {
    in_law_language(
        || whole(case, ruling, answered, beside),
        || view! { {statement(case, ruling)} {reasons(case, ruling, None)} }.into_any(),
    )
}

/// The Director's statement with open questions, in the same languages.
pub fn says(case: &Case, ruling: &Ruling) -> AnyView {
    in_law_language(|| statement_with_fork(case, ruling), || statement(case, ruling))
}

/// Renders in the law language, followed by a part in the page's language if both are chosen.
fn in_law_language(make: impl FnOnce() -> AnyView, second: impl FnOnce() -> AnyView) -> AnyView {
    let reading = reading();
    if reading.law == reading.page {
        return make();
    }
    let first = told_in(reading.law, make);
    let first = view! { <div lang=reading.law.tag()>{first}</div> }.into_any();
    if !reading.beside {
        return first;
    }
    let title = words().say("ruling-in-this-language");
    let label = title.clone();
    view! {
        <div class="both-languages">
            {first}
            <section aria-label=label>
                <p class="eyebrow" aria-hidden="true">{title}</p>
                {second()}
            </section>
        </div>
    }
    .into_any()
}

fn whole(
    case: &Case,
    ruling: &Ruling,
    answered: &RelevantAnswer<'_>,
    beside: Option<&ComparedRuling<'_>>,
) -> AnyView {
    let words = words();
    let text = if ruling.earlier.is_empty() {
        let text = of_irregularity(case, ruling, None, answered, beside);
        view! { <h2>{words.say("ruling-director-says")}</h2> {text} }.into_any()
    } else {
        let unasked = RelevantAnswer::default();
        let earlier = ruling.earlier.iter().zip(1..);
        let earlier = earlier.map(|(one, number)| irregularity(case, one, number, &unasked, None));
        let last = irregularity(case, ruling, ruling.earlier.len() + 1, answered, beside);
        earlier.chain(std::iter::once(last)).collect_view().into_any()
    };
    view! {
        {text}
        <p class="note">{words.edition(ruling.edition)}</p>
    }
    .into_any()
}

/// The ruling on one of several irregularities, under its own heading.
fn irregularity(
    case: &Case,
    ruling: &Ruling,
    number: usize,
    answered: &RelevantAnswer<'_>,
    beside: Option<&ComparedRuling<'_>>,
) -> AnyView {
    let heading = format!("irregularity-{number}");
    view! {
        <section class="irregularity" aria-labelledby=heading.clone()>
            <h2 id=heading.clone()>{symbols(&words().irregularity(case, number, ruling))}</h2>
            {of_irregularity(case, ruling, Some(number), answered, beside)}
        </section>
    }
    .into_any()
}

/// Statement, reasons and open matters; of the irregularity with this number, if there are several.
fn of_irregularity(
    case: &Case,
    ruling: &Ruling,
    number: Option<usize>,
    answered: &RelevantAnswer<'_>,
    beside: Option<&ComparedRuling<'_>>,
) -> AnyView {
    let words = words();
    let name = number.map_or_else(|| "path".to_owned(), |number| format!("path-{number}"));
    let drawn = match beside {
        Some(beside) => path_beside(case, ruling, beside, &name),
        None => path(case, ruling, &name),
    };
    let tests = words.format("ruling-tests", &[("n", ruling.trace.steps().len().into())]);
    let why = reasons(case, ruling, number);
    // What holds for every answer precedes the question.
    let is_open = matches!(ruling.outcome, Outcome::Fork { .. });
    let (before, after) = if is_open { (why, None) } else { (None, why) };
    view! {
        {statement(case, ruling)}
        {before}
        {fork(case, ruling, "line")}
        {judged(case, ruling)}
        {worst_line(case, ruling)}
        {after}
        {contested(case, ruling)}
        // What parts from another path is to be seen at once.
        <details class="tests" open=beside.is_some()>
            <summary>{tests}</summary>
            {drawn}
            {trace(case, ruling, answered, beside, &name)}
        </details>
    }
    .into_any()
}

fn statement_with_fork(case: &Case, ruling: &Ruling) -> AnyView {
    view! { {statement(case, ruling)} {fork(case, ruling, "line")} }.into_any()
}

/// The tests that decided, each with its clause and consequence.
fn reasons(case: &Case, ruling: &Ruling, number: Option<usize>) -> Option<AnyView> {
    let words = words();
    let why = words.say("ruling-why");
    // Under an irregularity's heading the reasons are one level lower.
    let why = match number {
        None => view! { <h2>{why}</h2> }.into_any(),
        Some(_) => view! { <h3>{why}</h3> }.into_any(),
    };
    let listed = reason_list(case, words.reasons(case, ruling))?;
    Some(view! { {why} {listed} }.into_any())
}

fn judged(case: &Case, ruling: &Ruling) -> Vec<AnyView> {
    let words = words();
    let text = |judgement: &rules::engine::ruling::Judgement| {
        view! {
            <div class="aside aside-judgement">
                <h3>{words.say("ruling-judgement")}</h3>
                <p>{symbols(&words.judgement(case, judgement))}</p>
            </div>
        }
        .into_any()
    };
    ruling.judgement.iter().map(text).collect()
}

fn contested(case: &Case, ruling: &Ruling) -> Vec<AnyView> {
    let words = words();
    let text = |contested: &rules::engine::ruling::Contested| {
        view! {
            <div class="aside aside-contested">
                <h3>{words.say("ruling-contested")}</h3>
                <p>{symbols(&words.contested(contested))}</p>
                {words.contested_ruling(case, ruling, contested).map(|other| view! { <p>{symbols(&other)}</p> })}
            </div>
        }
        .into_any()
    };
    ruling.contested.iter().map(text).collect()
}

fn worst_line(case: &Case, ruling: &Ruling) -> Option<AnyView> {
    play(case, ruling, view! { <h2>{words().say("ruling-line")}</h2> }.into_any(), "line")
}
