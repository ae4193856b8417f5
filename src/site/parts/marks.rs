//! A marked answer, by component, beside the ruling.

use super::explanation::reason_line;
use super::symbols::symbols;
use super::values::values;
use crate::words;
use bank::paths::WrongReason;
use bank::{Marked, MarkedComponent, Verdict};
use leptos::prelude::*;
use rules::engine::Case;

/// The mark in one line: `67 %`, `2 of 3 right`.
pub fn mark_line(marked: &Marked, saved: Option<AnyView>) -> AnyView {
    let words = words();
    let earned = marked.components.iter().filter(|c| c.verdict.earns()).count();
    let of = marked.components.len();
    let follow = marked.components.iter().filter(|c| c.verdict == Verdict::FollowsThrough).count();
    let follow =
        (follow > 0).then(|| view! { <span>{words.format("mark-follow", &[("n", follow.into())])}</span> });
    view! {
        <p class="mark-line">
            <span class="percent">{percent(marked.permille)}</span>
            <span>{words.format("mark-right-of", &[("right", earned.into()), ("of", of.into())])}</span>
            {follow}
            {saved}
        </p>
    }
    .into_any()
}

/// A mark, `66.7 %`. To the tenth, as it is stored: nothing is rounded, so a fail cannot look like a
/// pass.
pub fn percent(permille: u16) -> String {
    words().percent(permille)
}

/// The table of components; with the reason of each wrong one if `explained`.
pub fn marks(case: &Case, marked: &Marked, explained: bool) -> AnyView {
    let words = words();
    let heads = ["marks-asked", "marks-given", "marks-ruling", "marks-mark"].map(|id| words.say(id));
    let [requested, given, ruling, mark] = heads;
    let first = marked.wrong().next().map(|first| first.key);
    let rows: Vec<AnyView> = marked
        .components
        .iter()
        .map(|c| {
            let why = if explained { reason(case, marked, c) } else { None };
            let row = row(case, c, first == Some(c.key), given.clone(), ruling.clone());
            view! { {row} {why} }.into_any()
        })
        .collect();
    let capped = marked.components.iter().any(|c| c.critical && !c.verdict.earns());
    let capped = capped.then(|| view! { <p class="note">{words.say("marks-capped")}</p> });
    view! {
        <table class="marks">
            <caption class="vh">{words.say("marks-caption")}</caption>
            <thead>
                <tr>
                    <th scope="col">{requested}</th>
                    <th scope="col">{given}</th>
                    <th scope="col">{ruling}</th>
                    <th scope="col">{mark}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {capped}
    }
    .into_any()
}

/// The reason of a wrong component, in a row of its own.
fn reason(case: &Case, marked: &Marked, component: &MarkedComponent) -> Option<AnyView> {
    if component.verdict.earns() {
        return None;
    }
    let reason = WrongReason::of(&marked.ruling, component.key, &component.given)?;
    let text = reason_line(case, marked, reason)?;
    Some(view! { <tr class="why"><td colspan="4">{text}</td></tr> }.into_any())
}

fn row(
    case: &Case,
    marked: &MarkedComponent,
    first: bool,
    given_head: String,
    ruling_head: String,
) -> AnyView {
    let words = words();
    let (class, id) = match marked.verdict {
        Verdict::Right => ("verdict verdict-right", "verdict-right"),
        Verdict::Wrong => ("verdict verdict-wrong", "verdict-wrong"),
        Verdict::InRange => ("verdict verdict-judgement", "verdict-in-range"),
        Verdict::FollowsThrough => ("verdict verdict-follow", "verdict-follows-through"),
    };
    let [given, right] = values(case, marked);
    let given = symbols(&given);
    let given = if marked.verdict.earns() {
        view! { <span>{given}</span> }.into_any()
    } else {
        view! { <s class="theirs-wrong">{given}</s> }.into_any()
    };
    let first_class = first.then_some("first-wrong");
    let first = first.then(|| view! { <span class="first">{words.say("marks-first-wrong")}</span> });
    let critical = marked.critical.then(|| view! { <span class="note">{words.say("marks-critical")}</span> });
    view! {
        <tr class=first_class>
            <th scope="row">{words.label(marked.key)} {first} {critical}</th>
            <td data-head=given_head>{given}</td>
            <td data-head=ruling_head class="engine">{symbols(&right)}</td>
            <td class=class>{words.say(id)}</td>
        </tr>
    }
    .into_any()
}
