//! The list of keys, as the server renders it into the island that listens for them.

use leptos::prelude::*;

use super::Keys;

/// For a page with a ruling form: the button that opens the list, the list, and the switch. It shows nothing where no script runs.
#[component]
pub fn KeysHelp() -> impl IntoView {
    let row = |keys: &'static str, does: &'static str| {
        let keys = keys.split(' ').map(|key| view! { <kbd>{key}</kbd>" " }).collect_view();
        view! { <div><dt>{keys}</dt><dd>{does}</dd></div> }
    };
    view! {
        <Keys>
            <button type="button" class="keys-open" data-keys-open hidden>{text::OPEN}</button>
            <dialog class="keys-help" data-keys-help aria-labelledby="keys-title">
                <h2 id="keys-title">{text::TITLE}</h2>
                <dl>
                    {row("A B C D E F", text::CHOOSE)}
                    {row("1 2 3 4 5 6", text::CHOOSE)}
                    {row("j ↓", text::NEXT)}
                    {row("k ↑", text::BEFORE)}
                    {row("?", text::LIST)}
                </dl>
                <p>{text::NOTE}</p>
                <p><label><input type="checkbox" data-keys-switch />" "{text::SWITCH}</label></p>
                <form method="dialog"><button>{text::CLOSE}</button></form>
            </dialog>
        </Keys>
    }
}

/// Where the sentences come from.
mod text {
    pub const OPEN: &str = "Keys";
    pub const TITLE: &str = "Keys of the ruling form";
    pub const CHOOSE: &str = "choose in the current question";
    pub const NEXT: &str = "the next question";
    pub const BEFORE: &str = "the question before";
    pub const LIST: &str = "this list";
    pub const NOTE: &str = "No key submits the form, and all of them rest while you type.";
    pub const SWITCH: &str = "Use these keys";
    pub const CLOSE: &str = "Close";
}
