//! What is asked: every component with what decides it, and those that are suggested.

use super::StudioPage;
use crate::parts::symbols::symbols;
use crate::words;
use bank::studio::{AskSuggestion, DecidedBy, StageDraft, suggestions};
use leptos::prelude::*;
use rules::engine::{Case, Ruling};

/// The weights offered.
const WEIGHTS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

impl StudioPage<'_> {
    /// The questions, once there is a ruling.
    pub(super) fn asked(&self) -> AnyView {
        let words = words();
        let faults = self.faults_of("asks");
        let ruled = self.state.case().zip(self.state.ruling());
        let content = match ruled {
            Some((case, ruling)) => self.rows(case, ruling),
            None => view! { <p class="hint">{words.say("studio-asks-later")}</p> }.into_any(),
        };
        let wrong = !faults.is_empty() && ruled.is_some();
        let fault = wrong.then(|| view! { <p class="fault" id="asks-fault">{faults.join(" ")}</p> });
        view! {
            <section class="asked" aria-labelledby="asked">
                <h2 id="asked">{words.say("studio-asks")}</h2>
                <fieldset class="entry-field" id="asks" class:has-fault=wrong tabindex="-1">
                    <legend class="vh">{words.say("studio-asks")}</legend>
                    {fault}
                    {content}
                </fieldset>
            </section>
        }
        .into_any()
    }

    fn rows(&self, case: &Case, ruling: &Ruling) -> AnyView {
        let words = words();
        let stage = self.studio.draft().stage(self.studio.at());
        let all = suggestions(case, ruling);
        let is_chosen = |word: &str| has(stage, word);
        let (offered, others): (Vec<&AskSuggestion>, Vec<&AskSuggestion>) = all.iter().partition(|one| {
            matches!(one.decided, DecidedBy::Ruling | DecidedBy::Judgement) || is_chosen(one.key.word())
        });
        let rows: Vec<AnyView> = offered.iter().map(|one| row(case, stage, one)).collect();
        // Words that are no component of such facts: kept, so that they can be unticked.
        let known = |word: &str| all.iter().any(|one| one.key.word() == word);
        let every = stage.asks.iter().chain(&stage.critical).chain(stage.weights.keys());
        let mut unknown: Vec<&String> = every.filter(|word| !known(word)).collect();
        unknown.sort();
        unknown.dedup();
        let unknown: Vec<AnyView> = unknown.into_iter().map(|word| unknown_row(stage, word)).collect();
        let open = others.iter().filter(|one| one.decided == DecidedBy::Fork);
        let open: Vec<AnyView> = open.map(|one| undecided(one)).collect();
        let not_decided = (!open.is_empty()).then(|| {
            view! {
                <details class="folded" id="undecided">
                    <summary>{words.say("studio-asks-undecided")}</summary>
                    <ul>{open}</ul>
                </details>
            }
        });
        view! {
            <p class="hint">{words.say("studio-asks-hint")}</p>
            <p class="actions">
                <button type="submit" name="act" value="suggest" id="suggest" class="button small">
                    {words.say("studio-suggest")}
                </button>
            </p>
            <ul class="ask-rows">{rows} {unknown}</ul>
            {not_decided}
        }
        .into_any()
    }
}

fn has(stage: &StageDraft, word: &str) -> bool {
    stage.asks.contains(word) || stage.critical.contains(word) || stage.weights.contains_key(word)
}

/// A component: ticked if it is asked for, then with its weight.
fn row(case: &Case, stage: &StageDraft, one: &AskSuggestion) -> AnyView {
    let words = words();
    let (key, word) = (one.key, one.key.word());
    let mut answers: Vec<String> =
        one.answers.iter().map(|tokens| words.answer_text(case, key, tokens)).collect();
    answers.truncate(4);
    let decided = match one.decided {
        DecidedBy::Ruling => answers.join(" "),
        DecidedBy::Judgement => {
            words.format("studio-asks-judgement", &[("answers", answers.join(" · ").into())])
        }
        DecidedBy::Fork => words.say("studio-asks-fork"),
        DecidedBy::Nothing => words.say("studio-asks-nothing"),
    };
    let suggested =
        one.suggested.then(|| view! { <span class="note">{words.say("studio-suggested")}</span> });
    view! {
        <li>
            {tick(word, words.label(key), stage)}
            <span class="decided">{symbols(&decided)}</span>
            " "
            {suggested}
            {has(stage, word).then(|| weighing(word, &words.label(key), stage))}
        </li>
    }
    .into_any()
}

fn unknown_row(stage: &StageDraft, word: &str) -> AnyView {
    view! {
        <li>
            {tick(word, word.to_owned(), stage)}
            <span class="decided fault">{words().say("studio-asks-unknown")}</span>
            {weighing(word, word, stage)}
        </li>
    }
    .into_any()
}

fn tick(word: &str, label: String, stage: &StageDraft) -> AnyView {
    view! {
        <label class="pick">
            <input
                type="checkbox"
                name="asks"
                id=format!("asks-{word}")
                value=word.to_owned()
                checked=stage.asks.contains(word)
            />
            <span>{symbols(&label)}</span>
        </label>
    }
    .into_any()
}

/// The weight of a component, and whether it caps the mark.
fn weighing(word: &str, label: &str, stage: &StageDraft) -> AnyView {
    let words = words();
    let weight = stage.weights.get(word).map_or("1", String::as_str);
    let odd = (!WEIGHTS.contains(&weight)).then(|| weight.to_owned());
    let option = |text: String| {
        let (selected, value) = (text == weight, if text == "1" { String::new() } else { text.clone() });
        view! { <option value=value selected=selected>{text}</option> }.into_any()
    };
    let options: Vec<AnyView> = WEIGHTS.map(str::to_owned).into_iter().chain(odd).map(option).collect();
    let spoken = words.format("studio-weight-of", &[("question", label.into())]);
    view! {
        <span class="weighing">
            <label>
                <span aria-hidden="true">{words.say("studio-weight")}</span>
                <select name=format!("weights.{word}") id=format!("weights.{word}") aria-label=spoken>
                    {options}
                </select>
            </label>
            <label class="pick">
                <input
                    type="checkbox"
                    name="critical"
                    id=format!("critical-{word}")
                    value=word.to_owned()
                    checked=stage.critical.contains(word)
                />
                <span>{words.say("studio-critical")}</span>
            </label>
        </span>
    }
    .into_any()
}

fn undecided(one: &AskSuggestion) -> AnyView {
    let words = words();
    view! { <li>{symbols(&words.label(one.key))} " " <span class="note">{words.say("studio-asks-fork")}</span></li> }
        .into_any()
}
