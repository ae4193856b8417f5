//! The list of keyboard shortcuts in the ruling form, in a dialog that the `Keys` island opens.
//! Without scripts its button stays hidden.

use crate::words;
use islands::Keys;
use leptos::prelude::*;

/// The button that opens the list, and the dialog with the list and the switch for the shortcuts.
/// In an exam no key submits.
pub fn keyboard_shortcuts(is_practice: bool) -> AnyView {
    let words = words();
    let shortcut = |keys: &[&'static str], id: &str| {
        let keys: Vec<_> = keys.iter().map(|key| view! { <kbd>{*key}</kbd> " " }).collect();
        view! { <dt>{keys}</dt> <dd>{words.say(id)}</dd> }.into_any()
    };
    let mut list = vec![
        shortcut(&["A", "B", "C"], "keys-choose"),
        shortcut(&["1", "2", "3"], "keys-choose-number"),
        shortcut(&["j", "k"], "keys-move"),
        shortcut(&["↓", "↑"], "keys-move-arrows"),
        shortcut(&["f"], "keys-flag"),
        shortcut(&["l"], "keys-law"),
        shortcut(&["?"], "keys-list"),
    ];
    if is_practice {
        list.insert(4, shortcut(&["Enter"], "keys-enter"));
        list.insert(5, shortcut(&["Ctrl+Enter"], "keys-send"));
    }
    view! {
        <Keys>
            <p class="keys-open">
                <button type="button" class="plain" data-keys-open="" hidden=true>{words.say("keys-open")}</button>
            </p>
            <dialog data-keys-help="" aria-labelledby="keys-title">
                <h2 id="keys-title">{words.say("keys-title")}</h2>
                <dl class="keys">{list}</dl>
                <label class="switch">
                    <input type="checkbox" data-keys-switch="" />
                    <span>{words.say("keys-switch")}</span>
                </label>
                <form method="dialog" class="actions">
                    <button type="submit" class="button quiet">{words.say("keys-close")}</button>
                </form>
            </dialog>
        </Keys>
    }
    .into_any()
}
