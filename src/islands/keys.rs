//! Keys of a ruling form: `A`–`F` or `1`–`6` choose, `j`/`k` or the arrows move between questions,
//! `f` flags, `l` opens the law book beside the page, `?` lists them. On a page without a form, as a
//! marked answer, `n` follows the link `data-keys-next`.
//!
//! They can be switched off, which the browser remembers; they are inactive while typing; none
//! submits. A form takes part with the attribute `data-keys`, a question by being a `fieldset` with
//! `data-question`. The island marks each choice with its key (`data-key` on the label) and the
//! page with `data-keys="on"` or `"off"`, so that styles show a key only where it works.

use leptos::prelude::*;

/// The keys. The children are the list of keys, and hold a `dialog` with
/// `data-keys-help`, in it a checkbox with `data-keys-switch`, and a hidden button with
/// `data-keys-open`.
#[island]
pub fn Keys(children: Children) -> impl IntoView {
    #[cfg(feature = "hydrate")]
    super::page::on_mount(live::start);
    children()
}

/// The code that runs in the browser.
#[cfg(feature = "hydrate")]
mod live {
    use crate::page::{all, listen, mark, one};
    use crate::{exclusive, flag};
    use leptos::prelude::{document, window};
    use wasm_bindgen::JsCast;
    use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement, KeyboardEvent};

    const SETTING: &str = "director-keys";
    const QUESTIONS: &str = "fieldset[data-question]";
    const CHOICES: &str = "input[type=radio]:not(:disabled), input[type=checkbox]:not(:disabled)";
    /// Key shown for a choice. `F` needs Shift, since `f` flags; so the sixth shows its number.
    const LETTERS: [&str; 6] = ["A", "B", "C", "D", "E", "6"];
    const SHORTCUTS: [&str; 6] = ["A 1", "B 2", "C 3", "D 4", "E 5", "Shift+F 6"];

    /// Marks the page and listens for its lifetime.
    pub fn start() {
        mark_choices();
        mark_page(is_on());
        connect_dialog();
        flag::connect();
        exclusive::connect();
        listen(&window(), "keydown", |event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                pressed(event);
            }
        });
    }

    fn pressed(event: &KeyboardEvent) {
        let with_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
        if with_modifier || event.default_prevented() || !is_on() || dialog_is_open() || is_typing() {
            return;
        }
        let done = match (event.key().as_str(), form()) {
            ("?", _) => open_dialog(),
            ("n", None) => follow("[data-keys-next]"),
            (key, Some(form)) => pressed_in_form(key, &form),
            _ => false,
        };
        if done {
            event.prevent_default();
        }
    }

    fn pressed_in_form(key: &str, form: &Element) -> bool {
        match key {
            "j" => move_by(form, 1),
            "k" => move_by(form, -1),
            "f" => flag::toggle(),
            // The law book opens beside the page.
            "l" => follow("[data-keys-law]"),
            "ArrowDown" if arrows_are_ours(form) => move_by(form, 1),
            "ArrowUp" if arrows_are_ours(form) => move_by(form, -1),
            key => choice_index(key).is_some_and(|index| choose(form, index)),
        }
    }

    /// Follows a link of the page, as a click on it does.
    fn follow(link: &str) -> bool {
        let link = one(link).and_then(|link| link.dyn_into::<HtmlElement>().ok());
        link.map(|link| link.click()).is_some()
    }

    /// The index of the choice for a key.
    fn choice_index(key: &str) -> Option<usize> {
        let mut letters = key.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
        match letter.to_ascii_uppercase() {
            letter @ 'A'..='F' => Some(letter as usize - 'A' as usize),
            digit @ '1'..='6' => Some(digit as usize - '1' as usize),
            _ => None,
        }
    }

    /// Chooses in the current question, or else in the first.
    fn choose(form: &Element, index: usize) -> bool {
        let questions = all(form, QUESTIONS);
        let Some(question) = questions.get(current(&questions).unwrap_or(0)) else { return false };
        let Some(choice) = all(question, CHOICES).into_iter().nth(index) else { return false };
        let Ok(choice) = choice.dyn_into::<HtmlElement>() else { return false };
        let _ = choice.focus();
        choice.click();
        set_current(&questions, question);
        true
    }

    /// Moves to the next or previous question.
    fn move_by(form: &Element, step: isize) -> bool {
        let questions = all(form, QUESTIONS);
        let index = match current(&questions) {
            Some(current) => current.saturating_add_signed(step).min(questions.len().saturating_sub(1)),
            None => 0,
        };
        let Some(question) = questions.get(index) else { return false };
        let choices = all(question, CHOICES);
        let chosen = choices.iter().find(|choice| choice.matches(":checked").unwrap_or(false));
        if let Some(choice) = chosen.or(choices.first()).and_then(|choice| choice.dyn_ref::<HtmlElement>()) {
            let _ = choice.focus();
        }
        question.scroll_into_view_with_bool(true);
        set_current(&questions, question);
        true
    }

    /// The question with the focus, else the one marked as current.
    fn current(questions: &[Element]) -> Option<usize> {
        let focused =
            document().active_element().and_then(|element| element.closest(QUESTIONS).ok().flatten());
        focused
            .and_then(|question| questions.iter().position(|other| *other == question))
            .or_else(|| questions.iter().position(|question| question.has_attribute("data-current")))
    }

    fn set_current(questions: &[Element], question: &Element) {
        for other in questions {
            let _ = other.toggle_attribute_with_force("data-current", other == question);
        }
    }

    /// Inside a form the arrows go from question to question, except on a radio button, where they
    /// already have a meaning. Elsewhere they scroll.
    fn arrows_are_ours(form: &Element) -> bool {
        document().active_element().is_some_and(|element| {
            form.contains(Some(&element)) && !element.matches("input[type=radio]").unwrap_or(false)
        })
    }

    /// True while the focus is in a text field.
    fn is_typing() -> bool {
        const TEXT: &str = "input:not([type=radio]):not([type=checkbox]):not([type=submit]):not([type=button]), \
            textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]";
        document()
            .active_element()
            .is_some_and(|element| element.closest(TEXT).is_ok_and(|found| found.is_some()))
    }

    /// The form with the focus, else the first of the page.
    fn form() -> Option<Element> {
        let focused =
            document().active_element().and_then(|element| element.closest("form[data-keys]").ok().flatten());
        focused.or_else(|| one("form[data-keys]"))
    }

    fn mark_choices() {
        let Some(form) = form() else { return };
        for question in all(&form, QUESTIONS) {
            for (index, choice) in all(&question, CHOICES).iter().take(LETTERS.len()).enumerate() {
                let _ = choice.set_attribute("aria-keyshortcuts", SHORTCUTS[index]);
                let label = choice.dyn_ref::<HtmlInputElement>().and_then(HtmlInputElement::labels);
                if let Some(label) =
                    label.and_then(|labels| labels.get(0)).and_then(|label| label.dyn_into::<Element>().ok())
                {
                    let _ = label.set_attribute("data-key", LETTERS[index]);
                }
            }
        }
    }

    fn mark_page(on: bool) {
        mark("data-keys", if on { "on" } else { "off" });
    }

    /// Shows the button that opens the list, and connects the switch in it.
    fn connect_dialog() {
        if let Some(button) = one("[data-keys-open]") {
            let _ = button.remove_attribute("hidden");
            listen(&button, "click", |_| {
                open_dialog();
            });
        }
        if let Some(switch) =
            one("[data-keys-switch]").and_then(|switch| switch.dyn_into::<HtmlInputElement>().ok())
        {
            switch.set_checked(is_on());
            let itself = switch.clone();
            listen(&switch, "change", move |_| {
                remember(itself.checked());
                mark_page(itself.checked());
            });
        }
    }

    fn dialog() -> Option<HtmlDialogElement> {
        one("dialog[data-keys-help]")?.dyn_into().ok()
    }

    fn dialog_is_open() -> bool {
        dialog().is_some_and(|dialog| dialog.open())
    }

    fn open_dialog() -> bool {
        dialog().is_some_and(|dialog| dialog.show_modal().is_ok())
    }

    /// True unless switched off; also true if the browser stores nothing.
    fn is_on() -> bool {
        let stored =
            window().local_storage().ok().flatten().and_then(|store| store.get_item(SETTING).ok().flatten());
        stored.as_deref() != Some("off")
    }

    fn remember(on: bool) {
        if let Ok(Some(store)) = window().local_storage() {
            let _ = store.set_item(SETTING, if on { "on" } else { "off" });
        }
    }
}
