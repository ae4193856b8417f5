//! Arrow keys within a grid of buttons: the Tab key reaches one button, the arrows the others.

use crate::page::{all, closest_target, document, listen};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

const GRID: &str = "[data-grid]";

/// Listens for the arrow keys, and sets the tab stops of the grids.
pub fn start() {
    listen(&document(), "keydown", |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        let (Some(button), Some(grid)) =
            (closest_target(&event, "[data-grid] button"), closest_target(&event, GRID))
        else {
            return;
        };
        let with_modifier = key.ctrl_key() || key.alt_key() || key.meta_key() || key.shift_key();
        if !with_modifier && move_focus(&grid, &button, &key.key()) {
            event.prevent_default();
        }
    });
    listen(&document(), "focusin", |event| {
        if let (Some(button), Some(grid)) =
            (closest_target(&event, "[data-grid] button"), closest_target(&event, GRID))
        {
            set_tab_stop(&grid, &button);
        }
    });
    set_tab_stops();
}

/// Makes one button of each grid reachable by the Tab key: the one with the focus, or the first.
pub fn set_tab_stops() {
    let Some(page) = document().document_element() else { return };
    let focused = document().active_element();
    for grid in all(&page, GRID) {
        let buttons = all(&grid, "button");
        let current = focused.as_ref().and_then(|focused| buttons.iter().find(|button| *button == focused));
        if let Some(button) = current.or(buttons.first()) {
            set_tab_stop(&grid, button);
        }
    }
}

fn set_tab_stop(grid: &Element, button: &Element) {
    for other in all(grid, "button") {
        let _ = other.set_attribute("tabindex", if other == *button { "0" } else { "-1" });
    }
}

/// Moves the focus by a key. Returns true if the key has a meaning here.
fn move_focus(grid: &Element, button: &Element, key: &str) -> bool {
    let rows: Vec<Vec<Element>> = all(grid, "[data-row]").iter().map(|row| all(row, "button")).collect();
    let position =
        rows.iter().enumerate().find_map(|(y, row)| Some((y, row.iter().position(|other| other == button)?)));
    let Some((y, x)) = position else { return false };
    let last = rows[y].len().saturating_sub(1);
    let (new_y, new_x) = match key {
        "ArrowLeft" => (y, x.saturating_sub(1)),
        "ArrowRight" => (y, (x + 1).min(last)),
        "ArrowUp" => (y.saturating_sub(1), x),
        "ArrowDown" => ((y + 1).min(rows.len().saturating_sub(1)), x),
        "Home" => (y, 0),
        "End" => (y, last),
        _ => return false,
    };
    let row = &rows[new_y];
    let target = row.get(new_x.min(row.len().saturating_sub(1)));
    if let Some(target) = target.and_then(|target| target.dyn_ref::<HtmlElement>()) {
        let _ = target.focus();
    }
    true
}
