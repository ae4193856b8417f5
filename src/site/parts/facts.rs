//! The facts of a case: the table and the story.

use super::auction::RuledCalls;
use super::symbols::symbols;
use super::table::table;
use crate::words;
use leptos::prelude::*;
use rules::engine::{Case, Ruling};

/// The facts; at a later stage, events since the case `before` are marked. With a ruling, the
/// auction shows its view of the calls; without one, what all players saw.
pub fn facts(case: &Case, before: Option<&Case>, ruling: Option<&Ruling>) -> AnyView {
    let words = words();
    let ruled = ruling.map(RuledCalls::by).unwrap_or_default();
    let [message, since] = match before {
        Some(before) => words.story_since(before, case),
        None => [words.story(case), Vec::new()],
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
            {table(case, before, &ruled)} <div class="prose">{prose(&message)}</div> {since}
        </section>
    }
    .into_any()
}
