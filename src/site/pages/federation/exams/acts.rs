//! Buttons for actions on a sitting.

use crate::api::{Allowed, Sitting, SittingAct};
use crate::pages::federation::federation_field;
use crate::parts::button::{Hidden, hide, submit};
use crate::words;
use leptos::prelude::*;

/// The hidden fields of an action.
pub fn hidden(allowed: &Allowed, held: &Sitting, what: &str) -> [Hidden; 3] {
    [federation_field(allowed), ("sitting", held.id.0.to_string()), ("act", what.to_owned())]
}

/// A button for an action on the sitting.
pub fn act(allowed: &Allowed, held: &Sitting, what: &'static str, class: &'static str) -> AnyView {
    let words = words();
    let hint = format!("hold-{what}-about");
    let hint = words.knows(&hint).then(|| view! { <p class="hint">{words.say(&hint)}</p> });
    view! {
        <form method="post" action=SittingAct::FORM.action>
            {hint} {hide(hidden(allowed, held, what))} {submit(words.say(&format!("hold-act-{what}")), class)}
        </form>
    }
    .into_any()
}
