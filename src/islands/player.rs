//! Plays a line of cards or an auction: buttons, and the arrow keys, Home and End while the focus is
//! among them.
//!
//! A player counts moments, each a card played or an event of the auction. An element with
//! `data-from` and `data-to` is visible from the one moment to the other; `data-stops` of the player
//! has the moments between tricks, and `data-at` the first one shown, which is 0 by default;
//! `data-controls` has the buttons, each with its target as `data-step`; `data-live` is hidden until
//! the player is started.

use crate::page::{all, closest_target, document, listen, set_hidden};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

const NOT_STARTED: &str = "[data-player=still]";

/// Starts every player of the page that is not started yet.
pub fn start() {
    let Some(page) = document().document_element() else { return };
    all(&page, NOT_STARTED).into_iter().for_each(begin);
}

fn number(element: &Element, name: &str) -> Option<usize> {
    element.get_attribute(name)?.parse().ok()
}

/// A line and its current moment.
struct Line {
    root: Element,
    stops: Vec<usize>,
    moment: Cell<usize>,
}

fn begin(root: Element) {
    let stops = root.get_attribute("data-stops").unwrap_or_default();
    let stops = stops.split(' ').filter_map(|stop| stop.parse().ok()).collect();
    let at = number(&root, "data-at").unwrap_or(0);
    let _ = root.set_attribute("data-player", "live");
    set_hidden(&root, false);
    all(&root, "[data-live]").iter().for_each(|part| set_hidden(part, false));
    let controls = all(&root, "[data-controls]");
    let line = Rc::new(Line { root, stops, moment: Cell::new(at) });
    line.show();
    for controls in controls {
        let pressed = line.clone();
        listen(&controls, "click", move |event| pressed.clicked(&event));
        let keyed = line.clone();
        listen(&controls, "keydown", move |event| keyed.keyed(&event));
    }
}

impl Line {
    fn clicked(&self, event: &Event) {
        let button = closest_target(event, "[data-step]");
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
        let (moment, end) = (self.moment.get(), self.end());
        let target = match step {
            "on" => moment + 1,
            "back" => moment.saturating_sub(1),
            "on-trick" => self.stops.iter().copied().find(|stop| *stop > moment).unwrap_or(end),
            "back-trick" => self.stops.iter().copied().rfind(|stop| *stop < moment).unwrap_or(0),
            "end" => end,
            _ => 0,
        };
        self.moment.set(target.min(end));
        self.show();
    }

    fn end(&self) -> usize {
        self.stops.last().copied().unwrap_or(0)
    }

    /// Shows the elements of the current moment and hides the others.
    fn show(&self) {
        let now = self.moment.get();
        for element in all(&self.root, "[data-from]") {
            let visible =
                number(&element, "data-from") <= Some(now) && Some(now) <= number(&element, "data-to");
            set_hidden(&element, !visible);
        }
        for button in all(&self.root, "[data-step]") {
            let back =
                button.get_attribute("data-step").is_some_and(|s| s == "start" || s.starts_with("back"));
            // Not `disabled`: the focus would be lost at either end.
            let disabled = if back { now == 0 } else { now == self.end() };
            let _ = button.set_attribute("aria-disabled", if disabled { "true" } else { "false" });
        }
    }
}
