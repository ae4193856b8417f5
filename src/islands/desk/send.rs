//! Sends the form in the background, one request at a time. Presses in the meantime are queued and
//! sent with the new page, so that two quick presses are two calls.

use super::fields::{FieldContent, content, fill, is_being_typed};
use super::{buttons, grid};
use crate::page::{
    closest_target, document, later, listen, one, replace_content, set_hidden, when_done, window,
};
use crate::player;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, FormData, HtmlButtonElement, HtmlElement, HtmlFormElement, SubmitEvent,
    UrlSearchParams, XmlHttpRequest, XmlHttpRequestResponseType,
};

const FORM: &str = "form[data-desk]";
/// The id of the button that requests the ruling.
const RULE: &str = "rule";
/// The id of the ruling.
const RULING: &str = "ruling";
/// The path of the form, whose response may be a page.
const FORM_PATH: &str = "/api/desk";
/// The id of the part of the page that is replaced.
const DESK: &str = "desk";
/// Retry delay for a ruling that is still being computed.
const RETRY_DELAY: Duration = Duration::from_secs(3);

/// The running request, and the queue behind it.
#[derive(Default)]
struct Desk {
    is_requesting: bool,
    /// Fields changed in the meantime, with their content then
    changed: Vec<FieldContent>,
    /// Ids of the buttons pressed in the meantime; empty for a change alone
    pressed: Vec<String>,
    /// True if the browser itself sends the form, as without scripts
    native_submit: bool,
}

type SharedDesk = Rc<RefCell<Desk>>;

/// Listens for the form, and for navigation back.
pub fn start() {
    let desk = SharedDesk::default();
    let submitted = desk.clone();
    listen(&document(), "submit", move |event| {
        let Some(form) =
            closest_target(&event, FORM).and_then(|form| form.dyn_into::<HtmlFormElement>().ok())
        else {
            return;
        };
        if submitted.borrow().native_submit {
            return;
        }
        event.prevent_default();
        let by = event.dyn_ref::<SubmitEvent>().and_then(SubmitEvent::submitter);
        send(&submitted, &form, by.map(|by| by.id()).unwrap_or_default());
    });
    let changed = desk.clone();
    listen(&document(), "change", move |event| {
        let Some(field) = closest_target(&event, "input, select, textarea") else { return };
        let form = closest_target(&event, FORM).and_then(|form| form.dyn_into::<HtmlFormElement>().ok());
        let Some(form) = form else { return };
        if changed.borrow().is_requesting {
            changed.borrow_mut().changed.extend(content(&field));
        }
        if matches!(field.closest("[data-quiet]"), Ok(None)) {
            send(&changed, &form, String::new());
        }
    });
    listen(&window(), "popstate", |_| {
        let _ = window().location().reload();
    });
    retry_if_late(&desk);
}

/// Sends the form as the button with this id would, or queues it behind a running request.
fn send(desk: &SharedDesk, form: &HtmlFormElement, by: String) {
    if desk.borrow().is_requesting {
        desk.borrow_mut().pressed.push(by);
        return;
    }
    let body =
        FormData::new_with_form(form).and_then(|data| UrlSearchParams::new_with_str_sequence_sequence(&data));
    let Ok(body) = body else { return };
    if let Some(button) =
        document().get_element_by_id(&by).and_then(|by| by.dyn_into::<HtmlButtonElement>().ok())
    {
        body.append(&button.name(), &button.value());
    }
    let body: String = body.to_string().into();
    if is_too_long(&body) {
        return;
    }
    request_page(desk, "POST", &form.action(), Some(body), by);
}

/// True if the site would refuse a form of this length. Says so beside its long field, where the
/// text stays.
fn is_too_long(body: &str) -> bool {
    let Some(message) = one("[data-too-long]") else { return false };
    let limit = message.get_attribute("data-too-long").and_then(|limit| limit.parse::<usize>().ok());
    let too_long = limit.is_some_and(|limit| body.len() > limit);
    set_hidden(&message, !too_long);
    if too_long {
        message.scroll_into_view();
    }
    too_long
}

/// Requests a page, and replaces the desk by the one there.
fn request_page(desk: &SharedDesk, method: &str, url: &str, body: Option<String>, by: String) {
    let Ok(request) = XmlHttpRequest::new() else { return };
    let opened = request.open(method, url).and_then(|()| {
        request.set_response_type(XmlHttpRequestResponseType::Document);
        if body.is_some() {
            request.set_request_header("content-type", "application/x-www-form-urlencoded")?;
        }
        Ok::<(), JsValue>(())
    });
    if opened.is_err() {
        return;
    }
    set_busy(true);
    desk.borrow_mut().is_requesting = true;
    let (desk, response) = (desk.clone(), request.clone());
    when_done(&request, move || {
        desk.borrow_mut().is_requesting = false;
        set_busy(false);
        let page = response.response_xml().ok().flatten();
        match page.and_then(|page| page.get_element_by_id(DESK).map(|new| (page, new))) {
            Some((page, new)) => {
                let place = place_named(&new).filter(|_| !by.is_empty());
                let url = path_of(&new, response.response_url());
                match &place {
                    Some(place) => show(&page, &new, &format!("{url}#{place}"), replace_all),
                    None => show(&page, &new, &url, replace_content),
                }
                focus(place.as_deref().or((by == RULE).then_some(RULING)));
                send_queued(&desk);
            }
            None => submit_natively(&desk, &by),
        }
    });
    let _ = request.send_with_opt_str(body.as_deref());
}

