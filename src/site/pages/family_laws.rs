//! `/laws/{edition}?family=…`: the laws for a kind of case on one page, for the law book beside a
//! ruling form. The same for every scenario of a family.

use super::response::head_title;
use crate::parts::law::{gist, law_lang, law_title};
use crate::{reading, words};
use leptos::prelude::*;
use rules::engine::Family;
use rules::law::{Clause, Edition};

/// HTML id of the laws, by which the law book in a page takes them.
pub const LAWS: &str = "laws";

/// The laws of an edition that bear on cases of a family.
pub fn family_laws(family: Family, edition: Edition) -> AnyView {
    let words = words();
    let laws: Vec<AnyView> =
        bank::family_laws(family, edition).iter().map(|law| one_law(law, edition)).collect();
    let title = words.edition(edition);
    let about = words.format("laws-of-family", &[("family", words.family(family).into())]);
    view! {
        {head_title(title.clone())}
        <p class="eyebrow"><a href=format!("/laws/{edition}")>{words.say("laws-all")}</a></p>
        <h1>{title.clone()}</h1>
        <p>{about}</p>
        <div id=LAWS class="family-laws" data-title=title>
            <p class="note">{words.say("laws-paraphrase")}</p>
            {laws}
        </div>
    }
    .into_any()
}

fn one_law(law: &[Clause], edition: Edition) -> AnyView {
    let Some(first) = law.first() else { return ().into_any() };
    let to = format!("/laws/{edition}/{}", first.law());
    let entries: Vec<AnyView> = law
        .iter()
        .map(|clause| {
            let cite = reading().law.words().cite(*clause);
            view! {
                <div class="clause">
                    <dt>
                        <span class="tag" aria-label=cite role="img" lang=law_lang()>{clause.citation()}</span>
                    </dt>
                    <dd>{gist(*clause, edition)}</dd>
                </div>
            }
            .into_any()
        })
        .collect();
    view! {
        <details>
            <summary lang=law_lang()>{law_title(*first, edition)}</summary>
            <dl class="law-book">{entries}</dl>
            <p class="note"><a href=to target="_blank" rel="noopener">{words().say("law-book-page")}</a></p>
        </details>
    }
    .into_any()
}
