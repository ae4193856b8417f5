//! A table that may be wider than a phone: it scrolls sideways there, also by keyboard.

use leptos::prelude::*;

/// The table with the cells of its head, as a region of this name.
pub fn wide_table(label: String, heads: Vec<AnyView>, rows: Vec<AnyView>) -> AnyView {
    view! {
        <div class="sideways" tabindex="0" role="region" aria-label=label>
            <table class="told wide">
                <thead><tr>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}