/// The URL to show for a page: its own, or that of its facts if the page is the response to the
/// form.
fn path_of(new: &Element, url: String) -> String {
    let facts = new.query_selector("[data-desk-at]").ok().flatten();
    let facts = facts.and_then(|element| element.get_attribute("data-desk-at"));
    let origin = window().location().origin().unwrap_or_default();
    let is_form = url.strip_prefix(&origin).and_then(|path| path.split(['?', '#']).next()) == Some(FORM_PATH);
    facts.filter(|_| is_form).map_or(url, |facts| origin + &facts)
}

/// The sentence of the statement on the page; empty without one.
fn told() -> String {
    one("[data-desk-told]").and_then(|element| element.text_content()).unwrap_or_default()
}

/// Shows a new page, put in the place of the old one by `replace`, keeps what is being typed in a field,
/// and updates the URL.
fn show(page: &Document, new: &Element, url: &str, replace: impl Fn(&Element, &Element)) {
    let Some(old) = document().get_element_by_id(DESK) else { return };
    let typing = document().active_element().filter(is_being_typed).and_then(|field| content(&field));
    let before = told();
    replace(&old, new);
    typing.iter().for_each(fill);
    document().set_title(&page.title());
    if window().location().href().is_ok_and(|here| here.split('#').next() != Some(url))
        && let Ok(history) = window().history()
    {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(url));
    }
    grid::set_tab_stops();
    buttons::show();
    player::start();
    let says = one("[data-desk-says]").and_then(|element| element.get_attribute("data-desk-says"));
    // A changed statement is read out before the result.
    let after = Some(told()).filter(|after| *after != before).unwrap_or_default();
    buttons::announce(&[after, says.unwrap_or_default()].join(" "));
}

/// The id of the place that a page names as the one to go to. It is then shown as the server made it:
/// rows that were open have moved.
fn place_named(new: &Element) -> Option<String> {
    new.query_selector("[data-desk-focus]").ok()??.get_attribute("data-desk-focus")
}

fn replace_all(old: &Element, new: &Element) {
    old.set_inner_html(&new.inner_html());
}

/// Gives the focus to an element, and scrolls to it: on a phone the ruling is far below.
fn focus(id: Option<&str>) {
    let element = id.and_then(|id| document().get_element_by_id(id));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Sends the queued changes and presses with the new content.
fn send_queued(desk: &SharedDesk) {
    let changed = std::mem::take(&mut desk.borrow_mut().changed);
    changed.iter().for_each(fill);
    let pressed = std::mem::take(&mut desk.borrow_mut().pressed);
    if pressed.is_empty() {
        retry_if_late(desk);
        return;
    }
    let mut pressed = pressed.into_iter();
    // A change alone goes with the next press.
    let next = pressed.by_ref().find(|by| !by.is_empty());
    desk.borrow_mut().pressed = pressed.collect();
    if let Some(form) = one(FORM).and_then(|form| form.dyn_into::<HtmlFormElement>().ok()) {
        send(desk, &form, next.unwrap_or_default());
    }
}

/// Requests a ruling that is still being computed again later, unless the page has changed.
fn retry_if_late(desk: &SharedDesk) {
    if one("[data-desk-late]").is_none() {
        return;
    }
    let (desk, url) = (desk.clone(), window().location().href().unwrap_or_default());
    later(RETRY_DELAY, move || {
        let is_same = window().location().href().is_ok_and(|now| now == url);
        if is_same && !desk.borrow().is_requesting && one("[data-desk-late]").is_some() {
            request_page(&desk, "GET", &url, None, String::new());
        }
    });
}

/// Lets the browser send the form as without scripts, so that it shows the error.
fn submit_natively(desk: &SharedDesk, by: &str) {
    desk.borrow_mut().native_submit = true;
    let Some(form) = one(FORM).and_then(|form| form.dyn_into::<HtmlFormElement>().ok()) else { return };
    let button = document().get_element_by_id(by).and_then(|by| by.dyn_into::<HtmlElement>().ok());
    let _ = form.request_submit_with_submitter(button.as_ref());
}

fn set_busy(busy: bool) {
    if let Some(desk) = document().get_element_by_id(DESK) {
        let _ = desk.set_attribute("aria-busy", if busy { "true" } else { "false" });
    }
}
