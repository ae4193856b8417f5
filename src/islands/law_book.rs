//! The law book in a drawer: the link beside a ruling form opens it in the page.
//!
//! The link has `data-law-book-link`; the drawer is a `dialog` with `data-law-book`, its content in
//! `data-law-book-text`, which shows `data-failed` if the laws do not load. They are loaded once,
//! from the page that the link leads to: its element with the id `laws`.

use crate::page::{fetch_page, listen, one};
use wasm_bindgen::JsCast;
use web_sys::{Document, Event, HtmlDialogElement};

const LINK: &str = "[data-law-book-link]";
const DRAWER: &str = "dialog[data-law-book]";
const TEXT: &str = "[data-law-book-text]";
const LAWS: &str = "laws";

/// Makes the link open the drawer.
pub fn connect() {
    if let Some(link) = one(LINK) {
        listen(&link, "click", |event| {
            opened(&event);
        });
    }
}

fn opened(event: &Event) -> Option<()> {
    let drawer: HtmlDialogElement = one(DRAWER)?.dyn_into().ok()?;
    drawer.show_modal().ok()?;
    event.prevent_default();
    let is_loaded = one(TEXT)?.has_attribute("data-loaded");
    let url = one(LINK)?.get_attribute("href")?;
    if !is_loaded && !fetch_page(&url, show) {
        show(None);
    }
    Some(())
}

/// Shows the laws of a page, or that they did not load.
fn show(page: Option<Document>) {
    let Some(text) = one(TEXT) else { return };
    match page.and_then(|page| page.get_element_by_id(LAWS)) {
        Some(laws) => {
            text.set_inner_html(&laws.inner_html());
            let _ = text.set_attribute("data-loaded", "");
        }
        None => text.set_text_content(text.get_attribute("data-failed").as_deref()),
    }
}
