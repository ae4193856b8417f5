//! The choices of a question: rows; seats around a table; many clauses law by law.

use super::symbols::symbols;
use crate::words;
use bank::question::AnswerForm;
use bank::{ComponentQuestion, question};
use leptos::prelude::*;
use rules::bridge::Seat;
use rules::engine::{Case, Key};
use rules::law::Clause;

/// Clauses up to this number are listed without their laws.
const UNGROUPED: usize = 8;

/// A choice as drawn.
struct Choice {
    token: String,
    label: String,
    drawn: AnyView,
}

/// The choices of a question. Of many clauses the law is chosen first if `by_law`; the first law is
/// open if `open_first`, so that a link from a fault reaches a choice.
pub fn choices(
    case: &Case,
    ask: &ComponentQuestion,
    chosen: &[String],
    by_law: bool,
    open_first: bool,
) -> AnyView {
    let words = words();
    let name = ask.key.word();
    let many = ask.kind == AnswerForm::Many;
    let is_compass = Seat::ALL.iter().all(|seat| ask.choices.iter().any(|token| token == seat.letter()));
    let drawn = ask.choices.iter().enumerate().map(|(i, token)| {
        let label = words.choice(case, ask.key, token);
        let drawn = choice(name, i + 1, many, token, &label, chosen.contains(token), is_compass);
        Choice { token: token.clone(), label, drawn }
    });
    let all: Vec<Choice> = drawn.collect();
    if by_law && ask.key == Key::Law && all.len() > UNGROUPED {
        return laws(case, all, chosen, open_first);
    }
    let longest = all.iter().map(|choice| choice.label.chars().count()).max().unwrap_or(0);
    let class = match longest {
        _ if is_compass => "choices choices-compass",
        0..=5 => "choices choices-seats",
        6..=15 => "choices choices-short",
        _ => "choices",
    };
    let rows: Vec<AnyView> = all.into_iter().map(|choice| choice.drawn).collect();
    view! { <div class=class>{rows}</div> }.into_any()
}

fn choice(
    name: &str,
    number: usize,
    many: bool,
    token: &str,
    label: &str,
    chosen: bool,
    is_compass: bool,
) -> AnyView {
    let label = symbols(label);
    let class = match token {
        question::NONE => "choice choice-none".to_owned(),
        seat if is_compass && seat.len() == 1 => format!("choice choice-{}", seat.to_lowercase()),
        _ => "choice".to_owned(),
    };
    view! {
        <label class=class>
            <input
                type=if many { "checkbox" } else { "radio" }
                id=format!("{name}-{number}")
                name=format!("answer[{name}][]")
                value=token.to_owned()
                checked=chosen
            />
            <span class="says">{label}</span>
        </label>
    }
    .into_any()
}

/// Clauses behind the law they belong to, one law open at a time; a law with a single clause is a
/// choice itself. With scripts, a clause can be typed.
fn laws(case: &Case, all: Vec<Choice>, chosen: &[String], open_first: bool) -> AnyView {
    let words = words();
    let mut groups: Vec<(Option<Clause>, Vec<Choice>)> = Vec::new();
    for choice in all {
        let clause = choice.token.parse::<Clause>().ok();
        match groups.last_mut() {
            Some((law, group)) if law.map(Clause::law) == clause.map(Clause::law) => group.push(choice),
            _ => groups.push((clause, vec![choice])),
        }
    }
    let mut is_first = true;
    let mut rows: Vec<AnyView> = Vec::new();
    for (clause, group) in groups {
        let Some(clause) = clause.filter(|_| group.len() > 1) else {
            rows.extend(group.into_iter().map(|choice| choice.drawn));
            continue;
        };
        let has_chosen = group.iter().any(|choice| chosen.contains(&choice.token));
        let is_open = has_chosen || open_first && is_first && chosen.is_empty();
        is_first = false;
        let cite = words.format("law-cite", &[("clause", clause.law().into())]);
        let heading = words.heading(clause, case.edition);
        let title = words.format("law-title", &[("cite", cite.into()), ("heading", heading.into())]);
        let choices: Vec<AnyView> = group.into_iter().map(|choice| choice.drawn).collect();
        rows.push(
            view! {
                <details class="law-group" name="law-group" open=is_open>
                    <summary><span class="says">{title}</span></summary>
                    <div class="choices">{choices}</div>
                </details>
            }
            .into_any(),
        );
    }
    view! {
        <p class="law-find with-scripts">
            <label for="law-find">{words.say("law-find")}</label>
            <input
                type="text"
                id="law-find"
                data-law-find=""
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
            />
        </p>
        <div class="choices choices-laws">{rows}</div>
    }
    .into_any()
}
