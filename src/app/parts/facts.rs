//! The facts of a case: the table and the story.

use super::auction::Ruled;
use super::symbols::symbols;
use super::table::table;
use crate::engine::{Case, Ruling};
use crate::words::english;
use leptos::prelude::*;

/// The facts. With a ruling, the auction shows what it says of the calls; without one it shows what everybody at the table saw.
pub fn facts(case: &Case, ruling: Option<&Ruling>) -> AnyView {
    let words = english();
    let ruled = ruling.map(Ruled::by).unwrap_or_default();
    let story: Vec<_> = words.story(case).iter().map(|text| view! { <p>{symbols(text)}</p> }).collect();
    view! {
        <section class="facts" aria-label=words.say("facts-caption")>
            {table(case, &ruled)} <div class="prose">{story}</div>
        </section>
    }
    .into_any()
}
