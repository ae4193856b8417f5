//! What the Director says at the table, and the reasons for it in a list.

use crate::parts::symbols::symbols;
use crate::parts::trace::clause_tag;
use crate::words;
use ::words::{Reason, RulingText};
use leptos::prelude::*;
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Component, Key, Ruling};

/// The Director's statement: the verdict with its clause, and what else to say.
pub(super) fn statement(case: &Case, ruling: &Ruling) -> AnyView {
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
pub(super) fn said(case: &Case, ruling: &Ruling, text: RulingText) -> AnyView {
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

/// Reasons in a list, each with its clause.
pub(super) fn reason_list(case: &Case, reasons: Vec<Reason>) -> Option<AnyView> {
    let items: Vec<AnyView> = reasons
        .into_iter()
        .map(|reason| {
            view! { <li>{clause_tag(case, reason.clause)} <p>{symbols(&reason.text)}</p></li> }.into_any()
        })
        .collect();
    (!items.is_empty()).then(|| view! { <ol class="reasons">{items}</ol> }.into_any())
}
