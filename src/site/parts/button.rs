//! Hidden fields, the button of a form, and forms of one button.

use crate::form::Form;
use crate::words;
use leptos::prelude::*;

/// A hidden field: name and value.
pub type Hidden = (&'static str, String);

/// Hidden fields.
pub fn hide(fields: impl IntoIterator<Item = Hidden>) -> Vec<AnyView> {
    let field = |(name, value): Hidden| view! { <input type="hidden" name=name value=value /> }.into_any();
    fields.into_iter().map(field).collect()
}

/// The line with the button of a form.
pub fn submit(text: String, class: &'static str) -> AnyView {
    let class = format!("button {class}");
    view! { <p class="actions"><button type="submit" class=class.trim_end().to_owned()>{text}</button></p> }
        .into_any()
}

/// A form of hidden fields and a button with the text of this id.
pub fn act(
    form: &'static Form,
    hidden: impl IntoIterator<Item = Hidden>,
    id: &str,
    class: &'static str,
) -> AnyView {
    view! {
        <form method="post" action=form.action enctype=form.encoding()>
            {hide(hidden)}
            {submit(words().say(id), class)}
        </form>
    }
    .into_any()
}

/// A button in a line, with the text of this id. `spoken` tells it from others of the same text.
pub fn inline(
    form: &'static Form,
    hidden: impl IntoIterator<Item = Hidden>,
    id: &str,
    spoken: String,
) -> AnyView {
    view! {
        <form method="post" action=form.action class="inline">
            {hide(hidden)}
            <button type="submit" class="button quiet" aria-label=spoken>{words().say(id)}</button>
        </form>
    }
    .into_any()
}
