//! Sending the form in the background: one request at a time. What is pressed meanwhile waits, and
//! is sent on what came back, so that two quick presses are two calls.

use super::{copy, grid, target};
use crate::page::{later, listen, one, renew, when_done};
use crate::player;
use leptos::prelude::{document, window};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, FormData, HtmlButtonElement, HtmlElement, HtmlFormElement, HtmlInputElement,
    HtmlSelectElement, HtmlTextAreaElement, SubmitEvent, UrlSearchParams, XmlHttpRequest,
    XmlHttpRequestResponseType,
};

const FORM: &str = "form[data-desk]";
/// The button that asks for the ruling, and where that is.
const RULE: &str = "rule";
const RULING: &str = "ruling";
/// The part of the page that is replaced.
const DESK: &str = "desk";
/// Retry delay for a ruling that is still being computed.
const AGAIN: Duration = Duration::from_secs(3);

/// The running request and the next one.
#[derive(Default)]
struct Desk {
    asking: bool,
    /// Fields that were changed meanwhile, by their ids, as they then were
    changed: Vec<Typed>,
    /// Buttons that were pressed meanwhile, by their ids; an empty one is a change alone
    pressed: Vec<String>,
    /// Set when the form is to be sent as it would be without scripts
    plainly: bool,
}

/// A field's content.
struct Typed {
    id: String,
    value: String,
    checked: bool,
}

type Shared = Rc<RefCell<Desk>>;

/// Listens for the form, and for the way back.
pub fn start() {
    let desk = Shared::default();
    let submitted = desk.clone();
    listen(&document(), "submit", move |event| {
        let Some(form) = target(&event, FORM).and_then(|form| form.dyn_into::<HtmlFormElement>().ok()) else {
            return;
        };
        if submitted.borrow().plainly {
            return;
        }
        event.prevent_default();
        let by = event.dyn_ref::<SubmitEvent>().and_then(SubmitEvent::submitter);
        send(&submitted, &form, by.map(|by| by.id()).unwrap_or_default());
    });
    let changed = desk.clone();
    listen(&document(), "change", move |event| {
        let Some(field) = target(&event, "input, select, textarea") else { return };
        let form = target(&event, FORM).and_then(|form| form.dyn_into::<HtmlFormElement>().ok());
        let Some(form) = form else { return };
        if changed.borrow().asking {
            changed.borrow_mut().changed.extend(typed(&field));
        }
        if !field.has_attribute("data-quiet") {
            send(&changed, &form, String::new());
        }
    });
    listen(&window(), "popstate", |_| {
        let _ = window().location().reload();
    });
    again_if_late(&desk);
}

