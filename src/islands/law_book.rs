//! The law book in a drawer: links to it open it in the page.
//!
//! The link beside a ruling form has `data-law-book-link`; on a marked answer every link to a clause
//! opens its law. The drawer is a `dialog` with `data-law-book`, its content in
//! `data-law-book-text`, which shows `data-loading`, and `data-failed` if the laws do not load. They
//! are loaded from the page that the link leads to: its element with the id `laws`, whose
//! `data-title` is the drawer's heading. A click with a key held, or by another button, opens the
//! page itself, as anywhere.

use crate::page::{closest_target, document, fetch_page, listen, one};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlDialogElement, MouseEvent};

const LINKS: &str = "[data-law-book-link], a[href^='/laws/'][href*='#']";
const DRAWER: &str = "dialog[data-law-book]";
const TEXT: &str = "[data-law-book-text]";
const TITLE: &str = "#law-book-title";
const PAGE: &str = "[data-law-book-page]";
const LAWS: &str = "laws";
/// The path of the page whose laws are shown, or under way.
const SHOWN: &str = "data-shown";
/// The clause that a link cites.
const CITED: &str = "is-cited";

/// Makes links to the law book open the drawer.
pub fn connect() {
    if one(DRAWER).is_some() {
        listen(&document(), "click", |event| {
            opened(&event);
        });
    }
}

fn opened(event: &Event) -> Option<()> {
    if !is_plain(event) {
        return None;
    }
    // In the drawer a link leads to its page.
    let link = closest_target(event, LINKS).filter(|link| matches!(link.closest(DRAWER), Ok(None)))?;
    let url = link.get_attribute("href")?;
    let drawer: HtmlDialogElement = one(DRAWER)?.dyn_into().ok()?;
    drawer.show_modal().ok()?;
    event.prevent_default();
    let (path, clause) = url.split_once('#').unwrap_or((&url, ""));
    let _ = one(PAGE)?.set_attribute("href", &url);
    let text = one(TEXT)?;
    if text.get_attribute(SHOWN).as_deref() == Some(path) {
        cite(clause);
        return Some(());
    }
    let _ = text.set_attribute(SHOWN, path);
    text.set_text_content(text.get_attribute("data-loading").as_deref());
    let (asked, cited) = (path.to_owned(), clause.to_owned());
    if !fetch_page(path, move |page| show(&asked, page, &cited)) {
        show(path, None, clause);
    }
    Some(())
}

/// True for a click of the first button without a key held.
fn is_plain(event: &Event) -> bool {
    event.dyn_ref::<MouseEvent>().is_some_and(|click| {
        click.button() == 0
            && !click.ctrl_key()
            && !click.shift_key()
            && !click.meta_key()
            && !click.alt_key()
    })
}

/// Shows the laws of a page, or that they did not load; unless another page was asked for since.
fn show(path: &str, page: Option<Document>, clause: &str) {
    let Some(text) = one(TEXT).filter(|text| text.get_attribute(SHOWN).as_deref() == Some(path)) else {
        return;
    };
    let Some(laws) = page.and_then(|page| page.get_element_by_id(LAWS)) else {
        text.set_text_content(text.get_attribute("data-failed").as_deref());
        let _ = text.remove_attribute(SHOWN);
        return;
    };
    text.set_inner_html(&laws.inner_html());
    if let Some(heading) = one(TITLE) {
        heading.set_text_content(laws.get_attribute("data-title").as_deref());
    }
    cite(clause);
}

/// Marks a clause and brings it into view.
fn cite(clause: &str) {
    let Some(text) = one(TEXT) else { return };
    if let Ok(Some(before)) = text.query_selector(&format!(".{CITED}")) {
        let _ = before.class_list().remove_1(CITED);
    }
    let within = |one: &Element| text.contains(Some(one));
    if let Some(one) = document().get_element_by_id(clause).filter(within) {
        let _ = one.class_list().add_1(CITED);
        one.scroll_into_view();
    }
}
