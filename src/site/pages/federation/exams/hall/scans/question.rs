//! A question of a scanned sheet: the part of the picture, and the choices beside it.

use crate::api::{NOTHING, ReviewedQuestion, SHEET_SIZE};
use crate::parts::page_form::PageForm;
use crate::words;
use bank::exam::SheetField;
use bank::exam::on_paper::sign;
use leptos::prelude::*;

/// The number of a question, as the booklet has it.
pub fn number(question: &ReviewedQuestion) -> String {
    words().format("hall-number", &[("page", question.page.into()), ("ask", question.ask.into())])
}

/// The question with its field, as read or as sent with a fault; `from` is the path of the picture.
pub fn view(question: &ReviewedQuestion, from: &str, form: &PageForm) -> AnyView {
    let words = words();
    let id = question.name();
    let number = number(question);
    let seen = format!("{id}-seen");
    view! {
        <fieldset class="field scan-question" id=id.clone() aria-describedby=format!("{id}-about")>
            <legend>{words.format("hall-scan-question", &[("number", number.clone().into())])}</legend>
            {crop(question, from, words.format("hall-scan-crop", &[("number", number.into())]))}
            <p class="hint" id=format!("{id}-about")>{about(question)}</p>
            {field(question, &id, &seen, form)}
        </fieldset>
    }
    .into_any()
}

/// The question as it is in the picture.
fn crop(question: &ReviewedQuestion, from: &str, label: String) -> AnyView {
    let [left, top, width, height] = question.area;
    let page = (SHEET_SIZE.0.to_string(), SHEET_SIZE.1.to_string());
    let shown = format!("{left:.1} {top:.1} {width:.1} {height:.1}");
    view! {
        <svg class="scan-crop" viewBox=shown role="img" aria-label=label>
            <image href=from.to_owned() width=page.0 height=page.1 preserveAspectRatio="none" />
        </svg>
    }
    .into_any()
}

/// What was read, what was typed in, and why a person is asked.
fn about(question: &ReviewedQuestion) -> String {
    let words = words();
    let or_none = |signs: String| if signs.is_empty() { words.say("hall-no-sign") } else { signs };
    let read = or_none(question.read_signs());
    match (question.doubt, question.stored_signs()) {
        (Some(doubt), stored) => {
            let why = format!("hall-scan-doubt-{}", doubt.word());
            match stored {
                Some(stored) => {
                    let args = [("why", words.say(&why).into()), ("typed", or_none(stored).into())];
                    words.format("hall-scan-doubt-typed", &args)
                }
                None => words.say(&why),
            }
        }
        (None, Some(stored)) if question.differs() => {
            let args = [("read", read.into()), ("typed", or_none(stored).into())];
            words.format("hall-scan-differs", &args)
        }
        (None, _) => words.format("hall-scan-reads-as", &[("read", read.into())]),
    }
}

/// The signs chosen, or the sign for none; empty while a person has to choose.
fn chosen(question: &ReviewedQuestion, form: &PageForm) -> Vec<String> {
    if form.is_faulty() {
        let sent = form.sent(&format!("marks[{}]", question.name())).unwrap_or_default();
        return sent.split_whitespace().map(str::to_owned).collect();
    }
    let ask = &question.component;
    match question.chosen() {
        Some([]) => vec![NOTHING.to_owned()],
        Some(tokens) => {
            let chosen = (0..ask.choices.len()).filter(|at| tokens.contains(&ask.choices[*at]));
            chosen.map(|at| sign(ask, at)).collect()
        }
        None => Vec::new(),
    }
}

fn field(question: &ReviewedQuestion, id: &str, seen: &str, form: &PageForm) -> AnyView {
    let words = words();
    let ask = &question.component;
    let name = format!("marks[{}][]", question.name());
    let chosen = chosen(question, form);
    let is_chosen = |sign: &str| chosen.iter().any(|one| one == sign);
    let SheetField::Bubbles { many, .. } = &question.field else {
        let label = words.say("hall-scan-signs");
        return view! {
            <p class="field">
                <label for=format!("{id}-signs")>{label}</label>
                <input
                    id=format!("{id}-signs")
                    name=name
                    type="text"
                    size="6"
                    value=chosen.join(" ")
                    autocomplete="off"
                    required=question.is_open
                />
            </p>
        }
        .into_any();
    };
    let kind = if *many { "checkbox" } else { "radio" };
    let required = question.is_open && !many;
    let choice = |value: String, text: String, checked: bool, class: &'static str| {
        view! {
            <label class=class>
                <input type=kind name=name.clone() value=value checked=checked required=required />
                <span class="says">{text}</span>
            </label>
        }
        .into_any()
    };
    let mut choices: Vec<AnyView> = (0..ask.choices.len())
        .map(|at| sign(ask, at))
        .map(|sign| choice(sign.clone(), sign.clone(), is_chosen(&sign), "choice"))
        .collect();
    if !many {
        let nothing = words.say("hall-scan-nothing");
        choices.push(choice(NOTHING.to_owned(), nothing, is_chosen(NOTHING), "choice wide"));
    }
    // A group of checkboxes cannot be required; that a person has looked at it can.
    let is_looked = form.is_faulty() && is_chosen(NOTHING);
    let looked = (question.is_open && *many).then(|| {
        view! {
            <label class="choice">
                <input type="checkbox" id=seen.to_owned() name=name.clone() value=NOTHING checked=is_looked required=true />
                <span class="says">{words.say("hall-scan-looked")}</span>
            </label>
        }
    });
    view! { <div class="choices choices-signs">{choices}</div> {looked} }.into_any()
}
