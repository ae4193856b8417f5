//! The list of keyboard shortcuts. The island opens it; without scripts it is hidden.

use crate::words;
use islands::Keys;
use leptos::prelude::*;

/// The button and the list.
pub fn keys() -> AnyView {
    let words = words();
    let key = |keys: &[&'static str], id: &str| {
        let keys: Vec<_> = keys.iter().map(|key| view! { <kbd>{*key}</kbd> " " }).collect();
        view! { <dt>{keys}</dt> <dd>{words.say(id)}</dd> }.into_any()
    };
    let list = vec![
        key(&["A", "B", "C"], "keys-choose"),
        key(&["1", "2", "3"], "keys-choose-number"),
        key(&["j", "k"], "keys-move"),
        key(&["↓", "↑"], "keys-move-arrows"),
        key(&["f"], "keys-flag"),
        key(&["l"], "keys-law"),
        key(&["?"], "keys-list"),
    ];
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
