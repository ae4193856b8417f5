//! A form field with label, hint and faults; the summary of a form's faults; search forms; and
//! escaping of text for HTML.

use super::symbols::text;
use crate::words;
use leptos::prelude::*;
use std::borrow::Cow;

/// A value and its label.
pub type Choice = (String, String);

/// Values of a kind, each with the text whose id is the pattern with the value's word.
pub fn offered<const N: usize>(words_of: [&'static str; N], ids: &str) -> Vec<Choice> {
    words_of.map(|word| (word.to_owned(), words().say(&ids.replace("{}", word)))).into()
}

/// A select box of this id and name, with its label. Each choice is a value and its label.
pub fn choices(
    class: &str,
    (id, name): (String, String),
    label: String,
    hint: Option<String>,
    offered: impl IntoIterator<Item = Choice>,
    chosen: &str,
    faults: Vec<String>,
) -> AnyView {
    let option = |(value, text): Choice| {
        let selected = value == chosen;
        view! { <option value=value selected=selected>{text}</option> }.into_any()
    };
    let options: Vec<AnyView> = offered.into_iter().map(option).collect();
    labelled(class, &id.clone(), label, hint, faults, |described, wrong| {
        view! {
            <select id=id name=name aria-describedby=described aria-invalid=wrong.then_some("true")>
                {options}
            </select>
        }
        .into_any()
    })
}

/// Radio buttons in a fieldset, with a hint and messages of faults.
pub fn radios(
    id: &str,
    name: String,
    legend: String,
    (hint, faults): (Option<String>, Vec<String>),
    offered: impl IntoIterator<Item = Choice>,
    chosen: &str,
    class: &'static str,
) -> AnyView {
    let (described, beside, wrong) = beside(id, hint, faults);
    let offered: Vec<Choice> = offered.into_iter().collect();
    let required = offered.iter().all(|(value, _)| value != chosen);
    let buttons: Vec<AnyView> = offered
        .into_iter()
        .map(|(value, text)| {
            let checked = value == chosen;
            view! {
                <label class="choice">
                    <input type="radio" name=name.clone() value=value required=required checked=checked />
                    <span class="says">{text}</span>
                </label>
            }
            .into_any()
        })
        .collect();
    view! {
        <fieldset class="field" class:has-fault=wrong id=id.to_owned() aria-describedby=described>
            <legend>{legend}</legend>
            {beside}
            <div class=format!("choices {class}").trim_end().to_owned()>{buttons}</div>
        </fieldset>
    }
    .into_any()
}

/// A search form: a GET of this path, with a button with the text of this id.
pub fn search_form(to: &str, fields: impl IntoView + 'static, button: &str) -> AnyView {
    let button = words().say(button);
    view! {
        <form method="get" action=to.to_owned() class="search">
            {fields.into_any()}
            <p class="actions"><button type="submit" class="button quiet">{button}</button></p>
        </form>
    }
    .into_any()
}

/// The text of a search, with the label of this id.
pub fn search_text(name: &'static str, label: &str, typed: &str) -> AnyView {
    labelled("field", name, words().say(label), None, Vec::new(), |_, _| {
        view! { <input id=name name=name type="search" value=typed.to_owned() autocomplete="off" /> }
            .into_any()
    })
}

/// A choice of a search, with the label of this id.
pub fn search_choice(
    name: &'static str,
    label: &str,
    offered: impl IntoIterator<Item = Choice>,
    chosen: &str,
) -> AnyView {
    choices(
        "field",
        (name.to_owned(), name.to_owned()),
        words().say(label),
        None,
        offered,
        chosen,
        Vec::new(),
    )
}

/// Puts label, hint and faults around an input. `input` is called with the ids of the elements that
/// describe it, and with true if there are faults.
pub fn labelled(
    class: &str,
    id: &str,
    label: String,
    hint: Option<String>,
    faults: Vec<String>,
    input: impl FnOnce(Option<String>, bool) -> AnyView,
) -> AnyView {
    let (described, beside, wrong) = beside(id, hint, faults);
    view! {
        <div class=class.to_owned() class:has-fault=wrong>
            <label for=id.to_owned()>{text(&label)}</label>
            {beside}
            {input(described, wrong)}
        </div>
    }
    .into_any()
}

/// Hint and faults of a field, the ids that describe it, and whether there is a fault.
pub fn beside(id: &str, hint: Option<String>, faults: Vec<String>) -> (Option<String>, AnyView, bool) {
    let (hint_id, fault_id) = (format!("{id}-hint"), format!("{id}-fault"));
    let wrong = !faults.is_empty();
    let described = [hint.as_ref().map(|_| &*hint_id), wrong.then_some(&*fault_id)];
    let described = described.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let described = (!described.is_empty()).then_some(described);
    let hint = hint.map(|hint| view! { <p class="hint" id=hint_id>{text(&hint)}</p> });
    let fault = wrong.then(|| view! { <p class="fault" id=fault_id>{text(&faults.join(" "))}</p> });
    (described, view! { {hint} {fault} }.into_any(), wrong)
}

/// A summary of a form's faults, each with a link to its field; `None` without faults. `faults` are
/// pairs of field name and message; the name is empty for a fault of the whole form.
pub fn summary(faults: Vec<(String, String)>) -> Option<AnyView> {
    if faults.is_empty() {
        return None;
    }
    let words = words();
    let title = words.format("form-faults", &[("n", faults.len().into())]);
    let list: Vec<_> = faults
        .into_iter()
        .map(|(field, text)| match field.as_str() {
            "" => view! { <li>{text}</li> }.into_any(),
            _ => view! { <li><a href=format!("#{field}")>{text}</a></li> }.into_any(),
        })
        .collect();
    Some(
        view! {
            <section class="summary" aria-labelledby="faults-title">
                <h2 id="faults-title">{title}</h2>
                <ul>{list}</ul>
            </section>
        }
        .into_any(),
    )
}

/// Escapes a text for HTML that Leptos does not escape: between tags, or in a double-quoted
/// attribute.
pub fn escape_html(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '"']) {
        return text.into();
    }
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;").into()
}

/// Escapes the content of a `textarea` or `title`, which Leptos writes verbatim, so that no
/// text can end the element. Browsers drop a leading line break: it is doubled.
pub fn between_tags(text: &str) -> String {
    let line_break = if text.starts_with('\n') { "\n" } else { "" };
    format!("{line_break}{}", escape_html(text))
}
