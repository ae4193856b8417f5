//! The choice that excludes the others of its question ("No call"): ticking it unticks them, and
//! ticking another unticks it.

use crate::page::{all, document, listen};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement};

const EXCLUSIVE: &str = ".choice-none";

/// Listens for the lifetime of the page.
pub fn connect() {
    listen(&document(), "change", |event| {
        changed(&event);
    });
}

fn changed(event: &Event) -> Option<()> {
    let checkbox = |element: Element| element.dyn_into::<HtmlInputElement>().ok();
    let ticked = checkbox(event.target()?.dyn_into().ok()?).filter(|ticked| ticked.checked())?;
    let question = ticked.closest("fieldset[data-question]").ok()??;
    let is_exclusive = |input: &HtmlInputElement| input.closest(EXCLUSIVE).is_ok_and(|found| found.is_some());
    let boxes = all(&question, "input[type=checkbox]").into_iter().filter_map(checkbox);
    for other in boxes.filter(|other| other.checked() && is_exclusive(other) != is_exclusive(&ticked)) {
        other.set_checked(false);
        // Background saving must notice this change too.
        if let Ok(event) = Event::new_with_event_init_dict("change", &bubbling()) {
            let _ = other.dispatch_event(&event);
        }
    }
    Some(())
}

fn bubbling() -> web_sys::EventInit {
    let init = web_sys::EventInit::new();
    init.set_bubbles(true);
    init
}
