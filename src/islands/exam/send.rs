//! Sends pending changes, one request at a time, the earliest first. A change is removed from the
//! browser's storage only when the server has accepted or refused it. Signals presence every few
//! seconds, and retries pending changes.

use super::response::SaveResponse;
use super::state::{ExamPage, FORM, SharedPage};
use super::status_line::{Saving, offer_download, show_status};
use super::unsent::{Change, Unsent};
use super::{clock, form};
use crate::page::{document, every, later, listen, one, when_done, window};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, XmlHttpRequest};

/// Interval of presence signals.
const PRESENCE_INTERVAL: Duration = Duration::from_secs(15);
/// First retry delay; it grows with each failure.
const RETRY_DELAY: Duration = Duration::from_secs(2);
/// Limit on its growth. With the timeout, all clients are back within 15 seconds after an outage.
const MAX_DELAY_FACTOR: u32 = 2;
/// Timeout for a response in milliseconds: the server gives up after five seconds.
const TIMEOUT: u32 = 7_000;
/// Changes per request.
const MAX_CHANGES: usize = 50;

/// Listens to the form, and sends what an earlier page could not send.
pub fn start() {
    let Some(form) = one(FORM) else { return };
    let attribute = |name: &str| form.get_attribute(name).unwrap_or_default();
    let attempt = attribute("data-exam");
    let page: SharedPage = Rc::new(RefCell::new(ExamPage {
        unsent: Unsent::of(&attempt),
        attempt,
        page: attribute("data-page"),
        part: attribute("data-state"),
        base: attribute("data-base").parse().unwrap_or_default(),
        sending: false,
        refused: Vec::new(),
        signals: Vec::new(),
        failures: 0,
        retry_scheduled: false,
        pressed: None,
    }));
    delay_until_saved(&page);
    restore(&form, &page.borrow());
    let ended = page.clone();
    clock::on_end(move |over| {
        form::set_time_over(over);
        let line = format!("look {} 0", ended.borrow().page);
        ended.borrow_mut().signals.push(line);
        retry_later(&ended, Duration::ZERO);
    });
    let (changed, changed_form) = (page.clone(), form.clone());
    listen(&form, "change", move |event| {
        if form::is_on_choice(&event) {
            add_change(&changed, &changed_form);
        }
    });
    if let Some(button) = one("[data-exam-flag]") {
        let (flagged, itself) = (page.clone(), button.clone());
        listen(&button, "click", move |event| {
            event.prevent_default();
            let set = itself.get_attribute("data-flagged").as_deref() != Some("yes");
            let line = format!("flag {} {}", flagged.borrow().page, if set { "set" } else { "clear" });
            flagged.borrow_mut().signals.push(line);
            send(&flagged);
        });
    }
    let present = page.clone();
    every(PRESENCE_INTERVAL, move || {
        let seconds = if document().hidden() { 0 } else { PRESENCE_INTERVAL.as_secs() };
        let line = format!("look {} {seconds}", present.borrow().page);
        present.borrow_mut().signals.push(line);
        send(&present);
    });
    let online = page.clone();
    listen(&window(), "online", move |_| send(&online));
    let first = format!("look {} 0", page.borrow().page);
    page.borrow_mut().signals.push(first);
    send(&page);
}

/// Delays irreversible actions (handing in, the open part, the next stage) until all earlier
/// answers are on disk.
fn delay_until_saved(page: &SharedPage) {
    for action in ["submit", "open_part", "go_on"] {
        let Some(button) = one(&format!("button[name=act][value={action}]")) else { continue };
        let (page, itself) = (page.clone(), button.clone());
        listen(&button, "click", move |event| {
            if page.borrow().unsent.all().is_empty() {
                return;
            }
            event.prevent_default();
            page.borrow_mut().pressed = itself.clone().dyn_into().ok();
            show_status(&Saving::Sending);
            send(&page);
        });
    }
}

/// Restores the pending choices of this page. They are not shown as saved yet.
fn restore(form: &Element, page: &ExamPage) {
    let unsent = page.unsent.all();
    if let Some(last) = unsent.iter().rev().find(|change| change.page == page.page) {
        form::tick_answer(form, &last.answer);
        show_status(&Saving::Sending);
    }
}

/// Stores the current choices in the browser, and sends them.
fn add_change(page: &SharedPage, form: &Element) {
    let seed = form.get_attribute("data-change").unwrap_or_default();
    let (of_page, base) = (page.borrow().page.clone(), page.borrow().base);
    let change = Change { page: of_page, change: change_id(&seed), answer: form::read_answer(form), base };
    page.borrow().unsent.add(change);
    show_status(&Saving::Sending);
    send(page);
}

/// A unique id of a change: random digits from the server, the number of ids made in this page, and
/// the microseconds since the page was loaded.
fn change_id(seed: &str) -> String {
    thread_local! {
        static COUNT: Cell<u16> = const { Cell::new(0) };
    }
    COUNT.set(COUNT.get().wrapping_add(1));
    let micros = (clock::now().unwrap_or_default() * 1000.0) as u64;
    let base = seed.get(..18).unwrap_or_default();
    format!("{base}-{:04x}-{:012x}", COUNT.get(), micros & 0xffff_ffff_ffff)
}

