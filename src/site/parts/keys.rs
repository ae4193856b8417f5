//! The lists of keyboard shortcuts, of the ruling form and of a marked answer, in a dialog that the
//! `Keys` island opens. Without scripts its button stays hidden.

use crate::words;
use islands::Keys;
use leptos::prelude::*;

/// Shortcuts of the ruling form: the button that opens their list, the dialog with the list, and
/// the switch. In an exam no key submits.
pub fn keyboard_shortcuts(is_practice: bool) -> AnyView {
    let mut all: Vec<(&[&'static str], &str)> = vec![
        (&["A", "B", "C"], "keys-choose"),
        (&["1", "2", "3"], "keys-choose-number"),
        (&["j", "k"], "keys-move"),
        (&["↓", "↑"], "keys-move-arrows"),
        (&["f"], "keys-flag"),
        (&["l"], "keys-law"),
        (&["?"], "keys-list"),
    ];
    if is_practice {
        all.insert(4, (&["Enter"], "keys-enter"));
        all.insert(5, (&["Ctrl+Enter"], "keys-send"));
    }
    shortcuts(&all)
}

/// Those of a marked answer.
pub fn onward_shortcuts() -> AnyView {
    shortcuts(&[(&["n"], "keys-onward"), (&["?"], "keys-list")])
}

fn shortcuts(all: &[(&[&'static str], &str)]) -> AnyView {
    let words = words();
    let shortcut = |(keys, id): &(&[&'static str], &str)| {
        let keys: Vec<_> = keys.iter().map(|key| view! { <kbd>{*key}</kbd> " " }).collect();
        view! { <dt>{keys}</dt> <dd>{words.say(id)}</dd> }.into_any()
    };
    let list: Vec<AnyView> = all.iter().map(shortcut).collect();
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
