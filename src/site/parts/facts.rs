//! The facts of a case: the table and the story.

use super::symbols::symbols;
use super::table::table;
use crate::words;
use bank::Scenario;
use leptos::prelude::*;
use rules::engine::{Case, Key, Ruling};

/// The facts; at a later stage, events since the case `before` are marked. With a ruling, the
/// auction shows its view of the calls; without one, what all players saw.
pub fn facts(case: &Case, before: Option<&Case>, ruling: Option<&Ruling>) -> AnyView {
    draw(case, before, ruling, &[])
}

/// The facts on a page that asks for a ruling: they state nothing that is asked.
pub fn asked_facts(scenario: &Scenario, before: Option<&Scenario>) -> AnyView {
    let before = before.map(|before| &before.case);
    draw(&scenario.case, before, None, &scenario.asks)
}

fn draw(case: &Case, before: Option<&Case>, ruling: Option<&Ruling>, asked: &[Key]) -> AnyView {
    let words = words();
    let [message, since] = match before {
        Some(before) => words.story_since_asking(before, case, asked),
        None => [words.story_asking(case, asked), Vec::new()],
    };
    let prose = |story: &[String]| -> Vec<AnyView> {
        story.iter().map(|text| view! { <p>{symbols(text)}</p> }.into_any()).collect()
    };
    let since = (!since.is_empty()).then(|| {
        view! {
            <section class="prose since" aria-labelledby="since">
                <h2 id="since">{words.say("facts-since")}</h2>
                {prose(&since)}
            </section>
        }
    });
    // Facts longer than the screen scroll, so they must be focusable by keyboard.
    view! {
        <section class="facts" aria-label=words.say("facts-caption") tabindex="0">
            {table(case, before, ruling, asked)} <div class="prose">{prose(&message)}</div> {since}
        </section>
    }
    .into_any()
}
