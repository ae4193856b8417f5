//! Two rulings compared by component, with the clauses that differ: before and after a change, and
//! across editions.

use super::symbols::symbols;
use super::values::tokens;
use crate::words;
use bank::change::{ChangedComponent, compare};
use leptos::prelude::*;
use rules::engine::component::Component;
use rules::engine::{Case, Key, Ruling};
use rules::law::{Clause, Edition};

/// Two rulings by component; differences are marked in words.
pub fn compared(case: &Case, before: &Ruling, other: &Case, after: &Ruling) -> AnyView {
    let words = words();
    let changed = compare(before, after);
    let is_decided = |key: &Key| before.listed().chain(after.listed()).any(|one| one.key() == *key);
    let heads = ["what-if-part", "what-if-before", "what-if-after", "what-if-changed"];
    let [part, was, then, mark] = heads.map(|id| words.say(id));
    let rows: Vec<AnyView> = Key::ALL
        .into_iter()
        .filter(is_decided)
        .map(|key| {
            let is_changed = changed.iter().any(|one| one.key == key);
            let (class, text) = if is_changed {
                ("verdict verdict-changed", "what-if-is-changed")
            } else {
                ("verdict verdict-same", "what-if-is-same")
            };
            let [before, after] =
                [(case, before), (other, after)].map(|(case, ruling)| value(case, ruling, key));
            view! {
                <tr class=if is_changed { "row-changed" } else { "row-same" }>
                    <th scope="row">{words.label(key)}</th>
                    <td data-head=was.clone()>{before}</td>
                    <td data-head=then.clone() class=is_changed.then_some("engine")>{after}</td>
                    <td class=class>{words.say(text)}</td>
                </tr>
            }
            .into_any()
        })
        .collect();
    view! {
        <table class="marks beside-rulings">
            <caption class="vh">{words.say("what-if-caption")}</caption>
            <thead>
                <tr>
                    <th scope="col">{part}</th>
                    <th scope="col">{was.clone()}</th>
                    <th scope="col">{then.clone()}</th>
                    <th scope="col">{mark}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// Differences between two rulings, component by component, each under its edition.
pub fn parts(
    (case, before, was): (&Case, &Ruling, String),
    (other, after, then): (&Case, &Ruling, String),
    changed: &[ChangedComponent],
) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = changed
        .iter()
        .map(|one| one.key)
        .filter(|key| *key != Key::Line)
        .map(|key| {
            view! {
                <tr>
                    <th scope="row">{words.label(key)}</th>
                    <td data-head=was.clone()>{value(case, before, key)}</td>
                    <td data-head=then.clone() class="engine">{value(other, after, key)}</td>
                </tr>
            }
            .into_any()
        })
        .collect();
    view! {
        <table class="marks">
            <caption class="vh">{words.say("what-if-caption")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.say("what-if-part")}</th>
                    <th scope="col">{was.clone()}</th>
                    <th scope="col">{then.clone()}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn value(case: &Case, ruling: &Ruling, key: Key) -> Vec<AnyView> {
    let words = words();
    let in_range = ruling.right_answers(key).len() > 1;
    match ruling.listed().find(|component| component.key() == key) {
        None => symbols(&words.say("marks-not-decided")),
        Some(
            component @ (Component::Lead(_)
            | Component::UnauthorisedFor { .. }
            | Component::Returned(_)
            | Component::Result(_)),
        ) => symbols(&words.component_ruled(case, ruling, component)),
        Some(component @ Component::Tricks(_)) if in_range => {
            symbols(&words.component_ruled(case, ruling, component))
        }
        Some(component) => symbols(&tokens(case, key, &component.tokens())),
    }
}

/// Clauses applied by only one of the rulings, as links to the law book.
pub fn clauses_apart(before: &Ruling, after: &Ruling) -> AnyView {
    let words = words();
    let [was, then] = [before.laws(), after.laws()];
    let only = |id: &str, of: &[Clause], other: &[Clause], edition: Edition| {
        let links: Vec<AnyView> =
            of.iter().filter(|one| !other.contains(one)).map(|clause| linked(*clause, edition)).collect();
        (!links.is_empty()).then(|| {
            view! { <div><dt>{words.say(id)}</dt><dd><ul class="clauses">{links}</ul></dd></div> }.into_any()
        })
    };
    let apart = [
        only("what-if-only-before", &was, &then, before.edition),
        only("what-if-only-after", &then, &was, after.edition),
    ];
    if apart.iter().all(Option::is_none) {
        return view! { <p>{words.say("what-if-same-clauses")}</p> }.into_any();
    }
    view! { <dl class="apart">{apart.into_iter().flatten().collect::<Vec<_>>()}</dl> }.into_any()
}

fn linked(clause: Clause, edition: Edition) -> AnyView {
    view! { <li>{clause_link(clause, edition)}</li> }.into_any()
}

/// A clause as a link to the law book: `Law 30B1`.
pub fn clause_link(clause: Clause, edition: Edition) -> AnyView {
    let to = format!("/laws/{edition}/{}#{}", clause.law(), clause.dotted());
    view! { <a href=to>{words().cite(clause)}</a> }.into_any()
}
