//! The scenarios behind certificates: number of each kind, changed rulings, and exclusions from the
//! exam.

use crate::api::EditionChange;
use crate::parts::changes::parts;
use crate::parts::plot::{Bar, bars};
use crate::parts::symbols::symbols;
use crate::parts::title::edition_short;
use crate::parts::title::{subtitle, title};
use crate::words;
use bank::Bank;
use bank::programme::{ChangedScenario, ChangedStage, EditionDelta};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// Numbers of scenarios of each kind, as bars.
pub fn picture(delta: &EditionDelta) -> AnyView {
    let words = words();
    let kinds = [
        ("changed", delta.changed.len()),
        ("unchanged", delta.unchanged.len()),
        ("uncovered", delta.uncovered.len()),
        ("unruled", delta.unruled.len()),
        ("gone", delta.gone.len()),
    ];
    let all: Vec<Bar> = kinds
        .into_iter()
        .map(|(kind, n)| Bar {
            label: words.say(&format!("delta-kind-{kind}")),
            name: words.say(&format!("delta-kind-{kind}-about")),
            value: n,
            cell: n.to_string(),
        })
        .collect();
    bars("kinds", &words.say("delta-kinds"), [words.say("delta-kind"), words.say("delta-scenarios")], &all)
}

/// Changed scenarios, those that affect most holders first: each with its differences, and whether
/// the paper has it.
pub fn changed(bank: &Bank, change: &EditionChange, behind: &BTreeMap<&str, usize>) -> Option<AnyView> {
    let words = words();
    let held = |one: &ChangedScenario| behind.get(one.id.as_str()).copied().unwrap_or_default();
    let mut all: Vec<&ChangedScenario> = change.delta.changed.iter().collect();
    all.sort_by_key(|one| std::cmp::Reverse(held(one)));
    let row = |one: &ChangedScenario| {
        let holders = held(one);
        let requested = is_asked(one).then(|| format!(" · {}", words.say("delta-is-asked")));
        let stages: Vec<AnyView> =
            one.stages.iter().filter_map(|stage| stage_differences(bank, change, stage)).collect();
        view! {
            <li>
                <span class="what">{scenario_link(bank, &one.id)}</span>
                <span class="how">{words.format("delta-behind", &[("n", holders.into())])} {requested}</span>
                <details class="fold">
                    <summary>{words.say("delta-what")} <span class="vh">{short_id(&one.id)}</span></summary>
                    {stages}
                </details>
            </li>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = all.into_iter().map(row).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section aria-labelledby="changed">
                <h2 id="changed">{words.format("delta-changed", &[("n", rows.len().into())])}</h2>
                <ul class="rows laws">{rows}</ul>
            </section>
        }
        .into_any()
    })
}

/// Differences at a stage, under a heading if there are several.
fn stage_differences(bank: &Bank, change: &EditionChange, one: &ChangedStage) -> Option<AnyView> {
    let scenario = bank.scenario(&one.id)?;
    let heading =
        scenario.stage.is_one_of_several().then(|| view! { <h3>{words().stage(&scenario.stage)}</h3> });
    let [before, after] = [change.from, change.to].map(|edition| scenario.case.under(edition));
    let body = match one.changed.is_empty() {
        true => view! { <p>{words().say("delta-open")}</p> }.into_any(),
        false => parts(
            (&before, &one.from, edition_short(change.from)),
            (&after, &one.to, edition_short(change.to)),
            &one.changed,
        ),
    };
    Some(view! { {heading} {body} }.into_any())
}

/// Scenarios left out of the exam although they change, or without a ruling, each with the reason.
pub fn excluded(bank: &Bank, change: &EditionChange) -> Option<AnyView> {
    let words = words();
    let delta = &change.delta;
    let to = [("to", words.edition(change.to).into())];
    let unasked = delta.changed.iter().filter(|one| !is_asked(one)).map(|one| {
        let why = if one.is_asked() { "delta-left-judged" } else { "delta-left-unasked" };
        (&one.id, words.format(why, &to))
    });
    let uncovered = delta.uncovered.iter().map(|one| {
        let met = bank.scenario(&one.stage).map(|stage| stage.case.under(one.edition));
        (&one.id, met.map(|case| words.limit(&case, one.limit)).unwrap_or_default())
    });
    let unruled = delta.unruled.iter().map(|id| (id, words.say("delta-left-unruled")));
    let gone = delta.gone.iter().map(|id| (id, words.say("delta-left-gone")));
    let rows: Vec<AnyView> = unasked
        .chain(uncovered)
        .chain(unruled)
        .chain(gone)
        .map(|(id, why)| {
            view! {
                <li>
                    <span class="what">{scenario_link(bank, id)}</span>
                    <span class="how">{symbols(&why)}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section aria-labelledby="left">
                <h2 id="left">{words.format("delta-left", &[("n", rows.len().into())])}</h2>
                <ul class="rows laws">{rows}</ul>
            </section>
        }
        .into_any()
    })
}

fn is_asked(one: &ChangedScenario) -> bool {
    one.is_asked() && one.asked_as.is_some()
}

/// `No. r041`.
fn short_id(id: &str) -> String {
    words().format("practice-id", &[("id", id.into())])
}

/// A scenario, linked if in the bank.
fn scenario_link(bank: &Bank, id: &str) -> AnyView {
    let Some(scenario) = bank.scenario(id) else { return short_id(id).into_any() };
    view! {
        <a href=format!("/scenario/{id}")>{symbols(&title(scenario))}</a>
        <span class="note">{short_id(id)} " · " {symbols(&subtitle(&scenario.case))}</span>
    }
    .into_any()
}
