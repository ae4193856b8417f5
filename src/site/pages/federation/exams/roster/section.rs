//! The list of a sitting in brief, on the sitting's page.

use super::list;
use super::paths::roster_path;
use crate::api::{Allowed, Listed, Sitting as Held};
use crate::words;
use leptos::prelude::*;

/// Numbers of people by what they have done, and a link to the list.
pub fn section(allowed: &Allowed, held: &Held, listed: &[Listed]) -> AnyView {
    let words = words();
    let entry =
        words.say(if held.listed_only { "roster-may-enter-listed" } else { "roster-may-enter-everyone" });
    let counts = match listed.len() {
        0 => words.say("roster-none"),
        _ => list::counted(listed),
    };
    view! {
        <section aria-labelledby="candidates">
            <h2 id="candidates">{words.say("roster-title")}</h2>
            <p>{counts}</p>
            <p class="note">{entry}</p>
            <p class="actions">
                <a class="button quiet" href=roster_path(allowed, held)>{words.say("roster-open")}</a>
            </p>
        </section>
    }
    .into_any()
}
