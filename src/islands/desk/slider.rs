//! A slider beside a number field: moving it sets the number, which the form sends on release.

use crate::page::{closest_target, document, listen};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// Listens for sliders.
pub fn start() {
    listen(&document(), "input", |event| {
        let slider = closest_target(&event, "[data-steers]");
        let Some(slider) = slider.and_then(|slider| slider.dyn_into::<HtmlInputElement>().ok()) else {
            return;
        };
        let number = slider.get_attribute("data-steers").and_then(|id| document().get_element_by_id(&id));
        if let Some(number) = number.and_then(|number| number.dyn_into::<HtmlInputElement>().ok()) {
            number.set_value(&slider.value());
        }
    });
}