/// Sends the form as the button with this id would, or holds it back while another request is under way.
fn send(desk: &Shared, form: &HtmlFormElement, by: String) {
    if desk.borrow().asking {
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
    ask(desk, "POST", &form.action(), Some(body), by);
}

/// Asks for a page, and puts its desk in the place of this one.
fn ask(desk: &Shared, method: &str, to: &str, body: Option<String>, by: String) {
    let Ok(request) = XmlHttpRequest::new() else { return };
    let opened = request.open(method, to).and_then(|()| {
        request.set_response_type(XmlHttpRequestResponseType::Document);
        if body.is_some() {
            request.set_request_header("content-type", "application/x-www-form-urlencoded")?;
        }
        Ok::<(), JsValue>(())
    });
    if opened.is_err() {
        return;
    }
    busy(true);
    desk.borrow_mut().asking = true;
    let (answered, came) = (desk.clone(), request.clone());
    when_done(&request, move || {
        answered.borrow_mut().asking = false;
        busy(false);
        let page = came.response_xml().ok().flatten();
        match page.and_then(|page| page.get_element_by_id(DESK).map(|new| (page, new))) {
            Some((page, new)) => {
                show(&page, &new, &came.response_url());
                if by == RULE {
                    go_to_ruling();
                }
                go_on(&answered);
            }
            None => plainly(&answered, &by),
        }
    });
    let _ = request.send_with_opt_str(body.as_deref());
}

/// Shows what came: the focus stays where it is, what was unfolded stays so, and the address is that of what is shown.
fn show(page: &Document, new: &Element, address: &str) {
    let Some(old) = document().get_element_by_id(DESK) else { return };
    let typing = document().active_element().filter(is_being_typed).and_then(|one| typed(&one));
    renew(&old, new);
    typing.iter().for_each(fill);
    document().set_title(&page.title());
    if window().location().href().is_ok_and(|here| here.split('#').next() != Some(address))
        && let Ok(history) = window().history()
    {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
    }
    grid::ready();
    copy::ready();
    player::start();
    copy::say(
        &old.query_selector("[data-desk-says]")
            .ok()
            .flatten()
            .and_then(|says| says.get_attribute("data-desk-says"))
            .unwrap_or_default(),
    );
}

/// Scrolls to the requested ruling, which is far below on a phone.
fn go_to_ruling() {
    let ruling =
        document().get_element_by_id(RULING).and_then(|ruling| ruling.dyn_into::<HtmlElement>().ok());
    if let Some(ruling) = ruling {
        let _ = ruling.focus();
    }
}

/// Runs the waiting request on the new content.
fn go_on(desk: &Shared) {
    let changed = std::mem::take(&mut desk.borrow_mut().changed);
    changed.iter().for_each(fill);
    let pressed = std::mem::take(&mut desk.borrow_mut().pressed);
    if pressed.is_empty() {
        again_if_late(desk);
        return;
    }
    let mut pressed = pressed.into_iter();
    // A change alone goes with whatever is sent next.
    let next = pressed.by_ref().find(|by| !by.is_empty());
    desk.borrow_mut().pressed = pressed.collect();
    if let Some(form) = one(FORM).and_then(|form| form.dyn_into::<HtmlFormElement>().ok()) {
        send(desk, &form, next.unwrap_or_default());
    }
}

/// A ruling that is still being worked out is asked for again, unless something else was done meanwhile.
fn again_if_late(desk: &Shared) {
    if one("[data-desk-late]").is_none() {
        return;
    }
    let (desk, here) = (desk.clone(), window().location().href().unwrap_or_default());
    later(AGAIN, move || {
        let same = window().location().href().is_ok_and(|now| now == here);
        if same && !desk.borrow().asking && one("[data-desk-late]").is_some() {
            ask(&desk, "GET", &here, None, String::new());
        }
    });
}

/// The form is sent as it would be without scripts: then the browser says what is the matter.
fn plainly(desk: &Shared, by: &str) {
    desk.borrow_mut().plainly = true;
    let Some(form) = one(FORM).and_then(|form| form.dyn_into::<HtmlFormElement>().ok()) else { return };
    let button = document().get_element_by_id(by).and_then(|by| by.dyn_into::<HtmlElement>().ok());
    let _ = form.request_submit_with_submitter(button.as_ref());
}

fn busy(is: bool) {
    if let Some(desk) = document().get_element_by_id(DESK) {
        let _ = desk.set_attribute("aria-busy", if is { "true" } else { "false" });
    }
}

/// Content of a field with an id.
fn typed(field: &Element) -> Option<Typed> {
    let id = Some(field.id()).filter(|id| !id.is_empty())?;
    let checked = field.dyn_ref::<HtmlInputElement>().is_some_and(HtmlInputElement::checked);
    let value = (field.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value))
        .or_else(|| field.dyn_ref::<HtmlTextAreaElement>().map(HtmlTextAreaElement::value))
        .or_else(|| field.dyn_ref::<HtmlSelectElement>().map(HtmlSelectElement::value))?;
    Some(Typed { id, value, checked })
}

/// Puts back what stood in a field.
fn fill(typed: &Typed) {
    let Some(field) = document().get_element_by_id(&typed.id) else { return };
    if let Some(input) = field.dyn_ref::<HtmlInputElement>() {
        if matches!(input.type_().as_str(), "radio" | "checkbox") {
            input.set_checked(typed.checked);
        } else {
            input.set_value(&typed.value);
        }
    } else if let Some(area) = field.dyn_ref::<HtmlTextAreaElement>() {
        area.set_value(&typed.value);
    } else if let Some(select) = field.dyn_ref::<HtmlSelectElement>() {
        select.set_value(&typed.value);
    }
}

/// True while the user types in this field.
fn is_being_typed(field: &Element) -> bool {
    let line = field.dyn_ref::<HtmlInputElement>();
    let line = line.is_some_and(|line| line.type_() == "text" && line.value() != line.default_value());
    let lines = field.dyn_ref::<HtmlTextAreaElement>();
    line || lines.is_some_and(|lines| Ok(lines.value()) != lines.default_value())
}
