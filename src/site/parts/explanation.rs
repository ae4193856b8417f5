//! Explanation of an answer: the first wrong component, the premise behind it or the reason on the
//! ruling's path, and the point where the two part; and the nearest counterfactual.

use super::compared::{ComparedRuling, Whose};
use super::path::path_parting;
use super::symbols::symbols;
use super::trace::clause_tag;
use super::values::values;
use crate::words;
use bank::change::Counterfactual;
use bank::paths::{RelevantAnswer, WrongReason};
use bank::premise::Diagnosis;
use bank::{ComparedPaths, Marked};
use leptos::prelude::*;
use rules::engine::{Case, Key};

/// The parts of the answer that show which tests matter.
pub fn relevant_answer(marked: &Marked) -> RelevantAnswer<'_> {
    let named = marked.components.iter().filter(|one| matches!(one.key, Key::Law | Key::Watch));
    RelevantAnswer {
        other: marked.diagnosis.as_ref().map(|diagnosis| &*diagnosis.ruling),
        named: named.flat_map(|one| &one.given).filter_map(|token| token.parse().ok()).collect(),
        wrong: marked.wrong().map(|one| one.key).collect(),
    }
}

/// The ruling under the diagnosed premise, if it takes another path.
pub fn premise_ruling(marked: &Marked) -> Option<ComparedRuling<'_>> {
    let found = marked.diagnosis.as_ref()?;
    ComparedPaths::of(&marked.ruling, &found.ruling).part?;
    Some(ComparedRuling { case: &found.case, ruling: &found.ruling, whose: Whose::Premise })
}

/// The first wrong step, the reason, and the point where the answer leaves the ruling's path;
/// `None` if nothing is wrong.
pub fn explanation(case: &Case, marked: &Marked) -> Option<AnyView> {
    let words = words();
    let first = marked.wrong().next()?;
    let [given, right] = values(case, first);
    let [you, ruled] = ["marks-given", "marks-ruling"].map(|id| words.say(id));
    let reason = WrongReason::of(&marked.ruling, first.key, &first.given);
    let why = match &marked.diagnosis {
        Some(diagnosis) => Some(premise(case, marked, diagnosis)),
        None => reason.and_then(|reason| reason_line(case, marked, reason)),
    };
    let parting = parting(marked).or_else(|| reason.and_then(WrongReason::step));
    let drawn = parting.map(|at| path_parting(&marked.ruling, at, &right, &given));
    let title = words.format("explain-first", &[("part", words.label(first.key).into())]);
    Some(
        view! {
            <div class="aside aside-premise">
                <h3>{title}</h3>
                <p class="instead">
                    <span class="who">{you}</span> " " <s class="theirs-wrong">{symbols(&given)}</s> " "
                    <span class="who">{ruled}</span> " " <b>{symbols(&right)}</b>
                </p>
                {why}
                {drawn}
            </div>
        }
        .into_any(),
    )
}

/// The test at which the path of the diagnosed premise parts from the ruling's.
fn parting(marked: &Marked) -> Option<usize> {
    let found = marked.diagnosis.as_ref()?;
    let (at, _) = ComparedPaths::of(&marked.ruling, &found.ruling).part?;
    (at < marked.ruling.trace.steps().len()).then_some(at)
}

fn premise(case: &Case, marked: &Marked, diagnosis: &Diagnosis) -> AnyView {
    let words = words();
    let parts: Vec<String> = diagnosis.follows.iter().map(|key| words.label(*key)).collect();
    let args = [
        ("n", parts.len().into()),
        ("first", words.label(diagnosis.first_wrong).into()),
        ("parts", words.list(&parts).into()),
    ];
    let wrong = marked.wrong().count();
    let follows = match (diagnosis.alone, wrong) {
        (true, _) => Some(words.say("glance-alone")),
        (false, 1) => None,
        (false, _) => Some(words.format("explain-follows", &args)),
    };
    view! {
        <p><b>{words.say("explain-premise")}</b> " " {symbols(&words.premise(case, diagnosis))}</p>
        {follows.map(|follows| view! { <p>{follows}</p> })}
    }
    .into_any()
}

/// A reason with its clause as a link: `26B Declarer may forbid …`, or behind a text that cites it.
pub fn reason_line(case: &Case, marked: &Marked, reason: WrongReason) -> Option<AnyView> {
    let words = words();
    let text = words.wrong_reason(case, &marked.ruling, reason)?;
    let cites = text.text.contains(&words.cite(text.clause));
    let link = clause_tag(case, text.clause);
    let text = symbols(&text.text);
    Some(match cites {
        true => view! { <p class="reason">{text} " " {link}</p> }.into_any(),
        false => view! { <p class="reason">{link} " " {text}</p> }.into_any(),
    })
}

/// The clause that decides a right answer, with the fact behind it.
pub fn decisive_clause(case: &Case, marked: &Marked) -> Option<AnyView> {
    reason_line(case, marked, WrongReason::of(&marked.ruling, Key::Law, &[])?)
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
