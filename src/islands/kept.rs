//! A form whose entry is kept in the browser until the server has saved it, for halls with a poor
//! connection. Entries that are not saved are sent again, also from other pages with this part.
//!
//! The part has `data-kept` with the beginning of its keys in the browser's storage, and
//! `data-kept-name` with the rest for its form; without a form it is empty. The element with
//! `data-kept-status` shows one of its texts `data-saving`, `data-unsaved` and `data-refused`. The one
//! with `data-kept-other` has a link to the page of another entry. The server has saved an entry if
//! its response is at a URL with the parameter `saved`.

use crate::page::{all, closest_target, document, every, listen, mark, one, replace_content, set_hidden};
use crate::page::{when_done, window};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{
    Document, Element, FormData, HtmlFormElement, HtmlInputElement, HtmlTextAreaElement, Storage,
    UrlSearchParams, XmlHttpRequest, XmlHttpRequestResponseType,
};

const PART: &str = "[data-kept]";
const FORM: &str = "[data-kept] form";
const RETRY_INTERVAL: Duration = Duration::from_secs(5);
/// Timeout for a response in milliseconds.
const TIMEOUT: u32 = 10_000;

/// An entry that is not saved.
#[derive(Clone, PartialEq)]
struct Entry {
    key: String,
    /// The page with its form
    page: String,
    action: String,
    body: String,
    /// True if the server has not saved it, for a reason that the user must see
    refused: bool,
}

thread_local! {
    /// Also those that the browser does not store, for lack of space or permission.
    static ENTRIES: RefCell<Vec<Entry>> = const { RefCell::new(Vec::new()) };
    static SENDING: Cell<bool> = const { Cell::new(false) };
}

/// Sends what an earlier page could not send, and listens to the form.
pub fn start() {
    let Some(part) = one(PART) else { return };
    ENTRIES.set(stored(&attribute(&part, "data-kept")));
    let own = ENTRIES.with_borrow(|all| all.iter().find(|one| one.key == own_key()).cloned());
    if let (Some(entry), Some(form)) = (own, one(FORM)) {
        fill(&form, &entry.body);
    }
    listen(&document(), "submit", |event| {
        let form = closest_target(&event, FORM).and_then(|form| form.dyn_into::<HtmlFormElement>().ok());
        let Some(entry) = form.as_ref().and_then(entry_of) else { return };
        event.prevent_default();
        add(entry);
        send_next();
    });
    listen(&window(), "online", |_| send_next());
    every(RETRY_INTERVAL, send_next);
    mark("data-keeps", "");
    send_next();
}

fn attribute(element: &Element, name: &str) -> String {
    element.get_attribute(name).unwrap_or_default()
}

/// The key of this page's form; empty without one.
fn own_key() -> String {
    let Some(part) = one(PART) else { return String::new() };
    let name = attribute(&part, "data-kept-name");
    if name.is_empty() { name } else { attribute(&part, "data-kept") + &name }
}

fn entry_of(form: &HtmlFormElement) -> Option<Entry> {
    let data = FormData::new_with_form(form).ok()?;
    let body = UrlSearchParams::new_with_str_sequence_sequence(&data).ok()?;
    let page = window().location().pathname().ok()?;
    Some(Entry { key: own_key(), page, action: form.action(), body: body.to_string().into(), refused: false })
}

/// Ticks and writes what an entry has.
fn fill(form: &Element, body: &str) {
    let Ok(fields) = UrlSearchParams::new_with_str(body) else { return };
    for input in all(form, "input[type=radio]") {
        let Ok(input) = input.dyn_into::<HtmlInputElement>() else { continue };
        input.set_checked(fields.get(&input.name()).is_some_and(|value| value == input.value()));
    }
    for text in all(form, "textarea") {
        let Ok(text) = text.dyn_into::<HtmlTextAreaElement>() else { continue };
        text.set_value(&fields.get(&text.name()).unwrap_or_default());
    }
}

fn add(entry: Entry) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&entry.key, &[&*entry.page, &entry.action, &entry.body].join("\n"));
    }
    ENTRIES.with_borrow_mut(|all| {
        all.retain(|one| one.key != entry.key);
        all.push(entry);
    });
}

fn remove(entry: &Entry) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&entry.key);
    }
    ENTRIES.with_borrow_mut(|all| all.retain(|one| one.key != entry.key));
}

