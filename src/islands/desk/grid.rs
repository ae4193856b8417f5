//! The arrow keys within a grid of buttons: one of them is reached by the Tab key, the others from there.

use super::target;
use crate::page::{all, listen};
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

const GRID: &str = "[data-grid]";

/// Listens for the arrow keys, and makes ready the grids that are there.
pub fn start() {
    listen(&document(), "keydown", |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        let (Some(button), Some(grid)) = (target(&event, "[data-grid] button"), target(&event, GRID)) else {
            return;
        };
        let with_another = key.ctrl_key() || key.alt_key() || key.meta_key() || key.shift_key();
        if !with_another && go(&grid, &button, &key.key()) {
            event.prevent_default();
        }
    });
    listen(&document(), "focusin", |event| {
        if let (Some(button), Some(grid)) = (target(&event, "[data-grid] button"), target(&event, GRID)) {
            stand_at(&grid, &button);
        }
    });
    ready();
}

/// Lets the Tab key come to one button of each grid: the one with the focus, or the first.
pub fn ready() {
    let Some(page) = document().document_element() else { return };
    let focused = document().active_element();
    for grid in all(&page, GRID) {
        let buttons = all(&grid, "button");
        let here = focused.as_ref().and_then(|one| buttons.iter().find(|button| *button == one));
        if let Some(button) = here.or(buttons.first()) {
            stand_at(&grid, button);
        }
    }
}

fn stand_at(grid: &Element, button: &Element) {
    for one in all(grid, "button") {
        let _ = one.set_attribute("tabindex", if one == *button { "0" } else { "-1" });
    }
}

/// The target of a key, if it has one here.
fn go(grid: &Element, button: &Element, key: &str) -> bool {
    let rows: Vec<Vec<Element>> = all(grid, "[data-row]").iter().map(|row| all(row, "button")).collect();
    let place =
        rows.iter().enumerate().find_map(|(y, row)| Some((y, row.iter().position(|one| one == button)?)));
    let Some((y, x)) = place else { return false };
    let last = rows[y].len().saturating_sub(1);
    let (to_y, to_x) = match key {
        "ArrowLeft" => (y, x.saturating_sub(1)),
        "ArrowRight" => (y, (x + 1).min(last)),
        "ArrowUp" => (y.saturating_sub(1), x),
        "ArrowDown" => ((y + 1).min(rows.len().saturating_sub(1)), x),
        "Home" => (y, 0),
        "End" => (y, last),
        _ => return false,
    };
    let row = &rows[to_y];
    let to = row.get(to_x.min(row.len().saturating_sub(1)));
    if let Some(to) = to.and_then(|to| to.dyn_ref::<HtmlElement>()) {
        let _ = to.focus();
    }
    true
}
