//! The law book in a drawer: beside a ruling form by a link, on a marked answer by each clause.

use crate::words;
use leptos::prelude::*;
use rules::engine::Family;
use rules::law::Edition;

/// The link to the laws of a family, and the drawer. Without scripts the link opens another tab, so
/// that the choices made are not lost.
pub fn law_book(family: Family, edition: Edition) -> AnyView {
    let to = format!("/laws/{edition}?family={}", family.word());
    view! {
        <p class="law-book-link">
            <a href=to.clone() target="_blank" rel="noopener" data-keys-law="" data-law-book-link="">
                {words().say("law-book-link")}
            </a>
        </p>
        {drawer(edition, to)}
    }
    .into_any()
}

/// The drawer in which links to clauses of the page open. Without scripts they lead to the law.
pub fn cited_laws(edition: Edition) -> AnyView {
    drawer(edition, format!("/laws/{edition}"))
}

fn drawer(edition: Edition, to: String) -> AnyView {
    let words = words();
    let loading = words.say("law-book-loading");
    let shown = loading.clone();
    view! {
        <dialog class="drawer" data-law-book="" aria-labelledby="law-book-title">
            <div class="drawer-head">
                <h2 id="law-book-title">{words.edition(edition)}</h2>
                <form method="dialog">
                    <button type="submit" class="button quiet">{words.say("keys-close")}</button>
                </form>
            </div>
            <div data-law-book-text="" data-loading=loading data-failed=words.say("law-book-failed")>
                {shown}
            </div>
            <p>
                <a href=to target="_blank" rel="noopener" data-law-book-page="">{words.say("law-book-page")}</a>
            </p>
        </dialog>
    }
    .into_any()
}
