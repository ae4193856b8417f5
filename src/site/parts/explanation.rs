//! Explanation of an answer: the premise behind an error, or the first wrong component and the
//! deciding clause; and the nearest counterfactual.

use super::changes::clause_link;
use super::compared::{ComparedRuling, Whose};
use super::marks::first_wrong;
use super::symbols::symbols;
use crate::words;
use bank::Marked;
use bank::change::Counterfactual;
use bank::paths::{RelevantAnswer, decides};
use bank::premise::Diagnosis;
use leptos::prelude::*;
use rules::engine::{Case, Key};

/// The parts of the answer that show which tests matter.
pub fn relevant_answer(marked: &Marked) -> RelevantAnswer<'_> {
    let wrong = marked.components.iter().filter(|one| !one.verdict.earns());
    let named = marked.components.iter().filter(|one| matches!(one.key, Key::Law | Key::Watch));
    RelevantAnswer {
        other: marked.diagnosis.as_ref().map(|diagnosis| &*diagnosis.ruling),
        named: named.flat_map(|one| &one.given).filter_map(|token| token.parse().ok()).collect(),
        wrong: wrong.map(|one| one.key).collect(),
    }
}

/// The ruling under the diagnosed premise, if any.
pub fn premise_ruling(marked: &Marked) -> Option<ComparedRuling<'_>> {
    marked.diagnosis.as_ref().map(|found| ComparedRuling {
        case: &found.case,
        ruling: &found.ruling,
        whose: Whose::Premise,
    })
}

/// The reason the answer is wrong; `None` if nothing is wrong.
pub fn explanation(case: &Case, marked: &Marked) -> Option<AnyView> {
    let first = first_wrong(marked)?;
    Some(match &marked.diagnosis {
        Some(diagnosis) => premise(case, diagnosis),
        None => unexplained(marked, first.key),
    })
}

fn premise(case: &Case, diagnosis: &Diagnosis) -> AnyView {
    let words = words();
    let parts: Vec<String> = diagnosis.follows.iter().map(|key| words.label(*key)).collect();
    let args = [
        ("n", parts.len().into()),
        ("first", words.label(diagnosis.first_wrong).into()),
        ("parts", words.list(&parts).into()),
    ];
    view! {
        <div class="aside aside-premise">
            <h3>{words.say("explain-premise")}</h3>
            <p>{symbols(&words.premise(case, diagnosis))}</p>
            <p>{words.format("explain-follows", &args)}</p>
        </div>
    }
    .into_any()
}

/// In place of a premise when none explains the answer.
fn unexplained(marked: &Marked, first: Key) -> AnyView {
    let words = words();
    let args = [("part", words.label(first).into())];
    let decided = decides(&marked.ruling, first).map(|clause| {
        let link = clause_link(clause, marked.ruling.edition);
        view! { " " {words.say("explain-decided-by")} " " {link} }
    });
    view! {
        <div class="aside aside-premise">
            <h3>{words.format("explain-first", &args)}</h3>
            <p>{words.say("explain-no-premise")} {decided}</p>
        </div>
    }
    .into_any()
}

/// The nearest counterfactual, with a link.
pub fn counterfactual(scenario: &str, case: &Case, other: &Counterfactual) -> AnyView {
    let words = words();
    let to = format!("/scenario/{scenario}/what-if?change={}", other.change.token());
    view! {
        <section class="otherwise" aria-labelledby="otherwise">
            <h2 id="otherwise">{words.say("explain-otherwise")}</h2>
            <p>
                {symbols(&words.counterfactual(case, other))} " "
                <a href=to>{words.say("explain-see-it")}</a>
            </p>
        </section>
    }
    .into_any()
}

/// Link to the what-if page, which shows the ruling.
pub fn what_if_link(scenario: &str, warned: bool) -> AnyView {
    let words = words();
    let warning = warned.then(|| view! { " " {words.say("what-if-warning")} });
    view! {
        <p class="note what-if-link">
            <a href=format!("/scenario/{scenario}/what-if")>{words.say("what-if-link")}</a> {warning}
        </p>
    }
    .into_any()
}
