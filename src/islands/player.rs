//! Plays a line of cards: buttons, and the arrow keys, Home and End wherever the focus is within.
//!
//! The island counts moments, which are cards played, and knows neither cards nor words. An element
//! with `data-from` and `data-to` is seen from the one moment to the other; `data-stops` of the
//! player has the moments between tricks; a button says with `data-step` where it leads. The list
//! beneath, which says the same without scripts, is folded.

use leptos::prelude::*;

/// Brings the player to life. The children hold an element with `data-player`, hidden until then.
#[island]
pub fn Player(children: Children) -> impl IntoView {
    #[cfg(feature = "hydrate")]
    super::page::enliven(live::start);
    children()
}

#[cfg(feature = "hydrate")]
pub(super) use live::start;

/// The half that runs in the browser.
#[cfg(feature = "hydrate")]
mod live {
    use crate::page::{all, listen};
    use leptos::prelude::document;
    use std::cell::Cell;
    use std::rc::Rc;
    use wasm_bindgen::JsCast;
    use web_sys::{Element, Event, KeyboardEvent};

    const NOT_YET: &str = "[data-player=still]";

    /// Every player of the page that does not play yet.
    pub fn start() {
        let Some(page) = document().document_element() else { return };
        all(&page, NOT_YET).into_iter().for_each(begin);
    }

    /// A line, and where it is.
    struct Line {
        root: Element,
        stops: Vec<usize>,
        at: Cell<usize>,
    }

    fn begin(root: Element) {
        let stops = root.get_attribute("data-stops").unwrap_or_default();
        let stops = stops.split(' ').filter_map(|stop| stop.parse().ok()).collect();
        let _ = root.set_attribute("data-player", "live");
        let _ = root.remove_attribute("hidden");
        fold_list(&root);
        let line = Rc::new(Line { root, stops, at: Cell::new(0) });
        line.show();
        let pressed = line.clone();
        listen(&line.root, "click", move |event| pressed.clicked(&event));
        let keyed = line.clone();
        listen(&line.root, "keydown", move |event| keyed.keyed(&event));
    }

    /// Folds the list, which the player replaces; it can be unfolded.
    fn fold_list(root: &Element) {
        let Ok(Some(section)) = root.closest(".play") else { return };
        for list in all(&section, "details[open]") {
            let _ = list.remove_attribute("open");
        }
    }

    impl Line {
        fn clicked(&self, event: &Event) {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let button = target.and_then(|target| target.closest("[data-step]").ok().flatten());
            if let Some(step) = button.and_then(|button| button.get_attribute("data-step")) {
                self.go(&step);
            }
        }

        fn keyed(&self, event: &Event) {
            let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
            if key.ctrl_key() || key.alt_key() || key.meta_key() || key.shift_key() {
                return;
            }
            let step = match key.key().as_str() {
                "ArrowRight" => "on",
                "ArrowLeft" => "back",
                "ArrowDown" => "on-trick",
                "ArrowUp" => "back-trick",
                "Home" => "start",
                "End" => "end",
                _ => return,
            };
            event.prevent_default();
            self.go(step);
        }

        fn go(&self, step: &str) {
            let (at, end) = (self.at.get(), self.end());
            let to = match step {
                "on" => at + 1,
                "back" => at.saturating_sub(1),
                "on-trick" => self.stops.iter().copied().find(|stop| *stop > at).unwrap_or(end),
                "back-trick" => self.stops.iter().copied().rfind(|stop| *stop < at).unwrap_or(0),
                "end" => end,
                _ => 0,
            };
            self.at.set(to.min(end));
            self.show();
        }

        fn end(&self) -> usize {
            self.stops.last().copied().unwrap_or(0)
        }

        /// Shows what is seen now and hides everything else.
        fn show(&self) {
            let at = self.at.get();
            let moment =
                |one: &Element, name: &str| one.get_attribute(name).and_then(|m| m.parse::<usize>().ok());
            for one in all(&self.root, "[data-from]") {
                let seen = moment(&one, "data-from") <= Some(at) && Some(at) <= moment(&one, "data-to");
                let _ = one.toggle_attribute_with_force("hidden", !seen);
            }
            for button in all(&self.root, "[data-step]") {
                let back =
                    button.get_attribute("data-step").is_some_and(|s| s == "start" || s.starts_with("back"));
                // Not `disabled`: the focus would be lost at either end.
                let spent = if back { at == 0 } else { at == self.end() };
                let _ = button.set_attribute("aria-disabled", if spent { "true" } else { "false" });
            }
        }
    }
}
