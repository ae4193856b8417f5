//! Sends pending changes, one request at a time, the earliest first. A change leaves the browser's
//! storage only when the server has reported its fate. Signals presence every few seconds, and
//! retries pending changes.

use super::heard::Heard;
use super::told::{Saving, offer, tell};
use super::unsent::{Change, Unsent};
use super::{clock, form};
use crate::page::{every, later, listen, one, when_done};
use leptos::prelude::{document, window};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, XmlHttpRequest};

/// The form, or on the summary what stands in its place.
pub const FORM: &str = "[data-exam]";
/// Interval of presence signals.
const BEAT: Duration = Duration::from_secs(15);
/// First retry delay; it grows with each failure.
const AGAIN: Duration = Duration::from_secs(2);
/// Limit on its growth: with the timeout, all clients are back within a quarter of a minute after
/// an outage.
const AT_MOST: u32 = 2;
/// Timeout for a response in milliseconds: the server gives up after five seconds.
const PATIENCE: u32 = 7_000;
/// Changes per request.
const TOGETHER: usize = 50;

/// A page of an exam, and what it knows of the server.
pub struct Page {
    pub attempt: String,
    pub page: String,
    pub part: String,
    /// The number of the last change of this page that is kept, as far as is known here
    pub base: u32,
    pub unsent: Unsent,
    pub sending: bool,
    /// Changes refused for good
    pub refused: Vec<Change>,
    /// Lines that go with the next request
    pub beside: Vec<String>,
    /// Number of consecutive failures
    pub failed: u32,
    /// True while retrying by itself
    pub tries_again: bool,
    /// The button pressed while changes were pending, pressed again afterwards
    pub pressed: Option<HtmlElement>,
}

/// The same for all that listen.
pub type Shared = Rc<RefCell<Page>>;

/// Listens to the form, and sends what an earlier page could not.
pub fn start() {
    let Some(asks) = one(FORM) else { return };
    let word = |name: &str| asks.get_attribute(name).unwrap_or_default();
    let attempt = word("data-exam");
    let page: Shared = Rc::new(RefCell::new(Page {
        unsent: Unsent::of(&attempt),
        attempt,
        page: word("data-page"),
        part: word("data-state"),
        base: word("data-base").parse().unwrap_or_default(),
        sending: false,
        refused: Vec::new(),
        beside: Vec::new(),
        failed: 0,
        tries_again: false,
        pressed: None,
    }));
    hold_back(&page);
    restore(&asks, &page.borrow());
    let ended = page.clone();
    clock::on_end(move |over| {
        form::end(over);
        let line = format!("look {} 0", ended.borrow().page);
        ended.borrow_mut().beside.push(line);
        again(&ended, Duration::ZERO);
    });
    let (changed, of) = (page.clone(), asks.clone());
    listen(&asks, "change", move |event| {
        if form::is_choice(&event) {
            keep(&changed, &of);
        }
    });
    if let Some(button) = one("[data-exam-flag]") {
        let (flagged, itself) = (page.clone(), button.clone());
        listen(&button, "click", move |event| {
            event.prevent_default();
            let set = itself.get_attribute("data-flagged").as_deref() != Some("yes");
            let line = format!("flag {} {}", flagged.borrow().page, if set { "set" } else { "clear" });
            flagged.borrow_mut().beside.push(line);
            send(&flagged);
        });
    }
    let beat = page.clone();
    every(BEAT, move || {
        let seconds = if document().hidden() { 0 } else { BEAT.as_secs() };
        let line = format!("look {} {seconds}", beat.borrow().page);
        beat.borrow_mut().beside.push(line);
        send(&beat);
    });
    let back = page.clone();
    listen(&window(), "online", move |_| send(&back));
    let first = format!("look {} 0", page.borrow().page);
    page.borrow_mut().beside.push(first);
    send(&page);
}

/// Delays irreversible actions (handing in, the open part, the next stage) until all earlier
/// answers are on disk.
fn hold_back(page: &Shared) {
    for act in ["submit", "open_part", "go_on"] {
        let Some(button) = one(&format!("button[name=act][value={act}]")) else { continue };
        let (page, itself) = (page.clone(), button.clone());
        listen(&button, "click", move |event| {
            if page.borrow().unsent.all().is_empty() {
                return;
            }
            event.prevent_default();
            page.borrow_mut().pressed = itself.clone().dyn_into().ok();
            tell(&Saving::Under);
            send(&page);
        });
    }
}

/// Restores the pending choices of this page. They are not shown as saved yet.
fn restore(asks: &Element, page: &Page) {
    let waits = page.unsent.all();
    if let Some(last) = waits.iter().rev().find(|change| change.page == page.page) {
        form::show(asks, &last.answer);
        tell(&Saving::Under);
    }
}

/// Keeps what is chosen now in the browser, and sends it.
fn keep(page: &Shared, asks: &Element) {
    let by_chance = asks.get_attribute("data-change").unwrap_or_default();
    let (of, base) = (page.borrow().page.clone(), page.borrow().base);
    let change = Change { page: of, change: number(&by_chance), answer: form::chosen(asks), base };
    page.borrow().unsent.add(change);
    tell(&Saving::Under);
    send(page);
}

