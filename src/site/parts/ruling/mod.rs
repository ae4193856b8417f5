//! The ruling: the verdict and what else the Director says, the worst normal line, the reasons,
//! matters of judgement, contested points, and folded the path through the Laws with every test.

use super::compared::ComparedRuling;
use super::path::{path, path_beside};
use super::play::play;
use super::symbols::symbols;
use super::trace::{clause_tag, steps, trace};
use crate::{reading, told_in, words};
use ::words::RulingText;
use bank::paths::RelevantAnswer;
use leptos::prelude::*;
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Component, Key, Ruling, TraceStep};

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
    view! {
        {statement_with_fork(case, ruling)}
        {judged(case, ruling)}
        {worst_line(case, ruling)}
        {reasons(case, ruling, number)}
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

/// The Director's statement: the verdict with its clause, and what else to say.
fn statement(case: &Case, ruling: &Ruling) -> AnyView {
    let words = words();
    if let Outcome::NotCovered(limit) = ruling.outcome {
        return view! {
            <div class="aside aside-refused">
                <h3>{words.say("ruling-not-covered")}</h3>
                <p>{symbols(&words.limit(case, limit))}</p>
            </div>
        }
        .into_any();
    }
    let text = words.ruling_text(case, ruling);
    let empty = text.is_empty();
    (!empty).then(|| view! { <div class="says-director">{said(case, ruling, text)}</div> }).into_any()
}

/// The verdict with its clause, and what else to say.
fn said(case: &Case, ruling: &Ruling, text: RulingText) -> AnyView {
    let law = match ruling.component(Key::Law) {
        Some(Component::Law(clause)) => Some(clause_tag(case, *clause)),
        _ => None,
    };
    let verdict = (!text.verdict.is_empty()).then(|| {
        let law = law.map(|tag| view! { " " {tag} });
        view! { <p class="says-verdict">{symbols(&text.verdict.join(" "))} {law}</p> }
    });
    view! { {verdict} {paragraphs(&text.then)} }.into_any()
}

fn paragraphs(sentences: &[String]) -> Vec<AnyView> {
    sentences.iter().map(|text| view! { <p>{symbols(text)}</p> }.into_any()).collect()
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
    let reasons: Vec<AnyView> = words
        .reasons(case, ruling)
        .into_iter()
        .map(|reason| {
            view! { <li>{clause_tag(case, reason.clause)} <p>{symbols(&reason.text)}</p></li> }.into_any()
        })
        .collect();
    (!reasons.is_empty()).then(|| view! { {why} <ol class="reasons">{reasons}</ol> }.into_any())
}

/// Open questions, and the ruling on each answer with its tests; a branch may itself be open.
/// `line` prefixes the ids of lines of play.
fn fork(case: &Case, ruling: &Ruling, line: &str) -> Option<AnyView> {
    let words = words();
    let Outcome::Fork { question, branches } = &ruling.outcome else { return None };
    let text: Vec<AnyView> = branches
        .iter()
        .zip(1..)
        .map(|(branch, number)| {
            let then = &branch.ruling;
            let line = format!("{line}-{number}");
            let heading = view! { <h3>{words.say("ruling-line")}</h3> }.into_any();
            view! {
                <dt>{symbols(&words.answer(case, *question, branch.answer))}</dt>
                <dd>
                    {settled(case, ruling, then)} {added(case, ruling, then)} {play(case, then, heading, &line)}
                    {further(case, ruling, then)} {fork(case, then, &line)}
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
