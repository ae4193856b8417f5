//! The lists on `/me`: latest answers, flagged scenarios, notes.

use crate::api::{AnswerSummary, Note};
use crate::pages::when::when;
use crate::parts::marks::percent;
use crate::parts::symbols::symbols;
use crate::parts::title::name;
use crate::words;
use bank::{Bank, variant};
use leptos::prelude::*;
use std::collections::BTreeSet;

/// Number of answers listed.
const RECENT: usize = 10;

/// Title of a scenario, or of a variant's scenario; the id if it has left the bank.
fn title_of(bank: &Bank, id: &str) -> String {
    bank.scenario(variant::origin(id)).map_or_else(|| id.to_owned(), name)
}

/// The latest answers, newest first; `given` has the oldest first.
pub fn recent(bank: &Bank, given: &[AnswerSummary]) -> AnyView {
    let rows: Vec<AnyView> = given
        .iter()
        .rev()
        .take(RECENT)
        .map(|answer| {
            view! {
                <li>
                    <span class="what">
                        <a href=format!("/answer/{}", answer.id)>{symbols(&title_of(bank, &answer.scenario))}</a>
                        <span class="note">{when(answer.at)}</span>
                    </span>
                    <span class="how">{percent(answer.mark)}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <h2>{words().say("me-recent")}</h2> <ul class="rows">{rows}</ul> }.into_any()
}

/// Flagged scenarios, each with a button that clears the flag; `None` without any.
pub fn flagged(bank: &Bank, flags: &BTreeSet<String>) -> Option<AnyView> {
    let words = words();
    let rows: Vec<AnyView> = flags
        .iter()
        .map(|id| {
            let title = title_of(bank, id);
            let label = words.format("flag-clear-of", &[("title", (&title).into())]);
            view! {
                <li>
                    <span class="what">
                        <a href=format!("/scenario/{id}?list=flagged")>{symbols(&title)}</a>
                        <span class="note">{words.format("practice-id", &[("id", id.into())])}</span>
                    </span>
                    <form class="how" method="post" action="/api/flag">
                        <input type="hidden" name="scenario" value=id.clone() />
                        <input type="hidden" name="flag" value="clear" />
                        <input type="hidden" name="next" value="/me" />
                        <button type="submit" class="plain link" aria-label=label>{words.say("flag-clear")}</button>
                    </form>
                </li>
            }
            .into_any()
        })
        .collect();
    (!rows.is_empty()).then(|| {
        view! { <h2 id="flagged">{words.say("list-flagged")}</h2> <ul class="rows">{rows}</ul> }.into_any()
    })
}

/// The notes, each with a link to its scenario; `None` without any.
pub fn notes(bank: &Bank, notes: &[Note]) -> Option<AnyView> {
    let words = words();
    let rows: Vec<AnyView> = notes
        .iter()
        .map(|note| {
            view! {
                <li>
                    <span class="what">
                        <a href=format!("/scenario/{}#note", note.scenario)>
                            {symbols(&title_of(bank, &note.scenario))}
                        </a>
                        <span class="written">{note.text.clone()}</span>
                        <span class="note">{when(note.at)}</span>
                    </span>
                </li>
            }
            .into_any()
        })
        .collect();
    (!rows.is_empty()).then(|| {
        view! { <h2 id="notes">{words.say("me-notes")}</h2> <ul class="rows">{rows}</ul> }.into_any()
    })
}
