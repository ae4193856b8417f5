//! The Laws in our own words, in the reader's law language, with the page's language beside it if
//! chosen.

use super::symbols::symbols;
use crate::{reading, words};
use leptos::prelude::*;
use rules::law::{Clause, Edition};
use words::Words;

/// The gist of a clause in an edition: in the law language, followed by the page's language if
/// chosen.
pub fn gist(clause: Clause, edition: Edition) -> AnyView {
    let reading = reading();
    let text = |words: &Words| {
        let lang = (words.language() != reading.page).then(|| words.language().tag());
        view! { <span class="tongue" lang=lang>{symbols(&words.gist(clause, edition))}</span> }.into_any()
    };
    let all: Vec<AnyView> = reading.law_words().map(text).collect();
    if all.len() > 1 { view! { <span class="tongues">{all}</span> }.into_any() } else { all.into_any() }
}

/// The title of a law in an edition.
pub fn law_title(clause: Clause, edition: Edition) -> String {
    let words = reading().law.words();
    let cite = words.format("law-cite", &[("clause", clause.law().into())]);
    words.format("law-title", &[("cite", cite.into()), ("heading", words.heading(clause, edition).into())])
}

/// The law language as a `lang` attribute, if it differs from the page's.
pub fn law_lang() -> Option<&'static str> {
    let reading = reading();
    (reading.law != reading.page).then(|| reading.law.tag())
}

/// Title of a law of the bank in the page's language, with the 2017 heading: `Law 30: Pass out of
/// rotation`.
pub fn bank_law_title(law: &str) -> String {
    let words = words();
    match law.parse::<Clause>() {
        Ok(clause) => words.format(
            "law-title",
            &[("cite", words.cite(clause).into()), ("heading", words.heading(clause, Edition::E2017).into())],
        ),
        Err(_) => law.to_owned(),
    }
}
