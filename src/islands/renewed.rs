//! A part of a page that reloads after changes, and every few seconds while the page is visible.
//!
//! The part has an id, and `data-renewed` with the URL of change notifications. The page is fetched
//! from its own URL, and the new part replaces the old one: unfolded details stay open, the focus
//! is kept, and nothing is replaced while the user types in it. If loading fails, the element with
//! `data-renewed-told` shows the text of its `data-failed`.

use crate::page::{document, every, fetch_page, listen, mark, one, replace_content, window};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use web_sys::{Document, Element, EventSource};

const PART: &str = "[data-renewed]";
const MESSAGE: &str = "[data-renewed-told]";
const POLL_INTERVAL: Duration = Duration::from_secs(4);
/// Intervals between reloads while notifications arrive: clocks go on, and notifications may be
/// lost.
const RELOAD_EVERY: u32 = 4;

/// True while the page is being fetched.
static LOADING: AtomicBool = AtomicBool::new(false);
/// True if a change was notified since the fetch began.
static RELOAD: AtomicBool = AtomicBool::new(false);
static TICKS: AtomicU32 = AtomicU32::new(0);

/// Marks the page, and reloads on notifications and at intervals.
pub fn start() {
    mark("data-renews", "");
    let url = one(PART).and_then(|part| part.get_attribute("data-renewed"));
    let changes = url.and_then(|url| EventSource::new(&url).ok());
    if let Some(changes) = &changes {
        listen(changes, "changed", |_| reload());
    }
    listen(&document(), "visibilitychange", |_| reload());
    every(POLL_INTERVAL, move || {
        let connected = changes.as_ref().is_some_and(|changes| changes.ready_state() == EventSource::OPEN);
        if !connected || TICKS.fetch_add(1, Ordering::Relaxed).is_multiple_of(RELOAD_EVERY) {
            reload();
        }
    });
}

fn reload() {
    if document().hidden() || one(PART).is_some_and(|part| is_typed_in(&part)) {
        return;
    }
    if LOADING.swap(true, Ordering::Relaxed) {
        return RELOAD.store(true, Ordering::Relaxed);
    }
    if !request_page() {
        LOADING.store(false, Ordering::Relaxed);
    }
}

/// Requests the page. Returns false if that fails.
fn request_page() -> bool {
    let Ok(here) = window().location().href() else { return false };
    fetch_page(&here, |page| {
        show_failure(!page.is_some_and(|page| show(&page)));
        LOADING.store(false, Ordering::Relaxed);
        if RELOAD.swap(false, Ordering::Relaxed) {
            reload();
        }
    })
}

fn is_typed_in(part: &Element) -> bool {
    let active = document().active_element();
    active.is_some_and(|element| {
        part.contains(Some(&element)) && element.matches("input, select, textarea").unwrap_or(false)
    })
}

/// Replaces the shown part by that of a page. Returns false if the page has none.
fn show(page: &Document) -> bool {
    let Some(old) = one(PART) else { return false };
    let Some(new) = page.get_element_by_id(&old.id()) else { return false };
    if is_typed_in(&old) || old.inner_html() == new.inner_html() {
        return true;
    }
    replace_content(&old, &new);
    true
}

/// Shows or removes the message that loading failed.
fn show_failure(failed: bool) {
    let Some(message) = one(MESSAGE) else { return };
    let text = failed.then(|| message.get_attribute("data-failed")).flatten().unwrap_or_default();
    if message.text_content().unwrap_or_default() != text {
        message.set_text_content(Some(&text));
    }
}
