//! Adding people to a list: chosen among the federation's people, or pasted.

use super::paths::{hidden, roster_path};
use crate::api::{Action, Allowed, Listed, Member, RosterAdd, Sitting as Held, Whose};
use crate::parts::button::{hide, submit};
use crate::parts::field::{search_form, search_text};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// A search among the federation's people, and those found, to tick.
pub fn choose(allowed: &Allowed, held: &Held, listed: &[Listed], q: &str, found: &[Member]) -> AnyView {
    let words = words();
    let here = roster_path(allowed, held);
    let found = (!q.trim().is_empty()).then(|| match found {
        [] => view! { <p role="status">{words.say("people-none")}</p> }.into_any(),
        found => ticks(allowed, held, listed, found),
    });
    view! {
        <section aria-labelledby="choose">
            <h2 id="choose">{words.say("roster-choose")}</h2>
            {search_form(&here, search_text("q", "people-search", q), "people-find")}
            {found}
        </section>
    }
    .into_any()
}

/// The people found; those on the list are not offered.
fn ticks(allowed: &Allowed, held: &Held, listed: &[Listed], found: &[Member]) -> AnyView {
    let words = words();
    let there: BTreeSet<_> = listed.iter().map(|one| one.account).collect();
    let tick = |member: &Member| {
        let id = member.account.id;
        let mut notes = vec![member.account.email.clone()];
        notes.extend(member.number.clone());
        let is_listed = there.contains(&id);
        if is_listed {
            notes.push(words.say("roster-is-listed"));
        }
        view! {
            <li>
                <label class="choice">
                    <input type="checkbox" name="chosen[]" value=id.0.to_string() disabled=is_listed />
                    <span class="says">
                        {member.account.name.clone()} " · " <span class="note">{notes.join(" · ")}</span>
                    </span>
                </label>
            </li>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = found.iter().map(tick).collect();
    let add = found
        .iter()
        .any(|member| !there.contains(&member.account.id))
        .then(|| submit(words.say("roster-add-chosen"), "primary"));
    view! {
        <form method="post" action=RosterAdd::FORM.action>
            {hide(hidden(allowed, held))}
            <ul class="plain">{rows}</ul>
            {add}
        </form>
    }
    .into_any()
}

/// The form for pasted addresses and numbers.
pub fn paste(allowed: &Allowed, held: &Held, form: &PageForm) -> AnyView {
    let words = words();
    let new = allowed.may_also(Action::Enrol, Whose::Others).then(|| {
        let to = format!("/federation/{}/enrol", allowed.federation().code);
        view! { <p class="note">{words.say("roster-new")} " " <a href=to>{words.say("federation-enrol")}</a></p> }
    });
    view! {
        <section aria-labelledby="paste">
            <h2 id="paste">{words.say("roster-paste")}</h2>
            {form.view(hidden(allowed, held), form.field("people", ""), ("roster-try", "primary"))}
            {new}
        </section>
    }
    .into_any()
}
