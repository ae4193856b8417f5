//! The time left, counted from the server's latest report by a monotonic clock, so that changing
//! the system time has no effect. Callbacks run when it reaches zero. Announced at ten, five and
//! one minutes before the end.

use crate::page::{all, document, every, listen, one, window};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use web_sys::Event;

const CLOCK: &str = "[data-exam-clock]";
/// Minutes before the end at which the time is announced.
const WARNINGS: [u32; 3] = [1, 5, 10];
/// Storage key of the folded clock.
const FOLDED: &str = "director-exam-folded";

/// Callback for the end of the time, or its revocation.
type EndCallback = Box<dyn Fn(bool)>;

thread_local! {
    /// The reported time left, and the time of the report.
    static REPORTED: Cell<Option<(u32, f64)>> = const { Cell::new(None) };
    /// The last warning, in minutes.
    static WARNED: Cell<u32> = const { Cell::new(u32::MAX) };
    /// True once the time is up.
    static OVER: Cell<bool> = const { Cell::new(false) };
    static CALLBACK: RefCell<Option<EndCallback>> = const { RefCell::new(None) };
}

/// Starts with the time in the page.
pub fn start() {
    let left = one(CLOCK).and_then(|clock| clock.get_attribute("data-exam-clock")?.parse().ok());
    let Some(left) = left else { return };
    restore_folding();
    set(left);
    every(Duration::from_millis(500), tick);
}

/// Registers a callback for the end of the time, and for its revocation.
pub fn on_end(callback: impl Fn(bool) + 'static) {
    CALLBACK.set(Some(Box::new(callback)));
}

/// Sets the seconds left, as reported by the server.
pub fn set(left: u32) {
    let Some(now) = now() else { return };
    if REPORTED.get().is_none() {
        // A warning announced on an earlier page is not repeated.
        let warned = WARNINGS.into_iter().find(|minutes| left <= minutes * 60);
        WARNED.set(warned.unwrap_or(u32::MAX));
    }
    REPORTED.set(Some((left, now)));
    tick();
}

/// Seconds left.
fn left() -> Option<u32> {
    let (left, since) = REPORTED.get()?;
    Some(left.saturating_sub(((now()? - since) / 1000.0) as u32))
}

/// Milliseconds since this page was loaded, from the monotonic timestamp of a new event.
pub fn now() -> Option<f64> {
    Event::new("tick").ok().map(|event| event.time_stamp())
}

fn tick() {
    let Some(left) = left() else { return };
    if let Some(shown) = one("[data-exam-left]") {
        let text = format!("{}:{:02}", left / 60, left % 60);
        if shown.text_content().as_deref() != Some(&*text) {
            shown.set_text_content(Some(&text));
        }
    }
    let over = left == 0;
    if OVER.replace(over) != over {
        CALLBACK.with_borrow(|callback| callback.iter().for_each(|callback| callback(over)));
    }
    for minutes in WARNINGS {
        if left <= minutes * 60 && WARNED.get() > minutes {
            WARNED.set(minutes);
            warn(minutes);
            break;
        }
    }
}

fn warn(minutes: u32) {
    let Some(page) = document().document_element() else { return };
    let text = all(&page, "[data-exam-warning]")
        .into_iter()
        .find(|element| element.get_attribute("data-exam-warning").as_deref() == Some(&*minutes.to_string()))
        .and_then(|element| element.text_content());
    if let (Some(warned), Some(text)) = (one("[data-exam-warned]"), text) {
        warned.set_text_content(Some(&text));
    }
}

/// Keeps the clock folded or unfolded from page to page.
fn restore_folding() {
    let Some(fold) = one("[data-exam-fold]") else { return };
    let store = window().local_storage().ok().flatten();
    let folded = store.as_ref().and_then(|store| store.get_item(FOLDED).ok().flatten()).is_some();
    if folded {
        let _ = fold.remove_attribute("open");
    }
    let itself = fold.clone();
    listen(&fold, "toggle", move |_| {
        let Some(store) = window().local_storage().ok().flatten() else { return };
        let _ = if itself.has_attribute("open") {
            store.remove_item(FOLDED)
        } else {
            store.set_item(FOLDED, "yes")
        };
    });
}