/// Sends the next entry, that of this page first, unless a request is running.
fn send_next() {
    if SENDING.get() {
        return;
    }
    let own = own_key();
    let next = ENTRIES.with_borrow(|all| {
        let waiting = all.iter().filter(|one| !one.refused);
        waiting.min_by_key(|one| one.key != own).cloned()
    });
    let Some(entry) = next else { return show_others() };
    // What says that it is not saved stays until it is.
    if entry.key == own && !is_shown() {
        show("data-saving");
        set_disabled(true);
    }
    SENDING.set(true);
    if request(&entry).is_none() {
        SENDING.set(false);
        fail(&entry, false);
    }
}

fn request(entry: &Entry) -> Option<()> {
    let request = XmlHttpRequest::new().ok()?;
    request.open("POST", &entry.action).ok()?;
    request.set_request_header("content-type", "application/x-www-form-urlencoded").ok()?;
    request.set_timeout(TIMEOUT);
    request.set_response_type(XmlHttpRequestResponseType::Document);
    let (sent, response) = (entry.clone(), request.clone());
    when_done(&request, move || {
        SENDING.set(false);
        let page = response.response_xml().ok().flatten();
        let status = response.status().unwrap_or_default();
        match page.filter(|_| (200..500).contains(&status) && status != 429) {
            Some(page) => answered(&sent, &page, &response.response_url()),
            None => fail(&sent, false),
        }
    });
    request.send_with_opt_str(Some(&entry.body)).ok()
}

/// Continues with what the server answered: the entry is saved, has faults, or was not let in.
fn answered(entry: &Entry, page: &Document, url: &str) {
    let is_own = entry.key == own_key();
    let is_latest = ENTRIES.with_borrow(|all| all.contains(entry));
    if !is_latest {
        // It was changed while it was under way.
        return send_next();
    }
    let query = url.split_once('?').map(|(_, query)| query).unwrap_or_default();
    if query.split('&').any(|pair| pair.starts_with("saved=")) {
        remove(entry);
        if is_own {
            let _ = window().location().set_href(url);
            return;
        }
        return send_next();
    }
    let new = page.query_selector(PART).ok().flatten();
    let name = new.map(|new| attribute(&new, "data-kept") + &attribute(&new, "data-kept-name"));
    let (old, new) = (one("main"), page.query_selector("main").ok().flatten());
    match (old, new) {
        (Some(old), Some(new)) if is_own && name.as_ref() == Some(&entry.key) => {
            remove(entry);
            replace_content(&old, &new);
            old.scroll_into_view();
            show_others();
        }
        _ => fail(entry, true),
    }
}

fn fail(entry: &Entry, refused: bool) {
    ENTRIES.with_borrow_mut(|all| {
        all.iter_mut().filter(|one| one.key == entry.key).for_each(|one| one.refused = refused);
    });
    if entry.key == own_key() {
        show(if refused { "data-refused" } else { "data-unsaved" });
        set_disabled(false);
    }
    show_others();
}

/// True if the status has a text.
fn is_shown() -> bool {
    one("[data-kept-status]").is_some_and(|status| !status.text_content().unwrap_or_default().is_empty())
}

/// Shows one of the texts of the status.
fn show(name: &str) {
    let Some(status) = one("[data-kept-status]") else { return };
    let text = attribute(&status, name);
    if status.text_content().unwrap_or_default() == text {
        return;
    }
    status.set_text_content(Some(&text));
    let is_saving = name == "data-saving";
    let _ = status.set_attribute("class", if is_saving { "note" } else { "fault" });
    if !is_saving {
        status.scroll_into_view();
    }
}

/// Shows or hides the link to an entry of another page.
fn show_others() {
    let Some(others) = one("[data-kept-other]") else { return };
    let own = own_key();
    let page = ENTRIES.with_borrow(|all| all.iter().find(|one| one.key != own).map(|one| one.page.clone()));
    if let (Some(page), Ok(Some(link))) = (&page, others.query_selector("a")) {
        let _ = link.set_attribute("href", page);
    }
    set_hidden(&others, page.is_none());
}

/// Disables the button while a request is running, or enables it.
fn set_disabled(disabled: bool) {
    let Some(form) = one(FORM) else { return };
    for button in all(&form, "button[type=submit]") {
        let _ = button.toggle_attribute_with_force("disabled", disabled);
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The entries whose keys begin so.
fn stored(beginning: &str) -> Vec<Entry> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or_default();
    let keys = (0..count).filter_map(|at| storage.key(at).ok().flatten());
    let entry = |key: String| {
        let text = storage.get_item(&key).ok().flatten()?;
        let mut lines = text.splitn(3, '\n').map(str::to_owned);
        let (page, action, body) = (lines.next()?, lines.next()?, lines.next()?);
        Some(Entry { key, page, action, body, refused: false })
    };
    keys.filter(|key| key.starts_with(beginning)).filter_map(entry).collect()
}