/// A number that no other change has: what the server put into this page by chance, with the
/// microseconds since the page came, and how many came before in this page.
fn number(by_chance: &str) -> String {
    thread_local! {
        static MADE: Cell<u16> = const { Cell::new(0) };
    }
    MADE.set(MADE.get().wrapping_add(1));
    let since = (clock::now().unwrap_or_default() * 1000.0) as u64;
    let base = by_chance.get(..18).unwrap_or_default();
    format!("{base}-{:04x}-{:012x}", MADE.get(), since & 0xffff_ffff_ffff)
}

/// Sends what waits, unless something is under way: then it goes with the next.
fn send(page: &Shared) {
    if page.borrow().sending {
        return;
    }
    let beside = std::mem::take(&mut page.borrow_mut().beside);
    let mut lines = beside.clone();
    lines.extend(page.borrow().unsent.all().iter().take(TOGETHER).map(Change::line));
    if lines.is_empty() {
        return;
    }
    let to = format!("/attempt/{}/save", page.borrow().attempt);
    let Ok(request) = XmlHttpRequest::new() else { return };
    let opened = request.open("POST", &to).and_then(|()| {
        request.set_timeout(PATIENCE);
        request.set_request_header("content-type", "text/plain;charset=utf-8")
    });
    if opened.is_err() {
        return;
    }
    page.borrow_mut().sending = true;
    let (answered, came) = (page.clone(), request.clone());
    when_done(&request, move || {
        answered.borrow_mut().sending = false;
        match said(&came) {
            Ok(text) => understand(&answered, &text),
            Err(ended) => fail(&answered, ended, beside),
        }
    });
    if request.send_with_opt_str(Some(&lines.join("\n"))).is_err() {
        page.borrow_mut().sending = false;
    }
}

/// Tries again later, once, however much asks for it.
fn again(page: &Shared, after: Duration) {
    if std::mem::replace(&mut page.borrow_mut().tries_again, true) {
        return;
    }
    let page = page.clone();
    later(after, move || {
        page.borrow_mut().tries_again = false;
        send(&page);
    });
}

/// The server's response; otherwise whether the session has ended.
fn said(request: &XmlHttpRequest) -> Result<String, bool> {
    let status = request.status().unwrap_or(0);
    let text = request.response_text().ok().flatten().unwrap_or_default();
    // A page in place of an answer: that of signing in.
    if status == 200 && text.starts_with("clock ") { Ok(text) } else { Err((200..500).contains(&status)) }
}

/// A failed request: pending changes are retried.
fn fail(page: &Shared, ended: bool, beside: Vec<String>) {
    // The presence signal is repeated anyway; a flag must not be lost.
    let flags = beside.into_iter().filter(|line| line.starts_with("flag "));
    page.borrow_mut().beside.splice(0..0, flags);
    page.borrow_mut().pressed = None;
    let waits = page.borrow().unsent.all();
    if ended {
        tell(&Saving::Ended);
    } else if !waits.is_empty() {
        tell(&Saving::Waiting(waits.len()));
    }
    offer(&waits);
    let failed = page.borrow().failed;
    page.borrow_mut().failed = failed.saturating_add(1);
    // Spreads the clients' retries when the server is back.
    let share = Duration::from_micros(clock::now().unwrap_or_default() as u64 % 1000 * 1500);
    again(page, AGAIN * 2_u32.saturating_pow(failed).min(AT_MOST) + share);
}

fn understand(page: &Shared, text: &str) {
    page.borrow_mut().failed = 0;
    let mut heard = Heard::default();
    let sent = page.borrow().unsent.all();
    for line in text.lines() {
        heard.line(page, &sent, line);
    }
    page.borrow().unsent.remove(&heard.done);
    for (of, number) in &heard.kept {
        page.borrow().unsent.kept(of, *number);
    }
    let refused = |one: &Change| heard.refused.iter().any(|(change, _)| *change == one.change);
    page.borrow_mut().refused.extend(sent.iter().filter(|one| refused(one)).cloned());
    let (waits, lost) = (page.borrow().unsent.all(), page.borrow().refused.clone());
    if heard.elsewhere {
        tell(&Saving::Elsewhere);
    } else if let Some((_, why)) = heard.refused.last() {
        tell(&Saving::Refused(lost.len(), why));
    } else if let (Some((receipt, time)), true) = (&heard.last, waits.is_empty()) {
        tell(&Saving::Done(receipt, time));
    }
    offer(if heard.elsewhere { &waits } else { &lost });
    show_what_counts(page, &heard, &sent, &waits);
    if heard.leads_on(page) {
        return;
    }
    if heard.elsewhere {
        page.borrow_mut().pressed = None;
    } else if !waits.is_empty() || !page.borrow().beside.is_empty() {
        again(page, if heard.done.is_empty() { AGAIN } else { Duration::ZERO });
    } else if let Some(button) = page.borrow_mut().pressed.take().filter(|_| lost.is_empty()) {
        // Once this is done with: pressing it looks at the page again.
        later(Duration::ZERO, move || button.click());
    }
}

/// Shows another device's answer where it counts, as far as this page has it.
fn show_what_counts(page: &Shared, heard: &Heard, sent: &[Change], waits: &[Change]) {
    let here = |one: &&Change| one.page == page.borrow().page;
    let stale =
        |one: &Change| heard.refused.iter().any(|(change, why)| *change == one.change && why == "stale");
    if sent.iter().filter(here).any(stale)
        && !waits.iter().any(|one| here(&one))
        && let Some(asks) = one(FORM)
    {
        form::show_kept(&asks);
    }
}
