//! The steps of a statement in order, with the sentence that they make; and their notation.

use crate::parts::symbols::symbols;
use crate::words;
use bank::desk::SheetEdit;
use leptos::prelude::*;
use rules::engine::claim::StatementStep;

/// Sample steps of a statement, one of each kind, each with an explanation.
const STEPS: [&str; 22] = [
    "draw",
    "draw 2 rounds",
    "draw out 1",
    "cash S",
    "top S",
    "top",
    "play SA SK S5",
    "ruff H in N 2",
    "ruff H high in N",
    "ruff H with SK in N",
    "crossruff",
    "cross to N in D",
    "good N",
    "finesse HQ through W",
    "concede C",
    "tally 2S 1H 1D",
    "tally 6D then 5S",
    "discard N D4",
    "if S breaks 3-2: cash S",
    "if anyone shows out of S: cash H",
    "unless SQ falls: cash D",
    "else: finesse HQ through W",
];

/// The steps, each with buttons that move and remove it, and the sentence.
pub fn steps(steps: &[Result<StatementStep, &str>]) -> Option<AnyView> {
    if steps.is_empty() {
        return None;
    }
    let words = words();
    let list: Vec<AnyView> =
        steps.iter().enumerate().map(|(at, step)| listed(at + 1, step, steps.len())).collect();
    let all: Option<Vec<StatementStep>> = steps.iter().map(|step| step.clone().ok()).collect();
    let sentence = all.and_then(|all| words.statement(&all));
    let sentence = sentence.map(|sentence| {
        let text = words.format("desk-said", &[("statement", sentence.into())]);
        view! { <p class="said-sentence" id="said" data-desk-told="">{symbols(&text)}</p> }
    });
    Some(
        view! {
            <ol class="said-steps" aria-label=words.say("desk-said-steps")>{list}</ol>
            {sentence}
        }
        .into_any(),
    )
}

fn listed(number: usize, step: &Result<StatementStep, &str>, last: usize) -> AnyView {
    let text = match step {
        Ok(step) => symbols(&words().stated(step)).into_any(),
        Err(text) => view! { <code>{(*text).to_owned()}</code> }.into_any(),
    };
    let up = (number > 1).then(|| edit(&SheetEdit::Earlier(number), "up", number, "↑"));
    let down = (number < last).then(|| edit(&SheetEdit::Earlier(number + 1), "down", number, "↓"));
    view! {
        <li>
            <span class="said-step">{text}</span>
            <span class="said-edits">{up} {down} {edit(&SheetEdit::Unsay(number), "remove", number, "×")}</span>
        </li>
    }
    .into_any()
}

/// A button that moves a step or removes it.
fn edit(edit: &SheetEdit, word: &str, number: usize, mark: &'static str) -> AnyView {
    let spoken = words().format(&format!("desk-said-{word}"), &[("n", number.into())]);
    let title = spoken.clone();
    view! {
        <button
            type="submit"
            name="act"
            value=edit.to_string()
            id=format!("said-{word}-{number}")
            class="button quiet small said-edit"
            title=title
        >
            <span aria-hidden="true">{mark}</span>
            <span class="vh">{spoken}</span>
        </button>
    }
    .into_any()
}

/// How each kind of step is written.
pub fn notation() -> AnyView {
    let words = words();
    let step = |text: &str| {
        let message = text.parse::<StatementStep>().map(|step| words.stated(&step)).unwrap_or_default();
        view! { <dt><code>{text.to_owned()}</code></dt> <dd>{symbols(&message)}</dd> }
    };
    let steps: Vec<_> = STEPS.into_iter().map(step).collect();
    view! {
        <details class="rarer" id="steps">
            <summary>{words.say("desk-statement-steps")}</summary>
            <dl class="step-list">{steps}</dl>
            <p class="hint">{words.say("desk-statement-more")}</p>
        </details>
    }
    .into_any()
}
