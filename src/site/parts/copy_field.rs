//! A text to copy: with a button if scripts run, to select otherwise.

use crate::words;
use leptos::prelude::*;

/// The field `link` with its button, named by the element with this id and described by `link-hint`.
pub fn copy_field(text: String, named_by: &'static str) -> AnyView {
    let words = words();
    view! {
        <div class="with-button">
            <input
                type="text"
                id="link"
                readonly=true
                value=text
                aria-labelledby=named_by
                aria-describedby="link-hint"
            />
            <button
                type="button"
                class="button quiet small"
                data-copy="link"
                data-copied=words.say("desk-copied")
                data-live=""
                hidden=true
            >
                {words.say("desk-copy")}
            </button>
        </div>
    }
    .into_any()
}