/// Sends pending changes and signals, unless a request is running; then they go with the next.
fn send(page: &SharedPage) {
    if page.borrow().sending {
        return;
    }
    let signals = std::mem::take(&mut page.borrow_mut().signals);
    let mut lines = signals.clone();
    lines.extend(page.borrow().unsent.all().iter().take(MAX_CHANGES).map(Change::line));
    if lines.is_empty() {
        return;
    }
    let url = format!("/attempt/{}/save", page.borrow().attempt);
    let Ok(request) = XmlHttpRequest::new() else { return };
    let opened = request.open("POST", &url).and_then(|()| {
        request.set_timeout(TIMEOUT);
        request.set_request_header("content-type", "text/plain;charset=utf-8")
    });
    if opened.is_err() {
        return;
    }
    page.borrow_mut().sending = true;
    let (shared, finished) = (page.clone(), request.clone());
    when_done(&request, move || {
        shared.borrow_mut().sending = false;
        match response_text(&finished) {
            Ok(text) => process_response(&shared, &text),
            Err(signed_out) => handle_failure(&shared, signed_out, signals),
        }
    });
    if request.send_with_opt_str(Some(&lines.join("\n"))).is_err() {
        page.borrow_mut().sending = false;
    }
}

/// Schedules a retry, unless one is scheduled already.
fn retry_later(page: &SharedPage, delay: Duration) {
    if std::mem::replace(&mut page.borrow_mut().retry_scheduled, true) {
        return;
    }
    let page = page.clone();
    later(delay, move || {
        page.borrow_mut().retry_scheduled = false;
        send(&page);
    });
}

/// The text of a response. The error is true if the user is signed out.
fn response_text(request: &XmlHttpRequest) -> Result<String, bool> {
    let status = request.status().unwrap_or(0);
    let text = request.response_text().ok().flatten().unwrap_or_default();
    // After signing out, the response is the sign-in page.
    if status == 200 && text.starts_with("clock ") { Ok(text) } else { Err((200..500).contains(&status)) }
}

/// Handles a failed request: pending changes are retried.
fn handle_failure(page: &SharedPage, signed_out: bool, signals: Vec<String>) {
    // The presence signal is repeated anyway; a flag must not be lost.
    let flags = signals.into_iter().filter(|line| line.starts_with("flag "));
    page.borrow_mut().signals.splice(0..0, flags);
    page.borrow_mut().pressed = None;
    let unsent = page.borrow().unsent.all();
    if signed_out {
        show_status(&Saving::SignedOut);
    } else if !unsent.is_empty() {
        show_status(&Saving::Waiting(unsent.len()));
    }
    offer_download(&unsent);
    let failures = page.borrow().failures;
    page.borrow_mut().failures = failures.saturating_add(1);
    // Spreads the clients' retries when the server is back.
    let jitter = Duration::from_micros(clock::now().unwrap_or_default() as u64 % 1000 * 1500);
    retry_later(page, RETRY_DELAY * 2_u32.saturating_pow(failures).min(MAX_DELAY_FACTOR) + jitter);
}

/// Applies a response to the stored changes and shows it.
fn process_response(page: &SharedPage, text: &str) {
    page.borrow_mut().failures = 0;
    let mut response = SaveResponse::default();
    let sent = page.borrow().unsent.all();
    for line in text.lines() {
        response.apply_line(page, &sent, line);
    }
    page.borrow().unsent.remove(&response.done);
    for (of_page, number) in &response.saved {
        page.borrow().unsent.rebase(of_page, *number);
    }
    let is_refused = |sent: &Change| response.refused.iter().any(|(change, _)| *change == sent.change);
    page.borrow_mut().refused.extend(sent.iter().filter(|change| is_refused(change)).cloned());
    let (unsent, refused) = (page.borrow().unsent.all(), page.borrow().refused.clone());
    if response.elsewhere {
        show_status(&Saving::Elsewhere);
    } else if let Some((_, why)) = response.refused.last() {
        show_status(&Saving::Refused(refused.len(), why));
    } else if let (Some((receipt, time)), true) = (&response.last_receipt, unsent.is_empty()) {
        show_status(&Saving::Done(receipt, time));
    }
    offer_download(if response.elsewhere { &unsent } else { &refused });
    show_saved_answer(page, &response, &sent, &unsent);
    if response.navigate(page) {
        return;
    }
    if response.elsewhere {
        page.borrow_mut().pressed = None;
    } else if !unsent.is_empty() || !page.borrow().signals.is_empty() {
        retry_later(page, if response.done.is_empty() { RETRY_DELAY } else { Duration::ZERO });
    } else if let Some(button) = page.borrow_mut().pressed.take().filter(|_| refused.is_empty()) {
        // Delayed, as the click handler borrows the page again.
        later(Duration::ZERO, move || button.click());
    }
}

/// Shows the answer that the page was loaded with if a newer one of another device counts.
fn show_saved_answer(page: &SharedPage, response: &SaveResponse, sent: &[Change], unsent: &[Change]) {
    let is_here = |change: &&Change| change.page == page.borrow().page;
    let is_stale =
        |sent: &Change| response.refused.iter().any(|(change, why)| *change == sent.change && why == "stale");
    if sent.iter().filter(is_here).any(is_stale)
        && !unsent.iter().any(|change| is_here(&change))
        && let Some(form) = one(FORM)
    {
        form::tick_loaded_answer(&form);
    }
}
