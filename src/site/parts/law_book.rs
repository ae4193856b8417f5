//! The law book beside a ruling form: a link, which scripts open as a drawer in the page.

use crate::words;
use leptos::prelude::*;
use rules::engine::Family;
use rules::law::Edition;

/// The link to the laws of a family, and the drawer. Without scripts the link opens another tab, so
/// that the choices made are not lost.
pub fn law_book(family: Family, edition: Edition) -> AnyView {
    let words = words();
    let to = format!("/laws/{edition}?family={}", family.word());
    view! {
        <p class="law-book-link">
            <a href=to.clone() target="_blank" rel="noopener" data-keys-law="" data-law-book-link="">
                {words.say("law-book-link")}
            </a>
        </p>
        <dialog class="drawer" data-law-book="" aria-labelledby="law-book-title">
            <div class="drawer-head">
                <h2 id="law-book-title">{words.edition(edition)}</h2>
                <form method="dialog">
                    <button type="submit" class="button quiet">{words.say("keys-close")}</button>
                </form>
            </div>
            <div data-law-book-text="" data-failed=words.say("law-book-failed")>
                <p>{words.say("law-book-loading")}</p>
            </div>
            <p><a href=to target="_blank" rel="noopener">{words.say("law-book-page")}</a></p>
        </dialog>
    }
    .into_any()
}
